"""What a cell of a table may hold: ids, lists of words, whether a thing is so, lists of changes."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field, model_validator

from tabletop_lab.engine.core.content_tables import TableRow, Text, Whole, bad_cell, whole_number
from tabletop_lab.engine.core.errors import echo

from .changes import Change

MOST_COPIES = 60
LONGEST_ID = 24
_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*(\.[0-9]{1,2})?")


def _identifier(cell: Any) -> str:
    """A short name of ASCII letters, digits and underlines that begins with a letter; `.1` may stand behind it."""
    text = str(cell).strip()
    if not (_ID.fullmatch(text) and len(text) <= LONGEST_ID):
        raise bad_cell("id_form", cell=echo(text), most=LONGEST_ID)
    return text


def _words(cell: Any) -> tuple[str, ...]:
    return tuple(str(cell).split())


def _yes(cell: Any) -> bool:
    text = str(cell).strip()
    if text not in ("yes", ""):
        raise bad_cell("cell_unknown", cell=echo(text), known="yes")
    return text == "yes"


def _or_none(cell: Any) -> int | None:
    return whole_number(cell) if str(cell).strip() else None


def _changes(cell: Any) -> tuple[Change, ...]:
    """Words with their numbers, separated by semicolons; which words there are is checked later."""
    found = []
    for piece in str(cell).split(";"):
        if words := piece.split():
            word, *numbers = words
            if len(numbers) > 1:
                raise bad_cell("change_form", cell=echo(piece.strip()))
            found.append(Change(word, *map(whole_number, numbers)))
    return tuple(found)


Id = Annotated[str, BeforeValidator(_identifier)]
Words = Annotated[tuple[str, ...], BeforeValidator(_words)]
Yes = Annotated[bool, BeforeValidator(_yes)]
WholeOrNone = Annotated[int | None, BeforeValidator(_or_none)]
Changes = Annotated[tuple[Change, ...], BeforeValidator(_changes)]


def limits(clause: str, least: int, most: int) -> Any:
    """The bounds of a number, with the clause that gives them."""
    return Field(ge=least, le=most, json_schema_extra={"clause": clause})


def by(clause: str, **more: Any) -> Any:
    """The clause that says what a cell may hold."""
    return Field(json_schema_extra={"clause": clause}, **more)


Copies = Annotated[Whole, limits("", 1, MOST_COPIES)]
CopiesOrNone = Annotated[
    int, BeforeValidator(lambda cell: whole_number(cell) if str(cell).strip() else 0), limits("", 0, MOST_COPIES)
]


class Thing(TableRow):
    """A row that is a thing of the box, with an id."""

    what: ClassVar[str] = ""
    """What kind of thing it is."""
    id: Id

    def name(self, lang: str = "en") -> str:
        """What it is called, in English ("en") or Korean ("ko")."""
        return self.id

    @property
    def copies(self) -> tuple[str, ...]:
        """The cards or tokens of this row: the id, numbered if there are several."""
        return (self.id,)


class Named(Thing):
    """A thing with a name; one of the two names may be left empty and then serves both languages."""

    name_en: Text
    name_ko: Text

    @model_validator(mode="after")
    def _named(self) -> Named:
        if not (self.name_ko or self.name_en):
            raise bad_cell("card_unnamed")
        return self

    def name(self, lang: str = "en") -> str:
        """The name in English ("en") or Korean ("ko")."""
        return (self.name_ko or self.name_en) if lang == "ko" else (self.name_en or self.name_ko)


def numbered(name: str, count: int) -> tuple[str, ...]:
    """The names of several cards that are alike.

    >>> numbered("arm", 3)
    ('arm1', 'arm2', 'arm3')
    """
    return tuple(f"{name}{number}" for number in range(1, count + 1))
