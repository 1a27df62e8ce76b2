"""A storyboard in place of one picture: which earlier steps it shows."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from tabletop_lab.studio.illustrating import Illustration

from ..widget.parts import Box, Check, Html, Toggle
from .words import writing_words

MOST = 12
"""So many earlier steps are there to choose from: the last ones."""


class PanelsPart:
    """The switch, and a button for each earlier step. `do(change)` changes the example."""

    def __init__(self, do: Callable[[Callable[[Illustration], Any]], Any]) -> None:
        self._do = do
        self._steps: dict[int, Toggle] = {}
        self.on = Check("ttl-write-story", lambda on: do(lambda made: made.storyboard(on)))
        self.told, self.steps = Html("ttl-write-at"), Box("ttl-row ttl-write-steps", row=True)
        self.part = Box("ttl-row ttl-write-panels", self.on, self.told, self.steps, row=True)

    def show(self, made: Illustration, lang: str) -> None:
        """Show which panels an example has."""
        say = writing_words(lang)
        self.on.description, self.on.value = say("storyboard"), bool(made.panels)
        self.on.disabled = not made.panels and not made.step
        self.told.value = escape(say("panels")) if made.panels else ""
        shown = sorted({*made.earlier()[-MOST:], *made.panels}) if made.panels else []
        for step in shown:
            toggle = self._steps.setdefault(step, self._toggle(step))
            toggle.description, toggle.value = say("panel", step=step), step in made.panels
        self.steps.children = [self._steps[step] for step in shown]

    def _toggle(self, step: int) -> Toggle:
        return Toggle("ttl-btn", lambda _: self._do(lambda made: made.panel(step)))
