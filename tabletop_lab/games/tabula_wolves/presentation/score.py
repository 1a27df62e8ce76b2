"""How the game was decided: for each seat its card, what became of it, and as what it counts for the victory (TW-16).
Nothing is counted in points here: a side wins together.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop_lab.engine.core.score import Score
from tabletop_lab.games.tabula_wolves.content import ROLE_OF
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from . import table_facts as facts


def score(view: Any, words: Any) -> Score:
    """The sheet as everybody may know it at the end, when all cards are shown (TW-16.5)."""
    role = {seat: ROLE_OF[view.cards[seat]] for seat in view.players}
    heads = {seat: view.paragraphs.head(role[seat]) if seat in view.living else "dead" for seat in view.players}
    count = Counter(heads.values())
    decided = {"town": "TW-16.2", "wolves": "TW-16.3"}.get(view.winner, "TW-16.4")
    foot = words(f"score-{view.winner}", wolves=count["wolf"], citizens=count["citizen"], days=view.day)
    made = Score(foot=str(foot))
    part = made.part(words("score-decided"), counts=False)
    part.line(words("score-card"), {}, "TW-16.5", notes={seat: words.value("role", role[seat]) for seat in role})
    part.line(words("score-side"), {}, "TW-16.4",
              notes={seat: words(f"score-side-{ROLES[role[seat]].side}") for seat in role})  # fmt: skip
    part.line(words("score-fate"), {}, "TW-15.1", notes={seat: _fate(view, seat, words) for seat in role})
    part.line(words("score-head"), {}, decided, notes={seat: words(f"score-head-{heads[seat]}") for seat in role},
              strong=[seat for seat in role if heads[seat] != "dead"])  # fmt: skip
    return made


def _fate(view: Any, seat: str, words: Any) -> str:
    if seat not in view.ghosts:
        return str(words("score-alive"))
    when, number = facts.dead_of(view, seat)
    return str(words("score-dead", when=words(f"board-dead-{when}", number=number)))
