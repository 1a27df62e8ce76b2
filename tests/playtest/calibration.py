"""Are the numbers of a study as sure as they say? `python -m tests.playtest.calibration [REPETITIONS] [PART ...]`.

Everything is counted by the tally and the readings of a real study. The games are real, too: a pool of games of
Fourteen Nights, from which each repetition draws two variants that do not differ, on different luck (the same luck
would give 0 exactly and prove nothing). Parts: coverage, watched, findings, judged, coin, wolves. It takes minutes;
test_calibration.py holds a short form with the same functions.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt

import numpy as np
import pandas as pd

from tabletop_lab.engine import Result
from tabletop_lab.playtest import intervals, simulate
from tabletop_lab.playtest.aims import Aims
from tabletop_lab.playtest.arms import arms_of
from tabletop_lab.playtest.plan import Plan
from tabletop_lab.playtest.readings import table_of
from tabletop_lab.playtest.statistics import quantities_of
from tabletop_lab.playtest.tally import END, Tally
from tabletop_lab.testing.sample import Market

POOL, PLAYERS = 4000, 3
MEASURES = ("decisions", "score_P1", "score", "margin", "win_share_P1")
LOOKS = range(50, 2001, 50)
PARTS = ["coverage", "watched", "findings", "judged", "coin", "wolves"]
JUDGED = 400
"""So many games `tune` judges its answer by."""


class Coin(Market):
    """A game that is one throw of a coin that falls on P1's side in three of ten."""

    name = "coin"

    def play(self):
        won = self.table.chance("coin", ("P1", "P2"), (3, 7), None)
        return Result((won,), scores={"P1": int(won == "P1"), "P2": int(won == "P2")})


def pool(n: int = POOL) -> pd.DataFrame:
    """Games to draw from."""
    return simulate("fourteen_nights", n, players=PLAYERS, jobs=1, progress=False)


def drawn(games: pd.DataFrame, numbers: np.random.Generator, variants: int, n: int) -> pd.DataFrame:
    """The rows of a study whose variants are all the same rules, each on luck of its own."""
    parts = []
    for place in range(variants):
        rows = games.iloc[numbers.integers(0, len(games), n)]
        parts.append(rows.assign(variant=f"{place}", seed=np.arange(n)))
    return pd.concat(parts, ignore_index=True)


def readings(frame: pd.DataFrame, quantities: list[str] | None = None, watching: bool = False) -> pd.DataFrame:
    """What a study with these rows would say."""
    names = list(dict.fromkeys(frame["variant"]))
    tally = Tally(Plan.of(arms_of("fourteen_nights", dict.fromkeys(names, {}), PLAYERS), len(frame), 0))
    tally.add(frame, 0)
    return table_of(tally, watching, quantities)


def coverage(games: pd.DataFrame, repetitions: int, n: int = 200, seed: int = 1) -> dict[str, float]:
    """For each measure, the share of repetitions in which the interval of the difference holds 0."""
    numbers, held = np.random.default_rng(seed), dict.fromkeys(MEASURES, 0)
    for _ in range(repetitions):
        table = readings(drawn(games, numbers, 2, n), list(MEASURES))
        for line in table[table["variant"] == "1"].itertuples():
            held[line.quantity] += bool(line.difference_low <= 0 <= line.difference_high)
    return {name: count / repetitions for name, count in held.items()}


def watched(games: pd.DataFrame, repetitions: int, seed: int = 2) -> dict[str, tuple[float, float]]:
    """For each measure, the share of studies with a false alarm at any look: with these intervals, and with the others.

    Looks are after every 50 games. Only the formulas are asked: 40 tallies a study would take hours.
    """
    numbers = np.random.default_rng(seed)
    at = np.array(LOOKS)
    wide, narrow = ([one(1.0, int(n)) for n in at] for one in (intervals.watched, intervals.normal))
    found = {}
    for name in ("decisions", "score_P1", "win_share_P1"):
        values = _values(games, name)
        alarms = [0, 0]
        for _ in range(repetitions):
            apart = np.subtract(*values[numbers.integers(0, len(values), (2, at[-1]))])
            mean = np.cumsum(apart)[at - 1] / at
            sd = np.sqrt((np.cumsum(apart * apart)[at - 1] - at * mean * mean) / (at - 1))
            alarms[0] += bool((np.abs(mean) > sd * wide).any())
            alarms[1] += bool((np.abs(mean) > sd * narrow).any())
        found[name] = (alarms[0] / repetitions, alarms[1] / repetitions)
    return found


