"""What a person can do with chance, branches and time: set chances by hand, name branches, let bots play at some speed.
Only the actions are here; branch_pane.py and choices.py show the results."""

from __future__ import annotations

import asyncio
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.question import NATURE

from ..panes.branch_pane import find_line
from ..words import wrong
from .busy import Thinkers
from .session import Session

SPEEDS = (1, 2, 5, 10)
"""The speeds that can be chosen for bots that play on, in answers per second."""


class Lines:
    """Chance, branches and time of one session; the methods return the widget."""

    def __init__(self, session: Session, thinkers: Thinkers) -> None:
        self._on, self._thinkers = session, thinkers
        self.speed: float = SPEEDS[1]
        self.task: asyncio.Task[None] | None = None

    # --- luck ----------------------------------------------------------------------------------------------------

    def ask_chance(self, ask: bool = True) -> Any:
        """From now on ask for every chance (roll, or choose by hand); False: chances are rolled at once."""
        self._on.for_all("ask_chance")
        match = self._on.match
        match.chance = "ask" if ask else "auto"
        waits = match.decision is not None and match.decision.player == NATURE
        return self._on.act(lambda: match.goto(match.step) if waits and not ask else None)

    # --- branches --------------------------------------------------------------------------------------------------

    def branch(self, name: str = "") -> Any:
        """Go on here as a branch of that name; the whole branch so far is kept under its own name."""
        self._on.for_all("branch")
        return self._on.act(lambda: self._on.match.start_branch(name))

    def switch(self, name: str) -> Any:
        """Go to the end of another branch."""
        self._on.for_all("switch")
        return self._on.act(lambda: self._on.match.switch(find_line(self._on.match, name)))

    def rename_branch(self, name: str, old: str = "") -> Any:
        """Give the present branch (or another one) a new name."""
        self._on.for_all("rename_branch")
        self._on.match.rename_branch(find_line(self._on.match, old) if old else self._on.match.branch_name, name)
        return self._on.refresh()

    # --- bots at a chosen speed -----------------------------------------------------------------------------------

    def watch(self, speed: float | None = None) -> asyncio.Task[None]:
        """Let bots play on, `speed` answers per second, until a person's turn, the end or `stop()`; can be awaited.

        If no seat has a bot, bots play every seat. An error in the rules stops them, is shown, and is raised by
        `await`.
        """
        self._on.for_all("watch")
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            raise TabletopError(wrong("nothing_waits", "watch", self._on.lang)) from None
        self.speed = speed or self.speed
        self.stop()
        self.task = loop.create_task(self._play_on())
        self.task.add_done_callback(self._stopped)
        self._on.refresh()
        return self.task

    def stop(self) -> Any:
        """Stop the bots that play on or think."""
        self._thinkers.interrupt()
        if self.task is not None:
            self.task.cancel()
            self.task = None
        return self._on.refresh()

    async def _play_on(self) -> None:
        alone = not self._on.bots
        while (decision := self._on.match.decision) is not None:
            if not alone and decision.player != NATURE and decision.player not in self._on.bots:
                return
            if decision.player == NATURE:
                self._on.act(self._on.match.roll)
            else:
                await self._thinkers.bots_answered("decision")
            await asyncio.sleep(1 / self.speed)

    def _stopped(self, task: asyncio.Task[None]) -> None:
        if self.task is task:
            self.task = None
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._on.message = ("", error)
        self._on.refresh()
        if error is not None:
            # The error of a task that nobody awaits would not be seen.
            task.get_loop().call_exception_handler({"message": "the bots stopped", "exception": error, "task": task})
