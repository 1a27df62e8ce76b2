"""One execution of a game over recorded answers: replays them, asks bots or waits for what comes next, notes a trace.

Stepping is re-execution from the last safe point. Runs are never changed afterwards: a match holds the present one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from . import labels
from .answers import UNREAD, Answer, Mismatch, Note, Options, Safe, Setup, Waiting
from .bots import RandomBot
from .chance import Reader, check_weights, order, pick
from .clause import Frame, traced
from .decision import NATURE, Decision
from .empty import Empty
from .endless import Endless
from .errors import ImpossibleChance
from .game import Game, Result
from .labels import Orders
from .origin import Happened, Origin
from .position import place
from .rule_errors import edited_rules
from .state import MODERATOR, State
from .trace import Entry, may_know

STRIDE = 4
"""While bots play on, a safe point is kept after so many answers: copying a state costs as much as a few decisions."""

VERBS = ("ask", "ask_all", "tell", "safe_point", "roll", "draw", "shuffle")

Asked = tuple[str, str, Any, Any, bool, Mapping[str, Any], bool]
"""A question as the game put it: player, name, options, refused, secret, facts, simultaneous."""


class Run:
    """The table that replays, records and waits."""

    def __init__(self, setup: Setup, answers: Sequence[Answer], going_on: Options, before: Run | None = None) -> None:
        self.setup, self.options = setup, going_on
        self.answers = list(answers)
        self.step = 0
        self.frame: Frame | None = None
        self.notes: list[Note] = []
        self._entries: list[Entry] = []
        self.safes: list[Safe] = []
        self.called: dict[int, State] = {}
        """The state when a call for secret actors was told, by the place of its note: nobody may have to answer it."""
        self.chances: dict[str, int] = {}
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.given_by_edit: tuple[int, Any, Any] | None = None
        self._most_notes = self._passed = self._most_passed = 0
        forking = any(bot.forks for bot in going_on.bots.values())
        self._stride = STRIDE if going_on.bots and going_on.pause is None and not forking else 0
        self._forced = {name: list(outcomes) for name, outcomes in going_on.forced.items()}
        self._adopt: Frame | None = None
        self._resuming = False
        self._bot_numbers: dict[str, int] = {}
        state = self._resume(before)
        with edited_rules(setup.game):  # what is looked up beforehand may ask an edited rule
            self.game: Game = traced(setup.game)(self, setup.players, setup.rules, state)
            longest = self.game.longest()
        self._most_notes, self._most_passed = len(self.notes) + 10 * longest + 10_000, longest + 1_000
        self._go()

    @property
    def entries(self) -> list[Entry]:
        """What happened, as entries of a trace; those before the last safe point are the earlier run's own."""
        self._entries += [Entry(self.setup.game, *note) for note in self.notes[len(self._entries) :]]
        return list(self._entries)

    @property
    def unused_forces(self) -> dict[str, list[str]]:
        """Outcomes chosen by hand that no chance has asked for yet."""
        return {name: rest for name, rest in self._forced.items() if rest}

    def answers_known_to(self, player: str) -> int:
        """How many of the answers and chances so far this player knows of."""
        viewer = MODERATOR if player == NATURE else player
        return sum(note[0] != "event" and may_know(note[7], viewer) for note in self.notes)

    def origin(self) -> Origin:
        """The last safe point and the answers since then, for bots that try things out."""
        setup, safe = self.setup, self.safes[-1] if self.safes else None
        happened = [
            Happened(player or "", name, value, to)
            for kind, _, name, player, value, _, _, to, _, _ in self.notes[safe.notes if safe else 0 :]
            if kind in ("decision", "chance")
        ]
        state = safe.state if safe else None
        return Origin(setup.game, setup.players, setup.rules, setup.position, state, happened)

    def _resume(self, before: Run | None) -> State | None:
        """Take over what an earlier run of the same answers knew at its last usable safe point."""
        keep = [safe for safe in before.safes if safe.step <= len(self.answers)] if before else []
        for answer in self.answers:
            if answer.by == "bot":
                self._bot_numbers[answer.player] = answer.bot_numbers
        if not keep or before is None:
            return None
        safe = keep[-1]
        self.safes, self.notes = keep, before.notes[: safe.notes]
        self.called = {at: state for at, state in before.called.items() if at < safe.notes}
        self._entries = before._entries[: safe.notes]
        self.step, self.chances = safe.step, dict(safe.chances)
        self._adopt, self._resuming = safe.frame, True
        return safe.state.copy()

    def _go(self) -> None:
        try:
            if self.setup.game.variant is None:
                self._play()
            else:
                with edited_rules(self.setup.game, self):
                    self._play()
        except Waiting as waiting:
            self.decision = waiting.decision
        else:
            self._leave()

    def _leave(self) -> None:
        """The game is over: it forgets its table, so that both go as soon as nobody looks at them any more.

        Left to Python's search for things that only hold each other they cost a third of the time of recorded playouts.
        """
        self.game.table = Empty(self.step)
        for verb in VERBS:
            delattr(self.game, verb)

    def _play(self) -> None:
        if self.game.state is None:
            self.game.setup()
            if self.setup.position:
                place(self.game, self.setup.position)
        self.result = self.game.play()

    def bind(self, game: Game) -> None:
        """Put the recording verbs on the game."""
        verbs = cast(Any, game)
        verbs.ask, verbs.ask_all, verbs.tell, verbs.safe_point = self._ask, self._ask_all, self._tell, self._safe_point
        blind = [player for player, bot in self.options.bots.items() if type(bot) is RandomBot]
        if blind and self.options.pause is None:
            verbs.ask = self._asking_blindly(blind)
        verbs.roll, verbs.draw, verbs.shuffle = self._roll, self._draw, self._shuffle
        self.game = game

    # --- the verbs ------------------------------------------------------------------------------------------------

    def _ask(
        self, player: str, name: str, options: Any, refused: Any = None, *, secret: bool = False, **facts: Any
    ) -> Any:
        secret = secret or name in self.setup.game.secret_actors
        return self._decide((player, name, options, refused, secret, facts, False), player if secret else None)

    def _ask_all(
        self, options: Mapping[str, Any], name: str, refused: Any = None, *, secret: bool = False, **facts: Any
    ) -> dict[str, Any]:
        secret = secret or name in self.setup.game.secret_actors
        first, chosen = len(self.notes), {}
        for player, own in options.items():
            chosen[player] = self._decide((player, name, own, refused, secret, facts, True), player)
        if not secret:
            self.notes[first:] = [(*note[:7], None, *note[8:]) for note in self.notes[first:]]
        return chosen

    def _decide(self, asked: Asked, to: object) -> Any:
        player, name, options = asked[:3]
        if self._resuming:
            self._not_safe(name)
        if len(self.notes) > self._most_notes:
            self._endless()
        step = self.step
        if step < len(self.answers):
            answer = self.answers[step]
            if answer.value is UNREAD or answer.player != player or answer.name != name:
                decision = self._question(*asked)
                if answer.player != player or answer.name != name:
                    raise Mismatch("question", step, decision, answer)
                self._understand(answer, decision)
        else:
            decision = self._question(*asked)
            bot = self.options.bots.get(player)
            if bot is None or (self.options.pause and self.options.pause(decision)):
                raise Waiting(decision)
            reader = Reader(self.setup.luck, f"bot {player}", self._bot_numbers.get(player, 0))
            value = decision.find(bot.choose(decision, reader))
            self._bot_numbers[player] = reader.used
            answer = Answer(player, name, labels.label(value), value, "bot", reader.used)
            self.answers.append(answer)
        self.step = step + 1
        self.notes.append(("decision", step, name, player, answer.value, asked[5], self.frame, to, None, answer.by))
        return answer.value

    def _asking_blindly(self, blind: Sequence[str]) -> Callable[..., Any]:
        """`ask` when random bots answer, who need no decision to look at: the quick way through recorded playouts."""
        answers, notes, bot_numbers, luck = self.answers, self.notes, self._bot_numbers, self.setup.luck
        streams = {player: luck.whole_numbers(f"bot {player}") for player in blind}
        covert = self.setup.game.secret_actors

        def ask(
            player: str, name: str, options: Any, refused: Any = None, *, secret: bool = False, **facts: Any
        ) -> Any:
            step = self.step
            if player not in streams or step < len(answers) or self._resuming or len(notes) > self._most_notes:
                return self._ask(player, name, options, refused, secret=secret, **facts)
            if type(options) is not tuple and callable(options):
                options = options()
            used = bot_numbers.get(player, 0)
            numbers = streams[player]
            if used >= len(numbers):
                luck.whole_numbers(f"bot {player}", used + 1)
            value = options[(numbers[used] * len(options)) >> 32]
            bot_numbers[player] = used = used + 1
            answers.append(Answer(player, name, labels.label(value), value, "bot", used))
            to = player if secret or name in covert else None
            notes.append(("decision", step, name, player, value, facts, self.frame, to, None, "bot"))
            self.step = step + 1
            return value

        return ask

    def _question(
        self,
        player: str,
        name: str,
        options: Any,
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        simultaneous: bool,
    ) -> Decision:
        legal = options() if callable(options) else options
        if not len(legal):
            raise ValueError(f"{player} is asked {name!r} without a single option")
        return Decision(
            self.game, player, name, legal, refused, facts=facts, frame=self.frame, secret=secret,
            simultaneous=simultaneous, lang=self.options.lang,
        )  # fmt: skip

    def _understand(self, answer: Answer, decision: Decision) -> None:
        try:
            answer.value = labels.find(decision.options, answer.label)
        except LookupError:
            raise Mismatch("illegal", self.step, decision, answer) from None
        answer.label = labels.label(answer.value)

    def _chance(
        self,
        name: str,
        outcomes: Sequence[Any],
        weights: Sequence[float] | None,
        to: object,
        lucky: Callable[[int], Any],
        numbers: int = 1,
    ) -> Any:
        """The outcome of a chance: recorded, forced by hand, waited for, or by luck.

        `lucky(k)` is the outcome by luck when k numbers of the stream are used up; it uses `numbers` more.
        """
        if self._resuming:
            self._not_safe(name)
        if len(self.notes) > self._most_notes:
            self._endless()
        check_weights(name, outcomes, weights)
        k, step = self.chances.get(name, 0), self.step
        if step < len(self.answers):
            answer = self.answers[step]
            if answer.value is UNREAD or not answer.is_chance or answer.name != name:
                self._read_outcome(answer, self._chance_question(name, outcomes, weights, to))
        else:
            if self._forced.get(name):
                answer = self._forced_outcome(self._chance_question(name, outcomes, weights, to))
            elif self.options.ask_chance:
                raise Waiting(self._chance_question(name, outcomes, weights, to))
            else:
                value = lucky(k)
                answer = Answer(NATURE, name, labels.label(value), value, "luck")
            self.answers.append(answer)
        if answer.by == "record":  # a record does not say who chose: what luck would have given was luck
            answer.by = "luck" if answer.value == lucky(k) else "hand"
        self.step, self.chances[name] = step + 1, k + numbers
        self.notes.append(("chance", step, name, None, answer.value, {}, self.frame, to, None, answer.by))
        return answer.value

    def _chance_question(
        self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None, to: object
    ) -> Decision:
        return Decision(
            self.game, NATURE, name, outcomes, frame=self.frame, weights=weights, lang=self.options.lang,
            secret=to is not None, facts={"to": to},
        )  # fmt: skip

    def _read_outcome(self, answer: Answer, asked: Decision) -> None:
        """Understand an outcome that was only read, if it belongs to this chance and can happen."""
        if not answer.is_chance or answer.name != asked.name:
            raise Mismatch("question", self.step, asked, answer)
        try:
            answer.value = self._outcome(asked, answer.label)
        except LookupError:
            raise Mismatch("chance", self.step, asked, answer) from None

    def _forced_outcome(self, asked: Decision) -> Answer:
        """The outcome that was chosen by hand beforehand; refused when it cannot happen."""
        wanted = self._forced[asked.name].pop(0)
        try:
            value = self._outcome(asked, wanted)
        except LookupError:
            raise ImpossibleChance(asked.impossible(wanted)) from None
        return Answer(NATURE, asked.name, labels.label(value), value, "hand")

    @staticmethod
    def _outcome(asked: Decision, wanted: str) -> Any:
        possible = asked.options
        if asked.weights is not None:
            possible = [o for o, weight in zip(possible, asked.weights, strict=True) if weight > 0]
        return labels.find(possible, wanted)

    def _roll(
        self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None = None, *, to: object = None
    ) -> Any:
        return self._chance(
            name, outcomes, weights, to, lambda k: pick(outcomes, self.setup.luck.number(name, k), weights)
        )

    def _draw(self, name: str, pile: list[Any], *, to: object = None) -> Any:
        item = self._chance(name, pile, None, to, lambda k: pick(pile, self.setup.luck.number(name, k)))
        pile.remove(item)
        return item

    def _shuffle(self, name: str, pile: list[Any], *, to: object = ()) -> None:
        """The whole order is one outcome; its numbers come from the same stream as in batch play."""

        def lucky(k: int) -> Any:
            numbers = iter(range(k, k + len(pile)))
            return tuple(order(pile, lambda: self.setup.luck.number(name, next(numbers))))

        pile[:] = self._chance(name, Orders(pile), None, to, lucky, numbers=len(pile))

    def _tell(
        self, event: str, /, *, to: object = None, secret: Mapping[str, object] | None = None, **facts: Any
    ) -> None:
        if len(self.notes) > self._most_notes:
            self._endless()
        player = facts.get("player")
        if event in self.setup.game.secret_calls:
            self.called[len(self.notes)] = self.game.state.copy()
        self.notes.append(("event", self.step, event, player, None, facts, self.frame, to, secret, ""))

    def _safe_point(self) -> None:
        if self._resuming:
            self.frame, self._resuming = self._adopt, False
            return
        self._passed += 1
        if self._passed > self._most_passed:
            self._endless()
        if self.safes and self.step - self.safes[-1].step < self._stride:
            return
        self.safes.append(Safe(self.step, self.game.state.copy(), len(self.notes), self.frame, dict(self.chances)))

    def _not_safe(self, verb: str) -> None:
        raise RuntimeError(
            f"{self.setup.game.name}: play() began with {verb!r} instead of a safe point: it must be able to begin "
            "at any of its safe points, with everything that matters in the state"
        )

    def _endless(self) -> None:
        raise Endless(f"it does not end: {len(self.notes):,} decisions, chances and events")
