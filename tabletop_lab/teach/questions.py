"""Questions about the rules, made from positions of a match and answered by the engine itself.

Every question is asked of one seat and says nothing that this seat may not know. There is no widget here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR, Viewer
from tabletop_lab.engine.language.languages import known_language

from .question import Choice, Question, Questions, shown
from .question_kinds import MAKERS, follows

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

__all__ = ["KINDS", "Choice", "Question", "Questions", "follows", "questions", "shown"]

KINDS = tuple(MAKERS)
TRIED = 40
"""In how many positions a question of one kind is searched for."""


def questions(
    match: Match,
    n: int = 5,
    seed: int = 0,
    lang: str | None = None,
    viewer: Viewer = None,
    kinds: Sequence[str] = KINDS,
) -> Questions:
    """Make up to `n` questions from the positions of a match; the same seed gives the same questions in every language.

    `viewer`: the seat that is asked (then only positions are used whose question this seat may see); None asks the seat
    that decides in each position. There are fewer than `n` if the match has not been played far enough.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7).run("random", until=30)
    >>> sheet = questions(match, 3, kinds=["legal"])
    >>> [question.check(question.right) for question in sheet]
    [True, True, True]
    """
    if unknown := [kind for kind in kinds if kind not in KINDS] or ([] if kinds else [""]):
        raise TabletopError(Fault("kinds", f"there is no kind {unknown[0]!r} of question"[:80], ", ".join(KINDS)))
    if viewer is not None and viewer != MODERATOR and viewer not in match.players:
        raise TabletopError(Fault("viewer", f"there is no seat {viewer!r}"[:60], ", ".join(match.players)))
    return Questions(_made(match, n, seed, viewer, kinds), known_language(lang or match.lang))


def _made(match: Match, n: int, seed: int, viewer: Viewer, kinds: Sequence[str]) -> Iterator[Question]:
    luck = random.Random(f"questions {seed}")
    moments = [moment for moment in match.moments if moment <= match.step]
    asked: set[tuple[str, str]] = set()
    found, idle = 0, 0
    while found < n and idle < len(kinds):
        kind = kinds[(found + idle) % len(kinds)]
        order = luck.sample(moments, len(moments))[:TRIED]
        question = None
        for moment in order:
            question = _at(match, moment, viewer, MAKERS[kind], luck)
            if question is not None and (kind, question.asked["en"]) not in asked:
                asked.add((kind, question.asked["en"]))
                break
            question = None
        if question is None:
            idle += 1
            continue
        found, idle = found + 1, 0
        yield question


def _at(match: Match, moment: int, viewer: Viewer, make: Any, luck: random.Random) -> Question | None:
    """Make a question at one moment, if the asked seat may see what is decided there."""
    here = match.branch().goto(moment)
    decision = here.decision
    if decision is None or decision.player == NATURE:
        return None
    asked = decision.player if viewer in (None, MODERATOR) else str(viewer)
    if here.shown_decision(asked) is None:
        return None
    made: Question | None = make(here, match, decision, asked, luck)
    return made
