"""How often the village is called is known beforehand: it tells neither who is left, nor who agrees, nor who is hit."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import tabletop_lab as tl

SILENT = {"talk_rounds": 0, "defence_statements": 0}
BOTH = {"gypsy_choice": True, "mercenary_choice": True}
CROWD = {"composition": "custom", "strict_composition": False}
NIGHTS: list[tuple[dict[str, Any], int, list[str], list[str]]] = [
    ({}, 9, ["raid"] * 3, ["seer", *["raid"] * 3, "medium"]),
    ({"pack_rounds": 1}, 12, ["raid"], ["seer", "guard", "raid", "medium"]),
    ({"pack_protocol": "majority", "raid_may_pass": True}, 9, ["raid"], ["seer", "raid", "medium"]),
    ({"pack_protocol": "lowest_number_leads"}, 9, ["raid"], ["seer", "raid", "medium"]),
    ({"first_night": "moderator_victim", "pack_rounds": 2}, 9, [], ["seer", "raid", "raid", "medium"]),
    (
        CROWD | BOTH | {"custom_cards": "wolf 2, witch 2, gypsy 3, mercenary 2"},
        9,
        [*["raid"] * 3, "mercenary"],
        ["witch", "gypsy", "witch", "gypsy", *["raid"] * 3, "mercenary"],
    ),
    (CROWD | {"custom_cards": "wolf 1, seer 2, villager 5"}, 8, ["raid"], ["seer", "raid"]),
    ({"town_win_needs": "wolf_headcount"}, 15, ["raid"] * 3, ["witch", "seer", "guard", *["raid"] * 3, "medium"]),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "players", "first", "later"), NIGHTS)
def test_every_night_has_the_same_windows(
    rules: dict[str, Any], players: int, first: list[str], later: list[str]
) -> None:
    seen = set()
    for seed in range(12):
        match = tl.Match("tabula_wolves", players, seed=seed, rules=SILENT | rules, bots="random")
        assert all(opened.window.seats == opened.state.living for opened in match.windows)
        for night, windows in groupby(match.windows, lambda opened: opened.state.night):
            names = [opened.window.name for opened in windows]
            assert names == (first if night == 1 else later), f"night {night} of seed {seed}"
        seen |= {entry.name for entry in match.trace if entry.window is not None}
    assert seen == {*first, *later}, "in some of these games somebody was asked in each"


def test_nobody_is_asked_who_could_not_move() -> None:
    """A window without an answer leaves nothing in the record or the trace."""
    match = tl.Match("tabula_wolves", 9, seed=3, rules=SILENT, bots="random")
    answered = {id(entry.window) for entry in match.trace if entry.window is not None}
    empty = [opened for opened in match.windows if id(opened.window) not in answered]
    assert empty and len(answered) + len(empty) == len(match.windows)
    assert {entry.player for entry in match.trace if entry.name == "seer"} == set(match.state.slip["seer"])
