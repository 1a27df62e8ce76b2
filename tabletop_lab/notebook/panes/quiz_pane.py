"""A quiz about the rules: one question at a time, answered by a press or by code, explained by its clause.
The engine makes the questions and their answers; nothing here knows a rule."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any

import ipywidgets as w

from tabletop_lab.engine.language.languages import language
from tabletop_lab.figures import render, saved_html
from tabletop_lab.teach.questions import Question, Questions, questions, shown

from .. import markup
from ..lesson.page import boards, page, shows_seats
from ..show import live
from ..widget.board import picture_html
from ..widget.event_bridge import EventBridge
from ..widget.layout import NAMES
from ..widget.parts import Box, Button, Check, Html, Radio, Segments
from ..widget.region import Region, box, held
from ..words import LANGUAGES, Say, fewer_html, say


class Quiz:
    """Some questions, the answers given to them, and the widget that shows them.

    `answer(index, keys)` is also called by a press; `score` counts right answers, `answered` all of them.
    """

    def __init__(self, match: Any, sheet: Questions, lang: str, wanted: int = 0) -> None:
        self.match, self.questions, self.lang = match, sheet, lang
        self.given: dict[int, tuple[str, ...]] = {}
        self.at, self._wanted = 0, wanted
        self._pictures: dict[tuple[int, str, str], str] = {}
        self.theme = "light"
        self._build()

    # --- by code --------------------------------------------------------------------------------------------------

    def answer(self, index: int, keys: Any) -> bool:
        """Answer a question (0 is the first) with one key or several; return whether that is right.

        Only the first answer to a question counts. Raises TabletopError for a key the question does not have.
        """
        question = self.questions[index]
        right = question.check(keys)
        chosen = (keys,) if isinstance(keys, str | int) else tuple(keys)
        self.given.setdefault(index, tuple(str(key) for key in chosen))
        self.at = range(len(self.questions))[index]
        self.refresh()
        return bool(right)

    @property
    def score(self) -> int:
        """How many questions were answered correctly at the first try."""
        return sum(self.questions[index].check(keys) for index, keys in self.given.items())

    @property
    def answered(self) -> int:
        """How many questions were answered."""
        return len(self.given)

    def to_text(self, answers: bool = True) -> str:
        """The questions as a worksheet, with the answers at its end."""
        return self.questions.to_text(self.lang, answers)

    def go(self, index: int) -> Quiz:
        """Show a question (0 is the first)."""
        self.at = max(0, min(index, len(self.questions) - 1))
        self.refresh()
        return self

    def language(self, lang: str) -> Quiz:
        """The same questions in another language, which what is opened from now on speaks too (`tl.language`)."""
        self.lang = language(lang)
        self.refresh()
        return self

    # --- the widget -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.head, self.picture, self.asked = Html(), Html(), Html()
        self.feedback, self.options = Html("ttl-clause ttl-feedback"), Box("ttl-quiz-options")
        self.check_button = Button("ttl-btn go", self.press)
        self.back_button = Button("ttl-btn", lambda: self.go(self.at - 1))
        self.next_button = Button("ttl-btn", lambda: self.go(self.at + 1))
        named = [(NAMES[lang], lang) for lang in LANGUAGES]
        self.languages = Segments("ttl-seg ttl-lang", self.language, named, self.lang)
        top = Box("ttl-quiz-head", self.head, self.languages, row=True)
        self.region = Region(Box("ttl-plain", top, self._body(self._buttons(), self.picture)))
        self.bridge = self._listener()
        self.widget = box("ttl ttl-quiz", self.region, self.bridge)
        self._shown: tuple[int, str] | None = None
        self._boxes: list[tuple[str, Check]] = []
        self._radio: Radio | None = None
        self.refresh()

    def _buttons(self) -> Box:
        return Box("ttl-row", self.back_button, self.check_button, self.next_button, row=True)

    def _body(self, buttons: Box, *before: Html) -> Box:
        side = Box("ttl-quiz-side", self.asked, self.options, buttons, self.feedback)
        return Box("ttl-quiz-body", *before, side, row=True)

    def _listener(self) -> w.DOMWidget:
        """The widget that brings the style sheet and receives the page's theme."""
        return EventBridge(self._heard)

    def _heard(self, message: Mapping[str, Any]) -> None:
        """Receive the theme of the page."""
        if message["type"] == "theme" and message["theme"] in ("light", "dark") and message["theme"] != self.theme:
            self.theme = str(message["theme"])
            if len(self.questions):
                self.picture.value = self._picture(self.questions[self.at])

    def refresh(self) -> None:
        """Show the present question."""
        with held(self.region):
            self._show()

    def _show(self) -> None:
        words = say(self.lang)
        if not len(self.questions):
            self.head.value = f"<h2>{escape(words('quiz-title'))}</h2><p>{escape(words('quiz-empty'))}</p>"
            return
        question = self.questions[self.at]
        number = words("quiz-number", number=self.at + 1, count=len(self.questions))
        score = words("quiz-score", score=self.score, answered=self.answered)
        self.head.value = f'<h2>{escape(number)}</h2><span class="quiet">{escape(score)}</span>'
        self.languages.value = self.lang
        self.check_button.description = words("quiz-check")
        self.back_button.description, self.next_button.description = words("quiz-back"), words("quiz-next")
        self.back_button.disabled = self.at == 0
        self.next_button.disabled = self.at == len(self.questions) - 1
        self.check_button.disabled = self.at in self.given
        if self._shown != (self.at, self.lang):
            self._shown = (self.at, self.lang)
            self.picture.value = self._picture(question)
            self.picture.css = "" if self.picture.value else "gone"
            fewer = fewer_html(len(self.questions), self._wanted, self.lang) if self.at == 0 else ""
            self.asked.value = (
                f'{fewer}<p class="quiet">{markup.sentence(question.context(self.lang))}</p>'
                f"<h3>{markup.sentence(question.text(self.lang))}</h3>"
            )
            self._choices(question, words)
        self._feedback(question, words)

    def _choices(self, question: Question, words: Say) -> None:
        rows = [(shown(choice, self.lang), choice.key) for choice in question.choices]
        given = self.given.get(self.at)
        if question.several:
            self._radio = None
            self._boxes = [
                (key, Check("", lambda ticked: None, text, bool(given and key in given))) for text, key in rows
            ]
            self.options.children = tuple(tick for _, tick in self._boxes)
        else:
            self._boxes = []
            value = given[0] if given else None
            self._radio = Radio("", lambda key: None, rows, value)
            self.options.children = (self._radio,)

    def press(self) -> None:
        """Check the marked answers: the action of the button."""
        keys = [key for key, tick in self._boxes if tick.value]
        if self._radio is not None and self._radio.value is not None:
            keys = [self._radio.value]
        if keys:
            self.answer(self.at, keys)
        else:
            self.feedback.value = f'<p role="status">{escape(say(self.lang)("quiz-choose"))}</p>'

    def _feedback(self, question: Question, words: Say) -> None:
        given = self.given.get(self.at)
        for _, tick in self._boxes:
            tick.disabled = given is not None
        if self._radio is not None:
            self._radio.disabled = given is not None
        if given is None:
            self.feedback.value = ""
            return
        right = question.check(given)
        lines = question.explanation(self.lang).split("\n")
        parts = [f'<h3 class="{"ok" if right else "no"}">{escape(words("quiz-right" if right else "quiz-wrong"))}</h3>']
        parts += [f"<p>{cited(markup.sentence(line))}</p>" for line in lines if line]
        if self.answered == len(self.questions):
            parts.append(f"<p><b>{escape(words('quiz-done', count=len(self.questions), score=self.score))}</b></p>")
        self.feedback.value = f'<div role="status">{"".join(parts)}</div>'

    def _picture(self, question: Question) -> str:
        """The position as the asked seat sees it, without the marks for what can be chosen."""
        if not (alt := question.position(self.lang)):
            return ""
        key = (self.at, self.lang, self.theme)
        if self._close(question):  # beside the text a whole table would be too small
            return boards(question.match, question.player or None, self.lang, alt, asked=False)
        if key not in self._pictures:
            page = render.paint(question.match, None, question.player, self.lang, self.theme, asked=False)
            self._pictures[key] = picture_html(render.svg(page.fig), alt)
        return self._pictures[key]

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        # Without a kernel, the worksheet is shown, without the answers.
        html = saved_html(page(self.lang, self._printed()))
        return {**live(self.widget), "text/plain": self.to_text(answers=False), "text/html": html}

    def _printed(self) -> str:
        """All questions one below another, each with its position."""
        words, parts = say(self.lang), []
        for number, question in enumerate(self.questions, 1):
            parts.append(f"<h3>{escape(words('quiz-number', number=number, count=len(self.questions)))}</h3>")
            parts.append(f"<p>{escape(question.context(self.lang))}</p>{self._seen(question)}")
            parts.append(f"<p><b>{escape(question.text(self.lang))}</b></p>{to_tick(question, self.lang)}")
        return "".join(parts)

    def _close(self, question: Question) -> bool:
        """Whether the board close up is the picture: what is chosen is on it, or all that matters is."""
        decision = question.match.decision
        on_board = decision is not None and bool(decision.places)
        return on_board or shows_seats(question.match, question.player or None, self.lang)

    def _seen(self, question: Question) -> str:
        """The position: the board close up where the question is about its places, else in words."""
        alt = question.position(self.lang)
        if alt and self._close(question):
            return boards(question.match, question.player or None, self.lang, alt, asked=False)
        return f"<p>{escape(alt)}</p>" if alt else ""

    def __repr__(self) -> str:
        return f"Quiz({len(self.questions)} questions, {self.score} of {self.answered} right)"


