"""The panel beside the board that says what is going on now: where the chosen piece can go, a throw, a declaration.
A function of the view, the open question and what is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import board_facts as facts
from .board_marks import diamond
from .board_pieces import tile
from .board_reach import CERTAIN, Reach, best, ordered
from .board_side import PAD, Box, season_name
from .pieces import TAM, kind_of, owned_by
from .squares import IA, WATER, A, distance

ROW = 0.252
LONG, SHORT = 6, 7
"""Rows of a list in one column, and of each of two columns."""


def draw_chosen(page: Any, view: Any, words: Any, box: Box, chosen: str, reaches: Sequence[Reach]) -> None:
    """The chosen piece, and one row for each way: destination, via what, and the exact chance."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    drop = chosen[:1] == "@"
    piece = owned_by(chosen[1:], view.turn or IA) if drop else view.board.get(chosen, "")
    if not piece:
        return
    tile(page, piece, x + 0.38, y + h - 0.36, 0.6)
    name = facts.piece_name(piece, words.lang)
    name = name[:1].upper() + name[1:]
    page.text(x + 0.74, y + h - 0.26, words("board-chosen-drop", name=name) if drop else f"{name} · {chosen}", "head")
    why, clause = _why(piece, chosen, reaches)
    page.text(x + 0.74, y + h - 0.5, f"{words('board-why-' + why)}  {clause}", "note", "soft", width=w - 0.9)
    rows = ordered(reaches) if not (drop or piece == TAM) else []
    top = y + h - 0.83
    if not rows:
        _counted(page, words, (x + PAD, top, w - 2 * PAD, h - 0.83), list(best(reaches)))
    elif len(rows) <= LONG:
        _one_column(page, view, words, (x, top, w, h), chosen, rows)
    else:
        _two_columns(page, view, words, (x + PAD, top, w - 2 * PAD, h), chosen, rows)


def _why(piece: str, chosen: str, reaches: Sequence[Reach]) -> tuple[str, str]:
    """The one sentence that helps most with these moves, and its clause."""
    if chosen[:1] == "@":
        return "drop", "CK-10.1"
    if piece == TAM:
        return "tam", "CK-8.2"
    if any(reach.via and reach.odds < CERTAIN for reach in reaches):
        return "step", "CK-6.5"
    if any(reach.odds < CERTAIN and reach.to in WATER for reach in reaches):
        return "water", "CK-7.1"
    return ("via", "CK-6.1") if any(reach.via for reach in reaches) else ("plain", "CK-5.3")


def _counted(page: Any, words: Any, box: Box, squares: list[str]) -> None:
    """Many squares that are all certain: how many, and which."""
    x, y, w, _ = box
    page.text(x, y, words("board-squares", count=len(squares)), "label", bold=True)
    for k, line in enumerate(page.wrap("  ".join(squares), w, "note", lines=4)):
        page.text(x, y - 0.27 - 0.22 * k, line, "note", "soft")


def _how(view: Any, words: Any, chosen: str, reach: Reach) -> str:
    if reach.to == chosen:
        return str(words("board-how-back", via=reach.via))
    return str(words("board-how-via", via=reach.via) if reach.via else words("board-how-plain"))


def _mark(page: Any, x: float, y: float, reach: Reach) -> None:
    if reach.via:
        diamond(page, x, y + 0.01, 0.065)
    else:
        page.target(x, y + 0.01, 0.065)


def _one_column(page: Any, view: Any, words: Any, box: Box, chosen: str, rows: Sequence[Reach]) -> None:
    x, y, w, _ = box
    hows = [_how(view, words, chosen, reach) for reach in rows]
    taking = words("board-capture")
    room = page.text_width(taking, "note", True) + 0.1
    left = x + 1.0 + max(page.text_width(how, "note") for how in hows) + 0.15
    right = x + w - PAD - room - 1.15
    bars = []
    for k, (reach, how) in enumerate(zip(rows, hows, strict=True)):
        at = y - ROW * k
        _mark(page, x + 0.28, at, reach)
        page.text(x + 0.5, at, reach.to, "note", bold=True)
        page.text(x + 1.0, at, how, "note", "soft")
        bars.append((left, at - 0.04, right - left, 0.09, float(reach.odds)))
        if reach.odds == CERTAIN:
            page.text(right + 0.15, at, words("board-no-throw"), "note", width=1.0)
        else:
            page.text(right + 0.15, at, facts.odds_text(reach.odds, view.rules.sticks), "note", bold=True)
            page.text(right + 1.1, at, f"{float(reach.odds):.0%}", "note", "soft", ha="right")
        if reach.capture:
            page.text(x + w - PAD, at, taking, "note", bold=True, ha="right")
    page.bars(bars, "act")


