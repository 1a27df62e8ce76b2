"""What a plot may not claim: a mark that hides an effect, certainty without losses, a frame that is not drawn."""

import re

import numpy as np
import pytest

import tabletop_lab as tl
from tabletop_lab import plots
from tabletop_lab.playtest.ladder import Ladder
from tabletop_lab.plots.ambiguities import FAR
from tabletop_lab.testing.sample import Market

LOOK = {"progress": False, "jobs": 1}


def drawn(plot):
    return [text.get_text() for text in plot.page.texts]


@pytest.fixture(scope="module")
def asked():
    return tl.ambiguities(Market, n=40, players=2, **LOOK).wait()


def test_an_effect_where_printed_games_do_not_vary_stands_beyond_the_scale(asked):
    """Infinitely many standard deviations: it is the strongest of all, and was drawn as "too few games"."""
    ranking = asked.ranking()
    first, plot = ranking.order[0].name, plots.ambiguities(asked, lang="en")
    endless = [bots for bots in ranking.bots if ranking.strength(ranking.of(first, bots)) == float("inf")]
    assert endless and {(first, bots) for bots in endless} <= {(point.variant, point.bots) for point in plot.points}
    assert [text for text in drawn(plot) if "Triangle: beyond the scale" in text] and plot.faults() == []


def test_one_giant_does_not_press_the_others_together(asked, monkeypatch):
    true = type(asked.ranking()).strength
    monkeypatch.setattr(type(asked.ranking()), "strength", lambda self, line: 100 * true(self, line))
    ticks = [text for text in drawn(plots.ambiguities(asked, lang="en")) if text.lstrip("−").isdigit()]
    assert ticks and max(int(text) for text in ticks if text.isdigit()) <= 2 * FAR


def decided(won):
    """A ladder in which the first of two bots won so many of sixty games."""

    class Decided(Ladder):
        def _wins(self):
            wins = np.zeros((60, 2, 2))
            wins[:won, 0, 1], wins[won:, 1, 0] = 1, 1
            return wins

    return Decided(Market, ("careful", "random"), ())


def test_who_never_lost_may_be_weaker_than_it_looks():
    """A rating from sixty victories alone has an interval; its width was 0."""
    table = decided(60).table()
    assert table["low"][0] < table["elo"][0] - 50 and table["low"][1] <= table["elo"][1] < table["high"][1] - 50
    # As many Elo between them as a share of 96 % is, the lower end of Jeffreys' interval of 60 of 60.
    assert 2 * table["low"][0] == pytest.approx(400 * np.log10(0.96 / 0.04), abs=60)
    assert decided(60).unbeaten() == ["careful"]
    assert decided(59).unbeaten() == []


def test_several_variants_on_one_seed_are_no_more_luck():
    """Three times the same games: the interval is that of one time."""
    study = tl.study(Market, {"one": {}, "two": {}, "three": {}}, n=40, players=2, **LOOK).wait()
    alone = tl.study(Market, {"one": {}}, n=40, players=2, **LOOK).wait()
    three, one = plots.share(study, lang="en"), plots.share(alone, lang="en")
    assert three.alt.split("Market")[0] == one.alt.split("Market")[0]


@pytest.mark.parametrize(("printed", "framed"), [(True, True), (False, False)])
def test_a_frame_is_named_only_where_it_is_drawn(printed, framed):
    days = (14, 7) if printed else (7, 10)
    cells = {f"{d} {coins}": {"days": d, "start_tc": coins} for d in days for coins in (3000, 5000)}
    games = tl.compare("fourteen_nights", cells, n=4, players=2, **LOOK)
    plot = plots.grid(games, "days", "start_tc", "decisions", lang="en")
    assert ("Frame: as printed" in " ".join(drawn(plot))) == framed


def test_what_stands_below_a_plot_is_in_sentences(asked):
    study = tl.study(Market, {"one": {}, "two": {"days": 4}}, n=40, players=2, **LOOK).wait()
    for plot in (plots.seats(study), plots.differences(study), plots.ambiguities(asked)):
        assert plot.alt.endswith(".") and not any(f"to {n} {c}" in plot.alt for n in (39,) for c in "TtAB")


@pytest.mark.parametrize(("lang", "word"), [("en", "points"), ("ko", "%p")])
def test_shares_differ_by_points(lang, word):
    """40 % against 37 % are 3 percentage points; "+3 %" would be a share of a share."""
    study = tl.study(Market, {"one": {}, "two": {"days": 4}}, n=40, players=2, **LOOK).wait()
    plot = plots.differences(study, ["win_share_P1", "win_share_P2"], lang=lang)
    assert not [text for text in drawn(plot) if text[:1] in "+−" and text.endswith(" %")]
    assert [text for text in drawn(plot) if text[:1] in "+−" and text.endswith(word)]
    report = study.report()
    for text in (report.to_text(lang), "\n".join(report.claims(lang)), report.html(lang)):
        assert word in text and not re.search(r"[+−]\d+ %(?!p)", text)
