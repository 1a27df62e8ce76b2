"""The parameters of the Little Market; `question` names the rulebook's question that a parameter answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import model_validator

from tabletop_lab.engine import Rules, rule
from tabletop_lab.engine.core.rules import refuse


class MarketRules(Rules):
    """Numbers with a range, and readings of what the rulebook leaves open."""

    days: int = rule(3, "LM-1.2", help="Days the market lasts.", ge=1, le=12)
    start_coins: int = rule(5, "LM-2.3", help="Coins everybody has at the start.", ge=0, le=20)
    coins_seen: Literal["open", "hidden"] = rule("open", "LM-2.3", question="LM-A1", help="Who sees a player’s coins.")
    start_cards: int = rule(2, "LM-2.4", help="Goods everybody draws at the start.", ge=0, le=4)
    reach: int = rule(2, "LM-4.1", help="How many stalls one can walk.", ge=1, le=4)
    closed_stalls: Literal["own", "anyone", "nobody"] = rule(
        "own", "LM-4.2", question="LM-A2", help="Who must have left a stall for it to be closed."
    )
    stuck_walker: Literal["open", "stay"] = rule(
        "open", "LM-4.3", question="LM-A3", help="What happens when every stall within reach is closed."
    )
    hand_limit: int = rule(4, "LM-5.6", help="Most goods in hand.", ge=1, le=9)
    tied_bids: Literal["nobody", "first_in_order"] = rule(
        "nobody", "LM-6.3", question="LM-A4", help="Who gets the lot when the highest bids are equal."
    )
    kinds_score: bool = rule(True, "LM-7.2", help="Whether each kind of goods on a stand scores a point.")

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "standard": {},
        "short": {"days": 1},
        "crowded": {"closed_stalls": "anyone", "reach": 1},
    }

    @model_validator(mode="after")
    def _the_hand_holds_the_start(self) -> MarketRules:
        if self.start_cards > self.hand_limit:
            raise refuse(
                "start_cards",
                f"{self.start_cards} is more than a hand may hold",
                f"0 to {min(4, self.hand_limit)}",
                "above_limit",
                limit=self.hand_limit,
            )
        return self
