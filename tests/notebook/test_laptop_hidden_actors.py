"""A laptop that is passed around in games in which even who acts is a secret: the same covers, screens and rounds.
The smallest such game is in village.py."""

from __future__ import annotations

import re

import pytest
from ipywidgets.widgets import widget as all_widgets

import tabletop_lab as tl
from tabletop_lab.notebook.sharing.modes import by_default
from tabletop_lab.notebook.sharing.public_checkpoints import TimelineIndex
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tests.notebook.village import Village, village
from tests.testing.bidding import Bidding

ONE = ("villager", "seer", "wolf", "villager")
OTHER = ("wolf", "villager", "seer", "villager")
NO_SEER = ("villager", "wolf", "villager", "villager")


def close_all():
    for widget in list(all_widgets._instances.values()):
        widget.close()


def play_on(player, choose, seen):
    """Each seat in turn takes the laptop, does what there is to do, and passes it on; `seen(seat, when)` looks."""
    seat = player.laptop.seat
    seen("", "cover")
    player.i_am(seat)
    seen(seat, "open")
    if player.laptop.acts():
        player.click(choose(player.match.decision))
    else:
        player.done()


def a_night(dealt, calls, page):
    """A first night, the vote, and the second night in one world: every cover, every screen, in order."""
    player = MatchWidget(village(dealt, calls))
    shown = []
    target = {"raid": "P4", "look": "P1", "vote": "P1"}

    def choose(decision):
        return next(name for name in (target[decision.name], *decision.labels) if name in decision.labels)

    while player.laptop.at < 4:
        play_on(player, choose, lambda seat, _: shown.append((seat, page())))
    player.share_laptop(False)
    close_all()
    return shown


@pytest.mark.parametrize("calls", [("seer", "wolf"), ("wolf", "seer")])
def test_who_acts_cannot_be_told_from_covers_nor_from_other_seats_screens(page, calls):
    """Worlds that differ in who is what: all covers are the same, and all that a seat sees whose role is the same.

    Where nobody is called last, the rules have gone on to the morning while the laptop still goes round.
    """
    worlds = {dealt: a_night(dealt, calls, page) for dealt in (ONE, OTHER, NO_SEER)}
    living = 4 + 4 + 4 + 3
    assert {len(shown) for shown in worlds.values()} == {living * 2}, "two calls, vote, the next call; cover and screen"
    for one, other in ((ONE, OTHER), (ONE, NO_SEER), (OTHER, NO_SEER)):
        same = {"", *(f"P{i}" for i in range(1, 5) if one[i - 1] == other[i - 1] == "villager")}
        for k, ((seat, text), (seat0, text0)) in enumerate(zip(worlds[one], worlds[other], strict=True)):
            assert seat == seat0
            if seat in same:
                assert text == text0, f"{k}: {seat or 'cover'}"


def test_every_seat_takes_the_laptop_in_seat_order_with_the_same_number_of_presses():
    player = MatchWidget(village(NO_SEER))
    assert player.laptop.on and player.laptop.covered, "shared without being asked: even who acts is a secret"
    visits = []
    for _ in range(12):
        laptop = player.laptop
        visits.append((laptop.at, laptop.seat, laptop.order))
        player.i_am(laptop.seat)
        if laptop.acts():
            assert player.screen.choices.mode == "buttons"
            player.screen.choices.buttons.press(-1)
        else:
            assert "Nothing to decide" in player.screen.card.head.value
            assert player.screen.card.go.description == "Done"
            player.screen.card.go.click()
        assert laptop.covered
    everybody = ("P1", "P2", "P3", "P4")
    assert visits == [(at, seat, everybody) for at in range(3) for seat in everybody], "seer (nobody), wolf, vote"


def test_numbers_of_steps_count_no_secret_answers():
    labels = []
    for dealt in (ONE, NO_SEER):
        player = MatchWidget(village(dealt))
        told = []
        for _ in range(9):
            player.i_am(player.laptop.seat)
            told.append(
                (player.screen.history.at.value, player.screen.history.slider.max,
                 re.findall(r'class="st-n">(\d+)<', player.screen.trace.widget.value))
            )  # fmt: skip
            if player.laptop.acts():
                decision = player.match.decision
                player.click("P4" if "P4" in decision.labels else decision.labels[0])
            else:
                player.done()
        labels.append(told)
    numbers = [[(at, most) for at, most, _ in told] for told in labels]
    assert numbers[0] == numbers[1]
    assert "Step 2" in numbers[0][-1][0]


