"""A picture of where box tokens go: from the map into hands, onto lines, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .figure_parts import MARGIN, head_of, heading, line_of, width_of
from .pictograms import STATES, TOKENS

Blank = Callable[[float, float], Any]
Corner = tuple[float, float]
WIDE, APART, DOWN = 2.1, 0.355, 0.42
PLACES = {
    "crate": (1, 0, "TD-3.11"), "found": (1, 1, "TD-10.3"), "held": (1, 2, "TD-10.4"), "line": (1, 3, "TD-10.11"),
    "route": (0, 1, "TD-10.6"), "open": (0, 3, "TD-10.12"), "passage": (2, 1, "TD-10.7"), "drop": (2, 2, "TD-9.1"),
}  # fmt: skip
"""Column, row, clause of each place; on a slide column and row change places."""
WAYS = (
    ("crate", "found"), ("found", "held"), ("held", "line"), ("line", "held"), ("found", "route"), ("line", "open"),
    ("route", "open"), ("found", "passage"), ("held", "drop"), ("drop", "crate"),
)  # fmt: skip
SIGNS = {"crate": "crate", "route": "route", "passage": "passage"}


def tokens(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the places of a box token and the ways between them."""
    ruler = blank(1, 1)
    line, paper = line_of(ruler), width_of(ruler)
    columns, rows = (4, 3) if ruler.abreast else (3, 4)
    apart = DOWN if ruler.abreast else APART
    wide = (paper - 2 * MARGIN - (columns - 1) * apart) / columns if ruler.abreast else WIDE
    says = {name: str(words(f"figure-tokens-{name}-said", limit=match.rules.carry_limit)) for name in PLACES}
    texts = {name: ruler.wrap(text, wide - 0.24, "note", lines=7) for name, text in says.items()}
    tall = 0.5 + line * (max(map(len, texts.values())) + 1) + 0.06
    page = blank(paper, 2 * MARGIN + head_of(ruler, words, "tokens", paper) - 0.12 + rows * tall + (rows - 1) * DOWN)
    top, alt = heading(page, words, "tokens", "TD-10.1 – TD-10.13")

    def corner(name: str) -> tuple[float, float]:
        column, row = PLACES[name][1::-1] if page.abreast else PLACES[name][:2]
        return MARGIN + column * (wide + apart), top - tall - row * (tall + DOWN)

    for one, other in WAYS:
        _way(page, corner(one), corner(other), (wide, tall), (one, other) == ("line", "held"), (other, one) in WAYS)
    for name, (_, _, clause) in PLACES.items():
        x, y = corner(name)
        good = name == "open"
        page.box(x, y, wide, tall, "card" if name in ("route", "open", "passage") else "panel",
                 "good" if good else "soft", page.RULE if good else page.LINE, r=0.1, z=4)  # fmt: skip
        sign = TOKENS[SIGNS[name]] if name in SIGNS else _sign(name)
        page.pictogram(sign, x + 0.26, y + tall - 0.26, 0.3, "good" if good else "ink", "panel", z=5)
        title = str(words(f"figure-tokens-{name}"))
        page.text(x + 0.5, y + tall - 0.25, title, "note", bold=True, width=wide - 0.52, z=5)
        for n, text in enumerate(texts[name]):
            page.text(x + 0.12, y + tall - 0.5 - line * (n + 0.5), text, "note", z=5)
        page.text(x + 0.12, y + 0.06 + line / 2, clause, "note", "act", bold=True, z=5)
        alt += f" {title}: {says[name]}"
    return page, alt


def _sign(name: str) -> Any:
    return {"found": STATES["hand"], "held": TOKENS["item"], "line": TOKENS["Key Piece"], "open": STATES["escaped"],
            "drop": STATES["eliminated"]}[name]  # fmt: skip


def _way(page: Any, one: Corner, other: Corner, size: tuple[float, float], back: bool, both: bool) -> None:
    """An arrow from box to box: to the side, up or down; or round at the right or below, back to the map."""
    (ax, ay), (bx, by), (wide, tall) = one, other, size
    aside = (0.14 if back else -0.14) if both else 0.0
    if ay == by:
        y = ay + tall / 2 + aside
        ends = [(ax + wide, y), (bx - 0.03, y)] if bx > ax else [(ax, y), (bx + wide + 0.03, y)]
    elif ax == bx:
        x = ax + wide / 2 + aside
        ends = [(x, ay + tall), (x, by - 0.03)] if by > ay else [(x, ay), (x, by + tall + 0.03)]
    elif page.abreast:  # from what was dropped, below the passages
        x, y = bx + wide / 2, ay - 0.14
        ends = [(ax + wide / 2, ay), (ax + wide / 2, y), (x, y), (x, by - 0.03)]
    else:  # from what was dropped, past the passages
        x, y = ax + wide + 0.14, by + tall / 2
        ends = [(ax + wide, ay + tall / 2), (x, ay + tall / 2), (x, y), (bx + wide + 0.03, y)]
    page.arrow(ends, colour="ink", lw=1.6, z=3)
