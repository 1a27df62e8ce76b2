"""The parameters and readings of Nemesis and of Void Seeders: one field each, with its range, help and clauses.

What a reading does is in the chapter that cites its clause.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import field_validator, model_validator

from tabletop_lab.engine.core.rules import Rules, refuse, rule

MOST_PLAYERS = 5
PODS = 4
"""Escape pods in the box."""
COMBAT_DICE = {
    "scan": ("miss", "lurker", "lurker", "whisperer", "one_hit", "two_hits"),
    "double_miss": ("miss", "miss", "lurker", "whisperer", "one_hit", "two_hits"),
    "double_adult": ("miss", "lurker", "whisperer", "whisperer", "one_hit", "two_hits"),
}
FACES = {"miss": "miss", "L": "lurker", "W": "whisperer", "1": "one_hit", "2": "two_hits"}
"""How a face of one's own combat die is written, the weakest first."""
NOISE: dict[str, int | str] = {"1": 1, "2": 2, "3": 3, "4": 4, "S": "silence", "D": "danger"}
"""How a face of the noise die is written."""
ROOM2_SLOTS = {"ring": (6, 7, 8, 14, 15), "f3": (8, 9, 10, 12, 13)}
"""The slots of additional rooms on the printed ship."""
ENGINE_SLOTS = {"321": {19: 3, 20: 2, 21: 1}, "123": {19: 1, 20: 2, 21: 3}}
"""Which engine is in which slot of the printed ship."""

_PRINTED = {
    "room2_slots": "slots_file",
    "engine_numbering": "slots_file",
    "combat_die": "combat_faces",
    "token_numbers": "bag_file",
    "madness_arrows": "madness_file",
    "level_map": "madness_file",
}
"""Readings of something printed, and the parameter by which it can be one's own: then the reading says nothing."""


def _own(*clauses: str, help: str) -> Any:
    return rule("", *clauses, help=help + "; empty for ours.", max_length=300, names_files=True)


