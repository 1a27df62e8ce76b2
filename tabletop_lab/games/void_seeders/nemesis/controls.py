"""NB-11.1, 11.2, 11.18, 11.19: Cockpit, engine rooms, Engine Control and Monitoring: what can be looked at."""

from __future__ import annotations

from tabletop_lab.engine import Places, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import FULLY, Engines, Few, Peek, Tiles, effects, possible

from .table import Table
from .why_not import ALREADY_SET, NOTHING_HIDDEN

COURSES = ("A", "B", "C", "D")


class Controls(Table):
    """Coordinates and course, engines, tiles that lie face down."""

    # --- NB-11.1: Cockpit

    @effects("look_at_coordinates")
    @clause("NB-11.1")
    def look_at_the_coordinates(self, player: str) -> int:
        """The card beside the Cockpit, for one's own eyes; what one says of it is one's own affair."""
        state = self.state
        if not state.coordinates:
            state.coordinates.append(self.draw("coordinates", state.routes, only=player))
        self.look("coordinates", by=player)
        self.tell("saw_coordinates", player=player, card=state.coordinates[0], secret={"card": player})
        return FULLY

    @effects("set_destination")
    @clause("NB-11.1")
    def choose_the_destination(self, player: str) -> int:
        """The destination marker goes to A, B, C or D."""
        courses = in_order(course for course in COURSES if course != self.state.destination)
        course = self.ask(player, "destination", courses, ALREADY_SET)
        self.state.destination = course
        self.tell("destination", player=player, course=course)
        return FULLY

    @possible("set_destination")
    @clause("NB-11.1")
    def may_choose_the_destination(self, player: str) -> bool:
        """Not while anyone hibernates, nor with a Void Seeder in the Cockpit."""
        cockpit = self.slot_of("cockpit")
        return "hibernating" not in self.state.status.values() and not self.seeders_at(cockpit)

    # --- NB-11.2, 11.18: engines

    @effects("look_at_engine")
    @clause("NB-11.2", "NB-11.18")
    def look_at_engines(self, player: str, which: Engines) -> int:
        """The top token of the engine here, or those of all three."""
        engines = self.engines
        for engine in sorted(engines.values()) if which == "all" else [engines[self.state.room[player]]]:
            self.see_the_engine(player, engine)
        return FULLY

    @clause("NB-11.2")
    def see_the_engine(self, player: str, engine: int) -> str:
        """The top token of an engine; it is settled when somebody looks for the first time."""
        state = self.state
        if engine not in state.engine_tops:
            state.engine_tops[engine] = self.draw("engine", state.engine_tokens[engine], only=player)
        self.look("engine_tops", engine, by=player)
        token: str = state.engine_tops[engine]
        self.tell("saw_engine", player=player, engine=engine, token=token, secret={"token": player})
        return token

    # --- NB-11.19: Monitoring

    @effects("look_at_tile")
    @clause("NB-11.19")
    def look_at_tiles(self, player: str, count: Few, where: Tiles, what: Peek) -> int:
        """Face-down tiles, with their tokens or without, for one's own eyes; or a token that lies in an engine room."""
        for _ in range(count):
            if slots := self.slots_to_look_at(player, where, what):
                self.look_at_a_slot(player, self.ask(player, "look_at", Places(in_order(slots)), NOTHING_HIDDEN), what)
        return FULLY

    @possible("look_at_tile")
    @clause("NB-11.19")
    def may_look_at_tiles(self, player: str, count: Few, where: Tiles, what: Peek) -> bool:
        """While something lies face down there."""
        return bool(self.slots_to_look_at(player, where, what))

    def slots_to_look_at(self, player: str, where: Tiles, what: Peek) -> list[int]:
        """Where something lies face down that may be looked at."""
        state = self.state
        slots = self.ship.neighbours[state.room[player]] if where == "next_door" else self.ship.slots
        tokens = state.covered if what == "with_token" else ()
        return [slot for slot in slots if slot not in state.explored or slot in tokens]

    @clause("NB-11.19")
    def look_at_a_slot(self, player: str, slot: int, what: Peek) -> None:
        """A tile that is looked at is settled from now on, and so is its token."""
        state = self.state
        if slot not in state.explored:
            first = self.ship.contents[slot] == "1"
            name, pile = ("seen_first", state.first_tiles) if first else ("seen_second", state.second_tiles)
            seen = getattr(state, name)
            if slot not in seen:
                seen[slot] = self.draw("room", pile, only=player)
            self.look(name, slot, by=player)
            self.tell("saw_room", player=player, slot=slot, room=seen[slot], secret={"room": player})
        if what == "with_token" and slot in state.covered:
            if slot not in state.seen_tokens:
                state.seen_tokens[slot] = self.draw("token", state.tokens, only=player)
            self.look("seen_tokens", slot, by=player)
            token = self.content.tokens[state.seen_tokens[slot]]
            self.tell(
                "saw_token", player=player, slot=slot, token=token.effect, number=token.number,
                secret={"token": player, "number": player},
            )  # fmt: skip
