"""A picture of how a round goes: its three phases, and the moments at which somebody may step in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .figure_parts import GAP, HEAD, MARGIN, WIDTH, heading
from .pictograms import ACTIONS, SLEEP_CARDS, STATES, TOKENS

Blank = Callable[[float, float], Any]
PHASES = {
    "select": (("lay", STATES["hand"], "TD-4.3"), ("secret", STATES["lock"], "TD-4.4")),
    "action": (
        ("reveal", STATES["asleep"], "TD-4.5"), ("blanket", SLEEP_CARDS["blanket"], "TD-11.13"),
        ("window", ACTIONS["accuse"], "TD-4.14"), ("turn", TOKENS["crate"], "TD-4.7"),
        ("act", ACTIONS["move"], "TD-4.7"), ("answer", ACTIONS["evade"], "TD-7.1"), ("idle", STATES["done"], "TD-7.2"),
    ),
    "end": (
        ("back", STATES["hand"], "TD-4.18"), ("draw", STATES["asleep"], "TD-4.18"),
        ("tired", STATES["forced"], "TD-4.10"),
        ("time", STATES["sun"], "TD-4.2"), ("first", STATES["start"], "TD-4.20"),
    ),
}  # fmt: skip
"""What happens in each phase, its sign and its clause."""


def round_of_play(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the three phases side by side, with what happens in each from the top down."""
    rules, ruler = match.rules, blank(1, 1)
    line = 1.36 * ruler.size_of("note") / 72
    room = WIDTH - 2 * MARGIN - 2 * GAP
    wide = {"select": 0.26 * room, "action": 0.42 * room, "end": 0.32 * room}
    facts = {"draw": rules.sleep_draw, "limit": rules.fatigue_limit}
    texts = {}
    for phase, steps in PHASES.items():
        for name, *_ in steps:
            said = str(words(f"figure-step-{name}", **facts))
            texts[phase, name] = ruler.wrap(said, wide[phase] - 0.85, "note", lines=4)
    tall = max(sum(_tall(len(texts[phase, name]), line) for name, *_ in steps) for phase, steps in PHASES.items())
    page = blank(WIDTH, 2 * MARGIN + HEAD + 0.7 + tall)
    top, alt = heading(page, words, "round", "TD-4.1")
    x = MARGIN
    for number, (phase, steps) in enumerate(PHASES.items(), 1):
        w = wide[phase]
        page.box(x, page.margin, w, top - page.margin, "panel", "line", r=0.12, z=1)
        page.disc(x + 0.34, top - 0.34, 0.19, "ink", z=3)
        page.text(x + 0.34, top - 0.34, str(number), "label", "paper", True, "center")
        title = str(words.value("phase", phase))
        page.text(x + 0.64, top - 0.34, title, "head")
        alt += f" {number}. {title}:"
        y = top - 0.86
        for name, sign, clause in steps:
            page.pictogram(sign, x + 0.36, y - 0.04, 0.3, "ink", "panel", z=3)
            for n, text in enumerate(texts[phase, name]):
                page.text(x + 0.68, y - n * line, text, "note")
            page.text(x + 0.68, y - len(texts[phase, name]) * line, clause, "note", "act", bold=True)
            y -= _tall(len(texts[phase, name]), line)
            alt += f" {words(f'figure-step-{name}', **facts)} ({clause})"
        if number > 1:
            page.arrow([(x - GAP - 0.03, top - 0.34), (x + 0.04, top - 0.34)], colour="ink", lw=2.4)
        x += w + GAP
    return page, alt


def _tall(lines: int, line: float) -> float:
    return (lines + 1) * line + 0.12
