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
STICKS, EDGE = 0.2, 0.08
"""How wide a stick is; how far from the edge of the panel the answers of a declaration stand in a player."""


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
    """Draw an announced action, what it needs, and the sticks as they lie; words first, then as much as has room."""
    x, y, w, h = box
    page.box(*box, "panel", r=0.1, z=1)
    course = facts.Course.of(view.announced)
    below = _needed(page, view, words, course, w - 2 * PAD)
    said = words("board-dark", count=view.sticks) if view.sticks >= 0 else words("board-unthrown")
    right = x + PAD + 0.05 + STICKS * (view.rules.sticks * 1.55 - 0.55)
    beside = page.wrap(said, x + w - PAD - right - 0.2, "head", 3 if page.alone else 1)
    if not _whole(page, said, beside, x + w - PAD - right - 0.2):
        beside, below = [], [said, *below]
    high = 0.22 * page.size_of("note") / 9.5
    rest = h - high * (len(below) + 0.5)
    top = _draw_announced(page, view, words, course, box, question, rest)
    tall = min(0.7, top - (y + h - rest) - 0.04)
    if tall < 0.22:  # no room for sticks: what they show is told in words
        below = [said, *below] if beside else below
    else:
        draw_sticks(page, x + PAD + 0.05, top - tall, view.sticks, view.rules.sticks, tall, STICKS)
        for k, line in enumerate(beside):
            page.text(right + 0.2, top - tall / 2 + 0.13 * (len(beside) - 1) - 0.26 * k, line, "head")
    at = top - tall - 0.25 if page.alone else y + high * len(below) - 0.1 * high
    for k, line in enumerate(below):
        page.text(x + PAD, at - high * k, line, "note")


def _draw_announced(
    page: Any, view: Any, words: Any, course: facts.Course, box: Box, question: str, rest: float
) -> float:
    """Draw the piece and its way in the upper part of a panel; the piece only if the sticks have room below it.

    Returns where the sticks begin.
    """
    x, y, w, h = box
    piece = view.board.get(course.origin, "") if rest >= 1.0 else ""
    left = x + 0.74 if piece else x + PAD
    if piece:
        tile(page, piece, x + 0.38, y + h - 0.36, 0.6)
    way = course_text(course, words)
    type_of, lines = "head", page.wrap(way, x + w - 0.16 - left, "head", 1 if page.alone else 2)
    if 0.26 + 1.3 * page.size_of("head") / 72 * (len(lines) - 0.5) > rest:  # the panel is too low for large words
        type_of, lines = "note", page.wrap(way, x + w - 0.16 - left, "note", 2)
    step = 1.3 * page.size_of(type_of) / 72
    for k, line in enumerate(lines):
        page.text(left, y + h - 0.26 - step * k, line, type_of, bold=True, width=x + w - 0.16 - left)
    if page.alone or not question:
        page.text(left, y + h - 0.5, question or words("board-announced"), "note", "soft", width=x + w - 0.16 - left)
        return float(y + h - 0.85)
    return float(y + h - max(0.74 if piece else 0.0, 0.26 + step * (len(lines) - 0.5) + 0.08))


def _whole(page: Any, text: str, lines: list[str], width: float) -> bool:
    """Whether these lines are the whole text, and no word of them sticks out."""
    return " ".join(lines) == text and all(page.text_width(line, "head") <= width for line in lines)


def _needed(page: Any, view: Any, words: Any, course: facts.Course, width: float) -> list[str]:
    """What the throw has to show, with its chance and clause, in lines of this width."""
    found = []
    for name, clause, need in _needs(view, course):
        odds = facts.odds_text(at_least(need, view.rules), view.rules.sticks)
        text = words(f"board-need-{name}", to=course.to, count=need, odds=odds)
        found += page.wrap(f"{text}  {clause}", width, "note", 1 if page.alone else 2)
    return found


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
    under = _draw_answers(page, view, decision, words, box)
    hands = [words.value("hands", hand) for hand in decision.facts.get("hands", ())]
    most = MOST_HANDS if page.alone else max(1, min(MOST_HANDS, int((at - 0.1 - under) / 0.26) + 1))
    if len(hands) > most:
        hands[most - 1 :] = [words("board-more", count=len(hands) - most + 1)]
    for hand in hands:
        page.disc(x + PAD + 0.06, at, 0.045, "ink")
        page.text(x + PAD + 0.22, at, hand, "label", width=w - 2 * PAD - 0.3)
        at -= 0.26


def _draw_answers(page: Any, view: Any, decision: Any, words: Any, box: Box) -> float:
    """Draw both answers with what they bring, in a player one below the other. Returns their upper end."""
    x, y, w, _ = box
    side = decision.facts.get("side", view.turn)
    rate, grown = view.rate.get(side, 1), view.paragraphs.raised(side)
    makes = words("board-continue-makes" if grown != rate else "board-continue-stays", rate=rate, grown=grown)
    brings = words("board-end-brings", amount=decision.facts.get("amount", 0))
    answers = [(words(f"board-declare-{name}"), told) for name, told in (("end", brings), ("continue", makes))]
    if page.alone:
        wide = (w - 2 * PAD - 0.2) / 2
        for k, (answer, told) in enumerate(answers):
            left = x + PAD + (wide + 0.2) * k
            page.box(left, y + 0.16, wide, 0.56, "card", "act", page.RULE, r=0.08, z=3)
            page.text(left + wide / 2, y + 0.56, answer, "label", bold=True, ha="center", width=wide)
            page.text(left + wide / 2, y + 0.32, told, "note", "soft", ha="center")
        return float(y + 0.72)
    tall, inner = 0.3 * page.size_of("note") / 9.5, w - 2 * EDGE - 0.16
    wide = max(page.text_width(answer, "label", True) + page.text_width(told, "note") for answer, told in answers)
    type_of = "label" if wide + 0.1 < inner else "note"
    for k, (answer, told) in enumerate(reversed(answers)):
        low = y + EDGE + (tall + 0.06) * k
        page.box(x + EDGE, low, w - 2 * EDGE, tall, "card", "act", page.RULE, r=0.08, z=3)
        page.text(x + EDGE + 0.08, low + tall / 2, answer, type_of, bold=True)
        page.text(x + w - EDGE - 0.08, low + tall / 2, told, "note", "soft", ha="right")
    return float(y + EDGE + 2 * tall + 0.06)


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
