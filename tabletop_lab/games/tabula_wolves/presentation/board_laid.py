"""What lies on the table before the seats: vote tokens, evidence, a choice, the Welcome token.
Each thing lies beside its seat's card where nothing else is; who may see it is not decided here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from math import cos, dist, hypot, sin
from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .board_ring import Box, Circle, Point, Spot
from .pictograms import SIGNS

GAP, APART = 0.06, 0.03
"""Inches between a card and what lies before it, and between two things."""
CLEAR, RIM = 0.08, 0.03
"""So much nearer to its seat's card than to any other a thing lies; else it lies on so much of the rim of that card."""
TIP = 0.12
"""Inches between a card and the point of an arrow that leads to it elsewhere than at its middle."""
TRIES = 4
"""In how many orders the things before the seats are laid, until none has to lie on a card."""
BEHIND, PAST = 3, 12
"""How much worse an arrow is behind a thing than under a card, and where it points past its seat."""
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

    def places(self, order: Sequence[str], sizes: Mapping[str, Point]) -> dict[str, Point]:
        """The places of things of these sizes (width, height), one before each of these seats.

        What has no room but on a card is tried first then, before what has room elsewhere, too.
        """
        tried = []
        for _ in range(TRIES):
            trial = copy(self)
            trial.taken, trial.before = [*self.taken], {}
            found = {player: trial.place(player, *sizes[player]) for player in order}
            stuck = [player for player in order if trial._is_on_a_card(player)]
            tried.append((len(stuck), trial, found))
            if not stuck:
                break
            order = [*stuck, *(player for player in order if player not in stuck)]
        _, best, found = min(tried, key=lambda one: one[0])
        self.taken, self.before = best.taken, best.before
        return found

    def _is_on_a_card(self, player: str) -> bool:
        """Whether what lies before a seat lies on a card by more than its rim."""
        inner = [(x + RIM, y + RIM, w - 2 * RIM, h - 2 * RIM) for x, y, w, h in self.cards]
        return any(_covered(box, [card], 0.0) > 0.001 for box in self.before[player] for card in inner)

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
                    box = box or one
                    if _is_along(one, own):
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

    def arrow(self, one: str, at: str) -> list[Point]:
        """The way of an arrow to the card of a seat: the usual one, or where things lie, the one under the fewest."""
        usual = self.circle.arrow(one, at)
        if not any(_inside(point, box) for point in usual for boxes in self.before.values() for box in boxes):
            return usual
        there = self.taken + self.cards
        tips = [tip for tip in self.circle.edge(at, TIP) if not any(_inside(tip, box, 0.02) for box in there)]
        ways = [self.circle.arrow(one, at, tip=tip) for tip in tips]
        ways += [_straight(usual[0], tip, len(usual)) for tip in tips]
        before = self.circle.arrow(one, at, stop=self.stop(at))
        return min(ways, key=lambda way: self._worse(way, self.circle.spot[at]), default=before)

    def _worse(self, way: Sequence[Point], spot: Spot) -> tuple[bool, bool, float, float]:
        """Whether the end of an arrow would be hidden, or nearer to another card; how much of it lies behind things, or
        under cards, and how far it points past its seat; and how far its ends are apart.
        """
        before, tip, seat = way[-2], way[-1], (spot.x, spot.y)
        laid, cards = (
            [at for at in way if any(_inside(at, box, 0.03) for box in boxes)] for boxes in (self.taken, self.cards)
        )
        end = any(dist(at, tip) < 3 * TIP for at in laid + cards)
        ahead = sum((t - b) * (s - t) for b, t, s in zip(before, tip, seat, strict=True))
        near = any(_apart((*tip, 0, 0), card) < 0.99 * TIP for card in self.cards)
        past = 1 - ahead / (dist(before, tip) * dist(tip, seat))
        return end, near, BEHIND * len(laid) + len(cards) + PAST * past, dist(way[0], tip)

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
    piles = {one: (tokens.get(one, 0), kinds[one]) for one in laid.in_order(view.players, kinds)}
    piles = {player: pile for player, pile in piles.items() if any(pile)}
    found = laid.places([*piles], {player: _pile_size(laid, *pile) for player, pile in piles.items()})
    for player, pile in piles.items():
        _pile(laid, *found[player], *pile)
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


def _pile_size(laid: Laid, count: int, kind: str) -> tuple[float, float]:
    """Width and height of a pile."""
    tall = laid.tall * (1.7 if laid.page.alone else 1.25) if kind else laid.tall
    number = laid.page.text_width(f"×{count}", "note", True) + 0.3 * laid.tall / 0.22 if count else 0.06
    return number + (0.66 * tall + 0.07 if kind else 0.0), tall


def _pile(laid: Laid, x: float, y: float, count: int, kind: str) -> None:
    """Tokens as a pill with their number; with evidence a card holds both."""
    page, (wide, tall) = laid.page, _pile_size(laid, count, kind)
    sign, scale = 0.66 * tall, laid.tall / 0.22
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
        page.text(left + 0.22 * scale, y, f"×{count}", "note", bold=True)


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


def _covered(box: Box, taken: list[Box], apart: float = APART) -> float:
    """How much of a place is taken, in square inches."""
    x, y, w, h = box[0] - apart, box[1] - apart, box[2] + 2 * apart, box[3] + 2 * apart
    common = ((min(x + w, a + c) - max(x, a), min(y + h, b + d) - max(y, b)) for a, b, c, d in taken)
    return sum(wide * tall for wide, tall in common if wide > 0 and tall > 0)


def _apart(box: Box, card: Box) -> float:
    """Inches between a place and a card."""
    (x, y, w, h), (a, b, c, d) = box, card
    return hypot(max(a - x - w, x - a - c, 0.0), max(b - y - h, y - b - d, 0.0))


def _is_along(box: Box, card: Box) -> bool:
    """Whether the middle of a place is above, below or beside a card: off its corners, where another card may be."""
    (x, y, w, h), (a, b, c, d) = box, card
    return a <= x + w / 2 <= a + c or b <= y + h / 2 <= b + d


def _holds(box: Box, card: Box) -> bool:
    """Whether a card lies within a box."""
    (x, y, w, h), (a, b, c, d) = box, card
    return x <= a and y <= b and a + c <= x + w and b + d <= y + h


def _inside(point: Point, box: Box, far: float = 0.06) -> bool:
    x, y, w, h = box
    return x - far < point[0] < x + w + far and y - far < point[1] < y + h + far


def _straight(start: Point, end: Point, points: int) -> list[Point]:
    (x, y), (u, v) = start, end
    return [(x + (u - x) * k / (points - 1), y + (v - y) * k / (points - 1)) for k in range(points)]
