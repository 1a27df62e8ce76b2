"""Trying out: a question is answered in a copy of the game, and bots play on from there. What search bots are made of.

A rollout begins at the last safe point, with a copy of the state as the one who decides may imagine it (a redeal). It
gives the answers since then again: those that player knows as they were, the others anew by luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any

from ..core import labels
from ..core.bots import Bot, RandomBot
from ..core.chance import stream
from ..core.determinize import Redeal
from ..core.errors import Unwinds
from ..core.labels import Orders
from ..core.state import State, fields_of
from ..core.table import Window
from ..core.visibility import may_know, visibility_of
from .batch import Playout
from .since_checkpoint import PastAnswer, SinceCheckpoint

if TYPE_CHECKING:
    from ..core.question import Decision
    from ..core.result import Players, Result


class _Cut(Unwinds):
    """The horizon is reached; rule code cannot swallow it."""


class Unfit(Unwinds):
    """In this world the game came to another question than the one that is thought about."""


class Rollouts:
    """One question, to be tried out as often as a bot likes; shows nothing of what its player may not know.

    `bots`: who plays on after the answer, one bot for all seats. `horizon`: after so many further decisions a game is
    judged by its `evaluate` instead of being played to the end (0: always to the end).

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> decision = tl.Match(Market, players=2, seed=3).decision
    >>> returns = decision.rollouts().play(decision.options[0], seed=1)
    >>> sorted(returns), sum(returns.values())
    (['P1', 'P2'], 1.0)
    """

    def __init__(self, since: SinceCheckpoint, decision: Decision, bots: Bot | None = None, horizon: int = 0) -> None:
        self.since, self._horizon = since, horizon
        self.player, self.name = decision.player, decision.name
        self._table = Rehearsal(since, bots or RandomBot())
        self._open = since.state is not None and not _hides(type(since.state), since.rules)
        self._redeal: Redeal[State] | None = None
        self._dealt: tuple[object, State] | None = None
        self.known = [each for each in since.answers if may_know(each.only, self.player)]
        """What has happened since the safe point, as far as the player knows of it."""
        self._decision = decision

    def __call__(self, bots: Bot | None = None, horizon: int = 0) -> Rollouts:
        """The same question with other bots to play on, or another horizon."""
        other = object.__new__(Rollouts)
        other.__dict__.update(self.__dict__)
        other._horizon, other._table = horizon, Rehearsal(self.since, bots or RandomBot())
        return other

    def play(self, option: Any, seed: object) -> dict[str, float] | None:
        """Answer with `option` and play on: what the game is then worth to each seat, from 0 to 1.

        The same seed meets the same world and the same luck. None when the world that was drawn does not fit what
        the player has seen since the last safe point (only where something is hidden): draw another seed.
        """
        try:
            return self.finish(self._table, option, seed, self._horizon)
        except Unfit:
            return None

    def finish(self, table: Rehearsal, option: Any, seed: object, horizon: int) -> dict[str, float]:
        """Play on at a table of one's own in a world that is drawn by the seed; raises Unfit."""
        try:
            return returns(table.on_from(self.world(seed), self, option, seed, horizon), self.since.players)
        except _Cut:
            return dict(table.game.evaluate())

    def world(self, seed: object) -> State | None:
        """The last safe point as the player may imagine it; None before the setup."""
        state = self.since.state
        if state is None or self._open:
            return None if state is None else state.copy()
        if self._redeal is None:
            self._redeal = Redeal(state, self.player, self.since.rules, self.since.game, self._seen_since())
        if self._dealt is None or self._dealt[0] != seed:  # the candidates of a round meet the same worlds
            self._dealt = (seed, self._redeal.deal(stream(seed, "redeal")))
        return self._dealt[1].copy()

    def _seen_since(self) -> Set[str]:
        """What came up in the answers since the safe point and lies open to the player now: it was where it was."""
        came_up = {one for each in self.known for one in _atoms(each.value)}
        return came_up & {one for one in _atoms(self._decision.view.as_dict())} if came_up else came_up


