"""VS-9.1 to 9.8: injuries, death and movement of Void Seeders. Nothing of them is left, and no door stops them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletop_lab.engine import adds, amends, fills, replaces
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, effects
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis

SOFT_SHELLED = ("lair", "stalker")
"""What a weakness makes easier to kill (H8)."""


class Apparitions(Nemesis):
    """VS-9.1 to 9.8, in the rulebook's order."""

    # --- VS-9.1 to 9.5: injury checks

    @amends("NB-9.5", "NB-9.9", by="VS-9.1")
    def injure(self, target: str, amount: int) -> None:
        """One check for all injuries that come at once, or one for each (VS-A51), as long as it is still there."""
        here = self.where(target)
        for count in (amount,) if self.rules.multi_injury_check == "one_check" else (1,) * amount:
            if self.where(target) != here:
                return
            match self.kind(target):
                case "despoiler":
                    self.despoiler_check(target)
                case "lair":
                    self.injure_a_lair(target, count)
                case _:
                    self.base.injure(target, count)

    @adds("VS-9.1")
    def injury_check(self, target: str) -> None:
        """Which cards are turned up, and which number is used, depends on the kind."""
        match self.kind(target):
            case "lurker":
                self.lurker_check(target)
            case "whisperer":
                self.whisperer_check(target)
            case _:
                self.stalker_check(target)

    @adds("VS-9.2")
    def lurker_check(self, seeder: str) -> None:
        """Two cards, the smaller number; a retreat icon on either: it retreats. A weakness: any injury kills it."""
        if self.weakness("lurkers_fall"):
            self.killed(seeder)
        else:
            self.check(seeder, 2, min)

    @adds("VS-9.3")
    def whisperer_check(self, seeder: str) -> None:
        """One card."""
        self.check(seeder, 1, min)

    @adds("VS-9.4")
    def stalker_check(self, seeder: str) -> None:
        """Two cards, the larger number; a retreat icon on either: it retreats."""
        self.check(seeder, 2, max)

    def check(self, seeder: str, count: int, used: Callable[[Iterable[int]], int]) -> None:
        """Killed or driven off, if the cards say so; when they say both, one reading decides (VS-A5)."""
        blood, retreats = self.turn_up_blood(seeder, count, used)
        killed = self.is_killed(seeder, blood) if blood else False
        if killed and (not retreats or self.rules.retreat_vs_kill == "kill_wins"):
            self.killed(seeder)
        elif retreats:
            self.retreat(seeder)

    def turn_up_blood(self, target: str, count: int, used: Callable[[Iterable[int]], int]) -> tuple[int, bool]:
        """Attack cards for a check: the number that is used (0: there is none), and whether one has a retreat icon."""
        cards = self.turn_up("attack", count)
        printed = [self.content.attack[card] for card in cards]
        numbers = [card.blood for card in printed if not card.retreat]
        less = self.weakness("blood_less") if self.kind(target) in SOFT_SHELLED else 0
        blood = max(1, used(numbers) - less) if numbers else 0
        retreats = any(card.retreat for card in printed)
        injuries = self.state.injuries.get(target, 0)
        self.tell("injury_check", seeder=target, cards=tuple(cards), blood=blood, retreats=retreats, count=injuries)
        self.put_away("attack", cards)
        return blood, retreats

    @adds("VS-9.5")
    def despoiler_check(self, seeder: str) -> None:
        """It is never injured; one card is turned up, and only a retreat icon counts."""
        cards = self.turn_up("attack", 1)
        retreats = any(self.content.attack[card].retreat for card in cards)
        self.tell("icon_check", seeder=seeder, cards=tuple(cards), retreats=retreats)
        self.put_away("attack", cards)
        if retreats:
            self.retreat(seeder)

    # --- VS-9.6: after a kill

    @adds("VS-9.6")
    def killed(self, seeder: str) -> None:
        """No carcass: the miniature goes back to the stock, and a token of the supply into the bag."""
        self.tell("killed", seeder=seeder, slot=self.where(seeder))
        self.leaves_the_board(seeder)
        self.token_into_the_bag()

    @adds("VS-9.6")
    def token_into_the_bag(self) -> None:
        """A random Void Seeder token of the supply, which nobody sees; none is left: nothing (VS-A23)."""
        state = self.state
        if state.supply:
            state.bag.append(self.draw("supply_token", state.supply, only=()))
            self.tell("token_into_the_bag", count=len(state.bag))

    def leaves_the_board(self, seeder: str) -> None:
        """It is forgotten, too, which token called it."""
        super().leaves_the_board(seeder)
        self.state.brought.pop(seeder, None)

    @effects("vanish")
    @adds("NB-9.8")
    def vanish(self, player: str) -> int:
        """The attacker leaves the board, and a token of the supply goes into the bag."""
        seeder = self.state.attacker
        if seeder not in self.state.seeders:
            return NOT
        self.tell("vanished", seeder=seeder)
        self.leaves_the_board(seeder)
        self.token_into_the_bag()
        return FULLY

    # --- NB-4.9: the Technical Corridors

    @fills("NB-4.9", by="VS-7.10")
    def its_token_goes_back(self, seeder: str) -> None:
        """As tokens have no symbol any of the supply goes into the bag (VS-A46)."""
        number = self.state.brought.get(seeder, 0)
        if self.rules.technical_token == "set_aside_number" and number in self.state.supply:
            self.state.supply.remove(number)
            self.state.bag.append(number)
            self.tell("token_into_the_bag", count=len(self.state.bag))
        else:
            self.token_into_the_bag()

    # --- VS-9.8: doors

    @replaces("NB-4.10", by="VS-9.8")
    def move_seeder(self, seeder: str, slot: int, *, retreating: bool = False) -> bool:
        """A closed door is nothing to them, and stays as it is; one weakness makes it hold them (VS-A67)."""
        free = retreating and self.rules.tethered_retreat == "retreats"
        if not free and self.is_held_by_a_door(self.where(seeder), slot):
            self.tell("held_by_a_door", seeder=seeder)
            return False
        self.seeder_goes(seeder, slot)
        return True

    @adds("VS-9.8")
    def is_held_by_a_door(self, start: int, slot: int) -> bool:
        """Whether a revealed weakness makes a closed door between two rooms hold them."""
        closed = self.state.doors.get(self.ship.between(start, slot)) == "closed"
        return closed and bool(self.weakness("doors_hold"))

    # --- NB-11.12: in a room without air

    @adds("VS-9.5")
    def vented(self, seeder: str) -> None:
        """It is killed; the Despoiler has only one way to die (VS-A25)."""
        if self.kind(seeder) != "despoiler" or self.rules.airlock_despoiler == "killed":
            self.killed(seeder)
        elif self.rules.airlock_despoiler == "removed_as_lurking":
            self.tell("vanished", seeder=seeder)
            self.leaves_the_board(seeder)
            self.token_into_the_bag()
