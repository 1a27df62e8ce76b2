"""What the marks on this very map mean, below it where there is room; marks that are not on it are not explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from . import table_facts as facts
from .board_counts import COUNTED, Row
from .board_laying import is_asked
from .board_pawns import draw_pawn
from .board_tokens import draw_token
from .palette import Ground, ground_of, palette
from .pictograms import STATES, TOKENS

Draws = Callable[[float, float, float], None]
TONES = {"forced": "stop", "lock": "stop", "trophies": "ink", "removals": "ink", "pile": "ink"}


def draw_key(
    page: Any, view: Any, decision: Any, words: Any, x: float, top: float, w: float, h: float,
    counts: Sequence[Row] = (), tableaux: bool = False, numbered: str = "",
) -> None:  # fmt: skip
    """As many marks as fit, line by line, the most urgent first.

    `counts`: lines of numbers that have a sign alone; `tableaux`: with the signs in front of the players;
    `numbered`: a seat whose pawn has its number alone.
    """
    em = page.size_of("note") / 72
    line = 1.7 * em
    left, y = x, top - 0.75 * line
    ground, shown = ground_of(page, facts.is_day(view)), signs(view) if tableaux else {}
    seat = [("seat", lambda x, y, s: draw_pawn(page, view, numbered, x, y, 0.5 * s))] if numbered else []
    marks = [*seat, *_marks(page, view, decision, ground, shown), *_signs(page, counts)]
    for name, draws in marks:
        said = words(f"board-key-{name}", player=numbered)
        said_in = page.wrap(said, w - 1.6 * em)  # in a column beside the map
        wide = 1.6 * em + max(page.text_width(part, "note") for part in said_in)
        if said_in[-1].endswith("…"):
            continue
        if left > x and left + wide > x + w:
            left, y = x, y - line
        low = 1.2 * em * (len(said_in) - 1)
        if y - low - 0.5 * line < top - h:
            return
        draws(left + 0.6 * em, y, 1.1 * em)
        for k, part in enumerate(said_in):
            page.text(left + 1.45 * em, y - 1.2 * em * k, part, "note", "ink")
        left += wide + 0.8 * em
        if low:
            left, y = x + w, y - low


def signs(view: Any) -> dict[str, Any]:
    """The signs that lie in front of some player now: what binds later rounds, and what the mode counts."""
    found = {"streak": facts.streak, "forced": facts.sleeps_until, "lock": facts.lock}
    seats = [player for player in view.players if player not in view.out]
    shown = {name: STATES[name] for name, holds in found.items() if any(holds(view, player) for player in seats)}
    mode = facts.mode(view)
    counted = {
        "target": any(facts.target(view, player) is not None for player in seats),
        "trophies": any(facts.trophies(view, player) for player in view.players),
        "health": mode == "hp", "removals": mode == "team", "pile": mode == "warden" and view.warden in view.players,
    }  # fmt: skip
    return shown | {name: COUNTED[name] for name, is_there in counted.items() if is_there}


def _marks(
    page: Any, view: Any, decision: Any, ground: Ground, shown: Mapping[str, Any]
) -> Iterator[tuple[str, Draws]]:  # fmt: skip
    board = view.paragraphs.map.number
    if any(place in board for place in facts.offered(decision)):
        fill, edge = ground.act_soft, ground.act
        yield "offered", lambda x, y, s: page.box(x - s / 2, y - s / 2, s, s, fill, edge, page.RULE, 0.03)
    if facts.destinations(view, decision):
        yield "end", lambda x, y, s: page.disc(x, y, 0.22 * s, ground.act, ground.floor, page.LINE)
    face_down = [square for square in view.tokens if square not in view.open_tokens]
    if face_down:
        yield "token", lambda x, y, s: draw_token(page, view, "", x, y, s, up=False)
    if any(facts.is_open(view.tokens[square]) for square in face_down):
        yield "seen", lambda x, y, s: _seen(page, x, y, s)
    for name, sign in shown.items():
        tone = palette(page).heart if name == "health" else TONES.get(name, "soft")
        yield name, lambda x, y, s, sign=sign, tone=tone: page.pictogram(sign, x, y, s, tone, "paper")
    if is_asked(decision):  # the tile in its four turns has what a tile on the map has no more
        yield "crate", lambda x, y, s: page.pictogram(TOKENS["crate"], x, y, s, ground.soft, "paper")
        yield "door", lambda x, y, s: page.line([(x - 0.35 * s, y), (x + 0.35 * s, y)], ground.door, 2.5 * page.RULE)
    up = [view.tokens[square] for square in view.open_tokens if facts.is_open(view.tokens.get(square))]
    kinds = {view.paragraphs.content.kind(token) for token in up}
    for kind in ("route", "passage"):
        if kind in kinds:
            yield kind, lambda x, y, s, kind=kind: page.pictogram(TOKENS[kind], x, y, s, "ink", "paper")
    yield "rock", lambda x, y, s: page.box(x - s / 2, y - s / 2, s, s, ground.rock, ground.grid, page.HAIR, r=0)
    yield "start", lambda x, y, s: _start(page, ground, x, y, s)
    yield "wall", lambda x, y, s: page.line([(x - s / 2, y), (x + s / 2, y)], ground.wall, 2.4)


def _signs(page: Any, counts: Sequence[Row]) -> Iterator[tuple[str, Draws]]:
    for row in counts:
        yield row.name, lambda x, y, s, row=row: page.pictogram(row.sign, x, y, s, "soft", "paper")


def _start(page: Any, ground: Ground, x: float, y: float, s: float) -> None:
    page.box(x - s / 2, y - s / 2, s, s, ground.floor, ground.grid, page.HAIR, r=0)
    page.disc(x, y, 0.38 * s, None, ground.soft, page.LINE, dash=(2, 2))


def _seen(page: Any, x: float, y: float, s: float) -> None:
    colours = palette(page)
    page.box(x - s / 2, y - s / 2, s, s, colours.crate, None, r=0.03)
    page.pictogram(TOKENS["item"], x, y, 0.7 * s, colours.on_crate, colours.crate)
