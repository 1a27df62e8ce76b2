"""How Cetkaik is drawn and described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Presentation, Shown
from tabletop_lab.engine.core.score import Score

from . import board, board_squares, board_story, cards, describe


class CetkaikPresentation(Presentation):
    """The board with the pieces and their moves, the reserves beside it, and pictures that teach the rules."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the table, with the moves of the piece that is pointed at."""
        board.draw(page, view, decision, words, chosen=chosen)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the board alone, with what has changed."""
        return board_story.story_panel(page, view, decision, words, box, changed)

    def ground(self, page: Any, view: Any, words: Any, box: Any) -> Mapping[str, Any]:
        """Draw the squares."""
        return board_squares.draw_bare(page, box)

    def figures(self) -> Mapping[str, Any]:
        """Return cards of moves, hands and throws."""
        from .figures import FIGURES  # imported only when needed: few people look at them

        return FIGURES

    def plots(self) -> Sequence[str | tuple[str, ...]]:
        """What tells the story of many games."""
        return (
            ("seats", "first_player"), ("length", "plies"), ("rounds", "points"), ("counts", "hand_"),
            ("counts", "captured_", "kind"), ("places", "captured"), "clauses",
        )  # fmt: skip

    def score(self, view: Any, told: Any, words: Any) -> Score:
        """Return the points of the start and what each season moved."""
        from .score import score  # imported only when needed: it is asked for once a game

        return score(view, told, words)

    def questions(self) -> Mapping[str, Any]:
        """Return questions about moves, throws and hands."""
        from .questions import QUESTIONS  # imported only when needed, as the pictures are

        return QUESTIONS

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw a captured piece, or a hand."""
        cards.draw_face(page, card, words)

    def draw_back(self, page: Any, deck: str, words: Any) -> None:
        """Draw a plain back."""
        cards.draw_back(page)

    def card_words(self, card: str, words: Any) -> str:
        """Return the name of a piece, or of a hand with the pieces it needs."""
        return cards.said(card, words)

    def box(self, words: Any, rules: Any) -> Sequence[Any]:
        """Return what is printed and cut out: the board, the pieces and the hands."""
        from .box import box  # imported only when needed: few people print

        return box(words, rules)

    def cards(self, entry: Any) -> Sequence[Shown]:
        """Return the piece that was captured or dropped, the hand that was completed."""
        return cards.told(entry)

    def hand(self, view: Any, seat: str) -> Sequence[Shown]:
        """Return the hands and the captured pieces of a seat."""
        return cards.held(view, seat)

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """Return the points, the captured pieces and the rate of a seat; the view keeps them by side."""
        return describe.seat_facts(view, seat)

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """The position in at most 400 characters."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """The board as lines of characters."""
        return describe.text_board(view, decision, words)

    def fact_text(self, field: str, value: Any, words: Any) -> str | None:
        """Write pieces, actions and seasons as phrases."""
        return describe.fact_text(field, value, words)

    def standing(self, view: Any, place: str, words: Any) -> str:
        """The name of the piece on a square."""
        return describe.standing(view, place, words)

    def seat_facts(self, view: Any, seat: str) -> Mapping[str, Any]:
        """Return points, captured pieces and rate of a seat; the view keeps them by side."""
        return describe.seat_facts(view, seat)
