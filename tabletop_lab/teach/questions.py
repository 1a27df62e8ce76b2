"""Questions about the rules, made from positions of a match and answered by the engine itself.

Every question is asked of one seat. If that seat was given as the viewer, the question says nothing that it may not
know. There is no widget here.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.core.visibility import MODERATOR, Viewer
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized

from .question import Choice, Question, Questions, shown
from .question_kinds import CHOICES, MAKERS, Draw, follows

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
    together: bool = False,
) -> Questions:
    """Make up to `n` questions from the positions of a match; the same seed gives the same questions in every language.

    Another seed gives other questions and another order of their answers. No clause is asked for twice while there are
    others. `together`: several questions may stand on one position, so that a sheet has fewer pictures.

    `viewer`: the seat that is asked (then only positions are used whose question this seat may see, and there are no
    questions of the kind 'next' where something is hidden from it); None asks the seat that decides in each position,
    for somebody who may see everything. There are fewer than `n` if the match has not been played far enough.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7).run("random", until=30)
    >>> sheet = questions(match, 3, kinds=["legal"])
    >>> [question.check(question.right) for question in sheet]
    [True, True, True]
    """
    if strange := [kind for kind in kinds if kind not in KINDS] or ([] if kinds else [""]):
        raise TabletopError(unknown("kind", strange[0], KINDS))
    if viewer is not None and viewer != MODERATOR and viewer not in match.players:
        raise TabletopError(localized("no_seat", "viewer", seat=echo(viewer), seats=", ".join(match.players)))
    return Questions(_made(match, n, seed, viewer, kinds, together), known_language(lang or match.lang))


def _made(match: Match, n: int, seed: int, viewer: Viewer, kinds: Sequence[str], together: bool) -> Iterator[Question]:
    """Yield the questions, each kind in its turn: first about clauses not asked for yet, then about those asked least.

    The right letters are spread evenly, so that no letter is the better guess.
    """
    luck = random.Random(f"questions {seed}")
    moments = _moments(match, viewer)
    said: set[tuple[str, str]] = set()
    stands: defaultdict[int, set[str]] = defaultdict(set)
    clauses, letters = Counter[str](), Counter[int]()
    found, idle, turn, most = 0, 0, 0, 0
    while found < n:
        if idle == len(kinds):
            if most >= max(clauses.values(), default=0):
                return
            most, idle = most + 1, 0
        kind, turn = kinds[turn % len(kinds)], turn + 1
        asked = {clause for clause, times in clauses.items() if times > most}
        places = sorted(luck.sample(range(CHOICES), CHOICES), key=letters.__getitem__)
        draw = Draw(luck, asked, places)
        for moment in _ordered(luck.sample(moments, len(moments)), kind, stands, together)[:TRIED]:
            question = _at(match, moment, viewer, kind, draw)
            if question is None or (kind, question.asked["en"]) in said or asked & set(question.clauses[:1]):
                continue
            said.add((kind, question.asked["en"]))
            clauses.update(question.clauses[:1])
            if not question.several:
                letters[[choice.key for choice in question.choices].index(question.right[0])] += 1
            if kind != "clause":
                stands[moment].add(kind)
            found, idle = found + 1, 0
            yield question
            break
        else:
            idle += 1


def _ordered(moments: list[int], kind: str, stands: Mapping[int, set[str]], together: bool) -> list[int]:
    """Return the moments with those last where one question would give away another's answer.

    What is asked about one possible or impossible choice answers a part of "Choose everything that is allowed here".
    `together`: moments that are asked about already come first.
    """

    def late(moment: int) -> tuple[bool, bool]:
        other = stands.get(moment, set())
        tells = bool(other) if kind == "legal" else "legal" in other and kind != "clause"
        return tells, together and not other

    return sorted(moments, key=late)


def _moments(match: Match, viewer: Viewer) -> list[int]:
    """Return the steps at which somebody decides, as far as the viewer knows of them.

    A choice among all steps would tell the viewer how many there are.
    """
    if viewer in (None, MODERATOR):
        return [moment for moment in match.moments if moment <= match.step]
    known = [entry.step for entry in match.trace.for_player(viewer) if entry.kind == "decision"]
    return [*known, *([match.step] if match.shown_decision(viewer) is not None else [])]


def _at(match: Match, moment: int, viewer: Viewer, kind: str, draw: Draw) -> Question | None:
    """Make a question at one moment, if the asked seat may see what is decided there."""
    here = match.branch().goto(moment)
    decision = here.decision
    if decision is None or decision.player == NATURE:
        return None
    asked = decision.player if viewer in (None, MODERATOR) else str(viewer)
    if here.shown_decision(asked) is None:
        return None
    # What another choice would have brought is played out with every hidden card.
    if kind == "next" and viewer not in (None, MODERATOR) and not match.knows_all(asked):
        return None
    made: Question | None = MAKERS[kind](here, match, decision, asked, draw)
    return made
