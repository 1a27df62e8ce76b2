"""Why something cannot be chosen that somebody tries: for the questions whose other answers are too many to list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop_lab.engine import Refusal
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.state import CONTAMINATION

WhyNot = Callable[..., Iterator[Refusal]]

UNREAD = (CONTAMINATION, "infected")
"""What a contamination card is called to its owner."""


def because(clause: str, reason: str) -> WhyNot:
    """One reason for whatever is tried and is not offered; the sentence names it as `thing`.

    >>> [why.reason for why in because("NB-4.1", "out_of_reach")("P1", tried=7)]
    ['out_of_reach']
    """

    def why_not(player: str, tried: Any = "") -> Iterator[Refusal]:
        if tried != "":
            yield Refusal(tried, clause, reason, thing=tried)

    return why_not


def not_a_payment(player: str, tried: str = "") -> Iterator[Refusal]:
    """Contamination is no Action card; any other card is not in hand."""
    if tried in UNREAD:
        yield Refusal(tried, "NB-3.1", "no_action_card")
    elif tried:
        yield Refusal(tried, "NB-3.1", "not_in_hand", thing=tried)


OUT_OF_REACH = because("NB-4.1", "out_of_reach")
NO_ENTRANCE = because("NB-4.9", "no_entrance")
NOT_YELLOW = because("NB-12.3", "not_yellow")
NO_COMPUTER = because("NB-3.2", "no_computer")
NOTHING_HIDDEN = because("NB-11.19", "nothing_hidden")
NO_AIRLOCK = because("NB-11.12", "no_airlock")
NOT_THROWN_SO_FAR = because("NB-12.3", "not_thrown_so_far")
NO_DOOR = because("NB-4.10", "no_door")
NOT_IN_HAND = because("NB-2.4", "not_in_hand")
NOT_DRAWN = because("NB-3.2", "not_drawn")
NOT_FOUND = because("NB-3.5", "not_drawn")
NOT_DEALT = because("VS-1.17", "not_dealt")
NOT_AN_OWN_OBJECTIVE = because("VS-1.16b", "not_dealt")
NOT_HELD = because("NB-12.1", "not_held")
NOT_OWNED = because("NB-12.1", "not_owned")
NO_SUCH_WEAPON = because("NB-11.10", "no_such_weapon")
NO_SUCH_SHOT = because("NB-9.3", "no_such_shot")
NOT_MADE = because("NB-3.10", "not_made")
NOT_THAT_DECK = because("NB-3.5", "not_that_deck")
NOT_IN_THE_ROOM = because("NB-12.3", "not_in_the_room")
NO_ATTACKER = because("NB-9.7", "not_in_the_room")
NOBODY_THERE = because("VS-6.5", "not_in_the_room")
NOT_TO_BE_SEEN = because("NB-3.2", "not_to_be_seen")
NOT_POSSIBLE = because("VS-6.5", "not_possible")
NOT_TO_REPAIR = because("NB-3.6", "not_possible")
ALREADY_SET = because("NB-11.1", "already_set")
NOT_THAT_POD = because("NB-11.4", "not_that_pod")
NO_SUCH_WOUND = because("NB-13.4", "no_such_wound")
NOT_TO_ANALYSE = because("VS-11.7", "not_to_analyse")
NO_INTERRUPTION = because("NB-3.12", "no_interruption")
NO_INTERRUPTION_OF_PANIC = because("VS-6.6", "no_interruption")
NOTHING_TO_SCAN = because("VS-11.2", "nothing_to_scan")
NOT_KEPT_OFF = because("NB-12.3", "not_kept_off")


def read_act(written: str) -> Act:
    """An act as it is written: its kind, then a room, a card and how it is used, a target.

    >>> read_act("move 14"), read_act("shoot pistol lurker1").target
    (Act(kind='move', slot=14, target='', card='', use=''), 'lurker1')
    """
    kind, *rest = written.split()
    if kind in ("move", "careful"):
        return Act(kind, slot=int(rest[0]) if rest and rest[0].isdigit() else 0)
    if kind in ("melee", "take", "trade"):
        return Act(kind, target=" ".join(rest))
    card, *more = rest or [""]
    if kind == "shoot":
        return Act(kind, card=card, target=" ".join(more))
    return Act(kind, card=card, use=" ".join(more))


REASONS = {
    "move": ("NB-4.1", "already_there"),
    "careful": ("NB-4.1", "already_there"),
    "shoot": ("NB-9.3", "nothing_there"),
    "melee": ("NB-9.4", "nothing_there"),
    "card": ("NB-3.1", "not_in_hand"),
    "room": ("NB-3.2", "another_room"),
    "item": ("NB-12.1", "not_owned"),
    "drop": ("NB-3.9", "not_owned"),
    "take": ("NB-3.8", "not_lying"),
    "craft": ("NB-3.10", "not_made"),
    "trade": ("NB-3.11", "no_trade"),
    "quest": ("VS-1.19", "not_owned"),
}
"""For each kind of act: what is wrong with one for which nothing else has been said."""


def no_such_act(tried: str) -> Iterator[Refusal]:
    """An act with something that is not here, or not one's own."""
    kind = tried.split()[0] if tried.split() else ""
    if kind in REASONS:
        act = read_act(tried)
        if act.label == tried:
            yield Refusal(act, *REASONS[kind], thing=act.slot or act.target or act.card)
