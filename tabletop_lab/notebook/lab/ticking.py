"""Looks again and again while something goes on beside the notebook, and after each cell that was run.
Nothing is polled once it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

TICK = 0.4
"""Seconds between two looks."""


class Ticking:
    """Calls `look()` until it returns False; then nothing more until `start()`.

    A cell that waits keeps the loop from looking: so there is also a look when a cell has been run.
    """

    def __init__(self, look: Callable[[], bool]) -> None:
        self._look = look
        self._task: asyncio.Task[None] | None = None
        self._shell: Any = None

    def start(self) -> None:
        """Begin to look; without a notebook nobody would see it."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._go_on())
        if self._shell is None:
            from IPython import get_ipython

            self._shell = get_ipython()  # type: ignore[no-untyped-call]
            if self._shell is not None:
                self._shell.events.register("post_run_cell", self._after_a_cell)

    async def _go_on(self) -> None:
        while self._look():
            await asyncio.sleep(TICK)
        self._over()

    def _after_a_cell(self, *_: object) -> None:
        if not self._look():
            self._over()

    def _over(self) -> None:
        shell, self._shell = self._shell, None
        if shell is not None:
            with suppress(ValueError):
                shell.events.unregister("post_run_cell", self._after_a_cell)
