"""Seasons, rates and points beside the board: in two rows, or in as many as their names and numbers need.
A function of the view alone.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.cetkaik.content.squares import IA, A

from . import board_facts as facts

PAD = 0.17
STRIP = 1.02
"""The height of the strip in inches."""
ROW, TIGHT, SHORT = 0.46, 0.285, 0.37
"""The height of a row of three; of one of more; and of one of three where there is little room."""
SHORTEST = 0.4
"""Of the bar of points."""
NAMED = 4
"""If there are more seasons than this, their pills hold numbers."""
AROUND, CLOSE = (0.18, 0.1), (0.14, 0.1)
"""Inches around the name of a season, and between two rates: as a rule, and where they else had no room."""

Box = tuple[float, float, float, float]
Pill = tuple[int, str, float]


def draw_strip(page: Any, view: Any, words: Any, box: Box) -> None:
    """Draw the seasons as pills, the rates as a ladder, and the points of both sides as one bar."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    if page.alone or strip_rows(page, view, words, w) == 2:
        edge = 0.265 * h
        (pills,) = _pills(page, view, words, w - 2 * PAD, False)
        left = _seasons(page, view, pills, x + PAD, y + h - edge)
        _rates(page, view, words, x=left + 0.14, ys=[y + h - edge], right=x + w - PAD)
        _points(page, view, x + PAD, y + edge, w - 2 * PAD)
        return
    whole = h >= tall(page, strip_rows(page, view, words, w))[-1] - 1e-6
    pills = _pills(page, view, words, w - 2 * PAD, whole)
    rates = _rate_rows(page, view, words, w - 2 * PAD) if whole else 1
    rows = len(pills) + rates + 1
    middles = [y + h - (k + 0.5) * (h - 0.06) / rows - 0.03 for k in range(rows)]
    for row, at in zip(pills, middles, strict=False):
        _seasons(page, view, row, x + PAD, at)
    _rates(page, view, words, x=x + PAD, ys=middles[len(pills) : -1], right=x + w - PAD)
    _points(page, view, x + PAD, middles[-1], w - 2 * PAD)


def strip_rows(page: Any, view: Any, words: Any, w: float) -> int:
    """How many rows the strip needs in that width: 2, or more if seasons and rates do not fit side by side."""
    names = sum(width + 0.06 for row in _pills(page, view, words, w - 2 * PAD, False) for *_, width in row)
    rates = page.text_width(words("board-rate"), "note") + 5 * page.text_width("×16", "note", True) + 0.6
    if names + rates < w - 2 * PAD:
        return 2
    return len(_pills(page, view, words, w - 2 * PAD, True)) + _rate_rows(page, view, words, w - 2 * PAD) + 1


def tall(page: Any, rows: int) -> tuple[float, ...]:
    """The heights that a strip of so many rows may have, in inches, the best first."""
    scale = max(float(page.size_of("note")) / 9.5, 0.9)
    if rows == 2:
        return (STRIP * scale,)
    return (ROW * 3 * scale, SHORT * 3 * scale + 0.02) if rows == 3 else (TIGHT * rows * scale + 0.02,)


def season_name(words: Any, rules: Any, number: int) -> str:
    """The name of a season (CK-1.1)."""
    return str(words(f"board-season-{rules.season_name(number)}", number=number))


