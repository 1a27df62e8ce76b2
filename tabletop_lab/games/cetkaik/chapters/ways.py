"""CK-2 and CK-5: hue squares, and how pieces move from a square.

Each paragraph is a function that depends only on its arguments and the rules. `moves.memory` calls it once for every
situation and remembers the answer, so that an edited rule is played as fast as the original one.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.content.movement import DIAGONALS, IN_HUE, NORMAL, Way
from tabletop_lab.games.cetkaik.content.squares import HUE, neighbours
from tabletop_lab.games.cetkaik.moves.reach import Reach, reach

from .table import CetkaikTable

HORSE_IN_HUE = {
    "skip_adjacent": Way(slides=DIAGONALS, skips=1),
    "one_jump": Way(slides=DIAGONALS, skips=1, strict=True, jumps=1),
    "leaps_of_two": Way(slides=DIAGONALS, leaping=True),
    "blocked_adjacent": Way(slides=DIAGONALS, skips=1, strict=True),
}
"""CK-5.6: the readings of the dashed line that begins in the corner of the horse's diagram."""


class Ways(CetkaikTable):
    """What kind of square a piece is on, and where it could move from there."""

    @clause("CK-2.2", "CK-2.3")
    def is_hue(self, square: str, tam: str) -> bool:
        """The nine squares of the tam field are hue, and the up to eight around tam.

        Tam's own square is not hue because of tam.
        """
        if square == tam and self.rules.tam_square_is_hue:
            return True
        return square in HUE or (tam != "" and square in neighbours(tam))

    @clause("CK-5.3", "CK-2.6", "CK-5.7")
    def way(self, kind: str, hue: bool) -> Way:
        """How a kind of piece moves, by whether the square it moves from is hue."""
        if not hue:
            return NORMAL[kind]
        match kind:
            case "shaman":
                return self.shaman_in_hue()
            case "horse":
                return self.horse_in_hue()
        return IN_HUE[kind]

    @clause("CK-5.4")
    def shaman_in_hue(self) -> Way:
        """On each of its eight lines the shaman may pass over one piece."""
        return Way(slides=IN_HUE["shaman"].slides, jumps=self.rules.shaman_hue_jumps)

    @clause("CK-5.6")
    def horse_in_hue(self) -> Way:
        """The horse moves along the diagonals, beginning with the second square."""
        return HORSE_IN_HUE[self.rules.horse_hue]

    @clause("CK-5.1", "CK-5.2")
    def reach(self, kind: str, side: str, square: str, hue: bool, occupied: Container[str]) -> Reach:
        """Return where a piece could move from a square, finitely and infinitely; occupied squares are included."""
        return reach(self.way(kind, hue), side, square, occupied)

    @clause("CK-5.5")
    def protected_by(self, kind: str, square: str, hue: bool) -> Sequence[str]:
        """Return where a piece protects its owner's other pieces: a general on a hue square, on the eight around it."""
        if kind != "general" or not hue or not self.rules.general_protects:
            return ()
        around = neighbours(square)
        return (square, *around) if self.rules.general_protects_itself else around