def to_tick(question: Question, lang: str) -> str:
    """The answers of a question with boxes, as on paper."""
    box = "☐" if question.several else "○"
    choices = "".join(f"<li>{box} {escape(shown(choice, lang))}</li>" for choice in question.choices)
    return f'<ul style="list-style:none;padding:0">{choices}</ul>'


def cited(text: str) -> str:
    """The same HTML with its clause IDs marked, so that no line break falls inside one.

    >>> cited("see [FN-6.1]")
    'see [<b class="cited">FN-6.1</b>]'
    """
    return re.sub(r"(?<![\w-])[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*(?:[a-z](?![a-z]))?", r'<b class="cited">\g<0></b>', text)


def quiz(
    match: Any, n: int = 5, seed: int = 0, lang: str | None = None, viewer: str | None = None, kinds: Any = None
) -> Quiz:
    """Return up to `n` questions from the positions of a match, as a widget; see `questions` for the arguments.

    >>> import tabletop_lab as tl
    >>> q = quiz(tl.Match("fourteen_nights", players=3, seed=7).run("random", until=30), n=2)
    >>> q.answer(0, q.questions[0].right), q.score
    (True, 1)
    """
    more = {} if kinds is None else {"kinds": tuple(kinds)}
    sheet = questions(match, n, seed, lang, viewer, **more)
    return Quiz(match, sheet, sheet.lang, n)
