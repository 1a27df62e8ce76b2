"""Studies: the same rows wherever, however often interrupted; what fails is a row with its reason; parquet."""

import os
import pickle
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pandas as pd
import pytest
from tqdm import tqdm

import tabletop_lab as tl
from tabletop_lab.engine import Result
from tabletop_lab.playtest import open_study, plan, study, workers
from tabletop_lab.playtest.plan import Plan
from tabletop_lab.testing.sample import Market
from tests.playtest.hard_bots import Dies

ROOT = Path(__file__).parents[2]
VARIANTS = {"base": {"days": 2}, "rich": {"days": 2, "start_coins": 12}}
QUIET = {"progress": False, "players": 2}


class NeverEnds(Market):
    """Some games go round in circles."""

    name = "never_ends"

    def max_decisions(self):
        return 60

    def sale(self):
        while self.table.seed % 3 == 0:
            self.ask("P1", "bid", [0, 1])
        super().sale()


@pytest.fixture
def small_blocks(monkeypatch):
    monkeypatch.setattr(plan, "BLOCK", 20)


@pytest.fixture
def at_once(monkeypatch):
    """Start worker processes even for a handful of games."""
    monkeypatch.setattr(workers, "PILOT_SECONDS", 0.0)
    monkeypatch.setattr(workers, "WORTH_A_POOL", 0.0)


def here(n=30, **more):
    return study(Market, VARIANTS, n, jobs=1, **(QUIET | more)).wait()


def same(one, other):
    pd.testing.assert_frame_equal(one.frame(), other.frame())
    pd.testing.assert_frame_equal(one.readings(), other.readings())


# --- the same rows everywhere -----------------------------------------------------------------------------------------


def test_rows_are_those_of_compare():
    frame = here().frame()
    compared = tl.compare(Market, VARIANTS, 30, jobs=1, **QUIET)
    assert {*frame} == {*compared} and frame["error"].isna().all()
    played = [name for name in compared if name != "error"]
    pd.testing.assert_frame_equal(frame[played], compared[played], check_dtype=False)


def test_the_same_rows_from_processes_threads_a_folder_and_here(at_once, small_blocks, tmp_path):
    alone = here()
    same(alone, study(Market, VARIANTS, 30, jobs=2, **QUIET).wait())
    with ThreadPoolExecutor(2) as threads:
        same(alone, study(Market, VARIANTS, 30, where=threads, **QUIET).wait())
    same(alone, here(folder=tmp_path / "kept"))
    same(alone, open_study(str(tmp_path / "kept"), game=Market))


def test_only_the_tasks_of_a_chunk_travel_with_it(at_once, monkeypatch):
    handed = []

    class Listens(ThreadPoolExecutor):
        def submit(self, call, chunk):
            packed, jobs = pickle.loads(chunk)
            handed.append((set(packed), {job[0] for job in jobs}))
            return super().submit(call, chunk)

    many = {f"{days} {coins}": {"days": days, "start_coins": coins} for days in (1, 2) for coins in range(20)}
    with Listens(2) as threads:
        study(Market, many, 4, where=threads, **QUIET).wait()
    assert len(handed) > 5 and all(tasks == used and len(used) < 40 for tasks, used in handed)


def test_an_executor_that_loses_a_chunk_loses_one_game(at_once, monkeypatch):
    """As a dask scheduler does when every worker that tried a chunk was lost: it raises, and the chunk is gone."""

    def lost(chunk):
        if (1, 0, 4) in pickle.loads(chunk)[1]:
            raise RuntimeError("KilledWorker")
        return workers_play(chunk)

    workers_play = workers.play_chunk
    monkeypatch.setattr(workers, "play_chunk", lost)
    monkeypatch.setattr(workers, "CHUNK_SECONDS", 0.02)
    with ThreadPoolExecutor(2) as threads:
        frame = study(Market, VARIANTS, 30, where=threads, **QUIET).wait().frame()
    (row,) = frame[frame["error"].notna()].itertuples()
    assert (row.variant, row.seed, row.error) == ("rich", 4, "RuntimeError: KilledWorker")
    pd.testing.assert_frame_equal(frame[frame["error"].isna()], here().frame().drop(index=34), check_dtype=False)


# --- what fails is a row ----------------------------------------------------------------------------------------------


