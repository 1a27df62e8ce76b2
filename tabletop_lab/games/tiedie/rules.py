"""The parameters and readings of TIEDIE: one field each, with its range, help and clauses. Here those of the play (TD-4
to TD-13); those of the set-up are in `set_up_rules.py`.

What a reading does is in the chapter that cites its clause.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from tabletop_lab.engine.core.rules import rule

from .set_up_rules import SetUpRules


class TiedieRules(SetUpRules):
    """What can be changed about the game, clause by clause; the defaults are the rulebook's own readings.

    >>> TiedieRules.read("speedy").differences()
    {'box_setup': 'quick', 'move_day': 5, 'move_night': 4, 'day_limit': 20}
    """

    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "standard": {},
        "speedy": {"move_day": 5, "move_night": 4, "box_setup": "quick", "day_limit": 20},
        "first_lesson": {"mode": "tail", "box_setup": "quick", "character_assign": "none", "day_limit": 15},
    }

    # TD-4: time, round, turn
    sleep_commit: Literal["select", "reveal"] = rule(
        "select", "TD-4.3", "TD-4.5", question="TD-A59", help="When players decide to sleep."
    )
    fatigue_limit: int = rule(2, "TD-4.10", help="Active rounds in a row after which a player must sleep.", ge=1, le=5)
    fatigue_reading: Literal["soft", "hard"] = rule(
        "soft", "TD-4.10", question="TD-A69", help="Whether one may be active in two rounds in a row."
    )
    forced_sleep_draw: int = rule(0, "TD-4.12", help="Sleep cards drawn after a forced sleep.", ge=0, le=1)
    forced_sleep_stacking: Literal["max", "sum"] = rule(
        "max", "TD-4.12", question="TD-A62", help="Whether several causes of forced sleep add up."
    )
    block_scope: Literal["whole_turn_and_card", "action_only"] = rule(
        "whole_turn_and_card", "TD-4.16", "TD-12.1", "TD-12.9", question="TD-A51", help="What a blocked player loses."
    )
    sleep_draw: int = rule(1, "TD-4.18", help="Sleep cards drawn after a sleep by choice.", ge=0, le=3)
    sleep_hand_limit: int = rule(3, "TD-4.19", help="Most sleep cards in a hand.", ge=1, le=6)

    # TD-5: Move
    no_revisit: bool = rule(True, "TD-5.2", help="Whether a movement never comes back to a square it has visited.")
    move_day: int = rule(3, "TD-5.3", help="Moves of a turn by day.", ge=1, le=8)
    move_night: int = rule(2, "TD-5.3", help="Moves of a turn by night.", ge=1, le=8)
    must_spend_all: bool = rule(True, "TD-5.3", help="Whether Move must use every move it can.")
    jump_cost: int = rule(1, "TD-5.5", help="Moves that a jump costs.", ge=0, le=3)
    jump_span: int = rule(1, "TD-5.5", help="Most pawns in a row that one jump crosses.", ge=1, le=3)
    diag_cost: Literal["off"] | Annotated[int, Field(ge=1, le=4)] = rule(
        2, "TD-5.6", help="Moves that a diagonal step costs."
    )
    diag_jump_cost: Literal["off"] | Annotated[int, Field(ge=1, le=4)] = rule(
        2, "TD-5.6", help="Moves that a diagonal jump costs."
    )
    diag_reading: Literal["free_step", "only_past_pawn", "only_jump"] = rule(
        "free_step", "TD-5.6", question="TD-A3", help="When a pawn may go diagonally."
    )
    diag_corners: Literal["irrelevant", "one_open"] = rule(
        "irrelevant", "TD-5.6", question="TD-A3", help="Whether a diagonal may pass between two impassable squares."
    )

    # TD-6: Attack
    attack_as_move: bool = rule(
        False, "TD-6.2", question="TD-A67", help="Whether Attack may be used to move without attacking."
    )
    stopped_attack: Literal["not_attacked", "attacked"] = rule(
        "not_attacked", "TD-6.3", "TD-6.20", "TD-7.2",
        question="TD-A75", help="Whether somebody counts as attacked if a Long Hat keeps the attacker away.",
    )  # fmt: skip
    witness_rule: Literal["never", "day", "always"] = rule(
        "day", "TD-6.5", "TD-6.9", question="TD-A18", help="When others in the room prevent an attack."
    )
    sleepers_witness: bool = rule(True, "TD-6.5", "TD-6.9", question="TD-A18", help="Whether sleepers are witnesses.")
    attack_room: Literal["both", "attacker", "victim"] = rule(
        "both", "TD-6.5", "TD-6.9", question="TD-A18", help="Whose room counts when an attack goes through a door."
    )
    mutual_reveal: Literal["automatic", "victim_choice"] = rule(
        "automatic", "TD-6.6", "TD-6.10", question="TD-A65", help="Whether the victim must answer with Attack."
    )
    nontarget_attack: Literal["blind_attempt", "known_only", "never"] = rule(
        "blind_attempt", "TD-3.16", "TD-6.7", question="TD-A8", help="Whether one may attack others than the target."
    )
    team_victim: Literal["top_only", "any_opponent"] = rule(
        "top_only", "TD-6.8", question="TD-A16", help="Whom a team may attack."
    )
    team_witness: Literal["all_other_teams", "hunted_team"] = rule(
        "all_other_teams", "TD-6.9", question="TD-A17", help="Whose members are witnesses in team mode."
    )
    attack_damage: int = rule(1, "TD-6.11", help="Health lost by an attack.", ge=1, le=3)
    home_blocked: Literal["nearest_free", "stay", "swap"] = rule(
        "nearest_free", "TD-6.12", "TD-8.10", question="TD-A19", help="What happens if one's start square is occupied."
    )
    hp_zero_place: Literal["where_hit", "home"] = rule(
        "where_hit", "TD-6.13", question="TD-A19", help="Where the pawn of a player without health lies."
    )
    hunter_items: Literal["carry_limit", 1] = rule(
        "carry_limit", "TD-6.15", question="TD-A38", help="How many items a hunter may hold."
    )
    hunter_carry: int = rule(1, "TD-6.16", help="Survivors a hunter may carry.", ge=1, le=2)
    rescue_state: Literal["stunned", "awake"] = rule(
        "stunned", "TD-6.17", question="TD-A38", help="How a rescued survivor is set down."
    )
    prisoner_reward: int = rule(
        2, "TD-6.19", "TD-7.9", help="Sleep cards for attacking or evading the warden.", ge=0, le=3
    )
    warden_witness: bool = rule(
        True, "TD-6.19", question="TD-A46", help="Whether witnesses prevent an attack on the warden by day."
    )

    # TD-7: Evade
    executor: Literal["start_player", "pursuer", "owner", "nobody"] = rule(
        "start_player", "TD-7.2", question="TD-A1", help="Who moves the pawn of somebody whose Evade was idle."
    )
    idle_evade_time: Literal["end_of_action_phase", "own_turn"] = rule(
        "end_of_action_phase", "TD-4.17", "TD-7.2", question="TD-A1", help="When an idle Evade is settled."
    )
    idle_evade_scope: Literal["all_modes", "tail_and_team"] = rule(
        "all_modes", "TD-7.2", question="TD-A1", help="In which modes an idle Evade moves its owner's pawn."
    )
    team_evade: Literal["as_tail", "cancel_only"] = rule(
        "as_tail", "TD-7.4", question="TD-A21", help="What Evade does in team mode."
    )
    evade_vs_warden: Literal["reward_only", "eliminates"] = rule(
        "reward_only", "TD-7.9", question="TD-A46", help="What a prisoner's Evade does to the warden."
    )
    evade_uses: Literal[1, "all_round"] = rule(
        1, "TD-7.10", question="TD-A20", help="How many attacks one Evade answers in a round."
    )

    # TD-8: Accuse
    accuse_min_in_play: int = rule(3, "TD-8.1", help="Players in play without whom nobody can accuse.", ge=2, le=5)
    accuse_min_scope: Literal["all_modes_players", "tail_only", "hunter_counts_survivor_role"] = rule(
        "all_modes_players", "TD-8.1", question="TD-A5", help="In which modes the least number of players is needed."
    )
    reaction_order: Literal["turn_order", "random"] = rule(
        "turn_order", "TD-4.14", "TD-8.2", question="TD-A5", help="Who is served first when several want to accuse."
    )
    accuse_source: Literal["placed", "hand"] = rule(
        "placed", "TD-4.14", "TD-8.3", question="TD-A4", help="Whether Accuse must be the placed card."
    )
    warden_accuse_source: Literal["hand", "placed"] = rule(
        "hand", "TD-8.3", "TD-8.15", question="TD-A4", help="Whether the warden must place Accuse to accuse."
    )
    accuse_lock_days: int = rule(2, "TD-8.6", help="Days without Accuse after a wrong accusation.", ge=0, le=5)
    lock_count: Literal["next_4_rounds", "to_same_phase"] = rule(
        "next_4_rounds", "TD-8.6", question="TD-A66", help="How the days without Accuse are counted."
    )
    exposed_attack: Literal["continues", "cancelled"] = rule(
        "continues", "TD-8.7", "TD-8.17", question="TD-A13", help="Whether an exposed attacker may still attack."
    )
    accuse_self_target: Literal["card_match", "any_name"] = rule(
        "card_match", "TD-8.8", "TD-8.17", question="TD-A43", help="Whom to name when the suspect is a self-target."
    )
    hp_accuse: Literal["replaces", "adds"] = rule(
        "replaces", "TD-8.10", question="TD-A14", help="Whether accusing with health points has tail's penalties too."
    )
    hunter_open: Literal["filled", "face_up"] = rule(
        "filled", "TD-8.11", question="TD-A36", help="Which routes let a hunter accuse."
    )
    hunter_accuse_scope: Literal["in_open_rooms", "anyone"] = rule(
        "in_open_rooms", "TD-8.11", question="TD-A36", help="Whom a hunter may accuse."
    )
    hunter_wrong_accuse_moves: int = rule(
        3, "TD-8.12", help="Moves given to a survivor whom a hunter accused wrongly.", ge=0, le=5
    )
    hunter_accuse_gap: Literal["grant_moves", "nothing"] = rule(
        "grant_moves", "TD-8.12", question="TD-A36", help="What happens if the suspect could escape but shows no Move."
    )
    hunter_grant_time: Literal["at_once", "own_turn"] = rule(
        "at_once", "TD-8.12", question="TD-A36", help="When moves given by a wrong accusation are made."
    )
    can_escape: Literal["reach_with_allowance", "stands_within_1"] = rule(
        "reach_with_allowance", "TD-8.12", question="TD-A37", help="Which survivors can escape."
    )
    survivor_accuse_cost: int = rule(1, "TD-8.13", help="Sleep cards a survivor pays to accuse.", ge=0, le=2)
    warden_escape_accuse: Literal["always", "route_open", "reachable"] = rule(
        "route_open", "TD-8.15", "TD-8.16", question="TD-A42", help="When the warden may accuse somebody of escaping."
    )
    accuse_names_warden: Literal["never_right", "right_if_declared"] = rule(
        "never_right", "TD-8.17", question="TD-A43", help="Whether the warden can be the victim named in an accusation."
    )

    # TD-9: elimination, stun, revival
    drop_chooser: Literal["owner", "causer"] = rule(
        "owner", "TD-9.1", "TD-11.11", question="TD-A68", help="Who lays dropped box tokens into the ring."
    )
    drop_area: Literal["ring", "ring_or_own"] = rule(
        "ring", "TD-9.1", "TD-9.11", "TD-11.11", question="TD-A68", help="Where dropped box tokens may lie."
    )
    trophy_transfer: Literal["all_held", "own_only"] = rule(
        "all_held", "TD-9.3", "TD-13.1", question="TD-A11", help="Whether collected character cards are passed on."
    )
    target_after_removal: Literal["replace", "choose", "keep_if_not_own_target"] = rule(
        "replace", "TD-9.4", "TD-9.6", question="TD-A10", help="What becomes of the eliminator's old target."
    )
    inherit_own: Literal["self_target", "keep_old"] = rule(
        "self_target", "TD-9.4", "TD-9.6", question="TD-A9", help="What if the target card taken shows its new owner."
    )
    inherit_dead: Literal["keep_old", "become_self_target"] = rule(
        "keep_old", "TD-9.4", "TD-9.6", question="TD-A9", help="What if the target card taken shows the eliminated."
    )
    target_escaped: Literal["inherit_theirs", "self_target"] = rule(
        "inherit_theirs", "TD-9.6", "TD-10.14", question="TD-A60", help="Whom one hunts when the target has escaped."
    )
    hunter_removal: Literal["free_act", "needs_action", "end_of_turn"] = rule(
        "free_act", "TD-9.10", question="TD-A40", help="When a hunter may remove a survivor at a passage."
    )
    stun_drops: Literal["always", "attack_only"] = rule(
        "always", "TD-9.11", question="TD-A38", help="Whether being stunned always costs cards and tokens."
    )
    revive_rounds_single: int = rule(2, "TD-9.12", help="Rounds that one helper needs to revive.", ge=1, le=4)
    revive_rounds_pair: int = rule(1, "TD-9.12", help="Rounds that two or more helpers need to revive.", ge=1, le=3)
    revive_helper: Literal["any_survivor", "same_survivor", "any_player"] = rule(
        "any_survivor", "TD-9.12", question="TD-A39", help="Who helps to revive."
    )
    revive_choice: Literal["automatic", "helpers_choose"] = rule(
        "automatic", "TD-9.12", question="TD-A39", help="Whether helpers may refuse to revive."
    )
    warden_out: Literal["continue", "prisoners_win"] = rule(
        "continue", "TD-9.13", "TD-13.7", question="TD-A44", help="What happens once the warden is out."
    )
    target_after_warden: Literal["warden", "victims_target"] = rule(
        "warden", "TD-9.14", question="TD-A45", help="Whom one hunts when the warden has eliminated the target."
    )

    # TD-10: search, routes, passages
    searches_per_turn: Literal["unlimited"] | Annotated[int, Field(ge=0, le=9)] = rule(
        "unlimited", "TD-10.2", question="TD-A34", help="Box tokens that may be searched in a turn."
    )
    carry_limit: int = rule(2, "TD-10.4", help="Most items one may hold.", ge=1, le=4)
    unkept_item: Literal["face_down", "choice"] = rule(
        "face_down", "TD-10.4", question="TD-A34", help="How an item that is not kept is put back."
    )
    passage_found: Literal["choice", "must_face_up"] = rule(
        "choice", "TD-10.7", question="TD-A34", help="How a passage that was found is put back."
    )
    role_works_lines: bool = rule(
        False, "TD-10.11", question="TD-A74", help="Whether the warden and hunters may take items from a line."
    )
    escape_requires_move: bool = rule(True, "TD-10.13", question="TD-A32", help="Whether escaping needs the Move card.")
    escape_when: Literal["on_enter", "end_of_move"] = rule(
        "on_enter", "TD-10.13", question="TD-A32", help="When a mover on an open route escapes."
    )
    escape_items: Literal["drop", "leave_play"] = rule(
        "drop", "TD-10.14", question="TD-A60", help="What becomes of the items of somebody who escapes."
    )
    passage_cost: int = rule(0, "TD-10.15", question="TD-A33", help="Moves that a passage costs.", ge=0, le=2)
    passage_must_be_taken: bool = rule(
        False, "TD-5.3", "TD-10.15", question="TD-A76", help="Whether a mover must take a passage to spend every move."
    )
    passage_exit_cost: int = rule(
        0, "TD-10.17", question="TD-A33", help="Moves that the step off a passage costs.", ge=0, le=1
    )
    redistribute_by: Literal["warden", "random"] = rule(
        "warden", "TD-10.19", question="TD-A35", help="Who chooses the spaces of redistributed box tokens."
    )

    # TD-11: sleep cards
    sleep_cards_per_turn: Literal["unlimited"] | Annotated[int, Field(ge=1, le=3)] = rule(
        "unlimited", "TD-11.1", help="Sleep cards one may play on one's own turn."
    )
    sleeper_reactions: bool = rule(
        True, "TD-4.13", "TD-11.2", question="TD-A47", help="Whether sleepers may play defensive sleep cards."
    )
    one_step_max: int = rule(3, "TD-11.4", help="Most One Steps in a turn.", ge=1, le=3)
    one_step_alone: bool = rule(
        False, "TD-11.4", question="TD-A31", help="Whether One Step may be played without Move or Attack."
    )
    peek_scope: Literal["either_placed_or_all_sleep", "both", "one_card"] = rule(
        "either_placed_or_all_sleep", "TD-11.5", question="TD-A25", help="What Peek lets one see."
    )
    warden_peek: Literal["all_tokens", "one_token"] = rule(
        "all_tokens", "TD-11.6", question="TD-A25", help="How many box tokens the warden's Peek takes."
    )
    steal_pick: Literal["blind", "look"] = rule(
        "blind", "TD-11.7", question="TD-A26", help="Whether a thief sees what there is to steal."
    )
    steal_full: Literal["forbidden", "drop_one"] = rule(
        "forbidden", "TD-11.7", question="TD-A26", help="Whether a thief with full hands may steal a box token."
    )
    role_steals_tokens: bool = rule(
        True, "TD-11.7", question="TD-A72", help="Whether the warden and hunters may steal box tokens."
    )
    shove_defence: Literal["cancels", "after_loss"] = rule(
        "cancels", "TD-11.8", question="TD-A27", help="Whether Shove saves what the thief wanted."
    )
    pill_window: Literal["own_turn", "any_time_before_target"] = rule(
        "own_turn", "TD-11.9", question="TD-A23", help="When a Sleeping Pill may be played."
    )
    pill_draw: bool = rule(
        False, "TD-4.12", "TD-11.9", question="TD-A24", help="Whether sleep by a pill brings a sleep card."
    )
    drink_streak: Literal["ends_as_1", "ends_as_0"] = rule(
        "ends_as_1", "TD-4.11", "TD-11.10", question="TD-A22", help="What an Energy Drink leaves of the fatigue."
    )
    drink_when: Literal["second_active_round", "any_active_round"] = rule(
        "second_active_round", "TD-11.10", question="TD-A22", help="In which rounds an Energy Drink stops fatigue."
    )
    drink_effects: Literal["both_at_once", "either"] = rule(
        "both_at_once", "TD-4.10", "TD-11.10", question="TD-A22", help="Whether one Energy Drink has both its effects."
    )
    charge_range: int = rule(5, "TD-11.11", help="Squares over which one may charge.", ge=1, le=8)
    push_squares: int = rule(2, "TD-11.11", "TD-11.12", help="Squares that Charge and Brace push.", ge=0, le=4)
    charge_block: Literal["tokens", "map_tiles", "both"] = rule(
        "tokens", "TD-11.11", question="TD-A28", help="What a charge cannot cross."
    )
    charge_crosses_doors: bool = rule(
        True, "TD-11.11", question="TD-A28", help="Whether a charge may run through doors."
    )
    charge_diag: bool = rule(False, "TD-11.11", question="TD-A28", help="Whether one may charge diagonally.")
    charge_discard: Literal["all", "one"] = rule(
        "all", "TD-11.11", "TD-11.12", question="TD-A28", help="How many sleep cards a collision costs."
    )
    blanket_scope: Literal["others_all", "attacks_and_sleep_cards_only"] = rule(
        "others_all", "TD-11.13", question="TD-A29", help="What a Blanket protects from."
    )
    blanket_time: Literal["action_phase_start", "own_turn_start"] = rule(
        "action_phase_start", "TD-11.13", question="TD-A29", help="When a Blanket is shown."
    )
    blanket_answers: Literal["all", "sleep_cards", "none"] = rule(
        "all", "TD-11.13", question="TD-A29", help="Which answers of others a Blanket makes harmless."
    )
    hat_after: Literal["continue", "movement_ends"] = rule(
        "continue", "TD-11.14", question="TD-A30", help="Whether a movement goes on after a Long Hat."
    )

    # TD-12: characters
    ability_layout: Literal["merged_4_5", "separate"] = rule(
        "merged_4_5", "TD-12.0", "TD-12.5", question="TD-A48", help="Whether there are nine characters or ten."
    )
    characters_file: str = rule(
        "", "TD-12.0", help="File with your own characters (CSV); empty for ours.", max_length=300, names_files=True
    )
    reporter_timing: Literal["by_role", "by_card"] = rule(
        "by_role", "TD-12.3", question="TD-A52", help="When the Reporter uses each of the two cards."
    )
    ability_discard: Literal["play", "round", "accuse_lock_days"] = rule(
        "play", "TD-12.6", "TD-12.8", question="TD-A50", help="How long cards given up for an ability are gone."
    )
    insomniac_from: Literal["third", "second"] = rule(
        "third", "TD-12.10", question="TD-A49", help="From which active round in a row the Insomniac is slow."
    )

    # TD-13: victory and end
    tail_end: Literal["first_escape_or_last", "all_resolved"] = rule(
        "first_escape_or_last", "TD-13.1", question="TD-A12", help="When tail-catching ends."
    )
    team_escape: Literal["all_living", "all_living_on_escape", "all_members"] = rule(
        "all_living", "TD-13.2", question="TD-A15", help="Who of a team must have escaped."
    )
    team_score: Literal["count", "fraction", "last_standing"] = rule(
        "count", "TD-13.2", question="TD-A15", help="Which team has removed most."
    )
    hunter_goal: Literal["majority", "all"] = rule(
        "majority", "TD-13.4", question="TD-A41", help="How many survivors hunters must eliminate."
    )
    survivor_goal: Literal["majority", "all"] = rule(
        "majority", "TD-13.5", question="TD-A41", help="How many survivors must escape."
    )
    majority_tie: Literal["draw", "hunter", "survivors"] = rule(
        "draw", "TD-13.5", question="TD-A41", help="Who wins if neither side has a majority."
    )
    restrain_counts: Literal["eliminations", "eliminations_and_forced_sleep"] = rule(
        "eliminations", "TD-13.6", question="TD-A44", help="Whom the warden has restrained."
    )
    day_limit: int = rule(
        30, "TD-13.9", question="TD-A63", help="Full days after which the play ends; 0 for no limit.", ge=0, le=100
    )
