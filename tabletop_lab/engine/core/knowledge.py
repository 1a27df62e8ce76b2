"""The table of who knows what, from the fields of a state. Knows no rule."""

from __future__ import annotations

from typing import Any

from .state import State, fields_of
from .view import mask, seen_value
from .visibility import MODERATOR, Viewer, visibility_of


def who_knows(
    state: State, players: tuple[str, ...], rules: Any, viewer: Viewer = MODERATOR
) -> dict[str, dict[str, str]]:
    """For every field and every player: 'all', 'own', 'count', 'part' or 'none' (the table of the notebooks).

    Where it depends on the item who sees it, the number of items another seat sees can give away a secret (who the wolf
    is). A viewer who is not the moderator gets 'may' there, unless there is nothing to see.
    """
    table: dict[str, dict[str, str]] = {}
    for field in fields_of(type(state)):
        truth, visibility = getattr(state, field.name), visibility_of(field, rules)
        who = visibility.who
        row = {}
        for player in players:
            seen = seen_value(state, field, player, rules)
            if who in ("item", "remembered") and viewer not in (MODERATOR, player) and mask(truth) != truth:
                row[player] = "may"
            elif who == "public" or seen == truth:
                row[player] = "all"
            elif visibility.seen_as is not None and truth.get(player):
                row[player] = "part"
            elif who == "owner" or (visibility.owner and _only_their_own(truth, seen, player)):
                row[player] = "own"
            elif who in ("item", "remembered"):
                row[player] = "part"
            else:
                row[player] = "count" if isinstance(truth, list | dict) else "none"
        table[field.name] = row
    return table


def _only_their_own(truth: Any, seen: Any, player: str) -> bool:
    """Whether a seat sees its own entry of a field and nothing of the others."""
    return all(part == truth[key] if key == player else part == mask(truth[key]) for key, part in seen.items())
