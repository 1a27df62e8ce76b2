"""The pane of disputed rules: choosing, languages, what it says of the position, what is saved with the notebook."""

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import disputes
from tabletop_lab.playtest import Disputes, worked_examples

FILES = worked_examples("cetkaik")


@pytest.fixture(scope="module")
def found():
    return Disputes("cetkaik", games=0)


def test_a_rule_is_chosen_and_shown_side_by_side(found):
    pane = disputes(found, field="null_move")
    assert pane.pick.value == "null_move" and list(pane.readings.matches) == ["allowed", "forbidden", "penalised"]
    assert "30_null_move.yaml, step 1" in pane.source.value and pane.columns.value.count("<img") == 3
    pane.pick.enter("tam_again")
    assert pane.field == "tam_again" and pane.dispute.example == "24a_tam_again.yaml"
    assert len(pane.readings.matches) == 4
    fields = [field for _, field in pane.pick.options]
    assert fields == list(found) and pane.pick.options[fields.index("tam_again")][0].startswith("CK-A4 ")


def test_next_and_back_go_round(found):
    pane = disputes(found)
    first, last = [*found][0], [*found][-1]
    assert pane.dispute is not None, "it opens on a rule that shows something"
    pane.choose(first).back_button.click()
    assert pane.field == last
    pane.next_button.click()
    assert pane.field == first


def test_the_search_is_said_while_it_lasts():
    """What is found stands in place of that; a kernel that searches shows nothing else."""
    pane = disputes("cetkaik", (), "tam_again", games=1)
    told = []
    pane.region.observe(lambda change: told.append(pane.source.value), "tree")
    pane.choose("rate_owner")
    assert [("Looking for a position" in text) for text in told] == [True, True, False] and "seed 0" in told[-1]


def test_both_languages(found):
    pane = disputes(found, field="tam_again_after", lang="ko")
    assert "규칙서 예제 34_a_real_game_of_2022.yaml의 9단계 국면입니다." in pane.source.value
    assert f"해석이 갈리는 규칙 {len(found)}가지" in pane.title.value and pane.next_button.description == "다음"
    pane.languages.enter("en")
    assert pane.lang == "en" and "The position is from the worked example" in pane.source.value
    assert pane.back_button.description == "Back"


def test_a_rule_without_a_position_says_so(found):
    pane = disputes(found, field="equal_points")
    assert pane.dispute is None and pane.match is None and pane.columns.value == ""
    assert f"No position was found at which the readings differ ({len(FILES)} examples" in pane.source.value


def test_a_reading_that_shows_nothing_there_is_named():
    pane = disputes("cetkaik", field="first_player", games=0)
    same = [value for value in pane.dispute.values if value not in pane.dispute.differing]
    assert ("There is no difference here under" in pane.source.value) == bool(same)
    pane = disputes("tabula_wolves", (), "role_gate", games=1)
    assert "There is no difference here under: no limits." in pane.source.value


def test_the_match_of_the_pane_is_a_copy(found):
    pane = disputes(found, field="tam_again")
    step = pane.match.step
    pane.match.undo()
    assert pane.match.step == step == pane.dispute.match.step


def test_what_is_saved_shows_without_a_kernel(found):
    shown = disputes(found, field="null_move")._repr_mimebundle_()
    assert shown["text/html"].count("<img") == 3 and "30_null_move.yaml" in shown["text/html"]
    source = "The position is from the worked example 30_null_move.yaml, step 1."
    assert shown["text/plain"].startswith(f"null_move: {source}\nCK-A19")
    assert "application/vnd.jupyter.widget-view+json" in shown


def test_what_has_no_readings_is_refused(found):
    with pytest.raises(tl.TabletopError, match="no disputed rule"):
        disputes(found, field="water_need")
    with pytest.raises(tl.TabletopError):
        disputes(found, lang="fr")
