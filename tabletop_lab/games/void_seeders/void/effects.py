"""H5 to H7: what panic, attack and event cards do to characters and to the ship.

Each effect says how much of it was done: FULLY, PARTLY or NOT. That alone decides whether a part of a panic card was
applicable (VS-6.4); no second text says it again.
"""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.content.effects import (
    FULLY,
    NOT,
    PARTLY,
    Few,
    HowMany,
    Markers,
    effects,
    possible,
)
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.table import EGGS
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
    @adds("VS-6.3")
    def discard_random(self, player: str, count: Few) -> int:
        """Action cards of the hand, by chance."""
        wanted = min(count, len(self.action_cards(player)))
        for _ in range(wanted):
            cards = self.action_cards(player)
            self.discard(player, self.draw("random_discard", cards))
        return how_much(wanted, count)

    @possible("discard_random")
    @adds("VS-6.4")
    def may_discard_randomly(self, player: str, count: Few) -> bool:
        """While there are so many Action cards in hand."""
        return self.enough(len(self.action_cards(player)), count)

    @effects("discard")
    @adds("VS-6.3")
    def discard_chosen(self, player: str, count: HowMany) -> int:
        """Action cards of the player's choice."""
        wanted = len(self.action_cards(player)) if count == "all" else int(count)
        done = min(wanted, len(self.action_cards(player)))
        for _ in range(done):
            cards = self.cards_to_choose(player, self.action_cards(player))
            self.discard(player, cards[self.ask(player, "must_discard", tuple(cards), secret=True)])
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
    @adds("VS-6.3")
    def forget(self, player: str, count: Few) -> int:
        """The top cards of the own deck go to the discards; the deck is not made anew."""
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
    @adds("VS-6.4")
    def may_forget(self, player: str, count: Few) -> bool:
        """While there are so many cards in the deck."""
        return self.enough(len(self.state.decks[player]), count)

    @effects("contaminate")
    @adds("VS-6.3")
    def take_contamination(self, player: str, count: Few) -> int:
        """Contamination cards; none if the deck is empty."""
        done = 0
        while done < count and self.state.contamination:
            self.contaminate(player)
            done += 1
        return how_much(done, count)

    @possible("contaminate")
    @adds("VS-6.4")
    def may_take_contamination(self, player: str, count: Few) -> bool:
        """While there is contamination to take."""
        return self.enough(len(self.state.contamination), count)

    @effects("wound_lightly")
    @adds("VS-6.3")
    def suffer_light_wounds(self, player: str, count: Few) -> int:
        """Light wounds; there is always another one."""
        for _ in range(count):
            if self.is_active(player):
                self.light_wound(player, "card")
        return FULLY

    @effects("wound_seriously")
    @adds("VS-6.3")
    def suffer_serious_wounds(self, player: str, count: Few) -> int:
        """Serious wounds; whoever has no room for another one dies."""
        for _ in range(count):
            if self.is_active(player):
                self.serious_wound(player, "card")
        return FULLY

    @effects("go_mad")
    @adds("VS-6.3")
    def go_mad(self, player: str, count: Few) -> int:
        """Single rises of the madness level."""
        for _ in range(count):
            self.raise_madness(player)
        return FULLY

    @effects("panic")
    @adds("NB-9.8")
    def draw_a_panic_card(self, player: str) -> int:
        """A panic card is drawn and applied."""
        self.panic(player)
        return FULLY

    @effects("die")
    @adds("VS-6.3")
    def drop_dead(self, player: str) -> int:
        """The character dies."""
        self.dies(player, "panic")
        return FULLY

    @effects("lose_ammo")
    @adds("VS-6.3")
    def lose_ammo(self, player: str, count: HowMany) -> int:
        """Ammo of one weapon in hand, chosen by the player; all of it: of the one that has the most."""
        ammo = self.state.ammo
        loaded = [thing for thing in self.held(player) if ammo.get(thing)]
        if not loaded:
            return NOT
        if count == "all":
            weapon = max(loaded, key=ammo.__getitem__)
        else:
            weapon = self.ask(player, "which_weapon", tuple(loaded)) if len(loaded) > 1 else loaded[0]
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
    @adds("VS-6.3")
    def cast_away(self, player: str, count: Few) -> int:
        """Things of the hands: objects are dropped, heavy items discarded; the player chooses."""
        done = 0
        while done < count and (held := self.held(player)):
            self.let_go(player, self.ask(player, "cast_away", tuple(sorted(held))))
            done += 1
        return how_much(done, count)

    @possible("cast_away")
    @adds("VS-6.4")
    def may_cast_away(self, player: str, count: Few) -> bool:
        """While the hands hold something."""
        return self.enough(len(self.held(player)), count)

    @effects("flee")
    @adds("VS-6.3", "VS-6.9")
    def flee(self, player: str) -> int:
        """To the neighbouring explored room with the lowest number; no attacks, no noise roll."""
        state = self.state
        near = [slot for slot in self.ways_out(state.room.get(player, 0)) if slot in state.explored]
        if not near:
            return NOT
        self.goes_to(player, min(near), roll=False)
        return FULLY

    @possible("flee")
    @adds("VS-6.4")
    def may_flee(self, player: str) -> bool:
        """With an explored room next door that no closed door shuts off."""
        return any(slot in self.state.explored for slot in self.ways_out(self.state.room[player]))

    @effects("pass")
    @adds("VS-6.3", "VS-6.9")
    def freeze(self, player: str) -> int:
        """Pass at once, without discarding; not after the player phase, and not twice."""
        state = self.state
        if state.step != "turns" or player in state.passed:
            return NOT
        self.tell("froze", player=player)
        self.passes(player, made_to=True)
        return FULLY

    @possible("pass")
    @adds("VS-6.4")
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

    # --- the ship

    @effects("fall_silent")
    @adds("VS-10.7")
    def fall_silent(self, player: str) -> int:
        """Noise goes from all corridors that touch no room with a character."""
        state = self.state
        loud = {corridor for p in self.crew() if self.is_in_a_room(p) for corridor in self.corridors_at(p)}
        gone = [corridor for corridor in state.noise if corridor not in loud]
        state.noise = [corridor for corridor in state.noise if corridor in loud]
        self.tell("fell_silent", corridors=tuple(gone))
        return FULLY if gone else NOT

    def corridors_at(self, player: str) -> tuple[str, ...]:
        """The corridors of a character's room."""
        corridors: tuple[str, ...] = self.ship.corridors_of[self.state.room[player]]
        return corridors

    @effects("lose_pod")
    @adds("VS-10.7")
    def lose_a_pod(self, player: str) -> int:
        """The empty pod with the lowest number leaves the game."""
        state = self.state
        empty = [pod for pod in sorted(state.pods) if pod not in state.pod_of.values()]
        if not empty:
            return NOT
        self.remove_a_pod(empty[0])
        self.tell("pod_lost", pod=empty[0])
        return FULLY

    @effects("spread_fire")
    @adds("VS-10.7")
    def spread_fire(self, player: str) -> int:
        """From the burning room with the lowest number to its neighbour with the lowest number that does not burn."""
        fire = self.state.fire
        near = [slot for slot in self.ways_out(min(fire)) if slot not in fire] if fire else []
        if not near:
            return NOT
        self.put_fire(min(near))
        return FULLY

    @effects("self_destruct")
    @adds("VS-10.7")
    def set_off_self_destruct(self, player: str, malfunctions: Markers) -> int:
        """The sequence starts if so many malfunction markers lie on the ship and it does not run yet."""
        state = self.state
        if state.self_destruct >= 0 or len(state.malfunction) < malfunctions:
            return NOT
        self.start_self_destruct()
        return FULLY

    @effects("lay_egg")
    @adds("VS-10.7")
    def lay_eggs(self, player: str, count: Few) -> int:
        """Eggs on the Void Seeder board, while there are tokens and the Nest is not destroyed."""
        state, done = self.state, 0
        while done < count and not state.nest_destroyed and (free := self.eggs_left()):
            state.eggs.append(free[0])
            done += 1
        if done:
            self.tell("egg_laid", count=done)
        return how_much(done, count)

    def eggs_left(self) -> list[str]:
        """The egg tokens that are not in play."""
        state = self.state
        held = {thing for p in self.players for thing in self.held(p)}
        return [egg for egg in EGGS if egg not in state.eggs and egg not in state.lying and egg not in held]
