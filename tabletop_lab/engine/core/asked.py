"""A question of a game's own about a position, for lessons: what can be answered, and what is right.
The sentences are in the game's messages; `teach` makes an exercise of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .refusal import Refusal


def no_facts(words: Any) -> Mapping[str, Any]:
    """The question needs no facts."""
    return {}


def itself(key: str, words: Any) -> str:
    """The text of an answer that needs no words."""
    return key


def no_reason(key: str) -> Refusal | None:
    """Nothing is said about a wrong answer."""
    return None


@dataclass(frozen=True, slots=True)
class Asked:
    """One question: the message `ask-<kind>` is told the `facts`; `right(key)` says which of the `choices` are right.

    `several`: more than one may be. `text(key, words)`: a choice in words. `why(key)`: why a wrong one is wrong.
    `seat`: with whose eyes ("": those of the seat that decides).

    >>> asked = Asked(["2", "6"], lambda key: key == "6", lambda words: {"what": words.value("seat", "P1")}, ["LM-4.1"])
    >>> [key for key in asked.choices if asked.right(key)], asked.text("2", None)
    (['6'], '2')
    """

    choices: Sequence[str]
    right: Callable[[str], bool]
    facts: Callable[[Any], Mapping[str, Any]] = no_facts
    clauses: Sequence[str] = ()
    several: bool = False
    text: Callable[[str, Any], str] = itself
    why: Callable[[str], Refusal | None] = no_reason
    seat: str = ""
