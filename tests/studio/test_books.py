"""A book as its readers get it: what a PDF, a page and a document say of themselves."""

import io
import re
import zipfile
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from tabletop_lab.games.cetkaik.game import Cetkaik
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.games.tiedie.scenes import scene
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.studio.assembled import assembled
from tabletop_lab.studio.blocks import Book, Figure, Rows, Run, Text, figures_of
from tabletop_lab.studio.figure import LEAST, beside
from tabletop_lab.studio.making import PAPERS
from tabletop_lab.studio.to_docx import docx
from tabletop_lab.studio.to_html import html
from tabletop_lab.studio.to_pdf import _Pages, pdf

A5 = PAPERS["a5"]


@pytest.fixture(scope="module")
def book() -> Book:
    return assembled(FourteenNights, "ko", A5)


def test_every_chapter_has_a_picture_and_every_picture_can_be_read(book: Book) -> None:
    chapters = [part for part in book.parts if part.name in ("chapter", "open")]
    assert len(chapters) == 15 and all(any(figures_of(block) for block in part.blocks) for part in chapters)
    assert len(book.figures()) >= 30
    assert [figure.alt for figure in book.figures() if not figure.alt] == []
    assert [round(f.printed.letters, 1) for f in book.figures() if 0 < f.printed.letters < LEAST - 0.05] == []
    assert {round(f.printed.width) for f in book.figures() if isinstance(f, Figure)} <= set(range(11, 170))


def test_the_pdf(book: Book) -> None:
    made = pdf(book, A5)
    assert made == pdf(book, A5)
    document = pikepdf.open(io.BytesIO(made))
    assert str(document.Root.Lang) == "ko" and bool(document.Root.MarkInfo.Marked)
    with document.open_metadata() as said:
        assert said["pdfuaid:part"] == "1" and said["dc:title"] == book.title
    figures, heads = [], []
    todo = [document.Root.StructTreeRoot.K]
    while todo:
        node = todo.pop(0)
        if isinstance(node, pikepdf.Array):
            todo = [*node, *todo]
        elif isinstance(node, pikepdf.Dictionary) and "/S" in node:
            if str(node.S) == "/Figure":
                figures.append(str(node.get("/Alt", "")))
            if re.fullmatch(r"/H\d", str(node.S)):
                heads.append(int(str(node.S)[2:]))
            if "/K" in node:
                todo = [node.K, *todo]
    assert len(figures) == len(book.figures()) and all(figures)
    assert heads[0] == 1 and all(after <= before + 1 for before, after in zip(heads, heads[1:], strict=False))


def test_a_storyboard_tells_its_own_clause_first(book: Book) -> None:
    rows = [row for part in book.parts for block in part.blocks if isinstance(block, Rows) for row in block.rows]
    told = [["".join(run.text for run in line) for line in row.lines] for row in rows]
    (tie,) = [lines for row, lines in zip(rows, told, strict=True) if "추억이 더 많음" in row.title]
    assert "P1이 이깁니다. 행복은 22점으로 같고 추억이 더 많습니다." in tie[5] and "그 밖에" in tie[6]
    numbered = [line[:3] for line in tie if line.startswith("(")]
    assert numbered == ["(6)"], "the numbers that stand in the picture, and no others"


def test_a_storyboard_that_fits_on_a_page_is_not_parted(book: Book) -> None:
    document = pikepdf.open(io.BytesIO(pdf(book, A5)))
    numbers = {page.objgen: k for k, page in enumerate((one.obj for one in document.pages), 1)}
    on = [numbers[_page_of(node)] for node in _figures(document.Root.StructTreeRoot.K)]
    at, whole = len([figure for block in book.cover for figure in figures_of(block)]), 0
    for block in (block for part in book.parts for block in part.blocks):
        figures = figures_of(block)
        if isinstance(block, Rows) and block.title and not block.boxed:
            pages = on[at : at + len(figures)]
            if sum(figure.printed.height for figure in figures) < 0.75 * A5.tall:
                whole += 1
                assert len(set(pages)) == 1, (block.title, pages)
        at += len(figures)
    assert at == len(on) and whole >= 7


