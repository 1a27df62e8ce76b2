"""Beside the board: the two reserves, and the meaning of the signs on the board.
A function of the view alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop_lab.games.cetkaik.content.pieces import BLACK, KIND_OF, KINDS, RED, owned_by
from tabletop_lab.games.cetkaik.content.squares import IA

from . import board_facts as facts
from .board_pieces import ghost, reserve_name, tile
from .board_squares import ground

PAD = 0.17
RESERVE, LEGEND = 0.62, 1.16
"""Heights in inches."""
SLOTS = 1.62
"""Where the pieces of a reserve begin."""
APART = 0.08
"""Between two rows of the legend."""

Box = tuple[float, float, float, float]


# --- reserves ---------------------------------------------------------------------------------------------------------


def draw_reserve(page: Any, view: Any, words: Any, box: Box, side: str, chosen: str, offered: Any) -> None:
    """Draw who plays the side, and the captured pieces with their numbers; what can be dropped is a place `@rp`."""
    x, y, w, h = box
    turn = view.turn == side and view.phase == "turn"
    page.box(*box, "panel", "ink" if turn else None, page.RULE, r=0.1, z=1)
    player, held = facts.player_of(view, side), view.reserve.get(side, [])
    name = f"{side} · {player}" if player else side
    stacked = not page.alone and h > 1.3 * RESERVE * _scale(page)
    upper, lower = (h - 0.2 * _scale(page),) * 2 if stacked else (0.66 * h, 0.29 * h)
    page.text(x + PAD, y + upper, name, "label", bold=True)
    if turn:
        text = words("board-turn")
        at = x + PAD + page.text_width(name, "label", True) + 0.1
        width = page.text_width(text, "note", True) + 0.16 * _scale(page)
        page.chip(at + width / 2, y + upper, text, "ink", "ink", "paper", bold=True, w=width, h=0.2 * _scale(page))
    count, slots = words("board-held", count=len(held)), SLOTS * _scale(page)
    if stacked:
        taken = page.text_width(name, "label", True)
        taken += page.text_width(words("board-turn"), "note", True) + 0.36 if turn else 0
        if taken + page.text_width(count, "note") < w - 2 * PAD - 0.1:
            page.text(x + w - PAD, y + lower, count, "note", "soft", ha="right")
        slots, middle_of_all = PAD, y + (h - 0.3 * _scale(page)) / 2
    else:
        page.text(x + PAD, y + lower, count, "note", "soft")
        middle_of_all = y + h / 2
    counts = Counter(held)
    order = [colour + kind for kind in KIND_OF for colour in (RED, BLACK) if counts[colour + kind]]
    free = h - 0.5 * _scale(page) if stacked else 0.0
    for piece, at, middle, s in _slots(page, order, counts, x + slots, middle_of_all, w - slots - PAD, free):
        whole = owned_by(piece, side)
        with page.piece(reserve_name(piece, side), at, middle):
            tile(page, whole, at, middle, s)
        wide, tall = 0.37 * s, 0.41 * s
        if counts[piece] > 1:
            low = middle - tall + 0.05 if s > 0.4 else middle - 0.02
            page.text(at + wide + 0.02, low, f"×{counts[piece]}", "note", bold=True, z=8)
        if turn:
            key = f"@{piece}"
            shape = page.box(at - wide - 0.02, middle - tall - 0.02, 2 * wide + 0.04, 2 * tall + 0.04,
                             None, "act" if key == chosen else None, page.STRONG, r=0.05, z=4.5)  # fmt: skip
            page.place(key, shape, at, middle)
            if key in offered and key != chosen:
                page.line([(at - wide, middle - tall - 0.03), (at + wide, middle - tall - 0.03)], "act", page.RULE, 4.6)
    if not held:
        rows = 2 if stacked and h > 1.3 * _scale(page) else 1
        across = len(KINDS) // rows
        step = (w - slots - PAD) / across
        size = min(0.49, step / 0.84)
        # The smallest letters of the page have to fit in the shapes.
        for k, kind in enumerate(KINDS.values() if size > max(0.34, page.least / 32) else ()):
            at = middle_of_all + (0.22 - 0.44 * (k // across) if rows == 2 else 0)
            ghost(page, BLACK + kind.letter, x + slots + step * (k % across + 0.5), at, size, side == IA)


def _slots(page: Any, order: list[str], counts: Counter[str], x: float, y: float, w: float, h: float) -> list[Any]:
    """The place of each piece: (piece, x, y, side of its square), in rows of large pieces or two of small ones.

    `h`: the height that there is for more than one row.
    """

    def room(piece: str, s: float) -> float:
        count = page.text_width(f"×{counts[piece]}", "note", True) + 0.03 if counts[piece] > 1 else 0.0
        return 0.74 * s + 0.07 + count

    more = [(0.46, rows) for rows in (2, 3, 4, 5) if rows * _DOWN * 0.46 <= h]
    for s, rows in ((0.52, 1), (0.46, 1), (0.41, 1), *more, (0.36, 2)):
        across = -(-len(order) // rows)
        lines = [order[k : k + across] for k in range(0, len(order), across)] if order else []
        if all(sum(room(piece, s) for piece in line) <= w for line in lines):
            break
    found = []
    for k, line in enumerate(lines):
        at = x
        closer = min(1.0, w / sum(room(piece, s) for piece in line)) if line else 1.0
        for piece in line:
            found.append((piece, at + 0.37 * s, y + ((len(lines) - 1) / 2 - k) * _DOWN * s, s))
            at += room(piece, s) * closer
    return found


_DOWN = 0.84
"""From row to row, in sides of a piece's square."""


