"""A reader's test: a sheet of questions on each chapter of a rulebook, printable, each with its key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import load
from tabletop_lab.playtest.examples import worked_examples
from tabletop_lab.teach.by_chapter import by_chapter

from .positions import by_position
from .sheet import ClassQuiz
from .words import words

EXAMPLES = 24
"""So many worked examples are asked about: evenly chosen, first to last."""


class ReaderTest:
    """The sheets of a rulebook by chapter: `sheets["FN-6"]` is a `ClassQuiz`; `save` writes all of them."""

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
        *(load(path) for path in records[::step]),
    ]
    book = matches[0].rulebook(lang)
    sheets = {}
    for chapter, asked in by_chapter(matches, n, seed).items():
        together = [one for group in by_position(asked) for one in group]
        title = words(lang)("reader-title", game=str(found.title.get(lang) or found.name), chapter=book[chapter].title)
        sheets[chapter] = ClassQuiz(matches[0], together, lang, title)
    return ReaderTest(found, sheets, lang)
