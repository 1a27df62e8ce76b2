"""A picture of how a round goes: its three phases, and the moments at which somebody may step in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .figure_parts import GAP, MARGIN, head_of, heading, width_of
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
APART, SHARE = 0.4, 0.58
"""On a slide the third phase stands beside the second: inches between them, and the second's share of the width."""


def round_of_play(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the three phases one below another, with what happens in each from the top down.

    On a slide the last one stands beside the second.
    """
    rules, ruler = match.rules, blank(1, 1)
    line = 1.36 * ruler.size_of("note") / 72
    paper = width_of(ruler)
    across = paper - 2 * MARGIN
    wide = dict.fromkeys(PHASES, across)
    if ruler.abreast:
        wide["action"] = SHARE * across
        wide["end"] = across - wide["action"] - APART
    facts = {"draw": rules.sleep_draw, "limit": rules.fatigue_limit}
    said = {name: str(words(f"figure-step-{name}", **facts)) for steps in PHASES.values() for name, *_ in steps}
    rooms = {name: wide[phase] - 0.88 - CLAUSE for phase, steps in PHASES.items() for name, *_ in steps}
    texts = {name: ruler.wrap(text, rooms[name], "note", lines=4) for name, text in said.items()}
    tall = {phase: 0.72 + sum(_tall(texts[name], line) for name, *_ in steps) for phase, steps in PHASES.items()}
    high = sum(tall.values()) + 2 * GAP
    if ruler.abreast:
        tall["action"] = tall["end"] = max(tall["action"], tall["end"])
        high = tall["select"] + GAP + tall["action"]
    page = blank(paper, 2 * MARGIN + head_of(ruler, words, "round", paper) - 0.12 + high)
    top, alt = heading(page, words, "round", "TD-4.1")
    x = MARGIN
    for number, (phase, steps) in enumerate(PHASES.items(), 1):
        page.box(x, top - tall[phase], wide[phase], tall[phase], "panel", "line", r=0.12, z=1)
        page.disc(x + 0.34, top - 0.34, 0.19, "ink", z=3)
        page.text(x + 0.34, top - 0.34, str(number), "label", "paper", True, "center")
        title = str(words.value("phase", phase))
        page.text(x + 0.68, top - 0.34, title, "head")
        alt += f" {number}. {title}:"
        y = top - 0.8
        for name, sign, clause in steps:
            page.pictogram(sign, x + 0.34, y, 0.28, "ink", "panel", z=3)
            for n, text in enumerate(texts[name]):
                page.text(x + 0.68, y - n * line, text, "note")
            page.text(x + wide[phase] - 0.2, y, clause, "note", "act", bold=True, ha="right")
            y -= _tall(texts[name], line)
            alt += f" {said[name]} ({clause})"
        if page.abreast and phase == "action":
            x += wide[phase] + APART
            page.arrow([(x - APART + 0.03, top - 0.34), (x - 0.04, top - 0.34)], colour="ink", lw=2.4)
            continue
        top -= tall[phase]
        if number < len(PHASES):
            page.arrow([(x + 0.34, top + 0.04), (x + 0.34, top - GAP - 0.03)], colour="ink", lw=2.4)
        top -= GAP
    return page, alt


def _tall(lines: Sequence[str], line: float) -> float:
    return len(lines) * line + 0.15
