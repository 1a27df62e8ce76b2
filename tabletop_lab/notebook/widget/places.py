"""Which places of a board a question is about: said here, for the board, its picture and close views alike.
Knows questions and names of places; draws nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tabletop_lab.engine.core import labels

OTHERS = 3
"""How many options beside the places a question about places may have ("stop", "none")."""


def option_places(decision: Any, places: Collection[str]) -> dict[str, Any]:
    """The places that are options of a question, each with its option.

    A question is about places when every number among its options names one: amounts, which begin at 0 or run beyond
    the board, do not light places up, and neither does a question with very many options.

    >>> from types import SimpleNamespace as Question
    >>> option_places(Question(options=[2, 3, "stop"]), {"1", "2", "3"})
    {'2': 2, '3': 3}
    >>> option_places(Question(options=[0, 1, 2]), {"1", "2", "3"}), option_places(None, {"1"})
    ({}, {})
    """
    if decision is None or len(decision.options) > len(places) + OTHERS:
        return {}
    found = {labels.label(option): option for option in decision.options}
    if any(name not in places for name, option in found.items() if isinstance(option, int)):
        return {}
    return {name: option for name, option in found.items() if name in places}
