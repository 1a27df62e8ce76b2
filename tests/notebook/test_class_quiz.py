"""A quiz for a class: a sheet to print with its key on another page, and the results as tables."""

import re
from html import escape
from pathlib import Path

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.notebook import class_quiz
from tabletop_lab.testing.sample import Market

GAMES = [*sorted(tl.games()), Market]


@pytest.fixture(scope="module")
def sheet():
    return class_quiz(tl.Match(Market, players=3, seed=7).run("random", until=30), n=4, seed=3, lang="en")


def answered(sheet, number):
    """The right letters of a question, and wrong ones."""
    right, question = sheet.key()[number], sheet.questions[number - 1]
    wrong = next(letter for letter in "ABC" if letter != right)
    return right, wrong, question


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_game_has_a_sheet_in_both_languages_with_the_same_questions(game):
    match = tl.Match(game, seed=7).run("random", until=40)
    english, korean = class_quiz(match, n=6, seed=2, lang="en"), class_quiz(match, n=6, seed=2, lang="ko")
    assert len(english.questions) >= 3 and english.code == korean.code and english.key() == korean.key()
    for letters, question in zip(english.key().values(), english.questions, strict=True):
        chosen = [question.choices["ABCDEFGHI".index(letter)].key for letter in letters]
        assert question.check(chosen), "the engine agrees with the key"
    assert '<html lang="ko">' in korean.page() and "이름" in korean.page()
    assert not re.search("[가-힣]", re.sub(r"base64,[^\"]*", "", english.page().replace("Noto Sans KR", "")))


def test_what_is_not_on_the_board_is_told_in_words_beside_it():
    match = tl.Match("tiedie", players=5, seed=7, lang="en").run("random", until=160)
    made = class_quiz(match, n=6, seed=4)
    paper = made.page("questions")
    told = re.findall(r'<p class="told">(.*?)</p>', paper)
    pictures = paper.count("<img")
    assert "Round 6, night, select phase." in told[-1] and "Asleep:" in told[-1]
    assert len(told) == pictures - 1, "the whole table, which is drawn once, says it itself"


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_position_that_a_match_begins_from_is_not_one_of_the_things_before(lang):
    begun = tl.Match("fourteen_nights", players=3, seed=7, position={"day": 3, "first_player": "P1"}, lang=lang)
    made, told = class_quiz(begun, n=3, seed=1, lang=lang), begun.trace[0].text(lang)
    assert made.questions and told and not any(told[:40] in one.context(lang) for one in made.questions)


def test_each_seed_is_another_sheet_that_is_marked_by_its_own_key(tmp_path):
    first = tl.Match("cetkaik", seed=7)
    one, other, again = (class_quiz(first, seed=seed) for seed in (0, 1, 0))
    assert one.code != other.code and one.key() != other.key() and one.key() == again.key()
    assert one.code == again.code and one.page() == again.page()
    rows = ["name,sheet,1,2,3,4,5,6,7,8", *(f"{s.code},{s.code}," + ",".join(s.key().values()) for s in (one, other))]
    (tmp_path / "class.csv").write_text("\n".join(rows))
    for sheet, foreign in ((one, other), (other, one)):
        results = sheet.results(tmp_path / "class.csv", lang="en")
        assert results.frame["right"].to_dict() == {sheet.code: 8}
        assert f"answers to the sheet {foreign.code}" in str(results.faults[0])


def test_the_key_stands_on_a_page_of_its_own_and_only_there(sheet):
    both, questions, key = sheet.page(), sheet.page("questions"), sheet.page("key")
    assert both.count('<article class="key">') == 1 and "article.key{break-before:page;" in both
    assert questions.count("<article>") == 1 and "<article class" not in questions and "<article>" not in key
    for question in sheet.questions:
        why = question.explanation("en").split("\n")[-1].split(":")[-1].strip()
        assert why not in questions, "the explanation gives the answer away"
    assert 'class="key"' not in sheet._repr_html_(), "a class looks at the screen, too"


