"""What gives a game's verbs their meaning: a table with four primitives. The verbs themselves are in verbs.py, once.

The recorded execution of a match, the batch and the rollout of a search bot are such tables; so is one of your own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, Protocol

from .clause import Frame
from .errors import Unwinds, echo
from .labels import in_order, sort_key
from .misuse import Misuse
from .option import Places

PASS = "pass"
"""The option of a window that stands for no reaction."""


class Window(NamedTuple):
    """A moment at which seats may react. `seats` follow from what everybody knows; who can really react is not told.

    `call`: "open" (asked of the whole table at once: "anybody?") or "round" (one seat after another). `once`: nobody
    is asked again after somebody has reacted. A window that is one of several in a row says so in its facts `round` and
    `rounds`.
    """

    name: str
    seats: tuple[str, ...]
    call: str = "round"
    facts: Mapping[str, Any] = {}
    once: bool = False


CALLS = ("round", "open")
_PASS_STANDS = sort_key(PASS)


def with_pass(options: Sequence[Any]) -> tuple[Any, ...]:
    """The options of a seat in a window, in their order, with the pass in its place.

    >>> with_pass(("P2", "P5")), with_pass((2, 3))
    (('P2', 'P5', 'pass'), ('pass', 2, 3))
    """
    given = (*options, PASS)
    offered = given if sort_key(options[-1]) < _PASS_STANDS else in_order(given)
    return Places(offered) if isinstance(options, Places) else offered


class GameOver(Unwinds):
    """Raised by `Game.end`: the game is over, wherever the rules are; rule code cannot swallow it."""

    def __init__(self, result: Any) -> None:
        self.result = result


class Table(Protocol):
    """Four primitives, and the frame of the clause that is at work."""

    frame: Frame | None

    @property
    def heard(self) -> Container[str] | None:
        """The events that somebody at this table listens to; None: all of them."""

    def decide(
        self,
        player: str,
        name: str,
        options: Sequence[Any] | Callable[[], Sequence[Any]],
        refused: Any,
        secret: bool,
        facts: Mapping[str, Any],
        together: dict[str, Any] | None = None,
        window: Window | None = None,
    ) -> Any:
        """One seat chooses an option. `together`: all options of a simultaneous choice; `window`: what was opened."""

    def chance(self, name: str, outcomes: Sequence[Any], weights: Sequence[float] | None, only: object) -> Any:
        """One of the outcomes by luck; `only`: who learns it (everybody when None)."""

    def note(
        self,
        event: str,
        facts: Mapping[str, Any],
        only: object = None,
        secret: Mapping[str, object] | None = None,
        window: Window | None = None,
    ) -> None:
        """Something happened, or (`window`) a window was opened, which everybody knows."""

    def checkpoint(self) -> None:
        """Everything that matters is in the game's state now."""

    def rollouts(self, decision: Any) -> Any:
        """A question to be tried out by a search bot."""


class NoTable:
    """The table of a game before and after it is played: nothing can be asked, the state can be looked at."""

    frame: Frame | None = None
    heard: Container[str] | None = None

    def _refuse(self, *asked: object, **more: object) -> NoReturn:
        raise RuntimeError("this game sits at no table: play it through a Match or a playout")

    decide = chance = note = checkpoint = rollouts = _refuse


NO_TABLE = NoTable()


_SEVERAL = (tuple, list, set, frozenset)


def check_audience(only: object, players: Collection[str]) -> None:
    """Refuse an audience that is not a seat: a square or a card would hide what happened from everybody.

    >>> check_audience(("P1", "P3"), ("P1", "P2"))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    tabletop_lab.engine.core.misuse.Misuse: 'P3' is to learn of it, but there is no such seat (allowed: a seat, ...)
    """
    if type(only) is str and only in players:
        return
    for seat in only if isinstance(only, _SEVERAL) else (only,):
        if not isinstance(seat, str) or seat not in players:
            raise Misuse("audience", given=echo(seat), seats=", ".join(players))
