"""The six spaces, the connections between them, and what is on each space.
It decides where a space is drawn and how a connection runs, but not who may go where.
"""

from __future__ import annotations

from math import hypot
from typing import Any

from tabletop_lab.games.fourteen_nights.chapters.table import KIND_OF_SPACE

from . import table_facts as facts

PLACE = {1: (0, 1), 2: (1, 1), 4: (2, 1), 3: (0, 0), 5: (1, 0), 6: (2, 0)}
"""Column and row of each space."""

WIDTH, ACROSS = 2.4, 0.45
KEY_HEIGHT = 0.41
HALF = {"": 0.18, "turn": 0.245, "moved": 0.245}
"""Half the width of a pawn, by its ring."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Layout:
    """The boxes of the spaces inside a panel, and the ways between them."""

    def __init__(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        edges: tuple[tuple[int, int], ...],
        *,
        width: float = WIDTH,
        across: float = ACROSS,
        key: float = KEY_HEIGHT,
    ) -> None:
        kinds = {kind_of(a, b) for a, b in edges}
        over = 0.14 if "skip" in kinds else 0.0
        self.down = 0.42 if "long" in kinds else 0.28
        top = 0.17 + over
        self.height = (h - key - top - over - self.down - 0.02) / 2
        left = x + (w - 3 * width - 2 * across) / 2
        low = y + key + over
        self.box: dict[int, Box] = {
            n: (left + c * (width + across), low + r * (self.height + self.down), width, self.height)
            for n, (c, r) in PLACE.items()
        }

    def centre(self, n: int) -> Point:
        """The centre of a space."""
        x, y, w, h = self.box[n]
        return x + w / 2, y + h / 2

    def way(self, a: int, b: int) -> list[Point]:
        """Points of the connection from the edge of `a` to the edge of `b`; it never crosses a third space."""
        if PLACE[a] > PLACE[b]:
            return self.way(b, a)[::-1]
        (xa, ya, w, h), (xb, yb, _, _) = self.box[a], self.box[b]
        (ca, ra), (cb, rb) = PLACE[a], PLACE[b]
        if ra == rb and cb - ca == 1:
            return [(xa + w, ya + h / 2), (xb, yb + h / 2)]
        if ca == cb:
            return [(xa + w / 2, ya + h), (xb + w / 2, yb)]
        if ra == rb:
            return _round_trip(xa + w * 0.62, xb + w * 0.38, ya + h if ra else ya, 0.14 if ra else -0.14)
        # a diagonal starts near the corner that faces the other space, so a long one fits between the rows
        inset = 0.3 if cb - ca == 1 else 0.12
        start = (xa + w - inset, ya + h if rb > ra else ya)
        return [start, (xb + inset, yb if rb > ra else yb + h)]


def kind_of(a: int, b: int) -> str:
    """How a connection must be drawn: "near", "skip" (over a space of the same row) or "long" (between the rows)."""
    (ca, ra), (cb, rb) = PLACE[a], PLACE[b]
    if abs(ca - cb) < 2:
        return "near"
    return "skip" if ra == rb else "long"


def _round_trip(x0: float, x1: float, y: float, rise: float, steps: int = 8) -> list[Point]:
    """Points out of one space, along the row, into the next space but one, with rounded corners."""

    def corner(cx: float, sign: int) -> list[Point]:
        curve = [(t / steps, 1 - (1 - t / steps) ** 2) for t in range(steps + 1)]
        return [(cx + sign * abs(rise) * u * u, y + rise * v) for u, v in curve]

    return corner(x0, 1) + corner(x1, -1)[::-1]


def draw_map(page: Any, view: Any, decision: Any, words: Any, x: float, y: float, w: float, h: float) -> None:
    """Draw the panel with the six spaces, which can be clicked as `sq-1` to `sq-6`.

    Those that can be chosen are framed.
    """
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    edges = tuple(view.rules.edges())
    layout = Layout(x, y, w, h, edges)
    offered, barred = facts.offered(decision), facts.barred(view, decision)
    walking = decision is not None and decision.name == "move"
    _connections(page, view, decision, layout, edges, offered if walking else ())
    for n in facts.SPACES:
        _space(page, view, words, layout.box[n], n, n in barred, offered)
    _key(page, view, decision, words, layout.box[3][0], y + 0.185, layout.box[6][0] + WIDTH, offered, barred)


def _connections(page: Any, view: Any, decision: Any, layout: Layout, edges: Any, targets: tuple[int, ...]) -> None:
    weight = 5 if len(edges) <= 9 else 3
    here = view.pawn.get(decision.player) if targets else 0
    for a, b in edges:
        if here in (a, b) and (b if here == a else a) in targets:
            way = layout.way(here, b if here == a else a)
            (x0, y0), (x1, y1) = way[-2:]
            stop = 0.075 / hypot(x1 - x0, y1 - y0)  # the point of the arrow touches the frame, not the card under it
            page.arrow([*way[:-1], (x1 - (x1 - x0) * stop, y1 - (y1 - y0) * stop)], lw=3, z=1.7)
        else:
            page.line(under_cards(layout.way(a, b)), "line", weight, z=1.5, cap="butt")


def under_cards(way: list[Point], more: float = 0.08) -> list[Point]:
    """The same way with its ends a little further out: they lie under the cards, so that no slanted end is seen."""

    def beyond(a: Point, b: Point) -> Point:
        length = hypot(b[0] - a[0], b[1] - a[1])
        return b[0] + (b[0] - a[0]) / length * more, b[1] + (b[1] - a[1]) / length * more

    return [beyond(way[1], way[0]), *way[1:-1], beyond(way[-2], way[-1])]


def _space(page: Any, view: Any, words: Any, box: Box, n: int, barred: bool, offered: tuple[int, ...]) -> None:
    x, y, w, h = box
    page.place(str(n), page.box(x, y, w, h, "card", "line", page.LINE, r=0.08), x + w / 2, y + h / 2)
    if n in offered:
        page.frame(x, y, w, h)
    tone, head = ("soft" if barred else "ink"), y + h - 0.235
    page.disc(x + 0.24, head, 0.15, "faint" if barred else "ink")
    page.text(x + 0.24, head - 0.005, str(n), colour="soft" if barred else "paper", bold=True, ha="center")
    name = words.value("space", n)
    page.text(x + 0.48, head - 0.005, name, "head", tone, width=w - (0.9 if barred else 0.6))
    roomy = h > 0.9
    if barred:  # on a low space the ring of a pawn needs the corner
        page.barred(x + w - 0.22 if roomy else x + 0.7 + min(page.text_width(name, "head"), w - 0.9), head)
    what = words(f"board-what-{n}")
    deck = KIND_OF_SPACE.get(n)
    last = words("board-deck", cards=len(view.decks.get(deck, ()))) if deck else words("board-repeat")
    here = [p for p in view.players if view.pawn.get(p) == n]
    beside = w - 0.26 - page.text_width(last, "note")
    crowded = sum(2 * HALF[_ring(view, p)] for p in here) > beside
    if crowded and not roomy and not deck:
        last = ""
    rings = _pawns(page, view, box, here, w - 0.12 if crowded and (roomy or not last) else beside)
    if roomy and not crowded and x + 0.12 + page.text_width(what, "note") < rings:
        page.text(x + 0.12, y + h - 0.505, what, "note", "soft")
    page.text(x + 0.12, y + (h - 0.505 if roomy and crowded else 0.175), last, "note", "soft")


def _ring(view: Any, player: str) -> str:
    """Return "turn" or "moved" for a pawn with a ring, "" for others."""
    state = facts.status(view, player)
    return state if state in ("turn", "moved") else ""


def _pawns(page: Any, view: Any, box: Box, players: list[str], room: float) -> float:
    """Draw the pawns on a space from the right within `room`, those with a ring last. Returns where the rings begin."""
    x, y, w, _ = box
    players = sorted(players, key=lambda p: ("", "turn", "moved").index(_ring(view, p)))
    closer = min(1.0, room / sum(2 * HALF[_ring(view, p)] for p in players)) if players else 1.0
    at, rings = x + w - 0.04, x + w
    for k, player in enumerate(reversed(players)):
        ring = _ring(view, player)
        at -= HALF[ring] * (closer if k else 1)
        page.player(
            at,
            y + 0.2,
            facts.seat(view, player),
            player,
            0.15,
            active=ring == "turn",
            moved=ring == "moved",
            z=6 - 0.3 * k,
        )
        if ring:
            rings = at - 0.25
        at -= HALF[ring] * closer
    return rings


def _key(
    page: Any,
    view: Any,
    decision: Any,
    words: Any,
    x: float,
    y: float,
    right: float,
    offered: tuple[int, ...],
    barred: tuple[int, ...],
) -> None:
    """Explain the marks that are in this picture, and no others."""
    name = decision.name if decision is not None else ""
    left = x
    if offered:
        page.box(left, y - 0.09, 0.28, 0.18, None, "act", page.STRONG, r=0.05)
        left = _word(page, left + 0.38, y, words("board-key-move" if name == "move" else "board-key-action"))
    if barred:
        page.barred(left + 0.1, y, 0.09)
        left = _word(page, left + 0.27, y, words("board-key-barred"))
    if any(facts.status(view, p) == "moved" for p in view.players):
        page.disc(left + 0.1, y, 0.095, "paper", "ink", page.LINE, dash=(2.4, 1.8))
        left = _word(page, left + 0.27, y, words("board-key-moved"))
    rule = {"move": "walk", "free_action": "free"}.get(name, "extra" if name in facts.EXTRA_ACTIONS else "")
    rule = rule or ("walk" if view.phase in ("setup", "turns") else "")
    text = words(f"board-key-{rule}") if rule else ""
    if text and right - left > page.text_width(text, "note") + 0.1:
        page.text(right, y, text, "note", "soft", ha="right")


def _word(page: Any, x: float, y: float, text: str) -> float:
    page.text(x, y, text, "note")
    return float(x + page.text_width(text, "note") + 0.35)
