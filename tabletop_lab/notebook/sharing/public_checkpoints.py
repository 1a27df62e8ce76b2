"""The public checkpoints of a match: the moments at which anybody may know that something is being decided.
Counts and groups what the engine records; shows nothing and moves nothing."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from tabletop_lab.engine.core.state import State, fields_of
from tabletop_lab.engine.core.visibility import visibility_of


@dataclass(frozen=True, slots=True)
class PublicCheckpoint:
    """One decision, or all answers of a round that nobody may tell apart, or a window.

    `step`: the step of the match at which it begins. `players`: who is known to be asked so far. `first`: the entry
    before which it begins. `opened`: the window, in which it is a secret who is asked (None for other questions). A
    window is a checkpoint even if nobody could react.
    """

    step: int
    players: tuple[str, ...]
    first: int
    opened: Any = None

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that the window names; empty for other questions."""
        return self.opened.window.seats if self.opened else ()

    @property
    def is_open_call(self) -> bool:
        """Whether the whole table is asked at once."""
        return self.opened is not None and self.opened.window.call == "open"

    @property
    def round(self) -> tuple[int, int]:
        """The number of this window among several in a row, and how many there are, as their facts say."""
        facts = self.opened.window.facts if self.opened else {}
        return facts.get("round", 1), facts.get("rounds", 1)


class TimelineIndex:
    """The checkpoints of a match up to now, and for each entry of its trace the number that a screen may show.

    The steps of the engine count secret answers too: a reader who sees "step 9" after "step 5" knows that four were
    given.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7).play("2")
    >>> match.step, len(TimelineIndex(match).checkpoints), TimelineIndex(match).numbers[-1]
    (10, 2, 1)
    """

    def __init__(self, match: Any) -> None:
        self.checkpoints: list[PublicCheckpoint] = []
        self.numbers: list[int] = []
        self.entries: Sequence[Any] = list(match.trace)
        self._windows = list(match.windows)
        self._group: tuple[Any, ...] | None = None
        for at, entry in enumerate(self.entries):
            self._open_windows(at)
            if entry.kind == "decision":
                self._decided(at, entry.step, entry)
                self.numbers.append(len(self.checkpoints) - 1)
            else:
                self._group = None
                # What follows a window has the same number whether or not anybody answered in it.
                self.numbers.append(len(self.checkpoints))
        self._open_windows(len(self.entries))
        if match.decision is not None:
            self._decided(len(self.entries), match.step, match.decision)

    def _open_windows(self, at: int) -> None:
        """Add the windows that were opened before this entry."""
        while self._windows and self._windows[0].at <= at:
            opened = self._windows.pop(0)
            self.checkpoints.append(PublicCheckpoint(opened.step, (), at, opened))
            self._group = None

    def _decided(self, at: int, step: int, asked: Any) -> None:
        """Add a decision: an answer in the open window, a part of a round, or a checkpoint of its own."""
        group, last = self._group, self.checkpoints[-1] if self.checkpoints else None
        if last and asked.window is not None:
            self.checkpoints[-1] = replace(last, players=(*last.players, asked.player))
            return
        name, frame = asked.name, id(asked.frame)
        if last and group and group == (name, frame, at - 1) and asked.player not in last.players:
            self.checkpoints[-1] = replace(last, players=(*last.players, asked.player))
        else:
            self.checkpoints.append(PublicCheckpoint(step, (asked.player,), at))
        self._group = (name, frame, at)


def whole_line(match: Any) -> TimelineIndex:
    """The checkpoints of the whole present branch, with those that redo can bring back; the match does not move."""
    if match.step == match.steps:
        return TimelineIndex(match)
    end = copy(match)
    return TimelineIndex(end.goto(end.steps))


def step_at(match: Any, at: int) -> int:
    """The step at which the checkpoint `at` of the present branch begins; its end for the one after the last."""
    checkpoints = whole_line(match).checkpoints
    return checkpoints[at].step if at < len(checkpoints) else int(match.steps)


def keeps_secrets(match: Any) -> bool:
    """Whether some seat knows something that another does not: by the game's fields, its windows, or what happened.

    >>> from tabletop_lab.engine.match.match import Match
    >>> keeps_secrets(Match("fourteen_nights", players=3, seed=7))
    True
    """
    state: type[State] = match.game.State
    sights = (visibility_of(field, match.rules).who for field in fields_of(state))
    if match.windows or any(who in ("owner", "item") for who in sights):
        return True
    return any(entry.secret or entry.only not in (None, ()) for entry in match.trace)


def hides_things(match: Any) -> bool:
    """Whether in this game a seat can come to see something that another does not: by its fields alone."""
    state: type[State] = match.game.State
    sights = (visibility_of(field, match.rules).who for field in fields_of(state))
    return any(who in ("owner", "item", "remembered") for who in sights)
