"""What lies in front of the players for everybody to see: character, cards and tokens, and what the mode counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import table_facts as facts
from .board_pawns import draw_pawn
from .board_tokens import draw_token
from .cards import TALL, draw_mini
from .palette import palette
from .pictograms import ACTIONS, STATES

ROW, NARROW = 5.2, 11.2
"""Height and least width of a tableau, in heights of the smallest type."""
MOST, GAP = 1.25, 0.35


def columns(w: float, h: float, players: int) -> int:
    """In how many columns tableaux fit into a room, in heights of the smallest type; 0: they do not.

    >>> columns(32, 30, 5), columns(32, 30, 8), columns(20, 20, 8)
    (1, 2, 0)
    """
    for count in range(1, players + 1):
        rows = -(-players // count)
        if (w - GAP * (count - 1)) / count < NARROW:
            return 0
        if rows * (ROW + GAP) <= h:
            return count
    return 0


def heights(w: float, h: float, players: int) -> tuple[float, float]:
    """How much of a room tableaux take at most, and how little they can do with, in heights of the smallest type.

    >>> heights(32, 40, 4)
    (27.05, 21.85)
    """
    rows = -(-players // (columns(w, h, players) or 2))
    return rows * MOST * ROW + (rows - 1) * GAP, rows * ROW + (rows - 1) * GAP


def draw_tableaux(page: Any, view: Any, words: Any, box: tuple[float, float, float, float]) -> None:
    """A tableau for each seat, in the order of the table, within (x, y, w, h)."""
    x, y, w, h = box
    em = page.size_of("note") / 72
    rows = in_rows(view.players, columns(w / em, h / em, len(view.players)) or 2)
    gap = GAP * em
    tall = min((h - gap * (len(rows) - 1)) / len(rows), MOST * ROW * em)
    for k, row in enumerate(rows):
        wide = (w - gap * (len(row) - 1)) / len(row)
        for column, player in enumerate(row):
            at = (x + column * (wide + gap), y + h - (k + 1) * tall - k * gap, wide, tall)
            _tableau(page, view, words, at, player)


def in_rows(players: Sequence[str], across: int) -> list[Sequence[str]]:
    """The seats in rows of at most so many, as even as they can be; a row fills the width.

    >>> [len(row) for row in in_rows("12345", 3)], [len(row) for row in in_rows("1234", 3)]
    ([3, 2], [2, 2])
    """
    rows = -(-len(players) // across)
    ends = [-(-len(players) * k // rows) for k in range(rows + 1)]
    return [players[begin:end] for begin, end in zip(ends, ends[1:], strict=False)]


def _tableau(page: Any, view: Any, words: Any, box: tuple[float, float, float, float], player: str) -> None:
    x, y, w, h = box
    em, now = page.size_of("note") / 72, player == facts.turn_of(view)
    page.box(x, y, w, h, "panel", "ink" if now else "line", page.RULE if now else page.LINE, r=0.5 * em, z=1.5)
    pad = 0.4 * em
    _head(page, view, words, x + pad, y + h - 1.02 * em, w - 2 * pad, player)
    middle = y + h / 2 - 0.12 * em
    _holdings(page, view, x + pad, middle, w - 2 * pad, player)
    _status(page, view, words, x + pad, y + 0.8 * em, w - 2 * pad, player)


def _head(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Pawn, character; at the right the team or the role."""
    em = page.size_of("note") / 72
    draw_pawn(page, view, player, x + 0.95 * em, y, 0.78 * em, z=3)
    left, right = x + 2.2 * em, x + w
    name = facts.character_name(view, player, words)
    room = right - left - page.text_width(name, "note", True) - 0.3 * em
    role, strong = facts.role(view, player), facts.role(view, player) in ("hunter", "warden")
    for said in _belongs_to(view, player, words):
        wide = max(page.text_width(said, "note", True) + 0.9 * em, 1.5 * em)
        if wide <= room:
            ground, tone = ("ink", "paper") if strong else ("card", "ink")
            page.chip(right - wide / 2, y, said, ground, "ink", tone, bold=True, w=wide, h=1.5 * em, z=2)
            right -= wide + 0.3 * em
            break
    else:
        if strong:
            page.pictogram(STATES[role], right - 0.7 * em, y, 1.3 * em, "ink", "panel", z=2)
            right -= 1.6 * em
    if page.text_width(name, "note", True) <= right - left:
        page.text(left, y, name, "note", bold=True)


def _belongs_to(view: Any, player: str, words: Any) -> tuple[str, ...]:
    """The team or the role of a player, the longest way to say it first."""
    if team := facts.sides(view).get(player, ""):
        return str(words("board-team", team=team)), team
    role = facts.role(view, player)
    return (str(words.value("part", role)),) if role else ()


