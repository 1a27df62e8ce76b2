"""Where things to be cut out lie on sheets of paper: fronts, and behind each its back in register.
Numbers alone, in millimetres from the top left corner of the sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of the sheets."""
SIDE, END = 10.0, 7.5
"""What stays white at the sides, for the cut marks and the line that says what the sheet is; above and below."""
ROUNDING = 1e-6


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing to cut out: its size, the numbers of its pictures, and what it belongs to."""

    width: float
    height: float
    front: int
    back: int | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Placed:
    """A picture on a sheet: the corner and size of what is seen of it, and how much of it lies before that."""

    picture: int
    x: float
    y: float
    width: float
    height: float
    left: float = 0.0
    top: float = 0.0


@dataclass(slots=True)
class Sheet:
    """One side of a sheet: what lies on it, where it is cut, and what it holds."""

    width: float
    height: float
    placed: list[Placed] = field(default_factory=list)
    across: tuple[float, ...] = ()
    """Where it is cut from top to bottom."""
    down: tuple[float, ...] = ()
    titles: tuple[str, ...] = ()
    is_back: bool = False


def arranged(things: Iterable[Thing], paper: str, backs: bool = True) -> list[Sheet]:
    """The sheets for some things, in their order; things of one size share sheets, their edges touch.

    The back of a sheet follows its front: turned over its long edge, each back lies behind its front. What is larger
    than a sheet is cut into parts.

    >>> cards = [Thing(63, 88, front, 9) for front in range(10)]
    >>> sheets = arranged(cards, "a4")
    >>> [(len(sheet.placed), sheet.is_back) for sheet in sheets]
    [(9, False), (9, True), (1, False), (1, True)]
    >>> sheets[2].placed[0].x + sheets[3].placed[0].x + 63  # mirrored
    210.0
    """
    found: list[Sheet] = []
    for (width, height, _), group in groupby(things, key=lambda thing: (thing.width, thing.height, thing.back is None)):
        same = list(group)
        sheet = _best(paper, width, height)
        columns, rows = fitting(sheet, width, height)
        if not columns or not rows:
            found += (part for thing in same for part in _in_parts(thing, sheet))
            continue
        for at in range(0, len(same), columns * rows):
            found += _sides(same[at : at + columns * rows], sheet, columns, rows, backs)
    return found


def fitting(sheet: tuple[float, float], width: float, height: float) -> tuple[int, int]:
    """How many columns and rows of such things a sheet has room for.

    >>> fitting(PAPERS["a4"], 63, 88), fitting(PAPERS["letter"], 63, 88)
    ((3, 3), (3, 3))
    """
    return int((sheet[0] - 2 * SIDE) / width + ROUNDING), int((sheet[1] - 2 * END) / height + ROUNDING)


def _best(paper: str, width: float, height: float) -> tuple[float, float]:
    """The sheet upright, or on its side if more things have room there."""
    upright = PAPERS[paper]
    lying = upright[::-1]

    def room(sheet: tuple[float, float]) -> int:
        columns, rows = fitting(sheet, width, height)
        return columns * rows

    if room(upright) == room(lying) == 0:

        def parts(sheet: tuple[float, float]) -> int:
            return len(_cuts(width, sheet[0], SIDE)) * len(_cuts(height, sheet[1], END))

        return min((upright, lying), key=parts)
    return lying if room(lying) > room(upright) else upright


def _sides(things: Sequence[Thing], size: tuple[float, float], columns: int, rows: int, backs: bool) -> Iterator[Sheet]:
    width, height = things[0].width, things[0].height
    columns, rows = min(columns, len(things)) if len(things) < columns else columns, -(-len(things) // columns)
    left, top = (size[0] - columns * width) / 2, (size[1] - rows * height) / 2
    across = tuple(left + width * k for k in range(columns + 1))
    down = tuple(top + height * k for k in range(rows + 1))
    titles = tuple(dict.fromkeys(thing.title for thing in things if thing.title))
    front, back = Sheet(*size, across=across, down=down, titles=titles), Sheet(*size, titles=titles, is_back=True)
    back.across, back.down = across, down
    for k, thing in enumerate(things):
        row, column = divmod(k, columns)
        front.placed.append(Placed(thing.front, across[column], down[row], width, height))
        if thing.back is not None:
            back.placed.append(Placed(thing.back, across[columns - 1 - column], down[row], width, height))
    yield front
    if backs and back.placed:
        yield back


def _in_parts(thing: Thing, size: tuple[float, float]) -> Iterator[Sheet]:
    """A thing that no sheet has room for: parts that are glued side by side."""
    for top, height in _cuts(thing.height, size[1], END):
        for left, width in _cuts(thing.width, size[0], SIDE):
            x, y = (size[0] - width) / 2, (size[1] - height) / 2
            yield Sheet(
                *size, [Placed(thing.front, x, y, width, height, left, top)], (x, x + width), (y, y + height),
                (thing.title,),
            )  # fmt: skip


def _cuts(length: float, paper: float, margin: float) -> list[tuple[float, float]]:
    """Equal parts of a length, each with room on the paper: where it begins, how long it is."""
    parts = int(-(-length // (paper - 2 * margin)))
    return [(length / parts * k, length / parts) for k in range(parts)]
