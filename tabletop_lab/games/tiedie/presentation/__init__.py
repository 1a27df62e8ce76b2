"""How TIEDIE is drawn and described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Presentation, Shown
from tabletop_lab.engine.core.score import Score

from . import board, board_map, board_story, card_faces, changes, describe, text_board
from . import table_facts as facts


class TiediePresentation(Presentation):
    """The map, the round, what lies in front of the players and the guide board; the same in words."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the table on a page of any size."""
        board.draw(page, view, decision, words, chosen)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the map alone."""
        return board_story.story_panel(page, view, decision, words, box, changed)

    def ground(self, page: Any, view: Any, words: Any, box: Any) -> Mapping[str, Any]:
        """Draw rooms, walls, doors and what is printed on squares."""
        return board_map.draw_bare(page, view, box) if facts.is_laid(view) else {}

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw a token, a tile, a sleep card or a character."""
        card_faces.draw_face(page, words.game.content.data(card), words)

    def draw_back(self, page: Any, deck: str, words: Any) -> None:
        """Draw the back of a sleep card, or of a box token."""
        card_faces.draw_back(page, deck)

    def card_text(self, card: Any, words: Any) -> str:
        """Say what an action card or a sleep card does, what a token is for, what a character can do."""
        return card_faces.card_text(card, words)

    def box(self, words: Any, rules: Any) -> Sequence[Any]:
        """Return what is printed and cut out: tiles, tokens, the guide board and the decks."""
        from .box import box  # imported only when needed: few people print

        return box(words)

    def cards(self, entry: Any) -> Sequence[Shown]:
        """Return the cards and tokens of an event, as backs to who may not see them."""
        return changes.cards(entry)

    def hand(self, view: Any, seat: str) -> Sequence[Shown]:
        """Return known action cards, sleep cards and held tokens."""
        return changes.hand(view, seat)

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """Return sleep cards, tokens, active rounds, and what the mode counts."""
        return changes.amounts(view, seat)

    def moves(self, entry: Any) -> Sequence[tuple[str, str]]:
        """Return the step of a pawn."""
        return changes.moves(entry)

    def journeys(self, view: Any, decision: Any) -> Mapping[str, Sequence[str]]:
        """Return where a Move can end, with the steps that lead there."""
        return facts.journeys(view, decision)

    def is_news(self, entry: Any) -> bool:
        """Return whether an event tells more than the course of the round."""
        return entry.name not in changes.COURSE

    def plots(self) -> Sequence[str | tuple[str, ...]]:
        """What tells the story of many games."""
        return (
            ("sides", "reason"), ("length", "rounds"), ("lines", "in_play", "eliminated", "escaped", "items_placed"),
            ("places", "visited"), ("places", "eliminated"), ("cards", "character"), ("counts", "played_"), "clauses",
        )  # fmt: skip

    def score(self, view: Any, told: Any, words: Any) -> Score:
        """Return what decided, by mode."""
        from .score import score  # imported only when needed: it is asked for once a game

        return score(view, told, words)

    def figures(self) -> Mapping[str, Any]:
        """Return the course of a match, who hunts whom, and pictures that explain the rules."""
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
        """Show the map as characters, and the players line by line."""
        return text_board.text_board(view, decision, words)

    def fact_text(self, field: str, value: Any, words: Any) -> str | None:
        """Write an empty place of a line as a phrase."""
        return describe.fact_text(field, value, words)

    def standing(self, view: Any, place: str, words: Any) -> str:
        """Say which pawn stands and which token lies on a square."""
        return describe.standing(view, place, words)

    def seat_facts(self, view: Any, seat: str) -> Mapping[str, Any]:
        """Return what is said of a seat below a small board."""
        return describe.seat_facts(view, seat)
