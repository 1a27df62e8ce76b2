"""Pictures of what happens step by step: encounter, panic, a Lair's life, the event phase, the last checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .figure_parts import GAP, MARGIN, NARROW, STEP, head_of, heading, lines_of, said
from .pictograms import MARKS

Blank = Callable[[float, float], Any]
TOP = 0.52
"""Inches of a box above its sentences."""
ACROSS = 2
"""How many steps stand in a row."""


class Flow(NamedTuple):
    """Steps one after the other: the sign and the clause of each."""

    clauses: str
    steps: tuple[tuple[str, str], ...]
    new: int = -1
    """The step that the expansion has added."""
    first: int = 1
    """The number of the first step."""
    instead: tuple[int, ...] = ()
    """Steps that come in the place of those before them, not after them."""


FLOWS = {
    "encounter": Flow("VS-7", (
        ("noise", "VS-7.1"), ("bag", "VS-7.2"), ("lair", "VS-7.3"), ("hand", "VS-7.4"), ("mad", "VS-7.6"),
        ("silence", "VS-7.7"),
    ), instead=(4, 5)),
    "panic": Flow("VS-6", (("mad", "VS-6.2"), ("gone", "VS-6.6"), ("passed", "VS-6.3"), ("skull", "VS-6.4"))),
    "lair": Flow("VS-8", (
        ("token", "VS-4.5"), ("noise", "VS-8.6"), ("shoot", "VS-8.8"), ("event", "VS-8.9"), ("carcass", "VS-8.12"),
    )),
    "events": Flow("VS-10", (
        ("time", "VS-10.4"), ("skull", "VS-10.5"), ("fire", "VS-10.6"), ("event", "VS-10.7"), ("silence", "VS-10.8"),
        ("bag", "VS-10.9"),
    ), new=4, first=4),
    "check": Flow("VS-14.1", (("mad", "VS-14.3"), ("hand", "VS-14.4"), ("passed", "VS-14.5"))),
    "ending": Flow("NB-14", (
        ("jump", "NB-14.1"), ("engine", "NB-14.5"), ("course", "NB-14.6"), ("contamination", "VS-14.1"),
        ("objective", "NB-14.7"),
    )),
}  # fmt: skip


def drawn(name: str) -> Callable[..., tuple[Any, str]]:
    """The picture of a flow."""

    def made(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
        return _draw(FLOWS[name], name, match, words, blank)

    return made


def _draw(flow: Flow, name: str, match: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    rules, count = match.rules, len(flow.steps)
    facts = {"draw": rules.check_draw, "time": rules.time_length, "skull": rules.sd_skull}
    texts = [str(words(f"figure-{name}-{k + 1}", **facts)) for k in range(count)]
    ruler = blank(NARROW, 4.0)
    wide = (NARROW - 2 * MARGIN - (ACROSS - 1) * GAP) / ACROSS
    wrapped = [lines_of(ruler, text, wide - 0.3) for text in texts]
    line = STEP * ruler.size_of("note") / 72
    rows = [wrapped[k : k + ACROSS] for k in range(0, count, ACROSS)]
    tall = [TOP + max(map(len, row)) * line + 0.14 for row in rows]
    page = blank(NARROW, 2 * MARGIN + head_of(ruler, words, name, NARROW) + sum(tall) + GAP * (len(rows) - 1))
    y, alt = heading(page, words, name, flow.clauses)
    for r, row in enumerate(rows):
        for c, lines in enumerate(row):
            k = r * ACROSS + c
            _box(page, MARGIN + c * (wide + GAP), y - tall[r], wide, tall[r], k, flow, lines)
            alt += f" {k + flow.first}. {flow.steps[k][1]}: {texts[k]}"
        y -= tall[r] + GAP
    return page, alt


def _box(page: Any, x: float, y: float, w: float, h: float, k: int, flow: Flow, lines: list[str]) -> None:
    """One step: its number, its sign, its clause and what is done; an arrow leads to it."""
    new = k == flow.new
    page.box(x, y, w, h, "panel", "ink" if new else "line", page.STRONG if new else page.LINE, 0.1, 2)
    top = y + h - 0.28
    page.disc(x + 0.3, top, 0.15, "ink", z=3)
    page.text(x + 0.3, top, str(k + flow.first), "note", "paper", bold=True, ha="center")
    page.text(x + 0.55, top, flow.steps[k][1], "note", "act", bold=True)
    page.pictogram(MARKS[flow.steps[k][0]], x + w - 0.3, top, 0.3, "soft", "panel", z=3)
    said(page, x + 0.15, y + h - TOP - 0.08, lines)
    if k % ACROSS and k not in flow.instead:
        page.arrow([(x - GAP + 0.03, y + h / 2), (x - 0.02, y + h / 2)], colour="soft", lw=2.0)
