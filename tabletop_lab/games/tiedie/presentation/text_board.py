"""The table as lines of characters: the map with walls and doors, the players, the guide board.
Two characters a square: a pawn by its name, a token by its id (? face down), ## impassable, [] an empty box space.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.tiedie.content.tiles import IMPASSABLE

from . import describe
from . import table_facts as facts
from .board_sheet import Sheet, cells_of, shape_of, tile_side, tile_squares


def text_board(view: Any, decision: Any, words: Any) -> str:
    """Map, players, guide board and question, line by line."""
    lines = [describe.now(view, words)]
    if facts.is_laid(view):
        lines += [*map_lines(view), str(words("text-key"))]
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


def map_lines(view: Any) -> list[str]:
    """The rows of the map, walls as lines, doors as gaps; above each tile its name."""
    rows, columns = shape_of(view)
    side, board = tile_side(view), view.paragraphs.map
    marks = _marks(view)
    opened = {frozenset((board.spot[a], board.spot[b])) for a, b in board.doors}
    cells = cells_of(view)
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
        for r, line in enumerate(tile.rows):
            for c, mark in enumerate(line):
                row, column = tile.turned((r, c), turns)
                spot = (cell[0] * tile.side + row, cell[1] * tile.side + column)
                marks[spot] = "##" if mark == IMPASSABLE else " ."
    marks |= {board.spot[square]: "[]" for square in board.boxes}
    for square, token in view.tokens.items():
        up = square in view.open_tokens and facts.is_open(token)
        marks[board.spot[board[square]]] = f"{token:>2}"[:2] if up else " ?"
    marks |= {board.spot[board[square]]: f"{player:>2}"[:2] for player, square in view.pawn.items()}
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
