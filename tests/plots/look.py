"""All plots of all games, in both languages and themes, on sheets to look at; lists what is wrong with their texts.

python -m tests.plots.look FOLDER [GAME ...]

A sheet `GAME_LANG_THEME.html` has the plots as a notebook shows them, `GAME_LANG_print.html` as they are printed,
170 mm wide; `GAME.html` is the report. The games that are played are the same each time.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

import tabletop_lab as tl

GAMES = {
    "fourteen_nights": ({"standard": {}, "short": "short", "rich": {"start_tc": 8000}}, 4, "balanced", 200),
    "tabula_wolves": ({"silent": "silent", "open": {"talk_rounds": 0, "composition_public": False}}, 9, "careful", 200),
    "cetkaik": ({"standard": {}, "no throw": {"water_need": 0}, "short": {"seasons": 2}}, 2, "greedy", 60),
    "tiedie": ({"base": {}, "tireless": {"fatigue_limit": 5}, "fast": {"move_day": 5}}, 5, "sensible", 100),
    "void_seeders": ({"base": {}, "short": {"time_length": 10}, "eggs": {"eggs_start": 8}}, 3, "survivor", 100),
}
"""The variants, seats, bots and number of games of each."""
SWEPT = {
    "fourteen_nights": ({"start_tc": range(0, 10_001, 2000), "days": (7, 10, 14)}, ("score", "goal_reached")),
    "tabula_wolves": ({"talk_rounds": (0, 1, 2), "pack_rounds": (1, 2, 3)}, ("days", "survivors")),
    "cetkaik": ({"water_need": range(6), "seasons": (1, 2, 4)}, ("plies", "win_share_P1")),
    "tiedie": ({"fatigue_limit": range(1, 6), "move_day": (2, 3, 5)}, ("rounds", "escaped")),
    "void_seeders": ({"time_length": range(10, 21, 2), "eggs_start": (0, 4, 8)}, ("rounds", "survivors")),
}
"""Two parameters of each and their values, and the quantities that are looked at."""
LONG = {"tiedie": 10, "void_seeders": 10}
"""So many games of each reading, where games are long and readings many."""
NUMBER = {"fourteen_nights": "score_P1", "tabula_wolves": "days", "cetkaik": "plies"}
"""The column whose distribution is drawn, if not "rounds"."""


def studies(names):
    for name in names or GAMES:
        variants, players, bots, n = GAMES[name]
        yield name, tl.study(name, variants, n=n, players=players, bots=bots, progress=False).wait()


def others(name, study):
    """What the story of a game does not show."""
    plots = tl.plots
    yield "seats", lambda **look: plots.seats(study, **look)
    yield "scores", lambda **look: plots.scores(study, **look)
    yield "share", lambda **look: plots.share(study, **look)
    yield "length", lambda **look: plots.length(study, **look)
    yield "distribution", lambda **look: plots.distribution(study, NUMBER.get(name, "rounds"), **look)
    (one, first), (other, second) = SWEPT[name][0].items()
    measures, players = SWEPT[name][1], GAMES[name][1]
    row = tl.compare(name, {str(v): {one: v} for v in first}, n=40, players=players, progress=False)
    yield "sweep", lambda **look: plots.sweep(row, one, *measures, **look)
    cells = {f"{v} {w}": {one: v, other: w} for v in [*first][::2] for w in second}
    both = tl.compare(name, cells, n=20, players=players, progress=False)
    yield "grid", lambda **look: plots.grid(both, one, other, measures[0], **look)
    lots = [bot for bot in ("random", GAMES[name][2]) if bot in tl.games()[name].bots]
    asked = tl.ambiguities(name, LONG.get(name, 40), bots=lots, progress=False).wait()
    yield "ambiguities", lambda **look: plots.ambiguities(asked, **look)
    steps = tl.ladder(name, [bot for bot in tl.games()[name].bots if bot != "monte_carlo"], 60, progress=False)
    yield "ladder", lambda **look: plots.ladder(steps, **look)


def sheet(path: Path, pictures: list[tuple[str, str, str]], theme: str, wide: int) -> None:
    """One page with SVG pictures in columns, each with its name and its words."""
    colours = {"dark": "#171b20;color:#eef0f1", "light": "#fff;color:#22272d"}[theme]
    cells = "".join(
        f"<figure><figcaption>{escape(kind)}</figcaption>{svg}<p>{escape(alt)}</p></figure>"
        for kind, svg, alt in pictures
    )
    path.write_text(
        f'<!doctype html><meta charset="utf-8"><style>body{{margin:8px;font:12px sans-serif;background:{colours}}}'
        f"main{{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}}figure{{width:{wide}px;margin:0}}"
        f"svg{{display:block;outline:1px solid #8884}}p{{font-size:11px}}</style><main>{cells}</main>",
        encoding="utf-8",
    )


def main(folder: Path, names: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for name, study in studies(names):
        rest = list(others(name, study))
        for lang in ("en", "ko"):
            drawn = [(f"story {k}", plot) for k, plot in enumerate(tl.plots.story(study, lang=lang), 1)]
            for kind, make in rest:
                try:
                    drawn.append((kind, make(lang=lang)))
                except tl.TabletopError as error:
                    print(f"{name} {kind} {lang}: left out: {error}")
            for theme in ("light", "dark"):
                screen = [(kind, plot.on_screen(theme)[0], plot.alt) for kind, plot in drawn]
                sheet(folder / f"{name}_{lang}_{theme}.html", screen, theme, 514)
            printed = [(kind, plot.svg("light"), "") for kind, plot in drawn]
            sheet(folder / f"{name}_{lang}_print.html", printed, "light", 643)
            for kind, plot in drawn:
                plot.save(folder / f"{name}_{kind.replace(' ', '_')}_{lang}.pdf")
                for fault in plot.faults():
                    wrong += 1
                    print(f"{name} {kind} {lang}: {fault}")
        study.report().save(folder / f"{name}.html")
        print(name, "done", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(Path(sys.argv[1]), sys.argv[2:])))
