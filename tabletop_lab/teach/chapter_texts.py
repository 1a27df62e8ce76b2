"""The texts of a rulebook's chapter in two languages, sentence by sentence, for questions on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop_lab.engine.language.languages import LANGUAGES

from .sentences import LONGEST, beginning, leans, paired, sentences, stands_alone

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

    from .question import Texts

Place = tuple[str, int]
"""A sentence of the rulebook: the clause, and which of its sentences."""


class ChapterTexts:
    """The clauses of a chapter (`own`), those of the whole book that are rules (`rules`), and their sentences.

    A chapter without clauses is its own clause.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> texts = ChapterTexts(tl.Match(Market), "LM-1")
    >>> texts.own, [said["en"] for _, said in texts.sentences("LM-1.3")]
    (['LM-1.1', 'LM-1.2', 'LM-1.3'], ['A game takes ten minutes.', 'Nothing in the play depends on this.'])
    """

    def __init__(self, match: Match, chapter: str) -> None:
        self.books = {lang: match.rulebook(lang) for lang in LANGUAGES}
        book = self.books["en"]
        self.own = [one for one in book if book.chapter_of(one) == chapter and book[one].kind != "chapter"] or [chapter]
        self.rules = [one for one, clause in book.items() if clause.kind not in ("chapter", "reading")]
        self.rules += [chapter] if self.own == [chapter] else []
        self._paired: dict[str, list[tuple[frozenset[Place], Texts]]] = {}

    def sentences(self, clause: str) -> list[tuple[frozenset[Place], Texts]]:
        """The sentences of a clause in both languages; where one language has two for one of the other, both."""
        if clause not in self._paired:
            said = {lang: sentences(self.books[lang][clause].text) for lang in LANGUAGES}
            self._paired[clause] = [
                (
                    frozenset((clause, k) for k in left),
                    {
                        lang: " ".join(said[lang][k] for k in of)
                        for lang, of in zip(LANGUAGES, (left, right), strict=True)
                    },
                )
                for left, right in paired(*said.values())
            ]
        return self._paired[clause]

    def own_rules(self) -> list[str]:
        """The clauses of the chapter that are no readings."""
        return [clause for clause in self.own if clause in self.rules]

    def alone(self) -> list[tuple[frozenset[Place], Texts]]:
        """The sentences of the chapter's rules that say something alone, in both languages."""
        return [one for clause in self.own_rules() for one in self.sentences(clause) if is_alone(one[1])]

    def passages(self, clause: str) -> list[tuple[frozenset[Place], Texts]]:
        """The sentences of a clause, each with those behind it that lean upon it."""
        found: list[tuple[frozenset[Place], Texts]] = []
        whole = True
        for at, texts in self.sentences(clause):
            if not found or not any(leans(texts[lang], lang) for lang in LANGUAGES):
                found.append((at, texts))
                whole = True
                continue
            before, said = found[-1]
            longer = {lang: f"{said[lang]} {texts[lang]}" for lang in LANGUAGES}
            # What is too long stays as it is, and so does what follows upon the sentence that is left out.
            whole = whole and (is_alone(longer) or not is_alone(said))
            if whole:
                found[-1] = before | at, longer
        return [one for one in found if is_alone(one[1])]

    def begins(self, clause: str) -> Texts:
        """How a clause begins; empty where it has no sentence."""
        texts = {lang: beginning(self.books[lang][clause].text) for lang in LANGUAGES}
        return texts if all(texts.values()) else {}

    def shown(self, clause: str) -> frozenset[Place]:
        """The sentences with which a clause begins where its text is shown."""
        texts = self.books["en"][clause].text
        begun = beginning(texts)
        return frozenset((clause, k) for k, one in enumerate(sentences(texts)) if one in begun)


def is_whole(texts: Texts) -> bool:
    """Whether the beginning of a clause can be shown: it is there, ends, and is not too long."""
    return bool(texts) and all(not text.endswith(":") and len(text) <= LONGEST for text in texts.values())


def is_alone(texts: Texts) -> bool:
    """Whether a sentence says something alone in every language."""
    return all(stands_alone(texts[lang], lang) for lang in LANGUAGES)
