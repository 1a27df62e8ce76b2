"""Decks of one's own for A Dream of Fourteen Nights: what they replace, how they may be written, where they lie."""

from __future__ import annotations

import os
import shutil
from html import unescape
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import clause
from tabletop_lab.engine.core.errors import InvalidContent
from tabletop_lab.games.fourteen_nights.bots import BOTS
from tabletop_lab.games.fourteen_nights.content import HOUSE, TRAITS, effects, load, load_house
from tabletop_lab.games.fourteen_nights.content.rows import Money
from tabletop_lab.games.fourteen_nights.estimates import Estimates
from tabletop_lab.games.fourteen_nights.game import FourteenNights
from tabletop_lab.notebook.rules.editor import RulesEditor
from tests.games.fourteen_nights.decks import HEADERS, chances, faults_of


def test_own_deck_replaces_that_deck_alone(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text("tc,id,name_en,name_ko\n500,Hx,Dusting,먼지 털기\n", encoding="utf-8")
    content = load(FourteenNights, str(tmp_path))
    assert content.decks["chore"] == ("Hx",)
    assert content.cards["Hx"].tc == 500
    assert content.decks["regular_plan"] == FourteenNights.content.decks["regular_plan"]
    assert "H01" not in content.cards


def test_an_edited_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "chore.csv"
    for tc in (500, 1000):
        file.write_text(f"{HEADERS['chore']}\nH01,빨래,Laundry,{tc}\n", encoding="utf-8")
        os.utime(file, ns=(tc, tc))
        assert load(FourteenNights, str(tmp_path)).cards["H01"].tc == tc


def test_spreadsheet_habits_are_understood(tmp_path: Path) -> None:
    rows = "\r\n".join([HEADERS["chore"], ' H01 , 빨래 ," Doing  the laundry", 500 ', ",,,", ""])
    (tmp_path / "chore.csv").write_bytes(b"\xef\xbb\xbf" + rows.encode())
    content = load(FourteenNights, str(tmp_path))
    assert content.decks["chore"] == ("H01",)
    assert content.cards["H01"].name_en == "Doing the laundry"


def test_one_language_is_enough(tmp_path: Path) -> None:
    (tmp_path / "chance.csv").write_text(chances("C01,횡재,,money,2,gain,500,,{0} TC를 얻는다."), encoding="utf-8")
    card = load(FourteenNights, str(tmp_path)).cards["C01"]
    assert (card.name("en"), card.text("en")) == ("횡재", "500 TC를 얻는다.")


def test_edited_amounts_show_in_the_sentence(tmp_path: Path) -> None:
    text = (HOUSE / "chance.csv").read_text(encoding="utf-8").replace("shower,1 4 5 6", "shower,2 5 6")
    (tmp_path / "chance.csv").write_text(text, encoding="utf-8")
    assert load(FourteenNights, str(tmp_path)).cards["C20"].text() == (
        "Every pawn on one of the spaces 5, 6, yours too, is moved to space 2."
    )


def test_empty_trait_cells_are_zero(tmp_path: Path) -> None:
    (tmp_path / "regular_plan.csv").write_text(f"{HEADERS['regular_plan']}\nR01,섬,Island,0,,,,,,,\n", encoding="utf-8")
    card = load(FourteenNights, str(tmp_path)).cards["R01"]
    assert card.points == dict.fromkeys(TRAITS, 0) and card.memory == card.price == 0


def test_another_coin(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text(f"{HEADERS['chore']}\nH01,빨래,Laundry,700\n", encoding="utf-8")
    assert load(FourteenNights, str(tmp_path), tc_unit=100).cards["H01"].tc == 700
    assert faults_of(tmp_path, "chore", f"{HEADERS['chore']}\nH01,빨래,Laundry,700\n") == [
        "chore.csv, row 2, column tc: 700 is not a multiple of the coin (allowed: multiples of 500) [FN-1.3]"
    ]
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, tc_unit=1000)
    assert "regular_plan.csv, row 2, column price: 1500 is not a multiple of the coin" in str(caught.value)


def test_folder_that_does_not_exist() -> None:
    with pytest.raises(InvalidContent, match="there is no folder 'nowhere'"):
        load(FourteenNights, "nowhere")
    with pytest.raises(InvalidContent):
        load(FourteenNights, "a\0b")
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, "x" * 5000)
    assert len(str(caught.value)) < 120


def test_folder_without_a_deck(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(tmp_path))
    assert caught.value.faults[0].reason.endswith("holds no deck file")
    assert "regular_plan.csv" in caught.value.faults[0].allowed


