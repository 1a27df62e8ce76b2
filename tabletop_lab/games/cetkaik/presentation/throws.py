"""Pictures of chances and stakes: how likely each throw of the sticks is and what it permits, and the ladder of rates.
Every number is computed from the rules in force.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from tabletop_lab.engine.match.chances import chances

from . import board_facts as facts
from .board_panel import draw_sticks
from .figure_parts import MARGIN, heading

Blank = Callable[[float, float], Any]
HANDS_SHOWN = (3, 5, 8, 10)
"""Sums of hands for which the ladder shows what ending the season would bring."""


def throw_odds(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a row for each number of dark faces: exactly that many, at least that many, and what that permits."""
    rules = match.rules
    game, found = match.game.paragraphs(rules), _throw(match)
    exact = {dark: found.get(dark) for dark in range(rules.sticks + 1)}
    more = {dark: _at_least(found, dark) for dark in exact}
    row, wide = 0.52, 10.4
    page = blank(wide + 2 * MARGIN, 2 * MARGIN + 0.85 + 0.34 + row * len(exact))
    top = heading(page, words, "throws", "CK-6.5 · CK-7.1 · CK-11.1")
    x = page.margin
    columns = (0.2, 2.5, 4.1, 7.3)
    for at, name in zip(columns, ("sticks", "exactly", "or_more", "opens"), strict=True):
        page.text(x + at, top - 0.1, words(f"throws-{name}"), "note", "soft")
    bars, said = [], []
    for dark, chance in exact.items():
        y = top - 0.34 - row * (dark + 0.5)
        page.box(x, y - row / 2 + 0.03, wide, row - 0.06, "panel", r=0.06, z=1)
        page.text(x + columns[0], y, str(dark), "head")
        draw_sticks(page, x + columns[0] + 0.35, y - 0.15, dark, rules.sticks, 0.3, min(0.15, 1.1 / rules.sticks))
        page.text(x + columns[1], y, facts.odds_text(chance, rules.sticks), "label")
        page.text(x + columns[2], y, facts.odds_text(more[dark], rules.sticks), "label", bold=True)
        bars.append((x + columns[2] + 0.75, y - 0.045, 1.6, 0.09, float(more[dark])))
        page.text(x + columns[3] - 0.2, y, f"{float(more[dark]):.0%}", "note", "soft", ha="right")
        page.text(x + columns[3], y, _opens(game, words, dark), "note", width=wide - columns[3] - 0.1)
        said.append(words("throws-alt", dark=dark, odds=facts.odds_text(more[dark], rules.sticks)))
    page.bars(bars, "act")
    return page, f"{words('throws-title')}. " + "; ".join(said) + "."


THROWS, SURE = 1000, 1.96
"""How many throws are counted; standard errors on either side of a share."""