def _pills(page: Any, view: Any, words: Any, room: float, whole: bool) -> list[list[Pill]]:
    """Number, text and width of the pill of each season: names in a row, or in two (`whole`), else numbers."""
    count = max(view.rules.seasons, view.season)
    named = [season_name(words, view.rules, number) for number in range(1, count + 1)]
    for rows in (1, 2)[: 1 + whole] if count <= NAMED else ():
        each = -(-count // rows)
        for around in AROUND:
            wide = [max(page.text_width(text, "note", True) + around, 0.52) for text in named]
            pills = list(zip(range(1, count + 1), named, wide, strict=True))
            found = [pills[k : k + each] for k in range(0, count, each)]
            if all(sum(wide + 0.06 for *_, wide in row) - 0.06 <= room for row in found):
                return found
    return [[(k, str(k), page.text_width("88", "note", True) + 0.1) for k in range(1, count + 1)]]


def _rate_rows(page: Any, view: Any, words: Any, room: float) -> int:
    """In how many rows all rates have room: one or two."""
    rates = facts.ladder(view.rules)
    wide = page.text_width(words("board-rate"), "note") + 0.16
    return 1 if wide + sum(page.text_width(f"×{rate}", "note", True) + CLOSE[-1] for rate in rates) <= room else 2


def _pill(page: Any) -> float:
    """The height of a pill around a note."""
    return 1.9 * float(page.size_of("note")) / 72


def _seasons(page: Any, view: Any, pills: list[Pill], x: float, y: float) -> float:
    """Draw a row of pills, the present season in ink. Returns the right end."""
    for number, text, w in pills:
        now, done = number == view.season and view.phase != "over", number <= len(view.seasons)
        fill, edge, colour = ("ink", "ink", "paper") if now else ("faint", "faint", "soft") if done else (
            "card", "line", "soft")  # fmt: skip
        page.chip(x + w / 2, y, text, fill, edge, colour, bold=now, w=w, h=_pill(page))
        x += w + 0.06
    return x


def _rates(page: Any, view: Any, words: Any, x: float, ys: list[float], right: float) -> None:
    """Draw the ladder of rates; the present rate is framed, with its side if each side has its own (CK-13.5)."""
    rates, label = facts.ladder(view.rules), words("board-rate")
    own = getattr(view.rules, "rate_owner", "shared") == "per_player"
    here = {side: view.rate.get(side, 1) for side in (IA, A)}
    if own and len(set(here.values())) > 1:
        text = " · ".join(f"{side} ×{rate}" for side, rate in here.items())
        page.text(right, ys[0], f"{label}  {text}", "label", bold=True, ha="right")
        return
    now = here[IA]
    page.text(x, ys[0] - 0.01, label, "note", "soft")
    x += page.text_width(label, "note") + 0.1
    wide = {rate: page.text_width(f"×{rate}", "note", rate == now) for rate in rates}
    each = -(-len(rates) // len(ys))
    for k, y in enumerate(ys):
        _rate_row(page, list(rates)[k * each : (k + 1) * each], wide, now, x, y, right)


def _rate_row(page: Any, shown: list[int], wide: dict[int, float], now: int, x: float, y: float, right: float) -> None:
    """Rates side by side; where they have no room, those that are farthest from the present one are left out."""

    def lacks(apart: float) -> bool:
        return sum(wide[rate] + apart for rate in shown) + 0.06 > right - x

    while len(shown) > 2 and lacks(CLOSE[-1]):
        shown.remove(shown[0] if now > shown[len(shown) // 2] else shown[-1])
    step = min((right - x - sum(wide[rate] for rate in shown)) / len(shown), 0.28)
    for rate in shown:
        x += step / 2
        if rate == now:
            h, edge = max(_pill(page), 0.24), min(0.07, step / 2)
            page.box(x - edge, y - h / 2, wide[rate] + 2 * edge, h, None, "ink", page.RULE, r=0.06, z=3)
        page.text(x, y - 0.01, f"×{rate}", "note", "ink" if rate == now else "soft", rate == now)
        x += wide[rate] + step / 2


def _points(page: Any, view: Any, x: float, y: float, w: float) -> None:
    """Draw the points, and if there is room a bar: in ink those of IA, hollow those of A; a tick in the middle."""
    mine, theirs = view.points.get(IA, 0), view.points.get(A, 0)
    left, right = f"{IA}  {mine}", f"{theirs}  {A}"
    page.text(x, y, left, bold=True)
    page.text(x + w, y, right, bold=True, ha="right")
    x0 = x + max(page.text_width(left, "label", True) + 0.17, 0.68)
    x1 = x + w - max(page.text_width(right, "label", True) + 0.17, 0.68)
    if x1 - x0 < SHORTEST:
        return
    total = max(mine, 0) + max(theirs, 0)
    cut = x0 + (x1 - x0) * (max(mine, 0) / total if total else 0.5)
    page.box(x0, y - 0.075, x1 - x0, 0.15, "card", "ink", page.LINE, r=0.02, z=3)
    if cut > x0:
        page.box(x0, y - 0.075, cut - x0, 0.15, "ink", r=0.02, z=3.1)
    middle = (x0 + x1) / 2
    page.line([(middle, y + 0.075), (middle, y + 0.13)], "ink", page.LINE, 3)
    page.line([(middle, y - 0.13), (middle, y - 0.075)], "ink", page.LINE, 3)
