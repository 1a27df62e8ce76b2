"""A match is its answers: replayed, undone, branched, saved, stepped or played in a batch, it stays the same game.
Hypothesis chooses the rules under which a game is checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.match.record import to_text
from tabletop_lab.engine.tables.batch import Playout

from .. import elsewhere
from ..finding import advice, expect, open_match
from ..matches import entries_of, expect_same, fixed_tables, play_through, snapshot
from ..profiles import examples
from ..tables import tables


@advice(
    "Played again by its own answers, the match is another one: undo, saves and records cannot be trusted.",
    "Keep everything that matters in self.state (no attribute of the game, no module variable), and let luck "
    "decide only through roll, draw and shuffle, never through `random`, sets or the time.",
)
@given(data=st.data())
@examples(10)
def test_replay_gives_the_same_trace_and_state(game: Any, data: Any) -> None:
    """Played, undone to the start and walked again; and loaded from its own record."""
    match = open_match(**data.draw(tables(game)))
    at_start = snapshot(match)
    match.run()
    at_end = snapshot(match)
    match.goto(0)
    expect_same(snapshot(match), at_start, "back at the start")
    match.goto(match.steps)
    expect_same(snapshot(match), at_end, "walked to the end again")
    again = tl.Match(game, len(match.players), match.seed, match.rules).run()
    expect_same(snapshot(again), at_end, "a new match with the same seed")


@advice(
    "Played step by step, in one go and in a batch, the same seed gives different games: simulations say "
    "nothing about matches.",
    "Before each safe_point() write all that play() will need into self.state, begin play() from the state "
    "alone, and do nothing in the arguments of tell() that the rules need.",
)
@given(data=st.data())
@examples(6)
def test_stepping_is_one_run_and_a_playout(game: Any, data: Any) -> None:
    table = data.draw(tables(game))
    stepped = open_match(**table)
    decisions = 0
    while stepped.decision is not None:
        stepped.run(until="decision")
        decisions += 1
    at_once = open_match(**table).run()
    expect_same(snapshot(stepped), snapshot(at_once), "step by step, against in one go")
    bots = {player: RandomBot() for player in at_once.players}
    playout = Playout(at_once.game, at_once.players, at_once.rules, bots)
    assert playout.run(at_once.seed) == at_once.result
    assert playout.decisions == decisions == sum(not answer.is_chance for answer in at_once.answers)
    assert playout.game.state == at_once.state
    playout.run(at_once.seed + 1)
    assert playout.run(at_once.seed) == at_once.result, "a game at the same table knows nothing of the one before"
    assert playout.game.state == at_once.state


@advice(
    "After undo, redo, goto or branch the match is not what it was at that step.",
    "What is not in self.state is lost there: move counters and notes of the game object into fields of the "
    "state, and never share a list between the state and a constant.",
)
@given(data=st.data())
@examples(8)
def test_undo_redo_goto_and_branch_are_equal_matches(game: Any, data: Any) -> None:
    match = open_match(**data.draw(tables(game))).run()
    step = data.draw(st.sampled_from(match.moments))
    match.goto(step)
    here = snapshot(match)
    other = match.branch()
    expect_same(snapshot(other), here, "a branch")
    if step != match.moments[-1]:
        match.redo()
        match.undo()
        expect_same(snapshot(match), here, "after redo and undo")
    if step != match.moments[0]:
        match.undo()
        assert match.step < step
        match.redo()
        expect_same(snapshot(match), here, "after undo and redo")
    expect_same(snapshot(other), here, "a branch, after the original moved")


@advice(
    "Playing on in a copy changes the original match.",
    "The two share data: give fields of the state a factory (public(factory=list)), and copy constants before "
    "changing them.",
)
@given(data=st.data())
@examples(8)
def test_acting_on_a_branch_leaves_the_original_untouched(game: Any, data: Any) -> None:
    match = open_match(**data.draw(tables(game))).run()
    match.goto(data.draw(st.sampled_from(match.moments)))
    assume(match.decision is not None)
    before, steps = snapshot(match), match.steps
    for i in range(min(4, len(match.decision.options))):
        match.branch().play(match.decision.options[i]).run(until=match.step + 12)
    expect_same(snapshot(match), before, "the original, after playing on in branches")
    assert match.steps == steps
    assert match.branches == {}


@advice(
    "A saved match is another one when it is loaded.",
    "Write options so that each label names one option, and keep everything that matters in self.state.",
)
@given(data=st.data())
@examples(8)
def test_saving_and_loading_gives_an_equal_match(game: Any, data: Any, tmp_path_factory: Any) -> None:
    match = open_match(**data.draw(tables(game))).run()
    match.goto(data.draw(st.sampled_from(match.moments)))
    path = match.save(tmp_path_factory.mktemp("saved") / "match.yaml")
    loaded = tl.load(path)
    expect_same(snapshot(loaded, by=False), snapshot(match, by=False), "loaded from its file")
    assert path.read_text(encoding="utf-8") == to_text(match) == to_text(loaded)


@advice(
    "A wrong answer must be refused, and leave the match as it was.",
    "Do not change the state before the answer is there: ask first, then change. Options must not equal things "
    "that are no option.",
)
def test_a_refused_answer_changes_nothing(game: Any) -> None:
    for match in play_through(open_match(game, seed=5), every=7):
        if match.decision is None:
            break
        before, steps = snapshot(match), match.steps
        refused = [refusal.option for refusal in match.decision.refused()[:3]]
        for wrong in ["no such option", None, -999, ("nothing", "of this"), 1.5, *refused]:
            with pytest.raises(tl.IllegalChoice):
                match.play(wrong)
        expect_same(snapshot(match), before, "after refused answers")
        assert match.steps == steps and match.branches == {}


@advice(
    "Another answer in the past must keep the old line as a branch, to go back to.",
    "Look for answers that play differently the second time: something outside of self.state is remembered.",
)
def test_the_tail_of_another_answer_is_kept_as_a_branch(game: Any) -> None:
    match = open_match(game, seed=8).run()
    old = [str(answer) for answer in match.answers]
    for moment in match.moments:
        match.goto(moment)
        if match.decision is not None and len(match.decision.options) > 1:
            break
    other = next(o for o in match.decision.labels if o != match._line[match.step].label)
    name = match.branch_name
    match.play(other)
    assert [str(answer) for answer in match.branches[name]] == old
    line = [str(answer) for answer in match.answers]
    match.switch(name)
    assert [str(answer) for answer in match.answers] == old and match.decision is None
    match.switch(next(iter(match.branches)))
    assert [str(answer) for answer in match.answers] == line


@advice(
    "On another machine the same seed gives another game: records and reports could not be checked by anybody else.",
    "Do not walk over a set or use hash(), id(), `random` or the time in the rules: walk over sorted(...) of the set.",
)
def test_another_process_with_another_hash_seed_plays_the_same(game: Any, tmp_path: Path) -> None:
    match = open_match(game, seed=77).run()
    saved = match.goto(match.moments[len(match.moments) // 2]).save(tmp_path / "half.yaml")
    running = [elsewhere.start(game, saved, hash_seed) for hash_seed in ("1", "4242")]
    said = [elsewhere.heard(process) for process in running]
    unlike = [f"{one} / {other}" for one, other in zip(*said, strict=True) if one != other]
    assert said[0]
    expect(not unlike, "two processes with other hash seeds play differently: " + "; ".join(unlike))


@advice(
    "The game does not end, or says a bound that it exceeds.",
    "Make sure that play() ends under these rules, and let max_decisions() give a number of decisions and chances "
    "that no game exceeds.",
)
def test_games_end_within_their_own_bound(game: Any) -> None:
    for table in fixed_tables(game):
        match = open_match(**table).run()
        assert match.result is not None
        most = match._run.game.max_decisions()
        expect(match.step <= most, f"{match.step} decisions and chances, and max_decisions() says {most}")


def unbroken(match: Any) -> None:
    """Every invariant of the game holds at this step."""
    broken = match.broken_invariants()
    expect(not broken, f"broken at step {match.step}: {'; '.join(broken)}",
           "Something that the game says must hold at every decision does not.",
           "Mend the rule that has just been at work, or the sentence in `invariants`.")  # fmt: skip


@advice(
    "Under rules that can be chosen the game breaks its own promises or ends without a proper result.",
    "Mend the rules, or give the parameter a smaller range: rule(..., ge=..., le=...). A Result names winners "
    "among self.players, and in its ranking, if there is one, each player once.",
)
@given(data=st.data())
@examples(15)
def test_any_rules_end_and_keep_the_invariants(game: Any, data: Any) -> None:
    """Bots and arbitrary answers; at every decision nothing is broken."""
    match = open_match(**data.draw(tables(game)))
    max_decisions = match._run.game.max_decisions()
    persons = data.draw(st.lists(st.integers(0, 10**6), max_size=25))
    for choice in persons:
        if match.decision is None:
            break
        unbroken(match)
        match.play(match.decision.options[choice % len(match.decision.options)])
    for moment in play_through(match, every=3):
        unbroken(moment)
        assert moment.step <= max_decisions
    result = match.result
    expect(result is not None, "the game ended without a Result", "Nobody can say who has won.",
           "Let play() return a Result on every way out.")  # fmt: skip
    expect(set(result.winners) <= set(match.players), f"the winners are {result.winners}, the players {match.players}",
           "Somebody wins who does not sit at the table.", "Name winners from self.players.")  # fmt: skip
    drawn = result.ranking == (match.players,)
    lost = result.reason == "no_decision" or match.game.all_may_lose
    expect(result.winners or drawn or lost, f"nobody wins: {result}",
           "A result names who has won; in a draw that nobody wins all share one place.",
           "Return Result(winners=(...), ...) with the winners, a ranking with all players in one place, "
           'Result((), reason="no_decision"), or say all_may_lose.',
           )  # fmt: skip
    placed = sorted(player for place in result.ranking for player in place)
    expect(placed in ([], sorted(match.players)), f"the ranking is {result.ranking}",
           "A ranking names each player once.", "List all players by place, or leave the ranking out.")  # fmt: skip


@advice(
    "Stepping back and forth misses a decision, or does not come out where it went in.",
    "Look for something that is remembered outside of self.state, and for a question that is asked again after "
    "a safe_point().",
)
def test_undo_to_the_start_visits_every_decision_once(game: Any) -> None:
    match = open_match(game, seed=3).run()
    moments, seen = match.moments, [match.step]
    while match.step != moments[0]:
        match.undo()
        seen.append(match.step)
    assert seen == moments[::-1]
    with pytest.raises(tl.IllegalChoice):
        match.undo()
    while match.step != moments[-1]:
        match.redo()
    with pytest.raises(tl.IllegalChoice):
        match.redo()
    assert entries_of(match) == entries_of(open_match(game, seed=3).run())
