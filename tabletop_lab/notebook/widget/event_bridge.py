"""The event bridge of a form: it reports clicks on HTML, keys and the theme of the page, and sets roles and the focus.
Knows no game and no form; `event_bridge.js` is the part in the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .connection import with_connection
from .pace import Paced
from .region import STYLE, plain

_HERE = Path(__file__).parent


class EventBridge(Paced, anywidget.AnyWidget):
    """Listens in the frame that contains it and reports (type, what, value) to `heard`.

    >>> reports = []
    >>> bridge = EventBridge(lambda message: reports.append(message["what"]))
    >>> bridge._receive(bridge, {"type": "do", "what": "reset", "with": "days"}, [])
    >>> reports
    ['reset']
    """

    _esm = with_connection(_HERE / "theme.js", _HERE / "event_bridge.js")
    _css = STYLE

    aria = traitlets.Dict().tag(sync=True)
    wanted = traitlets.Unicode("").tag(sync=True)
    """The selector that gets the focus; the page empties it afterwards.

    A message could arrive before the page listens.
    """

    def __init__(self, heard: Callable[[Mapping[str, Any]], None], **kwargs: Any) -> None:
        super().__init__(layout=plain(), **kwargs)
        self._heard = heard
        self.on_msg(self._receive)

    def focus(self, selector: str) -> None:
        """Move the focus in the page, as soon as what was just shown is there."""
        self.wanted = selector

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        self._heard(message)
