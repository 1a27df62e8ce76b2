"""A whole match as one picture: rounds as columns, players as rows; a row ends where its player left the play.
Drawn from what the viewer was told; everything in it is public.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from . import table_facts as facts
from .board_pawns import draw_pawn
from .figure_parts import GAP, MARGIN, NARROW, head_of, heading, line_of
from .palette import palette
from .pictograms import ACTIONS, STATES, TOKENS

Blank = Callable[[float, float], Any]
LABEL, ROW, MOST, LEAST = 0.72, 0.5, 0.62, 0.17
NOTABLE = ("escapes", "removed", "eliminated", "rescued", "route_opens", "warden_is_safe")
SIGNS = {
    "attacks": ACTIONS["attack"], "accuses": ACTIONS["accuse"], "escapes": STATES["escaped"],
    "stunned": STATES["stunned"], "places": TOKENS["item"], "goes_home": STATES["health"],
}  # fmt: skip
"""What is worth a sign in the row of the one who does it, or to whom it happens."""
SENTENCES = 6


@dataclass
class Round:
    """One column: who slept, who had to, and what happened to or by whom."""

    number: int
    day: bool
    asleep: set[str] = field(default_factory=set)
    forced: set[str] = field(default_factory=set)
    stunned: set[str] = field(default_factory=set)
    signs: dict[str, list[str]] = field(default_factory=dict)
    out: dict[str, str] = field(default_factory=dict)


def chronicle(match: Any, viewer: Any) -> tuple[list[Round], list[tuple[int, Any]]]:
    """The rounds of a match, and what ought to be told of it: (round, entry)."""
    found = _begun(match)
    lying: set[str] = set()
    told: list[tuple[int, Any]] = []
    for entry in match.trace.for_player(viewer):
        if entry.kind != "event":
            continue
        if entry.name == "round":
            found.append(Round(entry.facts["round"], entry.facts["time"] == "day", stunned=set(lying)))
            continue
        if not found:
            continue
        now, who = found[-1], entry.facts.get("player", "")
        if entry.name == "stunned":
            lying.add(who)
        elif entry.name == "revived" or entry.name == "rescued" and match.rules.rescue_state == "awake":
            lying.discard(who)
        if entry.name == "sleepers":
            now.asleep |= set(entry.facts["players"])
        elif entry.name == "must_sleep":
            now.forced.add(who)
        elif entry.name in SIGNS and entry.name not in now.signs.setdefault(who, []):
            now.signs[who].append(entry.name)
        if entry.name in ("eliminated", "escapes", "removed"):
            now.out[who] = {"escapes": "escaped"}.get(entry.name, entry.name)
        if entry.name in NOTABLE:
            told.append((now.number, entry))
    return found, told


def _begun(match: Any) -> list[Round]:
    """The round in the midst of which a match begins, if it begins from a position."""
    told = match.position or {}
    if told.get("phase", "select") == "select":
        return []
    number = told.get("round", 1)
    return [Round(number, (number % 2 == 1) == (match.rules.start_time == "day"), asleep=set(told.get("asleep", ())))]


def course(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the match so far."""
    rounds, told = chronicle(match, viewer)
    view, ruler = match.view(viewer), blank(1, 1)
    line = line_of(ruler)
    cell = min(MOST, max(LEAST, (NARROW - 2 * MARGIN - LABEL) / max(len(rounds), 1)))
    width = max(NARROW, 2 * MARGIN + LABEL + cell * len(rounds))
    shown, signs = told[-SENTENCES:], _key(ruler, words, facts.mode(view), width - 2 * MARGIN - LABEL)
    rows = len(view.players)
    high = 0.36 + ROW * rows + 0.25 + line * (len(shown) + len(signs))
    page = blank(width, 2 * MARGIN + head_of(ruler, words, "course", width) + high)
    top, alt = heading(page, words, "course", "TD-4.1")
    left, y0 = page.margin + LABEL, top - 0.36
    _times(page, rounds, left, cell, y0)
    gone: dict[str, int] = {p: next((k for k, one in enumerate(rounds) if p in one.out), len(rounds) - 1)
                            for p in view.players}  # fmt: skip
    for n, player in enumerate(view.players):
        y = y0 - ROW * (n + 0.5)
        draw_pawn(page, view, player, page.margin + 0.3, y, 0.19, z=6)
        colour = palette(page).seats[facts.seat(view, player)]
        for k, one in enumerate(rounds[: gone[player] + 1]):
            _cell(page, one, player, colour, left + cell * k, y, cell)
    y = y0 - ROW * rows - 0.2
    for row in signs:
        for x, sign, text in row:
            page.pictogram(sign, left + x + 0.1, y, 0.2, "soft", "paper", z=3)
            page.text(left + x + 0.28, y, text, "note", "soft")
        y -= line
    y -= 0.05
    for number, entry in shown:
        when = str(words("figure-course-round", round=number))
        page.text(left, y, when, "note", "act", bold=True)
        page.text(left + 1.05, y, str(entry.text(words.lang)), "note", width=width - left - 1.05 - page.margin)
        y -= line
    said = " ".join(f"{words('figure-course-round', round=number)}: {entry.text(words.lang)}" for number, entry in told)
    return page, f"{alt} {words('figure-course-rounds', count=len(rounds))} {said}"


