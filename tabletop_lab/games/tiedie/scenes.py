"""Positions for lessons, pictures and questions: a table on the standard map at a moment that is worth looking at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.match.match import Match

Position = Mapping[str, Any]

ROUND: Position = {
    "phase": "select", "round": 3, "streak": {"P1": 1}, "tokens": {"T7(2,2)": "IX", "T4(0,0)": "RA"},
    "pawn": {"P1": "T7(4,0)", "P2": "T4(3,3)", "P3": "T5(3,0)", "P4": "T9(1,1)", "P5": "T2(3,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P5", "P5": "P1"},
}  # fmt: skip
"""A whole round by day: P1 walks and searches, P2 attacks, P3 evades, P4 accuses, P5 sleeps."""
NEXT: Position = {
    "phase": "select", "round": 4, "streak": {"P1": 1, "P2": 1, "P3": 0, "P4": 1}, "sleeps_until": {"P4": 4},
    "pawn": {"P1": "T7(4,0)", "P2": "T1(0,2)", "P3": "T6(2,1)", "P4": "T9(3,3)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
}  # fmt: skip
"""Before another round: two were active once, one was caught."""
WALLS: Position = {
    "pawn": {"P1": "T1(0,4)", "P2": "T2(0,0)", "P3": "T1(2,3)", "P4": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    "placed": {"P1": "attack"}, "asleep": {"P2": "choice", "P3": "choice", "P4": "choice"},
    "rules": {"start_time": "night"},
}  # fmt: skip
"""P1 and P2 stand side by side, with a wall between them; P3 is in P1's room."""
JUMP: Position = {
    "pawn": {"P1": "T9(3,1)", "P2": "T9(3,2)", "P3": "T1(0,0)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "move"}, "asleep": {"P2": "choice", "P3": "choice"},
}  # fmt: skip
"""P2 stands in P1's way."""
EVADE: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T9(4,4)", "P5": "T7(4,0)"},
    "targets": {"P1": "P2", "P2": "P5", "P3": "P1", "P4": "P3", "P5": "P4"},
    "placed": {"P1": "attack", "P2": "evade"}, "asleep": {"P3": "choice", "P4": "choice", "P5": "choice"},
}  # fmt: skip
"""P1 can attack P2, who has laid Evade; five hunt one another in a ring."""
WITNESS: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(3,3)", "P3": "T5(3,1)", "P4": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    "placed": {"P1": "attack"}, "asleep": {"P2": "choice", "P3": "choice", "P4": "choice"},
}  # fmt: skip
"""P1 and P2 in one room, with a sleeper."""
DOOR: Position = {
    "pawn": {"P1": "T1(2,3)", "P2": "T2(2,0)", "P3": "T1(4,0)", "P4": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    "placed": {"P1": "attack"}, "asleep": {"P2": "choice", "P3": "choice", "P4": "choice"},
}  # fmt: skip
"""P2 stands behind a door; P3 is in P1's room."""
SELF: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T5(1,2)", "P4": "T9(4,4)"},
    "targets": {"P1": "P1", "P2": "P3", "P3": "P4", "P4": "P2"},
    "placed": {"P1": "attack"}, "asleep": {"P2": "choice", "P3": "choice", "P4": "choice"},
    "rules": {"start_time": "night"},
}  # fmt: skip
"""P1 is a self-target, with P2 and P3 in reach."""
ROUTE: Position = {
    "pawn": {"P1": "T5(1,2)", "P2": "T9(4,4)", "P3": "T1(0,0)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "move"}, "asleep": {"P2": "choice", "P3": "choice"},
    "tokens": {"T5(2,2)": "RA", "T5(1,3)": "IA", "T8(4,0)": "IB"}, "open_tokens": ["T5(2,2)"],
    "lines": {"RA": ["IX", "IX", ""]},
}  # fmt: skip
"""A route that lacks one item, and a token face down beside it."""
LINES: Position = {
    "pawn": {"P1": "T6(2,1)", "P2": "T9(4,4)", "P3": "T1(0,0)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P1"},
    "placed": {"P1": "move"}, "asleep": {"P2": "choice", "P3": "choice"}, "held": {"P1": ["IX", "IC"]},
    "tokens": {"T6(4,0)": "RC", "T8(4,0)": "RB"}, "open_tokens": ["T6(4,0)", "T8(4,0)"],
    "lines": {"RB": ["IX", "", ""]},
}  # fmt: skip
"""Two routes are found, and P1 holds two items."""
PILL: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    "placed": {"P1": "attack", "P2": "evade", "P3": "move"}, "asleep": {"P4": "choice"},
    "hands": {"P1": ["pill", "shove", "peek"], "P2": ["hat", "one_step"]},
}  # fmt: skip
"""P1 holds three sleep cards; P2, whom P1 hunts, has laid Evade."""
DEFENCE: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
    "targets": {"P1": "P2", "P2": "P3", "P3": "P4", "P4": "P1"},
    "placed": {"P1": "move", "P2": "move"}, "asleep": {"P3": "choice", "P4": "choice"},
    "hands": {"P1": ["steal", "pill", "charge"], "P2": ["shove", "drink", "brace"]},
}  # fmt: skip
"""P1 holds three cards that can be played at P2, and P2 an answer to each."""
TEAMS: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T5(0,1)", "P5": "T7(4,0)", "P6": "T3(0,4)"},
    "holder": {"A": "P1", "B": "P4"}, "piles": {"A": ["P2", "P4", "P6"], "B": ["P1", "P3", "P5"]},
    "placed": {"P1": "attack", "P2": "move"},
    "asleep": {"P3": "choice", "P4": "choice", "P5": "choice", "P6": "choice"},
    "rules": {"mode": "team", "team_layout": "ABABAB", "start_time": "night"},
}  # fmt: skip
"""Two teams of three; two of team B stand near the one who holds team A's Attack card."""
HEALTH: Position = {
    "pawn": {"P1": "T5(1,1)", "P2": "T5(2,2)", "P3": "T1(0,0)", "P4": "T2(4,0)"},
    "start_square": {"P1": "T7(4,0)", "P2": "T2(4,0)", "P3": "T1(0,0)", "P4": "T4(4,4)"},
    "placed": {"P1": "attack", "P2": "move"}, "asleep": {"P3": "choice", "P4": "choice"},
    "rules": {"mode": "hp"},
}  # fmt: skip
"""P1 can hit P2, on whose start square P4 stands."""
HUNTER: Position = {
    "hunters": ["P1"], "placed": {"P1": "attack", "P2": "move"},
    "pawn": {"P1": "T4(1,0)", "P2": "T4(2,0)", "P3": "T1(0,0)", "P4": "T9(4,4)", "P5": "T7(4,0)"},
    "tokens": {"T4(0,0)": "PS", "T9(0,0)": "PS"}, "open_tokens": ["T4(0,0)", "T9(0,0)"],
    "held": {"P2": ["IA"]}, "hands": {"P2": ["peek", "hat"]},
    "asleep": {"P3": "choice", "P4": "choice", "P5": "choice"},
    "rules": {"mode": "hunter", "hunter_count": 1},
}  # fmt: skip
"""The hunter P1 stands beside the survivor P2 and beside a passage."""
WARDEN: Position = {
    "start_player": "P2", "warden": "P1", "accuse_cards": 5, "placed": {"P1": "move", "P2": "move", "P4": "attack"},
    "targets": {"P2": "P3", "P3": "P4", "P4": "P5", "P5": "P2"},
    "pawn": {"P1": "T5(1,1)", "P2": "T1(0,0)", "P3": "T9(4,4)", "P4": "T7(4,0)", "P5": "T3(0,4)"},
    "tokens": {"T1(4,4)": "RA", "T2(0,2)": "RB", "T3(4,0)": "RC", "T4(0,0)": "PS", "T5(2,2)": "PS",
               "T6(4,0)": "IX", "T7(2,2)": "IX", "T8(4,0)": "IB"},
    "box": ["IX", "IC"], "held": {"P4": ["IA"]}, "asleep": {"P3": "choice", "P5": "choice"},
    "rules": {"mode": "warden", "start_time": "night"},
}  # fmt: skip
"""The warden P1 with five Accuse cards; P2 will walk, P4 will attack."""

