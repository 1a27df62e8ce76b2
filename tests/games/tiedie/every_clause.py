"""Which clauses of TIEDIE are at work in many games: `python -m tests.games.tiedie.every_clause --games 3000`."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from tabletop_lab.games.tiedie.game import Tiedie
from tests.games.at_work import Clauses

MODES = ("tail", "team", "hp", "hunter", "warden")
_TERM = "says what a word means; the clauses that use the word are at work"
_LIST = "sums up what other clauses say"
CANNOT: Mapping[str, str] = {
    "TD-1.2": "an invitation to change rules",
    "TD-1.6": _TERM,
    "TD-1.7": "about the text of the rulebook",
    "TD-2.2": _TERM,
    "TD-2.3": _TERM,
    "TD-2.7": _TERM,
    "TD-4.9": "each ability says it in its own clause",
    "TD-5.8": "says what does not happen",
    "TD-5.9": _LIST,
    "TD-10.10": "says what nobody knows",
    "TD-10.16": "says when nothing can be done",
    "TD-11.16": _LIST,
}
"""The clauses of TD-1 to TD-13 that nothing can show, each with the reason: notes."""
CLAUSES = Clauses(Tiedie, MODES, speedy="speedy", bot="sensible", cannot=CANNOT)

if __name__ == "__main__":
    sys.exit(CLAUSES.main())
