"""Words and tables: what a term means, what is in the box, a table of the game's content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.presentation import presentation_of

from .. import figure as drawn
from ..blocks import Block, Figure, Grid, Line, Panel, Row, Rows, Run, Text
from ..terms import names, term_of

if TYPE_CHECKING:
    from ..making import Making
    from ..source import Directive

BACK = 11.0
"""Millimetres across of a deck's back."""
THING = 20.0
"""Millimetres across of a tile or a token, at the most."""


def term(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{term} plan, free plan`: what terms of the glossary mean, where they come up for the first time.

    They may be named in any language, so that both rulebooks can have the same line.
    """
    found: list[Text] = []
    for name in names(directive.argument):
        term = term_of(making.terms.values(), name)
        if term is None:
            known = ", ".join(one.name[making.lang] for one in making.terms.values())
            making.faults.add(directive.line, "book_no_term", name=name, known=known)
            continue
        found.append(Text((Run(term.name[making.lang], "bold"), Run("  "), Run(term.means[making.lang]))))
    return (Panel(tuple(found)),) if found else ()


def components(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{components}` with a list: `- \\`deck\\` what it is for` gives its back, its name, how many there are.

    A deck is known by its back or, like tiles and tokens, by its title.
    """
    decks, things = making.decks(), making.things()
    rows: list[Row] = []
    for piece in directive.body:
        for line, at in zip(piece.lines, piece.at, strict=False):
            key = line[0].text if line and line[0].look == "code" else ""
            if key in decks:
                name, count = decks[key].title, decks[key].count
                printed = drawn.back(making.game, decks[key].back, making.lang, BACK)
                alt = making.words("book-back", kind=name)
            elif key in things:
                name, count, first = key, sum(one.count for one in things[key]), things[key][0]
                printed, alt = drawn.thing(first, making.words, THING), first.alt
                if first.back is not None:
                    alt = making.words("book-back", kind=name)
            else:
                known = ", ".join([*decks, *things])
                making.faults.add(at, "book_no_deck", name=line[0].text if line else "", known=known)
                continue
            making.readable(directive, printed)
            what = making.line((Run(line[1].text.lstrip(), line[1].look), *line[2:]) if len(line) > 1 else (), at)
            rows.append(Row(Figure(alt, printed, line=directive.line), name, (what,), str(count)))
    return (Rows(tuple(rows)),) if rows else ()


def table(directive: Directive, making: Making) -> Sequence[Block]:
    """`:::{table} KIND`: all cards of a kind with what they say."""
    kinds = making.decks()
    if directive.argument not in kinds:
        making.faults.add(directive.line, "book_no_deck", name=directive.argument, known=", ".join(kinds))
        return ()
    return (table_of(making, kinds[directive.argument].cards),)


def table_of(making: Making, cards: Sequence[str]) -> Grid:
    """The cards with their names and what they say; equal cards in one row."""
    shown = presentation_of(making.game)
    counted: dict[tuple[str, str], int] = {}
    for card in cards:
        name, _, said = shown.card_words(card, making.words).partition(": ")
        counted[name, said] = counted.get((name, said), 0) + 1
    rows: list[tuple[Line, ...]] = []
    for (name, said), count in counted.items():
        rows.append(((Run(f"{name} ×{count}" if count > 1 else name, "bold"),), making.line((Run(said),), 0)))
    return Grid((making.words("book-card"), making.words("book-says")), tuple(rows), (0.34, 0.66))
