"""What the pictures beside the board share: heading, captions, a small board without words, a game to try things in.
board_places.py says where the spaces are; the rules in force say which of them can be reached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from . import table_facts as facts
from .board_map import under_spaces
from .board_places import laid_out
from .palette import mixed, palette
from .pictograms import SIGNS

MARGIN, WIDTH = 5 / 12, 12.6
NARROW = 7.85
"""The width of pictures whose panels stand one below another: read in the column of a notebook beside its margins."""
GAP = 0.24
APART = 0.4
"""Inches between panels that stand side by side: an arrow has room there."""
HEAD = 1.02
"""Inches of the title, the line under it and the space below them."""


def across(page: Any, panels: int) -> tuple[float, float]:
    """The width of a picture with so many panels, and that of a panel: on a slide they stand side by side."""
    if not page.abreast:
        return NARROW, NARROW - 2 * MARGIN
    return WIDTH, (WIDTH - 2 * MARGIN - (panels - 1) * APART) / panels


def head_of(page: Any, words: Any, name: str, wide: float) -> float:
    """Inches of the title and the lines under it in a picture that is so wide."""
    lead = tall_of(page, wide - 2 * MARGIN, [str(words(f"figure-{name}-lead"))])
    return HEAD - page.size_of("note") / 72 * 1.42 + lead


def heading(page: Any, words: Any, name: str, clauses: str) -> tuple[float, str]:
    """Draw the title, the clauses at the right and the lines under them; return where the picture may begin, and the
    words."""
    top, w = page.h - page.margin, page.w - 2 * page.margin
    title, lead = str(words(f"figure-{name}-title")), str(words(f"figure-{name}-lead"))
    room = w - page.text_width(clauses, "note") - 0.3
    page.text(page.margin, top - 0.2, title, "head", width=room)
    page.text(page.margin + w, top - 0.2, clauses, "note", "act", bold=True, ha="right")
    said(page, page.margin, top - 0.56, w, lead, "soft")
    return float(top - head_of(page, words, name, page.w) + 0.12), f"{title}. {lead}"


def said(page: Any, x: float, y: float, w: float, text: str, colour: str = "ink", lines: int = 6) -> float:
    """Write sentences in lines of that width; return the height below them."""
    step = page.size_of("note") / 72 * 1.42
    for line in page.wrap(text, w, "note", lines=lines):
        page.text(x, y, line, "note", colour)
        y -= step
    return float(y)


def tall_of(page: Any, w: float, texts: Sequence[str]) -> float:
    """How high these texts are in that width, one below the other as `said` writes them, in the type of a page."""
    lines = sum(len(page.wrap(text, w, "note", lines=20)) for text in texts)
    return float(lines * page.size_of("note") / 72 * 1.42)


def small_board(
    page: Any, view: Any, player: str, offered: Sequence[int], x: float, y: float, w: float, h: float
) -> None:
    """The spaces by number and pictogram, one pawn, what is barred for it, and the ways it may go."""
    layout, colours = laid_out(x, y, w, h, tuple(view.rules.edges()), (0.3, 0.26)), palette(page)
    here, barred = view.pawn[player], view.barred.get(player, ())
    for a, b in layout.edges:
        page.line(under_spaces(layout.way(a, b)), colours.road_edge, 6, z=1.4, cap="butt")
        page.line(under_spaces(layout.way(a, b)), colours.road, 4.4, z=1.45, cap="butt")
    for n, (left, low, wide, tall) in layout.box.items():
        field, deep = colours.field(n), colours.deep(n)
        if n in offered:
            page.frame(left, low, wide, tall, r=0.14, z=2.5)
        page.box(left, low, wide, tall, field, deep, 1.2, r=0.1, z=2)
        r = min(0.15, 0.22 * tall)
        page.disc(left + r + 0.06, low + tall - r - 0.06, r, deep, z=2.2)
        page.text(left + r + 0.06, low + tall - r - 0.06, str(n), colour=colours.on_deep, bold=True, ha="center",
                  size=72 * r * 1.1)  # fmt: skip
        size = min(0.4 * tall, 0.3 * wide)
        tone = mixed(field, deep, 0.35) if n in barred else deep
        page.pictogram(SIGNS[n], left + wide - 0.62 * size - 0.08, low + tall / 2, size, tone, field, z=2.3)
        if n in barred:
            page.barred(left + wide - 0.62 * size - 0.08, low + tall / 2, 0.6 * size, z=3.2)
        if n == here:
            page.player(left + 0.3 * wide, low + 0.27 * tall, facts.seat(view, player), player,
                        max(0.15, page.least / 62), z=5)  # fmt: skip
    for n in offered:
        page.arrow(layout.way(here, n), colour="act", lw=2.2, z=4)


def tried_out(match: Any, position: Mapping[str, Any], wishes: Sequence[str]) -> Any:
    """A match by the same rules from another position, up to the second turn of its first player, P1.

    P1 answers what is wished as far as the rules allow it; else, and for the others, the turn goes on as it must.
    """
    new = type(match)(match.game, players=3, seed=1, rules=match.rules, position={"first_player": "P1", **position})
    for _ in range(3):
        new.force("chance", new.view().paragraphs.content.decks["chance"][1])
    left, turned = list(wishes), False
    while new.decision is not None:
        decision = new.decision
        if decision.player != "P1":
            turned = True
        elif turned and decision.name == "move":
            break
        wished = next((wish for wish in left if wish in decision.labels), "") if decision.player == "P1" else ""
        if wished:
            left.remove(wished)
        stops = [label for label in ("stop", "decline") if label in decision.labels]
        new.play(wished or (stops or decision.labels)[0])
    return new
