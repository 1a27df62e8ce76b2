"""What some checks must know about a game: how its rulebook is numbered, which words are printed, and the like.
A conftest.py beside the game provides it: `def pytest_game_facts(game): return Facts(...)`. Nothing here names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser in C, where it is there: it takes a fifth of the time."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What is special about a game. The lists are complete: what they do not name must not occur."""

    chapters: Mapping[str, Sequence[str]]
    """Every chapter with its clauses, in order."""
    source: Mapping[str, str]
    """For each language, the pattern of a source that a clause can have."""
    ours: Mapping[str, str] = field(default_factory=lambda: {"en": "ours", "ko": "하우스 규칙"})
    """For each language, the pattern of the source of clauses that add to the published rules."""
    own_notes: frozenset[str] = frozenset()
    """Clauses that are ours and only notes: they have no effect on play."""
    hangul: frozenset[str] = frozenset()
    """The Korean words of the English rulebook."""
    latin: frozenset[str] = frozenset()
    """The words in Latin letters of the Korean rulebook: those printed on components."""
    phrases: frozenset[str] = frozenset()
    """Clauses and chapters whose lists need not be whole sentences."""
    answers: frozenset[str] = frozenset()
    """Korean sentences of one word."""
    numbers_in_prose: frozenset[str] = frozenset()
    """Numeric parameters whose reading has no list of values."""
    untouched: frozenset[tuple[str, str]] = frozenset()
    """(parameter, clause): a clause of the parameter that the last line of its reading leaves out."""
    amounts: Mapping[str, int]
    """Clauses that state an amount of the default rules, with the amount."""
    examples: int
    """How many worked examples there are, according to their numbers."""
    faults: Mapping[str, Mapping[str, Any]]
    """Each kind of error for which rules.py has words, with rules that cause it."""
    other_words: frozenset[str] = frozenset()
    """Messages in rules.<lang>.ftl that belong to no parameter, preset or fault."""
    latin_help: frozenset[str] = frozenset()
    """Messages in rules.ko.ftl that hold more than what is printed on the table."""
    asks: Mapping[str, int] = field(default_factory=dict)
    """The game's own methods that ask, each with the index of the argument that names the question."""
    has_stories: bool = False
    """Whether every question has a heading in the storyboard (`story-<decision>`)."""
    messages_at_least: int
    """The code names at least this number of messages: this guards against searching in the wrong place."""
    stories_elsewhere: frozenset[str] = frozenset()
    """Parameters whose stories need files; the game's own tests check them."""
    one_value: frozenset[str] = frozenset()
    """Parameters with a single possible value."""
    record: Callable[[dict[str, Any], Any, list[Any]], dict[str, Any]]
    """Makes a match record from a story, a value of its parameter, and the answers that follow."""
    games: Sequence[Mapping[str, Any]] = ()
    """Games in which rare things happen: players, seed, rules and bots, as far as they matter."""
    stories: Path
    """The file of stories, one for every reading: readings.yaml; or a folder of such files."""

    def told(self) -> list[dict[str, Any]]:
        """Return the stories. They are read once and shared, so they must not be changed."""
        return _read(self.stories)


@lru_cache(maxsize=8)
def _read(place: Path) -> list[dict[str, Any]]:
    files = sorted(place.glob("*.yaml")) if place.is_dir() else [place]
    return [story for file in files for story in yaml.load(file.read_text(encoding="utf-8"), Loader=_LOADER)]


def numbered(start: str, last: int, first: int = 1) -> list[str]:
    """Return clauses with consecutive numbers.

    >>> numbered("FN-1.", 3)
    ['FN-1.1', 'FN-1.2', 'FN-1.3']
    """
    return [f"{start}{n}" for n in range(first, last + 1)]
