"""CK-8 to CK-10 with CK-4.2: how a chosen action is carried out; capture, tam, drops."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.content.movement import OTHER_IN_HUE
from tabletop_lab.games.cetkaik.content.pieces import owned_by
from tabletop_lab.games.cetkaik.content.squares import HILL, HUE
from tabletop_lab.games.cetkaik.moves.actions import Action, Drop, Move, TamMove

from .penalties import Penalties
from .table import KIND, TOLD, YES_NO
from .throws import DECLINE, Throws

DONE, FAILED, DECLINED = "done", "failed", "declined"


class CarryingOut(Throws, Penalties):
    """What an action does to the board and the reserves."""

    def carry_out(self, player: str, side: str, action: Action) -> str:
        """Carry out one action; return whether it was done, failed by a throw, or was declined."""
        if isinstance(action, Move):
            return self.move_a_piece(player, side, action)
        if isinstance(action, TamMove):
            self.move_tam(player, side, action)
        else:
            self.drop(player, side, action)
        return DONE

    @clause("CK-4.2", "CK-4.3")
    def move_a_piece(self, player: str, side: str, move: Move) -> str:
        """The piece goes over its via point, throws if that is required, and is placed.

        Otherwise it stays on its origin.
        """
        if move.far or move.water or self.first_leg_needs_throw():
            self.announce(player, side, move)
        kind = KIND[self.state.board[move.origin]]
        self.leaves(player, side, kind, move.origin)
        counts = self.rules.step_tam_on_failed_move == "counts"
        if move.via:
            if not self.reaches_the_via_point(player, side, move):
                return FAILED
            self.step_over(player, side, move)
            self.leaves(player, side, kind, move.via)
            if counts and self.ends_by_stepping_on_tam(player, side, move):
                return DONE
        to, water = move.to, move.water
        if move.far:
            to = self.second_leg(player, side, move)
            if not to or to == DECLINE:
                return DECLINED if to else FAILED
            water = self.needs_water_throw(move.origin, move.via, to)
        if water and not self.enters_water(player, side):
            return FAILED
        if not (counts or not move.via) and self.ends_by_stepping_on_tam(player, side, move):
            return DONE
        self.place_the_piece(player, side, move, to)
        return DONE

    @clause("CK-6.6")
    def announce(self, player: str, side: str, move: Move) -> None:
        """The move is named before the throw."""
        self.tell(
            "announced", player=player, side=side, piece=TOLD[self.state.board[move.origin]], origin=move.origin,
            via=move.via, square=move.to, toward="yes" if move.toward else "no",
        )  # fmt: skip

    @clause("CK-2.6", "CK-2.2", "CK-2.3", "CK-2.5")
    def leaves(self, player: str, side: str, kind: str, square: str) -> None:
        """Only the square that a piece leaves matters: on a hue square it moves in its hue way."""
        if kind in OTHER_IN_HUE and self.hue_at(square):
            why = "hill" if square in HILL else "field" if square in HUE else "tam"
            self.tell("in_hue", player=player, side=side, kind=kind, square=square, why=why)

    @clause("CK-5.3", "CK-5.1", "CK-5.2", "CK-5.7")
    def place_the_piece(self, player: str, side: str, move: Move, to: str) -> None:
        """The piece goes where its way of moving leads; the king is no exception."""
        board, origin = self.state.board, move.origin
        piece = board.pop(origin)
        taken = board.get(to)
        board[to] = piece
        if to == origin:
            self.returns_to_its_origin(player, side, move)
            return
        self.tell("moved", player=player, side=side, piece=TOLD[piece], origin=origin, via=move.via, square=to)
        if taken:
            self.capture(player, side, taken, to)

    @clause("CK-9.1", "CK-9.3")
    def capture(self, player: str, side: str, taken: str, square: str) -> None:
        """An enemy piece on the destination goes to the mover's reserve; it keeps kind and colour."""
        self.state.reserve[side].append(TOLD[taken])
        self.tell("captured", player=player, side=side, piece=TOLD[taken], square=square, kind=KIND[taken])

    @clause("CK-15.2")
    def returns_to_its_origin(self, player: str, side: str, move: Move) -> None:
        """Stepping on a piece and returning has no effect; some readings add a penalty."""
        piece = TOLD[self.state.board[move.origin]]
        self.tell("came_back", player=player, side=side, piece=piece, origin=move.origin, via=move.via)
        if self.rules.null_move == "penalised":
            self.penalty(player, side, "null_move", "null", "hand")

    @clause("CK-8.1", "CK-8.2", "CK-8.3", "CK-8.4", "CK-8.5", "CK-8.6")
    def move_tam(self, player: str, side: str, move: TamMove) -> None:
        """Either player may move tam, without any throw; it ends on an empty square or where it started."""
        board, to = self.state.board, move.to
        board[to] = board.pop(move.origin)
        self.tell(
            "tam_moved", player=player, side=side, origin=move.origin, square=to, action=self.state.announced,
            returned=YES_NO[move.returns],
        )  # fmt: skip
        self.tam_again(player, side, move)

    @clause("CK-10.1", "CK-10.2", "CK-7.2")
    def drop(self, player: str, side: str, action: Drop) -> None:
        """A piece of the player's reserve is placed on an empty square (water is allowed).

        It no longer counts for hands.
        """
        self.state.reserve[side].remove(action.piece)
        self.state.board[action.to] = owned_by(action.piece, side)
        self.tell("dropped", player=player, side=side, piece=action.piece, square=action.to)
