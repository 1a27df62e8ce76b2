"""How far `Match.run` goes: a step, a word, or a function of the pending decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.errors import TabletopError, echo, is_failure, text_of
from ..core.plainly import plainly
from ..core.question import Decision
from ..language.localized import localized

Until = int | str | Callable[[Decision], bool] | None


def pause_at(until: Until, start: int, player: str, lang: str) -> Callable[[Decision], bool] | None:
    """Whether to stop before a decision, as a function; None: never. `start`, `player`: where the run begins.

    TabletopError for what says no end, and, from what it raised, for a function that fails.

    >>> pause_at("soon", 0, "P1", "en")
    Traceback (most recent call last):
    tabletop_lab.TabletopError: until: 'soon' is not a place to stop (allowed: a step, 'decision', 'turn' or a function)
    """
    until = plainly(until)
    if until is None:
        return None
    if callable(until):
        return _guarded(until, lang)
    if isinstance(until, int) and not isinstance(until, bool):
        return lambda decision: decision._at >= until
    if isinstance(until, str) and until == "decision":
        return lambda decision: decision._at > start
    if isinstance(until, str) and until == "turn":
        return lambda decision: decision.player != player
    raise TabletopError(localized("no_until", "call", lang=lang, name="until", given=echo(until)))


def _guarded(until: Callable[[Decision], bool], lang: str) -> Callable[[Decision], bool]:
    """A person's own function; what it raises is told as its own fault."""

    def pause(decision: Decision) -> bool:
        try:
            return bool(until(decision))
        except BaseException as error:
            if not is_failure(error):
                raise
            fault = localized("until_failed", "call", lang=lang, name="until", error=partial(text_of, error))
            raise TabletopError(fault) from error

    return pause
