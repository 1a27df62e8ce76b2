"""Quiz and table of who knows what: code and press are one path, in both languages, with and without words."""

import importlib.util
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab import notebook
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.games.void_seeders.scenes import scene
from tabletop_lab.notebook import quiz, rule_map, storyboard, who_knows
from tabletop_lab.notebook.lesson.page import shows_seats
from tabletop_lab.testing.sample import Market

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def match():
    return tl.Match(Market, players=3, seed=7).run("random", until=60)


@pytest.fixture(scope="module")
def three():
    spec = importlib.util.spec_from_file_location("three_for_aids", ROOT / "examples" / "three_in_a_row.py")
    module = sys.modules["three_for_aids"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.ThreeInARow


@pytest.fixture
def q(match):
    return quiz(match, n=4, seed=1)


def test_doors_stay_doors(match):
    quiz(match, n=1), who_knows(match), storyboard(match, match.moments[:2]), rule_map(match)
    assert all(callable(getattr(notebook, name)) for name in notebook.__all__)


def test_answers_by_code_are_scored_and_explained(q):
    question = q.questions[0]
    assert q.answer(0, question.right) and q.score == 1 and q.answered == 1
    assert "✓ Right" in q.feedback.value and question.clauses[0] in q.feedback.value
    wrong = next(c.key for c in q.questions[1].choices if c.key not in q.questions[1].right)
    assert not q.answer(1, [wrong]) and q.score == 1 and q.answered == 2
    assert "✗" in q.feedback.value
    assert q.answer(1, q.questions[1].right) and q.score == 1, "the first answer counts"
    with pytest.raises(tl.TabletopError):
        q.answer(2, ["nothing"])
    assert q.answered == 2


def test_pressing_is_the_same_path(q):
    q.press()
    assert "Choose an answer" in q.feedback.value and q.answered == 0
    for index, question in enumerate(q.questions):
        q.go(index)
        if question.several:
            for key, box in q._boxes:
                box.enter(key in question.right)
        else:
            q._radio.enter(question.right[0])
        q.check_button.click()
    assert q.score == q.answered == len(q.questions)
    assert f"All {len(q.questions)} questions" in q.feedback.value
    assert q.check_button.disabled


def test_language_changes_everything_but_the_questions(q):
    q.answer(0, q.questions[0].right)
    q.languages.enter("ko")
    assert q.lang == "ko" and q.check_button.description == "답 확인" and "✓ 맞습니다" in q.feedback.value
    assert "문제 가운데 1번" in q.head.value and q.score == 1
    shown = re.sub("<[^>]+>", "", q.asked.value)
    assert q.questions[0].text("ko") in shown.replace("&amp;", "&").replace("●\xa0", "").replace("▲\xa0", "").replace(
        "■\xa0", ""
    )


def test_the_picture_does_not_show_the_answer(match):
    q = quiz(match, n=5, kinds=["legal"])
    q.go(next(i for i, question in enumerate(q.questions) if "pawn" in question.text("en")))
    assert q.picture.value.startswith("<img") and "Open to" not in q.picture.value
    asked = q.questions[q.at]
    assert "Open to" in match.branch().goto(asked.step).alt_text(asked.player)


def test_without_a_kernel_the_worksheet_is_shown(q):
    bundle = q._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert "Question 1" in bundle["text/plain"] and "Right:" not in bundle["text/html"]
    html, asked = bundle["text/html"], q.questions
    on_the_board = [one for one in asked if one.position("en") and one.match.decision.places]
    assert html.count("<h3>Question") == len(asked) and "<pre" not in html, "words are not broken inside"
    assert on_the_board and html.count('class="tl-light"') == len(on_the_board), "each has its position as a picture"


def test_a_board_close_up_with_its_seats_is_enough_for_any_question(match):
    """To drop a pistol or to pass is no place of the ship; the whole table beside a text has letters of 6 px."""
    ship = scene("start")
    assert shows_seats(ship, "P1", "en") and not shows_seats(match, "P1", "en")
    q = quiz(ship.play("pass"), n=1, kinds=["next"])
    assert q.picture.value.count('class="tl-light"') == 1


def test_a_quiz_for_one_seat_and_for_any_game(match, three):
    assert {x.player for x in quiz(match, n=4, viewer="P1").questions} == {"P1"}
    played = tl.Match(three, seed=7).run("random")
    q = quiz(played, n=3, lang="ko")
    assert len(q.questions) == 3 and q.answer(0, q.questions[0].right)
    assert len(quiz(tl.Match(three, seed=7), n=3).questions) == 0


def test_a_game_without_a_board_is_asked_about_with_its_plain_picture(three):
    made = quiz(tl.Match(three, seed=7).run("random"), n=2)
    assert made.picture.value.startswith('<img alt="') and "svg+xml" in made.picture.value
    light = made.picture.value
    made.bridge._receive(None, {"type": "theme", "theme": "dark"}, [])
    assert made.picture.value != light and made.picture.value.startswith('<img alt="')


def test_a_storyboard_shows_itself_as_a_picture_with_its_words(match):
    shown = storyboard(match, match.moments[:2], lang="ko")._repr_mimebundle_()
    assert shown["text/html"].startswith('<img alt="작은 장터') and "svg+xml" in shown["text/html"]
    assert "LM-" in shown["text/plain"]


# --- who knows what -------------------------------------------------------------------------------------------------


class Cells(HTMLParser):
    """The header cells with their scope, and the rows."""

    def __init__(self):
        super().__init__()
        self.scopes, self.rows, self.captions = [], [], 0

    def handle_starttag(self, tag, attrs):
        if tag == "th":
            self.scopes.append(dict(attrs).get("scope"))
        if tag == "tr":
            self.rows.append(0)
        if tag in ("th", "td"):
            self.rows[-1] += 1
        self.captions += tag == "caption"


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_table_has_headers_for_rows_and_columns(match, lang):
    table = who_knows(match, lang)
    cells = Cells()
    cells.feed(table._repr_html_())
    fields = len(fields_of(match.game.State))
    assert cells.scopes.count("col") == 4 and cells.scopes.count("row") == len(table.secret)
    assert None not in cells.scopes
    assert 0 < len(table.secret) < fields
    folded = table._repr_html_().partition("<details>")[2]
    assert all(name in folded for field, name in table.names.items() if field not in table.secret)
    assert set(cells.rows) == {4} and cells.captions == 1
    assert table.frame.shape == (fields, 3)


@pytest.mark.parametrize("lang", ("en", "ko"))
def test_every_field_has_a_name_of_its_own(match, lang):
    table = who_knows(match, lang)
    assert len(set(table.names.values())) == len(table.names)
    assert not any("_" in name for name in table.names.values())
    if lang == "ko":
        assert not any(re.search("[A-Za-z]", name) for name in table.names.values())
        assert table.frame.loc["상자", "P1"] == "# 개수만"


def test_what_is_known_is_what_the_engine_says(match):
    table = who_knows(match)
    assert table.degrees == match.who_knows()
    assert table.frame.loc["crates", "P2"] == "# how many" and table.frame.loc["day", "P2"] == "● all of it"
    hidden = tl.Match(Market, players=3, rules={"coins_seen": "hidden"})
    assert who_knows(hidden).degrees["coins"]["P1"] == "own"


def test_a_game_without_words_shows_the_names_of_its_fields(three):
    table = who_knows(tl.Match(three, seed=1), "ko")
    assert list(table.frame.index) == ["empty", "marks"] and "● 모두" in table.to_text()
