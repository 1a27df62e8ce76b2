"""A reader's test: a sheet of questions on each chapter of a rulebook, printable, each with its key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.rules import question_of
from tabletop_lab.engine.language.languages import LANGUAGES, known_language
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import load
from tabletop_lab.playtest.examples import worked_examples
from tabletop_lab.teach.by_chapter import by_chapter
from tabletop_lab.teach.question import Question

from .positions import by_position
from .sheet import ClassQuiz
from .words import words

EXAMPLES = 24
"""So many worked examples are looked at, evenly chosen, first to last; those by other readings are left out."""


SHORT = 10
"""A chapter with fewer questions than this (and than were asked for) shares the sheet of the next one."""


class ReaderTest:
    """The sheets of a rulebook by chapter: `sheets["FN-6"]` is a `ClassQuiz`; `save` writes all of them.

    A sheet of two chapters has the name of both: `sheets["TW-17+TW-18"]`.
    """

    def __init__(self, game: Any, sheets: dict[str, ClassQuiz], lang: str) -> None:
        self.game, self.sheets, self.lang = game, sheets, lang

    def save(self, folder: str | Path, lang: str | None = None) -> list[Path]:
        """Write a page a chapter, to be printed: questions, and on a page of its own the key; gives the paths."""
        lang = known_language(lang or self.lang)
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        return [
            sheet.save(place / f"{self.game.name}-{chapter}-{lang}.html", lang=lang)
            for chapter, sheet in self.sheets.items()
        ]

    def __repr__(self) -> str:
        count = sum(len(sheet.questions) for sheet in self.sheets.values())
        return f"ReaderTest({self.game.name}, {len(self.sheets)} chapters, {count} questions)"


def reader_test(game: object, n: int = 10, seed: int = 0, lang: str | None = None) -> ReaderTest:
    """A sheet a chapter for readers of a game's rulebook; see `tabletop_lab.notebook.reader_test`."""
    found, lang = catalogue.find(game), known_language(lang)
    records = worked_examples(found)
    step = max(1, len(records) // EXAMPLES)
    fewest, most = min(found.seats), max(found.seats)
    matches = [
        *(Match(found, players=players, seed=seed).run("random") for players in sorted({fewest, most})),
        *(match for match in map(load, records[::step]) if _reads_as_printed(match)),
    ]
    sheets = {}
    for chapters, asked in _shared(by_chapter(matches, n, seed), min(n, SHORT)):
        together = [one for group in by_position(asked) for one in group]
        titles = {lang: _title(matches[0], chapters, lang) for lang in LANGUAGES}
        sheets["+".join(chapters)] = ClassQuiz(matches[0], together, lang, titles)
    return ReaderTest(found, sheets, lang)


def _reads_as_printed(match: Match) -> bool:
    """Whether a match is played by the readings of the rulebook: of another one its clauses do not tell."""
    fields = type(match.rules).model_fields
    return not any(name in fields and question_of(fields[name]) for name in match.rules.differences())


def _title(match: Match, chapters: list[str], lang: str) -> str:
    """The heading of a sheet; one on several chapters names them all."""
    tell, book = words(lang), match.rulebook(lang)
    quoted = ", ".join(tell("reader-chapter", chapter=book[chapter].title) for chapter in chapters)
    return tell("reader-title", game=str(match.game.title.get(lang) or match.game.name), chapters=quoted)


def _shared(asked: dict[str, list[Question]], enough: int) -> list[tuple[list[str], list[Question]]]:
    """The chapters of each sheet with their questions: a chapter with few shares the sheet of the next one."""
    sheets: list[tuple[list[str], list[Question]]] = []
    for chapter, questions in asked.items():
        if sheets and len(sheets[-1][1]) < enough:
            sheets[-1] = _joined(sheets[-1], chapter, questions)
        else:
            sheets.append(([chapter], questions))
    if len(sheets) > 1 and len(sheets[-1][1]) < enough:
        chapters, questions = sheets.pop()
        for chapter in chapters:
            sheets[-1] = _joined(sheets[-1], chapter, questions)
    return sheets


def _joined(
    sheet: tuple[list[str], list[Question]], chapter: str, questions: list[Question]
) -> tuple[list[str], list[Question]]:
    """A sheet with the questions of one more chapter: no term is asked for twice."""
    known = {one.text("en") for one in sheet[1]}
    return [*sheet[0], chapter], [*sheet[1], *(one for one in questions if one.text("en") not in known)]