def test_a_sheet_is_saved_as_a_page(sheet, tmp_path):
    saved = sheet.save(tmp_path / "sheet.html", lang="ko")
    assert saved.read_text(encoding="utf-8") == sheet.page(lang="ko")
    with pytest.raises(tl.TabletopError, match=r"a page for the browser \(allowed: a name that ends in .html\)"):
        sheet.save(tmp_path / "sheet.pdf")
    with pytest.raises(tl.TabletopError, match="no part 'answers' of a sheet"):
        sheet.page("answers")


def test_a_position_is_printed_once_with_all_its_questions():
    for game in sorted(tl.games()):
        made = class_quiz(tl.Match(game, seed=7).run("random", until=30), seed=2, lang="en")
        shown = [(q.step, q.player) for q in made.questions if q.kind != "clause"]
        assert made.page("questions").count("<img") == len(set(shown)) < len(made.questions)
        assert shown == sorted(shown, key=shown.index), "questions on one position follow one another"
        numbers = re.findall(r"<h[23]>Question (\d+)</h", made.page("questions"))
        assert numbers == [str(n) for n in range(1, len(made.questions) + 1)]
    first = class_quiz(tl.Match("cetkaik", seed=7), lang="en").page("questions")
    assert first.count("<img") == 1 and re.search(r"<h2>Questions 1 to \d: this position</h2>", first)


def test_the_sheet_says_what_to_do_with_what_is_printed():
    first = tl.Match("fourteen_nights", seed=7)
    several = class_quiz(first, kinds=["legal"], lang="en").page("questions")
    single = class_quiz(first, kinds=["clause"], lang="en").page("questions")
    assert 'class="choices"' in several and "Where there are squares, more than one may be right" in several
    assert 'class="choices one"' in single and "Fill in the circle" in single and "squares" not in single
    assert "letters" not in several + single
    assert "네모" not in class_quiz(first, kinds=["clause"], lang="ko").page("questions")


def test_results_of_a_table_and_of_single_files(sheet, tmp_path):
    (one, _, _), (two, wrong, _) = answered(sheet, 1), answered(sheet, 2)
    rows = f"name;1;2;3\n김민아;{' '.join(one)};{wrong};\nBo;{one.lower()};{two};\n"
    (tmp_path / "class.csv").write_text(rows, encoding="cp949")
    (tmp_path / "cho.yaml").write_text(f"name: Cho\nsheet: {sheet.code}\nanswers: {{1: {' '.join(one)}, 2: {wrong}}}\n")
    (tmp_path / "notes.txt").write_text("not read")
    results = sheet.results(tmp_path)
    assert results.faults == []
    assert results.frame["right"].to_dict() == {"Cho": 1, "김민아": 1, "Bo": 2}
    assert results.frame.loc["Bo", 2] and not results.frame.loc["Cho", 2] and results.frame.loc["Bo", 3] is pd.NA
    asked = results.questions
    assert asked["right"].tolist() == [3, 1, 0, 0] and asked["answered"].tolist() == [3, 3, 0, 0]
    assert asked.loc[2, "often"] == wrong and asked.loc[1, "often"] == "" and asked.loc[2, "share"] == 1 / 3
    shown = results._repr_html_()
    assert "김민아" in shown and "<caption>" in shown and shown.count('scope="row"') == 5


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("Bo,Z,,", "class.csv, 2, Bo, 1: “Z” is not an answer to this question (allowed: A, B"),
        ("Bo,A,,,,A", "class.csv, 2, Bo, 5: there is no question 5 (allowed: 1 to 4)"),
        (",A,,", "class.csv, 2: a name is missing"),
        ("Bo,,A B,", "class.csv, 2, Bo, 2: “A B” gives several answers, and this question has one (allowed: one of"),
        ("Bo,A,,\nBo,B,,", "class.csv, 3: Bo has answered twice; the first answers count"),
    ],
)
def test_what_cannot_be_meant_is_listed_and_the_rest_counts(sheet, tmp_path, row, said):
    assert sheet.questions[0].several and not sheet.questions[1].several
    (tmp_path / "class.csv").write_text(f"name,1,2,3\n{row}\nAda,{sheet.key()[1]},,\n")
    results = sheet.results(tmp_path / "class.csv", lang="en")
    assert results.frame.loc["Ada", "right"] == 1, "the others count"
    (fault,) = results.faults
    assert str(fault).startswith(said) and f"<li>{escape(str(fault))}</li>" in results._repr_html_()
    assert re.search("[가-힣]", fault.localized("ko").reason)


