"""The state of the table between the two players. Everything is open (CK-2.7, CK-11.2): nothing here is hidden.

Sides are named by the row at which they sit, A and IA; `side` says which player that is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tabletop_lab.engine import Domain, Seat
from tabletop_lab.engine.core.errors import InvalidPosition, echo
from tabletop_lab.engine.core.state import State
from tabletop_lab.engine.core.visibility import public
from tabletop_lab.games.cetkaik.content.hand_table import FLASHED, NEGATIVE, POSITIVE
from tabletop_lab.games.cetkaik.content.pieces import SET
from tabletop_lab.games.cetkaik.content.squares import SIDES
from tabletop_lab.games.cetkaik.moves.notation import notation_fault, position_faults, read_board, read_reserve

Side = Annotated[str, Domain(SIDES, "CK-2.1")]
Nobody = Literal[""]
Season = Annotated[int, Domain(lambda game: range(len(game.season_names)), "CK-14.1")]
Ply = Annotated[int, Domain(lambda game: range(game.longest_season), "CK-14.2")]
Points = Annotated[int, Domain(range(-100_000, 100_001))]
Hand = Annotated[str, Domain((*POSITIVE, *(hand + FLASHED for hand in POSITIVE)), "CK-12.1")]
Negative = Annotated[str, Domain((*NEGATIVE, "null_move"), "CK-12.6")]
Piece = Annotated[str, Domain(SET, "CK-3.1")]
Times = Annotated[int, Domain(range(1, 3), "CK-15.3")]
Phase = Literal["sides", "season", "turn", "over"]
BetweenTurns = Annotated[Phase, Domain(("sides", "season", "turn"), "CK-4.1")]
"""A position can be played on from."""


def whole_board(given: Any) -> dict[str, str]:
    """Read the board of a position, as one text or square by square; InvalidPosition says which squares are wrong.

    >>> whole_board({"KA": "bs", "ZO": "**"})
    {'KA': 'bs', 'ZO': '**'}
    """
    if not isinstance(given, Mapping):
        return read_board(given)
    said = [[part if isinstance(part, str) else echo(part) for part in item] for item in given.items()]
    board = {square: piece for square, piece in said}
    if faults := position_faults(board, {}):
        raise InvalidPosition(*faults)
    return board


def both_reserves(given: Any) -> Any:
    """Read the reserves of a position, each as a text or a list; a side that is missing has nothing.

    >>> both_reserves({"IA": "rp bk"})
    {'IA': ['rp', 'bk'], 'A': []}
    """
    if not isinstance(given, Mapping) or any(side not in SIDES for side in given):
        raise InvalidPosition(notation_fault("reserve", "reserve_by_side", "CK-2.7"))
    return {side: read_reserve(given.get(side, []), side) for side in SIDES}


@dataclass(slots=True)
class CetkaikState(State):
    """Board, reserves, points and rates by side, and the effects of the last turns."""

    side: dict[Seat, Side] = public(factory=dict)
    """The side of each player, for the whole game (CK-3.3)."""
    season: Season = public(0)
    """1 for spring; 0 before the first one begins."""
    turn: Side | Nobody = public("")
    """The side to move; '' between seasons."""
    first: Side | Nobody = public("")
    """The side that began this season (CK-3.4)."""
    ply: Ply = public(0)
    """How many turns of this season are finished."""
    board: dict[str, str] = public(factory=dict, read=whole_board)
    """The piece on each occupied square, as written in `pieces`."""
    reserve: dict[Side, list[Piece]] = public(factory=dict, read=both_reserves)
    """The captured pieces of each side, in lower case (CK-2.7)."""
    points: dict[Side, Points] = public(factory=dict)
    rate: dict[Side, int] = public(factory=dict)
    """The rate of each side; always the same for both unless each player has a rate of their own (CK-13.5)."""
    tam_moved: Side | Nobody = public("")
    """The side that moved tam on the turn just before, or '' (CK-12.6)."""
    announced: Annotated[str, Domain(("",), "CK-4.1")] = public("")
    """The action that waits for its throw or for the mover's answer, in notation; '' if there is none."""
    sticks: Annotated[int, Domain((-1,), "CK-4.1")] = public(-1)
    """Dark faces of the throw made for the announced action; -1 if none was made."""
    last: str = public("")
    """The action of the last turn, in notation; '' at the start of a season."""
    made: list[Negative] = public(factory=list)
    """The negative hands of the present turn (CK-12.6, CK-12.7)."""
    held: dict[Side, list[Hand]] = public(factory=dict)
    """The hands each side has held at any time of this season (for CK-13.1)."""
    owed: dict[Side, Points] = public(factory=dict)
    """Negative hands of this season that are still counted, if they stay counted (CK-13.4); otherwise 0."""
    seasons: list[tuple[Season, Side | Nobody, int]] = public(factory=list)
    """How each finished season ended: its number, the side that ended it ('' for nobody), the points it took."""
    missing: list[Piece] = public(factory=list)
    """Pieces that a position leaves out of this season, in lower case; none in a game from its start."""
    seen: dict[str, Times] = public(factory=dict)
    """How often each position of this season has occurred, if that matters (CK-15.3)."""
    reason: Annotated[str, Domain(("",), "CK-1.5")] = public("")
    """Why the game is over."""
    phase: BetweenTurns = public("sides")
    """sides, season, turn or over: the present part of the rule sheet."""
