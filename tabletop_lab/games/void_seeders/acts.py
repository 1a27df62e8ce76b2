"""What a player may do in a turn: options that name rooms, corridors, miniatures and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine import Option
from tabletop_lab.engine.language.localized import Exactly

from .content.parts import Part
from .content.told import effect_told, event_told, use_told

FIRST = ("move", "careful", "shoot", "melee", "card", "room", "item", "take", "craft", "trade", "quest", "drop")
ORDER = {kind: rank for rank, kind in enumerate(FIRST)} | {"pass": 99}


USES = ("card", "room", "item", "quest")


@dataclass(frozen=True, slots=True)
class Act(Option):
    """One act: of what kind, where to, at whom, with which card, and which of several uses of it.

    `slot`: a room (0: none). `target`: a miniature, or whatever lies in the room. `card`: an Action card, an item, a
    weapon, a quest item. `use`: what is done with a thing that can do several things.
    """

    kind: str
    slot: int = 0
    target: str = ""
    card: str = ""
    use: str = ""

    @property
    def label(self) -> str:
        """`move 6`, `shoot revolver lurker1`, `card P1/search1`, `room look`, `pass`.

        >>> Act("shoot", target="lurker1", card="revolver").label, Act("move", 6).label
        ('shoot revolver lurker1', 'move 6')
        """
        parts = (self.kind, str(self.slot or ""), self.card, self.use, self.target)
        return " ".join(part for part in parts if part)

    @property
    def order(self) -> tuple[Any, ...]:
        """Moves first, then fights, cards, the room, items; passing last."""
        return (ORDER.get(self.kind, len(ORDER)), self.kind, self.slot, self.card, self.use, self.target)

    @property
    def places(self) -> tuple[Any, ...]:
        """The room or the miniature by which an act is told from all others of its kind."""
        if self.kind == "move":
            return (str(self.slot),)
        return (self.card, self.target) if self.kind in ("shoot", "melee") and self.card else ()

    def words(self, words: Any, decision: Any = None) -> str | None:
        """The message of its kind: `act-<kind>`."""
        use = Exactly(use_told(words, self.card, self.use)) if self.use and self.kind in USES else self.use
        said: str | None = words(f"act-{self.kind}", slot=self.slot, target=self.target, card=self.card, use=use)
        return said


@dataclass(frozen=True, slots=True)
class Printed(Option):
    """What an event card says, as a fact of an event: whoever reads it has it in their language."""

    card: str

    @property
    def label(self) -> str:
        return self.card

    def words(self, words: Any, decision: Any = None) -> str | None:
        """Which kinds move where, then its effect."""
        return event_told(words, words.game.content.data(self.card))


@dataclass(frozen=True, slots=True)
class Doing(Option):
    """One of several things that a card or a room offers; its label is the name of the effect."""

    part: Part

    @property
    def label(self) -> str:
        return self.part.effect

    @property
    def order(self) -> tuple[Any, ...]:
        """By name."""
        return (self.label,)

    def words(self, words: Any, decision: Any = None) -> str | None:
        """What the card says of it."""
        return effect_told(words, self.part)


PASS_TURN = Act("pass")
