"""The widget while bots think: nothing is shown for 0.3 s; then who thinks, for how long, and a way to stop.
Only the waiting is here; the thinking itself is in thinking.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from html import escape
from typing import Any

from tabletop_lab.engine.core.question import NATURE

from .. import markup
from ..words import Say, say
from .parts import Box, Button, Html
from .session import Session
from .thinking import Thinking

PATIENCE, TICK, PROGRESS = 0.3, 0.1, 0.5
"""Seconds: until the page says that somebody thinks, between two checks, between two pictures of what the bots did."""
QUICK = 0.03
"""Bots that need no longer answer before a person's answer is shown: one change of the page, not two."""


class Thinkers:
    """The bots of one session. A press does not wait for them; a call from code waits until they are done."""

    def __init__(self, session: Session) -> None:
        self._on = session
        self.busy: Thinking | None = None
        self.alone = True
        """Whether bots play on by themselves after a person has answered, until a person is asked."""
        self._waiting: asyncio.Task[None] | None = None
        self._taking = False

    def let_bots(self, until: str | None, everybody: bool = True) -> Any:
        """Let bots play one 'decision', to the end of the 'turn', or on (None); a notebook does not wait for them.

        `everybody`: the game's first bot plays the humans' seats; else the bots stop there.
        """
        if everybody:
            self._on.for_all("let_bots")
        self.interrupt()
        decision = self._on.match.decision
        if decision is None:
            return self._on.refresh()
        if decision.player == NATURE:
            return self._on.act(self._on.match.roll)
        return self._await(self._begin(until, everybody))

    def begin_alone(self) -> None:
        """Begin, inside an action that moves the match: those of the bots that are quick have answered at its end."""
        if not self._bots_are_next():
            return
        thinking = self._begin(None, everybody=False)
        if thinking.wait(QUICK) and thinking.error is None:
            self.busy = None
            self._on.match.fast_forward(thinking.reached)
            self._say_where_they_stopped()
        else:
            thinking.shown = True  # their seat is shown as thinking, so that no question comes up for a moment

    def go_on_alone(self) -> Any:
        """Go on with what was begun, or begin; nothing happens where no bot is to answer, or the switch is off."""
        if self.busy is None and self._bots_are_next():
            self._begin(None, everybody=False)
        return self._on if self.busy is None else self._await(self.busy)

    def _bots_are_next(self) -> bool:
        """Whether a bot is to answer, and some person will be asked later."""
        on = self._on
        decision = on.match.decision
        one_plays = self.alone and on.task is None and not on.laptop.on and len(on.bots) < len(on.match.players)
        return one_plays and decision is not None and decision.player in on.bots

    def _await(self, thinking: Thinking) -> Any:
        """Wait a little; in a notebook, let the page go on while they think, elsewhere wait until they are done."""
        if thinking.wait(PATIENCE):
            return self._finished(thinking)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            while not thinking.wait(1):
                pass
            return self._finished(thinking)
        self._waiting = loop.create_task(self._finish(thinking))
        self._waiting.add_done_callback(_tell_errors)
        return self._on

    def _say_where_they_stopped(self) -> None:
        """Bots stop at a chance that a person wants to set by hand; without a word it would look like a fault."""
        decision = self._on.match.decision
        if decision is not None and decision.player == NATURE:
            self._on.message = (say(self._on.lang)("bots-at-chance"), None)

    async def bots_answered(self, until: str | None, everybody: bool = True) -> None:
        """Like `let_bots`, but awaited; raises what the bots or the rules raised."""
        self.interrupt()
        await self._finish(self._begin(until, everybody), raises=True)

    def interrupt(self) -> None:
        """Stop the bots that think, as any action of a person does; the answers they have given stay."""
        thinking = self.busy
        if thinking is None or self._taking:
            return
        self.busy = None
        thinking.stop()
        self._adopt(thinking)

    def _begin(self, until: str | None, everybody: bool) -> Thinking:
        match, bots = self._on.match, self._on.bots
        stand_in = next(iter(match.game.bots))
        sitting = {p: bots.get(p, stand_in) for p in match.players} if everybody else dict(bots)
        self.busy = Thinking(match, sitting, until).start()
        return self.busy

    async def _finish(self, thinking: Thinking, raises: bool = False) -> None:
        """Wait for the bots, and show who thinks; a person who stops the bots ends the waiting too."""
        done, loop = asyncio.Event(), asyncio.get_running_loop()

        def tell() -> None:
            with suppress(RuntimeError):  # the loop may be closed by then
                loop.call_soon_threadsafe(done.set)

        thinking.when_done = tell
        shown_at = thinking.seconds
        try:
            while not thinking.wait(0) and self.busy is thinking:
                if thinking.seconds > PATIENCE:
                    if thinking.seconds - shown_at > PROGRESS and self._adopt(thinking):
                        shown_at = thinking.seconds
                    thinking.shown = True
                    if self._on.screen is not None:
                        self._on.screen.show_busy()
                try:
                    await asyncio.wait_for(done.wait(), TICK)
                except TimeoutError:
                    continue
        except asyncio.CancelledError:
            if self.busy is thinking:
                self.interrupt()
            raise
        if self.busy is thinking:
            self._finished(thinking, raises)

    def _finished(self, thinking: Thinking, raises: bool = True) -> Any:
        """Take over the result: all answers are given, or an error occurred."""
        self.busy = None
        self._adopt(thinking)
        if thinking.error is None:
            self._say_where_they_stopped()
            return self._on.refresh()
        if raises:
            raise thinking.error
        self._on.message = ("", thinking.error)
        self._on.refresh()
        raise thinking.error

    def _adopt(self, thinking: Thinking) -> bool:
        """Move the match as far as the bots have come; return whether that is further."""
        reached = thinking.reached
        if reached.step <= self._on.match.step:
            return False
        self._taking = True
        try:
            self._on.act(lambda: self._on.match.fast_forward(reached))
        finally:
            self._taking = False
        return True


def _tell_errors(task: asyncio.Task[None]) -> None:
    """Raise the error of a task that nobody awaits; otherwise it would not be seen."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        task.get_loop().call_exception_handler({"message": "the bots stopped", "exception": error, "task": task})


class BusyCard:
    """What the decision card shows while bots think. `do("stop")` is called."""

    def __init__(self, do: Callable[..., None]) -> None:
        self.head, self.halt = Html(), Button("ttl-btn", lambda: do("stop"))
        self.widget = Box("ttl-busy", self.head, self.halt)

    def show(self, thinking: Thinking, players: tuple[str, ...], say: Say, called: str) -> None:
        """Show who thinks and for how long; `called` is the name of the bot."""
        player, seconds = thinking.player, int(thinking.seconds)
        seat = players.index(player) if player in players else -1
        who = f"{markup.shape(seat)} {say('busy-who', player=player)}".strip() if player else say("busy-rules")
        bot = say("busy-bot", bot=called) if thinking.bot else ""
        self.head.value = (
            f'<div class="turn"><b>{escape(who)}</b><span class="quiet">{escape(say("busy-seconds", count=seconds))}'
            f'</span></div><div class="ttl-bar-busy" role="progressbar" aria-label="{escape(who)}"></div>'
            f'<h3>{escape(bot)}</h3><p class="quiet">{escape(say("busy-board"))}</p>'
        )
        self.halt.description = f"{say('bots-stop')} · Esc"
