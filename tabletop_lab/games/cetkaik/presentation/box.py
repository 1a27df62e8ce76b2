"""What lies in the box: the board, 49 pieces, and a card for each hand (CK-2, CK-3, CK-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import CardDeck, Component
from tabletop_lab.games.cetkaik.content.pieces import SET, TAM_NAME

from . import cards
from .board_facts import hue_now
from .board_pieces import tam, tile
from .board_squares import Field, draw_squares

BOARD, PIECE = 184.0, 18.0
"""Millimetres: the board with the names of its rows and columns, a piece."""
MARGIN = 0.32
"""Inches around the squares."""


def box(words: Any, rules: Any) -> list[CardDeck | Component]:
    """The board as the rules say which squares are hue, every piece, and what scores."""
    pieces = str(words("box-pieces"))
    found: list[CardDeck | Component] = [
        Component(str(words("box-board")), (BOARD, BOARD), _board(rules), str(words("box-board-alt")))
    ]
    found += [
        Component(pieces, (PIECE, PIECE), _piece(piece), str(words.value("piece", piece)), count)
        for piece, count in Counter(SET).items()
    ]
    found.append(Component(pieces, (PIECE, PIECE), _tam, TAM_NAME[words.lang]))
    points = rules.points_of_hands()
    hands = tuple(cards.named(hand, points[hand], kinds) for hand, kinds in rules.pieces_of_hands().items())
    return [*found, CardDeck("", hands, str(words("box-hands")))]


def _board(rules: Any) -> Callable[[Any, Any], None]:
    def draw(page: Any, words: Any) -> None:
        fixed, _ = hue_now({}, words.game.paragraphs(rules))
        draw_squares(page, Field(MARGIN, MARGIN, (page.w - 2 * MARGIN) / 9), fixed, (), named=False)

    return draw


def _piece(piece: str) -> Callable[[Any, Any], None]:
    def draw(page: Any, words: Any) -> None:
        tile(page, piece, page.w / 2, page.h / 2, page.w * 1.15, up=True)

    return draw


def _tam(page: Any, words: Any) -> None:
    tam(page, page.w / 2, page.h / 2, page.w * 1.15)
