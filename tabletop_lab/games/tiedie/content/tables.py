"""Box tokens, lines of the guide board, sleep cards and characters, read from tables and checked together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tabletop_lab.engine import Game, InvalidContent
from tabletop_lab.engine.core.content_tables import read_table, table_fault
from tabletop_lab.engine.core.errors import Fault, echo

from .abilities import ABILITIES, SLEEP_CARDS
from .effects import sleep_effects
from .rows import CharacterRow, LineRow, NamedRow, SleepCardRow, TokenRow
from .words import speak

PASSAGES = 2
FEWEST_ROUTES = 2
"""TD-3.21 takes one away, and at least one has to remain."""
MORE_THAN_SPACES = 2
"""TD-3.12: there are so many box tokens more than box spaces."""


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of token or sleep card, or a character: its id, what kind of thing it is, its names, how many there are.

    >>> Card("IX", "item", "Key Piece", "열쇠 조각", 3).name("ko")
    '열쇠 조각'
    """

    id: str
    kind: str
    name_en: str
    name_ko: str
    count: int = 1

    def name(self, lang: str = "en") -> str:
        """The name in English ("en") or Korean ("ko")."""
        return self.name_ko if lang == "ko" else self.name_en


@dataclass(frozen=True, slots=True)
class Character(Card):
    """A character with its colour and abilities.

    >>> Character("C6", "character", "Acrobat", "곡예사", 1, "red", ("acrobat",)).abilities
    ('acrobat',)
    """

    colour: str = "grey"
    abilities: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SleepCard(Card):
    """A sleep card with its effect (chapters/sleep_cards.py) and the amounts that the effect takes.

    >>> SleepCard("big_push", "sleep_card", "Big Push", "힘껏 밀기", 2, "shove", (2,)).effect
    'shove'
    """

    effect: str = ""
    amounts: tuple[int | str, ...] = ()
    row: SleepCardRow | None = field(default=None, compare=False, repr=False)


RowT = TypeVar("RowT", bound=NamedRow)
Cards = dict[str, Card]
Lines = dict[str, tuple[str, ...]]


def read_tokens(path: Path, spaces: int) -> Cards:
    """The kinds of box token of a file, for a map with so many box spaces. Raises InvalidContent.

    >>> tokens = read_tokens(Path(__file__).parent / "token_sets/common3_single3/tokens.csv", 9)
    >>> tokens["IX"].count, sum(token.count for token in tokens.values())
    (3, 11)
    """
    rows = read_table(path, TokenRow, speak)
    _raise([*_again(rows), *_token_faults(path.name, rows, spaces)])
    return {row.id: Card(row.id, row.kind, *row.names, row.copies) for row in rows}


def _token_faults(file: str, rows: list[TokenRow], spaces: int) -> Iterator[Fault]:
    """TD-3.12: the whole set."""
    for row in rows:
        if row.kind == "route" and row.copies > 1:
            yield row.fault("route_copies", "copies", "TD-3.12", speak, token=row.id)
    of = {kind: sum(row.copies for row in rows if row.kind == kind) for kind in ("passage", "route")}
    if of["passage"] != PASSAGES:
        yield table_fault("passages", file, clause="TD-3.12", speak=speak, count=of["passage"], wanted=PASSAGES)
    if of["route"] < FEWEST_ROUTES:
        yield table_fault("routes_few", file, clause="TD-3.12", speak=speak, count=of["route"], least=FEWEST_ROUTES)
    count, wanted = sum(row.copies for row in rows), spaces + MORE_THAN_SPACES
    if count != wanted:
        yield table_fault("token_count", file, clause="TD-3.12", speak=speak, count=count, spaces=spaces, wanted=wanted)


def read_lines(path: Path, tokens: Mapping[str, Card]) -> Lines:
    """The lines of the guide board by routes. Raises InvalidContent.

    >>> folder = Path(__file__).parent / "token_sets/common3_single3"
    >>> read_lines(folder / "guide_board.csv", read_tokens(folder / "tokens.csv", 9))["RB"]
    ('IX', 'IX', 'IB')
    """
    rows = read_table(path, LineRow, speak)
    faults: list[Fault] = []
    lines: Lines = {}
    routes = [token.id for token in tokens.values() if token.kind == "route"]
    for row in rows:
        if row.route not in routes:
            known = ", ".join(routes)
            faults.append(row.fault("line_route", "route", "TD-3.14", speak, token=echo(row.route), known=known))
        elif row.route in lines:
            faults.append(row.fault("line_again", "route", "TD-3.14", speak, token=row.route))
        else:
            lines[row.route] = row.items
        faults += _items_wrong(row, tokens)
    missing = [route for route in routes if route not in {row.route for row in rows}]
    faults += [table_fault("line_missing", path.name, clause="TD-3.14", speak=speak, token=route) for route in missing]
    _raise(faults)
    return {route: lines[route] for route in routes}


