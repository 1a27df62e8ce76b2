"""The search bots every game can have: they try answers out, play on from each many times, and keep what went best.

What they have in common is a budget, in playouts or in seconds. Here is the flat one; information_sets.py grows a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from math import ceil, log2
from time import perf_counter
from typing import Any

from ..core.bots import Bot, RandomBot
from ..core.errors import echo
from ..core.question import Decision
from .rollout import Rollouts

WORLDS = 12
"""For each playout at most so many worlds are drawn, until one fits what the player has seen since the safe point."""


class SearchBot(Bot):
    """A bot with a budget for each decision: `playouts`, or `seconds` (then a seed does not repeat its games).

    `player`: the bot that plays on after what is tried (a blind one when None). `horizon`: decisions after which a game
    is judged by its `evaluate` (0: play to the end).
    """

    needs_rollouts = True

    def __init__(
        self, playouts: int = 300, *, seconds: float = 0.0, player: Bot | None = None, horizon: int = 0
    ) -> None:
        for what, number, least in (("playouts", playouts, 1), ("horizon", horizon, 0)):
            self.check(what, number, least)
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 <= seconds < 1e6:
            raise ValueError(f"seconds: {echo(seconds)} is not a time")
        self.playouts, self.seconds, self.horizon = playouts, seconds, horizon
        self.player = player or RandomBot()

    @staticmethod
    def check(what: str, number: object, least: int) -> None:
        """ValueError for what is no such number."""
        if not isinstance(number, int) or isinstance(number, bool) or number < least:
            raise ValueError(f"{what}: {echo(number)} is not a whole number of at least {least}")

    def worlds(self, seed: str, numbers: Iterator[int], share: float = 1.0, each: int = 1) -> Worlds:
        """The seeds of worlds to try in, for a share of the budget; a try costs `each` playouts."""
        return Worlds(seed, numbers, max(1, int(self.playouts * share) // each), self.seconds * share)


class Worlds:
    """Seeds of worlds, as long as the budget lasts; `met` counts those that fitted."""

    def __init__(self, seed: str, numbers: Iterator[int], most: int, seconds: float) -> None:
        self._seed, self._numbers, self._most = seed, numbers, most
        self._end = perf_counter() + seconds if seconds else None
        self._tries = self.met = 0

    def __iter__(self) -> Iterator[str]:
        while self._goes_on():
            self._tries += 1
            yield f"{self._seed}|{next(self._numbers)}"

    def _goes_on(self) -> bool:
        if self._end is not None:
            return not self._tries or perf_counter() < self._end
        return self.met < self._most and self._tries < WORLDS * self._most


class MonteCarloBot(SearchBot):
    """Flat Monte-Carlo search by sequential halving: all candidates are tried, then the better half of them, and so on.

    `playouts` (or `seconds`): what a decision may cost. `width`: at most so many candidates are tried; when there are
    more options, half of the places go to what `guide` would choose (asked several times), the others are drawn.
    `player`, `horizon`: as for `SearchBot`. All candidates of a round meet the same luck, so that they are compared in
    the same worlds. The bot uses its seat's own stream of chance and keeps no notes.

    >>> from examples.three_in_a_row import ThreeInARow
    >>> import tabletop_lab as tl
    >>> board = {"marks": {"P1": 2 + 4, "P2": 16 + 32}, "empty": [3, 6, 7, 8, 9]}
    >>> match = tl.Match(ThreeInARow, seed=1, position=board)
    >>> match.run(bots={"P1": MonteCarloBot(playouts=60)}, until="decision").answers[0].label
    '3'
    """

    name = "monte_carlo"

    def __init__(
        self,
        playouts: int = 300,
        width: int = 24,
        guide: Bot | None = None,
        player: Bot | None = None,
        horizon: int = 0,
        *,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(playouts, seconds=seconds, player=player, horizon=horizon)
        self.check("width", width, 2)
        self.width, self.guide = width, guide

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        """The candidate with the best mean; of equals the one that stands first among the options."""
        candidates = self.candidates(decision, random)
        if len(candidates) == 1:
            return candidates[0]
        rollouts = decision.rollouts()(self.player, self.horizon)
        seed, numbers = f"{random()}", count()
        tried = [_Tried(place, option) for place, option in enumerate(candidates)]
        left, rounds = list(tried), ceil(log2(len(tried)))
        for _ in range(rounds):
            worlds = self.worlds(seed, numbers, 1 / rounds, len(left))
            for world in worlds:
                worlds.met += all(candidate.meet(rollouts, decision.player, world) for candidate in left)
            left = sorted(left, key=_Tried.rank)[: max(1, (len(left) + 1) // 2)]
        if not left[0].games:  # no world fitted
            return (self.guide or self.player).choose(decision, random)
        return left[0].option

    def candidates(self, decision: Decision, random: Callable[[], float]) -> list[Any]:
        """The options that are tried, without repeats, in their order of appearance."""
        options = decision.options
        if len(options) <= self.width:
            return list(options)
        chosen: dict[str, Any] = {}
        if self.guide is not None:
            for _ in range(self.width // 2):
                option = self.guide.choose(decision, random)
                chosen[str(option)] = option
        for _ in range(8 * self.width):
            if len(chosen) >= self.width:
                break
            option = options[int(random() * len(options))]
            chosen.setdefault(str(option), option)
        return list(chosen.values())


class _Tried:
    """One candidate and how the games after it went."""

    def __init__(self, place: int, option: Any) -> None:
        self.place, self.option = place, option
        self.games, self.sum = 0, 0.0

    def meet(self, rollouts: Rollouts, player: str, seed: str) -> bool:
        """Play on in one world, if it fits: it fits all candidates or none."""
        found = rollouts.play(self.option, seed)
        if found is None:
            return False
        self.games += 1
        self.sum += found[player]
        return True

    def rank(self) -> tuple[float, int]:
        """Smaller is better: by mean, then by place."""
        return (-self.sum / self.games if self.games else 1.0, self.place)
