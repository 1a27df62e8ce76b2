"""`find`: the match is the shortest in which the situation is, and its record says so."""

import pytest

import tabletop_lab as tl
from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine.match.record import loads
from tabletop_lab.playtest import Found, find, simulate
from tabletop_lab.testing.sample import Market

TABLES = [
    ("fourteen_nights", 3, None),
    ("tabula_wolves", 8, "silent"),
    ("cetkaik", 2, None),
    ("tiedie", 5, None),
    ("void_seeders", 3, None),
]


@pytest.mark.parametrize("where", ["walked", {"event": "walked", "space": 3, "player": "P2"}, "LM-4.2", "LM-4"])
def test_the_cut_is_the_shortest_that_shows_it(where):
    found = find(Market, where, players=3, seed=4)
    match = found.match
    assert found.situation.entry(match) is not None
    earlier = [moment for moment in match.moments if moment < match.step]
    assert found.situation.entry(match.branch().goto(earlier[-1])) is None


@pytest.mark.parametrize(("game", "players", "rules"), TABLES, ids=[game for game, *_ in TABLES])
def test_a_clause_of_every_game_is_kept_as_an_edge_case(game, players, rules):
    whole = tl.Match(game, players, seed=3, rules=rules, bots="random")
    entry = whole.trace[len(whole.trace) // 2]
    found = find(game, entry.clauses[0], players=players, rules=rules, seed=3)
    assert found.match.seed == 3 and found.match.step <= entry.step + 1
    again = loads(found.record("kept"), check=True)
    assert again.title == "kept" and again.step == found.match.step


def test_what_a_record_expects_is_checked():
    text = find(Market, {"event": "walked", "space": 3}, players=3).record()
    with pytest.raises(AssertionError, match="event"):
        loads(text.replace("space: 3", "space: 1"), check=True)


def test_ties_are_those_of_a_batch():
    frame = simulate(Market, 60, players=4, progress=False)
    tied = [int(seed) for seed in frame["seed"][frame["winners"].str.contains("+", regex=False)]]
    found = find(Market, "tie", 60, most=60, players=4)
    assert tied and sorted(match.seed for match in found.matches) == tied
    assert loads(found.record(), check=True).result.winners == found.match.result.winners


def test_a_stalemate_is_a_game_that_nobody_wins():
    found = find("void_seeders", "stalemate", 3, players=2)
    assert found.match.result.winners == () and found.match.step == found.match.steps
    assert find(ThreeInARow, "stalemate", 20).matches == () != find(ThreeInARow, "tie", 40).matches


def test_a_function_sees_what_the_viewer_sees():
    seen = []

    def four_cards(view):
        seen.append((view.viewer, tuple(view.hands["P2"])))
        return len(view.hands["P2"]) >= 4

    match = find(Market, four_cards, players=2, viewer="P1").match
    assert len(match.view("P2").hands["P2"]) >= 4 and match.result is None
    assert {viewer for viewer, _ in seen} == {"P1"} and set(seen[0][1]) == {tl.HIDDEN}
    assert len(match.branch().undo().view("P2").hands["P2"]) < 4


def test_never_says_how_often_it_may_be():
    found = find(Market, lambda view: False, 20, players=2)
    assert not len(found) and found.text().endswith("in 20 games; it may come up in at most 13.9% of all games.")
    assert "20판에서 한 번도" in found.text("ko")
    with pytest.raises(tl.TabletopError, match="never came up in 20 games"):
        _ = found.match


def test_several_are_sorted_by_length():
    found = find(Market, {"event": "walked", "space": 4}, 30, most=5, players=3)
    steps = [match.step for match in found.matches]
    assert len(steps) == 5 and steps == sorted(steps)


def test_games_that_fail_are_counted_apart():
    class Broken(Market):
        name = "broken_second_day"

        def morning(self):
            if self.state.day == 2 and self.table.setup.seed == 0:
                raise ZeroDivisionError
            super().morning()

    found = find(Broken, {"event": "walked", "space": 2}, 5, players=2)
    assert isinstance(found, Found) and [seed for seed, _ in found.failed] == [0] and found.match.seed == 1
    assert "One game failed" in found.text()


def test_saved_is_loaded(tmp_path):
    path = find(Market, "walked", players=2).save(tmp_path / "walk.yaml", "a walk")
    assert tl.load(path).title == "a walk"


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("strolled", "market has no clause and no event 'strolled'"),
        ({"space": 3}, "is no situation"),
        (7, "is no situation"),
        (lambda view: view.pockets, "where: the function failed"),
    ],
)
def test_what_can_never_come_up_is_refused(where, said):
    with pytest.raises(tl.TabletopError, match=said):
        find(Market, where, 3, players=2)


def test_a_viewer_must_sit_at_the_table():
    with pytest.raises(tl.TabletopError, match="P9"):
        find(Market, lambda view: True, players=2, viewer="P9")


def test_a_fact_that_no_such_event_has_is_named_with_those_it_has():
    """A slip of the pen is not "never in a thousand games"."""
    with pytest.raises(tl.TabletopError, match=r"there is no fact 'spce' \(allowed: .*space.*\)"):
        tl.find(Market, {"event": "walked", "spce": 3}, 5, players=2)
    assert len(tl.find(Market, {"event": "walked", "space": 77}, 5, players=2)) == 0
