"""Storyboards: panels of a record, and beside each what happened since the one before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures.story import Note, Panel, told

from .. import figure as drawn
from ..blocks import Block, Figure, Line, Row, Rows, Run
from .pictures import title_of

if TYPE_CHECKING:
    from ..making import Making
    from ..source import Directive

SENTENCES = 6
"""A panel has no more sentences; of the others it says how many there are."""
SHARE = 0.54
"""The share of the column that a panel takes."""
WIDE = 78.0
"""Millimetres across of a panel, at the most, if its letters can be read: three of them stand on the larger paper."""


def storyboard(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{storyboard} RECORD` with `:steps: 0 3 5`: panels with what happened between them, sentence by sentence."""
    found = making.position(directive)
    if found is None:
        return ()
    match, viewer = found
    steps = [int(step) for step in re.findall(r"\d+", directive.get("steps"))]
    titles = [part.strip() for part in directive.get("titles").split("|")] if directive.get("titles") else None
    try:
        panels = told(match, steps, viewer, making.lang, titles)
    except TabletopError as error:
        making.faults.note(directive.line_of("steps"), *error.faults)
        return ()
    clause = _told_there(directive, making)
    made = [_row(directive, making, match, panel, number, clause) for number, panel in enumerate(panels, 1)]
    caption = making.words_of(directive, "caption", title_of(match, making.lang))
    block = Rows(tuple(made), "".join(run.text for run in caption))
    if directive.get("in") == "play":
        making.play.append(block)
        return ()
    return (block,)


def _told_there(directive: Directive, making: Making) -> str:
    """The clause where a directive stands; "" before the first."""
    pieces = making.source.pieces()
    return next((section.id for section, piece in pieces if section and piece.directive is directive), "")


def _row(directive: Directive, making: Making, match: Any, panel: Panel, number: int, clause: str) -> Row:
    panel.notes[:] = _chosen(panel.notes, clause)
    more = len(panel.notes) - SENTENCES
    del panel.notes[SENTENCES:]
    printed, callouts = drawn.panel(match, panel, *widths(making), making.lang)
    making.readable(directive, printed)
    lines = [_sentence(note, making, k if k in callouts else 0) for k, note in enumerate(panel.notes, 1)]
    if more > 0:
        lines.append((Run(making.words("story-more", count=more), "soft"),))
    if not lines:
        lines.append((Run(making.words("story-nothing"), "soft"),))
    alt = presentation_of(match.game).describe(panel.view, panel.decision, making.words)
    return Row(Figure(alt, printed, line=directive.line), panel.title, tuple(lines), number=number)


def widths(making: Making) -> tuple[float, float]:
    """How wide a panel is, and may be."""
    return min(making.paper.column * SHARE, WIDE), making.paper.column * 0.8


def _chosen(notes: list[Note], clause: str) -> list[Note]:
    """The sentences in their order, those that have no room at the end.

    Those of the clause where the storyboard stands have room first; those of a clause that is cited again come last.
    """
    if len(notes) <= SENTENCES:
        return notes
    cited = [note.clause for note in notes]
    tells = [clause in getattr(note.about, "clauses", (note.clause,)) for note in notes]
    order = sorted(range(len(notes)), key=lambda k: (not tells[k], cited[k] in cited[:k], k))
    kept = sorted(order[:SENTENCES])
    return [notes[k] for k in kept] + [notes[k] for k in range(len(notes)) if k not in kept]


def _sentence(note: Note, making: Making, number: int) -> Line:
    head = (Run(f"({number}) ", "bold"),) if number else ()
    cited = making.line((Run(note.clause, "bold"), Run(" ")), 0) if note.clause in making.ids else ()
    return (*head, *cited, Run(note.text))
