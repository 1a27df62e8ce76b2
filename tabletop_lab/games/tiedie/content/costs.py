"""What a step costs (TD-5.9): one table for all characters, and what an ability changes of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Costs(NamedTuple):
    """The price of each kind of step in moves; None: there is no such step.

    >>> Costs(), Costs().with_abilities(["acrobat"])
    (Costs(step=1, diagonal=2, jump=1, diagonal_jump=2), Costs(step=1, diagonal=2, jump=0, diagonal_jump=3))
    """

    step: int | None = 1
    diagonal: int | None = 2
    jump: int | None = 1
    diagonal_jump: int | None = 2

    def with_abilities(self, abilities: Iterable[str]) -> Costs:
        """The prices for a character; what the rules leave out (None) stays out."""
        changed = self
        for ability in abilities:
            for kind, price in COSTS_OF.get(ability, {}).items():
                if getattr(self, kind) is not None:
                    changed = changed._replace(**{kind: price})
        return changed


COSTS_OF: Mapping[str, Mapping[str, int]] = {
    "heavy_feet": {"jump": 2},
    "acrobat": {"jump": 0, "diagonal_jump": 3},
}
"""TD-12.5, TD-12.7: the abilities that change prices."""
