"""The family of all actions of a side: counted, indexed and searched without being listed (CK-4.1).

Order: plain moves, stepping moves, those that take a stepping throw, tam, drops. The moves of pieces stand in board
order of origin, via point and destination; tam's by its steps, those without a via point first; drops by piece.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine import Refusal, label
from tabletop_lab.games.cetkaik.content.pieces import kind_of
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES, bits, in_set

from .actions import Action, Drop, Move, TamMove, tam_stands_on
from .groups import NO_VIA, Group, PieceActions, nth
from .notation import InvalidNotation, read_action

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

    from .lookup import Lookup

FULL = (1 << len(SQUARES)) - 1


class Actions(Sequence[Action]):
    """Every legal action of a side, as long as the board stays as it is.

    `pieces`: what each own piece can do, in board order. `tam`: the number of tam's square, or -1 when it may not move.
    """

    __slots__ = (
        "_count", "_piece_count", "_tam_count", "droppable", "game", "lookup", "occupied", "pieces", "side", "tam"
    )  # fmt: skip

    def __init__(
        self,
        game: Choosing,
        side: str,
        lookup: Lookup,
        pieces: list[PieceActions],
        occupied: int,
        tam: int,
        droppable: Sequence[str],
    ) -> None:
        self.game, self.side, self.lookup, self.pieces = game, side, lookup, pieces
        self.occupied, self.tam, self.droppable = occupied, tam, droppable
        count = 0
        for piece in pieces:
            count += piece.count
        self._tam_count = lookup.tam.count(tam, occupied & ~(1 << tam)) if tam >= 0 else 0
        self._piece_count = count
        self._count = count + self._tam_count
        if droppable:
            self._count += len(droppable) * (len(SQUARES) - occupied.bit_count())

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        index %= self._count
        lookup = self.lookup
        if index < self._piece_count:
            return self._of_a_piece(index)
        index -= self._piece_count
        if index < self._tam_count:
            return lookup.tam.at(self.tam, self.occupied & ~(1 << self.tam), index)
        index -= self._tam_count
        empty = ~self.occupied & FULL
        which, where = divmod(index, empty.bit_count())
        return Drop(self.droppable[which], SQUARES[nth(empty, where)])

    def _of_a_piece(self, index: int) -> Move:
        """The move at an index of all moves of pieces."""
        moves = self.lookup.moves
        for piece in self.pieces:
            if index < piece.plain:
                return moves[piece.kind, piece.number, NO_VIA, False].move(nth(piece.ends, index))
            index -= piece.plain
        for piece in self.pieces:
            if index < piece.step:
                for via, finite, _ in piece.over:
                    size = finite.bit_count()
                    if index < size:
                        return moves[piece.kind, piece.number, via, False].move(nth(finite, index))
                    index -= size
            index -= piece.step
        for piece in self.pieces:
            if index < piece.far:
                if moves.declare != "destination":
                    return piece.listed(moves)[2][index]
                for via, _, infinite in piece.over:
                    size = infinite.bit_count()
                    if index < size:
                        return moves[piece.kind, piece.number, via, True].move(nth(infinite, index))
                    index -= size
            index -= piece.far
        raise IndexError(index)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __contains__(self, option: object) -> bool:
        try:
            self.find(option)
        except LookupError:
            return False
        return True

    def listed(self, drops: bool = True) -> list[Action]:
        """All of them, or all but the drops."""
        moves = self.lookup.moves
        plain: list[Action] = []
        step: list[Action] = []
        far: list[Action] = []
        for piece in self.pieces:
            if piece.count:
                ours = piece.listed(moves)
                plain += ours[0]
                step += ours[1]
                far += ours[2]
        plain += step
        plain += far
        plain += self._tam_moves()
        if drops and self.droppable:
            empty = self.empty
            plain += [Drop(piece, square) for piece in self.droppable for square in empty]
        return plain

    # --- parts, for pictures and people -------------------------------------------------------------------------------

    @property
    def groups(self) -> list[Group]:
        """What the pieces on the board can do, in bundles: origin, via point, and targets as sets of squares."""
        return [group for piece in self.pieces for group in piece.groups if group.finite | group.infinite]

    @property
    def empty(self) -> tuple[str, ...]:
        """The empty squares."""
        return tuple(in_set(~self.occupied & FULL))

    def tam_moves(self) -> list[TamMove]:
        """What tam can do."""
        return list(self._tam_moves())

    def _tam_moves(self) -> list[TamMove]:
        return self.lookup.tam.listed(self.tam, self.occupied & ~(1 << self.tam)) if self.tam >= 0 else []

    def origins(self) -> tuple[str, ...]:
        """Where an action can begin: the squares of pieces that can move, tam's square, and pieces of the reserve."""
        found = [SQUARES[piece.number] for piece in self.pieces if piece.count]
        if self._tam_count:
            found.append(SQUARES[self.tam])
        drops = self.droppable if self.empty else ()
        return (*sorted(found, key=NUMBER.__getitem__), *drops)

    def of(self, origin: str) -> tuple[Action, ...]:
        """The actions that begin on a square, or with a piece of the reserve; none for anything else."""
        if origin in self.droppable:
            return tuple([Drop(origin, square) for square in self.empty])
        number = NUMBER.get(origin, -2)
        if number == self.tam:
            return tuple(self.tam_moves())
        for piece in self.pieces:
            if piece.number == number:
                plain, step, far = piece.listed(self.lookup.moves)
                return (*plain, *step, *far)
        return ()

    def find(self, wanted: object) -> Action:
        """The action that equals `wanted` or is written so (the `~` of a water throw may be left out); LookupError."""
        text = label(wanted).strip()
        begin = text[1:3] if text.startswith("@") else text.partition(">")[0].partition("=")[0].partition("^")[0]
        unsure = [text, text + "~"] if isinstance(wanted, str) else [text]
        for action in self.of(begin):
            if str(action) in unsure:
                return action
        raise LookupError(text)

    def refusal(self, wanted: str) -> Refusal | None:
        """Why something that was written is not among them; None when it is, or is not written like an action."""
        tam = SQUARES[self.tam] if self.tam >= 0 else ""
        try:
            action = read_action(wanted, tam)
        except InvalidNotation as error:
            from .refusals import not_an_action

            return not_an_action(wanted, error)
        from .refusals import why_not_this

        return None if action in self else why_not_this(self.game, self.side, action)

    def refuse_route(self, route: Sequence[str]) -> Refusal | None:
        """Why the places pointed out on the board are not the way of an action (origin, via point, destination)."""
        from .refusals import why_not_there

        origin, *rest = route
        if len(rest) > 2:  # only tam goes over more squares than three
            return None
        return why_not_there(self.game, self.side, origin, rest[-1] if rest else origin, *rest[:-1])


