"""CK-12: the hands that captured pieces make, told when they are completed and counted.

`reckoning` computes them, paragraph by paragraph; the two negative hands are with the moves that make them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.chapters.reckoning import Reckoning, plain_name, stand_ins, terms_of
from tabletop_lab.games.cetkaik.content.hand_table import FLASH, FLASHED
from tabletop_lab.games.cetkaik.moves.memory import remembering

from .table import CetkaikTable


class Hands(CetkaikTable, Reckoning):
    """CK-12 in the rulebook's order."""

    def take_terms(self) -> None:
        """Read what the rules say about hands."""
        self.terms = terms_of(self.rules)
        self.hand_points = dict(self.terms.points)

    def remembered(self, pieces: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
        """Return what `held_together` says about a reserve; it is asked once for all tables that share a memory."""
        return remembering(self, lambda memory: memory.hands(pieces))

    @clause("CK-12.2", "CK-12.1")
    def complete(self, player: str, side: str, slug: str) -> None:
        """The captured pieces that the table names complete a hand."""
        hand = plain_name(slug)
        needs = dict(self.terms.pieces)[hand]
        self.tell("hand_completed", player=player, side=side, needs=needs, **self.as_told(slug))
        if slug.endswith(FLASHED):
            self.earn_one_colour(player, side, hand)
        made = self.made_by(self.state.reserve[side])[slug]
        for king, kind in stand_ins(slug, made, self.terms):
            self.stand_in(player, side, hand, king, kind)
        if hand == "unbeatable":
            self.have_every_kind(player, side)

    @clause("CK-12.5")
    def earn_one_colour(self, player: str, side: str, hand: str) -> None:
        """A hand of one colour earns the bonus."""
        self.tell("one_colour", player=player, side=side, hand=hand, bonus=self.hand_points[FLASH])

    @clause("CK-12.8")
    def stand_in(self, player: str, side: str, hand: str, king: str, kind: str) -> None:
        """A king stands for another kind of its colour."""
        self.tell("king_stands_in", player=player, side=side, hand=hand, king=king, kind=kind)

    @clause("CK-12.9")
    def have_every_kind(self, player: str, side: str) -> None:
        """The Unbeatable needs all ten kinds, with a king in the king's own place."""
        self.tell("every_kind", player=player, side=side)

    @clause("CK-12.4")
    def count_hands(self, player: str, side: str) -> int:
        """All positive hands together; each of them counts once."""
        reserve = self.state.reserve[side]
        held = self.hands(reserve)
        if len(held) > 1:
            if self.hands_share_a_piece(reserve):
                self.count_a_piece_in_several_hands(player, side, held)
            else:
                self.tell_the_count(player, side, held)
        return sum(held.values())

    @clause("CK-12.3")
    def count_a_piece_in_several_hands(self, player: str, side: str, held: Mapping[str, int]) -> None:
        """A piece may serve in several hands at once; the points of all of them are added."""
        self.tell_the_count(player, side, held)

    def hands_share_a_piece(self, reserve: Sequence[str]) -> bool:
        """Whether the hands of a reserve need more of some piece than there are."""
        used = Counter(piece for pieces in self.made_by(reserve).values() for piece in pieces)
        return bool(used - Counter(reserve))

    def tell_the_count(self, player: str, side: str, held: Mapping[str, int]) -> None:
        """Which hands, and what they bring together."""
        hands = tuple(slug.replace(FLASHED, "_flash") for slug in held)
        self.tell("hands_counted", player=player, side=side, hands=hands, points=sum(held.values()))

    def as_told(self, slug: str) -> dict[str, object]:
        """Return the facts of a held hand: its plain name, whether it has one colour, what it scores."""
        flash = "yes" if slug.endswith(FLASHED) else "no"
        return {"hand": plain_name(slug), "flash": flash, "points": self.worth(slug)}
