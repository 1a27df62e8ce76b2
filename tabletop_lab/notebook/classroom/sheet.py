"""A quiz for a class: questions of a match on paper, answered with letters, and judged by the engine."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.teach.question import Question
from tabletop_lab.teach.questions import KINDS, questions

from ..words import fewer_html
from . import answers, printed
from .positions import by_position
from .results import LETTERS, Results
from .words import fault, words

PARTS = ("both", "questions", "key")


class ClassQuiz:
    """Questions for a class: `save` writes the page to print, `results` reads what the class answered.

    `code` stands on the paper and may stand in answer files: the same questions have the same code in every language.
    """

    def __init__(self, match: Any, asked: Sequence[Question], lang: str,
                 title: str | Mapping[str, str] | None = None, wanted: int = 0) -> None:  # fmt: skip
        if not asked:
            raise TabletopError(fault("empty", "class_quiz", lang))
        self.questions, self.lang, self._match = list(asked), lang, match
        self._title, self._wanted = title, wanted
        said = [(q.kind, q.step, q.player, q.asked["en"], *(choice.key for choice in q.choices)) for q in asked]
        self.code = sha256(repr((match.game.name, said)).encode()).hexdigest()[:6]

    def title(self, lang: str | None = None) -> str:
        """The heading of the sheet."""
        lang = known_language(lang or self.lang)
        if isinstance(self._title, Mapping):
            return self._title[lang]
        return self._title or words(lang)("title", game=self._match.game.title[lang])

    def page(self, part: str = "both", lang: str | None = None) -> str:
        """The sheet as HTML; `part`: "questions", "key" or "both"."""
        if part not in PARTS:
            raise TabletopError(fault("part", "part", lang or self.lang, given=repr(part)[:40]))
        lang = known_language(lang or self.lang)
        return printed.page(self.title(lang), self.code, self.questions, lang, part)

    def save(self, path: str | Path, part: str = "both", lang: str | None = None) -> Path:
        """Write the page to a file that a browser opens and prints: the key begins on a page of its own."""
        if Path(path).suffix.lower() not in (".html", ".htm"):
            raise TabletopError(fault("suffix", str(path)[-80:], lang or self.lang))
        return write_file(path, self.page(part, lang))

    def blank(self, path: str | Path, names: Iterable[str] = ()) -> Path:
        """Write an empty table for the answers (CSV, a row a student), for a spreadsheet."""
        text = io.StringIO(newline="")
        table = csv.writer(text)
        table.writerow(["name", "sheet", *range(1, len(self.questions) + 1)])
        table.writerows([name, self.code, *[""] * len(self.questions)] for name in names)
        return write_file(path, "\N{BYTE ORDER MARK}" + text.getvalue())  # so that spreadsheets read Korean names

    def results(self, files: str | Path | Iterable[str | Path], lang: str | None = None) -> Results:
        """Read what the class answered (.csv: a row a student; .yaml: one student) and judge it; see `Results`.

        What cannot be meant, and what cannot be read in a folder, is listed in `.faults`, and everything else counts.
        Raises TabletopError if there is no file, or if one that is named cannot be read.
        """
        return Results(self.questions, answers.read(files), self.code, known_language(lang or self.lang))

    def key(self) -> dict[int, str]:
        """Question number -> the letters of the right answer."""
        return {
            number: "".join(LETTERS[k] for k, choice in enumerate(q.choices) if choice.key in q.right)
            for number, q in enumerate(self.questions, 1)
        }

    def __repr__(self) -> str:
        asked = f" of {self._wanted} asked for" if self._wanted > len(self.questions) else ""
        return f"ClassQuiz({len(self.questions)} questions{asked}, sheet {self.code})"

    def _repr_html_(self) -> str:
        # The key is not on the screen that a class looks at.
        from html import escape

        title = escape(self.title(), quote=True)
        source = escape(self.page("questions"), quote=True)
        fewer = fewer_html(len(self.questions), self._wanted, self.lang)
        return f'{fewer}<iframe title="{title}" srcdoc="{source}" style="width:100%;height:600px;border:0"></iframe>'


def class_quiz(
    match: Any,
    n: int = 8,
    seed: int = 0,
    lang: str | None = None,
    viewer: str | None = None,
    kinds: Sequence[str] | None = None,
    title: str | None = None,
) -> ClassQuiz:
    """A sheet of questions for a class; see `tabletop_lab.notebook.class_quiz`."""
    sheet = questions(match, n, seed, lang, viewer, kinds or KINDS, together=True)
    return ClassQuiz(match, [one for group in by_position(sheet) for one in group], sheet.lang, title, n)
