"""Positions and actions as text: strict readers, with errors that name the position of the error, and writers.

A board is nine rows A to IA joined by "/", two characters per square; a reserve is a list of pieces. Nothing here knows
whether an action is legal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidPosition, TabletopError, echo, shortened
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.games.cetkaik.content.pieces import KIND_OF, SET, TAM, captured
from tabletop_lab.games.cetkaik.content.squares import COLUMNS, NUMBER, ROWS, SIDES

from .actions import DROP, FAR, OPEN, PLAIN, TOWARD, VIA, WATER, Action, Drop, Move, TamMove
from .said import wrong

if TYPE_CHECKING:
    from tabletop_lab.engine.language.messages import Messages

EMPTY = ".."
LONGEST = 200
"""The most characters of a wrong text that an error quotes, and that an action may have."""
LIMITS = Counter(SET)
"""How many there are of each colour and kind."""
LETTERS = "".join(KIND_OF)


class InvalidNotation(TabletopError):
    """A text is not written as actions are; the error says at which character."""


def _words(lang: str) -> Messages:
    """The words for what is wrong; the game itself is put together on top of this."""
    from tabletop_lab.games.cetkaik.game import Cetkaik

    return Cetkaik.words(lang)


def notation_fault(place: str, kind: str, clause: str, **facts: Any) -> Fault:
    """What is wrong with a text of the notation, in every language."""
    return localized(kind, place, clause=clause, speak=_words, **facts)


def read_board(text: object) -> dict[str, str]:
    """Return the piece on each occupied square, from a board string; InvalidPosition lists every error.

    A position may lack pieces; it must not have more than the set has, nor more than one tam.

    >>> empty = "/".join([".................."] * 9)
    >>> read_board("bs" + empty[2:])
    {'KA': 'bs'}
    >>> read_board("**" + empty[2:-2] + "**")
    Traceback (most recent call last):
    tabletop_lab.InvalidPosition: square PIA: this is a second tam; the first one is on KA [CK-3.1]
    """
    if not isinstance(text, str):
        raise InvalidPosition(notation_fault("board", "board_no_text", "CK-2.1", given=echo(text)))
    rows = text.strip().split("/")
    if len(rows) != len(ROWS):
        raise InvalidPosition(notation_fault("board", "board_rows", "CK-2.1", count=len(rows)))
    board: dict[str, str] = {}
    faults: list[Fault] = []
    for name, row in zip(ROWS, rows, strict=True):
        if len(row) != 2 * len(COLUMNS):
            faults.append(notation_fault("board-row", "board_row", "CK-2.1", row=name, count=len(row)))
            continue
        for i, column in enumerate(COLUMNS):
            if (piece := row[2 * i : 2 * i + 2]) != EMPTY:
                board[column + name] = piece
    faults += position_faults(board, {})
    if faults:
        raise InvalidPosition(*faults)
    return board


def read_reserve(pieces: object, side: str = "") -> list[str]:
    """Return the pieces of a reserve, from a text with spaces or commas or from a list.

    InvalidPosition lists every error.

    >>> read_reserve("rp, bk"), read_reserve([])
    (['rp', 'bk'], [])
    >>> read_reserve("rP")
    Traceback (most recent call last):
    tabletop_lab.InvalidPosition: reserve, piece 1: 'rP' is not a captured piece (allowed: ...
    """
    parts = re.split(r"[\s,]+", pieces.strip()) if isinstance(pieces, str) else pieces
    if not isinstance(parts, list | tuple):
        raise InvalidPosition(
            notation_fault(
                "reserve-side" if side else "reserve",
                "reserve_no_list",
                "CK-2.7",
                side=side,
                given=echo(pieces),
            )
        )
    found = [part for part in parts if not (isinstance(part, str) and part == "")]
    if faults := _reserve_faults(found, side):
        raise InvalidPosition(*faults)
    return found


def read_position(board: object, reserve: Mapping[str, object]) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return board and reserves by side, checked together against the set of 48 pieces.

    InvalidPosition lists every error.

    >>> empty = "/".join([".................."] * 9)
    >>> read_position("rN" + empty[2:], {"IA": "rn", "A": []})
    Traceback (most recent call last):
    tabletop_lab.InvalidPosition: rn: there are 2 of them (allowed: 1 in the set) [CK-3.1]
    """
    if strangers := [str(side)[:20] for side in reserve if side not in SIDES]:
        raise InvalidPosition(notation_fault("reserve", "no_side", "CK-2.1", side=repr(strangers[0])))
    squares = read_board(board)
    reserves = {side: read_reserve(reserve.get(side, []), side) for side in SIDES}
    if faults := position_faults(squares, reserves):
        raise InvalidPosition(*faults)
    return squares, reserves


def position_faults(board: Mapping[str, str], reserve: Mapping[str, Iterable[str]]) -> list[Fault]:
    """Return every error of a position given square by square; empty if there is none.

    >>> [str(fault) for fault in position_faults({"ZZ": "rn", "KA": "xx"}, {})][0]
    'square ZZ: there is no such square (allowed: column K L N T Z X C M P, row A E I U O Y AI AU IA) [CK-2.1]'
    """
    faults: list[Fault] = []
    tams: list[str] = []
    found: Counter[str] = Counter()
    for square, piece in board.items():
        if square not in NUMBER:
            where, columns = str(square)[:20], " ".join(COLUMNS)
            faults.append(
                notation_fault("square", "no_square", "CK-2.1", square=where, columns=columns, rows=" ".join(ROWS))
            )
        if piece == TAM:
            tams.append(square)
        elif not _is_piece(piece):
            said = repr(str(piece)[:20])
            faults.append(
                notation_fault("square", "no_piece", "CK-3.1", square=square, piece=said, letters=LETTERS, tam=TAM)
            )
        else:
            found[captured(piece)] += 1
    faults += [notation_fault("square", "second_tam", "CK-3.1", square=square, first=tams[0])
               for square in tams[1:]]  # fmt: skip
    for side, pieces in reserve.items():
        faults += _reserve_faults(pieces, side)
        found.update(piece for piece in pieces if piece in LIMITS)
    if found.total() > len(SET):
        faults.append(notation_fault("pieces", "many_pieces", "CK-3.1", count=found.total(), most=len(SET)))
    faults += [notation_fault("kind", "many_of_a_kind", "CK-3.1", piece=piece, count=count, most=LIMITS[piece])
               for piece, count in sorted(found.items()) if count > LIMITS[piece]]  # fmt: skip
    return faults


def _is_piece(piece: object) -> bool:
    return isinstance(piece, str) and len(piece) == 2 and captured(piece) in LIMITS and piece[0].islower()


def _reserve_faults(pieces: Iterable[object], side: str) -> list[Fault]:
    return [
        notation_fault(
            "reserve-piece",
            "no_piece_of_a_reserve",
            "CK-2.7",
            side=side,
            number=i,
            piece=echo(piece[:20] if isinstance(piece, str) else piece),
            letters=LETTERS,
        )
        for i, piece in enumerate(pieces, 1)
        if not (isinstance(piece, str) and piece in LIMITS)
    ]


def write_board(board: Mapping[str, str]) -> str:
    """Write a board as one string.

    >>> write_board({"KA": "bs", "PA": "**"})[:20]
    'bs..............**/.'
    """
    return "/".join("".join(board.get(column + row, EMPTY) for column in COLUMNS) for row in ROWS)


def write_reserve(pieces: Iterable[str]) -> str:
    """Write a reserve as a text, in order.

    >>> write_reserve(["rp", "bk"])
    'bk rp'
    """
    return " ".join(sorted(pieces))


_SQUARE = "|".join(sorted((column + row for column in COLUMNS for row in ROWS), key=len, reverse=True))
_TOKEN = re.compile(rf"(?P<square>{_SQUARE})(?![A-Z])|(?P<sign>=>|[>^~+?])")


def read_action(text: object, tam: str = "") -> Action:
    """Return the action that a text means; InvalidNotation says at which character the text is wrong.

    A text with a single step (`ZO>ZY`) is a move of tam only if it begins on `tam`.

    >>> read_action("NAI^LAI>LY")
    Move(origin='NAI', to='LY', via='LAI', far=False, water=False, toward=False)
    >>> read_action("ZO>XU^ZI>ZE").steps, str(read_action("@rp>ZO"))
    (('XU', 'ZE'), '@rp>ZO')
    >>> read_action("LAI>LQ")
    Traceback (most recent call last):
    tabletop_lab.games.cetkaik.moves.notation.InvalidNotation: LAI>LQ, character 5: 'LQ' is not a ...
    """
    if not isinstance(text, str):
        raise InvalidNotation(wrong("no_action", "action", "CK-4.1", given=echo(text)))
    return _Reader(text.strip(), tam).action()


class _Reader:
    """Reads one action from left to right."""

    def __init__(self, text: str, tam: str) -> None:
        self.text, self.tam, self.at = text, tam, 0

    def action(self) -> Action:
        if self.text.startswith(DROP):
            return self.drop()
        origin = self.square()
        steps: list[str] = []
        vias: list[str] = []
        while self.at < len(self.text):
            vias.append(self.square() if self.sign(VIA) else "")
            if self.sign(FAR):
                return self.far(origin, steps, vias)
            if not self.sign(PLAIN):
                self.fail("sign", signs="> / =>" if vias[-1] else "> / ^")
            steps.append(self.square())
            if self.sign(WATER):
                return self.end(self.one_step(Move(origin, steps[0], vias[0], water=True), steps))
        if not steps:
            self.fail("sign", signs="> / ^")
        if len(steps) == 1 and origin != self.tam:
            return Move(origin, steps[0], vias[0])
        return TamMove(origin, tuple(steps), tuple(vias))

    def far(self, origin: str, steps: list[str], vias: list[str]) -> Action:
        """Read the second leg after `=>`."""
        if steps or not vias[0]:
            self.at -= len(FAR)
            self.fail("after_via" if vias[0] else "no_via")
        if self.sign(OPEN):
            return self.end(Move(origin, "", vias[0], far=True))
        to = self.square()
        water = self.sign(WATER)
        return self.end(Move(origin, to, vias[0], far=True, water=water, toward=not water and self.sign(TOWARD)))

    def drop(self) -> Action:
        piece = self.text[1:3]
        if piece not in LIMITS:
            self.at = 1
            self.fail("drop_piece", "no_piece_to_drop", piece=repr(piece), letters=LETTERS)
        self.at = 3
        if not self.sign(PLAIN):
            self.fail("sign", signs=PLAIN)
        return self.end(Drop(piece, self.square()))

    def square(self) -> str:
        found = _TOKEN.match(self.text, self.at)
        if found is None or not found["square"]:
            said = re.match(r"\w*", self.text[self.at :])
            word = said.group()[:20] if said else ""
            self.fail("square", "no_square_here" if word else "", piece=repr(word))
        assert found is not None
        self.at = found.end()
        return found["square"]

    def sign(self, sign: str) -> bool:
        """Return whether the next sign is this one, and read it if it is."""
        if found := self.text.startswith(sign, self.at):
            self.at += len(sign)
        return found

    def one_step(self, move: Move, steps: list[str]) -> Move:
        if len(steps) > 1:
            self.at -= 1
            self.fail("no_throw")
        return move

    def end(self, action: Action) -> Action:
        if self.at < len(self.text):
            self.fail("end")
        return action

    def fail(self, allowed: str, reason: str = "", **facts: str) -> None:
        """What is wrong at this character: `wrong-<reason>`, and what could stand there: `allowed-<allowed>`."""
        rest = self.text[self.at :]
        reason = reason or ("not_here" if rest else "ends_early")
        facts = {"action": shortened(self.text, LONGEST), "sign": repr(rest[:1]), **facts}
        raise InvalidNotation(wrong(reason, "character", "CK-4.1", could_be=allowed, number=self.at + 1, **facts))
