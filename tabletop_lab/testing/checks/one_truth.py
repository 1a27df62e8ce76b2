"""One truth: editing a function that carries out a clause changes what is played, in matches and in batches.

Each such function is edited so that it must fail, once as in a `%%rule` cell and once as in its file. The game that
reaches it must then end there, in a match and in a batch, and name the clause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabletop_lab.engine import Game

from ..finding import Finding, advice, expect
from ..one_truth import Table, goes_on_as_a_cell, goes_on_as_a_file, reached, tagged
from ..subject import TAGGED

NEEDS = (TAGGED,)

Ends = Callable[[type[Game], str, Table], Iterator[str]]


@advice(
    "A function is tagged with a clause, and no game that was played comes to it: what it says may be done elsewhere.",
    "Call it where the clause is carried out, or remove it. If only a rare game comes to it, add a worked example. "
    "If no play can come to it, say why in the class of the game: a classmethod not_by_play() that returns "
    '{"name of the function": "the reason"}.',
)
def test_play_comes_to_every_function_that_carries_out_a_clause(game: Any, subject: Any) -> None:
    listed, found = game.not_by_play(), reached(subject)
    every = tagged(game).items()
    never = {name: said.clauses for name, said in every if name not in found and name not in listed}
    expect(not never, f"tagged functions that play does not come to: {never}")
    wrong = sorted(name for name in listed if name in found or name not in tagged(game))
    expect(
        not wrong, f"not_by_play() names {wrong}",
        "Play does come to these functions, or they carry out no clause.", "Remove them from not_by_play().",
    )  # fmt: skip
    assert all(listed.values()), "not_by_play() gives each function its reason"


@advice(
    "A function that carries out a clause was edited so that it can only fail, and play did not end there. A second "
    "implementation, a kept answer or a batch that leaves something out goes on without it.",
    "Ask this function wherever its clause matters; keep no answer of it beyond a game, and catch no error around it.",
)
@pytest.mark.parametrize("goes_on", [goes_on_as_a_cell, goes_on_as_a_file], ids=["as a cell", "in its file"])
def test_whoever_edits_a_clause_changes_what_is_played(game: Any, subject: Any, goes_on: Ends) -> None:
    said, shown = [], ""
    for name, table in reached(subject).items():
        if ends := list(goes_on(game, name, table)):
            said.append(f"without {name} [{', '.join(tagged(game)[name].clauses)}] {' and '.join(ends)}: {table}")
            shown = shown or table.python(game)
    if said:
        raise Finding("\n".join(said), match=shown)
