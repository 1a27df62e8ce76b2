"""What a person asks for with one press though it takes several steps: undo past bots, let bots play, start again.
Works on matches only; knows no widget."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import IllegalChoice, TabletopError, echo
from tabletop_lab.engine.core.plainly import as_table
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.localized import localized

from ..words import wrong


def known(given: str, allowed: tuple[str, ...], where: str) -> str:
    """Return `given` if it is one of the allowed words; else raise a TabletopError that names them.

    >>> known("ko", ("en", "ko"), "lang")
    'ko'
    """
    if not isinstance(given, str) or given not in allowed:
        raise TabletopError(unknown(where, given, allowed))
    return given


def back(match: Any, bots: Mapping[str, str], lang: str) -> None:
    """Undo to a person's decision, passing over those of bots; one step where bots play every seat.

    Raises TabletopError where no person has decided before: there is nothing to do at a bot's question.
    """
    here = match.step
    match.undo()
    first = match.step
    while match.decision.player in bots:
        try:
            match.undo()
        except IllegalChoice:
            if set(match.players) <= set(bots):
                match.goto(first)
                return
            match.goto(here)
            raise TabletopError(wrong("first_of_humans", "undo", lang, "")) from None


def forth(match: Any, bots: Mapping[str, str]) -> None:
    """Redo to a person's decision, passing over those of bots; without one to the end of the branch."""
    match.redo()
    while match.decision is not None and match.decision.player in bots and match.step < match.steps:
        match.redo()


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
    changes = dict.fromkeys(seats, given) if isinstance(given, str) else as_table({} if given is None else given)
    if changes is None:
        allowed = ", ".join(names)
        raise TabletopError(localized("no_bot", "bots", game=match.game.name, bot=echo(given, 80), bots=allowed))
    after = dict(before)
    for player, bot in changes.items():
        known(player, seats, "bots")
        if bot is None or (isinstance(bot, str) and not bot):
            after.pop(player, None)
        else:
            after[player] = known(bot, names, "bots")
    return after


def again(match: Any, shared: bool) -> Any:
    """Return a match of the same game and rules: with the next seed, on a shared laptop with a fresh one."""
    seed = match.seed + 1 if isinstance(match.seed, int) else f"{match.seed}+1"
    new = type(match)(
        match.game, players=len(match.players), seed=None if shared else seed, rules=match.rules, lang=match.lang
    )
    return new.begin_anew() if shared else new


def free_file(match: Any) -> str:
    """Return a name for a record that no file has yet; it does not contain the seed."""
    name = f"{match.game.name}-{match.step}"
    names = (f"{name}{number}.yaml" for number in ("", *(f"-{i}" for i in range(2, 10_000))))
    return next(name for name in names if not Path(name).exists())
