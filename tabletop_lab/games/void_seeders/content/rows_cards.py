"""The columns of the decks: panic, attack, event, weaknesses, wounds, contamination, objectives."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator

from tabletop_lab.engine.core.content_tables import TableRow, Whole, bad_cell
from tabletop_lab.engine.core.errors import echo

from .cells import Changes, Copies, Named, Yes, by, limits, numbered
from .conditions import ConditionCell
from .parts import Parts
from .rows_ship import KINDS

LETTERS = {kind[0].upper(): kind for kind in KINDS}
"""How the kinds are written in tables: L W S D."""
RETREAT = "R"


def _symbols(cell: Any) -> tuple[str, ...]:
    letters = str(cell).split()
    for letter in letters:
        if letter not in LETTERS:
            raise bad_cell("cell_unknown", cell=echo(letter), known=", ".join(LETTERS))
    if len({*letters}) < len(letters):
        raise bad_cell("symbol_twice", cell=echo(" ".join(letters)))
    return tuple(LETTERS[letter] for letter in letters)


def _blood(cell: Any) -> int:
    text = str(cell).strip()
    if text not in (*"123456", RETREAT):
        raise bad_cell("blood", cell=echo(text))
    return 0 if text == RETREAT else int(text)


Symbols = Annotated[tuple[str, ...], BeforeValidator(_symbols)]


class Panic(Named):
    """A panic card: the number beside its madness icon, and its parts (VS-6)."""

    what: ClassVar[str] = "panic"
    number: Annotated[Whole, limits("VS-6.1", 1, 5)]
    parts: Annotated[Parts, by("VS-6.5")]


class Attack(Named):
    """An attack card: the kinds that hit with it, the blood number (0: retreat), and what happens to the target."""

    what: ClassVar[str] = "attack"
    symbols: Annotated[Symbols, by("NB-9.8")]
    blood: Annotated[int, BeforeValidator(_blood), by("VS-9.1")]
    parts: Annotated[Parts, by("NB-9.8")]

    @property
    def retreat(self) -> bool:
        """Whether it shows the retreat icon, which stands in the place of a number."""
        return self.blood == 0


class Event(Named):
    """An event card: the kinds that move, the number of the corridor, its parts; `removed`: it leaves the game."""

    what: ClassVar[str] = "event"
    moves: Annotated[Symbols, by("VS-10.7")]
    corridor: Annotated[Whole, limits("VS-10.7", 1, 4)]
    removed: Yes = False
    parts: Annotated[Parts, by("VS-10.7")]


class Weakness(Named):
    """A weakness: what holds once it is revealed (VS-11.7)."""

    what: ClassVar[str] = "weakness"
    changes: Annotated[Changes, by("VS-11.7")]


class Wound(Named):
    """A kind of serious wound: how many cards, and what holds as long as it is not dressed (NB-13.2)."""

    what: ClassVar[str] = "wound"
    count: Copies
    changes: Annotated[Changes, by("NB-13.2")]

    @property
    def copies(self) -> tuple[str, ...]:
        """The cards: arm1, arm2 ..."""
        return numbered(self.id, self.count)


class ContaminationRow(TableRow):
    """How many contamination cards are infected, and how many are clean."""

    kind: Annotated[Literal["infected", "clean"], by("NB-13.6")]
    count: Copies


class Objective(Named):
    """An objective: for which mode or deck, from how many players on, and when it is fulfilled (NB-14.7)."""

    what: ClassVar[str] = "objective"
    kind: Annotated[Literal["corporate", "personal", "solo"], by("VS-1.16")]
    players: Annotated[Whole, limits("VS-1.16", 1, 5)]
    condition: Annotated[ConditionCell, by("NB-14.7")]
