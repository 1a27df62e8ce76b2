"""What happened, as sentences with their clauses in front; and clauses of the rulebook, word for word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any
from weakref import WeakKeyDictionary

from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.rulebook import Clause
from tabletop_lab.figures import saved_html
from tabletop_lab.figures.render import FOLLOWS

from .. import markup
from ..in_force import otherwise
from ..words import say
from .page import cited, page
from .shown_cards import PICTURES, card_html, cards_below, words_of

_told: WeakKeyDictionary[Any, int] = WeakKeyDictionary()
"""For each match how many events have been told."""


class Told:
    """Some sentences of a trace, each with its clause, and below it the cards that it tells of; text without a page."""

    def __init__(self, entries: list[Any], lang: str, known: Sequence[Any] = ()) -> None:
        """`known`: all that the viewer knows, so that a card of an answer, or of chance, stands at what came of it."""
        self.entries, self.lang = entries, lang
        self.cards = cards_below(known or entries, entries)

    def __repr__(self) -> str:
        rows = [
            "\n".join((f"{_clause(entry):<10}{entry.text(self.lang)}{self._aside(entry)}", *self._in_text(at)))
            for at, entry in enumerate(self.entries)
        ]
        return "\n".join(rows) or say(self.lang)("lesson-nothing")

    def _repr_html_(self) -> str:
        shown = self.html(pictures=True)
        return saved_html(page(self.lang, FOLLOWS * ("<img" in shown) + shown))

    def html(self, pictures: bool = False) -> str:
        """The list alone, for a page that has the style; with `pictures` of its cards, or with their words alone."""
        if not self.entries:
            return f"<p>{escape(say(self.lang)('lesson-nothing'))}</p>"
        rows = "".join(
            f"<li>{cited(_clause(entry))} <span>{escape(entry.text(self.lang), quote=False)}"
            f"{self._aside(entry, html=True)}</span>{self._below(at, pictures)}</li>"
            for at, entry in enumerate(self.entries)
        )
        return f'<ol class="told">{rows}</ol>'

    def _aside(self, entry: Any, html: bool = False) -> str:
        """What stands behind a sentence."""
        return ""

    def _in_text(self, at: int) -> list[str]:
        """The cards of a sentence where there is no page."""
        found = self.cards.get(at, [])
        return [f"{'':<10}[{words_of(card, self.entries[at].game, self.lang)}]" for card in found]

    def _below(self, at: int, pictures: bool) -> str:
        found = self.cards.get(at, [])
        game, drawn = self.entries[at].game, pictures and sum(map(len, self.cards.values())) <= PICTURES
        shown = " ".join(card_html(card, game, self.lang, drawn) for card in found)
        return f' <span class="shown">{shown}</span>' if shown else ""


class Clauses:
    """Clauses of a rulebook as cards; the text as it stands, and below it what a match has changed."""

    def __init__(self, found: list[Clause], lang: str, changed: Mapping[str, list[str]] | None = None) -> None:
        self.found, self.lang, self.changed = found, lang, changed or {}

    def __repr__(self) -> str:
        return "\n\n".join(
            "\n".join((f"{clause.id} {clause.title}", clause.text, *self.changed.get(clause.id, ())))
            for clause in self.found
        )

    def _repr_html_(self) -> str:
        return page(self.lang, "".join(map(self._card, self.found)))

    def _card(self, clause: Clause) -> str:
        words = say(self.lang)
        tag = f' <span class="tag">{escape(words("lesson-house"))}</span>' if clause.kind == "house" else ""
        source = f'<p class="src">{escape(clause.source)}</p>' if clause.source else ""
        title = f"<h3>{cited(clause.id)} {escape(clause.title)}{tag}</h3>"
        changed = "".join(f"<p><b>{escape(said)}</b></p>" for said in self.changed.get(clause.id, ()))
        return f'<div class="card">{title}{markup.prose(clause.text)}{changed}{source}</div>'


def told(match: Any, last: int = 0, viewer: str | None = MODERATOR, lang: str | None = None) -> Told:
    """What happened since this was asked before, or the `last` sentences; see `tabletop_lab.notebook.told`."""
    lang = known_language(lang or match.lang)
    entries = list(match.trace.for_player(viewer))
    events = [entry for entry in entries if entry.kind == "event"]
    if match not in _told:
        answered = max((k for k, entry in enumerate(entries) if entry.kind == "decision"), default=0)
        _told[match] = sum(entry.kind == "event" for entry in entries[:answered])
    before, _told[match] = min(_told[match], len(events)), len(events)
    return Told(events[-last:] if last else events[before:], lang, entries)


def clause(match: Any, *numbers: str, lang: str | None = None) -> Clauses:
    """Clauses by their numbers; see `tabletop_lab.notebook.clause`."""
    game = getattr(match, "game", None) or catalogue.find(match)
    lang = known_language(lang or getattr(match, "lang", None))
    book = game.rulebook(lang)
    found = [book.find(number) for number in numbers]
    rules, words, talk = getattr(match, "rules", None), game.words(lang), say(lang)
    changed = {entry.id: otherwise(rules, entry, words, talk) for entry in found} if rules is not None else {}
    return Clauses(found, lang, changed)


def _clause(entry: Any) -> str:
    return entry.clauses[0] if entry.clauses else ""
