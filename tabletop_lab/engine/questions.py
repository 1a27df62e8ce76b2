"""Questions about the rules, made from positions of a match and answered by the engine itself.

Every question is put to one seat and says nothing that seat may not know. No widget lives here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import labels
from .clause import tagged_functions
from .decision import NATURE, Decision
from .errors import Fault, TabletopError
from .state import MODERATOR, Viewer
from .words import LANGUAGES

if TYPE_CHECKING:
    from .match import Match

KINDS = ("legal", "refused", "next", "clause")
CHOICES = 4
"""How many answers a question with one right answer has, where there are that many."""
MOST = 9
"""Questions that ask for everything legal show no more choices than this."""
TRIED = 40
RECENT = 3
NAMES = "abcdefgh"

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: `key` is what `check` is given (an option's label, a clause, or a letter)."""

    key: str
    texts: Texts

    def text(self, lang: str = "en") -> str:
        """The answer in words."""
        return self.texts[lang]


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one seat at one step of a match.

    `kind`: 'legal' (choose all that are), 'refused' (which clause forbids), 'next' (what happens), 'clause' (which
    clause decides). `clauses` are those of the explanation. `match` stands at the position and is not to be played.
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

    @property
    def several(self) -> bool:
        """Whether more than one answer may be right."""
        return self.kind == "legal"

    @property
    def right(self) -> tuple[str, ...]:
        """The keys the engine finds right."""
        return tuple(choice.key for choice in self.choices if self.judge(choice.key))

    def check(self, chosen: object) -> bool:
        """Whether exactly these keys (one or several) are right; TabletopError for a key the question does not have."""
        given = [chosen] if isinstance(chosen, str | int) else list(chosen)  # type: ignore[call-overload]
        keys = {str(key) for key in given}
        known = [choice.key for choice in self.choices]
        if strange := sorted(keys - set(known)):
            raise TabletopError(Fault("answer", f"{strange[0]!r} is none of the answers"[:80], ", ".join(known)))
        return all((key in keys) == self.judge(key) for key in known)

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        return self.asked[lang]

    def context(self, lang: str = "en") -> str:
        """Who is asked, and what that seat saw happen last: enough to answer without the answer."""
        words, decision = self.match.words(lang), self.match.decision
        parts = [words("question-you-are", player=self.player)]
        if self.kind == "clause":
            return parts[0]
        if self.kind == "next" and decision is not None:
            parts.append(decision.text(lang))
        if events := [entry.text(lang) for entry in recent(self.match, self.player)]:
            parts.append(words("question-before", events=" ".join(events)))
        return " ".join(parts)

    def position(self, lang: str = "en") -> str:
        """The position in words, as the asked seat knows it, without what can be chosen; '' where none is needed."""
        return "" if self.kind == "clause" else self.match.alt_text(self.player, lang, asked=False)

    def explanation(self, lang: str = "en") -> str:
        """The right answer, why, and the clauses' text in the rulebook."""
        words, book = self.match.words(lang), self.match.rulebook(lang)
        right = words.join(c.text(lang) for c in self.choices if c.key in self.right)
        parts = [words("question-right", choices=right), self.remarks.get(lang, "")]
        for clause in self.clauses:
            parts.append(f"{clause} {book[clause].title}: {book[clause].text}" if clause in book else clause)
        return "\n".join(part for part in parts if part)

    def to_text(self, lang: str = "en", number: int = 1, answers: bool = False) -> str:
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
    """An answer as it stands on a sheet: its key where the words do not begin with it.

    >>> shown(Choice("2", {"en": "2 Research"}), "en"), shown(Choice("a", {"en": "P2 walks."}), "en")
    ('2 Research', 'a  P2 walks.')
    """
    text = choice.text(lang)
    return text if text.startswith(choice.key) else f"{choice.key}  {text}"


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


def questions(
    match: Match,
    n: int = 5,
    seed: int = 0,
    lang: str | None = None,
    viewer: Viewer = None,
    kinds: Sequence[str] = KINDS,
) -> Questions:
    """Up to `n` questions from the positions of a match; the same seed gives the same questions in every language.

    `viewer`: the seat that is asked (then only positions are used whose question this seat may see); None asks in each
    position whoever decides there. Fewer than `n` when the match has not been played far enough.

    >>> from tabletop_lab.engine import Match
    >>> match = Match("fourteen_nights", players=3, seed=7).run("random", until=30)
    >>> sheet = questions(match, 3, kinds=["legal"])
    >>> [question.check(question.right) for question in sheet]
    [True, True, True]
    """
    if unknown := [kind for kind in kinds if kind not in KINDS] or ([] if kinds else [""]):
        raise TabletopError(Fault("kinds", f"there is no kind {unknown[0]!r} of question"[:80], ", ".join(KINDS)))
    if viewer is not None and viewer != MODERATOR and viewer not in match.players:
        raise TabletopError(Fault("viewer", f"there is no seat {viewer!r}"[:60], ", ".join(match.players)))
    if lang is not None and lang not in LANGUAGES:
        raise TabletopError(Fault("lang", f"there is no language {lang!r}"[:60], ", ".join(LANGUAGES)))
    return Questions(_made(match, n, seed, viewer, kinds), lang or match.lang)


