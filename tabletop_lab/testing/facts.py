"""What some checks must know about a game: how its rulebook is numbered, which words are printed, and the like.
A conftest.py beside the game tells it, `def pytest_game_facts(game): return Facts(...)`; nothing here names a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What is special to a game. The lists are complete: what is not named here must not be there."""

    chapters: Mapping[str, Sequence[str]]
    """Every chapter with its clauses, in order."""
    source: Mapping[str, str]
    """For each language the pattern of one source a clause can have."""
    ours: Mapping[str, str] = field(default_factory=lambda: {"en": "ours", "ko": "자체 규정"})
    """For each language the pattern of the source of what the published rules do not say."""
    own_notes: frozenset[str] = frozenset()
    """Clauses that are ours and of kind note: nothing mechanical."""
    hangul: frozenset[str] = frozenset()
    """The Korean words of the English rulebook."""
    latin: frozenset[str] = frozenset()
    """The words in Latin letters of the Korean rulebook; what is printed on the table."""
    phrases: frozenset[str] = frozenset()
    """Clauses and chapters whose lists need no whole sentences."""
    answers: frozenset[str] = frozenset()
    """Korean sentences of one word."""
    numbers_in_prose: frozenset[str] = frozenset()
    """Numeric parameters whose reading has no list of values."""
    untouched: frozenset[tuple[str, str]] = frozenset()
    """(parameter, clause): a clause of the parameter that the last line of its reading leaves out."""
    amounts: Mapping[str, int]
    """Clauses that state an amount of the default rules, and the amount."""
    examples: int
    """How many worked examples there are, counted by their numbers."""
    faults: Mapping[str, Mapping[str, Any]]
    """Each kind of fault that rules.py gives words to, and rules that have it."""
    other_words: frozenset[str] = frozenset()
    """Messages in rules.<lang>.ftl that belong to no parameter, preset or fault."""
    latin_help: frozenset[str] = frozenset()
    """Messages in rules.ko.ftl that hold more than what is printed on the table."""
    asks: Mapping[str, int] = field(default_factory=dict)
    """The game's own methods that ask, each with the place of the name of the question among its arguments."""
    has_stories: bool = False
    """Whether every question has a heading in the story beside the board (`story-<decision>`)."""
    messages_at_least: int
    """How many messages the code names at least: a guard against looking in the wrong place."""
    stories_elsewhere: frozenset[str] = frozenset()
    """Parameters that need files; the game's own tests check them."""
    one_value: frozenset[str] = frozenset()
    """Parameters with a single possible value."""
    record: Callable[[dict[str, Any], Any, list[Any]], dict[str, Any]]
    """A match record from a story, the value of its parameter, and what is played then."""
    games: Sequence[Mapping[str, Any]] = ()
    """Games in which rare things happen: players, seed, rules, bots, as far as they matter."""
    stories: Path
    """The file of stories, one for every reading: readings.yaml."""

    def told(self) -> list[dict[str, Any]]:
        """The stories. They are read once and shared: nobody may change them."""
        return _read(self.stories)


@lru_cache(maxsize=8)
def _read(file: Path) -> list[dict[str, Any]]:
    stories: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return stories


def numbered(start: str, last: int, first: int = 1) -> list[str]:
    """Clauses with numbers that follow one another.

    >>> numbered("FN-1.", 3)
    ['FN-1.1', 'FN-1.2', 'FN-1.3']
    """
    return [f"{start}{n}" for n in range(first, last + 1)]
