"""A village with every character, and a way to let everybody answer: for lessons, questions and tests."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.match.match import Match

CARDS = {
    "P1": "C02", "P2": "C15", "P3": "C10", "P4": "C05", "P5": "C16", "P6": "C03", "P7": "C11", "P8": "C17",
    "P9": "C01", "P10": "C19", "P11": "C07", "P12": "C18", "P13": "C13", "P14": "C04", "P15": "C06",
}  # fmt: skip
"""Who holds what in the village of fifteen: two wolves (P2, P9) and every other character."""


def village(night: int = 2, rules: Any = "silent", **position: Any) -> Match:
    """A village of fifteen with every character, at the beginning of a night and without talk.

    >>> village().decision.player, village().decision.name
    ('P5', 'witch')
    """
    at = {"cards": CARDS, "night": night - 1, "day": night - 1, **position}
    return Match("tabula_wolves", players=15, seed=1, rules=rules, position=at)


def everybody(match: Any, question: str, **given: Any) -> Any:
    """Let everybody answer one question in turn; who is not mentioned passes. Stops at a seat that cannot pass.

    An answer of several words may be given word by word: `P2=("claim", "seer")`.

    >>> match = Match("tabula_wolves", players=9, seed=20, rules={"talk_rounds": 1})
    >>> everybody(match, "raid", P6="P1", P9="P1").state.ghosts
    {'P1': 'night 1'}
    """
    while match.decision is not None and match.decision.name == question:
        seat = match.decision.player
        if seat not in given and "pass" not in match.decision.labels:
            break
        answer = given.get(seat, "pass")
        match.play(" ".join(map(str, answer)) if isinstance(answer, tuple) else answer)
    return match


def play_night(match: Any, **given: str) -> Any:
    """Play a night to its dawn with these answers; who is not mentioned passes.

    >>> play_night(village(), P4="P1", P7="P14", P2="P14", P9="P14").state.ghosts
    {}
    """
    while match.decision is not None and match.decision.name not in ("talk", "first_vote"):
        match.play(given.get(match.decision.player, "pass"))
    return match
