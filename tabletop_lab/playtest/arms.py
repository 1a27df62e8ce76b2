"""The arms of a comparison: each variant of the rules, played by each lot of bots. No games are played here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from tabletop_lab.engine.core.errors import Fault, TabletopError, echo
from tabletop_lab.engine.core.plainly import as_table
from tabletop_lab.engine.core.strict import whole
from tabletop_lab.engine.edits.variant import Variant
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest.task import Task

MOST_GAMES, MOST_JOBS = 10_000_000, 1_000
"""How many games a batch may have of each arm, and how many processes."""


@dataclass(frozen=True, slots=True)
class Arm:
    """One variant, played by one lot of bots.

    >>> from tabletop_lab.testing.sample import Market
    >>> [(arm.variant, arm.bots) for arm in arms_of(Market, {"base": {}, "short": {"days": 1}})]
    [('base', 'random'), ('short', 'random')]
    """

    variant: str
    task: Task

    @property
    def bots(self) -> str:
        """The bots, as the column `bots` names them."""
        return self.task.bots_text


def arms_of(game: object, variants: object, players: int | None = None, *lots: object) -> list[Arm]:
    """Make the arms, all of the first lot of bots first.

    `variants`: {name: rules}; the first is what the others are compared with. Raises TabletopError, which names the
    variant that cannot be played.
    """
    named = as_table(variants)
    if not named:
        raise TabletopError(localized("no_variants", "call", name="variants"))
    arms = []
    for bots in lots or ("random",):
        for name, given in named.items():
            try:
                rules, edits = _taken_apart(given)
                task = Task.of(game, players, rules, bots, edits)
            except TabletopError as error:
                raise error.retold(type(error), _of_variant(name)) from None
            arms.append(Arm(name if isinstance(name, str) else echo(name), task))
    return arms


def lots_of(bots: object) -> Sequence[object]:
    """Several lots of bots are a list; a name, a bot or a table of seats is one lot.

    >>> lots_of("random"), lots_of(["random", {"P1": "careful"}])
    (['random'], ['random', {'P1': 'careful'}])
    """
    return list(bots) if type(bots) in (list, tuple) and bots else [bots]  # type: ignore[call-overload]


def asked(n: int, seed: int, jobs: int, executor: object) -> tuple[int, int, int]:
    """Check how much is to be played, and where."""
    n, seed, jobs = whole("n", n, 1, MOST_GAMES), whole("seed", seed), whole("jobs", jobs, -1, MOST_JOBS)
    if jobs == 0:
        raise TabletopError(localized("no_jobs", "call", name="jobs"))
    if executor is not None and not isinstance(executor, Executor):
        raise TabletopError(localized("no_executor", "call", name="executor", given=echo(executor)))
    return n, seed, jobs


def _of_variant(name: object) -> Callable[[Fault], Fault]:
    """Says of a fault which variant it is about."""
    return lambda fault: fault.at(lambda lang, where: f"{'변형' if lang == 'ko' else 'variant'} {echo(name)}, {where}")


def _taken_apart(given: object) -> tuple[object, object]:
    """Split one variant of a comparison into its rules and its edited code."""
    if (table := as_table(given)) is not None and "edits" in table:
        edits = table.pop("edits")
        return table, edits
    if isinstance(given, Match):
        return given.rules, given.variant
    return (None, given) if isinstance(given, Variant) else (given, None)
