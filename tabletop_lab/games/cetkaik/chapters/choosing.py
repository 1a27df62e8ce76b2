"""CK-4.1 with CK-6, CK-8 and CK-9: from the ways of moving to the actions of a turn, on the board as it lies.

This is the rule sheet's own order, square by square and without any memory. `lookup` puts the same paragraphs together
for speed, and tests compare the two; when one of the functions here is edited, the game plays by these.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.cetkaik.content.pieces import TAM, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES, distance
from tabletop_lab.games.cetkaik.moves.actions import Action, Drop, Move, TamMove, tam_stands_on
from tabletop_lab.games.cetkaik.moves.family import Actions
from tabletop_lab.games.cetkaik.moves.lookup_for import actions_of
from tabletop_lab.games.cetkaik.moves.reach import Reach, ray
from tabletop_lab.games.cetkaik.moves.refusals import why_not

from .moving import Moving


class Choosing(Moving):
    """What a player can choose from."""

    # --- the board as the mover sees it -------------------------------------------------------------------------------

    def stander(self, side: str, square: str) -> str:
        """Whose piece stands on a square: own, enemy, tam, or '' for nobody's."""
        piece = self.state.board.get(square, "")
        if not piece or piece == TAM:
            return "tam" if piece else ""
        return "own" if owner(piece) == side else "enemy"

    def hue_at(self, square: str) -> bool:
        """Whether a square is hue now."""
        return self.is_hue(square, tam_stands_on(self.state.board))

    @clause("CK-9.3", "CK-5.5")
    def protector(self, square: str, origin: str) -> str:
        """The square of a piece that protects the one on `square` once that of `origin` has left; '' for none."""
        board = self.state.board
        mine, tam = owner(board[square]), tam_stands_on(board)
        guards = [guard for guard, piece in board.items() if piece != TAM and guard != origin and owner(piece) == mine]
        for guard in guards:
            if square in self.protected_by(kind_of(board[guard]), guard, self.is_hue(guard, tam)):
                return guard
        return ""

    @clause("CK-9.1", "CK-9.2", "CK-9.3")
    def may_end(self, side: str, origin: str, to: str) -> bool:
        """A move ends on an empty square (its own origin is empty by then) or captures what stands there."""
        stander = self.stander(side, to)
        if not stander or to == origin:
            return True
        protected = stander != "tam" and self.protector(to, origin) != ""
        return self.may_capture(stander, kind_of(self.state.board[to]), protected)

    def leg(self, side: str, origin: str, square: str) -> Reach:
        """Where the piece of `origin` could go from a square, the piece itself being off its origin (CK-6.3)."""
        board = self.state.board
        occupied = board.keys() - {origin}
        return self.reach(kind_of(board[origin]), side, square, self.hue_at(square), occupied)

    # --- CK-4.1: one own piece ----------------------------------------------------------------------------------------

    @clause("CK-4.1", "CK-9.1")
    def plain_moves(self, side: str, origin: str) -> Iterator[Move]:
        """From the origin to every square the piece can move to and end on."""
        for to in _in_order(self.leg(side, origin, origin).squares):
            if self.may_end(side, origin, to):
                yield Move(origin, to, water=self.needs_water_throw(origin, "", to))

    @clause("CK-6.1", "CK-6.2", "CK-6.4")
    def via_points(self, side: str, origin: str) -> Iterator[str]:
        """Every occupied square the piece could move to: one of them can be stepped on in a turn."""
        first = self.leg(side, origin, origin)
        for via in _in_order(first.squares):
            stander = self.stander(side, via)
            too_far = via not in first.finite and self.first_leg_needs_throw()
            if stander and self.may_step_on(stander) and not (too_far and not self.may_declare(distance(origin, via))):
                yield via

    @clause("CK-6.3", "CK-6.8")
    def near_ends(self, side: str, origin: str, via: str) -> list[str]:
        """Where a finite second leg can end."""
        squares = list(self.leg(side, origin, via).finite)
        if self.may_capture_stepped():
            squares.append(via)
        return [to for to in _in_order(squares) if self.may_end_after_stepping(side, origin, to)]

    @clause("CK-6.3", "CK-6.5")
    def far_ends(self, side: str, origin: str, via: str) -> list[str]:
        """Where an infinite second leg can end, which takes a throw."""
        second = self.leg(side, origin, via)
        return [
            to
            for to in _in_order(second.infinite)
            if to not in second.finite
            and self.may_end_after_stepping(side, origin, to)
            and self.may_declare(self.throw_distance(origin, via, to))
        ]

    def may_end_after_stepping(self, side: str, origin: str, to: str) -> bool:
        """CK-6.3, CK-15.2: as without stepping; the origin too, unless a reading forbids it."""
        return self.may_return() if to == origin else self.may_end(side, origin, to)

    @clause("CK-6.1", "CK-6.3")
    def stepping_moves(self, side: str, origin: str) -> Iterator[Move]:
        """From every via point with a finite second leg."""
        for via in self.via_points(side, origin):
            for to in self.near_ends(side, origin, via):
                yield Move(origin, to, via, water=self.needs_water_throw(origin, via, to))

    @clause("CK-6.5", "CK-6.6")
    def throwing_moves(self, side: str, origin: str) -> Iterator[Move]:
        """From every via point with an infinite second leg: the destination, the direction or nothing more is named."""
        for via in self.via_points(side, origin):
            ends = self.far_ends(side, origin, via)
            match self.rules.declare_before_throw:
                case "destination":
                    for to in ends:
                        yield Move(origin, to, via, far=True, water=self.needs_water_throw(origin, via, to))
                case "direction":
                    for to in ends:
                        nearer = [end for end in ends if distance(via, end) < distance(via, to)]
                        if ray(via, to) not in [ray(via, end) for end in nearer]:
                            yield Move(origin, to, via, far=True, toward=True)
                case _ if ends:
                    yield Move(origin, "", via, far=True)

    # --- CK-4.1: tam, or a piece of the reserve -----------------------------------------------------------------------

    @clause("CK-8.2")
    def tam_step(self, square: str, occupied: Container[str]) -> Iterator[tuple[str, str]]:
        """A king step to an empty square, or over a piece on a neighbouring one: ('' or the via point, the square)."""
        near = _in_order(self.king_steps(square))
        for to in near:
            if to not in occupied:
                yield "", to
        for via in near:
            if via in occupied:
                for to in _in_order(self.king_steps(via)):
                    if to not in occupied:
                        yield via, to

    @clause("CK-8.2", "CK-8.3", "CK-8.5")
    def tam_moves(self, side: str) -> Iterator[TamMove]:
        """Its king steps one after another, each onto an empty square, its own origin counting as empty."""
        tam = tam_stands_on(self.state.board)
        if not tam or not self.tam_may_move(side):
            return
        occupied = self.state.board.keys() - {tam}
        lengths = self.tam_lengths()
        ways: list[TamMove] = [TamMove(tam, ())]
        for length in range(1, lengths[-1] + 1):
            longer = []
            for way in ways:
                for via, to in self.tam_step(way.steps[-1] if way.steps else tam, occupied):
                    vias = (*way.vias, via)
                    if len(vias) - vias.count("") <= self.rules.tam_via_limit:
                        longer.append(TamMove(tam, (*way.steps, to), vias))
            ways = longer
            if length in lengths:
                yield from (way for way in ways if self.tam_may_return() or not way.returns)

    @clause("CK-10.1")
    def drops(self, side: str) -> Iterator[Drop]:
        """Every kind and colour of the reserve on every empty square."""
        for piece in self.droppable(side):
            for square in SQUARES:
                if square not in self.state.board:
                    yield Drop(piece, square)

    @clause("CK-4.1")
    def all_actions(self, side: str) -> Iterator[Action]:
        """Exactly one of these: one own piece, tam, or a piece of the reserve."""
        own = [square for square in SQUARES if self.stander(side, square) == "own"]
        for moves in (self.plain_moves, self.stepping_moves, self.throwing_moves):
            for origin in own:
                yield from moves(side, origin)
        yield from self.tam_moves(side)
        yield from self.drops(side)

    @clause("CK-4.1")
    def actions(self, side: str) -> Actions:
        """Everything the side can do in its turn, made only when looked at."""
        return actions_of(self, side)

    def why_not(self, side: str) -> Iterator[Refusal]:
        """What one would expect to be able to do and cannot, each with its clause; called when a person asks."""
        return why_not(self, side)

    # --- what the flow asks about a chosen move -----------------------------------------------------------------------

    @clause("CK-7.1", "CK-7.2", "CK-7.4")
    def needs_water_throw(self, origin: str, via: str, to: str) -> bool:
        """Whether the piece of `origin` needs a throw to end on a square."""
        return self.water_takes_a_throw(kind_of(self.state.board[origin]), origin, via, to)

    def runs_to_its_via_point(self, move: Move) -> bool:
        """CK-6.4: whether the first leg of a stepping move is an infinite movement."""
        side = owner(self.state.board[move.origin])
        return move.via != "" and move.via not in self.leg(side, move.origin, move.origin).finite

    @clause("CK-6.6")
    def landings(self, move: Move) -> tuple[str, ...]:
        """The squares a second leg may end on, whatever the throw: the one named, those in its direction, or all."""
        if not move.far or (move.to and not move.toward):
            return (move.to,)
        ends = self.far_ends(owner(self.state.board[move.origin]), move.origin, move.via)
        if not move.to:
            return tuple(ends)
        direction = ray(move.via, move.to)
        return tuple([to for to in ends if ray(move.via, to) == direction])


def _in_order(squares: Sequence[str]) -> list[str]:
    return sorted(set(squares), key=NUMBER.__getitem__)
