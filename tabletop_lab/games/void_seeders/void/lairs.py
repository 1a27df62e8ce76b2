"""VS-4.5, 4.6 and VS-8: Lairs, from the token to the carcass, and the Despoiler that falls with the last of them."""

from __future__ import annotations

from tabletop_lab.engine import adds, amends
from tabletop_lab.games.void_seeders.nemesis.combat import FACES_BY_RANK
from tabletop_lab.games.void_seeders.nemesis.table import CARCASSES, STOCK

from .apparitions import Apparitions

FIRE, LAIR = "fire", "lair"


class Lairs(Apparitions):
    """In the rulebook's order."""

    def precompute(self) -> None:
        """How many Lairs there are: as many as the exploration tokens of this table bring."""
        super().precompute()
        tokens = sum(token.effect == "lair" for token in self.content.tokens.values())
        self.lairs_in_play = min(tokens, self.rules.lair_tokens)

    # --- VS-4.5, 4.6: exploration tokens

    @amends("NB-4.4", by="VS-4.5")
    def resolve_token(self, player: str, effect: str, corridor: str, *, careful: bool) -> bool:
        """A Lair token: no noise roll, and a Lair stands in the room."""
        if effect != LAIR:
            return self.base.resolve_token(player, effect, corridor, careful=careful)
        self.place_a_lair(self.state.room[player])
        return True

    @adds("VS-4.5", "VS-8.1")
    def place_a_lair(self, slot: int) -> None:
        """The next miniature, as long as there is one."""
        state = self.state
        nth = len(state.lairs) + state.destroyed
        if nth < len(STOCK[LAIR]):
            lair = STOCK[LAIR][nth]
            state.lairs[lair] = slot
            self.tell("lair", lair=lair, slot=slot)
            if self.rules.objective_trigger == "lair_counts":
                self.first_encounter(lair)

    def token_found(self, player: str, slot: int, corridor: str, *, careful: bool) -> bool:
        """What a token does; in an engine room nothing was there to be explored but that."""
        find = self.token_in_an_engine_room if slot in self.engines else self.explore
        return bool(find(player, slot, corridor, careful=careful))

    @adds("VS-4.6")
    def token_in_an_engine_room(self, player: str, slot: int, corridor: str, *, careful: bool) -> bool:
        """It is turned up and resolved when a character first comes in."""
        return bool(self.explore(player, slot, corridor, careful=careful))

    def token_at(self, slot: int) -> str:
        """Under one reading a Lair token is exchanged when it lies on the Nest (VS-A42)."""
        token = super().token_at(slot)
        redraw = self.rules.lair_in_nest == "redraw" and self.room_at(slot) == "nest"
        return self.instead_of_a_lair(token) if redraw and self.content.tokens[token].effect == LAIR else token

    @adds("VS-4.5")
    def instead_of_a_lair(self, token: str) -> str:
        """Another token of those that lie face down, which the Lair token replaces; itself if there is none."""
        tokens = self.state.tokens
        others = [other for other in tokens if self.content.tokens[other].effect != LAIR]
        if not others:
            return token
        other = str(self.roll("token", others))
        tokens.remove(other)
        tokens.append(token)
        return other

    @amends("NB-4.3", by="VS-4.6")
    def set_counter(self, slot: int, number: int) -> None:
        """There are no items in engine rooms: the number is ignored there."""
        if slot not in self.engines:
            self.base.set_counter(slot, number)

    @amends("NB-3.4", by="VS-4.5")
    def careful_noise(self, player: str, slot: int, *, found_a_lair: bool = False, marker: str = "") -> None:
        """Who finds a Lair by a careful move places the marker all the same, but for a reading (VS-A21)."""
        if not found_a_lair or self.rules.careful_lair_marker == "marker_still_placed":
            self.base.careful_noise(player, slot, marker=marker)

    # --- VS-8.4 to 8.7: in the room of a Lair

    @amends("NB-9.1", by="VS-8.4")
    def in_combat(self, player: str) -> bool:
        """A character in the room of a Lair is in combat."""
        return self.base.in_combat(player) or self.is_at_a_lair(player)

    def is_at_a_lair(self, player: str) -> bool:
        """Whether a character is in the room of a Lair."""
        state = self.state
        return bool(state.lairs) and state.room.get(player, 0) in state.lairs.values()

    @adds("VS-8.4")
    def must_escape(self, player: str) -> bool:
        """Leaving a room with a Lair alone is an Escape without attacks, or a plain move (VS-A18)."""
        return self.base.in_combat(player) or (
            self.rules.lair_escape == "escape_no_attack" and self.is_at_a_lair(player)
        )

    def strongest_first(self, slot: int) -> list[str]:
        """Under one reading a Lair attacks, too, last of all, and misses (VS-A17)."""
        lair = self.lair_at(slot) if self.rules.lair_attack == "draws_and_misses" else ""
        return [*super().strongest_first(slot), *((lair,) if lair else ())]

    @amends("NB-4.12", by="VS-8.5")
    def end_of_turn(self, player: str) -> None:
        """Fire, and a noise roll in the room of a Lair, in the order of VS-A20."""
        if self.lair_comes_first(player):
            self.end_of_turn_at_a_lair(player)
            self.base.end_of_turn(player)
        else:
            self.base.end_of_turn(player)
            self.end_of_turn_at_a_lair(player)

    @adds("VS-8.6")
    def end_of_turn_at_a_lair(self, player: str) -> None:
        """One noise roll, the only one in combat; also for one who was made to pass, but for a reading (VS-A58)."""
        forced = player in self.state.made_to_pass and not self.rules.forced_pass_roll
        if self.is_at_a_lair(player) and not forced:
            self.noise_roll(player)

    @adds("VS-8.5")
    def lair_comes_first(self, player: str) -> bool:
        """Whether the roll is made before the wound of the fire."""
        both = self.is_at_a_lair(player) and self.state.room[player] in self.state.fire
        if both and self.rules.end_turn_order == "player_chooses":
            return bool(self.ask(player, "end_of_turn", (FIRE, LAIR)) == LAIR)
        return both and bool(self.rules.end_turn_order == "lair_then_fire")

    @adds("VS-8.7")
    def after_danger(self, slot: int, near: list[str], came: list[str]) -> None:
        """A Lair next door neither comes nor counts (VS-A47); doors that hold all who would come: VS-A65."""
        by_a_lair = self.rules.danger_lair and any(self.lair_at(other) for other in self.ship.neighbours[slot])
        held = bool(near) and self.rules.tethered_danger == "no_markers"
        if not (came or by_a_lair or held):
            self.noise_everywhere(slot)

    # --- VS-8.8 to 8.14: injuries, destruction

    @amends("NB-9.2", by="VS-8.8")
    def face_hits(self, face: str, target: str) -> bool:
        """A Lair is hit by a certain face and every better one."""
        if self.kind(target) != LAIR:
            return self.base.face_hits(face, target)
        return FACES_BY_RANK.index(face) >= FACES_BY_RANK.index(self.rules.lair_hit_min_face)

    @adds("VS-8.8")
    def weapon_text_counts(self, face: str, target: str) -> bool:
        """Against a Lair the face must hit before anything that a weapon says counts, but for a reading (VS-A52)."""
        return (
            self.kind(target) != LAIR
            or self.rules.weapon_vs_lair == "weapon_text_first"
            or self.face_hits(face, target)
        )

    @adds("VS-8.9")
    def injure_a_lair(self, lair: str, amount: int) -> None:
        """Markers are put on it, from whatever source, and are checked at once."""
        self.put_injuries(lair, amount)
        self.lair_check(lair)

    @adds("VS-8.9")
    def lair_check(self, lair: str) -> None:
        """Two cards, the larger number; a retreat icon on either protects it. A weakness: fewer cards."""
        blood, retreats = self.turn_up_blood(lair, self.weakness("lair_cards") or 2, max)
        if retreats:
            self.icon_protects(lair)
        elif blood and blood <= self.state.injuries.get(lair, 0):
            self.lair_destroyed(lair)

    @adds("VS-8.10")
    def icon_protects(self, lair: str) -> None:
        """A retreat icon: it stays where it is, and so do its injuries."""
        self.tell("lair_protected", lair=lair)

    @amends("NB-11.12", by="VS-8.11")
    def vent(self, slot: int) -> None:
        """A Lair in the room is destroyed."""
        if lair := self.lair_at(slot):
            self.lair_destroyed(lair)
        self.base.vent(slot)

    @adds("VS-8.12", "VS-8.14")
    def lair_destroyed(self, lair: str) -> None:
        """It leaves a carcass, and its miniature goes to the Void Seeder board."""
        state = self.state
        slot = state.lairs.pop(lair)
        state.injuries.pop(lair, None)
        carcass = CARCASSES[state.destroyed]
        state.destroyed += 1
        state.lying[carcass] = slot
        self.tell("lair_destroyed", lair=lair, slot=slot, count=state.destroyed, thing=carcass)
        if self.rules.lair_token_on_destroy:
            self.token_into_the_bag()
        if self.despoiler_is_dead():
            self.despoiler_dies()

    @adds("VS-8.13")
    def despoiler_is_dead(self) -> bool:
        """Once all Lairs are destroyed; without any this never happens."""
        return 0 < self.lairs_in_play <= int(self.state.destroyed)

    @adds("VS-8.13")
    def despoiler_dies(self) -> None:
        """Its miniature, if it is there, leaves the game at once; a token enters the bag as after any kill (VS-A24)."""
        self.tell("despoiler_dead")
        for seeder in [each for each in self.state.seeders if self.kind(each) == "despoiler"]:
            self.leaves_the_board(seeder)
            if self.rules.despoiler_death_token:
                self.token_into_the_bag()
