"""H5 to H7: what panic, attack and event cards do to characters; ship_effects.py: to the ship.

Each effect says how much of it was done: FULLY, PARTLY or NOT. That alone decides whether a part of a panic card was
applicable (VS-6.4); no second text says it again.
"""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import (
    FULLY,
    NOT,
    PARTLY,
    Few,
    HowMany,
    effects,
    possible,
)
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.why_not import NO_SUCH_WEAPON, NOT_HELD, not_a_payment
from tabletop_lab.games.void_seeders.state import is_contamination


def how_much(done: int, wanted: int) -> int:
    """How much of so many was done.

    >>> how_much(2, 2), how_much(1, 2), how_much(0, 2)
    (2, 1, 0)
    """
    return FULLY if done >= wanted else PARTLY if done else NOT


class Effects(Nemesis):
    """One function a name in the tables."""

    def enough(self, there: int, wanted: int) -> bool:
        """Whether a part counts as applicable with what is there (VS-A12)."""
        return there >= (wanted if self.rules.panic_part_test == "strict" else 1)

    # --- cards of the hand

    @effects("discard_random")
    @adds("VS-6.5")
    def discard_random(self, player: str, count: Few) -> int:
        """Action cards of the hand, by chance."""
        wanted = min(count, len(self.action_cards(player)))
        for _ in range(wanted):
            cards = self.action_cards(player)
            self.discard(player, self.draw("random_discard", cards))
        return how_much(wanted, count)

    @possible("discard_random")
    @adds("VS-6.5")
    def may_discard_randomly(self, player: str, count: Few) -> bool:
        """While there are so many Action cards in hand."""
        return self.enough(len(self.action_cards(player)), count)

    @effects("discard")
    @adds("VS-6.5")
    def discard_chosen(self, player: str, count: HowMany) -> int:
        """Action cards of the player's choice."""
        wanted = len(self.action_cards(player)) if count == "all" else int(count)
        done = min(wanted, len(self.action_cards(player)))
        for _ in range(done):
            cards = self.cards_to_choose(player, self.action_cards(player))
            self.discard(player, cards[self.ask(player, "must_discard", in_order(cards), not_a_payment, secret=True)])
        return how_much(done, max(1, wanted))

    @possible("discard")
    @adds("VS-10.7")
    def can_discard(self, player: str, count: HowMany) -> bool:
        """Who cannot discard so many must take the other part."""
        return len(self.action_cards(player)) >= (1 if count == "all" else int(count))

    @effects("discard_to")
    @adds("VS-10.7")
    def discard_down(self, player: str, count: Few) -> int:
        """Action cards of choice down to so many cards in hand; it stops when no Action card is left."""
        hand = self.state.hands[player]
        while len(hand) > count and self.action_cards(player):
            self.discard_chosen(player, 1)
        return FULLY

    @effects("forget")
    @adds("VS-6.5")
    def forget(self, player: str, count: Few) -> int:
        """The top cards of one's own deck go to the discards; the deck is not made anew."""
        state = self.state
        done = min(count, len(state.decks[player]))
        for _ in range(done):
            card = self.draw("forgotten", state.decks[player], only=())
            pile = state.tainted if is_contamination(card) else state.discards
            pile[player].append(card)
        self.tell("forgot", player=player, count=done)
        return how_much(done, count)

    # --- the character

    @possible("forget")
    @adds("VS-6.5")
    def may_forget(self, player: str, count: Few) -> bool:
        """While there are so many cards in the deck."""
        return self.enough(len(self.state.decks[player]), count)

    @effects("contaminate")
    @adds("VS-6.5")
    def take_contamination(self, player: str, count: Few) -> int:
        """Contamination cards; none if the deck is empty."""
        done = 0
        while done < count and self.state.contamination:
            self.contaminate(player)
            done += 1
        return how_much(done, count)

    @possible("contaminate")
    @adds("VS-6.5")
    def may_take_contamination(self, player: str, count: Few) -> bool:
        """While there is contamination to take."""
        return self.enough(len(self.state.contamination), count)

    @effects("wound_lightly")
    @adds("VS-6.5")
    def suffer_light_wounds(self, player: str, count: Few) -> int:
        """Light wounds; there is always another one."""
        for _ in range(count):
            if self.is_active(player):
                self.light_wound(player, "card")
        return FULLY

    @effects("wound_seriously")
    @adds("VS-6.5")
    def suffer_serious_wounds(self, player: str, count: Few) -> int:
        """Serious wounds; whoever has no room for another one dies."""
        for _ in range(count):
            if self.is_active(player):
                self.serious_wound(player, "card")
        return FULLY

    @effects("go_mad")
    @adds("VS-6.5")
    def go_mad(self, player: str, count: Few) -> int:
        """Single rises of the madness level."""
        for _ in range(count):
            self.raise_madness(player)
        return FULLY

    @effects("panic")
    @adds("VS-6.8")
    def draw_a_panic_card(self, player: str) -> int:
        """A panic card is drawn and applied; of several characters by each in turn order, one after the other."""
        self.panic(player)
        return FULLY

    @effects("die")
    @adds("VS-6.5")
    def drop_dead(self, player: str) -> int:
        """The character dies."""
        self.dies(player, "panic")
        return FULLY

    @effects("lose_ammo")
    @adds("VS-6.5")
    def lose_ammo(self, player: str, count: HowMany) -> int:
        """Ammo of one weapon in hand, chosen by the player; all of it: of the one that has the most."""
        ammo = self.state.ammo
        loaded = [thing for thing in self.held(player) if ammo.get(thing)]
        if not loaded:
            return NOT
        if count == "all":
            weapon = max(loaded, key=ammo.__getitem__)
        else:
            several = len(loaded) > 1
            weapon = self.ask(player, "which_weapon", in_order(loaded), NO_SUCH_WEAPON) if several else loaded[0]
        lost = ammo[weapon] if count == "all" else min(int(count), ammo[weapon])
        ammo[weapon] -= lost
        self.tell("lost_ammo", player=player, weapon=weapon, count=lost)
        return FULLY if count == "all" else how_much(lost, int(count))

    @possible("lose_ammo")
    @adds("NB-3.1")
    def can_lose_ammo(self, player: str, count: HowMany) -> bool:
        """Whether a weapon in hand has so much ammo."""
        ammo = [self.state.ammo.get(thing, 0) for thing in self.held(player)]
        return max(ammo, default=0) >= (1 if count == "all" else int(count))

    @effects("cast_away")
    @adds("VS-6.5")
    def cast_away(self, player: str, count: Few) -> int:
        """Things of the hands: objects are dropped, heavy items discarded; the player chooses."""
        done = 0
        while done < count and (held := self.held(player)):
            self.let_go(player, self.ask(player, "cast_away", tuple(sorted(held)), NOT_HELD))
            done += 1
        return how_much(done, count)

    @possible("cast_away")
    @adds("VS-6.5")
    def may_cast_away(self, player: str, count: Few) -> bool:
        """While the hands hold something."""
        return self.enough(len(self.held(player)), count)

    @effects("flee")
    @adds("VS-6.5", "VS-6.9")
    def flee(self, player: str) -> int:
        """To the neighbouring explored room with the lowest number; no attacks, no noise roll."""
        near = self.refuges(player)
        if not near:
            return NOT
        if self.state.status[player] == "pod":
            self.step_out(player)
        self.goes_to(player, min(near), roll=False)
        return FULLY

    @possible("flee")
    @adds("VS-6.5")
    def may_flee(self, player: str) -> bool:
        """With an explored room next door that no closed door shuts off."""
        return bool(self.refuges(player))

    def refuges(self, player: str) -> list[int]:
        """The explored rooms next door that no closed door shuts off."""
        here = self.own_room(player)
        return [slot for slot in self.ways_out(here) if slot in self.state.explored] if here else []

    @effects("pass")
    @adds("VS-6.5", "VS-6.9")
    def freeze(self, player: str) -> int:
        """Pass at once, without discarding; not after the player phase, and not twice."""
        state = self.state
        if state.step != "turns" or player in state.passed:
            return NOT
        self.tell("froze", player=player)
        self.passes(player, made_to=True)
        return FULLY

    @possible("pass")
    @adds("VS-6.5")
    def may_freeze(self, player: str) -> bool:
        """In the player phase, before one has passed."""
        return self.state.step == "turns" and player not in self.state.passed

    @effects("roll_noise")
    @adds("VS-10.7")
    def make_a_noise_roll(self, player: str) -> int:
        """A noise roll in the character's room."""
        self.noise_roll(player)
        return FULLY

    @effects("encounter")
    @adds("VS-10.7")
    def have_an_encounter(self, player: str) -> int:
        """An encounter without a noise roll."""
        self.encounter(player)
        return FULLY
