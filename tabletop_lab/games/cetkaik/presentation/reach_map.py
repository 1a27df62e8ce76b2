"""How likely each square can be reached, by one piece or by the whole side to move, given the sticks.
The chances are those of the game's own actions; shade, number and word agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from tabletop_lab.games.cetkaik.chances import reach_odds
from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.content.squares import SQUARES

from .board_facts import hue_now, odds_text, piece_name, tam_at
from .board_marks import draw_choice
from .board_pieces import tile
from .board_squares import Field, draw_squares
from .figure_parts import MARGIN, called, caption, heading, laid_out

Blank = Callable[[float, float], Any]
S, SIDE = 0.62, 4.4
NAMES = 4
"""Lines in which the pieces are named."""
SHADES = (Fraction(1, 32), Fraction(6, 32), Fraction(16, 32), Fraction(26, 32), Fraction(1))


def chances(match: Any, view: Any, origin: str = "") -> dict[str, Fraction]:
    """For each square the best chance to end there in this turn: of the piece on `origin`, or of any piece but tam."""
    game = laid_out(match, view.board, view.turn)
    starts = [origin] if origin else [q for q in game.actions(view.turn).origins() if view.board[q] != TAM]
    found: dict[str, Fraction] = {}
    for start in starts:
        for square, odds in reach_odds(game, view.turn, start).items():
            if square != start:
                found[square] = max(found.get(square, Fraction()), odds)
    return {square: found[square] for square in SQUARES if square in found}


def make(match: Any, viewer: Any, words: Any, blank: Blank, origin: str = "") -> tuple[Any, str]:
    """Draw the board in shades; `origin` names the piece it is about; without it, the whole side."""
    view, rules = match.view(viewer), match.rules
    ruler = blank(1, 1)
    low, left = max(0.3, 1.6 * ruler.leading("note", 0.0)), max(0.4, 0.2 + ruler.text_width("AU", "note"))
    page = blank(2 * MARGIN + left + 9 * S + 0.4 + SIDE, 2 * MARGIN + 0.9 + 9 * S + low)
    heading(page, words, "reach", "CK-6.5 · CK-7.1")
    found = chances(match, view, origin) if view.turn else {}
    field = Field(MARGIN + left, MARGIN + low, S)
    _board(page, field, view, found, rules, origin)
    x, top = field.x + 9 * S + 0.4, field.y + 9 * S
    name = piece_name(view.board[origin], words.lang) if origin in view.board else ""
    who = words("reach-piece", name=name, square=origin) if origin else words("reach-side", side=view.turn or "–")
    page.text(x, top - 0.15, who, "head", width=SIDE)
    sure = sum(odds == 1 for odds in found.values())
    at = caption(page, x, top - 0.5, SIDE, words("reach-count", count=len(found), sure=sure))
    at = caption(page, x, at - 0.12, SIDE, words("reach-note"), "", 4)
    _scale(page, words, x, at - 0.35)
    called(page, words, x, MARGIN + 0.1 + NAMES * page.leading("note", 0.24), SIDE, view.board.values())
    likely = sorted(found.items(), key=lambda pair: -pair[1])
    told = ", ".join(f"{square} {odds_text(odds, rules.sticks)}" for square, odds in likely if odds < 1)
    return page, f"{words('reach-title')}. {who}: " + words("reach-count", count=len(found), sure=sure) + f" {told}"


def shade(page: Any, odds: Fraction) -> str:
    """A colour between the plain square and the accent: the likelier, the stronger."""
    low, high = page.c["plain"], page.c["act"]
    share = 0.12 + 0.6 * float(odds)
    parts = [(int(low[k : k + 2], 16), int(high[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)


def _tone(page: Any, odds: Fraction) -> str:
    """Ink or paper, whichever can be read better on the shade."""
    fill = shade(page, odds)

    def light(colour: str) -> float:
        return sum(weight * (int(colour[k : k + 2], 16) / 255) ** 2.2
                   for k, weight in ((1, 0.2126), (3, 0.7152), (5, 0.0722)))  # fmt: skip

    ground = light(fill)
    ratio = {role: (max(ground, light(page.c[role])) + 0.05) / (min(ground, light(page.c[role])) + 0.05)
             for role in ("ink", "paper")}  # fmt: skip
    return max(ratio, key=lambda role: ratio[role])


def _board(page: Any, field: Field, view: Any, found: Mapping[str, Fraction], rules: Any, origin: str) -> None:
    fixed, near = hue_now(view.board, view.paragraphs)
    draw_squares(page, field, fixed, near, tam_at(view.board), named=False)
    s = field.s
    if origin:
        draw_choice(page, field, origin)
    for square, odds in found.items():
        (x, y), (a, b) = field.corner(square), field.middle(square)
        page.box(x + 0.05 * s, y + 0.05 * s, 0.9 * s, 0.9 * s, shade(page, odds), "act", page.HAIR, 0.03, 3.5)
        if square in view.board:
            if odds == 1:
                page.target(a, b - 0.37 * s, 0.1 * s, 8)
            else:
                text = odds_text(odds, rules.sticks)
                wide = max(0.8 * s, page.text_width(text, "note", True) + 0.1)
                page.chip(a, b - 0.37 * s, text, w=wide, h=max(0.19, page.leading("note", 0.0)), bold=True)
        elif odds == 1:
            page.target(a, b, 0.1 * s, 6)
        else:
            page.text(a, b, odds_text(odds, rules.sticks), "note", _tone(page, odds), True, ha="center")
    for square, piece in view.board.items():
        lifted = 0.08 * s if square in found else 0.0
        x, y = field.middle(square)
        tile(page, piece, x, y + lifted, s * (0.82 if square in found else 1.0))


def _scale(page: Any, words: Any, x: float, y: float) -> None:
    page.text(x, y, words("reach-scale"), "note", "soft")
    for k, odds in enumerate(SHADES):
        left, low = x + 0.78 * k, y - 0.5
        page.box(left, low, 0.7, 0.3, shade(page, odds), "act", page.HAIR, r=0.03)
        page.text(left + 0.35, low + 0.15, f"{float(odds):.0%}", "note", _tone(page, odds), True, ha="center")
