"""What is wrong with a rulebook, each fault with its file and line, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.language.localized import localized


class BookError(TabletopError):
    """A book that cannot be made: each fault names file and line."""


class Faults:
    """The faults of one rulebook, gathered until the whole of it has been read.

    >>> faults = Faults(Path("rulebook.en.md"))
    >>> faults.add(43, "book_no_record", name="gone", known="opening")
    >>> faults.stop()
    Traceback (most recent call last):
    ...
    tabletop_lab.studio.faults.BookError: rulebook.en.md:43: there is no record gone (allowed: opening)
    """

    def __init__(self, file: Path) -> None:
        self.file, self._found = file, list[tuple[int, Fault]]()

    def add(self, line: int, kind: str, **facts: Any) -> None:
        """Note a fault of a line."""
        self.note(line, localized(kind, **facts))

    def note(self, line: int, *faults: Fault) -> None:
        """Note faults that somebody else has found, such as the reader of records."""
        where = f"{self.file.name}:{line}"
        for fault in faults:
            said = fault.at(lambda lang, place: f"{where}: {place}" if place else where)
            if (line, said) not in self._found:
                self._found.append((line, said))

    def stop(self) -> None:
        """Raise BookError if anything is wrong."""
        if self._found:
            raise BookError(*(fault for _, fault in sorted(self._found, key=lambda one: one[0])))
