"""A search bot that grows a tree over what its seat can see: information-set search through redeals.

Single-observer information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4 (2), 2012): each playout is in another
world that the seat cannot tell from the true one, and all of them share one tree. A branch is chosen among those that
are possible in this world by how well it went and how often it could have been chosen. Each seat is taken to choose
what is best for itself. What others answer unseen, and chance, are no branches: the seat would not see in which it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from math import log, sqrt
from typing import Any

from ..core import labels
from ..core.bots import Bot
from ..core.question import Decision
from ..core.table import Window
from .rollout import Rehearsal, Rollouts, Unfit
from .search import SearchBot

EXPLORE = 0.7
"""How much a branch counts that was seldom tried (the value of the paper)."""
AT_ONCE = 12
"""So many branches are tried before one is tried again; of more options, more are tried the more often one comes by."""


class InformationSetBot(SearchBot):
    """Information-set tree search; `playouts`, `seconds`, `player` and `horizon` are those of `SearchBot`.

    >>> from examples.three_in_a_row import ThreeInARow
    >>> import tabletop_lab as tl
    >>> board = {"marks": {"P1": 2 + 4, "P2": 16 + 32}, "empty": [3, 6, 7, 8, 9]}
    >>> match = tl.Match(ThreeInARow, seed=1, position=board)
    >>> match.run(bots={"P1": InformationSetBot(playouts=120)}, until="decision").answers[0].label
    '3'
    """

    name = "information_set"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        """The option that was tried most often; of equals the one that was tried first."""
        if len(decision.options) == 1:
            return decision.options[0]
        rollouts: Rollouts = decision.rollouts()
        table = _Growing(rollouts, self.player, random)
        root, seed = _Question(), f"{random()}"
        worlds = self.worlds(seed, count())
        for world in worlds:
            branch = root.choose(decision.options, random)
            table.begin(decision.player, branch)
            try:
                worth = rollouts.finish(table, branch.option, world, self.horizon)
            except Unfit:
                continue
            worlds.met += 1
            root.learn(branch, worth[decision.player])
            table.learn(worth)
        if not root.branches:
            return self.player.choose(decision, random)
        return max(root.branches.values(), key=lambda branch: branch.tries).option


class _Branch:
    """An option that was chosen at a question, how it went, and the questions that came after it."""

    __slots__ = ("could", "option", "sum", "then", "tries")

    def __init__(self, option: Any) -> None:
        self.option, self.tries, self.could, self.sum = option, 0, 0, 0.0
        self.then: dict[tuple[str, str], _Question] = {}

    def promise(self) -> float:
        """What it may be worth."""
        return self.sum / self.tries + EXPLORE * sqrt(log(self.could) / self.tries)


class _Question:
    """A question in the tree, with the branches that were tried."""

    __slots__ = ("asked", "branches", "possible")

    def __init__(self) -> None:
        self.branches: dict[str, _Branch] = {}
        self.asked = 0
        self.possible: list[_Branch] = []
        """Those of the branches that were possible when it was last asked."""

    def choose(self, options: Sequence[Any], random: Callable[[], float]) -> _Branch:
        """A new branch as long as there is room for one, else the most promising of those that are possible."""
        self.possible = possible = [branch for branch in self.branches.values() if _is_among(branch.option, options)]
        size = len(options)
        if len(possible) < size and len(possible) < max(AT_ONCE, 2 * sqrt(self.asked)):
            for _ in range(4 * size):
                option = options[int(random() * size)]
                if labels.label(option) not in self.branches:
                    return _Branch(option)
        return max(possible, key=_Branch.promise) if possible else _Branch(options[int(random() * size)])

    def learn(self, branch: _Branch, worth: float) -> None:
        """A playout through a branch has ended."""
        self.branches.setdefault(labels.label(branch.option), branch)
        self.asked += 1
        for other in self.possible:
            other.could += other is not branch
        branch.could += 1
        branch.tries += 1
        branch.sum += worth


def _is_among(option: Any, options: Sequence[Any]) -> bool:
    try:
        labels.find(options, option)
    except LookupError:
        return False
    return True


class _Growing(Rehearsal):
    """A table at which the tree chooses as far as it reaches, and one branch more; then the bot plays on."""

    def __init__(self, rollouts: Rollouts, bot: Bot, random: Callable[[], float]) -> None:
        super().__init__(rollouts.since, bot)
        self._me, self._random = rollouts.player, random
        self._at: _Branch | None = None
        self._path: list[tuple[str, _Question, _Branch]] = []

    def begin(self, player: str, branch: _Branch) -> None:
        """Begin another playout, with a branch that was chosen at the root."""
        self._path.clear()
        self._at = branch if branch.tries else None

    def learn(self, worth: Mapping[str, float]) -> None:
        """Tell the branches that were chosen how the playout went."""
        for player, question, branch in self._path:
            question.learn(branch, worth[player])

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
        """What the tree says, as far as it reaches and the seat would see it."""
        unseen = (secret or together is not None) and player != self._me
        if self.repeats or self._at is None or unseen:
            return super().decide(player, name, options, refused, secret, facts, together, window)
        if type(options) is not tuple and callable(options):
            options = options()
        if len(options) == 1:
            return options[0]
        question = self._at.then.setdefault((player, name), _Question())
        branch = question.choose(options, self._random)
        self._path.append((player, question, branch))
        self._at = branch if branch.tries else None
        return labels.find(options, branch.option)
