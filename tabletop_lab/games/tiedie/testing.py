"""What the rules of TIEDIE let a seat notice of hidden things: for the tester, not for play.
Two worlds may differ for a viewer only where both sides are in one group."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

FOUND = {"event opened", "event keeps", "event puts_back", "event puts_down"}
"""TD-10.4 to 10.7: what a searcher does with a token is seen, and routes lie open."""
OUT = {"event eliminated", "event discards", "event drops", "event attack_cancelled"}
"""How somebody leaves the play."""
ATTACKED = OUT | {"event void", "event turned_up", "event mutual_attack", "event takes_cards", "event turn_ends"}
"""TD-6.3: what an attack brings depends on targets and on the victim's placed card."""
ACCUSED = OUT | {"event forced_sleep", "event accuse_locked", "event turned_up", "asked act_at_once", "event turn"}
"""TD-8.5 to 8.8: an accusation opens a card, and tells about a target."""

IDLE = {"event turned_up", "view phase", "asked idle_evade", "event moved_by"}
"""TD-7.2: an Evade that nobody needed is turned up at the end of the action phase."""

PLAYED = {"event plays", "event turned_up", "event turn_ends", "window accuse"}
"""TD-4.7, 11.1, 11.13: a card is shown from a hidden hand, or there is none and the play goes on."""
COVERED = {"event plays", "event turn"}
"""TD-11.13: a Blanket is shown before the first turn, or that turn begins: where nobody could accuse, at once."""
THROWN_AWAY = {"event discards", "event declines"}
"""TD-4.19: what somebody with a full hand discards is seen."""


def allowed_differences(difference: Any) -> Iterator[set[str]]:
    """What is turned up is seen; what it brings, too."""
    yield FOUND
    yield ATTACKED
    yield ACCUSED
    yield IDLE
    yield PLAYED
    yield COVERED
    yield THROWN_AWAY
    if difference.viewer:  # what one looks at, and what one draws from another's hand
        for event in ("searches", "sees_hand", "sees_placed", "sees_a_card", "stolen"):
            yield {f"event {event}"}
        for chance in ("loot", "blind_card", "blind_token"):
            yield {f"chance {chance}"}
