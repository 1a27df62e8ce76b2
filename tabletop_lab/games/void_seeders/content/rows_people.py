"""The columns of what characters have: characters, action cards, weapons, items, crafting, quest items."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, model_validator

from tabletop_lab.engine.core.content_tables import TableRow, Whole, bad_cell, whole_number

from .cells import Changes, Copies, CopiesOrNone, Id, Named, Words, Yes, by, limits, numbered
from .parts import Parts
from .rows_ship import Where

REPAIR = "repair"
"""In the place of a cost: the repair cost of the character."""
ALL = "all"
"""In the place of characters: every character has the card."""
DECKS = ("green", "yellow", "red", "blue")
"""The item decks; blue are the crafted items."""
Icon = Literal["cloth", "medical", "chemical", "tool", "electric"]
ICONS = ("cloth", "medical", "chemical", "tool", "electric")
When = Literal["in", "out", "any", "interrupt"]
"""In combat, out of combat, in both, or in the middle of what another does."""
Cost = Annotated[Whole, limits("NB-3.1", 0, 9)]


def _cost(cell: Any) -> int | None:
    return None if str(cell).strip() == REPAIR else whole_number(cell)


class Character(Named):
    """A character: the colour of its board and madness token, its weapon, what its Repair costs."""

    what: ClassVar[str] = "character"
    colour: Literal["blue", "green", "white", "violet", "red", "orange", "yellow", "grey"]
    weapon: Annotated[Id, by("VS-1.19")]
    repair_cost: Annotated[Whole, limits("NB-3.6", 0, 9)]


class Action(Named):
    """An action card: who has it, how often, what it costs besides itself, when, where, and what it does."""

    what: ClassVar[str] = "action"
    characters: Words
    count: Copies
    cost: Annotated[int | None, BeforeValidator(_cost), by("NB-3.1")]
    when: Annotated[When, by("NB-3.3")]
    where: Annotated[Where, by("NB-3.3")] = ""
    tier: Annotated[Whole, limits("", 1, 2)] = 1
    parts: Annotated[Parts, by("NB-3.1")]

    @property
    def copies(self) -> tuple[str, ...]:
        """The cards in one character's deck: rest, or search1 and search2."""
        return (self.id,) if self.count == 1 else numbered(self.id, self.count)

    def cost_for(self, character: Character) -> int:
        """Further Action cards to pay (NB-3.1)."""
        return character.repair_cost if self.cost is None else self.cost


class Weapon(Named):
    """A weapon: ammo, what reloads it, and the injuries of each face that hits (NB-9.3).

    `kind_face`: of the face of a kind that hits the target. `least`: with any face but the miss.
    """

    what: ClassVar[str] = "weapon"
    kind: Literal["classic", "energy"]
    reload: Literal["energy", "own", "fuel"]
    ammo: Annotated[Whole, limits("VS-1.19", 0, 20)]
    kind_face: Annotated[Whole, limits("NB-9.3", 0, 9)] = 1
    one_hit: Annotated[Whole, limits("NB-9.3", 0, 9)] = 1
    two_hits: Annotated[Whole, limits("NB-9.3", 0, 9)] = 2
    least: Annotated[Whole, limits("NB-9.3", 0, 9)] = 0
    extra: Annotated[Changes, by("NB-9.3")] = ()


class Item(Named):
    """An item: how many cards in each deck, its icons, when and where it is used, for what cost, what it does.

    `when` = weapon: it is the weapon of that id.
    """

    what: ClassVar[str] = "item"
    green: CopiesOrNone = 0
    yellow: CopiesOrNone = 0
    red: CopiesOrNone = 0
    blue: CopiesOrNone = 0
    icons: Annotated[tuple[Icon, ...], BeforeValidator(lambda cell: tuple(str(cell).split())), by("NB-3.10")] = ()
    heavy: Yes = False
    when: Annotated[Literal["in", "out", "any", "interrupt", "weapon"], by("NB-3.3")] = "out"
    where: Annotated[Where, by("NB-3.3")] = ""
    cost: Cost = 1
    one_use: Yes = False
    tier: Annotated[Whole, limits("", 1, 2)] = 1
    parts: Annotated[Parts, by("NB-12.3")] = ()

    @model_validator(mode="after")
    def _somewhere(self) -> Item:
        if not self.count:
            raise bad_cell("item_nowhere", item=self.id)
        return self

    @property
    def count(self) -> int:
        """The cards of all decks."""
        return self.green + self.yellow + self.red + self.blue

    @property
    def copies(self) -> tuple[str, ...]:
        """The cards of all decks."""
        return tuple(card for deck in DECKS for card in self.cards_of(deck))

    def cards_of(self, deck: str) -> tuple[str, ...]:
        """Those of its cards that belong to a deck: green-bandages1 ... The back of a card is part of its name."""
        return numbered(f"{deck}-{self.id}", getattr(self, deck))


class Craft(TableRow):
    """A crafted item and the two icons for which it is made (NB-3.10)."""

    product: Id
    icon_a: Annotated[Icon, by("NB-3.10")]
    icon_b: Annotated[Icon, by("NB-3.10")]


class Quest(Named):
    """A quest item of a character: its condition (act ROOM, or discard ITEMS), then its use or what holds from then."""

    what: ClassVar[str] = "quest"
    character: Id
    condition: Words
    when: Literal["in", "out", "any", "interrupt", "lasting"]
    cost: Cost = 1
    parts: Annotated[Parts, by("NB-12.3")] = ()
    changes: Annotated[Changes, by("NB-12.3")] = ()