def _values(games: pd.DataFrame, name: str) -> np.ndarray:
    if name != "win_share_P1":
        return games[name].to_numpy(float)
    won = games["winners"].str.split("+")
    return won.map(lambda seats: ("P1" in seats) / len(seats)).to_numpy(float)


def findings(games: pd.DataFrame, studies: int, quantity: str | None, n: int = 200, seed: int = 3) -> float:
    """The share of studies of 40 readings without effect in which something stands; None: in any measure."""
    numbers, wrong = np.random.default_rng(seed), 0
    for _ in range(studies):
        table = readings(drawn(games, numbers, 41, n), list(MEASURES) if quantity is None else [quantity])
        wrong += bool((table["verdict"] == "stands").any())
    return wrong / studies


def findings_of_formulas(games: pd.DataFrame, studies: int, quantity: str, n: int = 200, seed: int = 4) -> float:
    """The same with the formulas alone, which is a hundred times as fast."""
    numbers, wrong = np.random.default_rng(seed), 0
    values = _values(games, quantity)
    for _ in range(studies):
        arms = values[numbers.integers(0, len(values), (41, n))]
        apart = arms[1:] - arms[0]
        p = [intervals.p_value(*one, n, False) for one in zip(apart.mean(1), apart.std(1, ddof=1), strict=True)]
        wrong += min(intervals.holm(p)) < intervals.ALPHA
    return wrong / studies


def distances(games: pd.DataFrame) -> Iterator[tuple[str, pd.DataFrame, Aims]]:
    """Games and aims whose true distance is known: 0, so far as the mean of `JUDGED` games goes astray, and more."""
    found, scored = quantities_of(games, END)[0].mean(), list(games["decisions"])
    error = float(np.std(scored)) / sqrt(JUDGED)
    for far in (0, 1, 4):
        yield f"a mean {far} errors away", games, Aims.of({"decisions": float(found["decisions"]) + far * error})
    seats = [f"P{k + 1}" for k in range(PLAYERS)]
    turned = [games.assign(winners=games["winners"].replace(_turned(seats, by), regex=True)) for by in range(PLAYERS)]
    even = pd.concat(turned, ignore_index=True)
    yield "even seats", even, Aims.of({"seat_gap": 0})
    both = {"decisions": float(found["decisions"]), "score": float(found["score"]), "seat_gap": 0}
    yield "two means and even seats", even, Aims.of(both)
    yield "least", games, Aims.of({"margin": "least"})


def _turned(seats: list[str], by: int) -> dict[str, str]:
    return {seat: seats[(place + by) % len(seats)] for place, seat in enumerate(seats)}


def judged(games: pd.DataFrame, aims: Aims, repetitions: int, seed: int = 5) -> tuple[float, float]:
    """How often the interval of a judged distance holds the truth, and half its width."""
    scales, numbers = aims.scales(games), np.random.default_rng(seed)
    true, held, widths = aims.distance(games, scales), 0, 0.0
    for _ in range(repetitions):
        low, high = aims.judged(games.iloc[numbers.integers(0, len(games), JUDGED)], scales).ends()
        held += low <= true <= high
        widths += (high - low) / 2
    return held / repetitions, widths / repetitions


def costs(games: pd.DataFrame, repetitions: int, seed: int = 6) -> Iterator[tuple[str, float]]:
    """How often the interval of what a step away costs holds the truth: two rule sets, so many errors from the aim."""
    found, numbers = games["decisions"].to_numpy(float), np.random.default_rng(seed)
    error = found.std() / sqrt(JUDGED)
    for near, far in ((0, 0), (0, 1), (0, 2), (0, 4), (1, 2), (4, 6)):
        aims = Aims.of({"decisions": float(found.mean()) - near * error})
        other = games.assign(decisions=found + (far - near) * error)
        scales, held = aims.scales(games), 0
        true = aims.distance(other, scales) - aims.distance(games, scales)
        for _ in range(repetitions):
            mine, theirs = (one.iloc[numbers.integers(0, len(games), JUDGED)] for one in (games, other))
            _, low, high = aims.judged(theirs, scales).more_than(aims.judged(mine, scales))
            held += low <= true <= high
        yield f"{far} errors away against {near}", held / repetitions


