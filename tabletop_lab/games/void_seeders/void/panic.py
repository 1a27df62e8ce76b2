"""VS-6: panic cards."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.content.parts import YOU, Part
from tabletop_lab.games.void_seeders.content.rows_cards import Panic as PanicCard
from tabletop_lab.games.void_seeders.nemesis.why_not import NO_INTERRUPTION_OF_PANIC

from .madness import Madness


class Panic(Madness):
    """VS-6.1 to 6.9, in the rulebook's order."""

    @adds("VS-6.1")
    def panic(self, player: str) -> None:
        """The top card is turned up, and its number compared with one's own level."""
        if not self.is_active(player):
            return
        for card in self.panic_cards():
            number = self.content.panic[card].number
            self.tell("panic", player=player, card=card, number=number, level=self.state.madness[player])
            if self.state.madness[player] < number:
                self.level_too_low(player, card)
            else:
                self.level_sufficient(player, card)
            self.put_away("panic", [card])

    @adds("VS-6.7")
    def panic_cards(self) -> list[str]:
        """The top card; used ones are made a deck again when there is none, or not, by VS-A14."""
        return self.turn_up("panic", 1, reshuffle=self.rules.panic_deck_empty == "reshuffle")

    @adds("VS-6.2")
    def level_too_low(self, player: str, card: str) -> None:
        """One level up, and the effect is not applied."""
        if not (self.rules.interrupt_low_level and self.is_interrupted(player, card)):
            self.raise_madness(player)

    @adds("VS-6.3")
    def level_sufficient(self, player: str, card: str) -> None:
        """The effect is applied, unless somebody interrupts."""
        if not self.is_interrupted(player, card):
            self.apply_panic(player, self.content.panic[card])

    @adds("VS-6.4")
    def apply_panic(self, player: str, card: PanicCard) -> None:
        """Its parts in order, as far as possible; if any of them cannot be applied, the level rises, once."""
        die_first = self.rules.panic_death_order == "die_first" and self.state.madness[player] >= self.rules.death_over
        if die_first and not self.could_apply(player, card):
            self.raise_madness(player)
        elif not self.carry_out(card.parts, player) and self.is_active(player):
            self.tell("panic_in_part", player=player, card=card.id)
            self.raise_madness(player)

    def could_apply(self, player: str, card: PanicCard) -> bool:
        """Whether all parts of a card could be applied, as far as that can be said before anything is done (VS-A13)."""
        return all(self.could_do(part, player) for part in card.parts)

    def could_do(self, part: Part, player: str) -> bool:
        """Whether a part could be applied to whom it means."""
        if part.selector == YOU:
            return self.is_possible(part, player)
        others = self.others_here(player)
        if part.selector != "others":
            return bool(others)
        enough = all if self.rules.panic_part_test == "strict" else any
        return bool(others) and enough([self.is_possible(part, other) for other in others])

    @adds("VS-6.6")
    def is_interrupted(self, player: str, card: str) -> bool:
        """Another character of the room may cancel it: all are asked in turn order, with the card or without."""
        for other, own in self.window(
            "interrupt_panic", lambda: self.may_interrupt(player), self.interruptions, NO_INTERRUPTION_OF_PANIC,
            call="round", once=True, player=player, panic=card,
        ):  # fmt: skip
            self.discard(other, own)
            self.tell("interrupted", player=other, whose=player, card=card)
            if not (self.rules.interrupt_chain and self.is_countered(other)):
                return True
        return False

    def may_interrupt(self, player: str) -> tuple[str, ...]:
        """Who could, by what everybody knows: whoever else is in the room and holds a card."""
        if not self.rules.interrupt_panic:
            return ()
        others = [other for other in self.others_here(player) if self.state.hands[other]]
        late = self.state.passed if self.rules.interrupt_who == "not_after_pass" else ()
        return tuple([other for other in others if other not in late])
