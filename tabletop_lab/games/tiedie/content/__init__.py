"""What is printed in the box of TIEDIE: map tiles, layouts, box tokens, guide board, sleep cards, characters.

Every part can be a file of the player's own; all are read, checked together and handed out here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine import Content, Game, InvalidContent
from tabletop_lab.engine.core.content_tables import stamp, table_fault
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.engine.language.localized import localized

from .action_cards import ACTION_CARDS
from .layouts import Layout, read_layouts, typed_layout
from .tables import (
    Card,
    Character,
    Lines,
    SleepCard,
    amounts_wrong,
    read_characters,
    read_lines,
    read_sleep_cards,
    read_tokens,
)
from .tiles import IMPASSABLE, SIDE, Tile, read_tiles
from .words import speak

if TYPE_CHECKING:
    from tabletop_lab.games.tiedie.rules import TiedieRules

__all__ = ["HOUSE", "Box", "Card", "Character", "Layout", "Tile", "load"]

HOUSE = Path(__file__).parent
FILES = {
    "tiles": "tiles.txt",
    "tokens": "token_sets/{token_set}/tokens.csv",
    "guide_board": "token_sets/{token_set}/guide_board.csv",
    "sleep_cards": "sleep_cards.csv",
    "characters": "characters.csv",
}
"""Our own files. The rules name others in the fields `tiles_file`, `tokens_file` ..."""


@dataclass(frozen=True, slots=True, eq=False)
class Box(Content):
    """Everything in the box of one game; each mapping goes by ids, in the order of its file.

    `lines`: the items of each route's line on the guide board (TD-3.14). `layouts`: those of our layouts that can be
    laid with these tiles.

    >>> box = load()
    >>> len(box.tiles), box.lines["RA"], box.sleep_cards["hat"].count, box.characters["C6"].abilities
    (9, ('IX', 'IX', 'IA'), 5, ('acrobat',))
    >>> box.name("IX", "ko"), box.kind("PS"), box.name("P1", "en")
    ('열쇠 조각', 'passage', None)
    """

    tiles: Mapping[str, Tile]
    layouts: Mapping[str, Layout]
    tokens: Mapping[str, Card]
    lines: Lines
    sleep_cards: Mapping[str, SleepCard]
    characters: Mapping[str, Character]
    items: frozenset[str] = field(init=False)
    """The tokens that can be held (TD-3.12)."""
    token_pile: tuple[str, ...] = field(init=False)
    """Every box token, each as often as there are copies."""
    sleep_deck: tuple[str, ...] = field(init=False)
    """Every sleep card, each as often as there are copies."""

    def __post_init__(self) -> None:
        """Work out what is asked all the time."""
        give = partial(object.__setattr__, self)
        give("items", frozenset(token for token, card in self.tokens.items() if card.kind == "item"))
        give("token_pile", tuple(token for token, card in self.tokens.items() for _ in range(card.count)))
        give("sleep_deck", tuple(name for name, card in self.sleep_cards.items() for _ in range(card.count)))

    @property
    def squares(self) -> frozenset[str]:
        """The names of all squares of all tiles on which a pawn can stand."""
        return frozenset(
            f"{tile.id}({row},{column})"
            for tile in self.tiles.values()
            for row, marks in enumerate(tile.rows)
            for column, mark in enumerate(marks)
            if mark != IMPASSABLE
        )

    def under(self, rules: TiedieRules, game: type[Game]) -> Content:
        """What the rules ask for: files of one's own, a set of tokens, a layout of abilities. Raises InvalidContent."""
        own = {part: getattr(rules, f"{part}_file") for part in FILES}
        box = load(own, token_set=rules.token_set, side=rules.tile_side, ability_layout=rules.ability_layout)
        if rules.sleep_cards_file and (faults := list(amounts_wrong(box.sleep_cards, game))):
            raise InvalidContent(*faults)
        if rules.map_layout:
            box.layout(rules.map_layout)
        return box

    def layout(self, wanted: str) -> dict[str, str]:
        """A layout by its id (M1), or typed as rows of tiles. Raises InvalidContent.

        >>> load().layout("M6") == load().layout("T1 T2 / T4 T3*1")
        True
        """
        found = self.layouts.get(wanted.strip())
        return found.laid if found else typed_layout(wanted, self.tiles)

    def check_players(self, players: int) -> None:
        """Raise InvalidContent if there are fewer characters than players."""
        if (count := len(self.characters)) < players:
            fault = table_fault(
                "characters_few", FILES["characters"], clause="TD-3.9", speak=speak, count=count, least=players
            )
            raise InvalidContent(fault)

    def name(self, card: str, lang: str) -> str | None:
        """The printed name of a tile, a token, an action card, a sleep card or a character."""
        found = self._find(card)
        return found.name(lang) if found else None

    def data(self, card: str) -> Any:
        """Everything printed on it."""
        found = self._find(card)
        if found is None:
            raise KeyError(card)
        return found

    def kind(self, card: str) -> str:
        """What it is: tile, route, passage, item, action, sleep_card, character."""
        found = self._find(card)
        return "tile" if isinstance(found, Tile) else found.kind if found else ""

    def _find(self, card: str) -> Tile | Card | None:
        for part in (self.sleep_cards, self.tokens, self.characters, self.tiles, ACTION_CARDS):
            if card in part:
                return part[card]
        return None


