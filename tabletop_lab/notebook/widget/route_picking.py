"""How an option is pointed out on the board, place by place: which places have been pressed, and what can come next.
Knows the question and its options only; shows nothing."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.refusal import Refusal
from tabletop_lab.engine.core.routes import Route, Routes, places_of


class RoutePicking:
    """The way pointed out so far, for one question at a time.

    >>> from types import SimpleNamespace as Question
    >>> from tabletop_lab.engine import Option
    >>> class Way(str, Option):
    ...     places = property(lambda way: tuple(way.split(">")))
    >>> route = RoutePicking()
    >>> route.follow(Question(routes=Routes([Way("A>B"), Way("A>B>C")])))
    >>> route.press("A"), route.press("B"), route.picked, route.press("B")
    ('', '', ('A', 'B'), 'A>B')
    """

    def __init__(self) -> None:
        self.picked: Route = ()
        self._decision: Any = None
        self._routes: Routes | None = None

    def follow(self, decision: Any) -> None:
        """Start again with another question; None, or one whose options are no ways, closes the picking."""
        if decision is self._decision:
            return
        self._decision, self.picked = decision, ()
        self._routes = None if decision is None else decision.routes

    @property
    def open(self) -> bool:
        """Whether there is a way to point out."""
        return self._routes is not None

    def press(self, place: str) -> str:
        """A place is pressed: the label of the option that is pointed out by now, or '' when it is not yet clear which.

        Where an option ends and others go on, it is played by pressing the same place again.
        """
        if self._routes is None:
            return ""
        if self.picked and place == self.picked[-1] and (here := self._routes.complete(self.picked)):
            return labels.label(here[0]) if len(here) == 1 else ""
        ahead = self._routes.ahead(self.picked)
        if place in ahead.ends or place in ahead.on:
            self.picked = (*self.picked, place)
            here = ahead.ends.get(place, [])
            return labels.label(here[0]) if len(here) == 1 and place not in ahead.on else ""
        if self.picked[:1] == (place,):
            self.picked = ()
        elif place in self._begins():
            self.picked = (place,)
        return ""

    def leads_to(self, place: str) -> bool:
        """Whether pressing a place goes on, back, or starts again."""
        if self._routes is None:
            return False
        ahead = self._routes.ahead(self.picked)
        return place in ahead.ends or place in ahead.on or place in self.picked[::-1][:1] or place in self._begins()

    def _begins(self) -> frozenset[str]:
        ahead = self._routes.ahead(()) if self._routes is not None else None
        return frozenset((*ahead.ends, *ahead.on)) if ahead else frozenset()

    def back(self) -> bool:
        """Take the last place back; whether there was one."""
        had = bool(self.picked)
        self.picked = self.picked[:-1]
        return had

    def point_out(self, name: str) -> None:
        """The whole way of one option, chosen from a list."""
        if self._routes is not None:
            self.picked = places_of(self._decision.find(name))

    @property
    def options(self) -> list[Any]:
        """The options that can still be meant."""
        return self._routes.along(self.picked) if self._routes is not None else []

    @property
    def complete(self) -> list[Any]:
        """The options that are pointed out already."""
        return self._routes.complete(self.picked) if self._routes is not None and self.picked else []

    def marks(self) -> dict[str, str]:
        """What the places mean now: 'sel' for those of the way, 'target' for what can come next."""
        if self._routes is None:
            return {}
        ahead = self._routes.ahead(self.picked)
        return dict.fromkeys((*ahead.ends, *sorted(ahead.on)), "target") | dict.fromkeys(self.picked, "sel")

    def refusal(self, place: str) -> Refusal | None:
        """Why the way cannot go on to a place, where the options can tell (`refuse_route`)."""
        explain = getattr(self._decision.options, "refuse_route", None)
        found: Refusal | None = explain((*self.picked, place)) if explain and self._routes is not None else None
        if found is not None:
            found.game = self._decision.game
        return found