def _made(match: Match, n: int, seed: int, viewer: Viewer, kinds: Sequence[str]) -> Iterator[Question]:
    luck = random.Random(f"questions {seed}")
    moments = [moment for moment in match.moments if moment <= match.step]
    makers = {"legal": _legal, "refused": _refused, "next": _next, "clause": _clause}
    asked: set[tuple[str, str]] = set()
    found, idle = 0, 0
    while found < n and idle < len(kinds):
        kind = kinds[(found + idle) % len(kinds)]
        order = luck.sample(moments, len(moments))[:TRIED]
        question = None
        for moment in order:
            question = _at(match, moment, viewer, makers[kind], luck)
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
    """A question at one moment, if the asked seat may see what is decided there."""
    here = match.branch().goto(moment)
    decision = here.decision
    if decision is None or decision.player == NATURE:
        return None
    asked = decision.player if viewer in (None, MODERATOR) else str(viewer)
    if here.shown_decision(asked) is None:
        return None
    made: Question | None = make(here, match, decision, asked, luck)
    return made


def recent(match: Match, player: str) -> list[Any]:
    """The last things that happened to a player before the present step, as the player knows them."""
    entries = match.trace.for_player(player)
    own = [e for e in entries if e.kind == "event" and e.step < match.step and e.facts.get("player") == player]
    return own[-RECENT:]


# --- the four kinds ------------------------------------------------------------------------------------------------


def _texts(say: Callable[[str], str]) -> dict[str, str]:
    return {lang: say(lang) for lang in LANGUAGES}


def _finds(decision: Decision, key: str) -> bool:
    """Whether the engine takes this choice."""
    try:
        labels.find(decision.options, key)
    except LookupError:
        return False
    return True


def _legal(here: Match, _: Match, decision: Decision, asked: str, luck: random.Random) -> Question | None:
    if not 1 <= len(decision.options) <= MOST - 1:
        return None
    refused = {r.label: r for r in decision.refused() if not _finds(decision, r.label)}
    wrong = list(refused)
    wrong = luck.sample(wrong, min(len(wrong), MOST - len(decision.options)))
    if not wrong:
        return None
    options = {labels.label(o): o for o in decision.options} | {name: refused[name].option for name in wrong}
    ordered = sorted(options, key=lambda name: labels.sort_key(options[name]))
    choices = tuple(Choice(k, _texts(lambda lang, k=k: decision.option_text(options[k], lang))) for k in ordered)  # type: ignore[misc]

    def remarks(lang: str) -> str:
        words = here.words(lang)
        said = [
            words("question-wrong-choice", option=decision.option_text(r.option, lang), reason=r.text(lang))
            + (f" [{r.clause}]" if r.clause else "")
            for r in (refused[name] for name in wrong)
        ]
        return "\n".join(said)

    clauses = dict.fromkeys([*decision.clauses[:1], *(refused[n].clause for n in wrong if refused[n].clause)])
    question = _texts(lambda lang: f"{decision.text(lang)} {here.words(lang)('question-legal')}")
    return Question(
        "legal", asked, here.step, question, choices, tuple(clauses), here,
        lambda key: _finds(decision, key), _texts(remarks),
    )  # fmt: skip


def _refused(here: Match, _: Match, decision: Decision, asked: str, luck: random.Random) -> Question | None:
    clauses_of: dict[str, set[str]] = {}
    reasons = decision.refused()
    for refusal in reasons:
        clauses_of.setdefault(refusal.label, set()).add(refusal.clause)
    fit = [r for r in reasons if r.clause and len(clauses_of[r.label]) == 1 and not _finds(decision, r.label)]
    if not fit:
        return None
    refusal = luck.choice(fit)
    near = [*decision.clauses, *(r.clause for r in reasons)]
    choices = _clauses(here, refusal.clause, near, {refusal.clause}, luck)
    if choices is None:
        return None

    def judge(key: str) -> bool:
        return {r.clause for r in decision.refused() if r.label == refusal.label} == {key}

    def ask(lang: str) -> str:
        option = decision.option_text(refusal.option, lang)
        return f"{decision.text(lang)} {here.words(lang)('question-refused', option=option)}"

    return Question(
        "refused", asked, here.step, _texts(ask), choices, (refusal.clause,), here, judge, _texts(refusal.text)
    )


