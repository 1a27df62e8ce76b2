"""Every clause that a function carries is true whenever it runs: what the rulebook and played games show of that.

Found are clauses that the rulebook does not connect, functions that do now this and now that under the same
clauses, clauses that have a function of their own, and clauses on a card that is not in the game. Not found is a
clause of the same chapter that has no function of its own, on a function that always does the same: that takes a
reader.
"""

from __future__ import annotations

from typing import Any

from ..citations import Citations, elsewhere, named_after, strangers, varying
from ..corpus import corpus
from ..finding import advice
from ..subject import RULEBOOK, TAGGED, WORDS

NEEDS = (TAGGED, WORDS, RULEBOOK)


@advice(
    "A function carries clauses that have nothing to do with each other: one may be untrue of what it does.",
    "Give each paragraph a function of its own, which runs only when its clause is true. If the two belong together, "
    "let the rulebook say so: name one clause in the text of the other.",
)
def test_the_clauses_of_a_function_belong_together(game: Any) -> None:
    assert strangers(game) == {}


@advice(
    "A function with several clauses does now one thing and now another. Each time it cites all of its clauses.",
    "Move what it does only sometimes to a function of its own, with the clause that says so.",
)
def test_a_function_with_several_clauses_always_does_the_same(game: Any, subject: Any) -> None:
    assert varying(game, heard(subject)) == {}


@advice(
    "A function carries a further clause that has a function of its own: it may be cited where it is not true.",
    "Take it off this function, and let it call the other one where that clause is carried out; or, if the clause "
    "is what this function is about, let it stand first.",
)
def test_a_clause_with_a_function_of_its_own_is_not_cited_by_others(game: Any, subject: Any) -> None:
    assert elsewhere(heard(subject)) == {}


@advice(
    "A function carries a clause that a function it calls carries too, so the clause is cited beside it for more.",
    "Leave the clause to the inner function, which runs only when it is true.",
)
def test_a_clause_is_left_to_the_function_that_carries_it_out(game: Any, subject: Any) -> None:
    assert sorted(heard(subject).twice) == []


@advice(
    "A clause on a kind of card was cited in a game without such a card.",
    "Tag with it only functions that run for this kind of card.",
)
def test_what_is_not_in_the_game_is_not_cited(game: Any, subject: Any) -> None:
    found = heard(subject)
    about = named_after(game.rulebook("en"), found.kinds)
    wrong = {
        (clause, about[clause])
        for kinds, cited in found.games for clause in cited & about.keys() if about[clause] not in kinds
    }  # fmt: skip
    assert sorted(wrong) == []


def heard(subject: Any) -> Citations:
    """What the games of the corpus have cited."""
    found: Citations = corpus(subject).citations
    return found
