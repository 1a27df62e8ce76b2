"""Which actions there are (CK-5 to CK-10): small positions written by hand, every switch, and the two ways of finding
the actions compared on boards strewn at random."""

import os
import random
from operator import attrgetter

import pytest

from tabletop_lab.engine import edited, source_of
from tabletop_lab.games.cetkaik import lookup, lookup_for
from tabletop_lab.games.cetkaik.actions import Drop, Move, TamMove
from tabletop_lab.games.cetkaik.chapters.choosing import Choosing
from tabletop_lab.games.cetkaik.pieces import INITIAL, SET, TAM, owned_by
from tabletop_lab.games.cetkaik.squares import SIDES, SQUARES
from tests.games.cetkaik.tables import going, labels, sorts, table

POSITIONS = int(os.environ.get("TABLETOP_LAB_POSITIONS", "12"))
"""Boards strewn at random for each set of rules."""
HORSE = (
    "**................/................../................../..........rp....../..bp............../"
    "......rH........../....bP............/................../.................."
)
SHAMAN = (
    "**................/......bp........../................../......rP........../................../"
    "......bM........../................../................../.................."
)
PROTECTION = (
    "**................/................../..bB..bp........../......rg........../" + "................../" * 5
)[:-1]


def board(**pieces):
    """A board with these pieces, and tam out of the way unless it is placed."""
    return {"KA": TAM, **pieces} if TAM not in pieces.values() else pieces


# --- the rule sheet's positions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_start(side):
    actions = table().actions(side)
    assert {sort: len(found) for sort, found in sorts(actions).items()} == {
        "plain": 20, "step": 62, "step_inf": 41, "tam": 126,
    }  # fmt: skip
    assert len(actions) == len(list(actions)) == len(set(actions)) == 249


def test_pawns_at_the_start():
    actions = table().actions("IA")
    assert labels(actions.of("LAI")) == ["LAI>LY"] + [label for label in labels(actions.of("LAI")) if "^" in label]
    assert set(labels(actions.of("NAI"))) == {"NAI>NY", "NAI>NAU", "NAI>NO~", "NAI^LAI>LY", "NAI^TAI>TY"}


def test_bow_steps_and_slides():
    game = table()
    far = {move.to for move in game.actions("IA").of("MAU") if isinstance(move, Move) and move.via == "MAI"}
    assert {"MY", "MU", "MI"} <= far
    assert all(move.far for move in game.actions("IA").of("MAU") if isinstance(move, Move) and move.via == "MAI")


def test_boat_over_tam():
    actions = table().actions("IA").of("ZAI")
    finite = {str(move) for move in actions if move.via == "ZO" and not move.far}
    assert finite == {"ZAI^ZO>TO", "ZAI^ZO>NO", "ZAI^ZO>XO", "ZAI^ZO>CO"}
    assert "ZAI^ZO=>ZI" in labels(actions)


def test_tiger_via_hue():
    actions = labels(table().actions("IA").of("TAU"))
    assert len(actions) == 9
    assert {label for label in actions if "^NAI" in label} == {f"TAU^NAI=>{to}" for to in ("LY", "TY", "KO", "TAU")}
    assert {label for label in actions if "^ZAI" in label} == {"TAU^ZAI>TY", "TAU^ZAI>XY", "TAU^ZAI>TAU"}


def test_horse_over_a_pawn():
    assert going(table(), "IA", "LIA", "TAI") == {"LO", "LIA", "XO~"}


def test_two_throws():
    squares = {square: piece for square, piece in INITIAL.items() if piece != TAM}
    assert "TAU^NAI=>ZO~" in table({**squares, "KO": TAM}).actions("IA")


def test_horse_in_hue():
    assert going(table(HORSE), "IA", "TY") == {"XU", "LU", "KI", "LAU", "KIA", "XAU", "CIA"}


def test_shaman_in_hue():
    ends = going(table(SHAMAN), "IA", "TY")
    assert {"TO~", "TI", "TE"} <= ends and "TA" not in ends and len(ends) == 28


