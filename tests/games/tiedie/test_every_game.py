"""The short form of every_game: what must hold at every decision of a game holds, and what does not is seen."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop_lab.games.tiedie.game import Tiedie
from tests.games.tiedie.every_game import play, tables


def test_random_games_of_every_mode_keep_the_invariants() -> None:
    modes = Counter[str]()
    for table in tables(36):
        watch, _ = play(table)
        assert watch.wrong == [], table
        modes[table[1]["mode"]] += 1
    assert set(modes) == set(Tiedie.modes.names)


def test_what_does_not_hold_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pawns of the eliminated that move, two turns in a round: each is told by its number."""
    table = (4, {"mode": "tail", "map_layout": "M1", "day_limit": 5, "move_day": 5, "move_night": 4}, 83)
    assert play(table)[0].wrong == []
    fair = Tiedie.end_phase

    def unfair(self: Tiedie) -> None:
        for player in self.state.out:
            self.state.pawn[player] = self.state.start_square[player]
        fair(self)

    monkeypatch.setattr(Tiedie, "end_phase", unfair)
    assert any(said.startswith("4 pawns out of play") for said in play(table)[0].wrong)
    monkeypatch.setattr(Tiedie, "end_phase", fair)
    monkeypatch.setattr(Tiedie, "is_waiting", lambda self, player: self.is_awake(player) and self.state.round < 3)
    with pytest.raises(RuntimeError, match="does not end"):
        play(table)
