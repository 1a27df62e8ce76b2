"""An example for a clause while it is made: a stretch of a match, what is marked on its board, its words in both
languages; and what it becomes: a record, and a directive of a rulebook."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import yaml

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.visibility import MODERATOR, Viewer
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record_reading import LONGEST_TITLE
from tabletop_lab.engine.match.shortened import beginnings, begun_later
from tabletop_lab.engine.match.trace import lies_in
from tabletop_lab.figures.marked import Marked
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.playtest.edge_cases import edge_case

from ..figure import board
from .situations import Situation, is_own, shows

LONGEST = 600
"""Letters of a caption, an alternative text, the words of a call-out."""
MOST_CALLOUTS = 12
COLUMN = 122.0
"""Millimetres across: the column of an A5 page."""


@dataclass(slots=True)
class Callout:
    """A numbered disc on a place of the board; `own`: its words by language, where somebody has written some."""

    place: str
    own: dict[str, str] = field(default_factory=dict)


class Illustration:
    """One example of a clause. `start`, `step`: after how many answers of `situation.match` it begins and is drawn.

    `viewer`: who looks (None: everybody). `crop`: the part of the board that is shown ('': all of it). `asked`: the
    picture shows what can be chosen. `panels`: the earlier steps that a storyboard shows too (none: one picture).
    `kept`: the name under which it stands in a rulebook already. Captions, alternative texts and the words of call-outs
    are offered until somebody writes other ones (`write`).

    >>> from tabletop_lab.studio.illustrating import Search, Situations
    >>> from tabletop_lab.testing.sample import Market
    >>> made = Illustration("LM-4.2", Situations(Market, "LM-4.2").look(Search(3)).found[0])
    >>> made.press("3").press("2").press("3").callouts
    [Callout(place='2', own={})]
    >>> made.caption("en")
    'P3 walks to 3 Tea house.'
    """

    def __init__(self, clause: str, situation: Situation) -> None:
        self.clause, self.situation = clause, situation
        self.whole = situation.match.branch() if situation.match.step else situation.match
        self.start, self.step = 0, situation.step
        self.viewer: Viewer = None
        self.crop, self.asked = "", False
        self.callouts: list[Callout] = []
        self.squares: list[str] = []
        self.arrows: list[tuple[str, str]] = []
        self.own: dict[tuple[str, str], str] = {}
        self.panels: list[int] = []
        self.kept = ""
        self._cut()

    # --- the stretch of the match -------------------------------------------------------------------------------------

    def _cut(self) -> None:
        self.match = self.whole.branch().goto(self.step).branch()
        self.step = self.match.step
        self._begun: dict[int, Match | None] = {}

    @cached_property
    def moments(self) -> list[int]:
        """The steps at which it can be drawn."""
        return list(self.whole.moments)

    def draw_at(self, step: int) -> Illustration:
        """Draw it after so many answers; one that began later begins as late as it can now."""
        self.step = step
        self._cut()
        if self.start > self.step:
            self.start = next((one for one in reversed(self.starts()) if self._from(one) is not None), 0)
        self._fitting()
        return self

    def starts(self) -> list[int]:
        """The steps at which its record can begin: the safe points at or before the one that is drawn."""
        return list(beginnings(self.match))

    def begin_at(self, start: int) -> Illustration:
        """Begin its record after so many answers; TabletopError where the same picture does not come of it."""
        if start not in self.starts() or self._from(start) is None:
            raise TabletopError(localized("illustration_start", step=start))
        self.start = start
        self._fitting()
        return self

    def shortest(self) -> Illustration:
        """Draw it as soon as it is seen what the clause does, and begin it as late as the record still shows that."""
        entry, shown = self._entry(self.whole), shows(self.whole, self.clause)
        if entry is not None:
            self.draw_at(entry.step + (entry.kind != "event") if shown is None else shown)
        for start in reversed(self.starts()):
            late = self._from(start)
            if late is not None and (self._entry(late) is not None or not start):
                self.start = start
                break
        self._fitting()
        return self

    def earlier(self) -> list[int]:
        """The steps that panels before the drawn one can show."""
        return [step for step in self.moments if self.start <= step < self.step]

    def panel(self, step: int) -> Illustration:
        """Show this earlier step as a panel too, or no more; TabletopError for one that is not in the example."""
        if step not in self.earlier():
            known = ", ".join(map(str, self.earlier()))
            raise TabletopError(localized("illustration_panel", step=step, known=known or "–"))
        self.panels = sorted({step} ^ set(self.panels))
        return self

    def storyboard(self, on: bool = True) -> Illustration:
        """Show it as a storyboard, begun as late as leaves two panels before the drawn one; or as one picture again."""
        self.panels = []
        if on:
            if len(self.earlier()) < 2:
                early = (one for one in reversed(self.starts()) if sum(one <= s < self.step for s in self.moments) > 1)
                self.start = next((one for one in early if self._from(one) is not None), 0)
            self.panels = self.earlier()[-2:]
        return self

    def _fitting(self) -> None:
        self.panels = [step for step in self.panels if step in self.earlier()]

    def _from(self, start: int) -> Match | None:
        if start not in self._begun:
            late = begun_later(self.match, start)
            same = late is not None and self._drawn(late).drawing().shapes == self._drawn(self.match).drawing().shapes
            self._begun[start] = late if same else None
        return self._begun[start]

    def _entry(self, match: Match) -> Any:
        return next((e for e in match.trace if any(lies_in(one, self.clause) for one in e.clauses)), None)

    @property
    def trimmed(self) -> Match:
        """The match as its record has it: from `start` to the step that is drawn."""
        return self._from(self.start) or self.match

    # --- what is marked -----------------------------------------------------------------------------------------------

    def press(self, place: str) -> Illustration:
        """Number a place; pressed again, it loses its number. TabletopError for a place that is not there."""
        self._known(place)
        if there := [one for one in self.callouts if one.place == place]:
            self.callouts.remove(there[0])
        elif len(self.callouts) >= MOST_CALLOUTS:
            raise TabletopError(localized("illustration_callouts", most=MOST_CALLOUTS))
        else:
            self.callouts.append(Callout(place))
        return self

    def frame(self, place: str) -> Illustration:
        """Put a frame around a place, or take it away."""
        self._known(place)
        if place in self.squares:
            self.squares.remove(place)
        else:
            self.squares.append(place)
        return self

    def arrow(self, start: str, end: str) -> Illustration:
        """Draw an arrow from place to place, or take it away; one from a place to itself is none."""
        self._known(start)
        self._known(end)
        if (start, end) in self.arrows:
            self.arrows.remove((start, end))
        elif start != end:
            self.arrows.append((start, end))
        return self

    def look(self, viewer: Viewer = None, crop: str = "", asked: bool = False) -> Illustration:
        """Choose who looks, which part is shown, and whether what can be chosen is seen; marks that do not fit go."""
        self.viewer, self.asked = viewer, asked
        page = self.page()
        self.crop = crop if crop in page.names() else ""
        self._begun.clear()
        self.drop_lost()
        return self

    def drop_lost(self) -> None:
        """Take away marks on places that the picture does not have (any more)."""
        names = set(self.page().names())
        self.callouts = [one for one in self.callouts if one.place in names]
        self.squares = [one for one in self.squares if one in names]
        self.arrows = [pair for pair in self.arrows if names.issuperset(pair)]

    def _known(self, place: str) -> None:
        names = sorted(self.page().names())
        if place not in names or re.search(r"[\s`>]", place):
            raise TabletopError(localized("illustration_place", place=str(place)[:40], known=", ".join(names[:40])))

    def page(self, lang: str = "en", theme: str = "light") -> Sketch:
        """The board as it is printed, without marks."""
        return self._drawn(self.match, lang, theme)

    def _drawn(self, match: Match, lang: str = "en", theme: str = "light") -> Sketch:
        share = float(presentation_of(match.game).printed_share)
        return board(match, COLUMN, share, viewer=self.viewer, lang=lang, asked=self.asked, theme=theme)

    def marked(self) -> Marked:
        """The marks, in the order in which they were made."""
        return Marked([one.place for one in self.callouts], self.squares, self.arrows)

    # --- words --------------------------------------------------------------------------------------------------------

    def write(self, what: str, lang: str, text: str) -> Illustration:
        """Give the caption or the alternative text ("caption", "alt") in a language; '' takes what is offered again."""
        self._keep(self.own, (what, lang), text)
        return self

    def say(self, place: str, lang: str, text: str) -> Illustration:
        """Give the words of the call-out on a place in a language; '' takes what is offered again."""
        for one in self.callouts:
            if one.place == place:
                self._keep(one.own, lang, text)
        return self

    @staticmethod
    def _keep(kept: dict[Any, str], key: Any, text: str) -> None:
        line = one_line(text)
        if len(line) > LONGEST:
            raise TabletopError(localized("illustration_long", count=len(line), most=LONGEST))
        kept.pop(key, None)
        if line:
            kept[key] = line

    def caption(self, lang: str) -> str:
        """What stands below the picture."""
        return self.own.get(("caption", lang)) or self.offered_caption(lang)

    def offered_caption(self, lang: str) -> str:
        """What happened under the clause, as the trace tells it to whoever looks; else the title of the clause."""
        told = [
            entry for entry in self.match.trace.for_player(self.viewer)
            if entry.kind == "event" and any(lies_in(one, self.clause) for one in entry.clauses)
        ]  # fmt: skip
        told = [entry for entry in told if is_own(entry, self.clause)] or told
        return told[-1].text(lang) if told else self.match.rulebook(lang)[self.clause].title

    def alt(self, lang: str) -> str:
        """The picture in words, for those who do not see it."""
        return self.own.get(("alt", lang)) or self.offered_alt(lang)

    def offered_alt(self, lang: str) -> str:
        """The position as the game describes it."""
        return one_line(self.match.alt_text(self.viewer, lang, asked=self.asked))

    def words(self, callout: Callout, lang: str) -> str:
        """What a call-out says."""
        return callout.own.get(lang) or self.offered_words(callout, lang)

    def offered_words(self, callout: Callout, lang: str) -> str:
        """The place by its name, and what stands on it."""
        words, place = self.match.words(lang), callout.place
        name = str(words.fact("space", int(place) if place.isdigit() else place))
        there = presentation_of(self.match.game).standing(self.match.view(self.viewer), place, words)
        return one_line(f"{name}: {there}" if there and there != name else name)

    # --- what it becomes ----------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The text of its record: both titles, the answers, and the clause that is expected to be at work."""
        match = self.trimmed
        entry = self._entry(match)
        cited = next((one for one in entry.clauses if lies_in(one, self.clause)), "") if entry else ""
        titles = {lang: _title(self.caption(lang)) for lang in LANGUAGES}
        text = edge_case(match, "", {"clauses": [cited]} if cited else None)
        head = yaml.safe_dump({"title": titles}, allow_unicode=True, sort_keys=False, width=120)
        lines = [line for line in text.splitlines(keepends=True)]
        at = next(k for k, line in enumerate(lines) if line.startswith("players:"))
        kept = _without_title(lines[:at])
        return "".join([*kept, head, *lines[at:]])

    def directive(self, name: str, lang: str) -> str:
        """The lines of a rulebook that ask for it; `name`: of its record."""
        if self.panels:
            return self._panels_of(name, lang)
        given = {"viewer": _viewer(self.viewer), "crop": self.crop, "squares": " ".join(self.squares),
                 "arrows": " ".join(f"{a}>{b}" for a, b in self.arrows), "asked": "" if self.asked else "no",
                 "caption": self.caption(lang), "alt": self.alt(lang)}  # fmt: skip
        options = [f":{key}: {value}" for key, value in given.items() if value]
        points = [f"{k}. `{one.place}` {self.words(one, lang)}" for k, one in enumerate(self.callouts, 1)]
        return "\n".join([f":::{{example}} {name}", *options, *points, ":::", ""])

    def _panels_of(self, name: str, lang: str) -> str:
        first = self.step - self.trimmed.step
        given = {"steps": " ".join(str(step - first) for step in (*self.panels, self.step)),
                 "viewer": _viewer(self.viewer), "caption": self.caption(lang)}  # fmt: skip
        options = [f":{key}: {value}" for key, value in given.items() if value]
        return "\n".join([f":::{{storyboard}} {name}", *options, ":::", ""])


def _viewer(viewer: Viewer) -> str:
    return "" if viewer is None else "moderator" if viewer == MODERATOR else str(viewer)


def _title(text: str) -> str:
    return "".join(c for c in text if c.isprintable())[:LONGEST_TITLE] or "–"


def _without_title(lines: list[str]) -> list[str]:
    """The head of a record without its title, over however many lines that goes."""
    kept, inside = [], False
    for line in lines:
        inside = line.startswith("title:") or (inside and line.startswith(" "))
        kept += [] if inside else [line]
    return kept


def one_line(text: object) -> str:
    """A text as somebody typed it, as one line of a rulebook.

    >>> one_line(" Two\\n\\tlines ")
    'Two lines'
    """
    shown = "".join(c if c.isprintable() else " " for c in str(text))
    return " ".join(shown.split())
