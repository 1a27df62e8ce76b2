"""Captured pieces and hands as cards: a piece with its name, a hand with the pieces that it needs and what it scores.
A card is named by the piece as a reserve writes it ("rp"), or by "hand " and the name of the hand; where rules may be
edited, points and kinds follow: `named("animals", 3, ("horse", "tiger"))`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tabletop_lab.engine import Shown
from tabletop_lab.games.cetkaik.chapters.reckoning import plain_name
from tabletop_lab.games.cetkaik.content.hand_table import HANDS
from tabletop_lab.games.cetkaik.content.pieces import BLACK, KINDS, RED, captured

from .board_pieces import tile
from .hand_card import name_of

READABLE = 150
"""Units across from which a card has its text."""
HAND = "hand "
WIDE = 3
"""Pieces of a hand side by side."""


class Hand(NamedTuple):
    """A row of the table of hands, as a card shows it."""

    name: str
    points: int
    kinds: tuple[str, ...]


def named(hand: str, points: int, kinds: Iterable[str]) -> str:
    """The name of the card of a hand that scores so much, and needs these kinds.

    >>> named("animals", 3, ("horse", "tiger")), is_hand("hand animals"), is_hand("rp")
    ('hand animals 3 horse tiger', True, False)
    """
    return " ".join((f"{HAND}{hand}", str(points), *kinds))


def is_hand(card: str) -> bool:
    """Whether a card is that of a hand."""
    return card.startswith(HAND)


def row_of(card: str, words: Any) -> Hand:
    """The row that a card of a hand shows: its own, else that of the printed table.

    >>> import tabletop_lab as tl
    >>> words = tl.games()["cetkaik"].words("en")
    >>> row_of("hand animals", words).points, row_of("hand animals 9 horse tiger", words).points
    (3, 9)
    """
    hand, *row = card.removeprefix(HAND).split()
    if row:
        return Hand(hand, int(row[0]), tuple(row[1:]))
    rules = words.game.Rules()
    return Hand(hand, rules.points_of_hands()[hand], rules.pieces_of_hands().get(hand, ()))


def told(entry: Any) -> Sequence[Shown]:
    """The piece that was captured or dropped, the hand that was completed."""
    if entry.kind != "event":
        return ()
    if entry.name == "hand_completed":
        hand, facts = plain_name(str(entry.facts["hand"])), entry.facts
        return [Shown(named(hand, facts["points"], facts["needs"]))] if hand in HANDS else ()
    if entry.name in ("captured", "dropped"):
        return [Shown(captured(str(entry.facts["piece"])))]
    return ()


def held(view: Any, seat: str) -> Sequence[Shown]:
    """The hands that a seat holds, then the pieces it has captured."""
    side = view.side.get(seat)
    if side is None:
        return ()
    reserve = view.reserve[side]
    made = {plain_name(slug): points for slug, points in view.paragraphs.hands(reserve).items()}
    needs = view.rules.pieces_of_hands()
    pieces = [Shown(piece, count=number) for piece, number in sorted(Counter(map(captured, reserve)).items())]
    return [*(Shown(named(hand, points, needs[hand])) for hand, points in made.items()), *pieces]


def said(card: str, words: Any) -> str:
    """A card in words."""
    if is_hand(card):
        row = row_of(card, words)
        needs = ", ".join(_needs(row, words))
        return str(words("card-hand", name=name_of(row.name, words.lang), points=row.points, needs=needs))
    return str(words.value("piece", card))


def draw_face(page: Any, card: str, words: Any) -> None:
    """A piece in its owner's direction, or a hand with its pieces."""
    u = page.in_units()
    small, hand = u.w < READABLE, row_of(card, words) if is_hand(card) else None
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 0.06 * u.w, "card", "soft")
    u.box(0.04 * u.w, 0.04 * u.w, 0.92 * u.w, (0.62 if not hand else 0.5) * u.h, 0.04 * u.w, "panel")
    name = name_of(hand.name, words.lang) if hand else said(card, words)
    name, size = name[:1].upper() + name[1:], 12 if small else 16
    if not hand:
        tile(page, card, page.w / 2, page.h * 0.64, 0.62 * page.w, up=True)
    else:
        _pieces(page, hand.kinds)
    lines = u.wrap(name, size, u.w - 12, True, 2)
    top = (0.73 if not hand else 0.62) * u.h
    u.lines(u.w / 2, top, lines, size, bold=True, ha="center", lead=1.15)
    if hand and not small:
        needs = u.wrap(", ".join(_needs(hand, words)), 11.5, u.w - 20, lines=3)
        u.lines(u.w / 2, top + 22 * len(lines), needs, 11.5, "soft", ha="center")
        u.text(u.w / 2, u.h - 18, str(words("card-scores", points=hand.points)), 14, bold=True, ha="center")


def draw_back(page: Any) -> None:
    """Nothing is hidden in this game: the back of a card is plain."""
    page.card_backs([(0, 0, page.w, page.h)])


def _pieces(page: Any, kinds: Sequence[str]) -> None:
    wide = WIDE if len(kinds) <= 2 * WIDE else WIDE + 1
    rows = [kinds[at : at + wide] for at in range(0, len(kinds), wide)]
    size = min(page.w * (0.3 if wide == WIDE else 0.225), page.h * 0.46 / max(1, len(rows)))
    for down, row in enumerate(rows):
        y = page.h * 0.72 + size * 0.96 * ((len(rows) - 1) / 2 - down)
        for across, kind in enumerate(row):
            x = page.w / 2 + size * 0.92 * (across - (len(row) - 1) / 2)
            tile(page, (RED if (across + down) % 2 else BLACK) + KINDS[kind].letter, x, y, size, up=True)


def _needs(hand: Hand, words: Any) -> list[str]:
    return [KINDS[kind].ko if words.lang == "ko" else KINDS[kind].en for kind in hand.kinds]
