"""What each day of A Dream of Fourteen Nights brings, for whoever looks at games of a study again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Course


class DayByDay(Course):
    """`tc_`, `memory_`, `tokens_`, `plans_`, `space_` by seat at each dawn and after the last day.

    Cards: plans held at the end, and of them those bought. Spaces to which pawns moved (`visited`),
    and where they `acted`.
    """

    events = ("day_begins", "last_day_ended")
    ends = "last_day_ended"
    happenings = {"moved": "visited", "was_moved": "visited", "acts": "acted"}

    def row(self, game: Any) -> dict[str, Any]:
        state = game.state
        found = {f"tc_{player}": tc for player, tc in state.tc.items()}
        found |= {f"memory_{player}": memory for player, memory in state.memory.items()}
        found |= {f"space_{player}": space for player, space in state.pawn.items()}
        found |= {f"tokens_{player}": count for player, count in state.tokens.items()}
        return found | {f"plans_{p}": len(hand) + len(state.bought[p]) for p, hand in state.hands.items()}

    def where(self, game: Any, facts: Mapping[str, Any]) -> str:
        return str(facts["space"])

    def cards(self, game: Any) -> dict[str, dict[str, list[str]]]:
        state = game.state
        return {
            player: {"held": [*state.hands[player], *state.bought[player]], "bought": list(state.bought[player])}
            for player in game.players
        }
