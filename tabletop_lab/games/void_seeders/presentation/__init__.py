"""How Void Seeders is drawn and described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Presentation, Shown
from tabletop_lab.engine.core.score import Score

from . import board, board_plan, board_ship, board_story, card_faces, changes, describe, text_board
from . import table_facts as facts


class VoidSeedersPresentation(Presentation):
    """The ship, what concerns all of it, and what is before the players; the same in words."""

    dense = True

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the table on a page of any size."""
        board.draw(page, view, decision, words, chosen)

    def shows_seats(self, width: float, height: float, em: float, players: int) -> bool:
        """Return whether a live board of that size shows what is before the players."""
        return board_plan.has_tableaux(width, height, em, players)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the ship alone."""
        return board_story.story_panel(page, view, decision, words, box, changed)

    def scene(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> bool:
        """Draw the rooms of what happened, and beside them the tableau and the hand of whoever did it."""
        board_story.scene(page, view, decision, words, box, changed)
        return True

    def ground(self, page: Any, view: Any, words: Any, box: Any) -> Mapping[str, Any]:
        """Draw rooms, face down, and corridors."""
        return board_ship.draw_bare(page, facts.ship(view), box)

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw any card, a room tile, a token or a character."""
        if facts.is_contamination_side(card):
            card_faces.draw_back(page, "contamination")
        else:
            card_faces.draw_face(page, card, words)

    def draw_back(self, page: Any, deck: str, words: Any) -> None:
        """Draw the back of a deck."""
        card_faces.draw_back(page, deck)

    def card_text(self, card: Any, words: Any) -> str:
        """Say what a card does."""
        return card_faces.card_text(card, words)

    def card_words(self, card: str, words: Any) -> str:
        """Say a card's name and what it does; of contamination nobody knows more than that."""
        if facts.is_contamination_side(card):
            return str(words("face-contamination"))
        return super().card_words(card, words)

    def box(self, words: Any, rules: Any) -> Sequence[Any]:
        """Return what is printed and cut out: the ship, rooms, tokens and every deck."""
        from .box import box  # imported only when needed: few people print

        return box(words)

    def cards(self, entry: Any) -> Sequence[Shown]:
        """Return the cards of an event, as backs to who may not see them."""
        return changes.cards(entry)

    def hand(self, view: Any, seat: str) -> Sequence[Shown]:
        """Return Action cards, items and objectives."""
        return changes.hand(view, seat)

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """Return madness, wounds, cards, items and ammo."""
        return changes.amounts(view, seat)

    def moves(self, entry: Any) -> Sequence[tuple[str, str]]:
        """Return the step of a pawn or a miniature."""
        return changes.moves(entry)

    def is_news(self, entry: Any) -> bool:
        """Return whether an event tells more than the course of the round."""
        return entry.name not in changes.COURSE

    def plots(self) -> Sequence[str | tuple[str, ...]]:
        """What tells the story of many games."""
        return (
            ("survival", "living"), ("length", "rounds"), ("lines", "in_bag", "bag_madness", "on_board"),
            ("rounds", "madness"), ("counts", "died_of_"), ("places", "encounter"), ("cards", "character"),
            ("cards", "objective"), "clauses",
        )  # fmt: skip

    def score(self, view: Any, told: Any, words: Any) -> Score:
        """Return who survived, and who fulfilled what."""
        from .score import score  # imported only when needed: it is asked for once a game

        return score(view, told, words)

    def figures(self) -> Mapping[str, Any]:
        """Return pictures that explain the rules, and the bag and the madness of this match."""
        from .figures import FIGURES  # imported only when needed: few people look at them

        return FIGURES

    def questions(self) -> Mapping[str, Any]:
        """Return the questions of the lesson."""
        from .questions import QUESTIONS  # imported only when needed, as the pictures are

        return QUESTIONS

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the table in a few sentences."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """Show the ship room by room, then the tracks and the players."""
        return text_board.text_board(view, decision, words)

    def fact_text(self, field: str, value: Any, words: Any) -> str | None:
        """Write a corridor as a phrase."""
        return describe.fact_text(field, value, words)

    def standing(self, view: Any, place: str, words: Any) -> str:
        """Say what is in a room or a corridor, or how a miniature fares."""
        return describe.standing(view, place, words)

    def seat_facts(self, view: Any, seat: str) -> Mapping[str, Any]:
        """Return what is said of a seat below a small board."""
        return describe.seat_facts(view, seat)
