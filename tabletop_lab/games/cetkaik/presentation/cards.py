"""Captured pieces and hands as cards: a piece with its name, a hand with the pieces that it needs and what it scores.
A card is named by the piece as a reserve writes it ("rp"), or by "hand " and the name of the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

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


def told(entry: Any) -> Sequence[Shown]:
    """The piece that was captured or dropped, the hand that was completed."""
    if entry.kind != "event":
        return ()
    if entry.name == "hand_completed":
        hand = plain_name(str(entry.facts["hand"]))
        return [Shown(HAND + hand)] if hand in HANDS else ()
    if entry.name in ("captured", "dropped"):
        return [Shown(captured(str(entry.facts["piece"])))]
    return ()


def held(view: Any, seat: str) -> Sequence[Shown]:
    """The hands that a seat holds, then the pieces it has captured."""
    side = view.side.get(seat)
    if side is None:
        return ()
    reserve = view.reserve[side]
    made = dict.fromkeys(plain_name(slug) for slug in view.paragraphs.hands(reserve))
    pieces = [Shown(piece, count=number) for piece, number in sorted(Counter(map(captured, reserve)).items())]
    return [*(Shown(HAND + hand) for hand in made), *pieces]


def said(card: str, words: Any) -> str:
    """A card in words."""
    if card.startswith(HAND):
        hand = card.removeprefix(HAND)
        points, needs = words.game.Rules().points_of_hands()[hand], ", ".join(_needs(hand, words))
        return str(words("card-hand", name=name_of(hand, words.lang), points=points, needs=needs))
    return str(words.value("piece", card))


def draw_face(page: Any, card: str, words: Any) -> None:
    """A piece in its owner's direction, or a hand with its pieces."""
    u = page.in_units()
    small, hand = u.w < READABLE, card.removeprefix(HAND) if card.startswith(HAND) else ""
    u.box(0.6, 0.6, u.w - 1.2, u.h - 1.2, 0.06 * u.w, "card", "soft")
    u.box(0.04 * u.w, 0.04 * u.w, 0.92 * u.w, (0.62 if not hand else 0.5) * u.h, 0.04 * u.w, "panel")
    name = name_of(hand, words.lang) if hand else said(card, words)
    name, size = name[:1].upper() + name[1:], 12 if small else 16
    if not hand:
        tile(page, card, page.w / 2, page.h * 0.64, 0.62 * page.w, up=True)
    else:
        _pieces(page, hand, words)
    lines = u.wrap(name, size, u.w - 12, True, 2)
    top = (0.73 if not hand else 0.62) * u.h
    u.lines(u.w / 2, top, lines, size, bold=True, ha="center", lead=1.15)
    if hand and not small:
        needs = u.wrap(", ".join(_needs(hand, words)), 11.5, u.w - 20, lines=3)
        u.lines(u.w / 2, top + 22 * len(lines), needs, 11.5, "soft", ha="center")
        points = words.game.Rules().points_of_hands()[hand]
        u.text(u.w / 2, u.h - 18, str(words("card-scores", points=points)), 14, bold=True, ha="center")


def draw_back(page: Any) -> None:
    """Nothing is hidden in this game: the back of a card is plain."""
    page.card_backs([(0, 0, page.w, page.h)])


def _pieces(page: Any, hand: str, words: Any) -> None:
    kinds = words.game.Rules().pieces_of_hands().get(hand, ())
    wide = WIDE if len(kinds) <= 2 * WIDE else WIDE + 1
    rows = [kinds[at : at + wide] for at in range(0, len(kinds), wide)]
    size = min(page.w * (0.3 if wide == WIDE else 0.225), page.h * 0.46 / max(1, len(rows)))
    for down, row in enumerate(rows):
        y = page.h * 0.72 + size * 0.96 * ((len(rows) - 1) / 2 - down)
        for across, kind in enumerate(row):
            x = page.w / 2 + size * 0.92 * (across - (len(row) - 1) / 2)
            tile(page, (RED if (across + down) % 2 else BLACK) + KINDS[kind].letter, x, y, size, up=True)


def _needs(hand: str, words: Any) -> list[str]:
    kinds = words.game.Rules().pieces_of_hands().get(hand, ())
    return [KINDS[kind].ko if words.lang == "ko" else KINDS[kind].en for kind in kinds]
