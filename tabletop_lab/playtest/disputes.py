"""Where a disputed reading matters: positions from worked examples and games played by bots, found by replaying them.
Nothing here knows a rule: two readings differ if the same answers lead elsewhere or other answers are offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.bots import made
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.match.divergence import Divergence
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import load
from tabletop_lab.playtest.examples import worked_examples

if TYPE_CHECKING:
    import pandas as pd

COMPARED = 400
"""At most this number of options of two questions is compared."""
BOTS = 2
"""How many of a game's bots play: the first ones that do not search."""

Positions = Iterator[tuple[Match, Mapping[Any, bool]]]
"""Positions, each with the readings of which it is known already whether they differ there."""
Replayed = tuple[Match, Divergence | None] | None
"""A match under another reading and where it diverges; None if the rules do not allow the reading."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A position at which readings of one parameter differ.

    `match` is at that position, under the rules it was played by. `values`: the other readings of the parameter;
    `differing`: those under which something differs here. `example`: the file of the worked example it comes from, ''
    for a game played by `bot`.
    """

    field: str
    match: Match
    values: tuple[Any, ...]
    differing: tuple[Any, ...]
    example: str = ""
    bot: str = ""

    @property
    def source(self) -> str:
        """Where the position comes from: the example, or the game, which can be played again."""
        game = f"{self.bot}, {len(self.match.players)} players, seed {self.match.seed}"
        return f"{self.example or game}, step {self.match.step}"

    def __repr__(self) -> str:
        return f"Dispute({self.field}: {', '.join(map(str, self.differing))}; {self.source})"


