"""The panel beside the map: the shared goal, the contributions to it, and the card being resolved.
Amounts come from the card, the rules and the view; nothing is computed for a player here.
"""

from __future__ import annotations

from typing import Any

from . import table_facts as facts
from .palette import palette
from .pictograms import SIGNS

PAD = 0.18
CARD = 3.3
"""Inches down that the goal needs with a card in play under it."""


def draw_goal(page: Any, view: Any, words: Any, x: float, y: float, w: float, h: float) -> None:
    """Draw the panel, no higher than what it says; a card being resolved takes its lower part, if it has one."""
    resolving = view.resolving and (page.alone or h >= CARD)
    if not page.alone and not resolving and not facts.revealed(view):
        tall = min(h, 3.0 * max(page.size_of("note") / 9.5, 1))
        y, h = y + (h - tall) / 2, tall
    page.box(x, y, w, h, "card", "line", 1, r=0.1, z=1.05)
    colours, band = palette(page), 0.3 if resolving else 0.36
    page.box(x, y + h - band - 0.1, w, band + 0.1, colours.goal, r=0.1, z=1.06)
    page.box(x + 0.005, y + h - band - 0.11, w - 0.01, 0.11, "card", r=0, z=1.07)
    low = y
    if resolving:
        low = y + _card_in_play(page, view, words, x, y, w)
    top = y + h
    name, line, rule = (0.44, 0.68, 0.13) if resolving else (0.56, 0.86, 0.18)
    page.pictogram(SIGNS["goal"], x + PAD + 0.07, top - band / 2, 0.17, colours.on_goal, colours.goal, z=1.1)
    page.text(x + PAD + 0.24, top - band / 2, words("board-goal"), "label", colours.on_goal, bold=True)
    if not facts.is_open(view.goal) or not view.goal:
        page.text(x + PAD, top - name, words("board-goal-none"), "label", "soft")
        return
    card = words.card_data(view.goal)
    page.text(x + PAD, top - name, words.card(view.goal), "head", width=w - 2 * PAD)
    target = facts.goal_target(view, words)
    line = top - line
    page.text(x + PAD, line, words("board-goal-target", players=len(view.players)), "note", "soft")
    page.text(x + w - PAD, line - 0.005, f"{facts.money(target)} TC", "head", ha="right")
    rows_top = line - rule
    page.line([(x + PAD, rows_top), (x + w - PAD, rows_top)], "line", page.HAIR)
    if facts.revealed(view):
        _contributions(page, view, words, x, low, w, rows_top, target)
        return
    rows = [(words("board-goal-pot"), f"{facts.money(view.goal_pot)} TC")] if view.goal_pot else []
    rows += [(words("board-goal-everyone"), gain) for gain in facts.rewards(card, words)]
    if card.top_bonus:
        bonus = facts.money(card.top_bonus, sign=True)
        rows.append((words("board-goal-top"), words("board-plus-points", points=bonus, count=card.top_bonus)))
    loss = facts.penalty(view)
    if loss:
        rows.append((words("board-goal-lowest"), words("board-plus-memory", memory=facts.money(-loss))))
    elif facts.spared(view):
        rows.append((words("board-goal-no-penalty"), ""))
    step = min(0.37, (rows_top - low - (0.06 if resolving else 0.12)) / len(rows))
    for k, (what, gain) in enumerate(rows):
        at = rows_top - step * (k + 0.5) - (0.03 if resolving else 0.05)
        page.text(x + PAD, at, what, "note", "soft", width=w - 2 * PAD - page.text_width(gain, "note", True) - 0.1)
        page.text(x + w - PAD, at, gain, "note", bold=True, ha="right")


def _contributions(page: Any, view: Any, words: Any, x: float, low: float, w: float, top: float, target: int) -> None:
    """Draw what each player gave as a bar, then the sum and the target."""
    given = [(player, view.contributions.get(player, 0)) for player in view.players]
    most = max([amount for _, amount in given] + [1])
    pot = [(words("board-goal-pot"), view.goal_pot)] if view.goal_pot else []
    step = min(0.3, (top - low - 0.42) / (len(given) + len(pot)))
    bars = []
    at = top - step / 2 - 0.04
    for player, amount in given:
        page.player(x + PAD + 0.09, at, facts.seat(view, player), "", 0.075)
        page.text(x + PAD + 0.24, at, player, "note", bold=True)
        bars.append((x + PAD + 0.5, at - 0.045, w - 2 * PAD - 1.2, 0.09, amount / most))
        page.text(x + w - PAD, at, facts.money(amount), "note", bold=True, ha="right")
        at -= step
    page.bars(bars)
    for what, amount in pot:
        page.text(x + PAD, at, what, "note", "soft")
        page.text(x + w - PAD, at, facts.money(amount), "note", bold=True, ha="right")
        at -= step
    total, reached = facts.goal_total(view), facts.goal_reached(view)
    end = low + 0.2
    page.line([(x + PAD, end + 0.19), (x + w - PAD, end + 0.19)], "line", page.HAIR)
    word = words("board-goal-reached" if reached else "board-goal-missed")
    page.text(x + PAD, end, word, "label", "good" if reached else "stop", bold=True)
    of = f"{facts.money(total)} / {facts.money(target)} TC"
    page.text(x + w - PAD, end - 0.005, of, "label", bold=True, ha="right")


def _card_in_play(page: Any, view: Any, words: Any, x: float, y: float, w: float) -> float:
    """Draw the last card of the stack that is being resolved, with its text. Returns the height it takes."""
    card = view.resolving[-1]
    left, width = x + PAD, w - 2 * PAD
    if not facts.is_open(card):
        page.line([(left, y + 0.72), (x + w - PAD, y + 0.72)], "line", page.HAIR)
        page.card_backs([(left, y + 0.15, 0.32, 0.42)])
        page.text(left + 0.44, y + 0.36, words("board-resolving"), "note", "soft")
        return 0.72
    lines = page.wrap(facts.card_text(words.card_data(card), words), width - 0.24, "note", 5)
    tall = 0.52 + 0.17 * len(lines)
    page.box(left, y + PAD * 0.7, width, tall, "card", "ink", page.RULE, r=0.06)
    top = y + PAD * 0.7 + tall
    page.text(left + 0.12, top - 0.16, words("board-resolving"), "note", "soft")
    more = f"+{len(view.resolving) - 1}" if len(view.resolving) > 1 else ""
    page.text(left + width - 0.12, top - 0.16, more, "note", "soft", ha="right")
    page.text(left + 0.12, top - 0.36, words.card(card), "label", bold=True, width=width - 0.24)
    for k, line in enumerate(lines):
        page.text(left + 0.12, top - 0.56 - 0.17 * k, line, "note")
    return float(tall + PAD * 0.7 + 0.02)
