"""What is cut out besides cards and board: pawns, tokens, money, memory, the days and markers (FN-2, FN-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.engine import Component

from . import board_days
from .palette import palette
from .pictograms import SIGNS

Draw = Callable[[Any, Any], None]
PIECE = (16.0, 16.0)
NOTE = (40.0, 20.0)
DAY, SKY = 17.0, 20.0
"""Millimetres: a pawn, token or marker; money; a day on the strip of days, and how high the strip is."""
MONEY = ((1, 16), (2, 24), (10, 16))
"""How many notes of how many of the smallest coins: more than five players hold, for the bank never runs out."""
MEMORY = ((1, 20), (5, 10))
"""How many counters of how many points of memory; the other side takes them away."""


def pieces(words: Any, rules: Any) -> list[Component]:
    """Everything that a table needs by these rules: for the most players, and as many tokens as they may hold."""
    most = max(words.game.seats)
    pawns = [
        Component(_said(words, "pawns"), PIECE, _pawn(k), _said(words, "pawn", player=f"P{k + 1}"), 1, _pawn(k))
        for k in range(most)
    ]
    token = Component(
        _said(words, "tokens"),
        PIECE,
        _sign("token"),
        _said(words, "token"),
        most * rules.token_cap,
        _sign("token", "soft"),
    )
    money = [
        Component(
            _said(words, "money"), NOTE, _note(times * rules.tc_unit), f"{times * rules.tc_unit:,} TC", count,
            _note(times * rules.tc_unit),
        )
        for times, count in MONEY
    ]  # fmt: skip
    memory = [
        Component(
            _said(words, "memory"), PIECE, _counter(points), _said(words, "memory-points", points=points), count,
            _counter(-points),
        )
        for points, count in MEMORY
    ]  # fmt: skip
    days = Component(
        _said(words, "days"), (rules.days * DAY + 4, SKY), _days(rules), _said(words, "days-alt", days=rules.days)
    )
    markers = [
        Component(_said(words, "markers"), PIECE, _marker(name), _said(words, name), 1, _marker(name))
        for name in ("today", "first")
    ]
    return [*pawns, token, *memory, *markers, *money, days]  # things of one size one after the other: they share sheets


def _said(words: Any, name: str, **facts: Any) -> str:
    return str(words(f"box-{name}", **facts))


def _pawn(seat: int) -> Draw:
    def draw(page: Any, words: Any) -> None:
        page.player(page.w / 2, page.h / 2, seat, f"P{seat + 1}", r=0.36 * page.w)

    return draw


def _sign(name: str, colour: str = "ink") -> Draw:
    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.sign(SIGNS[name], u.w / 2, u.h / 2, 0.72 * u.w, colour)

    return draw


def _note(amount: int) -> Draw:
    def draw(page: Any, words: Any) -> None:
        u, colours = page.in_units(), palette(page)
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.disc(0.5 * u.h, u.h / 2, 0.34 * u.h, colours.coin, colours.coin_edge, 1.5)
        u.text(0.5 * u.h, u.h / 2, "TC", 11, colours.coin_edge, True, "center")
        u.text((u.w + 0.84 * u.h) / 2, u.h / 2, f"{amount:,}", 20, "ink", True, "center")

    return draw


def _counter(points: int) -> Draw:
    def draw(page: Any, words: Any) -> None:
        u = page.in_units()
        u.box(0, 0, u.w, u.h, 0, "card", "soft", 0.6)
        u.sign(SIGNS["memory"], u.w / 2, 0.36 * u.h, 0.5 * u.w, "ink" if points > 0 else "soft")
        said = f"+{points}" if points > 0 else f"−{-points}"
        u.text(u.w / 2, 0.8 * u.h, said, 13, "ink" if points > 0 else "soft", True, "center")

    return draw


def _days(rules: Any) -> Draw:
    """The days, new moon to full moon: the marker lies on the number of today."""

    def draw(page: Any, words: Any) -> None:
        u, colours, mm = page.in_units(), palette(page), page.w / (rules.days * DAY + 4)
        u.box(0, 0, u.w, u.h, 0, colours.sky)
        middles = [(2 + (day - 0.5) * DAY) * mm for day in range(1, rules.days + 1)]
        shares = [day / max(rules.days - 1, 1) for day in range(rules.days)]
        moons = [(x, 0.66 * page.h, share) for x, share in zip(middles, shares, strict=True)]
        board_days.draw_moons(page, moons, 0.2 * page.h, z=5)
        for day, x in enumerate(middles, 1):
            page.text(x, 0.2 * page.h, str(day), "note", colours.sky_text, True, ha="center", size=11, z=5)

    return draw


def _marker(name: str) -> Draw:
    def draw(page: Any, words: Any) -> None:
        u, colours = page.in_units(), palette(page)
        u.box(0, 0, u.w, u.h, 0, colours.today)
        said = _said(words, f"{name}-short")
        lines = u.wrap(said, 9, 0.9 * u.w, True, 2)
        for k, line in enumerate(lines):
            y = u.h / 2 + (k - (len(lines) - 1) / 2) * 12
            u.text(u.w / 2, y, line, u.fit(line, 11, 0.9 * u.w, True, 7), colours.sky_text, True, "center")

    return draw
