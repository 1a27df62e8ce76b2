"""NB-13: wounds, contamination, scanning and death."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop_lab.engine import clause

from .decks import Decks
from .table import ShipIsGone

LIGHT_FOR_A_SERIOUS, MOST_SERIOUS = 3, 3


class Wounds(Decks):
    """NB-13.1 to 13.7, in the rulebook's order."""

    # --- NB-13.1 to 13.3: wounds

    @clause("NB-13.1")
    def light_wound(self, player: str, cause: str = "") -> None:
        """The first and the second are counted; the third clears them and is a serious wound."""
        state = self.state
        if not self.is_active(player) or self.is_too_much(player, cause):
            return
        state.light[player] += 1
        self.tell("light_wound", player=player, cause=cause, count=state.light[player])
        if state.light[player] >= LIGHT_FOR_A_SERIOUS:
            state.light[player] = 0
            self.serious_wound(player, cause)

    @clause("NB-13.2")
    def serious_wound(self, player: str, cause: str = "") -> None:
        """A card is turned up; what it says lasts until it is dressed."""
        if not self.is_active(player) or self.is_too_much(player, cause):
            return
        if card := self.top_card("wound"):
            self.state.wounds[player].append(card)
            self.tell("serious_wound", player=player, wound=card, cause=cause)
            if self.has_wound(player, "one_hand"):
                self.use_one_hand(player)

    @clause("NB-13.3")
    def is_too_much(self, player: str, cause: str) -> bool:
        """Whoever has three serious wounds, dressed or not, dies of any further wound."""
        if self.serious_wounds(player) < MOST_SERIOUS:
            return False
        self.dies(player, cause or "wounds")
        return True

    def serious_wounds(self, player: str) -> int:
        """How many serious wounds a character has; those that are dressed count."""
        return len(self.state.wounds[player]) + len(self.state.dressed[player])

    @clause("NB-13.2")
    def has_wound(self, player: str, change: str) -> int:
        """The number of what an undressed wound changes, 1 if it has none; 0 without such a wound. Equal ones: once."""
        for card in self.state.wounds[player]:
            for each in self.content.wounds[card].changes:
                if each.word == change:
                    return each.number or 1
        return 0

    @clause("NB-13.2")
    def use_one_hand(self, player: str) -> None:
        """With a wounded arm only one hand holds anything: the owner keeps one thing and loses the other."""
        held = self.held(player)
        while len(held) > 1:
            kept = self.ask(player, "keep_in_hand", tuple(sorted(held)))
            for thing in held:
                if thing != kept:
                    self.lets_go(player, thing)
            held = [kept]

    @clause("NB-3.9")
    def lets_go(self, player: str, thing: str) -> None:
        """An object stays in the room; an item card goes to the used ones of its deck, with its ammo."""
        state = self.state
        hand = state.left_hand[player] if thing in state.left_hand[player] else state.right_hand[player]
        hand.remove(thing)
        if self.is_object(thing):
            state.lying[thing] = self.beside(player)
        else:
            state.ammo.pop(thing, None)
            self.out_of_hand(player, thing)
        self.tell("let_go", player=player, thing=thing)

    def is_object(self, thing: str) -> bool:
        """Whether something held is an object: an egg, a carcass or a corpse."""
        return thing not in self.content.heavy_items

    def out_of_hand(self, player: str, item: str) -> None:
        """An item card that is discarded; a starting weapon has no deck and leaves the game."""
        deck = item.split("-")[0]
        if deck in self.state.used and deck != item:
            self.state.used[deck].append(item)
        else:
            self.state.lost_items[player].append(item)

    @clause("NB-13.2")
    def bleeds(self, player: str) -> None:
        """A light wound whenever one passes with a bleeding wound."""
        for _ in range(self.has_wound(player, "bleed_on_pass")):
            self.light_wound(player, "bleeding")

    # --- NB-13.4: dressing and healing

    @clause("NB-13.4")
    def dress(self, player: str, wound: str) -> None:
        """The card is turned over: it changes nothing any more, and still counts."""
        self.state.wounds[player].remove(wound)
        self.state.dressed[player].append(wound)
        self.tell("dressed", player=player, wound=wound)

    @clause("NB-13.4")
    def heal_light(self, player: str, count: int = LIGHT_FOR_A_SERIOUS) -> int:
        """Light wounds are taken away; says how many."""
        light = self.state.light
        healed: int = min(count, light[player])
        if healed:
            light[player] -= healed
            self.tell("healed_light", player=player, count=healed)
        return healed

    @clause("NB-13.4")
    def heal_serious(self, player: str, wound: str) -> None:
        """A dressed serious wound is discarded."""
        self.state.dressed[player].remove(wound)
        self.state.used["wound"].append(wound)
        self.tell("healed_serious", player=player, wound=wound)

    # --- NB-13.5: death

    @clause("NB-13.5")
    def dies(self, player: str, cause: str) -> None:
        """A corpse stays in the room and what was carried beside it; items leave the game."""
        if not self.is_active(player):
            return
        state, slot = self.state, self.beside(player)
        self.tell("died", player=player, cause=cause)
        for thing in [each for each in self.held(player) if self.is_object(each)]:
            self.lets_go(player, thing)
        if slot:
            state.lying[f"corpse-{player}"] = slot
        self.lose_items(player)
        self.first_death()
        self.leaves_the_crew(player, "dead")

    @clause("NB-13.5")
    def lose_items(self, player: str) -> None:
        """The item cards of a dead character leave the game; what was hidden stays hidden."""
        state = self.state
        for weapon in self.held(player):
            state.ammo.pop(weapon, None)
        state.lost_items[player] += [*state.left_hand[player], *state.right_hand[player], *state.items[player]]
        state.left_hand[player], state.right_hand[player], state.items[player] = [], [], []

    @clause("NB-13.5")
    def first_death(self) -> None:
        """The first death unlocks all pods."""
        if "dead" not in self.state.status.values():
            self.unlock_all_pods()

    def unlock_all_pods(self) -> None:
        """Every pod that is still on the ship is unlocked."""
        state = self.state
        if locked := [pod for pod in state.pods if pod not in state.unlocked]:
            state.unlocked = tuple(sorted((*state.unlocked, *locked)))
            self.tell("pods_unlocked")

    @clause("NB-14.3")
    def leaves_the_crew(self, player: str, status: str) -> None:
        """Dead, hibernating or gone: no longer active. When it was the last one, the voyage is over."""
        state = self.state
        state.status[player] = status
        state.room.pop(player, None)
        if status == "dead":
            state.pod_of.pop(player, None)
        state.crew = tuple([other for other in state.crew if other != player])
        if not state.crew:
            self.nobody_aboard()

    def nobody_aboard(self) -> None:
        """Nobody active is left."""
        raise ShipIsGone

    # --- NB-13.6, 13.7: contamination

    @clause("NB-13.6")
    def contaminate(self, player: str) -> bool:
        """A card, unread by anybody, goes on the own discards; whether there was one."""
        state = self.state
        if not state.contamination or not self.is_active(player):
            return False
        state.tainted[player].append(self.draw("contamination_card", state.contamination, only=()))
        self.tell("contaminated", player=player)
        return True

    @clause("NB-13.7")
    def scan(self, player: str, cards: Iterable[str], field: str = "hands") -> list[str]:
        """The player learns of each card whether it says INFECTED; nobody else does. Gives those that do."""
        cards = list(cards)
        for card in cards:
            if field != "decks":  # what lies in the deck is shuffled again; nobody can tell one from another
                self.look(field, player, card, by=player)
        infected = [card for card in cards if self.content.infected(card)]
        self.tell("scanned", player=player, count=len(cards), infected=len(infected), secret={"infected": player})
        return infected

    @clause("NB-13.6")
    def remove_contamination(self, player: str, cards: Iterable[str], field: str = "hands") -> None:
        """Cards leave the game; what they say only those know who have scanned them."""
        state = self.state
        count = 0
        for card in list(cards):
            if field == "decks":
                state.decks[player].remove(card)
            else:
                self.take_out(field, player, card, seen_by=(player,))
            state.removed.append(card)
            self.look("removed", None, card, by=player)
            count += 1
        if count:
            self.tell("contamination_removed", player=player, count=count)
