"""Questions on each chapter of a rulebook: from worked examples and played games, and from its own sentences."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop_lab.engine.core.strict import whole

from .of_the_text import Asker
from .question import Question
from .questions import questions

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

MOST = 40
"""The most questions a chapter."""
AT_ONCE = 12
"""So many questions are asked of one match, so that chapters are filled from many positions."""
SEAT = re.compile(r"\bP\d+\b")
ALIKE = 2
"""So many questions of a kind have the same clause for an answer, as long as there are others."""


def by_chapter(matches: list[Match], n: int = 10, seed: int = 0) -> dict[str, list[Question]]:
    """Up to `n` questions a chapter, in the order of the rulebook, from the positions of some matches of one game.

    A question belongs to the chapter of the clause that its answer rests on first. A chapter that has too few of them
    gets questions on its text, and only then more of those that ask for the same clause again. The same
    matches and seed give the same questions. Raises TabletopError for a wrong `n`.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> found = by_chapter([tl.Match(Market, players=3, seed=7).run("random", until=30)], 3)
    >>> {chapter: [one.kind for one in asked] for chapter, asked in found.items()}["LM-1"]
    ['number', 'sentence', 'sentence']
    """
    most = whole("n", n, 1, MOST)
    book = matches[0].rulebook("en")
    chapters = {clause.id: list[Question]() for clause in book.values() if clause.kind == "chapter"}
    again = {chapter: list[Question]() for chapter in chapters}
    said: set[object] = set()
    for question in _asked(matches, seed):
        chapter = next((book.chapter_of(one) for one in question.clauses if one in book), "")
        if chapter in chapters and len(chapters[chapter]) < most and said.isdisjoint(asks := _asks(question)):
            said |= asks
            alike = sum((one.kind, one.clauses[0]) == (question.kind, question.clauses[0]) for one in chapters[chapter])
            (chapters if alike < ALIKE else again)[chapter].append(question)
        if all(len(found) == most for found in chapters.values()):
            break
    luck = random.Random(f"chapters {seed}")
    for chapter, found in chapters.items():
        found += Asker(matches[0], chapter, luck).questions(most - len(found))
        found += again[chapter][: most - len(found)]
    return {chapter: found for chapter, found in chapters.items() if found}


def _asks(question: Question) -> set[object]:
    """By what a question is the same as another one on the sheet, or tells the answer to it.

    A sentence is the same whichever seat it is about. What is refused at a position is not to be ticked there.
    """
    same: set[object] = {SEAT.sub("P", question.asked["en"]) if question.kind == "clause" else question.asked["en"]}
    if question.kind in ("legal", "refused"):
        same.add((question.step, question.player, question.position("en")))
    return same


def _asked(matches: list[Match], seed: int) -> Iterator[Question]:
    """Questions of every match in turn.

    Once is enough: asking all again, with other luck, took five times as long and found a tenth more.
    """
    for match in matches:
        yield from questions(match, AT_ONCE, seed)