def test_protection():
    game = table(PROTECTION)
    plain = going(game, "IA", "LI")
    assert {"KI", "NI"} <= plain and "TI" not in plain
    via = [move for move in game.actions("IA").of("LI") if move.via == "TI"]
    assert len(via) == 11 and all(move.far for move in via) and "LI^TI=>TU" in labels(via)


def test_no_protection_off_hue_until_tam_comes():
    off = {"LI": "bB", "TI": "bp", "TE": "rg"}
    assert "TI" in going(table(board(**off)), "IA", "LI")
    hue = table({**off, "ZE": TAM})
    assert "TI" not in going(hue, "IA", "LI")
    assert len(going(hue, "IA", "LI", "TI")) == 10


def test_chariot_leaps():
    assert going(table(board(TAU="rC", TAI="rP", NAU="bp")), "IA", "TAU") == {"LAU", "TY", "XAU"}


def test_a_pace_needs_the_square_between():
    game = table(board(NAI="bP", NY="rp"))
    assert {"NY"} <= going(game, "IA", "NAI") and not going(game, "IA", "NAI") & {"NO", "NO~"}
    assert going(game, "IA", "NAI", "NY") == {"NO~"}


def test_drops():
    squares = {square: piece for square, piece in INITIAL.items() if square not in ("ZO", "LAI", "NAI")}
    game = table({**squares, "KO": TAM}, {"IA": ["rp", "rp", "bp"]})
    actions = game.actions("IA")
    drops = [action for action in actions if isinstance(action, Drop)]
    assert "@rp>ZO" in labels(drops) and len(drops) == 2 * len(actions.empty)
    assert labels(drops) == sorted(labels(drops), key=lambda text: (text[:3], SQUARES.index(text[4:])))
    assert not [a for a in game.actions("A") if isinstance(a, Drop)]


def test_null_move_is_possible():
    assert "ZIA^TIA>ZIA" in table().actions("IA")


# --- switches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "ends"),
    [
        ("skip_adjacent", {"XU", "LU", "KI", "LAU", "KIA", "XAU", "CIA"}),
        # Past the pawn on XU to the edge; the own pawn on NAI is the one piece passed on that line.
        ("one_jump", {"XU", "CI", "ME", "PA", "LU", "KI", "LAU", "KIA", "XAU", "CIA"}),
        ("leaps_of_two", {"XU", "LU", "LAU", "XAU"}),
        ("blocked_adjacent", {"XU", "LU", "KI", "XAU", "CIA"}),
    ],
)
def test_horse_hue(reading, ends):
    assert going(table(HORSE, horse_hue=reading), "IA", "TY") == ends


def test_shaman_hue_jumps():
    assert "TA" in going(table(SHAMAN, shaman_hue_jumps=2), "IA", "TY")
    assert not {"TI", "TE", "TA"} & going(table(SHAMAN, shaman_hue_jumps=0), "IA", "TY")


def test_tam_square_is_hue():
    squares = {"MO": TAM, "MY": "rN"}
    assert going(table(squares), "IA", "MY", "MO") == {"MU", "MI", "ME", "MA"}
    assert {"PO", "CO", "MY"} <= going(table(squares, tam_square_is_hue=True), "IA", "MY", "MO")


def test_general_protects():
    assert "TI" in going(table(PROTECTION, general_protects=False), "IA", "LI")


def test_general_protects_itself():
    assert "TU" in going(table(PROTECTION), "IA", "LI", "TI")
    assert "TU" not in going(table(PROTECTION, general_protects_itself=True), "IA", "LI", "TI")


@pytest.mark.parametrize(("steppable", "vias"), [("any", {"TI", "LU"}), ("not_tam", {"TI", "LU"}), ("own", {"LU"})])
def test_steppable(steppable, vias):
    squares = {"LI": "bB", "TI": "bp", "LU": "rP", "LA": TAM}
    found = {move.via for move in table(squares, steppable=steppable).actions("IA").of("LI")} - {""}
    assert found == (vias | {"LA"} if steppable == "any" else vias)


def test_step_tam_forbidden():
    assert any(move.via == "ZO" for move in table().actions("IA").of("ZAI"))
    assert not any(move.via == "ZO" for move in table(step_tam="forbidden").actions("IA").of("ZAI"))