def test_misnamed_deck_is_not_ignored(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "chore.csv", tmp_path / "chores.csv")
    with pytest.raises(InvalidContent) as caught:
        load(FourteenNights, str(tmp_path))
    assert str(caught.value).startswith("'chores.csv': no deck has this name (allowed: destination.csv, free_plan.csv")


def test_faults_of_several_files_come_together(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text(f"{HEADERS['chore']}\nH01,빨래,Laundry,x\n", encoding="utf-8")
    lines = faults_of(tmp_path, "free_plan", f"{HEADERS['free_plan']}\nF01,산책,Walk,,,-1,,,,\n")
    assert lines == [
        "free_plan.csv, row 2, column nature: '-1' is too small (allowed: 0 or more) [FN-7.1]",
        "chore.csv, row 2, column tc: 'x' is not a whole number "
        "(allowed: digits without separators, such as 1500) [FN-7.3]",
    ]


def test_a_deck_edited_between_two_matches_is_read_again(tmp_path):
    deck = tmp_path / "chore.csv"
    rules = {"decks": str(tmp_path)}
    deck.write_text("id,name_ko,name_en,tc\nH01,빗자루,Broom,1500\n", encoding="utf-8")
    assert tl.Match("fourteen_nights", players=2, rules=rules).words().card("H01") == "Broom"
    deck.write_text("id,name_ko,name_en,tc\nH01,빗자루,Vacuum cleaner,1500\n", encoding="utf-8")
    assert tl.Match("fourteen_nights", players=2, rules=rules).words().card("H01") == "Vacuum cleaner"
    deck.write_text("id,name_ko,name_en,tc\nH01,빗자루,Broom,much\n", encoding="utf-8")
    with pytest.raises(tl.InvalidContent, match="chore.csv, row 2, column tc"):
        tl.Match("fourteen_nights", players=2, rules=rules)


def destinations(folder: Path, count: int) -> dict[str, str]:
    """Rules with so many destinations."""
    rows = (HOUSE / "destination.csv").read_text(encoding="utf-8").splitlines()[: count + 1]
    (folder / "destination.csv").write_text("\n".join(rows), encoding="utf-8")
    return {"decks": str(folder)}


def test_a_deck_needs_as_many_destinations_as_there_are_players(tmp_path: Path) -> None:
    """Each player draws one, so two players need two."""
    rules = destinations(tmp_path, 2)
    assert set(tl.Match("fourteen_nights", players=2, rules=rules).state.destination.values()) == {"D01", "D02"}
    for refused in (
        lambda: tl.Match("fourteen_nights", players=3, rules=rules),
        lambda: tl.simulate("fourteen_nights", n=2, players=3, rules=rules),
    ):
        with pytest.raises(InvalidContent) as caught:
            refused()
        assert str(caught.value) == "destination.csv: the deck has 2 cards (allowed: at least 3) [FN-4.6]"
        assert "덱에 카드가 2장 있습니다" in caught.value.text("ko")


@pytest.mark.parametrize("count", range(5, 11))
def test_everybody_finds_a_destination_to_keep(tmp_path: Path, count: int) -> None:
    """Two are drawn as long as one is left for each player who has none yet."""
    rules = destinations(tmp_path, count) | {"destination_setup": "draw_two_keep_one"}
    match = tl.Match("fourteen_nights", players=5, seed=3, rules=rules, bots="random")
    kept = [answer.label for answer in match.answers if answer.name == "destination" and not answer.is_chance]
    assert match.result is not None and len(set(kept)) == 5
    assert sum(a.is_chance and a.name == "destination" for a in match.answers) == min(10, count)


GOALS = "id,name_ko,name_en,level,{},reward_memory,reward_bonus,top_bonus\nG01,전세 배,Hired boat,hard,{},0,6,2\n"


@pytest.mark.parametrize(("columns", "cells"), [("target", "9000"), ("target_per_player,target", ",9000")])
@pytest.mark.parametrize("players", (2, 4))
def test_a_goal_may_ask_the_same_of_every_table(tmp_path: Path, columns: str, cells: str, players: int) -> None:
    (tmp_path / "shared_goal.csv").write_text(GOALS.format(columns, cells), encoding="utf-8")
    money = dict.fromkeys([f"P{i}" for i in range(1, players + 1)], 4500)
    position = {"day": 15, "tc": money, "hands": {player: [] for player in money}}
    match = tl.Match("fourteen_nights", players=players, rules={"decks": str(tmp_path)}, position=position)
    assert "9,000 TC" in match.alt_text()
    while match.decision is not None and match.result is None and match.decision.name != "convert":
        amount = {"contribution": "4500" if match.decision.player in ("P1", "P2") else "0"}
        match.play(amount.get(match.decision.name, match.decision.labels[0]))
    (reached,) = match.trace.events("goal_reached")
    assert reached.facts["target"] == reached.facts["total"] == 9000


def test_the_bots_compare_the_targets_of_the_table(tmp_path: Path) -> None:
    """For two players 2,500 each is less than 6,000 together; for five it is more."""
    rows = "id,name_ko,name_en,level,target_per_player,target,reward_memory,reward_bonus,top_bonus"
    rows += "\nG01,가,One,easy,2500,,0,3,1\nG02,나,Other,easy,,6000,0,3,1\n"
    (tmp_path / "shared_goal.csv").write_text(rows, encoding="utf-8")
    for players, better in ((2, "G01"), (5, "G02")):
        match = tl.Match("fourteen_nights", players=players, rules={"decks": str(tmp_path)})
        now = Estimates(match.view("P1"), match.game, "P1")
        order = {goal: BOTS["balanced"].goal_order(goal, now) for goal in ("G01", "G02")}
        assert max(order, key=lambda goal: order[goal]) == better


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (",", "the goal has no target (allowed: an amount in target_per_player or in target)"),
        ("1500,9000", "the goal has two targets (allowed: an amount in target_per_player or in target, not in both)"),
        (",9100", "9100 is not a multiple of the coin (allowed: multiples of 500) [FN-1.3]"),
        (",-500", "'-500' is too small (allowed: 0 or more) [FN-12.3.3]"),
    ],
)
def test_a_goal_has_one_target(tmp_path: Path, cells: str, said: str) -> None:
    (line,) = faults_of(tmp_path, "shared_goal", GOALS.format("target_per_player,target", cells))
    assert line.startswith("shared_goal.csv, row 2") and line.endswith(said)


