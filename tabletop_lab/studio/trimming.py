"""Cuts off what is blank above and below a drawing, so that no strip of a page stays empty; and what nobody sees."""

from __future__ import annotations

import re

from tabletop_lab.figures.sketch import Drawing

EDGE = 2.0
"""Points that stay around what is drawn."""
_PATH = re.compile(r'^<path d="([^"]*)"')
_WORDS = re.compile(r"translate\((\S+) (\S+)\) scale\((\S+) ")
_NUMBERS = str.maketrans("MLQCZ", "     ")
"""Leaves the numbers of a path, in pairs: all of its commands take points."""
_WHITE = re.compile(r'fill="#FFFFFF"', re.IGNORECASE)


def trimmed(drawing: Drawing) -> Drawing:
    """The drawing without its blank strips at the top and at the bottom, and without shapes that nobody sees.

    Those are places that a page makes clickable: paper does not.

    >>> made = Drawing("0 0 90 90", ('<path d="M10 30L20 30L20 40Z" fill="#123456"/>',))
    >>> trimmed(made).view
    '0 28.00 90 14.00'
    """
    left, top, across, down = map(float, drawing.view.split())
    shapes = tuple(shape for shape in drawing.shapes if 'fill="none"' not in shape or "stroke" in shape)
    seen = [rows for shape in shapes for rows in [_rows(shape, left, across)] if rows]
    seen = [(max(high, top), min(low, top + down)) for high, low in seen if low > top and high < top + down]
    if not seen:
        return Drawing(drawing.view, shapes, drawing.letters)
    high = max(min(one[0] for one in seen) - EDGE, top)
    low = min(max(one[1] for one in seen) + EDGE, top + down)
    head, _, rest, _ = drawing.view.split()
    return Drawing(f"{head} {high:.2f} {rest} {low - high:.2f}", shapes, drawing.letters)


def _rows(shape: str, left: float, across: float) -> tuple[float, float] | None:
    """From where to where a shape goes, downwards; None for what is not seen: the ground, or outside the view."""
    if path := _PATH.match(shape):
        if _WHITE.search(shape) and "stroke" not in shape:
            return None
        numbers = [*map(float, path[1].translate(_NUMBERS).split())]
        xs, ys = numbers[::2], numbers[1::2]
        return None if not xs or max(xs) < left or min(xs) > left + across else (min(ys), max(ys))
    if words := _WORDS.search(shape):
        x, y, size = float(words[1]), float(words[2]), 100 * abs(float(words[3]))
        return (y - size, y + 0.3 * size) if left <= x <= left + across else None
    return None