def throws_counted(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw for each distance how likely it is exactly, and which share of many throws was enough for it."""
    rules = match.rules
    found = _throw(match, THROWS)
    row, wide, scale = 0.46, 9.2, 5.2
    page = blank(wide + 2 * MARGIN, 2 * MARGIN + 0.85 + 0.34 + row * rules.sticks + 0.62)
    top = heading(page, words, "counted", "CK-6.5 · CK-11.1")
    left, said = page.margin + 1.5, []
    for column, name in ((0.0, "squares"), (1.5 + scale + 0.2, "exactly"), (1.5 + scale + 1.25, "share")):
        page.text(page.margin + column, top - 0.1, words(f"counted-{name}"), "note", "soft")
    for squares in range(1, rules.sticks + 1):
        y = top - 0.34 - row * (squares - 0.5)
        exact, share = _at_least(found, squares), _at_least(found.simulated, squares)
        off = SURE * sqrt(float(exact) * (1 - float(exact)) / THROWS)
        page.text(page.margin + 0.1, y, str(squares), "head")
        page.bars([(left, y - 0.09, scale, 0.18, float(exact))], "act_soft")
        x = left + scale * share
        page.line([(max(left, x - scale * off), y), (min(left + scale, x + scale * off), y)], "ink", page.RULE, 6)
        page.disc(x, y, 0.05, "ink", "paper", page.HAIR, 7)
        odds = facts.odds_text(exact, rules.sticks)
        page.text(left + scale + 0.2, y, odds, "label")
        page.text(left + scale + 1.25, y, f"{share:.1%}", "label", bold=True)
        said.append(words("counted-alt", squares=squares, odds=odds, share=f"{share:.1%}"))
    step = page.leading("note", 0.2)
    for k, line in enumerate(page.wrap(words("counted-note", throws=THROWS), wide, "note", lines=2)):
        page.text(page.margin, page.margin + step * (1.5 - k), line, "note", "soft")
    return page, f"{words('counted-title')}. " + "; ".join(said) + "."


def _throw(match: Any, plays: int = 0) -> Any:
    """How likely each number of dark faces is, by the paragraph of the throw, and how often it came by luck."""
    return chances(match, lambda game: game.throw("step_throw"), plays=plays, seed="tries")


def _at_least(found: Any, squares: int) -> Any:
    return sum(chance for dark, chance in found.items() if dark >= squares)


def _opens(game: Any, words: Any, dark: int) -> str:
    """What this number of dark faces is enough for."""
    parts = []
    if dark and game.second_leg_needs_throw():
        parts.append(words("throws-leg", squares=dark))
    if game.rules.water_need and game.opens_the_water(dark):
        parts.append(words("throws-water"))
    return ", ".join(parts) or str(words("throws-nothing"))


def rate_ladder(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a stair of rates: continuing goes up one step, ending scores the hands times the rate.

    The present one in ink.
    """
    rules, view = match.rules, match.view(viewer)
    rates = facts.ladder(rules)
    wide, low, high = 12.0, 0.5, 2.1
    page = blank(wide + 2 * MARGIN, 6.45)
    top = heading(page, words, "rates", "CK-13.2 – 13.5")
    here = set(view.rate.values()) or {1}
    x, step = page.margin + 1.7, (wide - 1.7) / len(rates)
    base = top - 0.3 - high
    for k, rate in enumerate(rates):
        tall = low + (high - low) * k / max(len(rates) - 1, 1)
        now = rate in here
        page.box(x + step * k + 0.05, base, step - 0.1, tall, "ink" if now else "panel", "ink" if now else "line",
                 page.LINE, r=0.06)  # fmt: skip
        page.text(x + step * (k + 0.5), base + 0.25, f"×{rate}", "head", "paper" if now else "ink", ha="center")
        if k:
            before = low + (high - low) * (k - 1) / max(len(rates) - 1, 1)
            page.arrow([(x + step * (k - 0.5), base + before + 0.04), (x + step * (k - 0.5), base + tall),
                        (x + step * k + 0.03, base + tall)], lw=page.RULE)  # fmt: skip
    page.text(page.margin, base + 0.25, words("rates-rate"), "label", bold=True)
    page.text(page.margin, base + high - 0.1, words("rates-continue"), "label", "act", True, width=1.6)
    page.text(page.margin, base + high - 0.32, "CK-13.2", "note", "act", True)
    at = base - 0.42
    page.text(page.margin, at, words("rates-end"), "label", bold=True, width=wide)
    all_points = 2 * rules.start_points if rules.points_flow == "transfer" else 0
    for points in HANDS_SHOWN:
        at -= 0.33
        page.text(page.margin, at, words("rates-hands", points=points), "note", width=1.7)
        for k, rate in enumerate(rates):
            amount = points * rate
            over = rules.points_flow == "transfer" and amount >= rules.start_points
            middle = x + step * (k + 0.5)
            if over:
                page.box(middle - step * 0.32, at - 0.12, step * 0.64, 0.24, "act_soft", "act", page.LINE, r=0.12)
            page.text(middle, at, str(amount), "label", bold=over, ha="center")
    if all_points:
        page.box(page.margin, page.margin + 0.02, 0.34, 0.2, "act_soft", "act", page.LINE, r=0.1)
        text = words("rates-over", points=rules.start_points)
        page.text(page.margin + 0.45, page.margin + 0.12, text, "note", "soft", width=wide - 0.5)
    ladder = ", ".join(map(str, rates))
    return page, f"{words('rates-title')}. " + words("rates-alt", ladder=ladder, now=", ".join(map(str, sorted(here))))
