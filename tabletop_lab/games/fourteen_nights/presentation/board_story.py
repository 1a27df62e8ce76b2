"""A small picture of the table for one panel of a storyboard: the six spaces, and what one player holds.
A function of two views alone; what is told under the panel is decided elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import table_facts as facts
from .board_map import under_spaces
from .board_places import Layout, laid_out
from .board_ranking import ranking
from .palette import palette
from .pictograms import SIGNS

HOLDINGS = 0.92
"""Inches under the spaces for what the player holds."""
CARD = 0.58
LOW = 0.62
"""A space lower than this has one line above its pawns: its name, or its pictogram where the name is too long."""

Box = tuple[float, float, float, float]
Point = tuple[float, float]

SPOT_OF = {
    "moved": "space", "acts": "space", "was_moved": "space", "stayed": "space", "free_action_used": "space",
    "must_act_there": "space", "gained": "tc", "lost": "tc", "paid": "tc", "first_chores": "tc", "plans_bought": "tc",
    "token_spent": "tokens", "tokens_gained": "tokens", "no_recovery": "tokens", "plan_drawn": "hand",
    "plans_drawn": "hand", "plans_discarded": "hand", "plan_bought_off": "hand", "plans_swapped": "hand",
    "free_plan_taken": "free", "memory_changed": "memory", "converted": "memory",
    "game_over": "won",
}  # fmt: skip
"""Where on the panel an event is shown."""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Box, changed: Any) -> list[Point | None]:
    """Draw the spaces and the holdings of `changed.player`; gives the place of each call-out, or None.

    `changed.before` is the view one panel earlier: what differs from it is in the accent; in the first panel
    (None) the spaces that can be chosen are.
    """
    x, y, w, h = box
    layout = _layout(view, x, y + HOLDINGS, w, h - HOLDINGS)
    _spaces(page, view, decision, words, layout, changed)
    below = (x, y, w, HOLDINGS - 0.08)
    first = sorted(view.happiness.values())[-2:]
    tied = len(first) > len(set(first))  # only beside the others can it be seen who wins
    held = ranking(page, view, words, below) if tied else _holdings(page, view, words, below, changed)
    return _spots(view, decision, layout, held, changed)


def _layout(view: Any, x: float, y: float, w: float, h: float) -> Layout:
    return laid_out(x + 0.05, y + 0.1, w - 0.1, h - 0.2, tuple(view.rules.edges()), (0.14 if w < 3 else 0.24, 0.12))


def _spaces(page: Any, view: Any, decision: Any, words: Any, layout: Layout, changed: Any) -> None:
    offered, barred = facts.offered(decision), facts.barred(view, decision)
    here = view.pawn.get(changed.player)
    walking = decision is not None and decision.name == "move"
    came_from = changed.before.pawn.get(changed.player) if changed.before is not None else here
    weight = 4 if len(view.rules.edges()) <= 9 else 2.4
    for a, b in view.rules.edges():
        page.line(under_spaces(layout.way(a, b)), palette(page).road_edge, weight, z=1.5, cap="butt")
        targets = [n for n in (a, b) if walking and here in (a, b) and n != here and n in offered]
        if targets:
            page.arrow(layout.way(here, targets[0]), lw=2.4, z=1.7)
        elif came_from != here and {a, b} == {came_from, here}:
            page.arrow(layout.way(came_from, here), lw=2.4, z=1.7)
    acted = {n for e in changed.notes if _event(e) in ("acts", "free_action_used") for n in _numbers(e)}
    for n in facts.SPACES:
        left, low, w, h = layout.box[n]
        chosen = n in acted or (n == here and came_from != here)
        colours = palette(page)
        page.box(left, low, w, h, "act_soft" if chosen else colours.field(n), colours.deep(n), page.LINE, r=0.06)
        if h > LOW and w > 0.75 and sum(at == n for at in view.pawn.values()) < 2:
            page.pictogram(SIGNS[n], left + w - 0.2, low + 0.2, 0.24, colours.deep(n), colours.field(n))
        if chosen or n in offered:
            page.box(left, low, w, h, None, "act", page.STRONG if chosen else page.RULE, r=0.06, z=3)
        quiet = changed.before is None and n not in offered and n != here
        tone = "soft" if quiet or n in barred else "ink"
        top = low + h - 0.15
        page.text(left + 0.08, top, str(n), "note", tone, True)
        name = words.value("space", n)
        if h > LOW or page.text_width(name, "note", not quiet) <= w - 0.27:
            _name(page, name, (left, top, w), tone, not quiet)
        else:
            page.pictogram(SIGNS[n], left + 0.32, top, 0.18, tone, colours.field(n))
        if n in barred:
            page.barred(left + w - 0.15, low + 0.15, 0.085)
        _pawns(page, view, n, layout.box[n], changed.player)


def _name(page: Any, name: str, spot: tuple[float, float, float], tone: str, bold: bool) -> None:
    """The name of a space beside its number, or where that is too narrow, under it."""
    x, y, w = spot
    if page.text_width(name, "note", bold) <= w - 0.27:
        page.text(x + 0.22, y, name, "note", tone, bold)
        return
    first = name.split(" ")[0]
    beside = first if " " in name and page.text_width(first, "note", bold) <= w - 0.27 else ""
    page.text(x + 0.22, y, beside, "note", tone, bold)
    rest = name.removeprefix(beside).strip()
    page.text(x + (0.22 if w > 0.9 else 0.08), y - 0.155, rest, "note", tone, bold, width=w - 0.12)


def _pawns(page: Any, view: Any, n: int, box: Box, player: str) -> None:
    """The pawns on a space, the told player's first and with a ring."""
    x, y, w, h = box
    here = sorted((p for p in view.players if view.pawn.get(p) == n), key=lambda p: p != player)
    narrow, low = w < 0.9, h <= LOW
    small = narrow or low
    step = min(0.2 if narrow else 0.3, (w - 0.42) / max(len(here) - 1, 1))
    at = x + (0.26 if here[:1] == [player] else 0.22)
    for k, pawn in enumerate(here):
        mine = pawn == player
        # Letters of less than 9 points would be too small in a column of print: shape and colour say who it is.
        size = (0.1, 0.085)[not mine] if small else 0.145 if step > 0.25 or mine else 0.12
        label = pawn if small or size > 0.14 else ""
        page.player(at, y + (0.17 if low else 0.23), facts.seat(view, pawn), label, size, active=mine, z=6 - 0.3 * k)
        at += step + (0.07 if mine else 0)