class NemesisRules(Rules):
    """What can be changed about the base game."""

    mode: Literal["semicoop", "solo", "coop"] = rule(
        "semicoop", "NB-15.1", "NB-15.2", "NB-15.3", help="Which of the three modes is played."
    )
    tier: Literal["full", "core"] = rule(
        "full", "NB-1.3", "NB-3.2", "NB-12.3", help="Whether every room, item and card has its effect."
    )

    # NB-1: the ship
    ship_file: str = _own("NB-1.1", help="File with the corridors of your own ship (CSV)")
    slots_file: str = _own("NB-1.1", "NB-1.2", help="File with the rooms of your own ship (CSV)")
    rooms_file: str = _own("NB-1.3", help="File with your own room tiles (CSV)")
    room2_slots: Literal["ring", "f3"] = rule(
        "ring", "NB-1.1", "VS-1.2", "VS-1.3", question="VS-A49", help="In which slots the additional rooms lie."
    )
    engine_numbering: Literal["321", "123"] = rule(
        "321", "NB-1.1", question="VS-A50", help="Which engine is in which of slots 19, 20 and 21."
    )
    cockpit_computer: bool = rule(False, "NB-1.3", question="VS-A48", help="Whether the Cockpit has a computer.")
    destination_start: Literal["A", "B", "C", "D"] = rule(
        "B", "VS-1.6", help="Where the destination marker is at the start."
    )
    coordinates_file: str = _own("VS-1.5", help="File with your own coordinates cards (CSV)")
    pods_by_players: str = rule("2 2 3 3 4", "VS-1.7", help="Escape pods for 1, 2, 3, 4 and 5 players.", max_length=20)
    objectives_file: str = _own("VS-1.16", help="File with your own objectives (CSV)")
    objective_unchosen: Literal["either_counts", "choose_at_end", "none_counts"] = rule(
        "either_counts", "VS-1.16b", "NB-14.7", question="VS-A8",
        help="Which objective counts if nobody ever had to choose one.",
    )  # fmt: skip
    characters_file: str = _own("VS-1.17", help="File with your own characters (CSV)")
    actions_file: str = _own("VS-1.19", "NB-3.1", help="File with your own action cards (CSV)")
    weapons_file: str = _own("VS-1.19", "NB-9.3", help="File with your own weapons (CSV)")
    quests_file: str = _own("VS-1.19", "NB-3.2", help="File with your own quest items (CSV)")

    # NB-2: rounds
    hand_size: int = rule(5, "NB-2.1", help="Cards to which a hand is filled at the start of a round.", ge=3, le=7)
    pass_discard_order: Literal["discard_first", "roll_first"] = rule(
        "discard_first", "NB-2.4", "VS-8.6", question="VS-A19",
        help="Whether one who passes discards before the effects of the end of the turn.",
    )  # fmt: skip
    time_length: int = rule(15, "NB-2.5", "NB-14.1", help="Rounds until the hyperjump.", ge=5, le=25)
    hibernation_from: int = rule(
        7, "NB-2.5", "NB-11.3", help="From which position of the time marker on one may hibernate.", ge=0, le=14
    )
    sd_yellow: int = rule(
        3, "NB-2.6", "NB-11.8", help="From which position on self-destruction cannot be stopped.", ge=1, le=9
    )
    sd_skull: int = rule(6, "NB-2.6", "NB-14.2", help="At which position the ship explodes.", ge=2, le=10)

    # NB-3, NB-4: actions, movement
    careful_choice: Literal["after_token", "before_token"] = rule(
        "after_token", "NB-3.4", question="VS-A68", help="When a Careful Move chooses the corridor for its marker."
    )
    interrupt_action: bool = rule(True, "NB-3.12", help="Whether Interruption may cancel the actions of others.")
    crafts_file: str = _own("NB-3.10", help="File with your own crafted items (CSV)")
    tokens_file: str = _own("VS-1.4", "NB-4.3", "NB-4.4", help="File with your own exploration tokens (CSV)")
    noise_die: str = rule(
        "1 1 2 2 3 3 4 4 S D", "NB-4.7", help="Faces of the noise die: corridors, S for Silence, D for Danger.",
        max_length=60,
    )  # fmt: skip
    vs_enters_unexplored: Literal["nothing", "flip_tile"] = rule(
        "nothing", "NB-4.13", question="VS-A64", help="What happens when an Intruder moves into an unexplored room."
    )

    # NB-9: combat
    combat_die: Literal["scan", "double_miss", "double_adult"] = rule(
        "scan", "NB-9.2", question="VS-A4", help="Which faces the combat die has."
    )
    combat_faces: str = rule(
        "", "NB-9.2", help="Faces of your own combat die, from miss, L, W, 1 and 2; empty for the printed one.",
        max_length=80,
    )  # fmt: skip
    multi_injury_check: Literal["one_check", "check_each"] = rule(
        "one_check", "VS-9.1", question="VS-A51", help="How often several injuries at once are checked."
    )
    target_cards: Literal["action_cards", "all_cards"] = rule(
        "action_cards", "NB-9.8", question="VS-A44", help="Which cards in hand decide who is attacked."
    )
    attack_order: Literal["strongest_first", "player_chooses"] = rule(
        "strongest_first", "NB-9.7", "NB-9.8", "VS-10.5", question="VS-A45", help="In which order several attack."
    )

    # NB-11, NB-12, NB-13: rooms, items, wounds
    hibernate_failed_by: Literal["any_vs_present_after_roll", "encounter_only"] = rule(
        "any_vs_present_after_roll", "NB-11.3", "NB-11.4", question="VS-A62",
        help="What makes hibernating or boarding fail.",
    )  # fmt: skip
    pod_malfunction: Literal["blocks", "allowed"] = rule(
        "blocks", "NB-11.4", question="VS-A61", help="Whether a malfunction marker prevents boarding."
    )
    pod_wait: bool = rule(True, "NB-11.4", "NB-11.5", help="Whether a pod may wait for a second passenger.")
    items_file: str = _own("NB-12.3", help="File with your own items (CSV)")
    wounds_file: str = _own("NB-13.2", help="File with your own serious wounds (CSV)")

    # NB-14, NB-15: end, modes
    explored_tokens: Literal["tiles_only", "tokens_too"] = rule(
        "tiles_only", "NB-14.7", question="VS-A41", help="Whether unrevealed tokens in engine rooms are unexplored."
    )
    coop_cards: Literal[1, 2] = rule(
        1, "NB-15.3", question="VS-A63", help="Objectives for each player in full cooperation."
    )

    @field_validator("pods_by_players")
    @classmethod
    def _pods_that_exist(cls, text: str) -> str:
        numbers = text.split()
        if len(numbers) != MOST_PLAYERS or any(n not in map(str, range(PODS + 1)) for n in numbers):
            raise refuse(
                "pods_by_players", f"{text!r} does not say how many of the {PODS} pods each number of players has",
                f"five numbers from 0 to {PODS}: 2 2 3 3 4", "pods", pods=PODS,
            )  # fmt: skip
        return " ".join(numbers)

    @field_validator("noise_die")
    @classmethod
    def _faces_that_make_noise(cls, text: str) -> str:
        faces = text.split()
        if not faces or any(face not in NOISE for face in faces):
            raise refuse(
                "noise_die", f"{text!r} has a face that no noise die has, or none",
                "faces from 1, 2, 3, 4, S and D: 1 1 2 2 3 3 4 4 S D", "noise_faces",
            )  # fmt: skip
        return " ".join(faces)

    @field_validator("combat_faces")
    @classmethod
    def _faces_that_hit(cls, text: str) -> str:
        faces = text.split()
        if any(face not in FACES for face in faces):
            raise refuse(
                "combat_faces", f"{text!r} has a face that no combat die has",
                "faces from miss, L, W, 1 and 2: miss L L W 1 2; or nothing", "combat_faces",
            )  # fmt: skip
        return " ".join(faces)

    @model_validator(mode="after")
    def _in_this_order(self) -> NemesisRules:
        if self.hibernation_from >= self.time_length:
            raise refuse(
                "hibernation_from", f"{self.hibernation_from} is not before the jump at {self.time_length}",
                f"0 to {self.time_length - 1}", "hibernation_late", jump=self.time_length,
            )  # fmt: skip
        if self.sd_yellow >= self.sd_skull:
            raise refuse(
                "sd_yellow", f"{self.sd_yellow} is not before the skull at {self.sd_skull}",
                f"1 to {self.sd_skull - 1}", "yellow_late", skull=self.sd_skull,
            )  # fmt: skip
        for reading, own in _PRINTED.items():
            if reading in type(self).model_fields and getattr(self, own):
                field = type(self).model_fields[reading]
                if getattr(self, reading) != field.default:
                    raise refuse(
                        reading, f"it is about what is printed, but {own} is your own", str(field.default),
                        "not_printed", own=own,
                    )  # fmt: skip
        return self

    def pods(self, players: int) -> int:
        """Escape pods for so many players [VS-1.7]."""
        return int(self.pods_by_players.split()[players - 1])

    def noise_faces(self) -> tuple[int | str, ...]:
        """The faces of the noise die: numbers of corridors, 'silence', 'danger' [NB-4.7].

        >>> NemesisRules.read({"noise_die": "1 2 S D"}).noise_faces()
        (1, 2, 'silence', 'danger')
        """
        return tuple(NOISE[face] for face in self.noise_die.split())

    def combat_die_faces(self) -> tuple[str, ...]:
        """The faces of the combat die [NB-9.2].

        >>> NemesisRules.read({"combat_faces": "miss 2"}).combat_die_faces()
        ('miss', 'two_hits')
        """
        return tuple(FACES[face] for face in self.combat_faces.split()) or COMBAT_DICE[self.combat_die]


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
    weaknesses_file: str = _own("VS-1.9", "VS-11.7", help="File with your own weakness cards (CSV)")
    bag_file: str = _own("VS-1.10", help="File with your own Void Seeder tokens (CSV)")
    bag_base_vs: int = rule(2, "VS-1.10", help="Void Seeder tokens in the bag for any number of players.", ge=0, le=6)
    bag_vs_per_player: int = rule(1, "VS-1.10", help="Void Seeder tokens in the bag for each player.", ge=0, le=2)
    token_numbers: Literal["F5", "F4_trim"] = rule(
        "F5", "VS-1.10", "VS-7.10", question="VS-A53", help="Which numbers the 16 Void Seeder tokens bear."
    )
    attack_file: str = _own("VS-1.11", "NB-9.8", help="File with your own attack cards (CSV)")
    event_file: str = _own("VS-1.11", "VS-10.7", help="File with your own event cards (CSV)")
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
    madness_file: str = _own("VS-5.2", "VS-5.7", help="File with your own madness track (CSV)")
    madness_arrows: Literal["all_but_3to2", "lock_5", "lock_upper", "free"] = rule(
        "all_but_3to2", "VS-5.2", "VS-5.4", "VS-11.2", question="VS-A1", help="Where the madness track leads down."
    )
    level_map: Literal["LLWSD", "LWWSD", "LWSSD", "LLWWD"] = rule(
        "LLWSD", "VS-5.7", "VS-7.3", question="VS-A2", help="Which apparition belongs to levels 1 to 5."
    )
    death_over: int = rule(5, "VS-5.3", help="Madness level from which a further rise is death.", ge=3, le=5)
    panic_file: str = _own("VS-6.1", help="File with your own panic cards (CSV)")
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
