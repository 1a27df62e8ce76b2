"""What the pictures beside the board share: heading, sentences, a part of the map, tables to try things on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.games.tiedie.scenes import Position, laid

from .board_map import draw_table
from .board_pawns import draw_pawns
from .board_sheet import Sheet
from .palette import Ground, ground_of
from .table_facts import is_day

MARGIN, WIDTH, GAP = 5 / 12, 12.6, 0.24
NARROW = 7.85
"""The width of pictures whose panels stand one below another: read in the column of a notebook beside its margins."""
HEAD = 1.02
"""Inches of the title, the line under it and the space below them."""
STEP = 1.42
"""From line to line, in heights of the type."""


def width_of(page: Any) -> float:
    """The width of a picture whose panels stand one below another; or side by side, on a slide."""
    return WIDTH if page.abreast else NARROW


def line_of(page: Any) -> float:
    """Inches from one line of small type to the next."""
    return float(STEP * page.size_of("note") / 72)


def head_of(page: Any, words: Any, name: str, wide: float) -> float:
    """Inches of the title and the lines under it in a picture that is so wide."""
    return HEAD + (len(_lead(page, words, name, wide)) - 1) * line_of(page)


def _lead(page: Any, words: Any, name: str, wide: float) -> list[str]:
    lines: list[str] = page.wrap(str(words(f"figure-{name}-lead")), wide - 2 * MARGIN, "note", lines=4)
    return lines


def heading(page: Any, words: Any, name: str, clauses: str = "") -> tuple[float, str]:
    """Draw the title, the clauses at the right and the lines under them.

    Return where the picture may begin, and the words.
    """
    top, w = page.h - page.margin, page.w - 2 * page.margin
    title = str(words(f"figure-{name}-title"))
    page.text(page.margin, top - 0.2, title, "head", width=w - page.text_width(clauses, "note", True) - 0.3)
    page.text(page.margin + w, top - 0.2, clauses, "note", "act", bold=True, ha="right")
    for n, line in enumerate(_lead(page, words, name, page.w)):
        page.text(page.margin, top - 0.56 - n * line_of(page), line, "note", "soft", width=w)
    top -= head_of(page, words, name, page.w) - 0.12
    return float(top), f"{title}. {words(f'figure-{name}-lead')}"


def said(page: Any, x: float, y: float, w: float, text: str, colour: str = "ink", lines: int = 6) -> float:
    """Write sentences in lines of that width; return the height below them."""
    for line in page.wrap(text, w, "note", lines=lines):
        page.text(x, y, line, "note", colour)
        y -= line_of(page)
    return float(y)


def draw_part(page: Any, view: Any, words: Any, sheet: Sheet, pawns: Sequence[str] = ()) -> Ground:
    """A part of the map, and the pawns that stand on it; those that are named have a ring."""
    ground = ground_of(page, is_day(view))
    draw_table(page, view, words, sheet, ground)
    draw_pawns(page, view, sheet, ground, pawns)
    return ground


def mark(page: Any, view: Any, sheet: Sheet, ground: Ground, squares: Sequence[str]) -> None:
    """Squares that a picture is about."""
    board, s = view.paragraphs.map, sheet.s
    for square in squares:
        x, y = sheet.corner(board.spot[board[square]])
        k = 0.09 * s
        page.box(x + k, y + k, s - 2 * k, s - 2 * k, ground.act_soft, ground.act, page.RULE, 0.14 * s, 3.4)


def example(match: Any, told: Position, **rules: Any) -> Any:
    """Another table by the rules and edits of a match, on the standard map and without characters."""
    plain = {"map_layout": "M1", "character_assign": "none", "mode": "tail", "team_layout": "", "hp_in_teams": False,
             "tiles_file": "", "tokens_file": "", "guide_board_file": "", "sleep_cards_file": "",
             "characters_file": "", "tile_side": 5, "start_time": "day"}  # fmt: skip
    return laid(match.game, told, match.rules.model_copy(update={**plain, **rules}))
