"""The public moments of a match: where anybody may know that something is being decided.
Counts and groups what the engine notes; shows nothing and moves nothing."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from tabletop_lab.engine.core.state import State, fields_of
from tabletop_lab.engine.core.visibility import visibility_of


@dataclass(frozen=True, slots=True)
class PublicCheckpoint:
    """One decision, or all answers of a round that nobody may tell apart.

    `step`: where the match stands when it begins. `players`: who is known to be asked so far. `hidden_actor`: who acts
    is a secret.
    `decided`: whether anybody is asked at all (a call may find nobody). `first`: the entry of the first answer;
    `call`: that of the call (-1 without one). `round` of `rounds`: how often a call goes round, needed or not.
    """

    step: int
    players: tuple[str, ...]
    hidden_actor: bool
    decided: bool
    first: int
    call: int = -1
    round: int = 1
    rounds: int = 1


class TimelineIndex:
    """The checkpoints of a match up to now, and for each entry of its trace the number a screen may show.

    The steps of the engine count secret answers too: who reads "step 9" after "step 5" knows that four were given.

    >>> from tabletop_lab.engine.match.match import Match
    >>> match = Match("fourteen_nights", players=3, seed=7).play("2")
    >>> match.step, len(TimelineIndex(match).checkpoints), TimelineIndex(match).numbers[-1]
    (10, 2, 1)
    """

    def __init__(self, match: Any) -> None:
        self.checkpoints: list[PublicCheckpoint] = []
        self.numbers: list[int] = []
        self.entries: Sequence[Any] = list(match.trace)
        self._actors, self._calls = match.game.secret_actors, match.game.secret_calls
        self._rounds_of = lambda entry: match.game.secret_rounds(
            entry.name, entry.facts, match.rules, len(match.players)
        )
        self._group: tuple[Any, ...] | None = None
        self._called = -1
        for at, entry in enumerate(self.entries):
            self._note(at, entry)
        decision = match.decision
        if decision is not None:
            self._decided(len(self.entries), match.step, decision.name, decision.frame, decision.player)

    def _note(self, at: int, entry: Any) -> None:
        if entry.kind == "decision":
            self._decided(at, entry.step, entry.name, entry.frame, entry.player)
            self.numbers.append(len(self.checkpoints) - 1)
            return
        self._group = None
        if entry.only is None:
            self._go_round(at, entry.step)
        # What follows a call is numbered alike whether or not anybody answered it.
        self.numbers.append(len(self.checkpoints))
        if entry.kind == "event" and entry.name in self._calls:
            self._called = len(self.checkpoints)
            rounds = self._rounds_of(entry)
            self.checkpoints.append(PublicCheckpoint(entry.step, (), True, False, at + 1, at, rounds=rounds))

    def _go_round(self, at: int, step: int) -> None:
        """The call before is over: rounds that were not needed are gone through all the same."""
        if self._called >= 0:
            call = self.checkpoints[self._called]
            for number in range(len(self.checkpoints) - self._called + 1, call.rounds + 1):
                self.checkpoints.append(PublicCheckpoint(step, (), True, True, at, call.call, number, call.rounds))
        self._called = -1

    def _decided(self, at: int, step: int, name: str, frame: Any, player: str) -> None:
        """One more decision: part of the round before it, the answer to a call, or a checkpoint of its own."""
        last = self.checkpoints[-1] if self.checkpoints else None
        hidden_actor = name in self._actors
        group = self._group
        if last and group and group[:2] == (name, id(frame)) and player not in last.players and group[2] == at - 1:
            self.checkpoints[-1] = replace(last, players=(*last.players, player))
        elif last and hidden_actor and not last.decided:
            self.checkpoints[-1] = replace(last, step=step, players=(player,), decided=True, first=at)
        else:
            if not hidden_actor:
                self._go_round(at, step)
            rounds = self.checkpoints[self._called].rounds if self._called >= 0 else 1
            number = min(len(self.checkpoints) - self._called + 1, rounds) if self._called >= 0 else 1
            found = PublicCheckpoint(step, (player,), hidden_actor, True, at, round=number, rounds=rounds)
            self.checkpoints.append(found)
        self._group = (name, id(frame), at)


def whole_line(match: Any) -> TimelineIndex:
    """The checkpoints of the whole present line, with what redo can bring back; the match itself stays where it is."""
    if match.step == match.steps:
        return TimelineIndex(match)
    end = copy(match)
    return TimelineIndex(end.goto(end.steps))


def keeps_secrets(match: Any) -> bool:
    """Whether some seat knows something that another does not: by the game's fields, its roles, or what happened.

    >>> from tabletop_lab.engine.match.match import Match
    >>> keeps_secrets(Match("fourteen_nights", players=3, seed=7))
    True
    """
    state: type[State] = match.game.State
    sights = (visibility_of(field, match.rules).who for field in fields_of(state))
    if match.game.secret_actors or any(who in ("owner", "item") for who in sights):
        return True
    return any(entry.secret or entry.only not in (None, ()) for entry in match.trace)
