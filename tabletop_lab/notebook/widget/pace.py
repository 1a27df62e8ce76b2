"""How many messages a kernel sends to the page: never so many that JupyterLab's server drops some of them.

The server lets a kernel say some 1,000 things a second, counted over three seconds, and throws away what is beyond. A
loop in a cell that changes a form or a player can say more. Then each message waits a little.
"""

from __future__ import annotations

import time
from collections import deque
from typing import Any

import comm

WINDOW = 3.0
"""Seconds over which the server counts (its `rate_limit_window`)."""
FREELY, EACH = 1_000, 0.002
"""So many messages in that time are sent at once; beyond them each waits so many seconds: at most 500 a second."""

_sent: deque[float] = deque()


def wait() -> None:
    """One more message is about to be sent."""
    now = time.monotonic()
    while _sent and now - _sent[0] > WINDOW:
        _sent.popleft()
    if len(_sent) >= FREELY:
        time.sleep(EACH)
    _sent.append(time.monotonic())


class Paced:
    """A widget that waits before it says too much; without a page to listen (in tests, in scripts) it does not."""

    comm: Any

    def _send(self, msg: Any, buffers: Any = None) -> None:
        if not isinstance(self.comm, comm.DummyComm):
            wait()
        super()._send(msg, buffers)  # type: ignore[misc]
