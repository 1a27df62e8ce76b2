"""What is special to the rulebook, the words and the records of TIEDIE, for the checks."""

from pathlib import Path
from typing import Any

from tabletop_lab.games.tiedie.rules import TiedieRules
from tabletop_lab.testing import Facts, numbered
from tests.games.tiedie.stories import PLAIN, begins

_LAST = {1: 7, 2: 10, 3: 24, 4: 20, 5: 9, 6: 20, 7: 10, 8: 18, 9: 14, 10: 19, 11: 16, 13: 9}
"""How many clauses each chapter has; those of TD-12 begin with TD-12.0."""
_DEFAULT = TiedieRules()

_FAST = {"move_day": 5, "move_night": 4, "box_setup": "quick", "day_limit": 20}
_WARDEN_PEEKS: dict[str, Any] = {
    "warden": "P2",
    "phase": "action",
    "cycle": ["P1", "P2", "P3", "P4"],
    "start_player": "P1",
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T9(4,4)", "P4": "T3(0,4)"},
    "targets": {"P1": "P3", "P3": "P4", "P4": "P1"},
    "placed": {"P2": "move"},
    "hands": {"P2": ["peek"]},
    "held": {"P3": ["IX", "IA"]},
}
_PRISONER_ESCAPES: dict[str, Any] = {
    "warden": "P1",
    "phase": "action",
    "cycle": ["P1", "P2", "P3", "P4"],
    "start_player": "P2",
    "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
    "targets": {"P2": "P3", "P3": "P4", "P4": "P2"},
    "placed": {"P2": "move"},
    "asleep": {"P1": "choice", "P3": "choice", "P4": "choice"},
    "tokens": {"T5(3,2)": "RA"},
    "open_tokens": ["T5(3,2)"],
    "lines": {"RA": ["IX", "IX", "IA"]},
}
_PASSAGES: dict[str, Any] = {
    "phase": "action",
    "cycle": ["P1", "P2", "P3"],
    "start_player": "P1",
    "pawn": {"P1": "T2(0,1)", "P2": "T1(0,0)", "P3": "T9(0,0)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "move"},
    "asleep": {"P2": "choice", "P3": "choice"},
    "tokens": {"T2(0,2)": "PS", "T9(0,0)": "PS"},
    "open_tokens": ["T2(0,2)", "T9(0,0)"],
}
_BY_NIGHT = {**PLAIN, "start_time": "night"}
_UNDER_A_BLANKET = begins({"covered": ["P1"], "placed": {"P1": "attack", "P2": "evade"}, "asleep": {"P3": "choice"}})
_GAMES: tuple[dict[str, Any], ...] = (
    {"players": 6, "seed": 1, "rules": {"mode": "team", **_FAST}, "bots": "sensible"},
    {"players": 6, "seed": 6, "rules": {"mode": "team", **_FAST}, "bots": "sensible"},  # somebody escapes
    {"players": 6, "seed": 1, "rules": {"mode": "warden", **_FAST}, "bots": "sensible"},
    {"players": 6, "seed": 5, "rules": {"mode": "warden", **_FAST}, "bots": "sensible"},  # warden and prisoner evade
    {"players": 6, "seed": 0, "rules": {"mode": "hunter", **_FAST}, "bots": "sensible"},  # a hunter evades
    {"players": 4, "seed": 1, "rules": {"mode": "hp", **_FAST}, "bots": "sensible"},  # an attack is cancelled
    {"players": 4, "seed": 1, "rules": {"mode": "warden", **PLAIN}, "position": _WARDEN_PEEKS, "bots": "sensible"},
    {"players": 4, "seed": 4, "rules": {"mode": "warden", **PLAIN}, "position": _PRISONER_ESCAPES, "bots": "sensible"},
    {"players": 3, "seed": 1, "rules": PLAIN, "position": _PASSAGES},  # somebody travels
    {"players": 3, "seed": 1, "rules": _BY_NIGHT, "position": _UNDER_A_BLANKET, "bots": "sensible"},
)
"""Games in which happens what random play hardly comes to."""


def _record(story: dict[str, Any], value: Any, then: list[Any]) -> dict[str, Any]:
    position = story.get("position")
    usual = position is not None and "cycle" not in position
    return {
        "game": "tiedie",
        "players": story.get("players", 3 if usual else 4),
        "seed": story.get("seed", 1),
        "rules": (PLAIN if usual else {}) | story.get("with", {}) | {story["rule"]: value},
        "position": begins(position),
        "play": [*story.get("play", []), *then],
    }


FACTS = Facts(
    chapters={
        **{f"TD-{n}": numbered(f"TD-{n}.", _LAST[n]) for n in range(1, 12)},
        "TD-12": numbered("TD-12.", 10, first=0),
        "TD-13": numbered("TD-13.", _LAST[13]),
        "TD-H": numbered("TD-H", 4),
        "TD-A": numbered("TD-A", 76),
    },
    source={"en": r"L\d+(?:–L\d+)?", "ko": r"L\d+(?:–L\d+)?"},
    ours={"en": r"ours(?: \(.+\))?", "ko": r"하우스 규칙(?: \(.+\))?"},
    own_notes=frozenset(numbered("TD-H", 4)),
    latin=frozenset({"A", "B", "C", "L", "P", "T", "Yorm", "Studios"}),
    phrases=frozenset({"TD-5.9", "TD-11.16", *numbered("TD-H", 4)}),
    amounts={
        "TD-2.1": _DEFAULT.tile_side,
        "TD-3.19": _DEFAULT.hp_start,
        "TD-4.19": _DEFAULT.sleep_hand_limit,
        "TD-5.3": _DEFAULT.move_day,
        "TD-5.6": _DEFAULT.diag_cost,
        "TD-6.19": _DEFAULT.prisoner_reward,
        "TD-8.6": _DEFAULT.accuse_lock_days,
        "TD-8.12": _DEFAULT.hunter_wrong_accuse_moves,
        "TD-10.4": _DEFAULT.carry_limit,
        "TD-11.4": _DEFAULT.one_step_max,
        "TD-13.9": _DEFAULT.day_limit,
    },
    examples=40,
    faults={"even_side": {"tile_side": 4}, "no_teams": {"team_layout": "AAAA"}},
    latin_help=frozenset({"rule-team_layout", "fault-no_teams"}),
    messages_at_least=60,
    stories_elsewhere=frozenset(
        # They need files.
        {"tile_side", "tiles_file", "sleep_cards_file", "tokens_file", "guide_board_file", "characters_file"}
    ),
    games=_GAMES,
    record=_record,
    stories=Path(__file__).with_name("readings"),
)
