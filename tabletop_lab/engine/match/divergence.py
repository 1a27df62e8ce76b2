"""Replays the answers of a match under edited rules and finds the first point where anything goes another way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from ..core.clause import cited_clauses
from ..core.game import Game
from ..core.modes import playing
from ..core.question import Decision
from ..core.seats import seats
from ..core.visibility import MODERATOR, Viewer
from ..tables.answers import UNREAD, Answer, Mismatch, Options
from ..tables.recorded import Run
from .trace import Entry

if TYPE_CHECKING:
    from .match import Match

Kind = Literal["question", "illegal", "chance", "event", "end"]
Side = Entry | Decision | Run | None


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where a match first goes another way under edited rules.

    `kind`: 'event' (something else happened), 'question' (somebody is asked something else), 'illegal' (a recorded
    answer is no option any more), 'chance' (a recorded outcome cannot happen any more), 'end' (one game is over, the
    other is not). `before`/`after` are sentences in the match's language. `remaining_answers`: the recorded answers
    that are left over; `last_matching_step`: the step up to which the answers fit (None when all of them fit). Steps
    count every answer; those of a `Comparison` only what its viewer knows of.
    `decision`: the question that the first remaining answer does not fit (None when another thing differs). `lang`: the
    match's language.
    """

    kind: Kind
    step: int
    clauses: tuple[str, ...]
    before: str
    after: str
    changes: dict[str, tuple[Any, Any]]
    remaining_answers: tuple[Answer, ...] = ()
    last_matching_step: int | None = None
    decision: Decision | None = field(default=None, compare=False, repr=False)
    lang: str = field(default="en", compare=False, repr=False)
    _sides: tuple[Side, Side] = field(default=(None, None), compare=False, repr=False)
    _game: type[Game] | None = field(default=None, compare=False, repr=False)
    _played: Match | None = field(default=None, compare=False, repr=False)
    """The match that was replayed."""

    def is_open_to(self, viewer: Viewer) -> bool:
        """Whether a viewer may know of it at all.

        What other rules change, and whether they change anything, depends on what is hidden in the match.
        """
        return self._played is None or self._played.knows_all(viewer)

    def texts(self, lang: str, viewer: Viewer = MODERATOR, *, sees_all: bool = False) -> tuple[str, str]:
        """What was and what is, in a language; '' for what the viewer may not know.

        `sees_all`: somebody who may see everything looks with the viewer's eyes.
        """
        if not sees_all and not self.is_open_to(viewer):
            return "", ""
        old, new = (side_text(side, lang, viewer) for side in self._sides)
        return old, new

    def answer(self, lang: str, viewer: Viewer = MODERATOR, *, sees_all: bool = False) -> str:
        """What the first remaining answer chose, in a language; '' without one, or where the viewer may not know.

        >>> from tabletop_lab.engine.match.match import Match
        >>> from tabletop_lab.testing.sample import Market
        >>> _, found = Match(Market, players=3, seed=7).play("3").with_rules(reach=1)
        >>> found.kind, found.answer("en"), found.answer("ko")
        ('illegal', '3 Tea house', '3 찻집')
        """
        side = self._sides[0]
        if not sees_all and not self.is_open_to(viewer):
            return ""
        if not self.remaining_answers or not isinstance(side, Entry) or side.kind == "event":
            return ""
        seen = side.seen_by(viewer)
        return seen.game.words(lang).chosen(seen) if seen else ""

    def text(self, lang: str | None = None, viewer: Viewer = MODERATOR) -> str:
        """Step, clauses, what was and what is, and the changed parameters, in one line.

        Of what a viewer may not know at all only the parameters are said.
        """
        lang = lang or self.lang
        words = (self._game or Game).words(lang)
        before, after = self.texts(lang, viewer)
        known = bool(before or after)
        parts = [words("divergence-withheld")] if not known else [
            f"{words('divergence', step=self.step)} [{', '.join(self.clauses[:3])}] {words(f'divergence-{self.kind}')}",
            f"{words('divergence-before')}: {before or words('divergence-hidden')}",
            f"{words('divergence-after')}: {after or words('divergence-hidden')}",
        ]
        rules = ", ".join(words.change(name, old, new) for name, (old, new) in self.changes.items())
        return "; ".join(parts) + (f" ({rules})" if rules else "")

    def __str__(self) -> str:
        return self.text(self.lang)


