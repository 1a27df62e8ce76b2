"""What the rules of the Little Market let a seat notice of hidden things: for the tester, not for play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def allowed_differences(difference: Any) -> Iterator[set[str]]:
    """Yield what may differ when the pile and the hands differ.

    That is: what is drawn, what leaves a hand openly, and what it is worth at the end.
    """
    yield {"chance goods"}
    yield {"chance lot"}
    yield {"event thrown_away", "event kept"}
    yield {"decision sell"}
    yield {"event sold"}
    yield {"event scored"}
    yield {"event whispered"}
