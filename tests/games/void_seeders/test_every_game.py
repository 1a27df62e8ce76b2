"""The short form of every_game: what must hold at every decision of a game holds, and what does not is seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tabletop_lab.games.void_seeders.game import VoidSeeders
from tests.games.void_seeders.every_game import play, tables


def test_random_games_of_every_mode_keep_the_invariants() -> None:
    modes = Counter[str]()
    for table in tables(24):
        watch, _ = play(table)
        assert watch.wrong == [], table
        modes[table[1].get("mode", "semicoop")] += 1
    assert set(modes) == set(VoidSeeders.modes.names)


def _nobody_lurks(state: Any) -> None:
    state.step, state.seeders = "develop_the_bag", {"lurker6": 1} | state.seeders


def _time_goes_back(state: Any) -> None:
    state.time -= 2 * (state.round == 3)


def _a_carcass_too_many(state: Any) -> None:
    state.lying["carcass8"] = 1


def _a_lair_moves(state: Any) -> None:
    state.lairs = {lair: slot % 5 + 1 for lair, slot in state.lairs.items()}


@pytest.mark.parametrize(
    ("step", "wrong", "said"),
    [
        ("end_of_round", _time_goes_back, "13 time"),
        ("event", _a_carcass_too_many, "4 carcasses"),
        ("event", _a_lair_moves, "10 Lairs"),
        ("lurk", _nobody_lurks, "11 "),
    ],
)
def test_what_does_not_hold_is_seen(
    step: str, wrong: Callable[[Any], None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is told by its number in the description of the game."""
    table = (3, {"time_length": 6, "hibernation_from": 5}, 8)
    assert play(table)[0].wrong == []
    right = getattr(VoidSeeders, step)

    def spoilt(game: VoidSeeders) -> None:
        wrong(game.state)
        if game.state.step == step:
            right(game)

    monkeypatch.setattr(VoidSeeders, step, spoilt)
    assert any(each.startswith(said) for each in play(table)[0].wrong)