def replay(match: Match, game_class: type[Game], rules: Any) -> tuple[Match, Divergence | None]:
    """A new match under other rules with as many old answers as fit, and the first divergence (None: no change).

    Raises InvalidRules where these rules choose a mode that is not for so many seats.
    """
    old, played = match._run, playing(game_class, rules)
    setup = match._setup._replace(game=played, players=seats(played, len(match.players)), rules=rules, asked=game_class)
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
    changes = changed_rules(match.rules, rules)
    return new, _first(match, old, run, fits, mismatch, changes, tail)


def changed_rules(old: Any, new: Any) -> dict[str, tuple[Any, Any]]:
    """The parameters that differ between two rules, with both values as plain data."""
    before, after = old.model_dump(mode="json"), new.model_dump(mode="json")
    return {name: (before.get(name), after.get(name)) for name in after if before.get(name) != after.get(name)}


def at_divergence(old: Match, new: Match, divergence: Divergence) -> tuple[Match, Match]:
    """Copies of the old and the new match that stand where they first differ: what to show as before and after."""
    copies = old.branch(), new.branch()
    for copy in copies:
        copy.goto(min(divergence.step, copy.steps))
    return copies


def _first(
    match: Match,
    old: Run,
    new: Run,
    fits: int,
    mismatch: Mismatch | None,
    changes: dict[str, tuple[Any, Any]],
    tail: Sequence[Answer],
) -> Divergence | None:
    stopped = fits if tail else None
    unfit, played = mismatch.decision if mismatch else None, match.branch()

    def found(kind: Kind, step: int, clauses: tuple[str, ...], before: Side, after: Side) -> Divergence:
        was, now = side_text(before, match.lang), side_text(after, match.lang)
        return Divergence(
            kind, step, clauses, was, now, changes, tuple(tail), stopped, unfit, match.lang, (before, after),
            match.game, played,
        )  # fmt: skip

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
        return found("event", step, either[0].clauses, a, b)
    if mismatch is not None:
        return found(mismatch.kind, fits, mismatch.decision.clauses, answered(old, fits), mismatch.decision)
    if tail:
        return found("end", fits, (), answered(old, fits), new)
    if old.result != new.result:
        clauses = cited_clauses(new.decision.frame) if new.decision else ()
        return found("end", fits, clauses, old, new)
    if (old.decision is None) == (new.decision is None):
        same = old.decision is None or (
            new.decision is not None
            and (old.decision.player, old.decision.name) == (new.decision.player, new.decision.name)
        )
        if same:
            return None
    clauses = new.decision.clauses if new.decision else ()
    return found("question", fits, clauses, old, new)


def answered(run: Run, step: int) -> Entry:
    """The entry of the answer that a run was given at a step: it knows its words, and who may know of it."""
    return next(entry for entry in run.entries if entry.step == step and entry.kind != "event")


def side_text(side: Side, lang: str, viewer: Viewer = MODERATOR) -> str:
    """One side of a divergence as a sentence, '' for what the viewer may not know.

    A run is how the game ended, or the question it waits at.
    """
    if side is None:
        return "–"
    if isinstance(side, Entry):
        seen = side.seen_by(viewer)
        return seen.text(lang) if seen else ""
    if isinstance(side, Run):
        if side.result:
            return side.setup.game.words(lang).ending(side.result)
        return side_text(side.decision, lang, viewer)
    return side.full_text(lang, viewer)