def test_other_files_are_refused_by_name_and_the_others_are_read(sheet, tmp_path):
    (tmp_path / "a.yaml").write_text("name: Ada\nsheet: 000000\nanswers: {1: A}\n")
    (tmp_path / "b.yaml").write_text("name: Bo\nanswers: {99: A}\n")
    (tmp_path / "c.yaml").write_text("answers: !!python/object:os.system {}\n")
    (tmp_path / "d.csv").write_bytes(b"\0\1\2" * 50)
    (tmp_path / "e.csv").write_text("hello\n")
    (tmp_path / "f.csv").write_text("x" * 1_000_001)
    (tmp_path / "g.yaml").write_text("")
    results = sheet.results(tmp_path, lang="en")
    told = {str(fault).split(",")[0].split(":")[0]: str(fault) for fault in results.faults}
    assert sorted(told) == [f"{name}.{'csv' if name in 'def' else 'yaml'}" for name in "abcdefg"]
    assert f"answers to the sheet 000000 (allowed: answers to the sheet {sheet.code})" in told["a.yaml"]
    assert "there is no question 99 (allowed: 1 to 4)" in told["b.yaml"]
    assert "at most 1,000,000 characters" in told["f.csv"] and "name,1,2,3" in told["e.csv"]
    assert list(results.frame.index) == ["Bo"]


def test_no_files_and_no_questions(sheet, tmp_path):
    with pytest.raises(tl.TabletopError, match="there are no answer files"):
        sheet.results(tmp_path)
    with pytest.raises(tl.TabletopError, match=r"nobody\.csv: there is no such file \(allowed: .*\.csv or \.yaml"):
        sheet.results(tmp_path / "nobody.csv")
    with pytest.raises(tl.TabletopError, match="name,1,2,3"):
        (tmp_path / "shopping.csv").write_text("milk\nbread\n")
        sheet.results(tmp_path / "shopping.csv")
    fewer = class_quiz(sheet._match, n=1000, lang="en")
    assert f"{len(fewer.questions)} questions of 1000 asked for" in repr(fewer) and "1,000" in fewer._repr_html_()
    with pytest.raises(tl.TabletopError, match="no question can be asked about this match"):
        class_quiz(tl.Match(Market, players=3, seed=7), n=0)


def test_a_blank_table_is_filled_in_and_read_back(sheet, tmp_path):
    blank: Path = sheet.blank(tmp_path / "class.csv", ["Ada", "김민아"])
    assert blank.read_bytes().startswith(b"\xef\xbb\xbf"), "spreadsheets read Korean names by this"
    lines = blank.read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "name,sheet,1,2,3,4" and lines[2] == f"김민아,{sheet.code},,,,"
    blank.write_text("\n".join([lines[0], lines[1][:-3] + f"{sheet.key()[2]},,"]), encoding="utf-8-sig")
    results = sheet.results(blank)
    assert results.faults == [] and list(results.frame.index) == ["Ada"]


@pytest.mark.parametrize(("game", "players", "seed"), [("cetkaik", 2, 3), ("fourteen_nights", 3, 7)])
def test_what_happens_next_is_not_told_by_the_words_of_an_answer(game, players, seed):
    """No answer names what sets the choice apart from the others, and none says a thing twice."""
    match = tl.Match(game, players=players, seed=seed).run("random", until=60)
    asked = class_quiz(match, n=4, seed=1, kinds=["next"]).questions
    assert asked
    for question in asked:
        for choice in question.choices:
            for lang in ("en", "ko"):
                sentences = re.split(r"(?<=[.?!]) ", choice.text(lang))
                assert len(sentences) == len(set(sentences)), choice.text(lang)
        piece = re.search(r": ([A-Z]{2,3}) ", question.text("en"))
        assert piece is None or not any(piece[1] in choice.text("en") for choice in question.choices)
