"""Finds the game in which each tagged function is first played, and plays it again when the function must fail.
Knows no game; checks/one_truth.py says what is expected."""

from __future__ import annotations

import inspect
import random
import tempfile
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from itertools import tee
from pathlib import Path
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision, Game, RandomBot
from tabletop_lab.engine.core.clause import Paragraph, paragraphs_of, with_paragraphs
from tabletop_lab.engine.core.modes import family, playing
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.edits.errors import rule_error
from tabletop_lab.engine.edits.variant import edited
from tabletop_lab.engine.match.record import loads
from tabletop_lab.engine.tables.batch import Playout

from .corpus import sampled_rules
from .finding import opening, way_in
from .matches import fixed_tables
from .profiles import share
from .subject import Subject

BY_CHANCE = 60
"""How many games under random rules are searched for functions that the presets do not reach."""
SEEDS = 4
"""How many games are played from each position of a worked example or a story of the readings."""
FAILS = "this paragraph can only fail"


class Curious(Bot):
    """Chooses at random, but at every question first asks why the other options are refused, as people do."""

    name = "curious"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        decision.refused()
        return decision.options[int(random() * len(decision.options))]


@dataclass(frozen=True)
class Table:
    """A game that is the same each time it is played.

    `bots`: a bot class for every seat, or the name of one of the game's.
    """

    players: int
    seed: int
    rules: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    bots: type[Bot] | str = RandomBot

    def playing(self, game: type[Game]) -> type[Game]:
        """Return the class that plays it: the mode that the rules choose."""
        return playing(game, game.Rules.read(dict(self.rules)))

    def match(self, game: type[Game]) -> Any:
        """Play the whole game as a match."""
        return tl.Match(
            game, self.players, seed=self.seed, rules=dict(self.rules), position=self.position, bots=self.bots
        )

    def playout(self, game: type[Game]) -> Any:
        """Play the whole game as a batch does, without a trace."""
        rules, seated = game.Rules.read(dict(self.rules)), seats(game, self.players)
        made = game.bots[self.bots] if isinstance(self.bots, str) else self.bots
        bots = {player: made() for player in seated}
        return Playout(game, seated, rules, bots, position=self.position).run(self.seed)

    def error_in_a_batch(self, game: type[Game]) -> Any:
        """Return the error of a batch with the same game.

        For a position, that of a playout, as no batch starts with one.
        """
        if self.position is None:
            frame = tl.simulate(
                game, 1, players=self.players, rules=dict(self.rules), bots=self.bots, seed=self.seed, jobs=1,
                progress=False,
            )  # fmt: skip
            return frame.iloc[0]["error"]
        try:
            self.playout(game)
        except Exception as error:
            error = rule_error(error, game) or error
            return f"{type(error).__name__}: {error}"
        return None

    def __str__(self) -> str:
        where = ", from a position" if self.position is not None else ""
        return f"{self.players} players, seed {self.seed}, rules {dict(self.rules)}{where}"

    def python(self, game: type[Game]) -> str:
        """Return the Python code that plays it."""
        more: dict[str, Any] = {"position": self.position} if self.position is not None else {}
        more |= {"bots": self.bots if isinstance(self.bots, str) else "random"}
        call = opening(game, self.players, self.seed, dict(self.rules), **more)
        return f"import tabletop_lab as tl; {way_in(game)}; match = {call}"


# --- which game comes to which function -------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def tagged(game: type[Game]) -> Mapping[str, Paragraph]:
    """Return the functions of a game and its modes that carry out clauses, by name.

    Where several classes have one of the same name, each is called `Class.name`.
    """
    every = {said.function: said for each in family(game) for said in paragraphs_of(each)}.values()
    times = Counter(said.name for said in every)
    return {said.name if times[said.name] == 1 else f"{said.owner.__name__}.{said.name}": said for said in every}


@lru_cache(maxsize=8)
def reached(subject: Subject) -> Mapping[str, Table]:
    """Return for every tagged function that is played the table that reaches it soonest.

    It is the same in every process.
    """
    return first_tables(subject.game, tables_of(subject))


