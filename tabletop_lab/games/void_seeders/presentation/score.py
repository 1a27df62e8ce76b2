"""What decided the voyage: who survived, how mad and wounded, and whose objective is fulfilled (NB-14.4 to 14.7)."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.score import Score

from . import table_facts as facts
from .pictograms import MARKS

NOTHING = "–"
"""In the place of a word: nothing sent, nothing shown."""


def score(view: Any, told: Any, words: Any) -> Score:
    """The sheet as its viewer may know it. Nothing is added up: an objective is fulfilled, or it is not."""
    made = Score(
        {player: facts.character_name(view, player, words) for player in view.players}, str(words("score-foot"))
    )
    checks = made.part(words("score-checks"), counts=False)
    fates = {player: str(words.value("status", facts.status(view, player))) for player in view.players}
    checks.line(words("score-fate"), {}, "NB-14.4", notes=fates, sign=MARKS["skull"])
    levels = {player: str(view.madness[player]) for player in view.players if player in view.madness}
    checks.line(words("score-madness"), {}, "VS-14.3", notes=levels, sign=MARKS["mad"])
    signals = {player: str(words("score-sent")) if player in view.signals else NOTHING for player in view.players}
    checks.line(words("score-signal"), {}, "NB-11.7", notes=signals, sign=MARKS["signal"])
    goals = {player: _objectives(view, player, words) for player in view.players}
    checks.line(words("score-objective"), {}, "NB-14.7", notes=goals, sign=MARKS["objective"])
    done = _fulfilled(told)
    results = {p: str(words("score-yes" if done[p] else "score-no")) if p in done else NOTHING for p in view.players}
    checks.line(words("score-fulfilled"), {}, "NB-14.7", notes=results, strong=[p for p in done if done[p]])
    return made


def _objectives(view: Any, player: str, words: Any) -> str:
    """The objectives of a player that the viewer knows."""
    known = [str(words.card(card)) for card in view.objectives.get(player, ()) if facts.is_open(card)]
    return ", ".join(known) if known else NOTHING


def _fulfilled(told: Any) -> dict[str, bool]:
    """Whose objective was shown at the end, and whether it was fulfilled."""
    found: dict[str, bool] = {}
    for entry in told:
        if entry.kind == "event" and entry.name == "objective_check":
            player = entry.facts["player"]
            found[player] = found.get(player, False) or bool(entry.facts["fulfilled"])
    return found
