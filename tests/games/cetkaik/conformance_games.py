"""Games of an independent engine, real games, and the statistics of random play (see test_conformance.py).

A game is not replayed through a match, which has tests of its own: a small table gives the recorded answers to the
flow and holds the state against the record before every turn. `TABLETOP_LAB_GAMES` says how many are random.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

from tabletop_lab.engine import Result
from tabletop_lab.games.cetkaik.content.squares import IA, SIDES, A
from tabletop_lab.games.cetkaik.game import Cetkaik
from tabletop_lab.games.cetkaik.moves.actions import Move
from tabletop_lab.games.cetkaik.moves.notation import read_board
from tabletop_lab.games.cetkaik.moves.reach import ray
from tests.games.cetkaik.oracle import records

GAMES = int(os.environ.get("TABLETOP_LAB_GAMES", "2000"))
Record = Mapping[str, Any]


class ReplayTable:
    """Gives a game the answers of a record, ply by ply, and holds the state against what the record says of it."""

    frame = heard = None

    def __init__(self, record: Record, preset: str) -> None:
        self.record, self.plies = record, list(record["plies"])
        self.at = -1
        self.ply: Record = {}
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.throws: list[int] = []
        game = Cetkaik(self, ("P1", "P2"), Cetkaik.Rules.read(preset))
        self.game: Cetkaik = game

    def checkpoint(self) -> None:
        pass

    def where(self) -> str:
        return f"{self.record['id']}, ply {self.ply.get('n', self.at)} ({self.ply.get('move', '')})"

    def same(self, what: str, found: Any, wanted: Any) -> None:
        assert found == wanted, f"{self.where()}: {what} is {found}, the record says {wanted}"

    def play(self) -> Result:
        """The whole game; returns how it ended. Every ply of the record has been played."""
        self.game.setup()
        result = self.game.play()
        self.settle_the_last_ply()
        self.same("number of plies", self.at + 1, len(self.plies))
        return result

    # --- the primitives of a table ------------------------------------------------------------------------------------

    def note(self, event: str, facts: dict[str, Any], *more: Any) -> None:
        self.events.append((event, facts))

    def chance(self, name: str, outcomes: Sequence[Any], weights: object, only: object) -> Any:
        if name == "sides":
            return "P1"
        if name == "throw_off":  # the first of the two throws is IA's: it is the better one when IA begins
            self.throws.append(0)
            first = self.plies[self.at + 1]["turn"]
            return 5 if (len(self.throws) % 2 == 1) == (first == IA) else 0
        return self.ply[{"step_throw": "step_cast", "water_throw": "water_cast"}[name]]

    def decide(
        self, player: str, name: str, options: Any, refused: object, secret: bool, facts: Mapping[str, Any], *more: Any
    ) -> Any:
        return getattr(self, f"ask_{name}")(player, options, facts)

    def ask_action(self, player: str, options: Any, facts: Mapping[str, Any]) -> Any:
        self.settle_the_last_ply()
        self.at += 1
        assert self.at < len(self.plies), f"{self.where()}: the game goes on after the last ply of the record"
        ply = self.ply = self.plies[self.at]
        state = self.game.state
        self.events.clear()
        self.same("side to move", state.turn, ply["turn"])
        self.same("season", state.season, ply["season"])
        self.same("rate", state.rate, dict.fromkeys(SIDES, ply["rate"]))
        return options.find(self.declared(ply["move"], options))

    def declared(self, move: str, options: Any) -> Any:
        """The recorded move as it is declared under these rules: perhaps its direction only."""
        if "=>" not in move or self.game.rules.declare_before_throw == "destination":
            return move
        origin, _, rest = move.removesuffix("~").partition("^")
        via, _, to = rest.partition("=>")
        fitting = [
            option
            for option in options.of(origin)
            if isinstance(option, Move) and option.far and option.via == via and ray(via, option.to) == ray(via, to)
        ]
        assert len(fitting) == 1, f"{self.where()}: {len(fitting)} directions fit"
        return fitting[0]

    def ask_land(self, player: str, options: Sequence[str], facts: Mapping[str, Any]) -> str:
        ply = self.ply
        to = ply["move"].removesuffix("~").partition("=>")[2]
        if "targets" in ply:
            self.same("squares open after the throw", list(options[:-1]), ply["targets"])
            return ply["chosen"] or "decline"
        return "decline" if ply.get("failed") and "water_cast" not in ply else to

    def ask_declare(self, player: str, options: Sequence[str], facts: Mapping[str, Any]) -> str:
        ply = self.ply
        assert "decision" in ply, f"{self.where()}: a declaration of {facts} is asked for"
        hands = self.game.hands(self.game.state.reserve[ply["turn"]])
        self.same("hands held", sorted(hands), sorted(ply["own_hands"]))
        self.same("points of all hands", sum(hands.values()), ply["own_hands_score"])
        self.hold_the_board()
        return ply["decision"]

    # --- what the record says -----------------------------------------------------------------------------------------

    def hold_the_board(self) -> None:
        ply, state = self.ply, self.game.state
        self.same("board", state.board, read_board(ply["board_after"]))
        for side in SIDES:
            self.same(f"reserve of {side}", sorted(state.reserve[side]), ply[f"hand_{side}"])

    def told(self, event: str, fact: str) -> list[Any]:
        return [facts[fact] for name, facts in self.events if name == event]

    def settle_the_last_ply(self) -> None:
        """Hold everything a record says after a ply against what the game did and told."""
        ply, state = self.ply, self.game.state
        if not ply:
            return
        ended = ply.get("decision") == "end_season"
        self.same(
            "declarations",
            [name for name, _ in self.events if name in ("continued", "season_ended")],
            [{"continue": "continued", "end_season": "season_ended"}[ply["decision"]]] if "decision" in ply else [],
        )
        if not ended:
            self.hold_the_board()
        self.same("captured", self.told("captured", "piece"), [ply["captured"]] if "captured" in ply else [])
        self.same("throws", self.told("threw", "what"), [what for what in ("step", "water") if f"{what}_cast" in ply])
        if ply.get("failed"):
            self.same("failure", len(self.told("failed", "side")) + len(self.told("declined", "side")), 1)
        if self.game.rules.step_tam == "hand":
            penalties = sum(self.told("penalty", "points"))
            self.same("penalties", penalties, ply.get("tam_penalty", 0) + (ply.get("stepped_on_tam", False) and -5))
        if "rate_after" in ply:
            self.same("rate after continuing", state.rate, dict.fromkeys(SIDES, ply["rate_after"]))
        if "score_IA" in ply:
            self.same("points", state.points, {IA: ply["score_IA"], A: ply["score_A"]})
        if "points" in ply:
            self.same("points of the season", self.told("season_ended", "amount"), [ply["points"]])
        if "next_season" in ply:
            self.same("next season", (state.season, state.first), (ply["next_season"], ply["next_first"]))
        self.ply = {}


def replays_the_engine_game(record: Record) -> None:
    """Every ply of a game of the independent engine: board, reserves, throws, hands, points, who is next."""
    result = ReplayTable(record, "engine_strict").play()
    sides = {"P1": IA, "P2": A}
    winner = sides[result.winners[0]] if len(result.winners) == 1 else None
    assert winner == record["result"]["winner"], f"{record['id']}: {winner} wins, not {record['result']['winner']}"


def replays_the_real_game(record: Record) -> None:
    """Every ply of a recorded game, and how each of its seasons ended."""
    table = ReplayTable(record, "cerke_online")
    last = record["seasons"][-1]
    result = table.play()
    assert result.scores == {"P1": last["score_IA"], "P2": last["score_A"]}, f"{record['id']}: {result.scores}"
    found = [(season, side, amount) for season, side, amount in table.game.state.seasons]
    wanted = [(season["season"], season["winner"], season["points"]) for season in record["seasons"]]
    assert found == wanted, f"{record['id']}: the seasons ended as {found}, not {wanted}"


# --- random play ------------------------------------------------------------------------------------------------------


COUNTED = {"captured": "captures", "dropped": "drops", "tam_moved": "tam_moves"}


class RandomTable:
    """Plays by the policy of the file: any action, go on whenever the throw suffices, continue with a probability."""

    frame = heard = None

    def __init__(self, seed: int, p_continue: float) -> None:
        self.random, self.p_continue = Random(seed), p_continue
        self.game: Any = Cetkaik(self, ("P1", "P2"), Cetkaik.Rules.read("engine_strict").plain())

    def checkpoint(self) -> None:
        pass

    def decide(self, player: str, name: str, options: Any, *more: Any) -> Any:
        seen = self.seen
        if name == "action":
            seen["plies"] += 1
            seen["options"] += len(options)
            self.season_plies += 1
            self.only_positive = True
            return options[int(self.random.random() * len(options))]
        if name == "land":
            return options[0]
        seen["decisions"] += 1
        seen["decisions_with_only_positive_cause"] += self.only_positive
        return "continue" if self.random.random() < self.p_continue else "end_season"

    def chance(self, name: str, outcomes: Sequence[Any], weights: Any, only: object) -> Any:
        return self.random.choices(outcomes, weights)[0]

    def note(self, event: str, facts: dict[str, Any], *more: Any) -> None:
        seen = self.seen
        if event == "threw":
            sort = "inf_after_step" if facts["what"] == "step" else "water"
            seen[f"{sort}_throws"] += 1
            seen[f"{sort}_success"] += facts["dark"] >= facts["needed"]
        elif event == "penalty":
            self.only_positive = False
        elif event == "begins":
            seen.setdefault("first", facts["side"])
        elif event == "season_ended":
            self.lengths.append(self.season_plies)
            self.season_plies = 0
        elif event in COUNTED:
            seen[COUNTED[event]] += 1

    def one_game(self) -> dict[str, Any]:
        """Counts of one game."""
        counts = (
            "plies", "options", "decisions", "decisions_with_only_positive_cause", "captures", "drops", "tam_moves",
            "inf_after_step_throws", "inf_after_step_success", "water_throws", "water_success",
        )  # fmt: skip
        self.seen: dict[str, Any] = dict.fromkeys(counts, 0)
        self.lengths: list[int] = []
        self.season_plies = 0
        self.game.setup()
        result = self.game.play()
        state = self.game.state
        winner = state.side[result.winners[0]] if len(result.winners) == 1 else "draw"
        return self.seen | {"winner": winner, "season": state.season, "lengths": self.lengths}


def z(ours: float, theirs: float, spreads: tuple[float, float], size: float) -> float:
    """How many standard errors apart two figures are; `spreads`: of our sample, and by what the file says.

    The wider of the two counts: in a sample in which a rare thing never came up, it has no spread at all.
    """
    error = max(spreads) * size
    return abs(ours - theirs) / error if error else (0.0 if ours == theirs else float("inf"))


def least_spread(mean: float) -> float:
    """Of a whole number with this mean, the least spread there can be; of what is 0 or 1, the spread."""
    return sqrt(mean % 1 * (1 - mean % 1))


def agrees_with_random_play(run: Record, games: int) -> list[str]:
    """What does not agree within 3 standard errors of both samples, a sentence for each figure; the figures' units are
    counts in a game unless they are shares."""
    table = RandomTable(seed=20221, p_continue=run["p_continue"])
    played = [table.one_game() for _ in range(games)]
    size = sqrt(1 / games + 1 / run["games"])
    faults: list[str] = []

    def hold(what: str, ours: float, theirs: float, own: float, stated: float = 0.0) -> None:
        if (apart := z(ours, theirs, (own, stated), size)) > 3:
            faults.append(f"{what}: {ours:.4f} in {games} games, the file says {theirs}: {apart:.1f} standard errors")

    def mean(what: str, theirs: float, of: Callable[[dict[str, Any]], float], stated: float | None = None) -> None:
        figures = [of(game) for game in played]
        hold(what, fmean(figures), theirs, pstdev(figures), least_spread(theirs) if stated is None else stated)

    def ratio(what: str, theirs: float, above: str, below: str) -> None:
        """A share or mean within games: games are independent, what happens in one is not."""
        share = sum(game[above] for game in played) / sum(game[below] for game in played)
        mean_below = fmean(game[below] for game in played)
        own = pstdev([(game[above] - share * game[below]) / mean_below for game in played])
        hold(what, share, theirs, own, least_spread(theirs) / sqrt(mean_below) if theirs < 1 else 0.0)

    def level(what: str, value: float, share: float, figures: list[int], number: float) -> None:
        """A quantile: the share below it is at most, and the share up to it at least, what the quantile says."""
        spread = 3 * sqrt(share * (1 - share) * (1 / len(figures) + 1 / number))
        below, upto = (sum(test(f) for f in figures) / len(figures) for test in (value.__gt__, value.__ge__))
        if below - spread > share or upto + spread < share:
            faults.append(f"{what}: {below:.3f} of our games lie below {value}, {upto:.3f} up to it")

    plies = [game["plies"] for game in played]
    theirs = run["plies_per_game"]
    mean("plies per game", theirs["mean"], lambda game: game["plies"], theirs.get("sd"))
    for name, share in (("q05", 0.05), ("median", 0.5), ("q95", 0.95)):
        level(f"plies per game, {name}", theirs[name], share, plies, run["games"])
    lengths = [length for game in played for length in game["lengths"]]
    for game in played:
        game["seasons"] = len(game["lengths"])
    ratio("plies per season", run["plies_per_season_mean"], "plies", "seasons")
    level("plies per season, median", run["plies_per_season_median"], 0.5, lengths, run["games"])
    for side, share in run["wins"].items():
        mean(f"wins of {side}", share, lambda game, side=side: game["winner"] == side)
    mean("wins of the first player", run["wins_by_first_player_of_season_1"], lambda g: g["winner"] == g["first"])
    for number, share in zip(count(1), run["ended_in_season"], strict=False):
        mean(f"games that end in season {number}", share, lambda game, number=number: game["season"] == number)
    for name, figure in run["per_game"].items():
        counted = "inf_after_step_throws" if name == "inf_after_step_attempts" else name
        mean(f"{name} per game", figure, lambda game, counted=counted: game[counted])
    ratio(
        "success of stepping throws", run["inf_after_step_success"], "inf_after_step_success", "inf_after_step_throws"
    )
    ratio("success of water throws", run["water_success"], "water_success", "water_throws")
    ratio("actions to choose from", run["branching_mean"], "options", "plies")
    return faults


# --- the tests --------------------------------------------------------------------------------------------------------


def faults_of(records: Sequence[Record], replay: Callable[[Record], None]) -> list[str]:
    """A sentence for every game that does not replay."""
    faults = []
    for record in records:
        try:
            replay(record)
        except (AssertionError, LookupError) as error:
            faults.append(f"{record['id']}: {type(error).__name__}: {error}"[:400])
    return faults


def test_every_engine_game_replays() -> None:
    faults = faults_of(records("games_engine.json"), replays_the_engine_game)
    assert not faults, "\n".join(faults)


def test_every_real_game_replays() -> None:
    faults = faults_of(records("games_real.json"), replays_the_real_game)
    assert not faults, "\n".join(faults)


def test_what_is_rare_may_be_missing_from_a_sample() -> None:
    size = sqrt(1 / 1000 + 1 / 40_000)
    assert z(0, 0.0004, (0, least_spread(0.0004)), size) < 1, "0.4 games of 1,000"
    assert z(0, 0.0004, (0, 0), size) == float("inf") and z(0.02, 0.0004, (0.14, least_spread(0.0004)), size) > 3
    assert least_spread(0.25) == least_spread(3.25) == sqrt(3) / 4 and least_spread(2) == 0


def test_random_play_has_the_same_statistics() -> None:
    runs = records("random_play_statistics.json")["runs"]
    faults = [fault for run in runs for fault in agrees_with_random_play(run, GAMES // len(runs))]
    assert not faults, "\n".join(faults)
