"""The one widget of our own: a drawn board whose places can be pressed, and the ear of the frame around it.
Knows no game and no match; `board.js` is its half in the page."""

from __future__ import annotations

import base64
import html
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

_HERE = Path(__file__).parent

Box = Sequence[float]


def picture_html(svg: str, alt: str) -> str:
    """The drawing as an `<img>` with its words: the one form that shows before a notebook is trusted or run.

    JupyterLab shows neither an SVG output nor inline SVG in a notebook that is not trusted yet, and HTML export
    loses the words of a plain picture output; an `<img>` survives both.

    >>> picture_html("<svg/>", 'P1 on "4"')
    '<img alt="P1 on &quot;4&quot;" style="max-width:100%" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{html.escape(alt)}" style="max-width:100%" src="data:image/svg+xml;base64,{data}">'


class Board(anywidget.AnyWidget):
    """A drawing with places that can be pressed, focused and read aloud.

    `boxes` gives each place as (x, y, width, height) in the drawing's own units, y downwards. `state` holds what
    changes without a new drawing: `marks` ({place: "target" | "barred" | "sel" | "last"}), `labels` (what a screen
    reader says of a place), `alt` (the position in words), `drawn` (the drawing already shows the targets).

    >>> board = Board()
    >>> board.show("<svg/>", {"4": (0, 0, 10, 10)}, marks={"4": "target"}, alt="an empty board")
    >>> board.on_place(print)
    >>> board.click("4")
    4
    """

    _esm = _HERE / "board.js"
    _css = _HERE / "tabletop.css"

    svg = traitlets.Unicode("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 560 350'/>").tag(sync=True)
    boxes = traitlets.Dict().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    aria = traitlets.Dict().tag(sync=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._pressed: list[Callable[[str], None]] = []
        self._heard: list[Callable[[Mapping[str, Any]], None]] = []
        self._count = 0
        self.on_msg(self._receive)

    def show(
        self,
        svg: str,
        boxes: Mapping[str, Box],
        *,
        marks: Mapping[str, str] | None = None,
        labels: Mapping[str, str] | None = None,
        alt: str = "",
        drawn: bool = False,
        focus: Sequence[float] = (),
    ) -> None:
        """Show a drawing and what its places mean now.

        `focus` is the part of the drawing (x, y, width, height) that a narrow page shows in place of the whole.
        """
        self._count += 1
        with self.hold_sync():
            # The page rebuilds when the drawing changes, and reads the boxes then: they must be there first.
            self.boxes = {key: [round(float(n), 2) for n in box] for key, box in boxes.items()}
            self.state = {
                "marks": dict(marks or {}),
                "labels": dict(labels or {}),
                "alt": alt,
                "drawn": drawn,
                "focus": list(focus),
                "seq": self._count,
            }
            self.svg = svg

    def on_place(self, handler: Callable[[str], None]) -> None:
        """Call `handler(key)` whenever a place is pressed."""
        self._pressed.append(handler)

    def on_ear(self, handler: Callable[[Mapping[str, Any]], None]) -> None:
        """Call `handler(message)` for every other thing the page reports: keys, pressed HTML, its theme."""
        self._heard.append(handler)

    def click(self, key: str) -> None:
        """Press a place: the very path a mouse click takes."""
        self._receive(self, {"type": "place", "key": str(key)}, [])

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        if message.get("type") == "place":
            for handler in self._pressed:
                handler(str(message["key"]))
        else:
            for heard in self._heard:
                heard(message)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle: Any = super()._repr_mimebundle_(**kwargs) or {}
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        alt = str(self.state.get("alt", ""))
        return {**data, "text/html": picture_html(self.svg, alt), "text/plain": alt}, metadata
