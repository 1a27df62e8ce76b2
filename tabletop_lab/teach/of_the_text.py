"""Questions that a reader answers from a rulebook alone: its sentences, its numbers, its terms, its disputed readings.

What is right is what the rulebook has and what the rules are printed with; the other answers are of the same kind.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.rules import clauses_of, limits, question_of, readings
from tabletop_lab.engine.language.glossary import Term, terms_of
from tabletop_lab.engine.language.languages import LANGUAGES

from .chapter_texts import ChapterTexts, Place, is_whole
from .question import Choice, Question, Texts
from .question_kinds import CHOICES, NAMES
from .sentences import left_out, numbers, rows, says_number, sentences, uses, without

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

NOWHERE: frozenset[Place] = frozenset()
FEW = 9
"""A chapter with fewer clauses is short."""
TELLING = 40
"""So many letters of a sentence tell which term is left out of it."""
FEWEST = 3
"""A number is asked for among so many at least."""
LONG_WORD, SHARED = 5, 2
"""A sentence that has so many words of so many letters with a reading is what the reading is about."""
_READING = re.compile(r"^- (?:\*\*)?`([^`]+)`(?:\*\*)?(?: \(([^)]*)\))?: (.+)$", re.MULTILINE)


_BESIDE = re.compile(r"^(?:The same|as above|Likewise)|\breadings?\b|위와 같|위처럼|해석")
"""A reading that is told by another one of the list."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A question, the sentences that would answer it, those it shows, and those it asks to place."""

    question: Question
    hides: frozenset[Place] = NOWHERE
    shows: frozenset[Place] = NOWHERE
    places: frozenset[Place] = NOWHERE


