"""What the rules of The Wolves of Tabula let a seat notice of hidden things: for the tester, not for play.
Two worlds may differ for a viewer only where both sides are in one group."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

LATER_TONIGHT = {"event call", "event wake"}
"""What is heard next when something does not happen in the night."""


def allowed_differences(difference: Any) -> Iterator[set[str]]:
    """What the wolves do is seen at dawn; what a power shows, by its owner; who has won, at the end."""
    rules = difference.rules
    # A night's dead: the living change first wherever somebody has died.
    yield {"view living", "event no_death"}
    # Whether the game is over after a death, and for whom.
    yield {"event end", "view phase"}
    yield {"event end", "event stopped"}  # a death on the last day that is played
    yield {"view winner", "event deaths", "event no_death"}
    # Who woke together; what a power showed or told; whom the pack agreed on, by the lowest number.
    yield {"event partner"}
    yield {"event sign"}
    yield {"event told_role"}
    yield {"event pack_agrees"}
    yield from _by_night(rules)
    yield from _at_dawn(rules)
    table = difference.table
    may_watch = rules.ghosts_see_night and repr(difference.viewer) in table.get("ghosts", "")
    if table.get("phase") == "'over'":
        yield {"view cards"}  # TW-16.5: the cards, not what was learned with them
    if may_watch:
        yield {"view cards", "view notes"}
    if rules.reveal_on_death == "role":  # the card itself, with its number
        yield {"view cards"}


def _by_night(rules: Any) -> Iterator[set[str]]:
    """Readings under which the night tells more."""
    if not rules.call_dead_roles:
        yield LATER_TONIGHT
    if rules.medium_channel == "aloud":
        yield LATER_TONIGHT | {"event told_aloud"}
        yield LATER_TONIGHT | {"event told_aloud_wolf"}
    if rules.medium_scope == "including_tonight" or rules.night_death_timing == "immediate":
        yield LATER_TONIGHT | {"asked medium"}
        yield LATER_TONIGHT | {"asked spiritist"}
    if rules.gypsy_choice:
        yield LATER_TONIGHT | {"asked gypsy"}
    if rules.mercenary_choice:
        yield LATER_TONIGHT | {"asked mercenary"}
    if rules.pack_protocol == "lowest_number_leads":
        yield {"asked raid", "event pack_agrees"}
        yield {"view proposals"}  # the pack sees who leads: the one with the lowest number
    if rules.pack_block_notice != "none":
        yield LATER_TONIGHT | {"event sign"}


def _at_dawn(rules: Any) -> Iterator[set[str]]:
    """Readings under which the dawn tells more: causes, cards, and whom the Welcome token marks as raided."""
    if rules.announce_night_deaths == "wolf_kills_only":
        yield {"event deaths", "event no_kill"}
    if rules.announce_night_deaths == "all_with_cause":
        yield {"event death_cause"}
    if rules.reveal_on_death == "role":
        yield {"event revealed"}
    if rules.reveal_on_death == "faction":
        yield {"event revealed_side"}
    if rules.welcome_token_rule != "random_dead":
        yield {"event welcome_token"}
    if rules.welcome_token_rule == "raid_victim_only":
        yield {"event welcome_token", "view phase", "event end"}
