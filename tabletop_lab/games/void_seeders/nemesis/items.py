"""NB-12: items and what they do to their owner; searching (NB-3.5, 11.11), crafting (NB-3.10), trading (NB-3.11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, HowMany, Reload, effects, possible

from .actions import Actions
from .things import Things

ITEM_DECKS = ("green", "yellow", "red")
CRAFTED = "blue"
ENOUGH = "enough"


class Items(Actions, Things):
    """Using, finding, making and trading items."""

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
        self.pay(player, self.item_cost(player, item.cost))
        if item.one_use:
            self.lose_item(player, act.card)
        if not self.is_cancelled(player, act):
            self.do_use(player, item.parts, act.use)

    # --- NB-3.5, 11.11: searching

    @effects("search")
    @clause("NB-3.5")
    def search(self, player: str, count: Few) -> int:
        """The counter of the room goes down; of the top cards of a deck one is kept, the others go to its bottom."""
        slot = self.state.room[player]
        counter = self.state.counter
        counter[slot] = max(0, counter.get(slot, 0) - 1)
        self.tell("searched", player=player, slot=slot, left=counter[slot])
        return self.look_for_items(player, count, self.lasting(player, "search_keeps") or 1)

    @possible("search")
    @clause("NB-3.5")
    def may_search(self, player: str, count: Few) -> bool:
        """In a room with items left on its counter, and a deck that has cards."""
        slot = self.state.room[player]
        return self.state.counter.get(slot, 0) > 0 and bool(self.decks_to_search(player))

    @effects("search_on")
    @clause("NB-3.5")
    def search_on(self, player: str, count: Few) -> int:
        """A search even where the counter is at 0."""
        return self.search(player, count)

    @possible("search_on")
    @clause("NB-3.5")
    def may_search_on(self, player: str, count: Few) -> bool:
        """In a room that can be searched at all."""
        return bool(self.decks_to_search(player))

    @effects("find_item")
    @clause("NB-11.11")
    def find_an_item(self, player: str, count: Few) -> int:
        """A deck of one's choice, and no counter."""
        return self.look_for_items(player, count, 1, self.decks_with_cards())

    @clause("NB-3.5")
    def decks_to_search(self, player: str) -> list[str]:
        """The deck of the colour of the room; in a white room any."""
        colour = self.content.rooms[self.room_at(self.state.room[player])].colour
        decks = self.decks_with_cards()
        return decks if colour == "white" else [deck for deck in decks if deck == colour]

    def decks_with_cards(self) -> list[str]:
        """The item decks from which something can still be drawn."""
        state = self.state
        return [d for d in ITEM_DECKS if state.piles[d] or state.bottoms[d] or state.used[d]]

    @clause("NB-3.5")
    def look_for_items(self, player: str, count: int, kept: int, decks: list[str] | None = None) -> int:
        """The searcher chooses a deck where there is a choice, looks at the top cards and keeps in secret."""
        decks = self.decks_to_search(player) if decks is None else decks
        if not decks:
            return NOT
        deck = self.ask(player, "which_deck", tuple(decks)) if len(decks) > 1 else decks[0]
        found = [card for card in (self.top_item(player, deck) for _ in range(count)) if card]
        self.tell("looked_at_items", player=player, deck=deck, items=tuple(found), secret={"items": player})
        for _ in range(min(kept, len(found))):
            card = self.ask(player, "keep_item", tuple(sorted(found)), secret=True) if len(found) > 1 else found[0]
            found.remove(card)
            self.keep_item(player, card)
        for card in found:
            self.state.bottoms[deck].append(card)
            self.look("bottoms", deck, card, by=player)
        return FULLY

    def top_item(self, player: str, deck: str) -> str:
        """The top card of an item deck, for the searcher's eyes; the discards are shuffled when it is empty."""
        state = self.state
        if not state.piles[deck] and state.bottoms[deck]:
            card: str = state.bottoms[deck][0]
            self.take_out("bottoms", deck, card)
            return card
        if not state.piles[deck]:
            state.piles[deck], state.used[deck] = state.used[deck], []
        return self.draw(f"{deck}_item", state.piles[deck], only=player) if state.piles[deck] else ""

    @clause("NB-3.5")
    def keep_item(self, player: str, card: str) -> None:
        """Into the inventory; a heavy item into a hand, and a weapon that was found has 1 ammo."""
        self.tell("kept_item", player=player, item=card, secret=None if card in self.heavy else {"item": player})
        self.gains_item(player, card)
        if self.content.data(card).what == "weapon" and card in self.held(player):
            self.state.ammo[card] = 1

    # --- NB-3.10: crafting

    @clause("NB-3.10")
    def crafts(self, player: str) -> Iterator[Act]:
        """Two item cards with the icons of a product of which a copy is left."""
        if self.can_pay(player, 1):
            for product in self.products(player):
                yield Act("craft", card=product)

    def products(self, player: str, wild: bool = False) -> list[str]:
        """What can be made of the items at hand; `wild`: one yellow item stands for any icon."""
        left = self.state.piles[CRAFTED]
        made = [c.product for c in self.content.crafts if any(self.content.data(card).id == c.product for card in left)]
        return [product for product in made if self.pairs_for(player, product, wild)]

    def pairs_for(self, player: str, product: str, wild: bool = False) -> list[tuple[str, str]]:
        """The pairs of item cards of which a product can be made; of equal pairs one."""
        craft = next(c for c in self.content.crafts if c.product == product)
        wanted = (craft.icon_a, craft.icon_b)
        found: dict[tuple[str, ...], tuple[str, str]] = {}
        cards = [card for card in self.belongings(player) if self.content.data(card).what == "item"]
        for one, other in combinations(cards, 2):
            for a, b in ((one, other), (other, one)):
                alike = self.has_icon(a, wanted[0]), self.has_icon(b, wanted[1])
                if all(alike) or (wild and any(alike) and (a if alike[1] else b).startswith("yellow")):
                    found[tuple(sorted((self.content.data(a).id, self.content.data(b).id)))] = (a, b)
        return list(found.values())

    def has_icon(self, card: str, icon: str) -> bool:
        """Whether an item card shows a component."""
        return icon in self.content.data(card).icons

    @clause("NB-3.10")
    def act_craft(self, player: str, act: Act) -> None:
        """Two cards are discarded, and the product is taken."""
        self.pay(player, 1)
        if not self.is_cancelled(player, act):
            self.craft(player, act.card)

    @clause("NB-3.10")
    def craft(self, player: str, product: str, wild: bool = False) -> None:
        """A crafted flamethrower is full."""
        state = self.state
        pairs = [" ".join(pair) for pair in self.pairs_for(player, product, wild)]
        chosen = self.ask(player, "components", tuple(pairs), secret=True) if len(pairs) > 1 else pairs[0]
        for card in chosen.split():
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
        product = self.ask(player, "product", tuple(products), secret=True) if len(products) > 1 else products[0]
        self.craft(player, product, wild=True)
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
        self.pay(player, 1)
        if self.is_cancelled(player, act):
            return
        self.tell("trades", player=player, other=act.target)
        given = [thing for seat in (player, act.target) for thing in self.offers(seat, player, act.target)]
        if given and self.ask(act.target, "agree", ("yes", "no"), other=player) == "yes":
            for giver, thing in given:
                self.hand_over(giver, act.target if giver == player else player, thing)

    @clause("NB-3.11")
    def offers(self, seat: str, one: str, other: str) -> list[tuple[str, str]]:
        """What somebody would hand over, one thing after another."""
        offered: list[tuple[str, str]] = []
        while left := [t for t in self.things_to_trade(seat) if t not in [thing for _, thing in offered]]:
            thing = self.ask(seat, "offer", (*sorted(left), ENOUGH), secret=True, other=other if seat == one else one)
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
        else:
            for hand in (state.left_hand, state.right_hand):
                if thing in hand[giver]:
                    hand[giver].remove(thing)
            self.take_into_a_hand(taker, thing)
        self.tell("handed_over", player=giver, other=taker, thing=thing)

    # --- NB-11.9, H10: healing and cards

    @effects("dress")
    @clause("NB-13.4")
    def dress_wounds(self, player: str, count: HowMany) -> int:
        """Serious wounds are turned over: they still count, and have no effect."""
        state, done = self.state, 0
        while state.wounds[player] and (count == "all" or done < int(count)):
            cards = {self.content.data(w).id: w for w in state.wounds[player]}
            kind = self.ask(player, "dress", tuple(sorted(cards))) if len(cards) > 1 and count != "all" else min(cards)
            state.wounds[player].remove(cards[kind])
            state.dressed[player].append(cards[kind])
            self.tell("dressed", player=player, wound=cards[kind])
            done += 1
        return FULLY if done else NOT

    @possible("dress")
    @clause("NB-13.4")
    def may_dress(self, player: str, count: HowMany) -> bool:
        """With a wound that is not dressed."""
        return bool(self.state.wounds[player])

    @effects("heal_light")
    @clause("NB-13.4")
    def heal_light_wounds(self, player: str, count: HowMany) -> int:
        """Light wounds are removed."""
        light = self.state.light
        healed = light[player] if count == "all" else min(int(count), light[player])
        light[player] -= healed
        if healed:
            self.tell("healed", player=player, count=healed)
        return FULLY if healed else NOT

    @possible("heal_light")
    @clause("NB-13.4")
    def may_heal_light(self, player: str, count: HowMany) -> bool:
        """With a light wound."""
        return self.state.light[player] > 0

    @effects("heal_serious")
    @clause("NB-13.4")
    def heal_serious_wounds(self, player: str, count: HowMany) -> int:
        """A dressed serious wound is discarded."""
        state, done = self.state, 0
        while state.dressed[player] and (count == "all" or done < int(count)):
            wound = state.dressed[player].pop()
            state.used["wound"].append(wound)
            self.tell("healed_wound", player=player, wound=wound)
            done += 1
        return FULLY if done else NOT

    @possible("heal_serious")
    @clause("NB-13.4")
    def may_heal_serious(self, player: str, count: HowMany) -> bool:
        """With a dressed wound."""
        return bool(self.state.dressed[player])

    @effects("draw")
    @clause("NB-12.3")
    def draw_cards_now(self, player: str, count: Few) -> int:
        """Cards of the own deck."""
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
        weapon = self.ask(player, "which_weapon", tuple(weapons)) if len(weapons) > 1 else weapons[0]
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
            if self.content.data(weapon).reload == reload and ammo.get(weapon, 0) < self.capacity(player, weapon)
        ]

    def weapons(self, player: str) -> list[str]:
        """The weapons in both hands."""
        return [t for t in self.held(player) if t not in self.objects and self.content.data(t).what == "weapon"]

    @clause("NB-11.10")
    def capacity(self, player: str, weapon: str) -> int:
        """How much ammo a weapon holds: what is printed, and what was added to it."""
        own = weapon == self.content.characters[self.state.character[player]].weapon
        more = self.lasting(player, "more_capacity") if own else 0
        return int(self.content.data(weapon).ammo) + int(self.state.extra_ammo.get(weapon, 0)) + more

    @effects("enlarge")
    @clause("NB-12.3")
    def enlarge(self, player: str, count: Few) -> int:
        """More ammo and capacity for one energy weapon."""
        weapons = self.energy_weapons(player)
        weapon = self.ask(player, "which_weapon", tuple(weapons)) if len(weapons) > 1 else weapons[0]
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
        return [weapon for weapon in self.weapons(player) if self.content.data(weapon).kind == "energy"]

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
