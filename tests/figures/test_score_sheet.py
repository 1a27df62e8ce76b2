"""The score sheet: its lines add up to the result, each number is that of the rules, and a picture without faults."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.score import Score
from tabletop_lab.figures import score_sheet
from tabletop_lab.figures.sheet_drawing import number
from tabletop_lab.games.fourteen_nights.presentation import FourteenNightsPresentation

LAST_TURN = {
    "day": 14, "turn": 2, "first_player": "P1", "pawn": {"P3": 3}, "tokens": {"P3": 0}, "goal": "G05",
    "destination": {"P1": "D01", "P2": "D02", "P3": "D10"}, "free_plans": {"P1": ["F06", "F19"], "P2": ["F14"]},
    "hands": {"P1": ["R35", "R02"], "P2": ["R09", "R17"], "P3": ["R24", "R28"]},
    "tc": {"P1": 9500, "P2": 8000, "P3": 12000},
}  # fmt: skip


@pytest.fixture(scope="module")
def over():
    """The last turn is a group photo of P3 and P1; then all buy, give, and convert nothing."""
    match = tl.Match("fourteen_nights", players=3, seed=1, position=LAST_TURN)
    match.force("chance", "C14")
    for answer in ("5", "P1", "R02 + R35", "R09 + R17", "R24 + R28", "2000", "1500", "1000"):
        match.play(answer)
    return match


def test_the_sheet_of_a_settlement_line_by_line(over):
    frame = score_sheet(over, lang="en").frame
    assert list(frame.columns) == ["P1", "P3", "P2"], "in the order of the places"
    rows = {(clause, line): list(map(int, values)) for (clause, _, line), *values in frame.itertuples()}
    assert rows == {
        ("FN-12.2", "Plans bought"): [-5500, -8500, -6500], ("FN-12.3.1", "Given to the goal"): [-2000, -1000, -1500],
        ("FN-12.5", "Taste"): [4, 0, 0], ("FN-12.5", "History"): [0, 0, 9], ("FN-12.5", "Nature"): [0, 0, 6],
        ("FN-12.5", "Culture"): [0, 12, 1], ("FN-12.5", "Leisure"): [0, 4, 0], ("FN-12.5", "Water"): [12, 0, 0],
        ("FN-7.1", "Memory: free plans"): [3, 0, 0], ("FN-12.2", "Memory: plans bought"): [0, 2, 0],
        ("FN-H7", "Memory: chance cards"): [1, 1, 0], ("", "sum"): [4, 3, 0],
        ("FN-12.3.4", "Bonus of the goal"): [5, 4, 4], ("", "Happiness"): [25, 23, 20],
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


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_equal_happiness_is_ranked_by_memory_in_sight(lang):
    """Without that line a second and a third place stand above the same number."""
    match = tl.Match("fourteen_nights", players=3, seed=2, lang=lang).run("balanced")
    assert match.result.places == {"P2": 1, "P3": 2, "P1": 3} and match.result.scores["P3"] == match.result.scores["P1"]
    last = score_sheet(match, lang=lang).frame.iloc[-1]
    assert last.name[0] == "FN-12.6" and dict(last) == {"P2": "", "P3": "7", "P1": "4"}


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
    with pytest.raises(tl.TabletopError, match="^the lines of the score sheet make 1 for P1, the result says 25"):
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


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("game", ("fourteen_nights", "cetkaik", "void_seeders", "tiedie"))
def test_as_wide_as_a_slide_the_sheet_of_a_few_seats_has_letters_of_18_px(game, lang):
    """A slide of 1280 px leaves a picture 1168 of them."""
    match = tl.Match(game, players=2 if game == "cetkaik" else 3, seed=3).run(bots="random")
    page = score_sheet(match, lang=lang).page
    texts = [text for text in page.texts if text.get_text()]
    assert page.faults() == [] and not [one.get_text() for one in texts if one.get_text().endswith("…")]
    assert min(text.get_fontsize() for text in texts) * 1168 / (72 * page.w) >= 18


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_the_longest_name_of_an_objective_has_room_beside_four_others(lang):
    match = tl.Match("void_seeders", players=5, seed=0).run(bots="random")
    sheet = score_sheet(match, lang=lang)
    shown = [text.get_text() for text in sheet.page.texts]
    assert {"en": "Silence Number Three", "ko": "3번을 침묵시켜라"}[lang] in shown
    assert sheet.faults() == [] and not [text for text in shown if text.endswith("…")]


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("players", (7, 13, 22))
def test_the_wolves_show_for_each_seat_what_decided(players, lang):
    for seed in (1, 4):
        match = tl.Match("tabula_wolves", players=players, seed=seed, bots="random", rules="silent")
        sheet = score_sheet(match, lang=lang)
        assert sheet.faults() == [] and not [text for text in sheet.page.texts if "…" in text.get_text()]
        rows = {key[0]: dict(zip(sheet.frame.columns, row, strict=True)) for key, *row in sheet.frame.itertuples()}
        town = match.result.reason == "no_wolf_left"
        assert list(rows) == ["TW-16.5", "TW-16.4", "TW-15.1", "TW-16.2" if town else "TW-16.3"]
        words, state = match.words(lang), match.state
        heads = list(rows["TW-16.2" if town else "TW-16.3"].values())
        wolves, citizens = (heads.count(words(f"score-head-{head}")) for head in ("wolf", "citizen"))
        assert len(state.living) == wolves + citizens and (town or wolves >= citizens)
        won = words("score-side-town" if town else "score-side-wolves")
        assert {seat for seat, side in rows["TW-16.4"].items() if side == won} == set(match.result.winners)
        assert {seat for seat, fate in rows["TW-15.1"].items() if fate == words("score-alive")} == set(state.living)


class Wordless(FourteenNightsPresentation):
    """Says nothing of its score."""

    def score(self, view, told, words):
        return Score()


def test_a_game_that_says_nothing_shows_its_places(over, monkeypatch):
    monkeypatch.setattr(FourteenNightsPresentation, "score", Wordless.score)
    sheet = score_sheet(over, lang="en")
    assert sheet.faults() == [] and "won" in sheet.alt
    assert sheet.frame.to_dict("records") == [dict(over.result.scores)]


RATES = [{}, {"negative_hand_memory": "season"}, {"end_score_scope": "all_held"}, {"points_floor": "debt"},
         {"tam_again": "immediate", "step_tam": "immediate"}, {"flash_loss_is_new": True}]  # fmt: skip


@pytest.mark.parametrize("rules", RATES)
@pytest.mark.parametrize("bots", ("random", "greedy"))
def test_the_points_of_cetkaik_are_those_of_the_start_and_of_each_hand_times_the_rate(bots, rules):
    for seed in range(3):
        match = tl.Match("cetkaik", seed=seed, bots=bots, rules=rules)
        sheet = score_sheet(match, lang="en")
        lines = [line for part in sheet.sheet.parts for line in part.lines]
        assert lines[0].values == {"P1": 20, "P2": 20} and lines[0].clause == "CK-1.2"
        for line in lines[1:]:
            assert line.values["P1"] == -line.values["P2"]
            assert line.clause in {"CK-12.2", "CK-12.5", "CK-12.6", "CK-12.7", "CK-1.4"}
            for seat, note in line.notes.items():
                points, rate = map(int, note.replace("−", "-").split(" × "))
                assert line.values[seat] == points * rate
        moved = match.trace.events("points_moved")
        parts = [part.of(e.facts["player"]) for part, e in zip(sheet.sheet.parts[1:], moved, strict=False)]
        if "tam_again" not in rules:  # else several things are paid for in one season
            assert parts == [e.facts["points"] for e in moved]
        assert sheet.faults() == [] and not [text for text in sheet.page.texts if "…" in text.get_text()]


def test_the_hands_of_cetkaik_line_by_line():
    """Of a game without drops: what is paid for hands does not depend on where pieces can be dropped."""
    match = tl.Match("cetkaik", seed=11, bots="greedy", rules={"drops": False})
    frame = score_sheet(match, lang="en").frame
    assert [(clause, line, int(p1)) for (clause, _, line), p1, _ in frame.itertuples()] == [
        ("CK-1.2", "At the start", 20),
        ("CK-12.2", "Season 1: Cavalry", 5), ("CK-12.5", "Season 1: King in one colour", 5), ("", "sum", 10),
        ("CK-12.2", "Season 2: Cavalry", 5),
        ("CK-12.2", "Season 3: Cavalry", 10), ("CK-12.5", "Season 3: King in one colour", 10),
        ("CK-12.2", "Season 3: Army", 6), ("CK-12.2", "Season 3: Comrades", 6),
        ("CK-1.4", "Season 3: limited to the points left", -27), ("", "sum", 5), ("", "Points", 40),
    ]  # fmt: skip
