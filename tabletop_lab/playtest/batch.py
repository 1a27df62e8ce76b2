"""`simulate` and `compare`: many games played by bots, one row each.
What a row holds is in task.py; workers.py plays the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.calls import checked
from tabletop_lab.playtest import workers
from tabletop_lab.playtest.arms import arms_of, asked
from tabletop_lab.playtest.task import Games, Row, Task

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.engine.core.game import Game


@checked
def simulate(
    game: object,
    n: int = 1000,
    *,
    players: int | None = None,
    rules: object = None,
    variant: object = None,
    bots: object = "random",
    seed: int = 0,
    jobs: int = -1,
    progress: bool = True,
    executor: Executor | None = None,
) -> pd.DataFrame:
    """Play `n` games with bots; row i has the seed `seed + i` and can be opened again with `open_row`.

    `rules`: as for Match. `variant`: rules edited as code (`match.variant`); an edited class as `game` does the same;
    the rows then name the edits in a column `edits`. `bots`: one for all seats, or {player: bot} with every seat.
    `jobs`: processes, -1 = one per core, 1 = this one only; small batches are played here anyway. `executor`: any
    concurrent.futures.Executor to play on instead, such as dask's `client.get_executor()`. Columns: game, players,
    seed, rules, bots, winners ('P1+P3' when shared), reason, decisions, error (missing unless the game failed),
    score_<player>, and the game's own metrics. An interrupt gives the rows that are finished, and
    `frame.attrs["interrupted"]` is True. Raises TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> frame = simulate(Market, n=2, players=3, rules={"days": 2}, progress=False)
    >>> list(frame["seed"]), frame.loc[0, "rules"], int(frame["error"].count())
    ([0, 1], '{"days":2}', 0)
    """
    task = Task.of(game, players, rules, bots, variant)
    rows, interrupted = _play([task], n, seed, jobs, progress, executor)
    return _frame([row for row in rows if row], interrupted, Games(task).columns, task.game)


@checked
def compare(
    game: object,
    variants: Mapping[str, object],
    n: int = 1000,
    *,
    players: int | None = None,
    bots: object = "random",
    seed: int = 0,
    jobs: int = -1,
    progress: bool = True,
    executor: Executor | None = None,
) -> pd.DataFrame:
    """Play the same seeds under each variant of the rules.

    Return the frames of `simulate` together, with a column `variant`.

    `variants`: {name: rules}, rules as for Match; edited code is a variant of its own (`match.variant`), or is given in
    the dict of rules under "edits" ({"days": 7, "edits": match.variant}). `summary` compares the others with the first.
    The same seed gives the same outcomes wherever the variants ask for the same chances, so far fewer games are needed
    to see a difference.

    >>> from tabletop_lab.testing.sample import Market
    >>> frame = compare(Market, {"base": {}, "short": {"days": 1}}, n=2, progress=False)
    >>> list(frame["variant"]), list(frame["seed"])
    (['base', 'base', 'short', 'short'], [0, 1, 0, 1])
    """
    arms = arms_of(game, variants, players, bots)
    tasks = [arm.task for arm in arms]
    rows, interrupted = _play(tasks, n, seed, jobs, progress, executor)
    played = [{"variant": arm.variant} | row for i, arm in enumerate(arms) for row in rows[i * n : i * n + n] if row]
    columns = dict.fromkeys(c for task in tasks for c in Games(task).columns)
    return _frame(played, interrupted, ["variant", *columns], tasks[0].game)


def _play(
    tasks: Sequence[Task], n: int, seed: int, jobs: int, progress: bool, executor: Executor | None
) -> tuple[list[Row | None], bool]:
    """Play the tasks; return the rows task by task (None if not finished), and whether there was an interrupt."""
    n, seed, jobs = asked(n, seed, jobs, executor)
    import pandas as pd  # noqa: F401  # now rather than after an interrupt, which should be answered at once
    from tqdm.auto import tqdm

    rows: list[Row | None] = [None] * (n * len(tasks))
    # Seed by seed, not variant by variant: after an interrupt, the finished games can still be compared.
    order = ((task, task * n + i, seed + i) for i in range(n) for task in range(len(tasks)))
    at_once = workers.processes(jobs, executor)
    bar = tqdm(total=len(rows), unit="game", disable=not progress, delay=0.5)
    with bar, closing(workers.run(tasks, order, len(rows), at_once, executor)) as played:
        try:
            for (_, place, _), row in played:
                rows[place] = row
                if progress:
                    bar.update()
        except KeyboardInterrupt:
            return rows, True
    return rows, False


def _frame(
    rows: Sequence[Mapping[str, Any]], interrupted: bool, columns: Sequence[str], game: type[Game]
) -> pd.DataFrame:
    """A frame of the rows. Without any it has the columns that every row has; metrics give theirs with a game."""
    import pandas as pd

    frame = pd.DataFrame(rows) if rows else pd.DataFrame(columns=list(columns))
    frame.attrs["interrupted"] = interrupted
    frame.attrs["title"] = dict(game.title)  # a game that was typed into a cell can be found nowhere else
    return frame
