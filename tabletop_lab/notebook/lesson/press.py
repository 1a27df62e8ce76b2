"""A board to press in a lesson: a place is played, or the rulebook says why not; the match itself stays where it is."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.errors import IllegalChoice
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.routes import is_meant
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.figures import saved_html
from tabletop_lab.figures.sketch import Drawing

from .. import markup
from ..show import live
from ..widget.board import Board
from ..widget.parts import Box, Button, Html
from ..widget.picture import place_text
from ..widget.region import Region, box, held
from ..widget.route_picking import RoutePicking
from ..words import say
from .page import HIGH, boards, cited, close_up, may_be_slim, width_of
from .told import Told


class Press:
    """One turn to try out, as often as one likes: `press(place)` and `choose(label)` do what the page does.

    `match` is a branch of its own; it goes on until the seat that was asked has nothing more to decide.

    >>> import tabletop_lab as tl
    >>> board = Press(tl.Match("fourteen_nights", players=3, seed=7))
    >>> board.press("4").refused.clause, board.press("2").match.step > 0
    ('FN-6.1', True)
    """

    def __init__(self, match: Any, lang: str | None = None, viewer: str | None = None) -> None:
        self._from, self.lang = match, known_language(lang or match.lang)
        decision = match.decision
        self.seat = decision.player if decision is not None and decision.player != NATURE else ""
        self.viewer = viewer or self.seat or None
        self.refused: Any = None
        self.route = RoutePicking()
        self._theme = "light"
        self.board, self.text, self.buttons = Board(), Html(), Box("ttl-row", row=True)
        self.board.on_place(self.press)
        self.board.on_report(self._heard)
        self._again = Button("ttl-btn", self.restart, say(self.lang)("lesson-again"))
        self._region = Region(Box("ttl-lesson-side", self.text, self.buttons))
        self.widget = box("ttl ttl-lesson", self.board, self._region)
        self.restart()

    # --- what a person does -----------------------------------------------------------------------------------------

    def press(self, place: str) -> Press:
        """Press a place of the board: play it, or learn why that is not allowed."""
        decision = self._asked()
        if self.route.open:
            self.refused = None if self.route.leads_to(place) else self.route.refusal(place)
            option = self.route.press(place)
            return self.choose(option) if option else self._show()
        found = None if decision is None else decision.places.get(place)
        return self.choose(place if found is None else labels.label(found))

    def back(self) -> Press:
        """Take the last place of a way back."""
        self.refused = None
        self.route.back()
        return self._show()

    def choose(self, label: str) -> Press:
        """Choose an option by its label; what is refused is told with its clause."""
        decision, self.refused = self._asked(), None
        if decision is not None:
            try:
                self.match.play(label)
            except IllegalChoice as error:
                known = next((found for found in decision.refused() if is_meant(found.option, str(label))), None)
                self.refused = known if known is not None else _Unknown(error, self.lang)
        return self._show()

    def restart(self) -> Press:
        """Begin again where the match of the lesson stands."""
        self.match, self.refused = self._from.branch(), None
        self._first = len(self.match.trace.for_player(self.viewer))
        return self._show()

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _asked(self) -> Any:
        """The question, while it is put to the seat of this turn."""
        decision = self.match.decision
        return decision if decision is not None and decision.player == self.seat else None

    def _show(self) -> Press:
        words, decision = say(self.lang), self._asked()
        self.route.follow(decision)
        picked = self.route.picked
        drawn, boxes = close_up(self.match, self.viewer, self.lang, self._theme, decision is not None, picked)
        if width_of(drawn) < HIGH:
            self.widget.add_class("high")
        elif may_be_slim(drawn):
            self.widget.add_class("slim")
        names = self.match.words(self.lang)
        marks = self.route.marks() if self.route.open else dict.fromkeys(decision.places if decision else (), "target")
        marks = {place: mark for place, mark in marks.items() if place in boxes}
        alt = self.match.alt_text(self.viewer, self.lang)
        self.board.show(
            drawn, boxes, marks=marks, alt=alt, drawn=True, labels={key: place_text(names, key) for key in boxes}
        )
        with held(self._region):
            self.buttons.children = buttons = self._buttons(decision, set(marks), _seen(drawn, boxes))
            self.text.value = self._text(words, decision, bool(marks), any(one is not self._again for one in buttons))
        return self

    def _text(self, words: Any, decision: Any, places: bool, buttons: bool) -> str:
        known = list(self.match.trace.for_player(self.viewer))[self._first :]
        told = [entry for entry in known if entry.kind == "event"]
        head = markup.sentence(decision.text(self.lang)) if decision is not None else ""
        head = head or escape(words("lesson-over", player=self.seat))
        parts = [f"<h3>{head}</h3>"]
        if self.refused is not None:
            no, why = escape(words("lesson-no")), escape(self.refused.text(self.lang))
            parts.append(f'<p role="status"><b class="no">{no}</b> {why} {cited(self.refused.clause)}</p>')
        if self.route.picked:
            called = " › ".join(self._called(place) for place in self.route.picked)
            parts.append(f"<p><b>{escape(called)}</b> {escape(words('lesson-way-on'))}</p>")
        else:
            press = "lesson-press" if not buttons else "lesson-press-either" if places else "lesson-press-button"
            begin = words("lesson-way" if self.route.open else press) if decision is not None else ""
            parts.append(Told(told, self.lang, known).html() if told else f"<p>{escape(begin)}</p>" if begin else "")
        return f'<div class="tl-l" lang="{self.lang}">{"".join(parts)}</div>'

    def _called(self, place: str) -> str:
        """A place of the way with what stands on it, as the question says it."""
        words = self.match.words(self.lang)
        standing = next((d for d in (self._asked(),) if d is not None), None)
        thing = presentation_of(self.match.game).standing(standing.view, place, words) if standing else ""
        name = place if place.isalnum() else place_text(words, place)
        return f"{thing} {name}".strip()

    def _buttons(self, decision: Any, targets: set[str], seen: set[str]) -> tuple[Button, ...]:
        """Options that are no place of the board, what stands beside it, and the way back."""
        found = []
        if self.route.open:
            for option in self.route.complete:
                text, label = decision.option_text(option, self.lang), labels.label(option)
                found.append(Button("ttl-btn go", lambda label=label: self.choose(label), text))
            beside = [] if self.route.picked else [place for place in sorted(targets) if place not in seen]
            for place in beside:
                name = place_text(self.match.words(self.lang), place)
                found.append(Button("ttl-btn", lambda place=place: self.press(place), name))
            if self.route.picked:
                found.append(Button("ttl-btn", self.back, say(self.lang)("lesson-back")))
        elif decision is not None and len(decision.options) <= 24:
            places = {labels.label(option) for place, option in decision.places.items() if place in targets}
            named: dict[str, str] = {}
            for option in decision.options:
                if (label := labels.label(option)) not in places:
                    named.setdefault(decision.option_text(option, self.lang), label)  # copies of a card are one button
            for text, label in named.items():
                found.append(Button("ttl-btn go", lambda label=label: self.choose(label), text))
        moved = len(self.match.trace.for_player(self.viewer)) > self._first or self.refused is not None
        return (*found, *([self._again] if moved else []))

    def _heard(self, message: Mapping[str, Any]) -> None:
        if message.get("type") == "theme":
            theme = "dark" if "dark" in str(message["theme"]) else "light"
            if theme != self._theme:
                self._theme = theme
                self._show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        alt = self.match.alt_text(self.viewer, self.lang)
        picture = boards(self._from, self.viewer, self.lang, alt, asked=True)
        return {**live(self.widget), "text/plain": alt, "text/html": saved_html(picture)}

    def __repr__(self) -> str:
        return self.match.alt_text(self.viewer, self.lang)  # type: ignore[no-any-return]


def _seen(drawn: Drawing, boxes: Mapping[str, Any]) -> set[str]:
    """The places that lie on the part of the drawing that is shown."""
    left, top, w, h = map(float, drawn.view.split())
    return {
        place for place, (x, y, *_) in boxes.items() if left <= x <= left + w and top <= y <= top + h
    }  # fmt: skip


class _Unknown:
    """A refusal for which the rules have no sentence."""

    def __init__(self, error: IllegalChoice, lang: str) -> None:
        self._said, self.clause = error.faults[0].localized(lang).reason, error.faults[0].clause

    def text(self, lang: str) -> str:
        return self._said


def press(match: Any, lang: str | None = None, viewer: str | None = None) -> Press:
    """A board to press; see `tabletop_lab.notebook.press`."""
    return Press(match, lang, viewer)
