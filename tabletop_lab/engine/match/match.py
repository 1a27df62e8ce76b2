"""A game being played: answer, undo, redo, branch, force chance, replay under other rules, save.

A match is (game, rules, players, seed, position, answers); the rest is worked out by running the rules (see
tables/recorded.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ..core import catalogue, labels, strict
from ..core.bots import seat_bots
from ..core.calls import checked, checked_but
from ..core.chance import RandomStreams, fresh_seed
from ..core.errors import Fault, IllegalChoice, InvalidEdit, InvalidPosition, InvalidRules, TabletopError, echo
from ..core.game import Game
from ..core.modes import playing
from ..core.plainly import as_table
from ..core.question import NATURE, Decision, written
from ..core.seats import seats
from ..core.view import plain_copy
from ..edits.variant import source_of, with_edit
from ..language.languages import known_language
from ..language.localized import localized
from ..tables.answers import Answer, Setup
from ..tables.recorded import Run
from .chance_names import check_chance
from .divergence import Divergence, replay
from .history import MAIN, History
from .record_reading import LONGEST_TITLE
from .until import Until, pause_at

CHANCE = ("auto", "ask")


class Match(History):
    """One game, step by step.

    `game`: a name of `games()` or a Game class. `players`: a count. `seed`: decides all luck; whoever knows it knows
    every card. None: 0, and a fresh one where the match begins on a shared laptop (`begin_anew`). `rules`: a dict of
    differences, a preset's name or a Rules object. `position`: a partial state to start from. `chance`: 'auto'
    (luck decides) or 'ask' (every chance becomes a decision of `NATURE`, to be chosen by hand). `bots`: who plays on at
    once, as in `run` (and quicker than `run` afterwards: a recorded playout is `Match(game, seed=7, bots="random")`).
    Raises UnknownGame, InvalidRules, InvalidPosition.

    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7)
    >>> match.decision.name, match.decision.labels
    ('walk', ['2', '3'])
    >>> match.play("2").step > 0
    True
    """

    @checked_but("position", "players")
    def __init__(
        self,
        game: object,
        players: int | None = None,
        seed: object = None,
        rules: object = None,
        position: Mapping[str, Any] | None = None,
        *,
        chance: str = "auto",
        lang: str | None = None,
        title: str = "",
        bots: object = None,
    ) -> None:
        lang, game_class = lang if lang is None else known_language(lang), catalogue.find(game)
        if chance not in CHANCE:
            ways = ", ".join(CHANCE)
            fault = localized("no_chance_way", "call", lang=lang, name="chance", given=echo(chance), known=ways)
            raise TabletopError(fault)
        self.seed_given = seed is not None
        seed, title = strict.seed(0 if seed is None else seed, lang), strict.text("title", title, LONGEST_TITLE, lang)
        edited = game_class.Rules.read(rules)
        played = playing(game_class, edited)
        seated = seats(played, players)
        start = None if position is None else _own(position, lang)
        self.dropped: tuple[Fault, ...] = ()
        self._setup = Setup(played, seated, edited, seed, RandomStreams(seed), start, game_class)
        self.chance, self._lang, self._title = chance, lang, title
        self._forced: dict[str, list[str]] = {}
        self._early: dict[str, Answer] = {}
        self._early_for = (-1, "")
        self.branches: dict[str, list[Answer]] = {}
        self.branch_name, self.unnamed = MAIN, {MAIN}
        self._accept(self._execute([], None, bots=seat_bots(bots, played, seated)))

    seed_given: bool
    """Whether somebody chose the seed: then it is kept, and whoever chose it can know the cards."""

    def begin_anew(self, seed: object = None) -> Match:
        """Deal again, by a seed that nobody knows (None) or by this one; IllegalChoice once a player has answered.

        >>> from tabletop_lab.testing.sample import Market
        >>> match = Match(Market, players=3)
        >>> match.begin_anew().seed == match.begin_anew().seed, match.seed_given
        (False, False)
        """
        if not self.nobody_has_answered:
            raise IllegalChoice(localized("begun", "begin_anew", lang=self.lang))
        seed = fresh_seed() if seed is None else strict.seed(seed, self.lang)
        setup = self._setup._replace(seed=seed, streams=RandomStreams(seed))
        run = self._execute([], None, setup=setup)
        self._setup = setup
        self._accept(run)
        return self

    @checked
    def begin_under(self, changes: Mapping[str, Any]) -> Match:
        """Deal again by the same seed under changed parameters; IllegalChoice once a player has answered.

        >>> from tabletop_lab.testing.sample import Market
        >>> Match(Market, players=3, seed=7).begin_under({"days": 3}).rules.days
        3
        """
        if not self.nobody_has_answered:
            raise IllegalChoice(localized("begun", "begin_under", lang=self.lang))
        asked = self._setup.asked or self.game
        rules = _changed(asked, self.rules.differences(), changes)
        played = playing(asked, rules)
        setup = self._setup._replace(game=played, players=seats(played, len(self.players)), rules=rules, asked=asked)
        run = self._execute([], None, setup=setup)
        self._setup = setup
        self._accept(run)
        return self

    @property
    def nobody_has_answered(self) -> bool:
        """Whether luck alone has been asked so far, in this line and in all others."""
        lines = (self._line, *self.branches.values())
        return not self._early and all(answer.is_chance for line in lines for answer in line)

    # --- playing ----------------------------------------------------------------------------------------------------

    @checked
    def play(self, choice: object, seat: str = "") -> Match:
        """Answer the pending decision with an option or its label; IllegalChoice leaves the match as it was.

        `seat`: who answers, where several choose at the same time. Until the last of them has answered they may
        answer in any order, and change their own answer: nobody has seen it, and nobody else is asked again.

        >>> from tabletop_lab.testing.sample import Market
        >>> match = Match(Market, players=2, seed=3).run(until=lambda decision: decision.simultaneous)
        >>> list(match.decisions)
        ['P1', 'P2']
        >>> match.play("2", seat="P2").decision.player, match.committed
        ('P1', ('P2',))
        """
        if self.decision is None:
            raise IllegalChoice(localized("over", "play", lang=self.lang))
        if seat and seat != self.decision.player:
            return self._commit(choice, seat)
        self._give(choice, "forced" if self.decision.player == NATURE else "human")
        return self._go_on_with_commitments()

    def _commit(self, choice: object, seat: str) -> Match:
        """Another seat of a simultaneous choice answers before its turn, or answers again."""
        asked = self.decisions.get(seat)
        if asked is None:
            known = ", ".join(self.decisions)
            raise IllegalChoice(localized("seat_not_asked", "play", lang=self.lang, seat=echo(seat, 40), known=known))
        value = asked.find(choice)
        answer = Answer(seat, asked.name, labels.label(value), value, "human")
        order = list(self.decisions)
        pending = order.index(self.decision.player if self.decision else "")
        place = order.index(seat)
        if place > pending:
            self._early[seat], self._early_for = answer, self._asked_together()
            return self
        at = self.step - pending + place
        run = self._execute([*self._line[:at], answer, *self._line[at + 1 : self.step]], self._run)
        self._accept(run)
        return self

    def _go_on_with_commitments(self) -> Match:
        """Answers that were given before their turn, now that it has come."""
        while self._early and self.decision is not None and self.decision.simultaneous:
            answer = self._early.pop(self.decision.player, None)
            if answer is None:
                return self
            self._answer(answer)
        return self

    def _give(self, choice: object, by: str) -> Match:
        assert self.decision is not None
        value = self.decision.find(choice)
        return self._answer(Answer(self.decision.player, self.decision.name, labels.label(value), value, by))

    def roll(self) -> Match:
        """Let luck answer the pending chance (for matches with chance='ask')."""
        if self.decision is None or self.decision.player != NATURE:
            instead = "play(choice)" if self.decision else "undo()"
            raise IllegalChoice(localized("no_chance", "roll", lang=self.lang, instead=instead))
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
        return self._go_on(self._execute(self._line[: self.step], self._run, bots=sitting, pause=self._pause(until)))

    def fast_forward(self, copy: Match) -> Match:
        """Go on as a copy made by `branch` went on from here: bots can think on the copy while this match is shown.

        Raises TabletopError for a match that does not begin with the answers given here.

        >>> from tabletop_lab.testing.sample import Market
        >>> match = Match(Market, players=3, seed=7)
        >>> copy = match.branch().run(until=20)
        >>> match.fast_forward(copy).step == copy.step
        True
        """
        self._check_match("fast_forward", copy)
        given = copy.answers[: self.step]
        same = copy._setup is self._setup and len(given) == self.step
        if not same or not all(mine.same_as(other) for mine, other in zip(self.answers, given, strict=True)):
            raise TabletopError(localized("no_copy", "call", lang=self.lang, name="fast_forward"))
        self._forced = {name: list(rest) for name, rest in copy._forced.items()}
        return self._go_on(copy._run)

    def _go_on(self, run: Run) -> Match:
        """Accept a run that bots went on with; if they went another way, the present line stays as a branch."""
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
        return pause_at(until, self.step, self.decision.player if self.decision else "", self.lang)

    @checked
    def force(self, name: str, outcome: object) -> Match:
        """The next chance of that name gives this outcome; it is refused when it comes up and cannot happen.

        Raises TabletopError for a name that is a slip of a chance of the game. What has not come up yet stands in the
        repr of the match.
        """
        check_chance(self.game, name, self.lang)
        self._forced.setdefault(name, []).append(written(outcome))
        return self

    @checked
    def with_rules(
        self, changes: Mapping[str, Any] | str | None = None, /, *, game: type[Game] | None = None, **more: Any
    ) -> tuple[Match, Divergence | None]:
        """The same answers under edited rules (parameters, a preset, or a subclass with other code).

        Gives (match, divergence). The new match stands where the old answers stop fitting;
        `divergence.remaining_answers` has the rest of them. The divergence is None when nothing at all is different.
        """
        game_class = self._setup.asked or self.game if game is None else catalogue.find(game)
        if isinstance(changes, str):
            rules = game_class.Rules.read(changes).changed(**more)
        else:
            rules = _changed(game_class, self.rules.differences(), {} if changes is None else changes, **more)
        return replay(self, game_class, rules)

    @checked_but("clause", "text", error=InvalidEdit)
    def with_edit(
        self, clause: str, text: str, /, *, name: str = "", function: str = "", line: int = 1
    ) -> tuple[Match, Divergence | None]:
        """The same answers when a clause's function is played by an edited text; else like `with_rules`.

        `text`: one function, as `source_of(match.game, clause)` gives it. `name`: what the variant is called.
        `line`: where the user sees the text begin. Raises InvalidEdit, or RuleError when the text fails while it is
        played; the match stays as it was.

        >>> from tabletop_lab.testing.sample import Market
        >>> match = Match(Market, players=3, seed=7)
        >>> text = source_of(Market, "LM-4.2").replace("space not in left", "space != 2")
        >>> new, divergence = match.with_edit("LM-4.2", text, name="no way to the crates")
        >>> match.decision.labels, new.decision.labels, new.variant.name
        (['2', '3'], ['3'], 'no way to the crates')
        """
        asked = self._setup.asked or self.game
        return self.with_rules(game=with_edit(asked, clause, text, name, function, line).apply(asked))

    @checked
    def save(self, path: str | Path) -> Path:
        """Write the match as a record (YAML) that a person can read; `load` brings it back."""
        from .record import save

        return save(self, path)


def _changed(game: type[Game], so_far: Mapping[str, Any], changes: object, /, **more: Any) -> Any:
    """The rules of a game with some parameters changed; InvalidRules for what is no table of names."""
    table = as_table(changes)
    if table is None:
        raise InvalidRules(localized("no_rules", "call", name="changes", given=echo(changes)))
    if strange := [name for name in table if not isinstance(name, str)]:
        raise InvalidRules(game.Rules._unknown(strange[0]))
    return game.Rules.read(so_far).changed(**{**table, **more})


def _own(position: object, lang: str | None) -> dict[str, Any] | None:
    """A position that nobody else can change; None for an empty one."""
    table = as_table(position)
    try:
        copy: dict[str, Any] | None = plain_copy(table)
    except Exception:  # it is too deep, or a part of it only looks like a table or list
        table = None
    if table is None:
        fault = localized("no_position", "call", lang=lang, name="position", given=echo(position))
        raise InvalidPosition(fault) from None
    return copy or None


__all__ = ["MAIN", "Match", "NATURE", "source_of"]
