"""A board to press in a lesson: a place is played, or the rulebook says why not; the match itself stays where it is."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.errors import IllegalChoice
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.figures import saved_html

from .. import markup
from ..widget.board import Board, picture_html
from ..widget.parts import Box, Button, Html
from ..widget.picture import place_text
from ..widget.region import Region, box, held
from ..words import say
from .page import cited, close_up
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
        found = None if decision is None else decision.places.get(place)
        return self.choose(place if found is None else labels.label(found))

    def choose(self, label: str) -> Press:
        """Choose an option by its label; what is refused is told with its clause."""
        decision, self.refused = self._asked(), None
        if decision is not None:
            try:
                self.match.play(label)
            except IllegalChoice as error:
                known = next((refusal for refusal in decision.refused() if refusal.label == str(label)), None)
                self.refused = known if known is not None else _Unknown(error, self.lang)
        return self._show()

    def restart(self) -> Press:
        """Begin again where the match of the lesson stands."""
        self.match, self.refused = self._from.branch(), None
        self._first = len(self.match.trace)
        return self._show()

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _asked(self) -> Any:
        """The question, while it is put to the seat of this turn."""
        decision = self.match.decision
        return decision if decision is not None and decision.player == self.seat else None

    def _show(self) -> Press:
        words, decision = say(self.lang), self._asked()
        drawn, boxes = close_up(self.match, self.viewer, self.lang, self._theme, decision is not None)
        names = self.match.words(self.lang)
        targets = set(decision.places) & set(boxes) if decision is not None else set()
        alt = self.match.alt_text(self.viewer, self.lang)
        self.board.show(
            drawn, boxes, marks=dict.fromkeys(targets, "target"), alt=alt, drawn=True,
            labels={key: place_text(names, key) for key in boxes},
        )  # fmt: skip
        with held(self._region):
            self.text.value = self._text(words, decision)
            self.buttons.children = self._buttons(decision, targets)
        return self

    def _text(self, words: Any, decision: Any) -> str:
        told = [e for e in list(self.match.trace)[self._first :] if e.kind == "event"]
        head = markup.sentence(decision.text(self.lang)) if decision is not None else ""
        head = head or escape(words("lesson-over", player=self.seat))
        parts = [f"<h3>{head}</h3>"]
        if self.refused is not None:
            no, why = escape(words("lesson-no")), escape(self.refused.text(self.lang))
            parts.append(f'<p role="status"><b class="no">{no}</b> {why} {cited(self.refused.clause)}</p>')
        parts.append(Told(told, self.lang).html() if told else f"<p>{escape(words('lesson-press'))}</p>")
        return f'<div class="tl-l" lang="{self.lang}">{"".join(parts)}</div>'

    def _buttons(self, decision: Any, targets: set[str]) -> tuple[Button, ...]:
        """Options that are no place of the board, and the way back."""
        found = []
        if decision is not None and len(decision.options) <= 24:
            places = {labels.label(option) for place, option in decision.places.items() if place in targets}
            for option in decision.options:
                label = labels.label(option)
                if label not in places:
                    text = decision.option_text(option, self.lang)
                    found.append(Button("ttl-btn go", lambda label=label: self.choose(label), text))
        moved = len(self.match.trace) > self._first or self.refused is not None
        return (*found, *([self._again] if moved else []))

    def _heard(self, message: Mapping[str, Any]) -> None:
        if message.get("type") == "theme":
            theme = "dark" if "dark" in str(message["theme"]) else "light"
            if theme != self._theme:
                self._theme = theme
                self._show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        made: Any = self.widget._repr_mimebundle_() or {}
        data = made[0] if isinstance(made, tuple) else made
        alt = self.match.alt_text(self.viewer, self.lang)
        picture = picture_html(close_up(self._from, self.viewer, self.lang, "light", True)[0].svg(), alt)
        return {**data, "text/plain": alt, "text/html": saved_html(picture)}

    def __repr__(self) -> str:
        return self.match.alt_text(self.viewer, self.lang)  # type: ignore[no-any-return]


class _Unknown:
    """A refusal for which the rules have no sentence."""

    def __init__(self, error: IllegalChoice, lang: str) -> None:
        self._said, self.clause = error.faults[0].localized(lang).reason, error.faults[0].clause

    def text(self, lang: str) -> str:
        return self._said


def press(match: Any, lang: str | None = None, viewer: str | None = None) -> Press:
    """A board to press; see `tabletop_lab.notebook.press`."""
    return Press(match, lang, viewer)
