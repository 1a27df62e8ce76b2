"""What must hold at every decision of Cetkaik, and how a partial position is completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidPosition
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, SET, TAM, captured, owned_by
from tabletop_lab.games.cetkaik.content.squares import IA, SIDES, A, other
from tabletop_lab.games.cetkaik.moves.notation import position_faults

from .rules import EXTRA_SEASONS

if TYPE_CHECKING:
    from .game import Cetkaik


def broken(game: Cetkaik) -> Iterator[str]:
    """Yield a sentence for everything that does not hold (section 9 of the catalogue)."""
    s = game.state
    if sorted(s.side.values()) not in ([], sorted(SIDES)):
        yield "the two players do not sit at the two sides"
    if not 0 <= s.season <= game.rules.seasons + EXTRA_SEASONS:
        yield f"there is no season {s.season}"
    if s.phase not in ("sides", "season", "turn", "over"):
        yield f"there is no phase {s.phase!r}"
    if s.phase == "turn":
        yield from _pieces(game)
        if s.turn not in SIDES:
            yield f"nobody is to move: {s.turn!r}"
    elif s.turn and s.phase == "over":
        yield "somebody is to move after the end"
    yield from _points(game)
    yield from _rates(game)


def _pieces(game: Cetkaik) -> Iterator[str]:
    """Check 48 pieces and one tam, each in one place."""
    s = game.state
    for fault in position_faults(s.board, s.reserve):
        yield str(fault)
    if list(s.board.values()).count(TAM) != 1:
        yield "tam does not stand on exactly one square"
    there = Counter([captured(piece) for piece in s.board.values() if piece != TAM])
    for pieces in (*s.reserve.values(), s.missing):
        there.update(pieces)
    if there != Counter(SET):
        wrong = sorted((there - Counter(SET)) + (Counter(SET) - there))
        yield f"more or fewer than the 48 pieces of the set: {', '.join(wrong)}"


def _points(game: Cetkaik) -> Iterator[str]:
    s, rules = game.state, game.rules
    total = 2 * rules.start_points
    if rules.points_flow == "transfer" and s.points[IA] + s.points[A] != total:
        yield f"{s.points[IA]} and {s.points[A]} points are not {total} together"
    if rules.points_floor == "clamp" and min(s.points.values()) < 0:
        yield "somebody has less than no points"
    if min(s.points.values()) <= 0 and s.phase != "over":
        yield "somebody without points has not lost"


def _rates(game: Cetkaik) -> Iterator[str]:
    s, rules = game.state, game.rules
    steps = {1}
    while rules.rate_factor > 1 and max(steps) < rules.rate_cap:
        steps.add(min(max(steps) * rules.rate_factor, rules.rate_cap))
    for side, rate in s.rate.items():
        if rate not in steps:
            yield f"{side} has the rate {rate}, which is none of {', '.join(map(str, sorted(steps)))}"
    if rules.rate_owner == "shared" and s.rate[IA] != s.rate[A]:
        yield "the shared rate is not the same for both"


def complete_position(game: Cetkaik, position: Mapping[str, Any]) -> None:
    """Complete a position; it is in the middle of a season, unless its phase says that the next season is to begin.

    Defaults: P1 sits at IA, IA is to move, it is spring; the board is the initial one without the pieces in the
    reserves; pieces that are nowhere are not used this season. Raises InvalidPosition if the parts do not fit together.
    """
    s = game.state
    s.side = s.side or dict(zip(game.players, SIDES, strict=True))
    if position.get("phase", "turn") != "turn":
        return
    s.phase, s.season = "turn", s.season or 1
    s.turn = s.turn or IA
    s.first = s.first or s.turn
    if "board" not in position:
        s.board = _start_without(s.reserve)
    if faults := position_faults(s.board, s.reserve):
        raise InvalidPosition(*(Fault(f"board and reserve, {f.where}", f.reason, f.allowed, f.clause) for f in faults))
    there = Counter([captured(piece) for piece in s.board.values() if piece != TAM])
    there.update(piece for pieces in s.reserve.values() for piece in pieces)
    s.missing = sorted((Counter(SET) - there).elements())


def _start_without(reserve: Mapping[str, list[str]]) -> dict[str, str]:
    """Return the initial position after these pieces were captured, the opponent's own first."""
    board = dict(INITIAL)
    for side, pieces in reserve.items():
        for piece in pieces:
            owners = (owned_by(piece, other(side)), owned_by(piece, side))
            square = next((at for wanted in owners for at, there in board.items() if there == wanted), "")
            board.pop(square, None)
    return board
