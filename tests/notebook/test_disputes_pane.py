"""The pane of disputed rules: choosing, languages, what it says of the position, what is saved with the notebook."""

from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import disputes
from tabletop_lab.playtest import Disputes
from tabletop_lab.testing import sample
from tabletop_lab.testing.sample import Market

FILES = sorted((Path(sample.__file__).parent / "examples").glob("*.yaml"))


@pytest.fixture(scope="module")
def found():
    return Disputes(Market, FILES, games=0)


def test_a_rule_is_chosen_and_shown_side_by_side(found):
    pane = disputes(found, field="closed_stalls")
    assert pane.pick.value == "closed_stalls" and list(pane.readings.matches) == ["own", "anyone", "nobody"]
    assert "step 9 of “Example 2: not straight back” (02_not_straight_back.yaml)" in pane.source.value
    assert pane.columns.value.count("<img") == 6
    pane.pick.enter("stuck_walker")
    assert pane.field == "stuck_walker" and pane.dispute.example == "05_nowhere_to_go.yaml"
    assert len(pane.readings.matches) == 2
    fields = [field for _, field in pane.pick.options]
    assert fields == list(found) and pane.pick.options[fields.index("tied_bids")][0].startswith("LM-A4 ")


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
    pane = disputes(Market, (), "closed_stalls", games=1)
    told = []
    pane.region.observe(lambda change: told.append(pane.source.value), "tree")
    pane.choose("tied_bids")
    assert [("Looking for a position" in text) for text in told] == [True, True, False] and "seed 0" in told[-1]


def test_both_languages(found):
    pane = disputes(found, field="tied_bids", lang="ko")
    assert "‘예제 3: 같은 값을 부를 때’(03_equal_bids.yaml)에서 5수의 국면입니다." in pane.source.value
    assert f"해석이 갈리는 규칙 {len(found)}가지" in pane.title.value and pane.next_button.description == "다음"
    pane.languages.enter("en")
    assert pane.lang == "en" and "The position is step 5 of “Example 3" in pane.source.value
    assert pane.back_button.description == "Back"


def test_a_rule_without_a_position_says_so(found):
    pane = disputes(found, field="coins_seen")
    assert pane.dispute is None and pane.match is None and pane.columns.value == ""
    assert f"No position was found at which the readings differ ({len(FILES)} examples" in pane.source.value


def test_a_reading_that_shows_nothing_there_is_named(found):
    pane = disputes(found, field="closed_stalls")
    assert pane.dispute.differing == ("nobody",) and "There is no difference here under: anybody." in pane.source.value
    assert "There is no difference" not in pane.choose("tied_bids").source.value


def test_the_match_of_the_pane_is_a_copy(found):
    pane = disputes(found, field="tied_bids")
    step = pane.match.step
    pane.match.undo()
    assert pane.match.step == step == pane.dispute.match.step


def test_what_is_saved_shows_without_a_kernel(found):
    shown = disputes(found, field="closed_stalls")._repr_mimebundle_()
    assert shown["text/html"].count("<img") == 6 and "02_not_straight_back.yaml" in shown["text/html"]
    source = "The position is step 9 of “Example 2: not straight back” (02_not_straight_back.yaml). There is"
    assert shown["text/plain"].startswith(f"closed_stalls: {source}") and "\nLM-A2" in shown["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in shown


def test_what_has_no_readings_is_refused(found):
    with pytest.raises(tl.TabletopError, match="not a disputed rule"):
        disputes(found, field="reach")
    with pytest.raises(tl.TabletopError):
        disputes(found, lang="fr")
