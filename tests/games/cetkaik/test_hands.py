"""What a reserve makes (CK-12): the rulebook's worked examples, every reading, and what holds for any reserve."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_lab.games.cetkaik.chapters.reckoning import (
    Reckoning,
    TooMany,
    hands_of,
    made_of,
    plain_name,
    stand_ins,
    standard_terms,
    terms_of,
    too_many,
)
from tabletop_lab.games.cetkaik.content.hand_table import HANDS, POSITIVE
from tabletop_lab.games.cetkaik.content.pieces import KINDS, SET, kind_of
from tabletop_lab.games.cetkaik.rules import CetkaikRules

STANDARD = CetkaikRules.read()
RESERVES = st.lists(st.sampled_from(SET), max_size=20).map(sorted).filter(lambda pieces: not too_many(pieces))


def made(pieces: str, **rules: Any) -> dict[str, int]:
    return hands_of(pieces.split(), CetkaikRules.read(rules))


@pytest.mark.parametrize(
    ("example", "pieces", "hands"),
    [
        ("15, mixed", "rt bh bn rc", {"attack": 5, "animals": 3}),
        ("15, all red", "rt rh rn rc", {"attack+flash": 7, "animals+flash": 5}),
        ("16", "rt bt rh bh", {"animals+flash": 5}),
        ("17, black king", "rp rp bk", {"king+flash": 5, "army": 3, "comrades": 3}),
        ("17, red king", "rp rp rk", {"king+flash": 5, "army+flash": 5, "comrades+flash": 5}),
        ("18", "rk bk", {"king+flash": 5, "animals": 3}),
        ("18, with a red tiger", "rk bk rt", {"king+flash": 5, "animals+flash": 5}),
        ("19, mixed", "rp rp rp bp bp", {"deadly_army": 3}),
        (
            "19, with a red king",
            "rp rp rp rp rk",
            {"king+flash": 5, "army+flash": 5, "comrades+flash": 5, "deadly_army+flash": 5},
        ),
        ("20", "bg bm bs bb bp", {"social_order+flash": 12, "culture+flash": 9}),
        ("23, before", "rt bh", {"animals": 3}),
        ("23, after", "rt bh rh", {"animals+flash": 5}),
        ("nothing", "rp bt bs", {}),
        ("no pieces", "", {}),
    ],
)
def test_worked_examples(example: str, pieces: str, hands: dict[str, int]) -> None:
    assert made(pieces) == hands, example


ALL_TEN = "rn rp rb rc rt rh rs rm rg rk"


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        (ALL_TEN, {"unbeatable+flash": 52}),
        (ALL_TEN.replace("rt", "bt"), {"unbeatable": 50}),
        (ALL_TEN.replace("rt", "bk"), {"unbeatable": 50}),  # of two kings one is the king, the other the tiger
        (ALL_TEN.replace("rt", "rp"), {}),  # one king has its own place and cannot be the tiger too
        (ALL_TEN.replace("rk", "bn"), {}),  # nothing can be the king
        (ALL_TEN.replace("rt rh", "bk rp"), {}),  # the second king fills one place only
    ],
)
def test_unbeatable(pieces: str, points: dict[str, int]) -> None:
    """CK-12.9."""
    assert {hand: worth for hand, worth in made(pieces).items() if "unbeatable" in hand} == points


@pytest.mark.parametrize(
    ("rules", "pieces", "hands"),
    [
        ({"king_flash": False}, "rk rt", {"king": 3, "animals+flash": 5}),
        ({"flash_scope": "whole_reserve"}, "rt rh bn", {"animals": 3}),
        ({"flash_scope": "whole_reserve"}, "rt rh rn", {"animals+flash": 5}),
        ({"flash_scope": "whole_reserve"}, "bk rp", {"king": 3}),
        ({"king_wildcard": "off"}, "rp rp rk", {"king+flash": 5}),
        ({"king_wildcard": "off"}, "rk bk", {"king+flash": 5}),
        # One role: as itself 5, as a general or a chariot 5; as a general the army stands behind the king in the table.
        ({"king_wildcard": "one_role"}, "rp rp rk", {"king+flash": 5}),
        # As a shaman in one colour 12 + 9; itself would bring 5.
        ({"king_wildcard": "one_role"}, "rg rk rs rb rp", {"social_order+flash": 12, "culture+flash": 9}),
        # As a horse 7 + 5 together; each king has a role of its own, the black one is king.
        ({"king_wildcard": "one_role"}, "rk bk rt rn rc", {"attack+flash": 7, "king+flash": 5, "animals+flash": 5}),
        ({"king_wildcard": "one_role"}, "bk rt", {"king+flash": 5}),
        ({"deadly_army_pawns": 4}, "rp rp bp bp", {"deadly_army": 3}),
        ({}, "rp rp bp bp", {}),
        ({"hand_points": {"animals": -7, "flash": 10}}, "rt rh", {"animals+flash": 3}),
        ({"hand_pieces": {"animals": ["tiger", "tiger"]}}, "rt rh", {}),
        ({"hand_pieces": {"animals": ["tiger", "tiger"]}}, "rt bt", {"animals": 3}),
        ({"hand_pieces": {"king": "none"}}, "rk", {}),
    ],
)
def test_readings(rules: dict[str, Any], pieces: str, hands: dict[str, int]) -> None:
    assert made(pieces, **rules) == hands


def test_of_equally_good_roles_more_hands_count_more() -> None:
    """A king as itself 5; under these points as a general 2 + 3 in one colour: two hands."""
    rules = {"king_wildcard": "one_role", "hand_points": {"flash": 0, "king": 6, "army": 1, "culture": 5}}
    assert made("rk rp rp rs rm", **rules) == {"culture+flash": 5, "army+flash": 1}


def test_pieces_of_a_hand_and_the_kings_in_it() -> None:
    reserve = ["bk", "rp", "rp", "bp"]
    assert made_of(reserve, "army", STANDARD) == ("bk", "bp", "rp")
    assert stand_ins("army", ("bk", "bp", "rp"), terms_of(STANDARD)) == [("bk", "general")]
    assert made_of(["rt", "bh", "rh"], "animals+flash", STANDARD) == ("rh", "rt")
    assert stand_ins("animals+flash", ("rh", "rt"), terms_of(STANDARD)) == []
    with pytest.raises(KeyError):
        made_of(reserve, "culture", STANDARD)


def test_no_reserve_has_more_than_there_is() -> None:
    with pytest.raises(TooMany, match="too many bc.*at most 2") as error:
        hands_of(["bc", "bc", "bc", "rm", "rm", "rm"], STANDARD)
    assert error.value.pieces == ("bc", "rm")
    with pytest.raises(TooMany, match="too many xx"):
        hands_of(["xx"], STANDARD)


def test_the_whole_set_makes_everything_in_one_colour() -> None:
    assert made(" ".join(SET)) == {f"{hand}+flash": HANDS[hand].points + 2 for hand in POSITIVE}


def test_an_edited_paragraph_changes_the_reckoning() -> None:
    class NoBonus(Reckoning):
        def in_one_colour(self, hand: str, kinds: tuple[str, ...], cast: Any) -> tuple[str, ...]:
            return ()

    assert NoBonus(standard_terms()).hands(["rt", "rh"]) == {"animals": 3}
    assert Reckoning(standard_terms()).hands(["rt", "rh"]) == {"animals+flash": 5}
    assert terms_of(STANDARD) == standard_terms()


@settings(max_examples=60)
@given(RESERVES)
def test_what_holds_for_every_reserve(reserve: list[str]) -> None:
    found = hands_of(reserve, STANDARD)
    assert len({plain_name(slug) for slug in found}) == len(found), "each hand once"
    for slug in found:
        pieces = made_of(reserve, slug, STANDARD)
        assert not too_many([*pieces]) and all(pieces.count(p) <= reserve.count(p) for p in pieces)
        assert [kind_of(p) for p in pieces if kind_of(p) != "king"] == [
            kind for p, kind in zip(pieces, HANDS[plain_name(slug)].pieces, strict=True) if kind_of(p) != "king"
        ]
        assert ("+flash" in slug) <= (len({p[0] for p in pieces}) == 1)
    assert hands_of(reversed(reserve), STANDARD) == found, "the order of captures does not matter"
    off, one = (sum(made(" ".join(reserve), king_wildcard=how).values()) for how in ("off", "one_role"))
    assert off <= one <= sum(found.values()), "freedom never costs points"


@settings(max_examples=60)
@given(RESERVES, st.sampled_from(SET))
def test_one_more_piece_never_loses_a_hand(reserve: list[str], piece: str) -> None:
    more = [*reserve, piece]
    if not too_many(more):
        before, after = hands_of(reserve, STANDARD), hands_of(more, STANDARD)
        assert {plain_name(slug) for slug in before} <= {plain_name(slug) for slug in after}
        assert sum(before.values()) <= sum(after.values())


def test_the_names_of_kinds_are_those_of_the_pieces() -> None:
    assert {kind for hand in POSITIVE for kind in HANDS[hand].pieces} == set(KINDS)
