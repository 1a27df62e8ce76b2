"""A match from the outside: going back and forth, branches, bots and persons, chance by hand, failing rules.
Edited rules are in test_with_rules.py."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from tiny_games import Tiny, script

import tabletop_lab as tl
from tabletop_lab.engine import Bot, RandomBot, clause
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market


def line(match: Match) -> list[str]:
    return [str(answer) for answer in match.answers]


def tiny(**more: Any) -> Match:
    return Match(Tiny, players=2, seed=3, **more)


class Highest(Bot):
    """Takes the last option."""

    name = "highest"

    def choose(self, decision: Any, random: Any) -> Any:
        return decision.options[-1]


# --- undo, redo, goto, branches ----------------------------------------------------------------------------------


def test_undo_and_redo_walk_over_decisions_not_chances() -> None:
    match = tiny().play(1).play(2).play(3)
    assert match.step == 9 and match.moments == [0, 3, 6, 9]
    match.undo()
    assert (match.step, match.steps) == (6, 9)
    match.redo().undo(3)
    assert match.step == 0 and match.trace.to_text() == ""
    match.redo()
    assert match.step == 3
    with pytest.raises(tl.IllegalChoice, match=r"999 decisions cannot be undone .allowed: 1 to 1."):
        match.undo(999)
    match.goto(9)
    assert match.decision.player == "P2" and match.state.round == 2
    with pytest.raises(tl.IllegalChoice, match="nothing to redo"):
        match.redo()
    for wrong in (-1, 10, 2.5, "3", True, None):
        with pytest.raises(tl.IllegalChoice, match="no step"):
            match.goto(wrong)  # type: ignore[arg-type]
    match.goto(1)
    assert match.step == 3, "a step between is rounded up to the next decision"


def test_the_same_answer_goes_along_the_old_line() -> None:
    match = tiny().play(1).play(2).play(3)
    match.goto(0).play(1)
    assert match.steps == 9 and match.branches == {} and match.step == 3


def test_another_answer_keeps_the_old_line_as_a_branch() -> None:
    match = tiny().play(1).play(2).play(3)
    old = line(match)
    match.goto(3).play(3)
    assert match.branch_name == "branch 1" and list(match.branches) == ["main"]
    new = line(match)
    match.switch("main")
    assert line(match) == old and list(match.branches) == ["branch 1"]
    match.goto(0).play(2)
    assert match.branch_name == "branch 2" and sorted(match.branches) == ["branch 1", "main"]
    match.switch("branch 1")
    assert line(match) == new
    with pytest.raises(tl.IllegalChoice, match="no branch 'nowhere'"):
        match.switch("nowhere")


def test_lines_that_nobody_named_are_known() -> None:
    match = tiny().play(1).play(2)
    assert match.unnamed == {"main"}
    match.goto(0).play(2)
    match.start_branch("mine").start_branch("")
    assert match.branch_name == "branch 2" and match.unnamed == {"main", "branch 1", "branch 2"}
    match.rename_branch("branch 1", "tried").start_branch("main 2")
    assert match.unnamed == {"main", "branch 2"}
    assert match.branch("copy").unnamed == set() and match.branch().unnamed == {"main"}


def test_a_match_catches_up_with_its_copy() -> None:
    match = tiny().play(1)
    copy = match.branch().run(until="decision")
    assert match.fast_forward(copy).step == copy.step and line(match) == line(copy)
    match.goto(0).play(2)
    with pytest.raises(tl.TabletopError, match="not a copy of the match"):
        match.fast_forward(copy)
    with pytest.raises(tl.TabletopError, match="not a copy of the match"):
        match.fast_forward(tiny().play(2).run())
    assert match.branches and match.step == 3


def test_another_way_of_a_copy_keeps_the_old_line() -> None:
    match = tiny().play(1).play(1).play(1).goto(0)
    copy = match.branch().play(3)
    assert match.fast_forward(copy).branch_name == "branch 1" and list(match.branches) == ["main"]


def test_a_branch_is_independent() -> None:
    match = tiny().play(1)
    other = match.branch("what if")
    other.play(3)
    match.play(1)
    assert other.title == "what if" and match.title == "Tiny"
    assert line(other)[3] == "P2 number: 3" and line(match)[3] == "P2 number: 1"
    assert other.state.score != match.state.score


# --- run ---------------------------------------------------------------------------------------------------------


def test_run_until_in_all_its_forms() -> None:
    assert tiny().run(until="decision").step == 3
    assert tiny().run(until=4).step == 6 and tiny().run(until=3).step == 3 and tiny().run(until=0).step == 0
    assert tiny().run(until="turn").decision.player == "P2"
    assert tiny().run(until=lambda decision: decision.view.round == 2).state.round == 2
    ended = tiny().run()
    assert ended.result.reason == "score" and ended.decision is None
    assert ended.run() is ended
    for wrong in ("never", True, 2.5, object()):
        with pytest.raises(tl.TabletopError, match="not a place to stop"):
            tiny().run(until=wrong)  # type: ignore[arg-type]


def test_persons_in_some_seats_stop_the_run() -> None:
    match = tiny().run({"P2": "random"})
    assert match.step == 0, "P1 is a person and decides first"
    match.play(1).run({"P2": "random"})
    assert match.decision.player == "P1" and match.state.round == 2
    match.run({"P1": Highest(), "P2": Highest})
    assert match.result is not None
    assert {a.label for a in match.answers if a.name == "number" and a.by == "bot"} >= {"3"}


@pytest.mark.parametrize("bots", ["no such bot", 5, {"P7": "random"}, {"P1": "clever"}, RandomBot.choose])
def test_unknown_bots_and_seats_are_refused(bots: Any) -> None:
    match = tiny()
    with pytest.raises(tl.TabletopError, match="no bot|no seat"):
        match.run(bots)
    assert match.step == 0


def test_a_bot_that_answers_nonsense_is_refused() -> None:
    class Mad(Bot):
        def choose(self, decision: Any, random: Any) -> Any:
            return 99

    match = tiny()
    with pytest.raises(tl.BotError, match="Mad answered 99"):
        match.run(Mad())
    assert match.step == 0


def test_bots_draw_the_same_numbers_stepping_and_at_once() -> None:
    class Reader(Bot):
        def choose(self, decision: Any, random: Any) -> Any:
            return decision.options[int((random() + random()) / 2 * len(decision.options))]

    at_once, stepped = tiny().run(Reader()), tiny()
    while stepped.decision:
        stepped.run(Reader(), until="decision")
    assert line(at_once) == line(stepped)
    assert line(tiny().run(Reader()).goto(6).run(Reader())) == line(at_once)


# --- chance by hand -------------------------------------------------------------------------------------------------


def test_chance_by_hand() -> None:
    match = tiny(chance="ask").play(2)
    assert match.decision.player == tl.NATURE and match.decision.name == "die"
    assert match.decision.labels == ["1", "2", "3", "4", "5", "6"]
    with pytest.raises(tl.IllegalChoice):
        match.play(7)
    match.play(6)
    assert match.answers[-1].by == "forced" and match.decision.name == "card"
    match.roll()
    assert match.decision.player == "P2" and match.answers[-1].by == "luck"
    assert match.moments == [0, 1, 2, 3]
    match.undo().undo()
    assert match.decision.name == "die"
    with pytest.raises(tl.IllegalChoice, match="no chance is waiting"):
        match.goto(0).roll()


def test_bots_stop_where_a_person_is_chance() -> None:
    match = tiny(chance="ask").run()
    assert match.decision.player == tl.NATURE
    assert match.run() is match


# --- rules that fail ---------------------------------------------------------------------------------------------


def test_an_exception_in_rule_code_leaves_the_match_as_it_was() -> None:
    class Broken(Tiny):
        @clause("TG-2")
        def turn(self, player: str) -> None:
            super().turn(player)
            if self.state.score[player] > 5:
                self.state.score.clear()
                raise ZeroDivisionError("a mistake in the rules")

    match = Match(Broken, players=2, seed=3).play(3).play(1)
    state, text, answers = match.state, match.trace.to_text(), line(match)
    for act in (lambda: match.play(3), lambda: match.run(Highest())):
        with pytest.raises(ZeroDivisionError):
            act()
        assert match.state == state and match.trace.to_text() == text and line(match) == answers
        assert match.decision.labels == ["1", "2", "3"] and match.branches == {}
    assert match.play(1).state.round == 2


def test_a_failure_at_an_earlier_step_keeps_the_line_that_follows() -> None:
    match = tiny().play(1).play(2).play(3)
    match.goto(3).force("die", 99)
    with pytest.raises(tl.ImpossibleChance):
        match.play(3)
    assert (match.step, match.steps, match.branch_name, match.branches) == (3, 9, "main", {})
    assert match.redo().step == 6


def test_rule_code_cannot_swallow_the_waiting() -> None:
    def play(game: Any) -> Any:
        try:
            return game.ask("P1", "go", ("on",))
        except Exception:
            return "swallowed"

    assert Match(script(play)).decision.name == "go"


def test_the_match_says_what_it_is() -> None:
    match = tiny(title="My game", rules={"rounds": 1})
    assert "tiny" in repr(match) and "step 0 of 0" in repr(match)
    assert match.title == "My game" and match.players == ("P1", "P2") and match.seed == 3
    assert match.rules.rounds == 1 and match.game is Tiny and match.position is None
    match.title = ""
    assert match.title == "Tiny" and Match(Tiny, lang="ko").title == "작은 놀이"
    assert "over" in repr(match.run())
    with pytest.raises(tl.IllegalChoice, match="the game is over"):
        match.play(1)
    for viewer in ("P3", "p1", 5, ""):
        with pytest.raises(tl.TabletopError, match="no seat"):
            match.view(viewer)  # type: ignore[arg-type]


def test_decisions_show_what_the_player_may_see() -> None:
    match = tiny().play(1)
    assert match.decision.view.viewer == "P2"
    assert match.decision.view.hands["P1"] == [tl.HIDDEN]
    assert match.decision.rules is match.rules and match.decision.players == ("P1", "P2")


def test_a_finished_game_goes_as_soon_as_nobody_looks_at_it() -> None:
    gc.disable()  # what only holds each other would wait for it
    try:
        match = Match(Market, players=3, seed=5, bots="random")
        watched = weakref.ref(match._run)
        assert match.result is not None and match.broken_invariants() == []
        with pytest.raises(RuntimeError, match="no table"):
            match._run.game.tell("day_begins", day=1)
        match.undo()
        assert watched() is None and match.decision is not None
    finally:
        gc.enable()
