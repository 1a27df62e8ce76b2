"""Batch play: bots answer straight from the verbs, nothing is copied, nothing is recorded.

This is the fast path: closures over local names, no decision object for a bot that chooses blindly.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from . import endless
from .bots import Bot, RandomBot
from .chance import UNIT, check_weights, order, pick, whole_numbers
from .clause import Frame
from .decision import Decision
from .game import Game, Players, Result
from .origin import Kept, Origin
from .position import place
from .untold import untold

Listener = Callable[[Game, Mapping[str, Any]], None]
TUPLES = frozenset({tuple})


class Playout:
    """A table of bots at which one game after another is played from the setup to the end.

    `listeners`: for an event's name, functions that hear it (the game, its facts). `position`: a partial state to
    start from. A game that makes more decisions than its own `longest()` raises RuntimeError.

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
        self.bots, self.listeners, self.position = bots, listeners or {}, position
        self.seed: object = None
        self._restart: Callable[[object], None] = _nothing
        self._decided: Callable[[], int] = lambda: 0
        self._dealt = (game_class, players, rules, position)
        forking = any(bot.forks for bot in bots.values())
        self._kept = Kept(game_class.secret_actors) if forking else None
        quiet = untold(game_class.under(rules), frozenset(self.listeners), forking)
        self.game: Game = quiet(self, players, rules.plain())

    def run(self, seed: object) -> Result:
        """Play one game to the end; whatever the rules raise passes through.

        Python's search for cyclic garbage rests meanwhile, unless a bot forks: a game leaves none, and what the game
        remembers for the next one would be gone through again and again. Everything else is freed as always.
        """
        if self._kept is not None or not gc.isenabled():
            return self._run(seed)
        gc.disable()
        try:
            return self._run(seed)
        finally:
            gc.enable()

    def _run(self, seed: object) -> Result:
        game = self.game
        game.state, self.seed = None, seed
        if game.variant is not None:
            endless.refill()
        self._restart(seed)
        if self._kept is not None:
            self._kept.forget()
        game.setup()
        if self.position:
            place(game, self.position)
        return game.play()

    @property
    def decisions(self) -> int:
        """How many decisions the bots have made in the present game."""
        return self._decided()

    def bind(self, game: Game) -> None:
        """Put the fast verbs on the game."""
        verbs = cast(Any, game)
        bots, listeners = self.bots, self.listeners
        blind: dict[str, Iterator[int]] = {}
        streams: dict[str, Iterator[int]] = {}
        seed: object = None
        decided = longest = 0
        blind_seats = [(player, f"bot {player}") for player, bot in bots.items() if type(bot) is RandomBot]
        all_blind = len(blind_seats) == len(bots)

        def restart(new_seed: object) -> None:
            nonlocal seed, decided, longest
            seed, decided, longest = new_seed, 0, longest or game.longest()
            streams.clear()
            for player, name in blind_seats:
                blind[player] = whole_numbers(new_seed, name)

        def whole(name: str) -> Iterator[int]:
            if name not in streams:
                streams[name] = whole_numbers(seed, name)
            return streams[name]

        def number(name: str) -> Callable[[], float]:
            numbers = whole(name)
            return lambda: next(numbers) * UNIT

        def ask(player: str, name: str, options: Any, refused: Any = None, **more: Any) -> Any:
            nonlocal decided
            decided += 1
            if decided > longest:
                raise RuntimeError(f"{game.name}: more than {longest:,} decisions, the game does not end")
            if type(options) is not tuple and callable(options):
                options = options()
            if player in blind:
                return options[(next(blind[player]) * len(options)) >> 32]
            secret = more.pop("secret", False)
            decision = Decision(game, player, name, options, refused, facts=more, secret=secret)
            return decision.find(bots[player].choose(decision, number(f"bot {player}")))

        def ask_all(options: Mapping[str, Any], name: str, refused: Any = None, **more: Any) -> dict[str, Any]:
            nonlocal decided
            if not all_blind:
                return {player: ask(player, name, own, refused, **more) for player, own in options.items()}
            decided += len(options)  # a table of bots that choose blindly: nobody looks at the question
            if decided > longest:
                raise RuntimeError(f"{game.name}: more than {longest:,} decisions, the game does not end")
            if not TUPLES.issuperset(map(type, options.values())):
                options = {player: own() if callable(own) else own for player, own in options.items()}
            chosen = {**options}
            for player, own in options.items():
                chosen[player] = own[(next(blind[player]) * len(own)) >> 32]
            return chosen

        def roll(
            name: str, outcomes: Sequence[Any], weights: Sequence[float] | None = None, *, to: object = None
        ) -> Any:
            check_weights(name, outcomes, weights)
            return pick(outcomes, number(name)(), weights)

        def draw(name: str, pile: list[Any], *, to: object = None) -> Any:
            numbers = streams.get(name) or whole(name)
            item = pile[(next(numbers) * len(pile)) >> 32]
            pile.remove(item)
            return item

        def shuffle(name: str, pile: list[Any], *, to: object = ()) -> None:
            pile[:] = order(pile, number(name))

        def heard(event: str, /, *, to: object = None, secret: object = None, **facts: Any) -> None:
            for listener in listeners.get(event, ()):
                listener(game, facts)

        verbs.ask, verbs.ask_all, verbs.roll, verbs.draw, verbs.shuffle = ask, ask_all, roll, draw, shuffle
        verbs.tell = heard if listeners else _nothing
        verbs.safe_point = _nothing
        self._restart, self._decided = restart, lambda: decided
        if self._kept is not None:
            self._kept.note_all(game)

    def origin(self) -> Origin:
        """The last safe point and what has happened since then; kept only where a bot forks."""
        if self._kept is None:
            raise RuntimeError("at this table no bot said that it forks (`Bot.forks`), so nothing was kept for it")
        game_class, players, rules, position = self._dealt
        return Origin(game_class, players, rules, position, self._kept.state, list(self._kept.happened))


def _nothing(*what: Any, **facts: Any) -> None:
    """What untraced play does when it is told something or reaches a safe point."""
