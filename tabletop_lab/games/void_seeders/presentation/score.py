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
    done = _fulfilled(told)
    told_of = {
        "fate": ("NB-14.4", "skull", {p: str(words.value("status", facts.status(view, p))) for p in view.players}),
        "madness": ("VS-14.3", "mad", {p: str(level) for p, level in view.madness.items()}),
        "signal": ("NB-11.7", "signal", {p: str(words("score-sent")) for p in view.signals}),
        "objective": ("NB-14.7", "objective", {p: _objectives(view, p, words) for p in view.players}),
        "fulfilled": ("NB-14.7", "", {p: str(words("score-yes" if done[p] else "score-no")) for p in done}),
    }
    for name, (clause, sign, said) in told_of.items():
        if any(said.values()):  # of what nobody did there is no line
            notes = {player: said.get(player) or NOTHING for player in view.players}
            checks.line(
                words(f"score-{name}"), {}, clause, notes=notes, sign=MARKS.get(sign, ()),
                strong=[p for p in done if done[p]] if name == "fulfilled" else (),
            )  # fmt: skip
    return made


def _objectives(view: Any, player: str, words: Any) -> str:
    """The objectives of a player that the viewer knows."""
    known = [str(words.card(card)) for card in view.objectives.get(player, ()) if facts.is_open(card)]
    return ", ".join(known)


def _fulfilled(told: Any) -> dict[str, bool]:
    """Whose objective was shown at the end, and whether it was fulfilled."""
    found: dict[str, bool] = {}
    for entry in told:
        if entry.kind == "event" and entry.name == "objective_check":
            player = entry.facts["player"]
            found[player] = found.get(player, False) or bool(entry.facts["fulfilled"])
    return found
