"""Which round an event begins or ends, for the marks of the slider and for covers."""

from __future__ import annotations

from typing import Any


def numbered(entry: Any) -> tuple[str, Any] | None:
    """The fact that says which round an event is about, and its value: its only fact, or the one it is called after.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tiedie", players=4, seed=1, rules={"map_layout": "M1"}, bots="random")
    >>> match.trace.events("round")[0].facts, numbered(match.trace.events("round")[0])
    ({'round': 1, 'time': 'day'}, ('round', 1))
    """
    facts = entry.facts
    if entry.name in facts:
        return entry.name, facts[entry.name]
    return next(iter(facts.items())) if len(facts) == 1 else None
