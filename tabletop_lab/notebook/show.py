"""How a widget of the laboratory comes into the output of a cell.
Knows nothing of what it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def display_once(owner: Any, bundle: Callable[[], dict[str, Any]]) -> None:
    """Show a widget, once for each run of a cell: the call that made it may also be the cell's last line."""
    from IPython import get_ipython
    from IPython.display import display

    shell = get_ipython()
    if shell is None or getattr(owner, "_shown_now", False):
        return
    owner._shown_now = True

    def next_cell() -> None:
        owner._shown_now = False
        shell.events.unregister("pre_execute", next_cell)

    shell.events.register("pre_execute", next_cell)
    display(bundle(), raw=True)  # type: ignore[no-untyped-call]
