"""What the rules of Void Seeders let a seat notice of hidden things: for the tester, not for play.
Two worlds may differ for a viewer only where both sides are in one group."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

BAG = {"chance token_number", "event void_seeder_token", "event bag_developed"}
"""VS-7.3, VS-10.9: a Void Seeder token that is drawn lies open; its number is compared with a hand."""
PLAYED = {"event plays", "event discarded", "event uses_item", "event passed"}
"""NB-3.1, NB-12.1: a card or an item is shown when it is played or paid with, or nobody wants to and passes."""


def allowed_differences(difference: Any) -> Iterator[set[str]]:
    """What is turned up is seen."""
    yield BAG
    yield PLAYED
