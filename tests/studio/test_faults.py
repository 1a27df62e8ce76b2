"""What is wrong with a rulebook stops its book, with file and line, in both languages."""

import re
from pathlib import Path

import pytest

from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.playtest import worked_examples
from tabletop_lab.studio import BookError
from tabletop_lab.studio.assembled import assembled
from tabletop_lab.studio.making import PAPERS

BOOK = """# A book

A game.

## FN-1 Scope

### FN-1.1 Players
Two to five players play (FN-1.2).

{first}

*Source:* §0
*Kind:* rule

### FN-1.2 Spaces
A pawn stands on a space.

{second}

*Options:* days
*Kind:* rule
"""
LINES = {"first": 10, "second": 18}
EXAMPLE = ":::{example} 04_free_action_bars_two_spaces"
CASES = {
    "no record": ("first", ":::{example} gone\n:::",
        10, "there is no record gone", "기록 gone: 찾을 수 없습니다"),
    "no step": ("first", f"{EXAMPLE}\n:step: 99\n:::",
        11, "the record has no step 99 (allowed: 0 to 7)", "기록에 99수는"),
    "nobody": ("first", f"{EXAMPLE}\n:viewer: P9\n:::",
        11, "nobody at the table is P9", "P9: 이 판에 없는"),
    "call-out on nothing": ("first", f"{EXAMPLE}\n1. `9` Here.\n:::",
        11, "the picture has no place 9", "그림에 9 자리가"),
    "call-out without a place": ("first", f"{EXAMPLE}\n1. Here.\n:::",
        11, "does not begin with its place", "자리 이름으로"),
    "arrow to nothing": ("first", f"{EXAMPLE}\n:arrows: 1>8\n:::",
        11, "the picture has no place 8", "그림에 8 자리가"),
    "no part": ("first", f"{EXAMPLE}\n:crop: moon\n:::",
        11, "the picture has no part moon", "그림에 moon 부분이"),
    "no words": ("first", f"{EXAMPLE}\n:alt:\n:::",
        11, "has no words for those who do not see it", "보지 못하는"),
    "too small": ("first", ":::{figure} plans\n:example: 07a_stuck\n:caption: Small\n:::", 10,
                  "the letters of plans would be", "글자가"),
    "no clause": ("first", "See FN-9.9.", 10, "there is no clause FN-9.9", "조항 FN-9.9: 없는"),
    "clause in a caption": ("first", f"{EXAMPLE}\n:caption: See FN-7.\n:::",
        11, "there is no clause FN-7", "조항 FN-7:"),
    "no term": ("second", ":::{term} player\n:::\n\n:::{term} space\n:::\n\nThe end.",
        18, "no term “player”", "‘player’ 없음"),
    "unknown term": ("first", "A {term}`dragon` comes.",
        10, "the glossary has no term “dragon”", "‘dragon’ 없음"),
    "unknown directive": ("first", ":::{exmple} 02_first_move\n:::",
        10, "there is no directive exmple", "지시문 exmple"),
    "unknown option": ("first", f"{EXAMPLE}\n:stp: 1\n:::",
        11, "example has no option stp", "example에는 stp 설정이"),
    "open fence": ("first", f"{EXAMPLE}\n", 10, "a directive is not closed", "닫히지 않았습니다"),
    "no card": ("first", ":::{cards} R01 R99\n:::", 10, "the game has no card R99", "카드 R99 없음"),
    "no figure": ("first", ":::{figure} moon\n:::",
        10, "the game draws no picture moon", "그림 moon 없음"),
    "steps": ("first", ":::{storyboard} 02_first_move\n:steps: 0 3\n:::", 11, "steps", "수"),
    "not a question": ("first", ":::{reading} FN-1.2\n:example: 07a_stuck\n:::",
        10, "is not a question with readings", "해석이"),
    "no parameter": ("first", f"{EXAMPLE}\n:rules: dayz=3\n:::",
        11, "the rules have no parameter dayz", "dayz 설정이"),
    "heading": ("first", "### Players again\n\nMore.",
        10, "does not begin with the number of a clause", "번호가 없습니다"),
    "twice": ("first", "### FN-1.1 Players again\n\nMore.",
        10, "clause FN-1.1 stands twice", "두 번 나옵니다"),
}  # fmt: skip


def faults(folder: Path, text: str, lang: str = "en", examples: Path | None = None) -> str:
    """What the book of a rulebook says of it; empty if it can be made."""
    file = folder / f"rulebook.{lang}.md"
    file.write_text(text, encoding="utf-8")
    try:
        assembled(FourteenNights, lang, PAPERS["a5"], examples, folder=folder)
    except BookError as error:
        return error.text(lang)
    return ""


@pytest.mark.parametrize("name", CASES)
def test_a_fault_names_its_line(name: str, tmp_path: Path) -> None:
    where, text, line, english, korean = CASES[name]
    parts = dict.fromkeys(LINES, "") | {where: text}
    for lang, said in (("en", english), ("ko", korean)):
        found = faults(tmp_path, BOOK.format(**parts), lang)
        first = next((one for one in found.splitlines() if said in one), "")
        assert first.startswith(f"rulebook.{lang}.md:{line}:"), found
        (tmp_path / f"rulebook.{lang}.md").unlink()


def test_a_whole_rulebook_has_no_fault(tmp_path: Path) -> None:
    text = BOOK.format(first=f"{EXAMPLE}\n:viewer: P1\n1. `6` Here (FN-1.2).\n:::", second=":::{term} TC\n:::")
    assert faults(tmp_path, text) == ""


def test_a_term_is_explained_before_it_is_used(tmp_path: Path) -> None:
    """Or the clause that explains it is named."""
    late = BOOK.format(first="Pawns stand on spaces.", second=":::{term} space\n:::")
    assert faults(tmp_path, late) == (
        "rulebook.en.md:10: “space” is used before it is explained (in FN-1.2, line 18)"
        " (allowed: name FN-1.2 here, or explain the term earlier)"
    )
    told = BOOK.format(first="Pawns stand on spaces (FN-1.2).", second=":::{term} space\n:::")
    assert faults(tmp_path, told) == ""


def test_the_languages_have_the_same_clauses(tmp_path: Path) -> None:
    text = BOOK.format(first="", second="")
    (tmp_path / "rulebook.ko.md").write_text(text.replace("### FN-1.2", "### FN-1.3"), encoding="utf-8")
    found = faults(tmp_path, text).splitlines()
    assert [re.sub(r"^rulebook.en.md:(\d+): ", r"\1 ", line) for line in found] == [
        "7 FN-1.3 stands in rulebook.ko.md and is missing here",
        "15 FN-1.2 is missing in rulebook.ko.md",
    ]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("barred: {P1: [5, 6]}", "barred: {P1: [5]}", "no longer plays as it expects"),
        ("- P1 move: 6", "- P1 move: 1", "P1 move"),
        ("clause: FN-6.2}\n", "clause: FN-6.3}\n", "no longer plays as it expects"),
    ],
)
def test_a_record_that_no_longer_plays(before: str, after: str, said: str, tmp_path: Path) -> None:
    file = next(file for file in worked_examples("fourteen_nights") if file.stem.startswith("04_"))
    text = file.read_text(encoding="utf-8")
    assert before in text
    (tmp_path / "mine.yaml").write_text(text.replace(before, after), encoding="utf-8")
    book = BOOK.format(first=":::{example} mine\n:::", second="")
    found = faults(tmp_path, book, examples=tmp_path)
    assert found.startswith("rulebook.en.md:10: ") and said in found, found
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    assert faults(tmp_path, book, examples=tmp_path) == ""
