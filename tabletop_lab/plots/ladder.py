"""How strong bots are: ratings with intervals, and a bracket round those that cannot be told from the best."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import Exactly, localized
from tabletop_lab.figures.plot_areas import Rows, height_of
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences, large, nice
from tabletop_lab.figures.style import LINE
from tabletop_lab.playtest.ladder import Ladder, bot_words
from tabletop_lab.plots.marks import dot

ROW, RIGHT = 0.3, 1.6


def ladder(found: Any, *, title: str = "", lang: str | None = None, theme: str = "auto") -> Plot:
    """Plot the ratings of a `tl.ladder`, the best first, each with its 95 % interval; 400 points are odds of 10 to 1.

    The title says how many cannot be told from the best one. Raises TabletopError for anything else.

    >>> from tabletop_lab.playtest import ladder as played
    >>> from tabletop_lab.testing.sample import Market
    >>> ladder(played(Market, ["random", "careful"], 40, players=2, progress=False, jobs=1), lang="en").faults()
    []
    """
    if not isinstance(found, Ladder):
        raise TabletopError(localized("no_ladder_given", "call", name="plots"))
    lang = known_language(lang)
    words = found.game.words(lang)

    def say(message: str, **facts: Any) -> str:
        return str(words(message, **{k: Exactly(v) if isinstance(v, str) else v for k, v in facts.items()}))

    table = list(found.table().itertuples(index=False))
    names = [bot_words(line.bot, words) for line in table]
    alike = [k for k, line in enumerate(table) if line.high >= table[0].low]
    kind = "one" if len(alike) == 1 else "all" if len(alike) == len(table) else "some"
    title = title or say(f"plot-ladder-{kind}", best=names[0], count=len(alike), worst=names[-1])
    sat = [set(lot) for lot, _, _ in found.games]
    game = str(found.game.title.get(lang) or found.game.name)
    players = len(found.games[0][0]) if found.games else 0
    sample = say("plot-ladder-sample", game=game, games=len(found.games), players=players)
    claims = [large(say("plot-ladder-unbeaten", bot=bot_words(name, words))) for name in found.unbeaten()]
    brackets = [say("plot-ladder-brackets")] if len(alike) > 1 else []
    said = Said(title, say("plot-ladder"), sample, " ".join([*claims, *brackets, say("plot-ladder-claim")]))
    ticks = nice(min(line.low for line in table), max(line.high for line in table))
    # The game of a row: the first in which the bot lost to a weaker one; else its first one.
    games = [_game(found, line.bot, [other.bot for other in table[k + 1 :]]) for k, line in enumerate(table)]
    assert len(sat) == len(found.games)

    def draw(new: New) -> Layout:
        page = new(said, height_of([ROW] * len(table)))
        area = Rows(page, [(name, ROW) for name in names], RIGHT)
        area.axis(ticks, lambda v: f"{v:.0f}".replace("-", "−"))
        for k, line in enumerate(table):
            y, high = area.row(k)
            area.name(k, bold=k == 0)
            mark = dot(page, (area.at(line.elo), y + high / 2), (area.at(line.low), area.at(line.high)), True,
                       "act" if k == 0 else "ink")  # fmt: skip
            if games[k] is not None:
                page.point(mark, "", *games[k], "winners")
            page.text(area.right + 0.3, y + high / 2, _points(line.elo), bold=True)
            ends = say("plot-span", low=_points(line.low), high=_points(line.high))
            page.text(area.right + 0.75, y + high / 2, ends, "note")
        if len(alike) > 1:
            (low, _), (y, high) = area.row(len(alike) - 1), area.row(0)
            x = area.right + 0.1
            page.line([(x, y + high - 0.05), (x + 0.1, y + high - 0.05), (x + 0.1, low + 0.05), (x, low + 0.05)],
                      "soft", LINE, 4)  # fmt: skip
        return page

    told = "; ".join(f"{name} {_points(line.elo)} ({_points(line.low)} – {_points(line.high)})"
                     for name, line in zip(names, table, strict=True))  # fmt: skip
    return Plot(draw, in_sentences(title, told, sample, *claims), theme, found)


def _points(value: float) -> str:
    return f"{round(value):+d}".replace("-", "−") if round(value) else "0"


def _game(found: Ladder, bot: str, weaker: list[str]) -> tuple[str, int] | None:
    """Bots and seed of a game that a weaker bot won, else of the first game of this one."""
    mine = [(lot, row) for lot, _, row in found.games if bot in lot and row["error"] is None]
    for lot, row in mine:
        won = [lot[int(seat[1:]) - 1] for seat in (row["winners"] or "").split("+") if seat]
        if won and all(one in weaker for one in won):
            return str(row["bots"]), int(row["seed"])
    return (str(mine[0][1]["bots"]), int(mine[0][1]["seed"])) if mine else None
