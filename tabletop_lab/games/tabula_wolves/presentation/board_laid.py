"""What lies on the table before the seats: vote tokens, evidence, a choice, the Welcome token.
Each thing lies beside its seat's card where nothing else is; who may see it is not decided here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import cos, dist, hypot, sin
from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .board_ring import Box, Circle, Point
from .pictograms import SIGNS

GAP, APART = 0.06, 0.03
"""Inches between a card and what lies before it, and between two things."""
CLEAR, RIM = 0.08, 0.03
"""So much nearer to its seat's card than to any other a thing lies; else it lies on so much of the rim of that card."""
ELSEWHERE = sorted(
    ((deep / 20, aside / 20) for deep in range(16) for aside in range(-8, 9)),
    key=lambda at: (1.3 * at[0] + abs(at[1]), at),
)
"""How far in and how far aside a thing may move, in inches, where its own place is taken; the nearest first."""
FAR = sorted(
    ((deep / 20, aside / 20) for deep in range(21) for aside in range(-16, 17)),
    key=lambda at: (1.3 * at[0] + abs(at[1]), at),
)
"""The same where the card is face up: nothing may lie on it."""


class Laid:
    """The things on a table so far. `taken`: what else lies there (left, low, width, height); `narrow`: cards without
    names; `faces`: the seats whose cards are face up.
    """

    def __init__(
        self, page: Any, circle: Circle, taken: list[Box], narrow: bool, faces: Collection[str] = ()
    ) -> None:  # fmt: skip
        self.page, self.circle, self.narrow, self.faces = page, circle, narrow, faces
        r = circle.disc
        self.taken = [(x - r, y - r, 2 * r, 2 * r) for x, y in (spot.rim for spot in circle.spot.values())] + taken
        self.cards = [circle.card(player) for player in circle.spot if player]
        self.before: dict[str, list[Box]] = {}
        self.tall = max(0.22, 1.667 * page.size_of("note") / 72)

    def in_order(self, players: Sequence[str], kinds: Mapping[str, str]) -> list[str]:
        """The seats in the order in which their things find a place: what may not lie on its card, which is face up;
        then evidence, which is larger; and the sides first.
        """
        spot = self.circle.spot
        return sorted(players, key=lambda one: (one not in self.faces, not kinds.get(one), -abs(spot[one].u)))

    def place(self, player: str, wide: float, tall: float) -> tuple[float, float]:
        """The middle of the place for a thing of that size before a seat; it is taken from then on."""

        def boxes(middles: Iterator[Point]) -> Iterator[Box]:
            return ((x - wide / 2, y - tall / 2, wide, tall) for x, y in middles)

        own, there, free = self.circle.card(player), self.cards + self.taken, []
        box = None
        for one in boxes(self._beside_the_card(player, wide, tall)):
            if _is_free(one, there):
                free.append(one)
                # What lies nearer to another card would be taken for that seat's, and between two for either's.
                if self._off_others(one, own, _apart(one, own) + CLEAR):
                    box = one
                    break
        others = self._others(own) if box is None else []
        if box is None and player not in self.faces:
            rim = boxes(self._beside_the_card(player, wide, tall, -RIM))
            box = next((box for box in rim if _apart(box, own) == 0 and self._off_others(box, own, CLEAR)
                        and _is_free(box, others)), None)  # fmt: skip
        if box is None:
            box = next((box for box in free if self._off_others(box, own, _apart(box, own))), None)
        if box is None:  # no room before the seat: on its card, off its name
            on_it = list(boxes(self._on_the_card(player, wide, tall)))
            places = list(boxes(self._beside_the_card(player, wide, tall)))
            box = min(on_it + free + places, key=lambda box: _covered(box, others))
        self.taken.append(box)
        self.before.setdefault(player, []).append(box)
        return box[0] + wide / 2, box[1] + tall / 2

    def _others(self, own: Box) -> list[Box]:
        """Everything on the table but a card and its frame."""
        return [card for card in self.cards + self.taken if not _holds(card, own)]

    def _off_others(self, box: Box, own: Box, far: float) -> bool:
        """Whether a place is more than so many inches away from the card of every other seat."""
        return all(_apart(box, card) > far for card in self.cards if card != own)

    def _beside_the_card(self, player: str, wide: float, tall: float, gap: float = GAP) -> Iterator[Point]:
        spot, (_, _, cw, ch) = self.circle.spot[player], self.circle.card(player)
        ways = FAR if player in self.faces and not self.page.alone else ELSEWHERE
        across, up = (cw + wide) / 2 + gap, (ch + tall) / 2 + gap
        flat = abs(spot.u) * up > abs(spot.v) * across  # at its side, neither above nor below it
        x, y = spot.inwards(across / abs(spot.u) if flat else up / abs(spot.v))
        right, over = 1.0 if spot.u > 0 else -1.0, 1.0 if spot.v > 0 else -1.0
        du, dv = (right, 0.0) if flat else (0.0, over)
        yield from ((x + deep * du + aside * dv, y + deep * dv + aside * du) for deep, aside in ways)
        # Then at its other inner edge.
        x, y = (spot.x, spot.y + over * up) if flat else (spot.x + right * across, spot.y)
        du, dv = (0.0, over) if flat else (right, 0.0)
        yield from ((x + deep * du + aside * dv, y + deep * dv + aside * du) for deep, aside in ways)

    def _on_the_card(self, player: str, wide: float, tall: float) -> Iterator[Point]:
        x, y, w, h = self.circle.card(player)
        room, side = max(wide - w, 0) / 2, 1 if self.circle.spot[player].u > 0 else -1  # off the rim
        low, high = y + tall / 2 + (0.02 if self.narrow else 0.3 * h), y + h - tall / 2 - 0.02
        ends = (low, high) if self.narrow else (high, low)
        heights = [ends[0] + (ends[1] - ends[0]) * k / 4 for k in range(5)]
        return ((x + w / 2 + aside * side * room, at) for at in heights for aside in (1, 0, 2))

    def on_the_rim(self, player: str) -> Point:
        """The place for the Welcome token beside a seat's disc, on the side where less lies; else before the seat."""
        r, others = marks.COIN, [spot.rim for seat, spot in self.circle.spot.items() if seat != player]
        sides = [_beside(self.circle, player, way) for way in (1, -1)]
        sides = [at for at in sides if all(dist(at, rim) > self.circle.disc + 0.7 * r for rim in others)]
        if not sides:
            return self.place(player, 2 * r, 2 * r)
        return min(sides, key=lambda at: _covered((at[0] - r, at[1] - r, 2 * r, 2 * r), self.taken + self.cards))

    def stop(self, player: str) -> float:
        """How far before a seat an arrow ends, so that its point is seen."""
        far, boxes = 0.0, self.before.get(player, ())
        while far < 1.2 and any(_inside(self.circle.before(player, far), box) for box in boxes):
            far += 0.05
        return far


