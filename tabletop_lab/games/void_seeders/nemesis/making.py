"""NB-3.10, 3.11: crafting and trading."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tabletop_lab.engine import clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.effects import FULLY, effects, possible

from .actions import Actions
from .things import Things
from .why_not import NOT_MADE, NOT_OWNED

CRAFTED = "blue"
ENOUGH = "enough"


class Making(Actions, Things):
    """What is made of two items, and what changes hands."""

    # --- NB-3.10: crafting

    @clause("NB-3.10")
    def crafts(self, player: str) -> Iterator[Act]:
        """Two item cards with the icons of a product of which a copy is left."""
        if self.can_pay(player, 1):
            for product in self.products(player):
                yield Act("craft", card=product)

    def products(self, player: str, wild: bool = False) -> list[str]:
        """What can be made of the items at hand; `wild`: one yellow item stands for any icon."""
        if len(self.components(player)) < 2:
            return []
        left = {self.content.data(card).id for card in self.state.piles[CRAFTED]}
        made = [craft.product for craft in self.content.crafts if craft.product in left]
        return [product for product in made if self.pairs_for(player, product, wild)]

    def pairs_for(self, player: str, product: str, wild: bool = False) -> list[tuple[str, str]]:
        """The pairs of item cards of which a product can be made; of equal pairs one."""
        craft = next(c for c in self.content.crafts if c.product == product)
        wanted = (craft.icon_a, craft.icon_b)
        found: dict[tuple[str, ...], tuple[str, str]] = {}
        for one, other in combinations(self.components(player), 2):
            for a, b in ((one, other), (other, one)):
                alike = self.has_icon(a, wanted[0]), self.has_icon(b, wanted[1])
                if all(alike) or (wild and any(alike) and (a if alike[1] else b).startswith("yellow")):
                    found[tuple(sorted((self.content.data(a).id, self.content.data(b).id)))] = (a, b)
        return list(found.values())

    def components(self, player: str) -> list[str]:
        """The item cards that a player has; objects are none."""
        return [card for card in self.belongings(player) if self.content.data(card).what == "item"]

    def has_icon(self, card: str, icon: str) -> bool:
        """Whether an item card shows a component."""
        return icon in self.content.data(card).icons

    @clause("NB-3.10")
    def act_craft(self, player: str, act: Act) -> None:
        """Two cards are discarded, and the product is taken."""
        self.pay(player, 1, act)
        if not self.is_cancelled(player, act):
            self.craft(player, act.card)

    @clause("NB-3.10")
    def craft(self, player: str, product: str, wild: bool = False) -> None:
        """A crafted flamethrower is full."""
        state = self.state
        pairs = self.pairs_for(player, product, wild)
        # Asked even of one pair: what somebody holds is hidden, and that somebody is asked must not tell.
        for card in self.ask(player, "components", in_order(pairs), NOT_MADE, secret=True):
            self.lose_item(player, card)
        made = next(card for card in state.piles[CRAFTED] if self.content.data(card).id == product)
        state.piles[CRAFTED].remove(made)
        self.tell("crafted", player=player, item=made)
        self.gains_item(player, made)
        if made in self.held(player) and product in self.content.weapons:
            state.ammo[made] = self.content.weapons[product].ammo

    @effects("improvise")
    @clause("NB-3.10")
    def improvise(self, player: str) -> int:
        """Craft for nothing, and one yellow item stands for any icon."""
        products = self.products(player, wild=True)
        self.craft(player, self.ask(player, "product", in_order(products), NOT_MADE, secret=True), wild=True)
        return FULLY

    @possible("improvise")
    @clause("NB-3.10")
    def may_improvise(self, player: str) -> bool:
        """With the components of a product."""
        return bool(self.products(player, wild=True))

    # --- NB-3.11: trading

    @clause("NB-3.11")
    def trades(self, player: str) -> Iterator[Act]:
        """With everybody else in the room who has something, or to whom one can give something."""
        if self.rules.tier == "full" and self.can_pay(player, 1):
            mine = self.things_to_trade(player)
            for other in self.others_here(player):
                if mine or self.things_to_trade(other):
                    yield Act("trade", target=other)

    def things_to_trade(self, player: str) -> list[str]:
        """Items and objects; ammo never alone."""
        return [*self.held(player), *self.state.items[player]]

    @clause("NB-3.11")
    def act_trade(self, player: str, act: Act) -> None:
        """Both say in turn what they hand over, until one has enough or does not agree."""
        self.pay(player, 1, act)
        if self.is_cancelled(player, act):
            return
        self.tell("trades", player=player, other=act.target)
        given = [thing for seat in (player, act.target) for thing in self.offers(seat, player, act.target)]
        if given and self.ask(act.target, "agree", in_order(("yes", "no")), other=player) == "yes":
            for giver, thing in given:
                self.hand_over(giver, act.target if giver == player else player, thing)

    @clause("NB-3.11")
    def offers(self, seat: str, one: str, other: str) -> list[tuple[str, str]]:
        """What somebody would hand over, one thing after another."""
        offered: list[tuple[str, str]] = []
        while left := [t for t in self.things_to_trade(seat) if t not in [thing for _, thing in offered]]:
            whom = other if seat == one else one
            thing = self.ask(seat, "offer", in_order((*left, ENOUGH)), NOT_OWNED, secret=True, other=whom)
            if thing == ENOUGH:
                break
            offered.append((seat, thing))
            self.tell("offered", player=seat, thing=thing)
        return offered

    @clause("NB-3.11")
    def hand_over(self, giver: str, taker: str, thing: str) -> None:
        """A thing changes hands."""
        state = self.state
        if thing in state.items[giver]:
            state.items[giver].remove(thing)
            state.items[taker].append(thing)
            self.show_backs(giver)
            self.show_backs(taker)
        else:
            for hand in (state.left_hand, state.right_hand):
                if thing in hand[giver]:
                    hand[giver].remove(thing)
            self.take_into_a_hand(taker, thing)
        self.tell("handed_over", player=giver, other=taker, thing=thing)
