"""A rulebook of one's own: copies of a game's rulebooks in a folder, with the records of their examples beside them.
An example is put below the words of its clause; its page can be seen before anything is written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tabletop_lab.engine import Game
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.localized import localized

from ..assembled import excerpt
from ..blocks import Book
from ..faults import BookError
from ..making import PAPERS
from .illustration import Illustration
from .reopened import BLOCK, reopened

_HEADING = re.compile(r"^#{2,3} ([A-Z]+-[A-Z]?[\d.]*[A-Za-z]?) +", re.MULTILINE)
_NOTES = re.compile(r"^\*(?:Source|Options|Kind):\*", re.MULTILINE)
_NAME = re.compile(r"[\w-]{1,60}")


@dataclass(frozen=True, slots=True)
class Saved:
    """What was written: the record, and the rulebooks into which the example went."""

    record: Path
    rulebooks: tuple[Path, ...] = ()


class Manuscript:
    """The rulebooks of a game in a folder; before something is put into them, they are the game's own.

    >>> from tabletop_lab.games.fourteen_nights import FourteenNights
    >>> Manuscript(FourteenNights, "nowhere").text("en")[:26]
    '# A Dream of Fourteen Nigh'
    """

    def __init__(self, game: type[Game], folder: str | Path) -> None:
        self.game, self.folder = game, Path(folder)
        own = game.folder()
        if own is None or not (own / "rulebook.en.md").is_file():
            raise TabletopError(localized("book_no_rulebook", game=game.name, tongue="en"))
        self._own = own

    def file(self, lang: str) -> Path:
        """The rulebook of a language in the folder, whether it is there or not."""
        return self.folder / f"rulebook.{lang}.md"

    def text(self, lang: str) -> str:
        """The rulebook in a language: that of the folder, else the game's."""
        file = self.file(lang)
        return (file if file.is_file() else self._own / file.name).read_text(encoding="utf-8")

    def own(self, clause: str) -> list[str]:
        """The names of the examples that stand below a clause in the folder's rulebook and have a record there."""
        if not self.file(LANGUAGES[0]).is_file():
            return []
        text = self.text(LANGUAGES[0])
        try:
            start, end = span(text, clause)
        except TabletopError:  # a clause that a writer took out
            return []
        named = (found[2] for found in BLOCK.finditer(text, start, end))
        return [name for name in named if (self.folder / f"{name}.yaml").is_file()]

    def opened(self, clause: str, name: str) -> Illustration:
        """An example of the folder as it was kept, to go on with. TabletopError for one that is not there."""
        if name not in (known := self.own(clause)):
            raise TabletopError(localized("illustration_kept", name=name[:60], known=", ".join(known) or "–"))
        return reopened(clause, self.folder / f"{name}.yaml", {lang: self.text(lang) for lang in LANGUAGES})

    def with_example(self, made: Illustration, name: str, lang: str) -> str:
        """The rulebook in a language with an example in it: where it stands already, or below the words of its clause,
        above its notes."""
        text, block = self.text(lang), made.directive(name, lang)
        there = next((one for one in BLOCK.finditer(text) if one[2] == name), None) if name == made.kept else None
        return text[: there.start()] + block + text[there.end() :] if there else placed(text, made.clause, block)

    def name_for(self, made: Illustration, wanted: str) -> str:
        """The name under which an example would be put: its own if it stands there already, else a free one."""
        return made.kept if made.kept in self.own(made.clause) and wanted == made.kept else self.free_name(wanted)

    def free_name(self, wanted: str) -> str:
        """A name that no record in the folder has, from what somebody typed; TabletopError for what is no name."""
        name = wanted.strip().replace(" ", "_")
        if not _NAME.fullmatch(name):
            raise TabletopError(localized("illustration_name", name=wanted[:60]))
        names = (f"{name}{tail}" for tail in ("", *(f"_{k}" for k in range(2, 10_000))))
        taken = {file.stem.casefold() for file in self.folder.glob("*.yaml")}
        return next(one for one in names if one.casefold() not in taken)

    def save(self, made: Illustration, name: str) -> Saved:
        """Write the record alone. Nothing that is there is written over."""
        return Saved(self._write(made, self.free_name(name)))

    def put(self, made: Illustration, name: str) -> Saved:
        """Write the record, and the example into the rulebook of every language.

        One that stands there already under this name takes its own place. Raises BookError with its lines if the
        rulebook would not be right, and writes nothing then.
        """
        name = self.name_for(made, name)
        texts = {lang: self.with_example(made, name, lang) for lang in LANGUAGES}
        for lang in LANGUAGES:
            self.page(made, name, lang)
        record = self._write(made, name)
        for lang, text in texts.items():
            write_file(self.file(lang), text)
        made.kept = name
        return Saved(record, tuple(self.file(lang) for lang in LANGUAGES))

    def _write(self, made: Illustration, name: str) -> Path:
        record = self.folder / f"{name}.yaml"
        self.folder.mkdir(parents=True, exist_ok=True)
        write_file(record, made.record())
        return record

    def page(self, made: Illustration, name: str, lang: str, *, much: str = "clause", paper: str = "a5") -> Book:
        """A part of the rulebook with the example in it, as a book of one part. Raises BookError.

        `much`: the clause with this example alone ("example"), the "clause" as it stands, or its whole "chapter".
        """
        return excerpt(
            self.game, lang, PAPERS[paper], self.with_example(made, name, lang), made.clause, self.folder,
            {name: made.trimmed}, chapter=much == "chapter", only=name if much == "example" else "",
        )  # fmt: skip


def placed(text: str, clause: str, block: str) -> str:
    """A rulebook with a block below the words of a clause. TabletopError for a clause it does not have.

    >>> text = "## T-1 One\\nWords.\\n\\n*Kind:* rule\\n\\n## T-2 Two\\n"
    >>> print(placed(text, "T-1", ":::{cards} A\\n:::\\n"), end="")
    ## T-1 One
    Words.
    <BLANKLINE>
    :::{cards} A
    :::
    <BLANKLINE>
    *Kind:* rule
    <BLANKLINE>
    ## T-2 Two
    """
    start, end = span(text, clause)
    notes = _NOTES.search(text, start, end)
    where = notes.start() if notes else end
    before, after = text[:where].rstrip("\n"), text[where:]
    return f"{before}\n\n{block}\n{after}"


def span(text: str, clause: str) -> tuple[int, int]:
    """Where the words below the heading of a clause begin and end. TabletopError for a clause that is not there."""
    headings = list(_HEADING.finditer(text))
    at = next((k for k, one in enumerate(headings) if one[1] == clause), None)
    if at is None:
        known = ", ".join(one[1] for one in headings[:12])
        raise TabletopError(localized("book_no_clause", clause_id=clause[:40], known=known))
    return headings[at].end(), headings[at + 1].start() if at + 1 < len(headings) else len(text)


__all__ = ["BookError", "Manuscript", "Saved", "placed"]
