"""Options that are ways over the board: from a piece over another to a square. They can be pointed out place by place.

An option that has a `route` (its places in the order in which a hand would touch them) takes part; nothing here knows
a game, a board or a widget.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Route = tuple[str, ...]


class Ahead(NamedTuple):
    """What can be pointed at next: where an option ends, and over which places others go on."""

    ends: dict[str, list[Any]]
    on: frozenset[str]


class Routes:
    """The options of one question as a tree of places.

    >>> from types import SimpleNamespace as Option
    >>> routes = Routes([Option(route=("A", "B")), Option(route=("A", "B", "C")), Option(route=("D", "C"))])
    >>> ahead = routes.ahead(("A",))
    >>> list(ahead.ends), sorted(ahead.on), len(routes.complete(("A", "B"))), sorted(routes.ahead(()).on)
    (['B'], ['B'], 1, ['A', 'D'])
    """

    def __init__(self, options: Sequence[Any]) -> None:
        self._options = options
        self._by_first: dict[str, list[Any]] | None = None

    @staticmethod
    def lead_through(options: Sequence[Any]) -> bool:
        """Whether these options are ways over the board."""
        return len(options) > 0 and bool(getattr(options[0], "route", ()))

    def along(self, walked: Route) -> list[Any]:
        """The options whose route begins with the places walked so far, in the order of the options."""
        if not walked:
            return list(self._options)
        if self._by_first is None:
            self._by_first = {}
            for option in self._options:
                self._by_first.setdefault(option.route[0], []).append(option)
        depth = len(walked)
        return [option for option in self._by_first.get(walked[0], ()) if option.route[:depth] == walked]

    def complete(self, walked: Route) -> list[Any]:
        """The options whose route is exactly this."""
        return [option for option in self.along(walked) if option.route == walked]

    def ahead(self, walked: Route) -> Ahead:
        """What can come next."""
        ends: dict[str, list[Any]] = {}
        on = set()
        depth = len(walked)
        for option in self.along(walked):
            if len(option.route) == depth + 1:
                ends.setdefault(option.route[depth], []).append(option)
            elif len(option.route) > depth:
                on.add(option.route[depth])
        return Ahead(ends, frozenset(on))