class Disputes(Mapping[str, "Dispute | None"]):
    """Every parameter of a game with named readings, and a position at which they differ, searched for on demand.

    `records`: files of worked examples, searched before games played by bots (None: those that come with the game).
    `players`: a seat count (None: two different ones). `games`: how many seeds are played. The value of a parameter is
    None if nothing in all of these shows a difference. Raises TabletopError for an unknown game or count, InvalidRecord
    for a record that cannot be read.

    >>> from tabletop_lab.testing.sample import Market
    >>> Disputes(Market, (), games=1)["closed_stalls"]
    Dispute(closed_stalls: anyone, nobody; random, 3 players, seed 0, step 24)
    """

    def __init__(
        self, game: object, records: Iterable[str | Path] | None = None, *, players: int | None = None, games: int = 12
    ) -> None:
        self.game = catalogue.find(game)
        counts = self.game.seats
        if players is not None:
            players = len(seats(self.game, players))
        self.players = (players,) if players is not None else tuple({counts[0]: 1, counts[len(counts) // 2]: 2})
        self.games = range(games)
        bots = {name: made(bot, self.game, name) for name, bot in self.game.bots.items()}
        self.bots = [name for name, bot in bots.items() if not bot.needs_rollouts][:BOTS]
        fields = self.game.Rules.model_fields.items()
        self._fields = [name for name, field in fields if rule_fields.question_of(field) and _named(field)]
        files = worked_examples(self.game) if records is None else records
        self._examples = [(Path(path).name, load(path)) for path in files]
        self._played: dict[tuple[str, int, int], Match] = {}
        self._found: dict[str, Dispute | None] = {}

    @property
    def searched(self) -> int:
        """The number of examples and games that are searched at the most."""
        return len(self._examples) + len(self.games) * len(self.players) * len(self.bots)

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __getitem__(self, field: str) -> Dispute | None:
        if field not in self._fields:
            raise KeyError(field)
        if field not in self._found:
            self._found[field] = self._seek(field)
        return self._found[field]

    def table(self, *fields: str) -> pd.DataFrame:
        """Return a row for each reading of these parameters other than the one played, with the first difference.

        Without names all of them are searched for, which takes seconds. Columns: question, field, value, source, step,
        clauses, before, after; the last five are empty if no difference was found.
        """
        import pandas as pd

        rows = [row for field in fields or self for row in self._rows(field)]
        columns = ["question", "field", "value", "source", "step", "clauses", "before", "after"]
        return pd.DataFrame(rows, columns=columns).astype({"step": "Int64"})

    def _rows(self, field: str) -> Iterator[tuple[Any, ...]]:
        dispute, described = self[field], self.game.Rules.model_fields[field]
        question = rule_fields.question_of(described)
        values = dispute.values if dispute else _others(self.game.Rules(), field)
        for value in values:
            if dispute is None or value not in dispute.differing:
                yield question, field, value, "", None, "", "", ""
                continue
            other, found = dispute.match.with_rules({field: value})
            step, clauses = dispute.match.step, other.decision.clauses if other.decision else ()
            before, after = (str(len(m.decision.options)) if m.decision else "" for m in (dispute.match, other))
            if found is not None:
                step, clauses, before, after = found.step, found.clauses, found.before, found.after
            yield question, field, value, dispute.source, step, ", ".join(clauses[:3]), before, after

    # --- the search ---------------------------------------------------------------------------------------------------

    def _seek(self, field: str) -> Dispute | None:
        """Return the position at which most readings differ; the search ends when every reading has differed once."""
        best: Dispute | None = None
        seen: set[Any] = set()
        for origin, positions in self._sources(field, seen):
            for match, known in positions:
                values = _others(match.rules, field)
                differing = tuple([v for v in values if (known[v] if v in known else differs(match, field, v))])
                seen.update(differing)
                if differing and (best is None or len(differing) > len(best.differing)):
                    best = Dispute(field, match, values, differing, **origin)
            if best is not None and seen.issuperset(best.values):
                break
        return best

    def _sources(self, field: str, seen: set[Any]) -> Iterator[tuple[dict[str, str], Positions]]:
        """Yield the examples and games, each with positions at which a reading may differ; `seen` grows meanwhile."""
        for name, example in self._examples:
            if example.game.name == self.game.name:
                yield {"example": name}, self._apart(example, field, seen)
        for seed in self.games:
            for players in self.players:
                for bot in self.bots:
                    yield {"bot": bot}, self._of_a_game(bot, players, seed, field, seen)

    def _of_a_game(self, bot: str, players: int, seed: int, field: str, seen: set[Any]) -> Positions:
        """Yield where a game diverges under the other readings, and where games under those diverge from it."""
        played = self._played.get((bot, players, seed))
        if played is None:
            played = self._played[bot, players, seed] = Match(self.game, players, seed).run(bot)
        yield from self._apart(played, field, seen)
        for value in _others(played.rules, field):
            if value not in seen:  # it may offer options that the bots could not choose before
                other = _as_played(self.game, players, seed, {field: value}, bot)
                if other is not None:
                    back, found = other.with_rules({field: getattr(played.rules, field)})
                    yield from _standing(back, found)

    def _apart(self, match: Match, field: str, seen: set[Any]) -> Positions:
        known: dict[Any, bool] = {}
        for value in _others(match.rules, field):
            if value not in seen:
                replayed = _replayed(match, field, value)
                known[value] = _unlike(match, replayed)
                yield from _standing(match.branch(), replayed[1] if replayed else None)
        yield match.branch(), known


def differs(match: Match, field: str, value: Any) -> bool:
    """Whether under another value the match diverges up to here, or other options are offered here."""
    return _unlike(match, _replayed(match, field, value))


def _unlike(match: Match, replayed: Replayed) -> bool:
    if replayed is None:
        return False
    other, divergence = replayed
    ours, theirs = match.decision, other.decision
    if divergence is not None or ours is None or theirs is None:
        return divergence is not None
    if len(ours.options) != len(theirs.options):
        return True
    return list(ours.options[:COMPARED]) != list(theirs.options[:COMPARED])


def _standing(match: Match, divergence: Divergence | None) -> Positions:
    """Yield the match at the point at which it diverges."""
    if divergence is not None:
        yield match.goto(min(divergence.step, match.steps)), {}


def _replayed(match: Match, field: str, value: Any) -> Replayed:
    """Replay the same answers under another value; None if the rules do not allow the value."""
    try:
        return match.with_rules({field: value})
    except TabletopError:
        return None


def _as_played(game: Any, players: int, seed: int, rules: Mapping[str, Any], bot: str) -> Match | None:
    try:
        return Match(game, players, seed, rules).run(bot)
    except TabletopError:
        return None


def _named(field: Any) -> tuple[Any, ...]:
    """The named readings of a parameter, if there are several."""
    found = rule_fields.readings(field)
    return found if len(found) > 1 else ()


def _others(rules: Any, field: str) -> tuple[Any, ...]:
    """The named readings other than the one that is played."""
    present = getattr(rules, field)
    return tuple([value for value in _named(type(rules).model_fields[field]) if value != present])
