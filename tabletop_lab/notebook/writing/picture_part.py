"""The board of an example, as it is printed: a press on a place numbers it, frames it, or begins and ends an arrow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.figures.sketch import Drawing, Sketch
from tabletop_lab.studio.figure import finished
from tabletop_lab.studio.illustrating import Illustration

from .. import markup
from ..widget.board import Board
from ..widget.parts import Box, Button, Check, Dropdown, Html, Segments, Slider
from ..widget.picture import place_text
from .panels_part import PanelsPart
from .soon import Soon
from .words import writing_words

MODES = ("number", "arrow", "frame")
PAUSE = 0.12
"""Seconds for which a slider stands still before the board is drawn anew."""
LAST = 6
"""So many sentences of what happens in an example are told."""


class PicturePart:
    """The board with what chooses its step, its viewer and its part. `mode`: what a press means.

    `changed()` is called when the example has changed, `refused(error)` when it cannot be changed so.
    """

    def __init__(self, changed: Callable[[], Any], refused: Callable[[TabletopError], Any]) -> None:
        self.made: Illustration | None = None
        self.mode, self.begun = MODES[0], ""
        self._changed, self._refused = changed, refused
        self._lang, self._theme = "en", "light"
        self._starts: list[int] = [0]
        self.board = Board()
        self.board.on_place(self.press)
        self.head, self.how = Html(), Html("ttl-write-how")
        self.modes = Segments("ttl-seg ttl-write-modes", self.use)
        self.viewer = Dropdown("ttl-write-viewer", lambda viewer: self._look(viewer=viewer))
        self.crop = Dropdown("ttl-write-crop", lambda crop: self._look(crop=crop))
        self.asked = Check("ttl-write-asked", lambda asked: self._look(asked=asked))
        self.tools = Box("ttl-row ttl-write-tools", self.modes, self.viewer, self.crop, self.asked, row=True)
        self.above = Box("ttl-write-above", self.head, self.tools, self.how)
        self.begins, self.drawn = Html("ttl-write-at"), Html("ttl-write-at")
        self._soon = Soon(PAUSE)
        self.start, self.step = Slider("ttl-write-start", self._begin), Slider("ttl-write-step", self._draw_at)
        self.shortest = Button("ttl-btn", lambda: self._do(Illustration.shortest))
        self.led_to = Html("ttl-write-led")
        self.panels = PanelsPart(self._do)
        sliders = Box("ttl-write-sliders ttl-lanes", self.begins, self.start, self.drawn, self.step)
        self.below = Box(
            "ttl-write-below", Box("ttl-row", sliders, self.shortest, row=True), self.panels.part, self.led_to
        )

    # --- what a person does -------------------------------------------------------------------------------------------

    def use(self, mode: str) -> None:
        """Choose what a press means: "number", "arrow" or "frame"."""
        self.mode, self.begun = mode, ""
        self._tell()
        self._draw()

    def press(self, place: str) -> None:
        """Press a place of the board."""
        if self.made is None:
            return
        if self.mode == "arrow" and not self.begun:
            self.begun = place
            self._tell()
            self._draw()
            return
        begun, self.begun = self.begun, ""
        if self.mode == "arrow":
            self._do(lambda made: made.arrow(begun, place))
        else:
            self._do(lambda made: made.press(place) if self.mode == "number" else made.frame(place))

    def _begin(self, k: int) -> None:
        """Begin at the k-th safe point; what the slider passes is only told."""
        start = self._starts[k]
        self.begins.value = escape(writing_words(self._lang)("begin-label", step=start))
        self._soon(lambda: self._do(lambda made: made.begin_at(start)))

    def _draw_at(self, k: int) -> None:
        if (made := self.made) is not None:
            step, steps = made.moments[k], made.whole.steps
            self.drawn.value = escape(writing_words(self._lang)("drawn-label", step=step, steps=steps))
            self._soon(lambda: self._do(lambda made: made.draw_at(step)))

    def _look(self, **news: Any) -> None:
        made = self.made
        if made is not None:
            now = {"viewer": made.viewer, "crop": made.crop, "asked": made.asked}
            self._do(lambda made: made.look(**{**now, **news}))

    def _do(self, change: Callable[[Illustration], Any]) -> None:
        if self.made is None:
            return
        try:
            change(self.made)
        except TabletopError as error:
            self._refused(error)
            self.show(self.made, self._lang, self._theme)
        else:
            self.made.drop_lost()
            self._changed()

    # --- what is shown ------------------------------------------------------------------------------------------------

    def show(self, made: Illustration, lang: str, theme: str) -> None:
        """Show an example."""
        self.made, self._lang, self._theme = made, lang, theme
        self._tell()
        self._draw()

    def _tell(self) -> None:
        made, say = self.made, writing_words(self._lang)
        if made is None:
            return
        words = made.match.words(self._lang)
        self.head.value = f'<h3 tabindex="-1">{escape(say("picture"))}</h3>'
        self.modes.options = tuple((say(f"mark-{mode}"), mode) for mode in MODES)
        self.modes.value = self.mode
        how = say("how-storyboard" if made.panels else f"how-{self.mode}")
        if self.begun:
            how = say("how-arrow-end", place=place_text(words, self.begun))
        self.how.value = f'<p class="quiet" role="status">{escape(how)}</p>'
        seats = [(seat, seat) for seat in made.match.players]
        self.viewer.options = ((say("viewer-all"), None), *seats, (say("viewer-moderator"), MODERATOR))
        self.viewer.value = made.viewer
        page = made.page(self._lang)
        parts = [name for name in page.parts() if not name.startswith("close")]
        self.crop.options = ((say("crop-all"), ""), *((place_text(words, name), name) for name in parts))
        self.crop.value = made.crop
        self.asked.description, self.asked.value = say("asked"), made.asked
        self._starts = made.starts()
        self.start.max, self.step.max = max(len(self._starts) - 1, 1), max(len(made.moments) - 1, 1)
        self.start.disabled = len(self._starts) < 2
        self.start.value = self._starts.index(made.start) if made.start in self._starts else 0
        self.step.value = made.moments.index(made.step)
        self.begins.value = escape(say("begin-label", step=made.start))
        self.drawn.value = escape(say("drawn-label", step=made.step, steps=made.whole.steps))
        self.shortest.description = say("shortest")
        self.panels.show(made, self._lang)
        told = [e for e in made.match.trace if e.kind == "event" and e.step >= made.start and e.clauses]
        chips = [markup.chip(one.clauses[0], small=True) for one in told[-LAST:]]
        said = [markup.sentence(one.text(self._lang)) for one in told[-LAST:]]
        rows = "".join(f"<li>{chip} {text}</li>" for chip, text in zip(chips, said, strict=True))
        more = "<li>…</li>" if len(told) > LAST else ""
        self.led_to.value = f"<h4>{escape(say('led-to'))}</h4><ul>{more}{rows}</ul>"

    def _draw(self) -> None:
        made = self.made
        if made is None:
            return
        page = made.page(self._lang, self._theme)
        places = _pressable(page)
        words = made.match.words(self._lang)
        drawn = finished(page, made.marked(), made.crop).drawing
        marks = dict.fromkeys(places, "target") | ({self.begun: "sel"} if self.begun else {})
        labels = {name: self._label(name, made, words) for name in places}
        self.board.show(drawn, _inside(places, drawn), marks=marks, labels=labels, alt=made.alt(self._lang), drawn=True)

    def _label(self, place: str, made: Illustration, words: Any) -> str:
        """What a screen reader says of a place: its name, its number."""
        say = writing_words(self._lang)
        for k, one in enumerate(made.callouts, 1):
            if one.place == place:
                return say("callout", number=k, place=place_text(words, place))
        return place_text(words, place)


def _pressable(page: Sketch) -> dict[str, Any]:
    """The places of a board, and its parts that have no place on them: a part over its places would hide them."""
    places = page.boxes()
    middles = [(x + w / 2, y + h / 2) for x, y, w, h in places.values()]
    free = {
        name: (x, y, w, h) for name, (x, y, w, h) in page.parts().items()
        if not name.startswith("close") and not any(x <= a <= x + w and y <= b <= y + h for a, b in middles)
    }  # fmt: skip
    return {**free, **places}


def _inside(places: Mapping[str, Any], drawn: Drawing) -> dict[str, Any]:
    """The places whose middle is seen."""
    left, top, w, h = map(float, drawn.view.split())
    return {
        name: box for name, box in places.items()
        if left <= box[0] + box[2] / 2 <= left + w and top <= box[1] + box[3] / 2 <= top + h
    }  # fmt: skip
