"""Which hands a reserve makes, reading by reading (CK-12), and which pieces make each.

A held hand is written as its name, with `+flash` behind it when all its pieces have one colour. `hand_table` says what
a hand needs and scores; the chapters say which hands are new, and what follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from tabletop_lab.engine import clause
from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.games.cetkaik.content.hand_table import FLASH, FLASHED, HANDS, POSITIVE
from tabletop_lab.games.cetkaik.content.pieces import BLACK, KINDS, RED, SET, kind_of

REMEMBERED = 50_000
"""How many reserves are remembered under the same terms, so that long series of games do not fill the memory."""


class TooMany(TabletopError):
    """A set of pieces holds more of a colour and kind than the game has; `pieces` names which."""

    def __init__(self, *pieces: str) -> None:
        counts = Counter(SET)
        super().__init__(*(Fault("reserve", f"too many {piece}", f"at most {counts[piece]}") for piece in pieces))
        self.pieces = pieces


def too_many(pieces: Iterable[str]) -> list[str]:
    """Return the pieces of which there are more than the game has; an unknown piece counts as too many.

    >>> too_many(["rk", "rk", "bn"])
    ['rk']
    """
    return sorted((Counter(pieces) - Counter(SET)).keys())


def check_reserve(pieces: Iterable[str]) -> None:
    """Raise TooMany for a set of pieces that cannot be in any reserve."""
    if found := too_many(pieces):
        raise TooMany(*found)


def plain_name(slug: str) -> str:
    """The name of a hand without its colour.

    >>> plain_name("animals+flash"), plain_name("army")
    ('animals', 'army')
    """
    return slug.removesuffix(FLASHED)


@dataclass(frozen=True, slots=True)
class Terms:
    """All that the rules say about hands; rules with equal terms share what is known about reserves."""

    pieces: tuple[tuple[str, tuple[str, ...]], ...]
    points: tuple[tuple[str, int], ...]
    flash_scope: str
    king_flash: bool
    king_wildcard: str


def terms_of(rules: Any) -> Terms:
    """Return what the game's rules say about hands."""
    pieces, points = rules.pieces_of_hands(), rules.points_of_hands()
    return Terms(tuple(pieces.items()), tuple(points.items()), rules.flash_scope, rules.king_flash, rules.king_wildcard)


def standard_terms() -> Terms:
    """Return the terms of the table itself, with every reading at its default."""
    pieces = tuple((hand, HANDS[hand].pieces) for hand in POSITIVE)
    points = tuple((hand, row.points) for hand, row in HANDS.items())
    return Terms(pieces, points, "per_hand", True, "free_per_hand")


Cast = tuple[tuple[str, str], ...]
"""The pieces of a reserve, each with the kind it counts as."""


