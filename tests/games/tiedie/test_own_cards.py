"""Sleep cards and characters of one's own: other amounts, abilities in another mix, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_lab.engine import InvalidContent
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.games.tiedie.rules import TiedieRules
from tests.games.tiedie.files import lines_of
from tests.games.tiedie.stories import USUAL

HEAD = "id,name_en,name_ko,count,effect,amounts\n"
DECK = HEAD + (
    "stride,Stride,큰 걸음,9,one_step,2\n"
    "hurl,Hurl,던지기,4,shove,2\n"
    "rush,Rush,돌진,4,charge,2 1\n"
    "wall,Wall,벽,4,brace,3\n"
    "spy,Spy,엿보기,9,peek,\n"
)
PEOPLE = "id,name_en,name_ko,colour,ability_layout,abilities\n" + "".join(
    f"X{n},Person {n},사람 {n},grey,both,{'acrobat heavy_feet insomniac' if n == 1 else ''}\n" for n in range(1, 4)
)


def options(tmp_path: Path, position: dict[str, Any], choose: str = "") -> list[str]:
    """What P1 may do with these files, or with what comes after a choice."""
    import tabletop_lab as tl

    deck, people = tmp_path / "deck.csv", tmp_path / "people.csv"
    deck.write_text(DECK, encoding="utf-8")
    people.write_text(PEOPLE, encoding="utf-8")
    rules = {
        "sleep_cards_file": str(deck), "characters_file": str(people), "map_layout": "M1", "character_assign": "none",
    }  # fmt: skip
    begins = USUAL | position
    match = tl.Match(Tiedie, 3, seed=1, rules=rules, position=begins)
    if choose:
        match.play(choose)
    return [str(option) if isinstance(option, str) else option.label for option in match.decision.options]


def test_the_amounts_of_a_card_are_those_of_its_row(tmp_path: Path) -> None:
    pawn = {"P1": "T7(0,0)", "P2": "T7(0,1)", "P3": "T7(0,3)"}
    acts = options(tmp_path, {"pawn": pawn, "hands": {"P1": ["stride", "hurl"]}})
    assert acts == ["move", "move +1", "shove P2 T4(4,2) hurl", "shove P2 T7(1,2) hurl", "end"]
    pawn = {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T9(4,4)"}
    acts = options(tmp_path, {"pawn": pawn, "hands": {"P1": ["hurl"]}})
    far = ["T5(0,3)", "T5(1,4)", "T5(2,3)", "T5(3,2)", "T5(2,1)", "T5(0,1)", "T2(4,2)"]
    assert sorted(acts) == sorted(["move", "end", *(f"shove P2 {square} hurl" for square in far)])
    pawn = {"P1": "T7(0,0)", "P2": "T7(0,3)", "P3": "T9(4,4)"}
    assert options(tmp_path, {"pawn": pawn, "hands": {"P1": ["rush"]}}) == ["move", "end"], "three squares away"
    pawn = {"P1": "T7(0,1)", "P2": "T7(0,3)", "P3": "T9(4,4)"}
    assert options(tmp_path, {"pawn": pawn, "hands": {"P1": ["rush"]}}) == ["move", "charge P2 rush", "end"]


def test_one_step_by_two(tmp_path: Path) -> None:
    import tabletop_lab as tl

    deck = tmp_path / "deck.csv"
    deck.write_text(DECK, encoding="utf-8")
    rules = {"sleep_cards_file": str(deck), "map_layout": "M1", "character_assign": "none"}
    match = tl.Match(Tiedie, 3, seed=1, rules=rules, position=USUAL | {"hands": {"P1": ["stride", "stride"]}})
    match.play("move +2")
    assert (match.state.left, match.state.hands["P1"]) == (7, [])


def test_abilities_in_another_mix(tmp_path: Path) -> None:
    """Acrobat, Heavy Feet and Insomniac at once: jumps for nothing, one move after two active rounds."""
    position = {
        "character": {"P1": "X1"}, "streak": {"P1": 2}, "pawn": {"P1": "T1(0,2)", "P2": "T1(0,3)", "P3": "T9(4,4)"},
    }  # fmt: skip
    assert sorted(options(tmp_path, position, "move")) == ["T1(0,1)", "T1(0,4)", "T1(1,2)"]


@pytest.mark.parametrize(
    ("row", "en", "ko"),
    [
        (
            "x,X,엑스,3,shove,ten",
            "deck.csv, row 2, column amounts: 'ten' is not a whole number",
            "deck.csv, 2행 amounts열: 'ten'",
        ),
        (
            "x,X,엑스,3,shove,12",
            "deck.csv, row 2, column amounts: 12 is out of range for squares (allowed: 1 to 9) [TD-11.1]",
            "deck.csv, 2행 amounts열: 12",
        ),
        ("x,X,엑스,3,peek,2", "deck.csv, row 2, column amounts: ", "deck.csv, 2행 amounts열: "),
        ("x,X,엑스,3,fly,", "deck.csv, row 2, column effect: 'fly' is not known", "deck.csv, 2행 effect열: 'fly'"),
    ],
)
def test_wrong_effects_and_amounts(tmp_path: Path, row: str, en: str, ko: str) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(f"{HEAD}{row}\n", encoding="utf-8")
    rules = TiedieRules(sleep_cards_file=str(deck))
    (told,) = lines_of(lambda: Tiedie.content.under(rules, Tiedie))
    assert told.startswith(en)
    with pytest.raises(InvalidContent) as error:
        Tiedie.content.under(rules, Tiedie)
    assert str(error.value.faults[0].localized("ko")).startswith(ko)
