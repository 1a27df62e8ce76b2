"""A picture of how a round goes: its three phases, and the moments at which somebody may step in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .figure_parts import GAP, MARGIN, NARROW, head_of, heading
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
CLAUSE = 0.95
"""Inches for a clause at the right."""


def round_of_play(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the three phases one below another, with what happens in each from the top down."""
    rules, ruler = match.rules, blank(1, 1)
    line = 1.36 * ruler.size_of("note") / 72
    across = NARROW - 2 * MARGIN
    facts = {"draw": rules.sleep_draw, "limit": rules.fatigue_limit}
    said = {name: str(words(f"figure-step-{name}", **facts)) for steps in PHASES.values() for name, *_ in steps}
    texts = {name: ruler.wrap(text, across - 0.88 - CLAUSE, "note", lines=4) for name, text in said.items()}
    tall = {phase: 0.72 + sum(_tall(texts[name], line) for name, *_ in steps) for phase, steps in PHASES.items()}
    page = blank(NARROW, 2 * MARGIN + head_of(ruler, words, "round", NARROW) - 0.12 + sum(tall.values()) + 2 * GAP)
    top, alt = heading(page, words, "round", "TD-4.1")
    for number, (phase, steps) in enumerate(PHASES.items(), 1):
        page.box(MARGIN, top - tall[phase], across, tall[phase], "panel", "line", r=0.12, z=1)
        page.disc(MARGIN + 0.34, top - 0.34, 0.19, "ink", z=3)
        page.text(MARGIN + 0.34, top - 0.34, str(number), "label", "paper", True, "center")
        title = str(words.value("phase", phase))
        page.text(MARGIN + 0.68, top - 0.34, title, "head")
        alt += f" {number}. {title}:"
        y = top - 0.8
        for name, sign, clause in steps:
            page.pictogram(sign, MARGIN + 0.34, y, 0.28, "ink", "panel", z=3)
            for n, text in enumerate(texts[name]):
                page.text(MARGIN + 0.68, y - n * line, text, "note")
            page.text(MARGIN + across - 0.2, y, clause, "note", "act", bold=True, ha="right")
            y -= _tall(texts[name], line)
            alt += f" {said[name]} ({clause})"
        top -= tall[phase]
        if number < len(PHASES):
            page.arrow([(MARGIN + 0.34, top + 0.04), (MARGIN + 0.34, top - GAP - 0.03)], colour="ink", lw=2.4)
        top -= GAP
    return page, alt


def _tall(lines: Sequence[str], line: float) -> float:
    return len(lines) * line + 0.15
