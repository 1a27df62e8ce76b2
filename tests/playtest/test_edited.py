"""Batches under rules edited as code: here, in worker processes, compared, and opened again.
What an edit may be is tested in tests/engine/test_edits.py."""

import io
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.edits.guard import Endless
from tabletop_lab.engine.tables import watches_edits
from tabletop_lab.engine.tables.edited_batch import EditedPlayout
from tabletop_lab.playtest import compare, open_row, simulate, summary, task, workers
from tabletop_lab.playtest.task import Task
from tabletop_lab.testing.sample import Market
from tests.testing.bidding import Bidding

SHORT = {"days": 2}
TEXT = tl.source_of(Market, "LM-4.2")


@pytest.fixture(scope="module")
def match():
    start = tl.Match(Market, players=3, seed=1, rules=SHORT)
    return start.with_edit("LM-4.2", TEXT.replace("space not in left", "space != 4"), name="no way to 4")[0]


def play(game, n=6, **more):
    return simulate(game, n, **({"players": 3, "rules": SHORT, "progress": False, "jobs": 1} | more))


def test_class_variant_and_match_are_the_same_batch(match):
    frame = play(match.game)
    pd.testing.assert_frame_equal(frame, play(Market, variant=match.variant))
    pd.testing.assert_frame_equal(frame, play(Market, variant=match))
    pd.testing.assert_frame_equal(frame, play(Market, variant=match.game))
    assert frame["edits"].str.startswith("no way to 4: LM-4.2 open_stalls #").all()
    assert (frame["visits_4"] == 0).all() and frame["error"].isna().all()
    assert "edits" not in play(Market), "columns of unedited batches stay as they were"


def test_worker_processes_play_by_the_edit(match, monkeypatch):
    monkeypatch.setattr(workers, "PILOT_SECONDS", 0)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = play(match.game, executor=pool)
    pd.testing.assert_frame_equal(there, play(match.game))


def test_a_task_travels_as_data(match):
    sent = Task.of(match.game, 3, SHORT)
    packed = pickle.dumps(sent)
    assert b"space != 4" in packed and pickle.loads(packed).game is match.game


def test_compare_with_and_without_the_edit(match):
    variants = {"base": SHORT, "edited": match, "by name": match.variant, "both": SHORT | {"edits": match.variant}}
    frame = compare(Market, variants, n=4, players=3, progress=False)
    visits = frame.groupby("variant")["visits_4"].sum()
    assert visits["base"] > 0 == visits["edited"] == visits["both"] == visits["by name"]
    assert frame.loc[frame["variant"] == "base", "edits"].isna().all()
    assert list(frame.loc[frame["variant"] == "both", "rules"]) == ['{"days":2}'] * 4
    assert summary(frame).loc[("both", "visits_4"), "difference"] < 0


@pytest.mark.parametrize("given", ["def open_stalls(self, player): pass", [{"code": "x"}], {"code": "x"}, 7])
def test_texts_are_never_run_by_a_batch(given):
    with pytest.raises(tl.TabletopError, match="carries no edited rules"):
        simulate(Market, 1, variant=given, progress=False)
    with pytest.raises(tl.TabletopError, match="variant 'x'.*carries no edited rules"):
        compare(Market, {"x": {"edits": given}}, n=1, progress=False)


def test_an_error_of_an_edit_is_a_row_that_names_its_line():
    bad = tl.edited(Market, "LM-4.2", TEXT.replace("return", "self.state.day > 1 and 1 / 0\n    return"))
    frame = play(bad, 2)
    assert frame["error"].str.startswith("RuleError: LM-4.2 open_stalls, line 6: ZeroDivisionError").all()
    stopped = open_row(frame.loc[0], game=bad)
    assert stopped.step > 0 and stopped.state.day == 1
    with pytest.raises(tl.RuleError, match="line 6"):
        stopped.run()


USELESS = {
    "7": "it gave 7, and choose_where_to_walk cannot go on with that: TypeError: 'int' object is not iterable",
    "(99, 100)": "it gave (99, 100), a player chose from it, and now hear cannot go on: KeyError: 99",
    "('x', 'y')": "it gave ('x', 'y'), a player chose from it, and now hear cannot go on: KeyError: 'x'",
}
LOOKED_AT = {
    "('x', 'y')": "it gave ('x', 'y'), and play cannot go on with that: state.pawn.P2 holds 'x' (allowed: dict[str"
}
"""What a match says, which looks more closely."""


