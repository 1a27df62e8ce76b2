"""One position under each reading of a rule: what the rules lab of a game puts into a table."""

from __future__ import annotations

from typing import Any

from ..rules.draft import RuleTexts, choices
from ..words import say


def under_each(match: Any, field: str) -> list[tuple[Any, Any]]:
    """The match under each reading of a parameter, with the same answers: (value, match).

    >>> import tabletop_lab as tl
    >>> [value for value, _ in under_each(tl.Match("fourteen_nights", players=2, seed=1), "stuck_rule")][0]
    'lift_restriction'
    """
    described = type(match.rules).model_fields[field]
    values = (True, False) if described.annotation is bool else choices(described)
    return [(value, match.with_rules({field: value})[0]) for value in values]


def named(match: Any, field: str, value: Any) -> list[str]:
    """What a parameter and one of its readings are called."""
    texts = RuleTexts(match, say(match.words().lang))
    return [texts.label(field), texts.value(field, value)]
