"""How an option is picked on the board, place by place: which places have been pressed, and which can come next.
Knows only the question and its options; shows nothing."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.refusal import Refusal
from tabletop_lab.engine.core.routes import Route, Routes, places_of


class RoutePicking:
    """The route picked so far, for one question at a time.

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
        """Start again with another question; picking ends with None or a question whose options are no routes."""
        if decision is self._decision:
            return
        self._decision, self.picked = decision, ()
        self._routes = None if decision is None else decision.routes

    @property
    def open(self) -> bool:
        """Whether there is a route to pick."""
        return self._routes is not None

    def press(self, place: str) -> str:
        """Press a place; return the label of the option picked by now, or '' if it is not yet clear which.

        If an option ends where others continue, pressing the same place again plays it.
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
        """Whether pressing a place continues the route, goes back, or starts again."""
        if self._routes is None:
            return False
        ahead = self._routes.ahead(self.picked)
        return place in ahead.ends or place in ahead.on or place in self.picked[::-1][:1] or place in self._begins()

    def _begins(self) -> frozenset[str]:
        ahead = self._routes.ahead(()) if self._routes is not None else None
        return frozenset((*ahead.ends, *ahead.on)) if ahead else frozenset()

    def back(self) -> bool:
        """Remove the last place; return whether there was one."""
        had = bool(self.picked)
        self.picked = self.picked[:-1]
        return had

    def point_out(self, name: str) -> None:
        """Pick the whole route of one option, chosen from a list."""
        if self._routes is not None:
            self.picked = places_of(self._decision.find(name))

    @property
    def options(self) -> list[Any]:
        """The options that still fit the route."""
        return self._routes.along(self.picked) if self._routes is not None else []

    @property
    def complete(self) -> list[Any]:
        """The options whose route is complete; the only one left, if all but one are out."""
        if self._routes is None or not self.picked:
            return []
        return self._routes.complete(self.picked) or (left if len(left := self.options) == 1 else [])

    def concerns(self, option: Any) -> bool:
        """Whether something that is refused has to do with the route: it begins with the piece that was picked."""
        if self._routes is None or not self.picked:
            return True
        start = places_of(option)[:1]
        return not start or start == self.picked[:1]

    def marks(self) -> dict[str, str]:
        """The marks of the places: 'sel' for those of the route, 'target' for those that can come next.

        A place of the route to which a piece can return is a target, too; not the last one, where it stands.
        """
        if self._routes is None:
            return {}
        ahead = self._routes.ahead(self.picked)
        coming = dict.fromkeys((*ahead.ends, *sorted(ahead.on)), "target")
        return dict.fromkeys(self.picked, "sel") | coming | dict.fromkeys(self.picked[-1:], "sel")

    def refusal(self, place: str) -> Refusal | None:
        """Why the route cannot continue to a place, if the options can say so (`refuse_route`).

        Else why nothing can be done with a place that is on no route at all, if it is refused by its name.
        """
        if self._routes is None:
            return None
        if (explain := getattr(self._decision.options, "refuse_route", None)) is not None:
            found: Refusal | None = explain((*self.picked, place))
            if found is not None:
                found.game = self._decision.game
            return found
        if any(place in places_of(option) for option in self._decision.options):
            return None
        return next((refusal for refusal in self._decision.refused() if refusal.label == place), None)
