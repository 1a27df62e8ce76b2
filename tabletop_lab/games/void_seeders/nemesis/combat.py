"""NB-9.1 to 9.4, NB-11.14: shooting and melee, at Intruders and at eggs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.void_seeders.acts import Act

from .injuries import Injuries
from .noise import Noise
from .table import EGGS as EGG_TOKENS
from .wounds import Wounds

EGGS, NEST_EGGS = "eggs", "nest_eggs"
"""Targets that are no miniatures: eggs that lie on the floor, eggs of the Nest."""
KIND_FACES = {"lurker": ("lurker",), "whisperer": ("lurker", "whisperer")}
"""Which kinds a face with a symbol hits."""
FACES_BY_RANK = ("miss", "lurker", "whisperer", "one_hit", "two_hits")
"""The faces of the combat die, the worst first."""
AGAIN, KEEP = "again", "keep"


class Combat(Noise, Injuries, Wounds):
    """NB-9.1 to 9.4, in the rulebook's order."""

    def precompute(self) -> None:
        """The faces of the combat die, each once, and how often it is on the die."""
        super().precompute()
        faces = Counter(self.rules.combat_die_faces())
        self.combat_faces, self.combat_weights = tuple(faces), tuple(faces.values())

    @clause("NB-9.1")
    def in_combat(self, player: str) -> bool:
        """Whether an Intruder is in the character's room; eggs do not count."""
        state = self.state
        return state.room.get(player, 0) in state.seeders.values()

    def must_escape(self, player: str) -> bool:
        """Whether leaving the room is an Escape (NB-9.7)."""
        return self.in_combat(player)

    # --- NB-9.2: the combat die

    @clause("NB-9.2")
    def face_hits(self, face: str, target: str) -> bool:
        """A symbol hits its kind and weaker ones; one and two hits hit anything."""
        return face in ("one_hit", "two_hits") or self.kind(target) in KIND_FACES.get(face, ())

    @clause("NB-11.14")
    def face_hits_eggs(self, face: str) -> bool:
        """Every face but the miss."""
        return face != "miss"

    def is_hit(self, face: str, target: str) -> bool:
        """Whether a face hits what is aimed at."""
        return self.face_hits_eggs(face) if self.are_eggs(target) else self.face_hits(face, target)

    def combat_roll(self, player: str, target: str, rerolls: int = 0) -> str:
        """The combat die; who may roll once more decides when the face is seen."""
        while True:
            face: str = self.roll("combat_die", self.combat_faces, self.combat_weights)
            self.tell("combat_roll", player=player, target=target, face=face)
            if not rerolls or self.ask(player, "reroll", (AGAIN, KEEP), face=face, target=target) == KEEP:
                return face
            rerolls -= 1

    # --- what may be attacked

    def fights(self, player: str) -> Iterator[Act]:
        """Every shot and every melee that is possible now, for one Action card."""
        if self.can_pay(player, 1):
            yield from self.shots(player)
            yield from self.melees(player)

    @clause("NB-9.3")
    def shots(self, player: str) -> list[Act]:
        """With every loaded weapon in hand at everything in the room."""
        if not (weapons := self.loaded(player)):
            return []
        targets = self.targets(player)
        return [Act("shoot", target=target, card=weapon) for weapon in weapons for target in targets]

    @clause("NB-9.4")
    def melees(self, player: str) -> list[Act]:
        """Hand to hand with everything in the room."""
        return [Act("melee", target=target) for target in self.targets(player)]

    def targets(self, player: str) -> list[str]:
        """Miniatures of the room, and eggs that nobody carries."""
        slot = self.state.room[player]
        return [*self.enemies_at(slot), *(where for where in (EGGS, NEST_EGGS) if self.eggs_in(slot, where))]

    def are_eggs(self, target: str) -> bool:
        """Whether a target is eggs and no miniature."""
        return target in (EGGS, NEST_EGGS)

    @clause("NB-11.14")
    def eggs_in(self, slot: int, where: str) -> list[str]:
        """Eggs in a room that nobody carries: on the floor, or in the Nest those of the Void Seeder board."""
        state = self.state
        if where == NEST_EGGS:
            return list(state.eggs) if self.room_at(slot) == "nest" else []
        return [thing for thing, place in state.lying.items() if place == slot and thing in EGG_TOKENS]

    def eggs_at(self, slot: int) -> list[str]:
        """All eggs of a room that nobody carries, those on the floor first."""
        return [*self.eggs_in(slot, EGGS), *self.eggs_in(slot, NEST_EGGS)]

    def loaded(self, player: str) -> list[str]:
        """Those of them with ammo."""
        return [weapon for weapon in self.weapons(player) if self.state.ammo.get(weapon, 0) > 0]

    # --- NB-9.3: shooting

    @clause("NB-3.2")
    def act_shoot(self, player: str, act: Act) -> None:
        """For one Action card."""
        self.pay(player, 1, act)
        if not self.is_cancelled(player, act):
            self.shoot(player, act.card, act.target)

    @clause("NB-9.3")
    def shoot(self, player: str, weapon: str, target: str, rerolls: int = 0) -> None:
        """One ammo, one roll; what the weapon says of the face is dealt as injuries. `rerolls`: given by a card."""
        extra = [each.word for each in self.weapon(weapon).extra]
        self.spend_ammo(player, weapon, 1)
        face = self.combat_roll(player, target, rerolls + ("reroll" in extra))
        amount = self.injuries_of(weapon, face, target)
        if face == "two_hits" and "ammo_for_injury" in extra:
            amount += self.more_for_ammo(player, weapon)
        self.tell("shot", player=player, weapon=weapon, target=target, face=face, amount=amount)
        self.hurts(target, amount, self.state.room[player])
        if face == "two_hits" and "fire_on_two_hits" in extra and self.is_in_a_room(player):
            self.put_fire(self.state.room[player])
        if self.are_eggs(target):
            self.noise_after_eggs(player)

    @clause("NB-9.3")
    def injuries_of(self, weapon: str, face: str, target: str) -> int:
        """How many injuries a face deals with a weapon; some deal at least one with every face but the miss."""
        printed = self.weapon(weapon)
        amount = getattr(printed, face, printed.kind_face) if self.is_hit(face, target) else 0
        if face != "miss" and self.weapon_text_counts(face, target):
            amount = max(amount, printed.least)
        return int(amount)

    def weapon_text_counts(self, face: str, target: str) -> bool:
        """Whether what a weapon deals at least is dealt although the face does not hit."""
        return True

    @clause("NB-9.3")
    def more_for_ammo(self, player: str, weapon: str) -> int:
        """One more ammo for one more injury, if the shooter wants to."""
        if not self.state.ammo[weapon] or self.ask(player, "spend_more", ("no", "yes"), weapon=weapon) == "no":
            return 0
        self.spend_ammo(player, weapon, 1)
        return 1

    def spend_ammo(self, player: str, weapon: str, count: int) -> int:
        """Ammo is taken off a weapon in hand, as far as there is any; says how much."""
        ammo = self.state.ammo
        spent: int = min(count, ammo.get(weapon, 0))
        if spent:
            ammo[weapon] -= spent
            self.tell("ammo", player=player, weapon=weapon, count=spent, left=ammo[weapon])
        return spent

    # --- NB-9.4: melee

    @clause("NB-3.2")
    def act_melee(self, player: str, act: Act) -> None:
        """For one Action card."""
        self.pay(player, 1, act)
        if self.is_cancelled(player, act):
            return
        if self.are_eggs(act.target):
            self.melee_with_eggs(player, act.target)
        else:
            self.melee(player, act.target)

    @clause("NB-9.4")
    def melee(self, player: str, target: str) -> None:
        """A contamination card first. A hit is one injury; a roll that does not hit is a serious wound of one's own."""
        self.contaminate(player)
        face = self.combat_roll(player, target)
        hit = self.is_hit(face, target)
        self.tell("melee", player=player, target=target, face=face, amount=int(hit))
        if hit:
            self.hurts(target, 1, self.state.room[player])
        else:
            self.serious_wound(player, "melee")

    # --- NB-11.14: eggs

    @clause("NB-11.14")
    def melee_with_eggs(self, player: str, target: str) -> None:
        """One egg at most; the contamination card is taken on a hit only, and a miss costs no wound."""
        face = self.combat_roll(player, target)
        hit = self.is_hit(face, target)
        self.tell("melee", player=player, target=target, face=face, amount=int(hit))
        if hit:
            self.contaminate(player)
            self.hurts(target, 1, self.state.room[player])
        self.noise_after_eggs(player)

    @clause("NB-11.14")
    def noise_after_eggs(self, player: str) -> None:
        """A noise roll after each attempt, but not in combat."""
        if self.is_in_a_room(player) and not self.in_combat(player):
            self.noise_roll(player)

    @clause("NB-11.14")
    def destroy_eggs(self, slot: int, count: int, places: tuple[str, ...] = (EGGS, NEST_EGGS)) -> int:
        """Eggs of a room that nobody carries are destroyed, first those of the first place; says how many."""
        state = self.state
        eggs = [(egg, place) for place in places for egg in self.eggs_in(slot, place)][:count]
        for egg, place in eggs:
            if place == NEST_EGGS:
                state.eggs.remove(egg)
            else:
                del state.lying[egg]
        if eggs:
            self.tell("eggs_destroyed", slot=slot, count=len(eggs))
            if any(place == NEST_EGGS for _, place in eggs):
                self.nest_is_empty()
        return len(eggs)

    # --- why not

    def no_fights(self, player: str) -> Iterator[Refusal]:
        """Why one cannot shoot at something, or fight it hand to hand."""
        targets, can_pay = self.targets(player), self.can_pay(player, 1)
        weapons = self.weapons(player)
        for enemy in (*self.state.seeders, *self.state.lairs):
            if enemy not in targets:
                for weapon in weapons:
                    yield Refusal(Act("shoot", target=enemy, card=weapon), "NB-9.1", "fought_elsewhere", seeder=enemy)
                yield Refusal(Act("melee", target=enemy), "NB-9.1", "fought_elsewhere", seeder=enemy)
        for target in targets:
            if not can_pay:
                yield Refusal(Act("melee", target=target), "NB-3.1", "too_few_cards", cost=1)
            for weapon in weapons:
                act = Act("shoot", target=target, card=weapon)
                if not self.state.ammo.get(weapon, 0):
                    yield Refusal(act, "NB-9.3", "no_ammo", weapon=weapon)
                elif not can_pay:
                    yield Refusal(act, "NB-3.1", "too_few_cards", cost=1)
