"""`tune`: searches parameters of a game for given aims, by racing on common seeds.

All rule sets play the same seeds; after each round the worse half is left out (successive halving: Jamieson and
Talwalkar, "Non-stochastic Best Arm Identification and Hyperparameter Optimization", AISTATS 2016). With half of the
games spent, rule sets beside the leaders join the race, some steps away in one parameter, then fewer (pattern search:
Hooke and Jeeves, "Direct Search Solution of Numerical and Statistical Problems", Journal of the ACM 8 (2), 1961).
Whoever won a race was lucky, too: so the value that the race promises is judged again on seeds nobody has raced on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import product
from math import isfinite, prod
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.plainly import as_table, plainly
from tabletop_lab.engine.core.strict import whole
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly, localized
from tabletop_lab.playtest import workers
from tabletop_lab.playtest.aims import Aims
from tabletop_lab.playtest.arms import asked
from tabletop_lab.playtest.said import number
from tabletop_lab.playtest.task import Row, Task

if TYPE_CHECKING:
    import pandas as pd

    from tabletop_lab.engine.core.game import Game

FIRST = 10
"""So many seeds the first round of a race has."""
MOST_SETS = 10_000
"""So many rule sets are listed; of more, some are drawn."""
FRESH = 10_000_000
"""The seeds of the judgement begin so far behind those of the race."""
WIDE, CLIMBED = 0.5, 0.85
"""When so much of the games is spent, the race over the whole space ends; and the one among neighbours of leaders."""
LEADERS, CLIMBS, LAST = 2, 3, 4
"""So many leaders are gone on from, so often; so many rule sets run the last stretch."""
Values = dict[str, Any]


@checked
def tune(
    game: object,
    values: Mapping[str, object],
    aims: object,
    n: int = 1200,
    *,
    sets: int = 40,
    judged: int = 400,
    players: int | None = None,
    rules: object = None,
    variant: object = None,
    bots: object = "random",
    seed: int = 0,
    jobs: int = -1,
    progress: bool = True,
) -> Tuned:
    """Search these values for the aims with about `n` games, then judge what was found with `judged` fresh ones.

    `values`: {parameter: its values in order}. `aims`: {quantity: the mean it should have, "least" or "most"}; the
    quantities are those of `summary`, and "seat_gap" (the largest share of the victories less the smallest); or a
    function of the frame of games, to be made small. `sets`: how many rule sets race. `rules`: what else is played. The
    rest is as for `simulate`. Each single step away from the answer, and the rules as they were, are judged on the same
    fresh seeds. Raises TabletopError.

    >>> from tabletop_lab.testing.sample import Market
    >>> found = tune(Market, {"days": [1, 2, 3, 4], "start_coins": [5, 10]}, {"decisions": "least"}, 120, judged=40,
    ...              players=2, progress=False)
    >>> found.answer["days"], [step.values["days"] for step in found.steps if step.changed == "days"]
    (1, [2])
    """
    cls = catalogue.find(game)
    n, seed, jobs = asked(n, seed, jobs, None)
    sets, judged = whole("sets", sets, 2, MOST_SETS), whole("judged", judged, 10, FRESH)
    goal, ranges = Aims.of(aims), _ranges(cls, values)
    base = cls.Rules.read(rules)
    table = _Table(cls, players, base, bots, variant, jobs, progress)
    race = _Race(table, goal, seed)
    alive = race.halved(race.add(_candidates(ranges, sets, seed)), round(n * WIDE))
    for wide in range(CLIMBS, 0, -1):  # steps become smaller
        leaders = alive[:LEADERS]
        beside = [values for one in leaders for values in _neighbours(ranges, race.values[one], wide)]
        if len(beside) * FIRST > round(n * CLIMBED) - race.spent:
            break
        alive = race.against(leaders, race.add(beside))
    alive = race.halved(alive[:LAST], n)
    best = alive[0]
    found = Tuned(
        cls, goal, race.scales, race.values[best], race.distance(best), race.done(best), len(race.values), race.spent,
        race.impossible,
    )  # fmt: skip
    _judge(found, table, ranges, range(seed + FRESH, seed + FRESH + judged))
    return found


class _Race:
    """Rule sets that play the same seeds, each from the first one on. `spent`: how many games that were."""

    def __init__(self, table: _Table, goal: Aims, seed: int) -> None:
        self.table, self.goal, self.seed = table, goal, seed
        self.spent = self.impossible = 0
        self.values: dict[int, Values] = {}
        self.scales: Mapping[str, float] = {}
        self._tasks: dict[int, Task] = {}
        self._rows: dict[int, list[Row]] = {}
        self._known: set[str] = set()

    def add(self, sets: Sequence[Values]) -> list[int]:
        """Take in those that are new and can be played, and play their first games; returns their numbers."""
        new = {said: values for values in sets if (said := repr(values)) not in self._known}
        self._known |= new.keys()
        tasks, impossible = self.table.tasks(list(new.values())) if new else ({}, 0)
        self.impossible += impossible
        added = []
        for values, task in tasks.values():
            added.append(one := len(self.values))
            self.values[one], self._tasks[one], self._rows[one] = values, task, []
        self.play(added, FIRST)
        if not self.scales:
            self.scales = self.goal.scales(_frame([row for rows in self._rows.values() for row in rows]))
        return added

    def done(self, one: int) -> int:
        """How many games a rule set has played."""
        return len(self._rows[one])

    def play(self, sets: Sequence[int], upto: int) -> None:
        """Play on until each has played so many games."""
        for done in sorted({self.done(one) for one in sets}):
            some = {one: self._tasks[one] for one in sets if self.done(one) == done}
            if done < upto:
                self.spent += len(some) * (upto - done)
                for one, rows in self.table.play(some, range(self.seed + done, self.seed + upto)).items():
                    self._rows[one] += rows

    def distance(self, one: int, games: int | None = None) -> float:
        """How far a rule set is from the aims in its first games; None: in all."""
        return self.goal.distance(_frame(self._rows[one][:games]), self.scales)

    def ranked(self, sets: Sequence[int]) -> list[int]:
        """The nearest first, by the games that all of them have played."""
        games = min(map(self.done, sets))
        return sorted(sets, key=lambda one: (self.distance(one, games), one))

    def halved(self, sets: Sequence[int], budget: int) -> list[int]:
        """Halve them and play on, as long as the budget lasts; those that are left, the nearest first."""
        alive = self.ranked(sets)
        while True:
            alive = alive[: max(2, len(alive) // 2)]
            done = max(map(self.done, alive))
            missing = sum(done - self.done(one) for one in alive)
            upto = min(2 * done, done + (budget - self.spent - missing) // len(alive))
            if upto <= done:
                return alive
            self.play(alive, upto)
            alive = self.ranked(alive)

    def against(self, leaders: Sequence[int], others: Sequence[int]) -> list[int]:
        """Let others catch up with the leaders, by halves; all that caught up, the nearest first."""
        level, games = FIRST, self.done(leaders[0])
        while others and level < games:
            others = self.ranked(others)[: max(2, len(others) // 2)]
            level = min(2 * level, games)
            self.play(others, level)
        return self.ranked([*leaders, *others])


def _judge(found: Tuned, table: _Table, ranges: Mapping[str, Sequence[Any]], seeds: range) -> None:
    """Play the answer, the rules as they were, and each single step away from the answer on fresh seeds."""
    answer = found.answer
    steps = [(name, {**answer, name: value}) for name in ranges for value in _beside(ranges[name], answer[name])]
    tasks, _ = table.tasks([answer, {}, *(values for _, values in steps)])
    rows = table.play({place: task for place, (_, task) in tasks.items()}, seeds)
    judged = {place: found.aims.judged(_frame(each), found.scales) for place, each in rows.items()}
    own = judged[0]
    found.judged = Judged("", answer, own.value, *own.ends())
    found.before = Judged("", {}, *judged[1].more_than(own))
    found.steps = [
        Judged(name, values, *judged[at].more_than(own)) for at, (name, values) in enumerate(steps, 2) if at in judged
    ]
    found.judged_games = len(seeds)


def _frame(rows: Sequence[Row]) -> pd.DataFrame:
    import pandas as pd

    return pd.DataFrame([row for row in rows if row["error"] is None])


def _beside(values: Sequence[Any], value: Any, step: int = 1) -> list[Any]:
    """The values a step before and after one in a list of numbers; all others where they have no order."""
    if not all(isinstance(one, (int, float)) and not isinstance(one, bool) for one in values):
        return [one for one in values if one != value]
    place = values.index(value)
    return [values[i] for i in (place - step, place + step) if 0 <= i < len(values)]


def _neighbours(ranges: Mapping[str, Sequence[Any]], values: Values, wide: int) -> Iterator[Values]:
    """Rule sets that differ in one parameter: in a list of numbers by a step, which is the longer the wider."""
    for name, listed in ranges.items():
        for value in _beside(listed, values[name], max(1, len(listed) >> (CLIMBS + 2 - wide))):
            yield {**values, name: value}


def _ranges(game: type[Game], values: Mapping[str, object]) -> dict[str, list[Any]]:
    """The values of each parameter, without repeats. Raises TabletopError."""
    ranges = {}
    for name, given in (as_table(values) or {}).items():
        if not isinstance(name, str) or name not in game.Rules.model_fields:
            known = ", ".join(game.Rules.model_fields)
            raise TabletopError(localized("unknown_one", "call", name="values", given=echo(name), known=known))
        listed = list(given) if isinstance(given, (list, tuple, range)) else []
        if len(listed) < 2:
            allowed = ", ".join(map(str, rule_fields.readings(game.Rules.model_fields[name]))) or "[1, 2, 3]"
            raise TabletopError(localized("no_values", "call", name=name, given=echo(given), known=allowed))
        ranges[name] = [one for place, one in enumerate(map(plainly, listed)) if one not in listed[:place]]
    if not ranges:
        raise TabletopError(localized("no_variants", "call", name="values"))
    return ranges


def _candidates(ranges: Mapping[str, Sequence[Any]], sets: int, seed: int) -> list[Values]:
    """All rule sets, or so many that are drawn, all different."""
    names = list(ranges)
    if prod(map(len, ranges.values())) <= min(sets, MOST_SETS):
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*ranges.values())]
    random, found = stream(seed, "tune"), dict[tuple[int, ...], Values]()
    while len(found) < sets:
        places = tuple([int(random() * len(ranges[name])) for name in names])
        found[places] = {name: ranges[name][place] for name, place in zip(names, places, strict=True)}
    return list(found.values())


@dataclass(frozen=True, slots=True)
class _Table:
    """Where the rule sets play: everything that they share."""

    game: type[Game]
    players: int | None
    base: Any
    bots: object
    variant: object
    jobs: int
    progress: bool

    def tasks(self, sets: Sequence[Values]) -> tuple[dict[int, tuple[Values, Task]], int]:
        """The rule sets that can be played, by their places, and how many cannot."""
        found, refused = {}, None
        for place, values in enumerate(sets):
            try:
                rules = self.base.changed(**values)
                found[place] = (values, Task.of(self.game, self.players, rules, self.bots, self.variant))
            except TabletopError as error:
                refused = error
        if refused is not None and not found:
            raise refused
        return found, len(sets) - len(found)

    def play(self, tasks: Mapping[int, Task], seeds: range) -> dict[int, list[Row]]:
        """Play all of them on the same seeds."""
        from tqdm.auto import tqdm

        places, rows = list(tasks), {place: [] for place in tasks}  # type: dict[int, list[Row]]
        order: Iterator[tuple[int, int, int]] = ((i, i, one) for one in seeds for i in range(len(places)))
        total = len(places) * len(seeds)
        run = workers.run(list(tasks.values()), order, total, workers.processes(self.jobs, None), None)
        with tqdm(total=total, unit="game", disable=not self.progress, delay=0.5) as bar:
            for (task, _, _), row in run:
                rows[places[task]].append(row)
                bar.update()
        for place, each in rows.items():
            rows[place] = sorted(each, key=lambda row: row["seed"])
            if all(row["error"] is not None for row in each):
                raise TabletopError(localized("all_failed", "call", name="tune", error=each[0]["error"]))
        return rows


@dataclass(frozen=True, slots=True)
class Judged:
    """A distance from the aims, or what is to be added to the answer's, with its 95 % interval."""

    changed: str
    values: Values
    distance: float
    low: float
    high: float


