"""A row of a table of Void Seeders that somebody writes in a cell: a card or a room, with its faults, or drawn."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.figures import render, saved_html
from tabletop_lab.figures.cards import card as drawn_card
from tabletop_lab.games.void_seeders.content import FILES, HOUSE
from tabletop_lab.games.void_seeders.game import VoidSeeders

from .page import page

PIXELS = 240
NAMES = ("name_en", "name_ko")


class OwnRow:
    """A row of a table with some columns written anew, in the place of the printed row.

    `faults`: what is wrong with it; `rules`: what a game needs to use it.

    >>> own("panic", "P19", number=5, parts="go_mad 1", lang="en").faults
    []
    >>> own("panic", "P19", number="five", parts="go_mad 1", lang="en").faults[0].where
    'panic.csv, row 20, column number'
    """

    def __init__(self, table: str, card: str, columns: Mapping[str, Any], lang: str) -> None:
        if table not in FILES:
            raise TabletopError(unknown("table", table, list(FILES)))
        self.table, self.id, self.lang = table, card, lang
        lines = list(csv.reader((HOUSE / FILES[table]).read_text(encoding="utf-8").splitlines()))
        heads, rows = lines[0], lines[1:]
        place = next((k for k, row in enumerate(rows) if row[0] == card), None)
        if place is None:
            raise TabletopError(unknown("card", card, [row[0] for row in rows]))
        own = {f"name_{each}": VoidSeeders.words(each)("lab-own") for each in ("en", "ko")} | dict(columns)
        for column in own:
            if column not in heads:
                raise TabletopError(unknown("column", column, heads))
        rows[place] = [str(own.get(column, cell)) for column, cell in zip(heads, rows[place], strict=True)]
        said = ((head, cell) for head, cell in zip(heads, rows[place], strict=True) if cell)
        self.row = ", ".join(f"{head}: {cell}" for head, cell in said if head not in NAMES)
        self._folder = TemporaryDirectory()  # as long as there is the row
        file = Path(self._folder.name) / FILES[table]
        with file.open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened, lineterminator="\n").writerows([heads, *rows])
        self.rules: dict[str, Any] = {f"{table}_file": str(file)}
        self.faults: list[Any] = []
        try:
            self._content = VoidSeeders.content.under(VoidSeeders.Rules.read(self.rules), VoidSeeders)
        except InvalidContent as error:
            self.faults = [fault.localized(lang) for fault in error.faults]

    def __repr__(self) -> str:
        said = VoidSeeders.words(self.lang)("lab-card-fits")
        return "\n".join([self.row, *map(str, self.faults)] if self.faults else [self.row, said])

    def _repr_html_(self) -> str:
        row = f'<pre style="white-space:pre-wrap">{escape(self.row)}</pre>'
        if self.faults:
            said = "".join(f"<li>{escape(str(fault))}</li>" for fault in self.faults)
            return page(self.lang, f"{row}<ul>{said}</ul>")
        words = VoidSeeders.words(self.lang)
        game: Any = type(VoidSeeders.__name__, (VoidSeeders,), {"content": self._content})
        alt = words("lab-card-alt", name=self._content.name(self.id, self.lang))
        alt += f" {_told(game, self.id, self.lang)}"
        picture = render.themed_html(lambda theme: drawn_card(game, self.id, self.lang, theme).svg(), alt, width=PIXELS)
        return saved_html(page(self.lang, f"{row}{picture}<p>{escape(words('lab-card-fits'))}</p>"))


def _told(game: Any, card: str, lang: str) -> str:
    from tabletop_lab.engine.core.presentation import presentation_of

    return str(presentation_of(game).card_words(card, game.words(lang)))


def own(table: str, card: str, lang: str | None = None, **columns: Any) -> OwnRow:
    """A card or room of one's own in the place of a printed one: `own("panic", "P19", number=5, parts="go_mad 1")`.

    `table`: panic, attack, event, rooms, items ...; `columns`: what its row says in these columns; the others stay.
    Without `name_en` and `name_ko` it is called your own card. Raises TabletopError for what the table does not have.
    """
    return OwnRow(table, card, columns, known_language(lang))
