"""Why an action is not possible: the reason, its clause and its facts, for any pair of squares."""

import itertools
import random

import pytest

from tabletop_lab.games.cetkaik.content.pieces import TAM
from tabletop_lab.games.cetkaik.content.squares import SIDES, SQUARES
from tabletop_lab.games.cetkaik.moves.actions import Drop, Move
from tabletop_lab.games.cetkaik.moves.refusals import why_not_there
from tests.games.cetkaik.tables import PROTECTION, SHAMAN, labels, strewn, table
from tests.games.cetkaik.test_moves import board

REASONS = {
    "no_piece", "enemy_piece", "same_square", "off_lines", "blocked", "blocked_twice", "too_near", "own_piece",
    "tam_there", "protected", "cannot_capture", "nothing_to_step_on", "not_steppable", "stays_on_via", "no_return",
    "beyond_throws", "first_leg_beyond_throws", "leg_is_infinite", "leg_is_finite", "declare_destination",
    "declare_direction", "declare_nothing", "no_water_throw", "no_tam", "tam_barred_again", "tam_steps",
    "tam_not_next", "tam_occupied", "tam_via_empty", "tam_vias", "tam_no_return", "no_drops", "not_in_reserve",
    "occupied", "not_an_action",
}  # fmt: skip


def why(game, label, side="IA"):
    """Reason, clause and facts for a label."""
    refusal = game.actions(side).refusal(label)
    assert refusal is not None and refusal.label == label
    return refusal.reason, refusal.clause, refusal.facts


BOW = board(MAU="bB", MAI="rP", ME="rp", KAU="rN")
CASES = [
    (None, {}, "ZU>ZI", "no_piece", "CK-4.1", {"square": "ZU"}),
    (None, {}, "LI>LU", "enemy_piece", "CK-4.1", {"square": "LI", "piece": "rp"}),
    (None, {}, "LAI>LAI", "same_square", "CK-4.1", {"square": "LAI"}),
    (None, {}, "LAI>LO", "off_lines", "CK-5.3",
     {"piece": "rp", "start": "LAI", "to": "LO", "leg": "only", "hue": "no"}),
    (None, {}, "NAI>NI", "off_lines", "CK-5.3",
     {"piece": "bp", "start": "NAI", "to": "NI", "leg": "only", "hue": "yes"}),
    (None, {}, "MAU>MY", "blocked", "CK-5.1",
     {"piece": "rb", "start": "MAU", "to": "MY", "leg": "only", "by": "MAI", "other": "rp"}),
    (None, {}, "MAU^MAI=>ME", "blocked", "CK-5.1",
     {"piece": "rb", "start": "MAI", "to": "ME", "leg": "second", "by": "MI", "other": "rp"}),
    (None, {}, "MAU^MI=>MU", "blocked", "CK-5.1",
     {"piece": "rb", "start": "MAU", "to": "MI", "leg": "first", "by": "MAI", "other": "rp"}),
    (SHAMAN, {}, "TY>TA", "blocked_twice", "CK-5.4",
     {"piece": "bm", "start": "TY", "to": "TA", "leg": "only", "by": "TE", "other": "bp", "most": 1}),
    (SHAMAN, {"shaman_hue_jumps": 0}, "TY>TI", "blocked", "CK-5.1",
     {"piece": "bm", "start": "TY", "to": "TI", "leg": "only", "by": "TU", "other": "rp"}),
    (board(TY="rH"), {}, "TY>XO", "off_lines", "CK-5.3",
     {"piece": "rh", "start": "TY", "to": "XO", "leg": "only", "hue": "yes"}),
    (board(TY="rH"), {}, "TY>ZO", "too_near", "CK-5.6", {"piece": "rh", "start": "TY", "to": "ZO", "leg": "only"}),
    (None, {}, "MAU>MAI", "own_piece", "CK-9.2", {"to": "MAI", "other": "rp", "step": "yes"}),
    (None, {"steppable": "any", "step_tam": "forbidden"}, "ZAI>ZO", "tam_there", "CK-8.3", {"to": "ZO", "step": "no"}),
    (None, {}, "ZAI>ZO", "tam_there", "CK-8.3", {"to": "ZO", "step": "yes"}),
    (PROTECTION, {}, "LI>TI", "protected", "CK-5.5", {"to": "TI", "other": "bp", "by": "TU", "step": "yes"}),
    (PROTECTION, {"general_protects_itself": True}, "LI^TI=>TU", "protected", "CK-5.5",
     {"to": "TU", "other": "rg", "by": "TU", "step": "no"}),
    (None, {}, "LAI^LY>LO", "nothing_to_step_on", "CK-6.1", {"via": "LY"}),
    (None, {"step_tam": "forbidden"}, "ZAI^ZO>NO", "not_steppable", "CK-6.1",
     {"via": "ZO", "other": "tam", "whose": "tam"}),
    (None, {}, "MAU^MAI>MAI", "stays_on_via", "CK-6.8", {"via": "MAI"}),
    (None, {"null_move": "forbidden"}, "ZIA^TIA>ZIA", "no_return", "CK-15.2", {"square": "ZIA"}),
    (board(MAU="bB", MAI="rP"), {"hopeless_declaration": "forbidden"}, "MAU^MAI=>MA", "beyond_throws", "CK-15.4",
     {"start": "MAI", "to": "MA", "needed": 6, "sticks": 5}),
    (board(MIA="bB", ME="rP"), {"hopeless_declaration": "forbidden", "first_leg_throw": True}, "MIA^ME=>MA",
     "first_leg_beyond_throws", "CK-6.4", {"start": "MIA", "to": "ME", "needed": 7, "sticks": 5}),
    (None, {}, "MAU^MAI>MY", "leg_is_infinite", "CK-6.5", {"via": "MAI", "to": "MY"}),
    (None, {}, "NAI^LAI=>LY", "leg_is_finite", "CK-6.5", {"via": "LAI", "to": "LY"}),
    (None, {}, "MAU^MAI=>?", "declare_destination", "CK-6.6", {"via": "MAI"}),
    (None, {"declare_before_throw": "direction"}, "MAU^MAI=>MY", "declare_direction", "CK-6.6", {"via": "MAI"}),
    (None, {"declare_before_throw": "none"}, "MAU^MAI=>MY", "declare_nothing", "CK-6.6", {"via": "MAI"}),
    (None, {}, "LAI>LY~", "no_water_throw", "CK-7.1", {"to": "LY"}),
    (None, {}, "ZU>ZI>ZE", "no_tam", "CK-8.1", {"square": "ZU"}),
    (None, {}, "ZO>ZU", "tam_steps", "CK-8.2", {"steps": 1, "least": 2, "most": 2}),
    (None, {}, "ZO>ZU>ZE", "tam_not_next", "CK-8.2", {"start": "ZU", "to": "ZE"}),
    (None, {}, "ZO>ZU>ZI", "tam_occupied", "CK-8.2", {"to": "ZI", "other": "rn"}),
    (None, {}, "ZO>ZU^ZY>ZI", "tam_not_next", "CK-8.2", {"start": "ZU", "to": "ZY"}),
    (None, {}, "ZO>ZU^XU>XO", "tam_via_empty", "CK-8.2", {"via": "XU"}),
    ({"ZO": TAM, "ZU": "rp", "ZI": "bp"}, {}, "ZO^ZU>TU^ZI>TE", "tam_vias", "CK-8.2", {"most": 1}),
    (None, {"tam_pass": "forbidden"}, "ZO>ZU>ZO", "tam_no_return", "CK-12.6", {"square": "ZO"}),
    (None, {"drops": False}, "@rp>ZU", "no_drops", "CK-10.1", {}),
    (None, {}, "@rp>ZU", "not_in_reserve", "CK-10.1", {"piece": "rp"}),
    (None, {}, "LAI>LQ", "not_an_action", "CK-4.1", {"at": 5, "wanted": "LAI>LQ"}),
]  # fmt: skip


