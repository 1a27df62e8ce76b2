"""The labels of the slider of moments: the rounds above it, the branches that leave it below.
Computes positions and names; the slider itself is in history.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from .. import markup
from ..panes.branch_pane import forks, line_name
from ..sharing.match_view import MatchView
from ..words import Say

SHOWN = 3
"""How many branches are listed under the slider; the pane of branches has them all."""
SLOT, MORE = 21.0, 16.0
"""The greatest width of a branch under the slider, and of the button that opens the tree, in percent of the slider."""


WIDTHS = (130, 190, 260, 360, 500, 700, 1000)
"""CSS pixels of the slider from which more marks have room (`over.css` leaves out the others)."""
LETTER, WIDE, GAP = 7.6, 12.0, 5.0
"""CSS pixels of a letter of a mark, of one that is not Latin, and between two marks."""


def room_for(marks: Sequence[tuple[float, str]]) -> list[int]:
    """The width of the slider from which each mark, (place from 0 to 1, text), has room; 0 if it never has.

    Marks that are shown stay there when the slider grows.

    >>> room_for([(0.0, "day 1"), (0.1, "2"), (0.2, "3"), (0.3, "4"), (0.3, "5")])
    [130, 500, 260, 190, 0]
    """
    found = [0] * len(marks)
    ends = [sum(LETTER if letter.isascii() else WIDE for letter in text) + GAP for _, text in marks]
    for width in WIDTHS:
        right = -GAP  # where the last mark that is shown ends
        for at, (place, _) in enumerate(marks):
            later = next((marks[i][0] * width for i in range(at + 1, len(marks)) if found[i]), float("inf"))
            left = place * width
            if found[at] or (left >= right and left + ends[at] <= later):
                found[at] = found[at] or width
                right = left + ends[at]
    return found


def spread(wanted: list[float], widths: list[float], end: float = 100.0) -> list[float]:
    """Where labels begin so that none covers another: each as near to its place as the others allow.

    `wanted` must ascend; all numbers are in percent.

    >>> spread([50.0, 50.0, 50.0], [20.0, 20.0, 20.0])
    [40.0, 60.0, 80.0]
    >>> spread([0.0, 70.0], [20.0, 20.0])
    [0.0, 70.0]
    """
    found: list[float] = []
    for place in wanted:
        found.append(max(place, found[-1] + widths[len(found) - 1]) if found else place)
    for i in range(len(found) - 1, -1, -1):
        right = found[i + 1] if i + 1 < len(found) else end
        found[i] = max(0.0, min(found[i], right - widths[i]))
    return found


def branch_labels(match: MatchView, percent: Callable[[int], float], say: Say) -> str:
    """The branches under the slider as HTML, at the `percent` of their steps; beyond three, a button opens the tree."""
    found = forks(match)
    shown, more = found[:SHOWN], len(found[SHOWN:])
    if not shown:
        return ""
    places = [percent(step) for step, _, _ in shown]
    widths = [SLOT] * len(shown) + [MORE] * bool(more)
    lefts = spread([*places, *places[-1:][: bool(more)]], widths)
    parts = []
    for (step, name, _), place, left in zip(shown, places, lefts, strict=False):
        called = line_name(match, name, say)
        told = escape(f"{called}: {say('branch-at', step=step)}", quote=True)
        parts.append(f'<span class="leaves" style="left:{place:.1f}%"></span>')
        parts.append(
            markup.do("switch", name, f"↳ {escape(called)}",
                      f'class="fork" style="left:{left:.1f}%;max-width:{SLOT - 1:g}%" title="{told}"')
        )  # fmt: skip
    if more:
        parts.append(
            markup.do("branches", "", escape(say("branch-more", count=more)),
                      f'class="fork more" style="left:{lefts[-1]:.1f}%;max-width:{MORE:g}%"')
        )  # fmt: skip
    return "".join(parts)