def shares_held(won: np.ndarray, n: int, true: float) -> float:
    """Cut games into studies of `n`: the share of them whose interval for a share of the victories holds the truth."""
    shares = won[: len(won) // n * n].reshape(-1, n).mean(1)
    return float(np.mean([low <= true <= high for low, high in (intervals.wilson(share, n) for share in shares)]))


def coin(studies: int, n: int = 100) -> float:
    """How often the interval holds the bias of a coin."""
    frame = simulate(Coin, studies * n, players=2, jobs=1, progress=False)
    return shares_held((frame["winners"] == "P1").to_numpy(float), n, 0.3)


def wolves(studies: int, n: int = 100) -> Iterator[tuple[int, float]]:
    """The same of the village's exact chance when nobody uses any information."""
    from tests.benchmarks.test_wolves import EXACT

    rules = {"composition": "basic", "talk_rounds": 0, "defence_statements": 0}
    for players, true in EXACT.items():
        frame = simulate("tabula_wolves", studies * n, players=players, rules=rules, bots="random_blind", jobs=1,
                         progress=False)  # fmt: skip
        yield players, shares_held((frame["reason"] == "no_wolf_left").to_numpy(float), n, float(true))


def exact_coverage(true: Fraction | float, n: int = 100) -> float:
    """In what share of studies of `n` games the interval holds this share, without any luck: the binomial itself."""
    from math import comb

    held = [k for k in range(n + 1) if intervals.wilson(k / n, n)[0] <= true <= intervals.wilson(k / n, n)[1]]
    return float(sum(comb(n, k) * float(true) ** k * (1 - float(true)) ** (n - k) for k in held))


def main(*given: str) -> None:
    """Print a line for each thing that was counted; in brackets what luck alone does to the share (two sigmas)."""
    repetitions = next((int(word) for word in given if word.isdigit()), 1000)
    parts = [word for word in given if not word.isdigit()] or PARTS
    noise = f"(± {200 * sqrt(0.05 * 0.95 / repetitions):.1f} by luck, {repetitions} repetitions)"
    games = pool() if {*PARTS[:4]} & {*parts} else pd.DataFrame()
    if "coverage" in parts:
        for name, share in coverage(games, repetitions).items():
            print(f"no difference, {name:14} held in {share:6.1%} {noise}", flush=True)
    if "watched" in parts:
        for name, (ours, naive) in watched(games, repetitions).items():
            print(f"watched every 50 games, {name:14} false alarm in {ours:5.1%}, "
                  f"with unwatched intervals in {naive:5.1%} {noise}", flush=True)  # fmt: skip
    if "findings" in parts:
        for name in ("decisions", "score_P1", "win_share_P1"):
            share = findings_of_formulas(games, 5 * repetitions, name)
            print(f"40 readings without effect, formulas, {name:14} a finding in {share:5.1%} of {5 * repetitions}")
        share = findings(games, repetitions // 4, None)
        print(f"40 readings without effect, studies, all measures: a finding in {share:5.1%} of {repetitions // 4}")
    if "judged" in parts:
        for name, some, aims in distances(games):
            held, half = judged(some, aims, repetitions)
            print(f"judged, {name:24} held in {held:6.1%}, half its width {half:.3f} {noise}", flush=True)
        for name, held in costs(games, repetitions):
            print(f"what it costs to be {name}: held in {held:6.1%} {noise}", flush=True)
    if "coin" in parts:
        print(f"a coin of 3 in 10: held in {coin(repetitions):6.1%}, exactly {exact_coverage(0.3):6.1%} {noise}")
    if "wolves" in parts:
        from tests.benchmarks.test_wolves import EXACT

        for players, share in wolves(repetitions):
            exactly = exact_coverage(EXACT[players])
            print(f"wolves, {players} players: held in {share:6.1%}, exactly {exactly:6.1%} {noise}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