@dataclass(slots=True)
class _Held:
    """One thing a player holds: its caption, its number now and how it changed."""

    key: str
    caption: str
    value: int | None
    change: int

    def width(self, page: Any) -> float:
        pill = page.text_width(facts.money(self.change, sign=True), "note", True) + 0.16 if self.change else 0.0
        number = page.text_width(self.shown, "label", True)
        return float(max(page.text_width(self.caption, "note"), number + 0.3 * bool(self.change), pill + 0.28, 0.3))

    @property
    def shown(self) -> str:
        return "–" if self.value is None else facts.money(self.value)


def _held(view: Any, words: Any, player: str) -> dict[str, tuple[str, int | None]]:
    tc = view.tc.get(player)
    return {
        "tc": ("TC", tc if facts.is_open(tc) else None),
        "tokens": (words("board-tokens"), view.tokens.get(player, 0)),
        "hand": (words("board-row-hand"), len(view.hands.get(player, ()))),
        "free": (words("board-row-free"), len(view.free_plans.get(player, ()))),
        "memory": (words("board-memory"), view.memory.get(player, 0)),
    }


def _holdings(page: Any, view: Any, words: Any, box: Box, changed: Any) -> dict[str, Point]:
    """One line of what the player holds; gives the place of a call-out for each thing shown."""
    x, y, w, h = box
    page.line([(x, y + h), (x + w, y + h)], "line", page.HAIR)
    now = _held(view, words, changed.player)
    same = changed.before is None
    was = now if same else _held(changed.before, words, changed.player)
    parts = []
    for key, (caption, value) in now.items():
        old = was[key][1]
        parts.append(_Held(key, caption, value, value - old if value is not None and old is not None else 0))
    cards = [] if same else _new_cards(changed.before, view, changed.player)
    face = _card_face(words, cards[-1][1]) if cards else None
    wide = max((max(page.text_width(t, "note", True) for t in face) + 0.14 if face else 0.4), 0.4) if cards else 0
    room = w - (wide + 0.2 if cards else 0)
    while sum(p.width(page) for p in parts) + 0.16 * (len(parts) - 1) > room and len(parts) > 1:
        parts.remove(next((p for p in reversed(parts) if not p.change), parts[-1]))
    used = sum(p.width(page) for p in parts)
    gap = min((room - used) / max(len(parts), 1), 0.34)
    spots: dict[str, Point] = {}
    left = x
    for part in parts:
        tone = "act" if part.change else "ink"
        page.text(left, y + h - 0.16, part.caption, "note", "soft")
        page.text(left, y + h - 0.4, part.shown, "label", tone, True)
        if part.change:
            text = facts.money(part.change, sign=True)
            width = page.text_width(text, "note", True) + 0.16
            page.chip(left + width / 2, y + h - 0.67, text, "act_soft", "act", bold=True, w=width)
            spots[part.key] = (left + width + 0.15, y + h - 0.67)
        else:
            spots[part.key] = (left + page.text_width(part.shown, "label", True) + 0.2, y + h - 0.4)
        left += part.width(page) + gap
    if cards:
        kind = cards[-1][0]
        _card(page, (x + w - wide, y + h - CARD - 0.12, wide, CARD), face)
        spots[kind] = (x + w - 0.02, y + h - 0.12)
    return spots


