"""The chances of a recorded execution: recorded, chosen by hand, waited for, or by luck.

The decisions of seats, and how an execution goes on, are in recorded.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import labels
from ..core.chance import check_weights, pick
from ..core.clause import Frame
from ..core.errors import ImpossibleChance
from ..core.game import Game
from ..core.labels import Orders
from ..core.question import NATURE, Decision
from ..edits import checks
from ..edits.guard import Endless
from .answers import UNREAD, Answer, Mismatch, Note, Options, Setup, Waiting


class Chances:
    """What a recorded execution goes over, answer by answer, and its primitive `chance`."""

    game: Game

    def __init__(self, setup: Setup, going_on: Options, answers: Sequence[Answer]) -> None:
        self.setup, self.options = setup, going_on
        self.answers = list(answers)
        self.step = 0
        self.frame: Frame | None = None
        self.notes: list[Note] = []
        self.chances: dict[str, int] = {}
        """How many numbers of each stream are used up."""
        self._checked = setup.game.variant is not None
        self._resuming = False
        self._most_notes = 0
        self._forced = {name: list(outcomes) for name, outcomes in going_on.forced.items()}

    @property
    def unused_forces(self) -> dict[str, list[str]]:
        """Outcomes chosen by hand that no chance has asked for yet."""
        return {name: rest for name, rest in self._forced.items() if rest}

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """The outcome of a chance: recorded, forced by hand, waited for, or by luck."""
        if self._resuming:
            self._not_safe(name)
        if len(self.notes) > self._most_notes:
            self._endless()
        if self._checked:
            checks.check_options(name, outcomes.pile if type(outcomes) is Orders else outcomes)
        if weights is not None or not outcomes:
            check_weights(name, outcomes, weights)
        k, step = self.chances.get(name, 0), self.step
        if step < len(self.answers):
            answer = self.answers[step]
            if answer.value is UNREAD or not answer.is_chance or answer.name != name:
                self._read_outcome(answer, self._chance_question(name, outcomes, weights, only))
        else:
            if self._forced.get(name):
                answer = self._forced_outcome(self._chance_question(name, outcomes, weights, only))
            elif self.options.ask_chance:
                raise Waiting(self._chance_question(name, outcomes, weights, only))
            else:
                value = self._by_luck(name, outcomes, weights, k)
                answer = Answer(NATURE, name, labels.label(value), value, "luck")
            self.answers.append(answer)
        if answer.by == "record":  # a record does not say who chose: what luck gives counts as luck
            answer.by = "luck" if answer.value == self._by_luck(name, outcomes, weights, k) else "forced"
        self.step, self.chances[name] = step + 1, k + _numbers(outcomes)
        self.notes.append(("chance", step, name, None, answer.value, {}, self.frame, only, None, answer.by))
        return answer.value

    def _by_luck(self, name: str, outcomes: Any, weights: Sequence[float] | None, k: int) -> Any:
        """The outcome by luck when k numbers of the stream are used up; the same as in batch play."""
        streams = self.setup.streams
        if type(outcomes) is Orders:
            numbers = iter(range(k, k + len(outcomes.pile)))
            return outcomes.by_luck(lambda: streams.number(name, next(numbers)))
        return pick(outcomes, streams.number(name, k), weights)

    def _chance_question(
        self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None, only: object
    ) -> Decision:
        return Decision(
            self.game, NATURE, name, outcomes, frame=self.frame, weights=weights, lang=self.options.lang,
            secret=only is not None, facts={"only": only},
        )  # fmt: skip

    def _read_outcome(self, answer: Answer, asked: Decision) -> None:
        """Understand an outcome that was only read, if it belongs to this chance and can happen."""
        if not answer.is_chance or answer.name != asked.name:
            raise Mismatch("question", self.step, asked, answer)
        try:
            answer.value = self._outcome(asked, answer.label)
        except LookupError:
            raise Mismatch("chance", self.step, asked, answer) from None

    def _forced_outcome(self, asked: Decision) -> Answer:
        """The outcome that was chosen by hand beforehand; refused when it cannot happen."""
        wanted = self._forced[asked.name].pop(0)
        try:
            value = self._outcome(asked, wanted)
        except LookupError:
            raise ImpossibleChance(asked.impossible(wanted)) from None
        return Answer(NATURE, asked.name, labels.label(value), value, "forced")

    @staticmethod
    def _outcome(asked: Decision, wanted: str) -> Any:
        possible = asked.options
        if asked.weights is not None:
            possible = [o for o, weight in zip(possible, asked.weights, strict=True) if weight > 0]
        return labels.find(possible, wanted)

    def _unrecorded(self, name: str, outcomes: Any, weights: Sequence[float] | None) -> Any:
        """What luck gives in a setup that a position takes the place of."""
        k = self.chances.get(name, 0)
        self.chances[name] = k + _numbers(outcomes)
        return self._by_luck(name, outcomes, weights, k)

    def _not_safe(self, verb: str) -> None:
        raise RuntimeError(
            f"{self.setup.game.name}: play() began with {verb!r} instead of a safe point: it must be able to begin "
            "at any of its safe points, with everything that matters in the state"
        )

    def _endless(self) -> None:
        raise Endless(f"it does not end: {len(self.notes):,} decisions, chances and events")


def _numbers(outcomes: Any) -> int:
    """How many numbers of its stream a chance uses up."""
    return len(outcomes.pile) if type(outcomes) is Orders else 1
