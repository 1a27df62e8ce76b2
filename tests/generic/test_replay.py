"""A match is its answers: replayed, undone, branched, saved, stepped or batch-played, it is the same game.
Every registered game is held to this under rules that hypothesis chooses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from generic_games import GAMES, ROOT, entries_of, examples, fixed_tables, name_of, play_through, snapshot, tables
from hypothesis import assume, given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine import Playout, RandomBot
from tabletop_lab.engine.match.record import loads, to_text

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=name_of)


@EVERY_GAME
@given(data=st.data())
@examples(10)
def test_replay_gives_the_same_trace_and_state(game: Any, data: Any) -> None:
    """Played, undone to the start and walked again; and loaded from its own record."""
    match = tl.Match(**data.draw(tables(game)))
    at_start = snapshot(match)
    match.run()
    at_end = snapshot(match)
    match.goto(0)
    assert snapshot(match) == at_start
    match.goto(match.steps)
    assert snapshot(match) == at_end
    again = tl.Match(game, len(match.players), match.seed, match.rules).run()
    assert snapshot(again) == at_end


@EVERY_GAME
@given(data=st.data())
@examples(6)
def test_stepping_is_one_run_and_a_playout(game: Any, data: Any) -> None:
    table = data.draw(tables(game))
    stepped = tl.Match(**table)
    decisions = 0
    while stepped.decision is not None:
        stepped.run(until="decision")
        decisions += 1
    at_once = tl.Match(**table).run()
    assert snapshot(stepped) == snapshot(at_once)
    bots = {player: RandomBot() for player in at_once.players}
    playout = Playout(at_once.game, at_once.players, at_once.rules, bots)
    assert playout.run(at_once.seed) == at_once.result
    assert playout.decisions == decisions == sum(not answer.is_chance for answer in at_once.answers)
    assert playout.game.state == at_once.state
    playout.run(at_once.seed + 1)
    assert playout.run(at_once.seed) == at_once.result, "a game at the same table knows nothing of the one before"
    assert playout.game.state == at_once.state


@EVERY_GAME
@given(data=st.data())
@examples(8)
def test_undo_redo_goto_and_branch_are_equal_matches(game: Any, data: Any) -> None:
    match = tl.Match(**data.draw(tables(game))).run()
    step = data.draw(st.sampled_from(match.moments))
    match.goto(step)
    here = snapshot(match)
    other = match.branch()
    assert snapshot(other) == here
    if step != match.moments[-1]:
        match.redo()
        match.undo()
        assert snapshot(match) == here
    if step != match.moments[0]:
        match.undo()
        assert match.step < step
        match.redo()
        assert snapshot(match) == here
    assert snapshot(other) == here, "the branch moved with the original"


@EVERY_GAME
@given(data=st.data())
@examples(8)
def test_acting_on_a_branch_leaves_the_original_untouched(game: Any, data: Any) -> None:
    match = tl.Match(**data.draw(tables(game))).run()
    match.goto(data.draw(st.sampled_from(match.moments)))
    assume(match.decision is not None)
    before, steps = snapshot(match), match.steps
    for i in range(min(4, len(match.decision.options))):
        match.branch().play(match.decision.options[i]).run(until=match.step + 12)
    assert snapshot(match) == before and match.steps == steps
    assert match.branches == {}


@EVERY_GAME
@given(data=st.data())
@examples(8)
def test_saving_and_loading_gives_an_equal_match(game: Any, data: Any, tmp_path_factory: Any) -> None:
    match = tl.Match(**data.draw(tables(game))).run()
    match.goto(data.draw(st.sampled_from(match.moments)))
    text = to_text(match)
    loaded = loads(text)
    assert snapshot(loaded, by=False) == snapshot(match, by=False)
    assert to_text(loaded) == text
    path = match.save(tmp_path_factory.mktemp("saved") / "match.yaml")
    assert path.read_text(encoding="utf-8") == text
    assert snapshot(tl.load(path), by=False) == snapshot(match, by=False)


@EVERY_GAME
def test_a_refused_answer_changes_nothing(game: Any) -> None:
    for match in play_through(tl.Match(game, seed=5), every=7):
        if match.decision is None:
            break
        before, steps = snapshot(match), match.steps
        refused = [refusal.option for refusal in match.decision.refused()[:3]]
        for wrong in ["no such option", None, -999, ("nothing", "of this"), 1.5, *refused]:
            with pytest.raises(tl.IllegalChoice):
                match.play(wrong)
        assert snapshot(match) == before and match.steps == steps and match.branches == {}


@EVERY_GAME
def test_the_tail_of_another_answer_is_kept_as_a_branch(game: Any) -> None:
    match = tl.Match(game, seed=8).run()
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


ELSEWHERE = """
import sys, hashlib
sys.path[:0] = sys.argv[1:3]
import generic_games, tabletop_lab as tl
from tabletop_lab.engine.match.record import loads
for game in generic_games.GAMES:
    for table in generic_games.fixed_tables(game):
        match = tl.Match(**table).run()
        text = match.trace.to_text("en") + repr(match.view(tl.MODERATOR).as_dict()) + repr(match.result)
        print(game.name, hashlib.sha256(text.encode()).hexdigest())
for path in sys.argv[3:]:
    match = tl.load(path)
    print(hashlib.sha256((match.trace.to_text("en") + repr(match.view(tl.MODERATOR).as_dict())).encode()).hexdigest())
"""


def test_another_process_with_another_hash_seed_plays_the_same(tmp_path: Path) -> None:
    saved = []
    for i, game in enumerate(GAMES):
        if (ROOT / "examples" / f"{game.name}.py").exists():
            continue  # a fresh process does not know a game that was registered by hand
        match = tl.Match(game, seed=77).run()
        saved.append(str(match.goto(match.moments[len(match.moments) // 2]).save(tmp_path / f"{i}.yaml")))
    said = []
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", ELSEWHERE, str(Path(__file__).parent), str(ROOT), *saved]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        said.append(done.stdout)
    assert said[0] == said[1] and len(said[0].splitlines()) >= len(GAMES)


@EVERY_GAME
def test_games_end_within_their_own_bound(game: Any) -> None:
    for table in fixed_tables(game):
        match = tl.Match(**table).run()
        assert match.result is not None
        assert match.step <= match._run.game.longest(), table


@EVERY_GAME
@given(data=st.data())
@examples(15)
def test_any_rules_end_and_keep_the_invariants(game: Any, data: Any) -> None:
    """Bots and arbitrary answers; at every decision nothing is broken."""
    match = tl.Match(**data.draw(tables(game)))
    longest = match._run.game.longest()
    persons = data.draw(st.lists(st.integers(0, 10**6), max_size=25))
    for choice in persons:
        if match.decision is None:
            break
        assert match.broken_invariants() == []
        match.play(match.decision.options[choice % len(match.decision.options)])
    for moment in play_through(match, every=3):
        assert moment.broken_invariants() == [], moment
        assert moment.step <= longest
    assert match.result is not None
    assert set(match.result.winners) <= set(match.players)
    assert match.result.winners or match.result.reason == "no_decision"
    assert match.result.ranking == () or sorted(p for place in match.result.ranking for p in place) == sorted(
        match.players
    )


@EVERY_GAME
def test_undo_to_the_start_visits_every_decision_once(game: Any) -> None:
    match = tl.Match(game, seed=3).run()
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
    assert entries_of(match) == entries_of(tl.Match(game, seed=3).run())