def _times(page: Any, rounds: list[Round], left: float, cell: float, y: float) -> None:
    """Day and night, and every so many rounds a number."""
    colours = palette(page)
    every = next(step for step in (1, 2, 5, 10, 20) if step * cell >= 0.32)
    for k, one in enumerate(rounds):
        fill = colours.sky_day if one.day else colours.sky_night
        page.box(left + cell * k, y + 0.02, cell, 0.09, fill, None, r=0, z=2)
        if one.number == 1 or one.number % every == 0:
            page.text(left + cell * (k + 0.5), y + 0.24, str(one.number), "note", "soft", ha="center")


def _cell(page: Any, one: Round, player: str, colour: str, x: float, y: float, cell: float) -> None:
    """A band while active, a moon while asleep; signs of what happened; the end of the row."""
    h, middle = 0.62 * ROW, x + cell / 2
    size = min(0.26, 0.9 * cell)
    how = "stunned" if player in one.stunned else "forced" if player in one.forced else "asleep"
    if player in one.stunned | one.forced | one.asleep:
        page.line([(x, y), (x + cell, y)], "line", page.HAIR, z=2)
        page.pictogram(STATES[how], middle, y, 0.86 * size, "soft", "paper", z=3)
    else:
        page.box(x + 0.01, y - h / 2, cell - 0.02, h, colour, None, r=0.03, z=2)
    if player in one.out:
        page.disc(middle, y, 0.62 * size, "card", "ink", page.LINE, z=4)
        tone = "good" if one.out[player] == "escaped" else "stop"
        page.pictogram(STATES[one.out[player]], middle, y, 0.8 * size, tone, "card", z=5)
        return
    for name in one.signs.get(player, [])[:1]:
        page.disc(middle, y, 0.58 * size, "card", None, z=4)
        page.pictogram(SIGNS[name], middle, y, 0.72 * size, "ink", "card", z=5)


def _key(page: Any, words: Any, mode: str, wide: float) -> list[list[tuple[float, Any, str]]]:
    """What the signs mean, in rows of that width: where each stands, the sign, its meaning."""
    shown = (("asleep", STATES["asleep"]), ("forced", STATES["forced"]), ("attacks", ACTIONS["attack"]),
             ("accuses", ACTIONS["accuse"]), ("places", TOKENS["item"]), ("stunned", STATES["stunned"]),
             ("goes_home", STATES["health"]), ("out", STATES["eliminated"]))  # fmt: skip
    rows: list[list[tuple[float, Any, str]]] = [[]]
    x = 0.0
    for name, sign in shown:
        if {"stunned": "hunter", "goes_home": "hp"}.get(name, mode) != mode:
            continue
        text = str(words(f"figure-course-{name}"))
        across = 0.28 + page.text_width(text, "note")
        if rows[-1] and x + across > wide:
            rows.append([])
            x = 0.0
        rows[-1].append((x, sign, text))
        x += across + GAP
    return rows
