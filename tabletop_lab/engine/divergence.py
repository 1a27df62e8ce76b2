"""Replays the answers of a match under edited rules and finds the first point where anything goes another way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from .answers import UNREAD, Answer, Mismatch, Options
from .clause import cited_clauses
from .decision import Decision
from .run import Run
from .trace import Entry

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

Kind = Literal["question", "illegal", "chance", "event", "end"]


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where a match first goes another way under edited rules.

    `kind`: 'event' (something else happened), 'question' (somebody is asked something else), 'illegal' (a recorded
    answer is no option any more), 'chance' (a recorded outcome cannot happen any more), 'end' (one game is over, the
    other is not). `before`/`after` are sentences in the match's language. `tail`: the recorded answers that are left
    over; `stopped_at`: the step at which they stopped fitting (None when all of them fit).
    """

    kind: Kind
    step: int
    clauses: tuple[str, ...]
    before: str
    after: str
    changes: dict[str, tuple[Any, Any]]
    tail: tuple[Answer, ...] = ()
    stopped_at: int | None = None

    def __str__(self) -> str:
        rules = ", ".join(f"{name}: {old} -> {new}" for name, (old, new) in self.changes.items())
        cited = ", ".join(self.clauses[:3])
        return f"step {self.step} [{cited}] {self.kind}; before: {self.before}; after: {self.after} ({rules})"


def replay(match: Match, game_class: type[Game], rules: Any) -> tuple[Match, Divergence | None]:
    """A new match under other rules with as many old answers as fit, and the first divergence (None: no change)."""
    old = match._run
    setup = replace(match._setup, game=game_class.under(rules), rules=rules)
    answers = [replace(answer, value=UNREAD) for answer in old.answers[: old.step]]
    going_on = Options(ask_chance=match.chance == "ask", lang=match.lang)
    mismatch: Mismatch | None = None
    fits = len(answers)
    run: Run | None = None
    while run is None:
        try:
            run = Run(setup, answers[:fits], replace(going_on, ask_chance=True))
        except Mismatch as found:
            mismatch, fits = found, found.step
    if run.step < fits:
        fits = run.step
    tail = tuple(old.answers[fits : old.step])
    run = Run(setup, answers[:fits], going_on, run)
    new = match.branch()
    new._setup, new.branches = setup, {}
    new._accept(run)
    changes = _changes(match.rules, rules)
    return new, _first(match, old, run, fits, mismatch, changes, tail)


def _changes(old: Any, new: Any) -> dict[str, tuple[Any, Any]]:
    before, after = old.model_dump(mode="json"), new.model_dump(mode="json")
    return {name: (before.get(name), after.get(name)) for name in after if before.get(name) != after.get(name)}


def _first(
    match: Match,
    old: Run,
    new: Run,
    fits: int,
    mismatch: Mismatch | None,
    changes: dict[str, tuple[Any, Any]],
    tail: Sequence[Answer],
) -> Divergence | None:
    lang = match.lang
    stopped = fits if tail else None

    def found(kind: Kind, step: int, clauses: tuple[str, ...], before: str, after: str) -> Divergence:
        return Divergence(kind, step, clauses, before, after, changes, tuple(tail), stopped)

    common, entries = [e for e in old.entries if e.step <= fits], new.entries
    for i in range(max(len(common), len(entries))):
        a = common[i] if i < len(common) else None
        b = entries[i] if i < len(entries) else None
        if a is not None and b is not None and a.same_as(b):
            continue
        if (a is None or a.step >= fits) and (b is None or b.step >= fits) and (a is None or b is None or tail):
            break
        either = [e for e in (b, a) if e is not None]
        step = min(e.step for e in either)
        return found("event", step, either[0].clauses, _said(a, lang), _said(b, lang))
    if mismatch is not None:
        clauses = mismatch.decision.clauses
        return found(mismatch.kind, fits, clauses, str(mismatch.answer), _asked(mismatch.decision, lang))
    if tail:
        return found("end", fits, (), str(tail[0]), _ended(new, lang))
    if old.result != new.result:
        clauses = cited_clauses(new.decision.frame) if new.decision else ()
        return found("end", fits, clauses, _ended(old, lang), _ended(new, lang))
    if (old.decision is None) == (new.decision is None):
        same = old.decision is None or (
            new.decision is not None
            and (old.decision.player, old.decision.name) == (new.decision.player, new.decision.name)
        )
        if same:
            return None
    clauses = new.decision.clauses if new.decision else ()
    return found("question", fits, clauses, _pending(old, lang), _pending(new, lang))


def _said(entry: Entry | None, lang: str) -> str:
    return entry.text(lang) if entry else "–"


def _asked(decision: Decision, lang: str) -> str:
    return f"{decision.player}: {decision.text(lang)} ({decision._legal()})"


def _ended(run: Run, lang: str) -> str:
    return ", ".join(run.result.winners) if run.result else _pending(run, lang)


def _pending(run: Run, lang: str) -> str:
    return _asked(run.decision, lang) if run.decision else _ended(run, lang)
