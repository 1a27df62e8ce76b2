"""The names of the seats of a game, for a number of players that it allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..language.localized import localized
from .errors import InvalidRules, echo
from .memo import memo
from .result import Players
from .strict import as_whole

if TYPE_CHECKING:
    from .game import Game


def seats(game: type[Game], players: object = None) -> Players:
    """The names of the seats for a player count; the smallest count the game allows when None."""
    allowed = game.seats
    if players is None:
        players = allowed[0]
    count = as_whole(players)
    if count is None or count not in allowed:
        raise InvalidRules(
            localized(
                "no_such_count", "players", clause=game.seats_clause, game=game.name, players=echo(players, 40),
                least=allowed[0] if len(allowed) > 1 else 0, most=allowed[-1],
            )
        )  # fmt: skip
    return _named(count)


@memo
def _named(count: int) -> Players:
    return tuple(f"P{i}" for i in range(1, count + 1))
