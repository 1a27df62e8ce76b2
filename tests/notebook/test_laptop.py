"""A laptop that is passed around: what stands in the page at every moment, and what nobody may learn from it.
Games in which even who acts is a secret: test_laptop_hidden_actors.py. In a browser: tests/browser/test_laptop.py."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game, Result, State, public
from tabletop_lab.notebook import play
from tabletop_lab.notebook.widget.match_widget import MatchWidget


def hand_names(match, seat):
    return [match.words().card(card) for card in match.view(seat).hands[seat]]


def test_the_cover_takes_the_place_of_everything(page):
    match = tl.Match("fourteen_nights", players=3, seed=6).run(until=120)
    player = MatchWidget(match, mode="hotseat")
    decider = match.decision.player
    secrets = {seat: hand_names(match, seat) for seat in match.players}
    assert sum(map(bool, secrets.values())) > 1
    covered = page()
    assert f"Pass the laptop to {decider}" in covered
    assert not [name for names in secrets.values() for name in names if name in covered]
    for sign in ("<path", "Seen by", "ttl-tree", "data-do", "picture", "Undo"):
        assert sign not in covered, "no board, no trace, no controls: not in any model"
    player.i_am(decider)
    opened = page()
    assert "<path" in opened and "ttl-news" in opened and f"Seen by {decider}" in opened
    others = {name for seat in match.players if seat != decider for name in secrets[seat]} - set(secrets[decider])
    assert not [name for name in others if name in opened]
    player.hide()
    assert page() == covered, "nothing is left of the seat that looked"
    player.i_am(tl.MODERATOR).edit_rules().set("adjacency", "ring").apply()
    assert "Under the new rules" in page()
    player.hide()
    assert page() == covered, "nor of the form that showed what new rules would change"


def test_answers_cover_the_screen_when_another_person_goes_on(page):
    match = tl.Match("fourteen_nights", players=3, seed=6)
    player = MatchWidget(match, mode="hotseat").i_am("P1")
    player.board.click("3")
    assert match.decision.player == "P1" and not player.laptop.covered, "the seat goes on: it keeps the laptop"
    old = player.screen
    player.click("stop")
    assert player.laptop.covered and player.laptop.seat == match.decision.player != "P1"
    assert old.board.comm is None and {r.comm for r in old.layout.regions} == {None}, "closed, not hidden"
    assert "moves from" in page(), "what everybody may know stands on the cover"


def test_by_keys_and_buttons_it_is_the_same_path(page):
    match = tl.Match("fourteen_nights", players=3, seed=6)
    player = MatchWidget(match, mode="hotseat")
    cover = player.stage.handoff
    cover.go.click()
    assert player.viewer == "P1"
    covered = None
    player.press("Escape")
    covered = page()
    cover.go.click()
    player.screen.layout.hide.click()
    assert page() == covered
    cover.go.click()
    cover.go.click()
    assert player.viewer == "P1", "a second press does nothing"
    while not player.laptop.covered:
        player.screen.choices.buttons.press(0)
    cover.go.click()
    assert player.viewer == player.match.decision.player != "P1"


def test_one_person_plays_all_seats_unless_somebody_says_so(page):
    match = tl.Match("fourteen_nights", players=3, seed=6)
    player = MatchWidget(match)
    assert not player.laptop.on and player.viewer == "P1"
    choice = player.show_tab("seats").screen.laptop._buttons
    assert choice.value == "alone"
    choice.enter("hotseat")
    assert player.laptop.covered and "Pass the laptop to P1" in page()
    player.i_am("P1").show_tab("seats").screen.laptop._buttons.enter("alone")
    assert "Everyone may see this?" in page() and player.laptop.covered
    player.stage.handoff.other.click()
    assert player.laptop.seat == "P1" and "Pass the laptop" in page()
    player.i_am("P1").show_tab("seats").screen.laptop._buttons.enter("alone")
    player.stage.handoff.go.click()
    assert not player.laptop.on and player.viewer == "P1"
    with pytest.raises(tl.TabletopError, match="share_laptop"):
        player.i_am("P2")


@dataclass(slots=True)
class OpenState(State):
    """Nothing is hidden."""

    picked: int = public(0)


class Open(Game):
    """Two seats pick a number, for all to see."""

    name, seats, State = "open", range(2, 3), OpenState

    def setup(self):
        self.state = OpenState()

    def play(self):
        for player in self.players:
            self.state.picked = self.ask(player, "pick", (1, 2))
        return Result(self.players)


def test_without_secrets_nothing_is_covered():
    player = MatchWidget(tl.Match(Open), mode="hotseat")
    assert not player.laptop.covered and player.viewer == "P1"
    player.click(1)
    assert not player.laptop.covered and player.viewer == "P2"


def test_only_the_seat_itself_answers_and_the_moderator_asks_first(page):
    match = tl.Match("fourteen_nights", players=3, seed=6).run(until=30)
    player = MatchWidget(match, mode="hotseat")
    with pytest.raises(tl.TabletopError, match="covered"):
        player.click(match.decision.labels[0])
    before = match.step
    player.press("2")
    with pytest.raises(tl.TabletopError, match="covered"):
        player.board.click("2")
    assert match.step == before
    decider = match.decision.player
    other = next(seat for seat in match.players if seat != decider)
    player.i_am(decider).see_as(other)
    assert player.laptop.covered and player.laptop.seat == other
    player.i_am(other)
    with pytest.raises(tl.TabletopError, match="nothing to decide"):
        player.click(match.decision.labels[0])
    for verb in (player.one_step, player.to_end, player.roll, player.edit_rules, player.watch):
        with pytest.raises(tl.TabletopError, match="others hide"):
            verb()
    player.see_as(tl.MODERATOR)
    assert "Everyone may see this?" in page() and not [n for n in hand_names(match, decider) if n in page()]
    player.press("Escape")
    assert player.laptop.covered and player.laptop.face == "handoff"
    player.see_as(tl.MODERATOR).stage.handoff.go.click()
    assert player.viewer == tl.MODERATOR and "you see everything" in page()
    player.click(match.decision.labels[0]).one_step()
    assert player.viewer == tl.MODERATOR, "a moderator keeps the laptop"
    player.hide()
    assert player.laptop.face == "handoff" and player.laptop.seat == match.decision.player


def test_a_saved_notebook_holds_the_cover(page, monkeypatch):
    match = tl.Match("fourteen_nights", players=3, seed=6).run(until=30)
    player = MatchWidget(match, mode="hotseat").i_am(match.decision.player)
    names = [name for seat in match.players for name in hand_names(match, seat)]
    bundle = player._repr_mimebundle_()
    for text in (bundle["text/html"], bundle["text/plain"], repr(player)):
        assert not [name for name in names if name in text]
    assert "passed from seat to seat" in bundle["text/plain"] and "passed from seat to seat" in bundle["text/html"]
    assert "<img" not in bundle["text/html"], "words are read; a picture of them would need fonts"
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_going_back_covers_for_the_seat_that_decides_there():
    match = tl.Match("fourteen_nights", players=3, seed=6)
    player = MatchWidget(match, mode="hotseat").i_am("P1").click("2").click("stop")
    second = match.decision.player
    player.i_am(second).undo()
    assert player.laptop.covered and player.laptop.seat == "P1"
    player.i_am("P1").undo()
    assert player.laptop.face == "seat" and player.match.decision.name == "move", "the seat's own step: it keeps it"
    player.redo()
    assert not player.screen.history.redo_button.disabled
    player.redo()
    assert player.laptop.covered and player.laptop.seat == second
    player.goto(0).i_am("P1").click("3")
    assert player.match.branches, "the old line is kept"
    assert player.screen.history.redo_button.disabled and "branch" not in player.screen.history.at.value
    assert player.seen.branches == {}, "and no seat is shown that another line exists"
    with pytest.raises(tl.TabletopError, match="no step"):
        player.goto(9)
    with pytest.raises(tl.TabletopError, match="others hide"):
        player.switch("main")
    player.i_am(tl.MODERATOR).switch("main").hide()
    assert player.laptop.covered


def test_a_screen_that_was_open_when_nothing_was_secret_does_not_stay_open():
    match = tl.Match("fourteen_nights", players=3, seed=6, rules={"start_plans": 0})
    first = match.decision.player
    match.run("random", until=40)
    while match.decision.player != first or not match.state.hands[first]:
        match.run("random", until=match.step + 1)
    other = next(seat for seat in match.players if seat != first)
    player = MatchWidget(match, mode="hotseat").i_am(other).press("{")
    assert player.viewer == first and player.seen.step == 0, "nobody holds a card at the beginning: everybody may look"
    player.press("}")
    assert player.laptop.covered and player.laptop.seat == first, "it is still the other seat that has the laptop"


def test_a_seat_that_answers_on_an_open_screen_has_the_laptop():
    match = tl.Match("fourteen_nights", players=3, seed=6, rules={"start_plans": 0})
    player = MatchWidget(match, mode="hotseat")
    first = match.decision.player
    assert not player.laptop.covered
    player.click("2")
    assert match.decision.player == first and match.state.hands[first] and player.viewer == first


def test_wrong_words_are_told():
    with pytest.raises(tl.TabletopError, match="alone, hotseat"):
        play(tl.Match("fourteen_nights", players=3), mode="borrowed")
