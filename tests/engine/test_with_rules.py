"""The same answers under edited rules: every kind of divergence, what is kept, where the answers stopped fitting.
Plain going back and forth is in test_match.py."""

from __future__ import annotations

from typing import Any

import pytest
from tiny_games import Tiny, script

import tabletop_lab as tl
from tabletop_lab.engine import Refusal, Result, clause
from tabletop_lab.engine.match.divergence import at_divergence
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market


def played(*answers: Any, game: Any = Tiny, **more: Any) -> Match:
    match = Match(game, players=2, seed=3, **more)
    for answer in answers:
        match.play(answer)
    return match


def texts(answers: Any) -> list[str]:
    return [str(answer) for answer in answers]


def test_nothing_changes() -> None:
    match = played(1, 2, 3)
    new, divergence = match.with_rules()
    assert divergence is None and new is not match
    assert texts(new.answers) == texts(match.answers) and new.state == match.state
    other, divergence = match.with_rules(largest=4)
    assert divergence is None and other.rules.largest == 4 and match.rules.largest == 3


def test_an_event_changes() -> None:
    match = played(1, 2, 3)
    new, divergence = match.with_rules(greedy=True)
    assert divergence.kind == "event" and divergence.step == 1 and divergence.clauses == ("TG-2", "TG-1")
    assert "number: 1" in divergence.before and "number: 2" in divergence.after
    assert divergence.changes == {"greedy": (False, True)}
    assert divergence.remaining_answers == () and divergence.last_matching_step is None, "all the answers still fit"
    assert texts(new.answers) == texts(match.answers) and new.state.score == {"P1": 6, "P2": 3}
    assert "greedy: False -> True" in str(divergence)


def test_an_answer_becomes_illegal() -> None:
    match = played(1, 2, 3, 1)
    new, divergence = match.with_rules(largest=2)
    assert divergence.kind == "illegal" and divergence.step == divergence.last_matching_step == 6
    assert divergence.before == "P1 chooses number: 3" and divergence.after == "P1 decides: number (1 | 2)"
    assert texts(divergence.remaining_answers) == texts(match.answers)[6:] and len(divergence.remaining_answers) == 6
    assert new.step == 6 and new.decision.labels == ["1", "2"] and new.decision.player == "P1"
    new.play(2)
    assert match.step == 12 and match.decision.labels == ["1", "2", "3"], "the original is untouched"


def test_the_question_changes() -> None:
    match = played(1, 2).force("die", 6).play(3).play(1)
    new, divergence = match.with_rules(doubles=True)
    assert divergence.kind == "question" and divergence.last_matching_step == 8
    assert texts(divergence.remaining_answers)[0].startswith("card: ") and "die" in divergence.after
    assert new.step > 8 and new.answers[8].name == "die", "the new question was answered by luck"


def test_a_chance_becomes_impossible() -> None:
    class Small(Tiny):
        @clause("TG-2")
        def turn(self, player: str) -> None:
            self.ask(player, "number", (1, 2, 3))
            self.roll("die", (1, 2, 3))

    match = Match(Tiny, players=2, seed=3).force("die", 6).play(1)
    new, divergence = match.with_rules(game=Small)
    assert divergence.kind == "chance" and divergence.step == divergence.last_matching_step == 1
    assert divergence.before == "Chance (set by hand) – die: 6"
    assert texts(divergence.remaining_answers) == texts(match.answers)[1:]
    assert new.answers[1].value in (1, 2, 3)


def test_the_game_ends_earlier_or_goes_on() -> None:
    match = played(1, 2, 3, 1)
    new, divergence = match.with_rules("short")
    assert divergence.kind == "end" and divergence.last_matching_step == 6 and len(divergence.remaining_answers) == 6
    assert new.result is not None and new.decision is None and match.decision is not None
    ended = Match(Tiny, players=2, seed=3, rules="short").run()
    longer, divergence = ended.with_rules(rounds=2)
    assert divergence.kind in ("end", "question") and divergence.remaining_answers == ()
    assert longer.decision is not None and longer.step == ended.step


def test_another_result_with_the_same_events() -> None:
    class Misere(Tiny):
        def play(self) -> Result:
            result = super().play()
            least = min(result.scores.values())
            winners = tuple(p for p, score in result.scores.items() if score == least)
            return Result(winners, (winners,), result.scores, "least")

    match = played(rules={"rounds": 1}).play(1).play(2)
    new, divergence = match.with_rules(game=Misere)
    assert divergence.kind == "end"
    assert divergence.before == "The game ends: P2 wins (score; P2 2, P1 1)."
    assert divergence.after == "The game ends: P1 wins (least; P1 1, P2 2)."
    assert new.result.winners == ("P1",) and match.result.winners == ("P2",)


def test_code_variants_by_subclass() -> None:
    class Generous(Tiny):
        def gain(self, player: str, number: int) -> None:
            super().gain(player, 2 * number)

    match = played(2)
    new, divergence = match.with_rules(game=Generous)
    assert divergence.kind == "event" and new.state.score["P1"] == 4
    again, divergence = new.with_rules(greedy=True)
    assert again.game is Generous and again.state.score["P1"] == 6, "edits of parameters keep edits of code"
    assert divergence.changes == {"greedy": (False, True)}


