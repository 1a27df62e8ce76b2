"""Whoever tries what is not offered is told why, with a clause: nothing plausible ends in "not one of the options".
The words of refusals are read in words.py."""

from __future__ import annotations

from typing import Any

from ..corpus import corpus
from ..finding import Finding, advice
from ..subject import RULEBOOK, WORDS

NEEDS = (WORDS, RULEBOOK)
SHOWN = 4
"""How many answers to one question are shown."""


@advice(
    "Somebody who tries this reads only that it is not one of the options: not why, and by no clause that forbids it.",
    "Give the function of refusals of this question (the last argument of ask, ask_all or window) a Refusal for it, "
    "with its clause and a sentence `refused-...` in both languages. What is too much to list is answered when it is "
    "tried: give that function a parameter `tried`, and yield Refusal(tried, ...).",
)
def test_whatever_one_may_plausibly_try_is_explained(subject: Any) -> None:
    seen = corpus(subject)
    tried: dict[str, dict[str, None]] = {}
    for decision, written in seen.unexplained:
        tried.setdefault(decision.name, {})[written] = None
    if tried:
        lines = [f"{name}: {', '.join(list(answers)[:SHOWN])}" for name, answers in sorted(tried.items())]
        match = seen.match_of(seen.unexplained[0][0])
        raise Finding("\n".join(["without a sentence of their own, by question:", *lines]), match=match)
