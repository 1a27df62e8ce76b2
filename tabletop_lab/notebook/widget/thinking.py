"""Bots that think in a thread, on a copy of the match, so that the page stays usable and can stop them.
Knows no widget; busy.py shows the state."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from tabletop_lab.engine.core.bots import Bot, seat_bots
from tabletop_lab.engine.core.errors import Unwinds

SLICE = 0.05
"""After so many seconds of answers, the position reached can be shown."""


class Stopped(Unwinds):
    """Raised when a bot was told to stop and is asked again; no rule can catch it."""


class Thinking:
    """Bots that are giving answers in a thread. `reached` is a match that holds the answers given so far.

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
        """Start the thread."""
        threading.Thread(target=self._think, daemon=True, name="bots").start()
        return self

    def wait(self, seconds: float) -> bool:
        """Wait at most that many seconds; return whether all answers are given."""
        return self._done.wait(seconds)

    def stop(self) -> None:
        """Give no more answers; do not wait for a bot that is thinking."""
        self._stop.set()

    @property
    def stopped(self) -> bool:
        """Whether the bots were told to stop."""
        return self._stop.is_set()

    @property
    def seconds(self) -> float:
        """The seconds since the bots began to think."""
        return time.perf_counter() - self.began

    def asks(self, player: str, bot: str) -> None:
        """Note that a bot begins to think; raises Stopped if they were told to stop."""
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
        """Play for `SLICE` seconds; return whether more answers are to come."""
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
        self.watched, self._thinking = bot, thinking
        self.name = bot.name

    def choose(self, decision: Any, random: Callable[[], float]) -> Any:
        self._thinking.asks(decision.player, self.name)
        answer = self.watched.choose(decision, random)
        if self._thinking.stopped:
            raise Stopped
        return answer
