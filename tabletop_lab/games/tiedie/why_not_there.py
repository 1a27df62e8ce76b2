"""Why a movement cannot end on a square, or go there next: for any square, with the clause that really forbids it.

The answers come from the paragraphs of `chapters/moving_steps.py`; the sentences are the messages `refused-<reason>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop_lab.engine import PASS, Refusal

from .going import Going
from .map import AROUND, NOWHERE
from .ways import cost_of, reach, walks

if TYPE_CHECKING:
    from .chapters.moving_steps import MovingSteps

ANY_ALLOWANCE = 99


def why_no_end(game: MovingSteps, going: Going, square: str) -> Refusal | None:
    """Why a Move cannot end on a square; None if it can."""
    found = _never(game, going, square)
    to = game.map.number.get(square, NOWHERE)
    if to in walks(game, going):
        return None
    if found is not None:
        return found
    ways = reach(game, going)
    if to in ways:
        return Refusal(square, "TD-5.3", "must_go_on", left=going.left - cost_of(ways[to]))
    if len(ways) == 1 and going.left:
        return Refusal(square, "TD-5.3", "dead_end", left=going.left)
    return _straight(game, going, square, to) or _no_way(game, going, square, to)


def why_no_step(game: MovingSteps, going: Going, square: str) -> Refusal | None:
    """Why the next step cannot end on a square; None if it can."""
    to = game.map.number.get(square, NOWHERE)
    if any(step.to == to for step in game.steps(going)):
        return None
    if (found := _never(game, going, square)) is not None:
        return found
    return (
        _straight(game, going, square, to)
        or _through_a_passage(game, going, square, to)
        or _too_dear(game, going, square, to)
        or Refusal(square, "TD-5.1", "not_next")
    )


def refused_steps(game: MovingSteps, going: Going, tried: str = "") -> Iterator[Refusal]:
    """What a person may expect of the next step and does not get: the squares around the pawn, and to stop.

    `tried`: what somebody has tried, any square of the map.
    """
    board, (row, column) = game.map, game.map.spot[going.at]
    around = [board.at_spot.get((row + down, column + right)) for down, right in AROUND]
    names = (tried,) if tried else (*(board.name[square] for square in around if square is not None), PASS)
    for name in names:
        found = _why_no_stop(game, going) if name == PASS else why_no_step(game, going, name)
        if found is not None and found.reason == "not_next":  # too far for a step: perhaps for the whole movement
            found = why_no_end(game, going, name) or found
        if found is not None:
            yield found


def _why_no_stop(game: MovingSteps, going: Going) -> Refusal | None:
    """Why the movement cannot end where the pawn stands; None if it can."""
    if game.may_stop(going, game.steps(going)):
        return None
    return Refusal(PASS, "TD-5.3", "step_due", left=going.left)


def _never(game: MovingSteps, going: Going, square: str) -> Refusal | None:
    """What forbids a square however the pawn goes there."""
    board = game.map
    if square in board.impassable:
        return Refusal(square, "TD-2.10", "impassable")
    if square not in board.number:
        return Refusal(square, "TD-2.1", "no_square", wanted=square[:20])
    to = board[square]
    if to == going.at:
        return Refusal(square, "TD-5.2", "stands_here")
    if going.pawns >> to & 1:
        return Refusal(square, "TD-5.4", "pawn_there")
    if going.visited >> to & 1 and game.rules.no_revisit:
        return Refusal(square, "TD-5.2", "visited")
    return None


def _straight(game: MovingSteps, going: Going, square: str, to: int) -> Refusal | None:
    """What stands between two squares that lie in one line: a wall, a corner, pawns."""
    d, between = _line(game, going.at, to)
    if d < 0:
        return None
    step, board = game.map.step, game.map
    at = going.at
    for number, over in enumerate((*between, to)):
        if step[at][d] != over:
            return _barred(game, square, at, over, d) if number == len(between) else None
        if over != to and not going.pawns >> over & 1:
            return None
        if over != to and going.hats >> over & 1:
            return Refusal(square, "TD-11.14", "hat", pawn=board.name[over])
        at = over
    if len(between) > game.rules.jump_span:
        return Refusal(square, "TD-5.5", "pawns_in_a_row", count=len(between), most=game.rules.jump_span)
    return _diagonal(game, going, square) if d >= 4 and not between else None


def _line(game: MovingSteps, at: int, to: int) -> tuple[int, tuple[int, ...]]:
    """The direction from a square to another in one line with it, and the squares between; -1 if they are in none."""
    board = game.map
    (row, column), (there_row, there_column) = board.spot[at], board.spot[to]
    down, right = there_row - row, there_column - column
    far = max(abs(down), abs(right))
    if far == 0 or {abs(down), abs(right)} - {0, far}:
        return -1, ()
    one = (down // far, right // far)
    spots = [(row + one[0] * n, column + one[1] * n) for n in range(1, far)]
    if not set(spots) <= board.at_spot.keys():
        return -1, ()
    return AROUND.index(one), tuple(board.at_spot[spot] for spot in spots)


def _barred(game: MovingSteps, square: str, at: int, over: int, d: int) -> Refusal:
    """Between two squares that touch there is no step."""
    if d < 4:
        return Refusal(square, "TD-2.6", "wall")
    if game.map.tile[at] != game.map.tile[over]:
        return Refusal(square, "TD-5.6", "diagonal_border")
    return Refusal(square, "TD-5.6", "diagonal_corners")


def _diagonal(game: MovingSteps, going: Going, square: str) -> Refusal | None:
    """A diagonal step that the rules do not let be, or that needs a pawn beside it."""
    if going.costs.diagonal is None or game.rules.diag_reading == "only_jump":
        return Refusal(square, "TD-5.6", "no_diagonals")
    if going.left >= going.costs.diagonal:
        return Refusal(square, "TD-5.6", "diagonal_past_pawn")
    return Refusal(square, "TD-5.6", "diagonal_dear", cost=going.costs.diagonal, left=going.left)


def _through_a_passage(game: MovingSteps, going: Going, square: str, to: int) -> Refusal | None:
    """From a passage: the other one is taken, or the pawn has to step off it."""
    if going.at not in going.passages:
        return None
    far = next(passage for passage in going.passages if passage != going.at)
    if to == far:
        return Refusal(square, "TD-10.17", "stays_on_passage")
    if to in game.map.linked[far] and going.pawns >> far & 1:
        return Refusal(square, "TD-10.15", "passage_taken", passage=game.map.name[far])
    return None


def _too_dear(game: MovingSteps, going: Going, square: str, to: int) -> Refusal | None:
    """A step that only the allowance forbids."""
    prices = [step.cost for step in game.steps(going._replace(left=ANY_ALLOWANCE)) if step.to == to]
    return Refusal(square, "TD-5.3", "too_dear", cost=min(prices), left=going.left) if prices else None


def _no_way(game: MovingSteps, going: Going, square: str, to: int) -> Refusal:
    """Too far, or what would have to be out of the way."""
    for clause, reason, imagined in _without(going):
        way = reach(game, imagined).get(to)
        if way is not None:
            return Refusal(square, clause, reason, cost=cost_of(way), left=going.left)
    return Refusal(square, "TD-2.6", "cut_off")


def _without(going: Going) -> Iterator[tuple[str, str, Going]]:
    free = going._replace(left=ANY_ALLOWANCE)
    yield "TD-5.3", "too_far", free
    yield "TD-5.4", "pawns_in_the_way", free._replace(pawns=0)
    yield "TD-5.2", "way_back", free._replace(pawns=0, visited=0)
