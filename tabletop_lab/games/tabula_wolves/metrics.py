"""What a batch run of The Wolves of Tabula counts: small classes that give columns. All of it stands in the last state.
No event is listened to, so a batch is as quick with these columns as without."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import Metric
from tabletop_lab.games.tabula_wolves.content.roles import ROLES


class Ending(Metric):
    """`faction`: 'town', 'wolves' or 'nobody'. `nights` and `days` begun. `survivors`: how many live at the end."""

    def columns(self, game: Any) -> dict[str, Any]:
        state = game.state
        return {"faction": state.winner, "nights": state.night, "days": state.day, "survivors": len(state.living)}


class Survivors(Metric):
    """`role_<player>`: the character of a seat. `alive_<character>`: how many of them live at the end."""

    def columns(self, game: Any) -> dict[str, Any]:
        found: dict[str, Any] = {f"role_{player}": game.role(player) for player in game.players}
        living = [game.role(player) for player in game.state.living]
        return found | {f"alive_{role}": living.count(role) for role in ROLES if role in game.roles_in_play}


class Lynched(Metric):
    """`lynched`: who, in order, as 'day:player:character' joined by a space. `lynched_<character>`: how many of them.

    `spared`: executions that were put off.
    """

    def columns(self, game: Any) -> dict[str, Any]:
        dead = _dead(game, "day")
        return _by_role("lynched", dead, game) | {"spared": game.state.day - len(dead)}


class Raided(Metric):
    """`killed`: who died by night, in order, as 'night:player:character'; `killed_<character>`: how many of them.

    `raided`: whom the wolves attacked, likewise (a raid stopped by the witch is no attack); `raided_<character>`.
    `quiet_nights`: nights without a death.
    """

    def columns(self, game: Any) -> dict[str, Any]:
        state = game.state
        nights = _dead(game, "night")
        raids = [(night, player, game.role(player)) for night, player, _ in state.attacks]
        quiet = state.night - len({night for night, _, _ in nights})
        return _by_role("killed", nights, game) | _by_role("raided", raids, game) | {"quiet_nights": quiet}


class Talked(Metric):
    """`statements`: how many were made in all the talks."""

    def columns(self, game: Any) -> dict[str, Any]:
        return {"statements": len(game.state.statements)}


def _dead(game: Any, phase: str) -> list[tuple[int, str, str]]:
    """Who died by day or by night, in order: (which day or night, player, character)."""
    found = [(player, *when.split(" ")) for player, when in game.state.ghosts.items()]
    return [(int(number), player, game.role(player)) for player, when, number in found if when == phase]


def _by_role(what: str, deaths: list[tuple[int, str, str]], game: Any) -> dict[str, Any]:
    """Who it was, in order, and how many of each character of the game."""
    roles = [role for _, _, role in deaths]
    listed = " ".join(f"{when}:{player}:{role}" for when, player, role in deaths)
    return {what: listed} | {f"{what}_{role}": roles.count(role) for role in ROLES if role in game.roles_in_play}


METRICS: tuple[type[Metric], ...] = (Ending, Survivors, Lynched, Raided, Talked)
