"""The days as a night sky: a moon for each, from new to full. Where and how days are drawn, and nothing else."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from . import table_facts as facts
from .palette import palette

STARS = 40

Box = tuple[float, float, float, float]
Point = tuple[float, float]


def draw_days(page: Any, view: Any, words: Any, x: float, y: float, w: float, h: float, title: bool = True) -> None:
    """On the sky the name of the game (unless `title` is False) and the days; today is framed."""
    colours = palette(page)
    _stars(page, colours, (x, y, w, h))
    left = x + 0.2
    if title:
        name = words("board-title")
        wide = page.text_width(name, "head")
        if wide < 0.3 * w:
            page.text(left, y + h / 2, name, "head", colours.sky_text)
            left += wide + 0.25
    _days(page, view, words, (left, y, x + w - 0.12 - left, h))


def _stars(page: Any, colours: Any, box: Box) -> None:
    """A few, always the same: a board must not change when nothing has happened."""
    x, y, w, h = box
    spots = [(x + (k * 197 % 997) / 997 * w, y + 0.06 + (k * 331 % 991) / 991 * (h - 0.12)) for k in range(STARS)]
    page.boxes_of([(a, b, *[0.008 + 0.006 * (k % 3)] * 2) for k, (a, b) in enumerate(spots)], colours.star, z=1.1)


def _days(page: Any, view: Any, words: Any, box: Box) -> None:
    x, y, w, h = box
    colours, days = palette(page), view.rules.days
    recovers = view.paragraphs.tokens_recover_on
    today = 0 if view.phase == "setup" else days + 1 if view.phase in facts.SETTLEMENT else view.day
    cell = w / days
    size = page.size_of("note")
    line = size / 72
    moon = min((h - line) * 0.33, cell * 0.36, 0.17)
    said = {d: words("board-track-recovery") for d in range(1, days + 1) if recovers(d)}
    said |= {days: words("board-track-settlement")}
    if 1 <= today <= days:
        said[today] = words("board-track-today")
    moons = [(x + cell * (day - 0.5), (day - 1) / max(days - 1, 1)) for day in range(1, days + 1)]
    draw_moons(page, [(middle, y + h - 0.055 - moon, share) for middle, share in moons], moon)
    for day in range(1, days + 1):
        middle, now = x + cell * (day - 0.5), day == today
        low = y + line * 0.78
        if now:
            frame = (middle - cell / 2 + 0.01, y + 0.03, cell - 0.02, h - 0.06)
            page.box(*frame, colours.today, colours.sky_text, 1.5, r=0.07, z=1.3)
        strong = now or recovers(day) or day == days
        number, note = str(day), said.get(day, "")
        whole = f"{number} {note}" if note else number
        fits = page.text_width(whole, "note", strong) <= cell - 0.08
        if page.text_width(number, "note", strong) > cell - 0.02:
            if not (now or day in (1, days)):
                continue
            whole = number
        tone = colours.sky_text if now or day > today else colours.sky_soft
        page.text(middle, low, whole if fits else number, "note", tone, strong, ha="center")


def draw_moons(page: Any, moons: list[tuple[float, float, float]], r: float, z: float = 2) -> None:
    """Waxing moons (x, y, share): so much of each is lit, from the right."""
    colours = palette(page)
    page.boxes_of([(x - r, y - r, 2 * r, 2 * r) for x, y, _ in moons], colours.moon_dark, r=r, z=z)
    page.polys([_lit(x, y, r, share) for x, y, share in moons if share > 0.005], colours.moon, z=z + 0.1)


def _lit(x: float, y: float, r: float, share: float) -> list[Point]:
    across, turns = r * (1 - 2 * share), [(sin(pi * k / 24), cos(pi * k / 24)) for k in range(25)]
    rim = [(x + r * s, y + r * c) for s, c in turns]
    return [*rim, *((x + across * s, y + r * c) for s, c in reversed(turns))]
