"""A playout leaves the interpreter as it found it."""

import gc
from typing import Any

import pytest

from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.tables.batch import Playout
from tests.engine.tiny_games import script


class Forking(RandomBot):
    """A random bot that says it tries things out."""

    needs_rollouts = True


def collecting(bot: type[RandomBot], fails: bool = False) -> bool:
    """Whether the collector of cyclic garbage works while a game is played."""
    found = []

    def play(game: Any) -> Any:
        found.append(gc.isenabled())
        return 1 // (not fails)

    game = script(play)
    Playout(game, ("P1", "P2"), game.Rules(), {"P1": bot(), "P2": bot()}).run(1)
    return found[0]


def test_the_collector_rests_during_a_game_and_works_again_afterwards() -> None:
    assert gc.isenabled()
    assert not collecting(RandomBot)
    assert gc.isenabled()
    assert collecting(Forking)


def test_the_collector_works_again_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError):
        collecting(RandomBot, fails=True)
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        assert not collecting(RandomBot)
        assert not gc.isenabled()
    finally:
        gc.enable()
