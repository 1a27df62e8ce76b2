"""Options and refusals: sorted, without duplicates, never both legal and refused. words.py checks their texts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine.core.labels import label, sort_key

from ..finding import advice, expect, open_match
from ..matches import play_through, some_options
from ..profiles import examples
from ..tables import tables

DECISIONS, ALL, EVERY = 150, 10, 8
"""How much of a game is checked: all decisions at the beginning, later only some of them.
Some rules make games of thousands of decisions, each with hundreds of options."""
SHOWN = 12
"""How many options are shown in a failure."""


@advice(
    "Players, records and bots choose by these options: they must be complete, in order, and each there once.",
    "Look at the place where the rules ask this question, and at the function of its refusals.",
)
@given(data=st.data())
@examples(12)
def test_options_and_refusals(game: Any, data: Any) -> None:
    match = open_match(**data.draw(tables(game)))
    books = {lang: game.rulebook(lang) for lang in ("en", "ko")}
    for at, moment in enumerate(play_through(match, limit=DECISIONS)):
        decision = moment.decision
        if decision is None:
            break
        if at <= ALL or at % EVERY == 0:
            look_at(decision, books)


def look_at(decision: Any, books: Any) -> None:
    """Check everything that must be true of one question."""
    asked = f"`{decision.name}`, which {decision.player} is asked,"
    options = some_options(decision)
    labels = [label(option) for option in options]
    expect(
        len(decision.options) >= 1, f"{asked} has no options",
        "A player is asked to choose from nothing, and the match cannot go on.",
        "Do not ask when nothing is possible, or offer an option such as 'pass'.",
    )  # fmt: skip
    expect(
        options == sorted(options, key=sort_key), f"{asked} has unsorted options: {labels[:SHOWN]}",
        "The order of the options may depend on what is hidden, or on the order of a set: a hint.",
        f"Sort the options before asking: self.ask(player, \"{decision.name}\", sorted(options)).",
    )  # fmt: skip
    twice = [written for written in dict.fromkeys(labels) if labels.count(written) > 1]
    expect(
        not twice, f"{asked} has options that are written alike: {twice[:SHOWN]}",
        "A record names an answer by what is written: it could not tell these options apart, and bots would choose "
        "them twice as often.",
        "Offer each option once, for example sorted(set(options)), or write options that differ differently.",
    )  # fmt: skip
    for option, written in zip(options, labels, strict=True):
        assert option in decision.options, (decision, option)
        assert decision.find(written) == option == decision.find(option)
        assert written == written.strip() and "\n" not in written, f"the option {written!r} of {asked} has blanks"
    refused = decision.refused()
    for refusal in refused:
        expect(
            refusal.label not in labels, f"{asked} refuses {refusal.label} [{refusal.clause}] and offers it",
            "Who asks why not is told that something legal is forbidden.",
            "Give a Refusal only for what is not among the options.",
        )  # fmt: skip
        if books["en"]:
            expect(
                refusal.clause in books["en"] and refusal.clause in books["ko"],
                f"{asked} refuses {refusal.label} by clause {refusal.clause!r}, which the rulebook does not have",
                "Who asks why not is pointed to a clause that nobody can read.",
                "Name a clause of the rulebook in the Refusal, or write that clause into the rulebook.",
            )  # fmt: skip
    for refusal in {refusal.reason: refusal for refusal in refused}.values():
        with pytest.raises(tl.IllegalChoice) as error:
            decision.find(refusal.option)
        assert error.value.faults[0].allowed, "the error says what is legal"
    if books["en"]:
        expect(
            decision.clauses, f"no clause is at work in {asked}",
            "Nobody can read in the rulebook why this question is asked.",
            "Tag the function that asks with @clause(\"...\").",
        )  # fmt: skip


@advice(
    "A record of this match names an answer that its own question does not offer.",
    "Make the options from the state alone, so that the same question is asked when the match is played again.",
)
@given(data=st.data())
@examples(8)
def test_every_recorded_answer_was_an_option(game: Any, data: Any) -> None:
    match = open_match(**data.draw(tables(game))).run()
    answers = match.answers
    for moment in match.moments[:-1]:
        match.goto(moment)
        assert (match.decision.player, match.decision.name) == (answers[moment].player, answers[moment].name)
        assert answers[moment].value in match.decision.options
        assert label(answers[moment].value) == answers[moment].label


@advice(
    "Somebody who rolls real dice and draws real cards cannot bring about the game that luck gave elsewhere.",
    "Let luck decide only through roll, draw and shuffle, and make their outcomes from the state alone.",
)
def test_chances_by_hand_offer_what_luck_can_give(game: Any) -> None:
    """With chance='ask' every chance waits; the outcome drawn in another match is among the options."""
    lucky = open_match(game, seed=9).run()
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
