"""Luck by hand, branches, code of a clause, bots that play on: by code and by what the page reports."""

import asyncio
import re

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook.panes.clause_pane import code_of
from tabletop_lab.notebook.widget.match_widget import MatchWidget
from tabletop_lab.testing.sample import Market


@pytest.fixture
def player():
    return MatchWidget(tl.Match(Market, players=3, seed=2))


def press(player, what, value=""):
    player.board._receive(None, {"type": "do", "what": what, "with": value}, [])


def to_chance(player):
    """The lot of the evening: a draw that all may see."""
    player.ask_chance().click("3")
    while player.match.decision.name != "lot":
        player.click(player.match.decision.labels[0])
    return player.match.decision


def test_a_chance_is_chosen_by_hand_marked_and_taken_back(player):
    decision = to_chance(player)
    before, outcomes = player.match.step, decision.labels
    shown = player.screen.choices.list.value
    assert f"1/{len(outcomes)}" in shown and "outcomes by hand" in shown
    assert player.screen.card.go.description == "Roll or draw at random"
    wanted = outcomes[-1]
    press(player, "choose", wanted)
    assert player.match.step == before, "choosing a row plays nothing yet"
    player.screen.choices.commit_button.click()
    assert player.match.answers[before].label == wanted and player.match.answers[before].by == "forced"
    assert "set by hand" in player.screen.trace.widget.value
    player.undo()
    assert player.match.step == before
    player.choose_chance(outcomes[0])
    assert player.match.answers[before].label == outcomes[0]
    player.undo().roll()
    assert player.match.answers[before].by == "luck"


def test_luck_answers_again_when_it_is_not_asked(player):
    to_chance(player)
    player.show_tab("seats").screen.seats.ask.enter(False)
    assert player.match.chance == "auto"
    assert player.match.decision.player != tl.NATURE
    with pytest.raises(tl.IllegalChoice):
        player.choose_chance("G03")
    with pytest.raises(tl.IllegalChoice):
        player.roll()


def test_odds_that_differ_are_shares_with_a_bar(player):
    from tabletop_lab.notebook.widget.choices import Choices
    from tabletop_lab.notebook.words import say

    choices = Choices(print)
    choices._decision = type("Dice", (), {"player": tl.NATURE, "weights": (3, 1), "options": ("a", "b")})()
    choices._say = say("en")
    assert choices._odds("a").endswith("█ 75.0%") and choices._odds("b").endswith("█ 25.0%")


def test_lines_are_named_kept_and_switched(player):
    player.click("3").click("stop")
    long = player.match.steps
    player.undo().branch("what if")
    assert player.match.branch_name == "what if" and set(player.match.branches) == {"main"}
    player.show_tab("branches")
    assert "main" in player.screen.branches.list.value.lower()
    assert 'class="fork"' in player.screen.history.ticks.value
    press(player, "switch", "main")
    assert player.match.branch_name == "main" and player.match.step == long
    player.rename_branch("tried", old="what if").rename_branch("first")
    assert player.match.branch_name == "first" and set(player.match.branches) == {"tried"}
    with pytest.raises(tl.IllegalChoice):
        player.branch("tried")
    press(player, "branch", "tried")
    assert "taken" in player.screen.card.note.value
    with pytest.raises(tl.IllegalChoice):
        player.switch("nowhere")
    player.screen.branches.name.enter("here")
    player.screen.branches.here.click()
    assert player.match.branch_name == "here"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Old line kept as “main”."), ("ko", "이전 진행은 ‘본줄기’ 가지로 남겼습니다.")]
)
def test_another_answer_at_an_earlier_step_says_where_the_old_line_is(player, lang, said):
    player.speak(lang).click("3").click("stop")
    assert player.screen.card.note.value == ""
    player.undo().undo().redo()
    assert player.screen.card.note.value == "", "going back and forth keeps nothing"
    player.undo().click("2")
    assert said in player.screen.card.note.value
    player.switch("main")
    assert player.screen.card.note.value == "", "a branch that was opened is no old line"


def test_a_clause_shows_its_code(player):
    player.show_clause("LM-4.1")
    shown = player.screen.clause.widget.value
    assert "<details" in shown and re.search(r"@clause\(.*LM-4\.1", shown)
    assert code_of(player.match.game, "LM-nowhere") == ""


def test_bots_play_on_at_a_speed_and_stop_at_a_person(player):
    async def play():
        player.sit({"P2": "random", "P3": "random"})
        player.click("3").click("stop")
        await player.watch(speed=500)

    asyncio.run(play())
    assert player.match.decision.player == "P1" and player.task is None
    assert player.screen.card.watch.description == "▶"


def test_bots_that_play_on_can_be_stopped_and_tell_errors(player, monkeypatch):
    async def stopped():
        task = player.watch(speed=50)
        for _ in range(600):
            await asyncio.sleep(0.05)
            if "Stop" in player.screen.card.watch.description:
                break
        assert "Stop" in player.screen.card.watch.description
        press(player, "watch")
        with pytest.raises(asyncio.CancelledError):
            await task

    async def broken():
        def fail(*_, **__):
            raise ZeroDivisionError("the rule under construction")

        monkeypatch.setattr(player.match, "run", fail)
        with pytest.raises(ZeroDivisionError):
            await player.watch(speed=50)

    asyncio.run(stopped())
    assert player.match.decision is not None and player.match.step > 0
    asyncio.run(broken())
    assert "The rule stopped with an error" in player.screen.card.note.value
    with pytest.raises(tl.TabletopError):
        player.watch()
