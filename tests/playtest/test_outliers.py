"""From the numbers of a study to the very game: which games stand out, and the step at which the measure was made."""

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Metric, TabletopError
from tabletop_lab.playtest import open_row
from tabletop_lab.playtest.measured import measured_at
from tabletop_lab.testing.sample import Market


class Purse(Metric):
    """What P1 has: read from the state at the end, and hears nothing."""

    def columns(self, game):
        return {"purse": game.state.coins["P1"]}


class WinnersPurse(Metric):
    """Cannot be told before somebody has won."""

    def columns(self, game):
        if game.state.phase != "over":
            raise LookupError("nobody has won")
        return {"winners_purse": 3}


class Never(Metric):
    events = ("walked",)

    def columns(self, game):
        return {"nothing": 0, "always": "so"}


class Purses(Market):
    name = "purses"
    metrics = (*Market.metrics, Purse, WinnersPurse, Never)


@pytest.fixture(scope="module")
def study():
    return tl.study(Market, {"base": {}, "short": {"days": 1}}, n=60, players=3, jobs=1, progress=False).wait()


def test_a_count_is_made_where_the_last_of_what_it_counts_happened():
    match = tl.Match(Market, players=3, seed=4).run()
    for space in range(1, 6):
        walks = [entry.step for entry in match.trace.events("walked") if entry.facts["space"] == space]
        found = measured_at(match, f"visits_{space}")
        assert found == (min(m for m in match.moments if m >= walks[-1]) if walks else match.steps), space


def test_a_measure_of_the_state_is_made_where_it_last_changed():
    match = tl.Match(Purses, players=2, seed=5).run()
    found = measured_at(match, "purse")
    had = [match.goto(moment).view("moderator").coins["P1"] for moment in match.moments]
    last = next(at for at in reversed(range(len(had))) if had[at] != had[-1]) + 1
    assert found == match.moments[last] and had[last - 1] != had[last]


def test_what_never_came_up_and_what_no_metric_gives_are_made_at_the_end():
    match = tl.Match(Purses, players=2, seed=5).run()
    assert {measured_at(match, name) for name in ("nothing", "winners_purse", "score_P1", "no such")} == {match.steps}
    assert measured_at(match, "always") == match.moments[0]


def test_where_a_match_stands_makes_no_difference_and_it_stays_there():
    match = tl.Match(Market, players=2, seed=7).run()
    at = measured_at(match, "visits_3")
    assert measured_at(match.goto(match.moments[2]), "visits_3") == at
    assert match.step == match.moments[2]


def test_an_edited_game_is_measured_under_its_edit():
    text = tl.source_of(Market, "LM-4.2").replace("space not in left", "space == 3")
    edited = tl.Match(Market, players=2, seed=1).with_edit("LM-4.2", text, name="only to the tea house")[0].run()
    last = [entry.step for entry in edited.trace.events("walked") if entry.facts["space"] == 3][-1]
    assert measured_at(edited, "visits_3") == last


def test_a_row_opens_at_its_measure_at_a_step_and_at_its_end(study):
    row = study.frame().iloc[3]
    match = open_row(row, game=Market, at="visits_2")
    assert match.step == measured_at(match, "visits_2") < match.steps
    assert open_row(row, game=Market, at=match.moments[1]).step == match.moments[1]
    assert open_row(row, game=Market).result is not None
    with pytest.raises(TabletopError, match=r"'visits' \(allowed: end, measure, 0, variant, game"):
        open_row(row, game=Market, at="visits")
    with pytest.raises(TabletopError, match="at: "):
        open_row(row, game=Market, at="measure")


def test_each_outlier_is_the_farthest_game_of_its_measure(study):
    frame, table = study.frame(), study.outliers(most=100)
    assert {"decisions", "margin"} <= {*table["measure"]}
    for row in table.itertuples():
        mine = frame[frame["variant"] == row.variant]
        if row.kind == "difference" or row.measure not in frame:
            continue
        values = mine[row.measure]
        assert row.value == (values.min() if row.kind == "low" else values.max())
        assert mine.loc[mine["seed"] == row.seed, row.measure].item() == row.value
        assert row.away == pytest.approx(abs(row.value - values.mean()) / values.std())
    assert table["away"].is_monotonic_decreasing
    assert not table[["measure", "kind"]].assign(kind=table["kind"] == "difference").duplicated().any()
    assert table.groupby(["variant", "seed"]).size().max() <= 2


def test_an_outlier_is_a_row_that_opens_where_its_measure_was_made(study):
    row = next(row for _, row in study.outliers(most=50).iterrows() if row["measure"].startswith("visits"))
    match = open_row(row, game=Market, at="measure")
    assert match.step == measured_at(match, row["measure"])
    assert match.step == study.open(row["variant"], row["seed"], at=row["measure"]).step
    assert open_row(pd.Series(dict(row)), game=Market).step == match.steps


def test_measures_can_be_chosen_and_unknown_ones_are_refused(study):
    assert {*study.outliers(["margin", "decisions"])["measure"]} == {"margin", "decisions"}
    with pytest.raises(TabletopError, match="there is no measure 'marg'"):
        study.outliers(["marg"])


def test_a_study_without_games_has_no_outliers():
    empty = tl.study(Market, n=5, jobs=1, progress=False)
    empty.stop()
    fresh = type(empty)(empty.plan, type(empty._store)())
    assert list(fresh.outliers()["seed"]) == []


def test_two_variants_of_one_seed_stand_where_they_first_differ(study):
    found = study.part("short", 3)
    match = found.match
    assert (match.branch_name, found.other) == ("as printed", "short")
    assert found.divergence.before == "Day 2 begins." and found.divergence.after == "The sale begins."
    one = list(match.branch().goto(match.step).trace) if match.step <= match.steps else []
    assert match.rules.days == 3 and any(entry.name == "day_begins" for entry in one)
    assert match.branch().add_branch(study.open("short", 3), "again").switch("again").rules.days == 1
    assert match.switch(found.other).rules.days == 1
    assert study.part("base", 3).divergence is None
    with pytest.raises(TabletopError, match="there is no variant 'long'"):
        study.part("long", 3)
