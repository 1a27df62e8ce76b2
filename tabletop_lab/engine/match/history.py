"""The lines of a match: going back and forth along the present one, and keeping others as branches."""

from __future__ import annotations

from typing import Any, Self

from ..core.calls import checked, checked_but
from ..core.errors import Fault, IllegalChoice, ImpossibleChance, TabletopError, echo
from ..core.strict import text, whole
from ..language.localized import localized
from ..tables.answers import Answer, Options, Setup
from ..tables.recorded import Run
from .view import ReadableMatch

MAIN = "main"


class Line(list[Answer]):
    """A line of answers that was played under rules of its own."""

    def __init__(self, answers: list[Answer], setup: Setup) -> None:
        super().__init__(answers)
        self.setup = setup


class History(ReadableMatch):
    """The part of a match that goes to other steps and branches: each time the rules run again over other answers."""

    branches: dict[str, list[Answer]]
    branch_name: str
    unnamed: set[str]
    """The branches that nobody has named: their names may be said in any language."""
    _forced: dict[str, list[str]]

    def undo(self, n: int = 1) -> Self:
        """Back to the last decision before the present moment, `n` times; first what was answered before a turn.

        Raises IllegalChoice, and goes nowhere, where there are not as many decisions.
        """
        n = whole("n", n, least=1, lang=self.lang)
        earlier = [moment for moment in self.moments if moment < self.step]
        count = len(earlier) + len(self._early)
        if not count:
            raise IllegalChoice(localized("first_decision", "undo", lang=self.lang))
        if n > count:
            raise IllegalChoice(localized("few_decisions", "undo", lang=self.lang, n=n, count=count))
        taken = min(n, len(self._early))
        for _ in range(taken):
            self._early.popitem()
        return self.goto(earlier[taken - n]) if n > taken else self

    def redo(self) -> Self:
        """Forward again along the present line."""
        if self.step >= len(self._line):
            raise IllegalChoice(localized("nothing_undone", "redo", lang=self.lang))
        return self.goto(self.step + 1)

    @checked_but("step")
    def goto(self, step: int) -> Self:
        """To the first decision at or after `step` of the present line (0 = the first decision)."""
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= len(self._line):
            last = len(self._line)
            raise IllegalChoice(localized("no_step", "goto", lang=self.lang, step=echo(step, 40), last=last))
        target = next(moment for moment in self.moments if moment >= step)
        run = self._execute(self._line[:target], self._run)
        self._accept(run, line=self._line if len(self._line) >= run.step else run.answers)
        return self

    def _keep_tail(self) -> None:
        """Before another answer is given at an earlier step: the old line stays as a branch of its own name."""
        if self.step < len(self._line):
            self.branches[self.branch_name] = self._line
            self.branch_name = self._new_name()

    def _new_name(self) -> str:
        taken = {*self.branches, self.branch_name}
        name = next(name for name in (f"branch {i}" for i in range(1, len(taken) + 2)) if name not in taken)
        self.unnamed.add(name)
        return name

    @checked
    def branch(self, title: str = "") -> Self:
        """An independent match that stands at the same step and shares the past."""
        title = text("title", title, 200, self.lang)
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._title = title or self._title
        other._line = list(self._line[: self.step])
        other.branches, other.branch_name = {}, title or MAIN
        other.unnamed = set() if title else {MAIN}
        other._forced = {name: list(rest) for name, rest in self._forced.items()}
        other._early = dict(self._early)
        return other

    @checked
    def switch(self, name: str) -> Self:
        """To the end of another branch, under the rules it was played by; the present line keeps its own name."""
        if name not in self.branches:
            known = ", ".join(self.branches)
            raise IllegalChoice(self._no_branch("switch", name, known))
        line = self.branches[name]
        setup = line.setup if isinstance(line, Line) else self._setup
        run = self._execute(list(line), None, setup=setup)
        if setup is not self._setup:
            # Lines without rules of their own were all played by the rules that are left behind now.
            self.branches = {n: self._with_setup(kept) for n, kept in self.branches.items()}
            self.branches[self.branch_name] = self._with_setup(self._line)
            self._setup = setup
        else:
            self.branches[self.branch_name] = self._line
        del self.branches[name]
        self.branch_name = name
        self._accept(run, line=list(line))
        return self

    def _with_setup(self, line: list[Answer]) -> Line:
        return line if isinstance(line, Line) else Line(line, self._setup)

    @checked
    def add_branch(self, other: History, name: str, *, named: bool = True) -> Self:
        """Keep the line of another match of this game, with its own rules, as a branch that `switch` opens.

        Its branches come along. A name that is taken gets a number. `named`: whether a person chose the name.

        >>> from tabletop_lab.engine.match.match import Match
        >>> from tabletop_lab.testing.sample import Market
        >>> old = Match(Market, players=3, seed=7).play("2")
        >>> new, _ = old.with_rules(days=5)
        >>> new.add_branch(old, "old rules").switch("old rules").rules.days
        3
        """
        self._check_match("add_branch", other)
        mine, others = ((m.game.name, m.players, m.seed, m.position) for m in (self, other))
        if mine != others:
            raise TabletopError(localized("other_match", "call", lang=self.lang, name="add_branch"))
        for wanted, line in [(name, other._line), *other.branches.items()]:
            taken = {*self.branches, self.branch_name}
            free = next(n for n in (wanted, *(f"{wanted} {i}" for i in range(2, len(taken) + 3))) if n not in taken)
            self.branches[free] = other._with_setup(line)
            if wanted in other.unnamed if line is not other._line else not named:
                self.unnamed.add(free)
        return self

    @property
    def line(self) -> tuple[Answer, ...]:
        """Every answer of the present line, with what redo can bring back."""
        return tuple(self._line)

    @checked
    def start_branch(self, name: str = "") -> Self:
        """Go on here as a branch of that name ('' finds one); the line so far is kept under its own name."""
        name = self._free(name) if name else self._new_name()
        self.branches[self.branch_name] = self._line
        self.branch_name, self._line = name, list(self._line[: self.step])
        return self

    @checked
    def rename_branch(self, old: str, new: str) -> Self:
        """Give a branch, the present one or another, a name that no other has."""
        if old == self.branch_name:
            self.branch_name = self._free(new)
        elif old in self.branches:
            self.branches[self._free(new)] = self.branches.pop(old)
        else:
            known = ", ".join((self.branch_name, *self.branches))
            raise IllegalChoice(self._no_branch("rename_branch", old, known))
        self.unnamed.discard(old)
        return self

    def _free(self, name: str) -> str:
        taken = name in (self.branch_name, *self.branches)
        if taken or not name.strip() or len(name) > 60 or not name.isprintable():
            kind = "name_taken" if taken else "no_name"
            raise IllegalChoice(localized(kind, "branch", lang=self.lang, name=echo(name, 60)))
        self.unnamed.discard(name)
        return name

    def _check_match(self, verb: str, other: object) -> None:
        """Another match is wanted, whatever is given."""
        if not isinstance(other, History):
            raise TabletopError(localized("no_match", "call", lang=self.lang, name=verb, given=echo(other)))

    def _no_branch(self, verb: str, name: object, known: str) -> Fault:
        kind = "no_branch" if known else "no_other_branch"
        return localized(kind, verb, lang=self.lang, name=echo(name, 60), known=known)

    # --- running the rules over a line ---------------------------------------------------------------------------

    def _execute(
        self,
        answers: list[Answer],
        before: Run | None,
        *,
        once: bool = False,
        setup: Setup | None = None,
        **more: Any,
    ) -> Run:
        options = Options(forced=self._forced, ask_chance=self.chance == "ask" and not once, lang=self.lang, **more)
        try:
            run = Run(setup or self._setup, answers, options, before)
        except ImpossibleChance as error:
            self._forced[dict(error.faults[0].facts)["chance"]].pop(0)
            raise
        self._forced = run.unused_forces
        return run

    def _accept(self, run: Run, line: list[Answer] | None = None) -> None:
        self._run = run
        self._line = run.answers if line is None else line
        if self._early and self._asked_together() != self._early_for:
            self._early.clear()

    def _asked_together(self) -> tuple[int, str]:
        """The simultaneous choice that waits for answers: the step of its first answer, and its name."""
        decision, together = self._run.decision, list(self._run.together)
        if decision is None or not together:
            return -1, ""
        return self._run.step - together.index(decision.player), decision.name
