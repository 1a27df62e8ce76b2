"""A book as one HTML file: it opens without a network and without scripts, and has every letter and shape once."""

from __future__ import annotations

from html import escape
from pathlib import Path

from .blocks import (
    Block,
    Book,
    Cards,
    Figure,
    Grid,
    Head,
    Index,
    Line,
    Panel,
    Points,
    Rows,
    Text,
)
from .figure import GREY, INCH, Printed, greyed, on_paper
from .shared import Shared

LOOKS = {"bold": "strong", "code": "code", "term": "dfn", "soft": "small"}


def html(book: Book, paper: str = "colour") -> str:
    """The whole book as a page."""
    return _Page(book, paper).whole()


class _Page:
    def __init__(self, book: Book, paper: str) -> None:
        self.book, self.paper = book, paper
        self._printed = {id(figure): on_paper(figure.printed, paper) for figure in book.figures()}
        self._shared = Shared(one.drawing for one in self._printed.values())

    def whole(self) -> str:
        book, words = self.book, self.book.words
        style = (Path(__file__).parent / "book.css").read_text(encoding="utf-8")
        style = greyed(style) if self.paper == GREY else style
        contents = "".join(
            f'<li><a href="#{part.id}">{self._number(part.number)}{escape(part.title)}</a></li>' for part in book.parts
        )
        facts = "".join(f"<li><b>{escape(n)}</b> {escape(what)}</li>" for n, what in book.facts)
        cover = "".join(map(self._block, book.cover))
        parts = "".join(
            f'<section aria-labelledby="{part.id}"><h2 id="{part.id}">'
            f"{self._number(part.number)}{escape(part.title)}</h2>"
            f"{''.join(map(self._block, part.blocks))}</section>"
            for part in book.parts
        )
        return (
            f'<!DOCTYPE html>\n<html lang="{book.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(book.title)}</title><style>{style}</style></head><body>"
            f'<svg class="once" width="0" height="0" aria-hidden="true"><defs>{self._shared.defs()}</defs></svg>'
            f'<main><header><h1>{escape(book.title)}</h1><p class="promise">{self._line(book.promise)}</p>'
            f'{cover}<ul class="facts">{facts}</ul></header>'
            f'<nav aria-labelledby="contents"><h2 id="contents">{escape(words("book-contents"))}</h2>'
            f"<ol>{contents}</ol></nav>{parts}</main></body></html>\n"
        )

    def _number(self, number: str) -> str:
        return f'<span class="id">{escape(number)}</span> ' if number else ""

    # --- blocks -------------------------------------------------------------------------------------------------
    def _block(self, block: Block) -> str:
        if isinstance(block, Head):
            house = f' <span class="house">{escape(self.book.words("book-house"))}</span>' if block.house else ""
            at = f' id="{escape(block.id)}"' if block.id else ""
            return f"<h3{at}>{self._number(block.number)}{escape(block.text)}{house}</h3>"
        if isinstance(block, Text):
            look = f' class="{block.look}"' if block.look else ""
            return f"<p{look}>{self._line(block.line)}</p>"
        if isinstance(block, Points):
            return self._points(block)
        if isinstance(block, Grid):
            return self._grid(block)
        if isinstance(block, Figure):
            return self._figure(block)
        if isinstance(block, Rows):
            return self._rows(block)
        if isinstance(block, Cards):
            shown = "".join(f"<li>{self._svg(figure)}</li>" for figure in block.figures)
            said = f"<p>{self._line(block.caption)}</p>" if block.caption else ""
            return f'<div class="cards"><ul>{shown}</ul>{said}</div>'
        if isinstance(block, Panel):
            return f'<div class="{"box" if block.boxed else "panel"}">{"".join(map(self._block, block.blocks))}</div>'
        return self._index(block)

    def _points(self, block: Points) -> str:
        tag = "ol" if block.numbered else "ul"
        return f"<{tag}>{''.join(f'<li>{self._line(line)}</li>' for line in block.points)}</{tag}>"

    def _grid(self, block: Grid) -> str:
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in block.heads)
        rows = "".join(
            "<tr>" + "".join(
                f'<th scope="row">{self._line(cell)}</th>' if not k else f"<td>{self._line(cell)}</td>"
                for k, cell in enumerate(row)
            ) + "</tr>"
            for row in block.rows
        )  # fmt: skip
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def _figure(self, block: Figure) -> str:
        points = "".join(f"<li>{self._line(line)}</li>" for line in block.callouts)
        said = f'<ol class="callouts">{points}</ol>' if points else ""
        if not block.number:
            return f"<figure>{self._svg(block)}</figure>"
        number = escape(self.book.words("book-figure", number=block.number))
        caption = f"<b>{number}</b> {self._line(block.caption)}{said}"
        return f'<figure id="{block.id}">{self._svg(block)}<figcaption>{caption}</figcaption></figure>'

    def _rows(self, block: Rows) -> str:
        said = []
        for row in block.rows:
            mark = f' <span class="house">{escape(row.mark)}</span>' if row.mark else ""
            number = f'<span class="disc">{row.number}</span> ' if row.number else ""
            lines = "".join(f"<p>{self._line(line)}</p>" for line in row.lines)
            said.append(f"<p><b>{number}{escape(row.title)}</b>{mark}</p>{lines}")
        pictures = [self._svg(row.figure) if row.figure else "" for row in block.rows]
        if block.boxed and len([one for one in pictures if one]) == 1:
            pictures, said = ["".join(pictures)], ["".join(said)]
        rows = [f'<div class="row"><div>{a}</div><div>{b}</div></div>' for a, b in zip(pictures, said, strict=True)]
        title = escape(block.title)
        if block.boxed:
            lead = f"<p>{self._line(block.lead)}</p>" if block.lead else ""
            over = f'<p class="over">{escape(block.over)}</p>'
            to = f'<a href="#{block.number}">{block.number}</a> ' if block.number else ""
            return f'<div class="box">{over}<p><b>{to}{title}</b></p>{lead}{"".join(rows)}</div>'
        if block.caption:
            number = escape(self.book.words("book-figure", number=int(block.caption[0].text)))
            title = f"<b>{number}</b> {title}"
        head = f'<p class="story">{title}</p>' if title else ""
        return f"{head}{''.join(rows)}"

    def _index(self, block: Index) -> str:
        items = "".join(
            f'<li><a href="#{one}"><span class="id">{one}</span> {escape(title)}</a></li>'
            for one, title in block.clauses
        )
        return f'<ul class="index">{items}</ul>'

    def _svg(self, figure: Figure) -> str:
        printed: Printed = self._printed[id(figure)]
        shapes = self._shared.shapes(printed.drawing)
        width = round(printed.width / INCH * 96 * 1.3)
        return (
            f'<div class="art"><svg role="img" aria-label="{escape(figure.alt, quote=True)}" '
            f'viewBox="{printed.drawing.view}" style="width:{width}px">{shapes}</svg></div>'
        )

    def _line(self, line: Line) -> str:
        made = []
        for run in line:
            text = escape(run.text)
            if run.look in LOOKS:
                text = f"<{LOOKS[run.look]}>{text}</{LOOKS[run.look]}>"
            made.append(f'<a href="#{escape(run.to)}">{text}</a>' if run.to else text)
        return "".join(made)
