"""`ladder`: ratings are what they should be where the truth is known."""

import numpy as np
import pytest

import tabletop_lab as tl
from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine import Bot, RandomBot
from tabletop_lab.playtest import ladder
from tabletop_lab.playtest.ladder import PER_POINT, PRIOR, _fitted
from tabletop_lab.testing.sample import Market


def test_known_strengths_come_back():
    strength = np.exp(np.array([150.0, 0.0, -150.0]) / PER_POINT)
    odds = strength[:, None] / (strength[:, None] + strength[None])
    wins = 100_000 * odds * (1 - np.eye(3))
    assert np.allclose(_fitted(wins[None])[0], [150, 0, -150], atol=0.5)


def test_who_always_won_has_a_rating():
    wins = np.array([[0.0, 20.0], [0.0, 0.0]])
    assert _fitted(wins[None])[0][0] == pytest.approx(PER_POINT * np.log((20 + PRIOR) / PRIOR) / 2)


def test_the_same_bot_twice_is_as_good():
    class Other(Bot):
        """Another random bot, with other luck."""

        def choose(self, decision, random):
            random()
            return decision.options[int(random() * len(decision.options))]

    class Twins(Market):
        name = "twins"
        bots = {"one": RandomBot, "two": Other}

    table = ladder(Twins, ["one", "two"], 240, players=3, progress=False, jobs=1).table()
    assert (table["low"] < 0).all() and (table["high"] > 0).all() and table["elo"].sum() == pytest.approx(0)


def test_every_bot_sits_in_every_seat_on_the_same_seeds():
    found = ladder(Market, ["random", "careful"], 40, players=2, progress=False, jobs=1)
    for group in range(20):
        lots = [lot for lot, number, _ in found.games if number == group]
        seeds = {row["seed"] for _, number, row in found.games if number == group}
        assert sorted(lots) == [("careful", "random"), ("random", "careful")] and len(seeds) == 1


def test_twice_the_thinking_is_measured():
    bots = ["random", "monte_carlo:6", "monte_carlo:12"]
    found = ladder(ThreeInARow, bots, 150, progress=False, jobs=1)
    (line,) = found.doublings().itertuples()
    assert (line.bot, line.budget, line.twice) == ("monte_carlo", 6, 12) and line.low < line.elo < line.high
    assert line.elo == pytest.approx(found.elo("monte_carlo:12") - found.elo("monte_carlo:6"))
    assert found.elo("monte_carlo:6") > found.elo("random")


def test_sides_that_win_together_are_compared_with_the_others_alone():
    found = ladder("tabula_wolves", ["random", "careful"], 40, players=8, rules="silent", progress=False, jobs=1)
    assert found.table()["games"].gt(0).all() and np.isfinite(found.table()["elo"]).all()


def test_words_in_both_languages():
    found = ladder(Market, ["random", "careful"], 20, players=2, progress=False, jobs=1)
    assert "careful: +" in found.text("en") and "봇의 실력" in found.text("ko") and "points" in found._repr_html_()


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], "random", [1, 2]])
def test_a_ladder_needs_two_bots(bots):
    with pytest.raises(tl.TabletopError, match="is no list of different bots"):
        ladder(Market, bots, 4)


def test_bots_meet_where_the_smallest_table_has_one_seat():
    """Lots of one bot are no lots: it looked for them without end."""
    found = ladder("void_seeders", ["random", "survivor"], 4, progress=False, jobs=1)
    assert len(found.games[0][0]) == 2
    with pytest.raises(tl.TabletopError, match="at a table of 1 bots do not meet"):
        ladder("void_seeders", ["random", "survivor"], 4, players=1, progress=False, jobs=1)
