"""Shows a widget in the output of a cell. Knows nothing about what it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4


def live(widget: Any) -> dict[str, Any]:
    """The widget itself as the contents of an output; what stands there without a kernel is added by who shows it."""
    made: Any = widget._repr_mimebundle_() or {}
    data: dict[str, Any] = made[0] if isinstance(made, tuple) else made
    return data


def display_once(owner: Any, bundle: Callable[[], dict[str, Any]]) -> None:
    """Show a widget once per run of a cell.

    The call that made the widget may also be the cell's last line, which would show it again.
    """
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
    owner._shown_as = getattr(owner, "_shown_as", []) + [uuid4().hex]
    display(bundle(), raw=True, display_id=owner._shown_as[-1])  # type: ignore[no-untyped-call]


def display_again(owner: Any, bundle: Callable[[], dict[str, Any]]) -> None:
    """Replace the contents of the outputs in which a widget was shown: these contents are saved with the notebook."""
    from IPython.display import update_display

    for name in getattr(owner, "_shown_as", []):
        update_display(bundle(), raw=True, display_id=name)  # type: ignore[no-untyped-call]


def soon(lang: str | None = None) -> None:
    """Say that something is coming, until the next thing that the cell shows (nothing happens outside a notebook)."""
    from IPython import get_ipython
    from IPython.display import clear_output, display

    from tabletop_lab.engine.language.languages import known_language, language

    from .words import say

    if get_ipython() is None:
        return
    words = say(known_language(lang or language()))("first-soon")
    display({"text/plain": words, "text/html": f"<p>{words}</p>"}, raw=True)  # type: ignore[no-untyped-call]
    clear_output(wait=True)
