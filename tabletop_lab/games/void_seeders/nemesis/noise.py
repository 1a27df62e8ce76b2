"""NB-4.7 to 4.11, NB-7.0, NB-7.11: noise, doors, fire and malfunction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tabletop_lab.engine import Places, Refusal, clause, gap
from tabletop_lab.engine.core.labels import in_order

from .table import Table
from .why_not import NO_DOOR, not_a_payment

TECHNICAL = "technical"
MOST_NOISE, MOST_DOORS, MOST_MARKERS = 30, 12, 8


class Noise(Table):
    """The noise die, markers in corridors and rooms, doors."""

    def precompute(self) -> None:
        """The faces of the noise die, each once, and how often it is on the die."""
        super().precompute()
        faces = Counter(self.rules.noise_faces())
        self.noise_faces, self.noise_weights = tuple(faces), tuple(faces.values())

    # --- NB-4.7: the noise roll

    @clause("NB-4.7")
    def noise_roll(self, player: str) -> None:
        """A number marks the corridor of that number; where a marker lies already there is an encounter."""
        slot = self.beside(player)
        face = self.noise_face(player, slot)
        if face == "danger":
            self.danger(player)
        elif face != "silence":
            corridor = self.ship.numbers[slot][face]
            if corridor in self.state.noise:
                self.second_noise(player)
            else:
                self.put_noise(corridor)

    def noise_face(self, player: str, slot: int) -> int | str:
        """The noise die; a quest item allows its owner to roll again for an Action card."""
        left = self.lasting(player, "reroll_noise")
        while True:
            face: int | str = self.roll("noise_die", self.noise_faces, self.noise_weights)
            self.tell("noise_roll", player=player, slot=slot, face=face)
            if not left or not self.rolls_again(player, face):
                return face
            left -= 1

    @clause("NB-12.3")
    def rolls_again(self, player: str, face: int | str) -> bool:
        """One Action card is discarded for another roll."""
        cards = self.cards_to_choose(player, self.action_cards(player))
        hand = self.state.hands[player]
        card = self.reaction(player, "reroll_noise", tuple(cards), not_a_payment, may=lambda: bool(hand), face=face)
        if card is None:
            return False
        self.discard(player, cards[card])
        return True

    @clause("NB-7.0")
    def second_noise(self, player: str) -> None:
        """Where there is a marker already there is an encounter instead of another one."""
        self.encounter(player)

    @gap("NB-7.0")
    def encounter(self, player: str) -> None:
        """What happens where a second marker would have to be placed, or a card says so."""

    @clause("NB-4.7")
    def danger(self, player: str) -> None:
        """Whatever is next door and not in combat comes in; if nothing is there, noise in every corridor."""
        slot = self.beside(player)
        near = [each for near in self.ship.neighbours[slot] if not self.at(near) for each in self.seeders_at(near)]
        came = [each for each in near if self.move_seeder(each, slot)]
        self.after_danger(slot, near, came)

    def after_danger(self, slot: int, near: list[str], came: list[str]) -> None:
        """Noise, if there was nothing next door that Danger could call."""
        if not near:
            self.noise_everywhere(slot)

    @clause("NB-4.8")
    def put_noise(self, corridor: str) -> bool:
        """At most one marker in a corridor and in the Technical space; none if the supply is empty."""
        noise = self.state.noise
        if corridor in noise or len(noise) >= MOST_NOISE:
            return False
        noise.append(corridor)
        self.tell("noise", corridor=corridor)
        return True

    @clause("NB-7.11")
    def noise_everywhere(self, slot: int) -> bool:
        """A marker in every marker-free corridor of the room, its technical entrance too; whether there was one."""
        free = self.unmarked(slot)
        for corridor in free:
            self.put_noise(corridor)
        return bool(free)

    def unmarked(self, slot: int) -> tuple[str, ...]:
        """The corridors of a room without a noise marker, in the order of their numbers."""
        noise = self.state.noise
        return tuple([corridor for corridor in self.ship.corridors_of[slot] if corridor not in noise])

    @clause("NB-3.4")
    def careful_noise(self, player: str, slot: int, *, found_a_lair: bool = False, marker: str = "") -> None:
        """The marker of a careful move: in a marker-free corridor of the room that was entered."""
        if corridor := marker or self.corridor_to_mark(player, slot):
            self.put_noise(corridor)

    @clause("NB-3.4")
    def corridor_to_mark(self, player: str, slot: int) -> str:
        """The marker-free corridor that the mover chooses, when room and token are known or before (VS-A68)."""
        free = self.unmarked(slot)
        return str(self.ask(player, "careful_noise", Places(in_order(free)), self.no_corridor(slot))) if free else ""

    def no_corridor(self, slot: int) -> object:
        """Why a corridor cannot be marked."""

        def why_not(player: str, tried: str = "") -> Iterator[Refusal]:
            for corridor in self.ship.corridors_of[slot]:
                if corridor in self.state.noise:
                    yield Refusal(corridor, "NB-4.8", "marked", corridor=corridor)
            if tried and tried not in self.ship.corridors_of[slot]:
                yield Refusal(tried, "NB-3.4", "another_corridor", corridor=tried, slot=slot)

        return why_not

    # --- NB-4.9: into the Technical Corridors, NB-4.10: doors

    @clause("NB-4.9")
    def into_the_ducts(self, seeder: str) -> None:
        """A miniature that goes through a technical entrance leaves the board, and its token goes back into the bag."""
        self.tell("into_the_ducts", seeder=seeder, slot=self.where(seeder))
        self.its_token_goes_back(seeder)
        self.leaves_the_board(seeder)

    @gap("NB-4.9")
    def its_token_goes_back(self, seeder: str) -> None:
        """The token that belongs to the miniature goes back into the bag."""

    @clause("NB-4.10")
    def move_seeder(self, seeder: str, slot: int, *, retreating: bool = False) -> bool:
        """An Intruder goes to a neighbouring room; a closed door stops it and is destroyed. Says whether it went."""
        state = self.state
        corridor = self.ship.between(state.seeders[seeder], slot)
        if state.doors.get(corridor) == "closed":
            state.doors[corridor] = "destroyed"
            self.tell("door_destroyed", corridor=corridor)
            return False
        self.seeder_goes(seeder, slot)
        return True

    def seeder_goes(self, seeder: str, slot: int) -> None:
        """The miniature stands in another room."""
        state = self.state
        origin = state.seeders[seeder]
        state.seeders[seeder] = slot
        self.tell("seeder_moved", seeder=seeder, start=origin, slot=slot)
        self.seeder_enters(seeder, slot)

    @clause("NB-4.10")
    def close_door(self, corridor: str, by: str, placed: Iterable[str] = ()) -> bool:
        """A closed door in a corridor that has none; when all twelve are used, one of the board is moved.

        `placed`: those that the same effect has laid out, which stay. Says whether it could be done.
        """
        doors = self.state.doors
        if corridor in doors or corridor == TECHNICAL:
            return False
        if len(doors) >= MOST_DOORS:
            free = tuple([other for other in doors if other not in placed])
            if not free:
                return False
            moved = self.ask(by, "door_to_move", Places(in_order(free)), NO_DOOR, corridor=corridor)
            del doors[moved]
            self.airlock_is_open(moved)
        doors[corridor] = "closed"
        self.tell("door_closed", corridor=corridor)
        return True

    @clause("NB-4.10")
    def open_door(self, corridor: str) -> bool:
        """A closed door is taken away; whether there was one."""
        doors = self.state.doors
        if doors.get(corridor) != "closed":
            return False
        del doors[corridor]
        self.tell("door_opened", corridor=corridor)
        self.airlock_is_open(corridor)
        return True

    # --- NB-4.11: fire and malfunction

    @clause("NB-4.11")
    def put_fire(self, slot: int) -> bool:
        """At most one fire marker in a room; whether it could be placed. The ninth destroys the ship (NB-14.2)."""
        state = self.state
        if slot in state.fire:
            return False
        if len(state.fire) >= MOST_MARKERS:
            self.ship_destroyed("fire")
        state.fire.append(slot)
        self.tell("fire", slot=slot)
        return True

    @clause("NB-4.11")
    def put_malfunction(self, slot: int) -> bool:
        """The same for malfunction; never in the Nest."""
        state = self.state
        if slot in state.malfunction or self.room_at(slot) == "nest":
            return False
        if len(state.malfunction) >= MOST_MARKERS:
            self.ship_destroyed("malfunction")
        state.malfunction.append(slot)
        self.tell("malfunction", slot=slot)
        return True
