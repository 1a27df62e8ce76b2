"""What lies in the box: the board, pieces and money, and seven decks of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import CardDeck, Component
from tabletop_lab.games.fourteen_nights.content import KINDS

from . import board_map
from .box_pieces import pieces

BOARD = (255.0, 178.0)
"""Millimetres."""


def box(words: Any, rules: Any) -> list[CardDeck | Component]:
    """The board of the rules, the pieces that they need, and the decks, a designer's own among them."""
    decks = words.game.content.decks
    said = ", ".join(f"{a}–{b}" for a, b in rules.edges())
    board = Component(str(words("box-board")), BOARD, _board(rules), str(words("box-board-alt", ways=said)), type=1.5)
    return [board, *pieces(words, rules), *(CardDeck(kind, decks[kind], kind_of_cards(words, kind)) for kind in KINDS)]


def _board(rules: Any) -> Callable[[Any, Any], None]:
    def draw(page: Any, words: Any) -> None:
        board_map.draw_empty(page, words, tuple(rules.edges()))

    return draw


def kind_of_cards(words: Any, kind: str) -> str:
    """A kind of cards as a title."""
    said = str(words.value("kind", kind))
    return said[:1].upper() + said[1:]
