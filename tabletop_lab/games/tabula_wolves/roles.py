"""The table of TW-3: what each character is, counts as, looks like, and whom it knows, under a set of rules.

What the powers do stands in the chapters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .rules import TabulaWolvesRules

Side = Literal["town", "wolves"]


@dataclass(frozen=True, slots=True)
class Role:
    """One character. `head`: how it counts at the end; `seems`: what the seer is shown; `copies`: how many cards exist.

    `power`: 'night' (a turn of its own), 'passive' (works by itself), 'none'. `players`: from how many players on it
    may be used, by the headings of the rules and by the list of the setup.
    """

    side: Side
    head: Literal["wolf", "citizen"]
    seems: Literal["wolf", "not_wolf"]
    power: Literal["night", "passive", "none"]
    copies: int
    players: tuple[int, int] = (7, 7)


ROLES = {
    "wolf": Role("wolves", "wolf", "wolf", "night", 3),
    "witch": Role("wolves", "wolf", "not_wolf", "night", 1, (12, 12)),
    "servant": Role("wolves", "citizen", "not_wolf", "none", 1, (7, 9)),
    "seer": Role("town", "citizen", "not_wolf", "night", 1),
    "medium": Role("town", "citizen", "not_wolf", "night", 1, (7, 9)),
    "guard": Role("town", "citizen", "not_wolf", "night", 1, (7, 9)),
    "mason": Role("town", "citizen", "not_wolf", "none", 2, (12, 12)),
    "mercenary": Role("town", "citizen", "not_wolf", "passive", 1, (12, 12)),
    "gypsy": Role("town", "citizen", "wolf", "passive", 1, (12, 12)),
    "spiritist": Role("town", "citizen", "not_wolf", "night", 1, (7, 9)),
    "villager": Role("town", "citizen", "not_wolf", "none", 10),
}
"""The characters, in the order of the table of compositions; the servant's head is a matter of a reading."""

SPECIAL = {
    "all_non_villagers": frozenset(ROLES) - {"villager"},
    "section_1_1_and_1_2_only": frozenset(ROLES) - {"villager", "wolf"},
    "active_powers_only": frozenset(("seer", "guard", "medium", "spiritist", "wolf")),
}
"""Who is a special character for the witch, by reading."""


def head_of(role: str, servant_headcount: str) -> str:
    """What a character counts as at the end: 'wolf', 'citizen' or, for the servant by a reading, 'nobody'."""
    return "nobody" if role == "servant" and servant_headcount == "neutral" else ROLES[role].head


def sign_of(power: str, role: str, rules: TabulaWolvesRules) -> str:
    """What somebody with a power is shown or told of a character.

    >>> from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
    >>> [sign_of("seer", role, TabulaWolvesRules()) for role in ("wolf", "gypsy", "witch")]
    ['wolf', 'wolf', 'not_wolf']
    """
    match power:
        case "seer":
            side = ROLES[role].side == "wolves"
            wolfish = side if rules.seer_answer == "side" else ROLES[role].seems == "wolf"
            return "wolf" if wolfish else "not_wolf"
        case "witch":
            return "special" if role in SPECIAL[rules.witch_special_set] else "not_special"
        case "medium" if rules.medium_answer == "exact_role":
            return role
    return "wolf" if role == "wolf" else "not_wolf"


def acquaintances(rules: TabulaWolvesRules) -> list[tuple[str, str]]:
    """Which characters learn in the first night who holds which other ones, in the order in which they wake."""
    knows = {
        ("wolf", "wolf"): True,
        ("wolf", "servant"): rules.wolves_know_servant,
        ("wolf", "witch"): rules.wolves_know_witch,
        ("servant", "wolf"): rules.servant_knows_wolves,
        ("witch", "wolf"): rules.witch_knows_wolves,
        ("mason", "mason"): True,
        ("witch", "servant"): True,
        ("servant", "witch"): True,
    }
    return [pair for pair, known in knows.items() if known]


def winner_of(wolves: int, witches: int, servants: int, living: int, rules: TabulaWolvesRules) -> str:
    """Who has won when so many of these are among the living: 'town', 'wolves', or '' (TW-16.2, TW-16.3).

    >>> from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
    >>> [winner_of(2, 0, 0, living, TabulaWolvesRules()) for living in (5, 4)]
    ['', 'wolves']
    """
    heads = wolves + witches
    citizens = living - heads - (servants if rules.servant_headcount == "neutral" else 0)
    if not (wolves if rules.town_win_needs == "wolf_cards" else heads):
        return "town"
    if heads == citizens or (heads > citizens and rules.parity_test == "at_least"):
        return "wolves"
    return ""
