"""A map tile that somebody draws in a cell: shown with its faults, line by line, or as a room; and played on."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tabletop_lab.engine import InvalidContent
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.figures import render, saved_html
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import TEACHING, THEMES
from tabletop_lab.games.tiedie import Tiedie
from tabletop_lab.games.tiedie.content import HOUSE
from tabletop_lab.games.tiedie.content.tiles import Tile, read_tiles
from tabletop_lab.games.tiedie.laid import SIDES
from tabletop_lab.games.tiedie.presentation.board_sheet import part_of
from tabletop_lab.games.tiedie.presentation.figure_parts import draw_part
from tabletop_lab.games.tiedie.scenes import laid

from .page import page

ROWS = "T1 T2 T3 / T4 T5 T6 / T7 T8 T9"
SIZE, PIXELS = 3.4, 300
"""Inches and pixels of the picture of a tile."""


class OwnTile:
    """A tile in place of one of the box. `faults`: what is wrong with it; `rules`: what a game needs to use it.

    >>> tile("+--D--+\\n|.....|\\n|.....|\\nD..B..D\\n|.....|\\n|.....|\\n+--D--+", lang="en").faults
    []
    >>> [fault.where for fault in tile("+--D--+\\n|.....|\\n|.###.|\\nD.#B#.D\\n|.###.|\\n|.....|\\n+--D--+").faults]
    ['tiles.txt, line 5']
    """

    def __init__(self, drawing: str, instead_of: str, lang: str) -> None:
        self.lang, self.id = lang, instead_of
        named = {each: Tiedie.words(each)("lab-own-tile") for each in ("en", "ko")}
        self.lines = [f"{instead_of} {named['en']} / {named['ko']}", *drawing.strip("\n").splitlines()]
        self._folder = TemporaryDirectory()  # as long as there is the tile
        self._file = Path(self._folder.name) / "tiles.txt"
        others = [_text(tile) for name, tile in read_tiles(HOUSE / "tiles.txt").items() if name != instead_of]
        self._file.write_text("\n\n".join(["\n".join(self.lines), *others]) + "\n", encoding="utf-8")
        self.faults: list[Any] = []
        try:
            read_tiles(self._file)
        except InvalidContent as error:
            self.faults = [fault.localized(lang) for fault in error.faults]

    @property
    def rules(self) -> dict[str, Any]:
        """Rules with this tile, on the standard map."""
        return {"tiles_file": str(self._file), "map_layout": ROWS, "character_assign": "none"}

    def walk(self, at: str, **rules: Any) -> Any:
        """P1 stands on a square of the tile, such as "(2,2)", and has turned up Move; the others are far away."""
        far = ("T1(0,0)", "T3(0,4)", "T9(4,4)")
        told = {
            "pawn": {"P1": f"{self.id}{at}", **dict(zip(("P2", "P3", "P4"), far, strict=True))},
            "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
            "placed": {"P1": "move"}, "asleep": dict.fromkeys(("P2", "P3", "P4"), "choice"),
        }  # fmt: skip
        return laid("tiedie", told, {**self.rules, **rules}).play("move")

    def __repr__(self) -> str:
        said = "\n".join(map(str, self.faults)) or Tiedie.words(self.lang)("lab-tile-fits")
        return "\n".join([*(f"{n:>2}  {line}" for n, line in enumerate(self.lines, 1)), said])

    def _repr_html_(self) -> str:
        if self.faults:
            wrong = {int(n) for fault in self.faults for n in re.findall(r"\d+", fault.where)[-1:]}
            rows = (f"<b>{n:>2}  {escape(line)}  ←</b>" if n in wrong else f"{n:>2}  {escape(line)}"
                    for n, line in enumerate(self.lines, 1))  # fmt: skip
            said = "".join(f"<li>{escape(str(fault))}</li>" for fault in self.faults)
            shown = "\n".join(rows)
            return page(self.lang, f'<pre style="line-height:1.3">{shown}</pre><ul>{said}</ul>')
        words = Tiedie.words(self.lang)
        drawn = read_tiles(self._file)[self.id]
        doors = words.join([words.value("side", SIDES[door]) for door in drawn.doors])
        alt = words("lab-tile-alt", floor=len(drawn.floor), doors=doors, boxes=len(drawn.boxes))
        picture = render.themed_html(self._drawn, alt, width=PIXELS)
        return saved_html(page(self.lang, f"{picture}<p>{escape(words('lab-tile-fits'))}</p>"))

    def _drawn(self, theme: str) -> str:
        match = self._table()
        sketch = Sketch(TEACHING, size=(SIZE, SIZE), theme=THEMES[theme])
        view = match.view()
        draw_part(sketch, view, match.words(self.lang), part_of(view, [self.id], 0.1, 0.1, SIZE - 0.2, SIZE - 0.2))
        return str(sketch.drawing().svg())

    def _table(self) -> Any:
        pawn = dict(zip(("P1", "P2", "P3"), (s for s in ("T1(0,0)", "T3(0,4)", "T9(4,4)")), strict=True))
        told = {"pawn": pawn, "phase": "select", "targets": {"P1": "P2", "P2": "P3", "P3": "P1"}}
        return laid("tiedie", told, self.rules)


def _text(tile: Tile) -> str:
    """A tile as its file shows it."""
    side, middle = tile.side, tile.side // 2
    frame = [["+", *"-" * side, "+"], *(["|", *row, "|"] for row in tile.rows), ["+", *"-" * side, "+"]]
    places = ((0, middle + 1), (middle + 1, side + 1), (side + 1, middle + 1), (middle + 1, 0))
    for door in tile.doors:
        row, column = places[door]
        frame[row][column] = "D"
    return "\n".join([f"{tile.id} {tile.name_en} / {tile.name_ko}", *("".join(row) for row in frame)])


def tile(drawing: str, instead_of: str = "T5", lang: str | None = None) -> OwnTile:
    """A tile of one's own, drawn with its frame: D a door, # impassable, B a box space, 1 to 8 start squares."""
    return OwnTile(drawing, instead_of, known_language(lang))
