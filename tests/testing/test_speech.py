"""The reader of texts finds what is wrong with them, and no more.
The texts of games are read by tabletop_lab/testing/checks/words.py."""

from __future__ import annotations

import pytest

from tabletop_lab.testing.speech import faults_of


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


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("P1 draws 1 regular plans.", "en", "one of many: 1 regular plans"),
        ("There are 1 tokens.", "en", "one of many"),
        ("There are only 1 left.", "en", "many of one"),
        ("“” is taken.", "en", "nothing between quotation marks"),
        ("The way is  long.", "en", "badly set"),
        ("P1’s memory: -2.", "en", "a hyphen for a minus sign: -2"),
        ("P1의 추억: -2점", "ko", "a hyphen for a minus sign"),
        ("P1 looks at the own card.", "en", "a wrong article: the own"),
        ("an wolf", "en", "a wrong article: an wolf"),
        ("P1 takes the the card.", "en", "wrong article"),
        ("It is is P1.", "en", "a word twice: is is"),
        ("1번째 밤", "ko", "an ordinal that nobody says: 1번째"),
        ("2일째 밤에", "ko", "an ordinal that nobody says: 2일째"),
        ("패널티을 받습니다", "ko", "a wrong particle: 티을"),
        ("벌칙를 받습니다", "ko", "a wrong particle: 칙를"),
    ],
)
def test_a_kind_of_fault_is_named(text: str, lang: str, said: str) -> None:
    assert any(said in fault for fault in faults_of(text, lang, ())), list(faults_of(text, lang, ()))


@pytest.mark.parametrize(
    "text",
    [
        "Day 1 begins.", "P1 is next.", "Space 1 is closed (FN-6.2, 1-2).", "one of the actions 1 to 5",
        "Statement 1 is your own.", "It is 1 point.", "Move an eagle to a one-way square, for an hour.", "1 has gone",
        "'-500' is not one of the options", "MAU>-5",
    ],
)  # fmt: skip
def test_sound_sentences_are_left_alone(text: str) -> None:
    assert list(faults_of(text, "en", ())) == []
