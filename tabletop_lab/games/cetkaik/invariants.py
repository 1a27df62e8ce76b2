"""What must hold at every decision of Cetkaik, and how a partial position is completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidPosition, TabletopError
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, SET, TAM, captured, owned_by
from tabletop_lab.games.cetkaik.content.squares import IA, SIDES, A, other
from tabletop_lab.games.cetkaik.moves.notation import position_faults, read_action

from .rules import EXTRA_SEASONS

if TYPE_CHECKING:
    from .game import Cetkaik


def broken(game: Cetkaik) -> Iterator[Fault]:
    """Yield a sentence for everything that does not hold (section 9 of the catalogue)."""
    s = game.state
    if sorted(s.side.values()) not in ([], sorted(SIDES)):
        yield game.broken("side", "not_both_sides", "CK-3.3", domain=SIDES)
    if not 0 <= s.season <= game.rules.seasons + EXTRA_SEASONS:
        yield game.broken("season", "no_season", "CK-14.1", season=s.season)
    if s.phase not in ("sides", "season", "turn", "over"):
        yield game.broken("phase", "no_phase", "CK-4.1", phase=s.phase)
    if s.phase == "turn":
        yield from _pieces(game)
        if s.turn not in SIDES:
            yield game.broken("turn", "nobody_to_move", "CK-4.1", domain=SIDES)
    elif s.turn and s.phase == "over":
        yield game.broken("turn", "to_move_after_the_end", "CK-4.1")
    yield from _points(game)
    yield from _rates(game)


def _pieces(game: Cetkaik) -> Iterator[Fault]:
    """Check 48 pieces and one tam, each in one place."""
    s = game.state
    for fault in position_faults(s.board, s.reserve):
        yield _placed("board", fault)
    if list(s.board.values()).count(TAM) != 1:
        yield game.broken("board", "no_tam", "CK-3.1")
    there = Counter([captured(piece) for piece in s.board.values() if piece != TAM])
    for pieces in (*s.reserve.values(), s.missing):
        there.update(pieces)
    if there != Counter(SET):
        wrong = sorted((there - Counter(SET)) + (Counter(SET) - there))
        yield game.broken("board", "not_the_set", "CK-3.1", pieces=", ".join(wrong))


def _points(game: Cetkaik) -> Iterator[Fault]:
    s, rules = game.state, game.rules
    total = 2 * rules.start_points
    if rules.points_flow == "transfer" and s.points[IA] + s.points[A] != total:
        yield game.broken("points", "other_total", "CK-1.2", ours=s.points[IA], theirs=s.points[A], total=total)
    if rules.points_floor == "clamp" and min(s.points.values()) < 0:
        yield game.broken("points", "less_than_none", "CK-1.4")
    if min(s.points.values()) <= 0 and s.phase != "over":
        yield game.broken("points", "not_lost_yet", "CK-1.4")


def _rates(game: Cetkaik) -> Iterator[Fault]:
    s, rules = game.state, game.rules
    steps = {1}
    while rules.rate_factor > 1 and max(steps) < rules.rate_cap:
        steps.add(min(max(steps) * rules.rate_factor, rules.rate_cap))
    for side, rate in s.rate.items():
        if rate not in steps:
            yield game.broken(f"rate.{side}", "no_rate", "CK-13.5", rate=rate, domain=tuple(sorted(steps)))
    if rules.rate_owner == "shared" and s.rate[IA] != s.rate[A]:
        yield game.broken("rate", "rates_differ", "CK-13.5")


def complete_position(game: Cetkaik, position: Mapping[str, Any]) -> None:
    """Complete a position; it is in the middle of a season, unless its phase says that the next season is to begin.

    Defaults: P1 sits at IA, IA is to move, it is spring; the board is the initial one without the pieces in the
    reserves; pieces that are nowhere are not used this season. Raises InvalidPosition if the parts do not fit together.
    """
    s = game.state
    if position.get("phase") == "sides":
        return
    s.side = s.side or dict(zip(game.players, SIDES, strict=True))
    if faults := list(_contradictions(game, position)):
        raise InvalidPosition(*faults)
    if position.get("phase", "turn") != "turn":
        return
    s.phase, s.season = "turn", s.season or 1
    s.turn = s.turn or IA
    s.first = s.first or s.turn
    if "board" not in position:
        s.board = _start_without(s.reserve)
    if faults := position_faults(s.board, s.reserve):
        raise InvalidPosition(*[_placed("board", fault) for fault in faults])
    there = Counter([captured(piece) for piece in s.board.values() if piece != TAM])
    there.update(piece for pieces in s.reserve.values() for piece in pieces)
    s.missing = sorted((Counter(SET) - there).elements())


def _contradictions(game: Cetkaik, position: Mapping[str, Any]) -> Iterator[Fault]:
    """What cannot stand together between two turns."""
    s = game.state
    if len(s.side) != len(SIDES) or sorted(s.side.values()) != sorted(SIDES):
        yield game.broken("side", "not_both_sides", "CK-3.3", domain=SIDES)
    if position.get("phase", "turn") == "turn" and "season" in position and not s.season:
        yield game.broken("season", "no_season", "CK-14.1", season=s.season)
    if "turn" in position and position.get("phase", "turn") == "turn" and not s.turn:
        yield game.broken("turn", "nobody_to_move", "CK-4.1", domain=SIDES)
    if s.last:
        try:
            read_action(s.last)
        except TabletopError:
            yield game.broken("last", "no_action_text", "CK-4.1", action=s.last[:40])


def _placed(name: str, fault: Fault) -> Fault:
    """A fault of a text as one of its field."""
    others = tuple(replace(other, where=f"{name}.{other.where}") for other in fault.others)
    return replace(fault, where=f"{name}.{fault.where}", others=others)


def _start_without(reserve: Mapping[str, list[str]]) -> dict[str, str]:
    """Return the initial position after these pieces were captured, the opponent's own first."""
    board = dict(INITIAL)
    for side, pieces in reserve.items():
        for piece in pieces:
            owners = (owned_by(piece, other(side)), owned_by(piece, side))
            square = next((at for wanted in owners for at, there in board.items() if there == wanted), "")
            board.pop(square, None)
    return board
