"""Whether each term is explained before it is used: `:::{term}` comes first, or the clause that has it is named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop_lab.engine.language.glossary import Term

from .blocks import said
from .source import Piece, Section

if TYPE_CHECKING:
    from .making import Making


def check(making: Making) -> None:
    """Note a fault for each term that a clause uses before the clause that explains it, without naming that clause."""
    explained = _explained(making)
    words = {name: _pattern(name, making.lang) for name in explained}
    order = {section.id: k for k, section in enumerate(making.source.sections)}
    for section, piece in making.source.pieces():
        if section is None or section.kind == "reading":
            continue
        for line, text in _texts(piece):
            for name, (place, at) in explained.items():
                if order[section.id] < order[place.id] and words[name].search(text) and not _told(text, place.id):
                    if name in _longer(name, explained, text, making.lang):
                        continue
                    making.faults.add(line, "book_term_early", name=name, explained=place.id, at=at)


def _longer(name: str, explained: dict[str, tuple[Section, int]], text: str, lang: str) -> set[str]:
    """The name itself, if it stands in the text only as a part of a longer term: `plan` in `free plan`."""
    rest = text
    for other in explained:
        if other != name and name in other:
            rest = _pattern(other, lang).sub("", rest)
    return {name} if not _pattern(name, lang).search(rest) else set()


def _explained(making: Making) -> dict[str, tuple[Section, int]]:
    found: dict[str, tuple[Section, int]] = {}
    for section, piece in making.source.pieces():
        given = piece.directive
        if section is None or given is None or given.name != "term":
            continue
        for name in names(given.argument):
            term = term_of(making.terms.values(), name)
            if term is None:
                continue
            own = term.name[making.lang].casefold()
            if own in found:
                making.faults.add(given.line, "book_term_twice", name=name, explained=found[own][0].id)
            else:
                found[own] = section, given.line
    return found


def names(text: str) -> list[str]:
    """The names in a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def term_of(terms: Iterable[Term], name: str) -> Term | None:
    """The term of that name in any language; None if there is none."""
    wanted = name.casefold()
    return next((term for term in terms if wanted in (one.casefold() for one in term.name.values())), None)


def _pattern(name: str, lang: str) -> re.Pattern[str]:
    """A term in a text: with a plural in English, with any particle in Korean.

    >>> bool(_pattern("plan", "en").search("Two plans.")), bool(_pattern("plan", "en").search("An airplane"))
    (True, False)
    """
    if lang == "ko":
        return re.compile(rf"(?<![가-힣])(?i:{re.escape(name)})")  # Hangul without the flag: it has no capitals
    return re.compile(rf"\b{re.escape(name)}(?:e?s)?\b", re.IGNORECASE)


def _told(text: str, clause: str) -> bool:
    """Whether a text names the clause, or its chapter."""
    chapter = clause.partition(".")[0]
    return re.search(rf"(?:{re.escape(clause)}|{re.escape(chapter)})(?![\d])", text) is not None


def _texts(piece: Piece) -> list[tuple[int, str]]:
    if piece.kind in ("text", "points", "numbers"):
        return [(at, said(line)) for line, at in zip(piece.lines, piece.at, strict=False)]
    return []
