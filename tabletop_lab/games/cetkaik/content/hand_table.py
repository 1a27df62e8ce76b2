"""The hands (CK-12.2): one table of what each needs and scores, with its names; `hands` finds which ones are held.

Other tables are written as text: `culture 9, flash 3` for points, `culture: general shaman` for pieces.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from tabletop_lab.engine.core.strict import word

from .pieces import KINDS

FLASH, FLASHED = "flash", "+flash"
NOT_PLAYED = "none"
"""Written in place of the pieces of a hand that is left out of the game."""
HIGHEST = 99
"""The points of a hand are between this and its negative."""
LARGEST = 10
"""The most pieces a hand may need."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One row of the table: the kinds it needs, what it scores, and its names."""

    pieces: tuple[str, ...]
    points: int
    en: str
    ko: str


HANDS = {
    "unbeatable": Hand(tuple(KINDS), 50, "Unbeatable", "어디를 가도 적이 없다"),
    "social_order": Hand(("general", "shaman", "scribe", "bow", "pawn"), 10, "Social Order", "문민과 군인의 균형"),
    "culture": Hand(("general", "shaman", "scribe"), 7, "Culture", "문화"),
    "cavalry": Hand(("horse", "bow", "pawn"), 5, "Cavalry", "기마대"),
    "attack": Hand(("horse", "chariot", "boat"), 5, "Attack", "이동"),
    "king": Hand(("king",), 3, "King", "왕"),
    "animals": Hand(("horse", "tiger"), 3, "Animals", "동물"),
    "army": Hand(("general", "pawn", "pawn"), 3, "Army", "군대"),
    "comrades": Hand(("chariot", "pawn", "pawn"), 3, "Comrades", "우군을 도움"),
    "deadly_army": Hand(("pawn",) * 5, 3, "Deadly Army", "교착한 군"),
    "step_tam": Hand((), -5, "Stepping on tam", "다암을 밟음"),
    "tam_again": Hand((), -3, "Tam again", "다암이 한 번 더 간다"),
    FLASH: Hand((), 2, "Flash", "동색"),
}
"""Every row by its name, in the table's order. Without pieces: the two negative hands, and the bonus of one colour."""
POSITIVE = tuple(slug for slug, hand in HANDS.items() if hand.pieces)
NEGATIVE = ("step_tam", "tam_again")

POINTS = ", ".join(f"{slug} {hand.points}" for slug, hand in HANDS.items())
PIECES = "; ".join(f"{slug}: {' '.join(HANDS[slug].pieces)}" for slug in POSITIVE)
"""The table as it is written in the rules."""

MOST = Counter({name: 2 * kind.each for name, kind in KINDS.items()})
"""How many pieces of each kind there are."""


class Wrong(Exception):
    """An error in a table: its kind, the reason, what is allowed, and facts for its sentence."""

    def __init__(self, kind: str, reason: str, allowed: str, **facts: object) -> None:
        super().__init__(reason)
        self.kind, self.reason, self.allowed, self.facts = kind, reason, allowed, facts


def read_points(given: object) -> str:
    """Read a table of points, as text or mapping, and write it out with every row; missing rows keep their points.

    Raises `Wrong` for an unknown hand, or points that are no whole number from -99 to 99.

    >>> read_points("culture 9, flash 3")[:46]
    'unbeatable 50, social_order 10, culture 9, cav'
    """
    own = {}
    for slug, points in _rows(given, ",", r"\s*[:=]?\s*(?=[+-]?[\d.]+$)|\s+", POINTS_FORM, HANDS):
        if not re.fullmatch(r"[+-]?\d{1,9}", points) or abs(int(points)) > HIGHEST:
            reason = f"{points[:20]!r} is not a number of points for {slug}"
            raise Wrong("hand_points_range", reason, f"-{HIGHEST} to {HIGHEST}", hand=slug, points=points[:20])
        own[slug] = int(points)
    return ", ".join(f"{slug} {own.get(slug, hand.points)}" for slug, hand in HANDS.items())


def read_pieces(given: object) -> str:
    """Read a table of pieces, as text or mapping, and write it out with every row; missing rows keep their pieces.

    Raises `Wrong` for an unknown hand or kind, and for more pieces of a kind than the game has.

    >>> read_pieces({"culture": ["general", "shaman"]}).split("; ")[2], read_pieces("king: none").split("; ")[5]
    ('culture: general shaman', 'king: none')
    """
    own = {}
    for slug, pieces in _rows(given, ";", r"\s*[:=]\s*", PIECES_FORM, POSITIVE):
        own[slug] = " ".join(pieces.split())
        if own[slug] != NOT_PLAYED:
            _check_pieces(slug, own[slug].split())
    return "; ".join(f"{slug}: {own.get(slug, ' '.join(HANDS[slug].pieces))}" for slug in POSITIVE)


POINTS_FORM, PIECES_FORM = "culture 7, flash 2", "culture: general shaman scribe; king: none"
"""How the two tables are written, for error messages."""


def _rows(given: object, between: str, inside: str, form: str, rows: Iterable[str]) -> list[tuple[str, str]]:
    """Split a table into rows: (hand, the rest)."""
    if isinstance(given, Mapping):
        pairs = [
            (word(k), " ".join(map(word, v)) if isinstance(v, list | tuple) else word(v)) for k, v in given.items()
        ]
    else:
        parts = [re.split(inside, part.strip(), maxsplit=1) for part in str(given).split(between) if part.strip()]
        pairs = [(part[0], part[1] if len(part) == 2 else "") for part in parts]
    seen: set[str] = set()
    for slug, rest in pairs:
        if slug not in rows:
            raise Wrong("no_hand", f"there is no hand {slug[:40]!r}", ", ".join(rows), hand=slug[:40])
        if slug in seen or not rest.strip():
            raise Wrong("no_row", f"the row of {slug} stands there twice or says nothing", form, hand=slug)
        seen.add(slug)
    return pairs


def _check_pieces(slug: str, kinds: list[str]) -> None:
    for kind, count in Counter(kinds).items():
        if kind not in KINDS:
            reason = f"there is no piece {kind[:20]!r} for {slug}"
            raise Wrong("no_kind", reason, ", ".join(KINDS), hand=slug, piece=kind[:20])
        if count > MOST[kind]:
            reason = f"{slug} asks for {count} pieces {kind}, and there are {MOST[kind]}"
            raise Wrong("too_many_pieces", reason, f"at most {MOST[kind]}", hand=slug, piece=kind, most=MOST[kind])
    if len(kinds) > LARGEST:
        reason = f"{slug} asks for {len(kinds)} pieces"
        raise Wrong("hand_too_large", reason, f"at most {LARGEST}", hand=slug, most=LARGEST)


@lru_cache(maxsize=256)
def points_table(text: str) -> Mapping[str, int]:
    """Return points by hand, from the text that `read_points` gives.

    >>> points_table(POINTS)["flash"]
    2
    """
    return MappingProxyType({slug: int(points) for slug, points in (row.split() for row in text.split(", "))})


@lru_cache(maxsize=256)
def pieces_table(text: str) -> Mapping[str, tuple[str, ...]]:
    """Return the kinds each positive hand needs, from the text that `read_pieces` gives, without hands left out.

    >>> pieces_table(PIECES)["animals"]
    ('horse', 'tiger')
    """
    rows = (row.split(": ") for row in text.split("; "))
    return MappingProxyType({slug: tuple(kinds.split()) for slug, kinds in rows if kinds != NOT_PLAYED})
