"""NB-12: items and what they do to their owner; healing, searching, making and trading have chapters of their own."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.effects import FULLY, Few, HowMany, Reload, effects, possible

from .healing import Healing
from .making import Making
from .searching import Searching
from .why_not import NO_SUCH_WEAPON


class Items(Searching, Making, Healing):
    """Using items: what they do with cards of the hand and with weapons."""

    @clause("NB-12.1")
    def item_acts(self, player: str, fighting: bool) -> Iterator[Act]:
        """The items that can be used now, equal ones once."""
        seen = set()
        for card in self.belongings(player):
            item = self.content.data(card)
            if item.id in seen or item.what != "item" or item.when == "weapon" or not self.is_in_play(item.tier):
                continue
            seen.add(item.id)
            if self.fits(item, player, fighting) and self.can_pay(player, self.item_cost(player, item.cost)):
                yield from self.uses("item", card, item.parts, player)

    @clause("NB-3.2")
    def item_cost(self, player: str, cost: int) -> int:
        """What is printed; a wounded hand makes it dearer."""
        return cost + self.has_wound(player, "item_cost_more")

    @clause("NB-12.1")
    def act_item(self, player: str, act: Act) -> None:
        """The item is shown and paid for; if it can be used only once, it is discarded."""
        item = self.content.data(act.card)
        self.tell("uses_item", player=player, item=act.card)
        self.pay(player, self.item_cost(player, item.cost), act)
        if item.one_use:
            self.lose_item(player, act.card)
        if not self.is_cancelled(player, act):
            self.do_use(player, item.parts, act.use)

    # --- cards

    @effects("draw")
    @clause("NB-12.3")
    def draw_cards_now(self, player: str, count: Few) -> int:
        """Cards of one's own deck."""
        for _ in range(count):
            self.draw_a_card(player)
        return FULLY

    @effects("redraw")
    @clause("NB-12.3")
    def redraw(self, player: str, more: Few) -> int:
        """Any number of cards of the hand are discarded, and as many and some more are drawn."""
        before = len(self.state.hands[player])
        self.discard_any(player)
        return self.draw_cards_now(player, before - len(self.state.hands[player]) + more)

    @effects("rush")
    @clause("NB-12.3")
    def rush(self, player: str) -> int:
        """Any number of actions this turn, until one passes."""
        self.state.actions_left = 99
        return FULLY

    # --- ammo

    @effects("load")
    @clause("NB-11.10")
    def load(self, player: str, count: HowMany, reload: Reload) -> int:
        """Ammo for one weapon in hand, up to its capacity."""
        weapons = self.weapons_to_load(player, count, reload)
        weapon = self.choose(player, "which_weapon", weapons, NO_SUCH_WEAPON)
        ammo, most = self.state.ammo, self.capacity(player, weapon)
        ammo[weapon] = most if count == "all" else min(most, ammo.get(weapon, 0) + int(count))
        self.tell("loaded", player=player, weapon=weapon, ammo=ammo[weapon])
        return FULLY

    @possible("load")
    @clause("NB-11.10")
    def weapons_to_load(self, player: str, count: HowMany, reload: Reload) -> list[str]:
        """The weapons in hand that this loads and that are not full."""
        ammo = self.state.ammo
        return [
            weapon
            for weapon in self.weapons(player)
            if self.weapon(weapon).reload == reload and ammo.get(weapon, 0) < self.capacity(player, weapon)
        ]

    @clause("NB-11.10")
    def capacity(self, player: str, weapon: str) -> int:
        """How much ammo a weapon holds: what is printed, and what was added to it."""
        own = weapon == self.content.characters[self.state.character[player]].weapon
        more = self.lasting(player, "more_capacity") if own else 0
        return int(self.weapon(weapon).ammo) + int(self.state.extra_ammo.get(weapon, 0)) + more

    @effects("enlarge")
    @clause("NB-12.3")
    def enlarge(self, player: str, count: Few) -> int:
        """More ammo and capacity for one energy weapon."""
        weapons = self.energy_weapons(player)
        weapon = self.choose(player, "which_weapon", weapons, NO_SUCH_WEAPON)
        state = self.state
        state.extra_ammo[weapon] = state.extra_ammo.get(weapon, 0) + count
        state.ammo[weapon] = state.ammo.get(weapon, 0) + count
        self.tell("loaded", player=player, weapon=weapon, ammo=state.ammo[weapon])
        return FULLY

    @possible("enlarge")
    @clause("NB-12.3")
    def may_enlarge(self, player: str, count: Few) -> bool:
        """With an energy weapon in hand."""
        return bool(self.energy_weapons(player))

    def energy_weapons(self, player: str) -> list[str]:
        """The energy weapons in both hands."""
        return [weapon for weapon in self.weapons(player) if self.weapon(weapon).kind == "energy"]

    @effects("bind")
    @clause("NB-12.3")
    def bind(self, player: str, count: Few) -> int:
        """Two heavy things are bound together and take one hand."""
        left, right = self.state.left_hand[player], self.state.right_hand[player]
        left.extend(right)
        right.clear()
        self.tell("bound", player=player, things=tuple(left))
        return FULLY

    @possible("bind")
    @clause("NB-12.3")
    def may_bind(self, player: str, count: Few) -> bool:
        """With one heavy item in each hand."""
        hands = (self.state.left_hand[player], self.state.right_hand[player])
        return all(len(hand) == 1 and hand[0] in self.heavy for hand in hands)

    # --- why not

    def no_items(self, player: str) -> Iterator[Refusal]:
        """Why an item cannot be used."""
        fighting = self.in_combat(player)
        for card in self.belongings(player):
            item, act = self.content.data(card), Act("item", card=card)
            if item.what != "item" or item.when == "weapon":
                continue
            if not self.is_in_play(item.tier):
                yield Refusal(act, "NB-12.3", "core_game", card=card)
            elif not self.fits(item, player, fighting):
                reason = "not_in_combat" if fighting else "only_in_combat" if item.when == "in" else "not_here"
                yield Refusal(act, "NB-3.3", reason, card=card)
            elif not self.can_pay(player, cost := self.item_cost(player, item.cost)):
                yield Refusal(act, "NB-3.1", "too_few_cards", cost=cost)
            elif not self.possible_parts(item.parts, player):
                yield Refusal(act, "NB-12.1", "nothing_to_do", card=card)
