"""Terms of a game in a notebook: what they are called in both languages, and what they mean."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.language import glossary as terms
from tabletop_lab.engine.language.languages import LANGUAGES, known_language

from ..words import say
from .page import page

CELL = "text-align:left;vertical-align:top;padding:4px 14px 4px 0;white-space:normal"


class Glossary:
    """Some terms; shows itself as a table, and as text where there is no page."""

    def __init__(self, found: tuple[terms.Term, ...], lang: str) -> None:
        self.terms, self.lang = found, lang

    def __repr__(self) -> str:
        return "\n".join(f"{term.name[self.lang]}: {term.means[self.lang]}" for term in self.terms)

    def _repr_html_(self) -> str:
        words, other = say(self.lang), next(lang for lang in LANGUAGES if lang != self.lang)
        heads = (words("glossary-term"), words("glossary-other"), words("glossary-means"))
        head = "".join(f'<th scope="col" style="{CELL}">{escape(text)}</th>' for text in heads)
        rows = "".join(
            f'<tr><th scope="row" style="{CELL}">{escape(term.name[self.lang])}</th>'
            f'<td lang="{other}" style="{CELL}">'
            f"{escape('' if term.name[other] == term.name[self.lang] else term.name[other])}</td>"
            f'<td style="{CELL}">{escape(term.means[self.lang])}</td></tr>'
            for term in self.terms
        )
        return page(self.lang, f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")


def glossary(match: Any = None, *names: str, lang: str | None = None) -> Glossary:
    """Terms of a match, a game or its name; see `tabletop_lab.notebook.glossary`."""
    shared = terms.read(terms.SCREENS)
    lang = known_language(lang or getattr(match, "lang", None))
    own: tuple[terms.Term, ...] = ()
    if match is not None:
        own = terms.terms_of(getattr(match, "game", None) or catalogue.find(match))
    if names:
        return Glossary(tuple(terms.find(own + shared, name) for name in names), lang)
    return Glossary(own or shared, lang)
