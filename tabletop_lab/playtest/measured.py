"""At which step of a game a column of its row got its value: the game's own answers are given again, and the metric is
asked at every question. No bot thinks here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import is_failure
from tabletop_lab.engine.tables.given_again import GivenAgain
from tabletop_lab.engine.tables.hearing import made_metrics
from tabletop_lab.playtest.gathering import CourseOf

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

_NONE = object()
"""The value of a column that cannot be told yet."""


def measured_at(match: Match, column: str) -> int:
    """Return the step at which a column of a metric got the value that it has at the end of the present line.

    It is the first moment at which the value can be seen: the question after the answer that made it. The end is the
    moment of what no metric gives (a score, the winners, the number of decisions), and of a 0 that never was more. A
    clause ("LM-6.1") is measured where it is first cited, what happened at a place ("visited:3") where it last did.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=2, seed=7).run()
    >>> [entry.step for entry in match.trace.events("walked") if entry.facts["space"] == 3]
    [15]
    >>> measured_at(match, "visits_3"), measured_at(match, "score_P1") == match.steps
    (15, True)
    """
    seen: list[tuple[int, Any]] = []
    table = GivenAgain(match, lambda game, step: seen.append((step, value(game))))
    metrics, table.heard = made_metrics(table.game)
    use, _, place = column.partition(":")
    course = type(table.game).course
    happened = CourseOf(table) if course is not None and use in course.happenings.values() else None

    def value(game: Any) -> Any:
        if happened is not None:
            return happened.count(use, place)
        return next((found for metric in metrics if (found := _asked(metric, game, column)) is not _NONE), _NONE)

    table.go()
    final, found = value(table.game), len(match.line)
    if final is _NONE:
        cited = (entry.step + (entry.kind != "event") for entry in match.trace if column in entry.clauses)
        return next(cited, found)
    if not final and all(_same(said, final) or said is _NONE for _, said in seen):
        return found
    for step, said in reversed(seen):
        if not _same(said, final):
            break
        found = step
    return found


def _asked(metric: Any, game: Any, column: str) -> Any:
    """The value of a column in the middle of a game; many can only be told when it is over."""
    try:
        columns = metric.columns(game)
    except BaseException as error:
        if not is_failure(error):
            raise
        return _NONE
    return columns.get(column, _NONE) if isinstance(columns, Mapping) else _NONE


def _same(one: Any, other: Any) -> bool:
    return one is other or (one is not _NONE and (bool(one == other) or (one != one and other != other)))
