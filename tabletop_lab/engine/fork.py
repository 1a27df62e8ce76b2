"""Trying out: a question is answered in a copy of the game, and bots play on from there. What search bots are made of.

A fork begins at the last safe point, with a copy of the state as the one who decides may take it to be (a redeal), and
gives the answers since then again: the ones that player knows as they were, the others anew by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from . import endless, labels
from .bots import Bot, RandomBot
from .chance import stream
from .origin import Happened, Origin
from .playout import Playout
from .position import place
from .redeal import redeal
from .state import State, fields_of, sight_of
from .trace import may_know

if TYPE_CHECKING:
    from .decision import Decision
    from .game import Players, Result


class _Cut(BaseException):
    """The horizon is reached; rule code cannot swallow it."""


class _Unfit(Exception):
    """In this world the game came to another question than the one that is thought about."""


class Fork:
    """One question, to be tried out as often as a bot likes; shows nothing of what its player may not know.

    `bots`: who plays on after the answer, one bot for all seats. `horizon`: after so many further decisions a game is
    judged by its `outlook` instead of being played to the end (0: always to the end).

    >>> import tabletop_lab as tl
    >>> decision = tl.Match("fourteen_nights", players=2, seed=3).decision
    >>> worth = decision.fork().play(decision.options[0], seed=1)
    >>> sorted(worth), sum(worth.values())
    (['P1', 'P2'], 1.0)
    """

    def __init__(self, origin: Origin, decision: Decision, bots: Bot | None = None, horizon: int = 0) -> None:
        self._origin, self._horizon = origin, horizon
        self.player, self.name = decision.player, decision.name
        self._table = _Rehearsal(origin, bots or RandomBot())
        self._open = origin.state is not None and not _hides(type(origin.state), origin.rules)

    def __call__(self, bots: Bot | None = None, horizon: int = 0) -> Fork:
        """The same question with other bots to play on, or another horizon."""
        other = object.__new__(Fork)
        other.__dict__.update(self.__dict__)
        other._horizon, other._table = horizon, _Rehearsal(self._origin, bots or RandomBot())
        return other

    def play(self, option: Any, seed: object) -> dict[str, float] | None:
        """Answer with `option` and play on: what the game is then worth to each seat, from 0 to 1.

        The same seed meets the same world and the same luck. None when the world that was drawn does not fit what
        the player has seen since the last safe point (only where something is hidden): draw another seed.
        """
        origin, state = self._origin, self._origin.state
        if state is not None:
            state = (
                state.copy()
                if self._open
                else redeal(state, self.player, origin.rules, stream(seed, "redeal"), origin.game)
            )
        try:
            return worth(self._table.on_from(state, self, option, seed, self._horizon), origin.players)
        except _Cut:
            return dict(self._table.game.outlook())
        except _Unfit:
            return None

    def known(self) -> list[Happened]:
        """What has happened since the safe point; what the player may not know has no value."""
        return [
            each if may_know(each.to, self.player) else each._replace(value=_UNKNOWN) for each in self._origin.happened
        ]


_UNKNOWN = object()
"""The value of an answer that the one who decides does not know: in a world that is tried out it comes by luck."""


def worth(result: Result, players: Players) -> dict[str, float]:
    """What a finished game is worth: one point, shared by the winners, or by those who came first when nobody won.

    >>> from tabletop_lab.engine import Result
    >>> worth(Result(("P2",)), ("P1", "P2")), worth(Result((), (("P1", "P2"),)), ("P1", "P2"))
    ({'P1': 0.0, 'P2': 1.0}, {'P1': 0.5, 'P2': 0.5})
    """
    first = result.winners or (result.ranking[0] if result.ranking else ())
    return {player: 1 / len(first) if player in first else 0.0 for player in players}


def _hides(state_class: type[State], rules: Any) -> bool:
    return any(sight_of(field, rules).who != "public" for field in fields_of(state_class))


class _Rehearsal(Playout):
    """A table of bots that first hears again what has happened, then the option that is tried, then plays on."""

    def __init__(self, origin: Origin, bot: Bot) -> None:
        super().__init__(origin.game, origin.players, origin.rules, dict.fromkeys(origin.players, bot))
        self._position = origin.position
        verbs = cast(Any, self.game)
        self._quick = {name: getattr(verbs, name) for name in ("ask", "ask_all", "roll", "draw", "shuffle")}

    def on_from(self, state: State | None, fork: Fork, option: Any, seed: object, horizon: int) -> Result:
        """Play on from a state; _Cut at the horizon, _Unfit when the question does not come up."""
        game = self.game
        game.state, self.seed = state, seed
        if game.variant is not None:
            endless.refill()
        self._restart(seed)
        self._rehearse(fork.known(), fork, option, horizon)
        if state is None:
            game.setup()
            if self._position:
                place(game, self._position)
        return game.play()

    def _rehearse(self, known: Sequence[Happened], fork: Fork, option: Any, horizon: int) -> None:
        """Put verbs on the game that give the known answers; after the last one the quick verbs come back."""
        verbs, quick = cast(Any, self.game), self._quick
        coming = iter(known)

        def next_answer(player: str, name: str) -> Any:
            expected = next(coming, None)
            if expected is None:
                if player != fork.player or name != fork.name:
                    raise _Unfit
                self._play_freely(horizon)
                return option
            if (expected.player, expected.name) != (player, name):
                raise _Unfit
            return expected.value

        def ask(player: str, name: str, options: Any, refused: Any = None, **more: Any) -> Any:
            value = next_answer(player, name)
            if type(options) is not tuple and callable(options):
                options = options()
            if value is _UNKNOWN:
                return quick["ask"](player, name, options, refused, **more)
            try:
                return labels.find(options, value)
            except LookupError:
                raise _Unfit from None

        def ask_all(options: Mapping[str, Any], name: str, refused: Any = None, **more: Any) -> dict[str, Any]:
            return {player: verbs.ask(player, name, own, refused, **more) for player, own in options.items()}

        def roll(name: str, outcomes: Sequence[Any], weights: Any = None, *, to: object = None) -> Any:
            value = next_answer("", name)
            return quick["roll"](name, outcomes, weights) if value is _UNKNOWN else value

        def draw(name: str, pile: list[Any], *, to: object = None) -> Any:
            value = next_answer("", name)
            if value is _UNKNOWN:
                return quick["draw"](name, pile)
            if value not in pile:
                raise _Unfit
            pile.remove(value)
            return value

        def shuffle(name: str, pile: list[Any], *, to: object = ()) -> None:
            value = next_answer("", name)
            if value is _UNKNOWN:
                quick["shuffle"](name, pile)
            elif sorted(map(labels.label, value)) != sorted(map(labels.label, pile)):
                raise _Unfit
            else:
                pile[:] = value

        verbs.ask, verbs.ask_all, verbs.roll, verbs.draw, verbs.shuffle = ask, ask_all, roll, draw, shuffle

    def _play_freely(self, horizon: int) -> None:
        verbs, quick = cast(Any, self.game), self._quick
        for name, verb in quick.items():
            setattr(verbs, name, verb)
        if horizon:
            verbs.ask, verbs.ask_all = _up_to(horizon, quick)


def _up_to(horizon: int, quick: Mapping[str, Callable[..., Any]]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """`ask` and `ask_all` that end the game at a number of decisions."""
    left = horizon

    def ask(*asked: Any, **facts: Any) -> Any:
        nonlocal left
        if not left:
            raise _Cut
        left -= 1
        return quick["ask"](*asked, **facts)

    def ask_all(options: Mapping[str, Any], *asked: Any, **facts: Any) -> Any:
        nonlocal left
        if left < len(options):
            raise _Cut
        left -= len(options)
        return quick["ask_all"](options, *asked, **facts)

    return ask, ask_all
