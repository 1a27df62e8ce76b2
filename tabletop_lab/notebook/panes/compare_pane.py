"""The live pane that compares two branches: a choice of both, one slider, the boards, the differences.
It opens below the widget. Its text is made in compared.py; the engine moves the branches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.match.comparison import Comparison

from ..show import live
from ..widget.event_bridge import EventBridge
from ..widget.parts import Box, Button, Dropdown, Html, Slider
from ..widget.region import Region, box, close, held
from ..words import say
from .branch_pane import line_name
from .compared import Compared


class ComparePane:
    """Two branches of one match. Methods return the pane; `compared` is what is shown.

    `told(what, value)` is called for what the pane cannot do itself: close it, open a clause, go to a branch.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).play("2").goto(0).play("3")
    >>> pane = ComparePane(match, "main", "branch 1", "en", "P1", "light", print)
    >>> pane.step, pane.goto(0).step, [row[0] for row in pane.compared.rows]
    (10, 8, [])
    """

    def __init__(
        self, match: Any, a: str, b: str, lang: str, viewer: str | None, theme: str,
        told: Callable[[str, Any], None], step: int | None = None,
    ) -> None:  # fmt: skip
        self.match, self.lang, self.viewer, self.theme, self._told = match, lang, viewer, theme, told
        self.title, self.at, self.facts = Html("ttl-title"), Html("ttl-at"), Html("ttl-facts")
        self.head, self.pair = Html(), Html()
        self.picks = [Dropdown("", lambda name, at=at: self._picked(at, name)) for at in (0, 1)]
        self.slider = Slider("", self._slid)
        self.part = Button("ttl-btn", self.meet)
        self.end = Button("ttl-btn", lambda: self.goto(self.compared.both.last))
        self.close_button = Button("ttl-btn flat", self.close)
        top = Box("ttl-head", self.title, *self.picks, self.close_button, row=True)
        steps = Box("ttl-hist", self.part, Box("ttl-lanes", self.slider), self.at, self.end, row=True)
        self.region = Region(Box("ttl-div ttl-compare", top, self.head, steps, self.pair, self.facts))
        self.bridge = EventBridge(self._heard)
        self.frame = box("ttl", self.region, self.bridge)
        self._lines: tuple[Any, ...] = ()
        self._load(a, b, step)

    # --- what a person can do ---------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """The step at which both branches are; the later of their two, where they stand at the same seat's question."""
        return self.compared.step

    def goto(self, step: int) -> ComparePane:
        """Move both branches to a step, or to the first decision after it; TabletopError if neither has it."""
        moment = next((m for m in self.compared.both.moments if m >= step), step) if step >= 0 else step
        self.compared.goto(moment)
        return self.refresh()

    def meet(self) -> ComparePane:
        """Move each branch to the first question of the same seat after they part."""
        self.compared.meet()
        return self.refresh()

    def choose(self, a: str, b: str) -> ComparePane:
        """Compare two other branches."""
        return self._load(a, b)

    def press(self, key: str) -> ComparePane:
        """Press a key while the focus is on the pane: 'Escape' closes it."""
        if key == "Escape":
            self.close()
        return self

    def close(self) -> None:
        """Close the pane."""
        self._told("close", "")

    def close_widgets(self) -> None:
        """Close the widgets, so that the page forgets what was shown here."""
        close(self.frame)

    def look(self, match: Any, viewer: str | None, lang: str, theme: str) -> ComparePane:
        """Follow the match widget: its viewer, its language, and a match whose branches may have changed."""
        if (match, self._signs(match)) != (self.match, self._lines) or (viewer, lang) != (self.viewer, self.lang):
            same, step = self._signs(match) == self._lines and not self.compared.has_met, self.step
            self.match, self.viewer, self.lang, self.theme = match, viewer, lang, theme
            names = (match.branch_name, *match.branches)
            a, b = (name if name in names else names[0] for name in self.compared.lines)
            return self._load(a, b, step if same else None)
        if theme != self.theme:
            self.theme = self.compared.theme = theme
            return self.refresh()
        return self

    # --- reports ----------------------------------------------------------------------------------------------------

    def _heard(self, message: Mapping[str, Any]) -> None:
        what = message.get("what")
        if message["type"] == "theme" and message["theme"] in ("light", "dark"):
            self.look(self.match, self.viewer, self.lang, str(message["theme"]))
        elif message["type"] == "do":
            self._told("close" if what == "back" else str(what), message["with"])

    def _picked(self, at: int, name: str) -> None:
        lines = list(self.compared.lines)
        lines[at] = name
        self._load(*lines)

    def _slid(self, at: int) -> None:
        self.goto(self._moments[min(at, len(self._moments) - 1)])

    # --- showing ----------------------------------------------------------------------------------------------------

    def _signs(self, match: Any) -> tuple[Any, ...]:
        """A value that changes when the branches of a match change."""
        lines = match.branches | {match.branch_name: match.line}
        return (match.branch_name, *((name, len(line), str(line[-1:])) for name, line in sorted(lines.items())))

    def _load(self, a: str, b: str, step: int | None = None) -> ComparePane:
        last = None if step is None else min(step, Comparison(self.match, a, b).last)
        self.compared = Compared(self.match, a, b, last, self.viewer, self.lang, self.theme)
        self._lines, self._moments = self._signs(self.match), self.compared.both.moments
        return self.refresh()

    def refresh(self) -> ComparePane:
        """Show everything in its present state."""
        with held(self.region):
            self._show()
        return self

    def _show(self) -> None:
        words, both = say(self.lang), self.compared
        names = [(line_name(self.match, n, words), n) for n in (self.match.branch_name, *self.match.branches)]
        for pick, line in zip(self.picks, both.lines, strict=True):
            pick.options, pick.value = names, line
        self.slider.max = max(len(self._moments) - 1, 1)
        here = next((i for i, m in enumerate(self._moments) if m >= both.step), len(self._moments) - 1)
        self.slider.value = here
        self.title.value = f"<h2>{escape(words('compare-title'))}</h2>"
        self.part.description, self.end.description = words("compare-to-part"), words("compare-to-end")
        self.close_button.description = words("rules-close")
        self.part.disabled = both.parted_at is None
        alone = len(names) < 2
        self.head.value = f'<p class="quiet">{escape(words("compare-alone"))}</p>' if alone else both.head_html()
        self.at.value = escape(both.steps())
        self.pair.value, self.facts.value = both.pair_html(), both.facts_html()
        self.bridge.aria = {
            ".ttl-compare": {"role": "region", "aria-label": words("compare-title"), "tabindex": "-1"},
            ".ttl-div": {"lang": self.lang},
            ".ttl-compare select": {"aria-label": words("compare-which")},
            ".ttl-compare .ttl-lanes input": {"aria-label": words("compare-slider"), "aria-valuetext": self.at.value},
            ".ttl-facts": {"tabindex": "0"},
        }

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """Return the live pane; for readers without a kernel, the branches in their present state."""
        return {**live(self.frame), "text/html": self.compared._repr_html_(), "text/plain": self.compared.to_text()}

    def __repr__(self) -> str:
        return f"ComparePane({' | '.join(self.compared.names)}, step {self.step})"
