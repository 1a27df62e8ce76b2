"""Does `tune` find more than random search? `python -m tests.playtest.tune_against_random [SEEDS] [PROBLEM ...]`.

Six problems: rule sets of Fourteen Nights from one space of 7,344, which nobody could play whole, each for another aim.
`tune` races 40 rule sets on common seeds. Random search plays 40 rule sets with as many games each, on luck of their
own, and takes the best. Both answers are judged on the same 1,000 fresh seeds; what they promised stands beside it.
Each problem is searched with several seeds, and the mean over them counts: one search is one draw.
"""

import sys
from math import hypot, isclose
from statistics import mean, stdev

from tabletop_lab.engine.core import catalogue
from tabletop_lab.playtest import tune
from tabletop_lab.playtest.aims import Aims
from tabletop_lab.playtest.tune import _candidates, _frame, _Table

SPACE = {
    "start_tc": list(range(0, 8001, 500)), "days": list(range(8, 17)), "conversion_gain": [1, 2, 3, 4],
    "start_tokens": [0, 1, 2, 3], "token_cap": [3, 4, 5],
}  # fmt: skip
BOTS = {"P1": "balanced", "P2": "random", "P3": "random"}
PROBLEMS = {
    "just even seats": ({"seat_gap": 0}, BOTS),
    "just 120 decisions": ({"decisions": 120}, "random"),
    "just a score of 20": ({"score": 20}, "random"),
    "just close games": ({"margin": "least"}, "random"),
    "even seats, 120 decisions": ({"seat_gap": 0, "decisions": 120}, BOTS),
    "a score of 20, close games": ({"score": 20, "margin": "least"}, "random"),
}
GAMES, SETS, JUDGED = 1200, 40, 1000
FRESH = 50_000_000


def random_search(table, tasks, aims, scales, seed):
    """The best of the rule sets with the same number of games each, and what it seems to be worth."""
    each = GAMES // len(tasks)
    found = {}
    for place, (values, task) in tasks.items():
        rows = table.play({place: task}, range(seed + place * each, seed + (place + 1) * each))[place]
        found[place] = (aims.distance(_frame(rows), scales), values)
    return min(found.values(), key=lambda one: one[0])


def once(name, seed):
    """What both promise and what both give on fresh seeds: (tune's, fresh, the error of their difference), the other's.

    The promise of a race is luck as well as the judgement: both errors count, each the spread of the distances of games
    that are drawn anew from those that were played.
    """
    wanted, bots = PROBLEMS[name]
    given = {"players": 3, "bots": bots, "seed": seed, "jobs": 1, "progress": False}
    raced = tune("fourteen_nights", SPACE, wanted, GAMES, sets=SETS, judged=10, **given)
    game = catalogue.find("fourteen_nights")
    aims, table = Aims.of(wanted), _Table(game, 3, game.Rules.read(None), bots, None, 1, False)
    tasks, _ = table.tasks(_candidates(SPACE, SETS, seed))
    promised, values = random_search(table, tasks, aims, raced.scales, seed + 10_000_000)
    answers, _ = table.tasks([raced.answer, values])
    rows = table.play({place: task for place, (_, task) in answers.items()}, range(FRESH, FRESH + JUDGED))
    mine, other = (aims.distances(_frame(rows[place]), raced.scales) for place in (0, 1))
    again = table.play({0: answers[0][1]}, range(seed, seed + raced.raced))[0]
    race = aims.distances(_frame(again), raced.scales)
    assert isclose(race[0], raced.promised), "the games of the race are found again by their seeds"
    return (raced.promised, mine[0], hypot(stdev(race[1:]), stdev(mine[1:]))), (promised, other[0])


def main(*given):
    """Print a line for each problem; a word chooses the problems whose name contains it."""
    seeds = next((int(word) for word in given if word.isdigit()), 3)
    words = [word for word in given if not word.isdigit()]
    names = [name for name in PROBLEMS if not words or any(word in name for word in words)]
    nearer = 0
    for name in names:
        found = [once(name, 1_000_000 * seed) for seed in range(seeds)]
        ours, other = mean(one[0][1] for one in found), mean(one[1][1] for one in found)
        kept = sum(abs(one[0][0] - one[0][1]) <= 2 * one[0][2] for one in found)
        nearer += ours < other
        promises = f"promised {mean(one[0][0] for one in found):5.2f} and {mean(one[1][0] for one in found):5.2f}"
        off = ", ".join(f"{(fresh - said) / error:+.1f}" for (said, fresh, error), _ in found)
        print(f"{name:28} tune {ours:5.2f}, random search {other:5.2f} on fresh seeds; {promises}; "
              f"fresh less promised in errors: {off}; kept within two {kept} of {seeds}", flush=True)  # fmt: skip
    print(f"tune is nearer in {nearer} of {len(names)} problems")


if __name__ == "__main__":
    main(*sys.argv[1:])
