"""The sample game with kinds of parameters that it has no use for: a text, a list, many readings, a number or none.
Play asks for none of them; forms and pages that show rules do."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, field_validator, model_validator

from tabletop_lab.engine import rule
from tabletop_lab.engine.core.rules import refuse
from tabletop_lab.testing.sample import Market
from tabletop_lab.testing.sample.rules import MarketRules
from tabletop_lab.testing.sample.turns import SPACES


class FairRules(MarketRules):
    """Every kind of parameter, and what can be wrong with each."""

    fair_day: int = rule(1, "LM-1.2", help="Day of the fair.", ge=1, le=12)
    price_list: str = rule("", "LM-2.1", help="File with prices of your own; empty for the printed.", max_length=300)
    layout: Literal["row", "ring", "star", "all", "own"] = rule("row", "LM-2.2", help="How the stalls are connected.")
    ways: tuple[tuple[int, int], ...] = rule((), "LM-2.2", help="The ways under `own`, as pairs of stalls.")
    most_goods: Literal["none"] | Annotated[int, Field(ge=3, le=12)] = rule("none", "LM-7.1", help="Most on a stand.")

    @field_validator("ways")
    @classmethod
    def _ways_are_pairs(cls, ways: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        for a, b in ways:
            if a not in SPACES or b not in SPACES or a == b:
                raise refuse("ways", f"{a}-{b} is no way", "pairs of different stalls 1 to 5", "no_way", a=a, b=b)
        return ways

    @model_validator(mode="after")
    def _fit_together(self) -> FairRules:
        if self.fair_day > self.days:
            raise refuse("fair_day", "after the last day", f"1 to {self.days}", "after_last_day", days=self.days)
        if self.layout == "own" and not self.ways:
            raise refuse("ways", "no ways", "one way or more", "no_ways")
        return self


class Fair(Market):
    """The Little Market under these rules."""

    name = "fair"
    Rules = FairRules
    messages: ClassVar[dict[str, str]] = {
        "en": """
            layout-row = a row
            layout-ring = a ring
            layout-star = a star
            layout-all = all of them
            layout-own = ways of your own
            most_goods-none = as many as you like
            fault-no_way = { $a }-{ $b } does not connect two stalls.
            fault-no_ways = Name the ways.
            fault-after_last_day = { $value } is after the last day. Choose a day from 1 to { $days }.
            """,
        "ko": """
            layout-row = 한 줄
            layout-ring = 고리
            layout-star = 별
            layout-all = 모두
            layout-own = 직접 정한 길
            most_goods-none = 얼마든지
            fault-no_way = { $a }-{ $b }는 두 가게를 잇지 않습니다.
            fault-no_ways = 길을 적으십시오.
            fault-after_last_day = { $value }일째는 마지막 날보다 뒤입니다. 1에서 { $days } 사이에서 고르십시오.
            """,
    }