# --- what the signs mean ----------------------------------------------------------------------------------------------


def _scale(page: Any) -> float:
    """How large things are on a page of that type: 1 on a slide."""
    return max(float(page.size_of("note")) / 9.5, 0.9)


_KEY = (("hue", (True, False, False)), ("near", (False, True, False)), ("water", (False, False, True)),
        ("hill", (True, False, True)), ("black", BLACK), ("red", RED))  # fmt: skip
SIGNS, GROUNDS = len(_KEY), 4
"""How many signs the legend has, and how many of them are kinds of squares."""


def draw_flow(page: Any, words: Any, box: Box, signs: int = SIGNS) -> None:
    """The same legend in as many rows as the width asks for; `signs`: only so many of them."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    size = 0.27 * _scale(page)
    for (name, what), (row, left) in zip(_KEY[:signs], _flow(page, words, w, signs), strict=True):
        at = y + h - 0.1 - size / 2 - row * (size + APART)
        if at - size / 2 < y:
            return
        if isinstance(what, tuple):
            ground(page, x + left, at - size / 2, size, *what)
        else:
            tile(page, owned_by(what + "p", IA), x + left + size / 2, at, 1.2 * size)
        page.text(x + left + size + 0.1, at, words(f"board-key-{name}"), "note")


def flow_height(page: Any, words: Any, w: float, signs: int = SIGNS) -> float:
    """The height that `draw_flow` needs in that width."""
    rows = _flow(page, words, w, signs)[-1][0] + 1
    return rows * (0.27 * _scale(page) + APART) + 0.12


def _flow(page: Any, words: Any, w: float, signs: int) -> list[tuple[int, float]]:
    """The row of each sign, and how far from the left edge it stands."""
    size, row, left, found = 0.27 * _scale(page), 0, PAD, []
    for name, _ in _KEY[:signs]:
        wide = size + 0.1 + page.text_width(words(f"board-key-{name}"), "note")
        if left + wide > w - PAD and left > PAD:
            row, left = row + 1, PAD
        found.append((row, left))
        left += wide + 0.25
    return found


def draw_legend(page: Any, words: Any, box: Box) -> None:
    """Draw the kinds of squares, the two colours, and the direction in which a piece points."""
    x, y, w, _ = box
    page.box(*box, "panel", r=0.1, z=1)
    kinds = (("hue", (True, False, False)), ("near", (False, True, False)), ("water", (False, False, True)),
             ("hill", (True, False, True)))  # fmt: skip
    texts = [words(f"board-key-{name}") for name, _ in kinds]
    gap = (w - 2 * PAD - sum(page.text_width(text, "note") + 0.42 for text in texts)) / (len(texts) - 1)
    at = x + PAD
    for text, (_, terrain) in zip(texts, kinds, strict=True):
        ground(page, at, y + 0.7, 0.32, *terrain)
        page.text(at + 0.42, y + 0.85, text, "note")
        at += 0.42 + page.text_width(text, "note") + gap
    at = x + PAD
    for colour, name in ((BLACK, "black"), (RED, "red")):
        tile(page, owned_by(colour + "p", IA), at + 0.16, y + 0.33, 0.5)
        text = words(f"board-key-{name}")
        page.text(at + 0.42, y + 0.33, text, "note")
        at += 0.42 + page.text_width(text, "note") + 0.3
    page.text(x + w - PAD, y + 0.33, words("board-key-point"), "note", "soft", ha="right", width=x + w - PAD - at)
