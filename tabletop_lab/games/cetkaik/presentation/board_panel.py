"""The panel that shows what is going on now: a throw, a declaration, the last turn, how the game ended.
A function of the view and the open question; board_chosen.py shows where a chosen piece can go.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.games.cetkaik.chances import at_least
from tabletop_lab.games.cetkaik.content.pieces import kind_of

from . import board_facts as facts
from .board_pieces import tile
from .board_side import GROUNDS, PAD, Box, draw_flow, flow_height
from .board_strip import season_name

MOST_HANDS = 3
"""The most rows for the hands of a declaration."""


def draw_sticks(page: Any, x: float, y: float, dark: int, count: int, h: float = 0.62, wide: float = 0.2) -> float:
    """Draw the sticks side by side: dark faces dark and light ones light on any page, unthrown ones (-1) dashed.

    Returns the right end.
    """
    for k in range(count):
        fill, dash = ("black", None) if k < dark else ("red_fill", None) if dark >= 0 else ("card", (2.4, 1.8))
        page.box(x + k * 1.55 * wide, y, wide, h, fill, "ink", page.LINE, r=wide / 2, z=4, dash=dash)
        if k < dark:
            page.line([(x + k * 1.55 * wide + wide / 2, y + 0.2 * h), (x + k * 1.55 * wide + wide / 2, y + 0.8 * h)],
                      "black_glyph", page.LINE, 4.1)  # fmt: skip
    return x + (count * 1.55 - 0.55) * wide


def draw_throw(page: Any, view: Any, words: Any, box: Box, question: str) -> None:
    """Draw an announced action, what it needs, and the sticks as they lie."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    course = facts.Course.of(view.announced)
    piece = view.board.get(course.origin, "")
    if piece:
        tile(page, piece, x + 0.38, y + h - 0.36, 0.6)
    page.text(x + 0.74, y + h - 0.26, course_text(course, words), "head", width=w - 0.9)
    if page.alone or not question:
        page.text(x + 0.74, y + h - 0.5, question or words("board-announced"), "note", "soft", width=w - 0.9)
    right = draw_sticks(page, x + PAD + 0.05, y + h - 1.55, view.sticks, view.rules.sticks, 0.7)
    said = words("board-dark", count=view.sticks) if view.sticks >= 0 else words("board-unthrown")
    lines = page.wrap(said, x + w - PAD - right - 0.2, "head", 3)
    for k, line in enumerate(lines):
        page.text(right + 0.2, y + h - 1.2 + 0.13 * (len(lines) - 1) - 0.26 * k, line, "head")
    at, step = y + h - 1.8, page.size_of("note") / 9.5
    for name, clause, need in _needs(view, course):
        odds = facts.odds_text(at_least(need, view.rules), view.rules.sticks)
        text = words(f"board-need-{name}", to=course.to, count=need, odds=odds)
        for line in page.wrap(f"{text}  {clause}", w - 2 * PAD, "note", 1 if page.alone else 2):
            page.text(x + PAD, at, line, "note")
            at -= 0.22 * step


def _needs(view: Any, course: facts.Course) -> list[tuple[str, str, int]]:
    """The throws that the named destination needs: (name, clause, dark faces)."""
    found = []
    if course.far and not course.open:
        needed = view.paragraphs.throw_distance(course.squares[0], course.squares[-2], course.to)
        found.append(("step", "CK-6.5", needed))
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
    """Draw the hands of the mover, the score of ending, and the rate after continuing."""
    x, y, w, h = box
    page.box(*box, "panel", "act", page.RULE, r=0.1, z=1)
    at = y + h - 0.25
    for line in page.wrap(question, w - 2 * PAD, "label", 2 if page.alone else 4, bold=True) if question else ():
        page.text(x + PAD, at, line, "label", bold=True)
        at -= 0.24 * page.size_of("note") / 9.5
    at -= 0.1
    hands = [words.value("hands", hand) for hand in decision.facts.get("hands", ())]
    if len(hands) > MOST_HANDS:
        hands[MOST_HANDS - 1 :] = [words("board-more", count=len(hands) - MOST_HANDS + 1)]
    for hand in hands:
        page.disc(x + PAD + 0.06, at, 0.045, "ink")
        page.text(x + PAD + 0.22, at, hand, "label", width=w - 2 * PAD - 0.3)
        at -= 0.26
    side = decision.facts.get("side", view.turn)
    rate, amount = view.rate.get(side, 1), decision.facts.get("amount", 0)
    grown = view.paragraphs.raised(side)
    left, wide = x + PAD, (w - 2 * PAD - 0.2) / 2
    makes = words("board-continue-makes", rate=rate, grown=grown)
    if grown == rate:
        makes = words("board-continue-stays", rate=rate)
    for name, figures in (("end", words("board-end-brings", amount=amount)), ("continue", makes)):
        page.box(left, y + (0.16 if page.alone else 0.06), wide, 0.56 if page.alone else 0.7, "card", "act", page.RULE,
                 r=0.08, z=3)  # fmt: skip
        text = words(f"board-declare-{name}")
        page.text(left + wide / 2, y + 0.56, text, "label", bold=True, ha="center", width=wide)
        lines = page.wrap(figures, wide - 0.06, "note", 2)
        for k, line in enumerate(lines if not page.alone else [figures]):
            page.text(left + wide / 2, y + 0.32 - 0.16 * k, line, "note", "soft", ha="center")
        left += wide + 0.2


