"""The coverage corpus: many games of one kind, watched for every kind of question, option, refusal, event and clause.
Knows no game; shared by the checks of words and of clauses."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pydantic.fields import FieldInfo

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision, Game, Refusal
from tabletop_lab.engine.core.errors import InvalidRecord
from tabletop_lab.engine.core.labels import label
from tabletop_lab.engine.core.rules import limits, readings
from tabletop_lab.engine.match import yaml_text
from tabletop_lab.engine.match.record import loads
from tabletop_lab.engine.match.trace import Entry

from .attempts import wrong_answers
from .citations import Citations
from .finding import forget, match_lines, open_match
from .matches import modes_of, some_options
from .profiles import share
from .subject import Subject
from .tables import playable

GAMES_WATCHED = 60
KEPT = 25
"""How many examples of each event, question, option and refusal are kept."""


@dataclass
class Seen:
    """What came up in the games."""

    decisions: list[Decision] = field(default_factory=list)
    options: list[tuple[Decision, Any]] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    unexplained: list[tuple[Decision, str]] = field(default_factory=list)
    """What was tried and is not offered, where no rule says why."""
    offered: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What each question has offered so far, by how it is written."""
    entries: list[Entry] = field(default_factory=list)
    clauses: set[str] = field(default_factory=set)
    citations: Citations = field(default_factory=Citations)
    count: Counter[Any] = field(default_factory=Counter)
    tables: dict[int, dict[str, Any]] = field(default_factory=dict)
    """For each thing that was kept, by its identity, the table of its game."""
    table: dict[str, Any] = field(default_factory=dict)
    """The table that is being played."""
    mode: object = None
    """Its mode: what is asked in one mode may be refused for other reasons in another."""

    def keep(self, kind: str, name: object) -> bool:
        """Return whether this is one of the first of its kind."""
        self.count[kind, name] += 1
        return self.count[kind, name] <= KEPT

    def match_of(self, thing: object) -> str:
        """Return the match in which something came up, and the Python code that opens it; '' if that is not known."""
        table = self.tables.get(id(thing))
        return "\n".join(match_lines(table, None)) + ".run()" if table else ""

    def watch(self, decision: Decision) -> None:
        """Record a question with its options and refusals."""
        asked = (decision.name, self.mode)
        if self.keep("decision", asked):
            self.look_now(decision)
            self.decisions.append(decision)
            self.tables[id(decision)] = self.table
        if self.count["decision", asked] <= 4 * KEPT:
            for option in some_options(decision):
                if self.keep("option", (decision.name, repr(option) if isinstance(option, str) else type(option))):
                    self.look_now(decision)
                    self.options.append((decision, option))
                    self.tables[id(decision)] = self.table
                self.offered.setdefault(self.known_at(decision, option), {}).setdefault(label(option), option)
            for refusal in decision.refused():
                self.note(refusal)
            if self.keep("attempt", asked):
                self.try_others(decision)

    def note(self, refusal: Refusal) -> None:
        """Note a refusal and its clause."""
        self.clauses.add(refusal.clause)
        if self.keep("refusal", refusal.reason):
            self.refusals.append(refusal)
            self.tables[id(refusal)] = self.table

    def known_at(self, decision: Decision, option: Any) -> str:
        """Where an option of a question is kept: how high numbers go depends on the table and its rules."""
        return f"{decision.name} {self.table}" if type(option) is int else decision.name

    def try_others(self, decision: Decision) -> None:
        """Try what a person may plausibly try, and note where nothing is said about it."""
        known = [self.offered.get(self.known_at(decision, kind), {}).values() for kind in ("", 0)]
        for written in wrong_answers(decision, [option for some in known for option in some]):
            refusal = decision.why_not(written)
            if refusal is not None:
                self.note(refusal)
            elif self.keep("unexplained", decision.name):
                self.unexplained.append((decision, written))
                self.tables[id(decision)] = self.table

    @staticmethod
    def look_now(decision: Any) -> None:
        """Read the view now: the question's words are asked for later, and must be about the present state."""
        decision.view.as_dict()

    def hear(self, match: Any) -> None:
        """Record what happened in a match."""
        self.citations.hear(match)
        for entry in match.trace:
            self.clauses.update(entry.clauses)
            if self.keep(entry.kind, (entry.name, entry.label if entry.kind != "event" else "")):
                self.entries.append(entry)
                self.tables[id(entry)] = self.table


class Watching(Bot):
    """Chooses at random, and records what it is asked."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        self.seen.watch(decision)
        return decision.options[int(random() * len(decision.options))]


def _some_value(parameter: FieldInfo, dice: random.Random) -> Any:
    if names := readings(parameter):
        return dice.choice(names)
    bounds = limits(parameter)
    if parameter.annotation is int and {"ge", "le"} <= set(bounds):
        return dice.choice([bounds["ge"], parameter.default, bounds["le"], dice.randint(bounds["ge"], bounds["le"])])
    return parameter.default


def sampled_rules(game: type[Game], dice: random.Random, players: int) -> dict[str, Any]:
    """Return playable rules that differ from the default in about a third of the parameters, in any mode."""
    fields = list(game.Rules.model_fields.items())
    dice.shuffle(fields)
    chosen = {name: _some_value(field, dice) for name, field in fields[: len(fields) // 3]}
    modes = modes_of(game, players)
    return playable(game, chosen, players, dice.choice(modes) if len(modes) > 1 else modes[0])


def mode_of(match: Any) -> str | None:
    """The mode that a match is played in; None for a game without modes."""
    return match.game.modes.chosen(match.rules, match.game) if match.game.modes else None


def refused_in(told: Any) -> Iterator[str]:
    """Yield the clauses that forbid what a record expects to be illegal.

    >>> list(refused_in({"play": [{"expect": {"illegal": {"choice": "7", "clause": "LM-4.2"}}}]}))
    ['LM-4.2']
    """
    if isinstance(told, list):
        for part in told:
            yield from refused_in(part)
    elif isinstance(told, dict):
        illegal = told.get("illegal", ())
        for refused in illegal if isinstance(illegal, list) else [illegal]:
            if "clause" in refused:
                yield refused["clause"]
        yield from refused_in(list(told.values()))


@lru_cache(maxsize=8)
def corpus(subject: Subject) -> Seen:
    """Return what comes up in random games of all sizes and modes, half by the default rules, and in the examples."""
    seen, dice, game = Seen(), random.Random(14), subject.game
    counts = list(game.seats)
    for i in range(share(GAMES_WATCHED)):
        players = counts[i // 2 % len(counts)]
        modes = modes_of(game, players)
        rules = sampled_rules(game, dice, players) if i % 2 else modes[i // 2 % len(modes)]
        seen.table = {"game": game, "players": players, "seed": i, "rules": rules}
        match = open_match(**seen.table)
        seen.mode = mode_of(match)
        match.run(Watching(seen))
        seen.hear(match)
    seen.table = {}
    for file in subject.records:
        text = file.read_text(encoding="utf-8")
        try:
            match = loads(text, file.name, check=True)
        except (InvalidRecord, AssertionError):  # the checks of records say what is wrong with it
            continue
        seen.mode = mode_of(match)
        seen.hear(match)
        seen.clauses.update(refused_in(yaml_text.values(yaml_text.parse(text, file.name))))
        if match.decision is not None and match.decision.player != tl.NATURE:
            seen.watch(match.decision)
    forget()  # what is found in the corpus names its own match
    return seen
