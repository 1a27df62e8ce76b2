"""NB-9.5, 9.6, 9.9: what a hit does, and how an Intruder retreats."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .decks import Decks
from .noise import TECHNICAL


class Injuries(Decks):
    """Markers stay until whoever bears them leaves the board."""

    def hurts(self, target: str, amount: int, slot: int) -> None:
        """What a hit does to what is aimed at; each injury destroys one egg."""
        if amount and self.are_eggs(target):
            self.destroy_eggs(slot, amount, (target,))
        elif amount and self.where(target) == slot:
            self.injure(target, amount)

    @clause("NB-9.5", "NB-9.9")
    def injure(self, target: str, amount: int) -> None:
        """Markers are put on it, stay there, and are checked at once."""
        self.put_injuries(target, amount)
        self.injury_check(target)

    def put_injuries(self, target: str, amount: int) -> None:
        """They are added to those that are there; none is ever taken off."""
        injuries = self.state.injuries
        injuries[target] = injuries.get(target, 0) + amount
        self.tell("injured", seeder=target, amount=amount, count=injuries[target])

    def injury_check(self, target: str) -> None:
        """Whether it dies of its injuries or retreats: how that is found out, an expansion says."""
        raise NotImplementedError

    def is_killed(self, target: str, blood: int) -> bool:
        """The blood number that is used is at most the number of injuries."""
        return blood <= int(self.state.injuries.get(target, 0))

    def killed(self, seeder: str) -> None:
        """What is left of it, an expansion says."""
        raise NotImplementedError

    @clause("NB-9.6")
    def retreat(self, seeder: str) -> None:
        """An event card is turned up for the number of a corridor alone; through that it leaves, injuries and all."""
        cards = self.turn_up("event")
        for card in cards:
            number = self.content.event[card].corridor
            self.tell("retreat", seeder=seeder, card=card, number=number)
            self.leave_by(seeder, number, retreating=True)
        self.put_away("event", cards)

    @clause("NB-9.6")
    def leave_by(self, seeder: str, number: int, *, retreating: bool = False) -> None:
        """Through the corridor of this number, or into the Technical Corridors (NB-4.9)."""
        slot = self.state.seeders[seeder]
        corridor = self.ship.by_number(slot)[number]
        if corridor == TECHNICAL:
            self.into_the_ducts(seeder)
        else:
            self.move_seeder(seeder, self.ship.over(slot, corridor), retreating=retreating)

    def leaves_the_board(self, seeder: str) -> None:
        """The miniature goes back to the stock, its injuries with it."""
        state = self.state
        del state.seeders[seeder]
        state.injuries.pop(seeder, None)
