"""What a book is made of. Nothing is drawn or written here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .figure import Printed


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one look. `to`: the clause it leads to; `look`: "bold", "soft", "code" or "term"."""

    text: str
    look: str = ""
    to: str = ""


Line: TypeAlias = tuple[Run, ...]
"""Text in one or several looks."""


@dataclass(frozen=True, slots=True)
class Head:
    """A heading. `id`: where links lead; `number`: the clause; `house`: it is a house rule."""

    level: int
    text: str
    id: str = ""
    number: str = ""
    house: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph; `look` as that of a run."""

    line: Line
    look: str = ""


@dataclass(frozen=True, slots=True)
class Points:
    """A list: each point is its text, and what stands below it."""

    points: tuple[Line, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with a heading for each column."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Line, ...], ...]
    shares: tuple[float, ...] = ()


@dataclass(slots=True)
class Figure:
    """A picture with its words; `callouts` are the sentences of its numbered discs.

    `number` is given when the book is put together; `line`: where the rulebook asks for it.
    """

    alt: str
    printed: Printed
    caption: Line = ()
    callouts: tuple[Line, ...] = ()
    number: int = 0
    line: int = 0

    @property
    def id(self) -> str:
        """Where links to it lead; empty without a number."""
        return f"figure-{self.number}" if self.number else ""


@dataclass(frozen=True, slots=True)
class Row:
    """A small figure with a heading and sentences beside it."""

    figure: Figure | None
    title: str
    lines: tuple[Line, ...]
    mark: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Rows:
    """Figures one below the other, each with sentences beside it: a storyboard, or readings of one sentence.

    `boxed`: in a frame of the accent colour, with `over` above its title and `under` below the rows.
    """

    rows: tuple[Row, ...]
    title: str = ""
    boxed: bool = False
    over: str = ""
    lead: Line = ()
    under: Line = ()
    number: str = ""
    caption: Line = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """Small figures side by side."""

    figures: tuple[Figure, ...]
    caption: Line = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """Paragraphs on a tinted ground, such as what a term means; `boxed`: in the frame of disputed sentences."""

    blocks: tuple[Text | Points, ...]
    boxed: bool = False


@dataclass(frozen=True, slots=True)
class Index:
    """Clauses with their page (on paper) or a link."""

    clauses: tuple[tuple[str, str], ...]


Block: TypeAlias = Head | Text | Points | Grid | Figure | Rows | Cards | Panel | Index


@dataclass(slots=True)
class Part:
    """A part that begins with a heading of the first level and, on paper, on a page of its own."""

    name: str
    title: str
    blocks: list[Block] = field(default_factory=list)
    id: str = ""
    number: str = ""


@dataclass(slots=True)
class Book:
    """A whole book in one language."""

    game: str
    title: str
    lang: str
    promise: Line
    facts: tuple[tuple[str, str], ...]
    cover: list[Block]
    parts: list[Part]
    credit: Line
    words: Callable[..., str]

    def figures(self) -> list[Figure]:
        """Every picture, in the order of the book."""
        found: list[Figure] = []
        for block in [*self.cover, *(block for part in self.parts for block in part.blocks)]:
            found += figures_of(block)
        return found


def figures_of(block: Block) -> list[Figure]:
    """The pictures in a block."""
    if isinstance(block, Figure):
        return [block]
    if isinstance(block, Rows):
        return [row.figure for row in block.rows if row.figure]
    return list(block.figures) if isinstance(block, Cards) else []


def said(line: Line) -> str:
    """The plain text of a line.

    >>> said((Run("See "), Run("FN-6.2", "bold", "FN-6.2")))
    'See FN-6.2'
    """
    return "".join(run.text for run in line)
