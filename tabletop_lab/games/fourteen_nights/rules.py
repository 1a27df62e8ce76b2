"""The parameters and readings of A Dream of Fourteen Nights: one field each, with its range, help and clauses.

What a reading does is in the chapter that cites its clause; the board graphs, which are only data, are here too.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, field_validator, model_validator

from tabletop_lab.engine.core.rules import Rules, refuse, rule

Edge = tuple[int, int]
SPACES = (1, 2, 3, 4, 5, 6)

EDGES: dict[str, tuple[Edge, ...]] = {
    "published": ((1, 2), (1, 3), (2, 4), (3, 5), (4, 5), (4, 6), (5, 6)),
    "ring": ((1, 2), (1, 6), (2, 3), (3, 4), (4, 5), (5, 6)),
    "wheel": ((1, 2), (1, 5), (1, 6), (2, 3), (2, 6), (3, 4), (3, 6), (4, 5), (4, 6), (5, 6)),
    "complete": tuple((a, b) for a in SPACES for b in SPACES if a < b),
}


def neighbours(edges: tuple[Edge, ...]) -> dict[int, tuple[int, ...]]:
    """The spaces each space is connected to.

    >>> neighbours(EDGES["published"])[4]
    (2, 5, 6)
    """
    return {s: tuple(sorted({a + b - s for a, b in edges if s in (a, b)})) for s in SPACES}


ADJACENCY = {name: neighbours(edges) for name, edges in EDGES.items()}


class FourteenNightsRules(Rules):
    """What can be changed about the game, clause by clause; the defaults are the rulebook's own reading.

    >>> FourteenNightsRules.read({"recovery_day": 5}).recoveries()
    (5,)
    """

    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "standard": {},
        "short": {"days": 7, "recovery_day": 4},
        "generous_conversion": {"conversion_gain": 4, "conversion_source": "any_points", "conversion_pool": "pooled"},
        "literal": {"goal_timing": "after_final_scoring", "minor_trait_scoring": "weight_one"},
        "rotating": {"first_player_rotation": "daily", "adjacency": "wheel"},
    }

    # FN-1 to FN-4: scope, components, setup
    days: int = rule(14, "FN-1.2", help="Days the game lasts; every player has one turn a day.", ge=1, le=30)
    tc_unit: int = rule(500, "FN-1.3", help="Every amount of money is a multiple of this.", ge=1, le=1000)
    decks: str = rule(
        "", "FN-2.1", help="Folder with your own deck files (CSV); empty for the house decks.", max_length=300,
        names_files=True,
    )  # fmt: skip
    adjacency: Literal["published", "ring", "wheel", "complete", "custom"] = rule(
        "published", "FN-2.6", "FN-6.1", question="FN-A1", help="Which spaces are connected."
    )
    custom_edges: tuple[Edge, ...] = rule(
        (), "FN-2.6", question="FN-A1", help="The connections under `custom`, as pairs of spaces.", max_length=15
    )
    start_space: int = rule(1, "FN-4.3", help="Space where the pawns start.", ge=1, le=6)
    start_tc: int = rule(3000, "FN-4.4", help="Money each player starts with.", ge=0, le=10000)
    start_tokens: int = rule(1, "FN-4.5", help="Determination tokens each player starts with.", ge=0, le=5)
    destination_setup: Literal["random_one", "draw_two_keep_one", "choose_distinct_main"] = rule(
        "random_one", "FN-4.6", "FN-13.4", question="FN-A32", help="How players come to their destination."
    )
    start_plans: int = rule(1, "FN-4.7", help="Regular plans each player draws at the start.", ge=0, le=5)
    open_goals: int = rule(1, "FN-4.8", help="Shared goals laid open.", ge=1, le=1)
    first_player_rotation: Literal["fixed", "daily"] = rule(
        "fixed", "FN-4.9", "FN-5.1", question="FN-A31", help="Whether the first player changes from day to day."
    )
    tc_visibility: Literal["open", "hidden"] = rule(
        "open", "FN-11.1", question="FN-A38", help="Whether everybody sees everybody’s money."
    )

    # FN-5, FN-6: turns and movement
    off_turn_actions: Literal["count", "ignore"] = rule(
        "count",
        "FN-5.5",
        "FN-5.6",
        question="FN-A41",
        help="Whether actions in another player’s turn bar movement later.",
    )
    barred_spaces: Literal["all_acted", "last_acted", "main_acted"] = rule(
        "all_acted", "FN-5.6", "FN-6.2", question="FN-A2", help="What counts as acted on in the previous turn."
    )
    stuck_rule: Literal["lift_restriction", "stay_and_act", "skip_turn"] = rule(
        "lift_restriction", "FN-6.3", question="FN-A3", help="What happens when every adjacent space is barred."
    )
    forced_action_timing: Literal["own_turn", "immediate"] = rule(
        "own_turn", "FN-6.6", question="FN-A8", help="When a moved player who has not acted yet performs the action."
    )
    forced_replaces_move: bool = rule(
        True, "FN-6.6", "FN-6.7", question="FN-A9", help="Whether a forced move replaces the player’s own move."
    )
    drawer_status: Literal["acted", "not_acted"] = rule(
        "acted", "FN-6.8", "FN-5.4", question="FN-A10", help="Whether a player moved by their own card has acted."
    )
    forced_same_space: Literal["not_forced", "forced"] = rule(
        "not_forced", "FN-6.9", question="FN-A11", help="Whether being 'moved' to one’s own space is a forced move."
    )

    # FN-7, FN-8, FN-9: actions, extra actions, tokens
    free_action_repeat_scope: Literal["last_action", "same_turn_only", "barred_too"] = rule(
        "last_action", "FN-7.6", question="FN-A6", help="What the choice made through space 6 is compared with."
    )
    free_action_label: Literal["both", "six_only", "chosen_only", "split"] = rule(
        "both",
        "FN-5.5",
        "FN-6.2",
        "FN-8.3",
        question="FN-A7",
        help="Whether a free action for x counts as 6, as x, or both.",
    )
    forced_exempts_free_choice: bool = rule(
        False, "FN-6.7", "FN-7.6", question="FN-A12", help="Whether a player forced to space 6 may repeat through it."
    )
    exhausted_action: Literal["legal_no_effect", "space_closed"] = rule(
        "legal_no_effect", "FN-7.8", question="FN-A18", help="Whether one may act where no card is left."
    )
    extra_action_scope: Literal["any_other_space", "adjacent_spaces", "own_space_only"] = rule(
        "any_other_space",
        "FN-8.3",
        "FN-8.4",
        question="FN-A4",
        help="Where an extra action without moving takes place.",
    )
    extra_action_timing: Literal["after_main_action", "any_time_in_turn"] = rule(
        "after_main_action", "FN-5.3", "FN-8.5", question="FN-A15", help="When in the turn a token may be used."
    )
    card_extra_timing: Literal["immediate", "step_three"] = rule(
        "immediate", "FN-8.5", question="FN-A39", help="When an extra action granted by a card is taken."
    )
    tokens_per_turn: Literal["unlimited", 1] = rule(
        "unlimited", "FN-8.6", "FN-9.5", question="FN-A5", help="How many tokens may be used in one turn."
    )
    token_cap: int = rule(2, "FN-9.2", help="Most determination tokens a player may hold.", ge=1, le=5)
    recovery_day: int = rule(7, "FN-9.3", help="Day at whose start an unused token is rewarded.", ge=2, le=30)
    recovery_amount: int = rule(1, "FN-9.3", help="Tokens gained by the recovery.", ge=0, le=2)
    recovery_days: Literal["first_week", "every_week"] = rule(
        "first_week",
        "FN-9.3",
        question="FN-A33",
        help="Whether the recovery comes again each time the period has passed.",
    )

    # FN-10, FN-11: cards and money
    reshuffle_timing: Literal["on_need", "at_once"] = rule(
        "on_need", "FN-10.1", question="FN-A17", help="When an empty deck is refilled."
    )
    free_plan_disposition: Literal["keep", "discard"] = rule(
        "keep", "FN-10.3", "FN-7.1", question="FN-A16", help="Whether a free plan stays in front of its owner."
    )
    chore_disposition: Literal["discard", "keep"] = rule(
        "discard", "FN-10.3", "FN-7.3", question="FN-A16", help="Where a chore card goes."
    )
    support_disposition: Literal["discard", "keep"] = rule(
        "discard", "FN-10.3", "FN-7.4", question="FN-A16", help="Where a travel-support card goes."
    )
    chance_disposition: Literal["discard", "keep"] = rule(
        "discard", "FN-10.3", "FN-7.5", question="FN-A16", help="Where a chance card goes."
    )
    hand_limit: Literal["none"] | Annotated[int, Field(ge=3, le=12)] = rule(
        "none", "FN-10.4", question="FN-A20", help="Most regular plans in hand; above it one is discarded at once."
    )
    tc_floor: Literal["floor_zero", "allow_debt"] = rule(
        "floor_zero", "FN-11.2", question="FN-A19", help="What happens when a loss is larger than the purse."
    )

    # FN-12: the final settlement
    goal_timing: Literal["after_purchase", "before_purchase", "after_final_scoring"] = rule(
        "after_purchase", "FN-12.1", "FN-12.3", question="FN-A21", help="When the contributions are made."
    )
    purchase_order: Literal["simultaneous", "turn_order"] = rule(
        "simultaneous", "FN-12.2", question="FN-A30", help="Whether plans are bought at the same time or in turn order."
    )
    free_plans_score: bool = rule(
        True, "FN-12.2", "FN-12.5", question="FN-A29", help="Whether free plans count although nobody bought them."
    )
    contribution_min: int = rule(
        0, "FN-12.3.1", question="FN-A22", help="Least contribution of a player who has it.", ge=0, le=10000
    )
    contribution_step: int = rule(
        0,
        "FN-12.3.1",
        question="FN-A22",
        help="Contributions are multiples of this; 0 for the money unit.",
        ge=0,
        le=5000,
    )
    negotiation: Literal["free_talk", "silent"] = rule(
        "free_talk",
        "FN-12.3.1",
        question="FN-A42",
        help="Whether players may talk before the contributions (for the table).",
    )
    goal_bonus_recipients: Literal["all", "contributors_only", "top_only"] = rule(
        "all", "FN-12.3.4", question="FN-A23", help="Who gains the reward of a reached goal."
    )
    penalty_memory: int = rule(
        2, "FN-12.3.5", help="Memory lost by the lowest contributor of a missed goal.", ge=0, le=5
    )
    lowest_tie: Literal["all_tied", "none", "first_in_turn_order", "random"] = rule(
        "all_tied", "FN-12.3.5", question="FN-A24", help="Who loses memory when several contributed the least."
    )
    memory_floor: Literal["none", "zero"] = rule(
        "none", "FN-12.3.5", question="FN-A25", help="Whether memory may go below 0."
    )
    conversion_points: int = rule(3, "FN-12.4", help="Points of a minor trait that one conversion takes.", ge=1, le=5)
    conversion_gain: int = rule(1, "FN-12.4", question="FN-A28", help="Memory one conversion gives.", ge=1, le=4)
    conversion_pool: Literal["same_trait", "pooled"] = rule(
        "same_trait", "FN-12.4", question="FN-A26", help="Whether the points of one conversion must be of one trait."
    )
    conversion_source: Literal["plan_cards", "any_points"] = rule(
        "plan_cards", "FN-12.4", question="FN-A27", help="Which points can be converted."
    )
    minor_trait_scoring: Literal["weight_one", "zero_unless_converted"] = rule(
        "weight_one", "FN-12.5", "FN-12.4", question="FN-A28", help="What unconverted points of a minor trait score."
    )
    unlisted_trait_weight: Literal[1, 0] = rule(
        1, "FN-12.5", "FN-12.4", question="FN-A35", help="Weight of a trait that the destination does not print."
    )

    # FN-13: two players
    two_player_penalty: bool = rule(
        False, "FN-13.1", "FN-12.3.6", help="Whether two players too are penalised for a missed goal."
    )
    two_player_chance_choice: Literal["on_arrival", "any_chance_action"] = rule(
        "on_arrival", "FN-13.2", question="FN-A13", help="When two players may take money instead of a chance card."
    )
    two_player_chance_cash: int = rule(
        500, "FN-13.2", help="Money two players may take instead of a chance card.", ge=0, le=2000
    )
    chore_bonus_trigger: Literal["visit_and_act", "any_chore_action", "first_visit_only"] = rule(
        "visit_and_act", "FN-13.3", question="FN-A14", help="What counts as the first visit to the chores space."
    )
    chore_bonus_scope: Literal["per_player", "game_once"] = rule(
        "per_player", "FN-13.3", question="FN-A43", help="Whether each of two players has a first visit of their own."
    )
    two_player_first_chore_bonus: int = rule(
        500, "FN-13.3", help="Bonus for the first visit to the chores space.", ge=0, le=2000
    )
    two_player_card_filter: bool = rule(
        True, "FN-13.5", "FN-4.2", question="FN-A37", help="Whether chance cards for larger tables are removed."
    )

    @field_validator("custom_edges")
    @classmethod
    def _edges_are_pairs(cls, edges: tuple[Edge, ...]) -> tuple[Edge, ...]:
        for a, b in edges:
            if a not in SPACES or b not in SPACES or a == b:
                raise refuse(
                    "custom_edges",
                    f"{a}-{b} does not connect two spaces",
                    "pairs of different spaces 1 to 6",
                    "no_edge",
                    a=a,
                    b=b,
                )
        return tuple(sorted({(min(edge), max(edge)) for edge in edges}))

    @model_validator(mode="after")
    def _fit_together(self) -> FourteenNightsRules:
        if self.start_tokens > self.token_cap:
            raise refuse(
                "start_tokens",
                f"{self.start_tokens} is more than the cap of {self.token_cap}",
                f"0 to {self.token_cap}",
                "above_cap",
                cap=self.token_cap,
            )
        default = type(self).model_fields["recovery_day"].default
        if self.recovery_day > self.days and self.recovery_day != default:
            reason, allowed = f"{self.recovery_day} is after the last day", f"2 to {self.days}"
            if self.days == 1:
                reason, allowed = f"{reason}: no token recovers in a game of one day", f"{default}, or more days"
            elif self.days == 2:
                allowed = "2"
            raise refuse(
                "recovery_day",
                reason,
                allowed,
                "after_last_day",
                days=self.days,
                printed=default,
            )
        if self.adjacency == "custom":
            self._graph_is_playable()
        unit = self.tc_unit
        for name in (
            "start_tc",
            "two_player_chance_cash",
            "two_player_first_chore_bonus",
            "contribution_min",
            "contribution_step",
        ):
            if getattr(self, name) % unit:
                raise refuse(
                    name,
                    f"{getattr(self, name)} is not a multiple of the money unit",
                    f"a multiple of {unit}",
                    "no_multiple",
                    unit=unit,
                )
        return self

    def _graph_is_playable(self) -> None:
        graph = neighbours(self.custom_edges)
        lonely = [s for s in SPACES if len(graph[s]) < 2]
        if lonely:
            raise refuse(
                "custom_edges",
                f"space {lonely[0]} has fewer than two connections",
                "two or more for every space",
                "lonely_space",
                place=lonely[0],
            )
        reached, todo = {1}, [1]
        while todo:
            new = set(graph[todo.pop()]) - reached
            reached |= new
            todo += new
        if len(reached) < len(SPACES):
            raise refuse(
                "custom_edges",
                f"space {min(set(SPACES) - reached)} cannot be reached from space 1",
                "one connected board",
                "cut_off",
                place=min(set(SPACES) - reached),
            )

    def edges(self) -> tuple[Edge, ...]:
        """The connections of the board in use."""
        return self.custom_edges if self.adjacency == "custom" else EDGES[self.adjacency]

    def recoveries(self) -> tuple[int, ...]:
        """The days at whose start tokens recover."""
        if self.recovery_days == "every_week":
            return tuple(range(self.recovery_day, self.days + 1, self.recovery_day))
        return (self.recovery_day,) if self.recovery_day <= self.days else ()

    def contribution_unit(self) -> int:
        """Contributions are multiples of this."""
        return self.contribution_step or self.tc_unit