@pytest.mark.parametrize(("squares", "rules", "label", "reason", "clause", "facts"), CASES, ids=lambda x: str(x)[:20])
def test_reason(squares, rules, label, reason, clause, facts):
    assert why(table(squares, **rules), label) == (reason, clause, facts)


def test_a_drop_on_a_piece():
    game = table(None, {"IA": ["rp"]})
    assert why(game, "@rp>ZI") == ("occupied", "CK-10.1", {"to": "ZI", "other": "rn"})


def test_tam_barred():
    game = table(state={"tam_moved": "A"}, tam_again="forbidden")
    assert why(game, "ZO>ZU>ZO") == ("tam_barred_again", "CK-12.6", {})
    assert "tam_barred_again" in {refusal.reason for refusal in game.why_not("IA")}


def test_the_list_says_what_stands_on_the_lines():
    refused = {refusal.label: refusal.reason for refusal in table(PROTECTION).why_not("IA")}
    assert refused == {"LI>TI": "protected"}
    assert {refusal.reason for refusal in table().why_not("IA")} == {"own_piece", "tam_there"}


@pytest.mark.parametrize("seed", range(3))
def test_every_pair_of_squares_has_an_answer(seed):
    chance = random.Random(seed)
    lies, reserve = strewn(chance)
    game, side = table(lies, reserve), chance.choice(SIDES)
    legal = {(move.origin, move.to) for move in game.actions(side) if isinstance(move, Move) and not move.via}
    for origin, to in chance.sample(list(itertools.product(SQUARES, SQUARES)), 500):
        if game.occupant(side, origin) == "tam":
            continue
        refusal = why_not_there(game, side, origin, to)
        assert (refusal is None) == ((origin, to) in legal)
        assert refusal is None or (refusal.reason in REASONS and refusal.clause.startswith("CK-"))


@pytest.mark.parametrize("seed", range(3))
def test_every_second_leg_has_an_answer(seed):
    chance = random.Random(100 + seed)
    lies, reserve = strewn(chance)
    game, side = table(lies, reserve), chance.choice(SIDES)
    own = [square for square in lies if game.occupant(side, square) == "own"]
    legal = {(move.origin, move.via, move.to) for move in game.actions(side) if isinstance(move, Move) and move.via}
    triples = list(itertools.product(own[:6], lies, SQUARES))
    for origin, via, to in chance.sample(triples, min(300, len(triples))):
        refusal = why_not_there(game, side, origin, to, via)
        assert (refusal is None) == ((origin, via, to) in legal), (origin, via, to, refusal)
        assert refusal is None or refusal.reason in REASONS


def test_legal_actions_are_not_refused():
    game = table(None, {"IA": ["rp"]})
    actions = game.actions("IA")
    assert all(actions.refusal(label) is None for label in random.Random(1).sample(labels(actions), 40))
    assert why_not_there(game, "IA", "rp", "KU") is None
    assert Drop("rp", "KU") in actions
