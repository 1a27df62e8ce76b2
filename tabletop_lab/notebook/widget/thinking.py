"""Bots thinking beside the page: on a copy of the match and in a thread, so that the page can stop them.
Knows no widget; what is shown of it is in busy.py."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from tabletop_lab.engine.core.bots import Bot, seat_bots
from tabletop_lab.engine.core.errors import Unwinds

SLICE = 0.05
"""Seconds of answers after which what has been reached can be shown."""


class Stopped(Unwinds):
    """A bot answers that was told to stop; no rule can swallow it."""


class Thinking:
    """Some answers of bots, on their way. `reached` is a match as far as they have come.

    `until`: 'decision' (one answer), 'turn' (until another seat decides) or None (to the end, or to a person).

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7)
    >>> thinking = Thinking(match, {"P1": "random", "P2": "random", "P3": "random"}, "turn").start()
    >>> thinking.wait(5), thinking.reached.decision.player
    (True, 'P3')
    """

    def __init__(self, match: Any, bots: Mapping[str, str], until: str | None) -> None:
        self.player, self.bot, self.error = "", "", None  # type: tuple[str, str, BaseException | None]
        self.began = time.perf_counter()
        self.reached = match.branch()
        self.shown = False
        self.when_done: Callable[[], Any] | None = None
        self._first, self._until = match.decision, until
        self._stop, self._done = threading.Event(), threading.Event()
        self._sitting = {
            player: Watched(bot, self) for player, bot in seat_bots(dict(bots), match.game, match.players).items()
        }

    def start(self) -> Thinking:
        """Begin."""
        threading.Thread(target=self._think, daemon=True, name="bots").start()
        return self

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; whether all answers are given."""
        return self._done.wait(seconds)

    def stop(self) -> None:
        """Give no more answers; a bot that thinks just now is not waited for."""
        self._stop.set()

    @property
    def stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._stop.is_set()

    @property
    def seconds(self) -> float:
        """How long the answers have been thought about."""
        return time.perf_counter() - self.began

    def asks(self, player: str, bot: str) -> None:
        """A bot begins to think; none does any more once they were told to stop."""
        if self.stopped:
            raise Stopped
        self.player, self.bot = player, bot

    def _think(self) -> None:
        try:
            while self._goes_on():
                pass
        except Stopped:
            pass
        except BaseException as error:
            self.error = error
        self._done.set()
        if self.when_done is not None and not self.stopped:
            self.when_done()

    def _goes_on(self) -> bool:
        """One slice of answers; whether more are to come."""
        copy, end = self.reached.branch(), time.perf_counter() + SLICE
        copy.run(bots=self._sitting, until=lambda d: self._enough(d) or time.perf_counter() > end or self.stopped)
        if self.stopped:
            return False
        before, self.reached = self.reached.step, copy
        return bool(copy.step > before and copy.decision is not None and not self._enough(copy.decision))

    def _enough(self, decision: Any) -> bool:
        first = self._first
        if self._until is None or first is None:
            return False
        return bool(decision.player != first.player if self._until == "turn" else decision._at > first._at)


class Watched(Bot):
    """A bot that says when it begins to think, and gives no answer after it was told to stop."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        self._bot, self._thinking = bot, thinking
        self.name = bot.name

    def choose(self, decision: Any, random: Callable[[], float]) -> Any:
        self._thinking.asks(decision.player, self.name)
        answer = self._bot.choose(decision, random)
        if self._thinking.stopped:
            raise Stopped
        return answer
