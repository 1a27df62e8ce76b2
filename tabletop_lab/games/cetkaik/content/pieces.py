"""The pieces (section 3 of the rule sheet): kinds, notation, and initial position.

On the board a piece is written with two letters, its colour (`r`, `b`) and its kind, the kind in capitals if IA owns
it; `**` is tam. In a reserve the owner is clear, so all letters are lower case.
"""

from __future__ import annotations

from dataclasses import dataclass

from .squares import COLUMNS, IA, ROWS, A

RED, BLACK = "r", "b"
TAM = "**"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of piece: its letter, the character on it, its names and how many each side has."""

    name: str
    letter: str
    glyph: str
    en: str
    ko: str
    each: int


KINDS = {
    kind.name: kind
    for kind in (
        Kind("boat", "n", "船", "boat", "배", 1),
        Kind("pawn", "p", "兵", "pawn", "병사", 8),
        Kind("bow", "b", "弓", "bow", "활", 2),
        Kind("chariot", "c", "車", "chariot", "차", 2),
        Kind("tiger", "t", "虎", "tiger", "호랑이", 2),
        Kind("horse", "h", "馬", "horse", "망아지", 2),
        Kind("scribe", "s", "筆", "scribe", "서기", 2),
        Kind("shaman", "m", "巫", "shaman", "무녀", 2),
        Kind("general", "g", "将", "general", "장군", 2),
        Kind("king", "k", "王", "king", "왕", 1),
    )
}
"""The ten kinds with colour and owner, in the order of the movement table (CK-5.3)."""
TAM_GLYPH, TAM_NAME = "皇", {"en": "tam", "ko": "다암"}
KIND_OF = {kind.letter: kind.name for kind in KINDS.values()}

START = (
    "bsbhbcbgrkrgrcrhrs/rmrb..rt..bt..bbbm/bprpbprprnrpbprpbp/................../........**......../"
    "................../bPrPbPrPbNrPbPrPbP/bMbB..bT..rT..rBrM/rSrHrCrGbKbGbCbHbS"
)
"""CK-3.1: the initial position, row A first; the same in every season."""


def kind_of(piece: str) -> str:
    """The kind of a piece.

    >>> kind_of("rN"), kind_of("bp"), kind_of("**")
    ('boat', 'pawn', 'tam')
    """
    return "tam" if piece == TAM else KIND_OF[piece[1].lower()]


def owner(piece: str) -> str:
    """The side that owns a piece on the board; '' for tam.

    >>> owner("rN"), owner("bp"), owner("**")
    ('IA', 'A', '')
    """
    return "" if piece == TAM else IA if piece[1].isupper() else A


def owned_by(piece: str, side: str) -> str:
    """Return the same piece as it is written on the board for a side.

    >>> owned_by("rn", "IA"), owned_by("rN", "A")
    ('rN', 'rn')
    """
    return piece[0] + (piece[1].upper() if side == IA else piece[1].lower())


def captured(piece: str) -> str:
    """How a piece is written in a reserve.

    >>> captured("rN")
    'rn'
    """
    return piece.lower()


def _start() -> dict[str, str]:
    rows = zip(ROWS, START.split("/"), strict=True)
    cells = {column + row: text[2 * i : 2 * i + 2] for row, text in rows for i, column in enumerate(COLUMNS)}
    return {square: piece for square, piece in cells.items() if piece != ".."}


INITIAL = _start()
"""The piece on each square at the start of a season."""
SET = tuple(sorted(captured(piece) for piece in INITIAL.values() if piece != TAM))
"""All 48 pieces with colour and kind, as in a reserve; a game always has exactly these."""
