"""What a person did wrong, in the language of the match or of the screen: no line is told in two languages.
That errors say what, where and why at all is in test_bad_input.py."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import Fault, TabletopError
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market

ENGINE = Path(tl.__file__).parent / "engine"


def said(action: Any, *given: Any) -> TabletopError:
    with pytest.raises(TabletopError) as error:
        action(*given)
    return error.value


def test_an_illegal_choice_is_wholly_of_the_language_of_the_match() -> None:
    match = Match(Market, players=3, seed=7, lang="ko")
    assert str(said(match.play, 4)) == (
        "P3, 갈 곳: 4번 교환소는 너무 멉니다. (할 수 있는 것: 2 상자 | 3 찻집) [LM-4.1]"
    )
    error = said(match.play, "none")
    assert str(error) == "P3, 갈 곳: ‘none’: 여기에는 이런 선택지가 없습니다 (할 수 있는 것: 2 상자 | 3 찻집) [LM-4.1]"
    assert error.text("en") == "P3, where to walk: 'none' is not one of the options (allowed: 2 | 3) [LM-4.1]"
    english = said(Match(Market, players=3, seed=7).play, "none")
    assert str(english) == error.text("en") and english.text("ko") == str(error)


def test_labels_come_with_their_words_where_they_do_not_begin_with_them() -> None:
    match = Match("cetkaik", seed=5, lang="ko").run(until=lambda decision: decision.name == "declare")
    assert str(said(match.play, "?")) == (
        "P1, 선언: ‘?’: 여기에는 이런 선택지가 없습니다 "
        "(할 수 있는 것: continue: 다시 시작 (계속 선언) | end_season: 계절 종료 (종료 선언)) [CK-13.1]"
    )
    fault = said(match.goto(0).play, "ZO>ZO").faults[0]
    assert fault.allowed.startswith("KAI>KY: KAI의 병사, KY로 이동 | ") and fault.allowed.endswith(" | 그 밖에 243가지")


def test_a_match_that_is_told_to_speak_another_language_does_so_at_once() -> None:
    match = Match(Market, players=3, seed=7)
    other = match.branch()
    match.lang = "ko"
    assert match.decision.prompt == "P3의 말은 어디로 갑니까?"
    assert "여기에는 이런 선택지가 없습니다" in str(said(match.play, "x"))
    assert other.decision.prompt == "Where does P3’s pawn go?"
    assert "not one of the options" in str(said(other.play, "x"))


def test_travelling_and_branches() -> None:
    match = Match(Tiny, players=2, seed=3, lang="ko").play(1)
    match.start_branch("mine")
    assert str(said(match.goto, 99)) == "수 찾기: 99수는 없습니다 (할 수 있는 것: 0–3)"
    assert str(said(match.switch, "x")) == "가지 열기: 'x' 가지는 없습니다 (할 수 있는 것: main)"
    assert str(said(match.rename_branch, "x", "y")) == "가지 이름: 'x' 가지는 없습니다 (할 수 있는 것: mine, main)"
    assert str(said(match.start_branch, "main")) == (
        "가지: 'main': 이미 있는 이름입니다 (할 수 있는 것: 다른 가지에 없는, 60자까지의 이름)"
    )
    assert str(said(match.redo)) == "다시 하기: 다시 할 것이 없습니다"
    assert str(said(match.roll)) == "굴리기: 운이 정할 차례가 아닙니다 (할 수 있는 것: play(choice))"
    assert str(said(match.goto(0).undo)) == "되돌리기: 이 판의 첫 결정입니다"
    assert str(said(match.view, "P9")) == "시점: 'P9' 자리는 없습니다 (할 수 있는 것: P1, P2, moderator)"
    over = "고르기: 게임이 끝나서 정할 것이 없습니다 (할 수 있는 것: undo(), goto(step))"
    assert str(said(match.run().play, 1)) == over
    assert str(said(match.branch().switch, "x")).endswith("(할 수 있는 것: 다른 가지가 없습니다)")


def test_what_stands_outside_of_a_match_is_told_in_both() -> None:
    book = Market.rulebook("ko")
    error = said(book.find, "LM-4.77")
    assert error.text("ko").startswith("조항: 'LM-4.77' 조항은 없습니다 (할 수 있는 것: LM-4, LM-4.1, ")
    assert error.text("en").startswith("clause: there is no clause 'LM-4.77' (allowed: LM-4, LM-4.1, ")
    error = said(lambda: Match(Tiny, players=2).run("clever"))
    known = "random, monte_carlo, information_set"
    assert error.text("ko") == f"봇: 'clever' 봇은 이 게임에 없습니다 (할 수 있는 것: {known})"
    assert "인원: 9: 이 게임의 인원이 아닙니다 (할 수 있는 것: 2–4)" in said(Match, Tiny, 9).text("ko")
    assert said(Match, "tinny").text("ko").startswith("게임: 'tinny' 게임은 없습니다")


def test_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    match = Match(Tiny, players=2, lang="ko")
    error = said(match.save, tmp_path / "nowhere" / "x.yaml")
    assert str(error).endswith("x.yaml': 저장할 수 없습니다: 그런 폴더가 없습니다")
    assert error.text("en").endswith("x.yaml': cannot be written: No such file or directory")


def test_an_outcome_set_by_hand() -> None:
    match = Match(Market, players=2, seed=3, lang="ko", chance="ask")
    begins = "운, 상자의 물건: ‘G99’: 여기에서 나올 수 없습니다 (할 수 있는 것: G01: "
    assert str(said(match.play, "G99")).startswith(begins)
    match.play("G03")
    (hand,) = [entry for entry in match.trace if entry.kind == "chance"]
    assert hand.text("en") == "Chance (set by hand) – goods from the crates: Plums (G03)"
    assert hand.text("ko") == "운 (손으로 정함) – 상자의 물건: 자두 (G03)"
    luck = next(entry for entry in Match(Market, players=2, seed=3).trace if entry.kind == "chance")
    assert luck.by == "luck" and luck.text("ko").startswith("운 – ") and luck.text("en").startswith("Chance – ")
    forced = Match(Market, players=2, seed=3, lang="ko").force("lot", "G99")
    error = said(lambda: forced.run())
    assert str(error).startswith("운, 저녁 물건: ‘G99’: 여기에서 나올 수 없습니다 (할 수 있는 것: G01: ")
    assert error.text("en").startswith("the lot of the evening: 'G99' cannot come up here (allowed: G01 | ")
    assert forced.run().result is not None, "it was tried once"


def test_what_is_typed_is_no_word_of_the_game() -> None:
    error = said(Match(Market, players=3, seed=7, lang="ko").play, "stop")
    assert "‘stop’" in str(error) and "그만" not in str(error)


def test_an_error_in_two_languages_comes_back_from_another_process() -> None:
    error = said(Match(Tiny, players=2, lang="ko").play, 9)
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) and again.text("en") == error.text("en")


def test_a_fault_of_one_language_is_told_in_it() -> None:
    assert TabletopError(Fault("a", "b", "c", "LM-1"), "d").text("ko") == "a: b (allowed: c) [LM-1]\nd"
    assert str(localized("nothing_undone", "redo").localized("fr")) == "redo: there is nothing to redo"


def test_the_engine_says_the_same_in_both_languages() -> None:
    one = re.compile(r"^([a-z][\w-]*) = .*(?:\n(?: .*|\}))*", re.MULTILINE)
    files = {lang: (ENGINE / "language" / f"messages.{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    messages = {
        lang: {m[1]: set(re.findall(r"\$(\w+)", m[0])) for m in one.finditer(text)} for lang, text in files.items()
    }
    assert messages["en"].keys() == messages["ko"].keys() and len(messages["en"]) > 100
    # What records call something, and what its words are: each language takes the one it can use.
    exact = {"name", "what", "wanted", "written", "old", "new", "before", "after", "game", "player", "hand", "error"}
    for name, facts in messages["en"].items():
        assert facts ^ messages["ko"][name] <= exact, name


@pytest.mark.parametrize(
    ("text", "english", "korean"),
    [
        ("def open_stalls(self):\n    return ()",
         "the parameter player is missing (allowed: def open_stalls(self, player))",
         "매개변수 player: 빠졌습니다 (할 수 있는 것: def open_stalls(self, player))"),
        ("x = 1", "there is something beside the function (allowed: one function (imports and helpers go inside it))",
         "함수 밖에 다른 것이 있습니다 (할 수 있는 것: 함수 하나 (import와 딸린 함수는 그 안에))"),
        ("def open_stalls(self, player):\n    yield 1",
         "with yield the function would not run when it is called (allowed: a function that asks and returns)",
         "yield가 있으면 불러도 실행되지 않습니다 (할 수 있는 것: 묻고 값을 돌려주는 함수)"),
        ("def open_stalls(self, player)\n    return ()", "is not Python: SyntaxError: expected ':'",
         "파이썬 문법에 맞지 않습니다: SyntaxError: expected ':'"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_rule(text: str, english: str, korean: str) -> None:
    match = Match(Market, players=3, seed=7)
    error = said(match.with_edit, "LM-4.2", text)
    assert re.fullmatch(r"LM-4.2( open_stalls)?, line \d+: (.*)", error.text("en"))[2] == english
    assert re.fullmatch(r"LM-4.2( open_stalls)?, \d+행: (.*)", error.text("ko"))[2] == korean


def test_what_an_edited_rule_does_wrong() -> None:
    match = Match(Market, players=3, seed=7)
    error = said(match.with_edit, "LM-4.2", "def open_stalls(self, player):\n    return {}[1]")
    assert error.text("ko") == "LM-4.2 open_stalls, 2행: KeyError: 1 [LM-4.2]"
    error = said(match.with_edit, "LM-4.2", "def open_stalls(self, player):\n    while True: pass")
    assert error.text("ko") == "LM-4.2 open_stalls, 2행: 끝나지 않고 되풀이됩니다 [LM-4.2]"
    assert "it does not end: more than 5,000,000 rounds" in error.text("en")
    error = said(match.with_edit, "LM-4.2", "def open_stalls(self, player):\n    return 5")
    assert error.text("ko").startswith("LM-4.2 open_stalls, 1행: 5: 이 값을 내놓아서 ")
    assert "it gave 5" in error.text("en")
    assert said(match.with_edit, "LM-99", "x").text("ko").startswith("조항: 'LM-99' 조항은 없습니다")
