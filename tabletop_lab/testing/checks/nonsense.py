"""Nonsense in an edited rule: what it gives or does is told by an error with its clause, soon, and nothing is lost.

Functions that carry out clauses are edited one by one, as in a `%%rule` cell: one gives None, another a huge list, the
next calls itself. The match is then played on, and a batch of one game is played.
"""

from __future__ import annotations

from typing import Any

from ..finding import Finding, advice
from ..nonsense import chosen, in_a_row, opened, places, what_is_wrong
from ..profiles import share
from ..subject import TAGGED

NEEDS = (TAGGED,)
TRIED = 23
"""How many edits are tried: each kind of nonsense once."""


@advice(
    "Somebody who edits this rule so by mistake gets an error of Python, one without the clause, or no answer at all.",
    "Catch no error in the rules, and let loops end whatever another rule gives them. If the error comes out of the "
    "engine, it is a fault of tabletop_lab: report it with this match.",
)
def test_nonsense_in_an_edited_rule_is_told_with_its_clause(game: Any) -> None:
    found = places(game)
    said, shown = [], ""
    for name, kind in chosen(sorted(found), share(TRIED)):
        if wrong := what_is_wrong(game, name, kind, found[name]) or in_a_row(game, name, kind, found[name]):
            said.append(f"{name}, {kind}: {wrong}")
            shown = shown or opened(found[name], game, name, kind)
    if said:
        raise Finding("\n".join(said), match=shown)
