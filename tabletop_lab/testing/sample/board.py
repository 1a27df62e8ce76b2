"""The picture of the Little Market: a row of stalls with the pawns, and below it what each player holds.
It is made from the view alone, so that nothing hidden can be drawn; it uses matplotlib only through the page.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import HIDDEN

from .turns import SPACES

Box = tuple[float, float, float, float]
Point = tuple[float, float]

GAP = 0.16
MOST_BACKS = 8
TINY = 0.8
"""Inches between stalls, card backs of a hidden hand, and a stall without its name."""


def draw(page: Any, view: Any, decision: Any, words: Any) -> None:
    """Draw the table as `view` shows it on a page of any size; `decision` is the open question or None."""
    m, w = page.margin, page.w - 2 * page.margin
    top, line = page.h - m, 1.6 * page.size_of("note") / 72
    if page.alone:
        page.text(m, top - 0.2, words("board-title"), "title")
        page.text(m + w, top - 0.2, seen_by(view, words), "note", "soft", ha="right")
        page.text(m, top - 0.62, " · ".join(moment(view, words)), "label", "soft", width=w)
        page.text(m, top - 0.94, decision.text(words.lang) if decision else "", "label", "act", width=w)
        row: Box = (m, top - 2.9, w, 1.7)
        seats: Box = (m, m, w, top - 3.1 - m)
    else:
        said = page.wrap(" · ".join(moment(view, words)), w, "note", 2)
        for k, text in enumerate(said):
            page.text(m, top - line * (k + 0.5), text, "note", "soft")
        top -= line * len(said) + 0.05
        tall = min(0.4 * (top - m), 2.2)
        row, seats = (m, top - tall, w, tall), (m, m, w, top - tall - GAP - m)
    draw_row(page, view, decision, words, row)
    column = (w + GAP) / len(view.players)
    for k, player in enumerate(view.players):
        draw_seat(page, view, words, player, (m + k * column, seats[1], column - GAP, seats[3]))
    page.part("map", *row)
    page.part("players", *seats)


def moment(view: Any, words: Any) -> list[str]:
    """Return the day, the turn and what lies open on the table, in words."""
    days = words("board-day", day=min(view.day, view.rules.days), days=view.rules.days)
    parts = [days if view.phase == "market" else words.value("phase", view.phase)]
    if view.weather:
        parts.append(words("board-weather", weather=view.weather))
    parts += [words(f"board-{pile}", count=len(cards)) for pile, cards in table_piles(view)]
    return [*parts, words("board-lot", card=view.lot)] if view.lot else parts


def table_piles(view: Any) -> list[tuple[str, list[Any]]]:
    """Return the two piles on the table."""
    return [("crates", view.deck), ("discards", view.discards)]


def seen_by(view: Any, words: Any) -> str:
    """Say in words whose view this is."""
    if view.viewer in view.players:
        return str(words("board-seen-player", player=view.viewer))
    return str(words("board-seen-public" if view.viewer is None else "board-seen-moderator"))


def offered(decision: Any) -> tuple[int, ...]:
    """Return the stalls that can be chosen now; empty if the question is not about stalls."""
    return () if decision is None else tuple(option for option in decision.places.values() if option in SPACES)


def draw_row(page: Any, view: Any, decision: Any, words: Any, box: Box) -> dict[int, Point]:
    """Draw the stalls, which can be clicked as `sq-1` to `sq-5`; return the place of each for call-outs."""
    x, y, w, h = box
    wide = (w + GAP) / len(SPACES) - GAP
    spots = {}
    for column, space in enumerate(SPACES):
        left = x + column * (wide + GAP)
        shape = page.box(left, y, wide, h, "card", "line", page.LINE, r=0.08)
        page.place(str(space), shape, left + wide / 2, y + h / 2)
        if space in offered(decision):
            page.box(left, y, wide, h, None, "act", page.STRONG, r=0.08, z=3)
        name = f"{space} {words.value('space', space)}"
        size = page.size_of("note")
        lines = page.wrap(name, wide - 0.15, "note", 2, bold=True) if wide > TINY else [str(space)]
        for k, text in enumerate(lines):
            page.text(left + 0.1, y + h - 0.2 - 1.2 * k * size / 72, text, "note", bold=True)
        here = [player for player in view.players if view.pawn[player] == space]
        r, small = (0.14, False) if wide > TINY else (0.1, True)
        many = max(1, int((wide - 0.1) / 0.36))
        for k, player in enumerate(here):
            at = left + 0.22 + 0.36 * (k % many), y + 0.2 + 0.34 * (k // many)
            page.player(*at, view.players.index(player), "" if small else player, r=r)
        spots[space] = (left + wide - 0.15, y + h / 2)
    return spots


def draw_seat(page: Any, view: Any, words: Any, player: str, box: Box) -> None:
    """Draw what a player holds: coins, tokens, hand (card backs if it is hidden), stand, and the score at the end."""
    x, y, w, h = box
    line = 1.35 * page.size_of("note") / 72
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    page.player(x + 0.3, y + h - 0.3, view.players.index(player), player, active=player == deciding(view))
    for k, text in enumerate(page.wrap(holdings(view, words, player), w - 0.7, "note", 2)):
        page.text(x + 0.62, y + h - 0.22 - line * k, text, "note")
    low = h < 1.9  # then hand and stand are side by side
    at, left, wide = y + h - 0.7, x + 0.15, (w - 0.3) / (2 if low else 1)
    room = h - 0.7 if low else (h - 0.7) / 2
    for heading, cards in (("board-hand", view.hands[player]), ("board-stand", view.stands[player])):
        hidden = cards.count(HIDDEN)
        tall = min(0.3, room - 1.1 * line)
        shown = max(0, min(hidden, MOST_BACKS, int(wide / 0.26))) if tall > 0.15 else 0
        count = f" ×{hidden}" if hidden > shown else ""
        page.text(left, at, words(heading) + count, "note", "soft")
        page.card_backs([(left + 0.26 * k, at - 0.6 * line - tall, 0.2, tall) for k in range(shown)])
        names = words.join(words.card(card) for card in cards) if cards and not hidden else ""
        fits = int((room - 0.6 * line) / line)
        for k, text in enumerate(page.wrap(names, wide - 0.05, "note", lines=fits) if fits > 0 else ()):
            page.text(left, at - line * (k + 1), text, "note")
        at, left = (at, left + wide) if low else (at - room, left)


def holdings(view: Any, words: Any, player: str) -> str:
    """Return coins, tokens and score of a seat in words."""
    coins = "?" if view.coins[player] is HIDDEN else view.coins[player]
    parts = [words("board-coins", coins=coins), words("board-tokens", tokens=view.tokens[player])]
    return " · ".join([*parts, words("board-score", score=view.score[player])] if player in view.score else parts)


def deciding(view: Any) -> str:
    """Return whose turn it is; '' in the evening and at the sale."""
    return view.order[view.turn] if view.phase == "market" and view.turn < len(view.order) else ""


def story_panel(page: Any, view: Any, decision: Any, words: Any, box: Box, changed: Any) -> list[Point | None]:
    """Draw a small picture for one panel of a storyboard; return the place of each call-out, or None.

    A note is about a stall, or else about the purse and the cards of the panel's player.
    """
    x, y, w, h = box
    spots = draw_row(page, view, decision, words, (x, y + 0.75, w, h - 0.75))
    page.text(x + 0.4, y + 0.35, holdings(view, words, changed.player) if changed.player else "", "note", width=w - 0.4)
    found: list[Point | None] = []
    for note in changed.notes:
        space = getattr(note, "option", None) or getattr(note, "facts", {}).get("space")
        spot = spots.get(space) if isinstance(space, int) else (x + 0.18, y + 0.35) if changed.player else None
        found.append(None if spot in found else spot)
    return found
