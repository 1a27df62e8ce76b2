"""H7: what event cards do to the ship: noise, pods, fire, self-destruction, eggs."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, Markers, effects
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.table import EGGS

from .effects import how_much


class ShipEffects(Nemesis):
    """One function a name in the tables."""

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
