"""Metrics in a batch. What their authors' code raises or gives becomes an error of ours that names the metric."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import partial
from typing import Any, NoReturn

from ..core.errors import TabletopError, echo, is_failure, text_of
from ..core.metrics import Metric
from ..edits.errors import rule_error
from ..language.localized import localized

Listeners = dict[str, list[Callable[..., None]]]


def made_metrics(game: Any) -> tuple[list[Any], Listeners]:
    """A metric of each kind of the game, and for each event the functions that hear it.

    TabletopError, from what its author's code raised, names a metric that cannot be made or listens to no names.
    """
    found: list[Any] = []
    listeners: Listeners = {}
    for kind in game.metrics:
        try:
            metric = kind()
            events, hears, _ = metric.events, metric.hear, metric.columns
        except BaseException as error:
            _failed(error, kind, "made", game)
        if not _are_names(events):
            raise TabletopError(localized("metric_events", "metrics", metric=_name(kind), given=echo(events)))
        for event in events:
            listeners.setdefault(event, []).append(hears)
        found.append(metric)
    return found, listeners


def _are_names(events: object) -> bool:
    return isinstance(events, (tuple, Sequence)) and not isinstance(events, str) and _all_text(events)


def _all_text(things: Iterable[object]) -> bool:
    """Asked for every column of every game: the usual answer without a look at each of them."""
    return {*map(type, things)} <= {str} or all(isinstance(thing, str) for thing in things)


def could_not_hear(error: BaseException, listener: object, event: str, game: Any) -> NoReturn:
    """Raise what is wrong when a listener failed."""
    _failed(error, type(getattr(listener, "__self__", listener)), "heard", game, event=event)


def columns_of(metric: Metric, game: Any, taken: Set[str]) -> Mapping[str, Any]:
    """The columns a metric gives to a row; TabletopError for what are no columns, or bear names that are `taken`."""
    try:
        given = metric.columns(game)
    except BaseException as error:
        _failed(error, type(metric), "columns", game)
    if not isinstance(given, (dict, Mapping)) or not _all_text(given):
        raise TabletopError(localized("metric_gave", "metrics", metric=_name(type(metric)), given=echo(given)))
    if not taken.isdisjoint(given):
        twice = next(name for name in given if name in taken)
        raise TabletopError(localized("metric_twice", "metrics", metric=_name(type(metric)), column=echo(twice)))
    return given


def _failed(error: BaseException, kind: object, part: str, game: Any, event: str = "") -> NoReturn:
    if not is_failure(error) or rule_error(error, type(game)):
        raise error  # an edited rule that a metric asked is at fault itself
    said = partial(text_of, error)
    raise TabletopError(localized(f"metric_{part}", "metrics", metric=_name(kind), error=said, event=event)) from error


def _name(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else echo(kind)
