"""Pictures in a column that is too narrow for them: beside an open list of files, in a window of some 1,000 pixels.
There a wide picture keeps the width that its letters need, and is moved from side to side, as an arrow says; elsewhere
nothing changes.
"""

from __future__ import annotations

from .letters import kept

LETTERS = 11
"""Pixels of the smallest letters."""
COLUMN = 600
"""A picture whose letters need no more pixels across than this stands whole in any column."""
_STYLE = (
    "<style>@media screen and (max-width:1200px){.jp-Notebook .tl-wide{overflow-x:auto}"
    ".jp-Notebook .tl-wide::before{content:'↔'/'';display:block;position:sticky;left:0;text-align:right;"
    "font:700 18px/1 sans-serif}"
    ".jp-Notebook .tl-wide>img{width:100%!important;max-width:none!important;min-width:var(--tl-across)}}</style>"
)


def readable(html: str) -> str:
    """The saved HTML of a picture, which is not made smaller than its letters allow.

    >>> wide = readable('<img data-letters="0.0099" src="">')
    >>> wide[:66], readable('<img data-letters="0.02" src="">')
    ('<div class="tl-wide" style="--tl-across:1111px" tabindex="0"><img ', '<img data-letters="0.02" src="">')
    """
    share = kept(html)
    if not share or LETTERS / share <= COLUMN:
        return html
    return f'<div class="tl-wide" style="--tl-across:{round(LETTERS / share)}px" tabindex="0">{html}</div>{_STYLE}'