def test_within_a_round_nobody_sees_what_was_already_answered():
    player = MatchWidget(village(ONE))
    for seat in ("P1", "P2"):
        player.i_am(seat)
        player.click("P1") if player.laptop.acts() else player.done()
    assert player.match.decision.name == "raid", "the seer has answered: the rules wait for the wolf already"
    player.i_am("P3")
    assert not player.laptop.acts(), "but the wolf is not called before the round is over"
    assert "raid" not in player.screen.trace.widget.value and "The wolf wakes" not in player.screen.trace.widget.value
    assert "Nothing to decide" in player.screen.layout.status.value
    player.done().i_am("P4").done()
    assert "The wolf wakes" in player.stage.handoff.head.value
    player.i_am("P1").done().i_am("P2")
    assert "The seer" in player.screen.trace.widget.value and "sees that" in player.screen.trace.widget.value
    player.done().i_am("P3")
    assert player.laptop.acts() and "sees that" not in player.screen.trace.widget.value


def test_what_one_seat_opened_is_closed_for_the_next():
    player = MatchWidget(village(ONE)).i_am("P1")
    player.screen.layout.tab("seats")
    player.clause, player.hit = "VI-2", "P3"
    player.done().i_am("P2")
    assert (player.clause, player.hit, player.screen.layout.tabs.value) == ("", "", "clause")


def test_hiding_or_undoing_in_a_round_tells_nothing():
    for dealt in (ONE, OTHER):
        player = MatchWidget(village(dealt))
        for seat in ("P1", "P2"):
            player.i_am(seat).hide()
            assert player.laptop.seat == seat, "covered for the same seat, whether it acts or not"
            player.i_am(seat)
            player.click(player.match.decision.labels[0]) if player.laptop.acts() else player.done()
        with pytest.raises(tl.TabletopError, match="P3 has the laptop"):
            player.i_am("P1")
        with pytest.raises(tl.TabletopError):
            player.done()
        player.i_am("P3").undo()
        assert (player.laptop.at, player.laptop.seat, player.laptop.done) == (0, "P1", ()), "the round begins again"
        with pytest.raises(tl.TabletopError, match="first"):
            player.undo()


def test_the_moderator_runs_the_night_alone():
    player = MatchWidget(village(ONE)).see_as(tl.MODERATOR).i_am(tl.MODERATOR)
    player.click("P1").click("P4")
    assert player.viewer == tl.MODERATOR and player.match.decision.name == "vote"
    assert "sees that" in player.screen.trace.widget.value
    player.click("P1").hide()
    assert player.laptop.order and player.laptop.seat == "P2", "the vote goes round from the first who has not voted"


def test_seats_of_bots_are_passed_over_and_answer_by_themselves():
    player = MatchWidget(village(ONE), bots={"P3": "random", "P2": "random"})
    assert player.match.decision.name == "vote", "seer and wolf are bots"
    assert player.laptop.at == 0 and player.laptop.order == ("P1", "P4"), "their calls go round all the same"
    for _ in range(4):
        player.i_am(player.laptop.seat).done()
    assert player.laptop.at == 2
    with pytest.raises(tl.TabletopError, match="no human"):
        player.i_am("P3")


def test_nobody_gets_another_seats_screen_by_seating_bots(page):
    player = MatchWidget(village(ONE)).i_am("P1")
    player.screen.seats._drops["P2"].enter("random")
    assert player.bots == {"P2": "random"} and player.laptop.seat == "P1" and player.laptop.covered
    with pytest.raises(tl.TabletopError, match="others hide"):
        player.sit({"P1": "random", "P4": "random"})
    with pytest.raises(tl.TabletopError, match="others hide"):
        player.sit(dict.fromkeys(player.match.players, "random"))
    assert 'wolf"' not in page()


