"""The terms of a game or of the screens: what a thing is called in both languages, what it is never called, and what it
means in one line. They stand in `glossary.yaml` in the folder `words` of a game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ..core.errors import TabletopError, echo
from .languages import known_language
from .localized import localized

SCREENS = Path(__file__).with_name("glossary.yaml")
"""The terms that every game shares: those of screens, matches and batches."""


@dataclass(frozen=True, slots=True)
class Term:
    """One term: `name`, `means` and `never` by language; `never` are patterns of what would be a second name for it."""

    name: dict[str, str]
    means: dict[str, str]
    never: dict[str, tuple[str, ...]]

    def wrong_in(self, text: str, lang: str) -> list[str]:
        """What a text in a language calls by another name.

        >>> term = Term({"en": "turn"}, {"en": "what a player does before the next one"}, {"en": (r"\\bgo\\b",)})
        >>> term.wrong_in("It is your go. Let it go on.", "en"), term.wrong_in("It is your turn.", "en")
        (['go', 'go'], [])
        """
        return [found[0] for pattern in self.never.get(lang, ()) for found in re.finditer(pattern, text)]


@cache
def read(file: Path) -> tuple[Term, ...]:
    """The terms of a file, in its order; none where there is no such file.

    >>> [term.name["ko"] for term in read(SCREENS)][:2]
    ['수', '턴']
    """
    if not file.is_file():
        return ()
    return tuple(map(_term, yaml.safe_load(file.read_text(encoding="utf-8"))))


def _term(entry: dict[str, Any]) -> Term:
    never = {lang: tuple(patterns) for lang, patterns in entry.get("never", {}).items()}
    return Term({"en": entry["en"], "ko": entry["ko"]}, dict(entry["means"]), never)


def terms_of(game: Any) -> tuple[Term, ...]:
    """The terms of a game, or of the game that it is a mode of; none where no folder of words has any."""
    folders = [part.folder() for part in game.__mro__ if hasattr(part, "folder")]
    return next((found for folder in folders if folder and (found := read(folder / "glossary.yaml"))), ())


def name_in(game: Any, term: str, lang: str) -> str:
    """What a game calls a thing that screens name as well, such as a turn; else what the screens call it.

    >>> import tabletop_lab as tl
    >>> [name_in(tl.games()[game], "turn", "ko") for game in ("void_seeders", "tiedie")]
    ['차례', '턴']
    """
    terms = (*terms_of(game), *read(SCREENS))
    return next(one.name[lang] for one in terms if one.name["en"] == term)


def find(terms: tuple[Term, ...], name: str) -> Term:
    """The term of that name in either language; TabletopError for a name that is none.

    >>> find(read(SCREENS), "시드").name["en"]
    'seed'
    """
    for term in terms:
        if name.casefold() in (word.casefold() for word in term.name.values()):
            return term
    known = ", ".join(term.name[known_language(None)] for term in terms)
    raise TabletopError(localized("no_term", "glossary", name=echo(name), known=known))
