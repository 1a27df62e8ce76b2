"""Which clauses of Void Seeders are at work: `python -m tests.games.void_seeders.every_clause --games 300`."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import tabletop_lab as tl
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tests.games.at_work import Clauses

MODES = ("semicoop", "solo", "coop")
_TERM = "says what a word means; the clauses that use the word are at work"
_NOT = "says what does not happen"
_ELSEWHERE = "stands in full in other clauses, which are at work"
_THERE = "says what lies on the table"
CANNOT: Mapping[str, str] = {
    "VS-0.1": _TERM,
    "VS-0.2": _NOT,
    "VS-0.3": _TERM,
    "NB-0.4": _TERM,
    "VS-1.1": _THERE,
    "VS-1.12": _THERE,
    "VS-1.13": _THERE,
    "VS-1.15": "says how cards are held, so that nobody else sees them",
    "VS-5.1": _TERM,
    "VS-5.8": _NOT,
    "VS-5.9": _ELSEWHERE,
    "VS-7.9": _NOT,
    "VS-8.2": _TERM,
    "NB-9.10": _TERM,
    "VS-11.1": _NOT,
    "VS-11.8": _ELSEWHERE,
    "VS-11.10": _ELSEWHERE,
    "NB-11.9": _ELSEWHERE,
    "NB-15.4": _NOT,
}
"""The clauses of NB- and VS- that nothing can show, each with the reason: notes."""
CLAUSES = Clauses(VoidSeeders, MODES, speedy="first_lesson", bot="survivor", cannot=CANNOT)

if __name__ == "__main__":
    tl.register(VoidSeeders)
    sys.exit(CLAUSES.main())
