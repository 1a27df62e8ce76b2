"""`ambiguities`: which unclear sentence of a rulebook matters.
Every other reading of every disputed parameter is played alone against the rules as printed, on the same seeds, by two
bots: what matters for one of them need not matter for the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from tabletop_lab.engine.core import catalogue, showing
from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.bots import made
from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.playtest.arms import arms_of, asked, lots_of
from tabletop_lab.playtest.disputes import BOTS, Dispute, Disputes
from tabletop_lab.playtest.gathering import USE
from tabletop_lab.playtest.opening import begun, open_study
from tabletop_lab.playtest.parted import Parted
from tabletop_lab.playtest.plan import Plan
from tabletop_lab.playtest.ranking import MEASURES, Ranking
from tabletop_lab.playtest.said import PRINTED, seed_of
from tabletop_lab.playtest.studies import Study
from tabletop_lab.playtest.tally import END
from tabletop_lab.playtest.task import Task

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.engine.core.game import Game

SHORT_RANGE = 12
"""Of a disputed number the ends of its range are played if there are no more numbers than this."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Another reading of one parameter; `unplayable`: why it cannot be played with everything else as printed."""

    field: str
    value: Any
    unplayable: TabletopError | None = None

    @property
    def name(self) -> str:
        """The name of the variant."""
        return f"{self.field}={self.value}"