def test_every_screen_can_be_asked_what_it_would_show():
    """The side of a match that panes read: what is not listed there cannot be shown."""
    player = MatchWidget(village(ONE)).i_am("P1")
    seen = player.seen
    assert seen.view(tl.MODERATOR).viewer == "P1" and seen.shown_decision(tl.MODERATOR) is None
    assert seen.who_knows() == {
        "night": dict.fromkeys(seen.players, "all"), "roles": dict.fromkeys(seen.players, "own"),
        "gone": dict.fromkeys(seen.players, "all"), "plan": dict.fromkeys(seen.players, "none"),
    }  # fmt: skip
    for name in ("state", "determinize", "play", "undo", "goto", "branch", "run", "save"):
        assert not hasattr(seen, name), name
    assert "P1" in seen.alt_text() and "seer" not in seen.alt_text()


def test_the_end_is_open_to_all_and_holds_no_secret(page):
    player = MatchWidget(village(NO_SEER))
    while player.match.decision is not None or player.laptop.covered:
        player.i_am(player.laptop.seat)
        player.click(player.match.decision.labels[0]) if player.laptop.acts() else player.done()
    assert player.laptop.face == "public" and player.viewer is None
    assert "Game over" in page() and "the house of" not in page()
    player.undo()
    assert player.laptop.covered


def test_words_are_there_in_both_languages(page):
    player = MatchWidget(village(ONE), lang="ko")
    assert "P1에게 노트북을 넘겨 주세요" in page() and "제가 P1입니다" in page()
    player.i_am("P1")
    assert "정할 것이 없습니다" in page() and player.screen.card.go.description == "다 했어요"
    player.speak("en").hide()
    assert "Pass the laptop to P1" in page() and "Village · Night 1" in page()


def test_the_village_keeps_its_actors_secret():
    """Whoever lives is named, also where nobody is left to be asked; that a hand is hidden is a lesser secret."""
    for dealt in (ONE, NO_SEER):
        match = village(dealt)
        while match.state.night < 3 and match.decision is not None:
            match.play("P4" if "P4" in match.decision.labels else match.decision.labels[0])
        named = [(opened.window.name, opened.window.seats) for opened in match.windows]
        everybody, left = ("P1", "P2", "P3", "P4"), ("P1", "P2", "P3")
        assert named == [("look", everybody), ("raid", everybody), ("look", left), ("raid", left)]
    assert by_default(Village) and not by_default(Bidding)


# --- rounds that are not needed ----------------------------------------------------------------------------------


def pack(first, second, page):
    """The first night of seven, where the wolves P1 and P2 point at these (round by round): covers and screens."""
    rules = {
        "composition": "custom", "custom_cards": "wolf 2, seer 1, villager 4", "talk_rounds": 0, "pack_rounds": 2,
    }  # fmt: skip
    match = tl.Match("tabula_wolves", players=7, seed=1, rules=rules, chance="ask")
    for card in ("C01", "C15", "C05", "C02", "C03", "C04", "C06"):
        match.play(card)
    match.chance = "auto"
    player = MatchWidget(match, bots=dict.fromkeys(("P4", "P5", "P6"), "random_blind"))
    given = {"P1": list(first), "P2": list(second)}
    shown = []
    while TimelineIndex(match).checkpoints[player.laptop.at].opened:
        seat = player.laptop.seat
        shown.append(("", page()))
        player.i_am(seat)
        shown.append((seat, page()))
        player.click(given[seat].pop(0)) if player.laptop.acts() else player.done()
    assert given == {"P1": [], "P2": []} and match.state.ghosts == {"P7": "night 1"}
    shown.append(("", page()))
    close_all()
    return shown


def test_the_laptop_goes_round_as_often_whether_or_not_the_pack_agrees(page):
    agreed, later = pack(["P7"], ["P7"], page), pack(["P7", "P7"], ["P6", "P7"], page)
    assert [seat for seat, _ in agreed] == [seat for seat, _ in later]
    assert len(agreed) == 2 * 4 * 2 + 1, "rounds, humans, cover and screen; the cover of the day"
    for k, ((seat, one), (_, other)) in enumerate(zip(agreed, later, strict=True)):
        assert one == other or seat in ("P1", "P2"), f"{k}: {seat or 'cover'}"
    covers = [text for seat, text in agreed if not seat]
    assert "Round 1 of 2" in covers[0] and "Round 2 of 2" in covers[4] and "Round" not in covers[-1]
    assert agreed[9][1] != later[9][1], "the wolves see what was pointed at"
