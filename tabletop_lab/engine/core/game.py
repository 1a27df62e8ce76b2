"""The base of every game: its verbs (ask, window, roll, tell ...) and what it declares.

No game, no picture and no driver lives here: a table (see table.py) gives the verbs their meaning.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Self, cast

from ..language.localized import localized
from . import expansion, memory
from .bots import Bot, RandomBot
from .effects import effect_functions
from .errors import Fault, InvalidRules, TabletopError
from .labels import Orders, in_order
from .memo import memo
from .question import Refusal
from .rules import Rules
from .state import Place, State
from .table import NO_TABLE, PASS, GameOver, Table, Window, check_audience

if TYPE_CHECKING:
    from ..language.messages import Messages
    from ..language.rulebook import Rulebook
    from .modes import Modes

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
    modes: ClassVar[Modes | None] = None
    """The subclasses that play the modes of the game, and the parameter that chooses one (see `Modes`)."""
    expansion_of: ClassVar[type[Game] | None] = None
    """The base game, for an expansion: every paragraph it changes is then declared and checked (see expansion.py)."""
    table: Table = NO_TABLE
    variant: ClassVar[Any] = None
    """What was edited in the code of this class (see `edits`); None for a game without edits."""
    default_class: ClassVar[type[Game] | None] = None
    """The class without the edits, for an edited one."""
    effect_functions: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """The function for each name of an effect in a table of content; found when the class is made (see `Effects`)."""
    _last_of_expansion: ClassVar[type]

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.effect_functions = effect_functions(cls)
        if (base := vars(cls).get("expansion_of")) is not None:
            expansion.check(cls, base)
            cls._last_of_expansion = expansion.last_before(base, cls)

    def __init__(self, table: Table, players: Players, rules: Any, state: Any = None) -> None:
        self.table, self.players, self.rules, self.state = table, players, rules, state
        self.precompute()

    # --- what a game writes ----------------------------------------------------------------------------------

    def precompute(self) -> None:
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

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """Where cards of a pool lie when nothing else is said: {pool: (field, key or None)}."""
        return {}

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Make `self.state` whole after a part of it was given as a position."""

    def max_decisions(self) -> int:
        """A number of decisions and chances that no game under these rules exceeds."""
        return 10_000

    def evaluate(self) -> Mapping[str, float]:
        """How an unfinished game stands, from 0 (lost) to 1 (won) for each seat: search bots with a horizon ask.

        A game that does not say is even for everybody.
        """
        return dict.fromkeys(self.players, 1 / len(self.players))

    @classmethod
    def under(cls, rules: Any) -> type[Game]:
        """This class, or a subclass of it with the content that the rules bring (a designer's decks).

        What plays is `playing(game, rules)`: the mode first, then its content by `under`, then the edits on top.
        """
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

    # --- the verbs, on four primitives of a table -----------------------------------------------------------------

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
        return self.table.decide(player, name, options, refused, secret or name in self.secret_actors, facts)

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
        decide, together, secret = self.table.decide, dict(options), secret or name in self.secret_actors
        return {player: decide(player, name, own, refused, secret, facts, together) for player, own in options.items()}

    def window(
        self,
        name: str,
        seats: Callable[[], Sequence[str]],
        options: Callable[[str], Sequence[Any]],
        refused: Refusals | None = None,
        *,
        call: str = "round",
        once: bool = False,
        must: bool = False,
        **facts: Any,
    ) -> Iterator[tuple[str, Any]]:
        """Offer a reaction without telling who could react; yields (seat, choice) for each use, to be resolved.

        `seats()` names the seats by what everybody knows, and is asked again after each use. `options(seat)` may read
        that seat's secrets; without an option the seat can only pass. All are asked again after a use, until all pass
        in a row; with `once`, each seat is asked once, in order. With `must`, who has an option cannot pass.
        `call`: "round" (one seat after another) or "open" (the whole table at once). Windows nest: the body of the
        loop may open another one. No safe point inside.
        """
        decide, note = self.table.decide, self.table.note
        while named := self._named(seats):
            window = Window(name, named, call, facts)
            note(name, facts, None, None, window)
            used = False
            for seat in named:
                if used and seat not in self._named(seats):
                    continue  # what was just resolved took the right to react
                own = options(seat)
                if not own:
                    continue
                offered = tuple(own) if must else in_order((*own, PASS))
                choice = decide(seat, name, offered, refused, True, facts, None, window)
                if choice != PASS:
                    used = True
                    yield seat, choice
                    if not once:
                        break
            if once or not used:
                return

    def _named(self, seats: Callable[[], Sequence[str]]) -> tuple[str, ...]:
        """The seats that a window names; tests call the rule on the public view as well."""
        return tuple(seats())

    def reaction(
        self,
        seat: str,
        name: str,
        options: Sequence[Any],
        refused: Refusals | None = None,
        *,
        may: Callable[[], bool] | None = None,
        **facts: Any,
    ) -> Any | None:
        """One seat may react: what it chose, or None for a pass.

        `options` may depend on the seat's secrets. `may()` says by what everybody knows whether the seat is asked at
        all (it is in play, it holds a card); None: always.
        """

        def seats() -> tuple[str, ...]:
            return (seat,) if may is None or may() else ()

        for _, choice in self.window(name, seats, lambda _: options, refused, once=True, **facts):
            return choice
        return None

    def roll(
        self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None = None, *, only: object = None
    ) -> Any:
        """A chance with named outcomes (a die, sticks); `only`: who learns it (everybody when None)."""
        if only is not None:
            check_audience(only, self.players)
        return self.table.chance(name, outcomes, weights, only)

    def draw(self, name: str, pile: list[Any], *, only: object = None) -> Any:
        """One item at random leaves the pile; `only`: who learns which (everybody when None)."""
        if only is not None:
            check_audience(only, self.players)
        item = self.table.chance(name, pile, None, only)
        pile.remove(item)
        return item

    def shuffle(self, name: str, pile: list[Any], *, only: object = ()) -> None:
        """Put the pile into a random order (only for piles whose order somebody may come to know)."""
        if only is not None:
            check_audience(only, self.players)
        pile[:] = self.table.chance(name, Orders(pile), None, only)

    def tell(
        self, event: str, /, *, only: object = None, secret: Mapping[str, object] | None = None, **facts: Any
    ) -> None:
        """Something happened. `only`: who learns of it (everybody when None); `secret`: {fact: who may know it}."""
        if only is not None:
            check_audience(only, self.players)
        table = self.table
        if table.heard is None or event in table.heard:
            table.note(event, facts, only, secret)

    def look(self, field: str, key: Any = None, item: Any = None, *, by: str | Iterable[str] | None = None) -> None:
        """Seats see what lies at a place of a `remembered` field: all of it, or one `item` of a list there.

        `by`: a seat or several; None: it lies face up for everybody.
        """
        memory.look(self.state, (field, key), (by,) if isinstance(by, str) else by, item)

    def shift(self, source: Place, target: Place) -> None:
        """What lies at one place, (field, key), moves to another for all to see: who knew it there knows it here."""
        memory.shift(self.state, source, target)

    def take_out(self, field: str, key: Any, item: Any, *, seen_by: Iterable[str] | None = None) -> None:
        """An item leaves a `remembered` list. Who is not in `seen_by` did not see which it was (None: everybody saw).

        Such a seat no longer knows what lies there: in doubt it forgets.
        """
        memory.take_out(self.state, (field, key), item, seen_by)

    def safe_point(self) -> None:
        """Everything that matters now is in `self.state`."""
        self.table.checkpoint()

    def end(self, result: Result) -> NoReturn:
        """The game ends here and now, however deep the rules are; nothing more of the open paragraphs is played.

        What a paragraph must still do then (put a token back) it does in a `finally`.
        """
        raise GameOver(result)

    @property
    def base(self) -> Self:
        """In an expansion: the paragraphs as the base game says them (cited with their own clauses, and edited)."""
        return cast(Self, super(self._last_of_expansion, self))

    # --- what travels with a game -----------------------------------------------------------------------------

    def clockwise(self, start: str, others: bool = False) -> Players:
        """The seats in turn order from `start`; without `start` itself when `others`."""
        i = self.players.index(start)
        return self.players[i + 1 if others else i :] + self.players[:i]

    @classmethod
    def folder(cls) -> Path | None:
        """Where the game's rulebooks and messages lie: beside it or in its folder `words`; None for a typed game."""
        file = getattr(sys.modules.get(cls.__module__), "__file__", None)
        if not file:
            return None
        words = Path(file).parent / "words"
        return words if words.is_dir() else words.parent

    @classmethod
    def words(cls, lang: str = "en") -> Messages:
        """Everything the game says, in a language ('en' or 'ko')."""
        from ..language.messages import words_of

        return words_of(cls._speaker(), lang)

    @classmethod
    def rulebook(cls, lang: str = "en") -> Rulebook:
        """The game's rulebook by clause, in a language ('en' or 'ko')."""
        from ..language.rulebook import rulebook_of

        return rulebook_of(cls._speaker(), lang)

    @classmethod
    def _speaker(cls) -> type[Game]:
        """Twins and edited games say what the game they come from says: its words are read once."""
        own = vars(cls)
        below: type[Game] | None = own.get("untraced") or own.get("default_class")
        return below._speaker() if below else cls


def seats(game: type[Game], players: object = None) -> Players:
    """The names of the seats for a player count; the smallest count the game allows when None."""
    allowed = game.seats
    if players is None:
        players = allowed[0]
    elif hasattr(players, "__index__") and not isinstance(players, bool):
        players = index(players)
    if not isinstance(players, int) or isinstance(players, bool) or players not in allowed:
        raise InvalidRules(
            localized(
                "no_such_count", "players", clause=game.seats_clause, game=game.name, players=repr(players)[:40],
                least=allowed[0] if len(allowed) > 1 else 0, most=allowed[-1],
            )
        )  # fmt: skip
    return _named(players)


@memo
def _named(count: int) -> Players:
    return tuple(f"P{i}" for i in range(1, count + 1))
