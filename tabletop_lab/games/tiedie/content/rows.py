"""The columns of the tables of TIEDIE: what each cell may hold, and the clause that says so.

Checks across rows and files are made where the tables are loaded.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from tabletop_lab.engine.core.content_tables import TableRow, Text, Whole, bad_cell
from tabletop_lab.engine.core.effects import Amounts
from tabletop_lab.engine.core.errors import echo

MOST_COPIES = 60
Colour = Literal["grey", "brown", "yellow", "navy", "purple", "red", "orange", "teal", "white", "green"]


def _identifier(cell: Any) -> str:
    """A short name of ASCII letters, digits and underlines that begins with a letter."""
    text = str(cell).strip()
    if not (text.isascii() and text.isidentifier() and text[0].isalpha() and len(text) <= 16):
        raise bad_cell("id_form", cell=echo(text))
    return text


def _list(cell: Any) -> tuple[str, ...]:
    return tuple(str(cell).split())


Id = Annotated[str, BeforeValidator(_identifier)]
Ids = Annotated[tuple[str, ...], BeforeValidator(_list)]


def _copies(clause: str) -> Any:
    return Field(ge=1, le=MOST_COPIES, json_schema_extra={"clause": clause})


class NamedRow(TableRow):
    """A thing with an id; one of the two names may be left empty."""

    id: Id
    name_en: Text
    name_ko: Text

    @model_validator(mode="after")
    def _named(self) -> NamedRow:
        if not (self.name_ko or self.name_en):
            raise bad_cell("card_unnamed")
        return self

    @property
    def names(self) -> tuple[str, str]:
        """Both names; where there is only one, it serves both languages."""
        return self.name_en or self.name_ko, self.name_ko or self.name_en


class TokenRow(NamedRow):
    """A kind of box token, and how many there are of it."""

    kind: Literal["route", "passage", "item"]
    copies: Annotated[Whole, _copies("TD-3.12")]


class LineRow(TableRow):
    """A line of the guide board: a route and the items of its places."""

    route: Id
    items: Ids


class SleepCardRow(NamedRow):
    """A kind of sleep card, how many there are of it, and its effect with its amounts; empty: the effect of its id."""

    count: Annotated[Whole, _copies("TD-3.6")]
    effect: Text = ""
    amounts: Amounts = ()


class CharacterRow(NamedRow):
    """A character, the layouts of abilities (TD-A48) in which there is such a card, and what is on it."""

    colour: Colour
    ability_layout: Literal["both", "merged_4_5", "separate"]
    abilities: Ids
