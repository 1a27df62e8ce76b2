"""What `find` has found, in a notebook: the matches in which a situation came up, the shortest first."""

from __future__ import annotations

from html import escape
from typing import Any, Self

from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest import Found

from ..widget.parts import Html
from .game_pane import GamePane
from .games import Opened, Which
from .words import lab_words


class FoundPane(GamePane):
    """Shows what was found; the shortest match is open from the beginning.

    >>> from tabletop_lab.testing.sample import Market
    >>> from tabletop_lab.playtest import find
    >>> FoundPane(find(Market, "tie", n=200, most=2), lang="en").opened.match.result is not None
    True
    """

    def __init__(self, found: Found, *, lang: str | None = None) -> None:
        self.found = found
        self.said = Html("ttl-lab-said")
        super().__init__(self, lang, self.said)  # type: ignore[arg-type]  # its own games
        self.refresh()
        if found.matches:
            self.press_match(0)

    def press_match(self, k: int) -> Self:
        """Open the k-th match at the situation."""
        match = self.found.matches[k]
        seed = match.seed if isinstance(match.seed, int) else 0
        return self.opened_below(Opened(Which("", "", seed), match.branch()))

    def expected(self, match: Match) -> dict[str, Any] | None:
        """At the situation itself: that it comes up."""
        opened = self.opened
        there = opened is not None and match.step == opened.match.step and match.seed == opened.match.seed
        at = next((one for one in self.found.matches if one.seed == match.seed and one.step == match.step), None)
        return self.found.situation.expected(at) or None if there and at is not None else None

    def pressed(self, what: str, which: str) -> None:
        if what == "match":
            self.press_match(int(which))
        elif what == "clause" and self.player is not None:
            self.player.show_clause(which)

    def _show(self) -> None:
        say = lab_words(self.lang)
        self.title.value = f"<h2>{escape(self.found.text(self.lang))}</h2>"
        items = "".join(
            f'<li><button class="ttl-lab-row" data-do="match" data-with="{k}">'
            f"{escape(say('found-game', seed=str(match.seed), step=match.step))}</button></li>"
            for k, match in enumerate(self.found.matches)
        )
        self.said.value = f"<ul>{items}</ul>"
        self.named({})

    def html(self) -> str:
        """The words and the position, without a kernel."""
        shown = self.found.matches[0]._repr_mimebundle_() if self.found.matches else {}
        return f"{self.title.value}{shown.get('text/html', '')}"

    def __repr__(self) -> str:
        return self.found.text(self.lang)
