"""Pictures of what counts: destinations with their weights and what has been collected, and the plans of a hand.
Worth is reckoned by the rules in force; nothing is drawn that the viewer does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_lab.games.fourteen_nights.chapters.table import TRAITS

from . import card_faces
from . import table_facts as facts
from .cards import TALL
from .figure_parts import HEAD, MARGIN, NARROW, WIDTH, head_of, heading
from .pictograms import SIGNS
from .questions import worth_of

Blank = Callable[[float, float], Any]
ROW, NAME, COLLECTED = 0.62, 2.0, 9.2
"""Inches of a row, of a player's name, and of a table with what was collected: it has two columns more."""
SHOWN, ACROSS, BELOW = 6, 1.82, 0.62
"""Cards in a row, inches across of a card, and of the lines under it."""


def weights(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw a row for each player: the weight of each trait, and the points collected so far."""
    view = match.view(viewer)
    some = any(any(facts.points(view, seat).values()) or view.memory.get(seat) for seat in view.players)
    name = "collected" if some else "weights"
    wide = COLLECTED if some else NARROW
    head = head_of(blank(wide, 3.0), words, name, wide)
    page = blank(wide, 2 * MARGIN + head + 0.78 + ROW * len(view.players))
    top, alt = heading(page, words, name, "FN-12.5" if some else "FN-3.2 · FN-4.6")
    columns = [*TRAITS, *(("memory", "bonus") if some else ())]
    cell = (wide - 2 * MARGIN - NAME) / len(columns)
    lefts = [MARGIN + NAME + cell * k for k in range(len(columns))]
    for x, column in zip(lefts, columns, strict=True):
        title = _column(words, column)
        page.pictogram(SIGNS[column], x + cell / 2, top - 0.16, 0.3, "ink", "paper")
        page.text(x + cell / 2, top - 0.48, title, "note", "soft", ha="center", width=cell - 0.06)
    for k, seat in enumerate(view.players):
        y = top - 0.78 - ROW * (k + 0.5)
        page.line([(MARGIN, y + ROW / 2), (wide - MARGIN, y + ROW / 2)], "line", 0.8)
        alt += " " + _journey(page, view, words, seat, y, dict(zip(columns, lefts, strict=True)), cell, some)
    return page, alt


def _column(words: Any, name: str) -> str:
    if name in TRAITS:
        return facts.trait(words, name)
    return str(words("board-memory" if name == "memory" else "figure-bonus"))


def _journey(
    page: Any, view: Any, words: Any, seat: str, y: float, columns: dict[str, float], cell: float, some: bool
) -> str:
    """One player: the pawn, where the journey goes, and the numbers."""
    page.player(MARGIN + 0.26, y, facts.seat(view, seat), seat, 0.19)
    weighed = facts.weights(view, seat, words)
    if weighed is None:
        page.text(MARGIN + 0.62, y, words("board-no-destination"), "label", "soft")
        return f"{seat}: {words('board-no-destination')}."
    name = str(words.card(view.destination[seat]))
    page.text(MARGIN + 0.62, y, name, "label", bold=True, width=NAME - 0.7)
    points, told = facts.points(view, seat), []
    for trait, weight in weighed.items():
        x, heavy = columns[trait] + cell / 2, weight > 1
        if heavy:
            page.box(x - cell / 2 + 0.06, y - 0.23, cell - 0.12, 0.46, "act_soft", r=0.1, z=2)
        text = f"{points[trait]} × {weight}" if some else f"× {weight}"
        page.text(x, y, text, "head" if heavy else "label", "ink" if heavy else "soft", heavy, "center")
        told.append(f"{facts.trait(words, trait)} {text}")
    if some:
        for name_of, amount in (("memory", view.memory.get(seat, 0)), ("bonus", view.goal_bonus.get(seat, 0))):
            page.text(columns[name_of] + cell / 2, y, facts.money(amount), "label", bold=True, ha="center")
            told.append(f"{_column(words, name_of)} {facts.money(amount)}")
    return f"{seat} {name}: {', '.join(told)}."


def plans(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the plans in the hand of the viewer, or of the player who decides, and what each is worth to that player."""
    view = match.view(viewer)
    decision = match.decision
    asked = decision.player if decision is not None and decision.player in view.players else view.players[0]
    seat = viewer if viewer in view.players else asked
    hand = list(view.hands.get(seat, ()))
    rows = [hand[k : k + SHOWN] for k in range(0, len(hand), SHOWN)] or [[]]
    high = ACROSS * TALL
    page = blank(WIDTH, 2 * MARGIN + HEAD + 0.66 + len(rows) * (high + BELOW + 0.16))
    top, alt = heading(page, words, "plans", "FN-7.2 · FN-12.2")
    page.player(MARGIN + 0.26, top - 0.2, facts.seat(view, seat), seat, 0.19)
    head = _heavy(view, words, seat)
    page.text(MARGIN + 0.62, top - 0.2, head, "label", bold=True, width=WIDTH - 2 * MARGIN - 0.7)
    alt += f" {seat} {head}."
    gap = (WIDTH - 2 * MARGIN - SHOWN * ACROSS) / (SHOWN - 1)
    for r, row in enumerate(rows):
        y = top - 0.6 - high - r * (high + BELOW + 0.16)
        for k, card in enumerate(row):
            alt += " " + _card(page, view, words, seat, card, MARGIN + k * (ACROSS + gap), y, high)
    if not hand:
        page.text(MARGIN + 0.1, top - 1.2, words("figure-plans-none"), "label", "soft")
        alt += f" {words('figure-plans-none')}"
    return page, alt


def _heavy(view: Any, words: Any, seat: str) -> str:
    """The journey of a player and the traits that count more than once."""
    weighed = facts.weights(view, seat, words)
    if weighed is None:
        return str(words("board-no-destination"))
    heavy = sorted((t for t in weighed if weighed[t] > 1), key=lambda trait: -weighed[trait])
    counts = [f"{facts.trait(words, trait)} × {weighed[trait]}" for trait in heavy]
    return " · ".join([str(words.card(view.destination[seat])), *counts, f"{words('figure-others')} × 1"])


def _card(page: Any, view: Any, words: Any, seat: str, card: Any, x: float, y: float, high: float) -> str:
    """One card, or its back, and under it how its worth comes about."""
    spot = page.inset(x, y, ACROSS, high)
    if not facts.is_open(card):
        card_faces.draw_back(spot, "regular_plan")
        return str(words("board-alt-hidden-card")) + "."
    plan, weighed = words.card_data(card), facts.weights(view, seat, words) or {}
    card_faces.draw_face(spot, plan, words)
    worth = view.paragraphs.worth_of_a_point
    parts = [f"{n} × {worth(weighed[trait])}" for trait, n in plan.points.items() if n]
    parts += [str(plan.memory)] if plan.memory else []
    total = words("figure-worth", worth=worth_of(view, seat, card))
    page.text(x + ACROSS / 2, y - 0.2, " + ".join(parts), "note", "soft", ha="center")
    page.text(x + ACROSS / 2, y - 0.46, total, "label", bold=True, ha="center")
    name, price = plan.name(words.lang), facts.money(plan.price)
    return f"{name}: {price} TC, {' + '.join(parts)}, {total}."
