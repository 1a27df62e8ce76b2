"""What takes a moment is done when a person has stopped changing it: arrow keys and sliders pass many values."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Soon:
    """Does the latest of several things, so many seconds after it was asked for; at once where no event loop runs.

    >>> Soon(0.1)(lambda: print("done"))
    done
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def __call__(self, do: Callable[[], Any]) -> None:
        """Do this soon, in place of what was to be done before."""
        self.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            do()
        else:
            self._timer = loop.call_later(self._seconds, do)

    def cancel(self) -> None:
        """Do nothing of it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
