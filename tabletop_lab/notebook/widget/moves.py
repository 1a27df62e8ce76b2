"""What a person asks for with one press though it takes several steps: undo past bots, let bots play, start again.
Works on matches only; knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop_lab.engine.core.errors import Fault, IllegalChoice, TabletopError
from tabletop_lab.engine.core.question import NATURE


def known(given: str, allowed: tuple[str, ...], where: str) -> str:
    """Return `given` if it is one of the allowed words; else raise a TabletopError that names them.

    >>> known("ko", ("en", "ko"), "lang")
    'ko'
    """
    if given not in allowed:
        raise TabletopError(Fault(where, f"there is no {given!r}"[:60], ", ".join(allowed)))
    return given


def travel(match: Any, bots: Mapping[str, str], step: Callable[[], Any]) -> None:
    """Undo or redo to a person's decision, passing over those of bots; if there is none, go one step."""
    step()
    first = match.step
    while match.decision is not None and match.decision.player in bots:
        try:
            step()
        except IllegalChoice:
            match.goto(first)
            return


def let_play(match: Any, bots: Mapping[str, str], until: str | None) -> None:
    """Let every seat be played by its bot, humans' seats by the game's first bot; a chance is rolled."""
    if match.decision is not None and match.decision.player == NATURE:
        match.roll()
        return
    stand_in = next(iter(match.game.bots))
    match.run(bots={player: bots.get(player, stand_in) for player in match.players}, until=until)


def seated(
    match: Any, before: Mapping[str, str], given: str | Mapping[str, str] | None
) -> dict[str, str]:  # fmt: skip
    """The bots on the seats after a change: one name for all seats, or {seat: bot}, '' for a person."""
    seats, names = match.players, tuple(match.game.bots)
    changes = dict.fromkeys(seats, given) if isinstance(given, str) else dict(given or {})
    after = dict(before)
    for player, bot in changes.items():
        known(player, seats, "bots")
        if bot:
            after[player] = known(bot, names, "bots")
        else:
            after.pop(player, None)
    return after


def again(match: Any) -> Any:
    """Return a match of the same game and rules from the start, with the next seed."""
    seed = match.seed + 1 if isinstance(match.seed, int) else f"{match.seed}+1"
    return type(match)(match.game, players=len(match.players), seed=seed, rules=match.rules, lang=match.lang)
