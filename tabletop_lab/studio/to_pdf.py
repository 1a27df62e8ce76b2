"""A book as a tagged PDF, set by typst: the same bytes each time."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.style import FONTS

from .blocks import Block, Book, Cards, Figure, Grid, Head, Index, Line, Panel, Points, Rows, Text
from .figure import GREY, greyed, on_paper
from .making import Paper

SHORT = 640
"""Letters of a paragraph that no page ends within: a line or two of it would stand alone behind pages of figures."""
_WORD = re.compile(r"(\S+)")


def pdf(book: Book, paper: Paper, colour: str = "colour") -> bytes:
    """The whole book as PDF/UA-1 by typst's own check."""
    try:
        import typst
    except ImportError:
        raise TabletopError(localized("book_no_tool", format="pdf", package="typst")) from None
    template = (Path(__file__).parent / "book.typ").read_text(encoding="utf-8")
    if colour == GREY:
        template = greyed(template)
    made = _Pages(book, colour)
    told = made.whole() | {"paper": {"width": paper.width, "height": paper.height, "side": paper.side,
                                     "top": paper.top, "bottom": paper.bottom}}  # fmt: skip
    done: bytes = typst.compile(
        template.encode(), font_paths=[str(FONTS)], ignore_system_fonts=True,
        sys_inputs={"book": json.dumps(told, ensure_ascii=False)}, pdf_standards=["ua-1"],
    )  # fmt: skip
    return done


class _Pages:
    """The book as plain data for the template; each picture once, by its number."""

    def __init__(self, book: Book, colour: str) -> None:
        self.book, self.colour, self._pictures = book, colour, dict[str, int]()

    def whole(self) -> dict[str, Any]:
        book, words = self.book, self.book.words
        told: dict[str, Any] = {
            "title": book.title, "name": self._kept(book.title), "lang": book.lang,
            "promise": self._line(book.promise), "facts": book.facts,
            "cover": [self._block(block) for block in book.cover], "credit": self._line(book.credit),
            "parts": [
                {"name": part.name, "title": self._kept(part.title), "id": part.id, "number": part.number,
                 "blocks": self._blocks(part.blocks)}
                for part in book.parts
            ],
            "words": {name: words(f"book-{name}") for name in ("contents", "house")},
        }  # fmt: skip
        return told | {"pictures": list(self._pictures)}

    def _blocks(self, blocks: Sequence[Block]) -> list[dict[str, Any]]:
        """The blocks of a part; a source is the last line of what it belongs to, so that it never stands alone."""
        made: list[dict[str, Any]] = []
        for block in map(self._block, blocks):
            if block.get("look") == "" and made and made[-1].get("foot") == [] and not made[-1].get("look"):
                made[-1]["bound"] = True  # a source, and what it belongs to, stay with the paragraph before
            if block.get("look") == "source" and made and made[-1].get("foot") == [] and not made[-1].get("look"):
                made[-1]["foot"] = block["line"]
            else:
                if block["kind"] == "panel" and made and not block["boxed"]:
                    made[-1]["bound"] = True  # what a term means stays with a short clause
                made.append(block)
        return made

    def _block(self, block: Block) -> dict[str, Any]:
        if isinstance(block, Head):
            return {"kind": "head", "level": block.level, "text": self._kept(block.text), "id": block.id,
                    "number": block.number, "house": block.house}  # fmt: skip
        if isinstance(block, Text):
            short = sum(len(run.text) for run in block.line) * (1.8 if self.book.lang == "ko" else 1) <= SHORT
            return {"kind": "text", "line": self._line(block.line), "look": block.look, "foot": [],
                    "bound": False, "whole": short}  # fmt: skip
        if isinstance(block, Points):
            return {"kind": "points", "numbered": block.numbered, "points": [self._line(one) for one in block.points],
                    "foot": [], "bound": False}  # fmt: skip
        if isinstance(block, Grid):
            shares = block.shares or tuple(1 / len(block.heads) for _ in block.heads)
            return {"kind": "grid", "heads": block.heads, "shares": shares,
                    "rows": [[self._line(cell) for cell in row] for row in block.rows]}  # fmt: skip
        if isinstance(block, Figure):
            return {"kind": "figure", "picture": self._picture(block), "caption": self._line(block.caption),
                    "number": self._figure(block.number), "id": block.id,
                    "callouts": [self._line(one) for one in block.callouts]}  # fmt: skip
        if isinstance(block, Rows):
            number = self._figure(int(block.caption[0].text)) if block.caption else ""
            rows = [
                {"picture": self._picture(row.figure) if row.figure else None, "title": self._kept(row.title),
                 "mark": row.mark, "number": row.number, "lines": [self._line(line) for line in row.lines]}
                for row in block.rows
            ]  # fmt: skip
            return {"kind": "rows", "rows": rows, "title": self._kept(block.title), "boxed": block.boxed,
                    "over": block.over, "lead": self._line(block.lead), "number": number,
                    "clause": block.number}  # fmt: skip
        if isinstance(block, Cards):
            return {"kind": "cards", "pictures": [self._picture(one) for one in block.figures],
                    "caption": self._line(block.caption)}  # fmt: skip
        if isinstance(block, Panel):
            return {"kind": "panel", "boxed": block.boxed, "blocks": [self._block(one) for one in block.blocks]}
        assert isinstance(block, Index)
        return {"kind": "index", "clauses": [(clause, self._kept(title)) for clause, title in block.clauses]}

    def _figure(self, number: int) -> str:
        return self.book.words("book-figure", number=number) if number else ""

    def _picture(self, figure: Figure) -> dict[str, Any]:
        printed = on_paper(figure.printed, self.colour)
        svg = printed.drawing.svg()
        at = self._pictures.setdefault(svg, len(self._pictures))
        return {"at": at, "alt": figure.alt, "width": printed.width, "height": printed.height, "turned": printed.turned}

    def _line(self, line: Line) -> list[tuple[bool, list[tuple[str, str, str]]]]:
        """A line in groups; one that stays together is a Korean word with what touches it in other looks, or a link."""
        if self.book.lang != "ko":
            return [(bool(run.to), [(run.text, run.look, run.to)]) for run in line]
        made: list[tuple[bool, list[tuple[str, str, str]]]] = []
        for k, run in enumerate(line):
            pieces = _pieces(_bound(run.text) if k == len(line) - 1 else run.text)
            for odd, piece in ((n % 2, piece) for n, piece in enumerate(pieces) if piece):
                if odd and made and made[-1][0]:
                    made[-1][1].append((piece, run.look, run.to))
                else:
                    made.append((bool(odd), [(piece, run.look if odd else "", run.to if odd else "")]))
        return made

    def _kept(self, text: str) -> Sequence[str]:
        """A text in pieces, of which every second one is a word that a line does not end within."""
        if not text:
            return ()
        return _pieces(text) if self.book.lang == "ko" else (text,)


@lru_cache(maxsize=8192)
def _pieces(text: str) -> tuple[str, ...]:
    """The words of a Korean text, and what stands between them: typst itself would break it at every syllable.

    >>> _pieces("한 칸 (FN-5.5)")
    ('', '한', ' ', '칸', ' ', '(FN-5.5)', '')
    """
    return tuple(_WORD.split(text))


def _bound(text: str) -> str:
    """A Korean text whose last word, if it is short, is kept with the one before: no syllable stands alone at the end.

    >>> _bound("그 칸은 씁니다 또")
    '그 칸은 씁니다\\xa0또'
    """
    words = text.split(" ")
    return f"{' '.join(words[:-1])}\xa0{words[-1]}" if len(words) > 2 and len(words[-1]) <= 2 else text