def draw_laid(page: Any, view: Any, words: Any, circle: Circle, taken: list[Box], narrow: bool) -> Laid:
    """Before each seat: vote tokens, evidence, its choice; the Welcome token before a ghost. Returns where they lie."""
    faces = [player for player in view.players if facts.known(view, player).role]
    laid, tokens = Laid(page, circle, taken, narrow, faces), facts.tokens(view)
    kinds = {player: facts.value_of(view.evidence.get(player, "")) for player in view.players}
    for player in laid.in_order(view.players, kinds):
        if tokens.get(player, 0) or kinds[player]:
            _pile(laid, player, tokens.get(player, 0), kinds[player])
    for player in view.players:
        choice = facts.sides(view).get(player, "")
        if player in view.suspects and not kinds[player]:
            _chip(laid, words("board-suspect"), player, ("ink", "ink", "paper"))
        if view.token == player:
            marks.coin(page, *laid.on_the_rim(player))
        if choice in ("execute", "spare"):
            _chip(laid, words(f"board-{choice}"), player, ("card", "soft", "ink"))
    return laid


def _chip(laid: Laid, text: str, player: str, look: tuple[str, str, str]) -> None:
    """A pill with a word."""
    wide = laid.page.text_width(text, "note", True) + 0.16
    laid.page.chip(*laid.place(player, wide, laid.tall), text, *look, bold=True, z=7.6)


