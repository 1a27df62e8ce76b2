"""A sheet of questions on each chapter of a rulebook: whose they are, what is right, and what is printed."""

import random
import re
from collections import Counter

import pytest

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine.core.rules import clauses_of
from tabletop_lab.notebook import reader_test
from tabletop_lab.notebook.classroom.reader_test import _reads_as_printed, _shared
from tabletop_lab.teach.by_chapter import by_chapter
from tabletop_lab.teach.of_the_text import Asker
from tabletop_lab.teach.question import OF_THE_TEXT
from tabletop_lab.testing.sample import Market

CHAPTERS = [clause.id for clause in tl.Match(Market).rulebook("en").values() if clause.kind == "chapter"]


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


def asked_of(game, chapter):
    return Asker(tl.Match(game), chapter, random.Random(f"{chapter}")).questions(10)


def test_what_a_clause_says_is_its_own_text_in_both_languages():
    match = tl.Match(Market)
    says = [one.question for chapter in CHAPTERS for one in Asker(match, chapter, random.Random(0)).says()]
    assert len(says) == 26
    for question in says:
        assert len(question.right) == 1
        right = next(choice for choice in question.choices if choice.key == question.right[0])
        for lang in ("en", "ko"):
            text = " ".join(question.match.rulebook(lang)[question.clauses[0]].text.split())
            assert text.startswith(right.texts[lang]) and right.texts[lang]
        assert question.position("en") == question.context("en") == ""


@pytest.mark.parametrize("game", [*sorted(tl.games()), Market], ids=str)
def test_what_the_text_alone_is_asked_has_one_answer_that_the_rules_have(game):
    """Each kind is held against what it is made from; no answer of another question on the sheet is shown."""
    book, fields = tl.Match(game).rulebook("en"), tl.Match(game).game.Rules.model_fields
    kinds = Counter()
    for chapter in [clause.id for clause in book.values() if clause.kind == "chapter"]:
        asked = asked_of(game, chapter)
        for question in asked:
            kinds[question.kind] += 1
            (right,) = [choice for choice in question.choices if choice.key in question.right]
            for lang in ("en", "ko"):
                assert len({choice.text(lang) for choice in question.choices}) == len(question.choices) > 1
            assert not re.search("[가-힣]", question.text("en") + "".join(one.text("en") for one in question.choices))
            if question.kind == "number":
                ours = [one for one in fields.values() if clauses_of(one)[:1] == question.clauses]
                assert int(right.text("en").replace(",", "")) in [one.default for one in ours]
            if question.kind in ("gap", "word"):
                for other in asked:
                    if other is not question:
                        assert _filled(question, right) not in "".join([other.text("en"), *_all(other)])
                assert _filled(question, right).lower() in " ".join(book[question.clauses[0]].text.lower().split())
            if question.kind == "sentence":
                assert question.text("en").split("“", 1)[1][:-1] in " ".join(book[right.key].text.split())
    assert {"number", "sentence"} <= set(kinds) and (game is Market or kinds["word"] > 5 < kinds["reading"])


def _all(question):
    return [choice.text("en") for choice in question.choices]


def _filled(question, right):
    """A sentence with its gap filled in, up to what a plural or an article may change."""
    before, _, after = question.text("en").split("“", 1)[1][:-1].partition("____")
    return max(before.removesuffix("a(n) ").removesuffix("A(n) "), after.lstrip("s"), key=len).strip()


def test_a_chapter_that_is_short_shares_the_sheet_of_the_next_one():
    one, two = asked_of(Market, "LM-1")[:2], asked_of(Market, "LM-2")
    assert [names for names, _ in _shared({"A": one, "B": two[:1], "C": two}, 2)] == [["A"], ["B", "C"]]
    assert [names for names, _ in _shared({"A": two, "B": one[:1]}, 2)] == [["A", "B"]]
    ((_, both),) = _shared({"A": one[:1], "B": [one[0], one[1]]}, 2)
    assert both == one, "what both chapters would ask is asked once"


def test_a_clause_is_the_answer_again_only_where_there_is_nothing_else_to_ask():
    asked = by_chapter([tl.Match(Market, players=3, seed=seed).run("random", until=60) for seed in range(7, 12)], 10)
    assert [len(questions) for questions in asked.values()] == [4, 10, 9, 10, 10, 10, 10, 4]
    for questions in asked.values():
        said = next((k for k, one in enumerate(questions) if one.kind in OF_THE_TEXT), len(questions))
        alike = Counter((one.kind, one.clauses[0]) for one in questions[:said])
        assert max(alike.values(), default=0) <= 2, alike
    assert [one.kind for one in asked["LM-3"]][5:] == ["clause", "next", "sentence", "sentence"]


def test_the_same_seed_gives_the_same_sheets_and_another_one_others(made):
    codes = [sheet.code for sheet in made.sheets.values()]
    assert [sheet.code for sheet in reader_test(Market, n=3, lang="ko").sheets.values()] == codes
    assert [sheet.code for sheet in reader_test(Market, n=3, seed=1).sheets.values()] != codes


def test_the_pages_have_their_key_on_another_page(made, tmp_path):
    paths = made.save(tmp_path, lang="ko")
    assert [path.name for path in paths][0] == "market-LM-1-ko.html"
    page = paths[0].read_text(encoding="utf-8")
    assert page.index('<article class="key">') > page.index("<article>")
    assert "‘게임 개요’ 문제" in page and 'lang="ko"' in page


def test_the_command_and_its_errors(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["questions", "market", "-n", "1"]) == 0
    assert "Written: 8 pages in market-questions." in capsys.readouterr().out
    assert len(list((tmp_path / "market-questions").glob("*.html"))) == 8
    assert main(["questions", "market", "-n", "0"]) == 2
    assert "n: 0 is not possible" in capsys.readouterr().err


def test_examples_by_other_readings_are_left_out_and_no_question_tells_another():
    """What happens by another reading is not what the quoted clause says."""
    printed, other = tl.Match("fourteen_nights", seed=1), tl.Match("fourteen_nights", rules={"stuck_rule": "skip_turn"})
    assert _reads_as_printed(printed) and not _reads_as_printed(other)
    assert _reads_as_printed(tl.Match("fourteen_nights", seed=1, rules={"days": 7}))
    asked = [q for sheet in reader_test("fourteen_nights", n=5).sheets.values() for q in sheet.questions]
    places = [(q.step, q.player, q.position("en")) for q in asked if q.kind in ("legal", "refused")]
    assert len(places) > 5 and len(set(places)) == len(places)
    told = [re.sub(r"P\d", "P", q.text("en")) for q in asked if q.kind == "clause"]
    assert len(told) > 10 and len(set(told)) == len(told)
