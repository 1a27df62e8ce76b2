"""Why somebody cannot be attacked: what really forbids it, with its clause. The sentences are `refused-<reason>`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine import Refusal

if TYPE_CHECKING:
    from .chapters.attack import Attack


def why_not_struck(game: Attack, player: str, other: str, allowance: int) -> Refusal:
    """Why an attack within an allowance cannot strike somebody in play, whom it does not strike."""
    if not game.is_named(other):
        return Refusal(other, "TD-11.13", "covered", target=other)
    if other not in game.victims(player):
        return next(iter(game.no_victim(player, other)))
    near = squares_near(game, player, other, allowance)
    if not near:
        return Refusal(other, "TD-6.1", "out_of_reach", target=other)
    return witnessed(game, player, other, near[0], other)


def squares_near(game: Attack, player: str, other: str, allowance: int) -> list[str]:
    """From where an attack could strike somebody, if nothing but the way mattered; the nearest squares first."""
    pawn = game.state.pawn
    return [square for square in game.ways(player, allowance) if pawn.get(other) in game.ring(square)]


def witnessed(game: Attack, player: str, victim: str, square: str, option: Any) -> Refusal:
    """Who would see an attack from a square."""
    sees = next(iter(game.seen_by(player, victim, square)))
    why = "witnessed_asleep" if sees in game.state.asleep else "witnessed"
    return Refusal(option, game.witness_clause, why, target=victim, square=square, witness=sees)


def why_no_attack(game: Attack, player: str, allowance: int, option: Any, only: str = "") -> Refusal | None:
    """Why Attack cannot be turned up, by what forbids to strike somebody near; None if nobody is near.

    Somebody who is only seen comes before somebody who is protected or may never be struck.
    """
    near = [p for p in game.in_play() if p != player and squares_near(game, player, p, allowance)]
    found = [why_not_struck(game, player, other, allowance) for other in near if only in ("", other)]
    found.sort(key=lambda refusal: not refusal.reason.startswith("witnessed"))
    return next((Refusal(option, r.clause, r.reason, **r.facts) for r in found), None)


def why_none_named(game: Attack, player: str, allowance: int, tried: str) -> Iterator[Refusal]:
    """Why somebody cannot be attacked who was named with the Attack card: `attack P2`."""
    _, named, *_ = (*tried.split(), "", "")
    if named in game.players and named not in game.in_play():
        yield Refusal(tried, "TD-6.1", "out_of_play", target=named)
    elif named == player:
        yield Refusal(tried, "TD-6.1", "oneself", target=named)
    elif named in game.players and not any(s.victim == named for s in game.strikes(player, allowance)):
        why = why_not_struck(game, player, named, allowance)
        yield Refusal(tried, why.clause, why.reason, **why.facts)
