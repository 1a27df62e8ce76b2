"""A match as one seat may see it, on a screen that others use before and after.
Everything that a shared laptop shows to a seat is read from here; what is missing here is not shown."""

from __future__ import annotations

from copy import copy
from typing import Any

from tabletop_lab.engine.core.clause import cited_clauses
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.engine.core.view import View
from tabletop_lab.engine.core.visibility import visibility_of
from tabletop_lab.engine.edits.errors import edited_rules
from tabletop_lab.engine.match.trace import Trace

from ..words import say
from .public_checkpoints import TimelineIndex


class NoQuestion:
    """Takes the place of a question for a seat that has nothing to decide in a round."""

    name, options, labels, facts = "nothing", (), (), {}  # type: ignore[var-annotated]
    secret = simultaneous = True
    weights = None

    def __init__(
        self, player: str, words: Any, frame: Any, message: str = "nothing-to-decide", go: str = "done", how: str = ""
    ) -> None:
        self.player, self._words, self.frame = player, words, frame
        self.message, self.go, self.how = message, go, how
        """What the screen says, what its large button does, and how to go on, as names of messages ('': nothing)."""
        # All screens look alike: this one has a clause too, that of the last thing this seat knows of.
        self.clauses = cited_clauses(frame)

    def text(self, lang: str) -> str:
        """The text on the screen."""
        return str(self._words(lang)(self.message))


class SeatView:
    """The readable side of a match for one viewer (None: only what is public).

    Steps are counted in public checkpoints; branches, and steps beyond `ahead` that redo could bring back, are left
    out. In a round every seat sees the table as it was when the round began: nobody can tell how many answered before.
    """

    branch_name, unnamed = "main", frozenset({"main"})
    chance = "auto"

    def __init__(
        self, match: Any, viewer: str | None, at: int, ahead: int, in_round: bool, acts: bool, words: Any
    ) -> None:
        self.viewer, self.step, self.steps = viewer, at, ahead
        self.branches: dict[str, Any] = {}
        self.line: tuple[Any, ...] = ()
        self.game, self.players, self.rules = match.game, match.players, match.rules
        self.lang, self.title, self._title = match.lang, match.title, match._title
        self.rulebook, self.words, self.differences, self.variant = (
            match.rulebook, match.words, match.differences, match.variant
        )  # fmt: skip
        self._match = match
        index = TimelineIndex(match)
        until = len(index.entries)
        self._base = match
        self._opened: Any = None
        if in_round and not acts:
            checkpoint = index.checkpoints[at]
            until = checkpoint.first
            self._opened = checkpoint.opened
            if self._opened is None and match.step != checkpoint.step:
                self._base = copy(match).goto(checkpoint.step)
        self.decision: Any = match.decision
        self._trace = self._told(match.game, index, until)
        if in_round and not acts:
            frame = self._trace[-1].frame if len(self._trace) else None
            self.decision = NoQuestion(str(viewer), words, frame)
        self.result = match.result if self.decision is None else None

    @property
    def moments(self) -> list[int]:
        """Every checkpoint that the screen may offer to go to."""
        return list(range(self.steps + 1))

    @property
    def answers(self) -> tuple[str, ...]:
        """A value that is equal for equal positions and reveals nothing."""
        opened = self._opened.at if self._opened else -1
        return (f"{opened} {hash(tuple(str(answer) for answer in self._base.answers))}",)

    @property
    def trace(self) -> Trace:
        """What the viewer knows of what happened, numbered by checkpoints."""
        return self._trace

    def _told(self, game: Any, index: TimelineIndex, until: int) -> Trace:
        told = []
        for entry, number in zip(index.entries[:until], index.numbers[:until], strict=True):
            seen = entry.seen_by(self.viewer)
            if seen is not None:
                told.append(seen.numbered(number))
        return Trace(game, told)

    def view(self, viewer: object = None) -> Any:
        """What this viewer may see, whatever viewer is asked for; in a window, the position when it was opened."""
        if self._opened is None:
            return self._base.view(self.viewer)
        return View(self._opened.state, self.viewer, self.players, self.rules, self.game)

    def view_at(self, step: int) -> Any:
        """What this viewer saw at an earlier checkpoint; in a window, the position when it was opened."""
        checkpoints = TimelineIndex(self._match).checkpoints
        if step >= len(checkpoints):
            return self.view()
        checkpoint = checkpoints[step]
        if checkpoint.opened is not None:
            return View(checkpoint.opened.state, self.viewer, self.players, self.rules, self.game)
        return copy(self._match).goto(checkpoint.step).view(self.viewer)

    def shown_decision(self, viewer: object = None) -> Any:
        """The question, if this viewer may know its options."""
        if isinstance(self.decision, NoQuestion) or self.decision is None:
            return None
        private = self.decision.secret or self.decision.simultaneous
        return None if private and self.viewer != self.decision.player else self.decision

    def alt_text(self, viewer: object = None, lang: str | None = None) -> str:
        """The position in words, whatever viewer is asked for."""
        with edited_rules(self.game):
            return presentation_of(self.game).describe(self.view(), self.shown_decision(), self.words(lang))

    def who_knows(self, viewer: object = None) -> dict[str, dict[str, str]]:
        """What each seat knows according to the declared visibility alone: what others really saw is their secret."""
        declared = {"public": "all", "owner": "own", "item": "part"}
        table = {}
        for field in fields_of(self.game.State):
            who = visibility_of(field, self.rules).who
            many = isinstance(getattr(self.view(), field.name), list | dict)
            table[field.name] = dict.fromkeys(self.players, declared.get(who, "count" if many else "none"))
        return table

    def __repr__(self) -> str:
        return f"SeatView({self.game.name!r}, as {self.viewer or 'everybody'})"


def in_public(match: Any) -> SeatView:
    """The match as a projector may show it while a moderator asks somebody: without the question.

    A second round of one call is not shown: the screen stays at the first until the call is over.
    """
    checkpoints = TimelineIndex(match).checkpoints
    asked = match.decision is not None
    at = len(checkpoints) - asked
    while at < len(checkpoints) and checkpoints[at].round[0] > 1:
        at -= 1
    seen = SeatView(match, None, at, at, asked, False, say)
    if isinstance(seen.decision, NoQuestion):
        seen.decision.message, seen.decision.go = "public-screen", "moderator-view"
    return seen
