"""The search bot every game can have: it tries answers out, plays on from each many times, and keeps what went best."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from typing import Any

from ..core.bots import Bot, RandomBot
from ..core.errors import echo
from ..core.question import Decision
from .rollout import Rollouts


class MonteCarloBot(Bot):
    """Flat Monte-Carlo search by sequential halving: all candidates are tried, then the better half of them, and so on.

    `playouts`: how many games a decision may cost. `width`: at most so many candidates are tried; when there are more
    options, half of the places go to what `guide` would choose (asked several times), the others are drawn. `player`:
    the bot that plays on after a candidate (a blind one when None). `horizon`: decisions after which a game is judged
    by its `evaluate` (0: play to the end). All candidates of a round meet the same luck, so that they are compared in
    the same worlds. The bot uses its seat's own stream of chance and keeps no notes.

    >>> from examples.three_in_a_row import ThreeInARow
    >>> import tabletop_lab as tl
    >>> board = {"marks": {"P1": 2 + 4, "P2": 16 + 32}, "empty": [3, 6, 7, 8, 9]}
    >>> match = tl.Match(ThreeInARow, seed=1, position=board)
    >>> match.run(bots={"P1": MonteCarloBot(playouts=60)}, until="decision").answers[0].label
    '3'
    """

    name = "monte_carlo"
    needs_rollouts = True

    def __init__(
        self,
        playouts: int = 300,
        width: int = 24,
        guide: Bot | None = None,
        player: Bot | None = None,
        horizon: int = 0,
    ) -> None:
        for what, number, least in (("playouts", playouts, 1), ("width", width, 2), ("horizon", horizon, 0)):
            if not isinstance(number, int) or isinstance(number, bool) or number < least:
                raise ValueError(f"{what}: {echo(number)} is not a whole number of at least {least}")
        self.playouts, self.width, self.guide, self.horizon = playouts, width, guide, horizon
        self.player = player or RandomBot()

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        """The candidate with the best mean; of equals the one that stands first among the options."""
        candidates = self.candidates(decision, random)
        if len(candidates) == 1:
            return candidates[0]
        rollouts = decision.rollouts()(self.player, self.horizon)
        seed = f"{random()}"
        tried = [_Tried(place, option) for place, option in enumerate(candidates)]
        left, rounds = list(tried), ceil(log2(len(tried)))
        played = 0
        for _ in range(rounds):
            each = max(1, self.playouts // (rounds * len(left)))
            for number in range(played, played + each):
                for candidate in left:
                    candidate.meet(rollouts, decision.player, f"{seed}|{number}")
            played += each
            left = sorted(left, key=_Tried.rank)[: max(1, (len(left) + 1) // 2)]
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

    def meet(self, rollouts: Rollouts, player: str, seed: str) -> None:
        found = rollouts.play(self.option, seed)
        if found is not None:
            self.games += 1
            self.sum += found[player]

    def rank(self) -> tuple[float, int]:
        """Smaller is better: by mean, then by place. A candidate that fitted no world is last."""
        return (-self.sum / self.games if self.games else 1.0, self.place)
