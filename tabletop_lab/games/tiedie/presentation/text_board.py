"""The table as lines of characters: the map with walls and doors, the players, the guide board.
Two characters a square: a pawn by its name, a token by its id (? face down), ## impassable, [] an empty box space.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop_lab.games.tiedie.content.tiles import IMPASSABLE, STRAIGHT, Tile
from tabletop_lab.games.tiedie.laid import Cell, tile_of

from . import describe
from . import table_facts as facts
from .board_laying import is_asked
from .board_sheet import Sheet, cells_of, shape_of, tile_side, tile_squares


def text_board(view: Any, decision: Any, words: Any) -> str:
    """Map, players, guide board and question, line by line."""
    lines = [describe.now(view, words)]
    if facts.is_laid(view):
        lines += [*map_lines(view, is_asked(decision)), str(words("text-key"))]
    if is_asked(decision):
        lines += tile_in_hand(view, decision, words)
    lines += [describe.seat_line(view, player, words) for player in facts.in_turn_order(view)]
    found = facts.open_lines(view)
    for route, line in view.lines.items():
        needs = view.paragraphs.content.lines[route]
        places = [f"{words.card(wanted)} {'+' if lies else '-'}" for wanted, lies in zip(needs, line, strict=True)]
        where = found.get(route) or str(words("board-line-hidden-short"))
        lines.append(f"{words.card(route)} ({where}): {', '.join(places)}")
    if asked := facts.prompt(decision, words):
        lines.append(asked)
    return "\n".join(lines)


def map_lines(view: Any, laying: bool = False) -> list[str]:
    """The rows of the map, walls as lines, doors as gaps; above each tile its name.

    `laying`: while tiles are placed, doors that face an empty cell are gaps, too.
    """
    board, cells, tiles = view.paragraphs.map, cells_of(view), view.paragraphs.content.tiles
    opened = {frozenset((board.spot[a], board.spot[b])) for a, b in board.doors}
    for cell, laid in cells.items() if laying else ():
        tile, turns = tile_of(laid)
        opened |= {edge for beside, edge in _doors(tiles[tile], turns, cell) if beside not in cells}
    return _lines(shape_of(view), tile_side(view), cells, opened, _marks(view))


def tile_in_hand(view: Any, decision: Any, words: Any) -> list[str]:
    """The tile that is to be placed, in each of its turns that fits somewhere, side by side."""
    tile = view.paragraphs.content.tiles[decision.facts["tile"]]
    blocks = []
    for turns in sorted({option.turns for option in decision.options}):
        cells, opened = {(0, 0): tile.id}, {edge for _, edge in _doors(tile, turns, (0, 0))}
        rows = _lines((tile.side, tile.side), tile.side, cells, opened, _floor(tile, turns, (0, 0)))
        blocks.append([f"*{turns}", *rows])
    wide = len(blocks[0][1])
    drawn = ["  ".join(f"{line:<{wide}}" for line in lines).rstrip() for lines in zip(*blocks, strict=True)]
    return [str(words("text-in_hand", tile=decision.facts["tile"])), *drawn]


def _doors(tile: Tile, turns: int, cell: Cell) -> Iterator[tuple[Cell, frozenset[Cell]]]:
    """The doors of a tile that lies in a cell: the cell behind each, and the two squares it joins."""
    middle, last = tile.side // 2, tile.side - 1
    top, left = cell[0] * tile.side, cell[1] * tile.side
    for door in tile.doors_turned(turns):
        down, right = STRAIGHT[door]
        row, column = ((0, middle), (middle, last), (last, middle), (middle, 0))[door]
        inside = top + row, left + column
        outside = inside[0] + down, inside[1] + right
        yield (cell[0] + down, cell[1] + right), frozenset((inside, outside))


def _lines(shape: Cell, side: int, cells: Any, opened: Any, marks: Any) -> list[str]:
    """The rows of tiles as they lie."""
    rows, columns = shape
    lines = []
    for row in range(rows + 1):
        if row % side == 0:
            lines.append(_border(row, columns, side, cells, opened))
        if row < rows:
            lines.append(_row(row, columns, side, cells, opened, marks))
    return [line.rstrip() for line in lines]


def _marks(view: Any) -> dict[tuple[int, int], str]:
    """What stands in each square: pawn, token, rock, empty box space, floor."""
    board = view.paragraphs.map
    whole = Sheet(0, 0, 1, (0, 0), shape_of(view), ())
    marks = {}
    for tile, cell, turns in tile_squares(view, whole):
        marks |= _floor(tile, turns, cell)
    for square, token in view.tokens.items():
        up = square in view.open_tokens and facts.is_open(token)
        marks[board.spot[board[square]]] = f"{token:>2}"[:2] if up else " ?"
    marks |= {board.spot[board[square]]: f"{player:>2}"[:2] for player, square in view.pawn.items()}
    return marks


def _floor(tile: Tile, turns: int, cell: Cell) -> dict[Cell, str]:
    """Rock, box spaces and floor of a tile that lies in a cell."""
    marks = {}
    for r, line in enumerate(tile.rows):
        for c, mark in enumerate(line):
            row, column = tile.turned((r, c), turns)
            drawn = "##" if mark == IMPASSABLE else "[]" if (r, c) in tile.boxes else " ."
            marks[cell[0] * tile.side + row, cell[1] * tile.side + column] = drawn
    return marks


def _border(row: int, columns: int, side: int, cells: Any, opened: Any) -> str:
    """The walls above a row of squares; in them the names of the tiles below."""
    line = ""
    for column in range(columns):
        above, below = cells.get(((row - 1) // side, column // side)), cells.get((row // side, column // side))
        if column % side == 0:
            line += "+" if above or below or _beside(cells, row, column, side) else " "
        gap = frozenset(((row - 1, column), (row, column))) in opened
        piece = "   " if gap or not (above or below) else "---"
        if below and column % side == 0:
            name = below.split("*")[0]
            piece = f"{name:-<3}"[:3]
        line += piece
    last = columns // side - 1
    return line + ("+" if cells.get((row // side, last)) or cells.get(((row - 1) // side, last)) else "")


def _beside(cells: Any, row: int, column: int, side: int) -> bool:
    left = column // side - 1
    return bool(cells.get((row // side, left)) or cells.get(((row - 1) // side, left)))


def _row(row: int, columns: int, side: int, cells: Any, opened: Any, marks: Any) -> str:
    line = ""
    for column in range(columns + 1):
        if column % side == 0:
            here = cells.get((row // side, column // side)) or cells.get((row // side, column // side - 1))
            gap = frozenset(((row, column - 1), (row, column))) in opened
            line += " " if gap or not here else "|"
        if column < columns:
            line += marks.get((row, column), "  ") + " "
    return line
