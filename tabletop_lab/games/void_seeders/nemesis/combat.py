"""NB-9: combat."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .table import Table


class Combat(Table):
    """NB-9.1 to 9.10, in the rulebook's order."""

    @clause("NB-9.1")
    def in_combat(self, player: str) -> bool:
        """Whether a Void Seeder or a Lair is in the character's room; eggs do not count."""
        state = self.state
        here = state.room.get(player, 0)
        return here in state.seeders.values() or here in state.lairs.values()
