"""A metric that fails costs its rows alone, and they say which metric it was."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Metric
from tabletop_lab.playtest import simulate
from tabletop_lab.testing.sample import Market


def metric(**parts):
    return type("Mine", (Metric,), {"events": ("walked",), **parts})


def fails(*given):
    raise KeyError("plans")


BROKEN = {
    "unmade": (metric(__init__=fails), "metrics: the metric Mine cannot be made: KeyError: 'plans'"),
    "deaf": (metric(hear=fails), "metrics: the metric Mine failed when it heard walked: KeyError: 'plans'"),
    "leaves": (metric(hear=lambda *given: exit(3)), "metrics: the metric Mine failed when it heard walked: SystemExit"),
    "columns": (metric(columns=fails), "metrics: the columns of the metric Mine failed: KeyError: 'plans'"),
    "none": (metric(columns=lambda *given: None), "metrics: the metric Mine gave None as its columns (allowed: "),
    "no names": (metric(columns=lambda *given: {1: 2}), "metrics: the metric Mine gave {1: 2} as its columns"),
    "taken": (metric(columns=lambda *given: {"seed": 2}), "metrics: the metric Mine gives a column 'seed', which ev"),
    "one event": (metric(events="walked"), "metrics: the metric Mine says events = 'walked' (allowed: names of"),
    "no events": (metric(events=5), "metrics: the metric Mine says events = 5 (allowed: names of events"),
    "numbers": (metric(events=(5,)), "metrics: the metric Mine says events = (5,) (allowed: names of events"),
    "no metric": (object, "metrics: the metric object cannot be made: AttributeError"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_metric_that_fails_is_named_in_the_row(what):
    kind, said = BROKEN[what]
    game = type("Counted", (Market,), {"metrics": (*Market.metrics, kind)})
    frame = simulate(game, 2, players=2, rules={"days": 1}, progress=False)
    assert frame["error"].str.startswith(f"TabletopError: {said}").all(), frame["error"][0]
    assert frame["seed"].tolist() == [0, 1] and frame["winners"].isna().all()


def test_an_edited_rule_that_a_metric_asks_is_at_fault_itself():
    kind = metric(columns=lambda self, game: {"stalls": len(game.open_stalls("P1"))})
    game = type("Counted", (Market,), {"metrics": (kind,)})
    text = tl.source_of(Market, "LM-4.2").replace("return", "if self.state.day > self.rules.days: 1 // 0\n    return")
    frame = simulate(tl.edited(game, "LM-4.2", text), 1, players=2, rules={"days": 1}, progress=False)
    assert frame["error"].str.startswith("RuleError: LM-4.2 open_stalls, line ").all(), frame["error"][0]


@pytest.mark.parametrize("what", ["unmade", "deaf", "columns"])
def test_a_metric_that_fails_by_itself_is_not_the_fault_of_an_edited_rule(what):
    kind, said = BROKEN[what]
    game = type("Counted", (Market,), {"metrics": (kind,)})
    edited = tl.edited(game, "LM-4.2", tl.source_of(Market, "LM-4.2"))
    frame = simulate(edited, 1, players=2, rules={"days": 1}, progress=False)
    assert frame["error"][0].startswith(f"TabletopError: {said}")
