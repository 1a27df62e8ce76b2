"""What a screen may show of cards and moves: which cards an event lays open, and what a seat has in front of it.

Everything is read from what one viewer knows: an entry or a view of that viewer. A card that the viewer may not see is
a back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .content import Content
from .visibility import HIDDEN

CARD_FACTS = ("card", "cards")
"""Facts that are cards even where the viewer does not see which."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that lies open, or with card '' so many backs of one deck.

    >>> Shown("R11"), Shown(deck="regular_plan", count=2).is_back
    (Shown(card='R11', deck='', count=1), True)
    """

    card: str = ""
    deck: str = ""
    count: int = 1

    @property
    def is_back(self) -> bool:
        """Whether only the back is seen."""
        return not self.card


def cards_told(entry: Any, content: Content) -> tuple[Shown, ...]:
    """The cards among the facts of an event, or the one that chance has drawn, as its viewer sees them."""
    if entry.kind == "decision":
        return ()
    if entry.kind == "chance":
        return tuple(map(Shown, _cards(entry.value, content)))
    found: list[Shown] = []
    for name, value in entry.facts.items():
        if value is HIDDEN and name in CARD_FACTS:
            found.append(Shown(count=_number(entry.facts)))
        found += map(Shown, _cards(value, content))
    return tuple(found)


def cards_held(view: Any, seat: str, content: Content) -> tuple[Shown, ...]:
    """The cards in the fields that are kept by seat, as the viewer sees them: open ones, and backs of the others."""
    found: list[Shown] = []
    for value in view.as_dict().values():
        if not isinstance(value, Mapping) or seat not in value:
            continue
        own = value[seat]
        cards = _cards(own, content)
        hidden = sum(one is HIDDEN for one in own) if isinstance(own, list | tuple) else 0
        found += [*map(Shown, cards), *([Shown(count=hidden)] if hidden else [])]
    return tuple(found)


def amounts_of(view: Any, seat: str) -> Mapping[str, int]:
    """The numbers of a seat that the viewer sees, field by field, and of lists how long they are."""
    found: dict[str, int] = {}
    for name, value in view.as_dict().items():
        own = value.get(seat) if isinstance(value, Mapping) else None
        if isinstance(own, list):
            found[name] = len(own)
        elif type(own) is int:
            found[name] = own
    return found


def _cards(value: Any, content: Content) -> list[str]:
    many = value if isinstance(value, tuple | list) else (value,)
    return [one for one in many if isinstance(one, str) and content.name(one, "en") is not None]


def _number(facts: Mapping[str, Any]) -> int:
    """How many cards an event tells of without naming them."""
    count = facts.get("count", 1)
    return count if type(count) is int and count > 0 else 1
