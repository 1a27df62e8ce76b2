"""What the rules of A Dream of Fourteen Nights let a seat notice of hidden things: for the tester, not for play.
Two worlds may differ for a viewer only where both sides are in one group."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def allowed_differences(difference: Any) -> Iterator[set[str]]:
    """Hands differ: what is drawn from a deck or a hand, what leaves a hand openly, and what is bought."""
    yield {"chance regular_plan"}
    yield {"chance bargain"}
    yield {"event plans_discarded"}
    yield {"event plans_swapped"}
    yield {"decision purchase"}
    yield {"event plans_bought"}
    if difference.rules.tc_visibility == "hidden":  # whoever has least, or most, is named by a card
        yield {"event gained"}
