"""VS-7: the encounter, from the second noise in a corridor to the surprise attack."""

from __future__ import annotations

from tabletop_lab.engine import adds, fills
from tabletop_lab.games.void_seeders.nemesis.table import STOCK, ShipIsGone
from tabletop_lab.games.void_seeders.nemesis.why_not import NOT_AN_OWN_OBJECTIVE

from .panic import Panic

WEAKER = ("despoiler", "stalker", "whisperer", "lurker")
"""Which kind comes in place of one of which there is no miniature left."""
BLANK, SEEDER = "blank", "void_seeder"


class Encounter(Panic):
    """VS-7.1 to 7.10, in the rulebook's order, with the choice of objectives (VS-1.16b)."""

    @fills("NB-7.0", by="VS-7.1")
    def encounter(self, player: str) -> None:
        """The noise of the room is cleared, then a token is drawn from the bag."""
        slot = self.beside(player)
        self.tell("encounter", player=player, slot=slot)
        self.clear_noise(slot)
        token = self.draw_a_token()
        if token == SEEDER:
            self.void_seeder_token(player, slot)
        else:
            self.other_token(player, slot, token)

    def other_token(self, player: str, slot: int, token: str) -> None:
        """The blank one or a madness token; under one reading objectives are chosen then, too (VS-A6, A7)."""
        if self.rules.objective_timing == "before":
            self.first_encounter("")
        if token == BLANK:
            self.blank_token(slot)
        else:
            self.madness_token(player, slot, token)
        if self.rules.objective_timing == "after_encounter":
            self.first_encounter("")

    @adds("VS-7.1")
    def clear_noise(self, slot: int) -> None:
        """The markers of all corridors of the room are discarded, that of the Technical space, too."""
        noise = self.state.noise
        gone = tuple([corridor for corridor in self.ship.corridors_of[slot] if corridor in noise])
        for corridor in gone:
            noise.remove(corridor)
        if gone:
            self.tell("fell_silent", corridors=gone)

    @adds("VS-7.2")
    def draw_a_token(self) -> str:
        """One token at random: a Void Seeder token, the blank one, or somebody's madness token."""
        state = self.state
        kinds = (SEEDER, BLANK, *state.bag_madness)
        token: str = self.roll("bag_token", kinds, (len(state.bag), 1, *[1] * len(state.bag_madness)))
        return token

    @adds("VS-7.3", "VS-7.5")
    def void_seeder_token(self, player: str, slot: int) -> None:
        """A: what the level calls appears. B: fewer cards than the number, a surprise attack. C: to the supply."""
        state = self.state
        number = self.draw("token_number", state.bag)
        state.token_out.append(number)
        self.tell("void_seeder_token", player=player, number=number)
        try:
            self.void_seeder_comes(player, slot, number)
        except ShipIsGone:  # the last of the crew has died of it
            self.token_to_the_supply()
            raise
        self.token_to_the_supply()

    def void_seeder_comes(self, player: str, slot: int, number: int) -> None:
        """What appears, the choice of objectives (VS-A7), and the surprise attack."""
        placed = self.apparition(self.apparition_of(player), slot)
        if placed:
            self.state.brought[placed] = number
        if self.rules.objective_timing == "before":
            self.first_encounter(placed)
        if placed or self.rules.no_miniature != "nothing_at_all":
            self.surprise(player, number)
        if self.rules.objective_timing == "after_encounter":
            self.first_encounter(placed)

    @adds("VS-7.5")
    def token_to_the_supply(self) -> None:
        """The token that was drawn lies with the others of the supply."""
        self.state.supply.append(self.state.token_out.pop())

    @adds("VS-7.3", "VS-7.5b")
    def apparition(self, kind: str, slot: int) -> str:
        """A miniature of this kind, or of the next lower one that is left; which one, or nothing."""
        if kind == "despoiler" and self.despoiler_is_dead() and self.rules.despoiler_after_death == "none":
            return ""
        seeder = next((each for each in self.in_its_place(kind) if each not in self.state.seeders), "")
        if seeder:
            self.state.seeders[seeder] = slot
            self.tell("appeared", seeder=seeder, slot=slot)
            self.thrown_out_of_pods(slot)
        return seeder

    @adds("VS-7.5b")
    def in_its_place(self, kind: str) -> list[str]:
        """The miniatures of a kind and of those below it; then, by a reading, of those above it (VS-A16)."""
        at = WEAKER.index(kind)
        higher = reversed(WEAKER[:at]) if self.rules.no_miniature == "take_higher" else ()
        kinds = [each for each in (*WEAKER[at:], *higher) if each != "despoiler" or not self.despoiler_is_dead()]
        return [seeder for each in kinds for seeder in STOCK[each]]

    @adds("VS-7.4")
    def surprise(self, player: str, number: int) -> None:
        """Fewer cards in hand than the number, contamination counted: a surprise attack."""
        if len(self.state.hands[player]) < self.number_to_beat(number):
            self.surprise_attack(player)

    @adds("VS-7.4")
    def number_to_beat(self, number: int) -> int:
        """The number of the token; a weakness makes it less, but not less than 1."""
        return max(1, number - self.weakness("token_less"))

    @adds("VS-7.6")
    def madness_token(self, player: str, slot: int, token: str) -> None:
        """Noise in every corridor, and panic; whose token it is does not matter. It goes back into the bag."""
        self.tell("madness_token", player=player, whose=token)
        if self.rules.dead_token_encounter == "removed" and not self.is_active(token):
            self.state.bag_madness = tuple(p for p in self.state.bag_madness if p != token)
        self.noise_everywhere(slot)
        self.panic(player)

    @adds("VS-7.7")
    def blank_token(self, slot: int) -> None:
        """Noise in every corridor; the token goes back into the bag."""
        self.tell("blank_token", slot=slot)
        self.noise_everywhere(slot)

    @adds("VS-7.8")
    def surprise_attack(self, player: str) -> None:
        """A contamination card, then a panic card in place of an attack card."""
        self.tell("surprise_attack", player=player)
        if self.is_kept_off(player, "ignore_surprise"):
            return
        self.contaminate(player)
        if self.state.madness[player] > self.weakness("no_panic_up_to"):
            self.panic(player)

    # --- VS-1.16b: choosing an objective

    def first_encounter(self, placed: str) -> None:
        """The first Void Seeder of the game has appeared, or any first encounter by a reading (VS-A6)."""
        if (placed or self.rules.objective_trigger == "any_encounter") and not self.state.chosen:
            self.choose_objectives()

    @adds("VS-1.16b")
    def choose_objectives(self) -> None:
        """All at once and in secret everybody keeps one objective."""
        state = self.state
        state.chosen = True
        self.tell("choose_objectives")
        choosing = {p: tuple(state.objectives[p]) for p in self.players if len(state.objectives[p]) > 1}
        for player, kept in self.ask_all(choosing, "objective", NOT_AN_OWN_OBJECTIVE, secret=True).items():
            for other in choosing[player]:
                if other != kept:
                    self.take_out("objectives", player, other, seen_by=(player,))
                    state.laid_aside[player].append(other)
