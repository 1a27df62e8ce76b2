"""The columns of the tables of the ship: corridors, slots, rooms, tokens, bag, madness track, coordinates."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator

from tabletop_lab.engine.core.content_tables import TableRow, Text, Whole, bad_cell, whole_number
from tabletop_lab.engine.core.errors import echo
from tabletop_lab.engine.language.localized import Exactly

from .cells import MOST_COPIES, Id, Named, Thing, WholeOrNone, Yes, by, limits
from .parts import Parts
from .words import speak

TECHNICAL = "technical"
"""What stands for the Technical Corridors in the column `b` of corridors.csv, and the name of their one space."""
MOST_SLOTS = 40
Apparition = Literal["lurker", "whisperer", "stalker", "despoiler"]
KINDS = ("lurker", "whisperer", "stalker", "despoiler")
"""Weakest first (VS-7.5b)."""
Colour = Literal["green", "yellow", "red", "white", "none"]
PLACES = ("computer", "no_computer", "entrance")


def _where(cell: Any) -> str:
    text = str(cell).strip()
    if text not in ("", *PLACES):
        raise bad_cell("cell_unknown", cell=echo(text), known=", ".join(PLACES))
    return text


Where = Annotated[str, BeforeValidator(_where)]
"""In which rooms something can be done: with a computer, without one, with a technical entrance; empty: in all."""


def _end(cell: Any) -> int | str:
    text = str(cell).strip()
    return text if text == TECHNICAL else _slot(text)


def _slot(cell: Any) -> int:
    slot = whole_number(cell)
    if not 1 <= slot <= MOST_SLOTS:
        raise bad_cell("slot_range", slot=slot, most=MOST_SLOTS)
    return slot


def _numbers(cell: Any) -> tuple[int, ...]:
    text = str(cell).strip()
    if not re.fullmatch(r"[1-4]( +[1-4])*", text):
        raise bad_cell("corridor_numbers", cell=echo(text))
    numbers = tuple(map(int, text.split()))
    if len({*numbers}) < len(numbers):
        raise bad_cell("corridor_number_twice", cell=echo(text))
    return numbers


Slot = Annotated[int, BeforeValidator(_slot), by("NB-1.1")]


class CorridorRow(TableRow):
    """A corridor, or a Technical Corridor entrance (b = technical), and its numbers."""

    a: Slot
    b: Annotated[int | str, BeforeValidator(_end), by("NB-1.1")]
    numbers: Annotated[tuple[int, ...], BeforeValidator(_numbers), by("NB-1.1")]


class SlotRow(TableRow):
    """A place for a room: what lies on it (1, 2, or a room printed on the board), and where it is drawn."""

    slot: Slot
    content: Text
    x: Annotated[Whole, limits("", 0, 100)]
    y: Annotated[Whole, limits("", 0, 100)]


class Room(Named):
    """A room: a tile of set 1 or 2, or printed on the board; what its action does, and what that costs."""

    what: ClassVar[str] = "room"
    set: Annotated[Literal["1", "2", "fixed"], by("NB-1.3")]
    colour: Annotated[Colour, by("NB-1.3")]
    computer: Annotated[Yes, by("NB-1.3")] = False
    tier: Annotated[Whole, limits("", 1, 2)] = 1
    when: Literal["action", "start_of_phase"] = "action"
    cost: Annotated[Whole, limits("NB-3.2", 0, 9)] = 2
    parts: Annotated[Parts, by("NB-3.2")] = ()


class Token(Thing):
    """An exploration token: what happens, and the number of items."""

    what: ClassVar[str] = "exploration"
    effect: Annotated[Literal["silence", "danger", "fire", "malfunction", "doors", "lair"], by("NB-4.4")]
    number: Annotated[Whole, limits("NB-4.3", 0, 9)]

    def name(self, lang: str = "en") -> str:
        """What it does, and its number: nobody knows a token by its id."""
        words = speak(lang)
        return words("token-name", effect=Exactly(words.value("token", self.effect)), number=self.number)


class BagRow(TableRow):
    """How many Void Seeder tokens bear a number; `token_numbers`: under which reading of VS-A53."""

    number: Annotated[Whole, limits("VS-7.10", 0, 15)]
    count: Annotated[Whole, limits("VS-1.10", 1, MOST_COPIES)]
    token_numbers: Literal["both", "F5", "F4_trim"] = "both"


class Level(TableRow):
    """A level of madness: what appears, and the levels to which arrows lead; no arrow: none."""

    level: Annotated[Whole, limits("VS-5.1", 1, 5)]
    apparition: Annotated[Apparition, by("VS-5.7")]
    up: Annotated[WholeOrNone, by("VS-5.2")] = None
    down: Annotated[WholeOrNone, by("VS-5.2")] = None


class MadnessReading(TableRow):
    """One reading of the lost picture: for each level the arrow down (VS-A1) or the apparition (VS-A2)."""

    id: Id
    of: Literal["down", "apparition"]
    level_1: Text
    level_2: Text
    level_3: Text
    level_4: Text
    level_5: Text

    @property
    def cells(self) -> tuple[str, ...]:
        """What stands at the levels 1 to 5."""
        return self.level_1, self.level_2, self.level_3, self.level_4, self.level_5


Target = Literal["E", "M", "V", "D"]
TARGETS = {"E": "earth", "M": "mars", "V": "venus", "D": "deep_space"}


class Coordinates(Thing):
    """A coordinates card: where each space of the destination track leads (Earth, Mars, Venus, Deep space)."""

    what: ClassVar[str] = "coordinates"
    a: Annotated[Target, by("NB-1.1")]
    b: Annotated[Target, by("NB-1.1")]
    c: Annotated[Target, by("NB-1.1")]
    d: Annotated[Target, by("NB-1.1")]

    def target(self, space: str) -> str:
        """Where a space of the track (A to D) leads: earth, mars, venus or deep_space."""
        return TARGETS[getattr(self, space.lower())]
