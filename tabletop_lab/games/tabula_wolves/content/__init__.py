"""The character cards and the compositions of The Wolves of Tabula: two CSV tables beside this file, read and checked.
What a card does in the game, and whether a composition may be played, is rule code and may not live here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from tabletop_lab.engine import Content
from tabletop_lab.engine.core.content_tables import TableRow, Text, Whole, WholeOrEmpty, read_table, stamp, table_fault
from tabletop_lab.engine.core.errors import Fault, InvalidContent

__all__ = ["CARDS", "HOUSE", "ROLE_OF", "Card", "Characters", "cards_of", "compositions", "role_of"]

HOUSE = Path(__file__).parent
LETTERS = "CDEFGHIJKLMNOQRSTUVWXY"
"""C marks the printed card; D, E ... mark a second, third ... card of the same print, where rules allow copies.
There is no P: a card P10 would be taken for the seat."""


@dataclass(frozen=True, slots=True)
class Card:
    """One character card; `id` is a letter and the printed number."""

    id: str
    number: int
    role: str
    name_en: str
    name_ko: str

    def name(self, lang: str) -> str:
        """The printed name; a copy says that it is one."""
        printed = self.name_ko if lang == "ko" else self.name_en
        copy = LETTERS.index(self.id[0]) + 1
        return printed if copy == 1 else f"{printed} ({copy})"


class CardRow(TableRow):
    """A row of characters.csv."""

    number: Annotated[Whole, Field(ge=0, le=99, json_schema_extra={"clause": "TW-2.1"})]
    character: Text
    name_en: Text
    name_ko: Text


Count = Annotated[WholeOrEmpty, Field(ge=0, le=22, json_schema_extra={"clause": "TW-4.6"})]


class CompositionRow(TableRow):
    """A row of compositions.csv: how many of each character so many players are dealt."""

    players: Annotated[Whole, Field(ge=7, le=22, json_schema_extra={"clause": "TW-1.2"})]
    wolf: Count = 0
    witch: Count = 0
    servant: Count = 0
    seer: Count = 0
    medium: Count = 0
    guard: Count = 0
    mason: Count = 0
    mercenary: Count = 0
    gypsy: Count = 0
    spiritist: Count = 0
    villager: Count = 0


def _cards() -> dict[str, Card]:
    rows = read_table(HOUSE / "characters.csv", CardRow)
    return {
        f"{letter}{row.number:02}": Card(
            f"{letter}{row.number:02}", row.number, row.character, row.name_en, row.name_ko
        )
        for letter in LETTERS
        for row in rows
        if row.character != "moderator" or letter == "C"
    }


CARDS: Mapping[str, Card] = _cards()
ROLE_OF: Mapping[str, str] = {card.id: card.role for card in CARDS.values()} | {"": ""}
"""The character on a card, as a table; '' where no card lies."""


def role_of(card: str) -> str:
    """The character on a card; '' where no card lies.

    >>> role_of("C05"), role_of("D02"), role_of("")
    ('seer', 'villager', '')
    """
    return ROLE_OF[card]


class Characters(Content):
    """The character cards, as the engine asks for them."""

    def name(self, card: str, lang: str) -> str | None:
        """The printed name of a character card."""
        found = CARDS.get(card)
        return found.name(lang) if found else None

    def data(self, card: str) -> Card:
        """Number, character and names of a character card."""
        return CARDS[card]

    def kind(self, card: str) -> str:
        """The character on a card."""
        return role_of(card)


def cards_of(role: str, count: int, without: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """So many cards of a character, lowest number first, copies last.

    >>> cards_of("wolf", 2), cards_of("seer", 2), cards_of("villager", 11)[-2:]
    (('C01', 'C15'), ('C05', 'D05'), ('C21', 'D02'))
    """
    return tuple([card.id for card in CARDS.values() if card.role == role and card.id not in without][:count])


def compositions(file: str = "") -> Mapping[int, Mapping[str, int]]:
    """The table of compositions, {players: {character: cards}}: the house's or that of a file of the same columns.

    Raises InvalidContent with every fault; an unchanged file is read once.

    >>> compositions()[8]["villager"], compositions()[7]["guard"]
    (5, 1)
    """
    path = Path(file) if file else HOUSE / "compositions.csv"
    return _compositions(path, stamp(path))


def speak(lang: str) -> Any:
    """The words for what is wrong with a table; the game itself is put together on top of its content."""
    from tabletop_lab.games.tabula_wolves.game import TabulaWolves

    return TabulaWolves.words(lang)


@lru_cache(maxsize=16)
def _compositions(path: Path, stamp: tuple[int, int]) -> Mapping[int, Mapping[str, int]]:
    found: dict[int, dict[str, int]] = {}
    faults: list[Fault] = []
    for row in read_table(path, CompositionRow):
        counts = row.model_dump()
        players = counts.pop("players")
        if players in found:
            faults.append(row.fault("row_again", "players", "TW-4.6", speak, players=players))
        elif sum(counts.values()) != players:
            total = sum(counts.values())
            faults.append(row.fault("row_sum", "", "TW-4.6", speak, players=players, total=total))
        found[players] = counts
    if not found and not faults:
        faults.append(table_fault("no_rows", path.name, clause="TW-4.6", speak=speak))
    if faults:
        raise InvalidContent(*faults)
    return found
