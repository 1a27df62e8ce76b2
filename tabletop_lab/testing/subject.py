"""A game under test, with the facts about it; and what a game needs for a check to make sense.
A check that makes no sense for a game is left out; its reason is reported once."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop_lab.engine import Game, tagged_functions
from tabletop_lab.engine.language.languages import LANGUAGES

from .facts import Facts


@dataclass(frozen=True, eq=False)
class Subject:
    """A game, the facts known about it, and the folders that may have its worked examples."""

    game: type[Game]
    facts: Facts | None = None
    root: Path = Path()
    """The folder of the tests: examples/<name> is looked for in it."""
    golden: Path | None = None
    """The folder of recorded games."""
    update: bool = False
    """Whether the recorded games are written again."""

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def records(self) -> list[Path]:
        """The worked examples: match records in examples/<name>, or in the folder `examples` of the game's package."""
        module = sys.modules.get(self.game.__module__)
        own = Path(module.__file__ or "").parent if module and module.__package__ else None
        folders = [self.root / "examples" / self.game.name, *([own / "examples"] if own else [])]
        return sorted(path for folder in folders for path in folder.glob("**/*.yaml"))

    @property
    def sources(self) -> list[Path]:
        """The files with the game's code: those of its package, or the one file."""
        module = sys.modules.get(self.game.__module__)
        file = getattr(module, "__file__", None)
        if not file:
            return []
        return sorted(Path(file).parent.rglob("*.py")) if module.__package__ else [Path(file)]

    def message_texts(self, lang: str) -> Iterator[tuple[str, str]]:
        """Yield each text in the game's own message files for a language: where it is, and the text."""
        folder = self.game.folder()
        for path in sorted(folder.glob(f"*.{lang}.ftl")) if folder else ():
            yield path.name, path.read_text(encoding="utf-8")
        if typed := self.game.messages.get(lang):
            yield f"messages[{lang!r}]", typed


@dataclass(frozen=True)
class Need:
    """Something that a check needs of a game, and the sentence for a game that does not have it."""

    met: Callable[[Subject], object]
    missing: str


def _files(subject: Subject, name: str) -> bool:
    folder = subject.game.folder()
    return bool(folder) and all((folder / f"{name}.{lang}.md").is_file() for lang in LANGUAGES)


_OPENS = re.compile(r"\.(?:window|reaction)\(")

WORDS = Need(
    lambda subject: all(list(subject.message_texts(lang)) and subject.game.title.get(lang) for lang in LANGUAGES),
    "it has no words of its own in both languages: a title and messages in `en` and in `ko`",
)
RULEBOOK_FILES = Need(
    lambda subject: _files(subject, "rulebook"),
    "it has no two rulebooks to compare: rulebook.en.md and rulebook.ko.md beside it",
)
MESSAGE_FILES = Need(
    lambda subject: all(any((subject.game.folder() or Path()).glob(f"*.{lang}.ftl")) for lang in LANGUAGES),
    "it has no message files in both languages: messages.en.ftl and messages.ko.ftl beside it",
)
RULEBOOK = Need(
    lambda subject: subject.game.rulebook("en"),
    "it has no rulebook: rulebook.en.md beside it, or `rulebook_text`",
)
TAGGED = Need(
    lambda subject: tagged_functions(subject.game),
    "no function of it carries out a clause: tag each with @clause",
)
WINDOWS = Need(
    lambda subject: any(_OPENS.search(path.read_text(encoding="utf-8")) for path in subject.sources),
    "it opens no window: nothing in its code calls `window` or `reaction`",
)
FACTS = Need(
    lambda subject: subject.facts is not None,
    "nobody tells the facts of its rulebooks and words: write pytest_game_facts(game) in a conftest.py, "
    "see tabletop_lab.testing.Facts",
)
RECORDS = Need(lambda subject: subject.records, "it has no worked examples: match records in examples/<name>")
GOLDEN = Need(lambda subject: subject.golden, "no folder of recorded games is given: --golden FOLDER")


def needs(*wanted: Need) -> Callable[[Any], Any]:
    """Run this check only for games that meet all these needs (besides those of the whole module, `NEEDS`)."""

    def note(check: Any) -> Any:
        check.needs = wanted
        return check

    return note
