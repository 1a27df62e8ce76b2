"""Every game speaks English and Korean: nothing without words, no mixture of languages, no wrong particle.
Whether a sentence is true is tested with each game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from generic_games import HANGUL, SPEAKING, name_of
from speech import IDS, faults_of
from sweep import sweep

import tabletop_lab as tl
from tabletop_lab.engine import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", SPEAKING, ids=name_of)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def missing(game: Any, lang: str, messages: set[str]) -> list[str]:
    words = game.words(lang)
    return sorted(message for message in messages if not words.has(message))


@EVERY_GAME
@EVERY_LANGUAGE
def test_everything_that_came_up_has_a_message(game: Any, lang: str) -> None:
    seen = sweep(game)
    wanted = {f"{entry.kind}-{entry.name}" for entry in seen.entries if entry.kind in ("event", "chance")}
    wanted |= {f"{kind}-{decision.name}" for decision in seen.decisions for kind in ("prompt", "choice")}
    wanted |= {f"refused-{refusal.reason}" for refusal in seen.refusals}
    assert missing(game, lang, wanted) == []


@EVERY_GAME
@EVERY_LANGUAGE
def test_questions_and_options(game: Any, lang: str, check: Any) -> None:
    seen = sweep(game)
    for decision in seen.decisions:
        check(game, f"prompt of {decision.name}", decision.text(lang), lang)
    for decision, option in seen.options:
        text = decision.option_text(option, lang)
        check(game, f"option of {decision.name}", text, lang)
        if lang == "ko" and isinstance(option, str) and not HANGUL.search(IDS.sub("가", text)):
            check(game, f"option {option} of {decision.name}", "Korean_words_are_missing", lang)
        if note := decision.option_note(option, lang):
            check(game, f"note of {decision.name}", note, lang)
    assert {decision.name for decision in seen.decisions}, "no decision came up"


@EVERY_GAME
@EVERY_LANGUAGE
def test_refusals(game: Any, lang: str, check: Any) -> None:
    for refusal in sweep(game).refusals:
        check(game, f"refusal {refusal.reason}", refusal.text(lang), lang)


@EVERY_GAME
@EVERY_LANGUAGE
def test_events_and_chances_as_everyone_reads_them(game: Any, lang: str, check: Any) -> None:
    for entry in sweep(game).entries:
        for viewer in ("P1", "P2", tl.MODERATOR, None) if entry.secret else (tl.MODERATOR,):
            if (shown := entry.seen_by(viewer)) is not None:
                check(game, f"{entry.kind} {entry.name}", shown.text(lang), lang)


@EVERY_GAME
@EVERY_LANGUAGE
def test_titles_and_whole_traces(game: Any, lang: str, check: Any) -> None:
    check(game, "title", game.title[lang], lang)
    match = tl.Match(game, seed=12, lang=lang).run()
    for line in match.trace.for_player("P1").to_text(lang).splitlines():
        check(game, "trace", re.sub(r"^ *\d* *", "", line).replace(" · ", " "), lang)


def test_the_check_itself_finds_faults() -> None:
    def found(text: str, lang: str) -> bool:
        return any(faults_of(text, lang, ("Night Walk",)))

    assert not found("P2가 R05를 얻었습니다. 3,500 TC, FN-6.2", "ko") and not found("Night Walk 카드", "ko")
    assert not found("“Welcome!” 토큰", "ko") and found("Welcome 토큰", "ko") and found("“P2 gains!”", "ko")
    assert (
        found("P2 gains", "ko")
        and found("P2이 얻었습니다", "ko")
        and found("카드을(를)", "ko")
        and found("집이/가", "ko")
    )
    assert found("P1가 왔습니다", "ko") and found("take_cash", "en") and found("P1 얻음", "en") and found("", "en")
    assert not found("P1 gains 500 TC.", "en")
