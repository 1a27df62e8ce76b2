"""The control above the trace: show everything, one seat, or the open clause; with a count, and a button back.
The trace decides which sentences are left; this control only asks for them."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from .. import markup
from ..sharing.match_view import MatchView
from ..widget.parts import Box, Button, Dropdown, Html, Segments
from ..words import Say

About = tuple[str, str]
EVERYTHING: About = ("", "")
LONGEST = 34
"""The most letters of a clause's title that are shown in the list."""


class TraceFilter:
    """A list to choose from, a count, and a button back. `do("filter", (player, clause))` is called."""

    def __init__(self, do: Callable[..., None]) -> None:
        self.whole = False
        """Whether all that happened is shown, or only what just happened."""
        self.switch = Segments("ttl-seg ttl-told", lambda whole: do("whole", whole), value=False)
        self.count = Html("quiet")
        self.choice = Dropdown("ttl-filter", lambda about: do("filter", about), [("", EVERYTHING)], EVERYTHING)
        self.back = Button("ttl-btn", lambda: do("filter", EVERYTHING), "×")
        self.widget = Box("ttl-bar", self.switch, self.choice, row=True)

    def show(self, match: MatchView, about: About, clause: str, told: int, all_told: int, say: Say) -> None:
        """Show the choice; `clause` is the open one; `told` of `all_told` sentences are left."""
        self.switch.options, self.switch.value = ((say("news"), False), (say("news-all"), True)), self.whole
        self.choice.options, self.choice.value = self._options(match, about, clause, say), about
        narrowed = about != EVERYTHING
        self.count.value = escape(say("filter-count", shown=told, count=all_told)) if narrowed else ""
        self.back.tooltip = say("filter-back")
        choice = [self.choice, *([self.count, self.back] if narrowed else [])] if self.whole else []
        self.widget.children = (self.switch, *choice)

    @staticmethod
    def _options(match: MatchView, about: About, clause: str, say: Say) -> tuple[tuple[str, About], ...]:
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
