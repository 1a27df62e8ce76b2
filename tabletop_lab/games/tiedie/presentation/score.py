"""How the play was decided, by mode: what each side counts, and what became of each player (TD-13).
The numbers of the mode are the score; the roads that win without them (an escape) stand in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.score import Score

from . import table_facts as facts
from .pictograms import STATES

CLAUSES = {"tail": "TD-13.1", "team": "TD-13.2", "hp": "TD-13.3", "hunter": "TD-13.4", "warden": "TD-13.6"}


def score(view: Any, told: Any, words: Any) -> Score:
    """The sheet as everybody may know it: all that is counted is public."""
    mode = facts.mode(view)
    made = Score({player: facts.character_name(view, player, words) for player in view.players},
                 str(words(f"score-{mode}")))  # fmt: skip
    counted = made.part(words("score-counted"))
    {"tail": _tail, "team": _team, "hp": _health, "hunter": _hunters, "warden": _warden}[mode](counted, view, words)
    fate = made.part(words("score-decided"), counts=False)
    fate.line(words("score-fate"), {}, "TD-1.6", notes={p: _fate(view, p, words) for p in view.players})
    if sides := facts.sides(view):
        teams = {p: words("board-team", team=sides[p]) for p in view.players}
        fate.line(words("score-side"), {}, "TD-1.5", notes=teams)
    elif mode in ("hunter", "warden"):
        roles = {p: words.value("part", facts.role(view, p)) for p in view.players if facts.role(view, p)}
        fate.line(words("score-role"), {}, "TD-1.4", notes=roles)
    return made


def _fate(view: Any, player: str, words: Any) -> str:
    return str(words.value("way_out", view.out[player]) if player in view.out else words("score-in-play"))


def _tail(part: Any, view: Any, words: Any) -> None:
    """One's own character card, and those that were taken (TD-9.3)."""
    own = {p: int(p in view.trophies.get(p, ())) for p in view.players}
    taken = {p: len(view.trophies.get(p, ())) - own[p] for p in view.players}
    part.line(words("score-own-card"), own, "TD-13.1", sign=STATES["trophy"])
    names = {p: words.join([t for t in view.trophies.get(p, ()) if t != p]) for p in view.players if taken[p]}
    part.line(words("score-taken-cards"), taken, "TD-9.3", notes=names, sign=STATES["trophy"])


def _team(part: Any, view: Any, words: Any) -> None:
    """Removals of the team (TD-9.8)."""
    part.line(words("score-removals"), _totals(view), "TD-13.2", sign=STATES["target"])


def _health(part: Any, view: Any, words: Any) -> None:
    """One's own health; in teams that of the team mates, too (TD-13.3)."""
    own, totals = {p: view.health[p] for p in view.players}, _totals(view)
    part.line(words("score-health"), own, "TD-13.3", sign=STATES["health"])
    if facts.sides(view):
        mates = {p: totals[p] - own[p] for p in view.players}
        part.line(words("score-health-of-mates"), mates, "TD-13.3", sign=STATES["team"])


def _hunters(part: Any, view: Any, words: Any) -> None:
    """Survivors removed for the hunters, escaped for the survivors (TD-13.4, 13.5)."""
    totals = _totals(view)
    hunters = {p: totals[p] if p in view.hunters else 0 for p in view.players}
    part.line(words("score-removed"), hunters, "TD-13.4", sign=STATES["removed"])
    escaped = {p: 0 if p in view.hunters else totals[p] for p in view.players}
    part.line(words("score-escaped"), escaped, "TD-13.5", sign=STATES["escaped"])


def _warden(part: Any, view: Any, words: Any) -> None:
    """What the mode counts for each seat; restrained for the warden, freed for the prisoners (TD-13.6, 13.7)."""
    totals = _totals(view)
    warden = {p: totals[p] if p == view.warden else 0 for p in view.players}
    part.line(words("score-restrained"), warden, "TD-13.6", sign=STATES["warden"])
    others = {p: 0 if p == view.warden else totals[p] for p in view.players}
    part.line(words("score-freed"), others, "TD-13.7", sign=STATES["escaped"])


def _totals(view: Any) -> Mapping[str, int]:
    totals: Mapping[str, int] = view.paragraphs.totals()
    return {player: totals.get(player, 0) for player in view.players}
