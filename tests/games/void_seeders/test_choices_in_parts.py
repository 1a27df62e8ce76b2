"""What a part offers besides its first effect is for the same character, or for those that it names itself."""

from __future__ import annotations

import pytest

from tabletop_lab.games.void_seeders.content import FULLY, NOT, Part, load
from tabletop_lab.games.void_seeders.content.parts import read_parts
from tabletop_lab.games.void_seeders.nemesis.parts import Parts


class Noted(Parts):
    """Does nothing but note what would be done; some effects cannot be done, and the second choice is taken."""

    impossible: tuple[str, ...] = ()
    noted: list[str]

    def do_effect(self, part: Part, player: str) -> int:
        self.noted.append(f"{player} {part.effect}")
        return NOT if part.effect in self.impossible else FULLY

    def do_part(self, part: Part, player: str) -> int:
        self.noted.append(f"{part.selector} {part.effect} by {player}")
        return FULLY

    def choose_part(self, part: Part, player: str) -> Part:
        return part.choices[1]


@pytest.mark.parametrize(
    ("cell", "impossible", "noted"),
    [
        ("self_destruct 3 else unbroken_computer_room break_down", (), ["P1 self_destruct"]),
        ("self_destruct 3 else unbroken_computer_room break_down", ("self_destruct",),
         ["P1 self_destruct", "unbroken_computer_room break_down by P1"]),
        ("flee else panic else die", ("flee", "panic"), ["P1 flee", "P1 panic", "P1 die"]),
        ("stun 1 or one_other discard all", (), ["one_other discard by P1"]),
        ("dress 1 or heal_light all", (), ["P1 heal_light"]),
    ],
)  # fmt: skip
def test_whom_the_other_choice_means(cell: str, impossible: tuple[str, ...], noted: list[str]) -> None:
    game = object.__new__(Noted)
    game.impossible, game.noted = impossible, []
    (part,) = read_parts(cell)
    assert game.do_for(part, "P1") == FULLY and game.noted == noted


def test_the_printed_cards_that_name_somebody_else_in_a_choice() -> None:
    found = [
        thing.id
        for thing in load().things()
        for part in getattr(thing, "parts", ())
        if any(other.selector != part.selector for other in part.others)
    ]
    assert found == ["E18", "taser"]
