"""CK-4.1 with CK-6, CK-8 to CK-10: the actions of a turn, made from the ways of moving.

Paragraphs on single moves work on sets of squares. They are given a `Mover` (for tam a `Board`), which answers
questions about squares, and nothing else that can change; so their answers can be remembered (`moves.memory`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.cetkaik.content.pieces import TAM, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import distance
from tabletop_lab.games.cetkaik.moves.actions import Drop, Move, TamMove, move, tam_stands_on
from tabletop_lab.games.cetkaik.moves.family import Actions, Drops
from tabletop_lab.games.cetkaik.moves.memory import Memory, remembering
from tabletop_lab.games.cetkaik.moves.mover import Board, Mover
from tabletop_lab.games.cetkaik.moves.reach import ray
from tabletop_lab.games.cetkaik.moves.refusals import why_not
from tabletop_lab.games.cetkaik.moves.sets import EVERYWHERE, Squares
from tabletop_lab.games.cetkaik.moves.tam_memory import TamMoves

from .moving import Moving


class Choosing(Moving):
    """The options of a player."""

    @clause("CK-4.1")
    def actions(self, side: str) -> Actions:
        """A turn is exactly one of these: a move of one own piece, of tam, or of a piece of the reserve."""
        board = self.state.board
        pieces = remembering(self, lambda memory: memory.pieces(board, side))
        return Actions(self, side, pieces, self.tam_moves(side), self.drops(side))

    # --- one own piece ------------------------------------------------------------------------------------------------

    @clause("CK-4.1")
    def plain_moves(self, mover: Mover) -> Iterator[Move]:
        """Yield the moves from the origin to every square to which the piece can move and on which it can end."""
        for to in self.may_end(mover, mover.leg(mover.origin).squares):
            yield move(mover.origin, to, "", False, self.water_takes_a_throw(mover.kind, mover.origin, "", to))

    @clause("CK-9.1", "CK-9.2", "CK-9.3")
    def may_end(self, mover: Mover, squares: Squares) -> Squares:
        """A move ends on an empty square (its own origin counts as empty) or captures the piece there.

        So it ends anywhere except on a piece that cannot be captured.
        """
        return squares - mover.not_capturable(squares)

    @clause("CK-6.1", "CK-6.2", "CK-6.4")
    def via_points(self, mover: Mover) -> Squares:
        """Every occupied square to which the piece could move can be a via point.

        Only one in a turn can be stepped on.
        """
        first = mover.leg(mover.origin)
        vias = mover.steppable(first.squares)
        if self.first_leg_needs_throw():
            vias -= [via for via in vias - first.finite if not self.may_declare(distance(mover.origin, via))]
        return vias

    @clause("CK-6.3", "CK-6.8")
    def near_ends(self, mover: Mover, via: str) -> Squares:
        """Where a finite second leg can end."""
        squares = mover.leg(via).finite
        if self.may_capture_stepped():
            squares |= {via}
        return self.may_end_after_stepping(mover, squares) if squares else squares

    @clause("CK-6.3", "CK-6.5")
    def far_ends(self, mover: Mover, via: str) -> Squares:
        """Where an infinite second leg can end, which needs a throw."""
        second = mover.leg(via)
        if not second.infinite:
            return second.infinite
        ends = self.may_end_after_stepping(mover, second.infinite - second.finite)
        hopeless = [to for to in ends if not self.may_declare(self.throw_distance(mover.origin, via, to))]
        return ends - hopeless if hopeless else ends

    @clause("CK-6.3", "CK-15.2")
    def may_end_after_stepping(self, mover: Mover, squares: Squares) -> Squares:
        """The same as without stepping; in addition, the second leg may lead back to the origin."""
        ends = self.may_end(mover, squares)
        return ends if self.may_return() else ends - {mover.origin}

    @clause("CK-6.1", "CK-6.3")
    def stepping_moves(self, mover: Mover, via: str) -> Iterator[Move]:
        """Yield the moves from a via point to every square on which a finite second leg can end."""
        for to in self.near_ends(mover, via):
            yield move(mover.origin, to, via, False, self.water_takes_a_throw(mover.kind, mover.origin, via, to))

    @clause("CK-6.5", "CK-6.6")
    def throwing_moves(self, mover: Mover, via: str) -> Iterator[Move]:
        """Yield the moves with an infinite second leg: they name the destination, the direction or nothing more."""
        origin, ends = mover.origin, self.far_ends(mover, via)
        match self.rules.declare_before_throw:
            case "destination":
                for to in ends:
                    yield move(origin, to, via, True, self.water_takes_a_throw(mover.kind, origin, via, to))
            case "direction":
                for to in ends:
                    nearer = [end for end in ends if distance(via, end) < distance(via, to)]
                    if ray(via, to) not in [ray(via, end) for end in nearer]:
                        yield move(origin, to, via, True, False, True)
            case _ if ends:
                yield move(origin, "", via, True)

    # --- tam, or a piece of the reserve -------------------------------------------------------------------------------

    @clause("CK-8.2", "CK-8.3", "CK-8.5")
    def tam_moves(self, side: str) -> Sequence[TamMove]:
        """Tam makes its king steps one after another; its own origin counts as empty."""
        board = self.state.board
        tam = tam_stands_on(board)
        if not tam or not self.tam_may_move(side):
            return ()
        return remembering(self, lambda memory: TamMoves(memory.tam, board, tam))

    @clause("CK-8.2", "CK-8.3")
    def tam_step(self, board: Board, square: str) -> Squares:
        """Return the ends of one king step onto an empty square, from tam's square or from that of a stepped piece."""
        return board.empty(self.king_steps(square))

    @clause("CK-8.2")
    def tam_via_points(self, board: Board, square: str, used: int) -> Squares:
        """Return the neighbouring pieces on which tam can step; there is only one via point in the whole turn."""
        return board.occupied(self.king_steps(square) if used < self.rules.tam_via_limit else ())

    @clause("CK-10.1")
    def drops(self, side: str) -> Sequence[Drop]:
        """Return every kind and colour of the reserve on every empty square."""
        pieces = self.droppable(side)
        empty = EVERYWHERE - self.state.board if pieces else Squares()
        return Drops(dict.fromkeys(pieces, empty))

    # --- what others ask about the board as it lies -------------------------------------------------------------------

    def mover(self, side: str, origin: str) -> Mover:
        """Return the board as the piece of a square sees it when it is about to move."""
        return Memory(self).mover(self.state.board, side, origin)

    def occupant(self, side: str, square: str) -> str:
        """Return whose piece is on a square: own, enemy, tam, or '' for nobody's."""
        piece = self.state.board.get(square, "")
        if not piece or piece == TAM:
            return "tam" if piece else ""
        return "own" if owner(piece) == side else "enemy"

    def hue_at(self, square: str) -> bool:
        """Whether a square is hue now."""
        return self.is_hue(square, tam_stands_on(self.state.board))

    def needs_water_throw(self, origin: str, via: str, to: str) -> bool:
        """Whether the piece of `origin` needs a throw to end on a square (CK-7.1)."""
        return self.water_takes_a_throw(kind_of(self.state.board[origin]), origin, via, to)

    def runs_to_its_via_point(self, move: Move) -> bool:
        """Whether the first leg of a stepping move is an infinite movement (CK-6.4)."""
        board, origin = self.state.board, move.origin
        if not move.via:
            return False
        steps = remembering(self, lambda memory: memory.mover(board, owner(board[origin]), origin).leg(origin).finite)
        return move.via not in steps

    @clause("CK-6.6")
    def landings(self, move: Move) -> tuple[str, ...]:
        """Return where a second leg may end, whatever the throw: the named square, those in its direction, or all."""
        if not move.far or (move.to and not move.toward):
            return (move.to,)
        ends = self.far_ends(self.mover(owner(self.state.board[move.origin]), move.origin), move.via)
        if not move.to:
            return tuple(ends)
        direction = ray(move.via, move.to)
        return tuple([to for to in ends if ray(move.via, to) == direction])

    def why_not(self, side: str) -> Iterator[Refusal]:
        """Yield what the player might expect to be possible but is not, each with its clause.

        Called when a person asks.
        """
        return why_not(self, side)
