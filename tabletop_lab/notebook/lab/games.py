"""Which game a mark stands for, and how it is opened: from a study, from a frame of `simulate` or `compare`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.language.messages import Messages
from tabletop_lab.engine.match.divergence import Divergence
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest import Ambiguities, Study, open_row
from tabletop_lab.playtest.measured import measured_at

KEY = ("variant", "bots", "seed")


@dataclass(frozen=True, slots=True)
class Which:
    """One game. `measure`: what was measured of it; `pair`: how it differs from the first variant's is meant."""

    variant: str
    bots: str
    seed: int
    measure: str = ""
    pair: bool = False
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A game that was opened: the match stands where it matters.

    Of a pair, the match is that of the variant `against`, and `other` is the branch of the other one. `html`: what else
    is told of it, in a language.
    """

    which: Which
    match: Match
    other: str = ""
    against: str = ""
    divergence: Divergence | None = None
    html: Callable[[str], str] | None = None


class Games(Protocol):
    """Where games come from."""

    def open(self, which: Which) -> Opened:
        """Open a game where its measure was made, or two of them where they part."""


class OfStudy:
    """The games of a study."""

    def __init__(self, study: Study) -> None:
        self.study = study

    def open(self, which: Which) -> Opened:
        """Open a game, whether it was played already or not."""
        if which.pair:
            found = self.study.part(which.variant, which.seed, which.bots or None)
            return Opened(which, found.match, found.other, self.study.plan.arms[0].variant, found.divergence)
        variant = which.variant or self.study.plan.arms[0].variant
        match = self.study.open(variant, which.seed, which.bots or None)
        clause = next((entry.step for entry in match.trace if which.measure in entry.clauses), None)
        if clause is not None:  # what was measured is how often a clause is at work
            return Opened(which, match.goto(clause))
        return Opened(which, match.goto(measured_at(match, which.measure)) if which.measure else match)

    def words(self, lang: str) -> Messages:
        """The messages of the game of the study."""
        return self.study.plan.arms[0].task.game.words(lang)


class OfFrame:
    """The games of a frame: each row is one."""

    def __init__(self, frame: Any) -> None:
        self.frame = frame

    def open(self, which: Which) -> Opened:
        """Open the row of a game."""
        rows = self.frame
        for name in KEY:
            value = getattr(which, name)
            if name in rows and value != "":
                rows = rows[rows[name] == value]
        if not len(rows):
            raise TabletopError(localized("unknown", "call", name="seed", given=echo(which.seed), known="…"))
        row = dict(rows.iloc[0]) | {"measure": which.measure or "decisions"}
        return Opened(which, open_row(row, at="measure"))

    def words(self, lang: str) -> Messages:
        """The messages of the game of the first row."""
        return catalogue.find(self.frame["game"].iloc[0]).words(lang)


def games_of(source: Any) -> Games:
    """Return where the games of a plot or a table come from. TabletopError for what holds none."""
    if isinstance(source, Ambiguities):
        return OfStudy(source.study)
    if isinstance(source, Study):
        return OfStudy(source)
    if hasattr(source, "columns") and {"game", "seed", "rules", "bots"} <= set(source.columns):
        return OfFrame(source)
    raise TabletopError(localized("no_games", "call", name="explore", given=echo(source)))
