"""Who shows something in a notebook as more than text and pictures. The package names it, so that what is shown need
not know the notebook; without one, or without a name, a thing shows itself as it can."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

SHOWN_BY = ""
"""The module whose function `explore(thing)` shows a thing to be pressed."""


def in_a_notebook() -> bool:
    """Whether a kernel runs this, so that somebody may press what is shown.

    >>> in_a_notebook()
    False
    """
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return getattr(shell, "kernel", None) is not None


def show(thing: Any) -> None:
    """Show what is the last line of a cell: to be pressed where there is a kernel, else as its HTML and text."""
    if SHOWN_BY and in_a_notebook():
        import_module(SHOWN_BY).explore(thing)
    else:
        from IPython.display import display

        display({"text/plain": repr(thing), "text/html": thing._repr_html_()}, raw=True)  # type: ignore[no-untyped-call]
