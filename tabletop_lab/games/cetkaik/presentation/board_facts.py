"""What a drawing of the table needs to know, read from a view: hue squares, sides and players, an action as its path.
There are no drawings and no sentences here, and no rule is decided: the decision says what is possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tabletop_lab.games.cetkaik.content.pieces import KINDS, TAM, TAM_NAME, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import IA, SQUARES, A, neighbours, other, square_at
from tabletop_lab.games.cetkaik.content.squares import place as row_and_column
from tabletop_lab.games.cetkaik.moves.actions import Drop, Move
from tabletop_lab.games.cetkaik.moves.notation import read_action


def tam_at(board: Mapping[str, str]) -> str:
    """The square of tam; '' on a board without tam.

    >>> tam_at({"ZO": "**"})
    'ZO'
    """
    return next((square for square, piece in board.items() if piece == TAM), "")


def hue_now(board: Mapping[str, str], game: Any) -> tuple[frozenset[str], frozenset[str]]:
    """The fixed hue squares (CK-2.2), and the other squares that are hue because tam is near (CK-2.3).

    `game`: its rule functions, as they are or as they were edited.
    """
    tam = tam_at(board)
    fixed = frozenset([square for square in SQUARES if game.is_hue(square, "")])
    return fixed, frozenset([square for square in SQUARES if game.is_hue(square, tam)]) - fixed


def has_halo(board: Mapping[str, str], game: Any) -> bool:
    """Whether all squares around tam are hue; an edited CK-2.3 may decide otherwise."""
    tam = tam_at(board)
    return tam != "" and all(game.is_hue(square, tam) for square in neighbours(tam))


def player_of(view: Any, side: str) -> str:
    """Who plays a side; '' before the sides are drawn."""
    return next((player for player, own in view.side.items() if own == side), "")


def winner(view: Any) -> str:
    """The side that has won, when the game is over (CK-1.4, CK-1.5); '' for a draw."""
    mine, theirs = view.points.get(IA, 0), view.points.get(A, 0)
    if mine != theirs:
        return IA if mine > theirs else A
    ended = [side for _, side, _ in view.seasons if side]
    return ended[-1] if ended and view.rules.equal_points == "last_ender_wins" else ""


def piece_name(piece: str, lang: str) -> str:
    """The kind of a piece in words.

    >>> piece_name("rN", "ko"), piece_name("**", "en")
    ('배', 'tam')
    """
    kind = kind_of(piece)
    if kind == "tam":
        return TAM_NAME[lang]
    return KINDS[kind].ko if lang == "ko" else KINDS[kind].en


@dataclass(frozen=True, slots=True)
class Course:
    """An action as the squares it runs through, read from its notation; a drop begins with `@` and the piece.

    >>> Course.of("MAU^MAI=>MY~")
    Course(squares=('MAU', 'MAI', 'MY'), vias=(1,), far=True, open=False)
    """

    squares: tuple[str, ...]
    vias: tuple[int, ...] = ()
    far: bool = False
    open: bool = False
    """Whether only the direction of the second leg is named, or not even that."""

    @classmethod
    def of(cls, label: str) -> Course:
        """Read an action as it is written in records."""
        action = read_action(label)
        if isinstance(action, Drop):
            return cls((f"@{action.piece}", action.to))
        if isinstance(action, Move):
            squares = tuple(square for square in (action.origin, action.via, action.to) if square)
            return cls(squares, (1,) if action.via else (), action.far, action.toward or not action.to)
        path, vias = [action.origin], []
        for via, to in zip(action.vias, action.steps, strict=True):
            if via:
                vias.append(len(path))
                path.append(via)
            path.append(to)
        return cls(tuple(path), tuple(vias))

    @property
    def origin(self) -> str:
        """The square where it begins."""
        return self.squares[0]

    @property
    def dropped(self) -> str:
        """The piece that is dropped, as in a reserve; '' for a move."""
        return self.squares[0][1:] if self.squares[0][0] == "@" else ""

    @property
    def to(self) -> str:
        """The last square that is named."""
        return self.squares[-1]


@dataclass(frozen=True, slots=True)
class Played:
    """The action of the last turn, and the square on which its piece is now; '' if it failed."""

    course: Course
    landed: str


def played(view: Any) -> Played | None:
    """What the last turn did, or what this turn has already done; None at the start of a season."""
    if view.announced and done(view, view.announced):
        return _played(view, Course.of(view.announced), view.turn)
    return _played(view, Course.of(view.last), other(view.turn) if view.turn else "") if view.last else None


def done(view: Any, label: str) -> bool:
    """Whether an announced action has been carried out: only the mover's answer is missing then."""
    course = Course.of(label)
    return bool(course.dropped) or course.origin not in view.board


def _played(view: Any, course: Course, mover: str) -> Played:
    if course.dropped:
        return Played(course, course.to if course.to in view.board else "")
    # A turn makes one action: a piece that is still where it began did not move, or came back there.
    if course.origin in view.board:
        return Played(course, course.origin if course.to == course.origin else "")
    for square in _onward(course):
        piece = view.board.get(square)
        if piece and (piece == TAM or owner(piece) == mover or not mover):
            return Played(course, square)
    return Played(course, "")


def _onward(course: Course) -> Sequence[str]:
    """The squares on which the piece can be now: the one that was named, or any in the named direction."""
    if not course.open or len(course.squares) < 3:
        return (course.to,)
    (r, c), (s, d) = row_and_column(course.squares[-2]), row_and_column(course.to)
    down, right = (s > r) - (s < r), (d > c) - (d < c)
    ray = (square_at(s + k * down, d + k * right) for k in range(9))
    return [square for square in ray if square]


def odds_text(odds: Fraction, sticks: int = 5) -> str:
    """A chance as a fraction: with the number of faces of all sticks as denominator if possible, else in lowest terms.

    >>> odds_text(Fraction(1, 2)), odds_text(Fraction(1, 64)), odds_text(Fraction(123456, 1000000))
    ('16/32', '1/64', '12%')
    """
    faces: int = 2**sticks
    if (odds * faces).denominator == 1 and faces <= 512:
        return f"{odds * faces}/{faces}"
    return str(odds) if odds.denominator < 1000 else f"{float(odds):.0%}"


def ladder(rules: Any) -> tuple[int, ...]:
    """The rates from 1 to the cap (CK-13.5).

    >>> from types import SimpleNamespace
    >>> ladder(SimpleNamespace(rate_factor=2, rate_cap=64))
    (1, 2, 4, 8, 16, 32, 64)
    """
    rates = [1]
    while rates[-1] < rules.rate_cap and rules.rate_factor > 1:
        rates.append(min(rates[-1] * rules.rate_factor, rules.rate_cap))
    return tuple(rates)
