"""All plots of all games, in both languages and themes, as pictures in a folder; lists what is wrong with their texts.

python -m tests.plots.look FOLDER [GAME ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

import tabletop_lab as tl

GAMES = {
    "fourteen_nights": ({"standard": {}, "short": "short"}, 4, "balanced", 200),
    "tabula_wolves": ({"silent": "silent"}, 9, "careful", 200),
    "cetkaik": ({"standard": {}}, 2, "greedy", 40),
    "tiedie": ({"base": {}}, 5, "sensible", 100),
    "void_seeders": ({"base": {}}, 3, "random", 150),
}
"""The variants, seats, bots and number of games of each."""


def studies(names):
    for name in names or GAMES:
        variants, players, bots, n = GAMES[name]
        yield name, tl.study(name, variants, n=n, players=players, bots=bots, progress=False).wait()


def others(name):
    """What a study does not show."""
    few = {str(v): {"start_tc": v} for v in range(0, 10_001, 2000)}
    two = {f"{d} {v}": {"days": d, "start_tc": v} for d in (7, 10, 14) for v in (0, 3000, 6000)}
    if name == "fourteen_nights":
        one = tl.compare(name, few, n=60, players=4, bots="balanced", progress=False)
        yield "sweep", lambda **look: tl.plots.sweep(one, "start_tc", "score", "goal_reached", **look)
        both = tl.compare(name, two, n=40, players=3, progress=False)
        yield "grid", lambda **look: tl.plots.grid(both, "days", "start_tc", **look)
    asked = tl.ambiguities(name, 40, progress=False).wait()
    yield "ambiguities", lambda **look: tl.plots.ambiguities(asked, **look)
    bots = [bot for bot in tl.games()[name].bots if "search" not in bot][:4]
    if len(bots) > 1:
        steps = tl.ladder(name, bots, 60, progress=False)
        yield "ladder", lambda **look: tl.plots.ladder(steps, **look)


def main(folder: Path, names: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for name, study in studies(names):
        rest = list(others(name))
        for lang in ("en", "ko"):
            for theme in ("light", "dark"):
                look = {"lang": lang, "theme": theme}
                drawn = [(f"{k}", plot) for k, plot in enumerate(tl.plots.story(study, **look))]
                drawn += [(kind, make(**look)) for kind, make in rest]
                for kind, plot in drawn:
                    plot.save(folder / f"{name}_{kind}_{lang}_{theme}.png")
                    for fault in plot.faults():
                        wrong += 1
                        print(f"{name} {kind} {lang} {theme}: {fault}")
        study.report().save(folder / f"{name}.html")
        print(name, "done", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(Path(sys.argv[1]), sys.argv[2:])))
