"""What is wrong with a position, in every language: where, the value, the reason and what would be possible."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from typing import Any

from ..language.localized import Exactly, in_languages
from . import labels
from .errors import Fault, echo

SHOWN, NAMED, PLACE = 40, 12, 60
"""How many letters of a wrong value are repeated, how many allowed ones are named, how long a place may be."""
NAMES = {int: "int", bool: "bool", str: "str", float: "float", list: "list", tuple: "list", dict: "dict",
         frozenset: "list", type(None): "none"}  # fmt: skip
"""The messages `type-<name>` say what would have been a value of the type."""


def position_fault(game: Any, where: str, kind: str, clause: str = "", **facts: Any) -> Fault:
    """What is wrong at a place of a position, by the messages `wrong-<kind>` and `wrong-<kind>-allowed`."""

    def make(lang: str) -> Fault:
        words = type(game).words(lang)
        said = {name: _said(words, name, value) for name, value in facts.items()}
        if near:
            reason = words(f"wrong-{kind}", **said), words("word-did_you_mean", near=Exactly(near))
            return Fault(where[:PLACE], "; ".join(reason), _allowed(words, kind, said), clause, kind, told)
        return Fault(where[:PLACE], words(f"wrong-{kind}", **said), _allowed(words, kind, said), clause, kind, told)

    near = _meant(where, facts)
    told = tuple((name, value) for name, value in facts.items() if isinstance(value, str | int))
    return in_languages("en", make)


def _allowed(words: Any, kind: str, said: dict[str, Any]) -> str:
    return words(f"wrong-{kind}-allowed", **said) if words.has(f"wrong-{kind}-allowed") else ""


def _meant(where: str, facts: dict[str, Any]) -> str:
    """What somebody may have meant who wrote a name that there is not."""
    if "fields" in facts:
        return labels.near(facts["fields"], where)
    wrong, domain = facts.get("value"), facts.get("domain")
    if not isinstance(wrong, str) or isinstance(domain, range | None) or len(wrong) > SHOWN:
        return ""
    return labels.near([value for value in domain if isinstance(value, str)], wrong)


def _said(words: Any, name: str, value: Any) -> Any:
    if name == "domain":
        return Exactly(_domain(words, value))
    if name == "of_type":
        return Exactly(words(f"type-{NAMES.get(value, 'other')}"))
    if name == "known":
        return Exactly(_domain(words, value))
    if name == "fields":
        return Exactly(", ".join(value))  # all of them: nowhere else are they listed
    if name == "value":
        return Exactly(echo(value, SHOWN))
    return Exactly(value) if isinstance(value, str) else value


def _domain(words: Any, values: Any) -> str:
    """The allowed values as a person reads them: from the least to the most, or one by one."""
    if isinstance(values, range) and values.step == 1 and len(values) > 2:
        return str(words("domain-range", least=Exactly(f"{values[0]:,}"), most=Exactly(f"{values[-1]:,}")))
    if isinstance(values, Set):
        values = labels.in_order(values)
    listed = [value if isinstance(value, str) and value else labels.label(value) or "''" for value in values]
    if not listed:
        return str(words("word-none"))
    shown = ", ".join(listed[:NAMED])
    return f"{shown} {words('options-more', count=len(listed) - NAMED)}" if len(listed) > NAMED else shown


def joined(faults: list[Fault]) -> Fault:
    """Several refusals of one value as one: the first, with all that is allowed by any."""
    first = faults[0]

    def in_one(lang: str) -> Fault:
        said = [fault.localized(lang) for fault in faults]
        allowed = ", ".join(dict.fromkeys(fault.allowed for fault in said if fault.allowed))
        return replace(said[0], allowed=allowed, others=())

    return in_languages(first.lang, in_one)


def named(key: Any) -> str:
    """A key as a place names it."""
    return key[:SHOWN] if isinstance(key, str) and key.isidentifier() else echo(key, SHOWN)
