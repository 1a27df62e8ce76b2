"""The writers' studio: a rulebook with its figures as a booklet. `book` makes it; a fault stops it with its line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized

from .faults import BookError

__all__ = ["BookError", "book"]

FORMATS = ("pdf", "html", "docx")


@checked
def book(
    game: object,
    *,
    lang: str | None = None,
    to: str = "html",
    folder: str | Path = ".",
    paper: str = "a5",
    grey: bool = False,
    study: Any = None,
    examples: str | Path | None = None,
    source: str | Path | None = None,
) -> list[Path]:
    """Write a game's rulebook with its figures to a folder, and return the files: NAME-LANG.pdf and so on.

    `to`: "pdf", "html", "docx", several with commas. `paper`: "a5" or "a4". `grey`: without colours, in the same
    lightness. `study`: what `tl.ambiguities` found, or its folder, printed beside the disputed sentences. `examples`: a
    folder of records that the rulebook names besides the worked examples. `source`: a folder with another
    rulebook.en.md and rulebook.ko.md than the game's own.

    Raises BookError with file and line of everything that is wrong with the rulebook: a record that no longer plays, a
    clause that does not exist, a picture without words, a term before its explanation, a call-out on nothing; and
    TabletopError for a format or paper that does not exist, or whose package is not installed.

    >>> book("fourteen_nights", paper="b7")
    Traceback (most recent call last):
    ...
    tabletop_lab.TabletopError: “b7” is no paper (allowed: a5, a4)
    """
    return prepared(game, lang, to, folder, paper, grey, study, examples, source)()


def prepared(
    game: object, lang: str | None, to: str, folder: str | Path, paper: str, grey: bool, study: Any,
    examples: str | Path | None, source: str | Path | None,
) -> Callable[[], list[Path]]:  # fmt: skip
    """What `book` is asked for, ready to be made: whatever can be refused without any work has been refused.

    >>> prepared("cetkaik", "en", "odt", ".", "a5", False, None, None, None)
    Traceback (most recent call last):
    ...
    tabletop_lab.TabletopError: “odt” is no format of a book (allowed: pdf, html, docx)
    """
    from tabletop_lab.playtest.disputed import Ambiguities, open_ambiguities

    from .making import PAPERS

    found, lang = catalogue.find(game), known_language(lang)
    wanted = [part.strip() for part in to.split(",") if part.strip()]
    for one in wanted or [to]:
        if one not in FORMATS:
            raise TabletopError(localized("book_no_format", format=one[:60]))
    if paper not in PAPERS:
        raise TabletopError(localized("book_no_paper", paper=paper))
    page, target = PAPERS[paper], _path("folder", folder)
    if isinstance(study, str | Path):
        study = open_ambiguities(study)
    if study is not None and not isinstance(study, Ambiguities):
        raise TabletopError(localized("book_no_study", "call", name="study", given=echo(study)))
    if source is not None and not _path("source", source).is_dir():
        raise TabletopError(localized("no_folder", "call", name="source", given=echo(str(source))))
    records, own = (None if given is None else _path(name, given) for name, given in
                    (("examples", examples), ("source", source)))  # fmt: skip
    return partial(_made, found, lang, wanted, target, page, "grey" if grey else "colour", study, records, own)


def _made(
    game: Any, lang: str, wanted: list[str], target: Path, page: Any, colour: str, study: Any, records: Path | None,
    own: Path | None,
) -> list[Path]:  # fmt: skip
    from .assembled import assembled
    from .written import written

    made = assembled(game, lang, page, records, study, own)
    return written(made, wanted, target, f"{made.game}-{lang}", page, colour)


def _path(name: str, given: object) -> Path:
    """A path that was given; TabletopError for what only looks like one."""
    try:
        return Path(given)  # type: ignore[arg-type]
    except Exception:
        raise TabletopError(localized("no_folder", "call", name=name, given=echo(given))) from None
