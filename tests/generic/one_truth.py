"""In which game play first comes to each tagged function, and that game again when the function can only fail.
Knows no game; what is demanded of the result stands in test_one_truth.py."""

from __future__ import annotations

import inspect
import json
import random
import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, wraps
from pathlib import Path
from typing import Any

import yaml
from generic_games import ROOT, fixed_tables, records
from sweep import sampled_rules

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision, Game, Playout, RandomBot, edited, seats, tagged_functions
from tabletop_lab.engine.match.record import loads
from tests.generic.facts import facts_of

BY_CHANCE = 60
"""Games by rules drawn at random, looked through for what the presets do not come to."""
SEEDS = 4
"""How often play goes on from each position of a worked example or a story of the readings."""
FAILS = "this paragraph can only fail"


class Curious(Bot):
    """Chooses at random, and first asks at every question why the rest is refused, as people do."""

    name = "curious"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        decision.refused()
        return decision.options[int(random() * len(decision.options))]


BOTS: Mapping[str, type[Bot]] = {"random": RandomBot, "curious": Curious}


@dataclass(frozen=True)
class Table:
    """A game that is the same each time it is played; `then`: answers by people before the bots go on."""

    players: int
    seed: int
    rules: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    bots: str = "random"

    def match(self, game: type[Game]) -> Any:
        """The whole game as a match."""
        return tl.Match(
            game, self.players, seed=self.seed, rules=dict(self.rules), position=self.position, bots=BOTS[self.bots]
        )

    def row(self, game: type[Game]) -> Mapping[str, Any]:
        """The same game as a row of a batch; from a position, which no batch begins with, as a playout's row."""
        if self.position is None:
            frame = tl.simulate(
                game, 1, players=self.players, rules=dict(self.rules), bots=BOTS[self.bots], seed=self.seed, jobs=1,
                progress=False,
            )  # fmt: skip
            return dict(frame.iloc[0])
        from tabletop_lab.engine.edits.errors import rule_error

        rules, seated = game.Rules.read(dict(self.rules)), seats(game, self.players)
        bots = {player: BOTS[self.bots]() for player in seated}
        try:
            Playout(game, seated, rules, bots, position=self.position).run(self.seed)
        except Exception as error:
            error = rule_error(error, game) or error
            return {"error": f"{type(error).__name__}: {error}"}
        return {"error": None}


# --- which game comes to which function -------------------------------------------------------------------------------


@cache
def tagged(game: type[Game]) -> Mapping[str, tuple[str, ...]]:
    """The functions of a game that carry out clauses, each with them."""
    return {name: ids for name, _, ids in tagged_functions(game)}


@cache
def reached(game: type[Game]) -> Mapping[str, Table]:
    """For every tagged function that play comes to, the first table at which it does; the same in every process."""
    found: dict[str, Table] = {}
    seen: set[str] = set()
    watched = _watched(game, seen)
    for table in _tables(game):
        seen.clear()
        try:
            table.match(watched)
        except Exception:
            if table.position is None:
                raise  # a story lays out no more than it needs: what comes later may find nothing there
        found |= dict.fromkeys(seen - found.keys(), table)
        if len(found) == len(tagged(game)):
            break
    return found


def _watched(game: type[Game], seen: set[str]) -> type[Game]:
    """The same game; each tagged function that begins to work is added to `seen`."""
    own = {name: _noted(name, function, seen) for name, function, _ in tagged_functions(game)}
    return type(game.__name__, (game,), {**own, "__module__": game.__module__})


def _noted(name: str, function: Callable[..., Any], seen: set[str]) -> Callable[..., Any]:
    @wraps(function)
    def called(*args: Any, **facts: Any) -> Any:
        seen.add(name)
        return function(*args, **facts)

    @wraps(function)
    def yielding(*args: Any, **facts: Any) -> Iterator[Any]:
        seen.add(name)  # a generator begins to work when somebody takes something from it
        yield from function(*args, **facts)

    return yielding if inspect.isgeneratorfunction(function) else called


def _tables(game: type[Game]) -> Iterator[Table]:
    """Presets and counts of players; random rules; positions of examples and stories; all with people who ask why."""
    plain = [Table(each["players"], each["seed"], _rules(game, each["rules"])) for each in fixed_tables(game)]
    yield from plain
    dice, sizes = random.Random(11), list(game.seats)
    for seed in range(BY_CHANCE):
        players = dice.choice(sizes)
        yield Table(players, seed, sampled_rules(game, dice, players))
    told = list(_told(game))
    for seed in range(SEEDS):
        for players, rules, position in told:
            yield Table(players, seed, rules, position)
    for table in plain:
        yield Table(table.players, table.seed, table.rules, bots="curious")


def _rules(game: type[Game], rules: Any) -> Mapping[str, Any]:
    return game.Rules.read(rules).differences()


def _told(game: type[Game]) -> Iterator[tuple[int, Mapping[str, Any], Mapping[str, Any] | None]]:
    """Players, rules and position of every worked example, and of every story of the readings under each value."""
    for path in records(game):
        match = loads(path.read_text(encoding="utf-8"), path.name)
        yield len(match.players), match.rules.differences(), match.position
    stories = ROOT / "tests" / "games" / game.name / "readings.yaml"
    if stories.is_file():
        for story in yaml.safe_load(stories.read_text(encoding="utf-8")):
            under = story["under"]
            values = list(under) if isinstance(under, dict) else [part["value"] for part in under]
            for value in values:
                record = facts_of(game).record(story, value, [])
                yield record["players"], record["rules"], record["position"]


# --- the same game when a function can only fail ----------------------------------------------------------------------


def as_cell(game: type[Game], name: str) -> type[Game]:
    """The game as a `%%rule` cell makes it: the body of one function raises."""
    text = f"raise AssertionError({FAILS!r})"
    if inspect.isgeneratorfunction(inspect.unwrap(getattr(game, name))):
        text += "\nyield"
    return edited(game, tagged(game)[name][0], _with_body(game, name, text), function=name)


def in_its_file(game: type[Game], name: str, folder: Path) -> type[Game]:
    """The game as another text of its file makes it: the body of one function tells something that cannot be said."""
    original = inspect.unwrap(getattr(game, name))
    text = f"self.tell('nothing', of=()[0])\nraise AssertionError({FAILS!r})  # what is told must not be left out"
    if inspect.isgeneratorfunction(original):
        text += "\nyield"
    path = folder / f"{game.name}_{name}.py"
    path.write_text(_with_body(game, name, text), encoding="utf-8")
    made: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True), original.__globals__, made)
    return type(game.__name__, (game,), {name: made[name], "__module__": game.__module__})


def _with_body(game: type[Game], name: str, body: str) -> str:
    """The text of a function with another body: its tags, name and parameters stay."""
    function = inspect.unwrap(getattr(game, name))
    ids = ", ".join(map(repr, tagged(game)[name]))
    plain = inspect.signature(function)
    parameters = [each.replace(annotation=inspect.Parameter.empty) for each in plain.parameters.values()]
    signature = plain.replace(parameters=parameters, return_annotation=inspect.Signature.empty)
    return f"@clause({ids})\ndef {name}{signature}:\n" + textwrap.indent(body, "    ") + "\n"


def shown(table: Table) -> str:
    """How to play a table again."""
    return json.dumps({key: value for key, value in vars(table).items() if value}, ensure_ascii=False, default=str)