@dataclass
class Tuned:
    """What was found. `answer`: the parameters; `promised`: its distance in the race, of `raced` games.

    `judged`: its distance on fresh seeds. `before`: what the rules as they were cost more there; `steps`: what each
    single step away from the answer costs more.
    """

    game: type[Game]
    aims: Aims
    scales: Mapping[str, float]
    answer: Values
    promised: float
    raced: int
    sets: int
    games: int
    impossible: int
    judged: Judged = field(init=False)
    before: Judged = field(init=False)
    steps: list[Judged] = field(default_factory=list)
    judged_games: int = 0

    def table(self) -> pd.DataFrame:
        """A row for each step away from the answer: parameter, value, cost, the ends of its 95 % interval."""
        import pandas as pd

        lines = [(s.changed, s.values[s.changed], s.distance, s.low, s.high) for s in self.steps]
        return pd.DataFrame(lines, columns=["parameter", "value", "cost", "low", "high"])

    def text(self, lang: str | None = None) -> str:
        """What was found, as lines of words."""
        return "\n".join(self._lines(self.game.words(known_language(lang))))

    def _lines(self, words: Any) -> list[str]:
        answer = ", ".join(f"{name} = {words.rule_value(name, value)}" for name, value in self.answer.items())
        half = (self.judged.high - self.judged.low) / 2
        lines = [
            words("tuned-title", title=self.game.title[words.lang], sets=self.sets, games=self.games),
            words("tuned-answer", answer=Exactly(answer)),
            words("tuned-promised", promised=Exactly(number(self.promised, half)), raced=self.raced,
                  games=self.judged_games, **_ends_of(self.judged, False)),
            words("tuned-before", **_ends_of(self.before, True)),
        ]  # fmt: skip
        for step in self.steps:
            said = f"{step.changed} = {words.rule_value(step.changed, step.values[step.changed])}"
            kind = "costs" if step.low > 0 else "gains" if step.high < 0 else "open"
            lines.append(words(f"tuned-{kind}", step=Exactly(said), **_ends_of(step, True)))
        lines += [words("tuned-impossible", count=self.impossible)] if self.impossible else []
        return [*lines, words("tuned-unit")]

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.answer.items())
        return f"Tuned({self.game.name}, {said}, promised {self.promised:.2f}, judged {self.judged.distance:.2f})"

    def _repr_html_(self) -> str:
        words = self.game.words(known_language(None))
        said = "".join(f"<p>{escape(line)}</p>" for line in self._lines(words))
        return f'<section lang="{words.lang}">{said}</section>'


def _ends_of(judged: Judged, sign: bool) -> dict[str, Exactly]:
    half = (judged.high - judged.low) / 2
    half = half if isfinite(half) and half > 0 else 0.01
    values = {"distance": judged.distance, "low": judged.low, "high": judged.high}
    return {name: Exactly(number(value, half, sign=sign)) for name, value in values.items()}