@pytest.mark.parametrize("gives", USELESS)
def test_what_an_edit_gives_and_the_rules_cannot_use_is_told_in_the_row(gives, monkeypatch):
    bad = tl.edited(Market, "LM-4.2", f"def open_stalls(self, player):\n    return {gives}\n")
    early = LOOKED_AT.get(gives, USELESS[gives])
    assert play(bad, 2)["error"][1].startswith(f"RuleError: LM-4.2 open_stalls, line 1: {early}")
    monkeypatch.setattr(task, "PLAYED_AGAIN", -1)
    assert play(bad, 2)["error"][1] == f"RuleError: LM-4.2 open_stalls, line 1: {USELESS[gives]} [LM-4.2]"


def test_a_game_that_does_not_end_any_more_is_told_in_the_row():
    bad = tl.edited(Market, "LM-3.1", tl.source_of(Market, "LM-3.1").rstrip() + "\n    self.state.day = 1\n")
    said = "RuntimeError: market: more than 101 decisions, the game does not end"
    row = f"RuleError: LM-3.1 morning, line 2: after it act_from_the_square cannot go on: {said} [LM-3.1]"
    assert play(bad, 1)["error"][0] == row


def test_an_endless_edit_is_a_row_too():
    bad = tl.edited(Market, "LM-4.2", TEXT.replace("return", "while True: pass\n    return"))
    assert play(bad, 1)["error"].str.contains("does not end").all()


def test_rows_name_the_edit_and_never_carry_it(match):
    frame = play(match.game)
    csv = pd.read_csv(io.StringIO(frame.to_csv(index=False)))
    for row in (frame.loc[2], csv.loc[2]):
        again = open_row(row, game=match.game)
        assert "+".join(again.result.winners) == row["winners"] and again.variant == match.variant
        with pytest.raises(tl.TabletopError, match="edited rules .*no way to 4"):
            open_row(row)
        with pytest.raises(tl.TabletopError, match="edited rules"):
            open_row(row, game=tl.edited(Market, "LM-4.2", TEXT, "no way to 4"))
    with pytest.raises(tl.TabletopError, match="without edits"):
        open_row(play(Market).loc[0], game=match.game)


def test_a_rule_that_asks_nobody_again_and_again_is_stopped():
    """The bidding goes on while there are cards; a prize for which nobody bids takes none."""
    text = "def one_prize(self):\n    return None"
    frame = simulate(tl.edited(Bidding, "BD-2", text), 1, jobs=1, progress=False)
    assert frame.loc[0, "error"].startswith("RuleError: BD-2 one_prize, line 1: after it play cannot go on: Endless: ")
    with pytest.raises(tl.RuleError, match="BD-2 one_prize.*went round 3,000 times without an answer"):
        tl.Match(Bidding, seed=1).with_edit("BD-2", text)


def test_what_is_given_without_a_decision_is_counted(monkeypatch):
    """In a batch alone, as after the first decisions of a game, when it is not played again as a match."""
    table = EditedPlayout(tl.edited(Bidding, "BD-2", "def one_prize(self):\n    return None"), ("P1", "P2"),
                          Bidding.Rules(), {"P1": RandomBot(), "P2": RandomBot()})  # fmt: skip
    with pytest.raises(Endless, match="called 30,000 times without a decision"):
        table.run(1)
    fine = EditedPlayout(tl.edited(Bidding, "BD-2", tl.source_of(Bidding, "BD-2")), ("P1", "P2"),
                         Bidding.Rules(), {"P1": RandomBot(), "P2": RandomBot()})  # fmt: skip
    monkeypatch.setattr(watches_edits, "MOST_CALLS", 1)
    assert fine.run(1).winners, "every decision begins the count anew"


def test_what_only_an_edit_makes_wrong_is_told_in_the_rows():
    edited = tl.edited("tabula_wolves", "TW-3.4", "def head(self, role):\n    return 'nobody'", function="head")
    (said,) = simulate(edited, 1, players=7, jobs=1, progress=False)["error"]
    assert said.startswith("RuleError: TW-3.4 head, line ") and said.endswith("[TW-4.6] [TW-3.4]")
    with pytest.raises(tl.InvalidRules, match="custom_cards"):
        simulate(edited, 1, players=7, rules={"composition": "custom"}, jobs=1, progress=False)
