"""All actions of a side: counted, indexed and searched without being listed (CK-4.1).

Order: plain moves, stepping moves, those that need a stepping throw, tam, drops. The moves of pieces are in board order
of origin, via point and destination; tam's by its steps, those without a via point first; drops by piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop_lab.engine import Refusal, label
from tabletop_lab.games.cetkaik.content.squares import NUMBER, SQUARES

from .actions import Action, Drop, Move, TamMove, tam_stands_on
from .notation import InvalidNotation, read_action
from .piece_moves import PieceMoves
from .sets import mask_of, nth, numbers

if TYPE_CHECKING:
    from tabletop_lab.games.cetkaik.chapters.choosing import Choosing

T = TypeVar("T")


class Drops(Sequence[Drop]):
    """Every drop of some pieces on their possible squares.

    >>> print(*Drops({"bn": ["KA", "ZO"], "rp": ["KA"]}))
    @bn>KA @bn>ZO @rp>KA
    """

    __slots__ = ("_count", "squares")

    def __init__(self, squares: Mapping[str, Iterable[str]]) -> None:
        self.squares = {piece: mask_of(where) for piece, where in squares.items()}
        self._count = sum([mask.bit_count() for mask in self.squares.values()])

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        left = index if index >= 0 else index + self._count
        for piece, mask in self.squares.items():
            size = mask.bit_count()
            if 0 <= left < size:
                return Drop(piece, SQUARES[nth(mask, left)])
            left -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[Drop]:
        for piece, mask in self.squares.items():
            for number in numbers(mask):
                yield Drop(piece, SQUARES[number])


class Actions(Sequence[Action]):
    """Every legal action of a side, as long as the board does not change.

    `pieces`: what each own piece can do, in board order. `tam`, `drops`: what can be done with tam and the reserve.
    """

    __slots__ = ("_count", "_piece_count", "drops", "game", "pieces", "side", "tam")

    def __init__(
        self, game: Choosing, side: str, pieces: list[PieceMoves], tam: Iterable[TamMove], drops: Iterable[Drop]
    ) -> None:
        self.game, self.side, self.pieces = game, side, pieces
        self.tam, self.drops = _at_hand(tam), _at_hand(drops)
        count = 0
        for piece in pieces:
            count += piece.count
        self._piece_count = count
        self._count = count + len(self.tam) + len(self.drops)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        index %= self._count
        if index < self._piece_count:
            return self._of_a_piece(index)
        index -= self._piece_count
        if index < len(self.tam):
            return self.tam[index]
        return self.drops[index - len(self.tam)]

    def _of_a_piece(self, index: int) -> Move:
        """Return the move at an index of all moves of pieces."""
        for piece in self.pieces:
            if index < piece.plain_count:
                return piece.plain[index]
            index -= piece.plain_count
        for piece in self.pieces:
            if index < piece.step_count:
                return piece.step[index]
            index -= piece.step_count
        for piece in self.pieces:
            if index < piece.far_count:
                return piece.far[index]
            index -= piece.far_count
        raise IndexError(index)

    def moves(self) -> Iterator[Move]:
        """The moves of pieces, the first of all actions."""
        for piece in self.pieces:
            yield from piece.plain
        for piece in self.pieces:
            for over in piece.over:
                yield from over.step
        for piece in self.pieces:
            for over in piece.over:
                yield from over.far

    def __iter__(self) -> Iterator[Action]:
        yield from self.moves()
        yield from self.tam
        yield from self.drops

    def __contains__(self, option: object) -> bool:
        try:
            self.find(option)
        except LookupError:
            return False
        return True

    def origins(self) -> tuple[str, ...]:
        """The origins of actions: the squares of pieces that can move, tam's square, and pieces of the reserve."""
        found = [SQUARES[piece.number] for piece in self.pieces if piece.count]
        found += dict.fromkeys([move.origin for move in self.tam[:1]])
        return (*sorted(found, key=NUMBER.__getitem__), *dict.fromkeys([drop.piece for drop in self.drops]))

    def of(self, origin: str) -> tuple[Action, ...]:
        """Return the actions that begin on a square, or with a piece of the reserve; empty for anything else."""
        number = NUMBER.get(origin)
        if number is None:
            return tuple([drop for drop in self.drops if drop.piece == origin])
        for piece in self.pieces:
            if piece.number == number:
                return (*piece.plain, *piece.step, *piece.far)
        return tuple(self.tam) if len(self.tam) and self.tam[0].origin == origin else ()

    def find(self, wanted: object) -> Action:
        """Return the action that equals `wanted` or has this notation (`~` of a water throw may be missing).

        LookupError if none.
        """
        text = label(wanted).strip()
        begin = text[1:3] if text.startswith("@") else text.partition(">")[0].partition("=")[0].partition("^")[0]
        unsure = [text, text + "~"] if isinstance(wanted, str) else [text]
        for action in self.of(begin):
            if str(action) in unsure:
                return action
        raise LookupError(text)

    def refusal(self, wanted: str) -> Refusal | None:
        """Return why a written action is not possible; None if it is, or if the text is not written like an action."""
        from .refusals import not_an_action, why_not_this

        try:
            action = read_action(wanted, tam_stands_on(self.game.state.board))
        except InvalidNotation as error:
            return not_an_action(wanted, error)
        return None if action in self else why_not_this(self.game, self.side, action)

    def refuse_route(self, route: Sequence[str]) -> Refusal | None:
        """Return why the places picked on the board are not the route of an action (origin, via point, destination)."""
        from .refusals import why_not_there

        origin, *rest = route
        if len(rest) > 2:  # only tam uses more than three squares
            return None
        return why_not_there(self.game, self.side, origin, rest[-1] if rest else origin, *rest[:-1])


def _at_hand(actions: Iterable[T]) -> Sequence[T]:
    """Return the actions as a sequence: an edited rule function may give any kind of iterable."""
    return actions if isinstance(actions, Sequence) else tuple(actions)
