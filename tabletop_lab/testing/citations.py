"""Whether the clauses that a trace cites are true of what happened: what can be noticed without knowing the game.

A function may carry several clauses if each of them is true whenever it runs. The rulebook says which clauses belong
together; played games show functions that do now this and now that, clauses that are cited twice on the way to one
thing, and clauses on things (a character, say) that are not in the game. Whether the words of a clause fit what
happened, a person must read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from inspect import unwrap
from itertools import pairwise
from types import CodeType
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Game, tagged_functions
from tabletop_lab.engine.core.clause import Frame
from tabletop_lab.engine.core.rules import clauses_of
from tabletop_lab.engine.language.rulebook import Rulebook

from .matches import cards_in, pooled_fields

Told = frozenset[tuple[str, str]]
"""What one run of a function itself did: (kind, name) of its questions, chances and events."""


@dataclass
class Citations:
    """What the frames of played games show."""

    did: dict[tuple[str, tuple[str, ...]], set[Told]] = field(default_factory=dict)
    """For each function with its clauses what its runs did; a run that did nothing cites nothing."""
    twice: set[tuple[str, str, str]] = field(default_factory=set)
    """A further clause of a function that something below it cites, too: (function, clause, the function below)."""
    kinds: set[str] = field(default_factory=set)
    """The kinds of cards of all games, by `Content.kind`."""
    games: list[tuple[frozenset[str], frozenset[str]]] = field(default_factory=list)
    """For each game the kinds of its cards and the clauses that it cited."""

    def hear(self, match: Any) -> None:
        """Note what a match has cited."""
        runs: dict[int, tuple[Frame, set[tuple[str, str]]]] = {}
        for entry in match.trace:
            if entry.frame is None:
                continue
            runs.setdefault(id(entry.frame), (entry.frame, set()))[1].add((entry.kind, entry.name))
            for above, below in pairwise(entry.frame.path()):
                again = set(above.clauses[1:]) & set(below.clauses)
                self.twice |= {(above.name, clause, below.name) for clause in again}
        for frame, told in runs.values():
            self.did.setdefault((frame.name, frame.clauses), set()).add(frozenset(told))
        kinds = frozenset(kinds_in_play(match))
        self.kinds |= kinds
        self.games.append((kinds, frozenset(match.trace.clauses())))


def kinds_in_play(match: Any) -> Iterator[str]:
    """The kinds of the cards that lie anywhere, as far as the game's content names kinds."""
    content, state = match.game.content, match.view(tl.MODERATOR).as_dict()
    for name in pooled_fields(match.game, match.rules):
        for card in cards_in(state[name]):
            if kind := content.kind(card):
                yield kind


def varying(game: type[Game], found: Citations) -> dict[str, list[str]]:
    """Functions with several clauses whose runs do different things; for each what only some of its runs do.

    A chapter counts as no clause of its own. That a function is given the name of what it asks makes no difference.
    """
    book = game.rulebook("en")
    tagged = {(name, ids): function for name, function, ids in tagged_functions(game)}
    wrong = {}
    for (name, ids), runs in found.did.items():
        several = len([one for one in ids if one not in book or book[one].kind != "chapter"]) > 1
        if not several or len(runs) == 1:
            continue
        sometimes = frozenset.union(*runs) - frozenset.intersection(*runs)
        written = _texts(unwrap(tagged[name, ids]).__code__)
        if len({len(run) for run in runs}) > 1 or any(what in written for _, what in sometimes):
            wrong[name] = sorted(what for _, what in sometimes)
    return wrong


def _texts(code: CodeType) -> set[str]:
    parts = [part for part in code.co_consts if isinstance(part, CodeType)]
    return {part for part in code.co_consts if isinstance(part, str)}.union(*map(_texts, parts))


def elsewhere(found: Citations) -> dict[str, dict[str, list[str]]]:
    """Functions with a further clause that stands first on others which do things: {function: {clause: others}}.

    Functions that only answer do not count: what they say is told by those that ask them.
    """
    own: dict[str, set[str]] = {}
    for name, ids in found.did:
        own.setdefault(ids[0], set()).add(name)
    wrong: dict[str, dict[str, list[str]]] = {}
    for name, ids in found.did:
        for one in ids[1:]:
            if others := own.get(one, set()) - {name}:
                wrong.setdefault(name, {})[one] = sorted(others)
    return wrong


# --- what the rulebook says -------------------------------------------------------------------------------------------


def strangers(game: type[Game]) -> Mapping[str, tuple[str, ...]]:
    """Functions with clauses that the rulebook does not connect: the first clause, and those that stand apart."""
    links = Links(game)
    found = {}
    for name, _, ids in tagged_functions(game):
        near, apart = [ids[0]], list(ids[1:])
        while more := [one for one in apart if any(links.join(one, other) for other in near)]:
            near += more
            apart = [one for one in apart if one not in more]
        if apart:
            found[name] = (ids[0], *apart)
    return found


class Links:
    """Which clauses belong together, as the rulebook says it: by chapter, by name, or by an option of the rules.

    >>> from tabletop_lab.testing.sample import Market
    >>> links = Links(Market)
    >>> links.join("LM-4.1", "LM-4.2"), links.join("LM-2.1", "LM-7.2")
    (True, False)
    """

    def __init__(self, game: type[Game]) -> None:
        self.book = game.rulebook("en")
        self.options = {each.id: set(each.options) for each in self.book.values()}
        for name, parameter in game.Rules.model_fields.items():
            for clause in clauses_of(parameter):
                self.options.setdefault(clause, set()).add(name)

    def join(self, one: str, other: str) -> bool:
        """Whether both are in one chapter, one text names the other or what it is in, or one option is for both."""
        if places(one)[-1] == places(other)[-1] or self.options.get(one, set()) & self.options.get(other, set()):
            return True
        return self.names(one, other) or self.names(other, one)

    def names(self, here: str, there: str) -> bool:
        """Whether the text of a clause names another one, or a clause or chapter that this one is in."""
        text = self.book[here].text if here in self.book else ""
        return any(re.search(rf"\b{re.escape(place)}(?!\.?\w)", text) for place in places(there))


def places(clause: str) -> list[str]:
    """A clause and what it is in, up to its chapter.

    >>> places("TW-3.8.1"), places("FN-H2")
    (['TW-3.8.1', 'TW-3.8', 'TW-3'], ['FN-H2', 'FN-H'])
    """
    found = [clause]
    while "." in found[-1]:
        found.append(found[-1].rpartition(".")[0])
    if letters := re.fullmatch(r"(.+-[A-Z])\d+", found[-1]):
        found.append(letters[1])
    return found


def named_after(book: Rulebook, kinds: set[str]) -> Mapping[str, str]:
    """The clauses whose title names a kind of card at its end, and those below them: {clause: kind}.

    >>> book = Rulebook.parse("# T\\n\\n### TT-1 Young mouse\\nIt eats.\\n\\n### TT-1.1 Cheese\\nAll.\\n")
    >>> named_after(book, {"mouse", "cat"})
    {'TT-1': 'mouse', 'TT-1.1': 'mouse'}
    """
    found: dict[str, str] = {}
    for clause in book.values():
        words = re.findall(r"\w+", clause.title.lower())
        above = clause.id.rpartition(".")[0]
        named = [kind for kind in kinds if words[-len(kind.split("_")) :] == kind.split("_")]
        if clause.kind in ("rule", "house", "note") and (named or above in found):
            found[clause.id] = named[0] if named else found[above]
    return found
