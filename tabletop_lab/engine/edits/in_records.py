"""The part of a match record that carries code: edited rules, which run only when the user says that they may.
Nothing here compiles or runs anything; see variant.py for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import yaml

from ..core import catalogue
from ..core.errors import Fault, InvalidRecord, TabletopError
from ..language.messages import engine_words
from ..match.yaml_text import Items, Table, Text, wrong
from .variant import Variant

KEYS = ("clause", "function", "name", "code")


class Block(str):
    """A text that is written line by line (`|`), so that a person can read it."""


class Dumper(yaml.SafeDumper):
    """Plain YAML with blocks."""


Dumper.add_representer(
    Block, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", str(text), style="|")
)


def to_plain(variant: Variant) -> list[dict[str, Any]]:
    """The edits as they are written in a record."""
    return [
        {"clause": e.clause, "function": e.function, "name": variant.name, "code": Block(e.code)} for e in variant.edits
    ]


def edited_game(game: str, record: Mapping[str, Any], file: str, allow_code: bool) -> object:
    """The game of a record: its name, or the class with the record's edits when they may run.

    Raises InvalidRecord with the line: for code that may not run, and for edits that are not valid.
    """
    edits = record.get("edits")
    if edits is None or (isinstance(edits, Text) and edits.value is None):
        return game
    if not isinstance(edits, Items):
        raise _wrong(file, edits, "edits_list", known=", ".join(KEYS))
    for edit in edits:
        if not isinstance(edit, Table) or set(edit) != set(KEYS) or not all(isinstance(v, Text) for v in edit.values()):
            raise _wrong(file, edit, "edits_none", known=", ".join(KEYS))
        if edit["name"] != edits[0]["name"]:
            raise _wrong(file, edit["name"], "edits_one_variant", name=str(edits[0]["name"])[:60])
    if not edits:
        return game
    if not allow_code:
        carried = ", ".join(f"{e['clause']} {e['function']}"[:60] for e in edits[:5])
        raise _wrong(file, edits, "edits_code", carried=carried)
    found = catalogue.find(game)
    variant: Variant | None = None
    for edit in edits:
        try:
            variant = variant or Variant(found.name, str(edit["name"]))
            variant = variant.with_edit(
                str(edit["clause"]), str(edit["code"]), function=str(edit["function"]), game=found
            )
        except TabletopError as error:
            raise error.retold(InvalidRecord, _at(file, edit["code"].line)) from None
    assert variant is not None
    return variant.apply(found)


def _at(file: str, line: int) -> Callable[[Fault], Fault]:
    """Puts a fault of an edit at the line of the record where its code begins."""

    def place(lang: str, where: str) -> str:
        return f"{engine_words(lang)('place-line', where=file, line=str(line))}: {where}"

    return lambda fault: fault.at(place)


def _wrong(file: str, where: object, kind: str, **facts: str) -> InvalidRecord:
    return wrong(kind, file, getattr(where, "line", None) or 0, **facts)
