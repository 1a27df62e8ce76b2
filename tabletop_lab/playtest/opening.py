"""How a study begins: made anew, or opened from the folder it was kept in. What it then does is in studies.py."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest.arms import Arm, arms_of, asked, lots_of
from tabletop_lab.playtest.plan import Plan
from tabletop_lab.playtest.stores import Folder, Memory
from tabletop_lab.playtest.studies import Study
from tabletop_lab.playtest.task import Task, bots_from


@checked
def study(
    game: object,
    variants: Mapping[str, object] | None = None,
    n: int = 1000,
    *,
    players: int | None = None,
    bots: object = "random",
    seed: int = 0,
    folder: object = None,
    where: object = "local",
    jobs: int = -1,
    progress: bool = True,
) -> Study:
    """Begin to play `n` games of each variant with each lot of bots, and return at once.

    `variants`: as for `compare`, the first is what the others are compared with; None: the rules as printed. `bots`: as
    for `simulate`, or a list of such lots, each of which plays everything. `folder`: where the rows are kept as parquet
    files (needs the extra `lab`); one that holds a part of the same study already is continued. None: in memory.
    `where`: "local" for processes of this computer (`jobs`, as for `simulate`), "tcp://..." for the scheduler of a dask
    cluster, a dask Client, or any concurrent.futures.Executor; the rows are the same everywhere. `progress`: a bar that
    moves while you go on. Raises TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> found = study(Market, {"base": {}, "short": {"days": 1}}, n=20, progress=False).wait()
    >>> found, found.frame(["variant"]).loc[20, "variant"]
    (Study(market, 2 variants, 40 of 40 games), 'short')
    """
    n, seed, jobs = asked(n, seed, jobs, None)
    arms = arms_of(game, {"base": {}} if variants is None else variants, players, *lots_of(bots))
    return begun(Plan.of(arms, n, seed), folder).resume(jobs=jobs, where=where, progress=progress)


def begun(plan: Plan, folder: object) -> Study:
    """A study of this plan, or the one that a folder holds a part of. Raises TabletopError."""
    place = _folder(folder)
    made = Study(plan, Memory() if place is None else Folder(place))
    made.takes_up()
    return made


@checked
def open_study(folder: object, *, game: object = None, bots: object = None) -> Study:
    """Open a study that was kept in a folder, to read it or to `resume` it; nothing is played yet.

    `game`, `bots`: needed only if names are not enough, as for `open_row`. Raises TabletopError for a folder without a
    study.
    """
    place = _folder(folder)
    if place is None or not place.is_dir():
        raise TabletopError(localized("no_study", "call", name="folder", given=echo(folder)))
    store = Folder(place)
    if not (said := store.said):
        raise TabletopError(localized("no_study", "call", name="folder", given=echo(folder)))
    arms = []
    for one in said["arms"]:
        rules = one["rules"] and json.loads(one["rules"])
        lot = bots_from(one["bots"]) if bots is None else bots
        task = Task.of(said["game"] if game is None else game, said["players"], rules, lot)
        if (task.rules_text, task.bots_text, task.edits_text) != (one["rules"], one["bots"], one["edits"]):
            raise TabletopError(localized("study_of_code", "call", name="folder", given=one["edits"] or one["bots"]))
        arms.append(Arm(one["variant"], replace(task, gather=one.get("gather", ""))))
    return Study(Plan(tuple(arms), said["n"], said["seed"], said["size"]), store)


def _folder(given: object) -> Path | None:
    if given is None or isinstance(given, Path):
        return given
    if isinstance(given, str) and given and "\0" not in given:
        return Path(given)
    raise TabletopError(localized("no_folder", "call", name="folder", given=echo(given)))
