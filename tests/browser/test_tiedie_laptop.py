"""A round of TIEDIE in tail mode by clicking, four people on one laptop: cards in secret, a wrong accusation, an attack
that is evaded, a Move that is pointed out on the map. The laptop goes round no more often than it must, and at no
moment is there in the page what only others know.
"""

import re

import pytest

import tabletop_lab as tl
from tests.browser.in_the_page import Watched
from tests.browser.notebook_of import notebook_of
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

# Night, so that nobody is a witness; P1 hunts P2, who stands beside P1.
POSITION = {
    "phase": "select", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1",
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
}  # fmt: skip
RULES = {"mode": "tail", "map_layout": "M1", "character_assign": "none", "start_time": "night"}
CELLS = [
    f"import tabletop_lab as tl\nmatch = tl.Match('tiedie', players=4, seed=1, rules={RULES}, position={POSITION})",
    "player = tl.play(match, mode='hotseat')\nplayer.stage.handoff.guard.wait = 1;",
]


class Round(Watched):
    """The player in the page, and what is pressed there; every answer is given to the match here, too."""

    covers = 0

    def take(self, seat):
        self.covers += 1
        return super().take(seat)

    def button(self, text, *answers):
        """Press an answer by its words."""
        self.frame.locator(".ttl-opts button", has_text=text).first.click()
        self.given(*answers)

    def card(self, name, answer):
        """Press a card by its name: others may speak of it."""
        self.frame.locator(f'.ttl-opts button[data-words^="{name}: "]').click()
        self.given(answer)

    def places(self, *places, answers):
        """Press places of the board, one after another."""
        for at, place in enumerate(places):
            there = self.frame.locator(f'[id="sq-{place}"]')
            if place not in places[:at]:
                expect(there).to_have_class("place target")
            there.click()
            settled(self.page)
        self.given(*answers)

    def given(self, *answers):
        for answer in answers:
            self.match.play(answer)
        settled(self.page)

    def anybody(self, turn, who="Nobody"):
        """The whole table is asked whether anybody accuses; `who` presses."""
        cover = self.frame.locator(".ttl-handoff")
        expect(cover).to_contain_text(f"{turn}’s turn comes next. Does anybody accuse?")
        self.look("")
        cover.locator("button", has_text=who).first.click()
        settled(self.page)

    def goes_on_with(self, seat, question):
        """The laptop is with a seat whose turn it is: without a cover, if it has the laptop already."""
        if self.frame.locator(".ttl-handoff").count():
            self.take(seat)
        expect(self.frame.locator(".ttl-decide h3")).to_have_text(question)


@pytest.fixture(scope="module")
def table(lab):
    with notebook_of(lab, "tiedie", CELLS, height=900) as page:
        frame = page.locator(".ttl-whole-player")
        expect(frame.locator(".ttl-handoff")).to_be_visible()
        yield Round(page, frame, tl.Match("tiedie", players=4, seed=1, rules=RULES, position=POSITION))


def test_a_round_of_tail_is_played_by_clicking(table):
    for seat, card, label in (("P1", "Attack", "attack"), ("P2", "Evade", "evade"), ("P3", "Accuse", "accuse"),
                              ("P4", "Move", "move")):  # fmt: skip
        table.take(seat)
        table.card(card, label)
    # Before P1's turn P3 says "P4 attacks P1!", which is wrong: suspect and victim are pointed at on the board.
    table.anybody("P1", "P3")
    table.take("P3")
    table.places("P4", "P1", answers=["attack P4 P1"])
    table.goes_on_with("P4", "P3 was wrong. Does P4 take the turn now or later?")
    table.button("in the usual place", "later")
    table.anybody("P1")
    # P1 attacks P2 without a step; P2 evades.
    table.goes_on_with("P1", "What does P1 do?")
    table.button("turn up Attack", "attack")
    table.places("T5(1,1)", "P2", answers=["P2 from T5(1,1)"])
    table.take("P2")
    table.card("Evade", "evade")
    assert table.match.state.out == {"P1": "eliminated"} and table.match.state.targets["P2"] == "P2"
    for seat in ("P2", "P3"):
        table.goes_on_with(seat, f"What does {seat} do?")
        table.button("end the turn", "end")
    # P4 goes two squares by night: the place is pressed, its way is shown, and it is pressed again.
    table.goes_on_with("P4", "What does P4 do?")
    table.places("T9(2,4)", answers=[])
    expect(table.frame.locator(".ttl-note")).to_contain_text("2 steps to T9(2,4)")
    table.frame.locator('[id="sq-T9(2,4)"]').click()
    table.given("move", "T9(3,4)", "T9(2,4)")
    table.button("end the turn", "end")
    assert table.match.state.round == 2 and table.match.decision.name == "commit"
    cover = table.frame.locator(".ttl-handoff")
    expect(cover).to_contain_text("P4")
    table.look("")
    assert table.covers == 10, "four cards, the accuser, the accused, and once for each turn and for the answer to it"
    assert table.page.complaints == []


def test_the_page_shows_the_same_match(table):
    """Who was accused wrongly, who evaded, where P4 stands: as the match here has it."""
    state = table.match.state
    assert (state.pawn["P4"], state.sleeps_until["P3"], state.locked_until["P3"]) == ("T9(2,4)", 2, 5)
    table.take(table.match.decision.player)
    board = table.frame.locator(".ttl-svg svg.over")
    expect(board).to_have_attribute("aria-label", re.compile(r"P4 .*T9\(2,4\)"))
