"""The event bridge of a form: clicks on HTML, keys, the theme of the page; in return roles, and where the focus goes.
Knows no game and no form; `event_bridge.js` is its half in the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from .pace import Paced
from .region import STYLE, plain

_HERE = Path(__file__).parent


class EventBridge(Paced, anywidget.AnyWidget):
    """Listens in the frame it stands in and reports (type, what, value) to `heard`.

    >>> reports = []
    >>> bridge = EventBridge(lambda message: reports.append(message["what"]))
    >>> bridge._receive(bridge, {"type": "do", "what": "reset", "with": "days"}, [])
    >>> reports
    ['reset']
    """

    _esm = _HERE / "event_bridge.js"
    _css = STYLE

    aria = traitlets.Dict().tag(sync=True)
    wanted = traitlets.Unicode("").tag(sync=True)
    """Where the focus goes; the page empties it when it is there. A message could come before the page listens."""

    def __init__(self, heard: Callable[[Mapping[str, Any]], None], **kwargs: Any) -> None:
        super().__init__(layout=plain(), **kwargs)
        self._heard = heard
        self.on_msg(self._receive)

    def focus(self, selector: str) -> None:
        """Move the focus in the page, once what was just shown stands there."""
        self.wanted = selector

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        self._heard(message)
