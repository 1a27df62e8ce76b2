"""Questions on each chapter of a rulebook: from worked examples and played games, and from its own sentences."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.strict import whole
from tabletop_lab.engine.language.languages import LANGUAGES

from .question import Choice, Question
from .question_kinds import CHOICES
from .questions import questions

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

MOST = 40
"""The most questions a chapter."""
AT_ONCE = 12
"""So many questions are asked of one match, so that chapters are filled from many positions."""
ALIKE = 2
"""So many questions of a kind have the same clause for an answer, as long as there are others."""
LONG = 170
"""Letters from which the text of a clause is shown by its first sentence alone."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+")


def by_chapter(matches: list[Match], n: int = 10, seed: int = 0) -> dict[str, list[Question]]:
    """Up to `n` questions a chapter, in the order of the rulebook, from the positions of some matches of one game.

    A question belongs to the chapter of the clause that its answer rests on first. A chapter that has too few of them
    gets questions on what its clauses say, and only then more of those that ask for the same clause again. The same
    matches and seed give the same questions. Raises TabletopError for a wrong `n`.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> found = by_chapter([tl.Match(Market, players=3, seed=7).run("random", until=30)], 3)
    >>> {chapter: [one.kind for one in asked] for chapter, asked in found.items()}["LM-1"]
    ['says', 'says', 'says']
    """
    most = whole("n", n, 1, MOST)
    book = matches[0].rulebook("en")
    chapters = {clause.id: list[Question]() for clause in book.values() if clause.kind == "chapter"}
    again = {chapter: list[Question]() for chapter in chapters}
    said: set[str] = set()
    for question in _asked(matches, seed):
        chapter = next((book.chapter_of(one) for one in question.clauses if one in book), "")
        if chapter in chapters and len(chapters[chapter]) < most and question.asked["en"] not in said:
            said.add(question.asked["en"])
            alike = sum((one.kind, one.clauses[0]) == (question.kind, question.clauses[0]) for one in chapters[chapter])
            (chapters if alike < ALIKE else again)[chapter].append(question)
        if all(len(found) == most for found in chapters.values()):
            break
    luck = random.Random(f"chapters {seed}")
    for chapter, found in chapters.items():
        clauses = [one for one in book if book.chapter_of(one) == chapter and book[one].kind != "chapter"]
        luck.shuffle(clauses)
        for clause in clauses[: most - len(found)]:
            found += [question] if (question := _says(matches[0], clause, luck)) else []
        found += again[chapter][: most - len(found)]
    return {chapter: found for chapter, found in chapters.items() if found}


def _asked(matches: list[Match], seed: int) -> Iterator[Question]:
    """Questions of every match in turn.

    Once is enough: asking all again, with other luck, took five times as long and found a tenth more.
    """
    for match in matches:
        yield from questions(match, AT_ONCE, seed)


def _says(match: Any, clause: str, luck: random.Random) -> Question | None:
    """Ask what a clause says: its own text among those of its neighbours."""
    books = {lang: match.rulebook(lang) for lang in LANGUAGES}
    texts = {one: {lang: _beginning(books[lang][one].text) for lang in LANGUAGES} for one in books["en"]}
    own = texts[clause]
    chapter = books["en"].chapter_of(clause)
    fit = [one for one in texts if all(texts[one].values()) and texts[one]["en"] != own["en"]]
    near = [one for one in fit if books["en"].chapter_of(one) == chapter]
    wrong = luck.sample(near, min(len(near), CHOICES - 1))
    others = [one for one in fit if one not in near]
    wrong += luck.sample(others, min(len(others), CHOICES - 1 - len(wrong)))
    if not all(own.values()) or not wrong:
        return None
    mixed = [clause, *wrong]
    luck.shuffle(mixed)
    keys = dict(zip("abcd", mixed, strict=False))
    choices = tuple(Choice(key, texts[one]) for key, one in keys.items())
    asked = {
        lang: str(match.words(lang)("question-says", clause=clause, title=books[lang][clause].title))
        for lang in LANGUAGES
    }
    return Question("says", match.players[0], 0, asked, choices, (clause,), match, lambda key: keys[key] == clause)


def _beginning(text: str) -> str:
    """The text of a clause in a line; of a long one the first sentences.

    >>> _beginning("One sentence. " + "word " * 40 + "end.")
    'One sentence.'
    """
    line = " ".join(text.split())
    found = ""
    for sentence in _SENTENCE.split(line):
        if found and len(found) + len(sentence) > LONG:
            break
        found = f"{found} {sentence}".strip()
    return found
