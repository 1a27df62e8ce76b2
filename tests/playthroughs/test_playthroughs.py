"""Whole games go as they went when they were last reviewed; a difference is shown, with the command that accepts it.
How they are recorded is in rewrite.py."""

from __future__ import annotations

import difflib
import importlib.util
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import tabletop_lab as tl

_spec = importlib.util.spec_from_file_location("rewrite_playthroughs", Path(__file__).with_name("rewrite.py"))
assert _spec and _spec.loader
rewrite = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(rewrite)

SHOWN = 30
"""Lines of a difference that a failing test shows."""


def difference(old: str, new: str, name: str) -> Iterator[str]:
    return difflib.unified_diff(
        old.splitlines(), new.splitlines(), f"{name} (recorded)", f"{name} (now)", n=2, lineterm=""
    )


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("played", rewrite.GAMES, ids=lambda played: played.game)
def test_the_game_goes_as_recorded(played: object, lang: str) -> None:
    path = rewrite.HERE / f"{played.game}.{lang}.txt"  # type: ignore[attr-defined]
    now = rewrite.text_of(played, lang)
    recorded = path.read_text(encoding="utf-8") if path.is_file() else ""
    if now != recorded:
        shown = "\n".join(islice(difference(recorded, now, path.name), SHOWN))
        pytest.fail(f"{shown}\n...\nIf this is what the rules should do, run: {rewrite.COMMAND}", pytrace=False)


def test_the_recorded_game_shows_many_things() -> None:
    """Forced moves, chance cards, extra actions, the shared goal and conversions all happen in it."""
    played = next(p for p in rewrite.GAMES if p.game == "fourteen_nights")
    match = tl.Match(played.game, played.players, played.seed).run(played.bots)
    happened = {entry.name for entry in match.trace}
    assert happened >= {
        "was_moved", "must_act_there", "no_own_move", "chance_drawn", "token_spent", "free_action_used", "plan_drawn",
        "goal_reached", "rewarded", "converted", "plans_bought", "scored", "game_over",
    }  # fmt: skip
    assert len(happened) > 60


def test_the_recorded_cetkaik_shows_many_things() -> None:
    """Captures, drops, hands made and lost, both throws failed, both declarations, and the last points lost."""
    played = next(p for p in rewrite.GAMES if p.game == "cetkaik")
    match = tl.Match(played.game, played.players, played.seed).run(played.bots)
    happened = {entry.name for entry in match.trace}
    assert happened >= {
        "captured", "dropped", "hand_completed", "hand_lost", "came_back", "stepped", "threw", "failed", "declined",
        "tam_moved", "penalty", "continued", "season_ended", "points_moved", "throw_off_tied", "lost_at_once",
    }  # fmt: skip
