"""Effects: a name in a table is a function of the game's own class; what does not fit is refused, both ways."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import pytest
from pydantic import Field
from tiny_games import Tiny

from tabletop_lab.engine import Effects, InvalidContent, clause
from tabletop_lab.engine.core.clause import traced
from tabletop_lab.engine.core.content_tables import TableRow, Text, read_table
from tabletop_lab.engine.core.effects import Amounts
from tabletop_lab.engine.core.errors import InvalidEdit
from tabletop_lab.engine.edits.variant import edited, source_of

if TYPE_CHECKING:
    from nowhere import OnlyForTypeCheckers  # type: ignore[import-not-found]

effects = Effects("cards.csv", clause="TG-2")
others = Effects("rooms.csv", column="does", given=())
ALL = "gain, paint, name, some, steps, big, small"


class Row(TableRow):
    id: Text
    effect: Text
    amounts: Amounts


class Cards(Tiny):
    @effects("gain")
    @clause("TG-2")
    def gain_money(self, player: OnlyForTypeCheckers, tc: Annotated[int, Field(ge=0, le=9)]) -> OnlyForTypeCheckers:
        return player, tc

    @clause("TG-2")
    @effects("paint")
    def paint(self, player: str, colour: Literal["red", "blue"], coats: Literal[1, 2] = 1) -> Any:
        return player, colour, coats

    @effects("name")
    @clause("TG-2")
    def called(self, player: str, word: str) -> Any:
        return word

    @effects("some")
    @clause("TG-2")
    def some(self, player: str, first: int, *more: int) -> Any:
        return first, more

    @effects("steps")
    @clause("TG-2")
    def steps(self, player: str) -> Any:
        return [frame.name for frame in self.table.frame.path()] if self.table.frame else []

    @effects("big")
    @clause("TG-2")
    def big(self, player: str, size: Annotated[int, Field(ge=5)]) -> None: ...

    @effects("small")
    @clause("TG-2")
    def small(self, player: str, size: Annotated[int, Field(le=5)]) -> None: ...

    @others("gain")
    @clause("TG-1")
    def gain_in_a_room(self) -> str:
        return "another table"


def asked(game: type[Tiny]) -> Any:
    return game.paragraphs(None)


def rows(folder: Path, *lines: str) -> list[Row]:
    file = folder / "cards.csv"
    file.write_text("\n".join(["id,effect,amounts", *lines]), encoding="utf-8")
    return read_table(file, Row)


# --- what is played ---------------------------------------------------------------------------------------------------


def test_the_function_gets_what_the_rules_give_and_the_amounts() -> None:
    game = asked(Cards)
    assert effects.play(game, "gain", "P1", 3) == ("P1", 3)
    assert effects.play(game, "paint", "P2", "red") == ("P2", "red", 1)
    assert effects.play(game, "some", "P2", 1, 2, 3) == (1, (2, 3))
    assert others.play(game, "gain") == "another table"
    assert effects.names(Cards) == tuple(ALL.split(", ")) and others.names(Cards) == ("gain",)
    assert effects.names(Tiny) == ()


def test_a_subclass_that_overrides_the_function_is_played() -> None:
    class Other(Cards):
        @clause("TG-2")
        def gain_money(self, player: str, tc: int) -> Any:
            return "another"

    assert effects.play(asked(Other), "gain", "P1", 3) == "another"
    assert effects.play(asked(Cards), "gain", "P1", 3) == ("P1", 3)


def test_an_edited_function_is_played_with_its_tags_or_without() -> None:
    text = source_of(Cards, "TG-2", "gain_money")
    assert text.startswith('@effects("gain")\n')
    new = edited(Cards, "TG-2", text.replace("return player, tc", "return player, 2 * tc"))
    assert effects.play(asked(new), "gain", "P1", 3) == ("P1", 6)
    bare = (
        text.replace("return player, tc", "return 8").replace('@effects("gain")\n', "").replace('@clause("TG-2")\n', "")
    )
    assert bare.startswith("def gain_money")
    assert effects.play(asked(edited(Cards, "TG-2", bare)), "gain", "P1", 3) == 8
    assert effects.play(asked(Cards), "gain", "P1", 3) == ("P1", 3)


def test_an_edit_cannot_take_the_name_of_another_effect() -> None:
    text = source_of(Cards, "TG-2", "gain_money").replace('"gain"', '"name"')
    with pytest.raises(InvalidEdit, match="called and gain_money are both the effect 'name' of cards.csv"):
        edited(Cards, "TG-2", text)


def test_the_traced_twin_notes_the_function() -> None:
    class Table:
        frame = None

    game = traced(Cards)(Table(), ("P1", "P2"), None)
    assert effects.play(game, "steps", "P1") == ["steps"]


def test_a_name_without_function_is_refused_with_what_is_near() -> None:
    with pytest.raises(InvalidContent) as caught:
        effects.play(asked(Cards), "gian", "P1")
    assert str(caught.value) == f"cards.csv: 'gian' is not known; did you mean gain? (allowed: {ALL}) [TG-2]"


# --- the table --------------------------------------------------------------------------------------------------------

BAD = {
    "X1,explode,": f"column effect: 'explode' is not known (allowed: {ALL}) [TG-2]",
    "X1,step,": f"column effect: 'step' is not known; did you mean steps? (allowed: {ALL}) [TG-2]",
    "X1,gain_money,5": f"column effect: 'gain_money' is not known (allowed: {ALL}) [TG-2]",
    "X1,steps,5": "column amounts: steps has 1 amounts (allowed: 0) [TG-2]",
    "X1,gain,": "column amounts: gain has 0 amounts (allowed: 1: tc) [TG-2]",
    "X1,paint,": "column amounts: paint has 0 amounts (allowed: 1 to 2: colour coats) [TG-2]",
    "X1,paint,red 1 1": "column amounts: paint has 3 amounts (allowed: 1 to 2: colour coats) [TG-2]",
    "X1,some,": "column amounts: some has 0 amounts (allowed: 1 or more: first more...) [TG-2]",
    "X1,gain,10": "column amounts: 10 is out of range for tc (allowed: 0 to 9) [TG-2]",
    "X1,gain,-1": "column amounts: -1 is out of range for tc (allowed: 0 to 9) [TG-2]",
    "X1,big,4": "column amounts: 4 is too small for size (allowed: 5 or more) [TG-2]",
    "X1,small,6": "column amounts: 6 is too large for size (allowed: 5 or less) [TG-2]",
    "X1,paint,green": "column amounts: 'green' is not known for colour (allowed: red, blue) [TG-2]",
    "X1,paint,red 3": "column amounts: 3 is not known for coats (allowed: 1, 2) [TG-2]",
    "X1,some,1 2 x": "column amounts: 'x' is not a whole number "
    "(allowed: digits without separators, such as 1500) [TG-2]",
}  # fmt: skip


@pytest.mark.parametrize("line", BAD)
def test_what_does_not_fit_is_named_by_its_place(tmp_path: Path, line: str) -> None:
    good, bad = rows(tmp_path, "X0,gain,5", line)
    assert list(effects.faults(Cards, good, good.effect, good.amounts)) == []
    assert [str(fault) for fault in effects.faults(Cards, bad, bad.effect, bad.amounts)] == [
        f"cards.csv, row 3, {BAD[line]}"
    ]


def test_every_wrong_amount_is_named(tmp_path: Path) -> None:
    (row,) = rows(tmp_path, "X1,paint,green 3")
    told = [fault.localized("ko") for fault in effects.faults(Cards, row, row.effect, row.amounts)]
    assert [str(fault) for fault in told] == [
        "cards.csv, 2행 amounts열: 'green': colour 값으로 쓸 수 없습니다 (할 수 있는 것: red, blue) [TG-2]",
        "cards.csv, 2행 amounts열: 3: coats 값으로 쓸 수 없습니다 (할 수 있는 것: 1, 2) [TG-2]",
    ]


@pytest.mark.parametrize("line", ["X1,paint,blue 2", "X1,paint,red", "X1,name,anything", "X1,some,1", "X1,some,1 2 3"])
def test_what_fits_is_let_through(tmp_path: Path, line: str) -> None:
    (row,) = rows(tmp_path, line)
    assert list(effects.faults(Cards, row, row.effect, row.amounts)) == []


def test_amounts_are_paired_with_their_parameters() -> None:
    named = [(str(amount), value) for amount, value in effects.paired(Cards, "some", (1, 2, 3))]
    assert named == [("first", 1), ("more...", 2), ("more...", 3)]


def test_an_edited_game_takes_the_amounts_of_the_printed_one(tmp_path: Path) -> None:
    text = source_of(Cards, "TG-2", "gain_money").replace("le=9", "le=99")
    (row,) = rows(tmp_path, "X1,gain,50")
    assert len(list(effects.faults(edited(Cards, "TG-2", text), row, row.effect, row.amounts))) == 1


def test_a_function_that_no_row_uses_is_refused_in_the_games_own_table() -> None:
    effects.check_used(Cards, ALL.split(", "))
    with pytest.raises(InvalidContent) as caught:
        effects.check_used(Cards, ["gain", "paint", "some", "steps", "big"])
    assert caught.value.text("en").split("\n") == [
        "cards.csv: no row has the effect name (allowed: a row with it, or a game without the function called) [TG-2]",
        "cards.csv: no row has the effect small (allowed: a row with it, or a game without the function small) [TG-2]",
    ]
    assert caught.value.text("ko").startswith("cards.csv: name 효과를 쓰는 행이 없습니다")


# --- when the class is made -------------------------------------------------------------------------------------------


def made(bases: tuple[type, ...] = (Tiny,), **functions: Any) -> type:
    return type("Made", bases, functions)


def test_two_functions_with_one_name() -> None:
    @effects("gain")
    @clause("TG-2")
    def more(self: Any, player: str) -> None: ...

    message = "Made: gain_money and more are both the effect 'gain' of cards.csv; give one of them another name"
    with pytest.raises(TypeError, match=message):
        made((Cards,), more=more)
    assert others.names(made((Cards,), gain_in_a_room=Cards.gain_in_a_room)) == ("gain",)


def test_a_function_without_a_clause() -> None:
    @effects("gain")
    def gain(self: Any, player: str) -> None: ...

    with pytest.raises(TypeError, match=r'the effect .gain. of cards.csv, has no clause; write @clause\("..."\) above'):
        made(gain=gain)


def test_a_function_that_the_rules_call_with_other_parameters() -> None:
    @effects("gain")
    @clause("TG-2")
    def gain(self: Any, tc: int) -> None: ...

    with pytest.raises(TypeError, match=r"write def ...\(self, player, amounts\)"):
        made(gain=gain)


def test_an_amount_that_says_nothing_or_is_given_by_name() -> None:
    @effects("gain")
    @clause("TG-2")
    def untyped(self: Any, player: str, tc) -> None: ...  # type: ignore[no-untyped-def]

    @effects("gain")
    @clause("TG-2")
    def named(self: Any, player: str, *, tc: int) -> None: ...

    with pytest.raises(TypeError, match="does not say what tc is; write tc: int, for example"):
        made(gain=untyped)
    with pytest.raises(TypeError, match="takes tc by name; amounts are given in their order"):
        made(gain=named)


@pytest.mark.parametrize("name", ["", " ", len])
def test_a_name_that_no_table_can_have(name: Any) -> None:
    with pytest.raises(TypeError, match="write the name that cards.csv has in its column effect"):
        effects(name)
