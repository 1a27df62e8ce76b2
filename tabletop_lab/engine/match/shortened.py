"""The last stretch of a match as a match of its own: it begins from what lay on the table at a safe point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..core.errors import TabletopError, is_failure
from ..core.state import State, fields_of
from ..tables.answers import UNREAD, Mismatch, Options
from ..tables.recorded import Run

if TYPE_CHECKING:
    from .match import Match


def position_of(state: State) -> dict[str, Any]:
    """A whole state as a position: every field, with lists for tuples, as in a record.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> position = position_of(Match(Market, players=2, seed=3).state)
    >>> Match(Market, players=2, seed=3, position=position).state.hands == position["hands"]
    True
    """
    return {field.name: plain(getattr(state, field.name)) for field in fields_of(type(state))}


def plain(value: Any) -> Any:
    """A value of a state with lists for tuples and sets, as a record writes it."""
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list | tuple | frozenset) else value


def _points(match: Match) -> dict[int, State]:
    """The state at each safe point up to where the match stands; the last one where a step has several."""
    answers = [replace(answer, value=UNREAD) for answer in match.answers]
    run = Run(match._setup, answers, Options(ask_chance=True, lang=match.lang))
    return {point.step: point.state for point in run.checkpoints if point.step <= match.step}


def beginnings(match: Match) -> tuple[int, ...]:
    """After how many answers a match can be begun later: the safe points before where it stands, and 0.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> beginnings(Match(Market, players=2, seed=3).run(until=9))
    (0, 5, 8, 10)
    """
    return tuple(sorted({0, *_points(match)}))


def begun_later(match: Match, start: int) -> Match | None:
    """The match from the safe point after `start` answers on: the same table, and the answers since then.

    The position has only those fields that the setup lays otherwise. None where the answers do not fit a table whose
    past was never played, or where that table comes out otherwise.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> late = begun_later(Match(Market, players=2, seed=3).run(until=9), 8)
    >>> late.step, sorted(late.position)
    (3, ['deck', 'hands', 'left', 'pawn', 'turn'])
    """
    from .match import Match

    points = _points(match)
    if start == 0 or start not in points:
        return match.branch() if start == 0 else None
    whole, wanted = position_of(points[start]), position_of(match.state)
    setup = match._setup
    laid = position_of(Match(setup.asked or setup.game, len(match.players), match.seed, match.rules).state)
    changed = {name: value for name, value in whole.items() if value != laid.get(name)}
    answers = [replace(answer, value=UNREAD) for answer in match.answers[start:]]
    for position in (changed, whole):
        try:
            late = Match(setup.asked or setup.game, len(match.players), match.seed, match.rules, position)
            late._lang, late._title = match._lang, match._title
            late._accept(late._execute(list(answers), None))
        except (TabletopError, Mismatch):
            continue
        except Exception as error:
            if not is_failure(error):
                raise
            continue
        if late.step == len(answers) and position_of(late.state) == wanted:
            return late
    return None
