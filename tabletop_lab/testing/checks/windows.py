"""The seats of a window depend only on what everybody knows: with public fields alone, the same seats are named."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from types import MethodType
from typing import Any

from tabletop_lab.engine import Game, View

from ..finding import Finding, advice, expect, open_match
from ..one_truth import tables_of
from ..profiles import share
from ..subject import WINDOWS

NEEDS = (WINDOWS,)
GAMES = 30
"""How many games are played; more if no window has been opened by then."""


class PublicState(View):
    """The public view of a state, with the methods of the state's class."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        own = inspect.getattr_static(type(self._state), name)
        if isinstance(own, property) and own.fget is not None:
            return own.fget(self)
        return MethodType(own, self) if inspect.isfunction(own) else own


def watched(game: type[Game], opened: list[tuple[str, ...]]) -> type[Game]:
    """Return the same game; the seats of each window are computed again from public fields alone."""

    def named(self: Game, seats: Callable[[], Sequence[str]]) -> tuple[str, ...]:
        found = game._named(self, seats)
        opened.append(found)
        state = self.state
        self.state = PublicState(state, None, self.players, self.rules, game)
        try:
            seen = tuple(seats())
        except Exception as error:
            raise Finding(
                f"a window names {list(found)}; whoever sees only what is public cannot say so: "
                f"{type(error).__name__}: {error}"
            ) from error
        finally:
            self.state = state
        expect(seen == found, f"a window names {list(found)}; by what everybody knows it would name {list(seen)}")
        return found

    own = {"_named": named, "__module__": game.__module__, "__qualname__": game.__qualname__}
    return type(game.__name__, (game,), own)


@advice(
    "Everybody is told for whom a window is open. Here that depends on something hidden: it tells who holds what.",
    "Let seats() of this window (may() of a reaction) read public fields alone, for example all players in turn order; "
    "read what is hidden in options(seat). Who has no option only passes, and nobody sees the difference.",
)
def test_windows_are_named_by_what_everybody_knows(game: Any, subject: Any) -> None:
    opened: list[tuple[str, ...]] = []
    under_watch = watched(game, opened)
    for played, table in enumerate(tables_of(subject)):
        if opened and played >= share(GAMES):
            break
        more = {} if table.position is None else {"position": table.position}
        try:
            open_match(under_watch, table.players, table.seed, dict(table.rules), **more).run(bots=table.bots)
        except Exception as error:
            if isinstance(error, Finding) or not more:
                raise  # a story sets up only what it needs, so later parts of the game may fail
    expect(
        opened, "no window was opened in any game that was played",
        "It cannot be seen whether windows are named by what everybody knows.",
        "Add a worked example in which one is opened.",
    )  # fmt: skip
