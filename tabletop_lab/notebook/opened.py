"""The players that are open in this kernel: a rule edited in a cell is applied in them too."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING
from weakref import WeakSet

if TYPE_CHECKING:
    from .widget.match_widget import MatchWidget

opened: WeakSet[MatchWidget] = WeakSet()
"""The widgets; one that nobody shows or holds any more leaves by itself."""


def is_open(player: MatchWidget) -> None:
    """Remember a widget, and offer the magics that edit its rules; importing alone changes no shell."""
    opened.add(player)
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is not None:
        from .rules import magics

        magics.register(shell)
