"""Why an action cannot be chosen: for any pair of squares, with or without a via point, tam, a drop, or a wrong text.

The answers come from the chapters' own functions, in the order of the rule sheet: the origin, the legs, the
destination. The sentences are in the message files.
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
from .memory import Memory
from .mover import Board
from .notation import InvalidNotation
from .refusals_of_moves import PieceMove, named
from .sets import mask_of

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing


def why_not(game: Choosing, side: str) -> Iterator[Refusal]:
    """Yield what a player might expect to be possible but is not: captures, tam's move, drops.

    Other answers are given only when somebody tries an action (`Actions.refusal`): there are too many of them.
    """
    board, memory = game.state.board, Memory(game)
    for origin in SQUARES:
        if game.occupant(side, origin) == "own":
            mover = memory.mover(board, side, origin)
            for to in mover.leg(origin).squares:
                refusal = PieceMove(game, side, Move(origin, to), mover).end()
                if refusal is not None:
                    yield refusal
    tam = tam_stands_on(board)
    if tam and not game.tam_may_move(side):
        yield Refusal(Tried(TamMove(tam, ())), "CK-12.6", "tam_barred_again")
    if game.state.reserve[side] and not game.drops(side):
        piece = game.state.reserve[side][0]
        reason = "not_possible" if game.rules.drops else "no_drops"
        yield Refusal(Tried(Drop(piece, ""), DROP + piece), "CK-10.1", reason)


def why_not_this(game: Choosing, side: str, action: Action) -> Refusal:
    """Return why this action, which the side does not have, is not possible."""
    if isinstance(action, Drop):
        return _drop(game, side, action)
    return _tam(game, side, action) if isinstance(action, TamMove) else PieceMove(game, side, action).refusal()


def why_not_there(game: Choosing, side: str, origin: str, to: str, via: str = "") -> Refusal | None:
    """Return why the piece on `origin` (or of the reserve) cannot go to `to`, over `via` if given; None if it can.

    Whether a second leg would be finite or infinite, and whether a water throw is needed, does not matter here.
    """
    for action in game.actions(side).of(origin):
        if isinstance(action, Move):
            if action.via == via and to in game.landings(action):
                return None
        elif action.to == to and (isinstance(action, Drop) or via in ("", *action.vias)):
            return None
    if origin not in NUMBER:
        return _drop(game, side, Drop(origin, to))
    if game.occupant(side, origin) != "tam":
        return PieceMove(game, side, Move(origin, to, via)).refusal(any_leg=True)
    found = _tam(game, side, TamMove(origin, (via or to, to) if game.tam_lengths()[-1] > 1 else (to,)))
    if found.reason != "not_possible":
        return found
    return Refusal(Tried(TamMove(origin, (to,))), "CK-8.2", "tam_not_next", start=origin, to=to)


def not_an_action(wanted: str, error: InvalidNotation) -> Refusal | None:
    """Return at which character a text is not written like an action."""
    at = re.search(r"character (\d+)$", error.faults[0].where)
    return Refusal(wanted[:60], "CK-4.1", "not_an_action", at=int(at.group(1)) if at else 1, wanted=wanted[:60])


def _drop(game: Choosing, side: str, drop: Drop) -> Refusal:
    """Check CK-10.1: a piece of the player's own reserve, an empty square."""
    tried, board = Tried(drop), game.state.board
    if not game.rules.drops:
        return Refusal(tried, "CK-10.1", "no_drops")
    if drop.piece not in game.state.reserve[side]:
        return Refusal(tried, "CK-10.1", "not_in_reserve", piece=drop.piece)
    if drop.to in board:
        return Refusal(tried, "CK-10.1", "occupied", to=drop.to, other=named(board[drop.to]))
    return Refusal(tried, "CK-10.1", "not_possible")


def _tam(game: Choosing, side: str, move: TamMove) -> Refusal:
    """Check CK-8 and CK-12.6: the steps one after another."""
    tried, lengths = Tried(move), game.tam_lengths()
    if game.state.board.get(move.origin) != TAM:
        return Refusal(tried, "CK-8.1", "no_tam", square=move.origin)
    if not game.tam_may_move(side):
        return Refusal(tried, "CK-12.6", "tam_barred_again")
    if len(move.steps) not in lengths:
        steps = len(move.steps)
        return Refusal(tried, "CK-8.2", "tam_steps", steps=steps, least=lengths[0], most=lengths[-1])
    at, used = move.origin, 0
    for via, to in zip(move.vias, move.steps, strict=True):
        found = (_tam_over(game, move, at, via, used) if via else None) or _tam_onto(game, move, via or at, to)
        if found:
            return found
        at, used = to, used + (via != "")
    if move.returns and not game.tam_may_return():
        return Refusal(tried, "CK-12.6", "tam_no_return", square=move.origin)
    return Refusal(tried, "CK-8.2", "not_possible")


def _tam_over(game: Choosing, move: TamMove, start: str, via: str, used: int) -> Refusal | None:
    """Check CK-8.2: the piece that tam steps on."""
    tried, board = Tried(move), game.state.board
    if via not in game.king_steps(start):
        return Refusal(tried, "CK-8.2", "tam_not_next", start=start, to=via)
    if via not in board or via == move.origin:
        return Refusal(tried, "CK-8.2", "tam_via_empty", via=via)
    if via in game.tam_via_points(_without_tam(game), start, used):
        return None
    if used >= game.rules.tam_via_limit:
        return Refusal(tried, "CK-8.2", "tam_vias", most=game.rules.tam_via_limit)
    return Refusal(tried, "CK-8.2", "not_possible")


def _tam_onto(game: Choosing, move: TamMove, start: str, to: str) -> Refusal | None:
    """Check CK-8.2 and CK-8.3: the square that tam moves to."""
    tried, board = Tried(move), game.state.board
    if to not in game.king_steps(start):
        return Refusal(tried, "CK-8.2", "tam_not_next", start=start, to=to)
    if to in board and to != move.origin:
        return Refusal(tried, "CK-8.2", "tam_occupied", to=to, other=named(board[to]))
    return None if to in game.tam_step(_without_tam(game), start) else Refusal(tried, "CK-8.2", "not_possible")


def _without_tam(game: Choosing) -> Board:
    board = game.state.board
    return Board(mask_of(board) & ~mask_of([tam_stands_on(board)]))
