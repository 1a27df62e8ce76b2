"""What is looked at while a game is played again: its course, its cards and places, its clauses.
Batches pay nothing for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.engine.tables.citing import CitingPlayout, EditedCitingPlayout
from tabletop_lab.engine.tables.edited_batch import EditedPlayout

USE, USED = "use", "clauses"
"""What a task gathers so that each row says how many clauses came up, and the column that says it."""
GATHERED = " gathered"
"""The key of a row under which it is found; no column of a metric is called so."""


def table_for(task: Any) -> type[Playout]:
    """The kind of table at which the games of a task are played."""
    as_printed = task.game.variant is None
    if task.gather in ("clauses", USE):
        return CitingPlayout if as_printed else EditedCitingPlayout
    return Playout if as_printed else EditedPlayout


def gathering(what: str, table: Playout) -> CourseOf | ClausesOf | None:
    """What is to be looked at in the next game of this table; None: nothing."""
    if what in ("", USE):
        return None
    return CourseOf(table) if what == "course" else ClausesOf(table)


def used(table: Playout) -> int:
    """How many clauses came up in the game that was played last: something was decided, drawn or told under them."""
    assert isinstance(table, CitingPlayout)
    return len(table.came_up())


class CourseOf:
    """Reads a row when a round begins, and one at the end; counts what happens where."""

    def __init__(self, table: Playout) -> None:
        kind = type(table.game).course
        if kind is None:
            raise TabletopError(localized("no_course", "call", game=table.game.name))
        self._table, self._course = table, kind()
        self._rows: list[Mapping[str, Any]] = []
        self._happened = Counter[tuple[str, str, str]]()
        heard: dict[str, Sequence[Callable[..., None]]] = dict(table.heard)
        for event in kind.events:
            heard[event] = [*heard.get(event, ()), self._hear]
        for event, use in kind.happenings.items():
            heard[event] = [*heard.get(event, ()), partial(self._happens, use)]
        table.heard = heard

    def _hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self._rows.append({"round": len(self._rows) + 1, "over": False} | dict(self._course.row(game)))

    def _happens(self, use: str, game: Any, facts: Mapping[str, Any]) -> None:
        if place := self._course.where(game, facts):
            self._happened[facts.get("player", ""), use, place] += 1

    def count(self, use: str, place: str) -> int:
        """How often something happened at a place so far."""
        return sum(count for (_, *what), count in self._happened.items() if what == [use, place])

    def found(self, winners: Sequence[str]) -> dict[str, Any]:
        """The rows, and one for each card that a seat used and each place where something happened to it.

        Of both: how often, in which way, and whether the seat won.
        """
        game = self._table.game
        end = {"round": len(self._rows) + 1, "over": True} | dict(self._course.row(game))
        cards = [
            {"seat": seat, "use": use, "card": card, "count": list(used).count(card), "won": seat in winners}
            for seat, uses in self._course.cards(game).items()
            for use, used in uses.items()
            for card in dict.fromkeys(used)
        ]
        places = [
            {"seat": seat, "use": use, "place": place, "count": count, "won": seat in winners}
            for (seat, use, place), count in self._happened.items()
        ]
        return {"rounds": [*self._rows, end], "cards": cards, "places": places}


class ClausesOf:
    """Reads how often each clause was carried out and told."""

    def __init__(self, table: Playout) -> None:
        assert isinstance(table, CitingPlayout)
        self._table = table

    def found(self, winners: Sequence[str]) -> dict[str, Any]:
        """The two counts by clause."""
        ran, cited = self._table.counted()
        return {"ran": ran, "cited": cited}
