"""What a plot may not claim: a mark that hides an effect, certainty without losses, a frame that is not drawn."""

import re

import numpy as np
import pandas as pd
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


@pytest.mark.parametrize("verdict", ["few", "open"])
def test_while_one_pair_is_played_an_interval_has_no_ends(verdict, monkeypatch):
    study = tl.study(Market, {"one": {}, "two": {"days": 4}}, n=40, players=2, **LOOK).wait()
    table = study.readings()
    looks = table["verdict"] != "base"
    table.loc[looks, ["difference_low", "difference_high"]] = [-float("inf"), float("inf")]
    table.loc[looks, "verdict"] = verdict
    monkeypatch.setattr(type(study), "readings", lambda self, *_: table)
    plot = plots.differences(study, lang="en")
    svg, _ = plot.on_screen("light")
    assert "too few games" in drawn(plot) and "inf" not in plot.alt and "nan" not in svg


@pytest.mark.parametrize("name", ["printed", "base"])
def test_the_printed_rules_are_called_alike_in_plot_and_report(name):
    study = tl.study(Market, {name: {}, "two": {"days": 4}}, n=40, players=2, **LOOK).wait()
    plot, report = plots.differences(study, lang="en"), study.report()
    assert "against “As printed”" in " ".join(drawn(plot)) and "“As printed”" in report.to_text("en")


def frame_of(**columns):
    rows = {"variant": "base", "game": "tabula_wolves", "players": 3, "bots": "random", "seed": range(40)}
    rows |= {"error": None, "rules": "{}", "winners": ["P1"] * 4 + [None] * 36, "score_P1": 1, "score_P2": 0}
    return pd.DataFrame(rows | {"score_P3": 0} | columns)


@pytest.mark.parametrize(("second", "sure"), [([1, 0] * 20, True), ([3, 2] * 20, False)])
def test_the_most_frequent_is_called_so_only_if_it_is(second, sure):
    games = frame_of(lynched_wolf=[2, 3] * 20, lynched_seer=second)
    title = plots.counts(games, "lynched_", "role", lang="en").title
    assert ("most often" in title) == sure and ("none is clearly the most frequent" in title) != sure


def test_seats_are_held_against_what_they_win_together():
    """Where nobody wins nine games of ten, an equal share is a thirtieth, not a third."""
    plot = plots.share(frame_of(), lang="en")
    assert [text for text in drawn(plot) if text == "equal chances"] and "40 %" not in drawn(plot)


def test_a_count_that_was_never_above_one_is_no_share():
    study = tl.compare("void_seeders", {str(t): {"time_length": t} for t in (10, 12)}, n=4, players=2, **LOOK)
    plot = plots.sweep(study, "time_length", "rounds", "survivors", lang="en")
    assert not [text for text in drawn(plot) if "%" in text and "95 %" not in text]


def test_a_number_and_its_per_cent_stay_on_one_line(asked):
    plot = plots.seats(tl.study(Market, n=40, players=4, **LOOK).wait(), lang="en")
    assert not [text for text in drawn(plot) if text.startswith("%")]
    for across in range(20, 60):
        lines = plot.page.wrap("Intervals hold for all of them together (95 %). So far", across / 10, "note", 9)
        assert not [line for line in lines if line.startswith("%")], lines


def test_letters_before_the_numbers_of_clauses_are_explained():
    study = tl.study("void_seeders", n=2, players=2, **LOOK).wait()
    said = " ".join(drawn(plots.clauses(study, lang="en")))
    assert "A letter before a number: a clause of another rulebook (NB, VS)" in said


def test_brackets_are_explained_only_where_they_are():
    apart = plots.ladder(tl.ladder("cetkaik", ["random", "greedy"], 40, **LOOK), lang="en")
    assert "never lost" in " ".join(drawn(apart)) and "Brackets" not in " ".join(drawn(apart))


def test_the_place_that_the_title_names_has_a_strong_frame():
    """A square is called by what the game calls it; where it lies, the map has to show."""
    study = tl.study("cetkaik", n=4, **LOOK).wait()
    plot = plots.places(study, "captured", lang="en")
    (said,) = re.findall(r"Strong frame: square (\w+)", " ".join(drawn(plot)))
    assert f"square {said}" in plot.title and plot.faults() == []


def test_no_variant_changes_decisions_and_may_change_rounds():
    """"The length of a game" was said of both."""
    study = tl.study(Market, {"one": {}, "two": {"tied_bids": "first_in_order"}}, n=40, players=3, **LOOK).wait()
    title = plots.length(study, "decisions", lang="en").title
    assert title == "Decisions in a game: no variant clearly changes their number"


def test_bots_of_different_seats_are_called_by_words():
    study = tl.study("fourteen_nights", {"one": {}}, n=3, players=2, bots={"P1": "balanced", "P2": "random"}, **LOOK)
    said = study.wait().report().to_text("ko")
    assert "봇: P1 골고루, P2 무작위" in said and "random" not in said


def test_the_number_of_one_round_alone_stays_in_its_panel():
    study = tl.study("cetkaik", {"printed": {}, "one": {"seasons": 1}}, n=12, bots="greedy", **LOOK).wait()
    plot = plots.rounds(study, "points", lang="en")
    numbers = [text for text in plot.page.texts if text.get_text() == "20" and text.get_fontweight() == "bold"]
    assert [text.get_ha() for text in numbers][-1] == "left" and plot.faults() == []


def test_a_parameter_that_asks_what_its_question_asks_does_not_ask_twice():
    asked = tl.ambiguities("fourteen_nights", 2, fields=["adjacency"], bots=["random"], players=2, **LOOK).wait()
    ranking = asked.ranking()
    for title, _, value in (ranking.question(reading, "ko") for reading in ranking.order):
        assert title.partition(" ")[2].rstrip("?") not in value
