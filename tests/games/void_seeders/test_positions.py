"""A game begins in the middle: what a position names is there, and the rest follows from it."""

from __future__ import annotations

from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.game import VoidSeeders


def begun(position: dict[str, Any], players: int = 3, seed: int = 1) -> Any:
    """The state of a match that begins so, as it is."""
    return tl.Match(VoidSeeders, players, seed=seed, position=position).view("moderator").as_dict()


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_character_brings_its_cards_weapon_and_quest_items(seed: int) -> None:
    state = begun({"character": {"P1": "captain", "P3": "scout"}, "hands": {"P1": ["P1/rally"]}}, seed=seed)
    assert (state["character"]["P1"], state["character"]["P3"]) == ("captain", "scout")
    assert len(set(state["character"].values())) == 3
    assert state["left_hand"]["P1"] == ["revolver"] and state["right_hand"]["P1"] == []
    assert state["ammo"]["revolver"] == 6 and len(state["ammo"]) == 3
    assert state["quests"]["P1"] == ["black_box", "command_band"]
    assert "P1/rally" in state["hands"]["P1"] and len(state["hands"]["P1"]) + len(state["decks"]["P1"]) == 10


def test_an_object_is_in_one_place_alone() -> None:
    turn = {"step": "turns", "first": "P1", "turn_of": "P1"}
    state = begun({**turn, "right_hand": {"P1": ["egg1"]}, "left_hand": {"P2": ["corpse-blue"]}, "lying": {"egg2": 9}})
    assert state["eggs"] == ["egg3", "egg4", "egg5", "egg6", "egg7"] and state["lying"] == {"egg2": 9}
    with pytest.raises(tl.InvalidPosition):
        begun({**turn, "right_hand": {"P1": ["egg1"], "P2": ["egg1"]}})


def test_where_a_tile_lies_open_there_is_no_token_and_a_lair_was_one() -> None:
    turn = {"step": "turns", "first": "P1", "turn_of": "P1"}
    state = begun({**turn, "explored": {6: "canteen", 9: "nest"}, "lairs": {"lair1": 9}})
    assert len(state["covered"]) == len(state["tokens"]) == 17
    assert "canteen" not in state["second_tiles"] and "nest" not in state["first_tiles"]
    assert sum(token in ("X17", "X18", "X19") for token in state["tokens"]) == 2


def test_two_cannot_be_the_same_character() -> None:
    state = begun({"character": {"P1": "captain"}}, seed=2)
    assert sorted(state["character"].values()).count("captain") == 1