def _next(here: Match, match: Match, decision: Decision, asked: str, luck: random.Random) -> Question | None:
    """What follows a choice up to the next choice or chance: what chance brings is nobody's to know."""
    done = next((a for a in match.answers[here.step : here.step + 1] if not a.is_chance), None)
    options = list(decision.options[:24])
    if done is None or len(options) < 2 or not _finds(decision, done.label):
        return None
    if done.label not in {labels.label(o) for o in options}:
        options.append(decision.find(done.label))
    mine = follows(here, done.label, asked)
    others: dict[str, Texts] = {}
    for option in luck.sample(options, len(options)):
        name = labels.label(option)
        if name != done.label and len(others) < CHOICES - 1:
            other = follows(here, name, asked)
            if all(other[lang] not in {mine[lang], *(t[lang] for t in others.values())} for lang in LANGUAGES):
                others[name] = other
    if not others or not all(mine.values()):
        return None
    names = luck.sample([done.label, *others], len(others) + 1)
    choices = tuple(Choice(k, {**others, done.label: mine}[name]) for k, name in zip(NAMES, names, strict=False))
    value = decision.find(done.label)

    def judge(key: str) -> bool:
        return {c.key: c for c in choices}[key].texts == follows(here, done.label, asked)

    def ask(lang: str) -> str:
        choice = decision.option_text(value, lang)
        return here.words(lang)("question-next", player=decision.player, choice=choice)

    after = _played(here, done.label)
    told = [e for e in after.trace.for_player(asked) if e.kind == "event" and e.step > here.step and e.clauses]
    cited = [e.clauses[0] for e in told if e.facts.get("player", decision.player) == decision.player][-1:]
    clauses = tuple(dict.fromkeys([*cited, *decision.clauses[:1]]))[:2]
    remarks = _texts(lambda lang: " ".join(e.text(lang) for e in told))
    return Question("next", asked, here.step, _texts(ask), choices, clauses, here, judge, remarks)


def _played(here: Match, choice: str) -> Match:
    other = here.branch()
    other.chance = "ask"
    return other.play(choice)


def follows(here: Match, choice: str, viewer: Viewer) -> Texts:
    """What a seat sees follow from a choice, up to the next choice or chance, beyond the choice itself."""
    after = _played(here, choice)
    decision = here.decision
    assert decision is not None
    value = decision.find(choice)

    def tell(lang: str) -> str:
        words = here.words(lang)
        said = decision.option_text(value, lang)
        entries = [e for e in after.trace.for_player(viewer) if e.kind == "event" and e.step > here.step]
        # What only repeats the choice would give the answer away.
        events = [text for e in entries if said not in (text := e.text(lang)) and _space_after(said, text)]
        then = after.decision
        if then is None:
            events.append(words("question-end"))
        elif then.player == NATURE:
            events.append(words.prompt(then))
        elif after.shown_decision(viewer) is None:
            events.append(words("question-secret", player=then.player))
        else:
            events.append(words("question-asked", player=then.player, prompt=then.text(lang)))
        return " ".join(events)

    return _texts(tell)


def _space_after(said: str, text: str) -> bool:
    """Whether a sentence does not name the chosen thing with a counter between number and name ("2번 조사하기")."""
    parts = said.split(" ", 1)
    return not (len(parts) == 2 and parts[0].isdigit() and f"{parts[0]}번 {parts[1]}" in text)


def _clause(here: Match, _: Match, decision: Decision, asked: str, luck: random.Random) -> Question | None:
    """Which clause decides something that happened not long before the moment."""
    entries = here.trace.for_player(asked)
    told = [e for e in entries[-30:] if e.kind == "event" and e.clauses] or [e for e in entries[-30:] if e.clauses]
    if not told:
        return None
    entry = luck.choice(told)
    near = [c for e in entries[-60:] for c in e.clauses]
    choices = _clauses(here, entry.clauses[0], near, set(entry.clauses), luck)
    if choices is None:
        return None

    def judge(key: str) -> bool:
        return bool(entry.clauses[0] == key)

    question = _texts(lambda lang: here.words(lang)("question-clause", what=entry.text(lang)))
    return Question("clause", asked, here.step, question, choices, entry.clauses[:1], here, judge)


def _clauses(
    here: Match, right: str, near: Iterable[str], also: set[str], luck: random.Random
) -> tuple[Choice, ...] | None:
    """The right clause among others that are not at work here: neighbours of it first, then the rest of the book."""
    books = {lang: here.rulebook(lang) for lang in LANGUAGES}
    rules = [c.id for c in books["en"].values() if c.kind in ("rule", "house")]
    rules = rules or sorted({c for _, _, ids in tagged_functions(here.game) for c in ids})
    chapter = right.rpartition(".")[0]
    close = [c for c in dict.fromkeys([*near, *(c for c in rules if chapter and c.startswith(chapter + "."))])]
    wrong: list[str] = []
    for pool in (close, rules):
        fit = [c for c in dict.fromkeys(pool) if c not in also and c not in wrong and (c in rules)]
        wrong += luck.sample(fit, min(len(fit), (2 if pool is close else CHOICES - 1) - len(wrong)))
    if not wrong:
        return None
    ids = sorted([right, *wrong], key=labels.sort_key)

    def title(clause: str, lang: str) -> str:
        return f"{clause} {books[lang][clause].title}" if clause in books[lang] else clause

    return tuple(Choice(c, _texts(lambda lang, c=c: title(c, lang))) for c in ids)  # type: ignore[misc]
