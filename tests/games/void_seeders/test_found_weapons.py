"""A weapon that was found or made shoots and is loaded as any other (NB-3.5, NB-3.10, NB-11.10)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabletop_lab.engine import CardDeck
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.presentation.box import box
from tabletop_lab.games.void_seeders.presentation.card_faces import card_text

from .scripted import game, hand, put


def with_a(weapon: str, ammo: int) -> Any:
    made = game(3)
    put(made, P1=9, lurker1=9)
    hand(made, "P1", 5)
    made.state.left_hand["P1"], made.state.right_hand["P1"] = [], [weapon]
    made.state.ammo[weapon] = ammo
    return made


@pytest.mark.parametrize("weapon", ["red-prototype_pistol1", "red-prototype_rifle1", "blue-flamethrower1"])
def test_it_shoots(weapon: str) -> None:
    made = with_a(weapon, 1)
    assert Act("shoot", target="lurker1", card=weapon) in made.shots("P1")
    assert made.shots("P1") != [] and with_a(weapon, 0).shots("P1") == []


def test_it_is_found_with_one_ammo() -> None:
    made = with_a("red-prototype_rifle1", 3)
    made.state.left_hand["P1"] = []
    made.keep_item("P1", "red-prototype_pistol1")
    assert made.state.ammo["red-prototype_pistol1"] == 1 and "red-prototype_pistol1" in made.held("P1")


@pytest.mark.parametrize(
    ("weapon", "reload", "full"),
    [("red-prototype_rifle1", "energy", 6), ("red-prototype_shotgun1", "energy", 2), ("blue-flamethrower1", "fuel", 4)],
)
def test_it_is_loaded_with_what_belongs_to_it(weapon: str, reload: str, full: int) -> None:
    made = with_a(weapon, 1)
    assert made.weapons_to_load("P1", "all", "own") == []
    assert made.weapons_to_load("P1", "all", reload) == [weapon]
    made.load("P1", "all", reload)
    assert made.state.ammo[weapon] == full and made.weapons_to_load("P1", "all", reload) == []


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_weapon_is_printed_with_its_ammo_and_injuries(lang: str) -> None:
    words, weapons = VoidSeeders.words(lang), VoidSeeders.content.weapons
    printed = {card for deck in box(words) if isinstance(deck, CardDeck) for card in deck.cards}
    by_id = {VoidSeeders.content.data(card).id: card for card in printed}
    assert len(weapons) == 10 and set(weapons) <= set(by_id)
    for weapon in weapons.values():
        said = card_text(VoidSeeders.content.data(by_id[weapon.id]), words)
        numbers = [weapon.ammo, weapon.kind_face, weapon.one_hit, weapon.two_hits]
        assert [int(number) for number in re.findall(r"(?<!\d)\d+", said)][:4] == numbers, said
        assert bool(weapon.least or weapon.extra) == (said.count(".") > 2), said
