"""The picture of the table: the board with its pieces; beside it seasons, points, reserves and what is going on.
A function of the view alone (and of what is chosen). matplotlib is used only through the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.content.squares import IA, ROWS, A

from . import board_facts as facts
from . import board_marks as marks
from . import board_panel as panel
from . import board_reach as reach
from . import board_room as room
from . import board_side as side
from . import board_strip as strip
from .board_chosen import draw_chosen
from .board_pieces import names, tile
from .board_squares import Field, draw_squares

S = 0.68
"""The side of a square in inches."""
GAP = 0.107


def draw(
    page: Any,
    view: Any,
    decision: Any,
    words: Any,
    chosen: Sequence[str] = (),
    reaches: Sequence[reach.Reach] | None = None,
) -> None:
    """Draw the table as `view` shows it on a page of slide size; `decision` is the open question or None.

    `chosen`: the places picked so far: a square or a reserve piece (`@rp`) whose possible moves are shown, then what it
    steps on or over. `reaches`: moves to show instead of those of the question.
    """
    m = page.margin
    question = "" if decision is None else str(decision.text(words.lang))
    if chosen and reaches is None:
        reaches = reach.reaches(view, decision, chosen)
    walked, chosen = tuple(chosen), next(iter(chosen), "")
    if not page.alone:
        draw_live(page, view, decision, words, walked, reaches or ())
        return
    field = Field(m + 0.3, page.h - m - 9 * S, S)
    draw_board(page, view, decision, field, chosen, reaches or ())
    marks.draw_walked(page, field, walked)
    note = page.size_of("note") / 72
    key = min(m + 0.12, field.y - 0.04 - 2.4 * note)  # below the names of the columns
    draw_key(page, view, decision, words, (field.x, 9 * S), key, chosen, reaches or ())
    x = field.x + 9 * S + 0.42
    w, top = page.w - m - x, page.h - m
    draw_title(page, view, words, x, top - 0.17, w)
    offered = reach.origins(decision)
    y = top - 0.52
    rest = y - m - strip.STRIP - 2 * side.RESERVE - side.LEGEND - 4 * GAP
    y -= strip.STRIP
    strip.draw_strip(page, view, words, (x, y, w, strip.STRIP))
    y -= GAP + side.RESERVE
    side.draw_reserve(page, view, words, (x, y, w, side.RESERVE), A, chosen, offered)
    y -= GAP + rest
    draw_panel(page, view, decision, words, (x, y, w, rest), question, chosen, reaches or ())
    y -= GAP + side.LEGEND
    side.draw_legend(page, words, (x, y, w, side.LEGEND))
    y -= GAP + side.RESERVE
    side.draw_reserve(page, view, words, (x, y, w, side.RESERVE), IA, chosen, offered)
    page.part("board", m, m, 9 * S + 0.3, page.h - 2 * m)
    page.part("table", x, m, w, page.h - 2 * m)
    # A narrow page shows the squares large, without reserves.
    left = min(m - 0.1, field.x - 0.08 - 0.6 * note - max(page.text_width(row, "note") for row in ROWS))
    low = min(m, key - 0.7 * note)
    page.part("close", left, low, field.x + 9 * S + 0.04 - left, page.h - m + 0.04 - low)


def draw_live(
    page: Any, view: Any, decision: Any, words: Any, walked: tuple[str, ...], reaches: Sequence[reach.Reach]
) -> None:
    """Draw the squares as large as the room allows, and beside and below them what there is room for."""
    chosen, place = next(iter(walked), ""), room.placed(page, view, words)
    field = place.field
    draw_board(page, view, decision, field, chosen, reaches)
    marks.draw_walked(page, field, walked)
    if place.key:
        draw_key(page, view, decision, words, (field.x, 9 * field.s), place.key, chosen, reaches)
    reserves = dict(zip((A, IA), place.reserves, strict=True))
    if chosen and not place.panel:
        place, reserves = _with_ways(place, view.turn)
    if place.strip:
        strip.draw_strip(page, view, words, place.strip)
    for owner, box in reserves.items():
        side.draw_reserve(page, view, words, box, owner, chosen, reach.origins(decision))
    if place.panel:
        signs = place.legend is None
        draw_panel(page, view, decision, words, place.panel, moment(view, words), chosen, reaches, signs)
    if place.legend:
        side.draw_flow(page, words, place.legend, place.signs)
    page.part("board", page.margin, page.margin, field.x + 9 * field.s - page.margin, page.h - 2 * page.margin)


def _with_ways(place: room.Placed, turn: str) -> tuple[room.Placed, dict[str, side.Box]]:
    """Where a chosen piece can go, on a page without a panel: in place of what does not help to choose.

    Below the squares that is the strip, and the pieces of whoever waits; beside them these pieces and the legend.
    """
    (x, y, w, h), (x1, y1, w1, h1) = place.reserves
    if x1 > x and place.strip:  # side by side
        left = place.strip[0]
        return replace(place, strip=None, panel=(left, y, x + w - left, h)), {turn or IA: (x1, y1, w1, h1)}
    if turn == A:
        low = place.reserves[1][1]
        return replace(place, panel=(x, low, w, y - room.GAP - low), legend=_elsewhere(place)), {A: (x, y, w, h)}
    low = y1 + h1 + room.GAP
    return replace(place, panel=(x, low, w, y + h - low), legend=_elsewhere(place)), {IA: (x1, y1, w1, h1)}


def _elsewhere(place: room.Placed) -> side.Box | None:
    """The legend where it stands under the squares."""
    return place.legend if place.legend and place.legend[0] < place.field.x + 9 * place.field.s else None


def draw_board(page: Any, view: Any, decision: Any, field: Field, chosen: str, reaches: Sequence[reach.Reach]) -> None:
    """Draw the squares, the pieces and the marks on them."""
    fixed, near = facts.hue_now(view.board, view.paragraphs)
    draw_squares(page, field, fixed, near, facts.tam_at(view.board))
    last = facts.played(view)
    called = names(view.board, last)
    for square, piece in view.board.items():
        x, y = field.middle(square)
        with page.piece(called[square], x, y):
            tile(page, piece, x, y, field.s)
    if waits(view):
        marks.draw_announced(page, field, view.announced)
    elif not chosen:
        marks.draw_last(page, field, last)
    if chosen:
        origin = "" if chosen[0] == "@" else chosen
        if origin:
            marks.draw_choice(page, field, origin)
        lines = view.board.get(origin) != TAM  # tam turns on its way: a straight line would be wrong
        ways = reach.best(reaches, origin, facts.tam_at(view.board))
        marks.draw_reaches(page, field, origin, tuple(ways.values()), view.rules.sticks, view.board, lines)
    else:
        marks.draw_origins(page, field, [square for square in reach.origins(decision) if square[0] != "@"])
    marks.draw_frames(page, field, reach.marked(decision))


def waits(view: Any) -> bool:
    """Whether an announced action has not been carried out yet: its throw is still to come, or was just made."""
    return bool(view.announced) and not facts.done(view, view.announced)


def moment(view: Any, words: Any) -> str:
    """The season and the turn, in words."""
    if view.phase == "over":
        return str(words("board-moment-over"))
    if not view.season:
        return str(words("board-moment-setup"))
    season = strip.season_name(words, view.rules, view.season)
    return str(words("board-moment", season=season, turn=view.ply + 1))


def draw_title(page: Any, view: Any, words: Any, x: float, y: float, w: float) -> None:
    """Draw the name of the game and the moment; at the right whose turn it is."""
    title = words("board-title")
    page.text(x, y, title, "title")
    left = x + page.text_width(title, "title") + 0.22
    page.text(left, y - 0.015, moment(view, words), "label", "soft")
    if view.turn and view.phase == "turn":
        player = facts.player_of(view, view.turn)
        text = words("board-to-move", side=view.turn, player=player or view.turn)
        page.text(x + w, y - 0.015, text, "label", bold=True, ha="right")


def draw_panel(
    page: Any, view: Any, decision: Any, words: Any, box: side.Box, question: str, chosen: str,
    reaches: Sequence[reach.Reach], signs: bool = False,
) -> None:  # fmt: skip
    """Draw what is going on now; `signs`: what the squares mean is told nowhere else."""
    if chosen:
        draw_chosen(page, view, words, box, chosen, reaches)
    elif decision is not None and decision.name == "declare":
        panel.draw_declaration(page, view, decision, words, box, question)
    elif waits(view):
        panel.draw_throw(page, view, words, box, question)
    else:
        panel.draw_moment(page, view, words, box, question, signs)


def draw_key(
    page: Any, view: Any, decision: Any, words: Any, across: tuple[float, float], y: float, chosen: str,
    reaches: Sequence[reach.Reach],
) -> None:  # fmt: skip
    """Explain the marks that are on this board, and no others; `across`: from where, and how wide.

    Where there is no room for all of them the plainest are left out: first what is chosen.
    """
    shown: list[str] = []
    if chosen:
        origin = "" if chosen[0] == "@" else chosen
        drawn = reach.best(reaches, origin, facts.tam_at(view.board)).values()  # of several ways to a square, one
        shown = ["chosen"] if origin else []
        shown += ["sure"] * any(r.odds == reach.CERTAIN for r in drawn) + ["via"] * any(r.via for r in drawn)
        shown += ["luck"] * any(r.odds < reach.CERTAIN for r in drawn) + ["capture"] * any(r.capture for r in drawn)
    else:
        last = None if waits(view) else facts.played(view)
        shown += ["via"] if last and last.course.vias else []
        shown += ["origin"] if reach.origins(decision) else []
        shown += ["land"] if reach.marked(decision) else []
        shown += ["announced"] if waits(view) else [("last" if last.landed else "failed")] if last else []
    texts = {name: words(f"board-mark-{name}") for name in shown}
    widths = {name: 0.5 + page.text_width(text, "note") for name, text in texts.items()}
    x, broad = across
    for name in shown[:-1]:
        if not page.alone and sum(widths.values()) > broad:
            del widths[name]
    gap = min((broad - sum(widths.values())) / max(len(widths) - 1, 1), 0.35)
    for name, width in widths.items():
        _sign(page, name, x, y)
        page.text(x + 0.42, y, texts[name], "note")
        x += width + gap


def _sign(page: Any, name: str, x: float, y: float) -> None:
    tall = min(0.22, 1.6 * page.size_of("note") / 72)  # on paper the letters of the columns are close above it
    if name in ("chosen", "land"):
        fill = "act_soft" if name == "chosen" else None
        page.box(x + 0.02, y - tall / 2, 0.28, tall, fill, "act", page.STRONG, r=0.04)
    elif name == "sure":
        page.target(x + 0.18, y)
    elif name == "via":
        marks.diamond(page, x + 0.18, y)
    elif name == "capture":
        page.corners(x + 0.05, y - tall / 2, 0.24, tall, lw=page.RULE)
    elif name == "origin":
        page.box(x + 0.03, y - 0.035, 0.28, 0.05, "act", r=0.02)
    elif name in ("last", "failed"):
        low = min(0.18, 0.9 * tall)
        page.corners(x + 0.02, y - low / 2, low, low, "soft", page.RULE, 0.25)
        page.arrow([(x + 0.12, y), (x + 0.36, y)], throw=name == "failed", colour="soft", lw=page.LINE)
    else:
        page.arrow([(x, y), (x + 0.36, y)], throw=True, colour="ink" if name == "announced" else "act", lw=page.RULE)