class ListedActions(Actions):
    """The same family for a game whose turn is put together in another way: every action is listed at once."""

    __slots__ = ("_all",)

    def __init__(self, game: Choosing, side: str, lookup: Lookup) -> None:
        self._all: list[Action] = list(dict.fromkeys(game.all_actions(side)))
        board = game.state.board
        super().__init__(game, side, lookup, [], bits(board), -1, game.droppable(side))
        self.tam = NUMBER.get(tam_stands_on(board), -1)
        self._count = len(self._all)

    def __getitem__(self, index: Any) -> Any:
        return self._all[index]

    def listed(self, drops: bool = True) -> list[Action]:
        return [action for action in self._all if drops or not isinstance(action, Drop)]

    @property
    def groups(self) -> list[Group]:
        targets: dict[tuple[str, str], list[int]] = {}
        for move in self._all:
            if isinstance(move, Move) and move.to:
                targets.setdefault((move.origin, move.via), [0, 0])[move.far] |= bits([move.to])
        board = self.game.state.board
        return [Group(kind_of(board[origin]), origin, via, *found) for (origin, via), found in targets.items()]

    def tam_moves(self) -> list[TamMove]:
        return [move for move in self._all if isinstance(move, TamMove)]

    def origins(self) -> tuple[str, ...]:
        found = dict.fromkeys(map(_begins, self._all))
        return tuple(sorted(found, key=lambda origin: (NUMBER.get(origin, len(NUMBER)), origin)))

    def of(self, origin: str) -> tuple[Action, ...]:
        return tuple([action for action in self._all if _begins(action) == origin])


def _begins(action: Action) -> str:
    return action.piece if isinstance(action, Drop) else action.origin