def _new_cards(before: Any, view: Any, player: str) -> list[tuple[str, Any]]:
    """The cards that came to the player since the view before: (row, card or hidden)."""
    found = []
    for key, rows in (("free", "free_plans"), ("hand", "hands")):
        old, new = list(getattr(before, rows).get(player, ())), list(getattr(view, rows).get(player, ()))
        fresh = [card for card in new if facts.is_open(card) and card not in old]
        hidden = len(new) - len(old) if len(new) > len(old) and not fresh else 0
        found += [(key, card) for card in fresh or new[len(new) - hidden :]]
    return found


def _card_face(words: Any, card: Any) -> tuple[str, str] | None:
    return facts.card_lines(words.card_data(card), words) if facts.is_open(card) else None


def _card(page: Any, box: Box, face: tuple[str, str] | None) -> None:
    x, y, w, h = box
    if face is None:
        page.card_backs([box])
    else:
        page.card_faces([box])
        upper, lower = face
        page.text(x + w / 2, y + h / 2 + (0.1 if lower else 0), upper, "note", bold=True, ha="center", width=w - 0.08)
        page.text(x + w / 2, y + h / 2 - 0.1, lower, "note", "soft", ha="center", width=w - 0.08)
    page.box(x, y, w, h, None, "act", page.STRONG, r=0.05, z=6)


def _event(about: Any) -> str:
    return str(about.name) if getattr(about, "kind", "") == "event" else ""


def _numbers(about: Any) -> list[int]:
    """The spaces an event or a refusal names, the last one first."""
    named = [v for v in getattr(about, "facts", {}).values() if type(v) is int and v in facts.SPACES]
    return named[::-1]


def _spots(view: Any, decision: Any, layout: Layout, held: dict[str, Point], changed: Any) -> list[Point | None]:
    """Where each call-out sits: an edge or corner of the thing meant, a place no other call-out has."""
    taken: set[Point] = set()

    def on_space(n: int | None) -> Point | None:
        if n not in layout.box:
            return None
        x, y, w, h = layout.box[n]
        crowded = sum(at == n for at in view.pawn.values()) > (1 if w < 0.9 else 2 if w < 1.2 else 3)
        low, high = (x + w - 0.02, y + 0.04), (x + w, y + h + 0.06)
        side = (x, y + 0.36 * h) if x < layout.middle[0] - w else (x + w + 0.1, y + 0.3 * h)
        corners = (high, (x + 0.75 * w, y - 0.06), side, low) if crowded else (high, low, side)
        return next((corner for corner in corners if corner not in taken), None)

    spots: list[Point | None] = []
    for about in changed.notes:
        name, spot = _event(about), None
        here = view.pawn.get(changed.player)
        whose = getattr(about, "facts", {}).get("player", changed.player)
        if about == "question":
            spot = on_space(here)
        elif about == "options":
            spot = on_space(next((n for n in facts.offered(decision) if n != here), None))
        elif not name:
            option = getattr(about, "option", None)
            spot = on_space(option if isinstance(option, int) else None)
        elif SPOT_OF.get(name) == "space":
            named = _numbers(about)
            spot = on_space(view.pawn.get(whose) if name in ("moved", "was_moved") else named[0] if named else here)
        elif name in SPOT_OF and whose == changed.player:
            spot = held.get(SPOT_OF[name])
            spot = None if spot in taken else spot
        if spot is not None:
            taken.add(spot)
        spots.append(spot)
    return spots
