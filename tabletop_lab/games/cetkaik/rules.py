"""The parameters and readings of Cetkaik: one field each, with its range, help and clauses.

The chapter that cites the clause carries out the reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import field_validator, model_validator

from tabletop_lab.engine.core.rules import Rules, refuse, rule
from tabletop_lab.games.cetkaik.content.hand_table import (
    PIECES,
    POINTS,
    Wrong,
    pieces_table,
    points_table,
    read_pieces,
    read_points,
)

Consequence = Literal["hand", "immediate", "forbidden", "allowed"]
"""The consequence of a move with a penalty: a negative hand, a payment at once, it is not offered, or nothing."""
SEASON_NAMES = ("spring", "summer", "autumn", "winter")
HALVES = ("upper", "lower")
SHORTEST_CAP, LONGEST_SEASON = 50, 1000
"""The least and the greatest cap of a season; a season without a cap is stopped after as many turns as the greatest."""
EXTRA_SEASONS = 8
"""The most seasons that are added when points are equal and another season is to decide."""


class CetkaikRules(Rules):
    """What can be changed about the game, clause by clause; the defaults are the rule sheet's own readings.

    >>> CetkaikRules.read("engine_strict").differences()
    {'tam_again_stacking': 'stack', 'flash_loss_is_new': True}
    >>> CetkaikRules.read({"hand_points": {"culture": 9}}).points_of_hands()["culture"]
    9
    """

    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "standard": {},
        "engine_strict": {"tam_again_stacking": "stack", "flash_loss_is_new": True},
        "cerke_online": {
            "declare_before_throw": "direction", "tam_square_is_hue": True, "tam_again": "forbidden",
            "tam_pass": "allowed", "step_tam": "immediate",
        },
        "quick": {"seasons": 1, "season_ply_cap": 150},
        "teaching": {"step_throw": False, "water_need": 0},
    }  # fmt: skip

    # CK-1: the object of the game
    seasons: int = rule(4, "CK-1.1", help="Seasons a game has.", ge=1, le=8)
    season_names: Literal["first", "upper_lower"] = rule(
        "first", "CK-1.1", question="CK-A40", help="What the seasons of a game of one or two are called."
    )
    start_points: int = rule(20, "CK-1.2", help="Points each player starts the game with.", ge=1, le=200)
    points_flow: Literal["transfer", "bank"] = rule(
        "transfer", "CK-1.3", question="CK-A11", help="Whether points come from the other player or from a bank."
    )
    points_floor: Literal["clamp", "debt"] = rule(
        "clamp", "CK-1.4", question="CK-A38", help="Whether points stop at zero and at the total, or go beyond."
    )
    equal_points: Literal["draw", "extra_season", "last_ender_wins"] = rule(
        "draw", "CK-1.5", question="CK-A26", help="What equal points after the last season mean."
    )

    # CK-2, CK-3: board and setup
    tam_square_is_hue: bool = rule(
        False, "CK-2.3", question="CK-A3", help="Whether the square tam stands on is hue like the squares around it."
    )
    sides: Literal["random", "fixed"] = rule(
        "random", "CK-3.3", help="Whether lots decide who plays IA, or P1 always does."
    )
    first_player: Literal["throw_off", "coin", "alternate", "loser_of_season", "winner_of_season", "fixed"] = rule(
        "throw_off", "CK-3.4", question="CK-A20", help="Who begins a season."
    )

    # CK-4, CK-5: the turn, the ways of moving
    after_failed_throw: Literal["turn_over", "choose_again"] = rule(
        "turn_over", "CK-4.3", question="CK-A21",
        help="Whether a failed throw ends the turn, or another action that needs no throw may follow.",
    )  # fmt: skip
    shaman_hue_jumps: int = rule(1, "CK-5.4", help="Pieces a shaman in hue may pass over on a line.", ge=0, le=8)
    general_protects: bool = rule(True, "CK-5.5", help="Whether a general in hue protects the pieces around it.")
    general_protects_itself: bool = rule(
        False, "CK-5.5", question="CK-A34", help="Whether a protecting general is protected too."
    )
    horse_hue: Literal["skip_adjacent", "one_jump", "leaps_of_two", "blocked_adjacent"] = rule(
        "skip_adjacent", "CK-5.6", question="CK-A2", help="How a horse in hue runs along its diagonals."
    )

    # CK-6: stepping
    steppable: Literal["any", "not_tam", "own"] = rule(
        "any", "CK-6.1", question="CK-A23", help="Which pieces can be stepped on."
    )
    first_leg_throw: bool = rule(
        False, "CK-6.4", question="CK-A33", help="Whether an infinite movement to a via point needs a throw of its own."
    )
    step_throw: bool = rule(True, "CK-6.5", help="Whether an infinite movement after stepping needs a throw.")
    throw_counts_from: Literal["via", "origin"] = rule(
        "via", "CK-6.5", question="CK-A35", help="From where the squares are counted that a stepping throw allows."
    )
    declare_before_throw: Literal["destination", "direction", "none"] = rule(
        "destination", "CK-6.6", question="CK-A1", help="What must be named before the stepping throw."
    )
    may_decline: bool = rule(
        True, "CK-6.7", question="CK-A22", help="Whether the mover may stay although the throw suffices."
    )
    capture_stepped: bool = rule(
        False, "CK-6.8", question="CK-A24", help="Whether one may step on a piece and capture it by moving 0 squares."
    )

    # CK-7, CK-8: water, tam
    water_need: int = rule(3, "CK-7.1", help="Dark faces needed to enter water; 0 for no throw.", ge=0, le=5)
    via_water_exempts: bool = rule(
        False, "CK-7.2", question="CK-A32", help="Whether a via point on water exempts from the water throw."
    )
    tam_steps: int = rule(2, "CK-8.2", help="King steps tam makes in a turn.", ge=1, le=3)
    tam_via_limit: Literal[1, 0, 2] = rule(
        1, "CK-8.2", question="CK-A30", help="How many via points tam may use in a turn, at most one in each step."
    )
    tam_may_stop: bool = rule(False, "CK-8.2", question="CK-A31", help="Whether tam may stop before its last step.")

    # CK-9 to CK-11: capture, drops, throws
    capture_own: bool = rule(
        False, "CK-9.1", question="CK-A28", help="Whether own pieces can be captured; they go to their owner’s reserve."
    )
    drops: bool = rule(True, "CK-10.1", help="Whether captured pieces may be placed on the board again.")
    sticks: int = rule(5, "CK-11.1", help="Sticks in a throw.", ge=1, le=9)
    p_dark: float = rule(
        0.5, "CK-11.1", question="CK-A39", help="How likely a stick shows its dark face, from 0 to 1.", ge=0, le=1
    )

    # CK-12: hands
    hand_points: str = rule(
        POINTS, "CK-12.2", help="Points of each hand, of tam’s two and of the bonus; rows left out stay.",
        max_length=400,
    )  # fmt: skip
    hand_pieces: str = rule(
        PIECES, "CK-12.2", help="Pieces each hand needs; rows left out stay, `none` takes a hand out.", max_length=1200
    )
    deadly_army_pawns: Literal[5, 4] = rule(
        5, "CK-12.2", question="CK-A18", help="How many pawns the Deadly Army needs."
    )
    king_flash: bool = rule(
        True, "CK-12.5", question="CK-A15", help="Whether the hand of the king alone counts as one colour."
    )
    flash_scope: Literal["per_hand", "whole_reserve"] = rule(
        "per_hand", "CK-12.5", question="CK-A17", help="Whether one colour is judged by hand or for the whole reserve."
    )
    tam_again: Consequence = rule(
        "hand", "CK-12.6", question="CK-A4", help="What moving tam right after the opponent moved it leads to."
    )
    tam_again_after: Literal["tam", "any"] = rule(
        "tam", "CK-12.6", question="CK-A29", help="After which moves of the opponent a tam move makes Tam Again."
    )
    tam_pass: Consequence = rule(
        "hand", "CK-12.6", "CK-8.5", question="CK-A5", help="What a tam move that ends where it began leads to."
    )
    tam_again_stacking: Literal["once", "stack"] = rule(
        "once", "CK-12.6", "CK-12.4", question="CK-A6", help="Whether a tam move that is both (a) and (b) counts twice."
    )
    step_tam: Consequence = rule("hand", "CK-12.7", question="CK-A7", help="What stepping on tam leads to.")
    step_tam_on_failed_move: Literal["counts", "exempt"] = rule(
        "counts", "CK-12.7", question="CK-A8", help="Whether stepping on tam counts in a move that fails."
    )
    king_wildcard: Literal["free_per_hand", "one_role", "off"] = rule(
        "free_per_hand", "CK-12.8", question="CK-A16", help="How a captured king may stand for other pieces."
    )

    # CK-13: the declaration
    flash_gain_is_new: bool = rule(
        True, "CK-13.1", question="CK-A14", help="Whether a hand that becomes one colour is a new hand."
    )
    recompleted_is_new: bool = rule(
        True, "CK-13.1", question="CK-A14", help="Whether a hand that was held before in the season can be new again."
    )
    flash_loss_is_new: bool = rule(
        False, "CK-13.1", "CK-10.2", question="CK-A41", help="Whether a hand that loses its one colour is a new hand."
    )
    may_stay_silent: bool = rule(
        False, "CK-13.1", question="CK-A37", help="Whether the mover may declare nothing: no doubling, no end."
    )
    end_score_scope: Literal["triggered", "all_held"] = rule(
        "triggered", "CK-13.4", question="CK-A9", help="Whether old hands are paid when only a negative one is new."
    )
    negative_hand_memory: Literal["this_turn", "season"] = rule(
        "this_turn", "CK-13.4", question="CK-A10", help="Whether negative hands are charged this turn, or later too."
    )
    rate_factor: int = rule(2, "CK-13.5", help="What a continue multiplies the rate by.", ge=1, le=5)
    rate_cap: int = rule(64, "CK-13.5", help="The highest rate.", ge=1, le=1024)
    rate_owner: Literal["shared", "per_player"] = rule(
        "shared", "CK-13.5", question="CK-A12", help="Whether both players share one rate."
    )
    rate_between_seasons: Literal["reset", "keep"] = rule(
        "reset", "CK-13.5", question="CK-A13", help="Whether the rate goes back to 1 for the next season."
    )

    # CK-14, CK-15: the end of a season, odd cases
    tam_record_between_seasons: Literal["reset", "keep"] = rule(
        "reset", "CK-14.1", question="CK-A36", help="Whether a tam move that ended a season counts in the next one."
    )
    season_ply_cap: int = rule(
        0,
        "CK-14.2",
        question="CK-A27",
        help="Turns after which a season ends without points; 0: none.",
        ge=0,
        le=LONGEST_SEASON,
    )
    no_action: Literal["game_ends", "pass", "season_void"] = rule(
        "game_ends", "CK-15.1", question="CK-A25", help="What happens when the player to move has no action at all."
    )
    null_move: Literal["allowed", "forbidden", "penalised"] = rule(
        "allowed", "CK-15.2", question="CK-A19", help="What stepping on a piece and returning to the origin leads to."
    )
    repetition: Literal["none", "season_void_on_3"] = rule(
        "none", "CK-15.3", help="Whether a season ends without points when a position comes for the third time."
    )
    hopeless_declaration: Literal["allowed", "forbidden"] = rule(
        "allowed", "CK-15.4", help="Whether a destination may be named that no throw can reach."
    )

    @field_validator("hand_points", mode="before")
    @classmethod
    def _points_by_hand(cls, given: Any) -> Any:
        return _table("hand_points", given)

    @field_validator("hand_pieces", mode="before")
    @classmethod
    def _pieces_by_hand(cls, given: Any) -> Any:
        return _table("hand_pieces", given)

    @field_validator("season_ply_cap")
    @classmethod
    def _cap_leaves_time(cls, cap: int) -> int:
        if 0 < cap < SHORTEST_CAP:
            reason, allowed = f"{cap} turns are too few for a season", f"0, or {SHORTEST_CAP} to {LONGEST_SEASON}"
            raise refuse("season_ply_cap", reason, allowed, "cap_too_short", shortest=SHORTEST_CAP)
        return cap

    @model_validator(mode="after")
    def _fit_together(self) -> CetkaikRules:
        if self.water_need > self.sticks:
            raise refuse(
                "water_need", f"{self.water_need} dark faces cannot be thrown with {self.sticks} sticks",
                f"0 to {self.sticks}", "beyond_the_sticks", sticks=self.sticks,
            )  # fmt: skip
        if self.tam_via_limit > self.tam_steps:
            raise refuse(
                "tam_via_limit", f"{self.tam_via_limit} via points do not fit into {self.tam_steps} step",
                f"0 to {self.tam_steps}", "more_vias_than_steps", steps=self.tam_steps,
            )  # fmt: skip
        if self.season_names == "upper_lower" and self.seasons > len(HALVES):
            raise refuse(
                "season_names", f"{self.seasons} seasons are not an upper and a lower one", "first",
                "only_two_names", seasons=self.seasons,
            )  # fmt: skip
        own = pieces_table(self.hand_pieces).get("deadly_army")
        if self.deadly_army_pawns != 5 and own != pieces_table(PIECES)["deadly_army"]:
            raise refuse(
                "deadly_army_pawns", "hand_pieces says already what the Deadly Army needs", "5", "two_deadly_armies"
            )
        return self

    def points_of_hands(self) -> Mapping[str, int]:
        """The points of every row of the table of hands: the hands, `step_tam`, `tam_again` and `flash` (CK-12.2)."""
        return points_table(self.hand_points)

    def pieces_of_hands(self) -> Mapping[str, tuple[str, ...]]:
        """The kinds every positive hand needs, in the table's order (CK-12.2)."""
        table = pieces_table(self.hand_pieces)
        return table if self.deadly_army_pawns == 5 else {**table, "deadly_army": ("pawn",) * self.deadly_army_pawns}

    def season_name(self, season: int) -> str:
        """The name of a season: spring, summer, autumn, winter, upper, lower; `further` beyond these (CK-1.1)."""
        names = HALVES if self.season_names == "upper_lower" else SEASON_NAMES
        return names[season - 1] if 1 <= season <= len(names) else "further"


def _table(name: str, given: Any) -> Any:
    """Read a table of hands; what is neither text nor mapping is left for pydantic to refuse."""
    if not isinstance(given, str | Mapping):
        return given
    try:
        return read_points(given) if name == "hand_points" else read_pieces(given)
    except Wrong as wrong:
        raise refuse(name, wrong.reason, wrong.allowed, wrong.kind, **wrong.facts) from None
