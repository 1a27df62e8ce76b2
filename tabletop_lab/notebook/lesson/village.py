"""For the lessons on the wolves: what a night did, in one line, and how far a bot believes the others."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.games.tabula_wolves.bots.hearsay import Hearsay
from tabletop_lab.games.tabula_wolves.village import everybody, play_night, village

from .heard import Heard, between
from .page import page

__all__ = ["Believed", "believed", "everybody", "night", "village"]

OF_THE_NIGHT = (
    "sign", "told_role", "robbed", "strikes", "raid_fails", "raids", "guard_attacked", "attack_fails", "dies",
    "deaths", "no_death", "no_kill", "welcome_token", "end", "faction_wins",
)  # fmt: skip
"""What a night did, without the calls that come every night."""


def night(match: Any, **given: str) -> Heard:
    """Play a night to its dawn, with these answers; who is not mentioned passes. Gives what it did, and who heard it.

    >>> night(village(), P4="P1", P7="P14", P2="P14", P9="P14").entries[-1].name
    'no_death'
    """
    since = len(match.trace)
    return between(play_night(match, **given), since, OF_THE_NIGHT)


class Believed:
    """How far the bot of a seat believes and suspects others: `rows` of (seat, trust, suspicion).

    >>> Believed(village(), "P3", "P1").rows
    [('P1', 1.0, 0.0)]
    """

    def __init__(self, match: Any, seat: str, *others: str) -> None:
        self.lang, self.seat, self._words = known_language(match.lang), seat, match.words(known_language(match.lang))
        heard = Hearsay(match.view(seat), seat)
        shown = others or tuple(other for other in match.state.living if other != seat)
        self.rows = [
            (other, float(heard.trust.get(other, 1.0)), float(heard.suspicion.get(other, 0.0))) for other in shown
        ]

    def __repr__(self) -> str:
        return "\n".join(self._line(*row) for row in self.rows)

    def _repr_html_(self) -> str:
        lines = "".join(f"<li>{escape(self._line(*row))}</li>" for row in self.rows)
        return page(self.lang, f'<ul style="margin:0">{lines}</ul>')

    def _line(self, other: str, trust: float, suspicion: float) -> str:
        facts = {"seat": self.seat, "other": other, "trust": f"{trust:.1f}", "suspicion": f"{suspicion:.1f}"}
        return self._words("lesson-believed", **facts)  # type: ignore[no-any-return]


def believed(match: Any, seat: str, *others: str) -> Believed:
    """How far the careful bot in a seat believes these others, by what was said and voted so far."""
    return Believed(match, seat, *others)
