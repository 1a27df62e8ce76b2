"""A stand-in with the switches of movement alone, until the chapter of rules takes its place."""

from __future__ import annotations

from typing import Literal

from tabletop_lab.engine.rules import Rules, rule

Consequence = Literal["hand", "immediate", "forbidden", "allowed"]


class CetkaikRules(Rules):
    """The switches that change which actions exist; the defaults are the standard."""

    declare_before_throw: Literal["destination", "direction", "none"] = rule("destination", "CK-6.6", help="-")
    horse_hue: Literal["skip_adjacent", "one_jump", "leaps_of_two", "blocked_adjacent"] = rule(
        "skip_adjacent", "CK-5.6", help="-"
    )
    shaman_hue_jumps: int = rule(1, "CK-5.4", help="-", ge=0, le=8)
    tam_square_is_hue: bool = rule(False, "CK-2.3", help="-")
    general_protects: bool = rule(True, "CK-5.5", help="-")
    general_protects_itself: bool = rule(False, "CK-5.5", help="-")
    steppable: Literal["any", "not_tam", "own"] = rule("any", "CK-6.1", help="-")
    capture_stepped: bool = rule(False, "CK-6.8", help="-")
    capture_own: bool = rule(False, "CK-9.1", help="-")
    step_tam: Consequence = rule("hand", "CK-12.7", help="-")
    tam_again: Consequence = rule("hand", "CK-12.6", help="-")
    tam_again_after: Literal["tam", "any"] = rule("tam", "CK-12.6", help="-")
    tam_pass: Consequence = rule("hand", "CK-12.6", help="-")
    tam_steps: int = rule(2, "CK-8.2", help="-", ge=1, le=3)
    tam_via_limit: int = rule(1, "CK-8.2", help="-", ge=0, le=2)
    tam_may_stop: bool = rule(False, "CK-8.2", help="-")
    drops: bool = rule(True, "CK-10.1", help="-")
    null_move: Literal["allowed", "forbidden", "penalised"] = rule("allowed", "CK-15.2", help="-")
    hopeless_declaration: Literal["allowed", "forbidden"] = rule("allowed", "CK-15.4", help="-")
    via_water_exempts: bool = rule(False, "CK-7.2", help="-")
    water_need: int = rule(3, "CK-7.1", help="-", ge=0, le=5)
    step_throw: bool = rule(True, "CK-6.5", help="-")
    first_leg_throw: bool = rule(False, "CK-6.4", help="-")
    throw_counts_from: Literal["via", "origin"] = rule("via", "CK-6.5", help="-")
    sticks: int = rule(5, "CK-11.1", help="-", ge=1, le=9)
    p_dark: float = rule(0.5, "CK-11.1", help="-", ge=0, le=1)
