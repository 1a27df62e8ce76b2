"""NB-9.7, 9.8: escaping from what attacks, and how it attacks."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_lab.engine import Places, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.parts import Part

from .combat import Combat
from .interrupts import Interrupts
from .why_not import NO_ATTACKER

STRONGEST_FIRST = ("despoiler", "stalker", "whisperer", "lurker", "lair")


class Attacks(Combat, Interrupts):
    """NB-9.7 to 9.10, in the rulebook's order."""

    # --- NB-9.7: Escape

    @clause("NB-9.7")
    def escapes(self, player: str, most: int | None = None) -> bool:
        """Whatever is in the room attacks once, the strongest first; whether the character is alive and still there.

        `most`: how many of them attack; None: all.
        """
        slot = self.state.room[player]
        waiting = self.strongest_first(slot)
        self.tell("escape", player=player, slot=slot)
        while waiting and most != 0 and self.state.room.get(player) == slot:
            seeder = self.next_attacker(player, waiting)
            waiting.remove(seeder)
            if self.where(seeder) == slot:
                self.attacks(seeder, player)
                most = None if most is None else most - 1
        return bool(self.state.room.get(player) == slot)

    def strongest_first(self, slot: int) -> list[str]:
        """What attacks in a room, the strongest kind first, equal kinds in the order in which they appeared."""
        return sorted(self.seeders_at(slot), key=lambda each: STRONGEST_FIRST.index(self.kind(each)))

    @clause("NB-9.7")
    def next_attacker(self, player: str, waiting: list[str]) -> str:
        """Which of several attacks next: the strongest, or the one that is chosen by whoever is attacked (VS-A45)."""
        if len(waiting) > 1 and self.rules.attack_order == "player_chooses":
            return str(self.ask(player, "next_attacker", Places(in_order(waiting)), NO_ATTACKER))
        return waiting[0]

    # --- NB-9.8: attacks

    @clause("NB-9.8")
    def target_in(self, slot: int) -> str:
        """The character of a room whose player holds the fewest cards; of several the first in turn order."""
        count = self.action_cards if self.rules.target_cards == "action_cards" else self.state.hands.__getitem__
        return min(self.at(slot), key=lambda player: len(count(player)), default="")

    @clause("NB-9.8")
    def attacks(self, seeder: str, player: str) -> None:
        """An attack card: if it shows the kind of the attacker it is carried out, else the attack misses."""
        if self.is_attack_ignored(player, seeder):
            return
        cards = self.turn_up("attack")
        for card in cards:
            printed = self.content.attack[card]
            hit = self.kind(seeder) in printed.symbols
            self.tell("attack", seeder=seeder, player=player, card=card, hit=hit)
            if hit:
                self.carried_out(seeder, printed.parts, player)
        self.put_away("attack", cards)

    def carried_out(self, seeder: str, parts: Sequence[Part], player: str) -> None:
        """What an attack card says, with the attacker known for what concerns it."""
        self.state.attacker = seeder
        self.carry_out(parts, player)
        self.state.attacker = ""

    def is_attack_ignored(self, player: str, seeder: str) -> bool:
        """Whether something that the target has keeps an attack off."""
        return self.is_kept_off(player, "ignore_attack", seeder=seeder)
