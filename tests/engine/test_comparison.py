"""Traces narrowed to a seat or a clause, and two lines of a match compared: also what a viewer must not learn there."""

from __future__ import annotations

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine.match.comparison import Comparison
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market


@pytest.fixture(scope="module")
def played() -> Match:
    return Match(Market, players=3, seed=7, rules={"days": 6}).run(until=60)


# --- traces of one seat or one clause ------------------------------------------------------------------------------


def test_a_trace_is_narrowed_to_a_seat(played: Match) -> None:
    trace = played.trace.about(player="P2")
    assert 0 < len(trace) < len(played.trace)
    assert {"decision", "event", "chance"} == {entry.kind for entry in trace}
    assert all("P2" in (e.player, e.only, *e.facts.values(), *e.facts.get("players", ())) for e in trace)
    rest = [e for e in played.trace if not e.is_about("P2")]
    assert len(rest) + len(trace) == len(played.trace)
    assert not [e for e in rest if e.player == "P2" or e.facts.get("player") == "P2"]


def test_a_trace_is_narrowed_to_a_clause_or_to_what_lies_under_it(played: Match) -> None:
    one, chapter = played.trace.about(clause="LM-4.2"), played.trace.about(clause="LM-4")
    assert all("LM-4.2" in entry.clauses for entry in one) and len(one) > 4
    assert [e for e in chapter if "LM-4.2" in e.clauses] == list(one)
    assert all(any(c == "LM-4" or c.startswith("LM-4.") for c in e.clauses) for e in chapter)
    both = played.trace.about("P1", "LM-4.2")
    assert [e for e in one if e.is_about("P1")] == list(both) and len(both) < len(one)
    assert list(both.about()) == list(played.trace)


def test_text_tree_and_table_of_a_narrowed_trace_agree(played: Match) -> None:
    trace = played.trace.about("P3", "LM-5")
    assert list(trace.tree().walk()) == list(trace)
    assert len(trace.to_frame()) == len(trace)
    for lang in ("en", "ko"):
        lines = trace.to_text(lang).splitlines()
        assert sum(line[:4].strip().isdigit() for line in lines) == len(trace)
    assert list(played.trace.about("P1", "LM-7.3")) == []


def test_an_unknown_seat_or_clause_is_refused(played: Match) -> None:
    with pytest.raises(tl.TabletopError, match="P1, P2, P3"):
        played.trace.about(player="P4")
    with pytest.raises(tl.TabletopError, match="no clause 'LM-99'"):
        played.trace.about(clause="LM-99")
    with pytest.raises(tl.TabletopError, match="no clause 'LM-'"):
        played.trace.about(clause="LM-")


def test_a_narrowed_trace_tells_no_secret(played: Match) -> None:
    for viewer in (*played.players, None):
        for trace in (played.trace.about("P1").for_player(viewer), played.trace.for_player(viewer).about("P1")):
            known = {id(e): e for e in played.trace.for_player(viewer)}
            assert all(id(e) in known for e in trace)
            assert trace.to_text() == played.trace.for_player(viewer).about("P1").to_text()
    drawn = [e.facts["card"] for e in played.trace.about("P1").for_player("P2") if e.name == "drawn"]
    assert drawn and all(card is tl.HIDDEN for card in drawn)


def test_a_seat_that_is_a_secret_fact_is_not_found() -> None:
    from tabletop_lab.engine.match.trace import Entry, Trace

    told = Entry(Tiny, "event", 0, "wolf_is", None, None, {"player": "P2"}, None, None, {"player": "P1"})
    assert len(Trace(Tiny, [told], "P1").about("P2")) == 1
    assert len(Trace(Tiny, [told], "P2").about("P2")) == 0


# --- two lines -----------------------------------------------------------------------------------------------------


@pytest.fixture
def forked() -> Match:
    match = Match(Market, players=3, seed=7, rules={"days": 6}).run(until=60)
    at = next(i for i in match.moments if i > 20 and match.answers[i].name == "walk")
    other = next(o for o in match.goto(at).decision.labels if o != match.line[at].label)
    return match.play(other).run(until=50)


def test_two_lines_part_at_their_first_difference(forked: Match) -> None:
    both = Comparison(forked, "main", "branch 1")
    assert both.ends == (len(forked.branches['main']), forked.steps) and both.last == max(both.ends)
    divergence = both.first_divergence()
    assert divergence.clauses[:2] == ("LM-4.1", "LM-4.2") and divergence.before != divergence.after
    one, other = (side.answers[: divergence.step] for side in both.sides)
    assert [str(a) for a in one] == [str(b) for b in other]
    assert both.sides[0].answers[divergence.step].label != both.sides[1].answers[divergence.step].label
    assert both.goto(divergence.step).facts() == []
    assert {fact.field for fact in both.goto(both.first()).facts()} >= {"pawn"}
    assert forked.branch_name == "branch 1" and forked.step == forked.steps, "comparing moves nothing"


