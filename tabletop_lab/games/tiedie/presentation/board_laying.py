"""Laying out the map (TD-3.5): the empty cells where the tile can go, and the tile in its four turns to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.games.tiedie.content.tiles import IMPASSABLE, Tile
from tabletop_lab.games.tiedie.laid import Cell, cell_of, laid_as

from . import table_facts as facts
from .board_sheet import Sheet, tile_side
from .palette import ground_of
from .pictograms import TOKENS

LARGEST = 10.0
"""The tile beside the map, in heights of the smallest type."""


def is_asked(decision: Any) -> bool:
    """Whether a place for a tile is asked for."""
    return decision is not None and decision.name == "place_tile"


def cells_asked(view: Any, decision: Any) -> dict[str, Cell]:
    """The cells where the tile can go, by the name of their place; counted from the top left cell of the map."""
    laid = [cell_of(place) for place in laid_as(view.layout)]
    top, left = min(row for row, _ in laid), min(column for _, column in laid)
    return {
        option.places[0]: (option.cell[0] - top, option.cell[1] - left)
        for option in (decision.options if is_asked(decision) else ())
    }  # fmt: skip


def draw_cells(page: Any, view: Any, decision: Any, sheet: Sheet, chosen: Sequence[str]) -> None:
    """The empty cells that can be pressed; in the one that was chosen, the tile as it first fits."""
    side, ground = tile_side(view), ground_of(page, facts.is_day(view))
    across = side * sheet.s
    for name, (row, column) in cells_asked(view, decision).items():
        x, y = sheet.corner((row * side + side - 1, column * side))
        k = 0.035 * across
        now = tuple(chosen[:1]) == (name,)
        shape = page.box(
            x + k, y + k, across - 2 * k, across - 2 * k, "act_soft", "act", page.STRONG if now else page.RULE,
            0.05 * across, 3, None if now else (4, 3),
        )  # fmt: skip
        page.place(name, shape, x + across / 2, y + across / 2)
        if now:
            turns = min(option.turns for option in decision.options if option.places[0] == name)
            small = 0.8 * across
            _tile(page, ground, _asked(view, decision), turns, x + 0.1 * across, y + 0.1 * across, small, 3.2)


def draw_turns(page: Any, view: Any, decision: Any, words: Any, box: Any, chosen: Sequence[str]) -> None:
    """The tile as it was turned up and turned once, twice, three times; what fits into the chosen cell is framed."""
    x, y, w, h = box
    em, tile = page.size_of("note") / 72, _asked(view, decision)
    page.text(x, y + h - 0.9 * em, tile.name(words.lang), "label", bold=True, width=w)
    room = h - 2.2 * em
    fits = {option.places[1] for option in decision.options if tuple(chosen[:1]) == option.places[:1]}
    across = 2 if 2 * min(w / 2, room / 2) > min(w / 4, room) * 2.4 else 4
    cell = min(w / across, room * across / 4, LARGEST * em)
    size = cell - 0.9 * em
    ground = ground_of(page, facts.is_day(view))
    for turns in range(4):
        left = x + (turns % across) * cell
        low = y + room - (turns // across + 1) * cell
        name = f"*{turns}"
        page.part(name, left, low, cell, cell)
        edge, line = ("act", page.STRONG) if name in fits else (None, page.LINE)
        shape = page.box(left, low, cell - 0.2 * em, cell - 0.2 * em, "act_soft" if edge else "panel", edge, line,
                         0.4 * em, 2)  # fmt: skip
        if edge:
            page.place(name, shape, left + cell / 2, low + cell / 2)
        _tile(page, ground, tile, turns, left + 0.35 * em, low + 0.35 * em, size, 3)


def _asked(view: Any, decision: Any) -> Tile:
    tile: Tile = view.paragraphs.content.tiles[decision.options[0].tile]
    return tile


def _tile(page: Any, ground: Any, tile: Tile, turns: int, x: float, y: float, size: float, z: float) -> None:
    """A tile of so many inches, (x, y) its bottom left corner, after clockwise quarter turns."""
    s = size / tile.side

    def corner(spot: tuple[int, int]) -> tuple[float, float]:
        row, column = tile.turned(spot, turns)
        return x + column * s, y + size - (row + 1) * s

    page.box(x, y, size, size, ground.floor, ground.wall, page.RULE, r=0, z=z)
    spots = [(r, c) for r, row in enumerate(tile.rows) for c, mark in enumerate(row) if mark == IMPASSABLE]
    page.boxes_of([(*corner(spot), s, s) for spot in spots], ground.rock, ground.rock, page.HAIR, r=0, z=z + 0.05)
    for spot in tile.boxes:
        left, low = corner(spot)
        page.pictogram(TOKENS["crate"], left + s / 2, low + s / 2, 0.8 * s, ground.soft, ground.floor, z=z + 0.1)
    for number, spot in tile.starts.items():
        left, low = corner(spot)
        page.disc(left + s / 2, low + s / 2, 0.4 * s, None, ground.soft, page.HAIR, z=z + 0.1)
        if 72 * 0.7 * s >= page.least:
            at = left + s / 2, low + s / 2
            page.text(*at, str(number), colour=ground.soft, ha="center", size=page.least, z=z + 0.2)
    for door in tile.doors_turned(turns):
        ends = (((0.4, 1), (0.6, 1)), ((1, 0.4), (1, 0.6)), ((0.4, 0), (0.6, 0)), ((0, 0.4), (0, 0.6)))[door]
        page.line([(x + a * size, y + b * size) for a, b in ends], ground.door, 2.5 * page.RULE, z + 0.15)
