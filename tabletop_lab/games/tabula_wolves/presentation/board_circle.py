"""The circle of seats: the place of each seat, its card as the viewer knows it, tokens, evidence, who points at whom.
A function of the view alone: what the viewer may not know is never seen here.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .board_ring import Box, Circle

BELOW = 0.36
"""Inches under the circle for the key."""


def draw_circle(page: Any, view: Any, decision: Any, words: Any, box: Box) -> None:
    """Draw the panel with the village; every seat can be clicked as `sq-P1`, `sq-P2` and so on."""
    x, y, w, h = box
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    circle = Circle(view.players, (x + 0.14, y + BELOW, w - 0.28, h - BELOW - 0.12))
    night = facts.is_night(view)
    _table(page, circle, night)
    draw_middle(page, view, words, circle)
    offered = facts.offered(view, decision)
    asked = decision.player if decision is not None else ""
    for player in view.players:
        _seat(page, view, words, circle, player, player in offered, player == asked)
    _moderator(page, view, words, circle)
    _on_the_table(page, view, words, circle)
    draw_arrows(page, view, circle)
    _key(page, view, words, x + 0.2, y + 0.19, x + w - 0.2, offered)


def _table(page: Any, circle: Circle, night: bool) -> None:
    smaller = circle.ch / 2 + 0.1
    page.poly(circle.table(smaller), "faint" if night else "card", "line", page.LINE, z=1.4)
    if night:
        rx, ry = circle.a * 0.66, circle.b * 0.52
        for k in range(18):
            t, out = 2 * pi * k / 18 + 0.13, 1.0 if k % 2 else 0.86
            at = circle.middle[0] + rx * out * cos(t), circle.middle[1] + ry * out * sin(t)
            marks.star(page, *at, 0.045 if k % 3 else 0.07, "soft", z=1.6)


def draw_middle(page: Any, view: Any, words: Any, circle: Circle, small: bool = False) -> None:
    """Draw moon or sun, and the night or day in words: the colour of the table is not the only sign."""
    x, y = circle.middle
    night = facts.is_night(view)
    number = max(view.night if night else view.day, 1)
    when = words("board-middle-night" if night else "board-middle-day", number=number)
    r = 0.26 if small else 0.4
    width = max(page.text_width(when, "head"), 2 * r) + 0.3
    low = y - r - (0.14 if small else 0.38)
    page.box(x - width / 2, low, width, y + r + 0.26 - low, "faint" if night else "card", r=0.2, z=5)
    (marks.moon if night else marks.sun)(page, x, y + 0.2, r)
    page.text(x, y - r - 0.0 + (0.02 if small else 0), when, "label" if small else "head", bold=True, ha="center")
    if not small:
        page.text(x, y - r - 0.25, words(f"board-phase-{view.phase}"), "note", "soft", ha="center", width=2.0)


def _seat(page: Any, view: Any, words: Any, circle: Circle, player: str, target: bool, asked: bool) -> None:
    x, y, w, h = box = circle.card(player)
    ghost = player in view.ghosts
    known = facts.known(view, player)
    if known.role:
        ground, edge = ("panel", "soft") if ghost else ("card", "ink" if known.how == "own" else "soft")
        dash = (3.0, 2.0) if ghost else None
        weight = page.RULE if known.how == "own" else page.LINE
        face = page.box(x, y, w, h, ground, edge, weight, r=0.06, z=4, dash=dash)
    else:
        inset = 0.05 if ghost else 0.0
        page.card_backs([(x + inset, y + inset, w - 2 * inset, h - 2 * inset)], z=4.1)
        face = page.box(x, y, w, h, "panel", "soft", page.LINE, r=0.05, z=4, dash=(3.0, 2.0) if ghost else None)
    page.place(player, face, x + w / 2, y + h / 2)
    if target:
        page.frame(x, y, w, h, r=0.1, z=4.5)
    lines = _lines(view, words, player, known)
    if lines:
        _written(page, box, lines, plate=not known.role)
    above = 0.07 if asked else 0.03  # the ring must not touch the words on the card
    marks.seat(page, x + w / 2, y + h + above, facts.number(player), ghost=ghost, ring=asked)


def _lines(view: Any, words: Any, player: str, known: facts.Known) -> list[tuple[str, str]]:
    """Return the texts on a card, from the top: (kind, text); a kind "sign" gets the eye."""
    found = []
    if known.role:
        found.append(("role", words(f"board-card-{known.role}")))
    elif known.side:
        found.append(("role", words(f"board-side-{known.side}")))
    elif known.sign:
        found.append(("sign", words(f"board-sign-{known.sign}")))
    if player in view.ghosts:
        when, count = facts.dead_of(view, player)
        if not found:
            found.append(("role", words("board-ghost")))
        found.append(("note", words(f"board-dead-{when}", number=count)))
    elif known.how in ("own", "partner", "told"):
        found.append(("note", words(f"board-how-{known.how}")))
    elif known.how == "open":
        found.append(("note", words("board-card-number", number=facts.card_number(view, player))))
    return found


def _written(page: Any, box: Box, lines: list[tuple[str, str]], plate: bool) -> None:
    x, y, w, h = box
    step = 0.19 if h > 0.7 else 0.165
    low, high = y + 0.03, y + h - 0.14
    middle = (low + high) / 2 - (0.0 if h > 0.6 else 0.015)
    size = page.size_of("label" if h > 0.6 else "note")
    if plate:
        wide = max(page.text_width(s, "note", True) + (0.24 if kind == "sign" else 0) for kind, s in lines) + 0.12
        wide, tall = min(wide, w - 0.04), step * len(lines) + 0.06
        bottom = max(middle - tall / 2, y + 0.065)  # above the lower edge of the back
        page.box(x + (w - wide) / 2, bottom, wide, middle + tall / 2 - bottom, "card", None, r=0.05, z=5)
    for k, (kind, text) in enumerate(lines):
        at = middle + step * ((len(lines) - 1) / 2 - k)
        bold = kind != "note"
        tall = size if kind == "role" else page.size_of("note")
        shift = 0.11 if kind == "sign" else 0
        while page.text_width(text, tall, bold) > w - 0.06 - 2 * shift and tall > 9.5:
            tall -= 0.5
        if kind == "sign":
            left = x + w / 2 + shift - page.text_width(text, tall, bold) / 2
            marks.eye(page, left - 0.12, at + 0.005)
        page.text(
            x + w / 2 + shift, at, text, "note", "ink" if bold else "soft", bold,
            ha="center", size=tall, width=w - 0.04 - shift,
        )  # fmt: skip


def _moderator(page: Any, view: Any, words: Any, circle: Circle) -> None:
    """Draw the moderator's place, between the last seat and the first.

    The token waits there, and counting may begin there.
    """
    x, y, w, h = circle.card("")
    page.box(x, y + h * 0.28, w, h * 0.52, None, "soft", page.LINE, r=0.06, z=4)
    name = words("board-moderator")
    page.text(x + w / 2, y + h * 0.54, name, "note", "ink", ha="center", width=w - 0.06)


def _on_the_table(page: Any, view: Any, words: Any, circle: Circle) -> None:
    """Draw before each seat vote tokens, then evidence; the Welcome token is before a ghost or the moderator."""
    tokens = facts.tokens(view)
    for player in view.players:
        count, kind = tokens.get(player, 0), facts.value_of(view.evidence.get(player, ""))
        far = _laid(page, circle, player, count, kind) if count or kind else 0.0
        if player in view.suspects and not kind:
            x, y = circle.before(player, far)
            page.chip(x, y, words("board-suspect"), "ink", "ink", "paper", bold=True)
            far += 0.3
        if view.token == player:
            page.chip(*circle.before(player, far), words("board-token"), "card", "ink", "ink", bold=True, z=7.6)
        choice = facts.sides(view).get(player, "")
        if choice in ("execute", "spare"):
            page.chip(*circle.before(player, far), words(f"board-{choice}"), "card", "soft", "ink")
    if view.rules.use_welcome_token and not view.token:
        page.chip(*circle.before(""), words("board-token"), "card", "ink", "ink", bold=True, z=7.6)


def draw_arrows(page: Any, view: Any, circle: Circle, small: bool = False, votes: bool = True) -> None:
    """Draw who points at whom or, with `votes`, who chose whom: from before one seat to before the other."""
    now = [(one, at) for one, _, at in facts.pointing(view)]
    told = [*facts.sides(view).items()] if votes and not now else []
    if votes and not now and not told:
        told = [*facts.first_votes(view).items()]
    for one, at in dict.fromkeys([*now, *told]):
        if one == at or at not in circle.spot or one not in circle.spot:
            continue
        tokens = at in facts.tokens(view) or at in view.evidence
        start, end = circle.before(one, -0.16), circle.before(at, 0.24 if tokens and not small else -0.12)
        page.arrow([start, end], colour="ink" if now else "soft", lw=1.4 if now else 1.0, z=4.6)


def _laid(page: Any, circle: Circle, player: str, count: int, kind: str) -> float:
    """Draw tokens as a pill with their number; the card of evidence holds both. Returns where the next thing begins."""
    text = f"×{count}" if count else ""
    wide = (page.text_width(text, "note", True) + 0.3 if count else 0.06) + (0.32 if kind else 0.0)
    spot = circle.spot[player]
    x, y = circle.before(player, 0.08 * abs(spot.v) if kind else 0.0)
    if kind:  # beside the tokens of the neighbours, not among them
        x += spot.u * (0.16 if circle.ch > 0.6 else 0.45)
    left = x - wide / 2
    if kind:
        card = page.box(left, y - 0.19, wide, 0.38, "card", "ink", page.RULE, r=0.06, z=7.5)
        marks.EVIDENCE[kind](page, left + 0.2, y, 0.12)
        page.place(kind, card, x, y)
        left += 0.32
    else:
        page.box(left, y - 0.11, wide, 0.22, "card", "soft", page.LINE, r=0.11, z=7.5)
    if count:
        marks.token(page, left + 0.13, y)
        page.text(left + 0.22, y, text, "note", bold=True)
    return 0.4 if kind else 0.3 + 0.3 * abs(spot.u)


def _key(page: Any, view: Any, words: Any, x: float, y: float, right: float, offered: tuple[str, ...]) -> None:
    """Explain the marks that are in this picture, and no others."""
    signs: list[tuple[str, Any]] = []
    if offered:
        signs.append(("offered", lambda at: page.box(at, y - 0.08, 0.24, 0.16, None, "act", page.STRONG, r=0.05)))
    if view.ghosts:
        signs.append(("ghost", lambda at: marks.seat(page, at + 0.1, y, "", 0.09, ghost=True)))
    if any(facts.known(view, p).sign for p in view.players):
        signs.append(("sign", lambda at: marks.eye(page, at + 0.1, y)))
    if facts.tokens(view):
        signs.append(("tokens", lambda at: marks.token(page, at + 0.1, y)))
    for kind in ("fur", "footprint"):
        if kind in view.evidence.values():
            signs.append((kind, lambda at, kind=kind: marks.EVIDENCE[kind](page, at + 0.1, y, 0.09)))
    arrows = "pointing" if facts.pointing(view) else "sides" if facts.sides(view) else ""
    arrows = arrows or ("first" if facts.first_votes(view) else "")
    if arrows:
        colour = "ink" if arrows == "pointing" else "soft"
        signs.append((arrows, lambda at: page.arrow([(at, y), (at + 0.3, y)], colour=colour, lw=1.2)))
    if any(not facts.known(view, p).role for p in view.players):
        signs.append(("back", lambda at: page.card_backs([(at, y - 0.09, 0.24, 0.18)])))
    left = x
    for name, sign in signs:
        text = words(f"board-key-{name}")
        if left + 0.36 + page.text_width(text, "note") > right:
            break
        sign(left)
        page.text(left + 0.34, y, text, "note")
        left += 0.34 + page.text_width(text, "note") + 0.3
