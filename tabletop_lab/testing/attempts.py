"""What a person may plausibly try at a question although it is not offered: things of the same kind that the game
offers elsewhere. Knows no game; the corpus tries them, and the check of refusals reads what was said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from tabletop_lab.engine import PASS, Decision, Subsets
from tabletop_lab.engine.core.labels import find, label

from .matches import some_options

MANY = 24
"""So many wrong answers of a kind are tried at one question."""


def wrong_answers(decision: Decision, known: Iterable[Any]) -> list[str]:
    """Other seats, other cards and words, other numbers, other sets: what is not one of the options, as it is written.

    `known`: what this question has offered so far, here and in other matches. What is of another kind altogether (a
    card for a number, a seat for a word) is not tried: no rule has to speak of it.
    """
    options = decision.options
    if isinstance(options, Subsets):
        tried = list(_other_sets(options, [part for one in known if isinstance(one, tuple) for part in one]))
    else:
        seen = [*known, *some_options(decision)]
        tried = [*_other_seats(decision, seen), *_other_numbers(options, seen), *_spread(map(label, seen))]
        if decision.window is not None:
            tried.append(PASS)
    others = [written for written in dict.fromkeys(tried) if not _is_offered(decision, written)]
    # A seat that only a larger table has is refused by the engine.
    return [written for written in others if not decision.is_no_seat(written)]


def _is_offered(decision: Decision, written: str) -> bool:
    try:
        find(decision.options, written)
    except LookupError:
        return False
    return True


def _other_seats(decision: Decision, seen: list[Any]) -> list[str]:
    seats = decision.players
    return list(seats) if any(type(option) is str and option in seats for option in seen) else []


def _other_numbers(options: Any, seen: list[Any]) -> Iterator[str]:
    """A step before the first and after the last, far beyond, below nothing, and between two neighbours."""
    if _of_numbers := sorted({option for option in seen if type(option) is int}):
        own = sorted({option for option in options if type(option) is int}) or _of_numbers
        step = own[1] - own[0] if len(own) > 1 else 1
        yield from _spread(map(str, _of_numbers))
        if isinstance(options, range):  # amounts; the numbers of places are just those that are met
            yield from map(str, (own[0] - step, own[-1] + step, own[-1] + 100 * step, -1, -step))
            if step > 1:
                yield from map(str, (own[0] + 1, own[0] + step // 2))


def _other_sets(options: Subsets, known: list[Any]) -> Iterator[str]:
    """Everything, each pair, each single thing; one that is not there; the same one twice."""
    items, others = options.items, [part for part in dict.fromkeys(known) if part not in options.items]
    yield label(items)
    for size in (1, 2, 3):
        yield from _spread(label(part) for part in combinations(items[:8], size))
    for other in others[:2]:
        yield label((other,))
        yield from (label((item, other)) for item in items[:1])
    yield from (label((item, item)) for item in items[:1])


def _spread(written: Iterable[str]) -> list[str]:
    """Some of them, from the whole length of the list."""
    found = list(dict.fromkeys(written))
    return found[:: max(1, len(found) // MANY)][:MANY]

