"""What is special to the rulebook, the words and the records of Cetkaik, for the checks."""

from pathlib import Path
from typing import Any

from tabletop_lab.games.cetkaik import rules
from tabletop_lab.games.cetkaik.content.squares import SQUARES
from tabletop_lab.testing import Facts, numbered

NOTHING = ".................."


def rows(**filled: str) -> str:
    """A board from the rows that are not empty."""
    return "/".join(filled.get(row, NOTHING) for row in ("A", "E", "I", "U", "O", "Y", "AI", "AU", "IA"))


BOARDS = {
    "king_over_tam": rows(O="......rk**........", AI="........bN........"),
    "bow_and_tam": rows(O="**................", IA="rB................"),
    "bow_in_the_corner": rows(A="................**", IA="rBrP.............."),
    "shaman": rows(A="**................", E="......bp..........", U="......rP..........", Y="......bM.........."),
    "protection": rows(A="**................", I="..bB..bp..........", U="......rg.........."),
    "horse": rows(
        A="**................", U="..........rp......", O="..bp..............", Y="......rH..........",
        AI="....bP............",
    ),
    "pawns": rows(A="**................", Y="....bp............", AI="....bP............"),
    "tiger_at_the_water": rows(A="**................", Y="........rP........", AI="......rT.........."),
    "tam_between": rows(
        E="........bp........", U="........rp........", O="........**........", IA="........bK........",
    ),
    "alone": rows(A="**................", IA="........bK........"),
}  # fmt: skip


def _position(story: dict[str, Any]) -> dict[str, Any] | None:
    """The position a story begins from; None for the beginning of a game."""
    position = story.get("position")
    if "hunt" in story:
        board = rows(A="................bp", AU=story["hunt"] + NOTHING[2:], IA="bG..............**")
        return {"board": board, **(position or {})}
    if "board" in story:
        return {"board": BOARDS[story["board"]], **(position or {})}
    return None if position is None else {"turn": "IA"} | position


def _record(story: dict[str, Any], value: Any, then: list[Any]) -> dict[str, Any]:
    return {
        "game": "cetkaik",
        "players": 2,
        "seed": 5,
        "rules": story.get("with", {}) | {story["rule"]: value},
        "position": _position(story),
        "play": [*story.get("play", []), *then],
    }


_CALM = {"seasons": 1, "tam_again": "allowed", "tam_pass": "allowed", "step_tam": "allowed"}
"""One season, which nothing that is done with tam ends."""
_NO_HANDS = {hand: "none" for hand in rules.CetkaikRules().pieces_of_hands()}
_GAMES: tuple[dict[str, Any], ...] = (
    {"rules": {"seasons": 1}, "seed": 1, "bots": "greedy"},
    {"rules": {"season_ply_cap": 50, **_CALM}},
    {"rules": _CALM},
    {"rules": {"seasons": 1, "first_leg_throw": True}},
    {"rules": {"seasons": 1, "hand_pieces": {"unbeatable": "pawn"}}, "bots": "greedy"},
    {"rules": {"equal_points": "last_ender_wins", "hand_points": "tam_again 0, step_tam 0"}},
    {
        "rules": {
            "drops": False, "tam_again": "forbidden", "tam_again_after": "any", "steppable": "own",
            "hand_pieces": _NO_HANDS,
        },
    },
    {"rules": {"tam_again": "immediate", "tam_pass": "immediate"}},
    {"rules": {"repetition": "season_void_on_3"}},
    {"rules": {"hand_pieces": {"army": "tiger pawn", "king": "none"}, **_CALM}, "bots": "greedy"},
)  # fmt: skip
"""Games that come to every function that carries out a clause."""

_LAST = {1: 5, 2: 7, 3: 4, 4: 3, 5: 7, 6: 8, 7: 4, 8: 6, 9: 3, 10: 2, 11: 2, 12: 9, 13: 6, 14: 2, 15: 4}
"""How many clauses each chapter has."""
_DEFAULT = rules.CetkaikRules()

FACTS = Facts(
    chapters={
        **{f"CK-{n}": numbered(f"CK-{n}.", last) for n, last in _LAST.items()},
        "CK-A": numbered("CK-A", 41),
    },
    source={
        "en": "rule sheet|published (?:programs|diagrams)|official rule book|designers’ notes",
        "ko": "규칙서|공개된 (?:프로그램|그림)|공식 규칙서|만든 이들의 기록",
    },
    latin=frozenset({*SQUARES, *"KLNTZXCMP", "A", "E", "I", "U", "O", "Y", "AI", "AU", "IA", "x"}),
    phrases=frozenset({"CK-12.2"}),
    answers=frozenset({"네", "아니요"}),
    numbers_in_prose=frozenset({"season_ply_cap", "p_dark"}),
    amounts={
        "CK-1.2": _DEFAULT.start_points,
        "CK-7.1": _DEFAULT.water_need,
        "CK-13.5": _DEFAULT.rate_cap,
        "CK-1.5": rules.EXTRA_SEASONS,
        "CK-14.2": rules.LONGEST_SEASON,
    },
    examples=34,
    faults={
        "no_hand": {"hand_points": "royal 5"},
        "no_row": {"hand_points": "king 5, king 6"},
        "hand_points_range": {"hand_points": "king 500"},
        "no_kind": {"hand_pieces": "king: queen"},
        "too_many_pieces": {"hand_pieces": "king: king king king"},
        "hand_too_large": {"hand_pieces": "king: " + "pawn " * 11},
        "cap_too_short": {"season_ply_cap": 10},
        "beyond_the_sticks": {"sticks": 2},
        "more_vias_than_steps": {"tam_steps": 1, "tam_via_limit": 2},
        "only_two_names": {"season_names": "upper_lower"},
        "two_deadly_armies": {"deadly_army_pawns": 4, "hand_pieces": "deadly_army: pawn pawn"},
    },
    other_words=frozenset({"word-kinds"}),
    latin_help=frozenset({"word-kinds"}),
    messages_at_least=60,
    games=_GAMES,
    record=_record,
    stories=Path(__file__).with_name("readings.yaml"),
)
