"""The key under the round table: what the marks on this very picture mean."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from . import board_marks as marks
from . import table_facts as facts
from .pictograms import SIGNS

PLAINEST = ("key-back", "key-ghost", "key-token")
"""What a picture says without its key: left out where there is no room for all."""
APART, CLOSE = 0.3, 0.14
"""Inches between two signs of the key; and where they need the room."""
BELOW = 0.36
"""Inches under the circle for a row of the key."""
Sign = tuple[str, Callable[[float, float], Any]]
"""A mark and how it is drawn at a place in the key."""


def signs(page: Any, view: Any, offered: tuple[str, ...], narrow: bool) -> list[Sign]:
    """The marks on this very picture; those that are not on it are not explained.

    `narrow`: the cards have no names; those that are known stand first.
    """
    found: list[Sign] = []
    if view.rules.use_welcome_token:
        found.append(("key-token", lambda x, y: marks.coin(page, x + 0.13, y)))
    roles = dict.fromkeys(facts.known(view, player).role for player in view.players) if narrow else {}
    for role in filter(None, roles):
        found.append((f"card-{role}", partial(_role, page, SIGNS[role])))
    if offered:
        found.append(("key-offered", lambda x, y: page.box(x, y - 0.08, 0.24, 0.16, None, "act", page.STRONG, r=0.05)))
    if view.ghosts:
        found.append(("key-ghost", lambda x, y: marks.seat(page, x + 0.1, y, "", 0.09, ghost=True)))
    if any(facts.known(view, p).sign for p in view.players):
        found.append(("key-sign", lambda x, y: marks.eye(page, x + 0.1, y)))
    if facts.tokens(view):
        found.append(("key-tokens", lambda x, y: marks.token(page, x + 0.1, y)))
    for kind in ("fur", "footprint"):
        if kind in view.evidence.values():
            found.append((f"key-{kind}", lambda x, y, kind=kind: marks.EVIDENCE[kind](page, x + 0.1, y, 0.09)))
    arrows = "pointing" if facts.pointing(view) else "sides" if facts.sides(view) else ""
    if arrows := arrows or ("first" if facts.first_votes(view) else ""):
        colour = "ink" if arrows == "pointing" else "soft"
        found.append((f"key-{arrows}", lambda x, y: page.arrow([(x, y), (x + 0.3, y)], colour=colour, lw=1.2)))
    if any(not facts.known(view, p).role for p in view.players):
        found.append(("key-back", lambda x, y: page.card_backs([(x, y - 0.09, 0.24, 0.18)])))
    return found


def _role(page: Any, sign: Any, x: float, y: float) -> None:
    page.pictogram(sign, x + 0.13, y, 0.26, "ink", "paper")


def long(page: Any, words: Any, signs: list[Sign]) -> float:
    """Inches across of a key in one row."""
    return sum(0.64 + page.text_width(words(f"board-{name}"), "note") for name, _ in signs) - 0.28


def draw_key(page: Any, words: Any, box: tuple[float, float, float], signs: list[Sign], rows: int) -> None:
    """What the marks mean; `box`: left, height of the first row, right."""
    x, y, right = box
    left, apart = x, APART
    if rows == 1:
        signs, apart = _in_one_row(page, words, signs, right - x)
    for name, sign in signs:
        text = words(f"board-{name}")
        if left + 0.36 + page.text_width(text, "note") > right:
            rows -= 1
            if not rows:
                break
            left, y = x, y - BELOW * page.size_of("note") / 9.5
        sign(left, y)
        page.text(left + 0.34, y, text, "note")
        left += 0.34 + page.text_width(text, "note") + apart


def _in_one_row(page: Any, words: Any, signs: list[Sign], room: float) -> tuple[list[Sign], float]:
    """The signs that fit into a row, and how far apart: first closer, then without the plainest."""
    for gone in range(len(PLAINEST) + 1):
        some = [sign for sign in signs if sign[0] not in PLAINEST[:gone]]
        for apart in (APART, CLOSE):
            if long(page, words, some) - (APART - apart) * (len(some) - 1) <= room:
                return some, apart
    return some, CLOSE