def test_the_index_stands_below_the_last_reading_where_its_page_has_room() -> None:
    book = assembled(Cetkaik, "ko", PAPERS["a4"])
    document = pikepdf.open(io.BytesIO(pdf(book, PAPERS["a4"])))
    heads, clauses = (_figures(document.Root.StructTreeRoot.K, kind) for kind in ("/H1", "/H2"))
    assert [part.name for part in book.parts[-2:]] == ["index", "credits"]
    assert _page_of(heads[-2]) == _page_of(clauses[-1])


def _figures(node: Any, kind: str = "/Figure") -> list[Any]:
    if isinstance(node, pikepdf.Array):
        return [one for child in node for one in _figures(child, kind)]
    if not isinstance(node, pikepdf.Dictionary):
        return []
    return [node] if str(node.get("/S", "")) == kind else _figures(node.get("/K", pikepdf.Array()), kind)


def _page_of(node: Any) -> tuple[int, int]:
    """The page of what a node holds first."""
    while "/Pg" not in node:
        node = node.K[0] if isinstance(node.K, pikepdf.Array) else node.K
    return node.Pg.objgen


def test_the_page(book: Book) -> None:
    page = html(book)
    largest = html(assembled(VoidSeeders, "ko", A5))
    assert len(page.encode()) < len(largest.encode()) <= 700_000
    assert not re.search(r"<script|https?://|url\(|@import", page)
    assert page.count('role="img" aria-label="') == len(book.figures())
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids)) and set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    levels = [int(level) for level in re.findall(r"<h(\d)", page)]
    assert levels[0] == 1 and all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False))


def test_grey_has_no_colour(book: Book) -> None:
    colours = set(re.findall(r"#([0-9A-Fa-f]{6})\b", html(book, "grey")))
    assert colours and all(one[:2].lower() == one[2:4].lower() == one[4:].lower() for one in colours)


def test_the_document_has_its_styles_and_words(book: Book, tmp_path: Path) -> None:
    parts = zipfile.ZipFile(io.BytesIO(docx(book, A5)))
    text = parts.read("word/document.xml").decode()
    assert len(re.findall(r"<pic:pic\b", text)) == len(book.figures()) == len(re.findall(r'descr="[^"]', text))
    assert {"Heading1", "Heading2", "Caption"} <= set(re.findall(r'w:pStyle w:val="(\w+)"', text))


@pytest.mark.parametrize("name", ["ways", "sleep_cards"])
def test_a_tall_picture_of_a_game_fits_upon_a_small_page_and_can_be_read(name: str) -> None:
    printed, _ = beside(scene("round"), name, None, "en", A5.column, A5.tall)
    assert not printed.turned and printed.letters >= LEAST
    assert printed.width <= A5.column and printed.height <= A5.tall + 0.01


def test_a_clause_and_the_brackets_around_it_are_on_one_line(book: Book) -> None:
    line = (Run("알과 약점("), Run("FN-1.1", "", "FN-1.1"), Run("부터) 봅니다."))
    held = [("약점(", "", ""), ("FN-1.1", "", "FN-1.1"), ("부터)", "", "")]
    assert [runs for whole, runs in _Pages(book, "colour")._line(line) if whole] == [
        [("알과", "", "")], held, [("봅니다.", "", "")]
    ]  # fmt: skip


def test_no_page_ends_within_a_short_paragraph_or_between_a_reason_and_its_clauses(book: Book) -> None:
    said = Text((Run("규칙서는 이것을 족보라고 합니다. "),))
    long = Text((Run("규칙서는 이것을 족보라고 합니다. " * 40),))
    made = _Pages(book, "colour")._blocks([long, said, said, Text((Run("규칙서"),), "source")])
    assert [block["whole"] for block in made] == [False, True, True]
    assert [block["bound"] for block in made] == [True, True, False]
