"""On what occasion an action is performed: what the paragraphs on actions ask about how it came to be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True, eq=False)
class Occasion:
    """One way in which a player comes to perform an action.

    `main`: as the main action, not as an extra one. `there`: the pawn stands on the space of the action and acts as its
    main action. `arrived`: it came there for this action (a pawn that stays where it is does not). `was_forced`: it was
    moved there before its player had acted (FN-6.6). `again`: its player acts once more (FN-6.8).
    """

    main: bool = False
    there: bool = False
    arrived: bool = False
    was_forced: bool = False
    again: bool = False


EXTRA = Occasion()
STAYED = Occasion(main=True, there=True)
ARRIVED = Occasion(main=True, there=True, arrived=True)
FORCED = Occasion(main=True, there=True, arrived=True, was_forced=True)
AGAIN = Occasion(main=True, there=True, arrived=True, again=True)


@cache
def elsewhere(occasion: Occasion) -> Occasion:
    """The same for the action that is chosen on space 6: the pawn does not go to its space.

    >>> elsewhere(ARRIVED) is elsewhere(ARRIVED), elsewhere(ARRIVED).main, elsewhere(ARRIVED).arrived
    (True, True, False)
    """
    return Occasion(main=occasion.main, again=occasion.again)
