"""An exercise in a cell: one question, answered by a press or by code; a wrong answer gets a hint with its clause.
The engine makes and judges the question; it is shown by the same parts as a question of the quiz."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import anywidget

from tabletop_lab.notebook.widget.pace import Paced
from tabletop_lab.teach import exercises
from tabletop_lab.teach.question import Question, Questions, shown

from .. import markup
from ..lesson.page import boards
from ..widget.parts import Box, Html
from ..widget.region import STYLE, held, plain
from ..words import Say, say
from .quiz_pane import Quiz, cited, to_tick


class Look(Paced, anywidget.AnyWidget):
    """A widget that only brings the style sheet: a page keeps one, however many exercises it shows."""

    _esm = "export default { render() {} }"
    _css = STYLE

    def __init__(self) -> None:
        super().__init__(layout=plain())


_looks: list[Look] = []


def look() -> Look:
    """Return the one style sheet widget of a kernel's exercises; a new one if all widgets were closed."""
    if not _looks or _looks[-1].comm is None:
        _looks[:] = [Look()]
    return _looks[-1]


class Exercise(Quiz):
    """One question that can be answered again until the answer is right. `right` is None before the first answer.

    >>> import tabletop_lab as tl
    >>> one = exercise(tl.Match("fourteen_nights", players=3, seed=7), "legal")
    >>> one
    Exercise: Where does P2’s pawn go? Choose everything that is allowed here. Not answered yet.
    >>> one.check("2", "3"), one.answer(0, ["2", "6"]), one.right
    (True, False, False)
    """

    def __init__(self, match: Any, question: Question, lang: str, pictured: bool = True) -> None:
        self._pictured, self._drawn = pictured, dict[str, str]()
        super().__init__(match, Questions([question], lang), lang)

    @property
    def question(self) -> Question:
        """The question, with the answer that the engine finds right."""
        return self.questions[0]  # type: ignore[no-any-return]

    @property
    def right(self) -> bool | None:
        """Whether the last answer was right; None before the first."""
        return self.question.check(self.given[0]) if self.given else None

    def check(self, *keys: object) -> bool:
        """Return whether this answer would be right, without giving it; TabletopError for an unknown key."""
        return self.question.check([str(key) for key in keys])

    def answer(self, index: int, keys: Any) -> bool:
        """Answer (`index` is 0) with one key or several; a wrong answer gets a hint, and another may follow."""
        self.given = {}
        return super().answer(index, keys)

    def give(self, answer: Any = None) -> Exercise:
        """Answer with one key or several (None: leave it open); return the exercise, for the last line of a cell."""
        if answer is not None:
            self.answer(0, answer)
        return self

    def explanation(self, lang: str | None = None) -> str:
        """The right answer and its clauses, in words."""
        return self.question.explanation(lang or self.lang)

    # --- the widget -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        super()._build()
        self.widget._dom_classes = (*self.widget._dom_classes, "ttl-exercise")

    # Parts that a single question does not need are not sent to the page.
    def _buttons(self) -> Box:
        return Box("ttl-row", self.check_button, row=True)

    def _body(self, buttons: Box, *before: Html) -> Box:
        return super()._body(buttons, *before) if self._pictured else super()._body(buttons)

    def _listener(self) -> Look:
        return look()

    def refresh(self) -> None:
        """Show the question in its present state."""
        with held(self.region):
            super().refresh()
            self.head.value = f"<h2>{escape(say(self.lang)('exercise-title'))}</h2>"
            self.check_button.disabled = bool(self.right)

    def _picture(self, question: Question) -> str:
        """The position close up, in both themes, without what would tell the answer."""
        if not self._pictured or not (alt := question.position(self.lang)):
            return ""
        if self.lang not in self._drawn:  # shown in the widget, and once more where there is none
            self._drawn[self.lang] = boards(question.match, question.player or None, self.lang, alt, asked=False)
        return self._drawn[self.lang]

    def _feedback(self, question: Question, words: Say) -> None:
        if self.right:
            super()._feedback(question, words)
            return
        parts = [f"<p>{escape(words('exercise-open'))}</p>"]
        if self.right is not None:
            parts = [f'<h3 class="no">{escape(words("exercise-again"))}</h3>']
            lines = exercises.hint(question, self.given[0], self.lang)
            parts += [f"<p>{cited(markup.sentence(line))}</p>" for line in lines]
        self.feedback.value = f'<div role="status">{"".join(parts)}</div>'

    # --- without a page -------------------------------------------------------------------------------------------

    def _status(self) -> str:
        words = say(self.lang)
        if self.right is None:
            return words("exercise-open")
        if self.right:
            return f"{words('quiz-right')}. {self.explanation()}"
        return " ".join([words("exercise-again"), *exercises.hint(self.question, self.given[0], self.lang)])

    def _printed(self) -> str:
        question, after = self.question, f"<p>{escape(self._status())}</p>" if self.given else ""
        said = f"<p><b>{escape(question.text(self.lang))}</b></p>"
        return f"{said}{self._picture(question)}{to_tick(question, self.lang)}{after}"

    def to_text(self, answers: bool = True) -> str:
        """The question with its choices and its state; the right answer only after it was given."""
        question = self.question
        box = "☐" if question.several else "○"
        lines = [question.text(self.lang), *(f"  {box} {shown(c, self.lang)}" for c in question.choices)]
        return "\n".join([*lines, self._status()]) + "\n"

    def __repr__(self) -> str:
        return f"{say(self.lang)('exercise-title')}: {self.question.text(self.lang)} {self._status()}"


def exercise(
    match: Any,
    kind: str | Mapping[str, str],
    answer: Any = None,
    *,
    reached: Callable[[Any], bool] | None = None,
    right: Callable[[Any], Any] | None = None,
    among: Sequence[Any] = (),
    clauses: Sequence[str] = (),
    seed: int = 0,
    choice: object = None,
    lang: str | None = None,
    picture: bool = True,
) -> Exercise:
    """Return one question about the present position; see `tabletop_lab.notebook.exercise`."""
    if isinstance(kind, str):
        question = exercises.ask(match, kind, seed, choice, among)
    elif reached is not None:
        question = exercises.move(match, kind, reached, *clauses)
    else:
        question = exercises.amount(match, kind, right or (lambda match: None), among, *clauses)
    return Exercise(match, question, say(lang or match.lang).lang, picture).give(answer)