def test_the_tail_can_be_played_by_hand_on_the_new_match() -> None:
    match = played(3, 1, 1)
    new, divergence = match.with_rules(largest=2)
    assert divergence.last_matching_step == 0
    new.play(2)
    for answer in divergence.remaining_answers:
        decision = new.decision
        if answer.player == decision.player and answer.name == decision.name and answer.label in decision.labels:
            new.play(answer.label)
    assert new.state.round == 2


def test_edits_at_an_earlier_step_only_replay_what_was_given() -> None:
    match = played(1, 2, 3).goto(3)
    new, divergence = match.with_rules(largest=2)
    assert divergence is None and new.step == 3 and match.steps == 9


def test_bad_edits_are_refused_and_change_nothing() -> None:
    match = played(1)
    for edit in ({"rounds": 99}, {"no_rule": 1}):
        with pytest.raises(tl.InvalidRules):
            match.with_rules(edit)
    with pytest.raises(tl.InvalidRules, match="no preset"):
        match.with_rules("no preset")
    assert match.step == 3 and match.rules == Tiny.Rules()


def test_secret_and_simultaneous_answers_are_replayed() -> None:
    def vote(game: Any) -> Any:
        chosen = game.ask_all(
            {p: ("no", "yes") for p in game.players}, "vote", lambda p: [Refusal("x", "TG-1", "no", p=p)]
        )
        game.ask("P1", "hide", ("a", "b"), secret=True)
        return sorted(chosen.values())

    match = Match(script(vote), players=3).play("yes").play("no")
    new, divergence = match.with_rules(greedy=True)
    assert divergence is None and new.decision.player == "P3"
    assert list(new.trace.for_player("P3")) == []
    assert new.play("no").play("a").result.reason == "['no', 'no', 'yes']"


def test_both_matches_at_the_divergence() -> None:
    match = played(1, 2, 3, 1)
    new, divergence = match.with_rules(largest=2)
    old_then, new_then = at_divergence(match, new, divergence)
    assert old_then.step == new_then.step == divergence.step == 6
    assert (old_then.decision.labels, new_then.decision.labels) == (["1", "2", "3"], ["1", "2"])
    assert match.step == 12, "only copies were moved"
    assert divergence.decision.labels == ["1", "2"] and divergence.decision.find("2") == 2
    new, divergence = match.with_rules(greedy=True)
    assert divergence.decision is None
    assert divergence.texts("en") == (divergence.before, divergence.after)
    old_then, new_then = at_divergence(match, new, divergence)
    assert old_then.state.score != new_then.state.score


def test_the_sides_of_a_divergence_can_be_told_in_another_language_and_to_a_seat() -> None:
    match = Match(Market, players=4, seed=7)
    match.run(until=30)
    _, divergence = match.with_rules(start_coins=2)
    assert "5 coins" in divergence.before and "동전 5개" in divergence.texts("ko", "P1", sees_all=True)[0]
    _, divergence = match.with_rules(start_cards=3)
    assert divergence.step == 2, "the third card was drawn by P2 and is now drawn by P1"
    told = divergence.texts("en", "P1", sees_all=True)
    assert told == ("", divergence.after), "a card drawn by another seat is not told"
    assert divergence.texts("en", "P2", sees_all=True) == (divergence.before, "")


def test_the_old_line_can_be_kept_and_opened_under_its_own_rules() -> None:
    match = played(1, 2, 3, 1)
    new, _ = match.with_rules(largest=2)
    new.add_branch(match, "old rules").add_branch(match, "old rules")
    assert list(new.branches) == ["old rules", "old rules 2"]
    step = new.step
    new.switch("old rules")
    assert new.rules.largest == 3 and texts(new.answers) == texts(match.answers) and new.decision.labels[-1] == "3"
    new.undo().play(3)
    new.switch("main")
    assert new.rules.largest == 2 and new.step == step and new.decision.labels == ["1", "2"]
    with pytest.raises(tl.TabletopError, match="another match"):
        new.add_branch(Match(Tiny, players=3, seed=3), "other")


def test_faults_that_hide_one_another_are_all_found() -> None:
    faults = Market.Rules.faults({"start_cards": 3, "hand_limit": 2, "days": 99})
    assert [(f.where, f.kind) for f in faults] == [("days", "too_large"), ("start_cards", "above_limit")]
    assert dict(faults[1].facts) == {"value": 3, "limit": 2}
    kinds = {"days": 99, "reach": 0, "start_coins": "x", "tied_bids": "all", "nothing": 1}
    assert {f.where: f.kind for f in Market.Rules.faults(kinds)} == {
        "days": "too_large",
        "reach": "too_small",
        "start_coins": "not_a_number",
        "tied_bids": "no_reading",
        "nothing": "unknown",
    }
    assert Market.Rules.faults({}) == []
