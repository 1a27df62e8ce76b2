"""VS-10: the event phase, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.acts import Printed
from tabletop_lab.games.void_seeders.content.parts import Part
from tabletop_lab.games.void_seeders.nemesis.combat import EGGS, NEST_EGGS
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.noise import TECHNICAL

from .encounter import BLANK, SEEDER


class Events(Nemesis):
    """VS-10.4 to 10.9, in the rulebook's order."""

    ROUND = Nemesis.ROUND.after("event", "lurk")

    # --- VS-10.4: time

    @adds("VS-10.4")
    def time_passes(self) -> None:
        """The time marker moves; that of the self-destruct sequence, too, if it runs."""
        state = self.state
        state.time += 1
        self.tell("time", time=state.time)
        if state.self_destruct >= 0:
            self.count_down()
        if state.time >= self.rules.time_length:
            self.hyperjump()
        self.next_step()

    @adds("NB-2.6")
    def count_down(self) -> None:
        """On the yellow spaces all pods unlock; on the skull the ship is destroyed."""
        state = self.state
        state.self_destruct += 1
        self.tell("self_destruct", position=state.self_destruct)
        if state.self_destruct == self.rules.sd_yellow:
            self.unlock_all()
        if state.self_destruct >= self.rules.sd_skull:
            self.ship_destroyed("self_destruct")

    # --- VS-10.5: attacks

    def void_seeders_attack(self) -> None:
        """Each in a room with a character attacks once: rooms by number, in a room the strongest first (VS-10.5).

        It carries no clause of its own, since a match may begin again between two attacks.
        """
        for first in self.one_after_another(self.attackers):
            self.attacks_in_turn(first)
        self.state.no_attacks = False
        self.next_step()

    def attackers(self) -> Iterator[str]:
        """Who attacks in this step."""
        if not self.state.no_attacks:
            for slot in sorted(set(self.state.room.values())):
                yield from self.strongest_first(slot)

    @adds("VS-10.5")
    def attacks_in_turn(self, first: str) -> None:
        """The next one of a room; when the attacked choose the order, perhaps another one of the same room (VS-A45)."""
        queue, slot = self.state.queue, self.where(first)
        if not slot or not (target := self.target_in(slot)):
            return
        seeder = self.next_attacker(target, [first, *(each for each in queue if self.where(each) == slot)])
        if seeder != first:
            queue[queue.index(seeder)] = first
        self.attacks(seeder, target)

    # --- VS-10.6: fire

    @adds("VS-10.6")
    def fire_burns(self) -> None:
        """What stands in a burning room suffers an injury, the Lair last; an egg is destroyed in each."""
        burning = sorted(self.state.fire)
        injuries = self.weakness("fire_injuries") or 1
        for each in [each for slot in burning for each in self.all_in(slot)]:
            if self.where(each):  # the Despoiler may have gone with the last Lair
                self.injure(each, injuries)
        for slot in burning:
            self.an_egg_burns(slot)
        self.next_step()

    def all_in(self, slot: int) -> list[str]:
        """The enemies of a room, the strongest first, the Lair last."""
        lair = self.lair_at(slot)
        return [*(each for each in self.strongest_first(slot) if each != lair), *((lair,) if lair else ())]

    @adds("VS-10.6")
    def an_egg_burns(self, slot: int) -> None:
        """One that nobody carries; in the Nest first one on the floor or one of the board (VS-A43)."""
        floor_first = self.rules.egg_burns == "floor_then_board"
        self.destroy_eggs(slot, 1, (EGGS, NEST_EGGS) if floor_first else (NEST_EGGS, EGGS))

    # --- VS-10.7: the event card

    @adds("VS-10.7")
    def event(self) -> None:
        """One card: its kinds move, then its effect."""
        cards = self.turn_up("event")
        for card in cards:
            printed = self.content.event[card]
            self.tell("event", card=card, says=Printed(card))
            self.event_moves(printed.moves, printed.corridor)
            self.event_effect(printed.parts)
            if printed.removed:
                self.event_removed(card)
            else:
                self.put_away("event", [card])
        self.next_step()

    @adds("VS-10.7")
    def event_moves(self, kinds: Iterable[str], number: int) -> None:
        """All of these kinds that are not in combat, at the same time, through the corridor of that number."""
        state = self.state
        moving = [each for each, slot in state.seeders.items() if self.kind(each) in kinds and not self.at(slot)]
        for each in moving:
            self.leave_by(each, number)

    @adds("VS-10.7")
    def event_effect(self, parts: Iterable[Part]) -> None:
        """What the card says, seen from the first player in turn order; what cannot be done is skipped."""
        if not any(self.do_parts(tuple(parts), self.crew()[0])):
            self.tell("event_skipped")

    @adds("VS-10.7")
    def event_removed(self, card: str) -> None:
        """The card leaves the game, and the others are shuffled together."""
        state = self.state
        state.on_table["event"].remove(card)
        state.removed.append(card)
        self.look("removed", None, card)
        self.shuffle_again("event")

    # --- VS-10.8: lurking

    @adds("VS-10.8")
    def lurk(self) -> None:
        """What nobody can see any more leaves noise behind and becomes tokens again. All rooms are found first."""
        if self.rules.lurking:
            rooms = self.lurking_rooms()
            for slot in rooms:
                self.noise_of_lurkers(slot)
            for slot in rooms:
                self.lurk_away(slot)
        self.next_step()

    @adds("VS-10.8")
    def lurking_rooms(self) -> list[int]:
        """Rooms with a Void Seeder and no character, nor any in a neighbouring room."""
        return [slot for slot in sorted(set(self.state.seeders.values())) if not self.is_in_sight(slot)]

    @adds("VS-10.8")
    def is_in_sight(self, slot: int) -> bool:
        """Whether a character is in a room or next to it: readings VS-A28, A29, and VS-A66 for doors that hold."""
        held = self.rules.tethered_lurking == "doors_count"
        near = [n for n in self.ship.neighbours[slot] if not (held and self.is_held_by_a_door(slot, n))]
        if self.rules.lurking_technical_adjacent and slot in self.ship.entrances:
            near += self.ship.entrances
        return any(self.is_somebody_in(each) for each in (slot, *near))

    def is_somebody_in(self, slot: int) -> bool:
        """Whether a character is in a room, or under a reading in a waiting pod there (VS-A29)."""
        if self.at(slot):
            return True
        waiting = [p for p in self.crew() if self.state.status[p] == "pod"] if self.rules.lurking_pods else []
        return any(self.beside(player) == slot for player in waiting)

    @adds("VS-10.8")
    def noise_of_lurkers(self, slot: int) -> None:
        """A marker in every marker-free corridor, the Technical space included but for a reading (VS-A30)."""
        for corridor in self.unmarked(slot):
            if corridor != TECHNICAL or self.rules.lurking_technical_noise:
                self.put_noise(corridor)

    @adds("VS-10.8")
    def lurk_away(self, slot: int) -> None:
        """The miniatures go back to the stock, and as many tokens into the bag, as far as the supply has any."""
        for seeder in self.seeders_at(slot):
            self.tell("lurks", seeder=seeder, slot=slot)
            self.leaves_the_board(seeder)
            self.token_into_the_bag()

    # --- VS-10.9: the bag

    def develop_the_bag(self) -> None:
        """One token is drawn; after a Void Seeder token all roll for noise, one after the other (VS-10.9)."""
        for player in self.one_after_another(self.token_of_the_bag):
            self.noise_of_the_bag(player)
        self.next_step()

    @adds("VS-10.9")
    def token_of_the_bag(self) -> tuple[str, ...]:
        """What the token does; gives those who roll for noise after it."""
        while True:
            token = self.draw_a_token()
            if token == SEEDER:
                return self.seeder_token_of_the_bag()
            if token == BLANK:
                self.tell("bag_blank")
                self.token_into_the_bag()
                return ()
            if self.is_active(token):
                self.tell("bag_madness", player=token)
                self.panic(token)
                return ()
            self.token_of_one_who_is_out(token)

    @adds("VS-10.9")
    def seeder_token_of_the_bag(self) -> tuple[str, ...]:
        """It goes back into the bag; in turn order all roll who are not in combat (VS-A31, A32)."""
        state = self.state
        number = self.draw("token_number", state.bag)
        state.bag.append(number)
        self.tell("bag_seeder", number=number)
        pods = self.rules.bagdev_pods == "roll_for_section"
        rolling = [p for p in self.crew() if self.is_in_a_room(p) or pods]
        if self.rules.bagdev_combat_time == "at_start":
            rolling = [p for p in rolling if not self.in_combat(p)]
        return tuple(rolling)

    @adds("VS-10.9")
    def noise_of_the_bag(self, player: str) -> None:
        """A noise roll; whoever is in combat by now makes none, but for a reading (VS-A31)."""
        late = self.rules.bagdev_combat_time == "at_own_roll"
        if self.is_active(player) and self.beside(player) and not (late and self.in_combat(player)):
            self.noise_roll(player)

    @adds("VS-10.9")
    def token_of_one_who_is_out(self, token: str) -> None:
        """The madness token of one who is dead, hibernates or has left is removed for good; another one is drawn."""
        self.state.bag_madness = tuple([player for player in self.state.bag_madness if player != token])
        self.tell("bag_removed", player=token)