def test_capture_stepped():
    squares = board(LI="bB", TI="bp")
    assert "LI^TI>TI" not in table(squares).actions("IA")
    assert "LI^TI>TI" in table(squares, capture_stepped=True).actions("IA")
    assert "LI^TI>TI" not in table(PROTECTION, capture_stepped=True).actions("IA")


def test_capture_own():
    squares = board(ZAI="bK", ZAU="rP", XY="rG", XAI="bP")
    game = table(squares, capture_own=True)
    assert "ZAI>ZAU" not in table(squares).actions("IA")
    assert "ZAI>ZAU" in game.actions("IA")
    # The general on a hue square keeps the pawn beside it from the king, but not from itself.
    assert "ZAI>XAI" not in game.actions("IA") and "XY>XAI" in game.actions("IA")
    assert "ZAI>XAI" in table(squares, capture_own=True, general_protects=False).actions("IA")


def test_tam_again():
    moved = {"tam_moved": "A", "last": "ZO>ZY>XY", "ply": 1}
    assert sorts(table(state=moved).actions("IA"))["tam"]
    barred = table(state=moved, tam_again="forbidden")
    assert not sorts(barred.actions("IA"))["tam"] and len(barred.actions("IA")) == 123
    assert sorts(barred.actions("A"))["tam"]
    other = {"tam_moved": "", "last": "LI>LU", "ply": 1}
    assert sorts(table(state=other, tam_again="forbidden").actions("IA"))["tam"]
    assert not sorts(table(state=other, tam_again="forbidden", tam_again_after="any").actions("IA"))["tam"]
    assert sorts(table(tam_again="forbidden", tam_again_after="any").actions("IA"))["tam"]


def test_tam_pass():
    returns = {str(move) for move in table().actions("IA") if isinstance(move, TamMove) and move.returns}
    without = set(labels(table().actions("IA"))) - set(labels(table(tam_pass="forbidden").actions("IA")))
    assert returns and without == returns
    assert len(table(tam_pass="forbidden").actions("IA")) == 249 - len(returns)


@pytest.mark.parametrize(
    ("rules", "lengths"),
    [({"tam_steps": 1}, {1}), ({"tam_steps": 3}, {3}), ({"tam_may_stop": True}, {1, 2}), ({}, {2})],
)
def test_tam_steps(rules, lengths):
    actions = table({"KA": TAM, "LA": "rp"}, **rules).actions("IA")
    assert {len(move.steps) for move in actions} == lengths
    if rules == {"tam_steps": 1}:
        assert set(labels(actions)) == {"KA>KE", "KA>LE", "KA^LA>KE", "KA^LA>LE", "KA^LA>NA", "KA^LA>NE", "KA^LA>KA"}
        assert actions.find("KA>LE") == TamMove("KA", ("LE",))


@pytest.mark.parametrize("limit", [0, 1, 2])
def test_tam_via_limit(limit):
    squares = {"ZO": TAM, "ZU": "rp", "ZI": "bp"}
    moves = [move for move in table(squares, tam_via_limit=limit).actions("IA") if isinstance(move, TamMove)]
    assert max(sum(via != "" for via in move.vias) for move in moves) == limit


def test_drops_off():
    assert len(table(reserve={"IA": ["rp"]}, drops=False).actions("IA")) == 249


def test_null_move_forbidden():
    without = set(labels(table().actions("IA"))) - set(labels(table(null_move="forbidden").actions("IA")))
    assert without and all(move.split("^")[0] == move.split(">")[-1] for move in without)
    assert "ZIA^TIA>ZIA" in without


def test_hopeless_declaration():
    squares = board(MAU="bB", MAI="rP")
    assert {"MY", "ME", "MA"} <= going(table(squares), "IA", "MAU", "MAI")
    near = going(table(squares, hopeless_declaration="forbidden"), "IA", "MAU", "MAI")
    assert {"MU", "MI", "ME"} <= near and "MA" not in near
    assert "MA" in going(table(squares, hopeless_declaration="forbidden", step_throw=False), "IA", "MAU", "MAI")
    from_origin = {"hopeless_declaration": "forbidden", "throw_counts_from": "origin"}
    assert "ME" not in going(table(squares, **from_origin), "IA", "MAU", "MAI")


