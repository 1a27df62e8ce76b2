"""NB-3: what may be done in a turn, what it costs, and how a card, a room or an item is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.parts import Part

from .parts import Parts
from .why_not import NO_INTERRUPTION, no_such_act


class Actions(Parts):
    """NB-3.1 to 3.3 and 3.12: the acts of a turn in the order of the rulebook."""

    @clause("NB-3.2", "NB-3.3")
    def basic_acts(self, player: str, fighting: bool) -> Iterator[Act]:
        """Move, careful move, shoot, melee, pick up, craft, trade; in combat only moves and fights."""
        yield from self.moves(player, fighting)
        yield from self.fights(player)
        if not fighting:
            yield from self.careful_moves(player)
            yield from self.takes(player)
            yield from self.crafts(player)
            yield from self.trades(player)

    # --- own Action cards

    @clause("NB-3.1", "NB-3.3")
    def card_acts(self, player: str, fighting: bool) -> Iterator[Act]:
        """The action of an Action card: the card itself, and what is printed on it."""
        for card in self.cards_to_choose(player, self.action_cards(player)).values():
            printed = self.content.data(card)
            if not self.is_in_play(printed.tier) or not self.fits(printed, player, fighting):
                continue
            if self.can_pay(player, self.card_cost(player, card), card=card):
                yield from self.uses("card", card, printed.parts, player)

    def card_cost(self, player: str, card: str) -> int:
        """How many further cards the action of a card costs; a repair costs what is printed for the character."""
        return int(self.content.data(card).cost_for(self.content.characters[self.state.character[player]]))

    def is_in_play(self, tier: int) -> bool:
        """Whether rooms, items and cards of this tier have an effect."""
        return tier == 1 or self.rules.tier == "full"

    def fits(self, printed: Any, player: str, fighting: bool) -> bool:
        """Whether a card can be used here and now: in combat or out of it, at a computer, at a technical entrance."""
        when = ("out", "any") if not fighting else ("in", "any")
        return printed.when in when and self.is_the_place(printed.where, player)

    def is_the_place(self, where: str, player: str) -> bool:
        """Whether a character stands where a card has to be used."""
        slot = self.state.room[player]
        if where in ("computer", "no_computer"):
            return self.is_at_a_computer(player) == (where == "computer")
        return not where or slot in self.ship.entrances

    def is_at_a_computer(self, player: str) -> bool:
        """Whether a character stands in a room with a computer that works (NB-4.11)."""
        slot = self.state.room[player]
        return self.has_computer(slot) and slot not in self.state.malfunction

    @clause("NB-1.3")
    def has_computer(self, slot: int) -> bool:
        """Whether an explored room has a computer; in the Cockpit by a reading (VS-A48)."""
        room = self.room_at(slot)
        by_reading = room == "cockpit" and self.rules.cockpit_computer
        return bool(room) and bool(self.content.rooms[room].computer or by_reading)

    def uses(self, kind: str, card: str, parts: Sequence[Part], player: str) -> Iterator[Act]:
        """One act for each way in which something may be used now."""
        for part in self.possible_parts(parts, player):
            yield Act(kind, card=card, use=part.effect if len(parts[0].choices) > 1 else "")

    def do_use(self, player: str, parts: Sequence[Part], use: str) -> None:
        """The parts of a card, with that way of its first part that was chosen."""
        chosen = next((each.alone() for each in parts[0].choices if each.effect == use), parts[0])
        self.carry_out((chosen, *parts[1:]), player)

    @clause("NB-3.1")
    def act_card(self, player: str, act: Act) -> None:
        """The card is discarded and paid for; then its action is carried out, unless somebody cancels it."""
        printed = self.content.data(act.card)
        self.tell("plays", player=player, card=act.card)
        self.pay(player, self.card_cost(player, act.card), act, card=act.card)
        if not self.is_cancelled(player, act):
            self.do_use(player, printed.parts, act.use)

    # --- NB-3.12: Interruption

    @clause("NB-3.12")
    def is_cancelled(self, player: str, act: Act) -> bool:
        """Another player in the room may cancel an action that was just announced; what it cost stays paid."""
        if not self.rules.interrupt_action:
            return False
        for other, own in self.window(
            "interrupt_action", lambda: self.may_cancel(player), self.interruptions, NO_INTERRUPTION, call="open",
            player=player, act=act,
        ):  # fmt: skip
            self.discard(other, own)
            self.tell("cancelled", player=other, whose=player, act=act)
            if not self.is_countered(other):
                return True
        return False

    def may_cancel(self, player: str) -> tuple[str, ...]:
        """Who could: whoever else is in the room and holds a card."""
        return tuple([other for other in self.others_here(player) if self.state.hands[other]])

    def interruptions(self, player: str) -> tuple[str, ...]:
        """The Interruption in a hand, if there is one."""
        card = self.holds(player, "interruption")
        return (card,) if card else ()

    @clause("NB-3.12")
    def is_countered(self, player: str) -> bool:
        """An Interruption may itself be cancelled by somebody else in the room."""
        for other, own in self.window(
            "interrupt_interruption", lambda: self.may_cancel(player), self.interruptions, NO_INTERRUPTION, call="open",
            player=player,
        ):  # fmt: skip
            self.discard(other, own)
            self.tell("countered", player=other, whose=player)
            if not self.is_countered(other):
                return True
        return False

    # --- why not

    def no_acts(self, player: str, tried: Any = "") -> Iterator[Refusal]:
        """Why something cannot be done now."""
        if self.is_in_a_room(player):
            yield from self.no_moves(player)
            yield from self.no_fights(player)
            yield from self.no_uses(player)
            yield from self.no_room(player)
            yield from self.no_items(player)
            yield from self.no_takes(player)
            yield from self.no_quests(player)
        yield from no_such_act(str(tried))

    def no_uses(self, player: str) -> Iterator[Refusal]:
        """Why a card of the hand cannot be played."""
        fighting = self.in_combat(player)
        for card in self.cards_to_choose(player, self.action_cards(player)).values():
            printed = self.content.data(card)
            act = Act("card", card=card)
            if not self.is_in_play(printed.tier):
                yield Refusal(act, "NB-3.2", "core_game", card=card)
            elif printed.when == "interrupt":
                yield Refusal(act, "NB-3.12", "interrupts_only", card=card)
            elif not self.fits(printed, player, fighting):
                reason = "not_in_combat" if fighting else "only_in_combat" if printed.when == "in" else "not_here"
                yield Refusal(act, "NB-3.3", reason, card=card)
            elif not self.can_pay(player, cost := self.card_cost(player, card), card=card):
                yield Refusal(act, "NB-3.1", "too_few_cards", cost=cost + 1)
            elif not self.possible_parts(printed.parts, player):
                yield Refusal(act, "NB-3.1", "nothing_to_do", card=card)
