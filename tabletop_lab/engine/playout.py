"""Batch play: bots answer straight from the verbs, nothing is copied, nothing is recorded.

This is the fast path: closures over local names, no decision object for a bot that chooses blindly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from .bots import Bot, RandomBot
from .chance import check_weights, order, pick, stream
from .clause import Frame
from .decision import Decision
from .game import Game, Players, Result
from .position import place

Listener = Callable[[Game, Mapping[str, Any]], None]


class Playout:
    """One game played by bots from the setup to the end.

    >>> from tabletop_lab.engine import catalogue
    >>> game = catalogue.find("fourteen_nights")
    >>> playout = Playout(game, ("P1", "P2"), game.Rules(), seed=1, bots={"P1": RandomBot(), "P2": RandomBot()})
    >>> playout.run().winners in (("P1",), ("P2",), ("P1", "P2"))
    True
    """

    frame: Frame | None = None

    def __init__(
        self,
        game_class: type[Game],
        players: Players,
        rules: Any,
        seed: object,
        bots: Mapping[str, Bot],
        listeners: Mapping[str, Sequence[Listener]] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.seed, self.bots, self.listeners, self.position = seed, bots, listeners or {}, position
        self._decided: Callable[[], int] = lambda: 0
        self.game = game_class.under(rules)(self, players, rules)

    def run(self) -> Result:
        """Play to the end; whatever the rules raise passes through."""
        self.game.setup()
        if self.position:
            place(self.game, self.position)
        return self.game.play()

    @property
    def decisions(self) -> int:
        """How many decisions the bots have made so far."""
        return self._decided()

    def bind(self, game: Game) -> None:
        """Put the fast verbs on the game."""
        verbs = cast(Any, game)
        streams: dict[str, Callable[[], float]] = {}
        seed, bots = self.seed, self.bots
        seats = {player: stream(seed, f"bot {player}") for player in bots}
        blind = {player: seats[player] for player, bot in bots.items() if type(bot) is RandomBot}
        decided = 0

        def ask(
            player: str, name: str, options: Any, refused: Any = None, *, secret: bool = False, **facts: Any
        ) -> Any:
            nonlocal decided
            decided += 1
            if type(options) is not tuple and callable(options):
                options = options()
            if player in blind:
                return options[int(blind[player]() * len(options))]
            decision = Decision(game, player, name, options, refused, facts=facts, secret=secret)
            return bots[player].choose(decision, seats[player])

        def ask_all(
            options: Mapping[str, Any], name: str, refused: Any = None, *, secret: bool = False, **facts: Any
        ) -> dict[str, Any]:
            return {player: ask(player, name, own, secret=secret, **facts) for player, own in options.items()}

        def number(name: str) -> Callable[[], float]:
            if name not in streams:
                streams[name] = stream(seed, name)
            return streams[name]

        def roll(
            name: str, outcomes: Sequence[Any], weights: Sequence[float] | None = None, *, to: object = None
        ) -> Any:
            check_weights(name, outcomes, weights)
            return pick(outcomes, number(name)(), weights)

        def draw(name: str, pile: list[Any], *, to: object = None) -> Any:
            random = streams.get(name) or number(name)
            item = pile[int(random() * len(pile))]
            pile.remove(item)
            return item

        def shuffle(name: str, pile: list[Any], *, to: object = ()) -> None:
            pile[:] = order(pile, number(name))

        listeners = self.listeners

        def heard(event: str, /, *, to: object = None, secret: object = None, **facts: Any) -> None:
            for listener in listeners.get(event, ()):
                listener(game, facts)

        verbs.ask, verbs.ask_all, verbs.roll, verbs.draw, verbs.shuffle = ask, ask_all, roll, draw, shuffle
        verbs.tell = heard if listeners else _nothing
        verbs.safe_point = _nothing
        self._decided = lambda: decided


def _nothing(*what: Any, **facts: Any) -> None:
    """What untraced play does when it is told something or reaches a safe point."""


def fresh_bots(players: Iterable[str], bot: Callable[[], Bot]) -> dict[str, Bot]:
    """The same kind of bot in every seat."""
    return {player: bot() for player in players}
