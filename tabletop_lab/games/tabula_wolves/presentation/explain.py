"""Pictures that explain the rules: the order of the nights, who knows whom, what the seer is shown, the cards.
Each is made from the tables of the rules in force and the characters in the game, never from hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import Any

from tabletop_lab.games.tabula_wolves.content import CARDS
from tabletop_lab.games.tabula_wolves.content.composition import deal_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from . import board_marks as marks
from . import table_facts as facts

MARGIN, WIDTH = 5 / 12, 13.333
CLAUSES = {
    "recognise-wolves": "TW-3.11", "recognise-masons": "TW-3.6", "recognise-witch_and_servant": "TW-3.4",
    "recognise-servant": "TW-7.1", "witch": "TW-8.1", "seer": "TW-8.2", "guard": "TW-8.3", "wolves": "TW-8.4",
    "medium": "TW-8.5", "spiritist": "TW-8.5", "dawn": "TW-9.1",
}  # fmt: skip
"""Where the rulebook describes each call."""

Blank = Callable[[float, float], Any]


def in_play(match: Any, viewer: Any) -> list[str]:
    """The characters that were dealt, as far as the viewer knows; every character if that is secret."""
    return list(facts.counts(match.view(viewer))) or list(ROLES)


def heading(page: Any, words: Any, name: str) -> float:
    """Draw the title and the line under it; return where the picture may begin."""
    top = page.h - page.margin
    page.text(page.margin, top - 0.2, words(f"{name}-title"), "title", width=page.w - 2 * page.margin)
    page.text(page.margin, top - 0.58, words(f"{name}-lead"), "note", "soft", width=page.w - 2 * page.margin)
    return float(top - 0.85)


# --- the order of the nights ------------------------------------------------------------------------------------------


def night_order(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw two ribbons, the first night and every later one: who is called, what happens then, and the clause."""
    roles = in_play(match, viewer)
    page = blank(WIDTH, 5.5)
    top, said = heading(page, words, "order"), []
    for first in (True, False):
        calls = [*facts.night_calls(match.game.paragraphs(match.rules), roles, first), "dawn"]
        name = words("order-first" if first else "order-later")
        page.text(page.margin, top - 0.15, name, "head")
        _ribbon(page, words, calls, first, top - 0.4)
        top -= 2.06
        said.append(words("order-alt", name=name, calls=" → ".join(words(f"board-step-{call}") for call in calls)))
    return page, f"{words('order-title')}. " + " ".join(said)


def _ribbon(page: Any, words: Any, calls: list[str], first: bool, top: float) -> None:
    gap, tall = 0.14, 1.42
    wide = min((page.w - 2 * page.margin - gap * (len(calls) - 1)) / len(calls), 2.6)
    for k, call in enumerate(calls):
        x, y = page.margin + k * (wide + gap), top - tall
        point = min(0.16, gap + 0.04)
        corners = [(x, y), (x + wide, y), (x + wide + point, y + tall / 2), (x + wide, y + tall), (x, y + tall)]
        if k:
            corners.append((x + point, y + tall / 2))
        dawn = call == "dawn"
        page.poly(corners, "card" if dawn else "faint", "line", page.LINE, z=2)
        left = x + (0.26 if k else 0.14)
        (marks.sun if dawn else marks.eye)(page, left + 0.11, top - 0.24, 0.12 if dawn else 0.11)
        page.text(left + 0.3, top - 0.24, words(f"board-step-{call}"), "label", bold=True, width=wide - left + x - 0.3)
        did = f"order-{call}-first" if first and words.has(f"order-{call}-first") else f"order-{call}"
        for n, line in enumerate(page.wrap(words(did), wide - (left - x) - 0.06, "note", lines=4)):
            page.text(left, top - 0.5 - 0.175 * n, line, "note")
        page.text(left, y + 0.15, CLAUSES[call], "note", "act", True)


# --- who knows whom ---------------------------------------------------------------------------------------------------


