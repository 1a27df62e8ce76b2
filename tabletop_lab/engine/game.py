"""The base of every game: its vocabulary (ask, ask_all, roll, draw, shuffle, tell, safe_point) and what it declares.

No game, no picture and no driver lives here: a table (see `playout` and `run`) gives the verbs their meaning.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from .bots import Bot, RandomBot
from .clause import Frame
from .decision import Refusal
from .errors import Fault, InvalidRules, TabletopError
from .memo import memo
from .rules import Rules
from .spoken import spoken
from .state import State

if TYPE_CHECKING:
    from .edits import Variant
    from .origin import Origin
    from .rulebook import Rulebook
    from .words import Words

Options = Sequence[Any] | Callable[[], Sequence[Any]]
Refusals = Callable[[str], Iterable[Refusal]]
Players = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranking` lists places from first to last; players who share a place stand together."""

    winners: Players
    ranking: tuple[Players, ...] = ()
    scores: Mapping[str, Any] = field(default_factory=dict)
    reason: str = ""


class Table(Protocol):
    """What gives a game's verbs their meaning."""

    frame: Frame | None

    def bind(self, game: Game) -> None:
        """Put this table's verbs on the game."""

    def origin(self) -> Origin:
        """Where a bot's tries begin: the last safe point, and what has happened since."""


