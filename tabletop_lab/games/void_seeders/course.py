"""What each round of Void Seeders brings, for whoever looks at games of a study again."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import Course


class RoundByRound(Course):
    """When each round begins: `living`, `in_bag` (Void Seeder tokens), `bag_madness` (madness tokens), `on_board`.

    `explored` rooms; `madness_` by seat of those who live. Which character a seat was, which objective it kept.
    """

    events = ("round",)

    def row(self, game: Any) -> dict[str, Any]:
        state = game.state
        living = [player for player, status in state.status.items() if status != "dead"]
        found = {"living": len(living), "in_bag": len(state.bag), "bag_madness": len(state.bag_madness)}
        found |= {"on_board": len(state.seeders), "explored": len(state.explored)}
        return found | {f"madness_{player}": state.madness[player] for player in living}

    def cards(self, game: Any) -> dict[str, dict[str, list[str]]]:
        state = game.state
        return {
            player: {"character": [state.character[player]], "objective": list(state.objectives.get(player, ()))}
            for player in game.players
        }
