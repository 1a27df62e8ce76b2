"""The parameters and readings of the base game: one field each, with its range, help and clauses.

What a reading does is in the chapter that cites its clause.
"""

from __future__ import annotations

from typing import Any, Literal

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


def own(*clauses: str, help: str) -> Any:
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
    ship_file: str = own("NB-1.1", help="File with the corridors of your own ship (CSV)")
    slots_file: str = own("NB-1.1", "NB-1.2", help="File with the rooms of your own ship (CSV)")
    rooms_file: str = own("NB-1.3", help="File with your own room tiles (CSV)")
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
    coordinates_file: str = own("VS-1.5", help="File with your own coordinates cards (CSV)")
    pods_by_players: str = rule("2 2 3 3 4", "VS-1.7", help="Escape pods for 1, 2, 3, 4 and 5 players.", max_length=20)
    objectives_file: str = own("VS-1.16", help="File with your own objectives (CSV)")
    objective_unchosen: Literal["either_counts", "choose_at_end", "none_counts"] = rule(
        "either_counts", "VS-1.16b", "NB-14.7", question="VS-A8",
        help="Which objective counts if nobody ever had to choose one.",
    )  # fmt: skip
    characters_file: str = own("VS-1.17", help="File with your own characters (CSV)")
    actions_file: str = own("VS-1.19", "NB-3.1", help="File with your own action cards (CSV)")
    weapons_file: str = own("VS-1.19", "NB-9.3", help="File with your own weapons (CSV)")
    quests_file: str = own("VS-1.19", "NB-3.2", help="File with your own quest items (CSV)")

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
    crafts_file: str = own("NB-3.10", help="File with your own crafted items (CSV)")
    tokens_file: str = own("VS-1.4", "NB-4.3", "NB-4.4", help="File with your own exploration tokens (CSV)")
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
    items_file: str = own("NB-12.3", help="File with your own items (CSV)")
    wounds_file: str = own("NB-13.2", help="File with your own serious wounds (CSV)")
    contamination_file: str = own("NB-13.6", help="File with your own numbers of contamination cards (CSV)")

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
                f"1 to {self.sd_skull - 1}" if self.sd_skull > 2 else "1", "yellow_late", skull=self.sd_skull,
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
