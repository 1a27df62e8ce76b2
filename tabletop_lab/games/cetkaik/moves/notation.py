"""Positions and actions as text: strict readers, with errors that name the position of the error, and writers.

A board is nine rows A to IA joined by "/", two characters per square; a reserve is a list of pieces. Nothing here knows
whether an action is legal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from tabletop_lab.engine.core.errors import Fault, InvalidPosition, TabletopError
from tabletop_lab.games.cetkaik.content.pieces import KIND_OF, SET, TAM, captured
from tabletop_lab.games.cetkaik.content.squares import COLUMNS, NUMBER, ROWS, SIDES

from .actions import DROP, FAR, OPEN, PLAIN, TOWARD, VIA, WATER, Action, Drop, Move, TamMove

EMPTY = ".."
LONGEST = 200
"""The most characters of a wrong text that an error quotes, and that an action may have."""
LIMITS = Counter(SET)
"""How many there are of each colour and kind."""
LETTERS = "".join(KIND_OF)


class InvalidNotation(TabletopError):
    """A text is not written as actions are; the error says at which character."""


def read_board(text: object) -> dict[str, str]:
    """Return the piece on each occupied square, from a board string; InvalidPosition lists every error.

    A position may lack pieces; it must not have more than the set has, nor more than one tam.

    >>> empty = "/".join([".................."] * 9)
    >>> read_board("bs" + empty[2:])
    {'KA': 'bs'}
    >>> read_board("**" + empty[2:-2] + "**")
    Traceback (most recent call last):
    tabletop_lab.InvalidPosition: square PIA: a second tam; the first stands on KA [CK-3.1]
    """
    if not isinstance(text, str):
        raise InvalidPosition(Fault("board", f"a {type(text).__name__} is no board", "a text of nine rows", "CK-2.1"))
    rows = text.strip().split("/")
    if len(rows) != len(ROWS):
        raise InvalidPosition(Fault("board", f"{len(rows)} rows", "9 rows, A to IA, joined by /", "CK-2.1"))
    board: dict[str, str] = {}
    faults: list[Fault] = []
    for name, row in zip(ROWS, rows, strict=True):
        if len(row) != 2 * len(COLUMNS):
            faults.append(Fault(f"row {name}", f"{len(row)} characters", "18: nine squares of two", "CK-2.1"))
            continue
        for i, column in enumerate(COLUMNS):
            if (piece := row[2 * i : 2 * i + 2]) != EMPTY:
                board[column + name] = piece
    faults += position_faults(board, {})
    if faults:
        raise InvalidPosition(*faults)
    return board


def read_reserve(pieces: object, where: str = "reserve") -> list[str]:
    """Return the pieces of a reserve, from a text with spaces or commas or from a list.

    InvalidPosition lists every error.

    >>> read_reserve("rp, bk"), read_reserve([])
    (['rp', 'bk'], [])
    >>> read_reserve("rP")
    Traceback (most recent call last):
    tabletop_lab.InvalidPosition: reserve, piece 1: 'rP' is no piece of a reserve (allowed: ...
    """
    parts = re.split(r"[\s,]+", pieces.strip()) if isinstance(pieces, str) else pieces
    if not isinstance(parts, list | tuple):
        raise InvalidPosition(Fault(where, f"a {type(pieces).__name__} is no reserve", "a list of pieces", "CK-2.7"))
    found = [part for part in parts if part != ""]
    if faults := _reserve_faults(found, where):
        raise InvalidPosition(*faults)
    return found


def read_position(board: object, reserve: Mapping[str, object]) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return board and reserves by side, checked together against the set of 48 pieces.

    InvalidPosition lists every error.

    >>> empty = "/".join([".................."] * 9)
    >>> read_position("rN" + empty[2:], {"IA": "rn", "A": []})
    Traceback (most recent call last):
    tabletop_lab.InvalidPosition: rn: 2 of them (allowed: 1 in the set) [CK-3.1]
    """
    if strangers := [str(side)[:20] for side in reserve if side not in SIDES]:
        raise InvalidPosition(Fault("reserve", f"there is no side {strangers[0]!r}", "A, IA", "CK-2.1"))
    squares = read_board(board)
    reserves = {side: read_reserve(reserve.get(side, []), f"reserve of {side}") for side in SIDES}
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
            allowed = f"column {' '.join(COLUMNS)}, row {' '.join(ROWS)}"
            faults.append(Fault(f"square {str(square)[:20]}", "there is no such square", allowed, "CK-2.1"))
        if piece == TAM:
            tams.append(square)
        elif not _is_piece(piece):
            allowed = f"r or b, then one of {LETTERS} (capital for IA), or {TAM}"
            faults.append(Fault(f"square {square}", f"{str(piece)[:20]!r} is no piece", allowed, "CK-3.1"))
        else:
            found[captured(piece)] += 1
    faults += [Fault(f"square {square}", f"a second tam; the first stands on {tams[0]}", "", "CK-3.1")
               for square in tams[1:]]  # fmt: skip
    for side, pieces in reserve.items():
        faults += _reserve_faults(pieces, f"reserve of {side}")
        found.update(piece for piece in pieces if piece in LIMITS)
    if found.total() > len(SET):
        faults.append(Fault("pieces", f"{found.total()} pieces besides tam", f"at most {len(SET)}", "CK-3.1"))
    faults += [Fault(piece, f"{count} of them", f"{LIMITS[piece]} in the set", "CK-3.1")
               for piece, count in sorted(found.items()) if count > LIMITS[piece]]  # fmt: skip
    return faults


def _is_piece(piece: object) -> bool:
    return isinstance(piece, str) and len(piece) == 2 and captured(piece) in LIMITS and piece[0].islower()


def _reserve_faults(pieces: Iterable[object], where: str) -> list[Fault]:
    allowed = f"r or b, then one of {LETTERS}"
    return [
        Fault(f"{where}, piece {i}", f"{str(piece)[:20]!r} is no piece of a reserve", allowed, "CK-2.7")
        for i, piece in enumerate(pieces, 1)
        if piece not in LIMITS
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
    tabletop_lab.games.cetkaik.moves.notation.InvalidNotation: LAI>LQ, character 5: 'LQ' is no ...
    """
    if not isinstance(text, str):
        raise InvalidNotation(Fault("action", f"a {type(text).__name__} is no action", "a text", "CK-4.1"))
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
                self.fail("> or =>" if vias[-1] else "> or ^")
            steps.append(self.square())
            if self.sign(WATER):
                return self.end(self.one_step(Move(origin, steps[0], vias[0], water=True), steps))
        if not steps:
            self.fail("> or ^")
        if len(steps) == 1 and origin != self.tam:
            return Move(origin, steps[0], vias[0])
        return TamMove(origin, tuple(steps), tuple(vias))

    def far(self, origin: str, steps: list[str], vias: list[str]) -> Action:
        """Read the second leg after `=>`."""
        if steps or not vias[0]:
            self.at -= len(FAR)
            self.fail("=> only after the one via point" if vias[0] else "> (no via point, so no =>)")
        if self.sign(OPEN):
            return self.end(Move(origin, "", vias[0], far=True))
        to = self.square()
        water = self.sign(WATER)
        return self.end(Move(origin, to, vias[0], far=True, water=water, toward=not water and self.sign(TOWARD)))

    def drop(self) -> Action:
        piece = self.text[1:3]
        if piece not in LIMITS:
            self.at = 1
            self.fail(f"r or b, then one of {LETTERS}", f"{piece!r} is no piece of a reserve")
        self.at = 3
        if not self.sign(PLAIN):
            self.fail(PLAIN)
        return self.end(Drop(piece, self.square()))

    def square(self) -> str:
        found = _TOKEN.match(self.text, self.at)
        if found is None or not found["square"]:
            said = re.match(r"\w*", self.text[self.at :])
            wrong = said.group()[:20] if said else ""
            self.fail("a square", f"{wrong!r} is no square" if wrong else "")
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
            self.fail("nothing: tam needs no throw")
        return move

    def end(self, action: Action) -> Action:
        if self.at < len(self.text):
            self.fail("the end")
        return action

    def fail(self, allowed: str, reason: str = "") -> None:
        rest = self.text[self.at :]
        reason = reason or (f"{rest[:1]!r} does not belong here" if rest else "the text ends too early")
        shown = self.text if len(self.text) <= LONGEST else self.text[: LONGEST - 3] + "..."
        raise InvalidNotation(Fault(f"{shown}, character {self.at + 1}", reason, allowed, "CK-4.1"))