def test_a_game_that_does_not_end_is_a_row_with_reason_and_seed():
    found = study(NeverEnds, None, 6, jobs=1, **QUIET).wait()
    assert list(found.failures()["seed"]) == [0, 3]
    assert set(found.failures()["error"]) == {"RuntimeError: never_ends: more than 60 decisions, the game does not end"}
    assert found.failures()["decisions"].tolist() == [61, 61]
    assert "2 games failed and are not counted." in found.report().to_text("en")


def test_a_lost_worker_is_a_row(at_once):
    with pytest.warns(UserWarning, match="died"):
        found = study(Market, VARIANTS, 20, bots=Dies(), jobs=2, **QUIET).wait()
    failures = found.failures()
    assert 0 < len(failures) < 40 and failures["error"].str.contains("worker process").all()
    assert set(failures["variant"]) <= {*VARIANTS} and failures["seed"].between(0, 19).all()


# --- stopped, killed, resumed -----------------------------------------------------------------------------------------


def test_stopped_and_resumed_equals_undisturbed(small_blocks, tmp_path):
    found = study(Market, VARIANTS, 100, jobs=1, folder=tmp_path / "kept", **QUIET)
    while found.done < 50:
        time.sleep(0.002)
    found.stop()
    assert 50 <= found.done < 200 and not found.running
    assert "Stopped; what is done is kept." in found.report().to_text("en")
    again = open_study(tmp_path / "kept", game=Market)
    assert again.done == found.done
    same(again.resume(jobs=1, progress=False).wait(), here(100))
    assert again.done == 200 and not list((tmp_path / "kept").glob("unfinished-*"))


KILLED = """
import sys, time
from tabletop_lab.playtest import plan, studies, study
from tabletop_lab.testing.sample import Market
plan.BLOCK, studies.KEEP_SECONDS = 100, 0.1
found = study(Market, {"base": {"days": 2}, "rich": {"days": 2, "start_coins": 12}}, 400, players=2, jobs=1,
              folder=sys.argv[1], progress=False)
while found.done < 250:
    time.sleep(0.001)
print("go", flush=True)
found.wait()
"""


def test_killed_at_any_moment_and_resumed_equals_undisturbed(tmp_path):
    with subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE) as child:
        child.stdout.readline()
        os.kill(child.pid, signal.SIGKILL)
    left = open_study(tmp_path, game=Market)
    assert 100 <= left.done < 800
    same(left.resume(jobs=1, progress=False).wait(), here(400))


def test_more_games_later_are_a_study_that_was_watched(small_blocks, tmp_path):
    found = here(15, folder=tmp_path)
    assert not found.watching
    found.resume(24, jobs=1, progress=False).wait()
    assert found.watching and found.done == 48
    pd.testing.assert_frame_equal(found.frame(), here(24).frame())
    assert open_study(tmp_path, game=Market).watching


def test_a_folder_in_use_is_refused_and_free_afterwards(tmp_path):
    found = study(Market, VARIANTS, 5000, jobs=1, folder=tmp_path, **QUIET)
    with pytest.raises(tl.TabletopError, match="another study is writing"):
        study(Market, VARIANTS, 5000, jobs=1, folder=tmp_path, **QUIET)
    found.stop()
    study(Market, VARIANTS, 5000, jobs=1, folder=tmp_path, **QUIET).stop()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 3}, "with seed = 0"),
        ({"players": 3}, "with players = 2"),
        ({"variants": {"base": {"days": 2}}}, r"variants = .base {.days.:2} \(random\), rich"),
    ],
)
def test_a_folder_of_another_study_is_refused(change, said, tmp_path):
    here(2, folder=tmp_path)
    given = {"variants": VARIANTS, "n": 2, "jobs": 1, "folder": tmp_path} | QUIET | change
    with pytest.raises(tl.TabletopError, match=said):
        study(Market, **given)


def test_a_study_without_a_bar_is_resumed_without_one(monkeypatch):
    hidden = []
    monkeypatch.setattr("tqdm.auto.tqdm", lambda **given: hidden.append(given["disable"]) or tqdm(**given))
    found = study(Market, VARIANTS, 5, jobs=1, **QUIET).wait()
    found.resume(10, jobs=1).wait()
    found.resume(15, jobs=1, progress=True).wait()
    found.resume(20, jobs=1).wait()
    assert hidden == [True, True, False, False]


