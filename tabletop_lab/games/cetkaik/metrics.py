"""What a batch of Cetkaik counts: small classes that name their events and their columns.
Columns that end in a season's number are about that season; distances are in squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine import Metric
from tabletop_lab.games.cetkaik.content.hand_table import POSITIVE
from tabletop_lab.games.cetkaik.content.pieces import KINDS
from tabletop_lab.games.cetkaik.content.squares import IA

FARTHEST = 8


class Seasons(Metric):
    """`seasons_played`; `plies` of the game and `plies_1` ... of each season; `rate_1` ... when it ended, `top_rate`;
    `ended_by_positive`, `ended_by_negative`, `ended_by_none`: seasons by what their end paid (nothing: 0, or void).
    """

    events = ("season_ended", "season_void", "game_over")

    def __init__(self) -> None:
        self.plies: dict[int, int] = {}
        self.rates: dict[int, int] = {}
        self.ended = {"positive": 0, "negative": 0, "none": 0}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        state = game.state
        if "why" in facts and "season" not in facts:  # the game is over, perhaps in the middle of a season
            # A player who pays at once and has nothing left loses in the middle of a turn.
            self.plies.setdefault(state.season, state.ply + (facts["why"] == "all_points_lost"))
            self.rates.setdefault(state.season, max(state.rate.values()))
            return
        # A turn that ends the season is not counted among the finished turns.
        self.plies[state.season] = state.ply + ("amount" in facts)
        self.rates[state.season] = max(state.rate.values())
        amount = facts.get("amount", 0)
        self.ended["positive" if amount > 0 else "negative" if amount < 0 else "none"] += 1

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {"seasons_played": len(self.plies), "plies": sum(self.plies.values())}
        found |= {f"plies_{season}": plies for season, plies in self.plies.items()}
        found |= {f"rate_{season}": rate for season, rate in self.rates.items()}
        found["top_rate"] = max(self.rates.values(), default=1)
        return found | {f"ended_by_{what}": count for what, count in self.ended.items()}


class Sides(Metric):
    """`first_player`: who began the first season. `side_of_winner`: IA, A, or '' for a draw."""

    events = ("begins",)

    def __init__(self) -> None:
        self.first = ""

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        self.first = self.first or facts["player"]

    def columns(self, game: Any) -> dict[str, Any]:
        winners = game.result().winners
        return {
            "first_player": self.first,
            "side_of_winner": game.state.side[winners[0]] if len(winners) == 1 else "",
            "player_at_IA": game.player_of(IA),
        }


class Throws(Metric):
    """`step_throws` and how many of them reached, `step_thrown_1` ... and `step_reached_1` ... by distance;
    `water_throws`, `water_reached`.
    """

    events = ("threw",)

    def __init__(self) -> None:
        self.thrown = [0] * (FARTHEST + 1)
        self.reached = [0] * (FARTHEST + 1)
        self.water = [0, 0]

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        enough = facts["dark"] >= facts["needed"]
        if facts["what"] == "water":
            self.water[0] += 1
            self.water[1] += enough
        elif facts["what"] == "step":
            self.thrown[facts["needed"]] += 1
            self.reached[facts["needed"]] += enough

    def columns(self, game: Any) -> dict[str, Any]:
        found = {"step_throws": sum(self.thrown), "step_reached": sum(self.reached)}
        for distance in range(1, FARTHEST + 1):
            found[f"step_thrown_{distance}"] = self.thrown[distance]
            found[f"step_reached_{distance}"] = self.reached[distance]
        return found | {"water_throws": self.water[0], "water_reached": self.water[1]}


class Actions(Metric):
    """`captures` and `captured_<kind>`; `drops`, `tam_moves`, `null_moves`; `tam_moves_P1`, `tam_moves_P2`."""

    events = ("captured", "dropped", "tam_moved", "came_back")

    def __init__(self) -> None:
        self.captured = dict.fromkeys(KINDS, 0)
        self.drops = self.null_moves = 0
        self.tam_moves = {"P1": 0, "P2": 0}

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "kind" in facts:
            self.captured[facts["kind"]] += 1
        elif "origin" not in facts:
            self.drops += 1
        elif "action" in facts:
            self.tam_moves[facts["player"]] += 1
        else:
            self.null_moves += 1

    def columns(self, game: Any) -> dict[str, Any]:
        found = {"captures": sum(self.captured.values())}
        found |= {f"captured_{kind}": count for kind, count in self.captured.items()}
        found |= {"drops": self.drops, "null_moves": self.null_moves, "tam_moves": sum(self.tam_moves.values())}
        return found | {f"tam_moves_{player}": count for player, count in self.tam_moves.items()}


class Hands(Metric):
    """`hand_<name>`: how often each hand was completed, `step_tam`, `tam_again`; `declarations`, `continues`."""

    events = ("hand_completed", "penalty", "pays_at_once", "continued", "season_ended")

    def __init__(self) -> None:
        self.made = dict.fromkeys((*POSITIVE, "step_tam", "tam_again", "null_move"), 0)
        self.continues = self.ends = 0

    def hear(self, game: Any, facts: Mapping[str, Any]) -> None:
        if "hand" in facts:
            self.made[facts["hand"]] += 1
        elif "season" in facts:
            self.ends += 1
        else:
            self.continues += 1

    def columns(self, game: Any) -> dict[str, Any]:
        found = {f"hand_{hand}" if hand in POSITIVE else hand: self.made[hand] for hand in self.made}
        found["null_move_penalties"] = found.pop("null_move")
        return found | {"declarations": self.continues + self.ends, "continues": self.continues}


METRICS: tuple[type[Metric], ...] = (Seasons, Sides, Throws, Actions, Hands)
