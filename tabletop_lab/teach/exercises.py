"""Exercises: one question about the present position of a match, and a hint for every wrong answer.

The engine makes questions of the known kinds; a lesson may ask for a move or an amount of its own. The engine decides
whether an answer is right.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.errors import IllegalChoice, TabletopError, echo
from tabletop_lab.engine.core.presentation import Ask, presentation_of
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.refusal import Refusal
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.language.languages import LANGUAGES, known_language
from tabletop_lab.engine.language.localized import localized

from .question import Choice, Question, Texts
from .question_kinds import MAKERS, NAMES, Draw, follows

if TYPE_CHECKING:
    from tabletop_lab.engine.match.match import Match

MOST = 12
"""A move is asked for only if there are no more choices than this."""


def ask(match: Match, kind: str, seed: int = 0, choice: object = None, among: Sequence[Any] = ()) -> Question:
    """Ask a question of one kind ('legal', 'refused', 'next', 'clause', or the game's own) of the seat that decides.

    `seed` chooses among the possible questions; `choice` is the answer that 'next' asks about, or what a kind of the
    game's own is about; `among` are the answers such a kind chooses from. Raises TabletopError if the position has no
    question of this kind.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> question = ask(Match(Market, players=3, seed=7), "legal")
    >>> question.right, question.check(["2"]), question.check(["2", "3"])
    (('2', '3'), False, True)
    """
    own = presentation_of(match.game).questions()
    if kind in own:
        return _own(match.branch(), kind, own[kind], choice, among)
    if kind not in MAKERS:
        raise TabletopError(unknown("kind", kind, [*MAKERS, *own]))
    here, decision = match.branch(), match.decision
    made = None
    if decision is not None and decision.player != NATURE:
        played = here.branch().play(choice) if kind == "next" and choice is not None else here
        draw = Draw(random.Random(f"exercise {seed}"), named=True)
        made = MAKERS[kind](here, played, decision, decision.player, draw)
    if made is None:
        more = " (say which choice is played)" if kind == "next" and choice is None else ""
        raise TabletopError(localized("no_question", "call", name="kind", given=echo(kind), more=more))
    return made


def _own(here: Match, kind: str, make: Ask, choice: object, among: Sequence[Any]) -> Question:
    """A question of the game's own; TabletopError if none of its answers is right."""
    asked, decision = make(here, choice, among), here.decision
    words = {lang: here.words(lang) for lang in LANGUAGES}
    texts = {lang: words[lang](f"ask-{kind}", **asked.facts(words[lang])) for lang in LANGUAGES}
    # An answer in words of its own gets a letter, so that the way it is written tells nothing.
    plain = all(asked.text(one, words[lang]).startswith(one) for one in asked.choices for lang in LANGUAGES)
    keys = asked.choices if plain else NAMES[: len(asked.choices)]
    named = dict(zip(keys, asked.choices, strict=True))
    choices = tuple(
        Choice(key, {lang: asked.text(one, words[lang]) for lang in LANGUAGES}) for key, one in named.items()
    )
    decides = decision.player if decision is not None and decision.player != NATURE else here.players[0]
    player = asked.seat or decides

    def why(key: str) -> Refusal | None:
        found = asked.why(named[key])
        if found is not None:
            found.game = here.game
        return found

    question = Question(
        kind, player, here.step, texts, choices, tuple(asked.clauses), here, lambda key: asked.right(named[key]),
        many=asked.several, why=why,
    )  # fmt: skip
    if not question.right:
        known = ", ".join(choice.key for choice in choices)
        raise TabletopError(localized("no_right_answer", "call", name="among", given=echo(choice), known=known))
    return question


def move(match: Match, asked: Texts, reached: Callable[[Match], bool], *clauses: str) -> Question:
    """Ask for a move: `reached(after)` judges whether the match after it fulfils the task in `asked`.

    Every move that fulfils it is right. `clauses` belong to the explanation.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match = Match(Market, players=3, seed=7)
    >>> texts = {"en": "Get a token now.", "ko": "지금 토큰을 받으세요."}
    >>> move(match, texts, lambda after: sum(after.state.tokens.values()) > 0, "LM-5.3").right
    ('3',)
    """
    here, decision = match.branch(), match.decision
    if decision is None or decision.player == NATURE:
        raise TabletopError(localized("nobody_decides", "call", name="move"))
    options = {labels.label(option): option for option in decision.options}
    options |= {refusal.label: refusal.option for refusal in decision.refused() if refusal.label not in options}
    if len(options) > MOST:
        raise TabletopError(localized("many_choices", "call", name="move", count=len(options), most=MOST))
    ordered = sorted(options, key=lambda name: labels.sort_key(options[name]))

    def text(name: str) -> Texts:
        return {lang: decision.option_text(options[name], lang) for lang in LANGUAGES}

    def judge(key: str) -> bool:
        try:
            return bool(reached(here.branch().play(key)))
        except IllegalChoice:
            return False

    choices = tuple(Choice(name, text(name)) for name in ordered)
    return Question("move", decision.player, here.step, _both(asked), choices, clauses, here, judge)


def amount(match: Match, asked: Texts, right: Callable[[Match], Any], among: Sequence[Any], *clauses: str) -> Question:
    """Ask for a value: `right(match)` computes the right one, `among` are the values to choose from.

    A value is the same text in both languages, or a pair (key, {"en": ..., "ko": ...}).

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> match, texts = Match(Market, players=3, seed=7), {"en": "How many coins?", "ko": "동전 몇 개?"}
    >>> amount(match, texts, lambda m: m.state.coins["P1"], [0, 2, 5], "LM-2.3").right
    ('5',)
    """
    here = match.branch()
    choices = []
    for value in dict.fromkeys(str(v) if not isinstance(v, tuple) else v[0] for v in among):
        named = next((v[1] for v in among if isinstance(v, tuple) and v[0] == value), None)
        choices.append(Choice(value, named or dict.fromkeys(LANGUAGES, value)))
    player = here.decision.player if here.decision is not None and here.decision.player != NATURE else here.players[0]
    question = Question(
        "amount", player, here.step, _both(asked), tuple(choices), clauses, here, lambda key: key == str(right(here))
    )
    if not question.right:
        allowed = ", ".join(choice.key for choice in choices)
        raise TabletopError(localized("no_right_answer", "call", name="among", given=echo(right(here)), known=allowed))
    return question


def _both(asked: Texts) -> Texts:
    missing = [lang for lang in LANGUAGES if not asked.get(lang)]
    if missing:
        known = ", ".join(LANGUAGES)
        raise TabletopError(localized("not_asked_in", "call", name="asked", given=repr(missing[0]), known=known))
    return dict(asked)


def hint(question: Question, chosen: Sequence[str], lang: str | None = None) -> list[str]:
    """What is wrong with an answer and where to read on, as sentences that do not give the right one away.

    >>> from tabletop_lab.engine.match.match import Match
    >>> from tabletop_lab.testing.sample import Market
    >>> question = ask(Match(Market, players=3, seed=7), "legal")
    >>> hint(question, ["2", "4"])[0]
    'Not possible: 4 Barter – 4 Barter is too far away. [LM-4.1]'
    """
    lang = known_language(lang)
    words, match = question.match.words(lang), question.match
    refusals = {r.label: r for r in match.decision.refused()} if match.decision is not None else {}
    texts = {choice.key: choice.text(lang) for choice in question.choices}
    lines, clauses = [], list(question.clauses)
    for key in [key for key in map(str, chosen) if not question.judge(key)]:
        refusal = refusals.get(key) if question.kind in ("legal", "move") else question.why(key)
        if refusal is not None:
            said = words("question-wrong-choice", option=texts[key], reason=refusal.text(lang))
            lines.append(f"{said} [{refusal.clause}]")
        elif question.kind == "move":
            what = follows(match, key, question.player)[lang]
            lines.append(words("exercise-allowed", option=texts[key], what=what))
        elif question.kind in ("refused", "clause") and key in match.rulebook(lang):
            entry = match.rulebook(lang)[key]
            lines.append(words("exercise-other-clause", clause=f"{key} {entry.title}", text=entry.text))
            clauses = []
    if question.several and set(question.right) - set(map(str, chosen)):
        lines.append(words("exercise-missing"))
    book = match.rulebook(lang)
    read = [f"{clause} {book[clause].title}" for clause in clauses[:2] if clause in book]
    if read:
        lines.append(words("exercise-read", clauses=words.join(read)))
    return lines
