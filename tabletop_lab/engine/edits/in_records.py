"""The part of a match record that carries code: edited rules, which run only when the user says that they may.
Nothing here compiles or runs anything; see variant.py for that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

from ..core import catalogue
from ..core.errors import Fault, InvalidRecord, TabletopError
from ..match.yaml_text import Items, Table, Text
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
        raise _fault(file, edits, "edits must be a list", f"tables with the keys {', '.join(KEYS)}")
    for edit in edits:
        if not isinstance(edit, Table) or set(edit) != set(KEYS) or not all(isinstance(v, Text) for v in edit.values()):
            raise _fault(file, edit, "this is no edited rule", f"a table with the keys {', '.join(KEYS)}")
        if edit["name"] != edits[0]["name"]:
            raise _fault(file, edit["name"], "all edits of a record belong to one variant", str(edits[0]["name"])[:60])
    if not edits:
        return game
    if not allow_code:
        carried = ", ".join(f"{e['clause']} {e['function']}"[:60] for e in edits[:5])
        reason = f"the record carries code (edited rules: {carried}), which could do anything on this computer"
        raise _fault(file, edits, reason, "load(path, allow_code=True), once you have read it and trust it")
    found = catalogue.find(game)
    variant: Variant | None = None
    for edit in edits:
        try:
            variant = variant or Variant(found.name, str(edit["name"]))
            variant = variant.with_edit(
                str(edit["clause"]), str(edit["code"]), function=str(edit["function"]), game=found
            )
        except TabletopError as error:
            line = f"{file}, line {edit['code'].line}"
            raise InvalidRecord(
                *(Fault(f"{line}: {f.where}", f.reason, f.allowed, f.clause) for f in error.faults)
            ) from None
    assert variant is not None
    return variant.apply(found)


def _fault(file: str, where: object, reason: str, allowed: str) -> InvalidRecord:
    line = getattr(where, "line", None)
    return InvalidRecord(Fault(f"{file}, line {line}" if line else file, reason, allowed))
