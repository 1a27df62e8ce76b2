"""The text of a clause as `%%rule` cells to copy: one block per function, each with a button.
The magic that runs such a cell is in magics.py; `copy.js` is the part in the page."""

from __future__ import annotations

import re
import sys
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import anywidget

from tabletop_lab.engine import TabletopError
from tabletop_lab.engine.edits.variant import functions_of, source_of
from tabletop_lab.notebook.widget.pace import Paced

from ..widget.region import plain
from ..widget.scripts import module
from ..words import Say

_HERE = Path(__file__).parent
USUAL = "match"
"""The variable that a cell means if it names none."""


class Copier(Paced, anywidget.AnyWidget):
    """Copies text in the page: a press on `data-copy` copies the block before it.

    A browser that cannot copy selects it.
    """

    _esm = module(_HERE / "copy.js")

    def __init__(self) -> None:
        super().__init__(layout=plain())


def known_as(player: Any) -> str:
    """The notebook's variable for this match or its widget; 'match' if there is none.

    >>> known_as(None)
    'match'
    """
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    names = dict(shell.user_ns) if shell is not None else {}
    if player is None or names.get(USUAL) is player.match:
        return USUAL
    for wanted in (player.match, player):
        for name, value in names.items():
            if value is wanted and re.fullmatch(r"[^\W_]\w*", name):
                return str(name)
    return USUAL


def rule_cells(game: Any, clause: str, name: str = USUAL) -> tuple[str, ...]:
    """The cells that edit a clause, one for each function that carries it out; empty if nothing can be edited.

    >>> import tabletop_lab as tl
    >>> game = tl.games()["fourteen_nights"]
    >>> [cell.split("\\n")[0] for cell in rule_cells(game, "FN-6.2", "tuesday")]
    ['%%rule FN-6.2 destinations --match tuesday', '%%rule FN-6.2 move --match tuesday']
    """
    try:
        names = functions_of(game, clause)
        several = len(names) > 1
        return tuple(_cell(game, clause, function, name, several) for function in names)
    except (TabletopError, OSError):
        return ()


@lru_cache(maxsize=256)
def _cell(game: Any, clause: str, function: str, name: str, several: bool) -> str:
    parts = ["%%rule", clause, *([function] if several else []), *([f"--match {name}"] if name != USUAL else [])]
    return f"{' '.join(parts)}\n{source_of(game, clause, function)}".rstrip() + "\n"


def copy_html(cells: tuple[str, ...], say: Say) -> str:
    """Folded blocks of text, each with a button; '' without cells."""
    if not cells:
        return ""
    blocks = "".join(
        f'<pre tabindex="0" aria-label="{escape(cell.split(chr(10))[0])}">{escape(cell, quote=False)}</pre>'
        f'<p><button class="ttl-btn" data-copy data-copied="{escape(say("copy-done"))}" '
        f'data-failed="{escape(say("copy-failed"))}">{escape(say("copy-button"))}</button> '
        '<span class="quiet" role="status"></span></p>'
        for cell in cells
    )
    help_text = f'<p class="quiet">{escape(say("copy-help"))}</p>'
    head = f"<summary>{escape(say('copy-cell'))}</summary>"
    return f'<details class="ttl-code ttl-cell">{head}{help_text}{blocks}</details>'
