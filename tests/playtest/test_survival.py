"""What a batch survives, and what it leaves: its parent killed, a worker killed, bots and rules that leave or die."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.playtest import compare, simulate, summary, workers
from tabletop_lab.testing.sample import Market
from tests.playtest.hard_bots import Dies, DiesAlways, Interrupts, KilledOnce, Leaves

ROOT = Path(__file__).parents[2]
ALWAYS = ["game", "players", "seed", "rules", "bots", "winners", "reason", "decisions", "error", "score_P1", "score_P2"]
SHORT = {"days": 2}


@pytest.fixture
def at_once(monkeypatch):
    """Start worker processes even for a handful of games, in chunks of some games."""
    monkeypatch.setattr(workers, "PILOT_SECONDS", 0.0)
    monkeypatch.setattr(workers, "WORTH_A_POOL", 0.0)


def play(n, bots, **more):
    return simulate(Market, n, **{"players": 2, "rules": SHORT, "progress": False, "bots": bots} | more)


# --- the parent is killed ---------------------------------------------------------------------------------------------

PARENT = """
    import multiprocessing, threading, time
    from multiprocessing import forkserver, resource_tracker
    import tabletop_lab as tl
    from tabletop_lab.playtest import workers

    def tell():
        while len(multiprocessing.active_children()) < 2:
            time.sleep(0.05)
        time.sleep({later})
        helpers = [forkserver._forkserver._forkserver_pid, resource_tracker._resource_tracker._pid]
        print(*(child.pid for child in multiprocessing.active_children()), *filter(None, helpers), flush=True)

    workers.PILOT_SECONDS = workers.WORTH_A_POOL = 0.0
    threading.Thread(target=tell, daemon=True).start()
    tl.simulate("{game}", 1_000_000, jobs=2, progress=False)
"""


def alive(pid):
    """Whether a process runs; one that is over and not yet fetched by its parent does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.skipif(os.name == "nt", reason="kill -9 and process groups are of POSIX systems")
@pytest.mark.parametrize(("game", "later"), [("three_in_a_row", 0.0), ("cetkaik", 1.0)])
def test_a_killed_parent_leaves_no_process_behind(tmp_path, game, later):
    code = textwrap.dedent(PARENT.format(game=game, later=later))
    if game == "three_in_a_row":
        code = "from examples.three_in_a_row import ThreeInARow\n" + code.replace('"three_in_a_row"', "ThreeInARow")
    script = tmp_path / "parent.py"
    script.write_text(code)
    found_here = {**os.environ, "PYTHONPATH": str(ROOT)}
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=found_here)
    started = []
    try:
        started = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(started) >= 3 and all(map(alive, started)), "two workers, and what forked them"
        parent.kill()
        parent.wait()
        for _ in range(600):
            if not any(map(alive, started)):
                break
            time.sleep(0.1)
        assert [pid for pid in started if alive(pid)] == [], "a minute after the parent was killed"
    finally:
        parent.kill()
        parent.stdout.close()
        for pid in filter(alive, started):
            os.kill(pid, signal.SIGKILL)


# --- a worker dies ----------------------------------------------------------------------------------------------------


def test_a_worker_that_is_killed_costs_no_game(at_once, tmp_path):
    with pytest.warns(UserWarning, match="a worker process died .* played again"):
        frame = play(40, KilledOnce(str(tmp_path / "killed")), jobs=2)
    assert (tmp_path / "killed").exists() and list(frame["seed"]) == list(range(40)) and frame["error"].isna().all()


def test_a_game_that_ends_its_process_is_a_row_that_says_so(at_once):
    with pytest.warns(UserWarning, match="a worker process died"):
        frame = play(60, Dies(), jobs=2)
    died = frame["error"].notna()
    assert list(frame["seed"]) == list(range(60)) and 0 < died.sum() < 30
    assert set(frame["error"][died]) <= {"the worker process died during this game",
                                         "not played: 5 worker processes died before it"}  # fmt: skip
    assert frame["winners"][~died].notna().all()


def test_a_batch_gives_up_when_every_worker_dies(at_once):
    with pytest.warns(UserWarning, match="a worker process died"):
        frame = play(30, DiesAlways(), jobs=2)
    assert len(frame) == 30 and frame["error"].str.contains("died").sum() >= 29, "one was played here, as the pilot"


# --- leaving, and interrupts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_leaves_costs_its_own_game_alone(at_once, jobs):
    frame = play(40, Leaves(), jobs=jobs)
    left = frame["error"].notna()
    assert len(frame) == 40 and 0 < left.sum() < 40
    assert frame["error"][left].str.endswith("SystemExit: enough (in choose, hard_bots.py, line 18)").all()
    assert frame["error"][left].str.startswith("BotError: P").all() and frame["winners"][~left].notna().all()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("what", ["SystemExit", "GeneratorExit", "type('Low', (BaseException,), {})"])
def test_an_edited_rule_that_leaves_costs_its_own_game_alone(at_once, jobs, what):
    text = tl.source_of(Market, "LM-4.2").replace("return", f"if self.table.seed % 2: raise {what}\n    return")
    frame = play(12, "random", jobs=jobs, variant=tl.edited(Market, "LM-4.2", text))
    assert frame["error"].isna().tolist() == [True, False] * 6
    assert frame["error"].dropna().str.startswith("RuleError: LM-4.2 open_stalls, line 6: ").all()


def test_an_interrupt_before_the_first_row_gives_the_columns(at_once):
    for jobs in (1, 2):
        frame = play(9, Interrupts(), jobs=jobs)
        assert frame.attrs["interrupted"] is True and len(frame) == 0 and list(frame.columns) == ALWAYS
    both = compare(Market, {"a": SHORT, "b": {}}, 5, players=2, bots=Interrupts(), progress=False)
    assert len(both) == 0 and list(both.columns) == ["variant", *ALWAYS]
    with pytest.raises(tl.TabletopError, match="no game of this frame"):
        summary(both)
    whole = play(2, "random", jobs=1)
    assert list(whole.columns)[: len(ALWAYS)] == ALWAYS
    assert list(pd.concat([frame, whole]).columns) == list(whole.columns)


def test_an_error_with_a_text_that_cannot_be_made_is_a_row(at_once):
    class Odd(Exception):
        def __str__(self):
            raise SystemExit

    class Raises(Leaves):
        def choose(self, decision, random):
            raise Odd

    frame = play(2, Raises(), jobs=1)
    assert frame["error"].str.contains(r": the bot leaves failed: Odd \(str: SystemExit\) \(in choose, ").all()
