"""The rulebook as a strip: one cell a clause, chapter by chapter, as dark as it is often at work."""

from __future__ import annotations

from math import log10
from typing import Any

from tabletop_lab.engine.core.clause import tagged_functions
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_page import Layout, New, Plot, Said, in_sentences
from tabletop_lab.figures.style import HAIR, LINE, readable_on
from tabletop_lab.playtest.studies import Study
from tabletop_lab.plots.batch import Batch

ROW, CELL, TITLES, NUMBER = 0.262, 0.335, 1.95, 0.52
LEAST, MOST = 0.1, 100.0
"""The scale: so often a game, or seldomer; so often, or more often."""
GAMES = 100
"""So many games of the first variant are looked at, if nobody says otherwise."""


def clauses(
    study: Any, n: int | None = GAMES, *, readings: bool = False, title: str = "", lang: str | None = None,
    theme: str = "auto",
) -> Plot:  # fmt: skip
    """Plot how often each clause is cited in a game: by a decision, a chance or an event, as in the trace of a match.

    A thin frame: its function was called, but nothing is told under it. A strong frame: it never came up in the games
    that were looked at. Dashed: a clause that no function carries out (a note, a word of explanation). With `readings`
    the questions about unclear sentences are shown too. The first `n` games of the first variant are played once more
    for it (see `Study.clauses`). Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> study = tl.study("fourteen_nights", n=5, players=3, progress=False).wait()
    >>> clauses(study, lang="en").faults()
    []
    """
    if not isinstance(study, Study):
        raise TabletopError(localized("no_study_given", "call", name="plots"))
    batch = Batch(study, "winners", "variant", None, lang).only_first()
    arm = study.plan.arms[0]
    game, table = arm.task.game, study.clauses(n)
    table = table[(table["variant"] == arm.variant) & (table["bots"] == arm.bots)]
    if not len(table):
        raise TabletopError(unknown("variant", arm.variant, ()))
    games = int(table["games"].iloc[0])
    found = {line.clause: line for line in table.itertuples(index=False)}
    book = game.rulebook(batch.lang)
    played = {number for _, _, numbers in tagged_functions(game) for number in numbers}
    chapters: dict[str, list[str]] = {}
    for number, clause in book.items():
        if clause.kind == "chapter":
            continue
        if clause.kind == "reading" and not readings:
            continue
        chapters.setdefault(book.chapter_of(number), []).append(number)
    rows = [(chapter, part) for chapter, numbers in chapters.items() for part in _parts(numbers)]
    rules = [number for numbers in chapters.values() for number in numbers if number in played]
    never = [number for number in rules if not found[number].ran]
    kind = "all" if not never else "some"
    title = title or batch.said(f"plot-clauses-{kind}", never=len(never), rules=len(rules), games=games)
    others = sorted({number.partition("-")[0] for chapter, numbers in rows for number in numbers
                     if number.partition("-")[0] != chapter.partition("-")[0]})  # fmt: skip
    claim = batch.words("plot-clauses-claim")
    claim += " " + batch.said("plot-clauses-other", books=", ".join(others)) if others else ""
    said = Said(title, batch.words("plot-clauses"), batch.sample(games), claim)

    def draw(new: New) -> Layout:
        page = new(said, ROW * len(rows) + 0.62)
        _key(page, batch)
        left = page.left + TITLES
        wide = min(CELL, (page.right - left) / max(len(numbers) for _, numbers in rows))
        for k, (chapter, numbers) in enumerate(rows):
            y = page.top - 0.56 - (k + 1) * ROW
            if numbers[0] == chapters[chapter][0]:
                page.text(page.left, y + ROW / 2, chapter, "note", "act", True)
                clause = book.get(chapter)
                name = clause.title if clause is not None else ""
                size = page.text_width(chapter, "note", True)
                x = page.left + max(NUMBER, size + 0.08)
                lines = page.wrap(name, left - x - 0.08, "note", 2)
                for i, line in enumerate(lines):
                    page.text(x, y + ROW / 2 + 0.06 * (len(lines) - 1) - 0.12 * i, line, "note")
            for j, number in enumerate(numbers):
                _cell(page, (left + j * wide, y + 0.025), wide - 0.03, _short(number, chapter),
                      found.get(number), games, number in played)  # fmt: skip
                line = found.get(number)
                if line is not None and line.cited:
                    page.point(page.last, arm.variant, arm.bots, line.seed, number)
        return page

    idle = ", ".join(never) or batch.words("plot-nothing")
    alt = batch.said("plot-clauses-alt", clauses=sum(map(len, chapters.values())), chapters=len(chapters), idle=idle)
    return Plot(draw, in_sentences(title, alt, batch.sample(games)), theme, study)


def _short(number: str, chapter: str) -> str:
    """The number of a clause in its chapter; one of another rulebook has its first letter.

    >>> _short("FN-12.3.1", "FN-12"), _short("VS-4.5", "NB-4"), _short("FN-H1", "FN-H")
    ('3.1', 'V5', '1')
    """
    if number.startswith(chapter):
        return number.removeprefix(chapter).lstrip(".") or number
    return number[0] + number.rpartition(".")[2]


def _parts(numbers: list[str]) -> list[list[str]]:
    """A long chapter has several rows."""
    most = 10
    count = -(-len(numbers) // most)
    size = -(-len(numbers) // count)
    return [numbers[k : k + size] for k in range(0, len(numbers), size)]


def _shade(page: Layout, often: float) -> str:
    share = (log10(max(often, LEAST)) - log10(LEAST)) / (log10(MOST) - log10(LEAST))
    return page.mixed("act_soft", "act", min(1.0, share))


def _cell(page: Any, at: tuple[float, float], wide: float, name: str, line: Any, games: int, played: bool) -> None:
    (x, y), high = at, ROW - 0.05
    cited = line.cited / games if line is not None else 0.0
    if cited:
        fill = _shade(page, cited)
        page.last = page.box(x, y, wide, high, fill, r=0.02)
        colour = readable_on(fill)
    else:
        ran = line is not None and bool(line.ran)
        edge, lw, dash = ("line", LINE, None) if ran else ("ink", 1.3, None) if played else ("line", HAIR, (2, 2))
        page.last = page.box(x, y, wide, high, "paper", edge, lw, r=0.02, dash=dash)
        colour = "soft" if ran or not played else "ink"
    page.text(x + wide / 2, y + high / 2, name, "note", colour, ha="center")


def _key(page: Layout, batch: Batch) -> None:
    """Four shades and below them the frames, above the cells."""
    x, y = page.left, page.top - 0.16
    for often, said in ((0.1, "0.1"), (1, "1"), (10, "10"), (100, batch.words("plot-clauses-hundred"))):
        page.box(x, y - 0.06, 0.15, 0.12, _shade(page, often), r=0.02)
        page.text(x + 0.2, y, said, "note", "soft")
        x += 0.34 + page.text_width(said, "note")
    x, y = page.left, y - 0.2
    frames = (("ran", "line", LINE, None), ("never", "ink", 1.3, None), ("note", "line", HAIR, (2, 2)))
    for message, edge, lw, dash in frames:
        said = batch.words(f"plot-clauses-{message}")
        page.box(x, y - 0.06, 0.15, 0.12, "paper", edge, lw, r=0.02, dash=dash)
        page.text(x + 0.2, y, said, "note", "soft")
        x += 0.34 + page.text_width(said, "note")
