"""Compares the speed of this tree with another one: `python tests/benchmarks/against.py ../before [ROUNDS] [WORD ...]`.

Both trees play the same games through `simulate`, in turn, each in its own process, so that changes of the machine's
speed affect both equally. Prints games or decisions per second of processor time (the best round of each tree) and the
median of the ratios pair by pair, with the least and the greatest. A word chooses the workloads whose name contains it.
Nothing is asserted: the numbers are for people to read.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parents[2]

WORKLOADS = {
    "three in a row, random": ("decisions", "ThreeInARow", 4000, {}),
    "Fourteen Nights, 4 random": ("games", "'fourteen_nights'", 600, {"players": 4}),
    "Fourteen Nights, 4 balanced": ("games", "'fourteen_nights'", 30, {"players": 4, "bots": "balanced"}),
    "the wolves, 9 random and silent": ("games", "'tabula_wolves'", 2500, {"players": 9, "rules": "silent"}),
    "the wolves, 9 careful and silent": (
        "games", "'tabula_wolves'", 400, {"players": 9, "bots": "careful", "rules": "silent"},
    ),
    "Cetkaik, random": ("games", "'cetkaik'", 120, {}),
    "Cetkaik, greedy": ("games", "'cetkaik'", 20, {"bots": "greedy"}),
    "TIEDIE, 5 sensible": ("games", "'tiedie'", 20, {"players": 5, "bots": "sensible"}),
    "Void Seeders, 3 survivors": ("games", "'void_seeders'", 20, {"players": 3, "bots": "survivor"}),
    "Fourteen Nights, 3 that search": ("decisions", "'fourteen_nights'", 3, {"players": 3, "bots": "$search"}),
    "the wolves, 8 that search": (
        "decisions", "'tabula_wolves'", 6, {"players": 8, "bots": "$search", "rules": "silent"},
    ),
    "Cetkaik, 2 that search": ("decisions", "'cetkaik'", 2, {"rules": {"seasons": 1}, "bots": "$search"}),
    "TIEDIE, 4 that search": ("decisions", "'tiedie'", 1, {"players": 4, "bots": "$search"}),
    "Void Seeders, 2 that search": ("decisions", "'void_seeders'", 1, {"players": 2, "bots": "$search"}),
}

SEARCHER = "MonteCarloBot(playouts=48, width=8)"
"""The bot that searches: what it costs a decision."""

CODE = """
import sys, time
sys.path.insert(0, ".")
from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine import MonteCarloBot
from tabletop_lab.playtest import simulate
game, unit, n, more = {game}, {unit!r}, {n}, {more}
simulate(game, max(1, n // 10), seed=10**6, jobs=1, progress=False, **more)
began = time.process_time()
frame = simulate(game, n, seed=7, jobs=1, progress=False, **more)
took = time.process_time() - began
assert frame["error"].isna().all(), frame["error"].dropna().iloc[0]
print((int(frame["decisions"].sum()) if unit == "decisions" else n) / took)
"""


def speed(tree: Path, workload: str) -> float:
    """Run one round of one workload in a tree; return its speed."""
    unit, game, n, more = WORKLOADS[workload]
    code = CODE.format(game=game, unit=unit, n=n, more=repr(more).replace("'$search'", SEARCHER))
    own = tree / ".venv/bin/python"  # its own catalogue of games
    python = own if own.exists() else sys.executable
    run = subprocess.run(
        [python, "-c", code], cwd=tree, env={"PYTHONPATH": str(tree), "PATH": ""}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    return float(run.stdout.split()[-1])


def main(other: str, *given: str) -> None:
    """Print one line per workload."""
    rounds = next((int(word) for word in given if word.isdigit()), 5)
    words = [word for word in given if not word.isdigit()]
    for workload, (unit, *_) in WORKLOADS.items():
        if words and not any(word in workload for word in words):
            continue
        pairs = [(speed(HERE, workload), speed(Path(other).resolve(), workload)) for _ in range(rounds)]
        here, there = (max(column) for column in zip(*pairs, strict=True))
        ratios = sorted(one / other for one, other in pairs)
        said = f"ratio {median(ratios):5.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"{workload:34} {here:12,.0f} {unit}/s here {there:12,.0f} there   {said}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
