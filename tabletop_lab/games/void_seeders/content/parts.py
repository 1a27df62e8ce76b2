"""What a card does, as a designer writes it in one cell: `selector effect amounts; effect amounts`.

Parts are done in their order (VS-6.5). `or` between two effects: the player meant chooses one that can be done.
`else`: the second is done if nothing of the first could be. Where no selector stands, "you" are meant; after `or`
and `else` the one of the part.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from tabletop_lab.engine.core.content_tables import bad_cell, whole_number
from tabletop_lab.engine.core.errors import echo

from .effects import ROOM_SELECTORS, SELECTORS

YOU = "you"
MOST_PARTS = 8
"""So many effects a card has at most."""
known_selectors: ContextVar[Collection[str]] = ContextVar("known_selectors", default=(*SELECTORS, *ROOM_SELECTORS))
"""The selectors of the game for which a table is read."""
Amounts = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One effect with its amounts, and whom it is for; `others`: what may be done instead, by `word`.

    >>> part, = read_parts("at_an_entrance discard 1 or go_mad 1")
    >>> part.selector, part.effect, part.amounts, part.word, str(part.others[0])
    ('at_an_entrance', 'discard', (1,), 'or', 'at_an_entrance go_mad 1')
    """

    selector: str
    effect: str
    amounts: Amounts = ()
    word: Literal["", "or", "else"] = ""
    others: tuple[Part, ...] = ()

    @property
    def choices(self) -> tuple[Part, ...]:
        """The part itself, and what may be done instead."""
        return (self, *self.others)

    def alone(self) -> Part:
        """The part without what may be done instead: it has been chosen.

        >>> str(read_parts("dress 1 or heal_light all")[0].alone())
        'dress 1'
        """
        return replace(self, word="", others=()) if self.others else self

    def __str__(self) -> str:
        whom = () if self.selector == YOU else (self.selector,)
        return f" {self.word} ".join([" ".join(map(str, (*whom, self.effect, *self.amounts))), *map(str, self.others)])


def read_parts(cell: Any) -> tuple[Part, ...]:
    """Read the parts of a card; an empty cell has none.

    >>> [str(part) for part in read_parts("others discard 1; discard 1")]
    ['others discard 1', 'discard 1']
    """
    text = " ".join(str(cell).split())
    if not text:
        return ()
    parts = tuple(_part(piece.strip(), text) for piece in text.split(";"))
    if (count := sum(len(part.choices) for part in parts)) > MOST_PARTS:
        raise bad_cell("parts_many", count=count, most=MOST_PARTS)
    return parts


def _part(piece: str, text: str) -> Part:
    pieces = re.split(r"\s*\b(or|else)\b\s*", piece)
    joined = {*pieces[1::2]}
    if len(joined) > 1:
        raise bad_cell("parts_mixed", part=echo(piece))
    if not all(pieces):
        raise bad_cell("parts_gap", cell=echo(text))
    first, *rest = _effects(pieces[::2], text)
    word: Literal["", "or", "else"] = "" if not joined else "or" if "or" in joined else "else"
    return Part(first.selector, first.effect, first.amounts, word, tuple(rest))


def _effects(pieces: list[str], text: str) -> Iterator[Part]:
    whom = YOU
    for piece in pieces:
        name, *amounts = piece.split()
        if name == YOU or name in known_selectors.get():
            if not amounts:
                raise bad_cell("parts_no_effect", selector=name, cell=echo(text))
            whom, (name, *amounts) = name, amounts
        yield Part(whom, name, tuple(map(_amount, amounts)))


def _amount(word: str) -> int | str:
    try:
        return whole_number(word)
    except PydanticCustomError:
        return word


Parts = Annotated[tuple[Part, ...], BeforeValidator(read_parts)]
"""Type for the field of a row that says what a card does."""
