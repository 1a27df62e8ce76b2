"""Pictures that explain the rules: the order of the nights, who knows whom, what the seer is shown, the cards.
Each is made from the tables of the rules in force and the characters in the game, never from hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.games.tabula_wolves.content import CARDS
from tabletop_lab.games.tabula_wolves.content.composition import deal_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from . import board_marks as marks
from . import table_facts as facts

WIDTH = 13.333
ACROSS, PANEL = 3, 1.6
"""Panels beside each other, and their height with the space below, in inches."""
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
    rules, probe = match.game.paragraphs(match.rules), blank(WIDTH, 6.1)
    told = [_calls(probe, words, [*facts.night_calls(rules, roles, first), "dawn"], first) for first in (True, False)]
    tall = [max([1.72, *(one.tall for one in calls)]) for calls in told]
    page = blank(WIDTH, 2.66 + sum(tall))
    top, said = heading(page, words, "order"), []
    for calls, high, kind in zip(told, tall, ("first", "later"), strict=True):
        name = words(f"order-{kind}")
        page.text(page.margin, top - 0.15, name, "head")
        _ribbon(page, calls, top - 0.4, high)
        top -= high + 0.64
        said.append(words("order-alt", name=name, calls=" → ".join(words(f"board-step-{one.call}") for one in calls)))
    return page, f"{words('order-title')}. " + " ".join(said)


GAP, INDENT = 0.14, 0.26
"""Inches between two calls of a ribbon, and from the tip of one to the words of the next."""


def _calls(page: Any, words: Any, calls: list[str], first: bool) -> list[_Call]:
    wide = float(min((page.w - 2 * page.margin - GAP * (len(calls) - 1)) / len(calls), 2.6))
    return [_Call(page, words, call, first, wide) for call in calls]


class _Call:
    """One call of a night: its name and what happens then, in lines, and the height that they need."""

    def __init__(self, page: Any, words: Any, call: str, first: bool, wide: float) -> None:
        did = f"order-{call}-first" if first and words.has(f"order-{call}-first") else f"order-{call}"
        room = wide - INDENT - 0.06
        self.call, self.wide = call, wide
        self.step, self.head = page.leading("note", 0.195), page.leading("label", 0.22)
        self.name = page.wrap(words(f"board-step-{call}"), room - 0.3, "label", lines=3, bold=True)
        self.lines = page.wrap(words(did), room, "note", lines=9)
        self.tall = 0.8 + self.head * (len(self.name) - 1) + self.step * len(self.lines)


def _ribbon(page: Any, calls: list[_Call], top: float, tall: float) -> None:
    for k, one in enumerate(calls):
        wide = one.wide
        x, y = page.margin + k * (wide + GAP), top - tall
        point = min(0.16, GAP + 0.04)
        corners = [(x, y), (x + wide, y), (x + wide + point, y + tall / 2), (x + wide, y + tall), (x, y + tall)]
        if k:
            corners.append((x + point, y + tall / 2))
        dawn = one.call == "dawn"
        page.poly(corners, "card" if dawn else "faint", "line", page.LINE, z=2)
        left, at = x + (INDENT if k else 0.14), top - 0.24
        (marks.sun if dawn else marks.eye)(page, left + 0.11, at, 0.12 if dawn else 0.11)
        for n, line in enumerate(one.name):
            page.text(left + 0.3, at - one.head * n, line, "label", bold=True)
        at -= one.head * (len(one.name) - 1) + 0.07
        for line in one.lines:
            at -= one.step
            page.text(left, at, line, "note")
        page.text(left, y + 0.15, CLAUSES[one.call], "note", "act", True)


# --- who knows whom ---------------------------------------------------------------------------------------------------


def who_knows_whom(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a panel for each acquaintance, with an arrow from who knows to who is known; below, who knows nobody."""
    roles = in_play(match, viewer)
    known = [pair for pair in match.game.paragraphs(match.rules).acquaintances() if set(pair) <= set(roles)]
    pairs = [pair for k, pair in enumerate(known) if pair[::-1] not in known[:k] or pair[0] == pair[1]]
    alone = [role for role in roles if not any(role in pair for pair in known)]
    rows = -(-len(pairs) // ACROSS)
    page = blank(WIDTH, 2.55 + PANEL * rows)
    top, gap = heading(page, words, "knows"), 0.2
    wide = (page.w - 2 * page.margin - gap * (ACROSS - 1)) / ACROSS
    for k, pair in enumerate(pairs):
        x, y = page.margin + k % ACROSS * (wide + gap), top - PANEL * (k // ACROSS + 1) + gap
        said = _sentence(words, *pair, (pair[::-1] in known))
        page.box(x, y, wide, PANEL - gap, "panel", r=0.1, z=1)
        left, right, level = x + 0.95, x + wide - 0.95, y + PANEL - gap - 0.45
        page.arrow([(left + 0.72, level), (right - 0.72, level)], colour="ink", lw=1.8)
        if pair[::-1] in known:
            page.arrow([(right - 0.72, level), (left + 0.72, level)], colour="ink", lw=1.8)
        for at, role in ((left, pair[0]), (right, pair[1])):
            _character(page, words, role, at, level)
        for n, line in enumerate(page.wrap(said, wide - 0.3, "label", lines=2)):
            page.text(x + 0.15, y + 0.42 - 0.24 * n, line, "label")
    y = top - PANEL * rows - 0.2
    lines = [_sentence(words, *pair, pair[::-1] in known) for pair in pairs]
    if alone:
        page.text(page.margin, y, words("knows-nobody"), "label", bold=True)
        room = (page.w - 2 * page.margin) / max(len(alone), 6)
        for k, role in enumerate(alone):
            _character(page, words, role, page.margin + room * k + 0.66, y - 0.42)
        listed = ", ".join(words(f"board-card-{role}") for role in alone)
        lines.append(f"{words('knows-nobody')} {listed}")
    return page, f"{words('knows-title')}. " + " ".join(line.rstrip(".") + "." for line in lines)


def _sentence(words: Any, one: str, other: str, both: bool) -> str:
    kind = "each" if one == other else "both" if both else "one"
    said = words(f"knows-{kind}", one=words(f"board-card-{one}"), other=words(f"board-card-{other}"))
    return str(said[:1].upper() + said[1:])


def _character(page: Any, words: Any, role: str, x: float, y: float) -> None:
    """Draw the name of a character as a small card, dark for the wolf side."""
    wolfish = ROLES[role].side == "wolves"
    page.box(x - 0.66, y - 0.21, 1.32, 0.42, "ink" if wolfish else "card", "ink", page.LINE, r=0.06, z=5)
    tone = "paper" if wolfish else "ink"
    page.text(x, y, words(f"board-card-{role}"), "label", tone, wolfish, ha="center", width=1.24)


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
    gap, probe = 0.12, blank(WIDTH, 5.8)
    longest = max(probe.text_width(word, "note") for card in printed for word in card.name(words.lang).split())
    wide, tall = max(1.28, longest + 0.2), max(0.86, 0.38 + 3.2 * probe.leading("note", 0.15))
    columns = int((probe.w - 2 * probe.margin + gap) / (wide + gap))
    rows = sum(-(-sum(ROLES[card.role].side == side for card in printed) // columns) for side in ("wolves", "town"))
    page = blank(WIDTH, 5.8 + rows * (tall + gap) - 3 * 0.98)
    top, said = heading(page, words, "cards"), []
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
    step = 1.07 * page.leading("note", 0.15)
    for n, line in enumerate(page.wrap(card.name(words.lang), w - 0.2, "note", lines=3)):
        page.text(x + 0.1, y + h - 0.22 - step * (n + 1), line, "note", "soft")
