"""VS-5: the madness level, which goes only along the printed arrows."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis

HIGHEST = 5


class Madness(Nemesis):
    """VS-5.2 to 5.7, in the rulebook's order."""

    @adds("VS-5.3")
    def raise_madness(self, player: str) -> None:
        """One level up; whoever must rise above the highest dies at once."""
        state = self.state
        if not self.is_active(player):
            return
        if state.madness[player] >= self.rules.death_over:
            self.dies(player, "madness")
        else:
            state.madness[player] += 1
            self.tell("madness", player=player, level=state.madness[player])

    @adds("VS-5.2", "VS-5.4")
    def can_lower_madness(self, player: str) -> bool:
        """Whether an arrow leads down from the present level."""
        return self.content.madness[self.state.madness[player]].down is not None

    @adds("VS-5.4")
    def lower_madness(self, player: str) -> None:
        """One level down along an arrow; nothing happens where there is none."""
        level = self.content.madness[self.state.madness[player]].down
        if level:
            self.set_madness(player, level)

    @adds("VS-5.5")
    def lower_to_three(self, player: str) -> None:
        """From 4 or 5 to 3; it never raises."""
        if self.state.madness[player] > 3:
            self.set_madness(player, 3)

    @adds("VS-5.6")
    def set_to_five(self, player: str) -> None:
        """From any level to 5; nobody dies of it."""
        if self.state.madness[player] < HIGHEST:
            self.set_madness(player, HIGHEST)

    def set_madness(self, player: str, level: int) -> None:
        """Move the marker."""
        self.state.madness[player] = level
        self.tell("madness", player=player, level=level)

    @adds("VS-5.7")
    def apparition_of(self, player: str) -> str:
        """The kind of Void Seeder that the level of a character calls."""
        return self.content.madness[self.state.madness[player]].apparition
