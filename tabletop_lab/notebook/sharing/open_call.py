"""A window in which the whole table is asked at once: "Anybody?" Silence means passing.
It asks one seat as if every seat before it had passed, and moves the match only if somebody reacts or nobody does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.table import PASS


class OpenCall:
    """An open call of a match; `opened` is its window. `used`: whether the seat that looked has reacted.

    The rules ask one seat after another. What a seat could do is found on a copy of the match, so that a look commits
    neither that seat nor those before it.
    """

    def __init__(self, match: Any, opened: Any, bots: Mapping[str, str]) -> None:
        self._match, self.opened, self._bots = match, opened, bots
        self._place = next(i for i, one in enumerate(match.windows) if one is opened)
        self.asking = match
        self.used = False

    def ask(self, seat: str) -> None:
        """Set `asking` to the match as it asks this seat; if the seat cannot react, to the match itself."""
        asking = self._match.branch()
        while self._stands_open(asking) and asking.decision.player != seat:
            self._pass_one(asking)
        self.asking, self.used = asking if self._stands_open(asking) else self._match, False

    def use(self, option: object) -> None:
        """Let the seat that was asked react, or pass, which changes nothing. Raises IllegalChoice."""
        decision = self.asking.decision
        choice = decision.find(option)
        if choice == PASS:
            return
        while self._match.decision.player != decision.player:
            self._pass_one(self._match)
        self._match.play(choice)
        self.used = True

    def close(self) -> None:
        """Close the call: nobody reacts, but bots may."""
        while self._stands_open(self._match):
            self._pass_one(self._match)

    @property
    def goes_on(self) -> bool:
        """Whether the same call goes on after a reaction, as it does where each seat is asked once.

        It does not if the rules asked for something else in between and opened it again.
        """
        windows = self._match.windows
        window = windows[self._place].window
        return window.once and all(one.window is not window for one in windows[self._place + 1 :])

    def _stands_open(self, match: Any) -> bool:
        """Whether somebody is asked in this window now.

        A copy of the match has the same number of windows before it.
        """
        windows, decision = match.windows, match.decision
        return len(windows) - 1 == self._place and decision is not None and decision.window is windows[-1].window

    def _pass_one(self, match: Any) -> None:
        if match.decision.player in self._bots:
            match.run(bots=dict(self._bots), until="decision")
        else:
            match.play(PASS)
