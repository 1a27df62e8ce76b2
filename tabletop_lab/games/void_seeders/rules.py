"""The parameters and readings of Void Seeders: one field each, with its range, help and clauses.

Those of the base game are in nemesis/rules.py. What a reading does is in the chapter that cites its clause.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from tabletop_lab.engine.core.rules import rule

from .nemesis.rules import NemesisRules, own


class VoidSeedersRules(NemesisRules):
    """What can be changed about the game with the expansion; the defaults are the printed rules.

    >>> VoidSeedersRules.read("tier1").differences()
    {'tier': 'core', 'interrupt_action': False, 'pod_wait': False, 'interrupt_chain': False}
    """

    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "printed_seed": {},
        # Official answers, the letter of the text, no secret told by being attacked, simultaneous things in an order
        # that their player chooses. The chapter of readings says why of each.
        "careful_table": {
            "vs_enters_unexplored": "flip_tile", "target_cards": "all_cards", "pod_malfunction": "allowed",
            "objective_trigger": "encounter_with_vs", "end_turn_order": "player_chooses",
        },
        "tier1": {"tier": "core", "pod_wait": False, "interrupt_action": False, "interrupt_chain": False},
        "first_lesson": {
            "tier": "core", "pod_wait": False, "interrupt_action": False, "interrupt_chain": False,
            "time_length": 8, "hibernation_from": 3,
        },
    }  # fmt: skip

    # VS-1: set-up
    lair_tokens: int = rule(3, "VS-1.4", "VS-8.13", help="Lair tokens among the exploration tokens.", ge=0, le=3)
    eggs_start: int = rule(5, "VS-1.9", help="Eggs on the Void Seeder board at the start.", ge=0, le=8)
    weaknesses_file: str = own("VS-1.9", "VS-11.7", help="File with your own weakness cards (CSV)")
    bag_file: str = own("VS-1.10", help="File with your own Void Seeder tokens (CSV)")
    bag_base_vs: int = rule(2, "VS-1.10", help="Void Seeder tokens in the bag for any number of players.", ge=0, le=6)
    bag_vs_per_player: int = rule(1, "VS-1.10", help="Void Seeder tokens in the bag for each player.", ge=0, le=2)
    token_numbers: Literal["F5", "F4_trim"] = rule(
        "F5", "VS-1.10", "VS-7.10", question="VS-A53", help="Which numbers the 16 Void Seeder tokens bear."
    )
    attack_file: str = own("VS-1.11", "NB-9.8", help="File with your own attack cards (CSV)")
    event_file: str = own("VS-1.11", "VS-10.7", help="File with your own event cards (CSV)")
    madness_start: int = rule(1, "VS-1.19", help="Madness level at the start.", ge=1, le=5)
    objective_trigger: Literal["first_vs_miniature", "encounter_with_vs", "any_encounter", "lair_counts"] = rule(
        "first_vs_miniature", "VS-1.16b", question="VS-A6", help="What makes all players choose their objective."
    )
    objective_timing: Literal["before", "after_encounter"] = rule(
        "before", "VS-1.16b", "VS-7.3", "VS-7.4", question="VS-A7",
        help="Whether objectives are chosen before or after the surprise attack.",
    )  # fmt: skip

    # VS-3, VS-4: what the expansion changes about actions and movement
    careful_lair_marker: Literal["marker_still_placed", "no_marker"] = rule(
        "marker_still_placed", "NB-3.4", "VS-4.5", question="VS-A21",
        help="Whether a Careful Move that finds a Lair still places its marker.",
    )  # fmt: skip
    lair_in_nest: Literal["lair_in_nest", "redraw"] = rule(
        "lair_in_nest", "VS-4.5", "NB-11.14", question="VS-A42", help="What a Lair token on the Nest does."
    )
    danger_lair: bool = rule(
        False, "NB-4.7", question="VS-A47", help="Whether a Lair next door keeps Danger from placing markers."
    )
    technical_token: Literal["random_token", "set_aside_number"] = rule(
        "random_token", "NB-4.9", question="VS-A46", help="Which token enters the bag with the Technical Corridors."
    )

    # VS-5, VS-6: madness, panic
    madness_file: str = own("VS-5.2", "VS-5.7", help="File with your own madness track (CSV)")
    madness_arrows: Literal["all_but_3to2", "lock_5", "lock_upper", "free"] = rule(
        "all_but_3to2", "VS-5.2", "VS-5.4", "VS-11.2", question="VS-A1", help="Where the madness track leads down."
    )
    level_map: Literal["LLWSD", "LWWSD", "LWSSD", "LLWWD"] = rule(
        "LLWSD", "VS-5.7", "VS-7.3", question="VS-A2", help="Which apparition belongs to levels 1 to 5."
    )
    death_over: int = rule(5, "VS-5.3", help="Madness level from which a further rise is death.", ge=3, le=5)
    panic_file: str = own("VS-6.1", help="File with your own panic cards (CSV)")
    panic_part_test: Literal["strict", "lenient"] = rule(
        "strict", "VS-6.4", question="VS-A12", help="When a part of a panic card counts as not applied."
    )
    panic_death_order: Literal["apply_then_die", "die_first"] = rule(
        "apply_then_die", "VS-6.4", "VS-5.3", question="VS-A13",
        help="Whether one whom a panic card kills first applies it.",
    )  # fmt: skip
    panic_in_pod: Literal["no_room", "section_room"] = rule(
        "no_room", "VS-6.4", "NB-11.5", question="VS-A15", help="Which room somebody in a waiting pod is in."
    )
    panic_deck_empty: Literal["reshuffle", "no_panic"] = rule(
        "reshuffle", "VS-6.7", question="VS-A14", help="What happens when the panic deck is empty."
    )
    interrupt_panic: bool = rule(True, "VS-6.6", help="Whether Interruption may cancel a panic card.")
    interrupt_who: Literal["other_player_same_room", "not_after_pass"] = rule(
        "other_player_same_room", "VS-6.6", question="VS-A9", help="Who may cancel a panic card."
    )
    interrupt_low_level: bool = rule(
        False, "VS-6.2", "VS-6.6", question="VS-A10", help="Whether Interruption may stop a mere rise of the level."
    )
    interrupt_chain: bool = rule(
        True, "VS-6.6", "NB-3.12", question="VS-A11", help="Whether an Interruption of a panic can be cancelled."
    )

    # VS-7: encounter
    no_miniature: Literal["nothing_placed", "nothing_at_all", "take_higher"] = rule(
        "nothing_placed", "VS-7.5b", question="VS-A16", help="What happens if no miniature is left."
    )
    despoiler_after_death: Literal["next_lower", "none"] = rule(
        "next_lower", "VS-7.5b", "VS-8.13", question="VS-A26", help="What appears instead of the dead Despoiler."
    )
    dead_token_encounter: Literal["works_normally", "removed"] = rule(
        "works_normally", "VS-7.6", "VS-10.9", question="VS-A33",
        help="What the madness token of one who is out does in an encounter.",
    )  # fmt: skip

    # VS-8: Lairs
    lair_attack: Literal["never", "draws_and_misses"] = rule(
        "never", "VS-8.3", "VS-10.5", question="VS-A17", help="Whether a Lair attacks."
    )
    lair_escape: Literal["escape_no_attack", "plain_move"] = rule(
        "escape_no_attack", "VS-8.4", "NB-9.7", question="VS-A18", help="What leaving a room with only a Lair is."
    )
    end_turn_order: Literal["fire_then_lair", "lair_then_fire", "player_chooses"] = rule(
        "fire_then_lair", "VS-8.6", "NB-4.12", question="VS-A20", help="What comes first at the end of a turn."
    )
    forced_pass_roll: bool = rule(
        True, "VS-8.6", question="VS-A58", help="Whether one who was made to pass rolls for the Lair."
    )
    lair_hit_min_face: Literal["lurker", "whisperer", "one_hit", "two_hits"] = rule(
        "lurker", "VS-8.8", question="VS-A3", help="Which face of the combat die hits a Lair at least."
    )
    weapon_vs_lair: Literal["face_rule_first", "weapon_text_first"] = rule(
        "face_rule_first", "VS-8.8", question="VS-A52", help="Whether weapons that always injure also injure Lairs."
    )
    lair_token_on_destroy: bool = rule(
        False, "VS-8.12", question="VS-A22", help="Whether a destroyed Lair brings a token into the bag."
    )
    despoiler_death_token: bool = rule(
        True, "VS-8.13", "VS-9.6", question="VS-A24", help="Whether the Despoiler's death brings a token into the bag."
    )

    # VS-9, VS-10: apparitions, event phase
    retreat_vs_kill: Literal["retreat_wins", "kill_wins"] = rule(
        "retreat_wins", "VS-9.2", "VS-9.3", "VS-9.4", question="VS-A5",
        help="What holds if one card kills and the other bears a retreat icon.",
    )  # fmt: skip
    airlock_despoiler: Literal["survives", "removed_as_lurking", "killed"] = rule(
        "survives", "NB-11.12", "VS-9.5", question="VS-A25", help="What the Airlock does to the Despoiler."
    )
    egg_burns: Literal["floor_then_board", "board_then_floor"] = rule(
        "floor_then_board", "VS-10.6", question="VS-A43", help="Which egg burns first in the Nest."
    )
    lurking: bool = rule(True, "VS-10.8", help="Whether there is the step of lurking.")
    lurking_technical_adjacent: bool = rule(
        False, "VS-10.8", question="VS-A28", help="Whether Technical Corridors make rooms neighbours for lurking."
    )
    lurking_pods: bool = rule(False, "VS-10.8", question="VS-A29", help="Whether those in waiting pods hinder lurking.")
    lurking_technical_noise: bool = rule(
        True, "VS-10.8", question="VS-A30", help="Whether lurking makes noise in the Technical Corridors."
    )
    bagdev_combat_time: Literal["at_own_roll", "at_start"] = rule(
        "at_own_roll", "VS-10.9", question="VS-A31", help="When it is judged who is in combat and does not roll."
    )
    bagdev_pods: Literal["no_roll", "roll_for_section"] = rule(
        "no_roll", "VS-10.9", question="VS-A32", help="Whether those in waiting pods roll for noise."
    )
    tethered_danger: Literal["no_markers", "markers"] = rule(
        "markers", "NB-4.7", "VS-9.8", question="VS-A65", help="What Danger does if doors hold all who would come."
    )
    tethered_lurking: Literal["doors_count", "doors_ignored"] = rule(
        "doors_count", "VS-9.8", "VS-10.8", question="VS-A66", help="Whether doors hide characters from the tethered."
    )
    tethered_retreat: Literal["stays", "retreats"] = rule(
        "stays", "NB-9.6", "VS-9.8", question="VS-A67", help="Whether the tethered retreat through closed doors."
    )

    # VS-11, VS-14: recovery, contamination check
    rest_neither: Literal["allowed", "forbidden"] = rule(
        "allowed", "VS-11.2", question="VS-A34", help="Whether one may rest without lowering and without scanning."
    )
    surgery_infected: bool = rule(
        False, "VS-11.6", "VS-11.9", question="VS-A35", help="Whether INFECTED in other scans sets the level to 5."
    )
    lab_corpse: Literal["madness_only", "both"] = rule(
        "madness_only", "VS-11.7", question="VS-A37", help="Whether corpses still help in the Laboratory."
    )
    check_draw: int = rule(4, "VS-14.4", help="Cards drawn in the contamination check.", ge=1, le=8)
