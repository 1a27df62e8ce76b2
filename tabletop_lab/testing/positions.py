"""Positions taken from real play, and what somebody could write into one of their fields that cannot stand there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from tabletop_lab.engine.match.shortened import plain, position_of

from .matches import cards_in

__all__ = ["position_of", "wrong_values"]

HUGE = 10**30
STRANGERS: tuple[Any, ...] = (
    None, True, "", "x", "P99", "x" * 5_000, "\ud800", "１", -1, 0, 99, HUGE, -HUGE, 2.5, float("nan"), [], {}, ["x"],
    {"x": 1}, [[[]]],
)  # fmt: skip
"""What is no value of most fields: another type, too small, too large, nobody's seat, nothing."""


def wrong_values(position: Mapping[str, Any], name: str, luck: Random) -> Iterator[Any]:
    """For one field: values of another kind, and the field with something wrong somewhere in it."""
    things = sorted({thing for thing in cards_in(plain(position))}) or ["x"]
    yield luck.choice(STRANGERS)
    yield _changed(position[name], things, luck)
    yield _changed(position[name], things, luck)


def _changed(value: Any, things: list[str], luck: Random) -> Any:
    """The value with one part of it changed, at some depth."""
    if isinstance(value, dict):
        return _changed_table(value, things, luck)
    if isinstance(value, list):
        return _changed_list(value, things, luck)
    if isinstance(value, bool):
        return luck.choice([not value, 1, "yes", None])
    if isinstance(value, int):
        return luck.choice(
            [value + 1, value - 1, value + luck.randint(2, 60), -value - 1, HUGE, str(value), float(value)]
        )
    if isinstance(value, str):
        return luck.choice([luck.choice(things), luck.choice(things), "", value + "x", "P99"])
    return luck.choice(STRANGERS)


def _changed_table(value: dict[Any, Any], things: list[str], luck: Random) -> dict[Any, Any]:
    way = luck.randrange(6)
    if not value or way == 0:
        return {**value, luck.choice([*things, "P99", "x"]): luck.choice(STRANGERS)}
    key = luck.choice(list(value))
    if way == 1:
        return {other: part for other, part in value.items() if other != key}
    if way == 2:
        return {**value, key: luck.choice(STRANGERS)}
    return {**value, key: _changed(value[key], things, luck)}


def _changed_list(value: list[Any], things: list[str], luck: Random) -> list[Any]:
    way = luck.randrange(6)
    if not value or way == 0:
        return [*value, luck.choice([*things, *STRANGERS])]
    at = luck.randrange(len(value))
    if way == 1:
        return [*value, value[at]]
    if way == 2:
        return value[:at] + value[at + 1 :]
    if way == 3:
        return value * 40
    return [*value[:at], _changed(value[at], things, luck), *value[at + 1 :]]