class Game:
    """Base class: a game is ordinary Python that reads like its rulebook and asks the table for every decision.

    Subclasses give `name`, `title`, `seats`, `Rules`, `State`, `setup()` and `play()`.
    `play()` must be able to begin at any of its safe points: there, everything that matters stands in `self.state`.
    """

    name: ClassVar[str] = "game"
    title: ClassVar[Mapping[str, str]] = {}
    seats: ClassVar[range] = range(2, 3)
    seats_clause: ClassVar[str] = ""
    Rules: ClassVar[type[Rules]] = Rules
    State: ClassVar[type[State]] = State
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}
    metrics: ClassVar[tuple[type, ...]] = ()
    board: ClassVar[str] = ""
    """Name of the module that draws and describes the game ('' for none)."""
    messages: ClassVar[Mapping[str, str]] = {}
    """What the game says, by language, as Project Fluent: for a game typed into a notebook, or a subclass's changes."""
    rulebook_text: ClassVar[Mapping[str, str]] = {}
    """The rulebook by language, as Markdown with a heading `### XX-1 Title` for each clause; likewise."""
    secret_actors: ClassVar[frozenset[str]] = frozenset()
    """Names of decisions of which nobody else may learn that they were asked, or whom (what hidden roles do at night).

    They are secret without saying so, and several players are asked in seat order: then one laptop that is passed
    around (see the player widget) shows nobody who acts.
    """
    secret_calls: ClassVar[frozenset[str]] = frozenset()
    """Names of public events that call for such a decision, told also when nobody is there to answer.

    Without them the number of times the laptop goes round would tell which roles are still there.
    """
    shown_by_hand: ClassVar[frozenset[str] | None] = None
    """Names of secret events that a moderator of a real table shows to the seat they are for; None: all of them.

    Others need no showing: who looks at the own card, or points at somebody together with others, has seen it.
    """
    variant: ClassVar[Variant | None] = None
    """What was edited in the code of this class (see `edits`); None for a game as it was printed."""
    unedited: ClassVar[type[Game] | None] = None
    """The class as it was printed, for an edited one."""

    def __init__(self, table: Table, players: Players, rules: Any, state: Any = None) -> None:
        self.table, self.players, self.rules, self.state = table, players, rules, state
        self.prepare()
        table.bind(self)

    # --- what a game writes ----------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Look up what depends on rules and players only (tables, card data); called before every execution."""

    def setup(self) -> None:
        """Lay out the game: set `self.state`."""
        raise TabletopError(Fault(self.name, "the game does not say how it is set up"))

    def play(self) -> Result:
        """The rulebook, top to bottom, from the safe point at which `self.state` stands."""
        raise TabletopError(Fault(self.name, "the game does not say how it is played"))

    def invariants(self) -> Iterator[str]:
        """Yield a sentence for everything that must hold at every decision and does not; tests ask for it."""
        yield from ()

    def homes(self) -> Mapping[Any, tuple[str, Any]]:
        """Where cards of a pool lie when nothing else is said: {pool: (field, key or None)}."""
        return {}

    def settle(self, position: Mapping[str, Any]) -> None:
        """Make `self.state` whole after a part of it was given as a position."""

    def longest(self) -> int:
        """A number of decisions and chances that no game under these rules exceeds."""
        return 10_000

    def outlook(self) -> Mapping[str, float]:
        """How an unfinished game stands, from 0 (lost) to 1 (won) for each seat: search bots with a horizon ask.

        A game that does not say is even for everybody.
        """
        return dict.fromkeys(self.players, 1 / len(self.players))

    @classmethod
    def under(cls, rules: Any) -> type[Game]:
        """The class that plays under these rules: itself, unless the rules bring other content (a designer's decks)."""
        return cls

    @classmethod
    def paragraphs(cls, rules: Any, state: Any = None) -> Self:
        """The functions of the game without a table, for whoever asks what the rules (as edited) say: pictures, tables.

        They must not ask players or chance, or tell anything; `state` is what they find as `self.state`.
        """
        asked: Self = object.__new__(vars(cls).get("untraced", cls))
        asked.rules, asked.state, asked.players = rules, state, getattr(state, "players", ())
        return asked

    @classmethod
    def card_name(cls, card: str, lang: str) -> str | None:
        """The printed name of a card, or None when `card` is no card of this game."""
        return None

    @classmethod
    def card_data(cls, card: str) -> Any:
        """Everything printed on a card, for pictures and descriptions."""
        return None

    @classmethod
    def secret_rounds(cls, call: str, facts: Mapping[str, Any], rules: Any, players: int) -> int:
        """How many rounds of secret answers a call (`secret_calls`) can lead to, from what everybody knows.

        A laptop that is passed around goes round so often, however many are needed: more rounds for a pack that does
        not agree would tell that it is a pack.
        """
        return 1

    @classmethod
    def card_kind(cls, card: Any) -> str:
        """What kind of card it is, where somebody may say that a seat holds "a wolf" without saying which one."""
        return ""

    # --- the verbs: tables replace these on the instance --------------------------------------------------------

    def ask(
        self,
        player: str,
        name: str,
        options: Options,
        refused: Refusals | None = None,
        *,
        secret: bool = False,
        **facts: Any,
    ) -> Any:
        """One player decides; returns the chosen option.

        `options`: a sequence, or a callable giving one (lazy). `refused`: called with the player only when a person
        asks why not; gives `Refusal`s. `secret`: nobody else learns the options or the answer. `facts` fill the prompt.
        """
        raise _no_table()

    def ask_all(
        self,
        options: Mapping[str, Options],
        name: str,
        refused: Refusals | None = None,
        *,
        secret: bool = False,
        **facts: Any,
    ) -> dict[str, Any]:
        """Simultaneous secret choices: nobody sees anything until all have answered; returns {player: choice}.

        `secret`: the choices stay secret afterwards too.
        """
        raise _no_table()

    def roll(
        self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None = None, *, to: object = None
    ) -> Any:
        """A chance with named outcomes (a die, sticks); `to`: who learns it (everybody when None)."""
        raise _no_table()

    def draw(self, name: str, pile: list[Any], *, to: object = None) -> Any:
        """One item at random leaves the pile; `to`: who learns which (everybody when None)."""
        raise _no_table()

    def shuffle(self, name: str, pile: list[Any], *, to: object = ()) -> None:
        """Put the pile into a random order (only for piles whose order somebody may come to know)."""
        raise _no_table()

    def tell(
        self, event: str, /, *, to: object = None, secret: Mapping[str, object] | None = None, **facts: Any
    ) -> None:
        """Something happened. `to`: who learns of it (everybody when None); `secret`: {fact: who may know it}."""
        raise _no_table()

    def safe_point(self) -> None:
        """Everything that matters now stands in `self.state`."""
        raise _no_table()

    # --- what travels with a game -----------------------------------------------------------------------------

    def clockwise(self, start: str, others: bool = False) -> Players:
        """The seats in turn order from `start`; without `start` itself when `others`."""
        i = self.players.index(start)
        return self.players[i + 1 if others else i :] + self.players[:i]

    @classmethod
    def folder(cls) -> Path | None:
        """Where the game's rulebooks and messages lie; None for a game typed into a notebook."""
        file = getattr(sys.modules.get(cls.__module__), "__file__", None)
        return Path(file).parent if file else None

    @classmethod
    def words(cls, lang: str = "en") -> Words:
        """Everything the game says, in a language ('en' or 'ko')."""
        from .words import words_of

        return words_of(cls._speaker(), lang)

    @classmethod
    def rulebook(cls, lang: str = "en") -> Rulebook:
        """The game's rulebook by clause, in a language ('en' or 'ko')."""
        from .rulebook import rulebook_of

        return rulebook_of(cls._speaker(), lang)

    @classmethod
    def _speaker(cls) -> type[Game]:
        """Twins and edited games say what the game they come from says: its words are read once."""
        own = vars(cls)
        below: type[Game] | None = own.get("untraced") or own.get("unedited")
        return below._speaker() if below else cls


def _no_table() -> RuntimeError:
    return RuntimeError("this game sits at no table: play it through a Match or a playout")


def seats(game: type[Game], players: object = None) -> Players:
    """The names of the seats for a player count; the smallest count the game allows when None."""
    allowed = game.seats
    if players is None:
        players = allowed[0]
    elif hasattr(players, "__index__") and not isinstance(players, bool):
        players = index(players)
    if not isinstance(players, int) or isinstance(players, bool) or players not in allowed:
        raise InvalidRules(
            spoken(
                "no_such_count", "players", clause=game.seats_clause, game=game.name, players=repr(players)[:40],
                least=allowed[0] if len(allowed) > 1 else 0, most=allowed[-1],
            )
        )  # fmt: skip
    return _named(players)


@memo
def _named(count: int) -> Players:
    return tuple(f"P{i}" for i in range(1, count + 1))