def load(
    own: Mapping[str, str] | None = None,
    *,
    token_set: str = "common3_single3",
    side: int = SIDE,
    ability_layout: str = "merged_4_5",
) -> Box:
    """Our box, with each part replaced for which `own` names a file; unchanged files are read once.

    Raises InvalidContent with every fault of every file.

    >>> load(token_set="pairs3").lines["RC"]
    ('IX', 'IY', 'IZ')
    >>> load({"tiles": "no_such_file.txt"})
    Traceback (most recent call last):
    tabletop_lab.InvalidContent: no_such_file.txt: there is no such file
    """
    named = {part: file for part, file in (own or {}).items() if file}
    if side != SIDE and "tiles" not in named:
        raise InvalidContent(
            localized("side_needs_tiles", "tile_side", clause="TD-2.1", speak=speak, side=side, ours=SIDE)
        )
    house = {part: HOUSE / file.format(token_set=token_set) for part, file in FILES.items()}
    files = house | {part: Path(file) for part, file in named.items()}
    return _load(tuple((part, path, *stamp(path)) for part, path in files.items()), side, ability_layout)


@lru_cache(maxsize=32)
def _load(files: tuple[tuple[str, Path, int, int], ...], side: int, ability_layout: str) -> Box:
    path = {part: file for part, file, *_ in files}
    faults: list[Fault] = []

    def read(reader: Any, *given: Any) -> Any:
        try:
            return reader(*given)
        except InvalidContent as error:
            faults.extend(error.faults)
            return {}

    tiles = read(read_tiles, path["tiles"], side)
    sleep_cards = read(read_sleep_cards, path["sleep_cards"])
    characters = read(read_characters, path["characters"], ability_layout)
    tokens = lines = {}
    if tiles:  # how many tokens there have to be depends on them
        tokens = read(read_tokens, path["tokens"], sum(len(tile.boxes) for tile in tiles.values()))
    if tokens:
        lines = read(read_lines, path["guide_board"], tokens)
    parts = {"tiles": tiles, "tokens": tokens, "sleep_cards": sleep_cards, "characters": characters}
    faults += _same_ids(parts, {part: file.name for part, file in path.items()})
    if faults:
        raise InvalidContent(*faults)
    layouts = {} if path["tiles"] != HOUSE / FILES["tiles"] else read_layouts(HOUSE / "layouts.txt", tiles)
    return Box(tiles, layouts, tokens, lines, sleep_cards, characters)


def _same_ids(parts: Mapping[str, Mapping[str, Any]], files: Mapping[str, str]) -> Iterator[Fault]:
    """An id names one thing of the whole box."""
    seen: dict[str, str] = {}
    for part, things in parts.items():
        for thing in things:
            if thing in ACTION_CARDS:
                yield table_fault("id_of_an_action", files[part], clause="TD-3.8", speak=speak, card=thing)
            if thing in seen:
                yield table_fault("id_elsewhere", files[part], speak=speak, card=thing, other=files[seen[thing]])
            seen.setdefault(thing, part)
