"""What is agreed before the first round of TIEDIE: mode, sides, map, pieces and set-up (TD-1 to TD-3).

What a reading does is in the chapter that cites its clause.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, field_validator

from tabletop_lab.engine.core.rules import Rules, refuse, rule

MOST_PLAYERS = 8
TEAMS = "ABCDEFGH"


class SetUpRules(Rules):
    """The parameters and readings of the set-up; those of the play are added to them.

    >>> SetUpRules.read({"team_layout": "AABBBB"}).teams(6)
    ('A', 'A', 'B', 'B', 'B', 'B')
    """

    # TD-1: the mode and its sides
    mode: Literal["tail", "team", "hp", "hunter", "warden"] = rule(
        "tail", "TD-1.1", "TD-1.3", "TD-1.4", help="Which of the five modes is played."
    )
    team_layout: str = rule(
        "", "TD-1.5", help="The team of each seat, one letter each, such as ABAB; empty for two even teams.",
        max_length=MOST_PLAYERS,
    )  # fmt: skip
    hp_in_teams: bool = rule(False, "TD-1.4", "TD-3.19", help="Whether the health-points mode is played in teams.")

    # TD-2: the map
    tile_side: int = rule(5, "TD-2.1", help="Squares along the side of a map tile, an odd number.", ge=3, le=7)
    tiles_file: str = rule(
        "", "TD-2.2", help="File with your own map tiles; empty for ours.", max_length=300, names_files=True
    )
    adjacency_through_walls: Literal["walls_block", "geometric"] = rule(
        "walls_block", "TD-2.4", "TD-2.5", "TD-2.6", "TD-6.1", "TD-10.3",
        question="TD-A2", help="Whether rings and “within 1 square” end at the walls between tiles.",
    )  # fmt: skip
    half_door: Literal["closed", "open"] = rule(
        "closed", "TD-2.6", "TD-3.5", question="TD-A54", help="Whether a door without a door behind it can be passed."
    )

    # TD-3: set-up
    first_player: Literal["random", "P1"] = rule("random", "TD-3.1", help="Who is the first start player.")
    uneven_teams: Literal["skip_slot", "cycle_members"] = rule(
        "skip_slot", "TD-3.3", question="TD-A55", help="How turns alternate when teams are not equally large."
    )
    map_layout: str = rule(
        "", "TD-3.4", "TD-3.5", max_length=300,
        help="A map laid out beforehand: the name of one of ours, or rows of tiles; empty: the players lay it out.",
    )  # fmt: skip
    map_bounds: Literal["free", "3x3"] = rule("free", "TD-3.5", help="How far the map may spread.")
    tile_rotation: bool = rule(
        True, "TD-3.5", question="TD-A54", help="Whether map tiles may be turned before they are placed."
    )
    sleep_cards_file: str = rule(
        "", "TD-3.6", help="File with your own sleep deck (CSV); empty for ours.", max_length=300, names_files=True
    )
    deck_empty: Literal["reshuffle_discards", "no_draw"] = rule(
        "reshuffle_discards", "TD-3.6", "TD-4.18", question="TD-A53", help="What happens when the sleep deck is empty."
    )
    start_time: Literal["day", "night"] = rule("day", "TD-3.7", help="Whether the play begins by day or by night.")
    character_assign: Literal["random", "choice", "none"] = rule(
        "random", "TD-3.9", help="How players come to their characters."
    )
    token_set: Literal["common3_single3", "shared3", "pairs3"] = rule(
        "common3_single3", "TD-3.12", "TD-3.13", question="TD-A6", help="Which items there are, and what a line needs."
    )
    tokens_file: str = rule(
        "", "TD-3.12", help="File with your own box tokens (CSV); empty for ours.", max_length=300, names_files=True
    )
    box_setup: Literal["standard", "quick"] = rule(
        "standard", "TD-3.11", "TD-3.13", help="How box tokens are chosen: all shuffled, or so that escape is possible."
    )
    guide_board_file: str = rule(
        "", "TD-3.14", help="File with your own lines of the guide board (CSV); empty for ours.", max_length=300,
        names_files=True,
    )  # fmt: skip
    location_blank: Literal["playable", "filler_only"] = rule(
        "playable", "TD-3.17", "TD-8.9", question="TD-A57", help="Whether the location card in hand can be laid down."
    )
    hp_start: int = rule(3, "TD-3.19", help="Health each player starts with.", ge=1, le=6)
    hunter_count: Literal["auto"] | Annotated[int, Field(ge=1, le=3)] = rule(
        "auto", "TD-3.20", help="How many hunters there are."
    )
    role_assign: Literal["number", "volunteer"] = rule(
        "number", "TD-3.20", "TD-3.22", help="How hunters and the warden are found."
    )
    hunter_exchange: Literal["passages_replace", "reveal_route"] = rule(
        "passages_replace", "TD-3.21", "TD-9.10", question="TD-A7", help="What the hunter side exchanges at the start."
    )
    hunter_setup_knowledge: Literal["sees_all", "blind"] = rule(
        "sees_all", "TD-3.21", question="TD-A7", help="Whether the hunter side looks at the box tokens at the start."
    )

    @field_validator("tile_side")
    @classmethod
    def _side_is_odd(cls, side: int) -> int:
        if side % 2 == 0:
            raise refuse("tile_side", f"{side} is even: doors lie in the middle", "3, 5, 7", "even_side")
        return side

    @field_validator("team_layout")
    @classmethod
    def _two_teams_or_more(cls, layout: str) -> str:
        used = sorted(set(layout))
        if layout and (len(used) < 2 or used != list(TEAMS[: len(used)])):
            raise refuse(
                "team_layout", f"{layout!r} does not divide the seats into teams",
                "a letter for each seat, from A on, at least two of them: ABAB", "no_teams",
            )  # fmt: skip
        return layout

    def teams(self, players: int) -> tuple[str, ...]:
        """The team of each seat, in the order of the seats (a layout has as many letters as there are players)."""
        return tuple((self.team_layout or "AB" * MOST_PLAYERS)[:players])
