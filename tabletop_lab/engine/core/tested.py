"""What a game tells the tester about itself. Play never asks; each has a default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


class Tested:
    """The base of every game that is tested: what the rules let a seat notice, and what no play comes to."""

    @classmethod
    def allowed_differences(cls, difference: Any) -> Iterable[set[str]]:
        """What a seat may notice of hidden things: groups such as {"event gained", "view money"}.

        A package keeps them in a module `testing` of its own, so that play never imports them.
        """
        return ()

    @classmethod
    def not_by_play(cls) -> Mapping[str, str]:
        """The tagged functions that no play comes to, each with its reason."""
        return {}
