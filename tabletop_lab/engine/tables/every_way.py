"""The third table: a moment of a game is played in every way that chance allows. No rule is written twice for that.

Chances come from a tape (ways.py), the table from what somebody knows (worlds.py). What has happened since the last
safe point is repeated; then a question is answered, or a paragraph is played, until something happens or somebody
decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from ..core import labels
from ..core.chance import check_weights
from ..core.clause import Frame, remembering
from ..core.errors import Unwinds
from ..core.game import Game
from ..core.labels import Orders
from ..core.question import NATURE, Decision
from ..core.result import Result
from ..core.table import NO_TABLE, PASS, GameOver, Window
from ..core.visibility import MODERATOR, Viewer, may_know
from ..edits import guard
from .face_down import Pile
from .unseen import Luck, begin_from
from .watches_edits import WatchesEdits
from .ways import Alike, Ways, kinds, weighted
from .worlds import Worlds

NOBODY, WHOEVER_CAN = "nobody", "whoever_can"
"""Who uses a window: nobody, or each seat that can, with the first thing it can do."""
NOTHING = object()


class Happened(NamedTuple):
    """A decision, a chance or an event (`kind`) since the safe point; `player` is '' but for a decision."""

    kind: str
    player: str
    name: str
    value: Any


class Played(NamedTuple):
    """What is played: the game, who looks, what that viewer knows of what has happened, and what is done then.

    `asked`: the question that is answered now, as (seat, name, option); `paragraph`: or what is played instead.
    `begun`: for a game before its first safe point that begins from a position, the luck of its setup (None: unknown).
    """

    game: type[Game]
    players: tuple[str, ...]
    rules: Any
    viewer: Viewer
    happened: Sequence[Happened] = ()
    asked: tuple[str, str, Any] | None = None
    paragraph: Callable[[Any], Any] | None = None
    position: Mapping[str, Any] | None = None
    begun: Callable[[], Luck] | None = None


class Stopped(Unwinds):
    """What was asked for is decided; rule code cannot swallow it."""


class _Unfit(Unwinds):
    """In this world it came otherwise than the viewer knows that it did."""


class EveryWay(WatchesEdits):
    """A table without players, at which one way after another is played.

    `answers`: (decision) -> an option, or None to stop there. `stops`: names of events and chances at which it stops.
    """

    frame: Frame | None = None
    heard = None
    step = 0

    def __init__(
        self,
        played: Played,
        worlds: Worlds,
        ways: Ways,
        *,
        answers: Callable[[Decision], Any] | None = None,
        alike: Mapping[str, Alike] | None = None,
        stops: frozenset[str] = frozenset(),
        reacts: str = NOBODY,
    ) -> None:
        self._played, self._worlds, self.ways = played, worlds, ways
        self._answers, self._alike, self._stops, self._reacts = answers, alike or {}, stops, reacts
        self._blind = played.viewer != MODERATOR
        self.windows = False
        """Whether anybody could have used a window."""
        self.told: list[tuple[str, Mapping[str, Any]]] = []
        self.rolled: list[tuple[str, Any]] = []
        self.first: Any = None
        """What it stopped at: the name of an event, or the outcome of a chance."""
        self.stopped_at = ""
        """The name of that event or chance."""
        self.asked: tuple[str, str] | None = None
        """The decision at which it stopped: who, and which."""
        self.result: Result | None = None
        self.given: Any = None
        """What the paragraph returned."""
        game = remembering(played.game) if played.game.variant is not None else played.game
        self._most = 0
        self.game: Game = game(self, played.players, played.rules.plain())
        self.game.shuffle = self._shuffle

    def play(self) -> bool:
        """Play one way; False when it cannot have come so."""
        game, played = self.game, self._played
        self.told, self.rolled, self.first, self.stopped_at = [], [], None, ""
        self.asked, self.result, self.given = None, None, None
        self._at, self._over, self.step, self.calls = 0, False, 0, 0
        self._past = played.asked is not None or bool(played.happened)
        self.frame, self.given_by_edit, self.chosen_of_edit = None, None, None
        self._most = self._most or 10 * game.max_decisions() + 1_000
        game.table = self
        if game.variant is not None:
            guard.refill()
        try:
            game.state = self._worlds.lay(self.ways)
            if played.paragraph is not None:
                self.given = played.paragraph(game)
            else:
                if game.state is None:
                    self._set_up()
                self.result = game.play()
        except GameOver as over:
            self.result = over.result
        except Stopped:
            pass
        except _Unfit:
            return False
        return not self._past or (played.asked is None and self._at == len(played.happened))

    def leave(self) -> None:
        """The last way is played."""
        self.game.table = NO_TABLE

    def _set_up(self) -> None:
        played = self._played
        if not played.position:
            self.game.setup()
            return
        known = played.begun() if played.begun is not None and not self._blind else None
        begin_from(self.game, played.position, known or self._any)

    def _any(self, name: str, outcomes: Any, weights: Sequence[float] | None) -> Any:
        return self._one_of(name, outcomes, weights)

    # --- what has happened already -----------------------------------------------------------------------------------

    def _repeated(self, kind: str, player: str, name: str, secret: bool) -> Any:
        """What was answered here; NOTHING where the viewer does not know it."""
        happened, at = self._played.happened, self._at
        if at < len(happened):
            known = happened[at]
            if (known.kind, known.player, known.name) == (kind, player, name):
                self._at = at + 1
                return known.value
        elif self._played.asked is None:
            self._past = False
            return NOTHING
        elif self._played.asked[:2] == (player or NATURE, name):
            self._past = False
            return self._played.asked[2]
        if secret:
            return NOTHING
        raise _Unfit

    def _heard_again(self, event: str, facts: Mapping[str, Any], only: object, secret: Any) -> None:
        viewer, happened, at = self._played.viewer, self._played.happened, self._at
        if not may_know(only, viewer):
            return
        if at == len(happened) and self._played.asked is None:
            self._past = False
            self.told.append((event, facts))
            return
        if at == len(happened) or happened[at].kind != "event" or happened[at].name != event:
            raise _Unfit
        if self._blind and happened[at].value != seen_facts(facts, secret, viewer):
            raise _Unfit
        self._at = at + 1

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
        """What was answered, what is answered now, what the policy says; else it stops here."""
        self._count()
        if self._over:
            raise Stopped
        if self._past:
            hides = self._blind and player != self._played.viewer and (secret or together is not None)
            value = self._repeated("decision", player, name, hides)
            if self._past or value is not NOTHING:
                return self._known_answer(value, options, hides)
        listed = options() if callable(options) else options
        decision = Decision(
            self.game, player, name, listed, refused, facts=facts, secret=secret,
            simultaneous=together is not None, window=window,
        )  # fmt: skip
        if self._answers is not None and (answer := self._answers(decision)) is not None:
            return self._chosen(decision.find(answer))
        if window is not None and PASS in listed:
            self.windows = True
            use = next(option for option in listed if option != PASS)
            return self._chosen(use if self._reacts == WHOEVER_CAN else PASS)
        if len(listed) == 1:
            return self._chosen(listed[0])
        self.asked = player, name
        self._stop()

    def _known_answer(self, value: Any, options: Any, hides: bool) -> Any:
        if value is NOTHING:  # somebody answered in secret: any of the options, as far as the viewer knows
            self.ways.supposed.add("")
            return self._chosen(self.ways.take(kinds(options() if callable(options) else options)))
        if self._blind:
            try:
                value = labels.find(options() if callable(options) else options, value)
            except LookupError:
                raise _Unfit from None
        return self._chosen(value)

    def _chosen(self, value: Any) -> Any:
        self.chosen_at(self.step)
        self.step += 1
        return value

    def chance(self, name: str, outcomes: Any, weights: Sequence[float] | None, only: object) -> Any:
        """The next of the ways, or what is known to have come up."""
        self._count()
        if self._over:
            raise Stopped
        self.step += 1
        if self._past:
            value = self._repeated("chance", "", name, self._blind and not may_know(only, self._played.viewer))
            if value is not NOTHING:
                return self._known_outcome(name, outcomes, weights, value)
            if self._past:
                return self._one_of(name, outcomes, weights)
        value = self._one_of(name, outcomes, weights, self._alike.get(name))
        self._came_up(name, value)
        return value

    def _came_up(self, name: str, value: Any) -> None:
        self.rolled.append((name, value))
        if name in self._stops:
            self.first, self.stopped_at = value, name
            self._stop()

    def _known_outcome(self, name: str, outcomes: Any, weights: Sequence[float] | None, value: Any) -> Any:
        """How likely it was tells the viewer something about the world."""
        if not self._blind:
            return value
        if type(outcomes) is Orders:
            if sorted(map(labels.label, value)) != sorted(map(labels.label, outcomes.pile)):
                raise _Unfit
            return value
        if type(outcomes) is Pile:
            if not outcomes.draw_this(value):
                raise _Unfit
            return value
        ways = self._ways_of(name, outcomes, weights)
        weight = sum(n for one, n in ways if labels.label(one) == labels.label(value))
        if not weight:
            raise _Unfit
        self.ways.condition(weight, sum(n for _, n in ways))
        return value

    def _ways_of(
        self, name: str, outcomes: Any, weights: Sequence[float] | None, alike: Alike | None = None
    ) -> list[tuple[Any, int]]:
        if weights is None and len(outcomes):
            return kinds(outcomes, alike)
        check_weights(name, outcomes, weights)
        assert weights is not None
        return weighted(outcomes, weights, alike)

    def _one_of(self, name: str, outcomes: Any, weights: Sequence[float] | None, alike: Alike | None = None) -> Any:
        if type(outcomes) is Pile and len(outcomes):
            return outcomes.draw(alike)
        if type(outcomes) is Orders:
            rest, found = list(outcomes.pile), []
            while rest:
                found.append(self.ways.take(kinds(rest, alike)))
                rest.remove(found[-1])
            return tuple(found)
        return self.ways.take(self._ways_of(name, outcomes, weights, alike))

    def _shuffle(self, name: str, pile: list[Any], *, only: object = ()) -> None:
        """The verb: a pile that nobody sees is turned down, and has no order until somebody looks."""
        if type(pile) is not Pile or self._over:
            Game.shuffle(self.game, name, pile, only=only)
            return
        self.step += 1
        known: Any = NOTHING
        if self._past:
            known = self._repeated("chance", "", name, self._blind and not may_know(only, self._played.viewer))
        if known is NOTHING:
            pile.turn_down()
            if not self._past:
                self._came_up(name, ())
        else:
            pile[:] = self._known_outcome(name, Orders(pile) if self._blind else (), None, known)

    def note(
        self,
        event: str,
        facts: Mapping[str, Any],
        only: object = None,
        secret: Mapping[str, object] | None = None,
        window: Window | None = None,
    ) -> None:
        """An event is kept; at some it stops."""
        if window is not None or self._over:
            return
        if self._past:
            self._heard_again(event, facts, only, secret)
            if self._past:
                return
        else:
            self.told.append((event, facts))
        if event in self._stops:
            self.first, self.stopped_at = event, event
            self._stop()

    def _stop(self) -> NoReturn:
        self._over = True
        raise Stopped

    def _count(self) -> None:
        if self.step > self._most:
            raise RuntimeError(f"{self.game.name}: more than {self._most:,} decisions and chances in one way")

    def checkpoint(self) -> None:
        """Nothing is kept."""

    def rollouts(self, decision: Any) -> Any:
        """No bot is asked at this table."""
        raise RuntimeError("a bot that tries things out has no place where every way is played")


def seen_facts(facts: Mapping[str, Any], secret: Mapping[str, object] | None, viewer: Viewer) -> dict[str, Any]:
    """The facts of an event that a viewer is told."""
    return {name: value for name, value in facts.items() if may_know((secret or {}).get(name), viewer)}
