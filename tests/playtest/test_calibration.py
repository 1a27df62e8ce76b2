"""Whether the numbers of a study are as sure as they say. The long form is `python -m tests.playtest.calibration`."""

import pytest

from tabletop_lab.playtest import intervals
from tests.benchmarks.test_wolves import EXACT
from tests.playtest import calibration


@pytest.fixture(scope="module")
def games():
    return calibration.pool(600)


def test_variants_that_do_not_differ_are_found_alike(games):
    held = calibration.coverage(games, 40)
    assert all(share >= 0.82 for share in held.values()), f"95 % less four standard errors: {held}"


def test_watching_gives_no_false_alarms(games):
    for name, (ours, naive) in calibration.watched(games, 300).items():
        assert ours <= 0.05 < naive, name


def test_the_distance_of_a_judged_rule_set_is_covered(games):
    """Also where it is 0: intervals of drawn distances never reach it."""
    for name, some, aims in calibration.distances(games):
        held, _ = calibration.judged(some, aims, 20)
        assert held >= 0.75, f"{name}: 95 % less four standard errors: {held}"


@pytest.mark.parametrize("quantity", ["decisions", "score_P1", "win_share_P1"])
def test_forty_readings_without_effect_give_no_finding(games, quantity):
    assert calibration.findings_of_formulas(games, 400, quantity) <= 0.05 + 3 * (0.05 * 0.95 / 400) ** 0.5


def test_the_far_tail_is_students():
    """Two-sided tails of Student's t (Abramowitz and Stegun, table 26.10), which the normal curve misses by a third."""
    for t, freedom, tail in ((3.646, 30, 0.001), (3.460, 60, 0.001), (3.373, 120, 0.001), (2.576, 10**6, 0.01)):
        p = intervals.p_value(t, (freedom + 1) ** 0.5, freedom + 1, False)
        assert p == pytest.approx(tail, rel=0.01)


def test_a_coin_is_covered():
    assert calibration.coin(100, n=50) >= 0.87
    assert 0.93 <= calibration.exact_coverage(0.3) <= 0.97


def test_the_exact_tables_of_the_wolves_are_covered():
    assert all(0.93 <= calibration.exact_coverage(true) <= 0.97 for true in EXACT.values())
