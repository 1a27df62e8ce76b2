"""Pictures: a board from a record, a picture that the game draws beside it, cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import game_figures

from .. import figure as drawn
from ..blocks import Block, Cards, Figure, Line, Run

if TYPE_CHECKING:
    from ..making import Making
    from ..source import Directive

_EXAMPLE = re.compile(r"^(?:Example|예제) \w+[^:]*: *")
SCENE = "scene"
"""The crop that is a picture of its own: where something has just happened, and what is before whoever did it."""
CARD = 39.0
"""Millimetres across of a card: three of them stand side by side on the smaller paper."""


def example(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{example} RECORD`: the board at a step; the points of a numbered list below it are call-outs."""
    found = making.position(directive)
    if found is None:
        return ()
    match, viewer = found
    callouts, places = _callouts(directive, making)
    marked = drawn.Marked(places, _names(directive.get("squares")), _arrows(directive.get("arrows")))
    crop, asked = directive.get("crop"), directive.get("asked", "yes") != "no"
    page = drawn.scene(match, making.paper.column, viewer, making.lang, asked) if crop == SCENE else None
    if page is not None:
        crop = ""
    else:
        page = drawn.board(
            match, making.paper.column, _share(directive, making), viewer=viewer, lang=making.lang, asked=asked
        )
    known = ", ".join([*page.parts(), *page.boxes()][:40])
    if crop and crop not in page.parts() and crop not in page.boxes():
        making.faults.add(directive.line_of("crop"), "book_no_part", name=crop, known=known)
        return ()
    missing = marked.missing(page)
    for name in missing:
        making.faults.add(_line_of(directive, name), "book_no_place", name=name, known=known)
    if missing:
        return ()
    caption = making.words_of(directive, "caption", title_of(match, making.lang))
    printed = drawn.finished(page, marked, crop)
    alt = match.alt_text(viewer, making.lang) if "alt" not in directive.options else ""
    return (making.figure(directive, printed, alt, caption, callouts),)


def title_of(match: Match, lang: str) -> str:
    """The title of a record without its number, as a caption.

    >>> from tabletop_lab.playtest.examples import worked_example
    >>> title_of(worked_example("cetkaik", 1), "en")
    'The start'
    """
    text = _EXAMPLE.sub("", match.title_in(lang))
    return text[:1].upper() + text[1:]


def _share(directive: Directive, making: Making) -> float:
    height = directive.get("height")
    if not height:
        return float(presentation_of(making.game).printed_share)
    if not re.fullmatch(r"\d{2,3}", height) or not 20 <= int(height) <= making.paper.tall:
        making.faults.add(directive.line_of("height"), "book_no_height", given=height, most=f"{making.paper.tall:g}")
        return 0.6
    return float(height) / making.paper.column


def _names(text: str) -> list[str]:
    return text.split()


def _arrows(text: str) -> list[tuple[str, str]]:
    """`4>6 6>5` as pairs of places."""
    pairs = [part.partition(">") for part in text.split()]
    return [(start, end) for start, _, end in pairs]


def _callouts(directive: Directive, making: Making) -> tuple[list[Line], list[str]]:
    """The sentences of the call-outs, and the places in backticks with which they begin."""
    lines: list[Line] = []
    places: list[str] = []
    for piece in directive.body:
        if piece.kind != "numbers":
            continue
        for line, at in zip(piece.lines, piece.at, strict=True):
            if not line or line[0].look != "code":
                making.faults.add(at, "book_no_target")
                continue
            places.append(line[0].text)
            rest = (Run(line[1].text.lstrip(), line[1].look), *line[2:]) if len(line) > 1 else ()
            lines.append(making.line(rest, at))
    return lines, places


def _line_of(directive: Directive, name: str) -> int:
    for piece in directive.body:
        for line, at in zip(piece.lines, piece.at, strict=False):
            if line and line[0].text == name:
                return at
    return next((at for key in ("squares", "arrows") for text, at in [directive.options.get(key, ("", 0))]
                 if name in re.split(r"[ >]", text)), directive.line)  # fmt: skip


def figure(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{figure} NAME`: a picture that the game draws beside its board, of a record or of a new match."""
    if name := directive.get("example"):
        found = making.position(directive, name)
        if found is None:
            return ()
        match, viewer = found
    else:
        match = Match(making.game, seed=1, lang=making.lang)
        viewer = making.viewer(match, directive)
    names = game_figures(match)
    if directive.argument not in names:
        making.faults.add(directive.line, "book_no_figure", name=directive.argument, known=", ".join(names))
        return ()
    caption = making.words_of(directive, "caption")
    if not caption:
        making.faults.add(directive.line, "book_no_caption", name=directive.argument)
    paper = making.paper
    try:
        printed, made = drawn.beside(match, directive.argument, viewer, making.lang, paper.column, paper.tall - 16)
    except TabletopError as error:
        making.faults.note(directive.line, *error.faults)
        return ()
    return (making.figure(directive, printed, made.alt, caption),)


def cards(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{cards} R03 D06`: cards that lie open, as wide as their letters need."""
    shown: list[Figure] = []
    for name in directive.argument.split():
        words = presentation_of(making.game).card_words(name, making.words)
        if not words:
            kinds = [card for deck in making.decks().values() for card in dict.fromkeys(deck.cards)]
            making.faults.add(directive.line, "book_no_card", name=name, known=", ".join(kinds[:20]))
            continue
        printed = drawn.card(making.game, name, making.lang, CARD)
        making.readable(directive, printed)
        shown.append(Figure(words, printed, line=directive.line))
    return (Cards(tuple(shown), making.words_of(directive, "caption")),) if shown else ()
