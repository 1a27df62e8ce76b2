"""A game in which everybody answers from a book while one viewer watches; all that the viewer is shown is kept.
Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision
from tabletop_lab.engine.core.labels import label
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.engine.core.view import seen_value
from tabletop_lab.engine.core.visibility import may_know
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.match.trace import Entry
from tabletop_lab.engine.tables.answers import Options, Setup
from tabletop_lab.engine.tables.recorded import Run

from .book import Book
from .matches import first, some_options

OPTIONS_READ = 12
"""How many options are compared by their text; of longer lists the labels are compared."""


@dataclass(frozen=True)
class Item:
    """One thing that a viewer was shown: `what` names it ('event deaths', 'asked seer', 'view'), `said` all it said."""

    what: str
    said: Any
    notes: int
    """How many notes the table had made by then."""


class World(Run):
    """A game in which everybody answers from the book while one viewer watches."""

    def __init__(self, setup: Setup, viewer: Any, book: Book, before: Any = None) -> None:
        self.viewer, self.book = viewer, book
        self.shown: list[Item] = []
        self.marks: list[int] = []
        """How much had been shown at every checkpoint."""
        self.asked: list[tuple[int, str]] = []
        """Every question outside a window, also one that the viewer may not see: after how many shown things, and who.

        In a window nobody can see who reacts; anywhere else the others see to whom the game turns."""
        self.asked_marks: list[int] = []
        """How many of them there had been at every checkpoint."""
        self.views: list[dict[str, str]] = []
        """What the viewer saw on the table at that checkpoint."""
        self._told = len(before.notes) if before else 0
        self._early: set[int] = set()
        self._seen: dict[str, str] = {}
        self._public = sum(1 for note in before.notes if note[7] is None) if before else 0
        options = Options(bots=dict.fromkeys(setup.players, _ByTheBook()), pause=lambda decision: False)
        super().__init__(setup, before.answers if before else [], options, before)
        self._hear()
        self._look()
        self.shown.append(Item("result", repr(self.result), len(self.notes)))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _hear(self, open_questions: bool = False) -> None:
        """Record what was told to the viewer since the last time."""
        for i in range(self._told, len(self.notes)):
            note = self.notes[i]
            if i not in self._early and may_know(note[7], self.viewer):
                self._early.add(i)
                entry = Entry(self.setup.game, *note).seen_by(self.viewer)
                assert entry is not None
                path = tuple((frame.name, frame.clauses) for frame in entry.frame.path()) if entry.frame else ()
                texts = tuple(entry.text(lang) for lang in LANGUAGES)
                screen = presentation_of(self.setup.game)
                kept = (screen.is_news(entry), screen.importance(entry))
                marked = repr((screen.cards(entry), screen.moves(entry), *kept))
                said = (entry.player, entry.label, repr(entry.facts), path, repr(entry.only), entry.by, texts, marked)
                self.shown.append(Item(f"{entry.kind} {entry.name}", said, i))
        if not open_questions:  # secret answers may be told to everybody when all have answered
            self._public += sum(1 for note in self.notes[self._told :] if note[7] is None)
            self._told = len(self.notes)
            self._early.clear()

    def _look(self) -> None:
        """Record what the viewer sees on the table, as far as it has changed."""
        state, rules = self.game.state, self.setup.rules
        if state is None:
            return
        for part in fields_of(type(state)):
            seen = repr(seen_value(state, part, self.viewer, rules))
            if seen != self._seen.get(part.name):
                self._seen[part.name] = seen
                self.shown.append(Item(f"view {part.name}", seen, len(self.notes)))

    def checkpoint(self) -> None:
        super().checkpoint()
        self._hear()
        self._look()
        if len(self.checkpoints) > len(self.marks):
            self.marks.append(len(self.shown))
            self.asked_marks.append(len(self.asked))
            self.views.append(dict(self._seen))

    def note(self, event: str, facts: Any, only: object = None, secret: Any = None, window: Any = None) -> None:
        """Let the viewer look at the table at every event they may know; that others were asked may stay unnoticed."""
        opened = len(self.windows)
        super().note(event, facts, only, secret, window)
        if window is not None:
            if len(self.windows) == opened:
                return
            self._hear()  # everybody knows that it is open, and for whom
            said = (window.seats, window.call, repr(dict(facts)))
            self.shown.append(Item(f"window {event}", said, len(self.notes)))
        elif may_know(self.notes[-1][7], self.viewer):
            self._hear()
            self._look()

    def decide(self, player: str, *asked: Any) -> Any:
        together = asked[5] if len(asked) > 5 else None
        if together and player == next(iter(together)):
            self._hear()
        chosen = super().decide(player, *asked)
        if together and player == next(reversed(together)):
            self._hear()
        return chosen

    def answer(self, decision: Decision) -> Any:
        """Show the viewer what they may see of a question, then answer it."""
        self._hear(open_questions=decision.simultaneous)
        self._look()
        self.decision = decision
        match = object.__new__(tl.Match)
        match.__dict__.update(_setup=self.setup, _run=self, _line=self.answers, _lang="en", chance="auto", _title="")
        shown = match.shown_decision(self.viewer)
        if decision.window is None:
            self.asked.append((len(self.shown), decision.player))
        if shown is not None:
            self.shown.append(Item(f"asked {decision.name}", self._read(match, shown), len(self.notes)))
        self.decision = None
        return self.book.choose(self._public, decision.name, decision.player, decision.options)

    def _read(self, match: Any, decision: Decision) -> tuple[Any, ...]:
        """Return everything a question says; if it is the viewer's own, also the refusals and the position in words."""
        own = decision.player == self.viewer
        options = some_options(decision) if own else first(decision.options, OPTIONS_READ)
        said: list[Any] = [decision.player, len(decision.options), [label(option) for option in options]]
        said += [repr(decision.facts), decision.clauses, decision.secret, decision.simultaneous]
        said += [decision.text(lang) for lang in LANGUAGES]
        if own:
            said += [(refusal.label, refusal.clause, refusal.text(lang)) for refusal in decision.refused()
                     for lang in LANGUAGES]  # fmt: skip
            said += [decision.option_text(option, lang) for option in options[:OPTIONS_READ] for lang in LANGUAGES]
            said += [decision.option_note(option) for option in options[:OPTIONS_READ]]
            lang = LANGUAGES[self._public % 2]
            said += [match.alt_text(self.viewer, lang), match.board_text(lang, self.viewer)]
            screen, view = presentation_of(self.setup.game), match.view(self.viewer)
            said += [repr((screen.hand(view, seat), screen.amounts(view, seat))) for seat in match.players]
        return tuple(said)

    def chance(self, name: str, outcomes: Any, weights: Any, only: object) -> Any:
        self._hear()
        return super().chance(name, outcomes, weights, only)

    def _by_luck(self, name: str, outcomes: Any, weights: Any, k: int) -> Any:
        lucky = super()._by_luck
        return self.book.outcome(self._public, name, outcomes, lambda: lucky(name, outcomes, weights, k))


class _ByTheBook(Bot):
    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        return decision._game.table.answer(decision)  # type: ignore[attr-defined]
