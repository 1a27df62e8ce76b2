"""Bots that play on by themselves after a person's answer, until a person is asked; the switch that turns it off."""

import asyncio

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import NATURE
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tests.notebook.test_busy import Broken, Slow, press

BOTS = {"P1": "random", "P2": "random"}


def nights(**more):
    return MatchWidget(tl.Match("fourteen_nights", players=3, seed=7), bots=BOTS, **more)


def whose(player):
    return player.match.decision.player


def test_an_answer_lets_the_bots_play_on_to_the_next_question_of_a_person():
    player = nights()
    assert whose(player) == "P3", "bots that come first have played when the player opens"
    days = {player.match.view().day}
    for _ in range(30):
        player.click(player.match.decision.labels[0])
        assert whose(player) == "P3" and player.busy is None
        days.add(player.match.view().day)
    assert len(days) > 5


def test_the_page_changes_once_for_an_answer_and_quick_bots():
    player = nights()
    seen = []
    player.board.observe(lambda change: seen.append(change["new"]["seq"]), "state")
    player.click(player.match.decision.labels[0])
    assert len(seen) == 1 and whose(player) == "P3"


def test_the_switch_turns_it_off_and_on_again():
    player = nights().play_on(False)
    while whose(player) == "P3":
        player.click(player.match.decision.labels[0])
    assert player.screen.choices.mode == "none"
    assert "Let the bots play on" in player.screen.card.go.description
    player.presses.pressed("alone", True)
    assert whose(player) == "P3"
    player.presses.pressed("alone", False)
    player.show_tab("seats")
    assert player.screen.seats.alone.value is False and "themselves" in player.screen.seats.alone.description


def test_a_seat_that_is_given_to_a_bot_is_played_at_once():
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7))
    first = whose(player)
    player.sit({first: "random"})
    assert whose(player) != first


def test_undo_the_slider_and_a_single_step_do_not_set_the_bots_going():
    player = nights()
    while not player.match.view().day > 1:
        before = player.match.step
        player.click(player.match.decision.labels[0])
    after = player.match.step
    assert player.undo().match.step == before
    bot = next(n for n in range(before, after) if player.goto(n).match.decision.player in BOTS)
    assert player.match.step == bot, "looking back is not an answer"
    assert bot < player.one_step().match.step < after


def test_where_bots_play_every_seat_nothing_moves_by_itself():
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7), bots="random")
    assert player.match.nobody_has_answered and player.play_on().match.nobody_has_answered


def test_a_chance_by_hand_stops_them_with_a_word_and_they_go_on_after_it():
    player = nights().ask_chance()
    while player.match.decision.player != NATURE:
        player.click(player.match.decision.labels[0])
    for _ in range(12):
        if player.match.decision.player != NATURE:
            break
        player.roll()
    assert whose(player) == "P3"
    press(player, "end")
    assert player.match.decision.player == NATURE
    assert "Chance decides next" in player.screen.card.note.value
    assert player.speak("ko").to_end().match.decision is not None


def test_after_a_chance_rolled_by_the_large_button_they_go_on():
    player = nights().ask_chance()
    rolls = 0
    while rolls < 12:
        if player.match.decision.player == NATURE:
            press(player, "go")
            rolls += 1
        elif whose(player) == "P3":
            player.click(player.match.decision.labels[0])
        assert whose(player) in ("P3", NATURE), "bots that sit there play on"


def test_an_outcome_that_is_chosen_takes_the_room_of_the_note():
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7)).ask_chance().to_end()
    assert "Chance decides next" in player.screen.card.note.value
    player.presses.pressed("choose", player.match.decision.labels[0])
    assert player.screen.card.note.value == "" and not player.screen.choices.commit_button.disabled


def test_to_the_end_by_code_says_why_it_stops_at_a_chance():
    player = MatchWidget(tl.Match("fourteen_nights", players=3, seed=7)).ask_chance()
    player.to_end()
    assert player.match.decision.player == NATURE and "Chance decides next" in player.screen.card.note.value


@pytest.fixture
def slow():
    from tabletop_lab.testing.sample import Market

    game = type("SlowMarket", (Market,), {"bots": {"slow": Slow, "broken": Broken}})
    player = MatchWidget(tl.Match(game, players=3, seed=2))
    player.play_on(False).sit({"P2": "slow"}).play_on()
    return player


def test_while_a_slow_bot_thinks_the_answer_is_seen_already(slow):
    async def answered():
        while whose(slow) != "P2" and slow.busy is None:
            before = slow.match.step
            slow.presses.pressed("play", slow.match.decision.labels[-1])
        assert slow.busy is not None and slow.match.step > before
        assert "P2 is thinking" in slow.screen.busy.head.value
        assert slow.screen.card.widget.children == (slow.screen.busy.widget,)
        for _ in range(600):
            if slow.busy is None:
                break
            await asyncio.sleep(0.05)
        assert slow.busy is None and whose(slow) != "P2"

    asyncio.run(answered())


def test_a_fault_of_a_bot_that_plays_on_is_shown_and_the_answer_stays(slow):
    slow.play_on(False).sit({"P2": "broken"}).play_on()
    with pytest.raises(tl.TabletopError, match="the bot broken failed: ZeroDivisionError"):
        for _ in range(20):
            slow.presses.pressed("play", slow.match.decision.labels[-1])
    assert whose(slow) == "P2" and "under construction" in slow.screen.card.note.value
