"""Print and play: the cards, tiles, boards and tokens of a game as sheets to cut out, from its tables and drawings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.printed import CardDeck, Component
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.style import FAMILY, FONTS
from tabletop_lab.studio.sheets.arranging import PAPERS, Sheet, arranged
from tabletop_lab.studio.sheets.pictures import INCH, Pictures

__all__ = ["Sheets", "print_and_play"]

INSTALL = "pip install 'tabletop-lab[export]'"
PAPER_THEMES = ("light", "contrast")
"""The themes for white paper."""


@checked
def print_and_play(
    game: object,
    *,
    rules: object = None,
    lang: str | None = None,
    paper: str = "a4",
    only: Sequence[str] | str = (),
    backs: bool = True,
    theme: str = "light",
) -> Sheets:
    """Lay out what lies in the box of a game on sheets of paper, to be cut out and played with.

    Cards are 63 by 88 mm, boards and tokens as large as they say; each back lies behind its front when a sheet is
    turned over its long edge. `rules`: as for a match; decks of your own are printed like those of the game. `paper`:
    "a4" or "letter". `only`: titles of what is printed, None of them: everything. `backs`: False for cards in sleeves.
    `theme`: "light", or "contrast" for poor printers. Raises TabletopError, and InvalidContent for wrong tables.

    >>> sheets = print_and_play("fourteen_nights", only="Chance card", lang="en")
    >>> sheets, sheets.parts
    (Sheets(fourteen_nights, 1 part, 9 pages), {'Chance card': 30})
    """
    if paper not in PAPERS:
        raise TabletopError(unknown("paper", paper, PAPERS))
    if theme not in PAPER_THEMES:
        raise TabletopError(unknown("theme", theme, PAPER_THEMES))
    asked = catalogue.find(game)
    read = asked.Rules.read(rules)
    played = playing(asked, read)
    lang = known_language(lang)
    box = list(presentation_of(played).box(played.words(lang), read))
    if not box:
        raise TabletopError(localized("nothing_to_print", "call", name="game", given=played.name))
    return Sheets(played, _only(box, only), lang, paper, backs, theme)


def _only(box: list[CardDeck | Component], titles: Sequence[str] | str) -> list[CardDeck | Component]:
    wanted = [titles] if isinstance(titles, str) else list(titles)
    known = {part.title for part in box}
    for title in wanted:
        if title not in known:
            raise TabletopError(
                localized("unknown_one", "call", name="only", given=echo(title), known=", ".join(sorted(known)))
            )
    return [part for part in box if not wanted or part.title in wanted]


class Sheets:
    """What is printed of a game: `save` writes it as one PDF, its first page says how to print it."""

    def __init__(
        self, game: Any, box: list[CardDeck | Component], lang: str, paper: str, backs: bool, theme: str
    ) -> None:  # fmt: skip
        self.game, self.box, self.lang, self.paper = game, box, lang, paper
        self._backs, self._theme = backs, theme
        self._words = game.words(lang)

    @property
    def parts(self) -> dict[str, int]:
        """How many there are of each thing, by its title."""
        found: dict[str, int] = {}
        for part in self.box:
            found[part.title] = found.get(part.title, 0) + part.count
        return found

    @cached_property
    def _laid(self) -> tuple[Pictures, list[Sheet]]:
        pictures = Pictures(self.game, self.lang, self._theme)
        return pictures, arranged(pictures.of(self.box), self.paper, self._backs)

    @property
    def pages(self) -> int:
        """How many pages the PDF has, the first one with it."""
        return 1 + len(self._laid[1])

    def pdf(self) -> bytes:
        """The sheets as a PDF: each picture has its words, and the same sheets are the same bytes. Needs typst."""
        try:
            import typst
        except ImportError:
            raise TabletopError(localized("no_typst", "call", name="typst", install=INSTALL)) from None
        pictures, _ = self._laid
        drawn = [
            {"svg": svg, "alt": alt} | self._size(svg)
            for svg, alt in zip(pictures.svgs, pictures.alts, strict=True)
        ]  # fmt: skip
        given = {"given": self._given(), "pictures": drawn}
        inputs = {name: json.dumps(value, ensure_ascii=False) for name, value in given.items()}
        template = Path(__file__).with_name("sheets.typ").read_bytes()
        made: bytes = typst.compile(
            template, font_paths=[str(FONTS)], ignore_system_fonts=True, sys_inputs=inputs, pdf_standards=["ua-1"]
        )
        return made

    def save(self, path: str | Path) -> Path:
        """Write the PDF; gives its path. Raises TabletopError, also without typst (extra `export`)."""
        return write_file(path, self.pdf())

    @staticmethod
    def _size(svg: str) -> dict[str, float]:
        """Its width and height in millimetres, from the points that its head says."""
        width, height = (float(part.split('pt"')[0]) / 72 * INCH for part in svg.split('="', 4)[2:4])
        return {"width": round(width, 3), "height": round(height, 3)}

    def _given(self) -> dict[str, Any]:
        words, (_, sheets) = self._words, self._laid
        title = str(self.game.title.get(self.lang) or self.game.name)
        total = len(sheets) + 1
        laid = []
        for number, sheet in enumerate(sheets, 2):
            side = words("sheets-side-back" if sheet.is_back else "sheets-side-front")
            parts = ", ".join(sheet.titles)
            said = words("sheets-margin", title=title, parts=parts, side=str(side), number=number, count=total)
            laid.append(asdict(sheet) | {"said": str(said)})
        turned = any(sheet.is_back for sheet in sheets)
        how = ["sheets-how-size", *(["sheets-how-backs"] if turned else []), "sheets-how-cut", "sheets-how-marks"]
        return {
            "title": str(words("sheets-title", title=title)),
            "lang": self.lang,
            "font": list(FAMILY[:1]),
            "paper": PAPERS[self.paper],
            "how": [str(words(name)) for name in how],
            "columns": [str(words(f"sheets-column-{name}")) for name in ("what", "count", "size", "pages")],
            "rows": list(self._rows(sheets)),
            "ruler": str(words("sheets-ruler")),
            "credits": [str(words("sheets-credit", title=title)), str(words("sheets-licence"))],
            "sheets": laid,
        }

    def _rows(self, sheets: list[Sheet]) -> Iterator[list[str]]:
        for title, group in groupby(self.box, key=lambda part: part.title):
            same = list(group)
            pages = [number for number, sheet in enumerate(sheets, 2) if title in sheet.titles]
            width, height = same[0].size
            said = f"{pages[0]}–{pages[-1]}" if len(pages) > 1 else str(pages[0])
            yield [title, str(sum(part.count for part in same)), f"{width:g} × {height:g} mm", said]

    def __repr__(self) -> str:
        plural = "" if len(self.parts) == 1 else "s"
        return f"Sheets({self.game.name}, {len(self.parts)} part{plural}, {self.pages} pages)"
