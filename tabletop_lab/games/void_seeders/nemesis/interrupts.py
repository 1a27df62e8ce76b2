"""NB-12.3: what is used in the middle of something, to ignore what is about to happen to oneself."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import clause
from tabletop_lab.engine.core.memo import once
from tabletop_lab.games.void_seeders.acts import Act

from .table import Table
from .why_not import NOT_KEPT_OFF

KEEPING_OFF = ("ignore_attack", "ignore_surprise")


class Interrupts(Table):
    """Cards, items and quest items with such an effect; their owner is asked whether or not there is one in hand."""

    @once
    def have_cards(self) -> dict[str, frozenset[str]]:
        """Who could have such a card, by what is printed."""
        decks = self.content.action_decks.items()
        return {
            effect: frozenset([who for who, cards in decks if any(self.keeps_off(card, effect) for card in cards)])
            for effect in KEEPING_OFF
        }

    @once
    def items_keep_off(self) -> dict[str, bool]:
        """Whether an item could do so, by what is printed."""
        return {effect: any(self.keeps_off(item, effect) for item in self.content.items) for effect in KEEPING_OFF}

    def keeps_off(self, card: str, effect: str) -> bool:
        """Whether this effect is printed on a card that is used in the middle of something."""
        printed = self.content.data(card)
        in_play = self.rules.tier == "full" or getattr(printed, "tier", 2) == 1
        return in_play and printed.when == "interrupt" and any(part.effect == effect for part in printed.parts)

    @clause("NB-12.3")
    def is_kept_off(self, player: str, effect: str, **facts: Any) -> bool:
        """Whether the player uses something by which to ignore what is about to happen."""
        used = self.reaction(
            player,
            effect,
            self.keepers(player, effect),
            NOT_KEPT_OFF,
            may=lambda: self.may_keep_off(player, effect),
            **facts,
        )
        if used is None:
            return False
        self.use_up(player, used)
        self.carry_out(self.content.data(used).parts, player)
        return True

    def keepers(self, player: str, effect: str) -> tuple[str, ...]:
        """What a player has for this: cards that can be paid, items, active quest items."""
        own = [*self.action_cards(player), *self.state.items[player], *self.quests_for(player, effect)]
        return tuple([each for each in own if self.keeps_off(each, effect) and self.can_pay_for(player, each)])

    def can_pay_for(self, player: str, used: str) -> bool:
        """Whether there are cards for what it costs."""
        card = used if used in self.state.hands[player] else ""
        return bool(self.can_pay(player, self.content.data(used).cost or 0, card=card))

    def quests_for(self, player: str, effect: str) -> list[str]:
        """The active quest items of a player with this effect, for all to see."""
        state = self.state
        return [each for each in state.quests[player] if each in state.active_quests and self.keeps_off(each, effect)]

    def may_keep_off(self, player: str, effect: str) -> bool:
        """Whether a player could have something for this, by what everybody knows."""
        state = self.state
        by_card = state.character[player] in self.have_cards[effect] and bool(state.hands[player])
        by_item = self.items_keep_off[effect] and bool(state.items[player])
        return self.is_active(player) and (by_card or by_item or bool(self.quests_for(player, effect)))

    def use_up(self, player: str, used: str) -> None:
        """A card is discarded, an item lost, a quest item has done its service."""
        state = self.state
        cost = self.content.data(used).cost or 0
        if used in state.hands[player]:
            self.tell("plays", player=player, card=used)
            self.pay(player, cost, Act("card", card=used), card=used)
        elif used in state.items[player]:
            self.tell("uses_item", player=player, item=used)
            self.pay(player, cost, Act("item", card=used))
            self.lose_item(player, used)
        else:
            self.tell("uses_quest", player=player, quest=used)
            self.pay(player, cost, Act("quest", card=used))
            state.quests[player].remove(used)
            state.active_quests = tuple([each for each in state.active_quests if each != used])
