"""How the totals at the end came about, as a table to open below the result: the lines of the score sheet."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures.score_sheet import Sheet

from .. import markup
from ..words import Say


def sums(match: Any, say: Say) -> str:
    """The table as HTML, from what everybody knows at the end; '' for a game that does not say how it counts.

    >>> import tabletop_lab as tl
    >>> from ..words import say
    >>> match = tl.Match("fourteen_nights", players=2, seed=6, bots="random")
    >>> "FN-12.5" in sums(match, say("en")), sums(tl.Match("tabula_wolves", seed=1, bots="random"), say("en"))
    (True, '')
    """
    if not isinstance(match, Match):
        return ""
    try:
        sheet = Sheet(match, None, match.words(say.lang))
    except TabletopError:  # an edited rule that counts otherwise: the result above is what it gave
        return ""
    if not sheet.counting:
        return ""
    beside = {part.label for part in sheet.parts if not part.counts}
    rows = [
        [markup.chip(clause, "") if clause else "", escape(f"{part}: {line}" if line != part else part)]
        + [str(value) for value in values]
        for (clause, part, line), values in zip(sheet.frame().index, sheet.frame().values.tolist(), strict=True)
        if part not in beside
    ]
    head = ["", "", *map(markup.who, sheet.seats)]
    summary = f"<summary>{escape(say('how-it-came'))}</summary>"
    return f'<details class="ttl-sums" open>{summary}{markup.table(rows, head)}</details>'
