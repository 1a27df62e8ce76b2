"""What each day of the Little Market brings."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import Course


class DayByDay(Course):
    """`coins_<player>` and `goods_<player>` at each dawn; what was in a hand or at a stand at the end."""

    events = ("day_begins",)

    def row(self, game: Any) -> dict[str, Any]:
        state = game.state
        found = {f"coins_{player}": coins for player, coins in state.coins.items()}
        return found | {f"goods_{player}": len(hand) for player, hand in state.hands.items()}

    def cards(self, game: Any) -> dict[str, dict[str, list[str]]]:
        return {player: {"sold": list(stand)} for player, stand in game.state.stands.items()}
