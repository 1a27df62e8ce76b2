"""A drawn board whose places can be pressed, and the event bridge of the frame around it.
Knows no game and no match; `board.js` is the part in the page."""

from __future__ import annotations

import base64
import html
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from tabletop_lab.figures.saved import saved_html
from tabletop_lab.figures.sketch import Drawing

from .connection import with_connection
from .pace import Paced
from .region import STYLE, plain

_HERE = Path(__file__).parent

Box = Sequence[float]
NO_DRAWING = Drawing("0 0 560 40")
KEPT = 20_000
"""How many shapes a page keeps before it discards them and starts again."""


def picture_html(svg: str, alt: str) -> str:
    """The drawing as an `<img>` with its text: the only form that is shown before a notebook is trusted or run.

    JupyterLab shows neither an SVG output nor inline SVG in a notebook that is not trusted yet, and HTML export loses
    the text of a plain picture output; an `<img>` survives both.

    >>> picture_html("<svg/>", 'P1 on "4"')
    '<img alt="P1 on &quot;4&quot;" style="max-width:100%" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{html.escape(alt)}" style="max-width:100%" src="data:image/svg+xml;base64,{data}">'


class Board(Paced, anywidget.AnyWidget):
    """A drawing with places that can be pressed, focused and read aloud.

    A drawing that was made for the room it has is shown as large as it is, one CSS pixel for a pixel; any other as wide
    as the page allows. With `large` the whole player fills the window.

    `boxes` gives each place as (x, y, width, height) in the drawing's own units, y downwards. `state` holds what
    changes without a new drawing: `marks` ({place: "target" | "barred" | "sel" | "last"}), `labels` (what a screen
    reader says about a place), `alt` (the position in words), `drawn` (whether the drawing already shows the targets).
    `picture` tells the page which shapes to show, by number (a shape is sent once and kept there), and which of them
    form one piece, so that a piece that moved can be animated.

    >>> board = Board()
    >>> board.show(Drawing("0 0 9 9", ("<circle/>",)), {"4": (0, 0, 9, 9)}, marks={"4": "target"}, alt="an empty board")
    >>> board.on_place(print)
    >>> board.click("4")
    4
    """

    _esm = with_connection(
        *(_HERE / name for name in ("theme.js", "board.js", "ring.js", "event_frame.js", "room.js", "below.js"))
    )
    _css = STYLE

    picture = traitlets.Dict().tag(sync=True)
    boxes = traitlets.Dict().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    aria = traitlets.Dict().tag(sync=True)
    large = traitlets.Bool(False).tag(sync=True)

    def __init__(self, **kwargs: Any) -> None:
        self._pressed: list[Callable[[str], None]] = []
        self._heard: list[Callable[[Mapping[str, Any]], None]] = []
        self._count = 0
        self._drawing = NO_DRAWING
        self._numbers: dict[str, int] = {}
        self._next = 0
        self._there: set[int | str] = set()
        # Before a page has reported, it is not known which messages it received: each message is complete.
        self._heard_of = False
        super().__init__(layout=plain(), **kwargs)
        self.on_msg(self._receive)

    @property
    def svg(self) -> str:
        """The drawing as an SVG file."""
        return self._drawing.svg()

    def show(
        self,
        drawing: Drawing,
        boxes: Mapping[str, Box],
        *,
        marks: Mapping[str, str] | None = None,
        labels: Mapping[str, str] | None = None,
        alt: str = "",
        drawn: bool = False,
        live: bool = False,
        tall: bool = False,
        scale: float = 1.0,
    ) -> None:
        """Show a drawing, and what its places mean now.

        `live`: it is as large as its room, or becomes so by a `scale`; `tall`: it is higher, and has to be scrolled.
        """
        self._count += 1
        with self.hold_sync():
            self.boxes = {key: [round(float(n), 2) for n in box] for key, box in boxes.items()}
            self.state = {
                "marks": dict(marks or {}),
                "labels": dict(labels or {}),
                "alt": alt,
                "drawn": drawn,
                "live": live,
                "tall": tall,
                "scale": scale,
                "seq": self._count,
            }
            if drawing is not self._drawing:
                self._drawing = drawing
                self.picture = self._news(drawing)

    def _news(self, drawing: Drawing) -> dict[str, Any]:
        """The drawing as numbers of shapes, with the shapes and letters that the page does not have yet."""
        again = len(self._numbers) > KEPT
        if again:
            self._numbers = {}
        if again or not self._heard_of:
            self._there = set()
        shapes: dict[int, str] = {}
        numbers: list[int] = []
        times: Counter[str] = Counter()
        for shape in drawing.shapes:
            # A shape that occurs again is another element, because it may lie over something else.
            named = shape + " " * times[shape]
            times[shape] += 1
            number = self._numbers.get(named)
            if number is None:
                number = self._numbers[named] = self._next
                self._next += 1
            shapes[number] = shape
            numbers.append(number)
        letters = drawing.letters or {}
        picture = {
            "view": drawing.view,
            "order": list(shapes),
            "shapes": {str(n): shape for n, shape in shapes.items() if n not in self._there},
            "letters": {name: d for name, d in letters.items() if name not in self._there},
            "again": again,
            "pieces": {
                name: [x, y, [numbers[at] for at in own]] for name, (x, y, own) in (drawing.pieces or {}).items()
            },
        }
        self._there |= shapes.keys() | letters.keys()
        return picture

    def _tell_all(self) -> dict[str, Any]:
        self._there = set()
        return self._news(self._drawing)

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        """The state for the page; a page that asks for everything may be new and gets every shape again."""
        state = super().get_state(key, drop_defaults)
        if key is None:
            state["picture"] = self._tell_all()
        return state

    def on_place(self, handler: Callable[[str], None]) -> None:
        """Call `handler(key)` whenever a place is pressed."""
        self._pressed.append(handler)

    def on_report(self, handler: Callable[[Mapping[str, Any]], None]) -> None:
        """Call `handler(message)` for everything else that the page reports: keys, pressed HTML, theme, size."""
        self._heard.append(handler)

    def click(self, key: str) -> None:
        """Press a place; a mouse click does the same."""
        self._receive(self, {"type": "place", "key": str(key)}, [])

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        if not self._heard_of:
            self._heard_of = True
            self._tell_all()
        if message.get("type") == "lost":
            self.picture = self._tell_all()
        elif message.get("type") == "place":
            for handler in self._pressed:
                handler(str(message["key"]))
        else:
            for heard in self._heard:
                heard(message)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle: Any = super()._repr_mimebundle_(**kwargs) or {}
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        alt = str(self.state.get("alt", ""))
        return {**data, "text/html": saved_html(picture_html(self.svg, alt)), "text/plain": alt}, metadata
