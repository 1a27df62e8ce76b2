"""The parameters and readings of The Wolves of Tabula: one field each, with its range, help and clauses.

What a reading does is in the chapter that cites its clause.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import field_validator, model_validator

from tabletop_lab.engine.core.rules import Rules, refuse, rule
from tabletop_lab.engine.core.strict import word

CALLS = ("witch", "seer", "guard", "wolves", "medium")
"""Who is called from the second night on, in the rulebook's order."""
NIGHT_ORDER = ", ".join(CALLS)
SPECIAL_NUMBERS = (1, 5, 7, 10, 11, 13, 15, 16, 17, 18, 19, 23)
"""The card numbers of wolves and special characters, the house card 23 included: none can become the third wolf."""


class TabulaWolvesRules(Rules):
    """What can be changed about the game, clause by clause; the defaults are the rulebook's own reading.

    >>> TabulaWolvesRules.read({"use_welcome_token": False}).ties()
    'revote_then_random'
    >>> TabulaWolvesRules.read({"night_order": ["wolves", "witch", "seer", "guard", "medium"]}).order()[0]
    'wolves'
    """

    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "standard": {},
        "silent": {"talk_rounds": 0, "defence_statements": 0},
        "beginner": {"composition": "basic"},
        "no_first_victim": {"first_night": "moderator_victim"},
        "without_tokens": {
            "use_vote_tokens": False, "use_evidence_cards": False, "use_welcome_token": False,
            "use_summary_card": False,
        },
        "cd_edition": {"day_vote_mode": "by_size", "few_max": 8, "many_min": 9},
    }  # fmt: skip

    # TW-1 to TW-5: players, deck, setting up
    count_includes_moderator: bool = rule(
        False, "TW-1.2", "TW-3.1", "TW-4.3", question="TW-A2",
        help="Whether the stated numbers of players count the moderator too.",
    )  # fmt: skip
    role_gate: Literal["headings", "setup_9", "off"] = rule(
        "headings", "TW-3.1", question="TW-A1", help="From how many players on which special character may be used."
    )
    composition: Literal["house", "basic", "custom"] = rule(
        "house", "TW-4.2", "TW-4.5", question="TW-A4", help="Which cards are dealt: by the table, plain, or your own."
    )
    custom_cards: str = rule(
        "", "TW-4.6", help="Your own cards under `custom`; for example wolf 2, seer 1, villager 5.", max_length=300
    )
    compositions_file: str = rule(
        "", "TW-4.2", help="File with your own table of compositions (CSV); empty for the house table.",
        max_length=300, names_files=True,
    )  # fmt: skip
    strict_composition: bool = rule(True, "TW-4.6", help="Whether compositions must meet every condition.")
    third_wolf_from: int = rule(16, "TW-4.3", help="From how many players on there are three wolves.", ge=10, le=22)
    third_wolf_number: int = rule(
        22, "TW-3.8.2", "TW-4.3", question="TW-A5", help="Card number of the third wolf.", ge=1, le=99
    )
    medium_in_game: bool = rule(True, "TW-3.5", question="TW-A6", help="Whether the medium is among the characters.")
    extra_medium_role: bool = rule(
        False, "TW-3.5", question="TW-A61", help="Whether the spiritist of another copy of the rules takes part."
    )
    composition_public: bool = rule(
        True, "TW-5.2", "TW-6.4", question="TW-A8", help="Whether everybody knows which characters were dealt."
    )
    reveal_on_death: Literal["none", "faction", "role"] = rule(
        "none", "TW-5.5", help="What is shown of the card of a player who dies."
    )

    # TW-3: who knows whom
    servant_knows_wolves: bool = rule(False, "TW-3.4", question="TW-A12", help="Whether the servant knows the wolves.")
    wolves_know_servant: bool = rule(False, "TW-3.4", question="TW-A12", help="Whether the wolves know the servant.")
    witch_knows_wolves: bool = rule(False, "TW-3.10.1", question="TW-A12", help="Whether the witch knows the wolves.")
    wolves_know_witch: bool = rule(False, "TW-3.10.1", question="TW-A12", help="Whether the wolves know the witch.")

    # TW-6, TW-7: the night in general, the first night
    call_dead_roles: bool = rule(
        True, "TW-6.5", question="TW-A57", help="Whether characters are called after their holder has died."
    )
    first_night: Literal["raid", "identify_only", "moderator_victim"] = rule(
        "raid", "TW-7.2", question="TW-A13", help="What the wolves do on the first night."
    )
    first_night_passives: bool = rule(
        True, "TW-7.4", question="TW-A28", help="Whether powers that need no turn work on the first night."
    )
    lone_servant_call: Literal["no_call", "call_alone"] = rule(
        "no_call", "TW-7.1", question="TW-A63", help="Whether a servant without a witch is woken alone."
    )

    # TW-8: the turns of the night
    night_order: str = rule(
        NIGHT_ORDER, "TW-8.0", help="The order of the calls from the second night on.", max_length=80
    )
    witch_targets: Literal["living_others", "living_any"] = rule(
        "living_others", "TW-8.1", question="TW-A19", help="Whom the witch may point at."
    )
    witch_may_pass: bool = rule(True, "TW-8.1", question="TW-A18", help="Whether the witch may point at nobody.")
    witch_special_set: Literal["all_non_villagers", "section_1_1_and_1_2_only", "active_powers_only"] = rule(
        "all_non_villagers", "TW-3.10.2", question="TW-A20", help="Who is a special character for the witch."
    )
    block_passives: bool = rule(
        True, "TW-3.10.3", "TW-9.1", question="TW-A21", help="Whether the witch stops powers that need no turn."
    )
    witch_death_timing: Literal["dawn", "immediate"] = rule(
        "dawn", "TW-3.10.4", "TW-9.1", question="TW-A23", help="When a witch who points at the gypsy dies."
    )
    witch_death_sign: Literal["special", "dead"] = rule(
        "special", "TW-3.10.4", question="TW-A23", help="What a witch who points at the gypsy is shown."
    )
    gypsy_choice: bool = rule(
        False, "TW-3.9", question="TW-A23", help="Whether the gypsy may spare the witch who points at her."
    )
    seer_targets: Literal["living_others", "living_any"] = rule(
        "living_others", "TW-8.2", question="TW-A19", help="Whom the seer may point at."
    )
    seer_may_pass: bool = rule(False, "TW-8.2", question="TW-A18", help="Whether the seer may point at nobody.")
    seer_answer: Literal["wolf_or_not", "side"] = rule(
        "wolf_or_not", "TW-3.2.2", question="TW-A33", help="What the seer is shown: how somebody looks, or the side."
    )
    guard_targets: Literal["living_any", "living_others", "living_any_no_repeat"] = rule(
        "living_any", "TW-8.3", question="TW-A19", help="Whom the guard may protect."
    )
    guard_may_pass: bool = rule(True, "TW-8.3", question="TW-A18", help="Whether the guard may protect nobody.")
    guard_twice: Literal[
        "self_guard_limit", "innate_armor", "armor_or_self_guard", "protected_limit", "unlimited"
    ] = rule(
        "self_guard_limit", "TW-3.3.2", "TW-9.1", question="TW-A29",
        help="What being attacked twice in a row means for the guard.",
    )  # fmt: skip
    guard_streak: Literal["consecutive_nights", "consecutive_raids", "cumulative"] = rule(
        "consecutive_nights", "TW-3.3.2", question="TW-A30", help="Which two attacks are two in a row."
    )
    pack_protocol: Literal["consensus", "majority", "lowest_number_leads"] = rule(
        "consensus", "TW-8.4.2", question="TW-A16", help="How the wolves agree on one target."
    )
    pack_rounds: int = rule(3, "TW-8.4.2", help="Most rounds of proposals the wolves make to agree.", ge=1, le=10)
    raid_targets: Literal["living_non_wolf_cards", "anyone_living"] = rule(
        "living_non_wolf_cards", "TW-8.4.2", question="TW-A17", help="Whom the wolves may raid."
    )
    raid_may_pass: bool = rule(False, "TW-8.4.2", question="TW-A17", help="Whether the wolves may raid nobody.")
    pack_block_notice: Literal["none", "blocked_wolf", "pack"] = rule(
        "none", "TW-8.4.4", question="TW-A22", help="Which wolves learn that one of them was blocked."
    )
    medium_may_pass: bool = rule(True, "TW-8.5", question="TW-A18", help="Whether the medium may ask about nobody.")
    medium_answer: Literal["exact_role", "wolf_or_not"] = rule(
        "exact_role", "TW-3.5", question="TW-A35", help="What the medium is told of a ghost."
    )
    medium_channel: Literal["private", "aloud"] = rule(
        "private", "TW-3.5", question="TW-A35", help="Whether the medium’s answer is whispered or spoken aloud."
    )
    medium_scope: Literal["ghosts_before_tonight", "including_tonight"] = rule(
        "ghosts_before_tonight", "TW-8.5", question="TW-A35", help="Whether the medium may ask about tonight’s dead."
    )
    medium_dead: Literal["all", "night_deaths_only"] = rule(
        "all", "TW-8.5", question="TW-A35", help="Whether the medium may ask about the lynched too."
    )
    mercenary_dies: bool = rule(True, "TW-3.8.3", "TW-9.1", question="TW-A24", help="Whether a raided mercenary dies.")
    mercenary_choice: bool = rule(
        False, "TW-3.8.1", question="TW-A25", help="Whether the mercenary may choose not to take a wolf."
    )
    mercenary_guarded: Literal["no_effect", "revenge_anyway"] = rule(
        "no_effect", "TW-8.4.5", question="TW-A26", help="Whether a protected mercenary takes a wolf all the same."
    )
    mercenary_team: Literal["wolf_cards", "all_wolf_side"] = rule(
        "wolf_cards", "TW-3.8.2", question="TW-A27", help="Among whom the lowest number is looked for."
    )
    night_death_timing: Literal["dawn", "immediate"] = rule(
        "dawn", "TW-9.1", question="TW-A36", help="When the deaths of a night take effect."
    )

    # TW-9: dawn
    announce_night_deaths: Literal["all_without_cause", "all_with_cause", "wolf_kills_only"] = rule(
        "all_without_cause", "TW-9.3", question="TW-A37", help="Which deaths of the night are announced, and how."
    )
    welcome_token_rule: Literal["raid_victim_else_any_dead", "raid_victim_only", "random_dead"] = rule(
        "raid_victim_else_any_dead", "TW-9.5", question="TW-A38", help="In front of whom the Welcome token is laid."
    )

    # TW-10 to TW-14: the day
    discussion_seconds: int = rule(180, "TW-10.2", help="Seconds of discussion; nothing waits for it.", ge=0, le=1800)
    talk_rounds: int = rule(2, "TW-10.4", help="Rounds of statements in a discussion; 0 for none.", ge=0, le=10)
    ghosts_vote_first: bool = rule(
        True, "TW-11.2", "TW-17.2", question="TW-A41", help="Whether ghosts take part in the first vote."
    )
    first_vote_reveal: Literal["counts", "full", "suspects_only"] = rule(
        "counts", "TW-11.3", question="TW-A44", help="What everybody learns of the first vote."
    )
    first_vote_self: bool = rule(False, "TW-11.4", question="TW-A45", help="Whether one may vote for oneself.")
    first_vote_ghost_target: bool = rule(
        False, "TW-11.4", question="TW-A45", help="Whether a token may be laid in front of a ghost."
    )
    first_vote_abstain: bool = rule(False, "TW-11.2", question="TW-A45", help="Whether one may keep the token.")
    suspect_tie_rule: Literal["votes_then_token", "pool_then_token"] = rule(
        "votes_then_token", "TW-11.5", question="TW-A46", help="How two suspects are found among three or more."
    )
    evidence_order: Literal["rank", "random"] = rule(
        "rank", "TW-12.1", question="TW-A48", help="Which suspect gets the fur and which the footprint."
    )
    defence_statements: int = rule(1, "TW-12.2", help="Statements each suspect may make in defence.", ge=0, le=5)
    second_vote_reveal: Literal["full", "counts"] = rule(
        "full", "TW-13.2", question="TW-A49", help="What everybody learns of the second vote."
    )
    day_vote_mode: Literal["evidence_two_round", "two_finalists", "single_suspect", "by_size"] = rule(
        "evidence_two_round", "TW-14.1", "TW-14.2", question="TW-A52", help="How a day decides who is lynched."
    )
    few_max: int = rule(8, "TW-14.2", help="Largest number of players that is few, under `by_size`.", ge=7, le=12)
    many_min: int = rule(12, "TW-14.1", help="Smallest number of players that is many, under `by_size`.", ge=9, le=22)
    spare_on_tie: bool = rule(True, "TW-14.2", question="TW-A53", help="Whether a tie puts the execution off.")
    tie_break: Literal["welcome_clockwise", "moderator_clockwise", "revote_then_random", "random"] = rule(
        "welcome_clockwise", "TW-11.5", "TW-13.3", "TW-17.3", question="TW-A54", help="How ties of votes are broken."
    )

    # TW-15 to TW-17: ghosts, the end, what may be left out
    ghosts_see_night: bool = rule(False, "TW-15.3", question="TW-A42", help="Whether ghosts may watch the night.")
    servant_headcount: Literal["citizen", "neutral"] = rule(
        "citizen", "TW-3.4", "TW-16.3", question="TW-A9", help="Whether the servant counts as a citizen."
    )
    town_win_needs: Literal["wolf_cards", "wolf_headcount"] = rule(
        "wolf_cards", "TW-16.2", question="TW-A10", help="Who must be dead for the town to win."
    )
    parity_test: Literal["at_least", "exactly"] = rule(
        "at_least", "TW-16.3", question="TW-A11", help="Whether more wolves than citizens end the game too."
    )
    end_check: Literal["after_each_batch", "after_each_death"] = rule(
        "after_each_batch", "TW-16.1", question="TW-A55", help="When the end of the game is checked."
    )
    edge_order: Literal["simultaneous", "mercenary_first", "wolf_first"] = rule(
        "simultaneous", "TW-9.1", "TW-16.1", question="TW-A56", help="In which order the mercenary and the wolf die."
    )
    max_days: int = rule(
        60, "TW-16.4", question="TW-A60", help="Days after which a game is stopped without a decision.", ge=1, le=1000
    )
    use_vote_tokens: bool = rule(True, "TW-17.1", "TW-11.3", help="Whether votes are cast with two-sided tokens.")
    use_evidence_cards: bool = rule(True, "TW-17.1", "TW-12.1", help="Whether suspects get evidence cards.")
    use_welcome_token: bool = rule(True, "TW-17.1", "TW-9.5", help="Whether the Welcome token is used.")
    use_summary_card: bool = rule(True, "TW-17.1", "TW-5.6", help="Whether the summary card is read out at the start.")

    @field_validator("custom_cards", mode="before")
    @classmethod
    def _counts_as_text(cls, given: Any) -> Any:
        if not isinstance(given, Mapping):
            return given
        return ", ".join(f"{word(role)} {word(count)}" for role, count in given.items())

    @field_validator("night_order", mode="before")
    @classmethod
    def _every_call_once(cls, given: Any) -> Any:
        parts = [word(part) for part in given] if isinstance(given, list | tuple) else word(given).split(",")
        calls = [part.strip() for part in parts]
        if sorted(calls) != sorted(CALLS):
            raise refuse(
                "night_order", f"{', '.join(calls)[:60]!r} is not an order of the calls", f"each of {NIGHT_ORDER} once",
                "no_night_order",
            )  # fmt: skip
        return ", ".join(calls)

    @field_validator("third_wolf_number")
    @classmethod
    def _number_is_free(cls, number: int) -> int:
        if number in SPECIAL_NUMBERS:
            raise refuse(
                "third_wolf_number", f"{number} is the number of another character's card",
                "22, 24 or more, or the number of a villager", "number_taken",
            )  # fmt: skip
        return number

    @model_validator(mode="after")
    def _few_are_fewer_than_many(self) -> TabulaWolvesRules:
        if self.day_vote_mode == "by_size" and self.few_max >= self.many_min:
            raise refuse(
                "few_max", f"{self.few_max} is not less than the {self.many_min} players that are many",
                f"7 to {self.many_min - 1}", "few_are_many", many=self.many_min,
            )  # fmt: skip
        return self

    def order(self) -> tuple[str, ...]:
        """The calls from the second night on."""
        return tuple(self.night_order.split(", "))

    def ties(self) -> str:
        """How ties are broken: without the Welcome token nobody can be nearest to it."""
        if self.tie_break == "welcome_clockwise" and not self.use_welcome_token:
            return "revote_then_random"
        return self.tie_break

    def counted(self, players: int) -> int:
        """The number of players that the stated thresholds are compared with."""
        return players + self.count_includes_moderator

    def day_procedure(self, players: int) -> str:
        """How a day decides with so many players at the start."""
        if self.day_vote_mode != "by_size":
            return self.day_vote_mode
        if players <= self.few_max:
            return "single_suspect"
        return "two_finalists" if players >= self.many_min else "evidence_two_round"
