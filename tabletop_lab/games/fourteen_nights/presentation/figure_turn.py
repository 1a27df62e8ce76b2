"""Pictures of how a turn goes: its three steps with the six actions, and what an action bars for the next day.
The rules in force say what stands in them: examples are played by the game itself, edits included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import table_facts as facts
from .figure_parts import APART, GAP, MARGIN, across, head_of, heading, said, small_board, tall_of, tried_out
from .palette import palette
from .pictograms import SIGNS

Blank = Callable[[float, float], Any]
ROW, BOARD = 0.46, 0.52
"""Inches of a line of the six actions; how much of a panel's width its small board has."""


def turn(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw the three steps of a turn one below another, or side by side; the second lists the six actions."""
    rules, probe = match.rules, blank(1, 1)
    paper, wide = across(probe, 3)
    move = [words("figure-move-walk"), words(f"figure-move-barred-{rules.barred_spaces}"),
            words(f"figure-move-stuck-{rules.stuck_rule}")]  # fmt: skip
    extra = [words("figure-extra-token"), words(f"figure-extra-where-{rules.extra_action_scope}"),
             words("figure-extra-repeat"), words(f"figure-extra-when-{rules.extra_action_timing}")]  # fmt: skip
    told = _names(probe, words)
    row = ROW if _fit(probe, words, wide - told - 0.5) else ROW + probe.size_of("note") / 72 * 1.3
    move_tall, extra_tall = (
        tall_of(probe, wide - 0.4, list(map(str, texts))) + 0.1 * len(texts) + 0.82 for texts in (move, extra)
    )
    tall = {"move": move_tall, "act": 0.72 + 6 * row + 0.1, "extra": extra_tall}
    high = max(tall.values()) if probe.abreast else sum(tall.values()) + 2 * GAP
    page = blank(paper, 2 * MARGIN + head_of(probe, words, "turn", paper) + high)
    top, alt = heading(page, words, "turn", "FN-5.3")
    x = MARGIN
    for number, (name, must) in enumerate((("move", True), ("act", True), ("extra", False)), 1):
        tall[name] = high if page.abreast else tall[name]
        page.box(x, top - tall[name], wide, tall[name], "panel", "line", r=0.12, z=1)
        page.disc(x + 0.34, top - 0.36, 0.19, "ink", z=3)
        page.text(x + 0.34, top - 0.36, str(number), "label", "paper", True, "center")
        title = words(f"figure-step-{name}")
        page.text(x + 0.64, top - 0.36, title, "head")
        chip, said_of_it = x + wide - 0.16 - _chip(page, words, must) / 2, words(_must(must))
        page.chip(chip, top - 0.36, said_of_it, edge="soft", h=0.28)
        alt += f" {number}. {title} ({said_of_it}):"
        if name == "act":
            for n in facts.SPACES:
                alt += " " + _action(page, words, n, (x + 0.2, top - 0.65 - row * n, wide - 0.4, row))
        else:
            y = top - 0.86
            for sentence in move if name == "move" else extra:
                y = said(page, x + 0.2, y, wide - 0.4, str(sentence)) - 0.1
                alt += f" {sentence}"
        if page.abreast:
            x += wide + APART
            ends = [(x - APART + 0.03, top - 0.36), (x - 0.04, top - 0.36)]
        else:
            top -= tall[name] + GAP
            ends = [(x + 0.34, top + GAP + 0.03), (x + 0.34, top - 0.04)]
        if number < 3:
            page.arrow(ends, colour="ink", lw=2.4)
    return page, alt


def _names(page: Any, words: Any) -> float:
    """Where what is done on the spaces begins: behind the longest of their names."""
    return max(2.55, 1.14 + max(page.text_width(words.value("space", n), "label", True) for n in facts.SPACES))


def _fit(page: Any, words: Any, w: float) -> bool:
    """Whether what is done on each space has room beside its name."""
    return all(page.text_width(words(f"board-what-{n}"), "note") <= w for n in facts.SPACES)


def _action(page: Any, words: Any, n: int, box: tuple[float, float, float, float]) -> str:
    """One space: number, pictogram, name, and beside or below it what is done there."""
    colours, name, what = palette(page), words.value("space", n), words(f"board-what-{n}")
    x, low, w, row = box
    y = low + row / 2
    page.box(x, low + 0.03, w, row - 0.06, colours.field(n), r=0.08, z=2)
    page.disc(x + 0.25, y, 0.15, colours.deep(n), z=3)
    page.text(x + 0.25, y, str(n), "note", colours.on_deep, True, "center")
    page.pictogram(SIGNS[n], x + 0.68, y, 0.28, colours.deep(n), colours.field(n), z=3)
    apart = 0.0 if row == ROW else row / 5
    page.text(x + 0.96, y + apart, name, "label", bold=True)
    left = 0.96 if apart else _names(page, words)
    page.text(x + left, y - apart, what, "note", width=w - left - 0.1)
    return f"{n} {name}: {what}."


def _must(must: bool) -> str:
    return "figure-must" if must else "figure-may"


def _chip(page: Any, words: Any, must: bool) -> float:
    return float(page.text_width(words(_must(must)), "note") + 0.16)


EXAMPLES = {
    "plain": ({"pawn": {"P1": 1}, "tokens": {"P1": 0}}, ("3",)),
    "free": ({"pawn": {"P1": 4}, "tokens": {"P1": 0}}, ("6", "5")),
    "token": ({"pawn": {"P1": 1}, "tokens": {"P1": 1}}, ("2", "4")),
}
"""Where P1 begins, and what P1 does as far as the rules allow it."""


def barred(match: Any, viewer: Any, words: Any, blank: Blank) -> tuple[Any, str]:
    """Draw what is barred a day after a plain turn, after a free action and after a turn with a token."""
    probe = blank(1, 1)
    paper, wide = across(probe, len(EXAMPLES))
    board = wide - 0.4 if probe.abreast else BOARD * wide
    high, room = 0.56 * board, board if probe.abreast else wide - 0.7 - board
    shown = []
    for name, (position, wishes) in EXAMPLES.items():
        example = tried_out(match, position, wishes)
        decision, view = example.decision, example.view("P1")
        offered = facts.offered(decision) if decision is not None and decision.player == "P1" else ()
        shown.append((name, view, offered, [_acted(example, words), *_closed(view, offered, words)]))
    below = max(tall_of(probe, room, told) + 0.08 * len(told) for *_, told in shown) + 0.1 if probe.abreast else 0.0
    tall, count = high + 0.75 + below, 1 if probe.abreast else len(EXAMPLES)
    page = blank(paper, 2 * MARGIN + head_of(probe, words, "barred", paper) + count * (tall + GAP) - GAP)
    top, alt = heading(page, words, "barred", "FN-5.5 · FN-6.2")
    x = MARGIN
    for name, view, offered, sentences in shown:
        page.box(x, top - tall, wide, tall, "panel", "line", r=0.12, z=1)
        title = words(f"figure-barred-{name}")
        page.text(x + 0.2, top - 0.3, title, "label", bold=True, width=wide - 0.4)
        small_board(page, view, "P1", offered, x + 0.2, top - 0.55 - high, board, high)
        beside, y = (x + 0.2, top - 0.85 - high) if page.abreast else (x + 0.5 + board, top - 0.75)
        for sentence in sentences:
            y = said(page, beside, y, room, sentence) - 0.08
        alt += f" {title}: {' '.join(sentences)}"
        x, top = (x + wide + APART, top) if page.abreast else (x, top - tall - GAP)
    return page, alt


def _acted(example: Any, words: Any) -> str:
    """What P1 did in the first turn."""
    spaces: list[Any] = []
    for entry in example.trace:
        if entry.name == "turn_begins" and entry.facts.get("player") == "P2":
            break
        if entry.name in ("free_action_used", "acts") and entry.facts.get("player") == "P1":
            space = entry.facts["space"]
            if not (spaces and spaces[-1] == space):
                spaces += [6, space] if entry.name == "free_action_used" else [space]
    names = [str(words.value("spaces", space)) for space in spaces]
    return str(words("figure-barred-did", named=words.join(names)))


def _closed(view: Any, offered: Any, words: Any) -> list[str]:
    """What is barred for P1, and where P1 may go."""
    shut = words.join(str(n) for n in view.barred["P1"])
    ways = words.join(str(n) for n in offered)
    return [str(words("figure-barred-shut", numbers=shut)), str(words("figure-barred-ways", numbers=ways))]
