"""Terms under a clause: what those mean that it uses, and all others of the game, folded."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from tabletop_lab.engine.language.glossary import SCREENS, Term, read, terms_of

from ..words import Say

SHOWN = 3
"""How many terms of a clause are explained; the rest is found among all of them."""


def used(text: str, terms: tuple[Term, ...], lang: str) -> list[Term]:
    """The terms that a text uses, in the order of the text; a longer name hides a shorter one in it.

    >>> import tabletop_lab as tl
    >>> terms = terms_of(tl.games()["fourteen_nights"])
    >>> [term.name["en"] for term in used("No barred space, two determination tokens.", terms, "en")]
    ['barred space', 'determination token']
    """
    found = []
    for term in sorted(terms, key=lambda term: -len(term.name[lang])):
        name = re.escape(term.name[lang])
        pattern = rf"\b{name}s?\b" if lang == "en" else rf"(?<![가-힣]){name}"
        if match := re.search(pattern, text, re.IGNORECASE):
            found.append((match.start(), term))
            text = re.sub(pattern, lambda hit: " " * len(hit[0]), text, flags=re.IGNORECASE)
    return [term for _, term in sorted(found, key=lambda pair: pair[0])]


def terms_html(game: Any, text: str, say: Say) -> str:
    """The terms of a clause with their meanings, then all terms of the game and of the screens, folded."""
    own, shared = terms_of(game), read(SCREENS)
    here = "".join(_line(term, say.lang) for term in used(text, own, say.lang)[:SHOWN])
    known = {term.name["en"] for term in own}
    every = "".join(_line(term, say.lang) for term in (*own, *(t for t in shared if t.name["en"] not in known)))
    head = f'<div class="terms">{here}</div>' if here else ""
    return f"{head}<details><summary>{escape(say('glossary-all'))}</summary>{every}</details>"


def _line(term: Term, lang: str) -> str:
    return f'<p class="src"><b>{escape(term.name[lang])}</b> {escape(term.means[lang])}</p>'
