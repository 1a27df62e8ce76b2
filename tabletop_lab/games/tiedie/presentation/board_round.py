"""The round: day or night, which round and phase it is, and in turn order what each player does in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import table_facts as facts
from .board_counts import LINE, SIGN, Row, draw_counts
from .board_pawns import draw_pawn
from .cards import TALL, draw_mini
from .palette import palette
from .pictograms import SLEEP_CARDS, STATES

HEAD, STRIP = 2.1, 5.6
"""Heights of the line of the round and of the strip, in heights of the smallest line."""


def tall(counts: int) -> float:
    """How high both are, with so many lines of numbers in the strip; in heights of the smallest line."""
    return HEAD + STRIP + LINE * counts


def draw_round(page: Any, view: Any, words: Any, x: float, top: float, w: float, counts: Sequence[Row] = ()) -> None:
    """Both, one below the other; `counts`: lines of numbers in the strip, below the seats."""
    em = page.size_of("note") / 72
    _head(page, view, words, x, top - 0.5 * HEAD * em, w, em)
    _strip(page, view, words, x, top - HEAD * em, w, em, counts)


def _head(page: Any, view: Any, words: Any, x: float, y: float, w: float, em: float) -> None:
    """A sun on its sky or a moon on its own, the round, the time, the phase."""
    colours, day = palette(page), facts.is_day(view)
    sky, mark = (colours.sky_day, colours.sun) if day else (colours.sky_night, colours.moon)
    page.box(x, y - 0.85 * em, 1.7 * em, 1.7 * em, sky, "soft", page.HAIR, r=0.3 * em, z=2)
    page.pictogram(STATES["sun" if day else "moon"], x + 0.85 * em, y, 1.25 * em, mark, sky, z=2.1)
    when = words("board-round", round=view.round, time="day" if day else "night")
    phase = words.value("phase", view.phase)
    left = x + 2.1 * em
    size = next((s for s in ("head", "label") if page.text_width(when, s, True) < x + w - left), "note")
    page.text(left, y, when, size, bold=True)
    left += page.text_width(when, size, True) + 0.8 * em
    mode = words.value("mode", facts.mode(view))
    for said in (f"{phase} · {mode}", phase):
        if page.text_width(said, "note") <= x + w - left:
            page.text(left, y, said, "note", "soft")
            break


def _strip(
    page: Any, view: Any, words: Any, x: float, top: float, w: float, em: float, counts: Sequence[Row]
) -> None:  # fmt: skip
    """Who is active, asleep, forced to sleep, out; the placed cards, face up or down."""
    order = facts.in_turn_order(view)
    if not order:
        return
    high = STRIP * em + LINE * len(counts) * em
    page.box(x, top - high, w, high - 0.15 * em, "panel", "line", page.LINE, r=0.5 * em, z=1.5)
    if counts:
        draw_counts(page, counts, order, x, top - STRIP * em + 0.15 * em, w)
        x, w = x + SIGN * em, w - SIGN * em
    wide = w / len(order)
    said = {player: words(f"board-state-{facts.state(view, player)}") for player in order}
    fits = max(page.text_width(word, "note", True) for word in said.values()) < wide - 0.5 * em
    r = min(0.9 * em, 0.3 * wide)
    for k, player in enumerate(order):
        middle, state = x + wide * (k + 0.5), facts.state(view, player)
        now = state == "turn"
        low = top - STRIP * em
        if now:
            page.box(x + wide * k + 0.03, low + 0.04, wide - 0.06, STRIP * em - 0.15 * em - 0.08, "card", "ink",
                     page.RULE, r=0.4 * em, z=1.6)  # fmt: skip
        if player == view.start_player:
            left = max(middle - r - 0.55 * em, x + wide * k + 0.4 * em)
            page.pictogram(STATES["start"], left, top - 1.3 * em, 0.7 * em, "soft", "panel", z=2)
        draw_pawn(page, view, player, middle, top - 1.3 * em, r, z=3)
        if player in view.covered:
            page.pictogram(SLEEP_CARDS["blanket"], middle + r + 0.5 * em, top - 1.3 * em, 0.9 * em, "ink", "panel", z=2)
        at = low + (2.42 if fits else 1.5) * em
        _sign(page, view, player, state, middle, at, 1.5 * em)
        if fits:
            page.text(middle, low + 0.98 * em, said[player], "note", "ink" if now else "soft", now, ha="center")


def _sign(page: Any, view: Any, player: str, state: str, x: float, y: float, size: float) -> None:
    """The placed card, else what keeps the player from acting."""
    card = facts.placed(view, player)
    if card is not None and state in ("waiting", "turn", "done", "blocked"):
        tall = size / 0.86
        wide = tall / TALL
        aside = 0.42 * size if state in ("done", "blocked") else 0
        draw_mini(page, view, card, x - wide / 2 - aside, y - tall / 2, wide, up=player in view.face_up, z=3)
        if aside:
            page.pictogram(STATES[state], x + aside + 0.12 * size, y, 0.62 * size, "soft", "panel", z=3)
        return
    if state in STATES:
        tone = "stop" if state in ("forced", "stunned", "blocked") else "good" if state == "escaped" else "soft"
        page.pictogram(STATES[state], x, y, size, tone, "panel", z=3)
