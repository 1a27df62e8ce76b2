"""Options and refusals of every registered game: sorted, free of duplicates, never both legal and refused.
Their words are tested in test_words.py."""

from __future__ import annotations

from typing import Any

import pytest
from generic_games import GAMES, examples, name_of, play_through, some_options, tables
from hypothesis import given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine.core.labels import label, sort_key

DECISIONS, ALL, EVERY = 150, 10, 8
"""How far a game is looked at: some rules make games of thousands of decisions, each with hundreds of options.
All decisions at the beginning are looked at, later each so many-th."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=name_of)


@EVERY_GAME
@given(data=st.data())
@examples(12)
def test_options_and_refusals(game: Any, data: Any) -> None:
    match = tl.Match(**data.draw(tables(game)))
    books = {lang: game.rulebook(lang) for lang in ("en", "ko")}
    for at, moment in enumerate(play_through(match, limit=DECISIONS)):
        decision = moment.decision
        if decision is None:
            break
        if at > ALL and at % EVERY:
            continue
        options = some_options(decision)
        labels = [label(option) for option in options]
        assert len(decision.options) >= 1
        assert options == sorted(options, key=sort_key), decision
        assert len(set(labels)) == len(labels), decision
        for option, written in zip(options, labels, strict=True):
            assert option in decision.options, (decision, option)
            assert decision.find(written) == option == decision.find(option)
            assert written == written.strip() and "\n" not in written
        for refusal in decision.refused():
            assert refusal.label not in labels, f"{decision} refuses {refusal} and offers it"
            with pytest.raises(tl.IllegalChoice) as error:
                decision.find(refusal.option)
            assert error.value.faults[0].allowed, "the error says what is legal"
            if books["en"]:
                assert refusal.clause in books["en"] and refusal.clause in books["ko"], refusal
        if books["en"]:
            assert decision.clauses, f"no clause is at work in {decision}"


@EVERY_GAME
@given(data=st.data())
@examples(8)
def test_every_recorded_answer_was_an_option(game: Any, data: Any) -> None:
    match = tl.Match(**data.draw(tables(game))).run()
    answers = match.answers
    for moment in match.moments[:-1]:
        match.goto(moment)
        assert (match.decision.player, match.decision.name) == (answers[moment].player, answers[moment].name)
        assert answers[moment].value in match.decision.options
        assert label(answers[moment].value) == answers[moment].label


@EVERY_GAME
def test_chances_by_hand_offer_what_luck_can_give(game: Any) -> None:
    """With chance='ask' every chance waits; the outcome that luck gave elsewhere is among its outcomes."""
    lucky = tl.Match(game, seed=9).run()
    by_hand = tl.Match(game, seed=9, chance="ask")
    for answer in lucky.answers:
        decision = by_hand.decision
        assert (decision.player, decision.name) == (answer.player, answer.name)
        by_hand.play(answer.label)
    assert by_hand.result == lucky.result and by_hand.state == lucky.state
    rolled = tl.Match(game, seed=9, chance="ask")
    while rolled.decision is not None and rolled.decision.player == tl.NATURE:
        rolled.roll()
    assert [str(a) for a in rolled.answers] == [str(a) for a in lucky.answers[: rolled.step]]
