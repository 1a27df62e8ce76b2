"""What stands before and after the chapters: cover, the page of quick reference, credits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.presentation import presentation_of

from .. import figure as drawn
from ..blocks import Block, Cards, Figure, Line, Points, Run, said
from .pictures import CARD

COVER_BOARD = 0.58
"""The share of a page that the board of a cover takes at the most."""

if TYPE_CHECKING:
    from ..making import Making
    from ..source import Directive


def quick(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{quick} TITLE` with a list: a part of the page that a player keeps beside the board.

    A point that is nothing but the number of a clause says its title and its first sentence.
    """
    for piece in directive.body:
        if piece.kind in ("points", "numbers"):
            lines = tuple(_point(making, line, at) for line, at in zip(piece.lines, piece.at, strict=True))
            making.quick.append((directive.argument, Points(lines, piece.kind == "numbers")))
    return ()


def _point(making: Making, line: Line, at: int) -> Line:
    section = next((one for one in making.source.sections if one.id == said(line)), None)
    text = next((piece for piece in section.pieces if piece.kind == "text"), None) if section else None
    if section is None or text is None:
        return making.line(line, at)
    first = first_sentences(said(text.lines[0]), 1)
    return Run(section.title, "bold"), *making.line((Run(f": {first} "),), at), Run(section.id, "", section.id)


def first_sentences(text: str, count: int) -> str:
    """The beginning of a text.

    >>> first_sentences("Pay 3.5 coins. Then act. You must.", 2)
    'Pay 3.5 coins. Then act.'
    """
    return " ".join(re.split(r"(?<=[.!?]) ", text)[:count])


def cover(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{cover} CARD CARD` with a record: the picture of the first page."""
    shown: list[Figure] = []
    for name in directive.argument.split():
        words = presentation_of(making.game).card_words(name, making.words)
        if not words:
            making.faults.add(directive.line, "book_no_card", name=name, known="")
            continue
        shown.append(Figure(words, drawn.card(making.game, name, making.lang, CARD), line=directive.line))
    if shown:
        making.cover.append(Cards(tuple(shown)))
    if directive.get("example") and (found := making.position(directive, directive.get("example"))):
        match, viewer = found
        share = presentation_of(making.game).printed_share
        page = drawn.board(match, making.paper.column, share, viewer=viewer, lang=making.lang, asked=False)
        crop = directive.get("crop")
        if crop and crop not in page.parts():
            making.faults.add(directive.line_of("crop"), "book_no_part", name=crop, known=", ".join(page.parts()))
        else:
            printed = drawn.finished(page, crop=crop)
            larger = min(making.paper.column / printed.width, making.paper.tall * COVER_BOARD / printed.height)
            if larger > 1:
                printed = drawn.Printed(printed.drawing, printed.width * larger)
            making.cover.append(making.figure(directive, printed, match.alt_text(viewer, making.lang)))
    for part in directive.get("facts").split("|"):
        number, _, what = part.strip().partition(" ")
        if what:
            making.facts.append((number, what))
    making.promise = making.body(directive)
    return ()


def credits(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{credits}`: who made the game, and who wrote this book."""
    for piece in directive.body:
        making.credits += [making.line(line, piece.line) for line in piece.lines]
    return ()