def test_first_leg_throw():
    squares = board(LIA="bB", LE="rP", LI="rp")
    rules = {"hopeless_declaration": "forbidden", "first_leg_throw": True}
    assert going(table(squares), "IA", "LIA", "LI")
    assert not going(table(squares, **rules), "IA", "LIA", "LI")
    assert going(table(squares, first_leg_throw=True), "IA", "LIA", "LI")


def test_water():
    squares = board(ZE="rP", KU="bB", KY="rP", NU="rP", NO="bP")
    assert {"NO~", "TO~"} <= going(table(board(KO="bB")), "IA", "KO")
    assert "NO" in going(table(board(KO="bB"), water_need=0), "IA", "KO")
    assert not any("~" in label for label in labels(table(squares, water_need=0).actions("IA")))
    over = board(NAI="bP", NY="rp")
    assert going(table(over), "IA", "NAI", "NY") == {"NO~"}
    on_water = board(LY="bK", NO="rp")
    assert "TO~" in going(table(on_water), "IA", "LY", "NO")
    assert "TO" in going(table(on_water, via_water_exempts=True), "IA", "LY", "NO")


def test_direction_is_declared_once_for_each_ray():
    squares = board(MAU="bB", MAI="rP")
    far = labels(move for move in table(squares, declare_before_throw="direction").actions("IA").of("MAU") if move.via)
    assert far == ["MAU^MAI=>MY+", "MAU^MAI=>CAI+", "MAU^MAI=>PAI+", "MAU^MAI=>MAU+"]
    game = table(squares, declare_before_throw="direction")
    assert game.landings(Move("MAU", "MY", "MAI", far=True, toward=True)) == ("MA", "ME", "MI", "MU", "MO", "MY")


def test_nothing_is_declared():
    squares = board(MAU="bB", MAI="rP")
    game = table(squares, declare_before_throw="none")
    assert [str(move) for move in game.actions("IA").of("MAU") if move.via] == ["MAU^MAI=>?"]
    every = table(squares).actions("IA").of("MAU")
    assert set(game.landings(Move("MAU", "", "MAI", far=True))) == {move.to for move in every if move.via}


# --- two ways of finding the same -------------------------------------------------------------------------------------


RULES = [
    {}, {"tam_square_is_hue": True, "declare_before_throw": "direction"}, {"declare_before_throw": "none"},
    {"capture_own": True, "general_protects_itself": True}, {"capture_own": True, "capture_stepped": True},
    {"horse_hue": "one_jump", "shaman_hue_jumps": 2, "null_move": "forbidden"},
    {"horse_hue": "leaps_of_two", "hopeless_declaration": "forbidden", "sticks": 3},
    {"horse_hue": "blocked_adjacent", "steppable": "own", "via_water_exempts": True},
    {"tam_steps": 3, "tam_via_limit": 2, "tam_pass": "forbidden"}, {"tam_may_stop": True, "tam_via_limit": 2},
    {"tam_steps": 1, "tam_via_limit": 0, "steppable": "not_tam"}, {"water_need": 0, "general_protects": False},
    {"first_leg_throw": True, "hopeless_declaration": "forbidden", "throw_counts_from": "origin", "sticks": 3},
]  # fmt: skip


def strewn(chance):
    """A board with pieces anywhere, and what is left in the reserves."""
    pieces = list(SET)
    chance.shuffle(pieces)
    squares = chance.sample(SQUARES, chance.randint(2, 40))
    lies = {squares[0]: TAM}
    for square in squares[1:]:
        lies[square] = owned_by(pieces.pop(), chance.choice(SIDES))
    return lies, {side: [pieces.pop() for _ in range(min(len(pieces), 2))] for side in SIDES}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: " ".join(rules) or "standard")