def who_knows_whom(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the characters in a ring, with an arrow from each to those it knows; a loop if they know each other."""
    roles = in_play(match, viewer)
    known = [pair for pair in match.game.paragraphs(match.rules).acquaintances() if set(pair) <= set(roles)]
    page = blank(WIDTH, 6.0)
    top = heading(page, words, "knows")
    cx, cy, rx, ry = 4.2, (top + MARGIN) / 2 - 0.05, 3.1, 1.6
    spot = {role: (cx + rx * sin(2 * pi * k / len(roles)), cy + ry * cos(2 * pi * k / len(roles)))
            for k, role in enumerate(roles)}  # fmt: skip
    for one, other in known:
        if one == other:
            x, y = spot[one]
            out = 1 if y >= cy else -1
            loop = [(x + 0.3 * sin(t), y + out * (0.22 + 0.2 * (1 - cos(t)))) for t in _loop()]
            page.arrow(loop, colour="ink", lw=1.4, z=3)
        else:
            page.arrow(_between(spot[one], spot[other], (other, one) in known), colour="ink", lw=1.4, z=3)
    for role, (x, y) in spot.items():
        wolfish = ROLES[role].side == "wolves"
        page.box(x - 0.6, y - 0.2, 1.2, 0.4, "ink" if wolfish else "card", "ink", page.LINE, r=0.06, z=5)
        tone = "paper" if wolfish else "ink"
        page.text(x, y, words(f"board-card-{role}"), "label", tone, wolfish, ha="center", width=1.12)
    lines = [words("knows-each" if one == other else "knows-one", one=words(f"board-card-{one}"),
                   other=words(f"board-card-{other}")) for one, other in known]  # fmt: skip
    lines = [line[:1].upper() + line[1:] for line in lines]
    alone = [role for role in roles if not any(role in pair for pair in known)]
    lines.append(words("knows-nobody", what=", ".join(words(f"board-card-{role}") for role in alone)))
    x, y = 8.5, top - 0.2
    for wolfish in (True, False):
        page.box(x, y - 0.1, 0.32, 0.2, "ink" if wolfish else "card", "ink", page.LINE, r=0.04)
        page.text(x + 0.45, y, words("board-side-wolves" if wolfish else "board-side-town"), "note")
        y -= 0.3
    y -= 0.15
    for text in lines:
        for line in page.wrap(text, page.w - page.margin - x, "label", lines=4):
            page.text(x, y, line, "label")
            y -= 0.25
        y -= 0.1
    return page, f"{words('knows-title')}. " + " ".join(line.rstrip(".") + "." for line in lines)


def _loop() -> list[float]:
    return [0.35 + (2 * pi - 0.7) * k / 24 for k in range(25)]


def _between(a: tuple[float, float], b: tuple[float, float], both: bool) -> list[tuple[float, float]]:
    """Return a line from the edge of one box to the edge of the other; two opposite arrows run side by side."""
    (ax, ay), (bx, by) = a, b
    far = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / far, (by - ay) / far
    aside = 0.07 if both else 0.0
    stop = min(0.66 / max(abs(ux), 1e-6), 0.28 / max(abs(uy), 1e-6))
    ax, ay, bx, by = ax - uy * aside, ay + ux * aside, bx - uy * aside, by + ux * aside
    return [(ax + ux * stop, ay + uy * stop), (bx - ux * stop, by - uy * stop)]


# --- what the seer is shown -------------------------------------------------------------------------------------------


def seer_signs(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a table: each character's side, what the seer is shown of it, and as what it counts at the end."""
    roles, paragraphs = in_play(match, viewer), match.game.paragraphs(match.rules)
    page = blank(9.0, 2.05 + 0.36 * len(roles))
    top, row = heading(page, words, "signs"), 0.36
    columns = [page.margin + at for at in (0.15, 2.4, 4.3, 6.3)]
    for x, name in zip(columns, ("role", "side", "seer", "head"), strict=True):
        page.text(x, top - 0.15, words(f"signs-{name}"), "label", "soft")
    said = []
    for k, role in enumerate(roles):
        y = top - 0.35 - row * k
        sign, wolfish = paragraphs.sign_for_the_seer(role), ROLES[role].side == "wolves"
        head = paragraphs.head(role)
        misleads = (sign == "wolf") != wolfish
        fill = "act_soft" if misleads else "panel"
        page.box(page.margin, y - row + 0.03, page.w - 2 * page.margin, row - 0.05, fill, r=0.04)
        middle = y - row / 2 + 0.005
        page.text(columns[0], middle, words(f"board-card-{role}"), "label", bold=True, width=2.1)
        side = words("board-side-wolves" if wolfish else "board-side-town")
        page.text(columns[1], middle, side, "label", width=1.7)
        _sign(page, columns[2], middle, words(f"board-sign-{sign}"), sign == "wolf")
        page.text(columns[3], middle, words(f"signs-head-{head}"), "label", width=1.2)
        if misleads:
            text = words("signs-misleads")
            page.text(page.w - page.margin - 0.12, middle, text, "note", "act", True, ha="right")
        text = words("signs-alt", what=words(f"board-card-{role}"), side=side, sign=words(f"board-sign-{sign}"))
        said.append(text + (f" ({words('signs-misleads')})" if misleads else ""))
    return page, f"{words('signs-title')}. " + "; ".join(said) + "."


def _sign(page: Any, x: float, y: float, text: str, wolf: bool) -> None:
    width = page.text_width(text, "note", True) + 0.2
    ground, tone = ("ink", "paper") if wolf else ("card", "ink")
    page.chip(x + width / 2, y, text, ground, "ink", tone, bold=True, w=width)


# --- the cards --------------------------------------------------------------------------------------------------------


def characters(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the numbered cards by side; if the viewer may know, those that are not dealt in this game are dashed."""
    view = match.view(viewer)
    dealt = (
        set(deal_of(match.rules, len(match.players), match.game.paragraphs(match.rules).head).cards)
        if facts.counts(view)
        else set()
    )
    printed = [card for card in CARDS.values() if card.id[0] == "C" and card.role in ROLES]
    printed = [card for card in printed if card.role != "spiritist" or card.id in dealt]
    page = blank(WIDTH, 5.8)
    top, said = heading(page, words, "cards"), []
    tall, wide, gap, columns = 0.86, 1.28, 0.12, 9
    for side in ("wolves", "town"):
        cards = [card for card in printed if ROLES[card.role].side == side]
        page.text(page.margin, top - 0.12, words(f"board-side-{side}"), "head")
        top -= 0.34
        for k, card in enumerate(cards):
            x, y = page.margin + k % columns * (wide + gap), top - tall - k // columns * (tall + gap)
            _printed(page, words, card, (x, y, wide, tall), bool(dealt) and card.id not in dealt)
        top -= ((len(cards) - 1) // columns + 1) * (tall + gap) + 0.12
        listed = ", ".join(f"{card.number} {words(f'board-card-{card.role}')}" for card in cards)
        said.append(words("cards-alt", side=words(f"board-side-{side}"), cards=listed))
    if dealt:
        page.box(page.margin, top - 0.14, 0.3, 0.2, None, "soft", page.LINE, r=0.04, dash=(3.0, 2.0))
        page.text(page.margin + 0.42, top - 0.04, words("cards-left-out"), "note")
    return page, f"{words('cards-title')}. " + " ".join(said)


def _printed(page: Any, words: Any, card: Any, box: tuple[float, float, float, float], left_out: bool) -> None:
    x, y, w, h = box
    page.box(x, y, w, h, "panel" if left_out else "card", "soft", page.LINE, r=0.06, dash=(3, 2) if left_out else None)
    tone = "soft" if left_out else "ink"
    page.text(x + 0.1, y + h - 0.17, words(f"board-card-{card.role}"), "note", tone, True, width=w - 0.45)
    page.text(x + w - 0.1, y + h - 0.17, str(card.number), "note", tone, True, ha="right")
    for n, line in enumerate(page.wrap(card.name(words.lang), w - 0.2, "note", lines=3)):
        page.text(x + 0.1, y + h - 0.38 - 0.16 * n, line, "note", "soft")
