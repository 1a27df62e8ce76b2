"""A game speaks English and Korean: everything has words, no mixture of languages, no wrong particle.
Whether a sentence is true is for the tests of each game."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.language.languages import LANGUAGES

from ..corpus import corpus
from ..finding import Finding, advice
from ..matches import HANGUL
from ..speech import IDS
from ..subject import FACTS, WORDS, needs
from .messages import named

NEEDS = (WORDS,)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@advice(
    "Something came up in a game that has no words in this language: players would read a name of the code.",
    "Write the missing messages into messages.<language>.ftl beside the game, or into `messages` of the class: "
    "prompt-, choice-, option-, event-, chance- or refused- with the name.",
)
@EVERY_LANGUAGE
def test_everything_that_came_up_has_a_message(game: Any, lang: str, subject: Any) -> None:
    seen = corpus(subject)
    wanted = {f"{entry.kind}-{entry.name}": entry for entry in seen.entries if entry.kind in ("event", "chance")}
    wanted |= {f"{kind}-{decision.name}": decision for decision in seen.decisions for kind in ("prompt", "choice")}
    wanted |= {f"refused-{refusal.reason}": refusal for refusal in seen.refusals}
    words = game.words(lang)
    if lacking := sorted(message for message in wanted if not words.has(message)):
        raise Finding(f"messages that are missing [{lang}]: {lacking}", match=seen.match_of(wanted[lacking[0]]))


@needs(FACTS)
@advice(
    "A chance has words, but the game can never draw it: `force` takes its name for that of a chance.",
    "Remove the message chance-... of that name, or draw the chance under it.",
)
def test_every_chance_that_has_words_can_be_drawn(game: Any, subject: Any, facts: Any) -> None:
    """Drawn in a game that was watched, or named where the code draws one."""
    drawn = {f"chance-{entry.name}" for entry in corpus(subject).entries if entry.kind == "chance"}
    known = {f"chance-{name}" for name in game.words("en").beginning("chance-")}
    assert sorted(known - drawn - named(subject)) == []


@advice(
    "A question or an option cannot be read in this language.",
    "Mend the message of that name: prompt-..., option-... or choice-..., in the language in brackets.",
)
@EVERY_LANGUAGE
def test_questions_and_options(game: Any, lang: str, check: Any, subject: Any) -> None:
    seen = corpus(subject)
    for decision in seen.decisions:
        check(game, f"prompt of {decision.name}", decision.text(lang), lang, seen.match_of(decision))
        words, window = game.words(lang), decision.window
        if window and words.has(f"window-{window.name}"):
            said = words(f"window-{window.name}", **window.facts)
            check(game, f"window-{window.name} with its facts", said, lang, seen.match_of(decision))
    for decision, option in seen.options:
        text = decision.option_text(option, lang)
        check(game, f"option of {decision.name}", text, lang, seen.match_of(decision))
        if lang == "ko" and isinstance(option, str) and not HANGUL.search(IDS.sub("가", text)):
            where = seen.match_of(decision)
            check(game, f"option {option} of {decision.name}", "Korean_words_are_missing", lang, where)
        if note := decision.option_note(option, lang):
            check(game, f"note of {decision.name}", note, lang, seen.match_of(decision))
    assert {decision.name for decision in seen.decisions}, "no decision came up"


@advice(
    "The answer to “Why not?” cannot be read in this language.",
    "Mend the message refused-... of that name, in the language in brackets.",
)
@EVERY_LANGUAGE
def test_refusals(game: Any, lang: str, check: Any, subject: Any) -> None:
    seen = corpus(subject)
    for refusal in seen.refusals:
        check(game, f"refusal {refusal.reason}", refusal.text(lang), lang, seen.match_of(refusal))


@advice(
    "Something that happens cannot be read in this language, or not by everybody who may know it.",
    "Mend the message event-... or chance-... of that name; a fact that may be hidden needs words for that too.",
)
@EVERY_LANGUAGE
def test_events_and_chances_as_everyone_reads_them(game: Any, lang: str, check: Any, subject: Any) -> None:
    seen = corpus(subject)
    for entry in seen.entries:
        for viewer in ("P1", "P2", tl.MODERATOR, None) if entry.secret else (tl.MODERATOR,):
            if (shown := entry.seen_by(viewer)) is not None:
                check(game, f"{entry.kind} {entry.name}", shown.text(lang), lang, seen.match_of(entry))


@advice(
    "A line of the trace or the title cannot be read in this language.",
    "Mend the message that the line is made of.",
)
@EVERY_LANGUAGE
def test_titles_and_whole_traces(game: Any, lang: str, check: Any) -> None:
    check(game, "title", game.title[lang], lang)
    match = tl.Match(game, seed=12, lang=lang).run()
    for line in match.trace.for_player("P1").to_text(lang).splitlines():
        check(game, "trace", re.sub(r"^ *\d* *", "", line).replace(" · ", " "), lang)
