"""NB-12.2, H9, H10: grenades and other things that hurt, drive off or save; they use the paragraphs of combat."""

from __future__ import annotations

from tabletop_lab.engine import Places, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Attackers, Few, effects, possible

from .combat import Combat
from .items import Items
from .why_not import NO_SUCH_SHOT, NOT_IN_THE_ROOM, NOT_OWNED, NOT_THROWN_SO_FAR, OUT_OF_REACH


class Devices(Items, Combat):
    """Things thrown, shots with a card, escapes with help."""

    # --- NB-12.2: Grenade

    @effects("throw_grenade")
    @clause("NB-12.2")
    def throw_grenade(self, player: str) -> int:
        """2 injuries to the target, 1 to every other enemy of the room, a serious wound to every character there."""
        rooms = self.rooms_to_throw_at(player)
        slot = self.choose(player, "throw_at", Places(rooms), NOT_THROWN_SO_FAR)
        enemies = self.enemies_at(slot)
        self.tell("thrown", player=player, slot=slot)
        if not enemies:
            self.destroy_eggs(slot, 2)
            return FULLY
        target = self.choose(player, "grenade_target", Places(enemies), NOT_IN_THE_ROOM)
        self.injure(target, 2)
        for other in enemies:
            if other != target and self.where(other) == slot:
                self.injure(other, 1)
        for character in self.at(slot):
            self.serious_wound(character, "grenade")
        return FULLY

    @possible("throw_grenade")
    @clause("NB-12.2")
    def rooms_to_throw_at(self, player: str) -> list[int]:
        """One's own room and neighbouring ones, not through a closed door, in which there is something to hit."""
        here = self.state.room[player]
        return [slot for slot in (here, *self.ways_out(here)) if self.enemies_at(slot) or self.eggs_at(slot)]

    @effects("throw_molotov")
    @clause("NB-12.3")
    def throw_molotov(self, player: str) -> int:
        """Fire in one's own or a neighbouring room with a Void Seeder; all enemies are injured, all people wounded."""
        rooms = self.rooms_to_burn(player)
        slot = self.choose(player, "throw_at", Places(rooms), NOT_THROWN_SO_FAR)
        self.tell("thrown", player=player, slot=slot)
        self.put_fire(slot)
        for enemy in self.enemies_at(slot):
            if self.where(enemy) == slot:
                self.injure(enemy, 1)
        for character in self.at(slot):
            self.serious_wound(character, "fire")
        return FULLY

    @possible("throw_molotov")
    @clause("NB-12.3")
    def rooms_to_burn(self, player: str) -> list[int]:
        """One's own room and neighbouring ones, not through a closed door, with an enemy in it."""
        here = self.state.room[player]
        return [slot for slot in (here, *self.ways_out(here)) if self.enemies_at(slot)]

    # --- driving off

    @effects("drive_off")
    @clause("NB-12.3")
    def drive_off(self, player: str, count: Few) -> int:
        """Void Seeders of the room retreat."""
        done = 0
        while done < count and (seeders := self.seeders_at(self.state.room[player])):
            self.retreat(self.choose(player, "drive_off", Places(seeders), NOT_IN_THE_ROOM))
            done += 1
        return FULLY if done else NOT

    @possible("drive_off")
    @clause("NB-12.3")
    def may_drive_off(self, player: str, count: Few) -> bool:
        """With a Void Seeder in the room."""
        return bool(self.seeders_at(self.state.room[player]))

    @effects("stun")
    @clause("NB-12.3")
    def stun(self, player: str, injuries: Few) -> int:
        """A Void Seeder of the room is injured and retreats."""
        seeder = self.choose(player, "stun", Places(self.seeders_at(self.state.room[player])), NOT_IN_THE_ROOM)
        self.injure(seeder, injuries)
        if self.where(seeder) == self.state.room.get(player):
            self.retreat(seeder)
        return FULLY

    @possible("stun")
    @clause("NB-12.3")
    def may_stun(self, player: str, injuries: Few) -> bool:
        """With a Void Seeder in the room."""
        return bool(self.seeders_at(self.state.room[player]))

    @effects("lure")
    @clause("NB-12.3")
    def lure(self, player: str) -> int:
        """Every Void Seeder of the neighbouring rooms comes into one of them; those in combat attack first."""
        here = self.state.room[player]
        rooms = tuple(self.ship.neighbours[here])
        slot = self.ask(player, "lure_to", Places(in_order(rooms)), OUT_OF_REACH)
        for near in rooms:
            for seeder in self.seeders_at(near):
                if near != slot and seeder in self.state.seeders:
                    for character in self.at(near)[:1]:
                        self.attacks(seeder, character)
                    if self.where(seeder) == near:
                        self.seeder_goes(seeder, slot)
        return FULLY

    @possible("lure")
    @clause("NB-12.3")
    def may_lure(self, player: str) -> bool:
        """With a Void Seeder in a neighbouring room."""
        return any(self.seeders_at(near) for near in self.ship.neighbours[self.state.room[player]])

    @effects("light_fire")
    @clause("NB-3.2")
    def light_a_fire(self, player: str) -> int:
        """An item is discarded, and a fire marker placed here."""
        card = self.choose(player, "give_up_item", self.belongings(player), NOT_OWNED, secret=True)
        self.lose_item(player, card)
        return FULLY if self.put_fire(self.state.room[player]) else NOT

    @possible("light_fire")
    @clause("NB-3.2")
    def may_light_a_fire(self, player: str) -> bool:
        """With an item to discard, where nothing burns."""
        return bool(self.belongings(player)) and self.state.room[player] not in self.state.fire

    @possible("put_out_fire")
    @clause("NB-11.15")
    def may_put_out_fire(self, player: str) -> bool:
        """Where something burns."""
        return self.state.room[player] in self.state.fire

    @possible("break_down")
    @clause("NB-3.7")
    def may_break_down(self, player: str) -> bool:
        """Not in the Nest, and not twice."""
        slot = self.own_room(player)
        return bool(slot) and slot not in self.state.malfunction and self.room_at(slot) != "nest"

    # --- escaping

    @effects("escape")
    @clause("NB-9.7")
    def escape_by_card(self, player: str, attackers: Attackers) -> int:
        """An Escape that costs nothing more: from all, from one alone, or without any attack."""
        if not (ways := self.ways_out(self.state.room[player])):
            return NOT
        slot = self.choose(player, "escape_to", Places(ways), OUT_OF_REACH)
        self.escapes_to(player, slot, None if attackers == "all" else int(attackers))
        return FULLY

    @possible("escape")
    @clause("NB-9.7")
    def may_escape(self, player: str, attackers: Attackers) -> bool:
        """In combat, and with a way out."""
        return self.in_combat(player) and bool(self.ways_out(self.state.room[player]))

    # --- shooting by a card

    @effects("aim")
    @clause("NB-9.3")
    def aim(self, player: str) -> int:
        """Shoot for nothing, and roll again once if wanted."""
        shots = self.shots(player)
        shot = self.choose(player, "aim", shots, NO_SUCH_SHOT)
        self.shoot(player, shot.card, shot.target, rerolls=1)
        return FULLY

    @possible("aim")
    @clause("NB-9.3")
    def may_aim(self, player: str) -> bool:
        """With a loaded weapon and something to hit."""
        return bool(self.shots(player))

    @effects("empty_magazine")
    @clause("NB-9.3")
    def empty_the_magazine(self, player: str) -> int:
        """All ammo of a weapon is discarded: half of it, rounded up, as injuries, without a roll."""
        shots = self.shots(player)
        shot = self.choose(player, "aim", shots, NO_SUCH_SHOT)
        spent = self.state.ammo[shot.card]
        self.state.ammo[shot.card] = 0
        self.tell("emptied", player=player, weapon=shot.card, target=shot.target, count=spent)
        self.hurts(shot.target, (spent + 1) // 2, self.state.room[player])
        return FULLY

    @possible("empty_magazine")
    @clause("NB-9.3")
    def may_empty_the_magazine(self, player: str) -> bool:
        """With a loaded weapon and a Void Seeder or a Lair to hit."""
        return bool(self.shots(player))

    # --- interrupting

    @effects("interrupt")
    @clause("NB-3.12")
    def interrupt(self, player: str) -> int:
        """What it is played against is cancelled."""
        return FULLY

    @effects("ignore_surprise")
    @clause("VS-7.8")
    def ignore_surprise(self, player: str) -> int:
        """A surprise attack on oneself does nothing."""
        self.tell("ignored_surprise", player=player)
        return FULLY

    @effects("ignore_attack")
    @clause("NB-9.8")
    def ignore_attack(self, player: str) -> int:
        """An attack on oneself does nothing."""
        self.tell("ignored_attack", player=player)
        return FULLY
