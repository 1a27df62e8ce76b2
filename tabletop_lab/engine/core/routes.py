"""Which places of the board are the options of a question: each a place of its own, or ways over several places.

Nothing here knows a game, a board or a widget.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from .labels import label
from .option import Option, Places

Route = tuple[str, ...]
AHEAD = 3
"""The first option that has places stands behind at most so many words, such as "pass"."""
MOST = 1_000
"""Of a longer list no option is a place of its own: a board has fewer."""


def places_of(option: Any) -> Route:
    """The places that an option touches."""
    return option.places if isinstance(option, Option) else ()


def is_meant(option: Any, pressed: str) -> bool:
    """Whether what was pressed is the label of an option, or the only place that it touches.

    >>> is_meant("move 1", "move 1"), is_meant("move 1", "1")
    (True, False)
    """
    return label(option) == pressed or places_of(option) == (pressed,)


def single_places(options: Sequence[Any], seats: Sequence[str]) -> Mapping[str, Any]:
    """The places that are options by themselves, each with its option.

    Those of a list of `Places`, options with one place, and seats: a seat is the place where its player sits.

    >>> single_places(Places([2, "stop"]), ("P1",)), single_places(["P2", 3], ("P1", "P2"))
    ({'2': 2, 'stop': 'stop'}, {'P2': 'P2'})
    """
    if isinstance(options, Places):
        return {label(option): option for option in options}
    if len(options) > MOST or lead_through(options):
        return {}
    if _first(options) is not None:
        return {at[0]: option for option in options if len(at := places_of(option)) == 1}
    if isinstance(options, tuple | list):
        return {option: option for option in options if type(option) is str and option in seats}
    return {}


def lead_through(options: Sequence[Any]) -> bool:
    """Whether these options are ways over the board: over more than one place."""
    return len(_first(options) or ()) > 1


def _first(options: Sequence[Any]) -> Route | None:
    """The places of the first option that has any."""
    if len(options) == 0:
        return None
    return next((at for option in islice(options, AHEAD) if (at := places_of(option))), None)


class Ahead(NamedTuple):
    """What can be pointed at next: where an option ends, and over which places others go on."""

    ends: dict[str, list[Any]]
    on: frozenset[str]


class Routes:
    """The options of one question as a tree of places.

    >>> class Way(Option):
    ...     def __init__(self, places):
    ...         self.way = tuple(places)
    ...     places = property(lambda self: self.way)
    >>> routes = Routes([Way("AB"), Way("ABC"), Way("DC")])
    >>> ahead = routes.ahead(("A",))
    >>> list(ahead.ends), sorted(ahead.on), len(routes.complete(("A", "B"))), sorted(routes.ahead(()).on)
    (['B'], ['B'], 1, ['A', 'D'])
    """

    def __init__(self, options: Sequence[Any]) -> None:
        self._options = options
        self._by_first: dict[str, list[tuple[Route, Any]]] | None = None

    def along(self, walked: Route) -> list[Any]:
        """The options whose places begin with those walked so far, in the order of the options."""
        return [option for _, option in self._along(walked)] if walked else list(self._options)

    def _along(self, walked: Route) -> list[tuple[Route, Any]]:
        if self._by_first is None:
            self._by_first = {}
            for option in self._options:
                if at := places_of(option):
                    self._by_first.setdefault(at[0], []).append((at, option))
        depth = len(walked)
        if not walked:
            return [one for many in self._by_first.values() for one in many]
        return [(at, option) for at, option in self._by_first.get(walked[0], ()) if at[:depth] == walked]

    def complete(self, walked: Route) -> list[Any]:
        """The options whose places are exactly these."""
        return [option for at, option in self._along(walked) if at == walked]

    def ahead(self, walked: Route) -> Ahead:
        """What can come next."""
        ends: dict[str, list[Any]] = {}
        on = set()
        depth = len(walked)
        for at, option in self._along(walked):
            if len(at) == depth + 1:
                ends.setdefault(at[depth], []).append(option)
            elif len(at) > depth:
                on.add(at[depth])
        return Ahead(ends, frozenset(on))