def test_remembered_actions_are_those_of_the_chapter(rules):
    chance = random.Random(str(rules))
    for _ in range(POSITIONS if rules.get("tam_steps") != 3 else POSITIONS // 4 + 1):
        lies, reserve = strewn(chance)
        game = table(lies, reserve, **rules)
        side = chance.choice(SIDES)
        actions = game.actions(side)
        found, plain = labels(actions), labels(dict.fromkeys(game.all_actions(side)))
        assert sorted(found) == sorted(plain)
        assert [str(action) for action in sorted(actions, key=attrgetter("order"))] == found
        assert len(actions) == len(found)
        chosen = chance.sample(range(len(found)), min(25, len(found)))
        assert [str(actions[i]) for i in chosen] == [found[i] for i in chosen]
        assert all(actions.find(found[i]) == actions[i] for i in chosen[:5])
        assert sorted(found) == sorted(str(action) for origin in actions.origins() for action in actions.of(origin))


def test_order_does_not_depend_on_the_order_of_the_board():
    lies, reserve = strewn(random.Random(7))
    backwards = dict(reversed(lies.items()))
    assert labels(table(lies, reserve).actions("IA")) == labels(table(backwards, reserve).actions("IA"))


def test_forgetting_changes_nothing():
    game = table()
    before = labels(game.actions("IA"))
    memory = vars(game)["lookup"]
    memory.forget()
    memory.tam.forget()
    assert labels(game.actions("IA")) == before


def test_the_memory_is_bounded(monkeypatch):
    monkeypatch.setattr(lookup, "MOST_PIECES", 30)
    monkeypatch.setattr(lookup, "MOST_LEGS", 200)
    game = table(sticks=6)
    for seed in range(12):
        lies, _ = strewn(random.Random(seed))
        game.state.board = lies
        assert sorted(labels(game.actions("IA"))) == sorted(labels(game.all_actions("IA")))
        assert vars(game)["lookup"].pieces_kept <= 30 + 40 and vars(game)["lookup"].legs_kept <= 200 + 1000


# --- edited rules -----------------------------------------------------------------------------------------------------


class Playable(Choosing):
    """The chapters as a game that can be edited."""

    name = "cetkaik_moves_for_tests"


def with_edit(clause, old, new, function=""):
    text = source_of(Playable, clause, function)
    assert old in text
    return edited(Playable, clause, text.replace(old, new), "for a test", function=function)


def test_an_edited_way_is_played_and_remembered():
    edit = with_edit("CK-5.3", "if not hue:\n", 'if kind == "pawn":\n        return NORMAL["king"]\n    if not hue:\n')
    game = table(chapter=edit)
    assert {"KAI>KY", "KAI>LY"} <= set(labels(game.actions("IA").of("KAI")))
    assert vars(game)["lookup"] is not None and vars(table(chapter=edit))  # one memory for all tables of the edit
    again = table(chapter=edit)
    assert len(again.actions("IA")) == len(game.actions("IA"))
    assert vars(again)["lookup"] is vars(game)["lookup"]
    assert len(table().actions("IA")) == 249


def test_an_edited_paragraph_that_puts_things_together_is_played():
    edit = with_edit("CK-6.1", "for via in _in_order(first.squares):", "for via in ():", function="via_points")
    actions = table(chapter=edit).actions("IA")
    assert not sorts(actions)["step"] and not sorts(actions)["step_inf"] and len(actions) == 20 + 126
    assert actions.find("LAI>LY") in actions.of("LAI")


def test_a_rule_that_looks_at_the_state_is_not_remembered():
    edit = with_edit("CK-5.5", "if kind", "if self.state.season == 2:\n        return ()\n    if kind")
    game = table(PROTECTION, chapter=edit)
    assert "LI>TI" not in game.actions("IA")
    game.state.season = 2
    assert "LI>TI" in game.actions("IA")


def test_rules_share_a_memory_only_when_they_agree():
    one, two, three = table(), table(sticks=4), table(seasons=1)
    for game in (one, two, three):
        game.actions("IA")
    assert vars(one)["lookup"] is vars(three)["lookup"] is not vars(two)["lookup"]
    assert len(lookup_for._lookups) <= lookup_for.MOST
