"""What happened, as nested sentences with their clauses: the present part open, each past part folded to one line.
It shows only what the viewer may know; the trace comes from the match."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from tabletop_lab.engine.match.trace import lies_in

from .. import markup
from ..sharing.match_view import MatchView
from ..widget.parts import LateHtml
from ..words import Say
from .trace_filter import EVERYTHING, About

FOLDED = 3
"""How many sentences a folded line shows."""
NESTED = 3
"""A clause inside a part gets its own heading from this number of sentences."""
LINES = 400
"""Older lines beyond this number are left out: a page must stay fast."""
FEW = 30
"""Up to this number, sentences about a seat or clause are not folded: folding would hide what was asked for."""


class TracePane:
    """The tree of what happened, for one viewer."""

    def __init__(self) -> None:
        self.widget = LateHtml("ttl-body")
        self._toggled: set[str] = set()
        self._about = EVERYTHING
        self.told = self.all_told = 0
        self._rows: dict[tuple[Any, ...], str] = {}
        self._few = False

    def toggle(self, node: str) -> None:
        """Open a folded part, or fold an open one."""
        self._toggled ^= {node}

    def show(self, match: MatchView, viewer: Any, say: Say, about: About = EVERYTHING) -> None:
        """Show everything up to the present step, or what is about a seat or clause, then the open question.

        Once somebody has looked at it, `told` is the number of sentences shown, `all_told` that of all.
        """
        self.widget.later(lambda: self._made(match, viewer, say, about))

    def _made(self, match: MatchView, viewer: Any, say: Say, about: About) -> str:
        book = match.rulebook(say.lang)
        if about != self._about:
            self._about, self._toggled = about, set()
        whole = match.trace.for_player(viewer)
        trace = whole.about(*about) if about != EVERYTHING else whole
        self.told, self.all_told = len(trace), len(whole)
        self._few = about != EVERYTHING and self.told <= FEW
        parts = _unwrap(trace.tree()).entries
        question = _question(match, say.lang) if _asked_about(match.decision, about) else ""
        rows: list[str] = []
        for i, part in enumerate(parts):
            last = i == len(parts) - 1
            inside = question if last and _belongs(match.decision, part) else ""
            row = self._part(part, str(i), last, book, say.lang, inside) if last else self._past(part, i, book, say)
            rows.append(row)
            if inside:
                question = ""
        rows = [*rows[-LINES:], question]
        if match.decision is None and rows[:-1]:
            rows[-2] = rows[-2].replace("<li", '<li class="latest"', 1)
        if not any(rows):
            rows = [f'<li class="quiet">{escape(say("filter-none"))}</li>']
        return f'<ul class="ttl-tree">{"".join(rows)}</ul>'

    def _past(self, part: Any, i: int, book: Any, say: Say) -> str:
        """A part that can no longer change. It is cached: its entries are the same objects at every later step."""
        entries = tuple(part.walk()) if hasattr(part, "entries") else (part,)
        key = (say.lang, i, str(i) in self._toggled, self._few, entries)
        if key not in self._rows:
            while len(self._rows) >= 4 * LINES:
                del self._rows[next(iter(self._rows))]
            self._rows[key] = self._part(part, str(i), False, book, say.lang, "")
        return self._rows[key]

    def _part(self, part: Any, path: str, last: bool, book: Any, lang: str, question: str) -> str:
        """One part of the top level: an event as a sentence, a clause as a line that opens."""
        if not hasattr(part, "entries"):
            return _entry(part, lang)
        is_open = (last or self._few) != (path in self._toggled)
        clause = next((c for c in part.clauses if c in book), "")
        chip = markup.chip(clause, small=True) if clause else ""
        head = markup.do(
            "fold", path, self._heading(part, book, is_open), f'class="fold" aria-expanded="{str(is_open).lower()}"'
        )
        if not is_open:
            return _row(f'{head} <span class="quiet">{escape(_told(part, lang))}</span>', chip, None)
        inside = "".join(self._inner(inner, book, lang) for inner in part.entries)
        return f'<li><div class="row"><span>{head}</span>{chip}</div><ul>{inside}{question}</ul></li>'

    def _inner(self, part: Any, book: Any, lang: str) -> str:
        """A nested part: a clause with several sentences gets its own heading; otherwise only the sentence."""
        if not hasattr(part, "entries"):
            return _entry(part, lang)
        inside = "".join(self._inner(inner, book, lang) for inner in part.entries)
        title = next((book[c].title for c in part.clauses if c in book), "")
        if not title or sum(1 for _ in part.walk()) < NESTED:
            return inside
        clause = next(c for c in part.clauses if c in book)
        line = _line(f'<span class="quiet">{escape(title)}</span>', markup.chip(clause, small=True))
        return f"<li>{line}<ul>{inside}</ul></li>"

    @staticmethod
    def _heading(node: Any, book: Any, is_open: bool) -> str:
        """The seat of a part and its clause; the folded part of a seat that chose shows only the seat."""
        title = escape(next((book[c].title for c in node.clauses if c in book), node.name))
        player = next((p for e in node.walk() if (p := _seat(e))), "")
        if not player or not (is_open or any(e.kind == "decision" for e in node.walk())):
            return title  # the events name their seats themselves
        return f"{markup.who(player)} · {title}" if is_open else markup.who(player)


def _unwrap(root: Any) -> Any:
    """The first node with more than one entry: the nodes around it span the whole game and say nothing."""
    while len(root.entries) == 1 and hasattr(root.entries[0], "entries"):
        root = root.entries[0]
    return root


def _seat(entry: Any) -> str:
    player = entry.player or entry.facts.get("player") or ""
    return player if re.fullmatch(r"P\d+", str(player)) else ""


def _told(node: Any, lang: str) -> str:
    """A folded part in one line: what was chosen in it, or else the first things that happened."""
    chosen = [e.game.words(lang).choice(e.name, e.value) for e in node.walk() if e.kind == "decision"]
    return " · ".join(chosen) or " ".join([e.text(lang) for e in node.walk() if e.kind == "event"][:FOLDED])


def _entry(entry: Any, lang: str) -> str:
    chip = markup.chip(entry.clauses[0], small=True) if entry.clauses else ""
    text = markup.sentence(entry.text(lang))
    # Events tell what happened; the choices and chances behind them are less prominent.
    return _row(text if entry.kind == "event" else f'<span class="quiet">{text}</span>', chip, entry.step)


def _question(match: MatchView, lang: str) -> str:
    """The open question, as the last line."""
    decision = match.decision
    if decision is None:
        return ""
    chip = markup.chip(decision.clauses[0], small=True) if decision.clauses else ""
    text = decision.text(lang)
    named = decision.player not in match.players or decision.player in text
    shown = markup.sentence(text) if named else f"{markup.who(decision.player)} {escape(text)}"
    return _row(shown, chip, match.step, "now")


def _asked_about(decision: Any, about: About) -> bool:
    """Whether the open question belongs to what is shown."""
    if decision is None or about == EVERYTHING:
        return True
    player, clause = about
    return player in ("", decision.player) and (not clause or any(lies_in(c, clause) for c in decision.clauses))


def _belongs(decision: Any, part: Any) -> bool:
    """Whether the open question is asked inside this part of the trace."""
    if decision is None or decision.frame is None or not hasattr(part, "entries"):
        return False
    entry = next(iter(part.walk()))
    mine = entry.frame.path() if entry.frame else []
    return any(frame is other and frame.name == part.name for frame in decision.frame.path() for other in mine)


def _line(shown: str, chip: str) -> str:
    return f'<div class="row"><span>{shown}</span>{chip}</div>'


def _row(shown: str, chip: str, step: int | None, kind: str = "") -> str:
    number = markup.do("goto", str(step), str(step), 'class="st-n"') if step is not None else ""
    now = ' class="now" aria-current="step"' if kind == "now" else ""
    return f'<li{now}><div class="row"><span>{shown}</span>{chip}{number}</div></li>'