class Reckoning:
    """The rule functions on hands, in the rulebook's order; each is a method that an edited rule may replace.

    >>> Reckoning(standard_terms()).hands(["rt", "bh", "bn", "rc"])
    {'attack': 5, 'animals': 3}
    """

    def __init__(self, terms: Terms) -> None:
        self.terms, self.hand_points = terms, dict(terms.points)
        self.held: dict[tuple[str, ...], Mapping[str, tuple[str, ...]]] = {}

    def hands(self, reserve: Iterable[str]) -> dict[str, int]:
        """Return the positive hands of a reserve with the value of each; raises TooMany for an impossible one."""
        return {slug: self.worth(slug) for slug in self.made_by(reserve)}

    @clause("CK-12.1")
    def made_by(self, reserve: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
        """Return the hands that exactly these pieces make, each with the pieces that make it."""
        return self.remembered(tuple(sorted(reserve)))

    def remembered(self, pieces: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
        """Return what `held_together` says about a reserve; it is asked only once."""
        held = self.held
        if pieces not in held:
            check_reserve(pieces)
            if len(held) >= REMEMBERED:
                held.clear()
            held[pieces] = self.held_together(pieces)
        return held[pieces]

    @clause("CK-12.2", "CK-12.5")
    def worth(self, slug: str) -> int:
        """Return what a hand scores by the table, with the bonus if it has one colour."""
        bonus = self.hand_points[FLASH] if slug.endswith(FLASHED) else 0
        return self.hand_points[plain_name(slug)] + bonus

    @clause("CK-12.3", "CK-12.4")
    def every_hand_once(self, cast: Cast) -> dict[str, tuple[str, ...]]:
        """A piece may serve in several hands at once, but each hand counts once: in one colour if it can."""
        found = {}
        for hand, kinds in self.terms.pieces:
            if made := self.in_one_colour(hand, kinds, cast):
                found[hand + FLASHED] = made
            elif made := self.taken_from(kinds, cast):
                found[hand] = made
        return found

    @clause("CK-12.5")
    def in_one_colour(self, hand: str, kinds: tuple[str, ...], cast: Cast) -> tuple[str, ...]:
        """Return the pieces of one colour that make a hand; empty if the colours differ or it earns no bonus."""
        if hand == "king" and not self.terms.king_flash:
            return ()
        if self.terms.flash_scope == "whole_reserve" and len({piece[0] for piece, _ in cast}) > 1:
            return ()
        of_one = (tuple(pair for pair in cast if pair[0][0] == colour) for colour in (RED, BLACK))
        return next((made for colour in of_one if (made := self.taken_from(kinds, colour))), ())

    @clause("CK-12.8", "CK-12.9")
    def taken_from(self, kinds: tuple[str, ...], cast: Cast) -> tuple[str, ...]:
        """Return pieces for every place of a hand, none twice; a king that is left over may stand for a missing kind.

        The king's own place needs a king: kings take it before they stand for anything else.
        """
        left, places = list(cast), []
        for kind in kinds:
            fitting = next((pair for pair in left if pair[1] == kind), None)
            if fitting:
                left.remove(fitting)
            places.append(fitting[0] if fitting else "")
        free = self.terms.king_wildcard == "free_per_hand"
        kings = [piece for piece, kind in left if kind == "king"] if free else []
        if places.count("") > len(kings):
            return ()
        return tuple(piece or kings.pop(0) for piece in places)

    @clause("CK-12.8")
    def held_together(self, pieces: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the hands of a reserve; if a king may play one role only, with the roles that score most.

        Of equally good roles: those with more hands, then those whose hands come earlier in the table.
        """
        roles = self.roles(pieces) if self.terms.king_wildcard == "one_role" else (_as_themselves(pieces),)
        return max((self.every_hand_once(cast) for cast in roles), key=self._how_good)

    def roles(self, pieces: tuple[str, ...]) -> Iterator[Cast]:
        """Yield every way to give each king one kind, its own first."""
        kinds = sorted(KINDS, key=lambda kind: kind != "king")
        for chosen in product(kinds, repeat=sum(kind_of(piece) == "king" for piece in pieces)):
            given = iter(chosen)
            yield tuple((piece, next(given) if kind_of(piece) == "king" else kind_of(piece)) for piece in pieces)

    def _how_good(self, made: Mapping[str, object]) -> tuple[int, int, list[int]]:
        in_table = [2 * (hand + FLASHED in made) + (hand in made) for hand, _ in self.terms.pieces]
        return sum(self.worth(slug) for slug in made), len(made), in_table


def _as_themselves(pieces: tuple[str, ...]) -> Cast:
    return tuple((piece, kind_of(piece)) for piece in pieces)


@lru_cache(maxsize=64)
def reckoning(terms: Terms) -> Reckoning:
    """Return the only reckoning for these terms; it remembers every reserve it has seen."""
    return Reckoning(terms)


def hands_of(reserve: Iterable[str], rules: Any) -> dict[str, int]:
    """Return the positive hands of a reserve with their values (CK-12.1); TooMany for an impossible reserve.

    `reserve`: pieces such as "rt"; `rules`: rules of the game. In the table's order.
    """
    return reckoning(terms_of(rules)).hands(reserve)


def made_of(reserve: Iterable[str], slug: str, rules: Any) -> tuple[str, ...]:
    """Return the pieces that make a held hand, place by place in the table's order; KeyError if it is not held."""
    return reckoning(terms_of(rules)).made_by(reserve)[slug]


def stand_ins(slug: str, made: tuple[str, ...], terms: Terms) -> list[tuple[str, str]]:
    """Return the kings that stand for another kind in a hand, each with that kind (CK-12.8).

    >>> stand_ins("army", ("bk", "rp", "rp"), standard_terms())
    [('bk', 'general')]
    """
    places = dict(terms.pieces)[plain_name(slug)]
    return [(piece, kind) for piece, kind in zip(made, places, strict=True) if kind_of(piece) != kind]
