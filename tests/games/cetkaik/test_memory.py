"""What is remembered is what the paragraphs say when asked anew: on boards strewn at random, and when edited."""

import os
import random
from operator import attrgetter

import pytest

from tabletop_lab.engine import RandomBot
from tabletop_lab.engine.edits.variant import edited, source_of
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.cetkaik.chapters.choosing import Choosing
from tabletop_lab.games.cetkaik.content.squares import SIDES
from tabletop_lab.games.cetkaik.game import Cetkaik
from tabletop_lab.games.cetkaik.moves import memory
from tests.games.cetkaik.tables import PROTECTION, labels, sorts, strewn, table, unremembered

POSITIONS = int(os.environ.get("TABLETOP_LAB_POSITIONS", "12"))
"""Boards strewn at random for each set of rules."""

BOTS = {"P1": RandomBot(), "P2": RandomBot()}

# --- remembered and asked anew ----------------------------------------------------------------------------------------


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
def test_what_is_remembered_is_what_is_said_anew(rules):
    chance = random.Random(str(rules))
    for _ in range(POSITIONS if rules.get("tam_steps") != 3 else POSITIONS // 4 + 1):
        lies, reserve = strewn(chance)
        game, anew = table(lies, reserve, **rules), unremembered(table(lies, reserve, **rules))
        side = chance.choice(SIDES)
        actions = game.actions(side)
        found = labels(actions)
        assert found == labels(anew.actions(side))
        assert [str(action) for action in sorted(actions, key=attrgetter("order"))] == found
        assert len(actions) == len(found) == len(set(found))
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
    kept = vars(game)["memory"]
    kept.forget()
    kept.tam.forget()
    assert labels(game.actions("IA")) == before


@pytest.mark.parametrize("most", [{"pieces": 30}, {"parts": 60}, {"legs": 200}], ids=str)
def test_the_memory_is_bounded(monkeypatch, most):
    monkeypatch.setattr(memory, "MOST_PIECES", most.get("pieces", 10**6))
    monkeypatch.setattr(memory, "MOST_PARTS", most.get("parts", 10**6))
    monkeypatch.setattr(memory, "MOST_LEGS", most.get("legs", 10**6))
    game = table(sticks=6)
    for seed in range(12):
        lies, _ = strewn(random.Random(seed))
        game.state.board = lies
        assert labels(game.actions("IA")) == labels(unremembered(table(lies, sticks=6)).actions("IA"))
        kept = vars(game)["memory"].kept
        added = {"pieces": 40, "parts": 40 * 9, "legs": 1000}
        assert all(getattr(kept, name) <= limit + added[name] for name, limit in most.items())


# --- what a memory keys on --------------------------------------------------------------------------------------------


class Playable(Choosing):
    """The chapters as a game that can be edited."""

    name = "cetkaik_moves_for_tests"


def with_edit(clause, old, new, function="", game=Playable):
    text = source_of(game, clause, function)
    assert old in text
    return edited(game, clause, text.replace(old, new), "for a test", function=function)


def remembered_by(game):
    game.actions("IA")
    return vars(game)["memory"]


def test_tables_share_a_memory_only_when_class_and_all_rules_agree():
    memory.forget_all()
    assert remembered_by(table()) is remembered_by(table())
    others = [table(sticks=4), table(seasons=1), table(chapter=Playable)]
    kept = [remembered_by(game) for game in [table(), *others]]
    assert len(set(map(id, kept))) == 4 and len(memory._memories) == 4


def test_an_edited_way_is_played_and_remembered():
    edit = with_edit("CK-5.3", "if not hue:\n", 'if kind == "pawn":\n        return NORMAL["king"]\n    if not hue:\n')
    game = table(chapter=edit)
    assert {"KAI>KY", "KAI>LY"} <= set(labels(game.actions("IA").of("KAI")))
    assert remembered_by(table(chapter=edit)) is vars(game)["memory"] is not None
    assert len(table().actions("IA")) == 249


def test_an_edited_paragraph_that_puts_moves_together_is_played():
    edit = with_edit("CK-6.1", "return vias", "return Squares()", function="via_points")
    actions = table(chapter=edit).actions("IA")
    assert not sorts(actions)["step"] and not sorts(actions)["step_inf"] and len(actions) == 20 + 126
    assert actions.find("LAI>LY") in actions.of("LAI")


def test_a_paragraph_that_reads_one_more_rule_is_not_decided_by_the_first_match():
    """CK-15.2 with `sticks`, which no paragraph on returning reads: each set of rules is played by its own."""
    edit = with_edit("CK-15.2", '!= "forbidden"', '!= "forbidden" and self.rules.sticks == 5', function="may_return")
    for sticks, returns in ((5, True), (4, False), (5, True)):
        assert ("ZIA^TIA>ZIA" in table(chapter=edit, sticks=sticks).actions("IA")) is returns


def test_a_helper_without_a_tag_counts_too(monkeypatch):
    assert "LAI>LY" in table(chapter=Playable).actions("IA")
    monkeypatch.setattr(Playable, "reach", lambda self, *given: Choosing.reach(self, "king", *given[1:]), raising=False)
    assert "LAI>KY" in table(chapter=Playable).actions("IA")
    monkeypatch.undo()
    assert "LAI>KY" not in table(chapter=Playable).actions("IA")


@pytest.mark.parametrize("read", ["self.state.season == 2", "self.season_of_a_friend() == 2",
                                  "getattr(self, 'state', None).season == 2"])  # fmt: skip
def test_a_paragraph_that_looks_at_the_state_is_not_remembered(read):
    class WithHelper(Playable):
        def season_of_a_friend(self):
            return self.state.season

    edit = with_edit("CK-5.5", "if kind", f"if {read}:\n        return ()\n    if kind", game=WithHelper)
    game = table(PROTECTION, chapter=edit)
    assert "LI>TI" not in game.actions("IA")
    game.state.season = 2
    assert "LI>TI" in game.actions("IA") and vars(game)["memory"] is None
    game.state.season = 1
    assert "LI>TI" not in game.actions("IA")


def test_looking_at_the_state_now_and_then_is_noticed_too():
    """Only a king looks, and only when it was remembered for long what others do."""
    old = "return reach("
    edit = with_edit("CK-5.1", old, f'if kind == "king" and self.state.ply:\n        hue = True\n    {old}', "reach")
    game = table({"KA": "**", "PIA": "bP"}, chapter=edit)
    assert remembered_by(game) is not None
    game.state.board["LAI"] = "bK"
    assert "LAI>LY" in game.actions("IA") and vars(game)["memory"] is None


def test_all_sets_of_rules_together_stay_within_a_bound(monkeypatch):
    memory.forget_all()
    monkeypatch.setattr(memory, "MOST_TOGETHER", 4_000)
    monkeypatch.setattr(memory, "OFTEN", 16)
    rules = [{"seasons": 1}, {"seasons": 2}, {"seasons": 3}]
    tables = [Playout(Cetkaik, ("P1", "P2"), Cetkaik.Rules.read(one), BOTS) for one in rules]
    sizes, results = [], []
    for seed in range(3):
        for one in tables:  # by turns, as the variants of a comparison
            results.append(one.run(seed))
            sizes.append(sum(kept.size for kept in memory._memories.values()))
    assert max(sizes) < 3 * 4_000 and len(memory._memories) == 3, "a game adds some hundred between two sums"
    assert min(kept.size for kept in memory._memories.values()) < 2_000, "who was not played has forgotten"
    monkeypatch.setattr(memory, "MOST_TOGETHER", 10**9)
    memory.forget_all()
    again = [Playout(Cetkaik, ("P1", "P2"), Cetkaik.Rules.read(one), BOTS) for one in rules]
    assert results == [one.run(seed) for seed in range(3) for one in again]
    assert sum(kept.size for kept in memory._memories.values()) > max(sizes), "without the bound it is more"
