"""What the engine puts together from a game's words is in one language, too.
This is about refused options, errors, divergences, the ends of games and the things of a state; words.py checks single
questions, options and events."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import pytest
from pydantic.fields import FieldInfo

import tabletop_lab as tl
from tabletop_lab.engine import HIDDEN
from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.rules import limits, readings
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.engine.core.visibility import visibility_of
from tabletop_lab.engine.language.languages import LANGUAGES

from ..finding import advice, expect, open_match
from ..matches import LATIN, play_through
from ..speech import IDS
from ..subject import WORDS, needs

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@lru_cache(maxsize=8)
def played(game: Any) -> tuple[Any, ...]:
    """Return the same match after a few answers, in its middle and at its end."""
    whole = tl.Match(game, min(game.seats), seed=5).run()
    return tuple(whole.branch().goto(step) for step in (min(30, whole.steps), whole.steps // 2, whole.steps))


def asked(game: Any) -> Iterator[Any]:
    """Yield a match at the first question of every name."""
    known = set()
    for match in play_through(open_match(game, min(game.seats), seed=5), limit=300):
        if match.decision is not None and match.decision.name not in known:
            known.add(match.decision.name)
            yield match


def other_values(field: FieldInfo) -> list[Any]:
    """Return some possible values of a parameter: named readings, or the ends of its range."""
    bounds = limits(field)
    numbers = [bounds["ge"], bounds["le"]] if field.annotation is int and {"ge", "le"} <= set(bounds) else []
    return [*readings(field), *numbers]


@lru_cache(maxsize=8)
def divergences(game: Any) -> tuple[tuple[Any, str, Any], ...]:
    """Return where a match first diverges under each other value of each parameter."""
    match, made = played(game)[1], []
    for name, field in type(match.rules).model_fields.items():
        for value in other_values(field):
            try:
                _, found = match.with_rules({name: value})
            except tl.TabletopError:  # the value is possible only if another parameter is changed too
                continue
            if found is not None:
                made.append((match, f"{name}={value}", found))
    return tuple(made)


def leaves(field: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the single things of a field as (field, thing); what is only counted is left out."""
    if isinstance(value, Mapping):
        for part in value.values():
            yield from leaves(field, part)
    elif isinstance(value, list | tuple | set) and field and not isinstance(value, str):
        for part in value:
            if part is not HIDDEN:
                yield field, part
    elif value not in ("", None) and not isinstance(value, bool):
        yield field, value


@needs(WORDS)
@advice(
    "A refused option cannot be read in this language.",
    "Give the option words: option-<label> or option-<decision> in the message files.",
)
@EVERY_LANGUAGE
def test_refused_options_are_told_in_words(game: Any, lang: str, check: Any) -> None:
    for match in asked(game):
        for refusal in match.decision.refused()[:40]:
            text = match.decision.option_text(refusal.option, lang)
            check(game, f"refused option of {match.decision.name}", text, lang)
            # Capitals and signs are words of neither language, and no sentence either.
            if not text[:1].isdigit() and re.search("[>@^=]", refusal.label):
                assert text != refusal.label


@needs(WORDS)
@advice(
    "The error about a wrong answer mixes languages or shows names of the code.",
    "Give question and options words in this language: prompt-, choice- and option-.",
)
@EVERY_LANGUAGE
def test_errors_about_a_choice(game: Any, lang: str, check: Any) -> None:
    for match in asked(game):
        decision = match.decision
        match.lang = lang
        for wanted in ("?", *(refusal.label for refusal in decision.refused()[:3])):
            with pytest.raises(tl.IllegalChoice) as error:
                match.play(wanted)
            (fault,) = error.value.faults
            shown = str(error.value).replace(f"{fault.where}: ", "", 1) if lang == "en" else str(error.value)
            # Labels are shown as they are typed; in Korean the text follows them.
            for label in sorted(map(labels.label, decision.options[:12]), key=len, reverse=True):
                shown = re.sub(rf"(?<=[ (]){re.escape(label)}(?=:| \||\)| \[|$)", "", shown)
            shown = re.sub(r"“\?”: .*이 아닙니다\. .*처럼 적습니다\.|: (?=:)", "", shown)  # how an action is written
            left = re.sub(r"\s+([.,:;)])|(\()\s+|\s{2,}", r"\1\2 ", shown).replace("  ", " ")
            check(game, f"error of {decision.name}", re.sub(r" ([.,:;])", r"\1", left), lang)


@needs(WORDS)
@advice(
    "The line that compares two matches, or the end of the game, cannot be read in this language.",
    "Give the parameter, the event or the reason of the end words in this language: rule-, event-, reason-.",
)
@EVERY_LANGUAGE
def test_divergences_and_ends(game: Any, lang: str, check: Any, facts: Any) -> None:
    ended = played(game)[2]
    check(game, "end", ended.words(lang).ending(ended.result), lang)
    kinds = set()
    for match, change, found in divergences(game):
        kinds.add(found.kind)
        told = {viewer: found.texts(lang, viewer) for viewer in (match.players[0], tl.MODERATOR)}
        for text in {text for pair in told.values() for text in (*pair, found.answer(lang)) if text}:
            check(game, f"divergence {found.kind} under {change}", text, lang)
        line = found.text(lang)
        assert all(text in line for text in told[tl.MODERATOR])
        if lang == "ko":
            rest = re.sub(r" \((\w+): .*\)$", "", line)
            assert not LATIN.search(IDS.sub("", re.sub("“[A-Za-z]+!”", "", rest))), line
    assert {"event", "question"} <= kinds or not facts, "too few ways to differ were met"


@advice(
    "Comparing two matches shows somebody what was told to others.",
    "Look at the `only=` and `secret=` of what is named.",
)
def test_a_divergence_tells_nobody_what_was_told_to_others(game: Any, facts: Any) -> None:
    """Both sides are told as in the trace and the question; a viewer who may not know them gets no text."""
    secrets = 0
    for match, _, found in divergences(game):
        for viewer in (*match.players, None):
            for side, text in zip(found._sides, found.texts("en", viewer), strict=True):
                question = getattr(side, "decision", side)
                hidden = hasattr(side, "seen_by") and side.seen_by(viewer) is None
                if hidden or (hasattr(question, "open_to") and not question.open_to(viewer)):
                    expect(text == "", f"{viewer or 'an onlooker'} reads of what was told to others: {text!r}")
                    secrets += 1
    rules = played(game)[0].rules
    hidden = any(visibility_of(field, rules).who != "public" for field in fields_of(game.State))
    assert hidden or not secrets, "something is told to some alone, and yet no field of the state is hidden"
    assert secrets or not (hidden and facts), "too few ways to differ were met"


@needs(WORDS)
@advice(
    "A thing of the state cannot be read in this language.",
    "Give it words: a message value-..., role-<field> or fact_text of the game's description.",
)
@EVERY_LANGUAGE
def test_the_things_of_a_state(game: Any, lang: str, check: Any) -> None:
    words, told = game.words(lang), set()
    for match in played(game):
        for name, value in match.view(tl.MODERATOR).as_dict().items():
            role = words.role(name)
            keys = list(value) if isinstance(value, Mapping) else []
            # A whole position as a key is notation, and long.
            texts = [words.value(role, key) for key in keys if len(str(key)) < 40]
            texts += [words.fact(field, thing) for field, thing in leaves(name, value)]
            told |= {(name, text) for text in texts}
    for name, text in told:
        check(game, f"thing of {name}", text, lang)
