"""Batch play: bots answer at once, nothing is copied, nothing is recorded.

A bot that chooses blindly needs no decision object; a bot that tries things out finds what happened since the last
checkpoint (see rollout.py).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..core.bots import Bot, RandomBot
from ..core.chance import UNIT, check_weights, pick, whole_numbers
from ..core.clause import Frame
from ..core.game import Game
from ..core.labels import Orders
from ..core.modes import playing
from ..core.question import Decision
from ..core.result import Players, Result
from ..core.state import State
from ..core.table import NO_TABLE, GameOver, Window
from ..edits import guard
from .asking import answer_of
from .hearing import could_not_hear
from .since_checkpoint import PastAnswer, SinceCheckpoint
from .unseen import begin_from

Listener = Callable[[Game, Mapping[str, Any]], None]


class Playout:
    """A table of bots at which one game after another is played from the setup to the end.

    `listeners`: for an event's name, functions that hear it (the game, its facts); `heard` holds them, and may be
    changed between games.
    `position`: a partial state to start from. A game that makes more decisions than it says it can
    (`Game.max_decisions`) raises RuntimeError.

    >>> from tabletop_lab.testing.sample import Market
    >>> table = Playout(Market, ("P1", "P2"), Market.Rules(), bots={"P1": RandomBot(), "P2": RandomBot()})
    >>> table.run(seed=1) == table.run(seed=1), table.run(seed=1) == table.run(seed=2)
    (True, False)
    """

    frame: Frame | None = None

    def __init__(
        self,
        game_class: type[Game],
        players: Players,
        rules: Any,
        bots: Mapping[str, Bot],
        listeners: Mapping[str, Sequence[Listener]] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.bots, self.position = bots, position
        self.heard: Mapping[str, Sequence[Listener]] = listeners or {}
        self.seed: object = None
        self.decisions = 0
        """How many decisions the bots have made in the present game."""
        self._dealt = (game_class, players, rules, position)
        self._max_decisions = 0
        self._blind_seats = [(player, f"bot {player}") for player, bot in bots.items() if type(bot) is RandomBot]
        self._blind: dict[str, Iterator[int]] = {}
        self._streams: dict[str, Iterator[int]] = {}
        self._state: State | None = None
        self._since: list[PastAnswer] | None = [] if any(bot.needs_rollouts for bot in bots.values()) else None
        self.game: Game = self._class(playing(game_class, rules))(self, players, rules.plain())

    def _class(self, game: type[Game]) -> type[Game]:
        """The class that plays."""
        return game

    def run(self, seed: object) -> Result:
        """Play one game to the end; whatever the rules raise passes through.

        Python's search for cyclic garbage rests meanwhile, unless a bot tries things out: a game leaves none, and what
        the game remembers for the next one would be gone through again and again. Everything else is freed as always.
        """
        if self._since is not None or not gc.isenabled():
            return self._run(seed, None)
        gc.disable()
        try:
            return self._run(seed, None)
        finally:
            gc.enable()

    def _run(self, seed: object, state: State | None) -> Result:
        """Play from a state at a safe point, or from the setup (None)."""
        game = self.game
        game.state, game.table, self.frame = state, self, None
        self.seed, self.decisions = seed, 0
        self._max_decisions = self._max_decisions or game.max_decisions()
        self._streams.clear()
        self._state = None
        if self._since is not None:
            self._since.clear()
        for player, name in self._blind_seats:
            self._blind[player] = whole_numbers(seed, name)
        if game.variant is not None:
            guard.refill()
        try:
            if state is None:
                if self.position:
                    self._begin_from(self.position)
                else:
                    game.setup()
            return game.play()
        except GameOver as over:
            result: Result = over.result
            return result
        finally:
            game.table = NO_TABLE

    def decide(
        self,
        player: str,
        name: str,
        options: Any,
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        together: dict[str, Any] | None = None,
        window: Window | None = None,
    ) -> Any:
        """The seat's bot chooses."""
        self.decisions = made = self.decisions + 1
        if made > self._max_decisions:
            raise RuntimeError(f"{self.game.name}: more than {self._max_decisions:,} decisions, the game does not end")
        if callable(options):
            options = options()
        numbers = self._blind.get(player)
        if numbers is not None:
            value = options[(next(numbers) * len(options)) >> 32]
        else:
            decision = Decision(
                self.game, player, name, options, refused, facts=facts, secret=secret,
                simultaneous=together is not None, window=window,
            )  # fmt: skip
            value = answer_of(self.bots[player], decision, self._number(f"bot {player}"))
        if self._since is not None:
            self._since.append(PastAnswer(player, name, value, player if secret or together is not None else None))
            if together is not None and not secret and player == next(reversed(together)):
                self._since[-len(together) :] = [each._replace(only=None) for each in self._since[-len(together) :]]
        return value

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """Luck decides, by the stream of that name."""
        numbers = self._streams.get(name)
        if numbers is None:
            numbers = self._streams[name] = whole_numbers(self.seed, name)
        if weights is not None:
            check_weights(name, outcomes, weights)
            value = pick(outcomes, next(numbers) * UNIT, weights)
        elif type(outcomes) is Orders:
            value = outcomes.by_luck(self._number(name))
        else:
            try:
                value = outcomes[(next(numbers) * len(outcomes)) >> 32]
            except IndexError:
                check_weights(name, outcomes, None)
                raise
        if self._since is not None:
            self._since.append(PastAnswer("", name, value, only))
        return value

    def _begin_from(self, position: Mapping[str, Any]) -> None:
        """What luck gives in a setup that nobody sees is no answer of the game."""

        def luck(name: str, outcomes: Any, weights: Sequence[float] | None) -> Any:
            return Playout.chance(self, name, outcomes, weights, None)

        begin_from(self.game, position, luck)
        if self._since is not None:
            self._since.clear()

    def note(
        self,
        event: str,
        facts: Mapping[str, Any],
        only: object = None,
        secret: Mapping[str, object] | None = None,
        window: Window | None = None,
    ) -> None:
        """Metrics hear what they listen to; nobody else does."""
        if window is None:
            for listener in self.heard[event]:
                try:
                    listener(self.game, facts)
                except BaseException as error:
                    could_not_hear(error, listener, event, self.game)

    def checkpoint(self) -> None:
        """Kept only where a bot tries things out."""
        if self._since is not None:
            self._state = self.game.state.copy()
            self._since.clear()

    def _number(self, name: str) -> Callable[[], float]:
        numbers = self._streams.get(name)
        if numbers is None:
            numbers = self._streams[name] = whole_numbers(self.seed, name)
        return lambda: next(numbers) * UNIT

    def rollouts(self, decision: Decision) -> Any:
        """The question, to be tried out from the last checkpoint on."""
        from .rollout import Rollouts

        if self._since is None:
            raise RuntimeError(
                "at this table no bot said that it needs rollouts (`Bot.needs_rollouts`), so nothing was kept for it"
            )
        game_class, players, rules, position = self._dealt
        return Rollouts(SinceCheckpoint(game_class, players, rules, position, self._state, list(self._since)), decision)