def _two_columns(page: Any, view: Any, words: Any, box: Box, chosen: str, rows: Sequence[Reach]) -> None:
    """Shorter rows; where even they are too many, how many more there are."""
    x, y, w, _ = box
    wide = (w - 0.2) / 2
    shown = rows if len(rows) <= 2 * SHORT else rows[: 2 * SHORT - 1]
    step = 0.206
    for k, reach in enumerate(shown):
        left, at = x + (wide + 0.2) * (k // SHORT), y + 0.03 - step * (k % SHORT)
        _mark(page, left + 0.1, at, reach)
        page.text(left + 0.26, at, reach.to, "note", bold=True)
        odds = words("board-sure") if reach.odds == CERTAIN else facts.odds_text(reach.odds, view.rules.sticks)
        page.text(left + wide, at, odds, "note", bold=reach.odds < CERTAIN, ha="right")
        how = words("board-how-taking", how=_how(view, words, chosen, reach)) if reach.capture else _how(
            view, words, chosen, reach)  # fmt: skip
        room = wide - 0.68 - page.text_width(odds, "note", True) - 0.1
        page.text(left + 0.68, at, how, "note", "soft", width=room)
    if len(shown) < len(rows):
        left, at = x + wide + 0.2, y + 0.03 - step * (SHORT - 1)
        page.text(left + 0.26, at, words("board-more", count=len(rows) - len(shown)), "note", "soft")


# --- throws, declarations, the end ------------------------------------------------------------------------------------


def draw_sticks(page: Any, x: float, y: float, dark: int, count: int, h: float = 0.62, wide: float = 0.2) -> float:
    """The sticks side by side, dark ones solid, light ones hollow, unthrown ones (-1) dashed. Returns the right end."""
    for k in range(count):
        fill, dash = ("ink", None) if k < dark else ("card", None if dark >= 0 else (2.4, 1.8))
        page.box(x + k * 1.55 * wide, y, wide, h, fill, "ink", page.LINE, r=wide / 2, z=4, dash=dash)
        if k < dark:
            page.line([(x + k * 1.55 * wide + wide / 2, y + 0.2 * h), (x + k * 1.55 * wide + wide / 2, y + 0.8 * h)],
                      "card", page.LINE, 4.1)  # fmt: skip
    return x + (count * 1.55 - 0.55) * wide


def draw_throw(page: Any, view: Any, words: Any, box: Box, question: str) -> None:
    """An announced action, what it needs, and the sticks as they lie."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    course = facts.Course.of(view.announced)
    piece = view.board.get(course.origin, "")
    if piece:
        tile(page, piece, x + 0.38, y + h - 0.36, 0.6)
    page.text(x + 0.74, y + h - 0.26, course_text(course, words), "head", width=w - 0.9)
    page.text(x + 0.74, y + h - 0.5, question or words("board-announced"), "note", "soft", width=w - 0.9)
    right = draw_sticks(page, x + PAD + 0.05, y + h - 1.55, view.sticks, view.rules.sticks, 0.7)
    said = words("board-dark", count=view.sticks) if view.sticks >= 0 else words("board-unthrown")
    page.text(right + 0.3, y + h - 1.2, said, "head", width=x + w - PAD - right - 0.3)
    at = y + h - 1.8
    chance = facts.at_least(view.rules)
    for name, clause, need in _needs(view, course):
        odds = facts.odds_text(chance.get(need, facts.dark_faces(view.rules)[0] * 0), view.rules.sticks)
        text = words(f"board-need-{name}", to=course.to, count=need, odds=odds)
        page.text(x + PAD, at, f"{text}  {clause}", "note", width=w - 2 * PAD)
        at -= 0.22


def _needs(view: Any, course: facts.Course) -> list[tuple[str, str, int]]:
    """The throws that the named destination asks for: (name, clause, dark faces)."""
    found = []
    if course.far and not course.open:
        start = course.squares[0] if getattr(view.rules, "throw_counts_from", "via") == "origin" else course.squares[-2]
        found.append(("step", "CK-6.5", distance(start, course.to)))
    if view.announced.endswith("~"):
        found.append(("water", "CK-7.1", view.rules.water_need))
    return found


def course_text(course: facts.Course, words: Any) -> str:
    """An action in short: from where, over what, to where."""
    if course.dropped:
        return str(words("board-course-drop", to=course.to))
    via = next((course.squares[k] for k in course.vias if k < len(course.squares)), "")
    to = "…" if course.open else course.to
    if len(course.squares) - len(course.vias) > 2:
        return " → ".join(course.squares)
    if via:
        return str(words("board-course-via", origin=course.origin, via=via, to=to))
    return f"{course.origin} → {to}"


def draw_declaration(page: Any, view: Any, decision: Any, words: Any, box: Box, question: str) -> None:
    """The hands of the mover, what ending would bring, and what continuing would make of the rate."""
    x, y, w, h = box
    page.box(*box, "panel", "act", page.RULE, r=0.1, z=1)
    page.text(x + PAD, y + h - 0.27, question, "head", width=w - 2 * PAD)
    at = y + h - 0.62
    for hand in tuple(decision.facts.get("hands", ()))[:4]:
        page.disc(x + PAD + 0.06, at, 0.045, "ink")
        page.text(x + PAD + 0.22, at, words.value("hands", hand), "label", width=w - 2 * PAD - 0.3)
        at -= 0.26
    side = decision.facts.get("side", view.turn)
    rate, amount = view.rate.get(side, 1), decision.facts.get("amount", 0)
    grown = min(rate * view.rules.rate_factor, view.rules.rate_cap)
    left, wide = x + PAD, (w - 2 * PAD - 0.2) / 2
    for name, figures in (("end", words("board-end-brings", amount=amount)),
                          ("continue", words("board-continue-makes", rate=rate, grown=grown))):  # fmt: skip
        page.box(left, y + 0.16, wide, 0.56, "card", "act", page.RULE, r=0.08, z=3)
        page.text(left + wide / 2, y + 0.56, words(f"board-declare-{name}"), "label", bold=True, ha="center", width=wide)
        page.text(left + wide / 2, y + 0.32, figures, "note", "soft", ha="center", width=wide - 0.1)
        left += wide + 0.2


def draw_moment(page: Any, view: Any, words: Any, box: Box, question: str) -> None:
    """Between choices: the question, the last action, how seasons ended, and how likely each throw is."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    over = view.phase == "over"
    mine, theirs = view.points.get(IA, 0), view.points.get(A, 0)
    result = words("board-over-draw") if mine == theirs else words("board-over-won", side=IA if mine > theirs else A)
    page.text(x + PAD, y + h - 0.27, result if over else question or words("board-waiting"), "head", width=w - 2 * PAD)
    at, lines = y + h - 0.57, []
    last = facts.played(view)
    if last and not over:
        piece = view.board.get(last.landed or last.course.origin, "")
        name = facts.piece_name(piece, words.lang) if piece and kind_of(piece) else ""
        key = "board-last" if last.landed else "board-last-failed"
        lines.append(words(key, name=name, course=course_text(last.course, words)))
    for number, side, points in list(view.seasons)[-3 if lines else -4 :]:
        key = "board-season-result" if side else "board-season-void"
        lines.append(words(key, season=season_name(words, view.rules, number), side=side, points=points))
    for line in lines[:4]:
        page.text(x + PAD, at, line, "note", "soft", width=w - 2 * PAD)
        at -= 0.22
    if not over:
        throw_table(page, view.rules, words, (x + PAD, y + 0.14, w - 2 * PAD, 0.66))


def throw_table(page: Any, rules: Any, words: Any, box: Box) -> None:
    """For each number of dark faces the chance of so many or more (CK-11.1)."""
    x, y, w, h = box
    chances = facts.at_least(rules)
    label = words("board-throws")
    page.text(x, y + h - 0.09, f"{label}  CK-11.1", "note", "soft", width=w)
    step = w / (len(chances) - 1)
    bars = []
    for dark in range(1, len(chances)):
        left = x + step * (dark - 1)
        page.text(left, y + 0.3, str(dark), "label", bold=True)
        text = facts.odds_text(chances[dark], rules.sticks)
        if page.text_width(text, "note") < step - 0.25:
            page.text(left + 0.2, y + 0.3, text, "note")
        bars.append((left, y + 0.08, step - 0.18, 0.09, float(chances[dark])))
    page.bars(bars, "ink")
