"""Every character and every statement of The Wolves of Tabula has words in both languages.
What holds for the messages of every game is tested in tests/generic/test_messages.py."""

from __future__ import annotations

import re

import pytest

from tabletop_lab import Match
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.content.statements import SHAPES


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_characters_and_statements_have_words(lang: str) -> None:
    wanted = {f"role-{role}" for role in ROLES} | {f"statement-{kind}" for kind in SHAPES if kind != "text"}
    assert sorted(message for message in wanted if not TabulaWolves.words(lang).has(message)) == []


@pytest.mark.parametrize("preset", [None, *sorted(TabulaWolves.Rules.presets)])
def test_whoever_is_named_aloud_in_korean_is_named_politely(preset: str | None) -> None:
    """What the moderator reads aloud stands between quotation marks; a seat in it is followed by 님."""
    aloud = []
    for seed in range(3):
        match = Match(TabulaWolves, 12, seed=seed, rules=preset).run()
        said = (entry.seen_by(None) for entry in match.trace)
        aloud += [line for entry in said if entry and (line := entry.text("ko")).startswith("“") and line.endswith("”")]
    named = [line for line in aloud if re.search(r"P\d", line)]
    assert named
    assert [line for line in named if re.search(r"P\d+(?!\d)(?!, P\d| 님)", line)] == []


SILENT = {"talk_rounds": 0, "defence_statements": 0}


@pytest.mark.parametrize(
    ("tokens", "english", "korean"),
    [
        (True, "“Hands away, all at the same time!”", "“동시에 손을 치우십시오!”"),
        (False, "“Show your choice, all at the same time!”", "“누구를 골랐는지 동시에 보여 주십시오!”"),
    ],
)
def test_hands_are_taken_away_only_from_tokens(tokens: bool, english: str, korean: str) -> None:
    match = Match(TabulaWolves, 8, seed=0, rules=SILENT | {"use_vote_tokens": tokens}).run()
    said = match.trace.events("hands_off")[0]
    assert (said.text("en"), said.text("ko")) == (english, korean)


@pytest.mark.parametrize("players", [8, 15])
def test_the_summary_card_names_only_characters_that_are_in_the_game(players: int) -> None:
    match = Match(TabulaWolves, players, seed=0, rules=SILENT)
    (card,) = match.trace.events("summary_card")
    dealt = {role_of(card) for card in match.state.cards.values()}
    named = set(card.facts["role"])
    assert named == dealt & {"witch", "seer", "guard", "wolf", "medium"}
    left_out = [role for role in ROLES if role not in dealt]
    words = match.words("en")
    assert [role for role in left_out if words.value("role", role).lower() in card.text("en").lower()] == []


def test_a_death_and_a_lynching_stand_under_their_own_clauses() -> None:
    """A raid cites the mercenary only where the mercenary is raided."""
    raided = set()
    for seed in range(16):
        match = Match(TabulaWolves, 15, seed=seed, rules=SILENT).run("careful")
        for death in match.trace.events("dies"):
            if death.facts["cause"] == "raid":
                mercenary = role_of(match.state.cards[death.facts["player"]]) == "mercenary"
                raided.add((mercenary, death.clauses))
        assert {entry.clauses[0] for entry in match.trace.events("lynched")} <= {"TW-13.3"}
    beyond = ("TW-9.1", "TW-6.6")
    assert raided == {(True, ("TW-8.4.6", "TW-3.8.3", *beyond)), (False, ("TW-8.4.3", *beyond))}


@pytest.mark.parametrize(
    ("event", "facts", "english", "korean"),
    [
        ("deaths", {"players": ("P3", "P9")}, "“Last night P3 and P9 lost their lives.”",
         "“지난밤 P3, P9 님이 목숨을 잃었습니다.”"),
        ("deaths", {"players": ("P3",)}, "“Last night P3 lost their life.”", "“지난밤 P3 님이 목숨을 잃었습니다.”"),
        ("death_cause", {"player": "P5", "cause": "mercenary"}, "“P5 was taken along by the mercenary.”",
         "“P5 님은 용병이 데려갔습니다.”"),
        ("first_vote_result", {"player": "P1", "tokens": 1}, "“1 vote lies in front of P1.”",
         "“P1 님 앞에 1표가 놓였습니다.”"),
        ("revealed_side", {"player": "P5", "faction": "town"}, "P5 belonged to the town.", "P5는 시민 편이었습니다."),
    ],
)  # fmt: skip
def test_an_event_is_a_good_sentence(event: str, facts: dict[str, object], english: str, korean: str) -> None:
    for lang, said in (("en", english), ("ko", korean)):
        assert TabulaWolves.words(lang)(f"event-{event}", **facts) == said


def test_what_somebody_says_is_a_sentence_of_that_person() -> None:
    match = Match(TabulaWolves, 15, seed=0).run("careful", until=lambda decision: decision.name == "talk")
    who = match.decision.player
    match.play("claim seer")
    said = [entry for entry in match.trace if entry.name == "talk"][-1]
    assert said.text("en") == f"{who} chooses what to say: I am the seer."
    assert said.text("ko") == f"{who}의 선택 – 할 말: 저는 예언자입니다."


def test_the_first_vote_is_asked_by_its_own_clause() -> None:
    """That ghosts vote too (TW-15.2) is no reason why the living are asked."""
    position = {"night": 1, "day": 1, "phase": "first_vote", "ghosts": {"P9": "night 1"}}
    decision = Match(TabulaWolves, 9, seed=1, position=position).decision
    assert decision.name == "first_vote" and decision.clauses[:2] == ("TW-11.2", "TW-11.4")
