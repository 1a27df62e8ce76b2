"""One execution of a game over recorded answers: replays them, asks bots or waits for what comes next, notes a trace.

Stepping is re-execution from the last safe point. Runs are never changed afterwards: a match holds the present one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from . import labels
from .bots import Bot, RandomBot
from .chance import Luck, Reader, check_weights, order, pick
from .clause import Frame, traced
from .decision import NATURE, Decision
from .errors import Fault, ImpossibleChance
from .game import Game, Players, Result
from .position import place
from .state import State
from .trace import Entry

UNREAD = object()
"""The value of an answer that came from a file and has not met its question yet."""


class Waiting(BaseException):
    """Raised out of `ask` to wait for an answer; a BaseException, so that rule code cannot swallow it."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class Mismatch(Exception):
    """A recorded answer does not fit the question that came up."""

    def __init__(
        self, kind: Literal["question", "illegal", "chance"], step: int, decision: Decision, answer: Answer
    ) -> None:
        super().__init__(f"answer {step} ({answer}) does not fit {decision!r}")
        self.kind: Literal["question", "illegal", "chance"] = kind
        self.step, self.decision, self.answer = step, decision, answer


@dataclass(slots=True)
class Answer:
    """A decision or a chance as it was answered."""

    player: str
    name: str
    label: str
    value: Any = UNREAD
    by: str = "person"
    bot_numbers: int = 0
    """How far the seat's bot stream had been read after this answer."""

    @property
    def is_chance(self) -> bool:
        """Whether chance answered, not a player."""
        return self.player == NATURE

    def same_as(self, other: Answer) -> bool:
        """Whether both say the same."""
        return (self.player, self.name, self.label) == (other.player, other.name, other.label)

    def __str__(self) -> str:
        return f"{self.name}: {self.label}" if self.is_chance else f"{self.player} {self.name}: {self.label}"


Note = tuple[Any, ...]
"""What an `Entry` is made of, in the order of its arguments: entries are made only when somebody looks."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is played with; answers come on top of it."""

    game: type[Game]
    players: Players
    rules: Any
    seed: object
    luck: Luck
    position: Mapping[str, Any] | None = None


@dataclass(slots=True)
class Safe:
    """A safe point: the state there, and where the records stood."""

    step: int
    state: State
    notes: int
    frame: Frame | None
    chances: dict[str, int]


@dataclass(slots=True)
class Options:
    """How a run goes on when the recorded answers are used up."""

    bots: Mapping[str, Bot] = field(default_factory=dict)
    forced: dict[str, list[str]] = field(default_factory=dict)
    pause: Callable[[Decision], bool] | None = None
    ask_chance: bool = False
    lang: str = "en"


