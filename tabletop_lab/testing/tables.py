"""Tables chosen by Hypothesis: rules, player counts and seeds. Nothing here may name a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine import Game
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.core.rules import limits, readings

from .matches import modes_of


def values_of(game: type[Game], name: str) -> st.SearchStrategy[Any] | None:
    """The possible values of a parameter; None for texts and lists, whose contents only the game knows."""
    field = game.Rules.model_fields[name]
    choices: list[st.SearchStrategy[Any]] = [st.sampled_from(readings(field))] if readings(field) else []
    if field.annotation is int:
        bounds = limits(field)
        choices.append(st.integers(bounds.get("ge"), bounds.get("le")))
        choices.append(
            st.sampled_from([v for v in (bounds.get("ge"), field.default, bounds.get("le")) if v is not None])
        )
    for part in get_args(field.annotation):
        for note in getattr(part, "__metadata__", ()):
            bounds = limits(note)
            if bounds:
                choices.append(st.integers(bounds.get("ge"), bounds.get("le")))
    return st.one_of(choices) if choices else None


def playable(
    game: type[Game], rules: dict[str, Any], players: int | None = None, mode: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return as many of these differences as fit together and suit the game's content and the number of players.

    All at once, if that can be; else each half by itself: a match costs more than the other work of a check.
    `mode`: the differences that choose the mode; they are kept.
    """
    kept: dict[str, Any] = dict(mode or {})
    rules = {name: value for name, value in rules.items() if name not in kept}

    def add(more: dict[str, Any]) -> None:
        if not more or _fits(game, kept | more, players):
            kept.update(more)
        elif len(more) > 1:
            names, half = list(more), len(more) // 2
            add({name: more[name] for name in names[:half]})
            add({name: more[name] for name in names[half:]})

    add(rules)
    return kept


def _fits(game: type[Game], rules: dict[str, Any], players: int | None) -> bool:
    try:
        playing(game, game.Rules.read(rules))
        if players is not None:
            tl.Match(game, players, rules=rules)
    except tl.TabletopError:
        return False
    return True


@st.composite
def some_rules(draw: Any, game: type[Game], players: int | None = None) -> dict[str, Any]:
    """Draw differences from the default rules: a few, a preset's, or very many; only playable ones."""
    names = [name for name in game.Rules.model_fields if values_of(game, name) is not None]
    chosen: dict[str, Any] = {}
    if game.Rules.presets and draw(st.booleans()):
        chosen |= game.Rules.presets[draw(st.sampled_from(sorted(game.Rules.presets)))]
    how_many = draw(st.sampled_from([0, 2, 5, len(names)]))
    for name in draw(st.permutations(names))[:how_many]:
        values = values_of(game, name)
        assert values is not None
        chosen[name] = draw(values)
    modes = modes_of(game, players)
    return playable(game, chosen, players, draw(st.sampled_from(modes)) if len(modes) > 1 else modes[0])


@st.composite
def tables(draw: Any, game: type[Game]) -> dict[str, Any]:
    """Draw the arguments of a Match: a number of players, a seed, and rules."""
    players = draw(st.sampled_from(list(game.seats)))
    return {
        "game": game,
        "players": players,
        "seed": draw(st.integers(0, 10_000)),
        "rules": draw(some_rules(game, players)),
    }
