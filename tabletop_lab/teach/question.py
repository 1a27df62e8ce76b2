"""One question about the rules, its answers, and a sheet of questions; the engine decides whether an answer is right.

The kinds of question are in question_kinds.py; questions.py takes them from a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.asked import no_reason
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.refusal import Refusal
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.trace import BEGINNING

from .sentences import sentences

if TYPE_CHECKING:
    from tabletop_lab.engine.language.rulebook import Clause
    from tabletop_lab.engine.match.match import Match

OF_THE_TEXT = ("says", "sentence", "foreign", "gap", "word", "row", "number", "term", "reading")
"""The kinds of question that a rulebook alone answers (of_the_text.py)."""
RECENT = 3
"""How many of the latest events that a seat saw belong to its question."""

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: `key` is passed to `check` (an option's label, a clause, or a letter)."""

    key: str
    texts: Texts

    def text(self, lang: str | None = None) -> str:
        """The answer in words."""
        return self.texts[known_language(lang)]


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one seat at one step of a match.

    `kind`: 'legal' (choose all that are), 'refused' (which clause forbids), 'next' (what happens), 'clause' (which
    clause decides), one of `OF_THE_TEXT`, 'move' or 'amount' (see exercises.py), or one of the game's own
    (`Presentation.questions`), of which `many` says whether several answers may be right, and `why(key)` why a
    wrong one is. `clauses` belong to the explanation. `match` is at the position and must not be played on.
    """

    kind: str
    player: str
    step: int
    asked: Texts
    choices: tuple[Choice, ...]
    clauses: tuple[str, ...]
    match: Match
    judge: Callable[[str], bool] = field(repr=False)
    remarks: Texts = field(default_factory=dict)
    many: bool = False
    why: Callable[[str], Refusal | None] = no_reason

    @property
    def several(self) -> bool:
        """Whether more than one answer may be right."""
        return self.many or self.kind == "legal"

    @property
    def right(self) -> tuple[str, ...]:
        """The keys the engine finds right."""
        return tuple(choice.key for choice in self.choices if self.judge(choice.key))

    def check(self, chosen: object) -> bool:
        """Whether these keys are right (if several may be: exactly these); TabletopError for other keys."""
        given = [chosen] if isinstance(chosen, str | int) else list(chosen)  # type: ignore[call-overload]
        keys = {str(key) for key in given}
        known = [choice.key for choice in self.choices]
        if strange := sorted(keys - set(known)):
            there = ", ".join(known)
            raise TabletopError(localized("no_answer", "call", name="answer", given=echo(strange[0]), known=there))
        if not self.several:
            return len(keys) == 1 and self.judge(*keys)
        return all((key in keys) == self.judge(key) for key in known)

    def text(self, lang: str | None = None) -> str:
        """The question as a sentence."""
        return self.asked[known_language(lang)]

    def context(self, lang: str | None = None) -> str:
        """Who is asked, and what that seat saw happen last: enough to answer without the answer."""
        if self.kind in OF_THE_TEXT:
            return ""
        words, decision = self.match.words(lang), self.match.decision
        parts = [words("question-you-are", player=self.player)]
        if self.kind == "clause":
            return parts[0]
        if self.kind == "next" and decision is not None:
            parts.append(decision.text(lang))
        if events := [entry.text(lang) for entry in recent(self.match, self.player)]:
            parts.append(words("question-before", events=" ".join(events)))
        return " ".join(parts)

    def position(self, lang: str | None = None) -> str:
        """The position in words, as the asked seat knows it, without what can be chosen; '' where none is needed."""
        return "" if self.kind in ("clause", *OF_THE_TEXT) else self.match.alt_text(self.player, lang, asked=False)

    def explanation(self, lang: str | None = None) -> str:
        """The right answer, why, and the clauses' text in the rulebook."""
        words, book = self.match.words(lang), self.match.rulebook(lang)
        right = words.join(c.text(lang) for c in self.choices if c.key in self.right)
        parts = [words("question-right", choices=right), self.remarks.get(known_language(lang), "")]
        for clause in self.clauses:
            parts.append(_clause_in_a_line(book[clause]) if clause in book else clause)
        return "\n".join(part for part in parts if part)

    def to_text(self, lang: str | None = None, number: int = 1, answers: bool = False) -> str:
        """The question as plain text for a worksheet; with `answers` also the explanation."""
        box = "☐" if self.several else "○"
        lines = [
            self.match.words(lang)("question-heading", number=number),
            self.context(lang),
            self.position(lang),
            self.text(lang),
        ]
        lines += [f"  {box} {shown(choice, lang)}" for choice in self.choices]
        lines += [self.explanation(lang)] if answers else []
        return "\n".join(line for line in lines if line) + "\n"


def shown(choice: Choice, lang: str) -> str:
    """An answer as the worksheet shows it: with its key first if that is a letter, a number or a code.

    A key that is words of its own, or that the text begins with, would only say the same twice.

    >>> shown(Choice("2", {"en": "2 Research"}), "en"), shown(Choice("a", {"en": "P2 walks."}), "en")
    ('2 Research', 'a  P2 walks.')
    >>> shown(Choice("town", {"en": "the town"}), "en"), shown(Choice("stop", {"en": "none"}), "en")
    ('the town', 'none')
    >>> shown(Choice("search T5(2,2)", {"ko": "T5(2,2)의 토큰 탐색하기"}), "ko")
    'T5(2,2)의 토큰 탐색하기'
    """
    text, key = choice.text(lang), choice.key
    is_words = len(key) > 1 and (" " in key or not any(letter.isdigit() for letter in key))
    return text if is_words or text.startswith(key) else f"{key}  {text}"


class Questions(Sequence[Question]):
    """The questions of a worksheet; `to_text` writes them with the answers at the end."""

    def __init__(self, items: Iterable[Question], lang: str) -> None:
        self._items, self.lang = list(items), lang

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, index: Any) -> Any:
        return self._items[index]

    def to_text(self, lang: str | None = None, answers: bool = True) -> str:
        """A worksheet: all questions, then (if wanted) all answers with their clauses."""
        lang = lang or self.lang
        parts = [q.to_text(lang, k) for k, q in enumerate(self, 1)]
        if answers and self._items:
            parts.append(self[0].match.words(lang)("question-answers") + "\n")
            parts += [f"{k}. {q.explanation(lang)}\n" for k, q in enumerate(self, 1)]
        return "\n".join(parts)


def _clause_in_a_line(clause: Clause) -> str:
    """A clause with its text; of a reading what is said of it, without the list."""
    text = " ".join(sentences(clause.text)) if clause.kind == "reading" else clause.text
    return f"{clause.id} {clause.title}{'' if clause.title.endswith('?') else ':'} {text}"


def recent(match: Match, player: str) -> list[Any]:
    """The latest things that a player saw happen, whoever did them: the last of them led to the present position.

    That a match begins from a position is none of them: its sentence is the position, which is told or shown itself.
    """
    known = match.trace.for_player(player)
    return [entry for entry in known if entry.kind == "event" and entry.name != BEGINNING][-RECENT:]
