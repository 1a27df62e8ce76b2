"""The reader of texts finds what is wrong with them, and no more.
The texts of games are read by tabletop_lab/testing/checks/words.py."""

from __future__ import annotations

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