@checked
def ambiguities(
    game: object,
    n: int = 200,
    *,
    players: int | None = None,
    bots: object = None,
    fields: object = None,
    seed: int = 0,
    folder: object = None,
    where: object = "local",
    jobs: int = -1,
    progress: bool = True,
) -> Ambiguities:
    """Begin to play `n` games of every other reading with each bot, and return at once; the rest is as for `study`.

    `players`: a seat count (None: one below the middle of those that the game allows). `bots`: a list (None: the first
    two of the game that do not search). `fields`: names of parameters (None: all that answer a question of the
    rulebook). Of a disputed number the ends of a short range are played. Raises TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> found = ambiguities(Market, n=40, players=2, progress=False, jobs=1).wait()
    >>> found
    Ambiguities(market, 5 readings, 2 bots, 480 of 480 games)
    """
    cls = catalogue.find(game)
    if players is None:
        players = cls.seats[(len(cls.seats) - 1) // 2]
    if bots is None:
        kinds = {name: made(bot, cls, name) for name, bot in cls.bots.items()}
        bots = [name for name, bot in kinds.items() if not bot.needs_rollouts][:BOTS]
    readings = readings_of(cls, players, fields)
    variants = {PRINTED: {}} | {one.name: {one.field: one.value} for one in readings if not one.unplayable}
    n, seed, jobs = asked(n, seed, jobs, None)
    arms = [replace(arm, task=replace(arm.task, gather=USE)) for arm in arms_of(cls, variants, players, *lots_of(bots))]
    played = begun(Plan.of(arms, n, seed), folder).resume(jobs=jobs, where=where, progress=progress)
    return Ambiguities(played, readings)


def open_ambiguities(folder: object) -> Ambiguities:
    """Open what `ambiguities` kept in a folder. Raises TabletopError for a folder without such a study."""
    played = open_study(folder)
    task = played.plan.arms[0].task
    variants = {arm.variant for arm in played.plan.arms}
    readings = [one for one in readings_of(task.game, len(task.players)) if one.name in variants]
    if not readings:
        raise TabletopError(localized("no_study", "call", name="folder", given=echo(folder)))
    return Ambiguities(played, readings)


def readings_of(game: type[Game], players: int, fields: object = None) -> list[Reading]:
    """List the other readings of every disputed parameter, in the order of the rules."""
    disputed = {name: field for name, field in game.Rules.model_fields.items() if rule_fields.question_of(field)}
    named = fields if type(fields) in (list, tuple, set, frozenset) else [fields]
    wanted: list[Any] = list(disputed) if fields is None else list(named)  # type: ignore[call-overload]
    if unknown := [name for name in wanted if type(name) is not str or name not in disputed]:
        known = ", ".join(disputed)
        raise TabletopError(localized("unknown_one", "call", name="fields", given=echo(unknown[0]), known=known))
    found = []
    for name in wanted:
        field, printed = disputed[name], getattr(game.Rules(), name)
        for value in _values(field, printed):
            reason = None
            try:
                Task.of(game, players, {name: value})
            except TabletopError as error:
                reason = error
            found.append(Reading(name, value, reason))
        if not any(one.field == name for one in found):
            found.append(Reading(name, None, TabletopError(localized("many_values", clause="", name=name))))
    if not found:
        raise TabletopError(localized("no_variants", "call", name="fields"))
    return found


def _values(field: Any, printed: Any) -> list[Any]:
    """What is played of a parameter beside what is printed: other readings, and the ends of a range of numbers."""
    values = list(rule_fields.readings(field))
    notes = [note for part in get_args(field.annotation) for note in getattr(part, "__metadata__", ())]
    for one in (field, *notes):
        bounds = rule_fields.limits(one)
        if {"ge", "le"} <= bounds.keys() and bounds["le"] - bounds["ge"] < SHORT_RANGE and type(bounds["ge"]) is int:
            values += [bounds["ge"], bounds["le"]]
    return [value for place, value in enumerate(values) if value != printed and value not in values[:place]]


class Ambiguities:
    """The readings of a game, ranked by what they change.

    `study` holds the games: `wait`, `stop`, `resume`, `readings`, `open` are there, too.
    """

    def __init__(self, played: Study, readings: Sequence[Reading]) -> None:
        self.study, self.all = played, tuple(readings)
        self.game = played.plan.arms[0].task.game
        self._disputes: Disputes | None = None

    def wait(self, seconds: float | None = None) -> Ambiguities:
        """Wait until all games are played, or so many seconds."""
        self.study.wait(seconds)
        return self

    def stop(self) -> Ambiguities:
        """Stop, and keep what is done."""
        self.study.stop()
        return self

    def resume(
        self, n: int | None = None, *, jobs: int = -1, where: object = "local", progress: bool = True
    ) -> Ambiguities:
        """Play what is missing."""
        self.study.resume(n, jobs=jobs, where=where, progress=progress)
        return self

    def measures(self) -> list[str]:
        """Name the measures that the readings are judged by.

        Length, score, margin, how many clauses come up, each seat's share of the victories, and kinds of end, which in
        games of two sides say who won.
        """
        names = list(dict.fromkeys(name for sums in self.study.tally().sums.values() for name in sums.values))
        return [name for name in names if name in MEASURES or name.startswith((END, "win_share_"))]

    def ranking(self) -> Ranking:
        """Return the readings ranked by what is known so far."""
        measures = self.measures()
        return Ranking(self, self.study.readings(measures))

    def table(self) -> pd.DataFrame:
        """Return a row for each reading and bot; see `Ranking.table`."""
        return self.ranking().table()

    def to_do(self, lang: str | None = None) -> str:
        """Return a list for the rulebook's author as Markdown: what to settle first, and where it shows."""
        return self.ranking().markdown(lang)

    def save(self, path: str | Path, lang: str | None = None) -> Path:
        """Write the list for the author (.md), the table (.csv) or a page (.html); gives the path."""
        return self.ranking().save(path, lang)

    def position(self, field: str) -> Dispute | None:
        """Return a position at which readings of a parameter differ, searched for on demand; None if none was found."""
        if self._disputes is None:
            self._disputes = Disputes(self.game)
        return self._disputes.get(field)

    def open(self, field: str, value: Any) -> Parted:
        """Return the game in which a reading changes most: as printed and under it in one match, where the two part.

        It is the game with the largest difference of the measure that the reading is ranked by; without a difference
        it is the first one.
        """
        name = Reading(field, value).name
        line = self.ranking().best(name)
        known = seed_of(line)
        seed, bots = (self.study.plan.seed, None) if known is None else (known, line.bots)
        return self.study.part(name, seed, bots)

    def __repr__(self) -> str:
        plan, bots = self.study.plan, {arm.bots for arm in self.study.plan.arms}
        played = f"{self.study.done} of {plan.games} games"
        return f"Ambiguities({self.game.name}, {len(self.all)} readings, {len(bots)} bots, {played})"

    def _ipython_display_(self) -> None:
        showing.show(self)

    def _repr_html_(self) -> str:
        return self.ranking()._repr_html_()
