"""Situations that show a clause: in the worked examples that name it, and in games that bots play."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core.rules import question_of, readings
from tabletop_lab.engine.language.rulebook import Clause
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import load
from tabletop_lab.engine.match.trace import Entry, lies_in
from tabletop_lab.playtest.examples import worked_examples
from tabletop_lab.playtest.find import find
from tabletop_lab.playtest.situations import Fired

GAMES = 60
"""So many games are played at a time."""
MOST = 6
"""So many situations are shown to choose from."""
SILENT = ("note", "reading")
"""Kinds of clauses under which nothing happens: no game is played for them."""
_CLAUSES = re.compile(r"^clauses: *\[([^\]]*)\]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Search:
    """Where a clause is looked for. `rule`: a preset, or a parameter with another reading, or nothing as printed."""

    players: int
    bots: str = "random"
    rule: str | tuple[str, Any] = ""

    @property
    def rules(self) -> str | dict[str, Any] | None:
        """As a match wants it."""
        return self.rule or None if isinstance(self.rule, str) else dict([self.rule])


@dataclass(frozen=True, slots=True)
class Situation:
    """A match that shows a clause, at its end; `step`: where it first does. `record`: the worked example it is from."""

    match: Match
    step: int
    record: str = ""


class Situations:
    """Looks for situations that show one clause. `found`: those so far; `games`: how many were played for them.

    >>> from tabletop_lab.testing.sample import Market
    >>> looked = Situations(Market, "LM-4.2").look(Search(3))
    >>> len(looked.found), looked.found[0].step, looked.games
    (6, 9, 6)
    """

    def __init__(self, game: type[Game], clause: str) -> None:
        self.game, self.clause = game, clause
        self.found: list[Situation] = []
        self.games, self.search = 0, Search(0)

    def look(self, search: Search, n: int = GAMES) -> Situations:
        """Play `n` more games. Another search begins anew, with the worked examples that name the clause.

        Raises TabletopError for players, bots or rules that the game does not have.
        """
        if search != self.search:
            self.found, self.games, self.search = self._in_examples(), 0, search
        if self.game.rulebook("en")[self.clause].kind in SILENT:
            return self
        found = find(
            self.game, self.clause, n, most=MOST, players=search.players, rules=search.rules, bots=search.bots,
            seed=self.games,
        )  # fmt: skip
        self.games += found.games
        for cut in found.matches:
            whole = Match(found.task.game, len(found.task.players), cut.seed, found.task.rules, bots=found.task.bots)
            self.found.append(Situation(whole, shows(whole, self.clause) or cut.step))
        return self

    def _in_examples(self) -> list[Situation]:
        fired = Fired(self.clause)
        made = []
        for file in _naming(self.game).get(self.clause, ()):
            match = load(file)
            if (step := shows(match, self.clause) or fired.step(match)) is not None:
                made.append(Situation(match, step, file.stem))
        return made[:MOST]

    # --- what to try where nothing is found ---------------------------------------------------------------------------

    def elsewhere(self) -> list[str]:
        """For a clause that is a question or a note: the clauses that act on its parameters, or that it names."""
        book = self.game.rulebook("en")
        if book[self.clause].kind == "note":
            named = dict.fromkeys(re.findall(r"\b[A-Z]+-[A-Z]?\d+(?:\.\d+)*", book[self.clause].text))
            return [one for one in named if one in book and book[one].kind not in SILENT]
        asked = {name for name, field in self.game.Rules.model_fields.items() if question_of(field) == self.clause}
        return [one.id for one in book.values() if one.kind in ("rule", "house") and asked & set(one.options)]

    def beside(self) -> list[str]:
        """The rules before and after a clause in its chapter, and those that it names."""
        book = self.game.rulebook("en")
        chapter = [one.id for one in book.values() if one.kind in ("rule", "house") and lies_in(one.id, self.chapter)]
        at = chapter.index(self.clause) if self.clause in chapter else -1
        near = [*chapter[max(at - 1, 0) : at], *chapter[at + 1 : at + 2]] if at >= 0 else chapter[:2]
        named = re.findall(r"\b[A-Z]+-[A-Z]?\d+(?:\.\d+)*", book[self.clause].text)
        return [one for one in dict.fromkeys([*near, *named]) if one in book and one != self.clause
                and book[one].kind not in SILENT and book[one].kind != "chapter"][:4]  # fmt: skip

    @property
    def chapter(self) -> str:
        """The chapter of the clause."""
        return self.clause.partition(".")[0]

    def advice(self) -> list[Search]:
        """Other searches: other numbers of players, other readings of the parameters that touch the clause."""
        now = self.search
        others = [replace(now, players=n) for n in self.game.seats if n != now.players]
        rules = [rule for rule in rules_for(self.game, self.clause) if rule and rule != now.rule]
        return [*(replace(now, rule=rule) for rule in rules), *others]


def is_own(entry: Entry, clause: str) -> bool:
    """Whether something is told under a clause itself, and not only while it was being carried out."""
    return bool(entry.clauses) and lies_in(entry.clauses[0], clause)


def shows(match: Match, clause: str) -> int | None:
    """Where a finished match first shows what a clause does: after its first event, else its first decision or chance.

    A clause that then asks something itself, or leaves it to luck, has done its work when that is carried out: it is
    shown there. None for one under which nothing is told but what other clauses do.
    """
    entries = list(match.trace)
    own = [k for k, entry in enumerate(entries) if is_own(entry, clause)]
    at = next((k for k in own if entries[k].kind == "event"), own[0] if own else None)
    if at is None:
        return None
    first = entries[at]
    for entry in entries[at + 1 :]:
        if not any(lies_in(one, clause) for one in entry.clauses):
            break
        if entry.kind != "event" and is_own(entry, clause):
            done = entry.step + 1
            carried_out = any(entries[k].kind == "event" and entries[k].step == done for k in own)
            return done if carried_out else first.step + (first.kind != "event")
    return first.step + (first.kind != "event")


def rules_for(game: type[Game], clause: str) -> list[str | tuple[str, Any]]:
    """As printed, each preset, and each other reading of a parameter that touches a clause."""
    known: Clause | None = game.rulebook("en").get(clause)
    found: list[str | tuple[str, Any]] = ["", *game.Rules.presets]
    for name in known.options if known else ():
        if name in game.Rules.model_fields:
            printed = getattr(game.Rules(), name)
            found += [(name, value) for value in readings(game.Rules.model_fields[name]) if value != printed]
    return found


@cache
def _naming(game: type[Game]) -> dict[str, tuple[Path, ...]]:
    """The worked examples by the clauses that they name at their head; a chapter has those of its clauses."""
    found: dict[str, list[Path]] = {}
    for file in worked_examples(game):
        head = _CLAUSES.search(file.read_text(encoding="utf-8"))
        for clause in re.split(r"[,\s]+", head[1]) if head else ():
            for named in {clause, clause.partition(".")[0]}:
                if lies_in(clause, named) and file not in found.setdefault(named, []):
                    found[named].append(file)
    return {clause: tuple(files) for clause, files in found.items()}