def first_tables(game: type[Game], tables: Iterable[Table]) -> Mapping[str, Table]:
    """Return for every tagged function that is played the table that comes to it soonest.

    As many tables are played as are needed to come to all. They are played as in a batch, which keeps no trace and
    takes a tenth of the time; only if that leaves out a function they are played as matches too.
    """
    wanted = tagged(game).keys() - game.not_by_play().keys()
    watch = Watch(game)
    tables, again = tee(tables)
    for play in (Table.playout, Table.match):
        for table in tables:
            watch.play(table, play)
            if wanted <= watch.found.keys():
                return watch.tables
        tables = again
    return watch.tables


class Watch:
    """Plays tables, and keeps for each tagged function where it begins soonest."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self.found: dict[str, tuple[bool, int, Table]] = {}
        """For each function: whether its table begins from a position; how many functions begin before; the table."""
        self._watched: dict[type[Game], type[Game]] = {}
        self._seen: dict[str, int] = {}
        self._begun = 0

    @property
    def tables(self) -> Mapping[str, Table]:
        return {name: table for name, (_, _, table) in self.found.items()}

    def play(self, table: Table, play: Callable[[Table, type[Game]], object]) -> None:
        """Play a table in this way, and note to which functions it comes.

        A whole game is better than one from a position, with which no batch can begin.
        """
        self._seen.clear()
        self._begun = 0
        played = table.playing(self.game)
        if played not in self._watched:
            self._watched[played] = watching(self.game, played, self._see)
        try:
            play(table, self._watched[played])
        except Exception:
            if table.position is None:
                raise  # a story sets up only what it needs, so later parts of the game may fail
        for name, at in self._seen.items():
            soon = (table.position is not None, at, table)
            if name not in self.found or soon[:2] < self.found[name][:2]:
                self.found[name] = soon

    def _see(self, name: str) -> None:
        self._begun += 1
        self._seen.setdefault(name, self._begun)


def watching(game: type[Game], played: type[Game], see: Callable[..., object], at: bool = False) -> type[Game]:
    """Return the same game; `see` is told the name of each tagged function that begins to run.

    `played`: the class that plays it, perhaps a mode. `at`: `see` is told the running game besides.
    """
    names = {said.function: name for name, said in tagged(game).items()}

    def noted(said: Paragraph) -> Callable[..., Any] | None:
        function: Callable[..., Any] = said.function
        name = names.get(function)
        if name is None:
            return None

        @wraps(function)
        def called(self: Any, *args: Any, **facts: Any) -> Any:
            see(name, self) if at else see(name)
            return function(self, *args, **facts)

        @wraps(function)
        def yielding(self: Any, *args: Any, **facts: Any) -> Iterator[Any]:
            see(name, self) if at else see(name)  # a generator begins to run when its first item is requested
            yield from function(self, *args, **facts)

        return yielding if inspect.isgeneratorfunction(function) else called

    return with_paragraphs(played, noted)


def tables_of(subject: Subject) -> Iterator[Table]:
    """Yield the tables to search.

    They are: those the facts name; presets and player counts; random rules; positions of examples and stories; the
    presets with players who ask why."""
    game = subject.game
    for named in subject.facts.games if subject.facts else ():
        yield Table(**{"players": game.seats[0], "seed": 0, **named, "rules": _rules(game, named.get("rules", {}))})
    plain = [Table(each["players"], each["seed"], _rules(game, each["rules"])) for each in fixed_tables(game)]
    yield from plain
    dice, sizes = random.Random(11), list(game.seats)
    for seed in range(share(BY_CHANCE)):
        players = dice.choice(sizes)
        yield Table(players, seed, sampled_rules(game, dice, players))
    told = list(_told(subject))
    for seed in range(SEEDS):
        for players, rules, position in told:
            yield Table(players, seed, rules, position)
    for table in plain:
        yield Table(table.players, table.seed, table.rules, bots=Curious)


def _rules(game: type[Game], rules: Any) -> Mapping[str, Any]:
    return game.Rules.read(rules).differences()


def _told(subject: Subject) -> Iterator[tuple[int, Mapping[str, Any], Mapping[str, Any] | None]]:
    """Yield players, rules and position of the worked examples, and of the stories of the readings under each value."""
    for path in subject.records:
        # Whether its answers fit is asked by the checks of records; here it is a table to begin from.
        match = loads(path.read_text(encoding="utf-8"), path.name, lenient=True)
        yield len(match.players), match.rules.differences(), match.position
    if subject.facts is None:
        return
    for story in subject.facts.told():
        under = story["under"]
        for value in list(under) if isinstance(under, dict) else [part["value"] for part in under]:
            record = subject.facts.record(story, value, [])
            yield record["players"], record["rules"], record["position"]


# --- the same game when a function can only fail ----------------------------------------------------------------------


def goes_on_as_a_cell(game: type[Game], name: str, table: Table) -> Iterator[str]:
    """Yield where play goes on although a `%%rule` cell made the function raise an error, with its clause."""
    said = tagged(game)[name]
    line = f"{said.clauses[0]} {said.name}, line 3: AssertionError: {FAILS} [{said.clauses[0]}]"
    yield from _other_ends(_as_cell(game, said), said, table, f"RuleError: {line}")


def goes_on_as_a_file(game: type[Game], name: str, table: Table) -> Iterator[str]:
    """Yield where play goes on although the function was changed in its file so that it raises an error."""
    with tempfile.TemporaryDirectory() as folder:
        said = tagged(game)[name]
        broken = _in_its_file(table.playing(game), said, Path(folder))
        yield from _other_ends(broken, said, table, "IndexError: tuple index out of range")


def _other_ends(broken: type[Game], said: Paragraph, table: Table, wanted: str) -> Iterator[str]:
    """Yield where the game with the edited function does not end with the expected error: in a match, in a batch."""
    ended = None
    try:
        table.match(broken)
    except Exception as error:
        ended = f"{type(error).__name__}: {error}"
    for where, how in (("a match", ended), ("a batch", table.error_in_a_batch(broken))):
        # Where a bot that asks the rules met the error, it is told as the bot's, with what was raised.
        if how != wanted and f" failed: {wanted} (in {said.name}, " not in (how or ""):
            yield f"{where} {f'ends with {how}' if how else 'goes on'}"


def _as_cell(game: type[Game], said: Paragraph) -> type[Game]:
    text = f"raise AssertionError({FAILS!r})"
    if inspect.isgeneratorfunction(inspect.unwrap(said.function)):
        text += "\nyield"
    return edited(game, said.clauses[0], with_body(said, text), function=said.name)


def _in_its_file(game: type[Game], said: Paragraph, folder: Path) -> type[Game]:
    original = inspect.unwrap(said.function)
    text = f"self.tell('nothing', of=()[0])\nraise AssertionError({FAILS!r})  # what is told must not be left out"
    if inspect.isgeneratorfunction(original):
        text += "\nyield"
    path = folder / f"{game.name}_{said.name}.py"
    path.write_text(with_body(said, text), encoding="utf-8")
    made: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True), original.__globals__, made)
    inspect.unwrap(made[said.name]).__annotations__ = dict(original.__annotations__)  # the amounts of an effect
    return with_paragraphs(game, lambda each: made[said.name] if each.function is said.function else None)


def with_body(said: Paragraph, body: str) -> str:
    """Return the text of a function with another body: its tags, name and parameters stay."""
    function = inspect.unwrap(said.function)
    plain = inspect.signature(function)
    parameters = [each.replace(annotation=inspect.Parameter.empty) for each in plain.parameters.values()]
    signature = plain.replace(parameters=parameters, return_annotation=inspect.Signature.empty)
    return f"{_tag(said)}\ndef {said.name}{signature}:\n" + textwrap.indent(body, "    ") + "\n"


def _tag(said: Paragraph) -> str:
    """The tag of a function as its file writes it: a paragraph of an expansion says what it does to the base game."""
    function = inspect.unwrap(said.function)
    if change := getattr(said.function, "__change__", None):
        return f"@{change.how}({', '.join(map(repr, change.base))}, by={change.by!r})"
    how = "clause" if "clause" in function.__globals__ else "adds"
    return f"@{how}({', '.join(map(repr, said.clauses))})"
