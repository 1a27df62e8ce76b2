"""What a player may do in a turn, and where an attack may come from: options that name people and squares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine import Option

FIRST = (
    "move", "attack", "walk", "go_on", "step_out", "search", "place", "take", "escape",
    "keep", "exchange_down", "exchange_up", "back_down", "back_up",
)  # fmt: skip
ORDER = {kind: rank for rank, kind in enumerate(FIRST)} | {"end": 99}
ON_A_SQUARE = ("search", "take_item", "shove_back")
"""Acts that their square tells from all others: pressing the square is enough."""


@dataclass(frozen=True, slots=True)
class Act(Option):
    """One act of a turn: what kind, at whom, where, of what, how many One Steps, with which sleep card."""

    kind: str
    who: str = ""
    where: str = ""
    what: str = ""
    count: int = 0
    card: str = ""

    @property
    def label(self) -> str:
        """`search T5(2,2)`, `peek P3 hand`, `move +1`; the card where it does not have the name of its act.

        >>> Act("move", count=1).label, Act("search", where="T5(2,2)").label
        ('move +1', 'search T5(2,2)')
        """
        card = "" if self.card == self.kind else self.card
        parts = (self.kind, self.who, self.where, self.what, f"+{self.count}" if self.count else "", card)
        return " ".join(part for part in parts if part)

    @property
    def order(self) -> tuple[Any, ...]:
        """The action first, then search and lines, cards, what abilities and modes give; the end of the turn last."""
        return (ORDER.get(self.kind, len(ORDER)), self.kind, self.who, self.where, self.what, self.count, self.card)

    @property
    def places(self) -> tuple[str, ...]:
        """The square of an act that no other act has in common with it."""
        return (self.where,) if self.kind in ON_A_SQUARE else ()

    def words(self, words: Any, decision: Any = None) -> str | None:
        """The message of its kind: `act-<kind>`."""
        said: str | None = words(
            f"act-{self.kind}", player=self.who, square=self.where, what=self.what, count=self.count, card=self.card
        )
        return said


END = Act("end")


@dataclass(frozen=True, slots=True)
class Strike(Option):
    """An attack: from which square at whom."""

    square: str
    victim: str

    @property
    def label(self) -> str:
        """`P3 from T5(2,2)`."""
        return f"{self.victim} from {self.square}"

    @property
    def places(self) -> tuple[str, ...]:
        """The square, then the victim's pawn."""
        return self.square, self.victim

    def words(self, words: Any, decision: Any = None) -> str | None:
        """The message `act-strike`."""
        said: str | None = words("act-strike", player=self.victim, square=self.square)
        return said


@dataclass(frozen=True, slots=True)
class Accusation(Option):
    """Who is accused of what: attacking somebody, escaping, or having laid a kind of card."""

    kind: str
    suspect: str
    named: str = ""

    @property
    def label(self) -> str:
        """`attack P1 P2`: "P1 attacks P2!"."""
        return " ".join(part for part in (self.kind, self.suspect, self.named) if part)

    @property
    def places(self) -> tuple[str, ...]:
        """The pawn of the suspect, then that of the named victim."""
        return (self.suspect, self.named) if self.named else (self.suspect,)

    def words(self, words: Any, decision: Any = None) -> str | None:
        """The message of its kind: `accusation-<kind>`; naming the suspect says that it is a self-target."""
        kind = "self_target" if self.named == self.suspect else self.kind
        said: str | None = words(f"accusation-{kind}", suspect=self.suspect, named=self.named)
        return said