def test_both_sides_stand_at_the_same_seats_question() -> None:
    """One side needs more answers to come to that seat: each side stands at a step of its own."""
    match = Match(Market, players=3, seed=7)
    seat = match.decision.player
    one = match.branch().play("2").run("random", until=lambda asked: asked.player == seat)
    other = match.branch().play("3").run("random", until=lambda asked: asked.player == seat)
    both = Comparison(one.add_branch(other, "other"), "main", "other")
    assert both.meet() and len({side.decision.player for side in both.sides}) == 1
    assert ([side.step for side in both.sides], both.step, both.first()) == ([15, 9], 15, 9)
    same = Comparison(match, "main", "main")
    assert not same.meet() and same.step == same.last


def test_a_shorter_line_waits_at_its_end(forked: Match) -> None:
    both = Comparison(forked, "branch 1", "main")
    both.goto(both.last)
    assert [side.step for side in both.sides] == list(both.ends)
    with pytest.raises(tl.TabletopError, match="no step"):
        both.goto(both.last + 1)
    with pytest.raises(tl.TabletopError, match="main"):
        Comparison(forked, "main", "nowhere")


def test_hidden_things_do_not_differ(forked: Match) -> None:
    both = Comparison(forked, "main", "branch 1")
    everything = both.facts()
    hands = {fact.seat: fact.values for fact in everything if fact.field == "hands"}
    assert hands and any(fact.field == "deck" for fact in everything)
    for viewer in ("P1", "P2", "P3", None):
        for fact in both.facts(viewer):
            if fact.field == "hands" and fact.seat != viewer:
                seen = [side.view(viewer).hands[fact.seat] for side in both.sides]
                assert list(fact.values) == seen


def test_the_same_line_parts_nowhere_and_rules_are_compared() -> None:
    match = Match(Tiny, players=2, seed=3).play(1).play(2)
    same = Comparison(match, "main", "main")
    assert same.first_divergence() is None and same.facts() == [] and same.first() == same.last
    new, _ = match.with_rules(largest=2)
    new.branch_name = "new"
    both = Comparison(new.add_branch(match, "old"), "old", "new")
    assert [side.rules.largest for side in both.sides] == [3, 2]
    assert both.first_divergence().changes["largest"] == (3, 2)


def test_a_line_that_goes_on_parts_where_the_other_ends() -> None:
    match = Match(Tiny, players=2, seed=3).play(1).play(2).start_branch("longer").play(1)
    both = Comparison(match, "main", "longer")
    assert both.first_divergence().step == both.ends[0] and "P1" in both.first_divergence().after


def test_what_a_seat_may_not_know_does_not_part_the_lines_for_it() -> None:
    match = Match(Market, players=2, seed=6, chance="ask").roll()
    at, cards = match.step, match.decision.labels
    owner = match.decision.facts.get("only")
    match.play(cards[0]).goto(at).play(cards[1])
    both = Comparison(match, "main", "branch 1")
    assert owner == "P1" and both.first_divergence().step == at == both.first_divergence("P1").step
    assert both.first_divergence("P2") is None and both.first_divergence(None) is None
    assert [fact.field for fact in both.facts("P2")] == []
    assert {fact.field for fact in both.facts("P1")} == {"hands"}


def test_a_viewer_counts_the_answers_that_it_knows_of() -> None:
    """Two nights in which another number of wolves was asked part at the same number for everybody but themselves."""
    match = Match("tabula_wolves", players=9, seed=0, rules="silent")
    match.run("random", until=lambda decision: decision.name == "second_vote").play(match.decision.labels[0])
    match.undo().play(match.decision.labels[-1]).run("random", until=match.step + 12)
    both = Comparison(match, "main", "branch 1")
    told = {viewer: both.first_divergence(viewer) for viewer in (*match.players, None, tl.MODERATOR)}
    assert told[None].step < told[tl.MODERATOR].step
    for viewer, found in told.items():
        trace = both.sides[0].goto(both.sides[0].steps).trace.for_player(viewer)
        numbers = {entry.text(): number for entry, number in zip(trace, trace.numbers(), strict=True)}
        assert found.before not in numbers or found.step == numbers[found.before], viewer
        assert f"step {found.step} " in found.text("en", viewer)
    assert both.counted(None)[0][0] == both.sides[0].step_for(None) < both.sides[0].step
