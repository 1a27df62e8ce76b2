"""The score sheet at the end of a game: for each seat how the total came about, by clause, as a picture and a table.
What the lines are is the game's to say (`Presentation.score`); that they add up to the result is checked here.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..engine.core.errors import TabletopError
from ..engine.core.presentation import presentation_of
from ..engine.core.score import Part, Score
from ..engine.core.visibility import MODERATOR
from ..engine.edits.errors import edited_rules
from ..engine.language.localized import localized
from .gamefigures import Drawn, GameFigure, _blank
from .render import AUTO, theme_of
from .saved import saved_html
from .sheet_drawing import draw_sheet
from .sheet_rows import draw_rows
from .style import TEACHING

COLUMNS = 5
"""With more seats each has a row, not a column."""


class ScoreSheet(GameFigure):
    """A score sheet: `figure` and `alt` as of every picture, and `frame`, the same numbers as a pandas table."""

    def __init__(self, sheet: Sheet, drawn: Drawn, theme: str) -> None:
        super().__init__("score_sheet", drawn, theme)
        self.sheet = sheet

    @property
    def frame(self) -> Any:
        """One row a line with its clause, one column a seat; sums are rows of their own."""
        return self.sheet.frame()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": self.alt, "text/html": saved_html(self.html(round(78 * self.width)))}


class Sheet:
    """The numbers of a sheet, checked: the parts that count add up to the score of the result."""

    def __init__(self, match: Any, viewer: Any, words: Any) -> None:
        result = match.result
        if result is None:
            raise TabletopError(localized("no_score_yet", "call", lang=words.lang, name="match"))
        self.words, self.result, self.game = words, result, match.game
        shown, view = presentation_of(match.game), match.view(viewer)
        self.seats = [seat for group in result.ranking for seat in group] or list(match.players)
        self.order = {seat: k for k, seat in enumerate(match.players)}
        with edited_rules(match.game):
            self.score: Score = shown.score(view, match.trace.for_player(viewer), words)
        self.parts = self.score.parts
        self._check(match)

    def _check(self, match: Any) -> None:
        """What the parts lack is the doing of an edited rule and gets a line; without one it is a fault."""
        if not any(part.counts for part in self.parts):
            return
        missing = {seat: self.result.scores[seat] - self.score.total(seat) for seat in self.seats}
        if not any(missing.values()):
            return
        if match.variant is None:
            seat = next(seat for seat in self.seats if missing[seat])
            facts = {"seat": seat, "sum": self.score.total(seat), "score": self.result.scores[seat]}
            raise TabletopError(localized("score_differs", lang=self.words.lang, **facts))
        label = self.words("score-edited")
        self.score.part(label).line(label, missing)

    @property
    def counting(self) -> list[Part]:
        """The parts that make up the score."""
        return [part for part in self.parts if part.counts]

    def place(self, seat: str, full: bool = True) -> str:
        """The place of a seat; `full`: and whether it has won."""
        won = full and seat in self.result.winners
        place = self.result.places.get(seat)
        told = [self.words("score-place", place=place)] if place else []
        return " · ".join([*told, *([self.words("score-won")] if won else [])])

    def named(self, part: str, line: str) -> bool:
        """Whether a line is better understood with the name of its part: not if it is the same or says it already."""
        return part != line and not line.startswith(part.partition(",")[0])

    def frame(self) -> Any:
        """The sheet as a pandas table, in the order of the sheet: then the totals, and what ranks equal ones."""
        import pandas as pd

        rows: list[Any] = []
        for part in [part for part in self.parts if not part.ranks]:
            rows += [(line.clause, part.label, line.label, *map(line.cell, self.seats)) for line in part.lines]
            if part.counts and len(part.lines) > 1 and len(self.counting) > 1:
                rows.append(("", part.label, self.words("score-sum"), *map(part.of, self.seats)))
        if self.result.scores and (self.counting or not self.parts):
            total = self.words("score-total")
            rows.append(("", total, total, *map(self.result.scores.get, self.seats)))
        for part in [part for part in self.parts if part.ranks]:
            rows += [(line.clause, part.label, line.label, *map(line.cell, self.seats)) for line in part.lines]
        names = [self.words(f"score-column-{name}") for name in ("clause", "part", "line")]
        return pd.DataFrame(rows, columns=[*names, *self.seats]).set_index(names)

    def alt(self) -> str:
        """The sheet in words."""
        said = [self.words("score-title", game=self.game.title.get(self.words.lang) or self.game.name) + "."]
        said += [self.score.foot] if self.score.foot else []
        for seat in self.seats:
            lines = [
                f"{line.label} {' = '.join(str(x) for x in (line.notes.get(seat), line.values.get(seat)) if x)}"
                for part in self.parts for line in part.lines if line.values.get(seat) or line.notes.get(seat)
            ]  # fmt: skip
            if self.result.scores and self.counting:
                lines.append(f"{self.words('score-total')} {self.result.scores[seat]}")
            said.append(f"{seat}: {self.place(seat)}; {'; '.join(lines)}.")
        return " ".join(said)

    def drawn(self, kind: type[Any], theme: str) -> tuple[Any, str]:
        """The sheet on a page of a kind (`Page`, `Sketch`), and its text."""
        blank = partial(_blank, theme_of(theme), form=TEACHING, kind=kind)
        return (draw_rows if len(self.seats) > COLUMNS else draw_sheet)(self, blank), self.alt()


def score_sheet(match: Any, viewer: Any = MODERATOR, lang: str | None = None, theme: str = AUTO) -> ScoreSheet:
    """Draw how each total came about at the end of a match, with the clause of each line; `.frame` is a table of it.

    Raises TabletopError before the end of the match, and when the lines do not add up to the result.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=6, bots="balanced")
    >>> score_sheet(match, lang="en").frame.iloc[-1].to_dict() == dict(match.result.scores)
    True
    """
    sheet = Sheet(match.branch(), viewer, match.words(lang))
    return ScoreSheet(sheet, sheet.drawn, theme)
