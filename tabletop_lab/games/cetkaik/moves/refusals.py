"""Why an action cannot be chosen: for any pair of squares, with or without a via point, tam, a drop, or a wrong text.

The answers come from the chapters' own functions, asked in the order of the rule sheet: the origin, the legs, the
destination. The sentences stand in the message files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop_lab.engine import Refusal
from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES

from .action_words import Tried
from .actions import DROP, Action, Drop, Move, TamMove, tam_stands_on
from .notation import InvalidNotation
from .refusals_of_moves import PieceMove, named

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing


def why_not(game: Choosing, side: str) -> Iterator[Refusal]:
    """What one would expect to be able to do and cannot: ending where an own piece could go but for what stands there.

    Everything else is answered when somebody tries it (`Actions.refusal`): there is too much of it.
    """
    board = game.state.board
    for origin in SQUARES:
        if game.stander(side, origin) == "own":
            for to in game.leg(side, origin, origin).squares:
                refusal = PieceMove(game, side, Move(origin, to)).end()
                if refusal is not None:
                    yield refusal
    tam = tam_stands_on(board)
    if tam and not game.tam_may_move(side):
        yield Refusal(Tried(TamMove(tam, ())), "CK-12.6", "tam_barred_again")
    if game.state.reserve[side] and not game.rules.drops:
        piece = game.state.reserve[side][0]
        yield Refusal(Tried(Drop(piece, ""), DROP + piece), "CK-10.1", "no_drops")


def why_not_this(game: Choosing, side: str, action: Action) -> Refusal:
    """Why this action, which is none of the side's, is not possible."""
    if isinstance(action, Drop):
        found = _drop(game, side, action)
    elif isinstance(action, TamMove):
        found = _tam(game, side, action)
    else:
        found = PieceMove(game, side, action).refusal()
    return found or Refusal(Tried(action), "CK-4.1", "not_possible")


def why_not_there(game: Choosing, side: str, origin: str, to: str, via: str = "") -> Refusal | None:
    """Why the piece on `origin` (or of the reserve) cannot go to `to`, over `via` if given; None when it can.

    Whether a second leg would be finite or infinite, and whether a water throw is needed, need not be known.
    """
    if origin not in NUMBER:
        drop = Drop(origin, to)
        return None if drop in game.drops(side) else why_not_this(game, side, drop)
    if game.stander(side, origin) == "tam":
        return None if any(move.to == to and via in ("", *move.vias) for move in game.tam_moves(side)) else (
            _tam(game, side, TamMove(origin, (via or to, to) if game.tam_lengths()[-1] > 1 else (to,)))
            or Refusal(Tried(TamMove(origin, (to,))), "CK-8.2", "tam_not_next", start=origin, to=to)
        )  # fmt: skip
    return PieceMove(game, side, Move(origin, to, via)).refusal(any_leg=True)


def not_an_action(wanted: str, error: InvalidNotation) -> Refusal | None:
    """A text that is not written like an action: at which character."""
    at = re.search(r"character (\d+)$", error.faults[0].where)
    return Refusal(wanted[:60], "CK-4.1", "not_an_action", at=int(at.group(1)) if at else 1, wanted=wanted[:60])


def _drop(game: Choosing, side: str, drop: Drop) -> Refusal | None:
    """CK-10.1: a piece of the own reserve, an empty square."""
    tried, board = Tried(drop), game.state.board
    if not game.rules.drops:
        return Refusal(tried, "CK-10.1", "no_drops")
    if drop.piece not in game.state.reserve[side]:
        return Refusal(tried, "CK-10.1", "not_in_reserve", piece=drop.piece)
    if drop.to in board:
        return Refusal(tried, "CK-10.1", "occupied", to=drop.to, other=named(board[drop.to]))
    return None


def _tam(game: Choosing, side: str, move: TamMove) -> Refusal | None:
    """CK-8, CK-12.6: the steps one after another."""
    tried, board, lengths = Tried(move), game.state.board, game.tam_lengths()
    if board.get(move.origin) != TAM:
        return Refusal(tried, "CK-8.1", "no_tam", square=move.origin)
    if not game.tam_may_move(side):
        return Refusal(tried, "CK-12.6", "tam_barred_again")
    if len(move.steps) not in lengths:
        steps = len(move.steps)
        return Refusal(tried, "CK-8.2", "tam_steps", steps=steps, least=lengths[0], most=lengths[-1])
    occupied = board.keys() - {move.origin}
    at = move.origin
    for via, to in zip(move.vias, move.steps, strict=True):
        start = at
        if via:
            if via not in game.king_steps(at):
                return Refusal(tried, "CK-8.2", "tam_not_next", start=at, to=via)
            if via not in occupied:
                return Refusal(tried, "CK-8.2", "tam_via_empty", via=via)
            start = via
        if to not in game.king_steps(start):
            return Refusal(tried, "CK-8.2", "tam_not_next", start=start, to=to)
        if to in occupied:
            return Refusal(tried, "CK-8.2", "tam_occupied", to=to, other=named(board[to]))
        at = to
    if len(move.vias) - move.vias.count("") > game.rules.tam_via_limit:
        return Refusal(tried, "CK-8.2", "tam_vias", most=game.rules.tam_via_limit)
    if move.returns and not game.tam_may_return():
        return Refusal(tried, "CK-12.6", "tam_no_return", square=move.origin)
    return None
