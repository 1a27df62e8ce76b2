"""The kinds of question: what is legal, why not, what happens next, which clause decides.

Each maker returns a question to one seat about one position, or None if the position has none of its kind.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.clause import tagged_functions
from tabletop_lab.engine.core.question import NATURE, Decision
from tabletop_lab.engine.core.visibility import HIDDEN, Viewer
from tabletop_lab.engine.language.languages import LANGUAGES

from .question import Choice, Question, Texts

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

CHOICES = 4
"""How many answers a question with one right answer has, if there are that many."""
MOST = 9
"""Questions that ask for everything legal have no more choices than this."""
NAMES = "abcdefgh"
_WORD = re.compile(r"[A-Za-z]{2,}[0-9]*|[A-Za-z]?[0-9][0-9,]*|[가-힣]{2,}")


@dataclass(frozen=True, slots=True)
class Draw:
    """What a question is drawn with.

    `asked`: clauses that are not asked for again. `places`: where the one right answer is put, the wanted place first;
    without them clauses stay in the order of the book. `named`: a person wants this choice asked about, and a chance
    that it leads to may be named after it (chores bring a chores card); a quiz does not ask what needs no rule.
    """

    luck: random.Random
    asked: AbstractSet[str] = frozenset()
    places: Sequence[int] = ()
    named: bool = False

    def mixed(self, right: str, wrong: Sequence[str]) -> list[str]:
        """The answers in a mixed order, the right one at the wanted place."""
        order = self.luck.sample(wrong, len(wrong))
        place = next((place for place in self.places if place <= len(wrong)), self.luck.randint(0, len(wrong)))
        return [*order[:place], right, *order[place:]]


def _texts(say: Callable[[str], str]) -> dict[str, str]:
    return {lang: say(lang) for lang in LANGUAGES}


def _finds(decision: Decision, key: str) -> bool:
    """Whether the engine accepts this choice."""
    try:
        labels.find(decision.options, key)
    except LookupError:
        return False
    return True


def _ended(text: str) -> str:
    """A sentence with its stop, so that another one may follow.

    >>> _ended("What does P1 do? Actions left: 2"), _ended("Where to?")
    ('What does P1 do? Actions left: 2.', 'Where to?')
    """
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _legal(here: Match, _: Match, decision: Decision, asked: str, draw: Draw) -> Question | None:
    if not 1 <= len(decision.options) <= MOST - 1:
        return None
    refused = {r.label: r for r in decision.refused() if not _finds(decision, r.label)}
    wrong = list(refused)
    wrong = draw.luck.sample(wrong, min(len(wrong), MOST - len(decision.options)))
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
    question = _texts(lambda lang: f"{_ended(decision.text(lang))} {here.words(lang)('question-legal')}")
    return Question(
        "legal", asked, here.step, question, choices, tuple(clauses), here,
        lambda key: _finds(decision, key), _texts(remarks),
    )  # fmt: skip


def _refused(here: Match, _: Match, decision: Decision, asked: str, draw: Draw) -> Question | None:
    clauses_of: dict[str, set[str]] = {}
    reasons = decision.refused()
    for refusal in reasons:
        clauses_of.setdefault(refusal.label, set()).add(refusal.clause)
    fit = [r for r in reasons if r.clause and len(clauses_of[r.label]) == 1 and not _finds(decision, r.label)]
    fit = [r for r in fit if r.clause not in draw.asked]
    if not fit:
        return None
    refusal = draw.luck.choice(fit)
    near = [*decision.clauses, *(r.clause for r in reasons)]
    choices = _clauses(here, refusal.clause, near, {refusal.clause}, draw)
    if choices is None:
        return None

    def judge(key: str) -> bool:
        return {r.clause for r in decision.refused() if r.label == refusal.label} == {key}

    def ask(lang: str) -> str:
        option = decision.option_text(refusal.option, lang).removesuffix(".")  # the question has its own mark
        return f"{_ended(decision.text(lang))} {here.words(lang)('question-refused', option=option)}"

    return Question(
        "refused", asked, here.step, _texts(ask), choices, (refusal.clause,), here, judge, _texts(refusal.text)
    )


def _next(here: Match, match: Match, decision: Decision, asked: str, draw: Draw) -> Question | None:
    """Ask what follows a choice, up to the next choice or chance: nobody can know what a chance brings."""
    done = next((a for a in match.answers[here.step : here.step + 1] if not a.is_chance), None)
    options = list(decision.options[:24])
    if done is None or len(options) < 2 or not _finds(decision, done.label):
        return None
    if done.label not in {labels.label(o) for o in options}:
        options.append(decision.find(done.label))
    mixed = draw.luck.sample(options, len(options))
    mine = follows(here, done.label, asked, draw.named)
    if not all(mine.values()) or not (draw.named or can_be_known(here, done.label, asked)):
        return None
    others: dict[str, Texts] = {}
    for option in mixed:
        name = labels.label(option)
        if name != done.label and len(others) < CHOICES - 1:
            other = follows(here, name, asked, draw.named)
            if not any(_one_in_the_other(other[lang], t[lang]) for t in (mine, *others.values()) for lang in LANGUAGES):
                others[name] = other
    if not others:
        return None
    names = draw.mixed(done.label, list(others))
    choices = tuple(Choice(k, {**others, done.label: mine}[name]) for k, name in zip(NAMES, names, strict=False))
    value = decision.find(done.label)

    def judge(key: str) -> bool:
        return {c.key: c for c in choices}[key].texts == follows(here, done.label, asked, draw.named)

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


def can_be_known(here: Match, choice: str, viewer: Viewer) -> bool:
    """Whether a seat can know what a choice brings: not where it turns up something that was hidden from it."""
    return not _comes_to_light(here.view(viewer).as_dict(), _played(here, choice).view(viewer).as_dict())


def _comes_to_light(before: object, after: object) -> bool:
    """Whether something that was hidden lies open at the same place.

    >>> _comes_to_light({"placed": {"P1": HIDDEN}}, {"placed": {"P1": "attack"}}), _comes_to_light([HIDDEN], [])
    (True, False)
    """
    if before is HIDDEN:
        return after is not HIDDEN
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        return any(_comes_to_light(part, after[key]) for key, part in before.items() if key in after)
    if isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        return any(map(_comes_to_light, before, after))
    return False


def _one_in_the_other(one: str, other: str) -> bool:
    """Whether two answers could both be right: one tells a part of what the other tells."""
    return one in other or other in one


def follows(here: Match, choice: str, viewer: Viewer, named: bool = False) -> Texts:
    """Return what a seat sees as a result of a choice, up to the next choice or chance, without the choice itself."""
    after = _played(here, choice)
    decision = here.decision
    assert decision is not None
    value = decision.find(choice)
    # Some ten thousand choices are followed for the sheets of a rulebook: the trace is read once for both languages.
    entries = [e for e in after.trace.for_player(viewer) if e.kind == "event" and e.step > here.step]

    def tell(lang: str) -> str:
        words = here.words(lang)
        said, own = decision.option_text(value, lang), _own_words(decision, value, lang)
        # An event that only repeats the choice would give the answer away.
        events = [text for e in entries if said not in (text := e.text(lang)) and not _names(own, text)]
        then = after.decision
        if then is None:
            events.append(words("question-end"))
        elif then.player == NATURE:
            events += [text for text in (words.prompt(then),) if named or not _names(own, text)]
        elif after.shown_decision(viewer) is None:
            events.append(words("question-secret", player=then.player))
        else:
            # A question that names the choice gives the answer away, too: what is chosen now is enough.
            prompt = then.text(lang)
            if value in then.facts.values() and said in prompt and words.has(f"choice-{then.name}"):
                prompt = words(f"choice-{then.name}")
            events.append(words("question-asked", player=then.player, prompt=prompt))
        return " ".join(dict.fromkeys(events))

    return _texts(tell)


def _own_words(decision: Decision, value: object, lang: str) -> frozenset[str]:
    """The words by which an answer is told apart from the others: whatever names them tells which answer it follows."""
    return frozenset(set(_WORD.findall(decision.option_text(value, lang))) - _shared_words(decision, lang))


@lru_cache(maxsize=8)
def _shared_words(decision: Decision, lang: str) -> frozenset[str]:
    """The words that all answers have; asked for each answer of a few questions in turn."""
    texts = [decision.option_text(option, lang) for option in decision.options[:24]]
    return frozenset(set.intersection(*(set(_WORD.findall(text)) for text in texts)))


def _names(own: frozenset[str], text: str) -> bool:
    """Whether a sentence has one of these words; a Korean one may have a particle or a counter behind it."""
    korean = tuple(one for one in own if one > "ㄱ")
    words = _WORD.findall(text)
    return any(word in own or word.startswith(korean) for word in words) or any(
        one.isdigit() and f"{one}번" in text for one in own
    )


def _clause(here: Match, _: Match, decision: Decision, asked: str, draw: Draw) -> Question | None:
    """Ask which clause decides something that happened shortly before."""
    entries = here.trace.for_player(asked)
    told = [e for e in entries[-30:] if e.kind == "event" and e.clauses] or [e for e in entries[-30:] if e.clauses]
    told = [e for e in told if e.clauses[0] not in draw.asked]
    if not told:
        return None
    entry = draw.luck.choice(told)
    near = [c for e in entries[-60:] for c in e.clauses]
    choices = _clauses(here, entry.clauses[0], near, set(entry.clauses), draw)
    if choices is None:
        return None

    def judge(key: str) -> bool:
        return bool(entry.clauses[0] == key)

    question = _texts(lambda lang: here.words(lang)("question-clause", what=unquoted(entry.text(lang))))
    return Question("clause", asked, here.step, question, choices, entry.clauses[:1], here, judge)


def unquoted(text: str) -> str:
    """A text without the quotation marks around all of it: whoever quotes it sets its own.

    >>> unquoted("“Take your tokens back.”"), unquoted("“A” and “B”")
    ('Take your tokens back.', '“A” and “B”')
    """
    return text[1:-1] if text[:1] == "“" and text[-1:] == "”" and text.count("“") == 1 else text


def _clauses(here: Match, right: str, near: Iterable[str], also: set[str], draw: Draw) -> tuple[Choice, ...] | None:
    """Return the right clause among others that are not used here: first its neighbours, then the rest of the book."""
    books = {lang: here.rulebook(lang) for lang in LANGUAGES}
    rules = [c.id for c in books["en"].values() if c.kind in ("rule", "house")]
    rules = rules or sorted({c for _, _, ids in tagged_functions(here.game) for c in ids})
    chapter = right.rpartition(".")[0]
    close = [c for c in dict.fromkeys([*near, *(c for c in rules if chapter and c.startswith(chapter + "."))])]
    wrong: list[str] = []
    for pool in (close, rules):
        fit = [c for c in dict.fromkeys(pool) if c not in also and c not in wrong and (c in rules)]
        wrong += draw.luck.sample(fit, min(len(fit), (2 if pool is close else CHOICES - 1) - len(wrong)))
    if not wrong:
        return None
    ids = draw.mixed(right, wrong) if draw.places else sorted([right, *wrong], key=labels.sort_key)

    def title(clause: str, lang: str) -> str:
        return f"{clause} {books[lang][clause].title}" if clause in books[lang] else clause

    return tuple(Choice(c, _texts(lambda lang, c=c: title(c, lang))) for c in ids)  # type: ignore[misc]


MAKERS = {"legal": _legal, "refused": _refused, "next": _next, "clause": _clause}
"""Kind -> the function that makes such a question."""
