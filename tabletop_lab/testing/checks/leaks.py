"""No game leaks: worlds that differ only in what a viewer may not know look the same to that viewer.

Whole games are compared: views, questions, options, refusals, prompts, events, chances, their order and numbers, and
the position in words. With TABLETOP_LAB_LEAK_GAMES more games are played (each beside three other worlds).
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from ..corpus import sampled_rules
from ..finding import Finding, advice
from ..leaks import advice_for, leaks
from ..matches import modes_of
from ..profiles import share

MATCHES = int(os.environ.get("TABLETOP_LAB_LEAK_GAMES", "0")) or max(3, share(6))


def rules_of(game: Any, any_rules: bool) -> Any:
    """Return the default rules, the modes of a game in turn, or different ones for each game."""

    def of(seed: int, players: int) -> dict[str, Any]:
        if any_rules:
            return sampled_rules(game, random.Random(seed), players)
        modes = modes_of(game, players)
        return modes[seed % len(modes)]

    return of


@advice("Somebody is shown what must stay hidden.", "Show it only to those who may know it.")
@pytest.mark.parametrize("any_rules", [False, True], ids=["default rules", "any rules"])
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike(game: Any, any_rules: bool) -> None:
    found = next(leaks(game, range(MATCHES), rules_of(game, any_rules)), None)
    if found is not None:
        raise Finding(str(found), *advice_for(found), match=found.match)
