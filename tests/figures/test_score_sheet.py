"""The score sheet: its lines add up to the result, each number is that of the rules, and a picture without faults."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.score import Score
from tabletop_lab.figures import score_sheet
from tabletop_lab.figures.sheet_drawing import number
from tabletop_lab.games.fourteen_nights.presentation import FourteenNightsPresentation
from tests.games.fourteen_nights.lesson_game import at


@pytest.fixture(scope="module")
def over():
    return at("scores").play("stop").play("stop")


def test_the_sheet_of_the_lesson_line_by_line(over):
    frame = score_sheet(over, lang="en").frame
    assert list(frame.columns) == ["P3", "P1", "P2"], "in the order of the places"
    rows = {(clause, line): list(map(int, values)) for (clause, _, line), *values in frame.itertuples()}
    assert rows == {
        ("FN-12.2", "Plans bought"): [-15000, -12500, -7500], ("FN-12.3.1", "Given to the goal"): [-500, -500, -2000],
        ("FN-12.5", "Taste"): [3, 3, 1], ("FN-12.5", "History"): [1, 2, 1], ("FN-12.5", "Nature"): [7, 2, 9],
        ("FN-12.5", "Culture"): [12, 4, 2], ("FN-12.5", "Leisure"): [0, 4, 2], ("FN-12.5", "Water"): [1, 6, 0],
        ("FN-7.1", "Memory: free plans"): [2, 2, 1], ("FN-12.2", "Memory: plans bought"): [1, 1, 4],
        ("FN-H7", "Memory: chance cards"): [2, 0, 2], ("", "sum"): [5, 3, 7],
        ("FN-12.3.4", "Bonus of the goal"): [3, 3, 4], ("", "Happiness"): [32, 27, 26],
    }  # fmt: skip


@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize(
    "rules", [{}, {"minor_trait_scoring": "zero_unless_converted"}, {"free_plans_score": False, "lowest_tie": "none"},
              {"free_plan_disposition": "discard"}, {"goal_timing": "after_final_scoring", "conversion_gain": 4}],
)  # fmt: skip
def test_sums_are_those_of_the_result_and_memory_is_that_of_the_trace(players, rules):
    for seed in range(4):
        match = tl.Match("fourteen_nights", players=players, seed=seed, rules=rules, bots="random")
        if rules.get("goal_timing") == "after_final_scoring" and match.trace.events("rewarded", "penalised"):
            continue
        sheet = score_sheet(match, lang="en")
        for seat in match.players:
            assert sheet.sheet.score.total(seat) == match.result.scores[seat]
        changed = dict.fromkeys(match.players, 0)
        for event in match.trace.events("memory_changed"):
            changed[event.facts["player"]] += event.facts["change"]
        lines = {line.label: line.values for part in sheet.sheet.parts for line in part.lines}
        if rules.get("free_plan_disposition") != "discard":
            chance = lines.get("Memory: chance cards", dict.fromkeys(match.players, 0))
            lost = {event.facts["player"]: event.facts["penalty"] for event in match.trace.events("penalised")}
            assert chance == {seat: changed[seat] + lost.get(seat, 0) for seat in match.players}


def test_a_match_without_an_end_has_no_sheet():
    with pytest.raises(tl.TabletopError, match="not over"):
        score_sheet(tl.Match("fourteen_nights", players=3, seed=1, lang="en"))


def test_an_edited_rule_gets_a_line_of_its_own(over):
    code = (
        '@clause("FN-12.5", "FN-3.2")\ndef happiness(self, player: str) -> int:\n'
        "    return self.worth_of_traits(player) + self.state.memory[player] + self.state.goal_bonus[player] + 5\n"
    )
    edited, _ = over.with_edit("FN-12.5", code, name="five more", function="happiness")
    frame = score_sheet(edited, lang="en").frame
    assert list(frame.xs("By an edited rule", level="line").iloc[0]) == [5, 5, 5]


def test_lines_that_do_not_add_up_are_refused(over, monkeypatch):
    def wrong(self, view, told, words):
        score = Score()
        score.part("Traits").line("Taste", dict.fromkeys(view.players, 1))
        return score

    monkeypatch.setattr(FourteenNightsPresentation, "score", wrong)
    with pytest.raises(tl.TabletopError, match="make 1 for P3, the result says 32"):
        score_sheet(over, lang="en")


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_the_picture_has_no_faults_and_says_the_same_in_words(players, lang):
    match = tl.Match("fourteen_nights", players=players, seed=3, bots="balanced")
    for theme in ("light", "dark", "contrast"):
        sheet = score_sheet(match, lang=lang, theme=theme)
        assert sheet.faults() == []
    for seat in match.players:
        assert f"{match.result.scores[seat]}" in sheet.alt.split(f"{seat}: ")[1].split(". ")[0]
    shown = [text.get_text() for text in sheet.page.texts]
    assert all(number(match.result.scores[seat]) in shown for seat in match.players)


def test_a_game_that_says_nothing_shows_its_places():
    match = tl.Match("tabula_wolves", players=7, seed=3, bots="random", rules="silent")
    sheet = score_sheet(match, lang="en")
    assert sheet.faults() == [] and "won" in sheet.alt
    assert sheet.frame.to_dict("records") == [dict(match.result.scores)]


@pytest.mark.parametrize("bots", ("random", "greedy"))
def test_the_points_of_cetkaik_are_those_of_the_start_and_of_each_season(bots):
    for seed in range(3):
        match = tl.Match("cetkaik", seed=seed, bots=bots)
        rows = score_sheet(match, lang="ko").frame.reset_index().to_dict("records")
        moved = match.trace.events("points_moved")
        assert [row["P1"] for row in rows] == [
            20,
            *(e.facts["points"] * (1 if e.facts["player"] == "P1" else -1) for e in moved),
            match.result.scores["P1"],
        ]
        assert {row["조항"] for row in rows} <= {"CK-1.2", "CK-13.3", ""}
        assert score_sheet(match, lang="en").faults() == []
