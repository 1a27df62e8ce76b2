"""How the pieces move: one table (CK-5.3), from which moves, pictures of moves and teaching figures are made.

Offsets are (forward, sideways) as the owner sees them. The signs (CK-5.1, CK-5.2) mean:

    step   exactly that square (finite)
    pace   exactly that square, two away, if the one between is empty (finite)
    leap   exactly that square, whatever is between (finite)
    slide  any number of squares in that direction while they are empty (infinite)
"""

from __future__ import annotations

from dataclasses import dataclass

Offset = tuple[int, int]

FORWARD, BACKWARD, LEFT, RIGHT = (1, 0), (-1, 0), (0, -1), (0, 1)
ORTHOGONALS: tuple[Offset, ...] = (FORWARD, BACKWARD, LEFT, RIGHT)
DIAGONALS: tuple[Offset, ...] = ((1, -1), (1, 1), (-1, -1), (-1, 1))
NEIGHBOURS = ORTHOGONALS + DIAGONALS


def twice(offsets: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """Return the same offsets twice as far.

    >>> twice(((1, 0), (0, -1)))
    ((2, 0), (0, -2))
    """
    return tuple((2 * forward, 2 * sideways) for forward, sideways in offsets)


@dataclass(frozen=True, slots=True)
class Way:
    """How one kind of piece moves from one kind of square.

    `jumps`: how many pieces each slide may pass over (CK-5.4). `skips`: at how many squares at its beginning a slide
    cannot stop; pieces there are ignored (CK-5.6), or count as usual if `strict`. `leaping`: a slide stops only at
    every second square, and only these squares need to be empty.

    >>> Way(steps=(FORWARD,)).finite
    ((1, 0),)
    """

    steps: tuple[Offset, ...] = ()
    paces: tuple[Offset, ...] = ()
    leaps: tuple[Offset, ...] = ()
    slides: tuple[Offset, ...] = ()
    jumps: int = 0
    skips: int = 0
    leaping: bool = False
    strict: bool = False

    @property
    def finite(self) -> tuple[Offset, ...]:
        """Every square that a finite movement reaches on an empty board."""
        return self.steps + self.paces + self.leaps


NORMAL: dict[str, Way] = {
    "boat": Way(slides=(FORWARD,)),
    "pawn": Way(steps=(FORWARD,)),
    "bow": Way(slides=ORTHOGONALS),
    "chariot": Way(leaps=twice(ORTHOGONALS)),
    "tiger": Way(steps=DIAGONALS),
    "horse": Way(leaps=twice(DIAGONALS)),
    "scribe": Way(steps=(LEFT, RIGHT), slides=(FORWARD, BACKWARD)),
    "shaman": Way(steps=(FORWARD, BACKWARD), slides=(LEFT, RIGHT)),
    "general": Way(steps=tuple(offset for offset in NEIGHBOURS if offset != BACKWARD)),
    "king": Way(steps=NEIGHBOURS),
}
"""Ways of moving from a square that is not hue."""

IN_HUE: dict[str, Way] = {
    "boat": Way(steps=(LEFT, RIGHT), paces=twice((LEFT, RIGHT)), slides=(FORWARD, BACKWARD)),
    "pawn": Way(steps=ORTHOGONALS, paces=twice((FORWARD,))),
    "bow": Way(slides=DIAGONALS),
    "chariot": Way(leaps=twice(DIAGONALS)),
    "tiger": Way(slides=DIAGONALS),
    "horse": Way(slides=DIAGONALS, skips=1),
    "scribe": Way(slides=ORTHOGONALS),
    "shaman": Way(slides=NEIGHBOURS, jumps=1),
    "general": Way(steps=NEIGHBOURS),
    "king": Way(steps=NEIGHBOURS),
}
"""Ways of moving from a hue square (CK-2.6)."""

OTHER_IN_HUE = frozenset(kind for kind in NORMAL if IN_HUE[kind] != NORMAL[kind])
"""The kinds that move differently on a hue square."""
