"""A study: many games of several variants, played beside what else goes on, kept as they are finished.
opening.py makes one, plan.py says which games, workers.py plays them, stores.py keeps them, readings.py says what they
show."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import showing
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.strict import whole
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest import workers
from tabletop_lab.playtest.again import Again
from tabletop_lab.playtest.arms import MOST_GAMES, Arm, asked
from tabletop_lab.playtest.giving_way import giving_way
from tabletop_lab.playtest.outliers import outliers_of
from tabletop_lab.playtest.parted import Parted, parted
from tabletop_lab.playtest.plan import Plan
from tabletop_lab.playtest.readings import needed, table_of
from tabletop_lab.playtest.replay import END, MEASURE, open_row
from tabletop_lab.playtest.said import Report
from tabletop_lab.playtest.stores import Store, framed
from tabletop_lab.playtest.tally import Tally
from tabletop_lab.playtest.task import Row
from tabletop_lab.playtest.where import Place

if TYPE_CHECKING:
    import pandas as pd

KEEP_SECONDS = 15.0
"""So often the rows of unfinished blocks are kept: what is lost at most when the process is killed."""
KEY = ["variant", "bots", "seed"]


class Study:
    """The games of a study, finished and to come.

    It plays in a thread of its own. `wait` waits for it, `stop` stops it and keeps what is done, `resume` goes on.
    """

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan, self._store = plan, store
        self.failed: BaseException | None = None
        """What ended the study before its end, other than a game: games that fail are rows."""
        self.watched = bool(getattr(store, "said", {}).get("watched", False))
        """Whether its number of games was changed on the way: then its intervals stay those for whoever watches."""
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._how: dict[str, Any] = {}
        self._bar = True
        self._open = plan.keyed(store.unfinished())
        self._tally = Tally(plan)
        self._again = Again()

    # --- playing ------------------------------------------------------------------------------------------------------

    def takes_up(self) -> None:
        """Check that the folder, if it holds something, holds a part of this very study."""
        held, wanted = dict(getattr(self._store, "said", {})), self.plan.said()
        if not held:
            return
        for name in ("game", "players", "seed", "arms"):
            if held[name] != wanted[name]:
                part, given = ("variants", _named(held[name])) if name == "arms" else (name, held[name])
                raise TabletopError(localized("other_study", "call", name="folder", part=part, given=echo(given)))
        n, self.plan = self.plan.n, Plan(self.plan.arms, held["n"], self.plan.seed, held["size"])
        self._open, self._tally = self.plan.keyed(self._store.unfinished()), Tally(self.plan)
        if n != self.plan.n:
            self._change(n)

    def resume(
        self, n: int | None = None, *, jobs: int = -1, where: object = "local", progress: bool | None = None
    ) -> Study:
        """Play what is missing; `n`: so many games of each arm from now on, more than before. Returns at once.

        `progress`: whether a bar shows it; None: as before.
        """
        if self.running:
            return self
        self._bar = self._bar if progress is None else progress
        self._how = {"jobs": jobs, "where": where}
        _, _, jobs = asked(1, 0, jobs, None)
        if n is not None:
            self._change(whole("n", n, self.plan.n, MOST_GAMES))
        self.failed = None
        self._stop.clear()
        place = Place.of(where)
        try:
            missing = self.done < self.plan.games
            if missing:
                self._store.begin(self.plan.said() | {"watched": self.watched})
        except BaseException:
            place.close()
            raise
        if not missing:
            place.close()
        else:
            self._thread = threading.Thread(target=self._play, args=(jobs, place, self._bar), daemon=True)
            self._thread.start()
        return self

    def go_on(self) -> Study:
        """Play what is missing as it was played before, without a bar: what a button does."""
        return self.resume(progress=False, **self._how)

    def stop(self, wait: bool = True) -> Study:
        """Stop as soon as the games that are being played allow it; what is done is kept. `wait`: until it has."""
        self._stop.set()
        if wait and self._thread is not None:
            self._thread.join()
        return self

    def wait(self, seconds: float | None = None) -> Study:
        """Wait until all games are played, or so many seconds; an interrupt stops the study and keeps what is done."""
        end = None if seconds is None else time.monotonic() + seconds
        try:
            while self._thread is not None and self._thread.is_alive() and (end is None or time.monotonic() < end):
                self._thread.join(0.2 if end is None else min(0.2, max(0.0, end - time.monotonic())))
        except KeyboardInterrupt:
            self.stop()
        if self.failed is not None:
            raise self.failed
        return self

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def done(self) -> int:
        """How many games are finished."""
        with self._lock:
            whole_blocks = sum(len(self.plan.seeds(block)) for block in self._store.finished) * len(self.plan.arms)
            return whole_blocks + sum(len(rows) for rows in self._open.values())

    def _change(self, n: int) -> None:
        """Another number of games: a last block that was not full is continued."""
        if n == self.plan.n:
            return
        plan = self.plan.with_games(n)
        for block in sorted(self._store.finished):
            if plan.seeds(block) != self.plan.seeds(block):
                self._store.open(block)
        self.plan, self.watched = plan, True
        self._open, self._tally = plan.keyed(self._store.unfinished()), Tally(plan)

    def _play(self, jobs: int, place: Place, progress: bool) -> None:
        from tqdm.auto import tqdm

        plan, store = self.plan, self._store
        total = plan.games - self.done
        already = {block: {*rows} for block, rows in self._open.items()}
        order = plan.jobs(already, {*store.finished})
        tasks = [arm.task for arm in plan.arms]
        kept = time.monotonic()
        try:
            bar = tqdm(total=plan.games, initial=plan.games - total, unit="game", disable=not progress, delay=0.5)
            at_once = workers.processes(jobs if jobs > 0 else place.at_once or jobs, None)
            run = workers.run(tasks, order, total, at_once, place.executor)
            with bar, giving_way(), closing(run) as played:
                for (arm, block, seed), row in played:
                    with self._lock:
                        rows = self._open.setdefault(block, {})
                        rows[arm, seed] = row
                    if len(rows) == len(plan.seeds(block)) * len(plan.arms):
                        with self._lock:
                            store.put(block, plan.rows(block, rows))
                            del self._open[block]
                    elif time.monotonic() - kept > KEEP_SECONDS:
                        self._keep()
                        kept = time.monotonic()
                    bar.update()
                    if self._stop.is_set():
                        break
        except BaseException as error:
            self.failed = error
        finally:
            try:
                self._keep()
            finally:
                place.close()
                store.end()

    def _keep(self) -> None:
        for block, rows in self._open.items():
            self._store.put(block, self.plan.rows(block, rows), finished=False)

    # --- reading ------------------------------------------------------------------------------------------------------

    def frame(self, columns: Sequence[str] | None = None) -> pd.DataFrame:
        """Return the rows that are finished, variant by variant and seed by seed; with `columns` only these.

        All of them are in memory then: of a large study, ask for few columns, or use `query`.
        """
        import pandas as pd

        wanted = None if columns is None else list(dict.fromkeys([*KEY, *columns]))
        frames = [one if wanted is None else one[wanted] for one in self._frames()]
        frame = pd.concat(frames, ignore_index=True) if frames else pd.DataFrame(columns=wanted or KEY)
        order = {(arm.variant, arm.bots): place for place, arm in enumerate(self.plan.arms)}
        places = [order[key] for key in zip(frame["variant"], frame["bots"], strict=True)]
        frame = frame.assign(**{"": places}).sort_values(["", "seed"], ignore_index=True).drop(columns="")
        frame.attrs["interrupted"] = self.done < self.plan.games
        frame.attrs["title"] = dict(self.plan.arms[0].task.game.title)
        return frame if columns is None else frame[list(columns)]

    def _frames(self) -> list[pd.DataFrame]:
        with self._lock:
            finished = sorted(self._store.finished)
            rows = [self.plan.rows(block, played) for block, played in self._open.items()]
        frames = [self._store.block(block) for block in finished]
        return frames + [framed(some, self._kinds(some)) for some in rows if some]

    def _kinds(self, rows: list[Row]) -> dict[str, str]:
        from tabletop_lab.playtest.columns import joined, kinds_of

        return joined(self._store.kinds, kinds_of(rows))

    def query(self, sql: str, *given: object) -> pd.DataFrame:
        """Ask the table `games` in SQL, without its rows in memory; `given` fill the places `?`. Needs the extra `lab`.

        `study.query("SELECT variant, avg(decisions) FROM games GROUP BY variant")`. While a study runs, the table has
        what was kept last. Raises TabletopError for what cannot be answered.
        """
        return self._store.query(sql, given)

    def rounds(self, n: int | None = None, *, jobs: int = -1) -> pd.DataFrame:
        """Return what each round brings, one row for each round and one for the end: variant, bots, seed, round, over.

        The other columns are those of the game's `Course`. The first `n` games of each arm (None: 300) are played once
        more for it: the same seeds give the same games. Raises TabletopError if the game counts nothing by rounds.
        """
        return self._again.rounds(self.plan, n, jobs)

    def cards(self, n: int | None = None, *, jobs: int = -1) -> pd.DataFrame:
        """Return which cards each seat used: variant, bots, seed, seat, use, card, count, won; as for `rounds`."""
        return self._again.cards(self.plan, n, jobs)

    def places(self, n: int | None = None, *, jobs: int = -1) -> pd.DataFrame:
        """Return what happened to whom where: variant, bots, seed, seat, use, place, count, won; as for `rounds`.

        `use` is one of the `happenings` of the game's `Course`, such as "visited".
        """
        return self._again.places(self.plan, n, jobs)

    def clauses(self, n: int | None = None, *, jobs: int = -1) -> pd.DataFrame:
        """Return how often each clause came up, one row for each arm and clause; as for `rounds`.

        Columns: games; ran (calls of its functions), cited (decisions, chances and events under it), in_games (games in
        which it came up), seed (of the first in which it is cited).
        """
        return self._again.clauses(self.plan, n, jobs)

    def failures(self) -> pd.DataFrame:
        """Return a row for each game that failed: variant, bots, seed, decisions, error. `open_row` opens them."""
        frame = self.frame(["variant", "bots", "seed", "decisions", "error"])
        return frame[frame["error"].notna()].reset_index(drop=True)

    def readings(self, quantities: Sequence[str] | None = None) -> pd.DataFrame:
        """Return what the games show, one row for each lot of bots, variant and quantity; see `readings.table_of`.

        `quantities`: those that are asked about (None: all); the fewer are asked, the easier it is for one to stand.
        """
        return table_of(self.tally(), self.watching, quantities)

    def needed(self, quantity: str, precision: float) -> dict[tuple[str, str], int]:
        """How many games more it takes, by (bots, variant), to know a difference to plus or minus `precision`."""
        return needed(self.tally(), quantity, precision, self.watching)

    def report(self, quantities: Sequence[str] | None = None) -> Report:
        """The same in words, in both languages; a notebook shows it."""
        return Report(self, quantities)

    @property
    def watching(self) -> bool:
        """Whether intervals must hold for somebody who looks again and again: until the last game that was planned."""
        return self.watched or self.done < self.plan.games

    def tally(self) -> Tally:
        """The sums behind the readings; blocks that were counted are not read again."""
        with self._lock:
            finished = sorted(self._store.finished)
            rows = [self.plan.rows(block, played) for block, played in self._open.items()]
        for block in finished:
            if block not in self._tally.counted:
                self._tally.add(self._store.block(block), block)
        return self._tally.with_frames([framed(some, self._kinds(some)) for some in rows if some])

    def outliers(self, measures: Sequence[str] | None = None, most: int = 12) -> pd.DataFrame:
        """Return the games that stand out, one row for each measure, the farthest first; see `outliers.outliers_of`.

        `tl.open_row(row, at="measure")` opens one where its measure was made.
        """
        return outliers_of(self.tally(), self.plan, measures, most)

    def open(self, variant: str, seed: int, bots: str | None = None, at: object = END) -> Match:
        """Return one game as a match, whether it was played already or not.

        `at`: "end", a step, or a quantity (where it got its value), as for `open_row`.
        """
        task = self._arm(variant, bots).task
        row = {"game": task.game.name, "players": len(task.players), "seed": seed, "rules": task.rules_text,
               "bots": task.bots_text, "edits": task.edits_text}  # fmt: skip
        if isinstance(at, str) and at != END:
            row["measure"], at = at, MEASURE
        return open_row(row, game=task.game, bots=dict(task.bots), at=at)

    def part(self, variant: str, seed: int, bots: str | None = None) -> Parted:
        """Return one seed's games under the first variant and another one as one match, where they first differ."""
        arm = self._arm(variant, bots)
        base = next(one for one in self.plan.arms if one.bots == arm.bots)
        games = (self.open(name, seed, arm.bots) for name in (base.variant, variant))
        return parted(*games, variant, base.variant)

    def _arm(self, variant: str, bots: str | None) -> Arm:
        for arm in self.plan.arms:
            if arm.variant == variant and bots in (None, arm.bots):
                return arm
        known = ", ".join(dict.fromkeys(arm.variant for arm in self.plan.arms))
        raise TabletopError(localized("unknown", "call", name="variant", given=echo(variant), known=known))

    def __repr__(self) -> str:
        variants = len({arm.variant for arm in self.plan.arms})
        plural = "" if variants == 1 else "s"
        name = self.plan.arms[0].task.game.name
        return f"Study({name}, {variants} variant{plural}, {self.done} of {self.plan.games} games)"

    def _ipython_display_(self) -> None:
        showing.show(self)

    def _repr_html_(self) -> str:
        return self.report()._repr_html_()


def _named(arms: list[dict[str, Any]]) -> str:
    """The arms of a study in a folder: each variant with its rules and who plays it."""
    return ", ".join(f"{arm['variant']} {arm['rules']} ({arm['bots']})" for arm in arms)
