"""How the totals at the end came about, as a table to open below the result: the lines of the score sheet."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.figures.score_sheet import COLUMNS, Sheet

from .. import markup
from ..words import Say

CROWD = 4
"""So many seats have their shapes above their names: side by side a head would touch the next."""


def sums(match: Any, say: Say) -> str:
    """The table as HTML, from what everybody knows at the end; '' for a game that does not say how it counts.

    `match`: the match, or what a shared laptop shows of it.

    >>> import tabletop_lab as tl
    >>> from ..words import say
    >>> match = tl.Match("fourteen_nights", players=2, seed=6, bots="random")
    >>> wolves = tl.Match("tabula_wolves", seed=1, bots="random")
    >>> "FN-12.5" in sums(match, say("en")), "TW-16.4" in sums(wolves, say("en"))
    (True, True)
    """
    sheet = sheet_of(match, say.lang)
    if sheet is None:
        return ""
    each = len(sheet.seats) <= COLUMNS
    rows, head = _a_row_each(sheet) if not each else _a_column_each(sheet)
    foot = f"<p>{escape(sheet.score.foot)}</p>" if not sheet.counting and sheet.score.foot else ""
    summary = f"<summary>{escape(say('how-it-came' if sheet.counting else 'how-it-was-decided'))}</summary>"
    kind = "each" if each else "seat-rows"
    table = f'<div class="wide {kind}">{markup.table(rows, head, by_column=True)}</div>'
    return f'<details class="ttl-sums" open>{summary}{foot}{table}</details>'


def sheet_of(match: Any, lang: str) -> Sheet | None:
    """The score sheet, from what everybody knows at the end; None for a game that does not say how it counts."""
    try:
        sheet = Sheet(match, None, match.words(lang))
    except TabletopError:  # an edited rule that counts otherwise: the result above is what it gave
        return None
    return sheet if sheet.parts else None


def _a_column_each(sheet: Sheet) -> tuple[list[list[str]], list[str]]:
    """A row for each line, without those that only stand beside the score."""
    beside = {part.label for part in sheet.parts if sheet.counting and not part.counts and not part.ranks}
    several = len(sheet.parts) > len(beside) + 1  # a part that stands alone need not be named in each of its lines
    rows = [
        [
            markup.chip(clause, "") if clause else "",
            escape(f"{part}: {line}" if several and sheet.named(part, line) else line),
        ]
        + [escape(str(value).replace("-", "−") if isinstance(value, int) else str(value)) for value in values]
        for (clause, part, line), values in zip(sheet.frame().index, sheet.frame().values.tolist(), strict=True)
        if part not in beside
    ]
    heads = [markup.who(seat) for seat in sheet.seats]
    if len(heads) >= CROWD:
        heads = [head.replace("&nbsp;", "<br>") for head in heads]
    return rows, ["", "", *heads]


def _a_row_each(sheet: Sheet) -> tuple[list[list[str]], list[str]]:
    """A row for each seat, as in the picture of a large table."""
    lines = [line for part in sheet.parts for line in part.lines]
    head = [f"{markup.chip(line.clause, '')} {escape(line.label)}" for line in lines]
    rows = [[markup.who(seat), *(escape(str(line.cell(seat))) for line in lines)] for seat in sheet.seats]
    return rows, ["", *head]
