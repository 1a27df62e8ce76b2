"""Actions that are looked up are those of the chapter: on boards strewn at random, and under edited rules."""

import os
import random
from operator import attrgetter

import pytest

from tabletop_lab.engine import edited, source_of
from tabletop_lab.games.cetkaik.chapters.choosing import Choosing
from tabletop_lab.games.cetkaik.content.squares import SIDES
from tabletop_lab.games.cetkaik.moves import memory
from tests.games.cetkaik.tables import PROTECTION, labels, sorts, strewn, table

POSITIONS = int(os.environ.get("TABLETOP_LAB_POSITIONS", "12"))
"""Boards strewn at random for each set of rules."""

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
    lookup_for._lookups.clear()  # full of other rules, it would be emptied in the midst of this
    one, two, three = table(), table(sticks=4), table(seasons=1)
    for game in (one, two, three):
        game.actions("IA")
    assert vars(one)["lookup"] is vars(three)["lookup"] is not vars(two)["lookup"]
    assert len(lookup_for._lookups) <= lookup_for.MOST
