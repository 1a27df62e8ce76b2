"""One position, and what follows from each reading of a disputed sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.rules import question_of, readings
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.figures.story import Panel

from .. import figure as drawn
from ..blocks import Block, Figure, Line, Row, Rows, Run
from .rows import widths

if TYPE_CHECKING:
    from ..making import Making
    from ..source import Directive

_OPTIONS = re.compile(r"(.*?) \([^()|]*\|.*\)$")
_BY_HAND = re.compile(r" \((?:set by hand|손으로 정함)\)")
"""Who set the luck of a record is nothing for the reader of a rulebook."""
MOST = 8
"""Of more options than these the others are left out."""
LONG = 110
"""A question with more letters is told without its options."""


def reading(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{reading} FN-A2` with a record: what each reading of a disputed sentence makes of it.

    If all answers of the record fit and only the open question differs, the position is drawn under each reading,
    with what may be chosen then. Else it is drawn once, where the readings part, and each says what happens next.
    """
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
    played: dict[Any, tuple[Any, Any]] = {}
    for value in readings(asked[name]):
        own = getattr(match.rules, name) == value
        if (other := (match, None) if own else making.played(match, name, value, directive.line)) is not None:
            played[value] = other
    section = next(one for one in making.source.sections if one.id == clause)
    made = _choices(directive, making, played, viewer) or _courses(directive, making, match, played, viewer)
    printed = getattr(game.Rules(), name)
    if not made:
        making.faults.add(directive.line, "book_readings_alike", clause_id=clause)
    rows = tuple(
        Row(figure, making.words.rule_value(name, value), lines, making.words("book-ours") if value == printed else "")
        for value, (figure, lines) in made.items()
    )
    return (Rows(rows, section.title, True, making.words("book-disputed"), making.body(directive), number=clause),)


Told = dict[Any, tuple[Figure | None, tuple[Line, ...]]]


def _choices(directive: Directive, making: Making, played: dict[Any, tuple[Any, Any]], viewer: Any) -> Told:
    """The position under each reading with what may be chosen; empty if that does not differ."""
    if any(parting is not None and parting.kind != "question" for _, parting in played.values()):
        return {}
    ends = [other for other, _ in played.values()]
    asked = [other.decision for other in ends]
    if len({other.step for other in ends}) > 1 or not all(asked):
        return {}
    offered = [
        (*(str(one.option_text(option)) for option in one.options[:MOST]), *("…",) * (len(one.options) > MOST))
        for one in asked
    ]
    if len(set(offered)) == 1:
        return {}
    return {
        value: (
            _drawn(directive, making, other, viewer),
            ((Run(making.words("book-may", player=question.player, options=" · ".join(options))),),),
        )
        for (value, (other, _)), question, options in zip(played.items(), asked, offered, strict=True)
    }


def _courses(
    directive: Directive, making: Making, match: Any, played: dict[Any, tuple[Any, Any]], viewer: Any
) -> Told:
    """The position where the readings part, once, and what happens next under each; empty if nothing differs."""
    lang = making.lang
    parted = [parting for _, parting in played.values() if parting is not None]
    if not parted:
        return {}
    first = min(parted, key=lambda one: one.step)
    before, _ = first.texts(lang, MODERATOR, sees_all=True)
    here = match.branch()
    here.goto(min(first.step, match.step))
    picture: Figure | None = _drawn(directive, making, here, viewer)
    follows: dict[Any, str] = {}
    for value, (other, parting) in played.items():
        text = _follows(match, before, lang)
        if parting is not None:
            was, becomes = parting.texts(lang, MODERATOR, sees_all=True)
            barred = parting.kind == "illegal"
            text = making.words("book-barred", what=was) if barred else _follows(other, becomes, lang)
        elif other is not match:
            text = making.words("book-same")
        follows[value] = text
    told: Told = {}
    for value, (other, parting) in played.items():
        text = follows[value]
        rivals = [] if parting is None else [played[one][0] for one in follows if one != value and follows[one] == text]
        text = _alone(other, rivals, lang) or text
        told[value] = picture, (making.line((Run(_short(text)),), directive.line),)
        picture = None
    return told if len({lines for _, lines in told.values()}) > 1 else {}


def _alone(match: Any, rivals: Sequence[Any], lang: str) -> str:
    """The first event that is told in none of the others, where the same question follows from all; "" without any."""
    if not rivals:
        return ""
    known = {str(entry.text(lang)) for rival in rivals for entry in rival.trace if entry.kind == "event"}
    texts = (str(entry.text(lang)) for entry in match.trace if entry.kind == "event")
    return next((text for text in texts if text not in known), "")


def _follows(match: Any, text: str, lang: str) -> str:
    """The event that tells what luck brought, if luck alone is what a reading says happens next; else the text."""
    trace = list(match.trace)
    for k, entry in enumerate(trace):
        if entry.kind == "chance" and entry.text(lang) == text:
            return next((str(after.text(lang)) for after in trace[k + 1 :] if after.kind == "event"), text)
    return text


def _drawn(directive: Directive, making: Making, match: Any, viewer: Any) -> Figure:
    """The position as a panel, with nothing told in it."""
    open_ = match.decision
    asks = open_.player if open_ else match.players[0]
    panel = Panel(match.step, "", asks, match.view(viewer), None, match.shown_decision(viewer), [])
    shown, _ = drawn.panel(match, panel, *widths(making), making.lang)
    making.readable(directive, shown)
    return Figure(match.alt_text(viewer, making.lang), shown, line=directive.line)


def _short(text: str) -> str:
    """A sentence as a book says it: without the list of options behind it, if that is long or some of them are alike.

    >>> _short("P1 (IA) is to move. Where to? (" + " | ".join("abcdefghij" * 20) + ")")
    'P1 (IA) is to move. Where to?'
    >>> _short("Chance decides: sleep card (Step | Step | 54 more)"), _short("Which card? (Step | Push)")
    ('Chance decides: sleep card', 'Which card? (Step | Push)')
    """
    text = _BY_HAND.sub("", text)
    found = _OPTIONS.match(text)
    if not found:
        return text
    options = text[len(found[1]) + 2 : -1].split(" | ")
    return found[1] if len(text) > LONG or len(set(options)) < len(options) else text
