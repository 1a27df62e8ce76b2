"""Whole games go as they went when they were last reviewed; a difference is shown, with the command that accepts it.
How they are recorded is in tabletop_lab/testing/golden.py; `make golden` records them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.testing import golden
from tabletop_lab.testing.named import find_game

HERE = Path(__file__).parent
GAMES = [*tl.games().values(), find_game("examples/three_in_a_row.py", HERE.parents[1])]
READABLE = 1000
"""Lines that somebody can still review."""


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_game_goes_as_recorded(game: Any, lang: str) -> None:
    unlike = golden.difference(game, HERE, lang)
    if unlike:
        pytest.fail(f"{unlike}\nIf this is what the rules should do, run: make golden", pytrace=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_recorded_game_is_of_readable_length(game: Any) -> None:
    for mode in golden.modes(game):
        lines = golden.file_of(game, HERE, "en", mode).read_text(encoding="utf-8").splitlines()
        assert 10 < len(lines) <= READABLE


def happened(name: str, mode: str = "") -> set[str]:
    """The names of everything that happened in a recorded game."""
    played = golden.recorded(tl.games()[name], HERE, mode)
    assert played is not None
    return {entry.name for entry in played.play().trace}


def test_the_recorded_game_shows_many_things() -> None:
    """Forced moves, chance cards, extra actions, the shared goal and conversions all happen in it."""
    names = happened("fourteen_nights")
    assert names >= {
        "was_moved", "must_act_there", "no_own_move", "chance_drawn", "token_spent", "free_action_used", "plan_drawn",
        "goal_reached", "rewarded", "converted", "plans_bought", "scored", "game_over",
    }  # fmt: skip
    assert len(names) > 60


def test_the_recorded_cetkaik_shows_many_things() -> None:
    """Captures, drops, hands made and lost, both throws failed, both declarations, and the last points lost."""
    assert happened("cetkaik") >= {
        "captured", "dropped", "hand_completed", "hand_lost", "came_back", "stepped", "threw", "failed", "declined",
        "tam_moved", "penalty", "continued", "season_ended", "points_moved", "throw_off_tied", "lost_at_once",
    }  # fmt: skip


def test_the_recorded_wolves_show_many_things() -> None:
    """A night without and with a death, both votes with a second one, a ghost, signs, and the end."""
    assert happened("tabula_wolves") >= {
        "partner", "raid", "pack_agrees", "attack_fails", "no_death", "deaths", "ghost_card", "guard", "seer", "sign",
        "medium", "told_role", "welcome_token", "evidence_no_murder", "defence", "second_vote_result", "lynched",
        "faction_wins", "shown_at_the_end",
    }  # fmt: skip


def test_the_recorded_tiedie_shows_many_things() -> None:
    """Accusations right and wrong, an attack, a sleep card, idle Evades, forced sleep; and what a mode alone has."""
    assert happened("tiedie", "tail") >= {
        "accuses", "accuse_locked", "eliminated", "takes_cards", "new_target", "forced_sleep", "announces", "attacks",
        "plays", "falls_asleep", "moved_by", "moves", "draws", "start_player", "turn_ends",
    }  # fmt: skip
    assert "stunned" in happened("tiedie", "hunter") and "health" in happened("tiedie", "hp")
