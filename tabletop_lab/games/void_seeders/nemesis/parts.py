"""VS-6.5: what is printed on a card is done part by part. Cards, rooms, items and events share this."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tabletop_lab.engine import clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.acts import Doing
from tabletop_lab.games.void_seeders.content.effects import (
    FULLY,
    NOT,
    PARTLY,
    effects,
    possible,
    room_effects,
    room_selectors,
    selectors,
)
from tabletop_lab.games.void_seeders.content.parts import YOU, Part

from .table import Table
from .why_not import NOT_POSSIBLE

JUDGED_ANEW = frozenset({"alone", "at_peace", "sane_at_peace", "at_an_entrance", "at_a_lair", "empty_handed"})
"""Who they mean may be another one after what the same part did to those before."""

BY_HAND = frozenset({"discard", "discard_random", "purge", "improvise"})
"""Whether they are possible hangs on cards that nobody else sees: nobody may learn whether there was a choice."""


class Parts(Table):
    """An effect says how much of it was done: that is what a panic card asks (VS-6.4)."""

    def carry_out(self, parts: Sequence[Part], player: str) -> bool:
        """The parts in their order; whether all that were reached could be applied (VS-A12)."""
        needed = FULLY if self.rules.panic_part_test == "strict" else PARTLY
        return all(done >= needed for done in self.do_parts(parts, player))

    @clause("VS-6.5")
    def do_parts(self, parts: Sequence[Part], player: str) -> list[int]:
        """The parts in their order, each judged when it is reached; of each how much was done."""
        done: list[int] = []
        for part in parts:
            if player not in self.state.crew:
                break
            done.append(self.do_part(part, player))
        return done

    def do_part(self, part: Part, player: str) -> int:
        """One part for everybody, or every room, that it means; how much of it was done."""
        if part.selector in self.effect_functions[room_selectors.key]:
            slots = room_selectors.play(self, part.selector, player)
            return least([self.do_in_a_room(part, player, slot) for slot in slots])
        whom = (player,) if part.selector == YOU else selectors.play(self, part.selector, player)
        return least([self.do_for(part, each) for each in whom if self.is_still_meant(part, player, each)])

    def is_still_meant(self, part: Part, player: str, each: str) -> bool:
        """When its turn comes: whether a character is active, and is what the part asks for (VS-6.5)."""
        if not self.is_active(each):
            return False
        return part.selector not in JUDGED_ANEW or each in selectors.play(self, part.selector, player)

    def do_for(self, part: Part, player: str) -> int:
        """A part for one character: with `or` the player chooses among what is possible, `else` is the second best."""
        chosen = self.choose_part(part, player) if part.word == "or" else part
        done = self.do_instead(part, chosen, player)
        if part.word == "else":
            for other in part.others:
                done = done or self.do_instead(part, other, player)
        return done

    def do_instead(self, part: Part, chosen: Part, player: str) -> int:
        """One of the things that a part offers: for the same character, or for those that it names itself."""
        return self.do_effect(chosen, player) if chosen.selector == part.selector else self.do_part(chosen, player)

    def choose_part(self, part: Part, player: str) -> Part:
        """Which of several things is done; asked of one alone only where the hand decides what is possible."""
        can = [each for each in part.choices if self.is_possible(each, player)]
        by_hand = any(each.effect in BY_HAND for each in part.choices)
        if not can or (len(can) == 1 and not by_hand):
            return can[0] if can else part
        chosen = self.ask(player, "which_part", in_order(map(Doing, can)), NOT_POSSIBLE, secret=by_hand)
        return chosen.part

    def do_effect(self, part: Part, player: str) -> int:
        """One effect: on a character, or in the character's room."""
        if part.effect in self.effect_functions[room_effects.key]:
            slot = self.own_room(player)
            return room_effects.play(self, part.effect, slot, player, *part.amounts) if slot else NOT
        done: int = effects.play(self, part.effect, player, *part.amounts)
        return done

    def do_in_a_room(self, part: Part, player: str, slot: int) -> int:
        """A part in one of the rooms that it means."""
        done: int = room_effects.play(self, part.effect, slot, player, *part.amounts)
        if done == NOT and part.word == "else":
            done = room_effects.play(self, part.others[0].effect, slot, player, *part.others[0].amounts)
        return done

    def is_possible(self, part: Part, player: str) -> bool:
        """Whether anything of an effect could be done now; what says nothing about it can always be tried."""
        if part.effect in self.effect_functions.get(possible.key, ()):
            return bool(possible.play(self, part.effect, player, *part.amounts))
        return True

    def possible_parts(self, parts: Sequence[Part], player: str) -> list[Part]:
        """The ways in which a card may be used: the choices of its first part that are possible."""
        return [each for each in parts[0].choices if self.is_possible(each, player)] if parts else []


def least(done: Iterable[Any]) -> int:
    """How much was done for all together: nothing if nobody was meant; PARTLY where some got less than others.

    >>> least([]), least([FULLY, FULLY]), least([FULLY, NOT]), least([NOT, NOT])
    (0, 2, 1, 0)
    """
    results = list(done)
    if not results or max(results) == NOT:
        return NOT
    return FULLY if min(results) == FULLY else PARTLY
