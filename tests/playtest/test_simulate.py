"""Batches: what a row says, that pool and inline agree, what happens to errors, interrupts and wrong input."""

import io
import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Content, Metric
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.playtest import compare, simulate, summary, workers
from tabletop_lab.testing.sample import Market

ROOT = Path(__file__).parents[2]
ALWAYS = ["game", "players", "seed", "rules", "bots", "winners", "reason", "decisions", "error"]
SHORT = {"days": 2}


class BreaksOnOddSeeds(Market):
    """Fails in the middle of some games."""

    name = "broken_market"

    def sale(self):
        if self.table.seed % 2:
            raise ZeroDivisionError("the sale\nnever ends")
        super().sale()


class BreaksAtOnce(Market):
    name = "broken_setup"

    def setup(self):
        raise RuntimeError("no table")


class WithoutGoods(Market):
    """Its content cannot be read."""

    class Missing(Content):
        def under(self, rules, game):
            raise tl.InvalidContent(Fault("goods.csv", "there is no such file"))

    content = Missing()


class StopsAfter(Bot):
    """A person who presses the stop button."""

    name = "stops"

    def __init__(self, decisions):
        self.left = decisions

    def choose(self, decision, random):
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt
        return decision.options[0]


def play(n=6, **more):
    given = {"players": 3, "rules": SHORT, "progress": False, "jobs": 1} | more
    return simulate(Market, n, **given)


@pytest.fixture
def at_once(monkeypatch):
    """Start worker processes even for a handful of games."""
    monkeypatch.setattr(workers, "PILOT_SECONDS", 0.0)
    monkeypatch.setattr(workers, "WORTH_A_POOL", 0.0)


def test_a_row_says_everything_about_its_game():
    frame = play(seed=40, bots={"P1": "careful", "P2": "random", "P3": "random"})
    assert list(frame.columns[:12]) == [*ALWAYS, "score_P1", "score_P2", "score_P3"]
    assert list(frame["seed"]) == [40, 41, 42, 43, 44, 45]
    assert set(frame["game"]) == {"market"} and set(frame["players"]) == {3}
    assert set(frame["rules"]) == {'{"days":2}'} and set(frame["bots"]) == {"P1=careful,P2=random,P3=random"}
    assert frame["error"].isna().all() and (frame["decisions"] >= 15).all(), "6 walks, 6 bids, 3 sales"
    match = tl.Match(Market, players=3, seed=40, rules=SHORT).run({"P1": "careful", "P2": "random", "P3": "random"})
    assert frame.loc[0, "winners"] == "+".join(match.result.winners)
    assert frame.loc[0, "reason"] == match.result.reason
    assert {p: frame.loc[0, f"score_{p}"] for p in match.players} == dict(match.result.scores)


def test_the_same_frame_from_worker_processes_threads_and_here(at_once):
    here = play(24)
    pd.testing.assert_frame_equal(here, play(24, jobs=2))
    with ThreadPoolExecutor(2) as threads:
        pd.testing.assert_frame_equal(here, play(24, executor=threads))


def test_a_frame_goes_to_csv_and_back():
    frame = play(bots="careful")
    back = pd.read_csv(io.StringIO(frame.to_csv(index=False)))
    pd.testing.assert_frame_equal(frame.drop(columns="error"), back.drop(columns="error"), check_dtype=False)
    assert back["error"].isna().all()


def test_a_game_that_raises_becomes_a_row():
    frame = simulate(BreaksOnOddSeeds, 4, rules=SHORT, progress=False, jobs=1)
    assert frame["error"].isna().tolist() == [True, False, True, False]
    assert frame.loc[1, "error"] == "ZeroDivisionError: the sale; never ends"
    assert frame.loc[1, "decisions"] >= 8 and pd.isna(frame.loc[1, "winners"]) and pd.isna(frame.loc[1, "score_P1"])
    at_setup = simulate(BreaksAtOnce, 2, progress=False)
    assert set(at_setup["error"]) == {"RuntimeError: no table"} and set(at_setup["decisions"]) == {0}


def test_a_metric_that_cannot_begin_tells_of_no_decisions_of_the_game_before():
    made = []

    class Once(Metric):
        def __init__(self):
            made.append(self)
            if len(made) == 2:
                raise RuntimeError("no paper")

    class Counted(Market):
        name = "counted_market"
        metrics = (Once,)

    frame = simulate(Counted, 3, rules=SHORT, jobs=1, progress=False)
    said = "TabletopError: metrics: the metric Once cannot be made: RuntimeError: no paper"
    assert frame["error"].tolist()[1] == said
    assert (frame["decisions"] == 0).tolist() == [False, True, False]


def test_an_interrupt_gives_what_is_done():
    bots = StopsAfter(40)
    frame = play(50, bots=bots)
    assert frame.attrs["interrupted"] is True and 0 < len(frame) < 50
    whole = play(50)
    assert whole.attrs["interrupted"] is False and list(frame["seed"]) == list(whole["seed"][: len(frame)])


