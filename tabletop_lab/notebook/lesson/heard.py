"""What happened, with who heard it: for games in which one learns what another does not."""

from __future__ import annotations

from html import escape
from typing import Any
from weakref import WeakKeyDictionary

from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.languages import known_language

from ..words import say
from .told import Told

_heard: WeakKeyDictionary[Any, int] = WeakKeyDictionary()
"""For each match how many entries of its trace have been told."""


class Heard(Told):
    """Some sentences of a trace, each with its clause; behind those that not everybody heard stands who did."""

    def _aside(self, entry: Any, html: bool = False) -> str:
        return self._only(entry, *((" <span class=tag>", "</span>") if html else ("  [", "]")))

    def _only(self, entry: Any, before: str, after: str) -> str:
        if entry.only is None:
            return ""
        words, seats = say(self.lang), (entry.only,) if isinstance(entry.only, str) else tuple(entry.only)
        said = words("lesson-heard", seats=", ".join(seats)) if seats else words("lesson-heard-moderator")
        return f"{before}{escape(said)}{after}"


def heard(match: Any, *names: str, viewer: str | None = MODERATOR, lang: str | None = None) -> Heard:
    """What happened since the last that this has told (from the beginning, if it never did), with who heard it.

    `names`: only events of these names; what came after the last of them can be told later. `viewer`: only what this
    seat knows of (None: what everybody knows).

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tabula_wolves", players=9, seed=20, lang="en")
    >>> heard(match, "partner")
    TW-3.11   P6 sees that P9 is a wolf.  [only P6]
    TW-3.11   P9 sees that P6 is a wolf.  [only P9]
    """
    since, entries = _heard.get(match, 0), list(match.trace)
    told = between(match, since, names, viewer, lang)
    last = max((k for k, entry in enumerate(entries, 1) if names and entry.name in names), default=0)
    _heard[match] = max(since, last) if names else len(entries)
    return told


def between(
    match: Any, since: int, names: tuple[str, ...] = (), viewer: str | None = MODERATOR, lang: str | None = None
) -> Heard:
    """The events from one entry of the trace on."""
    seen = [entry.seen_by(viewer) for entry in list(match.trace)[since:]]
    events = [entry for entry in seen if entry is not None and entry.kind == "event"]
    shown = [entry for entry in events if entry.name in names or not names]
    return Heard(shown, known_language(lang or match.lang), [entry for entry in seen if entry is not None])
