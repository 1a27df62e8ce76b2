"""How Fourteen Nights is drawn and described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Presentation, Shown
from tabletop_lab.engine.core.score import Score

from . import board, board_map, board_story, card_faces, changes, describe, table_facts


class FourteenNightsPresentation(Presentation):
    """The board with its six spaces, the players' tableaux, and the table in words."""

    printed_share = 0.56

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the table on a page of any size."""
        board.draw(page, view, decision, words)

    def shows_seats(self, width: float, height: float, em: float, players: int) -> bool:
        """Whether there is room below the board for what lies in front of the players."""
        return board.shows_seats(width, height, em, players)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the map with the pawns, and what the cards of the panel say."""
        return board_story.story_panel(page, view, decision, words, box, changed)

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw a card of any kind."""
        card_faces.draw_face(page, words.game.content.data(card), words)

    def draw_back(self, page: Any, deck: str, words: Any) -> None:
        """Draw the back of a deck; a card of an unknown one is a plan."""
        card_faces.draw_back(page, deck or "regular_plan")

    def box(self, words: Any, rules: Any) -> Sequence[Any]:
        """Return what is printed and cut out: the board, pieces and money, and the seven decks."""
        from .box import box  # imported only when needed: few people print

        return box(words, rules)

    def cards(self, entry: Any) -> Sequence[Shown]:
        """Return the cards that are drawn, opened, bought, discarded; hidden ones as backs of their deck."""
        return changes.cards(entry)

    def hand(self, view: Any, seat: str) -> Sequence[Shown]:
        """Return the destination, the plans in hand and what lies open before a player."""
        return changes.hand(view, seat)

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """Return money, memory, tokens and how many plans a player has."""
        return changes.amounts(view, seat)

    def seat_facts(self, view: Any, seat: str) -> Mapping[str, Any]:
        """Return whether the play is over, and what counts then."""
        return describe.seat_facts(view, seat)

    def moves(self, entry: Any) -> Sequence[tuple[str, str]]:
        """Return the way of a pawn."""
        return changes.moves(entry)

    def is_news(self, entry: Any) -> bool:
        """Return whether an event tells more than the course of the turn."""
        return entry.name not in changes.COURSE

    def ground(self, page: Any, view: Any, words: Any, box: Any) -> Mapping[str, Any]:
        """Draw the spaces and the roads between them."""
        return board_map.draw_bare(page, words, tuple(view.rules.edges()), *box)

    def figures(self) -> Mapping[str, Any]:
        """Return pictures of a turn, of barred spaces, of destinations, of plans and of the settlement."""
        from .figures import FIGURES  # imported only when needed: a player shows the board alone

        return FIGURES

    def plots(self) -> Sequence[str | tuple[str, ...]]:
        """What tells the story of many games."""
        return (
            ("seats", "first_player"), "scores", "length", ("rounds", "tc"), ("rounds", "memory"),
            ("counts", "visits_", "space"), ("cards", "bought"), "clauses",
        )  # fmt: skip

    def score(self, view: Any, told: Any, words: Any) -> Score:
        """Return how the happiness of each player came about."""
        from .score import score  # imported only when needed: it is asked for once a game

        return score(view, told, words)

    def questions(self) -> Mapping[str, Any]:
        """Return questions about plans, money, tokens, the shared goal and the score."""
        from .questions import QUESTIONS  # imported only when needed, as the pictures are

        return QUESTIONS

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the table in at most 400 characters."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the table line by line, with what the cards say."""
        return describe.text_board(view, decision, words)

    def card_text(self, card: Any, words: Any) -> str:
        """Say what a card gives and costs."""
        return table_facts.card_text(card, words)