def test_an_interrupt_ends_the_worker_processes(at_once, monkeypatch):
    waited, pools = [], []

    def wait_once(futures, **how):
        if waited:
            raise KeyboardInterrupt
        waited.append(True)
        return wait(futures, **how)

    wait, make = workers.wait, workers._process_pool
    monkeypatch.setattr(workers, "wait", wait_once)
    monkeypatch.setattr(workers, "_process_pool", lambda at_once: pools.append(make(at_once)) or pools[0])
    frame = play(400, jobs=2)
    assert frame.attrs["interrupted"] is True and 1 < len(frame) < 400
    with pytest.raises(RuntimeError):
        pools[0].submit(print)


def test_what_workers_cannot_import_is_played_here(at_once, monkeypatch):
    here = play(9)
    for module in ("__main__", "only_here"):
        typed = type("Typed", (Market,), {"__module__": module})
        monkeypatch.setitem(sys.modules, "only_here", ModuleType("only_here"))
        monkeypatch.setattr(sys.modules[module], "Typed", typed, raising=False)
        with pytest.warns(UserWarning, match="one process"):
            frame = simulate(typed, 9, players=3, rules=SHORT, jobs=2, progress=False)
        pd.testing.assert_frame_equal(here, frame)


def test_a_script_needs_no_main_guard(tmp_path):
    script = tmp_path / "run_games.py"
    script.write_text(textwrap.dedent("""
        import tabletop_lab as tl
        from tabletop_lab.playtest import workers
        from tabletop_lab.testing.sample import Market
        workers.PILOT_SECONDS = workers.WORTH_A_POOL = 0.0
        print(len(tl.simulate(Market, 8, rules={"days": 2}, jobs=2, progress=False)))
    """))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert (done.stdout, done.returncode) == ("8\n", 0), done.stderr


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "markets"}, tl.UnknownGame),
        ({"rules": {"days": 99}}, tl.InvalidRules),
        ({"rules": "endless"}, tl.InvalidRules),
        ({"game": WithoutGoods}, tl.InvalidContent),
        ({"players": 9}, tl.InvalidRules),
        ({"bots": "genius"}, tl.TabletopError),
        ({"bots": {"P1": "random"}}, tl.TabletopError),
        ({"bots": None}, tl.TabletopError),
        ({"n": 0}, tl.TabletopError),
        ({"n": 2.5}, tl.TabletopError),
        ({"seed": "7"}, tl.TabletopError),
        ({"jobs": 0}, tl.TabletopError),
        ({"executor": "dask"}, tl.TabletopError),
    ],
)
def test_wrong_input_is_refused_before_any_game(wrong, error):
    with pytest.raises(error):
        simulate(**({"game": "market", "n": 2, "progress": False} | wrong))


# --- compare and summary ----------------------------------------------------------------------------------------------


def test_compare_gives_every_variant_the_same_seeds():
    frame = compare(Market, {"base": SHORT, "rich": SHORT | {"start_coins": 12}}, 5, seed=3, progress=False)
    assert frame.columns[0] == "variant" and list(frame["seed"]) == [3, 4, 5, 6, 7] * 2
    base = simulate(Market, 5, rules=SHORT, seed=3, progress=False)
    pd.testing.assert_frame_equal(frame[frame["variant"] == "base"].drop(columns="variant"), base, check_names=False)


def test_a_summary_pairs_games_by_seed():
    variants = {"base": SHORT, "same": SHORT, "rich": SHORT | {"start_coins": 12}}
    frame = compare(Market, variants, 12, players=3, progress=False)
    for given in (frame, pd.read_csv(io.StringIO(frame.to_csv(index=False)))):
        table = summary(given)
        assert table.loc[("same", "score_P2"), ["difference", "difference_se"]].tolist() == [0, 0]
        chosen = frame.set_index("seed").groupby("variant")["score_P1"]
        difference = chosen.get_group("rich") - chosen.get_group("base")
        line = table.loc[("rich", "score_P1")]
        assert line["difference"] == pytest.approx(difference.mean())
        assert line["difference_se"] == pytest.approx(difference.std() / 12**0.5)
        assert line["mean"] == pytest.approx(chosen.get_group("rich").mean()) and line["pairs"] == 12
        shares = [table.loc[("base", f"win_share_P{i}"), "mean"] for i in (1, 2, 3)]
        assert sum(shares) == pytest.approx(1)


def test_a_summary_leaves_failed_games_out():
    table = summary(simulate(BreaksOnOddSeeds, 6, rules=SHORT, progress=False))
    assert set(table["games"]) == {3} and set(table["errors"]) == {3}
    assert summary(simulate(BreaksAtOnce, 2, progress=False))["games"].eq(0).all()


def test_a_wrong_variant_is_named():
    with pytest.raises(tl.InvalidRules, match="variant 'long', days: 99"):
        compare(Market, {"base": {}, "long": {"days": 99}}, 2)
    with pytest.raises(tl.TabletopError, match="nothing to compare"):
        compare(Market, {}, 2)
    with pytest.raises(tl.TabletopError, match="not a frame"):
        summary(pd.DataFrame({"a": [1]}))