def _pile(laid: Laid, player: str, count: int, kind: str) -> None:
    """Tokens as a pill with their number; with evidence a card holds both."""
    page, tall = laid.page, laid.tall * (1.7 if laid.page.alone else 1.25) if kind else laid.tall
    text, scale = f"×{count}" if count else "", laid.tall / 0.22
    sign = 0.66 * tall if kind else 0.0
    wide = (page.text_width(text, "note", True) + 0.3 * scale if count else 0.06) + (sign + 0.07 if kind else 0.0)
    x, y = laid.place(player, wide, tall)
    left = x - wide / 2
    if kind:
        card = page.box(left, y - tall / 2, wide, tall, "card", "ink", page.RULE, r=0.06, z=7.5)
        page.pictogram(SIGNS[kind], left + 0.07 + sign / 2, y, sign, "ink", "card", z=8)
        page.place(kind, card, x, y)
        left += sign + 0.07
    else:
        page.box(left, y - tall / 2, wide, tall, "card", "soft", page.LINE, r=tall / 2, z=7.5)
    if count:
        marks.token(page, left + 0.13 * scale, y, 0.07 * scale)
        page.text(left + 0.22 * scale, y, text, "note", bold=True)


def _beside(circle: Circle, player: str, way: int) -> Point:
    """The place on the rim beside a seat's disc: 1 for the one side, -1 for the other."""
    spot, far = circle.spot[player], 1.2 * circle.disc + marks.COIN
    mx, my = circle.middle
    turn = far / max(hypot(spot.rim[0] - mx, spot.rim[1] - my), far)
    x, y = (spot.rim[0] - mx) / circle.rx, (spot.rim[1] - my) / circle.ry
    # along the rim, whatever its shape: as far as the disc and the coin need
    for _ in range(3):
        ax, ay = x * cos(turn) + way * y * sin(turn), y * cos(turn) - way * x * sin(turn)
        at = mx + circle.rx * ax, my + circle.ry * ay
        turn *= far / hypot(at[0] - spot.rim[0], at[1] - spot.rim[1])
    return at


def _is_free(box: Box, taken: list[Box]) -> bool:
    """Whether nothing lies on a place; asked of a thousand places for one picture, so it stops at the first thing."""
    left, low, right, high = box[0] - APART, box[1] - APART, box[0] + box[2] + APART, box[1] + box[3] + APART
    return not any(left < a + c and a < right and low < b + d and b < high for a, b, c, d in taken)


def _covered(box: Box, taken: list[Box]) -> float:
    """How much of a place is taken, in square inches."""
    x, y, w, h = box[0] - APART, box[1] - APART, box[2] + 2 * APART, box[3] + 2 * APART
    common = ((min(x + w, a + c) - max(x, a), min(y + h, b + d) - max(y, b)) for a, b, c, d in taken)
    return sum(wide * tall for wide, tall in common if wide > 0 and tall > 0)


def _apart(box: Box, card: Box) -> float:
    """Inches between a place and a card."""
    (x, y, w, h), (a, b, c, d) = box, card
    return hypot(max(a - x - w, x - a - c, 0.0), max(b - y - h, y - b - d, 0.0))


def _holds(box: Box, card: Box) -> bool:
    """Whether a card lies within a box."""
    (x, y, w, h), (a, b, c, d) = box, card
    return x <= a and y <= b and a + c <= x + w and b + d <= y + h


def _inside(point: Point, box: Box) -> bool:
    x, y, w, h = box
    return x - 0.06 < point[0] < x + w + 0.06 and y - 0.06 < point[1] < y + h + 0.06
