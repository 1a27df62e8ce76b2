"""A region of the page: the one model that tells the page about many parts, and hears what a person does with them.
Knows no game and no match; `region.js` is its half in the page."""

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

_HERE = Path(__file__).parent

STYLE = _HERE / "tabletop.css"
"""The one style sheet of the widgets."""

_layouts: list[w.Layout] = []


def plain() -> w.Layout:
    """The one layout of a kernel's widgets, which says nothing: a style sheet does; a new one when all were closed.

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
    """Shows one part with all that lies in it.

    >>> from tabletop_lab.notebook.widget.parts import Html
    >>> title = Html("ttl-title", "before")
    >>> region = Region(title)
    >>> title.value = "after"
    >>> region.tree["value"]
    'after'
    """

    _esm = _HERE / "region.js"

    tree = traitlets.Dict().tag(sync=True)

    def __init__(self, part: Part) -> None:
        self.part, self._holds = part, 0
        self._numbers: dict[Part, int] = {}
        self._there: dict[int, Part] = {}
        super().__init__(tree=self._drawn(), layout=plain())
        part.__dict__["home"] = self
        self.on_msg(self._receive)

    def changed(self) -> None:
        """Something in the region looks different now."""
        if not self._holds:
            self.tell()

    def tell(self) -> None:
        """Tell the page how the region looks, if that is news."""
        self.tree = self._drawn()

    def _drawn(self) -> dict[str, Any]:
        self._there = {}
        return self.part.tree(self._number)

    def _number(self, part: Part) -> int:
        number = self._numbers.setdefault(part, len(self._numbers))
        self._there[number] = part
        return number

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        # What is not there any more cannot be pressed.
        part = self._there.get(message.get("part", -1))
        if part is not None:
            try:
                part.hear(message)
            finally:
                self.tell()


@contextmanager
def held(*regions: Region) -> Iterator[None]:
    """Regions that keep their news to themselves; at the end each tells them at once, in this order."""
    for region in regions:
        region._holds += 1
    try:
        yield
    finally:
        for region in regions:
            region._holds -= 1
            region.changed()


def close(*widgets: w.Widget) -> None:
    """Close widgets and all that lie in them, so that the page forgets them; the layout they share stays."""
    for widget in widgets:
        close(*getattr(widget, "children", ()))
        widget.close()
