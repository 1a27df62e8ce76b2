"""The pictures of Fourteen Nights beside its board: in both languages and all themes, drawn by the rules in force.
What the board itself shows is tested in test_fourteen_nights_board.py."""

import pytest

import tabletop_lab as tl
from tabletop_lab.figures import game_figure, game_figures
from tabletop_lab.figures.style import TEACHING, THEMES
from tabletop_lab.games.fourteen_nights.presentation.figure_parts import tried_out
from tabletop_lab.games.fourteen_nights.presentation.figure_turn import EXAMPLES
from tabletop_lab.games.fourteen_nights.presentation.figures import FIGURES
from tabletop_lab.playtest.examples import worked_example
from tests.games.fourteen_nights.lesson_game import at, begun

pytestmark = pytest.mark.filterwarnings("error::UserWarning")


def drawn(match, name, viewer=None, lang="en", theme="light"):
    return game_figure(match, name, viewer, lang, theme, form=TEACHING)


def texts(figure):
    return [text.get_text() for text in figure.page.texts]


@pytest.fixture(scope="module")
def moments():
    return {"begun": begun(), "buying": at("buying"), "scores": at("scores")}


@pytest.mark.parametrize("lang", ("en", "ko"))
@pytest.mark.parametrize("name", FIGURES)
def test_every_picture_is_without_faults(moments, name, lang):
    for theme, (moment, match) in zip(THEMES, [*moments.items(), ("again", moments["begun"])], strict=True):
        figure = drawn(match, name, "P1", lang, theme)
        assert figure.faults() == [], (moment, theme)
        assert len(figure.alt) > 60 and "{" not in figure.alt and "figure-" not in figure.alt
        assert not [text for text in texts(figure) if "{" in text or text.startswith("figure-")]


def test_a_match_offers_them_all():
    assert game_figures(begun()) == tuple(FIGURES) == ("turn", "barred", "weights", "plans", "settlement")


@pytest.mark.parametrize("players", (2, 5))
def test_other_tables_have_room(players):
    match = tl.Match("fourteen_nights", players=players, seed=4).run("balanced", until=lambda d: d.name == "purchase")
    for name in FIGURES:
        for lang in ("en", "ko"):
            assert drawn(match, name, "P1", lang).faults() == [], name


# --- a turn -----------------------------------------------------------------------------------------------------------


def barred_of(rules=None, edit=None):
    match = tl.Match("fourteen_nights", players=3, seed=6, rules=rules)
    return drawn(match if edit is None else edit(match), "barred").alt


def test_what_is_barred_is_what_the_game_bars():
    alt = barred_of()
    for name, said in (("plain", "Barred: 3. P1 may go to: 1, 5."), ("free", "Barred: 5, 6. P1 may go to: 4."),
                       ("token", "Barred: 2, 4. P1 may go to: 1.")):  # fmt: skip
        example = tried_out(begun(), *EXAMPLES[name])
        shut, ways = example.view("P1").barred["P1"], example.decision.labels
        assert said == f"Barred: {', '.join(map(str, shut))}. P1 may go to: {', '.join(ways)}."
        assert said in alt


def test_another_reading_and_an_edited_clause_change_the_picture():
    assert "Barred: 4. P1 may go to: 1." in barred_of({"barred_spaces": "last_acted"})
    assert "Barred: 5. P1 may go to: 4." in barred_of({"free_action_label": "chosen_only"})
    assert "Barred: 2, 4. P1 may go to: 1, 3." in barred_of({"adjacency": "ring"})

    def edit(match):
        text = tl.source_of(match.game, "FN-6.2").replace("not in barred", "not in barred and space != 5")
        return match.with_edit("FN-6.2", text, name="never 5")[0]

    assert "Barred: 3. P1 may go to: 1." in barred_of(edit=edit)


def test_a_turn_is_told_by_the_readings_in_force():
    assert "Only after the main action." in drawn(begun(), "turn").alt
    other, _ = begun().with_rules(extra_action_timing="any_time_in_turn", stuck_rule="skip_turn",
                                  extra_action_scope="own_space_only", barred_spaces="main_acted")  # fmt: skip
    alt = drawn(other, "turn").alt
    assert "Before the move or before the action, too." in alt and "Then the turn is skipped." in alt
    assert "Only the space where the pawn stands." in alt and "the main action of your last turn" in alt


# --- what counts ------------------------------------------------------------------------------------------------------


def test_weights_are_those_of_the_destinations_and_points_come_later(moments):
    alt = drawn(moments["begun"], "weights").alt
    assert "P1 Da Nang: Taste × 1, History × 1, Nature × 1, Culture × 1, Leisure × 2, Water × 3." in alt
    settled = worked_example("fourteen_nights", 23)
    assert "Leisure 0 × 1, Water 4 × 3, Memory 3, Bonus 5." in drawn(settled, "weights").alt
    assert 2 * 2 + 1 + 4 * 3 + 3 + 5 == settled.result.scores["P1"] == 25


def test_a_hand_is_shown_to_its_owner_alone():
    held = {"first_player": "P1", "destination": {"P1": "D07"}, "hands": {"P1": ["R42", "R01"], "P2": ["R02"]}}
    match = tl.Match("fourteen_nights", players=3, seed=1, position=held)
    own = drawn(match, "plans", "P1")
    assert "Riverside music boat: 2,500 TC, 1 × 1 + 1 × 3 + 1, worth 5." in own.alt
    for viewer in ("P2", None):
        figure = drawn(match, "plans", viewer)
        assert "Riverside music boat" not in figure.alt and "Riverside" not in " ".join(texts(figure))
    assert drawn(match, "plans", None).alt.count("card face down") == 2
    start = {"hands": {"P1": []}}
    bare = tl.Match("fourteen_nights", players=3, seed=1, position=start)
    assert "No plan in hand." in drawn(bare, "plans", "P1").alt


# --- the settlement ---------------------------------------------------------------------------------------------------


def test_the_steps_stand_in_the_order_of_the_rules_with_their_amounts():
    alt = drawn(begun(), "settlement").alt
    assert alt.index("1. Buy plans") < alt.index("2. Shared goal") < alt.index("3. Convert") < alt.index("5. Rank")
    assert "lose 2 memory" in alt and "turn 3 points" in alt
    other, _ = begun().with_rules(goal_timing="before_purchase", penalty_memory=1, conversion_gain=4,
                                  goal_bonus_recipients="top_only")  # fmt: skip
    alt = drawn(other, "settlement").alt
    assert "1. Shared goal" in alt and "lose 1 memory" in alt and "into 4 memory" in alt
    assert "those who gave the most" in alt
    two = drawn(tl.Match("fourteen_nights", players=2, seed=1), "settlement").alt
    assert "Missed: nobody loses anything." in two
