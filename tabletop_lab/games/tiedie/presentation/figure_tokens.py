"""A picture of where box tokens go: from the map into hands, onto lines, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .figure_parts import HEAD, MARGIN, WIDTH, heading
from .pictograms import STATES, TOKENS

Blank = Callable[[float, float], Any]
WIDE, TALL = 2.35, 1.4
PLACES = {
    "crate": (0, 1, "TD-3.11"), "found": (1, 1, "TD-10.3"), "held": (2, 1, "TD-10.4"), "line": (3, 1, "TD-10.11"),
    "route": (1, 0, "TD-10.6"), "open": (3, 0, "TD-10.12"), "passage": (1, 2, "TD-10.7"), "drop": (2, 2, "TD-9.1"),
}  # fmt: skip
"""Column, row, clause of each place."""
WAYS = (
    ("crate", "found"), ("found", "held"), ("held", "line"), ("line", "held"), ("found", "route"), ("line", "open"),
    ("route", "open"), ("found", "passage"), ("held", "drop"), ("drop", "crate"),
)  # fmt: skip
SIGNS = {"crate": "crate", "route": "route", "passage": "passage"}


def tokens(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the places of a box token and the ways between them."""
    high = 3 * TALL + 2 * 0.62
    page = blank(WIDTH, 2 * MARGIN + HEAD + high)
    top, alt = heading(page, words, "tokens", "TD-10.1 – TD-10.13")
    across = (WIDTH - 2 * MARGIN - 4 * WIDE) / 3

    def corner(name: str) -> tuple[float, float]:
        column, row, _ = PLACES[name]
        return MARGIN + column * (WIDE + across), top - TALL - row * (TALL + 0.62)

    for one, other in WAYS:
        _way(page, corner(one), corner(other), (one, other) == ("line", "held"), (other, one) in WAYS)
    for name, (_, _, clause) in PLACES.items():
        x, y = corner(name)
        good = name == "open"
        page.box(x, y, WIDE, TALL, "card" if name in ("route", "open", "passage") else "panel",
                 "good" if good else "soft", page.RULE if good else page.LINE, r=0.1, z=4)  # fmt: skip
        sign = TOKENS[SIGNS[name]] if name in SIGNS else _sign(name)
        page.pictogram(sign, x + 0.26, y + TALL - 0.26, 0.3, "good" if good else "ink", "panel", z=5)
        title = str(words(f"figure-tokens-{name}"))
        page.text(x + 0.5, y + TALL - 0.25, title, "label", bold=True, width=WIDE - 0.55, z=5)
        says = str(words(f"figure-tokens-{name}-said", limit=match.rules.carry_limit))
        for n, line in enumerate(page.wrap(says, WIDE - 0.25, "note", lines=3)):
            page.text(x + 0.12, y + TALL - 0.52 - 0.2 * n, line, "note", z=5)
        page.text(x + 0.12, y + 0.14, clause, "note", "act", bold=True, z=5)
        alt += f" {title}: {says}"
    return page, alt


def _sign(name: str) -> Any:
    return {"found": STATES["hand"], "held": TOKENS["item"], "line": TOKENS["Key Piece"], "open": STATES["escaped"],
            "drop": STATES["eliminated"]}[name]  # fmt: skip


def _way(page: Any, one: tuple[float, float], other: tuple[float, float], back: bool, both: bool) -> None:
    """An arrow from box to box: to the side, up, down, or round below."""
    (ax, ay), (bx, by) = one, other
    lift = (0.14 if back else -0.14) if both else 0.0
    if ay == by:
        y = ay + TALL / 2 - lift
        ends = [(ax + WIDE, y), (bx - 0.03, y)] if bx > ax else [(ax, y), (bx + WIDE + 0.03, y)]
    elif ax == bx:
        x = ax + WIDE / 2
        ends = [(x, ay + TALL), (x, by - 0.03)] if by > ay else [(x, ay), (x, by + TALL + 0.03)]
    elif by > ay and bx < ax:  # from what was dropped back to the map
        y, x = ay - 0.14, bx + WIDE / 2
        ends = [(ax + WIDE / 2, ay), (ax + WIDE / 2, y), (x, y), (x, by - 0.03)]
    else:
        y = ay + TALL / 2
        ends = [(ax + WIDE, y), (bx - 0.03, by + TALL / 2)]
    page.arrow(ends, colour="ink", lw=1.6, z=3)