def draw_moment(page: Any, view: Any, words: Any, box: Box, question: str, signs: bool = False) -> None:
    """Draw, between choices: the question, the last action, how seasons ended, and how likely each throw is.

    `signs`: the meaning of the squares stands nowhere else, and comes here where chances have no room.
    """
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    over = view.phase == "over"
    winner = facts.winner(view)
    result = words("board-over-won", side=winner) if winner else words("board-over-draw")
    head = result if over else question or words("board-waiting")
    step = page.size_of("note") / 9.5
    at, lines = y + h - 0.27 * step, []
    for line in page.wrap(head, w - 2 * PAD, "head", 1 if page.alone else 2):
        page.text(x + PAD, at, line, "head")
        at -= 0.3 * step
    last = facts.played(view)
    if last and not over:
        piece = view.board.get(last.landed or last.course.origin, "")
        name = facts.piece_name(piece, words.lang) if piece and kind_of(piece) else ""
        key = "board-last" if last.landed else "board-last-failed"
        lines.append(words(key, name=name, course=course_text(last.course, words)))
    for number, side, points in list(view.seasons)[-3 if lines else -4 :]:
        key = "board-season-result" if side else "board-season-void"
        lines.append(words(key, season=season_name(words, view.rules, number), side=side, points=points))
    for whole in lines[:4]:
        for line in page.wrap(whole, w - 2 * PAD, "note", 1 if page.alone else 2):
            page.text(x + PAD, at, line, "note", "soft")
            at -= 0.22 * step
    if not over and at > y + 0.85 * step:
        tall = 0.66 if page.alone else min(0.95, at - y - 0.2)
        tall = tall * step if tall > 0.7 else tall
        if throw_table(page, view.rules, words, (x + PAD, y + 0.14, w - 2 * PAD, tall), at):
            return
    if signs and flow_height(page, words, w, GROUNDS) < at - y:
        draw_flow(page, words, (x, y, w, flow_height(page, words, w, GROUNDS)), GROUNDS)


def throw_table(page: Any, rules: Any, words: Any, box: Box, top: float) -> bool:
    """Draw the chance of at least each number of dark faces (CK-11.1); a long title may go on up to `top`.

    False if there is no room for the title: numbers without it would say nothing.
    """
    x, y, w, h = box
    chances = {dark: at_least(dark, rules) for dark in range(1, rules.sticks + 1)}
    label = words("board-throws")
    titles = [page.wrap(text, w, "note", 3) for text in (f"{label}  CK-11.1", label)]
    high = 0.2 * page.size_of("note") / 9.5
    lines = next((some for some in titles if y + h - 0.09 + high * (len(some) - 1) <= top), None)
    if lines is None:
        return False
    for k, line in enumerate(reversed(lines)):
        page.text(x, y + h - 0.09 + high * k, line, "note", "soft")
    step = w / len(chances)
    texts = {dark: facts.odds_text(chance, rules.sticks) for dark, chance in chances.items()}
    number = max(page.text_width(str(dark), "label", True) for dark in chances) + 0.1
    widest = max(page.text_width(text, "note") for text in texts.values())
    beside, below = widest < step - number - 0.05, not page.alone and h > 0.8 and widest < step - 0.08
    bars = []
    for dark, chance in chances.items():
        left = x + step * (dark - 1)
        page.text(left, y + (0.6 if below and not beside else 0.45) * h, str(dark), "label", bold=True)
        if beside:
            page.text(left + page.text_width(str(dark), "label", True) + 0.1, y + 0.45 * h, texts[dark], "note")
        elif below:
            page.text(left, y + 0.34 * h, texts[dark], "note")
        bars.append((left, y + 0.08, step - 0.18, 0.09, float(chance)))
    page.bars(bars, "ink")
    return True
