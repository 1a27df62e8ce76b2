"""The actions of a turn (CK-4.1) and their notation: a move, a move of tam, a drop.

Whether an action is legal is decided elsewhere; `notation.read_action` reads the texts back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.content.squares import CENTRE, NUMBER

from .action_words import Said

PLAIN, VIA, FAR, WATER, TOWARD, DROP, OPEN = ">", "^", "=>", "~", "+", "@", "?"
"""The signs of the notation."""
MOST_MOVES = 100_000
"""How many moves are shared; a move that is no longer asked for is dropped first."""


@dataclass(frozen=True, slots=True)
class Move(Said):
    """One piece goes from `origin` to `to`, over the piece on `via` if there is one (CK-6.1).

    `far`: the second leg is infinite (CK-6.5). `water`: a water throw will be needed (CK-7.1). `toward`: only the
    direction of the second leg is named, by its first square; if `to` is empty, not even that (CK-6.6).

    >>> print(Move("LAI", "LY"), Move("NAI", "LY", via="LAI"), Move("MAU", "MY", via="MAI", far=True))
    LAI>LY NAI^LAI>LY MAU^MAI=>MY
    >>> print(Move("NAI", "NO", water=True), Move("MAU", "MY", "MAI", far=True, toward=True))
    NAI>NO~ MAU^MAI=>MY+
    >>> print(Move("MAU", "", via="MAI", far=True))
    MAU^MAI=>?
    """

    origin: str
    to: str
    via: str = ""
    far: bool = False
    water: bool = False
    toward: bool = False

    @property
    def order(self) -> tuple[int, ...]:
        """The sorting key: plain moves first, then those over a piece, then those that need a stepping throw.

        In board order.
        """
        sort = 2 if self.far else 1 if self.via else 0
        return sort, NUMBER[self.origin], NUMBER.get(self.via, -1), NUMBER.get(self.to, -1)

    @property
    def places(self) -> tuple[str, ...]:
        """The squares that a person points at, in order.

        >>> Move("MAU", "MY", via="MAI", far=True).places
        ('MAU', 'MAI', 'MY')
        """
        return tuple(square for square in (self.origin, self.via, self.to) if square)

    def __str__(self) -> str:
        start = f"{self.origin}{VIA}{self.via}" if self.via else self.origin
        end = self.to + (WATER if self.water else "") + (TOWARD if self.toward else "")
        return f"{start}{FAR if self.far else PLAIN}{end or OPEN}"


@lru_cache(maxsize=MOST_MOVES)
def move(origin: str, to: str, via: str = "", far: bool = False, water: bool = False, toward: bool = False) -> Move:
    """Return a move; it is made once and shared by all lists that contain it.

    >>> move("LAI", "LY") is move("LAI", "LY")
    True
    """
    return Move(origin, to, via, far, water, toward)


@dataclass(frozen=True, slots=True)
class TamMove(Said):
    """Tam makes king steps (CK-8.2): `steps` are the squares it moves to, `vias` the squares stepped over before each.

    >>> print(TamMove("ZO", ("ZY", "XY")), TamMove("ZO", ("XU", "ZE"), ("", "ZI")))
    ZO>ZY>XY ZO>XU^ZI>ZE
    >>> TamMove("ZO", ("XU", "ZE"), ("", "ZI")).to, TamMove("ZO", ("XU", "ZO")).returns
    ('ZE', True)
    """

    origin: str
    steps: tuple[str, ...]
    vias: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.vias) < len(self.steps):
            object.__setattr__(self, "vias", self.vias + ("",) * (len(self.steps) - len(self.vias)))

    @property
    def to(self) -> str:
        """The square on which tam ends."""
        return self.steps[-1]

    @property
    def via(self) -> str:
        """The square tam steps over; '' if there is none."""
        return next((via for via in self.vias if via), "")

    @property
    def returns(self) -> bool:
        """Whether tam ends where it started (CK-8.5)."""
        return self.to == self.origin

    @property
    def order(self) -> tuple[int, ...]:
        """The sorting key, after the moves of pieces: step by step.

        What stops there first, then what has no via point.
        """
        last = len(self.steps) - 1
        steps = [
            (i < last, NUMBER.get(via, -1), NUMBER[to])
            for i, (via, to) in enumerate(zip(self.vias, self.steps, strict=True))
        ]
        return 3, *(part for step in steps for part in step)

    @property
    def places(self) -> tuple[str, ...]:
        """The squares that a person points at, in order.

        >>> TamMove("ZO", ("XU", "ZE"), ("", "ZI")).places
        ('ZO', 'XU', 'ZI', 'ZE')
        """
        legs = (square for leg in zip(self.vias, self.steps, strict=True) for square in leg if square)
        return (self.origin, *legs)

    def __str__(self) -> str:
        legs = [f"{VIA}{via}{PLAIN}{to}" if via else PLAIN + to for via, to in zip(self.vias, self.steps, strict=True)]
        return self.origin + "".join(legs)


@dataclass(frozen=True, slots=True)
class Drop(Said):
    """A piece of the reserve, written as there, is placed on the board (CK-10.1).

    >>> print(Drop("rp", "ZO"))
    @rp>ZO
    """

    piece: str
    to: str

    @property
    def order(self) -> tuple[int, str, int]:
        """The sorting key, last of all: by piece, then in board order."""
        return 4, self.piece, NUMBER[self.to]

    @property
    def places(self) -> tuple[str, ...]:
        """The piece in the reserve, then the square.

        >>> Drop("rp", "ZO").places
        ('@rp', 'ZO')
        """
        return (DROP + self.piece, self.to)

    def __str__(self) -> str:
        return f"{DROP}{self.piece}{PLAIN}{self.to}"


Action = Move | TamMove | Drop


def tam_stands_on(board: Mapping[str, str]) -> str:
    """Return tam's square; '' on a board without tam.

    >>> tam_stands_on({"KA": "bs", "ZO": "**"})
    'ZO'
    """
    lately = _lately[0]  # tam seldom moves: first look at the square where it was found the last time
    if board.get(lately) != TAM:
        lately = _lately[0] = next((square for square, piece in board.items() if piece == TAM), "")
    return lately


_lately = [CENTRE]
