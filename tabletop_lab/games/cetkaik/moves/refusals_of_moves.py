"""Why one piece's move cannot be chosen, checked in the order of the rule sheet (see `refusals`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_lab.engine import Refusal
from tabletop_lab.games.cetkaik.content.pieces import TAM, captured, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import SQUARES, distance, place, square_at

from .action_words import Tried
from .actions import Move
from .mover import Mover
from .reach import ray
from .sets import Squares

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

YES = {True: "yes", False: "no"}


def named(piece: str) -> str:
    """Return a piece in words: colour and kind, or tam."""
    return "tam" if piece == TAM else captured(piece)


class PieceMove:
    """One piece's move, checked in the order of the rule sheet."""

    def __init__(self, game: Choosing, side: str, move: Move, mover: Mover | None = None) -> None:
        self.game, self.side, self.move = game, side, move
        self.board = game.state.board
        self._mover = mover

    @property
    def mover(self) -> Mover:
        """The board as the piece sees it."""
        if self._mover is None:
            self._mover = self.game.mover(self.side, self.move.origin)
        return self._mover

    def say(self, clause: str, reason: str, **facts: object) -> Refusal:
        return Refusal(Tried(self.move), clause, reason, **facts)

    def refusal(self, any_leg: bool = False) -> Refusal:
        """Return what is wrong with a move that is not among the actions. `any_leg`: ignore signs for throws."""
        return self.first_fault(any_leg) or self.say(self.left_out_by(), "not_possible")

    def left_out_by(self) -> str:
        """Return the clause whose edited function leaves out a move that is otherwise right."""
        game, move, mover = self.game, self.move, self.mover
        if not move.via:
            return "CK-4.1"
        if move.via not in game.via_points(mover):
            return "CK-6.1"
        return "CK-6.5" if move.to in mover.leg(move.via).infinite else "CK-6.3"

    def first_fault(self, any_leg: bool) -> Refusal | None:
        """Return the first thing that is wrong, in the order of the rule sheet.

        None if the move obeys the rule sheet.
        """
        game, side, move = self.game, self.side, self.move
        occupant = game.occupant(side, move.origin)
        if occupant == "":
            return self.say("CK-4.1", "no_piece", square=move.origin)
        if occupant == "tam":
            least, most = game.tam_lengths()[0], game.tam_lengths()[-1]
            return self.say("CK-8.2", "tam_steps", steps=1, least=least, most=most)
        if occupant == "enemy":
            return self.say("CK-4.1", "enemy_piece", square=move.origin, piece=named(self.board[move.origin]))
        if not move.via:
            if move.to == move.origin:
                return self.say("CK-4.1", "same_square", square=move.origin)
            return self.leg(move.origin, move.to, "only") or self.end() or (None if any_leg else self.signs())
        found = self.leg(move.origin, move.via, "first") or self.stepping()
        if found or not move.to:
            return found or (None if any_leg else self.declaration())
        if move.to == move.via:
            return None if game.may_capture_stepped() else self.say("CK-6.8", "stays_on_via", via=move.via)
        return (
            self.leg(move.via, move.to, "second")
            or (self.end() if move.to != move.origin else self.return_home())
            or self.distance()
            or (None if any_leg else self.declaration() or self.signs())
        )

    # --- the legs -----------------------------------------------------------------------------------------------------

    def leg(self, start: str, to: str, leg: str) -> Refusal | None:
        """Check CK-5: the square is not on the piece's lines, or something is in the way."""
        game, side, origin = self.game, self.side, self.move.origin
        if to in self.mover.leg(start).squares:
            return None
        kind, hue = kind_of(self.board[origin]), game.hue_at(start)
        facts = {"piece": named(self.board[origin]), "start": start, "to": to, "leg": leg}
        if to not in game.reach(kind, side, start, hue, ()).squares:
            way = game.way(kind, hue)
            if way.skips and distance(start, to) <= way.skips and ray(start, to) in _directions(way.slides):
                return self.say("CK-5.6", "too_near", **facts)
            return self.say("CK-5.3", "off_lines", **facts, hue=YES[hue])
        jumps = game.way(kind, hue).jumps
        between = [square for square in _between(start, to) if square in self.board and square != origin]
        if not between:
            return self.say("CK-4.1", "not_possible")
        if jumps:
            by = between[min(jumps, len(between) - 1)]
            return self.say("CK-5.4", "blocked_twice", **facts, by=by, other=named(self.board[by]), most=jumps)
        # The blocking piece is the first one without which the result would differ.
        by = next((square for square in between if self.blocks(kind, start, hue, square, to)), between[0])
        return self.say("CK-5.1", "blocked", **facts, by=by, other=named(self.board[by]))

    def blocks(self, kind: str, start: str, hue: bool, square: str, to: str) -> bool:
        """Return whether a piece on this square alone would keep the mover from getting there."""
        return to not in self.game.reach(kind, self.side, start, hue, {square}).squares

    def stepping(self) -> Refusal | None:
        """Check CK-6.1 and CK-6.4: the via point."""
        game, move = self.game, self.move
        whose = game.occupant(self.side, move.via)
        if not whose:
            return self.say("CK-6.1", "nothing_to_step_on", via=move.via)
        if not game.may_step_on(whose):
            return self.say("CK-6.1", "not_steppable", via=move.via, other=named(self.board[move.via]), whose=whose)
        needed, sticks = distance(move.origin, move.via), game.rules.sticks
        if move.via not in game.via_points(self.mover) and not game.may_declare(needed):
            facts = {"start": move.origin, "to": move.via, "needed": needed, "sticks": sticks}
            return self.say("CK-6.4", "first_leg_beyond_throws", **facts)
        return None

    # --- the end ------------------------------------------------------------------------------------------------------

    def end(self) -> Refusal | None:
        """Check CK-9.2: the piece on the destination."""
        game, side, move = self.game, self.side, self.move
        if move.to in game.may_end(self.mover, Squares.of([move.to])):
            return None
        occupant, other = game.occupant(side, move.to), named(self.board[move.to])
        step = YES[game.may_step_on(occupant) and not move.via]
        by = self.protector() if occupant != "tam" else ""
        if occupant == "tam":
            return self.say("CK-8.3", "tam_there", to=move.to, step=step)
        if occupant == "own" and not by:
            return self.say("CK-9.2", "own_piece", to=move.to, other=other, step=step)
        if by and game.may_capture(occupant, kind_of(self.board[move.to]), False):
            return self.say("CK-5.5", "protected", to=move.to, other=other, by=by, step=step)
        reason = "own_piece" if occupant == "own" else "cannot_capture"
        return self.say("CK-9.2", reason, to=move.to, other=other, step=step)

    def protector(self) -> str:
        """Return the square of a piece that protects the one on the destination once the mover has left.

        '' if there is none.
        """
        game, board, to = self.game, self.board, self.move.to
        guards = [guard for guard in board if guard != self.move.origin and owner(board[guard]) == owner(board[to])]
        return next((g for g in guards if to in game.protected_by(kind_of(board[g]), g, game.hue_at(g))), "")

    def return_home(self) -> Refusal | None:
        """Check CK-15.2: back to the origin."""
        return None if self.game.may_return() else self.say("CK-15.2", "no_return", square=self.move.origin)

    # --- what is said before a throw ----------------------------------------------------------------------------------

    def is_far(self) -> bool:
        """Return whether the second leg is an infinite movement."""
        return self.move.to not in self.mover.leg(self.move.via).finite

    def distance(self) -> Refusal | None:
        """Check CK-15.4: farther than any throw reaches, if that may not be declared."""
        game, move = self.game, self.move
        needed = game.throw_distance(move.origin, move.via, move.to)
        if not self.is_far() or game.may_declare(needed):
            return None
        facts = {"start": move.via, "to": move.to, "needed": needed, "sticks": game.rules.sticks}
        return self.say("CK-15.4", "beyond_throws", **facts)

    def declaration(self) -> Refusal | None:
        """Check CK-6.5 and CK-6.6: the second leg has the right notation and names as much as it must."""
        move, declare = self.move, self.game.rules.declare_before_throw
        if move.to and self.is_far() != move.far:
            if self.is_far():
                return self.say("CK-6.5", "leg_is_infinite", via=move.via, to=move.to)
            return self.say("CK-6.5", "leg_is_finite", via=move.via, to=move.to)
        if not move.far:
            return None
        said = "direction" if move.toward else "destination" if move.to else "none"
        if said == declare and declare == "destination":
            return None
        reason = {"destination": "declare_destination", "direction": "declare_direction", "none": "declare_nothing"}
        return self.say("CK-6.6", reason[declare], via=move.via)

    def signs(self) -> Refusal | None:
        """Check CK-7.1: a water throw is written that is not needed."""
        move = self.move
        if move.water and not self.game.needs_water_throw(move.origin, move.via, move.to):
            return self.say("CK-7.1", "no_water_throw", to=move.to)
        if move.far and not move.via:
            return self.say("CK-6.5", "leg_is_finite", via="", to=move.to)
        return None


def _between(start: str, to: str) -> list[str]:
    """Return the squares strictly between two squares on a line."""
    down, right = ray(start, to)
    row, column = place(start)
    found = []
    for _ in range(max(len(SQUARES), 1)):
        row, column = row + down, column + right
        square = square_at(row, column)
        if square is None or square == to:
            break
        found.append(square)
    return found


def _directions(offsets: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    """Return directions of the movement table as rows and columns, for both sides together."""
    return {(sign * forward, sign * sideways) for forward, sideways in offsets for sign in (1, -1)}
