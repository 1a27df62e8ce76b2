"""Figures with sentences beside them: a storyboard from a record, and one position under each reading of a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.rules import question_of, readings
from tabletop_lab.figures.story import Note, Panel, told

from .. import figure as drawn
from ..blocks import Block, Figure, Line, Row, Rows, Run
from .pictures import title_of

if TYPE_CHECKING:
    from ..making import Making
    from ..source import Directive

SENTENCES = 6
"""A panel has no more sentences; of the others it says how many there are."""
SHARE = 0.6
"""The share of the column that a panel takes."""


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
    made = []
    for number, panel in enumerate(panels, 1):
        made.append(_row(directive, making, match, panel, number))
    caption = making.words_of(directive, "caption", title_of(match, making.lang))
    block = Rows(tuple(made), "".join(run.text for run in caption))
    if directive.get("in") == "play":
        making.play.append(block)
        return ()
    return (block,)


def _row(directive: Directive, making: Making, match: Any, panel: Panel, number: int) -> Row:
    panel.notes[:] = _chosen(panel.notes)
    more = len(panel.notes) - SENTENCES
    del panel.notes[SENTENCES:]
    printed, callouts = drawn.panel(match, panel, *_widths(making), making.lang)
    making.readable(directive, printed)
    lines = [_sentence(note, making, k if k <= callouts else 0) for k, note in enumerate(panel.notes, 1)]
    if more > 0:
        lines.append((Run(making.words("story-more", count=more), "soft"),))
    if not lines:
        lines.append((Run(making.words("story-nothing"), "soft"),))
    alt = presentation_of(match.game).describe(panel.view, panel.decision, making.words)
    return Row(Figure(alt, printed, line=directive.line), panel.title, tuple(lines), number=number)


def _widths(making: Making) -> tuple[float, float]:
    """How wide a panel is, and may be."""
    return making.paper.column * SHARE, making.paper.column * 0.8


def _chosen(notes: list[Note]) -> list[Note]:
    """The sentences in their order; those of a clause that is cited again come last where there is no room for all."""
    if len(notes) <= SENTENCES:
        return notes
    cited = [note.clause for note in notes]
    order = sorted(range(len(notes)), key=lambda k: (cited[k] in cited[:k], k))
    kept = sorted(order[:SENTENCES])
    return [notes[k] for k in kept] + [notes[k] for k in range(len(notes)) if k not in kept]


def _sentence(note: Note, making: Making, number: int) -> Line:
    head = (Run(f"({number}) ", "bold"),) if number else ()
    cited = making.line((Run(note.clause, "bold"), Run(" ")), 0) if note.clause in making.ids else ()
    return (*head, *cited, Run(note.text))


def reading(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{reading} FN-A2` with a record: one position under each reading of a disputed sentence."""
    game, clause = making.game, directive.argument
    if clause not in making.ids:
        making.faults.add(directive.line, "book_no_clause", clause_id=clause, known=", ".join(sorted(making.ids)[:12]))
        return ()
    asked = {name: field for name, field in game.Rules.model_fields.items() if question_of(field) == clause}
    name = directive.get("parameter") or next(iter(asked), "")
    if name not in asked:
        making.faults.add(
            directive.line_of("parameter"), "book_no_reading", clause_id=clause, known=", ".join(asked) or "-"
        )
        return ()
    found = making.position(directive, directive.get("example"))
    if found is None:
        return ()
    match, viewer = found
    printed_value = getattr(game.Rules(), name)
    made = []
    for value in readings(asked[name]):
        other = match if getattr(match.rules, name) == value else making.under(match, name, value, directive.line)
        if other is None:
            continue
        open_ = other.decision
        asks = open_.player if open_ else other.players[0]
        panel = Panel(other.step, "", asks, other.view(viewer), None, other.shown_decision(viewer), [])
        shown, _ = drawn.panel(other, panel, *_widths(making), making.lang)
        making.readable(directive, shown)
        options = [str(open_.option_text(option)) for option in open_.options[:8]] if open_ else []
        mark = making.words("book-ours") if value == printed_value else ""
        lines = [(Run(making.words("book-may", player=open_.player, options=", ".join(options))),)] if options else []
        made.append(Row(Figure(other.alt_text(viewer, making.lang), shown, line=directive.line),
                        making.words.rule_value(name, value), tuple(lines), mark))  # fmt: skip
    section = next(one for one in making.source.sections if one.id == clause)
    return (Rows(tuple(made), section.title, True, making.words("book-disputed"), making.body(directive),
                 number=clause),)  # fmt: skip