def _items_wrong(row: LineRow, tokens: Mapping[str, Card]) -> Iterator[Fault]:
    """What a line asks for has to be there."""
    items = {token.id: token.count for token in tokens.values() if token.kind == "item"}
    if not row.items:
        yield row.fault("line_empty", "items", "TD-3.14", speak)
    for item in dict.fromkeys(row.items):
        if item not in items:
            known = ", ".join(items)
            yield row.fault("line_item", "items", "TD-3.14", speak, token=echo(item), known=known)
        elif (count := row.items.count(item)) > items[item]:
            yield row.fault("line_copies", "items", "TD-3.12", speak, token=item, count=count, most=items[item])


def read_sleep_cards(path: Path) -> dict[str, SleepCard]:
    """The kinds of sleep card of a file with their numbers and effects. Raises InvalidContent.

    >>> sum(card.count for card in read_sleep_cards(Path(__file__).parent / "sleep_cards.csv").values())
    60
    """
    rows = read_table(path, SleepCardRow, speak)
    named = [row for row in rows if row.effect]
    faults = [
        *_again(rows),
        *_unknown((row for row in rows if not row.effect), lambda row: (row.id,), SLEEP_CARDS, "id", "TD-11.1"),
        *_unknown(named, lambda row: (row.effect,), SLEEP_CARDS, "effect", "TD-11.1"),
    ]
    if not rows:
        faults.append(table_fault("no_cards", path.name, clause="TD-3.6", speak=speak))
    _raise(faults)
    return {
        row.id: SleepCard(row.id, "sleep_card", *row.names, row.count, row.effect or row.id, row.amounts, row)
        for row in rows
    }


def amounts_wrong(cards: Mapping[str, SleepCard], game: type[Game]) -> Iterator[Fault]:
    """What is wrong with the amounts of effects, by the functions of the game that play them."""
    for card in cards.values():
        if card.row:
            yield from sleep_effects.faults(game, card.row, card.effect, card.amounts, speak)


def read_characters(path: Path, ability_layout: str = "merged_4_5") -> dict[str, Character]:
    """The characters of a file under a layout of abilities (TD-A48). Raises InvalidContent.

    >>> path = Path(__file__).parent / "characters.csv"
    >>> len(read_characters(path)), read_characters(path, "separate")["C10"].abilities
    (9, ('heavy_feet',))
    """
    rows = read_table(path, CharacterRow, speak)
    faults = list(_unknown(rows, lambda row: row.abilities, ABILITIES, "abilities", "TD-12.0"))
    for layout in ("merged_4_5", "separate"):
        faults += _again([row for row in rows if row.ability_layout in ("both", layout)])
    _raise(dict.fromkeys(faults))
    here = [row for row in rows if row.ability_layout in ("both", ability_layout)]
    return {row.id: Character(row.id, "character", *row.names, 1, row.colour, row.abilities) for row in here}


def _again(rows: Iterable[NamedRow]) -> Iterator[Fault]:
    seen: dict[str, NamedRow] = {}
    for row in rows:
        if row.id in seen:
            yield row.fault("id_again", "id", "", speak, card=row.id, at=str(seen[row.id].place[1]))
        seen.setdefault(row.id, row)


def _unknown(
    rows: Iterable[RowT], named: Callable[[RowT], Iterable[str]], known: Iterable[str], column: str, clause: str
) -> Iterator[Fault]:
    """Names that no paragraph of the game knows."""
    for row in rows:
        for name in named(row):
            if name not in known:
                yield row.fault("cell_unknown", column, clause, speak, cell=echo(name), known=", ".join(known))


def _raise(faults: Iterable[Fault]) -> None:
    if found := list(faults):
        raise InvalidContent(*found)
