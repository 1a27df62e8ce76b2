"""The columns of the seven card tables: what each cell may hold, and the clause that says so.
Only limits of single cells are here; checks across rows are made where the tables are loaded."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from tabletop_lab.engine.core.content_tables import TableRow, Text, Whole, WholeOrEmpty, bad_cell, whole_number
from tabletop_lab.engine.core.effects import Amounts
from tabletop_lab.engine.core.errors import echo

TRAITS = ("taste", "history", "nature", "culture", "leisure", "water")

MOST_TC = 1_000_000
MOST_POINTS = 100


def _limits(least: int, most: int, clause: str) -> Any:
    return Field(ge=least, le=most, json_schema_extra={"clause": clause})


class CardRow(TableRow):
    """What every card has; one of the two names may be left empty."""

    id: Text
    name_ko: Text
    name_en: Text

    @model_validator(mode="after")
    def _named(self) -> CardRow:
        if not (self.name_ko or self.name_en):
            raise bad_cell("card_unnamed")
        return self


def _amount_or_none(cell: Any) -> int | None:
    """An amount of money; an empty cell is none at all, not 0."""
    if not str(cell).strip():
        return None
    amount = whole_number(cell)
    if amount < 0:
        raise bad_cell("cell_too_small", cell=echo(str(cell).strip()), least="0")
    if amount > MOST_TC:
        raise bad_cell("cell_too_large", cell=echo(str(cell).strip()), most=str(MOST_TC))
    return amount


Weight = Annotated[WholeOrEmpty, _limits(0, 3, "FN-3.2")]
FreePoints = Annotated[WholeOrEmpty, _limits(0, MOST_POINTS, "FN-7.1")]
PlanPoints = Annotated[WholeOrEmpty, _limits(0, MOST_POINTS, "FN-12.2")]
Target = Annotated[int | None, BeforeValidator(_amount_or_none)]
Reward = Annotated[WholeOrEmpty, _limits(0, MOST_POINTS, "FN-12.3.4")]

Money = Annotated[int, Field(ge=0, le=MOST_TC)]
Space = Annotated[int, Field(ge=1, le=6)]
Count = Annotated[int, Field(ge=1, le=10)]
Points = Annotated[int, Field(ge=0, le=MOST_POINTS)]
Memory = Annotated[int, Field(ge=-100, le=100)]
"""What the amounts of a chance card may be; the functions of the effects say which they take."""


class DestinationRow(CardRow):
    """Weights of the six traits; 0 or empty means that the card does not print the trait."""

    taste: Weight
    history: Weight
    nature: Weight
    culture: Weight
    leisure: Weight
    water: Weight


class FreePlanRow(CardRow):
    """Trait points and memory, gained at once."""

    taste: FreePoints
    history: FreePoints
    nature: FreePoints
    culture: FreePoints
    leisure: FreePoints
    water: FreePoints
    memory: FreePoints


class RegularPlanRow(CardRow):
    """Price in TC, trait points and memory, gained when bought."""

    price: Annotated[Whole, _limits(0, MOST_TC, "FN-12.2")]
    taste: PlanPoints
    history: PlanPoints
    nature: PlanPoints
    culture: PlanPoints
    leisure: PlanPoints
    water: PlanPoints
    memory: PlanPoints


class ChoreRow(CardRow):
    """Income in TC."""

    tc: Annotated[Whole, _limits(0, MOST_TC, "FN-7.3")]


class TravelSupportRow(CardRow):
    """Change of money in TC; below 0 it is a loss."""

    tc: Annotated[Whole, _limits(-MOST_TC, MOST_TC, "FN-7.4")]


class ChanceRow(CardRow):
    """An effect with its amounts, the smallest table it is used at, and a sentence in one or both languages."""

    group: Literal[
        "money", "points", "interaction", "goal", "forced_move", "draw", "extra_action", "token", "catch_up"
    ] = Field(alias="class")
    players: Annotated[Whole, _limits(2, 5, "FN-13.5")]
    effect: Text
    amounts: Amounts
    text_en: Text
    text_ko: Text

    @model_validator(mode="after")
    def _has_a_text(self) -> ChanceRow:
        if not (self.text_ko or self.text_en):
            raise bad_cell("card_without_text")
        return self


class SharedGoalRow(CardRow):
    """Target in TC per player or for the whole table, what every player gains by it, and the bonus of the top ones."""

    group: Literal["easy", "normal", "hard"] = Field(alias="level")
    target: Target = Field(None, alias="target_per_player", json_schema_extra={"clause": "FN-12.3.3"})
    target_of_all: Target = Field(None, alias="target", json_schema_extra={"clause": "FN-12.3.3"})
    reward_memory: Reward
    reward_bonus: Reward
    top_bonus: Reward

    @model_validator(mode="after")
    def _has_one_target(self) -> SharedGoalRow:
        if (self.target is None) == (self.target_of_all is None):
            raise bad_cell("goal_without_target" if self.target is None else "goal_with_two_targets")
        return self


KINDS: dict[str, type[CardRow]] = {
    "destination": DestinationRow,
    "free_plan": FreePlanRow,
    "regular_plan": RegularPlanRow,
    "chore": ChoreRow,
    "travel_support": TravelSupportRow,
    "chance": ChanceRow,
    "shared_goal": SharedGoalRow,
}
