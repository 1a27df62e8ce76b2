"""A sheet of questions on each chapter of a rulebook: whose they are, what is right, and what is printed."""

from collections import Counter

import pytest

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.notebook import reader_test
from tabletop_lab.teach.by_chapter import by_chapter
from tabletop_lab.testing.sample import Market


@pytest.fixture(scope="module")
def made():
    return reader_test(Market, n=3, lang="en")


def test_every_chapter_of_the_rulebook_has_its_questions(made):
    book = tl.Match(Market).rulebook("en")
    chapters = [clause.id for clause in book.values() if clause.kind == "chapter"]
    assert list(made.sheets) == chapters
    for chapter, sheet in made.sheets.items():
        assert 1 <= len(sheet.questions) <= 3
        assert {book.chapter_of(question.clauses[0]) for question in sheet.questions} == {chapter}
        assert len({question.asked["en"] for question in sheet.questions}) == len(sheet.questions)


def test_what_a_clause_says_is_its_own_text_in_both_languages(made):
    says = [one for sheet in made.sheets.values() for one in sheet.questions if one.kind == "says"]
    assert says
    for question in says:
        assert len(question.right) == 1
        right = next(choice for choice in question.choices if choice.key == question.right[0])
        for lang in ("en", "ko"):
            text = " ".join(question.match.rulebook(lang)[question.clauses[0]].text.split())
            assert text.startswith(right.texts[lang]) and right.texts[lang]
        assert question.position("en") == ""


def test_a_clause_is_the_answer_again_only_where_there_is_nothing_else_to_ask():
    asked = by_chapter([tl.Match(Market, players=3, seed=seed).run("random", until=60) for seed in range(7, 12)], 10)
    for questions in asked.values():
        said = next((k for k, one in enumerate(questions) if one.kind == "says"), len(questions))
        alike = Counter((one.kind, one.clauses[0]) for one in questions[:said])
        assert max(alike.values(), default=0) <= 2, alike
    assert [one.kind for one in asked["LM-4"]][5:] == ["says", "says", "says", "legal", "refused"]


def test_the_same_seed_gives_the_same_sheets_and_another_one_others(made):
    codes = [sheet.code for sheet in made.sheets.values()]
    assert [sheet.code for sheet in reader_test(Market, n=3, lang="ko").sheets.values()] == codes
    assert [sheet.code for sheet in reader_test(Market, n=3, seed=1).sheets.values()] != codes


def test_the_pages_have_their_key_on_another_page(made, tmp_path):
    paths = made.save(tmp_path, lang="ko")
    assert [path.name for path in paths][0] == "market-LM-1-ko.html"
    page = paths[0].read_text(encoding="utf-8")
    assert page.index('<article class="key">') > page.index("<article>")
    assert "어떻게 적혀 있습니까" in page and 'lang="ko"' in page


def test_the_command_and_its_errors(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["questions", "market", "-n", "1"]) == 0
    assert "Written: 8 pages in market-questions." in capsys.readouterr().out
    assert len(list((tmp_path / "market-questions").glob("*.html"))) == 8
    assert main(["questions", "market", "-n", "0"]) == 2
    assert "n: 0 is not possible" in capsys.readouterr().err
