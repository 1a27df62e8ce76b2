"""One execution of a game over recorded answers: replays them, asks bots or waits for what comes next, notes a trace.
Its chances are in recorded_chances.py.

Stepping is re-execution from the last safe point. Runs are never changed afterwards: a match holds the present one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..core import labels
from ..core.bots import RandomBot
from ..core.chance import Reader
from ..core.clause import Frame, traced
from ..core.errors import InvalidPosition, is_failure
from ..core.game import Game
from ..core.misuse import Misuse
from ..core.modes import default_class_of
from ..core.question import NATURE, Decision
from ..core.result import Result, check_result
from ..core.state import State
from ..core.table import NO_TABLE, GameOver, Window
from ..core.view import View
from ..core.visibility import MODERATOR, may_know
from ..edits import checks
from ..edits.errors import edited_rules
from ..edits.guard import Endless
from ..language.localized import localized
from ..match.trace import BEGINNING, Entry, entry_of
from .answers import UNREAD, Answer, Checkpoint, Mismatch, Opened, Options, Setup, Waiting
from .asking import answer_of
from .look_ahead import look_ahead
from .recorded_chances import Chances
from .since_checkpoint import PastAnswer, SinceCheckpoint
from .unseen import begin_from
from .watches_edits import WatchesEdits

STRIDE = 4
"""While bots play on, a safe point is kept after so many answers: copying a state costs as much as a few decisions."""
MOST_PASSED = 3_000
"""So many safe points or windows without an answer between them are an endless loop."""


class Run(Chances, WatchesEdits):
    """The table that replays, records and waits."""

    heard = None

    def __init__(self, setup: Setup, answers: Sequence[Answer], going_on: Options, before: Run | None = None) -> None:
        super().__init__(setup, going_on, answers)
        self._entries: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []
        self.windows: list[Opened] = []
        """The windows that were opened, each with the state at that moment: nobody may have had to react."""
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.begun_from: list[tuple[str, str, str]] = []
        """What luck gave in a setup that a position took the place of: seat or '', name and label."""
        self._passed = self._passed_at = 0
        forking = any(bot.needs_rollouts for bot in going_on.bots.values())
        self._stride = STRIDE if going_on.bots and going_on.pause is None and not forking else 0
        self._adopt: Frame | None = None
        self._bot_numbers: dict[str, int] = {}
        # Random bots need no decision to look at: the quick way through recorded playouts.
        blind = [player for player, bot in going_on.bots.items() if type(bot) is RandomBot and going_on.pause is None]
        self._blind = {player: setup.streams.whole_numbers(f"bot {player}") for player in blind}
        self._group: tuple[int, dict[str, Any]] = (0, {})
        self.together: dict[str, Decision] = {}
        """The questions of a simultaneous choice that waits for answers, by seat; empty for any other question."""
        state = self._resume(before)
        with edited_rules(setup.game, self):  # what is looked up beforehand may ask an edited rule
            self.game: Game = traced(setup.game)(self, setup.players, setup.rules, state)
            self._most_notes = len(self.notes) + 10 * self.game.max_decisions() + 10_000
        self._go()

    @property
    def entries(self) -> list[Entry]:
        """What happened, as entries of a trace; those before the last safe point are the earlier run's own."""
        self._entries += [entry_of(self.setup.game, note) for note in self.notes[len(self._entries) :]]
        return list(self._entries)

    def answers_known_to(self, player: str) -> int:
        """How many of the answers and chances so far this player knows of."""
        viewer = MODERATOR if player == NATURE else player
        return sum(note[0] != "event" and may_know(note[7], viewer) for note in self.notes)

    def since_checkpoint(self) -> SinceCheckpoint:
        """The last safe point and the answers since then, for bots that try things out."""
        setup, checkpoint = self.setup, self.checkpoints[-1] if self.checkpoints else None
        past = [
            PastAnswer(player or "", name, value, only)
            for kind, _, name, player, value, _, _, only, *_ in self.notes[checkpoint.notes if checkpoint else 0 :]
            if kind in ("decision", "chance")
        ]
        state = checkpoint.state if checkpoint else None
        return SinceCheckpoint(setup.game, setup.players, setup.rules, setup.position, state, past)

    def _resume(self, before: Run | None) -> State | None:
        """Take over what an earlier run of the same answers knew at its last usable safe point."""
        keep = [each for each in before.checkpoints if each.step <= len(self.answers)] if before else []
        for answer in self.answers:
            if answer.by == "bot":
                self._bot_numbers[answer.player] = answer.bot_numbers
        if not keep or before is None:
            return None
        checkpoint = keep[-1]
        self.begun_from = before.begun_from
        self.checkpoints, self.notes = keep, before.notes[: checkpoint.notes]
        self.windows = [opened for opened in before.windows if opened.at < checkpoint.notes]
        self._entries = before._entries[: checkpoint.notes]
        self.step, self.chances = checkpoint.step, dict(checkpoint.chances)
        if (chosen := before.chosen_of_edit) is not None and chosen[0] < checkpoint.step:
            self.chosen_of_edit = chosen
        self._adopt, self._resuming = checkpoint.frame, True
        return checkpoint.state.copy()

    def _go(self) -> None:
        try:
            if self.setup.game.variant is None:
                self._play()
            else:
                with edited_rules(self.setup.game, self):
                    self._play()
        except Waiting as waiting:
            self.decision, self.together = waiting.decision, waiting.together
            if self._checked and not self.options.ahead:
                look_ahead(self)
        else:
            # A game that is over lets go of its table, so that both are freed as soon as nothing uses them any more.
            # Left to Python's garbage collector, because each refers to the other, they cost a third of the time of
            # recorded playouts.
            self.game.table = NO_TABLE

    def _play(self) -> None:
        if self.game.state is None:
            if self.setup.position:
                self._begin_from(self.setup.position)
            else:
                self.game.setup()
        try:
            self.result = self.game.play()
        except GameOver as over:
            self.result = over.result
        check_result(self.result, self.setup.players)
        if self._checked:
            self._check_state()
            checks.check_ending(self.result, self.setup.game)

    def fails_as_printed(self, error: BaseException) -> bool:
        """Whether the rules without the edits fail in the same way after the same answers, so that no edit is at fault.

        Where these answers do not fit the rules as printed, the edits are at fault.
        """
        printed = self.setup._replace(game=default_class_of(self.setup.game))
        try:
            Run(printed, [replace(answer, value=UNREAD) for answer in self.answers[: self.step]], Options(ahead=True))
        except BaseException as as_printed:
            if not is_failure(as_printed):
                raise
            return type(as_printed) is type(error)
        return False

    def _begin_from(self, position: Mapping[str, Any]) -> None:
        """The setup is not told, since it never was: the position is, to each what that seat sees of it."""
        self.begun_from = begin_from(self.game, position, self._unrecorded).given
        seen = View(self.game.state.copy(), MODERATOR, self.setup.players, self.setup.rules, self.setup.game)
        self.notes.append(("event", self.step, BEGINNING, None, seen, {}, None, None, None, ""))

    # --- the primitives of a table ----------------------------------------------------------------------------------

    def decide(
        self,
        player: str,
        name: str,
        options: Any,
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        together: dict[str, Any] | None = None,
        window: Window | None = None,
    ) -> Any:
        """The recorded answer; when there is none any more a bot's, or wait for a person's."""
        if self._resuming:
            self._not_safe(name)
        if len(self.notes) > self._most_notes:
            self._endless()
        if together is not None and together is not self._group[1]:
            self._group = len(self.notes), together
        step, answers = self.step, self.answers
        if step < len(answers):
            answer = answers[step]
            if answer.value is UNREAD or answer.player != player or answer.name != name:
                decision = self._question(player, name, options, refused, secret, facts, together, window)
                if answer.player != player or answer.name != name:
                    raise Mismatch("question", step, decision, answer)
                self._understand(answer, decision)
        elif player in self._blind:
            if type(options) is not tuple and callable(options):
                options = options()
            used, numbers = self._bot_numbers.get(player, 0), self._blind[player]
            if used >= len(numbers):
                self.setup.streams.whole_numbers(f"bot {player}", used + 1)
            value = options[(numbers[used] * len(options)) >> 32]
            self._bot_numbers[player] = used = used + 1
            answer = Answer(player, name, labels.label(value), value, "bot", used)
            answers.append(answer)
        else:
            answer = self._chosen(self._question(player, name, options, refused, secret, facts, together, window))
            answers.append(answer)
        self.step = step + 1
        if self._checked:
            self.chosen_at(step)
        only = player if secret or together is not None else None
        self.notes.append(
            ("decision", step, name, player, answer.value, facts, self.frame, only, None, answer.by, window)
        )
        if together is not None and not secret and player == next(reversed(together)):
            first = self._group[0]  # all have answered
            self.notes[first:] = [(*note[:7], None, *note[8:]) for note in self.notes[first:]]
        return answer.value

    def _chosen(self, decision: Decision) -> Answer:
        """What the seat's bot chooses; Waiting when a person sits there."""
        player = decision.player
        bot = self.options.bots.get(player)
        if bot is None or (self.options.pause and self.options.pause(decision)):
            raise Waiting(decision, self._all_together(decision) if decision.simultaneous else {})
        reader = Reader(self.setup.streams, f"bot {player}", self._bot_numbers.get(player, 0))
        value = answer_of(bot, decision, reader)
        self._bot_numbers[player] = reader.used
        return Answer(player, decision.name, labels.label(value), value, "bot", reader.used)

    def _all_together(self, decision: Decision) -> dict[str, Decision]:
        """The questions of all seats of a simultaneous choice: none depends on another's answer."""
        return {seat: decision.put_to(seat, _listed(own)) for seat, own in self._group[1].items()}

    def _question(
        self,
        player: str,
        name: str,
        options: Any,
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        together: dict[str, Any] | None,
        window: Window | None,
    ) -> Decision:
        checks.check_seats(name, together or (player,), self.setup.players)
        legal = _listed(options)
        if self._checked:
            checks.check_options(name, legal)
            checks.check_explaining(name, refused)
        if not len(legal):
            if self.setup.position and all(answer.player == NATURE for answer in self.answers):
                stuck = localized("position_stuck", "call", lang=self.options.lang, name="position", player=player)
                raise InvalidPosition(stuck)  # the first question: the rules cannot begin there
            raise Misuse("no_option", name=name, player=player)
        decision = Decision(
            self.game, player, name, legal, refused, facts=facts, frame=self.frame, secret=secret,
            simultaneous=together is not None, window=window, lang=self.options.lang,
        )  # fmt: skip
        if self._checked:
            self._check_state()
            if not self.options.ahead:
                checks.check_words(decision)
        return decision

    def _check_state(self) -> None:
        checks.check_match(self.game, self.setup.players, self.setup.rules)
        checks.check_state(self.game.state, type(self.game).State)

    def _understand(self, answer: Answer, decision: Decision) -> None:
        try:
            answer.value = labels.find(decision.options, answer.label)
        except LookupError:
            raise Mismatch("illegal", self.step, decision, answer) from None
        answer.label = labels.label(answer.value)

    def note(
        self,
        event: str,
        facts: Mapping[str, Any],
        only: object = None,
        secret: Mapping[str, object] | None = None,
        window: Window | None = None,
    ) -> None:
        """An event is added to the trace; for a window it is also kept when it was opened."""
        if len(self.notes) > self._most_notes:
            self._endless()
        if window is not None:
            if self._checked:
                checks.check_name(event)
                checks.check_seats(event, window.seats, self.setup.players)
            if not self._stands_open(window):
                self._pass()
                self.windows.append(Opened(len(self.notes), self.step, window, self.game.state.copy()))
            return
        player = facts.get("player")
        self.notes.append(("event", self.step, event, player, None, facts, self.frame, only, secret, ""))
        if self._checked:
            checks.check_event(Entry(self.setup.game, *self.notes[-1]), secret, self.setup.players)

    def _stands_open(self, window: Window) -> bool:
        """Whether a window goes on, and nothing but answers in it has been asked for since it was opened."""
        last = self.windows[-1] if self.windows else None
        if last is None or last.window is not window:
            return False
        return all(note[-1] is window for note in self.notes[last.at :] if note[0] == "decision")

    def _pass(self) -> None:
        """One more safe point or window: many of them without an answer between them are an endless loop."""
        if self.step != self._passed_at:
            self._passed, self._passed_at = 0, self.step
        self._passed += 1
        if self._passed > MOST_PASSED:
            raise Endless(f"it does not end: it went round {MOST_PASSED:,} times without an answer")

    def checkpoint(self) -> None:
        """A safe point: kept with a copy of the state."""
        if self._resuming:
            self.frame, self._resuming = self._adopt, False
            return
        self._pass()
        if self.checkpoints and self.step - self.checkpoints[-1].step < self._stride:
            return
        if self._checked:
            self._check_state()
        state, notes = self.game.state.copy(), len(self.notes)
        self.checkpoints.append(Checkpoint(self.step, state, notes, self.frame, dict(self.chances)))

    def rollouts(self, decision: Decision) -> Any:
        """The question, to be tried out from the last safe point on."""
        from .rollout import Rollouts

        return Rollouts(self.since_checkpoint(), decision)


def _listed(options: Any) -> Sequence[Any]:
    """Options as a sequence: a lazy one is asked for now."""
    found: Sequence[Any] = options() if type(options) is not tuple and callable(options) else options
    return found
