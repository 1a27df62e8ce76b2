"""Pictures in a column that is too narrow for them: beside an open list of files, in a window of some 1,000 pixels.
There a wide picture keeps the width that its letters need, and is moved from side to side, as an arrow says; elsewhere
nothing changes.
"""

from __future__ import annotations

import re

from .letters import kept

LETTERS = 11
"""Pixels of the smallest letters."""
COLUMN = 400
"""A picture whose letters need no more pixels across than this stands whole in any column."""
_IMG = r'<img\b[^>]*\bdata-letters="[^>]*>'
_DARK = r'<img\b[^>]*\bclass="tl-dark"[^>]*>'
_PICTURE = re.compile(rf"({_IMG})({_DARK})?")
_WRAPPED = re.compile(rf'<span class="tl-wide"[^>]*>{_IMG}(?:{_DARK})?</span>')
# The arrow is as high as the picture is wider than its column, but never higher than a line.
_STYLE = (
    "<style>.jp-Notebook .tl-wide{display:block;overflow-x:auto}"
    ".jp-Notebook td .tl-wide{min-width:min(var(--tl-across),260px)}"
    ".jp-Notebook .tl-wide::before{content:'↔'/'';display:block;position:sticky;left:0;height:0;overflow:hidden;"
    "text-align:right;font:700 18px/1 sans-serif;padding-bottom:clamp(0px,calc((var(--tl-across) - 100%)*99),20px)}"
    ".jp-Notebook .tl-wide>img{max-width:max(100%,var(--tl-across))!important;min-width:var(--tl-across)}</style>"
)


def readable(html: str) -> str:
    """The saved HTML of an output, whose pictures are not made smaller than their letters allow.

    >>> wide = readable('<p><img data-letters="0.0099" src=""></p>')
    >>> wide[:71], readable(wide) == wide
    ('<p><span class="tl-wide" style="--tl-across:1111px" tabindex="0"><img d', True)
    >>> readable('<img data-letters="0.03" src="">')
    '<img data-letters="0.03" src="">'
    """
    done = [found.span() for found in _WRAPPED.finditer(html)]

    def wrapped(found: re.Match[str]) -> str:
        across = LETTERS / kept(found[1])
        if across <= COLUMN or any(start < found.start() < end for start, end in done):
            return found[0]
        return f'<span class="tl-wide" style="--tl-across:{round(across)}px" tabindex="0">{found[0]}</span>'

    made = _PICTURE.sub(wrapped, html)
    return made if made == html else made + _STYLE