class Run:
    """The table that replays, records and waits."""

    def __init__(self, setup: Setup, answers: Sequence[Answer], going_on: Options, before: Run | None = None) -> None:
        self.setup, self.options = setup, going_on
        self.answers = list(answers)
        self.step = 0
        self.frame: Frame | None = None
        self.notes: list[Note] = []
        self.safes: list[Safe] = []
        self.chances: dict[str, int] = {}
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.longest = 0
        self._forced = {name: list(outcomes) for name, outcomes in going_on.forced.items()}
        self._adopt: Frame | None = None
        self._resuming = False
        self._blind = {
            player: f"bot {player}"
            for player, bot in going_on.bots.items()
            if type(bot) is RandomBot and going_on.pause is None
        }
        self._bot_numbers: dict[str, int] = {}
        state = self._resume(before)
        self.game: Game = traced(setup.game)(self, setup.players, setup.rules, state)
        self._go()

    @property
    def entries(self) -> list[Entry]:
        """What happened, as entries of a trace."""
        return [Entry(self.setup.game, *note) for note in self.notes]

    @property
    def unused_forces(self) -> dict[str, list[str]]:
        """Outcomes chosen by hand that no chance has asked for yet."""
        return {name: rest for name, rest in self._forced.items() if rest}

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
        self.step, self.chances = safe.step, dict(safe.chances)
        self._adopt, self._resuming = safe.frame, True
        return safe.state.copy()

    def _go(self) -> None:
        try:
            if self.game.state is None:
                self.game.setup()
                if self.setup.position:
                    place(self.game, self.setup.position)
            self.result = self.game.play()
        except Waiting as waiting:
            self.decision = waiting.decision

    def bind(self, game: Game) -> None:
        """Put the recording verbs on the game."""
        verbs = cast(Any, game)
        verbs.ask, verbs.ask_all, verbs.tell, verbs.safe_point = self._ask, self._ask_all, self._tell, self._safe_point
        verbs.roll, verbs.draw, verbs.shuffle = self._roll, self._draw, self._shuffle
        self.game = game

    # --- the verbs ------------------------------------------------------------------------------------------------

    def _ask(
        self, player: str, name: str, options: Any, refused: Any = None, *, secret: bool = False, **facts: Any
    ) -> Any:
        return self._decide(player, name, options, refused, secret, facts, to=player if secret else None)

    def _ask_all(
        self, options: Mapping[str, Any], name: str, refused: Any = None, *, secret: bool = False, **facts: Any
    ) -> dict[str, Any]:
        first, chosen = len(self.notes), {}
        for player, own in options.items():
            chosen[player] = self._decide(player, name, own, refused, secret, facts, to=player, simultaneous=True)
        if not secret:
            self.notes[first:] = [(*note[:7], None, *note[8:]) for note in self.notes[first:]]
        return chosen

    def _decide(
        self,
        player: str,
        name: str,
        options: Any,
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        to: object,
        simultaneous: bool = False,
    ) -> Any:
        if self._resuming:
            self._not_safe(name)
        step = self.step
        if step == len(self.answers) and player in self._blind:
            answer = self._chosen_blindly(player, name, options)
        elif step < len(self.answers):
            answer = self.answers[step]
            if answer.value is UNREAD or answer.player != player or answer.name != name:
                decision = self._question(player, name, options, refused, secret, facts, simultaneous)
                if answer.player != player or answer.name != name:
                    raise Mismatch("question", step, decision, answer)
                self._understand(answer, decision)
        else:
            decision = self._question(player, name, options, refused, secret, facts, simultaneous)
            bot = self.options.bots.get(player)
            if bot is None or (self.options.pause and self.options.pause(decision)):
                raise Waiting(decision)
            reader = Reader(self.setup.luck, f"bot {player}", self._bot_numbers.get(player, 0))
            value = decision.find(bot.choose(decision, reader))
            self._bot_numbers[player] = reader.used
            answer = Answer(player, name, labels.label(value), value, "bot", reader.used)
            self.answers.append(answer)
        self.step = step + 1
        self.notes.append(("decision", step, name, player, answer.value, facts, self.frame, to, None, answer.by))
        return answer.value

    def _chosen_blindly(self, player: str, name: str, options: Any) -> Answer:
        """A random bot needs no decision to look at."""
        legal = options() if callable(options) else options
        used = self._bot_numbers.get(player, 0)
        value = legal[int(self.setup.luck.number(self._blind[player], used) * len(legal))]
        self._bot_numbers[player] = used = used + 1
        answer = Answer(player, name, labels.label(value), value, "bot", used)
        self.answers.append(answer)
        return answer

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
    ) -> Any:
        """The outcome of a chance: recorded, forced by hand, waited for, or by luck; `lucky(k)` is the k-th by luck."""
        if self._resuming:
            self._not_safe(name)
        check_weights(name, outcomes, weights)
        k, step = self.chances.get(name, 0), self.step

        def question() -> Decision:
            return Decision(
                self.game, NATURE, name, outcomes, frame=self.frame, weights=weights, lang=self.options.lang,
                secret=to is not None, facts={"to": to},
            )  # fmt: skip

        if step < len(self.answers):
            answer = self.answers[step]
            if not answer.is_chance or answer.name != name:
                raise Mismatch("question", step, question(), answer)
            if answer.value is UNREAD:
                try:
                    answer.value = self._outcome(outcomes, weights, answer.label)
                except LookupError:
                    raise Mismatch("chance", step, question(), answer) from None
        else:
            forced = self._forced.get(name)
            if forced:
                wanted = forced.pop(0)
                try:
                    answer = Answer(NATURE, name, wanted, self._outcome(outcomes, weights, wanted), "hand")
                except LookupError:
                    possible = " | ".join(labels.label(o) for o in list(outcomes)[:40])
                    fault = Fault(
                        name, f"{wanted!r} cannot happen here"[:100], possible, ", ".join(question().clauses[:1])
                    )
                    raise ImpossibleChance(fault) from None
                answer.label = labels.label(answer.value)
            elif self.options.ask_chance:
                raise Waiting(question())
            else:
                value = lucky(k)
                answer = Answer(NATURE, name, labels.label(value), value, "luck")
            self.answers.append(answer)
        if answer.by == "record":  # a record does not say who chose: what luck would have given was luck
            answer.by = "luck" if answer.value == lucky(k) else "hand"
        self.step, self.chances[name] = step + 1, k + 1
        self.notes.append(("chance", step, name, None, answer.value, {}, self.frame, to, None, answer.by))
        return answer.value

    @staticmethod
    def _outcome(outcomes: Sequence[Any], weights: Sequence[float] | None, wanted: str) -> Any:
        possible = outcomes if weights is None else [o for o, w in zip(outcomes, weights, strict=True) if w > 0]
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
        used = self.chances.get(f"{name} numbers", 0)
        numbers = iter(range(used, used + len(pile)))
        outcomes = Orders(pile)
        chosen = self._chance(
            name, outcomes, None, to, lambda k: tuple(order(pile, lambda: self.setup.luck.number(name, next(numbers))))
        )
        self.chances[f"{name} numbers"] = used + len(pile)
        pile[:] = chosen

    def _tell(
        self, event: str, /, *, to: object = None, secret: Mapping[str, object] | None = None, **facts: Any
    ) -> None:
        player = facts.get("player")
        self.notes.append(("event", self.step, event, player, None, facts, self.frame, to, secret, ""))

    def _safe_point(self) -> None:
        if self._resuming:
            self.frame, self._resuming = self._adopt, False
            return
        self.safes.append(Safe(self.step, self.game.state.copy(), len(self.notes), self.frame, dict(self.chances)))

    def _not_safe(self, verb: str) -> None:
        raise RuntimeError(
            f"{self.setup.game.name}: play() began with {verb!r} instead of a safe point: it must be able to begin "
            "at any of its safe points, with everything that matters in the state"
        )


class Orders(Sequence[tuple[Any, ...]]):
    """The possible orders of a pile, too many to list: they can be recognised, and shown as the one that lies there."""

    def __init__(self, pile: Sequence[Any]) -> None:
        self.pile = tuple(pile)

    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: Any) -> Any:
        return (self.pile,)[index]

    def find(self, wanted: object) -> tuple[Any, ...]:
        """The order that is written like `wanted`, if it has exactly the pile's items."""
        parts = str(labels.label(wanted)).split(labels.JOIN)
        rest = list(self.pile)
        found = []
        for part in parts:
            item = labels.find(rest, part)
            rest.remove(item)
            found.append(item)
        if rest:
            raise LookupError(str(wanted))
        return tuple(found)
