"""The box: all tables together, as the game asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tabletop_lab.engine import Content, Game, InvalidContent
from tabletop_lab.engine.core.content_tables import table_fault
from tabletop_lab.engine.core.errors import Fault

from .cells import Thing
from .loading import FILES, HOUSE, Readings, tables
from .registered import conditions_wrong, parts_wrong, selectors_of
from .rows_cards import Attack, Event, Objective, Panic, Weakness, Wound
from .rows_people import DECKS, Action, Character, Craft, Item, Quest, Weapon
from .rows_ship import Coordinates, Level, Room, Token
from .ship import Ship
from .tables_people import has_card
from .words import speak

__all__ = ["FILES", "HOUSE", "Box", "load"]

CONTAMINATION = "K"
"""Contamination cards are called K01, K02 ...; which of them are infected is decided when they are gained."""


@dataclass(frozen=True, slots=True, eq=False)
class Box(Content):
    """Everything in the box of one game; each mapping goes by ids, in the order of its file.

    A card may be asked for as the game calls it: `P2/search1`, `green-bandages3`, `arm2`, `K07`.

    >>> box = load()
    >>> len(box.ship.slots), len(box.panic), box.item_decks["yellow"][:2], box.action_decks["scout"][:3]
    (21, 20, ('yellow-clothes1', 'yellow-clothes2'), ('search1', 'search2', 'rest'))
    >>> box.name("P2/search1", "ko"), box.name("green-bandages3", "en"), box.kind("arm2"), box.name("P1", "en")
    ('수색', 'Bandages', 'wound', None)
    >>> box.data("P2/repair").cost_for(box.characters["pilot"])
    1
    """

    ship: Ship
    rooms: Mapping[str, Room]
    tokens: Mapping[str, Token]
    bag: Mapping[int, int]
    """How many Void Seeder tokens bear a number."""
    madness: Mapping[int, Level]
    panic: Mapping[str, Panic]
    attack: Mapping[str, Attack]
    event: Mapping[str, Event]
    weaknesses: Mapping[str, Weakness]
    characters: Mapping[str, Character]
    actions: Mapping[str, Action]
    weapons: Mapping[str, Weapon]
    items: Mapping[str, Item]
    crafts: tuple[Craft, ...]
    wounds: Mapping[str, Wound]
    contamination: Mapping[str, int]
    """How many contamination cards are infected, and how many clean."""
    coordinates: Mapping[str, Coordinates]
    objectives: Mapping[str, Objective]
    quests: Mapping[str, Quest]
    vs_tokens: tuple[int, ...] = field(init=False)
    """The number of every Void Seeder token."""
    item_decks: Mapping[str, tuple[str, ...]] = field(init=False)
    """The cards of the green, yellow and red deck, and the crafted ones (blue)."""
    action_decks: Mapping[str, tuple[str, ...]] = field(init=False)
    """The action cards of each character, without their owner."""
    wound_deck: tuple[str, ...] = field(init=False)
    contamination_deck: tuple[str, ...] = field(init=False)
    _things: Mapping[str, Thing] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Work out what is asked all the time."""
        give = partial(object.__setattr__, self)
        give("vs_tokens", tuple(number for number, count in self.bag.items() for _ in range(count)))
        give(
            "item_decks",
            {deck: tuple(card for item in self.items.values() for card in item.cards_of(deck)) for deck in DECKS},
        )
        give(
            "action_decks",
            {
                who: tuple(card for action in self.actions.values() if has_card(who, action) for card in action.copies)
                for who in self.characters
            },
        )
        give("wound_deck", tuple(card for wound in self.wounds.values() for card in wound.copies))
        count = sum(self.contamination.values())
        give("contamination_deck", tuple(f"{CONTAMINATION}{number:02}" for number in range(1, count + 1)))
        give("_things", {name: thing for thing in self.things() for name in (thing.id, *thing.copies)})

    def things(self) -> Iterator[Thing]:
        """Everything that has an id; a weapon before the item card of the same id."""
        for part in (
            self.rooms, self.tokens, self.panic, self.attack, self.event, self.weaknesses, self.characters,
            self.actions, self.weapons, self.items, self.wounds, self.coordinates, self.objectives, self.quests,
        ):  # fmt: skip
            yield from part.values()

    @property
    def kinds_of_objective(self) -> Mapping[str, tuple[str, ...]]:
        """The objectives of each kind: corporate, personal, solo."""
        found: dict[str, tuple[str, ...]] = {"corporate": (), "personal": (), "solo": ()}
        for card in self.objectives.values():
            found[card.kind] += (card.id,)
        return found

    def quests_of(self, character: str) -> tuple[str, ...]:
        """The quest items of a character."""
        return tuple(quest.id for quest in self.quests.values() if quest.character == character)

    def under(self, rules: Any, game: type[Game]) -> Content:
        """What the rules ask for: files of one's own, readings of lost pictures. Raises InvalidContent."""
        own = {part: file for part in FILES if (file := getattr(rules, f"{part}_file", ""))}
        box = load(own, Readings.of(rules), selectors_of(game))
        if own and (faults := list(box.not_registered(game, own))):
            raise InvalidContent(*faults)
        return box

    def not_registered(self, game: type[Game], parts: Mapping[str, Any]) -> Iterator[Fault]:
        """What these tables name and the game has no function for, or other amounts."""
        for part in parts:
            rows = getattr(self, part, {})
            for row in rows.values() if isinstance(rows, Mapping) else ():
                yield from parts_wrong(game, row, getattr(row, "parts", ()))
                if isinstance(row, Objective):
                    yield from conditions_wrong(game, row, row.condition, self.rooms)

    def check_players(self, players: int, tokens: int = 0) -> None:
        """Raise InvalidContent if there are fewer characters than players, or fewer Void Seeder tokens than needed."""
        for part, count, least, clause in (
            ("characters", len(self.characters), players, "VS-1.17"),
            ("bag", len(self.vs_tokens), tokens, "VS-1.10"),
        ):
            if count < least:
                facts: dict[str, Any] = {"count": count, "least": least}
                raise InvalidContent(table_fault(f"{part}_few", FILES[part], clause=clause, speak=speak, **facts))

    def name(self, card: str, lang: str) -> str | None:
        """The printed name of a room, card, token, item or character."""
        found = self._find(card)
        if found is not None:
            return found.name(lang)
        return speak(lang)("card-contamination") if _bare(card) in self.contamination_deck else None

    def data(self, card: str) -> Any:
        """Everything printed on it."""
        found = self._find(card)
        if found is None:
            raise KeyError(card)
        return found

    def kind(self, card: Any) -> str:
        """What it is: room, token, panic, attack, event, weakness, character, action, item, wound, objective ..."""
        found = self._find(card)
        return found.what if found else "contamination" if _bare(card) in self.contamination_deck else ""

    def _find(self, card: Any) -> Thing | None:
        found = self._things.get(card) if isinstance(card, str) else None
        return self._things.get(_bare(card)) if found is None else found


def _bare(card: Any) -> str:
    """The card without its owner: `P2/search1` is `search1`."""
    return card.rpartition("/")[2] if isinstance(card, str) else ""


def load(
    own: Mapping[str, str] | None = None, readings: Readings | None = None, selectors: tuple[str, ...] = ()
) -> Box:
    """Our box, with each table replaced for which `own` names a file; unchanged files are read once.

    `selectors`: those of the game, if it has others than the printed cards need. Raises InvalidContent with every
    fault of every file.

    >>> load({"panic": "no_such_file.csv"})
    Traceback (most recent call last):
    tabletop_lab.InvalidContent: no_such_file.csv: there is no such file
    """
    return tables(Box, own or {}, readings or Readings(), selectors)