class WithTaxes(FourteenNights):
    """A designer's game with an effect that the house cards do not have."""

    @effects("tax")
    @clause("FN-H1")
    def tax(self, player: str, tc: Money) -> None:
        """Everybody pays."""
        for each in self.clockwise(player):
            self.lose(each, tc)


def test_an_effect_of_ones_own_is_known_to_ones_own_game(tmp_path: Path) -> None:
    text = chances("C01,세금,Tax,money,2,tax,500,Everybody pays {0} TC.,")
    assert faults_of(tmp_path, "chance", text)[0].startswith("chance.csv, row 2, column effect: 'tax' is not known")
    assert load(WithTaxes, str(tmp_path)).cards["C01"].text() == "Everybody pays 500 TC."
    (tmp_path / "chance.csv").write_text(chances("C01,세금,Tax,money,2,tax,700,Pay.,"), encoding="utf-8")
    with pytest.raises(InvalidContent, match="column amounts: 700 is not a multiple of the coin"):
        load(WithTaxes, str(tmp_path))


def test_what_is_wrong_with_own_decks_is_told_in_the_form(tmp_path: Path) -> None:
    (tmp_path / "chore.csv").write_text("id,name_ko,name_en,tc\nH01,청소,Cleaning,much\n", encoding="utf-8")
    editor = RulesEditor(tl.Match("fourteen_nights", players=3, seed=7), lang="ko").set("decks", str(tmp_path))
    editor._pressed("apply", "")
    said = "chore.csv, 2행 tc열: 'much': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [FN-7.3]"
    assert said in unescape(editor.form.message.value)
    assert "is not a whole number" in editor.speak("en").form.message.value


def test_the_house_cards_use_every_effect(tmp_path: Path) -> None:
    assert load_house(FourteenNights).cards == FourteenNights.content.cards
    with pytest.raises(InvalidContent) as caught:
        load_house(WithTaxes)
    assert str(caught.value) == (
        "chance.csv: no row has the effect tax (allowed: a row with it, or a game without the function tax) [FN-7.5]"
    )


def test_a_deck_with_an_effect_of_ones_own_is_played(tmp_path: Path) -> None:
    (tmp_path / "chance.csv").write_text(chances("C01,세금,Tax,money,2,tax,500,Everybody pays.,"), encoding="utf-8")
    match = tl.Match(WithTaxes, players=3, seed=1, rules={"decks": str(tmp_path)}).run(bots="random")
    assert match.result is not None
    assert "tax" in {frame.name for entry in match.trace if entry.frame for frame in entry.frame.path()}