SCENES: Mapping[str, Position] = {
    "round": ROUND, "next": NEXT, "walls": WALLS, "jump": JUMP, "evade": EVADE, "witness": WITNESS, "door": DOOR,
    "self": SELF, "route": ROUTE, "lines": LINES, "pill": PILL, "defence": DEFENCE,
    "teams": TEAMS, "health": HEALTH, "hunter": HUNTER, "warden": WARDEN,
}  # fmt: skip


def scene(name: str, **rules: Any) -> Match:
    """A position by its name, under these rules besides; TabletopError for a name that there is not.

    >>> scene("round").decision.name, scene("round", start_time="night").rules.start_time
    ('commit', 'night')
    """
    if name not in SCENES:
        raise TabletopError(unknown("scene", name, list(SCENES)))
    own = {"map_layout": "M1", "character_assign": "none", **SCENES[name].get("rules", {})}
    return laid("tiedie", SCENES[name], {**own, **rules})


def laid(game: Any, told: Position, rules: Any) -> Match:
    """A position under rules; what it does not say is as usual: P1 begins, and cards have been laid."""
    position = {key: value for key, value in told.items() if key != "rules"}
    seats = list(told["pawn"])
    position = {"phase": "action", "cycle": seats, "start_player": "P1", **position}
    return Match(game, players=len(seats), seed=1, rules=rules, position=position)


def lay(match: Match, **given: str) -> Match:
    """Let everybody lay a card or sleep; who is not mentioned sleeps.

    >>> lay(scene("round"), P1="move", P2="attack").state.asleep
    {'P3': 'choice', 'P4': 'choice', 'P5': 'choice'}
    """
    while match.decision is not None and match.decision.name == "commit":
        match.play(given.get(match.decision.player, "sleep"))
    return match


def short_game(mode: str, players: int = 4, seed: int = 1, **rules: Any) -> Match:
    """A whole game of one mode between bots, on the small map and without characters.

    >>> short_game("team").result is not None
    True
    """
    usual = {"map_layout": "M6", "character_assign": "none", "box_setup": "quick", "day_limit": 12, "mode": mode}
    return Match("tiedie", players=players, seed=seed, rules={**usual, **rules}).run("sensible")
