"""How the wolves are drawn, described and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Presentation
from tabletop_lab.engine.core.score import Score

from . import board, board_story, character_card, describe

SETUP = frozenset(("set_up", "cards_in_play", "summary_card", "vote_tokens", "narrow_composition"))
"""Events that lay the game out: they are in the trace, and beside the table."""

HEADLINES = frozenset((
    "deaths", "no_kill", "no_death", "death_cause", "revealed", "revealed_side", "told_aloud", "told_aloud_wolf",
    "moderator_died", "first_vote_result", "suspect", "finalists", "evidence", "evidence_no_murder", "defend",
    "verdict_result", "second_vote_result", "vote_again", "lynched", "spared",
))  # fmt: skip
"""What a night, a vote or a power laid open: nobody may miss it."""
ASIDES = SETUP | {"talk_close", "tokens_back", "hands_off", "ghost_card"}
"""What another line says already, or what is over when the next seat takes the laptop."""


class TabulaWolvesPresentation(Presentation):
    """The circle of seats, what happened beside it, and pictures that explain nights and votes."""

    def draw(self, page: Any, view: Any, decision: Any, words: Any, *, chosen: Sequence[str] = ()) -> None:
        """Draw the village on a page of slide size."""
        board.draw(page, view, decision, words)

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> Any:
        """Draw the circle alone."""
        return board_story.story_panel(page, view, decision, words, box, changed)

    def figures(self) -> Mapping[str, Any]:
        """Return the timeline of a match, and pictures that explain the rules."""
        from .figures import FIGURES  # imported only when needed: few people look at them

        return FIGURES

    def draw_card(self, page: Any, card: str, words: Any) -> None:
        """Draw a character card."""
        character_card.draw_face(page, words.game.content.data(card), words)

    def draw_back(self, page: Any, deck: str, words: Any) -> None:
        """Draw the back that all characters share."""
        character_card.draw_back(page)

    def box(self, words: Any, rules: Any) -> Sequence[Any]:
        """Return what is printed and cut out: the character cards."""
        from .box import box  # imported only when needed: few people print

        return box(words)

    def amounts(self, view: Any, seat: str) -> Mapping[str, int]:
        """Return nothing: votes are arrows of the board, and nothing else is counted."""
        return {}

    def is_news(self, entry: Any) -> bool:
        """Return whether an event tells more than the setup."""
        return entry.name not in SETUP

    def importance(self, entry: Any) -> int:
        """Return how much an event matters: who died and how the votes went comes before what the moderator calls."""
        return 2 if entry.name in HEADLINES else 0 if entry.name in ASIDES else 1

    def plots(self) -> Sequence[str | tuple[str, ...]]:
        """What tells the story of many games."""
        return (
            ("sides", "faction"), ("survival", "living_town", "living_wolves"), ("length", "days"), ("cards", "role"),
            ("counts", "lynched_", "role"), "clauses",
        )  # fmt: skip

    def score(self, view: Any, told: Any, words: Any) -> Score:
        """Return how the game was decided, by the cards and who lives."""
        from .score import score  # imported only when needed, as the pictures are

        return score(view, words)

    def questions(self) -> Mapping[str, Any]:
        """Return the questions of the lesson."""
        from .questions import QUESTIONS  # imported only when needed, as the pictures are

        return QUESTIONS

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the village in a few sentences."""
        return describe.alt_text(view, decision, words)

    def text_board(self, view: Any, decision: Any, words: Any) -> str:
        """Describe the village as a table, seat by seat."""
        return describe.text_board(view, decision, words)

    def fact_text(self, field: str, value: Any, words: Any) -> str | None:
        """Write statements, notes, votes and attacks as phrases."""
        return describe.fact_text(field, value, words)

    def card_text(self, card: Any, words: Any) -> str:
        """Return the number of a character card, and its side."""
        return describe.card_text(card, words)
