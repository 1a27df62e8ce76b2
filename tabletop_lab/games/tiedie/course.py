"""What each round of TIEDIE brings, for whoever looks at games of a study again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Course


class RoundByRound(Course):
    """`in_play`, `eliminated` and `escaped` seats, `items_placed`, `tokens_left`, `self_targets` as each round begins.

    By seat: `sleep_` (sleep cards in hand), `square_` (of the pawn), `target_`. Who had which character.
    Squares `visited` (each one to which a pawn comes), for which an attack was announced (`attacked`), `searched`, and
    those where somebody was `eliminated`.
    """

    events = ("round",)
    happenings = {
        "starts_at": "visited", "moves": "visited", "moved_by": "visited", "pushed": "visited", "charges": "visited",
        "put": "visited", "goes_home": "visited", "sets_down": "visited", "announces": "attacked",
        "searches": "searched", "eliminated": "eliminated",
    }  # fmt: skip

    def row(self, game: Any) -> dict[str, Any]:
        state = game.state
        ways = list(state.out.values())
        placed = sum(item != "" for line in state.lines.values() for item in line)
        found = {"in_play": len(game.players) - len(ways), "eliminated": ways.count("eliminated")}
        found |= {"escaped": ways.count("escaped"), "items_placed": placed, "tokens_left": len(state.tokens)}
        targets = getattr(state, "targets", {})
        found["self_targets"] = sum(player == target for player, target in targets.items())
        found |= {f"square_{player}": state.pawn.get(player, "") for player in game.players}
        found |= {f"target_{player}": targets.get(player, "") for player in game.players if targets}
        return found | {f"sleep_{player}": len(hand) for player, hand in state.hands.items()}

    def where(self, game: Any, facts: Mapping[str, Any]) -> str:
        return str(facts.get("square") or game.state.pawn.get(facts["player"], ""))

    def cards(self, game: Any) -> dict[str, dict[str, list[str]]]:
        return {player: {"character": [name]} for player, name in game.state.character.items()}
