"""What is tagged with a clause is what is played: each tagged function, made to fail, ends a match and a batch."""

import ast
import inspect
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import edited, source_of, tagged_functions
from tabletop_lab.engine.core.errors import RuleError
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.cetkaik.content.squares import WATER
from tabletop_lab.games.cetkaik.presentation.board_reach import reaches

CALM = {"tam_again": "allowed", "tam_pass": "allowed", "step_tam": "allowed"}
"""Nothing that is done with tam ends a season."""
NO_HANDS = {hand: "none" for hand in Cetkaik.Rules().pieces_of_hands()}

Game = tuple[dict[str, Any], int, str]
"""Rules, seed and bots of a game."""
USUAL: Game = ({"seasons": 1}, 1, "greedy")
LONG: Game = ({}, 0, "random")
CAPPED: Game = ({"seasons": 1, "season_ply_cap": 50, **CALM}, 0, "random")
GAMES: dict[str, Game] = {
    "another_season": CAPPED,
    "drop": ({"seasons": 1, **CALM}, 0, "random"),
    "first_leg_reaches": ({"seasons": 1, "first_leg_throw": True}, 0, "random"),
    "have_every_kind": ({"seasons": 1, "hand_pieces": {"unbeatable": "pawn"}}, 0, "greedy"),
    "last_ender": ({"equal_points": "last_ender_wins", "hand_points": "tam_again 0, step_tam 0"}, 0, "random"),
    "makes_a_negative_hand": LONG,
    "nothing_can_be_done": (
        {"drops": False, "tam_again": "forbidden", "tam_again_after": "any", "steppable": "own",
         "hand_pieces": NO_HANDS}, 0, "random",
    ),
    "pays_at_once": ({"tam_again": "immediate", "tam_pass": "immediate"}, 0, "random"),
    "position_has_come_too_often": ({"repetition": "season_void_on_3"}, 0, "random"),
    "shaman_in_hue": LONG,
    "stand_in": ({"seasons": 1, "hand_pieces": {"army": "tiger pawn", "king": "none"}, **CALM}, 0, "greedy"),
    "the_points_decide": CAPPED,
    "the_season_has_lasted_too_long": CAPPED,
}  # fmt: skip
"""Games that reach what the usual one does not. There is no tagged function that play cannot reach."""
TAGGED = {name: (function, clauses) for name, function, clauses in tagged_functions(Cetkaik)}


def failing(name: str) -> Any:
    """The game with the body of one tagged function replaced by one that raises."""
    function, clauses = TAGGED[name]
    tree = ast.parse(source_of(Cetkaik, clauses[0], name))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    body = "raise ZeroDivisionError('played')" + ("; yield" if inspect.isgeneratorfunction(function) else "")
    definition.body = ast.parse(body).body
    return edited(Cetkaik, clauses[0], ast.unparse(tree), function=name)


@pytest.mark.parametrize("name", TAGGED)
def test_a_paragraph_that_fails_ends_matches_and_batches(name: str) -> None:
    game = failing(name)
    rules, seed, bots = GAMES.get(name, USUAL)
    with pytest.raises(tl.TabletopError, match="ZeroDivisionError: played"):
        tl.Match(game, seed=seed, rules=rules).run(bots=bots)
    row = tl.simulate(game, n=1, seed=seed, rules=rules, bots=bots, jobs=1, progress=False).iloc[0]
    assert "ZeroDivisionError: played" in row["error"]


WET = (
    source_of(Cetkaik, "CK-10.1", "drops")
    .replace("if pieces else", "- WATER if pieces else")
    .replace('"""Every', 'from tabletop_lab.games.cetkaik.content.squares import WATER\n    """Every')
)
BOARD = "/".join([".................."] * 7 + ["rH................", "bG..............**"])


def test_an_edited_drop_is_played_refused_and_shown_alike() -> None:
    """No drops on water: options, batches, the answer to "why not?", the picture and a bot's move agree."""
    dry = edited(Cetkaik, "CK-10.1", WET, function="drops")
    position = {"board": BOARD, "reserve": {"IA": "rp"}}
    printed, match = (tl.Match(game, seed=1, position=position) for game in (Cetkaik, dry))
    assert "@rp>ZU" in printed.decision.options and printed.decision.options.refusal("@rp>ZU") is None
    options = match.decision.options
    assert "@rp>ZU" not in options and "@rp>KA" in options
    assert len(printed.decision.options) - len(options) == len(WATER)
    for refusal in (options.refusal("@rp>ZU"), options.refuse_route(("rp", "ZU"))):
        assert refusal is not None and (refusal.clause, refusal.reason) == ("CK-10.1", "not_possible")
    assert options.refuse_route(("rp", "KA")) is None
    shown = {reach.to for reach in reaches(match.view(), match.decision, ("@rp",))}
    assert shown.isdisjoint(WATER) and "KA" in shown
    assert not [refusal for refusal in options.game.why_not("IA") if refusal.clause == "CK-10.1"]


def test_an_edited_via_point_is_refused_by_its_clause() -> None:
    text = source_of(Cetkaik, "CK-6.1", "via_points").replace("return vias", "return vias - ['LAI']")
    options = tl.Match(edited(Cetkaik, "CK-6.1", text, function="via_points"), position={}).decision.options
    refusal = options.refusal("NAI^LAI>LY")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("CK-6.1", "not_possible")


def test_a_paragraph_that_gives_nonsense_is_named() -> None:
    text = source_of(Cetkaik, "CK-6.3", "near_ends").replace("return self", "return 5 or self")
    with pytest.raises(RuleError, match=r"CK-6\.3 near_ends"):
        tl.Match(edited(Cetkaik, "CK-6.3", text, function="near_ends"), position={})


def test_the_table_names_tagged_functions() -> None:
    assert set(GAMES) <= set(TAGGED)
