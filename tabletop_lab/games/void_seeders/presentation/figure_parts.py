"""What the pictures beside the board share: heading and sentences."""

from __future__ import annotations

from typing import Any

MARGIN, WIDTH, GAP = 5 / 12, 12.6, 0.3
NARROW = 7.85
"""The width of pictures whose boxes stand two in a row: read in the column of a notebook beside its margins."""
HEAD = 1.02
"""Inches of the title, the line under it and the space below them."""
STEP = 1.42
"""From line to line, in heights of the type."""


def head_of(page: Any, words: Any, name: str, wide: float) -> float:
    """Inches of the title and the lines under it in a picture that is so wide."""
    return HEAD + (len(_lead(page, words, name, wide)) - 1) * STEP * float(page.size_of("note")) / 72


def _lead(page: Any, words: Any, name: str, wide: float) -> list[str]:
    return lines_of(page, str(words(f"figure-{name}-lead")), wide - 2 * MARGIN, 4)


def heading(page: Any, words: Any, name: str, clauses: str = "") -> tuple[float, str]:
    """Draw the title, the clauses at the right and the lines below; return where the picture begins, and the words."""
    top, w = page.h - page.margin, page.w - 2 * page.margin
    title, lead = str(words(f"figure-{name}-title")), str(words(f"figure-{name}-lead"))
    page.text(page.margin, top - 0.2, title, "head", width=w - page.text_width(clauses, "note", True) - 0.3)
    page.text(page.margin + w, top - 0.2, clauses, "note", "act", bold=True, ha="right")
    said(page, page.margin, top - 0.56, _lead(page, words, name, page.w), "soft")
    return float(top - head_of(page, words, name, page.w) + 0.12), f"{title}. {lead}"


def lines_of(page: Any, text: str, w: float, most: int = 9) -> list[str]:
    """A text in lines of that width."""
    found: list[str] = page.wrap(text, w, "note", lines=most)
    return found


def said(page: Any, x: float, y: float, lines: list[str], colour: str = "ink") -> float:
    """Write lines; return the height below them."""
    for line in lines:
        page.text(x, y, line, "note", colour)
        y -= STEP * page.size_of("note") / 72
    return float(y)
