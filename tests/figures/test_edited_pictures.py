"""A picture asks the paragraphs as they were edited: an error in one is told with its clause and line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tabletop_lab.engine import Game, Presentation, Result, RuleError, State, clause, public
from tabletop_lab.engine.edits.variant import source_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import paint, storyboard


@dataclass(slots=True)
class Hill(State):
    height: int = public(3)


class HillPresentation(Presentation):
    def draw(self, page: Any, view: Any, decision: Any, words: Any, **way: Any) -> None:
        page.text(1, 1, str(view.paragraphs.steps()), "body")

    def panel(self, page: Any, view: Any, decision: Any, words: Any, box: Any, changed: Any) -> list[Any]:
        page.text(box[0], box[1], str(view.paragraphs.steps()), "body")
        return []

    def describe(self, view: Any, decision: Any, words: Any) -> str:
        return f"{view.paragraphs.steps()} steps to the top"


class Climb(Game):
    name, State, presentation = "climb", Hill, HillPresentation

    def setup(self) -> None:
        self.state = Hill()

    @clause("CL-1")
    def steps(self) -> int:
        """One step for each metre."""
        return self.state.height

    def play(self) -> Result:
        self.ask("P1", "climb", list(range(self.steps())))
        return Result(("P1",))


SHOWN: dict[str, Callable[[Match], Any]] = {
    "picture": paint,
    "storyboard": lambda match: storyboard(match.play(2), [0, 1]),
    "words": lambda match: match.alt_text(),
    "board of characters": lambda match: match.board_text(),
}


@pytest.mark.parametrize("shown", SHOWN)
def test_an_edited_paragraph_that_only_a_picture_cannot_play(shown: str) -> None:
    """At the table there is a state to copy; a picture sees a view alone."""
    text = source_of(Climb, "CL-1").replace("self.state.height", "self.state.copy().height")
    match, _ = Match(Climb).with_edit("CL-1", text, name="copies")
    with pytest.raises(RuleError, match=r"CL-1 steps.*line 4|line 4.*CL-1 steps"):
        SHOWN[shown](match)
    assert match.goto(0).play(2).result is not None
