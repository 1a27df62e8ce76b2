"""What the pictures beside the board share: heading, captions, and parts of the board as small pictures.
board_squares.py and board_pieces.py draw the squares and pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop_lab.engine.core.table import NO_TABLE
from tabletop_lab.games.cetkaik.content.pieces import KINDS, TAM, TAM_GLYPH, kind_of
from tabletop_lab.games.cetkaik.content.squares import IA, SQUARES, A, place, square_at

from .board_facts import hue_now, piece_name, tam_at
from .board_pieces import tile
from .board_squares import Field, draw_squares, frame

MARGIN, WIDTH = 5 / 12, 13.333


def laid_out(match: Any, board: Mapping[str, str], turn: str = IA, reserve: Sequence[str] = ()) -> Any:
    """The game of a match, with its rules and edits, in another position: to ask what could be done there."""
    game = match.game(NO_TABLE, ("P1", "P2"), match.rules)
    held = {IA: [], A: []} | {turn: list(reserve)}
    game.state = match.game.State(side={"P1": IA, "P2": A}, season=1, turn=turn, board=dict(board), reserve=held,
                                  points={IA: match.rules.start_points, A: match.rules.start_points},
                                  rate={IA: 1, A: 1}, phase="turn")  # fmt: skip
    return game


def heading(page: Any, words: Any, name: str, clauses: str = "", lines: int = 1) -> float:
    """Draw the title, the lines under it and the clauses at the right; return where the picture may begin."""
    top = page.h - page.margin
    w = page.w - 2 * page.margin
    room = w - (page.text_width(clauses, "note") + 0.2 if clauses else 0)
    page.text(page.margin, top - 0.2, words(f"{name}-title"), "title", width=room)
    page.text(page.margin + w, top - 0.2, clauses, "note", "soft", ha="right")
    said = page.wrap(words(f"{name}-lead"), w, "note", lines=lines)
    for k, line in enumerate(said):
        page.text(page.margin, top - 0.58 - k * page.leading("note", 0.2), line, "note", "soft", width=w)
    return float(top - 0.85 - (len(said) - 1) * page.leading("note", 0.2))


def caption(page: Any, x: float, y: float, w: float, text: str, clause: str = "", lines: int = 3) -> float:
    """Draw a sentence in lines of a width, with its clause before it in the accent colour.

    Return the height below it.
    """
    step = page.leading("note", 0.2)
    if clause:
        page.text(x, y, clause, "note", "act", True)
        y -= step + 0.01
    for line in page.wrap(text, w, "note", lines=lines):
        page.text(x, y, line, "note")
        y -= step
    return y


def called(page: Any, words: Any, x: float, y: float, w: float, pieces: Iterable[str]) -> str:
    """Draw what the signs of these pieces are called: each kind once, its sign before its name, in one or two lines."""
    there = {TAM if piece == TAM else kind_of(piece): piece for piece in pieces}
    order = [name for name in (*KINDS, TAM) if name in there]
    shown = [(TAM_GLYPH if k == TAM else KINDS[k].glyph, piece_name(there[k], words.lang)) for k in order]
    at, low, beside = x, y, max(0.24, 0.06 + max((page.text_width(sign, "note", True) for sign, _ in shown), default=0))
    for sign, name in shown:
        wide = 0.02 + beside + page.text_width(name, "note")
        if at + wide > x + w:
            at, low = x, low - page.leading("note", 0.24)
        page.text(at, low, sign, "note", bold=True)
        page.text(at + beside, low, name, "note", "soft")
        at += wide + 0.26
    return ", ".join(f"{sign} {name}" for sign, name in shown)


def block(one: str, two: str) -> tuple[str, ...]:
    """The squares of the rectangle between two corners.

    >>> block("ZO", "XY")
    ('ZO', 'XO', 'ZY', 'XY')
    """
    (r, c), (s, d) = place(one), place(two)
    found = (square_at(row, column) for row in range(min(r, s), max(r, s) + 1)
             for column in range(min(c, d), max(c, d) + 1))  # fmt: skip
    return tuple(square for square in found if square)


def small_board(
    page: Any, x: float, y: float, s: float, board: Mapping[str, str], game: Any,
    squares: Sequence[str] = SQUARES,
) -> Field:  # fmt: skip
    """Draw a position, or a rectangle of it, with its bottom left corner at (x, y); return where its squares are."""
    left, low, _, _ = frame(Field(0.0, 0.0, s), squares)
    field = Field(x - left, y - low, s)
    fixed, near = hue_now(board, game)
    draw_squares(page, field, fixed, near, tam_at(board), False, squares)
    for square, piece in board.items():
        if square in squares:
            tile(page, piece, *field.middle(square), s)
    return field