class Asker:
    """Makes questions on one chapter of the rulebook of a match; none of them answers another one.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> asked = Asker(tl.Match(Market), "LM-1", random.Random(0)).questions(3)
    >>> [(one.kind, one.clauses[0], one.text("en")) for one in asked if one.kind == "number"]
    [('number', 'LM-1.2', 'Which number does this rulebook give? “Days the market lasts”')]
    """

    def __init__(self, match: Match, chapter: str, luck: random.Random) -> None:
        self.match, self.chapter, self.luck = match, chapter, luck
        self.of = ChapterTexts(match, chapter)
        self.books, self.own, self.rules = self.of.books, self.of.own, self.of.rules
        self.hidden: set[Place] = set()
        self.shown: set[Place] = set()
        self.placed: set[Place] = set()

    def questions(self, most: int) -> list[Question]:
        """Up to so many, of each kind in turn as long as it has any."""
        turns = [self.readings(), self.numbers(), self.terms(), self.gaps(), self.words(), self.rows(),
                 self.sentences()]  # fmt: skip
        found: list[Question] = []
        # Where a chapter is short, its sentences are wanted one by one.
        last = [self.says(), self.terms(here=False), self.foreign()]
        if len(self.own) >= FEW:
            turns.append(last.pop(0))
        while (turns or last) and len(found) < most:
            turns, last = (turns, last) if turns else (last, [])
            for turn in [*turns]:
                drawn = next((one for one in turn if self._fits(one)), None)
                if drawn is None:
                    turns.remove(turn)
                elif len(found) < most:
                    self.hidden |= drawn.hides
                    self.shown |= drawn.shows
                    self.placed |= drawn.places
                    found.append(drawn.question)
        return found

    def _fits(self, drawn: Drawn) -> bool:
        known = drawn.hides & (self.shown | self.hidden) or drawn.shows & self.hidden or drawn.places & self.placed
        return not known

    def _question(self, kind: str, choices: Sequence[Choice], right: str, clauses: tuple[str, ...],
                  remarks: Texts | None = None, asked_as: str = "", **facts: Texts) -> Question:  # fmt: skip
        """A question with one right answer; `facts`: what its sentence is filled in with, by language."""
        said = {
            lang: str(
                self.match.words(lang)(
                    f"question-{asked_as or kind}", **{name: texts[lang] for name, texts in facts.items()}
                )
            )
            for lang in LANGUAGES
        }
        return Question(
            kind, self.match.players[0], 0, said, tuple(choices), clauses, self.match, lambda key: key == right,
            remarks or {},
        )  # fmt: skip

    def _mixed(self, right: Texts, wrong: Iterable[Texts]) -> tuple[list[Choice], str]:
        """Answers in a mixed order, and the letter of the right one."""
        texts = [right, *wrong]
        self.luck.shuffle(texts)
        return [Choice(key, text) for key, text in zip(NAMES, texts, strict=False)], NAMES[texts.index(right)]

    def _counted(self, right: int, fewest: int, most: int, taken: Iterable[int] = ()) -> tuple[list[Choice], str]:
        """A number among others that are near it, the smallest first."""
        known = set(taken)
        steps = (1, 2, 3) if right <= 20 else (right // 5, right // 2, right)
        near = [n for step in steps for n in (right - step, right + step) if fewest <= n <= most and n not in known]
        found = sorted([right, *self.luck.sample(near, min(len(near), CHOICES - 1))])
        shown = [{lang: f"{n:,}" for lang in LANGUAGES} for n in found]
        return [Choice(key, text) for key, text in zip(NAMES, shown, strict=False)], NAMES[found.index(right)]

    def _shuffled(self, items: Iterable[Any]) -> list[Any]:
        listed = list(items)
        return self.luck.sample(listed, len(listed))

    # --- the kinds ------------------------------------------------------------------------------------------------

    def readings(self) -> Iterator[Drawn]:
        """How a disputed sentence is read in this book, among its other readings: what a clause decides comes first."""
        fields = self._shuffled(self.match.game.Rules.model_fields.items())
        for name, field in sorted(fields, key=lambda one: clauses_of(one[1])[:1] != self._touched(one[1])):
            touched, reading = self._touched(field), question_of(field)
            if reading not in self.books["en"] or not (touched or reading in self.own):
                continue
            texts = self._ways(name, field)
            printed = labels.label(field.default)
            if printed not in texts or len(texts) < 2:
                continue
            others = self._shuffled(text for value, text in texts.items() if value != printed)[: CHOICES - 1]
            choices, right = self._mixed(texts[printed], others)
            clauses = (*touched, reading) if reading not in self.own else (reading,)
            alone = self._alike(reading) == 1
            asked = {lang: self.books[lang][reading].title for lang in LANGUAGES} if alone else self._help(name)
            of = "reading" if alone else "reading-of"
            question = self._question("reading", choices, right, clauses, asked_as=of, question=asked)
            yield Drawn(question, self._about(f"{asked['en']} {texts[printed]['en']}", touched))

    def _help(self, name: str) -> Texts:
        """What a parameter decides, without what is said of other values."""
        said = {lang: str(self.match.words(lang).rule_help(name)) for lang in LANGUAGES}
        return {lang: sentences(text)[0].partition(";")[0].rstrip(".") for lang, text in said.items()}

    def _touched(self, field: Any) -> tuple[str, ...]:
        """The first clause of this chapter that a parameter touches."""
        return tuple(one for one in clauses_of(field) if one in self.own)[:1]

    def _alike(self, reading: str) -> int:
        """How many parameters answer one question of the rulebook."""
        return sum(question_of(field) == reading for field in self.match.game.Rules.model_fields.values())

    def _ways(self, name: str, field: Any) -> dict[str, Texts]:
        """The readings of a parameter, as its question in the rulebook lists them."""
        said = {lang: _listed(self.books[lang][question_of(field)].text, name) for lang in LANGUAGES}
        values = [labels.label(value) for value in readings(field)]
        return {
            value: {lang: said[lang][value] for lang in LANGUAGES}
            for value in values if all(not _BESIDE.search(said[lang].get(value, "as above")) for lang in LANGUAGES)
        }  # fmt: skip

    def _about(self, text: str, clauses: Iterable[str]) -> frozenset[Place]:
        """The sentences of some clauses that share words with a text."""
        long = re.compile(rf"\w{{{LONG_WORD},}}")
        words = set(long.findall(text.casefold()))
        said = [(clause, *one) for clause in clauses for one in enumerate(sentences(self.books["en"][clause].text))]
        return frozenset(
            (clause, k) for clause, k, one in said if len(words & set(long.findall(one.casefold()))) >= SHARED
        )

    def numbers(self) -> Iterator[Drawn]:
        """The value a parameter is printed with, where its clause says it."""
        for name, field in self._shuffled(self.match.game.Rules.model_fields.items()):
            clause, value = next(iter(clauses_of(field)), ""), field.default
            if clause not in self.own or field.annotation is not int or value < 1:
                continue
            said = sentences(self.books["en"][clause].text)
            hides = frozenset((clause, k) for k, one in enumerate(said) if says_number(one, value))
            if hides:
                within = limits(field)
                choices, right = self._counted(value, max(within.get("ge", 1), 1), within.get("le", 10**6))
                if len(choices) < FEWEST:
                    continue
                yield Drawn(self._question("number", choices, right, (clause,), what=self._help(name)), hides)

    def terms(self, here: bool = True) -> Iterator[Drawn]:
        """What the book calls a thing, by what its glossary says of it; `here`: terms that this chapter explains."""
        terms = terms_of(self.match.game)
        by_name = {term.name["en"].casefold(): term for term in terms}
        explained = [
            (clause, by_name.get(name.casefold())) for clause in self.own for name in self.books["en"][clause].terms
        ]
        used = [(clause, term) for clause in self.of.own_rules() for term in terms if self._uses(clause, term)]
        near = [term for _, term in [*explained, *used] if term]
        said: list[Term] = []
        for clause, term in self._shuffled(explained if here else used):
            if term in said or (not here and term in [one for _, one in explained]):
                continue
            said += [term] if term else []
            if term is None or _named(term, term):
                continue
            fit = [one for one in terms if not _within(one, term) and not _named(one, term)]
            choices, right = self._mixed(term.name, self._others(fit, near))
            yield Drawn(self._question("term", choices, right, (clause,), term.means, means=term.means))

    def _uses(self, clause: str, term: Term) -> bool:
        return all(uses(self.books[lang][clause].text, term.name[lang], lang) for lang in LANGUAGES)

    def gaps(self) -> Iterator[Drawn]:
        """A number that is left out of a sentence."""
        found = []
        for at, texts in self.of.alone():
            counted = {lang: numbers(texts[lang], lang) for lang in LANGUAGES}
            once = [n for n in counted["en"] if all(counted[lang].count(n) == 1 for lang in LANGUAGES)]
            found += [(at, texts, once)] if once else []
        for at, texts, once in self._shuffled(found):
            number = self.luck.choice(once)
            choices, right = self._counted(int(number), 1, 10**6, map(int, numbers(texts["en"], "en")))
            gap = {lang: without(texts[lang], number, lang) for lang in LANGUAGES}
            yield Drawn(self._question("gap", choices, right, _clause_of(at), sentence=gap), at, NOWHERE, at)

    def words(self) -> Iterator[Drawn]:
        """A term that is left out of a sentence."""
        terms = terms_of(self.match.game)
        gaps = [(at, term, _gap(texts, term)) for at, texts in self.of.alone() for term in terms]
        gaps = [one for one in gaps if all(one[2].values()) and len(one[2]["en"]) >= TELLING]
        near = [term for _, term, _ in gaps]
        asked: list[tuple[int, frozenset[Place], Term, Texts]] = []
        for at, term, gap in self._shuffled(gaps):
            asked.append((sum(one is term for _, _, one, _ in asked), at, term, gap))
        for _, at, term, gap in sorted(asked, key=lambda one: one[0]):  # every term once before one comes again
            fit = [
                one for one in terms if not any(one.name[lang].casefold() in gap[lang].casefold() for lang in LANGUAGES)
            ]
            fit = [one for one in fit if not (_within(one, term) or _named(one, term) or _named(term, one))]
            choices, right = self._mixed(term.name, self._others(fit, near))
            yield Drawn(self._question("word", choices, right, _clause_of(at), sentence=gap), at, NOWHERE, at)

    def _others(self, fit: Sequence[Term], near: Sequence[Term]) -> list[Texts]:
        """The names of other terms: most of them of this chapter."""
        found = self._shuffled(one for k, one in enumerate(near) if one in fit and one not in near[:k])[: CHOICES - 2]
        found += self._shuffled(one for one in fit if one not in found)[: CHOICES - 1 - len(found)]
        return [one.name for one in found]

    def sentences(self) -> Iterator[Drawn]:
        """In which clause a sentence stands: first one sentence of each clause, then another one of each."""
        passages = [[(clause, *one) for one in self.of.passages(clause)] for clause in self.of.own_rules()]
        for turn in range(max(map(len, passages), default=0)):
            for clause, at, texts in self._shuffled(said[turn] for said in passages if turn < len(said)):
                keys = sorted([clause, *self._neighbours(clause)], key=labels.sort_key)
                choices = [
                    Choice(one, {lang: f"{one} {self.books[lang][one].title}" for lang in LANGUAGES}) for one in keys
                ]
                question = self._question("sentence", choices, clause, (clause,), sentence=texts)
                yield Drawn(question, NOWHERE, at, at)

    def says(self) -> Iterator[Drawn]:
        """What a clause says: its own text among those of its neighbours."""
        for clause in self._shuffled(self.of.own_rules()):
            if not is_whole(self.of.begins(clause)):
                continue
            wrong = [one for one in self._neighbours(clause) if not self.of.shown(one) & self.hidden]
            choices, right = self._mixed(self.of.begins(clause), [self.of.begins(one) for one in wrong])
            title = {lang: self.books[lang][clause].title for lang in LANGUAGES}
            number = dict.fromkeys(LANGUAGES, clause)
            shows = frozenset[Place]().union(*(self.of.shown(one) for one in (clause, *wrong)))
            question = self._question("says", choices, right, (clause,), clause=number, title=title)
            yield Drawn(question, NOWHERE, shows, self.of.shown(clause))

    def rows(self) -> Iterator[Drawn]:
        """What a list says of one of its things."""
        listed = {clause: [rows(self.books[lang][clause].text) for lang in LANGUAGES] for clause in self.of.own_rules()}
        lines = [
            (clause, [dict(zip(LANGUAGES, one, strict=True)) for one in zip(*said, strict=True)])
            for clause, said in listed.items() if len({len(of) for of in said}) == 1
        ]  # fmt: skip
        for clause, line in self._shuffled((clause, line) for clause, of in lines for line in of):
            names, right = ({lang: line[lang][k] for lang in LANGUAGES} for k in (0, 1))
            others = [
                {lang: one[lang][1] for lang in LANGUAGES} for known, of in lines if known == clause for one in of
            ]
            wrong = _different([text for text in others if text != right], right)
            # What two things have alike tells nothing of either.
            if others.count(right) > 1 or len(wrong) < CHOICES - 1:
                continue
            choices, letter = self._mixed(right, self._shuffled(wrong)[: CHOICES - 1])
            number = dict.fromkeys(LANGUAGES, clause)
            title = {lang: self.books[lang][clause].title for lang in LANGUAGES}
            yield Drawn(self._question("row", choices, letter, (clause,), clause=number, title=title, name=names))

    def foreign(self) -> Iterator[Drawn]:
        """Which of some sentences is of another chapter."""
        own = self._shuffled(one for clause in self.of.own_rules() for one in self.of.passages(clause))
        order = list(self.books["en"])
        places = {self.books["en"].chapter_of(clause): order.index(clause) for clause in self.rules}
        nearest = sorted(places, key=lambda one: abs(places[one] - places.get(self.chapter, 0)))[1:5]
        strange = [
            one for clause in self.rules if self.books["en"].chapter_of(clause) in nearest
            for one in self.of.passages(clause)
        ]  # fmt: skip
        while len(own) >= CHOICES - 1 and strange:
            there, (at, other) = [own.pop() for _ in range(CHOICES - 1)], self.luck.choice(strange)
            choices, right = self._mixed(other, [texts for _, texts in there])
            title = {lang: self.books[lang][self.chapter].title for lang in LANGUAGES}
            clauses = (*dict.fromkeys(clause for of, _ in there for clause in _clause_of(of)), *_clause_of(at))
            shows = at.union(*(of for of, _ in there))
            yield Drawn(self._question("foreign", choices, right, clauses, title=title), NOWHERE, shows)

    def _neighbours(self, clause: str) -> list[str]:
        """Other clauses with a text of their own: of this chapter, as far as it has them."""
        own = self.of.begins(clause)
        fit = [one for one in self.rules if self.of.begins(one) != own and is_whole(self.of.begins(one))]
        found = self._shuffled(one for one in fit if one in self.own)[: CHOICES - 1]
        return found + self._shuffled(one for one in fit if one not in self.own)[: CHOICES - 1 - len(found)]


def _listed(text: str, name: str) -> dict[str, str]:
    """What each reading of a parameter says, by its value; a list of several parameters names them in brackets.

    >>> _listed("- **`a`** (default for `x`): One.\\n- `b` (`x`): Two.\\n- `b` (`y`): Other.", "x")
    {'a': 'One.', 'b': 'Two.'}
    """
    found = {}
    for value, note, said in _READING.findall(text):
        names = re.findall(r"`(\w+)`", note)
        if name in names or (value not in found and not names):
            found[value] = said
    return found


def _different(texts: Iterable[Texts], right: Texts) -> list[Texts]:
    """The texts without those that are alike in one of the languages."""
    found = [right]
    for text in texts:
        if all(text[lang] not in [one[lang] for one in found] for lang in LANGUAGES):
            found.append(text)
    return found[1:]


def _gap(texts: Texts, term: Term) -> Texts:
    return {lang: left_out(texts[lang], term.name[lang], lang) for lang in LANGUAGES}


def _clause_of(at: Iterable[Place]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for clause, _ in at))


def _within(term: Term, other: Term) -> bool:
    """Whether one of two names is a part of the other one."""
    names = [(term.name[lang].casefold(), other.name[lang].casefold()) for lang in LANGUAGES]
    return any(one in two or two in one for one, two in names)


def _named(term: Term, other: Term) -> bool:
    """Whether a term's name stands in what is said of another one."""
    return any(term.name[lang].casefold() in other.means[lang].casefold() for lang in LANGUAGES)