def _atoms(value: Any) -> Iterator[str]:
    """The labels of all things in a value."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _atoms(key)
            yield from _atoms(part)
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from _atoms(part)
    else:
        yield labels.label(value)


def returns(result: Result, players: Players) -> dict[str, float]:
    """What a finished game is worth: one point, shared by the winners, or by those who came first when nobody won.

    >>> from tabletop_lab.engine import Result
    >>> returns(Result(("P2",)), ("P1", "P2")), returns(Result((), (("P1", "P2"),)), ("P1", "P2"))
    ({'P1': 0.0, 'P2': 1.0}, {'P1': 0.5, 'P2': 0.5})
    """
    first = result.winners or (result.ranking[0] if result.ranking else ())
    return {player: 1 / len(first) if player in first else 0.0 for player in players}


def _hides(state_class: type[State], rules: Any) -> bool:
    return any(visibility_of(field, rules).who != "public" for field in fields_of(state_class))


_UNKNOWN = object()
"""What the one who decides does not know: in a world that is tried out, luck gives it."""


class Rehearsal(Playout):
    """A table of bots that first repeats what has happened, then takes the option that is tried, then plays on."""

    def __init__(self, since: SinceCheckpoint, bot: Bot) -> None:
        super().__init__(
            since.game, since.players, since.rules, dict.fromkeys(since.players, bot), position=since.position
        )
        self._coming: Iterator[PastAnswer] | None = None
        self._expected: PastAnswer | None = None
        self._rollouts: Rollouts
        self._option: Any = None
        self._left = -1

    @property
    def repeats(self) -> bool:
        """Whether what has happened is being repeated, or the option that is tried comes next."""
        return self._coming is not None

    def on_from(self, state: State | None, rollouts: Rollouts, option: Any, seed: object, horizon: int) -> Result:
        """Play on from a state; _Cut at the horizon, Unfit when the question does not come up."""
        self._coming, self._rollouts, self._option = iter(rollouts.known), rollouts, option
        self._expected, self._left = next(self._coming, None), horizon or -1
        return self._run(seed, state)

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
        """The answer that was given, the option that is tried, or what a bot chooses."""
        if self._coming is None:
            if not self._left:
                raise _Cut
            self._left -= 1
            return super().decide(player, name, options, refused, secret, facts, together, window)
        hidden = (secret or together is not None) and player != self._rollouts.player
        value = self._next_answer(player, name, hidden)
        if value is _UNKNOWN:
            return super().decide(player, name, options, refused, secret, facts, together, window)
        if type(options) is not tuple and callable(options):
            options = options()
        try:
            return labels.find(options, value)
        except LookupError:
            raise Unfit from None

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """The outcome that came up, if the player knows it, or luck."""
        if self._coming is None or not may_know(only, self._rollouts.player):
            return super().chance(name, outcomes, weights, only)
        value = self._next_answer("", name, False)
        if type(outcomes) is Orders:
            if sorted(map(labels.label, value)) != sorted(map(labels.label, outcomes.pile)):
                raise Unfit
        elif weights is None and value not in outcomes:
            raise Unfit
        return value

    def _next_answer(self, player: str, name: str, hidden: bool) -> Any:
        """What was answered here; after the last of the answers, the option that is tried.

        Of what is hidden from the one who decides, that one does not even know whether it was asked: in another world
        it is asked of another seat, or not at all.
        """
        assert self._coming is not None
        expected = self._expected
        if expected is not None and (expected.player, expected.name) == (player, name):
            self._expected = next(self._coming, None)
            return expected.value
        if hidden:
            return _UNKNOWN
        if expected is not None or (self._rollouts.player, self._rollouts.name) != (player, name):
            raise Unfit
        self._coming = None
        return self._option
