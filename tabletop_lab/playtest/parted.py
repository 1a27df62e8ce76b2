"""Two games of one seed under two variants: where they first go different ways."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop_lab.engine.match.comparison import Comparison
from tabletop_lab.engine.match.divergence import Divergence
from tabletop_lab.engine.match.match import Match
from tabletop_lab.playtest.said import BASE, PRINTED

AS_PRINTED = "as printed"
"""The branch of the rules as they are printed; the notebook says it in the language of the person."""


@dataclass(frozen=True, slots=True)
class Parted:
    """One match that holds both games: the present line is that of the first variant, `other` names the other's branch.

    `divergence`: the first difference (None: the games are the same); the match stands where it is.
    """

    match: Match
    other: str
    divergence: Divergence | None


def parted(one: Match, other: Match, name: str, own: str = "") -> Parted:
    """Put two games of one seed into one match, and go to where they part; `own`: what the first one is called.

    >>> from tabletop_lab.testing.sample import Market
    >>> games = [Match(Market, players=2, seed=3, rules=rules).run() for rules in ({}, {"days": 1})]
    >>> found = parted(*games, "short")
    >>> found.match.step, found.divergence.before, found.divergence.after, found.other
    (14, 'Day 2 begins.', 'The sale begins.', 'short')
    """
    match = one.branch()
    match._line = list(one.line)
    if own:
        printed = own in (PRINTED, BASE)  # this name is the program's own, in each language
        match.branch_name = AS_PRINTED if printed else own
        match.unnamed = {AS_PRINTED} if printed else set()
    before = {*match.branches}
    match.add_branch(other, name)
    (branch,) = {*match.branches} - before
    both = Comparison(match, match.branch_name, branch)
    found = both.first_divergence()
    return Parted(match.goto(min(both.first(), match.steps) if found else match.steps), branch, found)
