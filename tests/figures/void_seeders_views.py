"""Matches, moments and rooms for the tests of the Void Seeders' board."""

from functools import cache

import tabletop_lab as tl
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.games.void_seeders.game import VoidSeeders

# Board (width, height) and width of the player, in CSS pixels; a projector.
ROOMS = [(760, 272, 760), (900, 336, 900), (740, 430, 1156), (830, 600, 1316), (980, 740, 1760), (872, 560, 1280, True)]


@cache
def played(players=3, seed=3):
    rules = {"mode": "solo"} if players == 1 else {}
    return tl.Match(VoidSeeders, players, seed=seed, rules=rules).run("random")


def moments(count=4, **table):
    whole = played(**table)
    return [whole.branch().goto(whole.steps * k // count) for k in range(count + 1)]


def moment(name, **table):
    """The first time a question is asked, in the first match in which it is."""
    for seed in range(12):
        match = played(**({"seed": seed} | table)).branch()
        for step in match.moments:
            match.goto(step)
            if match.decision is not None and match.decision.name == name:
                return match
    raise AssertionError(f"{name} is never asked")


def asked_seat(match):
    decision = match.decision
    return decision.player if decision is not None and decision.player != NATURE else None


def shown(page):
    return [text.get_text() for text in page.texts if text.get_text()]


def sizes(page):
    return [text.get_fontsize() for text in page.texts if text.get_text()]
