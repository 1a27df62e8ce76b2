"""A game being played: answer, undo, redo, branch, force chance, replay under other rules, save.

A match is (game, rules, players, seed, position, answers); the rest is worked out by running the rules (see `run`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import catalogue, labels
from .answers import Answer, Options, Setup
from .bots import seat_bots
from .chance import Luck
from .decision import NATURE, Decision
from .differences import Differences
from .divergence import Divergence, replay
from .edits import Variant, source_of, with_edit
from .errors import Fault, IllegalChoice, ImpossibleChance, InvalidPosition, TabletopError
from .game import Game, Players, Result, seats
from .languages import known_language
from .run import Run
from .state import MODERATOR, View, Viewer, plain_copy, redeal, who_knows
from .trace import Trace, may_know

if TYPE_CHECKING:
    from .rulebook import Rulebook
    from .words import Words

MAIN = "main"
CHANCE = ("auto", "ask")


class Line(list[Answer]):
    """A line of answers that was played under rules of its own."""

    def __init__(self, answers: list[Answer], setup: Setup) -> None:
        super().__init__(answers)
        self.setup = setup


Until = int | str | Callable[[Decision], bool] | None


class Match:
    """One game, step by step.

    `game`: a name of `games()` or a Game class. `players`: a count. `seed`: decides all luck. `rules`: a dict of
    differences, a preset's name or a Rules object. `position`: a partial state to start from. `chance`: 'auto'
    (luck decides) or 'ask' (every chance becomes a decision of `NATURE`, to be chosen by hand).
    Raises UnknownGame, InvalidRules, InvalidPosition.

    >>> match = Match("fourteen_nights", players=3, seed=7)
    >>> match.decision.name, match.decision.labels
    ('move', ['2', '3'])
    >>> match.play("2").step > 0
    True
    """

    def __init__(
        self,
        game: object,
        players: int | None = None,
        seed: object = 0,
        rules: object = None,
        position: Mapping[str, Any] | None = None,
        *,
        chance: str = "auto",
        lang: str = "en",
        title: str = "",
    ) -> None:
        game_class = catalogue.find(game)
        if position is not None and not isinstance(position, Mapping):
            raise InvalidPosition(
                Fault("position", f"a {type(position).__name__} is not a position", "a dict of state fields")
            )
        if chance not in CHANCE:
            raise TabletopError(Fault("chance", f"{chance!r} is no way of chance"[:80], ", ".join(CHANCE)))
        seed = _checked_seed(seed)
        edited = game_class.Rules.read(rules)
        seated = seats(game_class, players)
        start = plain_copy(dict(position or {})) or None
        self._setup = Setup(game_class.under(edited), seated, edited, seed, Luck(seed), start, game_class)
        self.chance, self.lang, self._title = chance, known_language(lang), title
        self._forced: dict[str, list[str]] = {}
        self.branches: dict[str, list[Answer]] = {}
        self.branch_name = MAIN
        self._line: list[Answer] = []
        self._run = self._execute([], None)
        self._line = self._run.answers

    # --- where the match stands ----------------------------------------------------------------------------------

    @property
    def game(self) -> type[Game]:
        """The game's class."""
        return self._setup.game

    @property
    def players(self) -> Players:
        """The seats in clockwise order."""
        return self._setup.players

    @property
    def rules(self) -> Any:
        """The rules the match is played by."""
        return self._setup.rules

    @property
    def seed(self) -> object:
        """What decides the luck of this match."""
        return self._setup.seed

    @property
    def position(self) -> Mapping[str, Any] | None:
        """The partial state the match started from, if not from the setup."""
        return self._setup.position

    @property
    def title(self) -> str:
        """The title given to this match, else the game's."""
        return self._title or self.game.title.get(self.lang) or self.game.name

    @title.setter
    def title(self, title: str) -> None:
        self._title = title

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        return self._run.decision

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._run.result

    @property
    def step(self) -> int:
        """How many answers (decisions and chances) have been given."""
        return self._run.step

    @property
    def steps(self) -> int:
        """The length of the present line, with what redo can bring back."""
        return len(self._line)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers given so far."""
        return tuple(self._line[: self.step])

    @property
    def moments(self) -> list[int]:
        """The steps of the present line at which somebody decides, and its end."""
        stops = [i for i, answer in enumerate(self._line) if not answer.is_chance or self.chance == "ask"]
        return sorted({*stops, len(self._line)})

    @property
    def trace(self) -> Trace:
        """Everything that happened so far, as the moderator knows it."""
        return Trace(self.game, self._run.entries)

    @property
    def state(self) -> Any:
        """A copy of the whole state (the moderator's knowledge; players and pictures use `view`)."""
        return self._run.game.state.copy()

    def view(self, viewer: Viewer = None) -> View:
        """What a player, the MODERATOR, or everybody (None) may see now."""
        self._check_viewer(viewer)
        return View(self._run.game.state.copy(), viewer, self.players, self.rules)

    def who_knows(self) -> dict[str, dict[str, str]]:
        """For every field of the state, what each player knows of it."""
        return who_knows(self._run.game.state, self.players, self.rules)

    def redeal(self, viewer: Viewer, seed: object = 0) -> View:
        """A world that `viewer` cannot tell from the present one, as the moderator of that world would see it."""
        self._check_viewer(viewer)
        luck = Luck(seed)
        numbers = iter(range(1 << 30))
        world = redeal(self._run.game.state, viewer, self.rules, lambda: luck.number("redeal", next(numbers)))
        return View(world, MODERATOR, self.players, self.rules)

    def broken_invariants(self) -> list[str]:
        """What must always hold and does not (empty for a sound game)."""
        return list(self._run.game.invariants())

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and viewer != MODERATOR and viewer not in self.players:
            raise TabletopError(
                Fault("viewer", f"there is no seat {viewer!r}"[:60], ", ".join((*self.players, MODERATOR)))
            )

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, choice: object) -> Match:
        """Answer the pending decision with an option or its label; IllegalChoice leaves the match as it was."""
        if self.decision is None:
            raise IllegalChoice(Fault("play", "the game is over: nobody has to decide", "undo() or goto(step)"))
        return self._give(choice, "hand" if self.decision.player == NATURE else "person")

    def _give(self, choice: object, by: str) -> Match:
        assert self.decision is not None
        value = self.decision.find(choice)
        return self._answer(Answer(self.decision.player, self.decision.name, labels.label(value), value, by))

    def roll(self) -> Match:
        """Let luck answer the pending chance (for matches with chance='ask')."""
        if self.decision is None or self.decision.player != NATURE:
            raise IllegalChoice(Fault("roll", "no chance is waiting", "play(choice)" if self.decision else "undo()"))
        chance, self.chance = self.chance, "auto"
        try:
            run = self._execute(self._line[: self.step], self._run, once=True)
        finally:
            self.chance = chance
        return self._answer(run.answers[self.step])

    def _answer(self, answer: Answer) -> Match:
        step, tail = self.step, self._line[self.step :]
        if tail and tail[0].same_as(answer) and not any(self._forced.values()):
            return self.goto(step + 1)
        run = self._execute([*self._line[:step], answer], self._run)
        self._keep_tail()
        self._accept(run)
        return self

    def run(self, bots: object = "random", until: Until = None) -> Match:
        """Let bots answer: one name for all seats or {player: bot}; other seats' decisions stop the run.

        `until`: a step, 'turn' (the next decision of another player), 'decision' (one decision), or a function of the
        pending decision. None runs to the end of the game or to the next person.
        """
        sitting = seat_bots(bots, self.game, self.players)
        if self.decision is None or self.decision.player not in sitting:
            return self
        run = self._execute(self._line[: self.step], self._run, bots=sitting, pause=self._pause(until))
        if run.step == self.step:
            return self
        same = len(self._line) >= run.step and all(
            a.same_as(b) for a, b in zip(self._line[self.step : run.step], run.answers[self.step :], strict=True)
        )
        if not same:
            self._keep_tail()
            self._line = run.answers
        self._accept(run, line=self._line)
        return self

    def _pause(self, until: Until) -> Callable[[Decision], bool] | None:
        start, player = self.step, self.decision.player if self.decision else ""
        if until is None or callable(until):
            return until
        if isinstance(until, int) and not isinstance(until, bool):
            return lambda decision: decision.step >= until
        if until == "decision":
            return lambda decision: decision.step > start
        if until == "turn":
            return lambda decision: decision.player != player
        raise TabletopError(
            Fault("until", f"{until!r} is no place to stop"[:80], "a step, 'decision', 'turn' or a function")
        )

    def force(self, name: str, outcome: object) -> Match:
        """The next chance of that name gives this outcome; it is refused when it comes up and cannot happen."""
        self._forced.setdefault(name, []).append(labels.label(outcome))
        return self

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
            self._forced[error.faults[0].where].pop(0)
            raise
        self._forced = run.unused_forces
        return run

    def _accept(self, run: Run, line: list[Answer] | None = None) -> None:
        self._run = run
        self._line = run.answers if line is None else line

    # --- going back and forth -----------------------------------------------------------------------------------

    def undo(self) -> Match:
        """Back to the last decision before the present moment."""
        earlier = [moment for moment in self.moments if moment < self.step]
        if not earlier:
            raise IllegalChoice(Fault("undo", "this is the first decision of the match"))
        return self.goto(earlier[-1])

    def redo(self) -> Match:
        """Forward again along the present line."""
        if self.step >= len(self._line):
            raise IllegalChoice(Fault("redo", "there is nothing to bring back"))
        return self.goto(self.step + 1)

    def goto(self, step: int) -> Match:
        """To the first decision at or after `step` of the present line (0 = the first decision)."""
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= len(self._line):
            raise IllegalChoice(Fault("goto", f"there is no step {step!r}"[:60], f"0 to {len(self._line)}"))
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
        return next(name for name in (f"branch {i}" for i in range(1, len(taken) + 2)) if name not in taken)

    def branch(self, title: str = "") -> Match:
        """An independent match that stands at the same step and shares the past."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._title = title or self._title
        other._line = list(self._line[: self.step])
        other.branches, other.branch_name = {}, title or MAIN
        other._forced = {name: list(rest) for name, rest in self._forced.items()}
        return other

    def switch(self, name: str) -> Match:
        """To the end of another branch, under the rules it was played by; the present line keeps its own name."""
        if name not in self.branches:
            raise IllegalChoice(
                Fault("switch", f"there is no branch {name!r}"[:80], ", ".join(self.branches) or "no branches")
            )
        line = self.branches[name]
        setup = line.setup if isinstance(line, Line) else self._setup
        run = self._execute(list(line), None, setup=setup)
        if setup is not self._setup:
            # Lines without rules of their own were all played by the ones that are left now.
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

    def keep(self, other: Match, name: str) -> Match:
        """Keep the line of another match of this game, with its own rules, as a branch that `switch` opens.

        Its branches come along. A name that is taken gets a number.

        >>> old = Match("fourteen_nights", players=3, seed=7).play("2")
        >>> new, _ = old.with_rules(recovery_day=5)
        >>> new.keep(old, "old rules").switch("old rules").rules.recovery_day
        7
        """
        if (other.game.name, other.players, other.seed) != (self.game.name, self.players, self.seed):
            raise TabletopError(Fault("keep", "the line belongs to another match", "the same game, seats and seed"))
        for wanted, line in {name: other._line, **other.branches}.items():
            taken = {*self.branches, self.branch_name}
            free = next(n for n in (wanted, *(f"{wanted} {i}" for i in range(2, len(taken) + 3))) if n not in taken)
            self.branches[free] = other._with_setup(line)
        return self

    @property
    def line(self) -> tuple[Answer, ...]:
        """Every answer of the present line, with what redo can bring back."""
        return tuple(self._line)

    def fork(self, name: str = "") -> Match:
        """Go on here as a branch of that name ('' finds one); the line so far is kept under its own name."""
        name = self._free(name) if name else self._new_name()
        self.branches[self.branch_name] = self._line
        self.branch_name, self._line = name, list(self._line[: self.step])
        return self

    def rename_branch(self, old: str, new: str) -> Match:
        """Give a branch, the present one or another, a name that no other has."""
        if old == self.branch_name:
            self.branch_name = self._free(new)
        elif old in self.branches:
            self.branches[self._free(new)] = self.branches.pop(old)
        else:
            known = ", ".join((self.branch_name, *self.branches))
            raise IllegalChoice(Fault("rename_branch", f"there is no branch {old!r}"[:80], known))
        return self

    def _free(self, name: str) -> str:
        taken = name in (self.branch_name, *self.branches)
        if taken or not name.strip() or len(name) > 60:
            reason = f"{name!r} is taken" if taken else "a branch needs a short name"
            raise IllegalChoice(Fault("branch", reason[:80], "1 to 60 letters that no branch has"))
        return name

    def with_rules(
        self, changes: Mapping[str, Any] | str | None = None, /, *, game: type[Game] | None = None, **more: Any
    ) -> tuple[Match, Divergence | None]:
        """The same answers under edited rules (parameters, a preset, or a subclass with other code).

        Gives (match, divergence). The new match stands where the old answers stop fitting; `divergence.tail` keeps the
        rest of them. The divergence is None when nothing at all goes another way.
        """
        game_class = game or self._setup.asked or self.game
        if isinstance(changes, str):
            rules = game_class.Rules.read(changes).changed(**more)
        else:
            rules = game_class.Rules.read(self.rules.differences()).changed(**{**(changes or {}), **more})
        return replay(self, game_class, rules)

    def with_edit(
        self, clause: str, text: str, /, *, name: str = "", function: str = "", line: int = 1
    ) -> tuple[Match, Divergence | None]:
        """The same answers when a clause's function is played by an edited text; else like `with_rules`.

        `text`: one function, as `source_of(match.game, clause)` gives it. `name`: what the variant is called.
        `line`: where the user sees the text begin. Raises InvalidEdit, or RuleError when the text fails while it is
        played; the match stays as it was.

        >>> match = Match("fourteen_nights", players=3, seed=7)
        >>> text = source_of(match.game, "FN-6.2").replace("space not in barred", "space != 2")
        >>> new, divergence = match.with_edit("FN-6.2", text, name="no way to research")
        >>> match.decision.labels, new.decision.labels, new.variant.name
        (['2', '3'], ['3'], 'no way to research')
        """
        asked = self._setup.asked or self.game
        return self.with_rules(game=with_edit(asked, clause, text, name, function, line).apply(asked))

    @property
    def variant(self) -> Variant | None:
        """What was edited in the code of the rules; None when the code is as printed."""
        return self.game.variant

    def differences(self) -> Differences:
        """What is played otherwise than printed: parameters (before, after) and edited clauses."""
        return Differences(self.game, self.rules, self.lang)

    # --- saving, reading, showing ---------------------------------------------------------------------------------

    def save(self, path: str | Path) -> Path:
        """Write the match as a record (YAML) that a person can read; `load` brings it back."""
        from .record import save

        return save(self, path)

    def words(self, lang: str | None = None) -> Words:
        """Everything the game says, in a language."""
        return self.game.words(lang or self.lang)

    def rulebook(self, lang: str | None = None) -> Rulebook:
        """The rulebook by clause, in a language."""
        return self.game.rulebook(lang or self.lang)

    def alt_text(self, viewer: Viewer = None, lang: str | None = None, *, asked: bool = True) -> str:
        """The position in words, as the viewer may know it; without what the open question offers if not `asked`."""
        return self._described("alt_text", viewer, lang, asked)

    def board_text(self, lang: str | None = None, viewer: Viewer = None) -> str:
        """The position as a text board for terminals and screen readers."""
        return self._described("text_board", viewer, lang)

    def _described(self, how: str, viewer: Viewer, lang: str | None, asked: bool = True) -> str:
        words = self.words(lang)
        view = self.view(viewer)
        if not self.game.board:
            title = self._title or self.game.title.get(words.lang) or self.game.name
            return words("match-position", title=title, view=words.position(view.as_dict()))
        module = import_module(self.game.board.rpartition(".")[0] + ".describe")
        text: str = getattr(module, how)(view, self.shown_decision(viewer) if asked else None, words)
        return text

    def shown_decision(self, viewer: Viewer) -> Decision | None:
        """The pending decision, if the viewer may know its options."""
        decision = self.decision
        if decision is None or decision.player == NATURE:
            return decision if decision and may_know(decision.facts.get("to"), viewer) else None
        private = decision.secret or decision.simultaneous
        return None if private and viewer not in (decision.player, MODERATOR) else decision

    def draw(self, ax: Any = None, viewer: Viewer = None, lang: str | None = None, **style: Any) -> Any:
        """A picture of the position as the viewer may see it (a matplotlib Figure, or drawn into `ax`)."""
        figures = import_module("tabletop_lab.figures")
        return figures.draw(self, ax=ax, viewer=viewer, lang=lang, **style)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        alt = self.alt_text()
        figures = import_module("tabletop_lab.figures")
        return {"text/plain": alt, "text/html": figures.img_html(figures.svg(self.draw()), alt)}

    def __repr__(self) -> str:
        state = "over" if self.decision is None else repr(self.decision)
        where = f"step {self.step} of {self.steps}"
        return f"Match({self.game.name!r}, players={len(self.players)}, seed={self.seed!r}, {where}: {state})"


def _checked_seed(seed: object) -> int | str:
    """A seed that can be written down: a whole number (of any library's kind) or a word."""
    if isinstance(seed, str):
        return seed
    try:
        number = index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or isinstance(seed, bool) or number.bit_length() > 1000:
        raise TabletopError(Fault("seed", f"a {type(seed).__name__} like this is no seed", "a whole number or a word"))
    return number


__all__ = ["MAIN", "Match", "NATURE", "source_of"]
