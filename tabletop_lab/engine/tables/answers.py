"""What a match is made of: how it was set up, the answers given, and how a run goes on when they are used up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from ..core.bots import Bot
from ..core.chance import RandomStreams
from ..core.clause import Frame
from ..core.errors import TableSignal, Unwinds
from ..core.game import Game
from ..core.question import NATURE, Decision
from ..core.result import Players
from ..core.state import State
from ..core.table import Window

UNREAD = object()
"""The value of an answer that came from a file and has not met its question yet."""


class Waiting(Unwinds):
    """Raised out of `ask` to wait for an answer; a BaseException, so that rule code cannot swallow it."""

    def __init__(self, decision: Decision, together: dict[str, Decision] | None = None) -> None:
        self.decision, self.together = decision, together or {}


class Mismatch(TableSignal):
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
    by: str = "human"
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


class Setup(NamedTuple):
    """What a match is played with; answers come on top of it."""

    game: type[Game]
    players: Players
    rules: Any
    seed: object
    streams: RandomStreams
    position: Mapping[str, Any] | None = None
    asked: type[Game] | None = None
    """The class that was asked for, before the rules brought other content."""


@dataclass(slots=True)
class Checkpoint:
    """A safe point: the state there, and where the records stood."""

    step: int
    state: State
    notes: int
    frame: Frame | None
    chances: dict[str, int]


class Opened(NamedTuple):
    """A window that was opened: after how many notes and at which step, and the state at that moment."""

    at: int
    step: int
    window: Window
    state: State


@dataclass(slots=True)
class Options:
    """How a run goes on when the recorded answers are used up."""

    bots: Mapping[str, Bot] = field(default_factory=dict)
    forced: dict[str, list[str]] = field(default_factory=dict)
    pause: Callable[[Decision], bool] | None = None
    ask_chance: bool = False
    lang: str = "en"
    ahead: bool = False
    """Whether this run only tries an answer out (see look_ahead.py)."""
