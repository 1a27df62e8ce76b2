"""What is gathered when games are played once more is what a match of the same seed shows; a batch gathers nothing."""

from collections import Counter

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Course, Game
from tabletop_lab.testing.sample import Market


@pytest.fixture(scope="module")
def study():
    return tl.study(Market, {"base": {}, "short": {"days": 2}}, n=6, players=2, progress=False, jobs=1).wait()


def test_a_row_for_each_round_and_one_for_the_end(study):
    table = study.rounds(jobs=1)
    assert list(table.columns) == [
        "variant",
        "bots",
        "seed",
        "round",
        "over",
        "coins_P1",
        "coins_P2",
        "goods_P1",
        "goods_P2",
    ]
    short = table[(table["variant"] == "short") & (table["seed"] == 3)]
    assert list(short["round"]) == [1, 2, 3] and list(short["over"]) == [False, False, True]
    match = study.open("short", 3)
    for line, step in zip(short.itertuples(), [e.step for e in match.trace.events("day_begins")], strict=False):
        at = match.branch().goto(step)
        assert [line.coins_P1, line.coins_P2] == [at.state.coins["P1"], at.state.coins["P2"]]
    assert short["coins_P2"].iloc[-1] == match.state.coins["P2"]
    assert len(study.rounds(2, jobs=1)["seed"].unique()) == 2


def test_cards_say_which_seat_used_them_and_whether_it_won(study):
    table = study.cards(jobs=1)
    match = study.open("base", 0)
    here = table[(table["variant"] == "base") & (table["seed"] == 0)]
    for seat, stand in match.state.stands.items():
        mine = here[here["seat"] == seat]
        assert dict(zip(mine["card"], mine["count"], strict=True)) == dict(Counter(stand))
        assert set(mine["won"]) <= {seat in match.result.winners}


def test_places_are_counted_as_the_trace_tells():
    """And a press on a place opens the game at the question after the last time something happened there."""
    study = tl.study("tiedie", {"M1": {"map_layout": "M1"}}, n=3, bots="sensible", progress=False, jobs=1).wait()
    table = study.places(jobs=1)
    assert list(table.columns) == ["variant", "bots", "seed", "seat", "use", "place", "count", "won"]
    match = study.open("M1", 2)
    told = Counter()
    for event in ("starts_at", "moves", "moved_by", "pushed", "charges"):
        told.update((e.facts["player"], e.facts["square"]) for e in match.trace.events(event))
    here = table[(table["seed"] == 2) & (table["use"] == "visited")]
    assert dict(zip(zip(here["seat"], here["place"], strict=True), here["count"], strict=True)) == dict(told)
    assert table.loc[table["use"] == "eliminated", "count"].sum() == study.frame()["eliminated"].sum() > 0
    plot = tl.plots.places(study, "eliminated", lang="en")
    point = plot.points[0]
    at = study.open("M1", point.seed, at=point.measure)
    out = [e for e in at.trace.events("eliminated")]
    square = point.measure.partition(":")[2]
    assert at.branch().goto(out[-1].step).state.pawn[out[-1].facts["player"]] == square and at.step <= out[-1].step + 1


def test_a_game_whose_board_has_no_places_says_so(study):
    class Walks(Market.course):
        happenings = {"walked": "visited"}

        def where(self, game, facts):
            return str(facts["space"])

    walked = tl.study(type("Walked", (Market,), {"course": Walks}), n=2, players=2, progress=False, jobs=1).wait()
    assert set(walked.places(jobs=1)["use"]) == {"visited"} and study.places(jobs=1).empty
    with pytest.raises(tl.TabletopError, match="market has no board with places"):
        tl.plots.places(walked, "visited")
    with pytest.raises(tl.TabletopError, match="use"):
        tl.plots.places(walked, "eliminated")


def test_clauses_are_counted_as_the_trace_cites_them(study):
    table = study.clauses(jobs=1)
    base = table[table["variant"] == "base"].set_index("clause")
    cited = Counter()
    for seed in range(6):
        for entry in study.open("base", seed).trace:
            cited.update(entry.clauses)
    assert {clause: n for clause, n in base["cited"].items() if n} == dict(cited)
    assert set(base["games"]) == {6} and (base["in_games"] <= 6).all() and (base["ran"] >= base["in_games"]).all()
    assert base.loc["LM-6.1", "in_games"] == 6 and base.loc["LM-6.1", "seed"] == 0


def test_a_batch_gathers_nothing(study, monkeypatch):
    monkeypatch.setattr(Market.course, "row", None)
    frame = tl.simulate(Market, n=3, players=2, jobs=1, progress=False)
    assert frame["error"].isna().all() and not [name for name in frame if "gathered" in name or "coins" in name]


def test_a_game_without_rounds_says_so():
    class Bare(Market):
        course = None

    asked = tl.study(Bare, n=2, players=2, progress=False, jobs=1).wait()
    with pytest.raises(tl.TabletopError, match="market does not say what its rounds bring"):
        asked.rounds()
    with pytest.raises(tl.TabletopError, match="course is"):
        type("Wrong", (Game,), {"course": 3})
    assert issubclass(Market.course, Course)


def test_a_point_of_a_clause_opens_where_it_is_first_cited(study):
    plot = tl.plots.clauses(study, 6, lang="en")
    point = next(point for point in plot.points if point.measure == "LM-6.2")
    match = study.open(point.variant, point.seed, point.bots, at=point.measure)
    first = next(entry for entry in match.trace if "LM-6.2" in entry.clauses)
    assert match.step == first.step + (first.kind != "event") < match.steps
    assert not [entry for entry in match.branch().goto(match.step - 2).trace if "LM-6.2" in entry.clauses]
