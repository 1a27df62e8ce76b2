"""What a class answered, as tables: a row a student, and a row a question. The engine judged every answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any

import pandas as pd

from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.teach.question import Question

from ..lesson.page import page
from .answers import Found, Given
from .words import fault, words

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Results:
    """The results of a class: `frame`, `questions`, `faults`; shows itself as a table.

    `frame`: a row a student; a column a question with True, False, or NA for no answer, and `right`, their number.
    `questions`: a row a question with `answered`, `right`, `share` (of all students, 0 to 1), `often` (the most
    frequent wrong answer) and `clauses`. `faults`: what was not counted, and why.
    """

    def __init__(self, asked: Sequence[Question], found: Found, code: str, lang: str) -> None:
        self.lang, self.code, self._asked = lang, code, asked
        self.faults: list[Fault] = list(found.faults)
        self._letters: dict[str, dict[int, str]] = {}
        for given in found.given:
            self._take(given)
        self.frame = self._students()
        self.questions = self._by_question()

    def _take(self, given: Given) -> None:
        if not given.name:
            self.faults.append(fault("name", given.where, self.lang))
        elif given.sheet and given.sheet.lower() != self.code:
            self.faults.append(fault("sheet", given.where, self.lang, given=given.sheet, code=self.code))
        elif given.name in self._letters:
            self.faults.append(fault("twice", given.where, self.lang, name=given.name))
        else:
            self._letters[given.name] = dict(self._answers(given))

    def _answers(self, given: Given) -> Any:
        """Number of the question and letters of the answer, for every answer that can be meant."""
        for number, text in given.answers.items():
            where = f"{given.where}, {given.name}, {number}"
            if not text.strip():
                continue
            if not number.isdecimal() or not 1 <= int(number) <= len(self._asked):
                self.faults.append(fault("number", where, self.lang, given=number, count=len(self._asked)))
                continue
            try:
                yield int(number), letters_in(text, self._asked[int(number) - 1], where, self.lang)
            except TabletopError as error:
                self.faults += error.faults

    def _right(self, number: int, letters: str) -> bool:
        question = self._asked[number - 1]
        return question.check([question.choices[LETTERS.index(letter)].key for letter in letters])

    def _students(self) -> pd.DataFrame:
        numbers = range(1, len(self._asked) + 1)
        rows = {
            name: {n: self._right(n, given[n]) if n in given else pd.NA for n in numbers}
            for name, given in self._letters.items()
        }
        frame = pd.DataFrame.from_dict(rows, orient="index", columns=list(numbers)).astype("boolean")
        frame.index.name, frame.columns.name = "student", "question"
        return frame.assign(right=frame.sum(axis=1).astype(int))

    def _by_question(self) -> pd.DataFrame:
        rows = []
        for number, question in enumerate(self._asked, 1):
            judged = self.frame[number]
            wrong = Counter(
                given[number] for name, given in self._letters.items() if judged[name] is not pd.NA and not judged[name]
                and number in given
            )  # fmt: skip
            right = int(judged.sum())
            rows.append(
                {
                    "question": number,
                    "kind": question.kind,
                    "answered": int(judged.notna().sum()),
                    "right": right,
                    "share": right / len(judged) if len(judged) else float("nan"),
                    "often": min(wrong, key=lambda said: (-wrong[said], said)) if wrong else "",
                    "clauses": ", ".join(question.clauses),
                }
            )
        return pd.DataFrame(rows).set_index("question")

    def __repr__(self) -> str:
        return f"Results({len(self.frame)} students, {len(self._asked)} questions, {len(self.faults)} not counted)"

    def _repr_html_(self) -> str:
        tell = words(self.lang)
        if self.frame.empty and not self.faults:
            return page(self.lang, f"<p>{escape(tell('nobody'))}</p>")
        numbers = list(range(1, len(self._asked) + 1))
        head = "".join(f'<th scope="col">{n}</th>' for n in numbers)
        rows = "".join(
            f'<tr><th scope="row">{escape(str(name))}</th>'
            + "".join(f"<td>{escape(self._mark(str(name), n))}</td>" for n in numbers)
            + f"<td><b>{int(self.frame.loc[name, 'right'])}</b></td></tr>"
            for name in self.frame.index
        )
        shares = "".join(f"<td>{int(self.questions.loc[n, 'right'])}</td>" for n in numbers)
        often = "".join(f"<td>{escape(str(self.questions.loc[n, 'often']))}</td>" for n in numbers)
        foot = (
            f'<tr><th scope="row">{escape(tell("share", count=len(self.frame)))}</th>{shares}<td></td></tr>'
            f'<tr><th scope="row">{escape(tell("often"))}</th>{often}<td></td></tr>'
        )
        table = (
            f'<table class="class"><caption>{escape(tell("table", code=self.code))}</caption>'
            f'<thead><tr><th scope="col">{escape(tell("student"))}</th>{head}'
            f'<th scope="col">{escape(tell("score"))}</th></tr></thead>'
            f"<tbody>{rows}</tbody><tfoot>{foot}</tfoot></table><p>{escape(tell('table-help'))}</p>"
        )
        left = "".join(f"<li>{escape(str(one.localized(self.lang)))}</li>" for one in self.faults)
        more = f"<h4>{escape(tell('not-read'))}</h4><ul>{left}</ul>" if left else ""
        return page(self.lang, _STYLE + table + more)

    def _mark(self, name: str, number: int) -> str:
        judged = self.frame.loc[name, number]
        if judged is pd.NA:
            return "–"
        return "✓" if judged else self._letters[name][number]


def letters_in(text: str, question: Question, where: str, lang: str) -> str:
    """The letters of an answer in the order of the alphabet; TabletopError for what cannot be meant.

    "a c", "A,C" and "AC" are the same answer.
    """
    allowed = LETTERS[: len(question.choices)]
    said = [part for part in re.split(r"[\s,;/+·]+", text.strip().upper()) if part]
    if len(said) == 1 and len(said[0]) > 1 and set(said[0]) <= set(allowed):
        said = list(said[0])
    listed = ", ".join(allowed)
    if strange := [part for part in said if len(part) != 1 or part not in allowed]:
        raise TabletopError(fault("letter", where, lang, given=strange[0][:40], letters=listed))
    found = "".join(sorted(set(said)))
    if len(found) > 1 and not question.several:
        raise TabletopError(fault("one", where, lang, given=" ".join(found), letters=listed))
    return found


_STYLE = """<style>
.tl-l table.class{border-collapse:collapse;margin:0 0 4px!important;font-size:14px}
.tl-l table.class caption{caption-side:top;text-align:left;font-weight:700;color:inherit;padding:0 0 4px}
.tl-l table.class :is(th,td){border:0;border-bottom:1px solid var(--line);padding:4px 10px;text-align:center;
color:inherit;background:none}
.tl-l table.class th:first-child{text-align:left}
.tl-l table.class tfoot :is(th,td){color:var(--soft);border-bottom:0}
</style>"""
