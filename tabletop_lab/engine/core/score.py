"""How a score came about, line by line with its clause, for the score sheet at the end of a game.
A game says it in `Presentation.score`; it is drawn in figures/score_sheet.py, which checks that the lines add up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """What one thing brings each seat; see `Part.line`."""

    label: str
    values: Mapping[str, int]
    clause: str = ""
    notes: Mapping[str, str] = field(default_factory=dict)
    strong: Collection[str] = ()
    sign: Any = ()
    draw: Callable[[Any, Box, str], None] | None = None

    def cell(self, seat: str) -> int | str:
        """What stands in the table for a seat: the number, or the words of a line that has words alone."""
        return self.values.get(seat, 0) if self.values else self.notes.get(seat, "")


@dataclass(slots=True)
class Part:
    """Lines that belong together; `counts=False`: what is spent or kept on the way and is no part of the score;
    `ranks`: what ranks seats of equal scores.
    """

    label: str
    counts: bool = True
    lines: list[Line] = field(default_factory=list)
    ranks: bool = False

    def line(
        self, label: str, values: Mapping[str, int], clause: str = "", *, notes: Mapping[str, str] | None = None,
        strong: Collection[str] = (), sign: Any = (), draw: Callable[[Any, Box, str], None] | None = None,
    ) -> None:  # fmt: skip
        """Add a line. `notes`: how a value comes about, such as "3 × 2", or words; `strong`: for whom it counts more.

        `sign`: a pictogram before the label. `draw(page, box, seat)` draws something beside the value, such as cards.
        """
        self.lines.append(Line(label, values, clause, notes or {}, strong, sign, draw))

    def of(self, seat: str) -> int:
        """What the lines bring a seat together."""
        return sum(line.values.get(seat, 0) for line in self.lines)


@dataclass(slots=True)
class Score:
    """The parts of a score from the first to the last; `titles`: what a seat is called in this game; `foot`: a note.

    >>> score = Score()
    >>> goods = score.part("Goods")
    >>> goods.line("Coins", {"P1": 3, "P2": 0}, "LM-2.3")
    >>> goods.line("Tokens", {"P1": 2, "P2": 2}, notes={"P1": "1 × 2", "P2": "1 × 2"})
    >>> score.total("P1"), score.total("P2")
    (5, 2)
    """

    titles: Mapping[str, str] = field(default_factory=dict)
    foot: str = ""
    parts: list[Part] = field(default_factory=list)

    def part(self, label: str, counts: bool = True) -> Part:
        """Add a part and return it, to be filled with lines."""
        self.parts.append(Part(label, counts))
        return self.parts[-1]

    def tie_break(self, label: str) -> Part:
        """Add the last part: what ranks seats of equal scores; a line says it in its `notes`, for those seats alone."""
        self.parts.append(Part(label, False, ranks=True))
        return self.parts[-1]

    def total(self, seat: str) -> int:
        """All that counts."""
        return sum(part.of(seat) for part in self.parts if part.counts)
