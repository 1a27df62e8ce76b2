"""What each round of Void Seeders brings, for whoever looks at games of a study again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Course


class RoundByRound(Course):
    """When each round begins: `living`, `in_bag` (Void Seeder tokens), `bag_madness` (madness tokens), `on_board`.

    `explored` rooms; `madness_` and `room_` by seat of those who live (0: in no room). Which character a seat was,
    which objective it kept. Rooms by their numbers: `visited`, with an `encounter`, where somebody `died`.
    """

    events = ("round",)
    happenings = {"moved": "visited", "escape": "visited", "encounter": "encounter", "died": "died"}

    def row(self, game: Any) -> dict[str, Any]:
        state = game.state
        living = [player for player, status in state.status.items() if status != "dead"]
        found = {"living": len(living), "in_bag": len(state.bag), "bag_madness": len(state.bag_madness)}
        found |= {"on_board": len(state.seeders), "explored": len(state.explored)}
        found |= {f"room_{player}": state.room.get(player) or 0 for player in living}
        return found | {f"madness_{player}": state.madness[player] for player in living}

    def where(self, game: Any, facts: Mapping[str, Any]) -> str:
        return str(facts.get("slot") or game.state.room.get(facts["player"]) or "")

    def cards(self, game: Any) -> dict[str, dict[str, list[str]]]:
        state = game.state
        return {
            player: {"character": [state.character[player]], "objective": list(state.objectives.get(player, ()))}
            for player in game.players
        }
