"""Games of a study, played once more to look at them more closely: the same seeds give the same games.
So a batch costs nothing more, and what nobody asks for is never gathered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.modes import family
from tabletop_lab.engine.core.strict import whole
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest import workers
from tabletop_lab.playtest.arms import MOST_GAMES, Arm
from tabletop_lab.playtest.gathering import GATHERED

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.playtest.plan import Plan

LOOKED_AT = 300
"""So many games of each arm are looked at, if nobody says otherwise."""
KEY = ["variant", "bots", "seed"]


class Again:
    """Plays the first games of each arm once more; what was gathered is kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int], list[tuple[Arm, int, Any]]] = {}

    def rounds(self, plan: Plan, n: int | None, jobs: int) -> pd.DataFrame:
        """A row for each round of each game, and one for its end: see `Study.rounds`."""
        return self._course("rounds", ["round", "over"], plan, n, jobs)

    def cards(self, plan: Plan, n: int | None, jobs: int) -> pd.DataFrame:
        """A row for each card that a seat used in a game: see `Study.cards`."""
        return self._course("cards", ["seat", "use", "card", "count", "won"], plan, n, jobs)

    def places(self, plan: Plan, n: int | None, jobs: int) -> pd.DataFrame:
        """A row for each place where something happened to a seat in a game: see `Study.places`."""
        return self._course("places", ["seat", "use", "place", "count", "won"], plan, n, jobs)

    def clauses(self, plan: Plan, n: int | None, jobs: int) -> pd.DataFrame:
        """A row for each arm and clause of the rulebook: see `Study.clauses`."""
        book = plan.arms[0].task.game.rulebook("en")
        listed = [number for number, clause in book.items() if clause.kind != "chapter"]
        played: dict[tuple[str, str], dict[str, Any]] = {}
        for arm, seed, found in self._gathered("clauses", plan, n, jobs):
            sums = played.setdefault(
                (arm.variant, arm.bots), {"n": 0, "ran": Counter(), "cited": Counter(), "in": Counter(), "seed": {}}
            )
            sums["n"] += 1
            sums["ran"].update(found["ran"])
            sums["cited"].update(found["cited"])
            sums["in"].update(found["ran"].keys())
            for clause in found["cited"]:
                sums["seed"].setdefault(clause, seed)
        rows = [
            {"variant": variant, "bots": bots, "clause": clause, "games": sums["n"], "ran": sums["ran"][clause],
             "cited": sums["cited"][clause], "in_games": sums["in"][clause], "seed": sums["seed"].get(clause)}
            for (variant, bots), sums in played.items()
            for clause in dict.fromkeys([*listed, *sums["ran"]])
        ]  # fmt: skip
        frame = _frame(rows, ["variant", "bots", "clause", "games", "ran", "cited", "in_games", "seed"], plan)
        return frame.astype({"seed": "Int64"})

    def _course(self, part: str, columns: Sequence[str], plan: Plan, n: int | None, jobs: int) -> pd.DataFrame:
        game = plan.arms[0].task.game
        if all(kind.course is None for kind in family(game)):
            raise TabletopError(localized("no_course", "call", game=game.name))
        rows = [
            {"variant": arm.variant, "bots": arm.bots, "seed": seed} | row
            for arm, seed, found in self._gathered("course", plan, n, jobs)
            for row in found[part]
        ]
        return _frame(rows, [*KEY, *columns], plan)

    def _gathered(self, what: str, plan: Plan, n: int | None, jobs: int) -> Iterator[tuple[Arm, int, Any]]:
        count = min(plan.n, LOOKED_AT if n is None else whole("n", n, 1, MOST_GAMES))
        key = what, count, plan.seed
        if key not in self._kept:
            tasks = [replace(arm.task, gather=what) for arm in plan.arms]
            order = [(arm, 0, seed) for seed in range(plan.seed, plan.seed + count) for arm in range(len(tasks))]
            run = workers.run(tasks, order, len(order), workers.processes(jobs, None), None)
            with closing(run) as played:
                found = [(plan.arms[arm], seed, row[GATHERED]) for (arm, _, seed), row in played if GATHERED in row]
            places = {(arm.variant, arm.bots): place for place, arm in enumerate(plan.arms)}
            found.sort(key=lambda each: (places[each[0].variant, each[0].bots], each[1]))
            self._kept[key] = found
        return iter(self._kept[key])


def _frame(rows: list[dict[str, Any]], columns: list[str], plan: Plan) -> pd.DataFrame:
    import pandas as pd

    frame = pd.DataFrame(rows) if rows else pd.DataFrame(columns=columns)
    frame.attrs["title"] = dict(plan.arms[0].task.game.title)
    return frame
