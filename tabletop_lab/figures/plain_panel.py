"""A storyboard panel for a game that draws no panels of its own: the position as lines of text.
No game is known here: the game's messages name the fields and values.
"""

from __future__ import annotations

from typing import Any

from ..engine.core.visibility import HIDDEN
from .canvas import Box
from .marks import Marks
from .story import Changed


def draw_panel(page: Marks, view: Any, words: Any, box: Box, changed: Changed) -> None:
    """Write the position as lines of text; what changed comes first, in the accent colour."""
    x, y, w, h = box
    before = changed.before.as_dict() if changed.before is not None else {}
    rows = []
    for name, value in view.as_dict().items():
        new = bool(before) and value != before.get(name)
        label = words(f"field-{name}") if words.has(f"field-{name}") else name.replace("_", " ")
        rows.append((not new, label, in_words(words, name, value)))
    page.box(x, y + 0.1, w, h - 0.1, "card", "line", page.LINE, r=0.06)
    at = y + h - 0.28
    for old, label, text in sorted(rows, key=lambda row: row[0]):
        lines = page.wrap(text, w - 0.3, "label", lines=2)
        if at - 0.21 * len(lines) - 0.05 < y + 0.1:
            break
        page.text(x + 0.15, at, label, "note", "soft" if old else "act", not old, width=w - 0.3)
        for line in lines:
            at -= 0.21
            page.text(x + 0.15, at, line, "label", "ink", not old, width=w - 0.3)
        at -= 0.29


def in_words(words: Any, name: str, value: Any) -> str:
    """Return a value of a view in words, nested values too; what is hidden is a count or "face down"."""
    if value is HIDDEN:
        return str(words("story-hidden"))
    if isinstance(value, dict):
        parts = [f"{words.value('key', k)}: {in_words(words, name, v)}" for k, v in value.items()]
        return " · ".join(parts) or str(words("word-none"))
    if isinstance(value, list | tuple | set | frozenset):
        if any(part is HIDDEN for part in value):
            return str(words("story-unseen", count=len(value)))
        if len(value) > 12:
            return str(words("story-items", count=len(value)))
        return ", ".join(in_words(words, name, part) for part in value) or str(words("word-none"))
    return words.value(name, value) if value != "" else "–"
