"""A book as a Word file for editors: styles, captions, alternative texts."""

from __future__ import annotations

import io
from itertools import count, groupby
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.dots import png

from .blocks import Block, Book, Cards, Figure, Grid, Head, Index, Line, Panel, Points, Rows, Text, said
from .figure import INCH, Printed, on_paper
from .making import Paper

DPI = 120
"""Dots to the inch of its pictures: letters of 7 points have 12 dots, which an editor can read on a screen and on
paper. What is printed comes from the PDF, whose pictures are drawings; to make more dots costs most of a second."""


def docx(book: Book, paper: Paper, colour: str = "colour") -> bytes:
    """The whole book as the content of a .docx file."""
    try:
        import docx as word
    except ImportError:
        raise TabletopError(localized("book_no_tool", format="docx", package="python-docx")) from None
    return _Document(book, paper, colour, word.Document()).content()


class _Document:
    def __init__(self, book: Book, paper: Paper, colour: str, document: Any) -> None:
        self.book, self.colour, self.doc = book, colour, document
        self._pngs: dict[tuple[str, tuple[str, ...], float], bytes] = {}
        self._numbers = count(1)
        self._prepare(paper)
        self._said(book.title, "Title")
        self._paragraph(book.promise)
        for block in book.cover:
            self._block(block)
        for part in book.parts:
            self.doc.add_page_break()
            self._said(f"{part.number} {part.title}".strip(), "Heading1")
            for block in part.blocks:
                self._block(block)

    def _prepare(self, paper: Paper) -> None:
        from docx.oxml.ns import qn
        from docx.shared import Mm, Pt

        section = self.doc.sections[0]
        section.page_width, section.page_height = Mm(paper.width), Mm(paper.height)
        section.left_margin = section.right_margin = Mm(paper.side)
        section.top_margin, section.bottom_margin = Mm(paper.top), Mm(paper.bottom)
        for name in ("Normal", "Heading 1", "Heading 2", "Title", "Caption"):
            style = self.doc.styles[name]
            style.font.name = "Noto Sans KR"
            fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
            fonts.set(qn("w:eastAsia"), "Noto Sans KR")
            language = style.element.get_or_add_rPr().makeelement(
                qn("w:lang"), {qn("w:val"): "ko-KR" if self.book.lang == "ko" else "en-US", qn("w:eastAsia"): "ko-KR"}
            )
            style.element.get_or_add_rPr().append(language)
        self.doc.styles["Normal"].font.size = Pt(9.5)
        self.doc.core_properties.title = self.book.title
        self.doc.core_properties.language = self.book.lang
        self.doc.core_properties.author = ""

    def content(self) -> bytes:
        """The file."""
        target = io.BytesIO()
        self.doc.save(target)
        return target.getvalue()

    def _block(self, block: Block) -> None:
        if isinstance(block, Head):
            house = f" ({self.book.words('book-house')})" if block.house else ""
            self._said(f"{block.number} {block.text}{house}".strip(), "Heading2")
        elif isinstance(block, Text):
            self._paragraph(block.line)
        elif isinstance(block, Points):
            for line in block.points:
                self._paragraph(line, "ListNumber" if block.numbered else "ListBullet")
        elif isinstance(block, Grid):
            self._grid(block)
        elif isinstance(block, Figure):
            self._picture(block)
            if block.number:
                self._said(f"{self._number(block.number)} {said(block.caption)}", "Caption")
            for k, line in enumerate(block.callouts, 1):
                self._paragraph(line, before=f"{k}  ")
        elif isinstance(block, Rows):
            self._rows(block)
        elif isinstance(block, Cards):
            for figure in block.figures:
                self._picture(figure)
            if block.caption:
                self._said(said(block.caption), "Caption")
        elif isinstance(block, Panel):
            for one in block.blocks:
                self._block(one)
        elif isinstance(block, Index):
            for clause, title in block.clauses:
                self.doc.add_paragraph(f"{clause}  {title}")

    def _rows(self, block: Rows) -> None:
        if block.title:
            number = f"{self._number(int(block.caption[0].text))} " if block.caption else ""
            self._said(f"{number}{block.title}", "Caption")
        if block.lead:
            self._paragraph(block.lead)
        for row in block.rows:
            if row.figure:
                self._picture(row.figure)
            head = self.doc.add_paragraph()
            head.add_run(f"{row.number}  {row.title}" if row.number else row.title).bold = True
            if row.mark:
                head.add_run(f"  {row.mark}")
            for line in row.lines:
                self._paragraph(line)

    def _number(self, number: int) -> str:
        return self.book.words("book-figure", number=number)

    def _said(self, text: str, style: str = "") -> Any:
        """A paragraph in a style, by its id: to look styles up by name takes longer than all the rest."""
        made = self.doc.add_paragraph(text)
        if style:
            made._p.style = style
        return made

    def _paragraph(self, line: Line, style: str = "", before: str = "") -> None:
        made = self._said(before, style)
        for bold, runs in groupby(line, lambda run: run.look in ("bold", "term") or bool(run.to)):
            one = made.add_run()
            one.add_text("".join(run.text for run in runs))  # as `add_run(text)`, which looks first for what to clear
            if bold:
                one.bold = True

    def _grid(self, block: Grid) -> None:
        from docx.table import _Cell

        lines = [block.heads, *([said(line) for line in row] for row in block.rows)]
        table = self.doc.add_table(len(lines), len(block.heads), "Table Grid")
        # `row.cells` looks for merged cells in the whole table, every time: a long table takes longer than its chapter.
        for row, texts in zip(table._tbl.tr_lst, lines, strict=True):
            for cell, text in zip(row.tc_lst, texts, strict=True):
                _Cell(cell, table).text = text

    def _picture(self, figure: Figure) -> None:
        """As `Document.add_picture`, which looks through the whole book for a free number each time."""
        from docx.oxml.shape import CT_Inline
        from docx.shared import Mm

        printed = on_paper(figure.printed, self.colour)
        name, image = self.doc.part.get_or_add_image(io.BytesIO(self._png(printed)))
        across, down = image.scaled_dimensions(width=Mm(printed.width))
        inline = CT_Inline.new_pic_inline(next(self._numbers), name, image.filename, across, down)
        inline.docPr.set("descr", figure.alt)
        self.doc.add_paragraph().add_run()._r.add_drawing(inline)

    def _png(self, printed: Printed) -> bytes:
        """A picture as dots; the same one is painted once."""
        key = printed.drawing.view, printed.drawing.shapes, printed.width
        if key not in self._pngs:
            self._pngs[key] = png(printed.drawing, round(printed.width / INCH * DPI))
        return self._pngs[key]
