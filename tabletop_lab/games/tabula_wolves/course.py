"""Who lives from night to night in The Wolves of Tabula, for whoever looks at games of a study again."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import Course
from tabletop_lab.games.tabula_wolves.content.roles import ROLES


class NightByNight(Course):
    """`living`, and of them `living_town` and `living_wolves`, when each night begins; who held which character."""

    events = ("night_open_first", "night_open")

    def row(self, game: Any) -> dict[str, Any]:
        sides = [ROLES[game.role(player)].side for player in game.state.living]
        return {"living": len(sides), "living_town": sides.count("town"), "living_wolves": sides.count("wolves")}

    def cards(self, game: Any) -> dict[str, dict[str, list[str]]]:
        return {player: {"role": [game.role(player)]} for player in game.players}
