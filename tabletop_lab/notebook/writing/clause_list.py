"""The clauses of a rulebook to choose from: a list by chapter, and a field to search numbers, titles and words."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any

from tabletop_lab.engine import Game

from .. import markup
from ..widget.parts import Box, Html, ListBox, Text
from .words import writing_words

ROWS = 16
"""So many clauses are seen at once."""
_PICTURE = re.compile(r"^:{3,}\{(?:example|storyboard|figure|reading|cards)\}", re.MULTILINE)


class ClauseList:
    """The list; `chosen(clause)` is called when one is chosen.

    >>> from tabletop_lab.testing.sample import Market
    >>> one = ClauseList(Market, print)
    >>> one.show("en")
    >>> one.find.enter("crates"); one.list.options[0][1]
    'LM-2'
    >>> one.list.enter("LM-4.2")
    LM-4.2
    """

    def __init__(self, game: type[Game], chosen: Callable[[str], Any]) -> None:
        self.game = game
        self.find = Text("ttl-find ttl-write-find", lambda _: self.show(self._lang), live=True)
        self.list = ListBox("ttl-write-list", chosen, rows=ROWS)
        self.none = Html("ttl-write-none")
        self.part = Box("ttl-write-clauses", self.find, self.list, self.none)
        self._lang = "en"

    def show(self, lang: str) -> None:
        """List the clauses that have every word of the search."""
        self._lang = lang
        say, wanted = writing_words(lang), self.find.value.casefold().split()
        self.find.placeholder = say("find")
        rows: list[tuple[str, str]] = []
        chapter: tuple[str, str] | None = None
        for clause in self.game.rulebook(lang).values():
            text = f"{clause.id} {clause.title}"
            fits = all(word in f"{text} {clause.text}".casefold() for word in wanted)
            if clause.kind == "chapter":
                chapter = text, clause.id
                if fits:
                    rows.append(chapter)
            elif fits:
                if chapter and chapter not in rows:
                    rows.append(chapter)
                rows.append((f"\u2003{text}", clause.id))
        self.list.options = tuple(rows)
        self.none.value = "" if rows else f"<p>{say('none-fits')}</p>"


def clause_html(game: type[Game], clause: str, lang: str, rulebook: str) -> str:
    """The words of a clause, and how many pictures it has in the text of a rulebook."""
    book = game.rulebook(lang)
    entry = book[clause]
    own = re.search(rf"^#+ {re.escape(clause)} .*?(?=^#+ |\Z)", rulebook, re.MULTILINE | re.DOTALL)
    count = len(_PICTURE.findall(own[0] if own else ""))
    said = f'<p class="quiet">{escape(writing_words(lang)("pictures", count=count))}</p>'
    head = f"<h3><i>{escape(entry.id)}</i> {escape(entry.title)}</h3>"
    return f"{head}{markup.prose(entry.text, book.__contains__)}{said}"
