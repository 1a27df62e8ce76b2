"""The control above the trace: everything, one seat, or the clause that is open; how much is left, and the way back.
Which sentences are left is the trace's business; here it is only asked for."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from . import markup
from .words import Say

About = tuple[str, str]
EVERYTHING: About = ("", "")
LONGEST = 34
"""How many letters of a clause's title stand in the list."""


class TraceFilter:
    """A list to choose from, a count, and a button back. `do("filter", (player, clause))` is called."""

    def __init__(self, do: Callable[..., None]) -> None:
        self.title, self.count = w.HTML(), w.HTML()
        self.choice = w.Dropdown(options=[("", EVERYTHING)])
        self._chosen = lambda change: do("filter", change["new"])
        self.choice.observe(self._chosen, "value")
        self.back = w.Button()
        self.back.on_click(lambda _: do("filter", EVERYTHING))
        for widget, css in (
            (self.choice, "ttl-filter"), (self.count, "quiet"), (self.back, "ttl-btn"), (self.title, "ttl-name"),
        ):  # fmt: skip
            widget.add_class(css)
        self.widget = w.HBox([self.title, self.choice])
        self.widget.add_class("ttl-bar")

    def show(self, match: Any, about: About, clause: str, told: int, all_told: int, say: Say) -> None:
        """Show what is chosen; `clause` is the one that is open, `told` of `all_told` sentences are left."""
        self.title.value = escape(say("happened"))
        options = self._options(match, about, clause, say)
        self.choice.unobserve(self._chosen, "value")
        if self.choice.options != options:
            self.choice.options = options
        self.choice.value = about
        self.choice.observe(self._chosen, "value")
        narrowed = about != EVERYTHING
        self.count.value = escape(say("filter-count", shown=told, count=all_told)) if narrowed else ""
        self.back.description, self.back.tooltip = "×", say("filter-back")
        parts = (self.title, self.choice, *([self.count, self.back] if narrowed else []))
        if self.widget.children != parts:
            self.widget.children = parts

    @staticmethod
    def _options(match: Any, about: About, clause: str, say: Say) -> tuple[tuple[str, About], ...]:
        book = match.rulebook(say.lang)

        def named(found: About) -> str:
            player, wanted = found
            seat = match.players.index(player) if player else -1
            title = book[wanted].title if wanted in book else ""
            title = title if len(title) <= LONGEST else title[: LONGEST - 1] + "…"
            parts = [f"{markup.shape(seat)} {player}".strip(), f"{wanted} {title}".strip()]
            return " · ".join(part for part in parts if part)

        chapter = clause.partition(".")[0]
        wanted = [(player, "") for player in match.players]
        wanted += [("", c) for c in dict.fromkeys((clause, chapter)) if c in book]
        wanted += [about] if about not in (EVERYTHING, *wanted) else []
        return ((say("filter-all"), EVERYTHING), *((named(found), found) for found in wanted))
