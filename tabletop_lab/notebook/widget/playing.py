"""What moves the match: answers, undo and redo, bots that play on, seats that change hands.
Only the actions are here; `moves.py` finds the steps to go to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabletop_lab.engine.core.errors import IllegalChoice, TabletopError
from tabletop_lab.engine.core.question import NATURE

from ..sharing.public_checkpoints import step_at
from ..words import say, wrong
from . import moves
from .busy import Thinkers
from .session import Session


class Playing:
    """The actions of one session; each returns the widget."""

    def __init__(self, session: Session, thinkers: Thinkers) -> None:
        self._on, self._thinkers = session, thinkers

    def click(self, option: object) -> Any:
        """Choose an option."""
        on, laptop = self._on, self._on.laptop
        if laptop.covered:
            raise TabletopError(wrong("covered", "click", on.lang, f"i_am({laptop.seat!r})"))
        if laptop.private and not laptop.acts():
            raise TabletopError(wrong("nothing_now", "click", on.lang, "done(), hide()"))
        return self._answered(lambda: on.laptop.play(option), answers=True)

    def through(self, answers: Sequence[str]) -> Any:
        """Give several answers in a row, as long as the same seat is asked for the next of them."""
        on = self._on
        who = on.match.decision.player if on.match.decision is not None else ""

        def one_by_one() -> None:
            for answer in answers:
                decision = on.match.decision
                if decision is None or decision.player != who or answer not in decision.labels:
                    return
                on.laptop.play(answer)

        return self._answered(one_by_one, answers=True)

    def roll(self) -> Any:
        """Roll the chance that is asked for."""
        self._on.for_all("roll")
        return self._answered(self._on.match.roll)

    def choose_chance(self, outcome: object) -> Any:
        """Set the outcome of the chance that is asked for; raises IllegalChoice for an impossible one."""
        on = self._on
        on.for_all("choose_chance")
        decision = on.match.decision
        if decision is None or decision.player != NATURE:
            raise IllegalChoice(wrong("no_chance", "choose_chance", on.lang))
        return self._answered(lambda: on.match.play(outcome))

    def play_on(self, alone: bool = True) -> Any:
        """Switch whether bots play on by themselves."""
        self._thinkers.alone = alone
        return self._thinkers.go_on_alone() if alone else self._on.refresh()

    def _answered(self, answer: Callable[[], Any], answers: bool = False) -> Any:
        """Give a person's answer; the bots after it play on by themselves."""

        def and_on() -> None:
            answer()
            self._thinkers.begin_alone()

        self._on.act(and_on, answers)
        return self._on if self._thinkers.busy is None else self._thinkers.go_on_alone()

    def undo(self) -> Any:
        """Go back to the last decision of a person."""
        on = self._on
        if on.laptop.covered or on.laptop.private:
            return self.goto(on.laptop.back())
        return on.act(lambda: moves.back(on.match, on.bots, on.lang))

    def redo(self) -> Any:
        """Go forward to the next decision of a person."""
        on = self._on
        if on.laptop.covered or on.laptop.private:
            return self.goto(on.laptop.at + 1)
        return on.act(lambda: moves.forth(on.match, on.bots))

    def goto(self, step: int) -> Any:
        """Go to a step of the present branch."""
        on = self._on
        if on.laptop.covered or on.laptop.private:
            begins = on.laptop.step_of(step)
            return on.act(lambda: on.match.goto(begins), checkpoint=step)
        if on.viewer is None and type(step) is int and 0 <= step <= on.seen.steps:  # a room counts what everybody sees
            step = step_at(on.match, step)
        return on.act(lambda: on.match.goto(step))

    def let_play(self, verb: str, until: str | None) -> Any:
        """Let bots play every seat: one answer, a turn, or to the end."""
        on = self._on
        on.for_all(verb)
        was_chance = on.match.decision is not None and on.match.decision.player == NATURE
        on.act(lambda: moves.let_play(on.match, on.bots, until))
        decision = on.match.decision
        if not was_chance and decision is not None and decision.player == NATURE:
            on.message = (say(on.lang)("bots-at-chance"), None)
            on.refresh()
        return on

    def until_human(self) -> Any:
        """Let the seated bots play until a person decides."""
        on = self._on
        if on.match.decision is not None and on.match.decision.player == NATURE:
            return on.act(on.match.roll)
        return on.act(lambda: on.match.run(bots=on.bots))

    def sit(self, bots: Mapping[str, str]) -> Any:
        """Give seats to bots; '' gives a seat to a person."""
        on = self._on
        after = moves.seated(on.match, on.bots, bots)
        if after == on.bots:
            return on
        if len(on.match.players) - len(after) < 2:  # then there is nobody to hide anything from
            on.for_all("sit")
        on.bots = after
        on.laptop.arrive()
        on.refresh()
        return self._thinkers.go_on_alone()
