"""A region of the page: one model that sends many parts to the page, and receives what a person does with them.
Knows no game and no match; `region.js` is the part in the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets as w
import traitlets

from .pace import Paced
from .parts import Part
from .scripts import module

_HERE = Path(__file__).parent

SHEETS = ("tabletop.css", "player.css", "cards.css", "over.css", "lab.css", "write.css")
STYLE = "\n".join((_HERE / name).read_text(encoding="utf-8") for name in SHEETS)
"""The only style sheet of the widgets, as text: a widget that watches a file is never given back to the memory."""

_layouts: list[w.Layout] = []


def plain() -> w.Layout:
    """The one empty layout that all widgets of a kernel share; a new one if all widgets were closed.

    A style sheet arranges the widgets instead.

    >>> plain() is plain()
    True
    """
    if not _layouts or _layouts[-1].comm is None:
        _layouts[:] = [w.Layout()]
    return _layouts[-1]


def box(css: str, *children: w.Widget) -> w.VBox:
    """A box of widgets with CSS classes."""
    return w.VBox(children, layout=plain(), _dom_classes=tuple(css.split()))


class Region(Paced, anywidget.AnyWidget):
    """Shows one part with everything inside it.

    >>> from tabletop_lab.notebook.widget.parts import Html
    >>> title = Html("ttl-title", "before")
    >>> region = Region(title)
    >>> title.value = "after"
    >>> region.tree["value"]
    'after'
    """

    _esm = module(_HERE / "region.js")

    tree = traitlets.Dict().tag(sync=True)

    def __init__(self, part: Part) -> None:
        self.part, self._holds = part, 0
        self._numbers: dict[Part, int] = {}
        self._there: dict[int, Part] = {}
        super().__init__(tree=self._drawn(), layout=plain())
        part.__dict__["home"] = self
        self.on_msg(self._receive)

    def changed(self) -> None:
        """Note that something in the region looks different now."""
        if not self._holds:
            self.tell()

    def tell(self) -> None:
        """Send the region to the page, if it has changed."""
        self.tree = self._drawn()

    def _drawn(self) -> dict[str, Any]:
        self._there = {}
        return self.part.tree(self._number)

    def _number(self, part: Part) -> int:
        number = self._numbers.setdefault(part, len(self._numbers))
        self._there[number] = part
        return number

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        # A part that is no longer shown cannot be pressed.
        part = self._there.get(message.get("part", -1))
        if part is not None:
            try:
                part.hear(message)
            finally:
                self.tell()


@contextmanager
def held(*regions: Region) -> Iterator[None]:
    """Make regions wait with their changes; at the end each region sends all of them at once, in this order."""
    for region in regions:
        region._holds += 1
    try:
        yield
    finally:
        for region in regions:
            region._holds -= 1
            region.changed()


def close(*widgets: w.Widget) -> None:
    """Close widgets and everything inside them, so that the page forgets them; the layout they share stays."""
    for widget in widgets:
        close(*getattr(widget, "children", ()))
        widget.close()