def _holdings(page: Any, view: Any, x: float, y: float, w: float, player: str) -> None:
    """Sleep cards, then held tokens: backs for who has not seen them. At the right what the mode counts."""
    em = page.size_of("note") / 72
    right = x + w - _counted(page, view, x + w, y, player)
    cards, held = list(view.hands.get(player, ())), list(view.held.get(player, ()))
    tall = 1.95 * em
    wide = tall / TALL
    things = len(cards) + len(held)
    step = min(wide + 0.22 * em, (right - x - 0.6 * em) / max(things, 1))
    at = x
    for card in cards:
        draw_mini(page, view, card, at, y - tall / 2, wide, up=player == view.viewer or facts.is_open(card), z=3)
        at += step
    at += 0.35 * em if cards else 0
    for token in held:
        draw_token(page, view, token, at + 0.75 * em, y, 1.5 * em, up=facts.is_open(token))
        at += max(step, 1.6 * em)


def _counted(page: Any, view: Any, right: float, y: float, player: str) -> float:
    """Health, target and trophies, removals, the warden's pile; returns how wide they are."""
    em, mode, begin = page.size_of("note") / 72, facts.mode(view), right
    if mode == "hp":
        most = max(view.rules.hp_start, view.health.get(player, 0))
        for k in range(most):
            held = most - 1 - k < view.health.get(player, 0)
            tone = palette(page).heart if held else "line"
            page.pictogram(STATES["health"], right - 0.65 * em, y, 1.25 * em, tone, "panel", z=2)
            right -= 1.35 * em
    elif mode == "team":
        team = facts.sides(view).get(player, "")
        right = _number(page, right, y, "removed", str(view.removals.get(team, 0)), em)
    else:
        if mode in facts.TARGETS and player not in view.out:
            right = _target(page, view, right, y, player, em)
        if won := facts.trophies(view, player):
            right = _number(page, right, y, "trophy", f"+{won}", em)
        if mode == "warden" and player == view.warden:
            right = _pile(page, right, y, str(view.accuse_cards), em)
    return begin - right


def _target(page: Any, view: Any, right: float, y: float, player: str, em: float) -> float:
    """The target card: whom it shows, for who knows it, else its back."""
    target = facts.target(view, player)
    if target is None:
        return right
    if target:
        draw_pawn(page, view, target, right - 0.8 * em, y, 0.75 * em, z=3)
        right -= 1.75 * em
    else:
        draw_mini(page, view, "", right - 1.2 * em, y - 0.8 * em, 1.15 * em)
        right -= 1.4 * em
    page.pictogram(STATES["target"], right - 0.6 * em, y, 1.15 * em, "soft", "panel", z=2)
    return right - 1.35 * em


def _number(page: Any, right: float, y: float, sign: str, number: str, em: float) -> float:
    page.text(right, y, number, "note", bold=True, ha="right")
    right -= page.text_width(number, "note", True) + 0.15 * em
    page.pictogram(STATES[sign], right - 0.6 * em, y, 1.15 * em, "ink", "panel", z=2)
    return float(right - 1.4 * em)


def _pile(page: Any, right: float, y: float, number: str, em: float) -> float:
    page.text(right, y, number, "note", bold=True, ha="right")
    right -= page.text_width(number, "note", True) + 0.15 * em
    page.pictogram(ACTIONS["accuse"], right - 0.6 * em, y, 1.15 * em, "ink", "panel", z=2)
    return float(right - 1.4 * em)


def _status(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """What the player does this round, and what binds later ones: active rounds in a row, sleep, the locked card."""
    em, right = page.size_of("note") / 72, x + w
    if player not in view.out:
        if until := facts.lock(view, player):
            right = _until(page, right, y, "lock", until, em)
        if until := facts.sleeps_until(view, player):
            right = _until(page, right, y, "forced", until, em)
        for _ in range(min(facts.streak(view, player), 5)):
            page.pictogram(STATES["streak"], right - 0.45 * em, y, 1.0 * em, "soft", "panel", z=2)
            right -= 0.85 * em
    said = words(f"board-state-{facts.state(view, player)}")
    if page.text_width(said, "note") <= right - x - 0.2 * em:
        page.text(x, y, said, "note", "ink" if player == facts.turn_of(view) else "soft")


def _until(page: Any, right: float, y: float, sign: str, until: int, em: float) -> float:
    """A sign and the last round for which it holds."""
    page.text(right, y, str(until), "note", "ink", ha="right")
    right -= page.text_width(str(until), "note") + 0.1 * em
    page.pictogram(STATES[sign], right - 0.5 * em, y, 0.95 * em, "stop", "panel", z=2)
    return float(right - 1.2 * em)
