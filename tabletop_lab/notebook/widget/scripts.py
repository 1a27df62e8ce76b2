"""The scripts of a widget as one module; each begins with the one that helps a widget whose script comes late."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent


def module(*scripts: Path) -> str:
    """The files as one module, which exports `initialize` too.

    >>> "function initialize(" in module()
    True
    """
    # As text: of a path anywidget keeps every widget for ever.
    return "\n".join(script.read_text(encoding="utf-8") for script in (_HERE / "late.js", *scripts))
