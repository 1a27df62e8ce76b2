"""A picture of the final settlement: its five steps in the order of the rules in force, with their amounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .figure_parts import HEAD, MARGIN, WIDTH, heading, said, tall_of
from .pictograms import SIGNS

Blank = Callable[[float, float], Any]
GAP, TALL = 0.3, 2.85
CLAUSES = {
    "purchase": "FN-12.2", "goal": "FN-12.3", "conversion": "FN-12.4", "scoring": "FN-12.5", "ranking": "FN-12.6",
}  # fmt: skip
MARKS = {"purchase": 2, "goal": "goal", "conversion": "memory", "scoring": "bonus", "ranking": "pin"}
ORDERS = {
    "after_purchase": ("purchase", "goal", "conversion", "scoring", "ranking"),
    "before_purchase": ("goal", "purchase", "conversion", "scoring", "ranking"),
    "after_final_scoring": ("purchase", "conversion", "scoring", "goal", "ranking"),
}


def settlement(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the steps from left to right, an arrow from each to the next."""
    steps = ORDERS[match.rules.goal_timing]
    wide = (WIDTH - 2 * MARGIN - GAP * (len(steps) - 1)) / len(steps)
    given, probe = facts_of(match), blank(WIDTH, TALL)
    texts = {step: str(words(f"figure-settle-{step}-said", **given)) for step in steps}
    tall = max(TALL, 1.3 + max(tall_of(probe, wide - 0.28, [text]) for text in texts.values()))
    page = blank(WIDTH, 2 * MARGIN + HEAD + tall)
    top, alt = heading(page, words, "settlement", "FN-12.1")
    for k, step in enumerate(steps):
        x = MARGIN + k * (wide + GAP)
        page.box(x, page.margin, wide, top - page.margin, "panel", "line", r=0.12, z=1)
        page.disc(x + 0.32, top - 0.32, 0.18, "ink", z=3)
        page.text(x + 0.32, top - 0.32, str(k + 1), "label", "paper", True, "center")
        page.pictogram(SIGNS[MARKS[step]], x + wide - 0.38, top - 0.34, 0.36, "ink", "panel")
        title = str(words(f"figure-settle-{step}"))
        page.text(x + 0.16, top - 0.78, title, "label", bold=True, width=wide - 0.2)
        page.text(x + 0.16, top - 1.04, CLAUSES[step], "note", "act", True)
        said(page, x + 0.16, top - 1.34, wide - 0.28, texts[step], lines=20)
        alt += f" {k + 1}. {title} ({CLAUSES[step]}): {texts[step]}"
        if k:
            page.arrow([(x - GAP - 0.02, top - 0.32), (x + 0.02, top - 0.32)], colour="ink", lw=2.4)
    return page, alt


def facts_of(match: Any) -> dict[str, Any]:
    """The numbers and readings that the sentences name."""
    rules = match.rules
    alone = len(match.players) == 2 and not rules.two_player_penalty
    return {
        "penalty": 0 if alone else rules.penalty_memory, "size": rules.conversion_points, "gain": rules.conversion_gain,
        "who_is": rules.goal_bonus_recipients, "minor_is": rules.minor_trait_scoring,
    }  # fmt: skip