def test_what_never_differed_is_named_together():
    """Sixty lines of one number say no more than one."""
    said = study(Market, {"base": {}, "same": {}}, 30, jobs=1, **QUIET).wait().report().to_text("en").split("\n")
    start = said.index("Never differed; of all games at most this share may differ")
    rows = said[start + 2 : said.index("", start)]
    assert sum(" % " in row for row in rows) == 1 and "; " in rows[0] and max(map(len, rows)) <= 100


# --- columns and questions --------------------------------------------------------------------------------------------


def test_columns_have_declared_kinds_also_where_nothing_is_in_them(small_blocks, tmp_path):
    found = here(folder=tmp_path)
    kinds = found.query("SELECT column_name, column_type FROM (DESCRIBE games)").set_index("column_name")["column_type"]
    assert kinds["error"] == "VARCHAR" and kinds["seed"] == "BIGINT" and kinds["score_P1"] == "BIGINT"
    assert found.frame()["error"].isna().all() and len(list(tmp_path.glob("games-*.parquet"))) == 3


def test_a_column_that_grows_wider_is_wide_in_all_parts(small_blocks, tmp_path):
    class Widens(Market):
        name = "widens"

        def play(self):
            result = super().play()
            half = 0.5 if self.table.seed == 25 else 0
            return Result(result.winners, scores={seat: one + half for seat, one in result.scores.items()})

    found = study(Widens, {"base": {"days": 1}}, 30, jobs=1, folder=tmp_path, **QUIET).wait()
    scores = found.frame(["score_P1"])["score_P1"]
    assert scores.dtype == float and scores[25] % 1 == 0.5 and scores.notna().all()


@pytest.mark.parametrize("kept", [True, False])
def test_the_table_is_asked_in_sql(kept, tmp_path):
    found = here(folder=tmp_path if kept else None)
    asked = found.query("SELECT variant, count(*) AS n, avg(score_P1) AS mean FROM games WHERE seed < ? GROUP BY 1 "
                        "ORDER BY 1", 20)  # fmt: skip
    frame = found.frame()
    wanted = frame[frame["seed"] < 20].groupby("variant")["score_P1"].mean()
    assert asked["n"].tolist() == [20, 20] and asked["mean"].tolist() == wanted.tolist()
    with pytest.raises(tl.TabletopError, match="cannot answer this"):
        found.query("SELECT nothing FROM games")


def test_any_row_opens_as_its_game():
    found = here(5)
    row = found.frame().set_index(["variant", "seed"]).loc[("rich", 3)]
    match = found.open("rich", 3)
    assert match.rules.start_coins == 12 and match.result.scores["P1"] == row["score_P1"]
    with pytest.raises(tl.TabletopError, match="there is no variant 'poor'"):
        found.open("poor", 3)


def test_memory_is_that_of_one_block():
    """Readings of a large study read block after block, never all rows."""
    found = here(30)
    read = []
    block, found._store.block = found._store.block, lambda number: read.append(number) or block(number)
    found.readings()
    found.readings()
    assert read == [0], "and what was counted is not read again"


@pytest.mark.parametrize(
    ("where", "said"),
    [("moon", "games cannot be played at 'moon'"), (7, "games cannot be played at 7"),
     ("tcp://127.0.0.1:1", "no dask scheduler answers at tcp://127.0.0.1:1")],
)  # fmt: skip
def test_a_place_that_is_none_is_refused(where, said, monkeypatch):
    monkeypatch.setattr("tabletop_lab.playtest.where.SECONDS_TO_ANSWER", 0.3)
    with pytest.raises(tl.TabletopError, match=said):
        study(Market, VARIANTS, 5, where=where, **QUIET)


def test_a_plan_cuts_seeds_into_blocks_and_plays_each_once(small_blocks):
    from tabletop_lab.playtest.arms import arms_of

    made = Plan.of(arms_of(Market, VARIANTS), 25, 7)
    jobs = list(made.jobs({0: {(0, 7), (1, 8)}}, {1}))
    assert len(jobs) == 50 - 2 - 20 and {(seed - 7) // 10 for _, _, seed in jobs} == {0, 2}
    assert len({*jobs}) == len(jobs) and all(block == (seed - 7) // 10 for _, block, seed in jobs)
