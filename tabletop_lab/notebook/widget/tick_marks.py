"""The labels of the slider of moments: the rounds above it, the branches that leave it below.
Computes positions and names; the slider itself is in history.py."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from .. import markup
from ..panes.branch_pane import forks, line_name
from ..sharing.match_view import MatchView
from ..words import Say

SHOWN = 3
"""How many branches are listed under the slider; the pane of branches has them all."""
SLOT, MORE = 21.0, 16.0
"""The greatest width of a branch under the slider, and of the button that opens the tree, in percent of the slider."""


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
