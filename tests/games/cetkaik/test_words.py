"""The words of Cetkaik: names; actions on buttons; the table described; a trace to follow.
What holds for the words of every game is tested in tests/generic."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.games.cetkaik.content.hand_table import FLASH, HANDS
from tabletop_lab.games.cetkaik.content.pieces import KINDS, SET
from tabletop_lab.games.cetkaik.game import Cetkaik
from tabletop_lab.games.cetkaik.presentation import describe

LANGUAGES = pytest.mark.parametrize("lang", ("en", "ko"))


def match(**position: Any) -> Any:
    return tl.Match(Cetkaik, 2, seed=1, rules={"sides": "fixed"}, position={"turn": "IA", **position})


# --- names ----------------------------------------------------------------------------------------------------------


@LANGUAGES
def test_names_are_those_of_the_tables(lang: str) -> None:
    words = Cetkaik.words(lang)
    for name, kind in KINDS.items():
        assert words.value("kind", name) == getattr(kind, lang)
    for slug, hand in HANDS.items():
        if slug != FLASH:
            assert words.value("hand", slug).casefold() == getattr(hand, lang).casefold()
    assert len({words.value("piece", piece) for piece in SET}) == 20


# --- the rate -------------------------------------------------------------------------------------------------------

# A horse is about to make the hand of Animals.
BOARD = "................bp/" + "................../" * 5 + "................../bh................/bG..............**"


@pytest.mark.parametrize(
    ("before", "en", "ko"),
    [
        (32, ("The rate rises, nothing is", "the rate is now 64."), ("레이트가 오르고", "레이트는 이제 64입니다.")),
        (64, ("The rate stays at 64, nothing is", "the rate stays at 64."), ("그대로 64이고", "그대로 64입니다.")),
    ],
)
def test_at_its_cap_the_rate_is_said_to_stay(before: int, en: tuple[str, str], ko: tuple[str, str]) -> None:
    made = match(board=BOARD, reserve={"IA": ["rt"]}, rate={"IA": before, "A": before})
    made.play("KIA>KAU")
    decision = made.decision
    assert decision.name == "declare"
    for lang, (note, _) in (("en", en), ("ko", ko)):
        assert note in Cetkaik.words(lang).note(decision, "continue")
    made.play("continue")
    assert made.state.rate["IA"] == 64
    entry = next(one for one in made.trace if one.name == "continued")
    for lang, (_, told) in (("en", en), ("ko", ko)):
        assert told in Cetkaik.words(lang).entry(entry)


# --- actions on buttons -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "en", "ko"),
    [
        ("LAI>LY", "Pawn LAI to LY", "LAI의 병사, LY로 이동"),
        ("NAI>NO~", "Pawn NAI to NO (16/32)", "NAI의 병사, NO로 이동 (16/32)"),
        (
            "MAU^MAI=>MY",
            "Bow MAU steps on the pawn on MAI and slides to MY (31/32)",
            "MAU의 활, MAI의 병사를 밟고 MY까지 무한 이동 (31/32)",
        ),
        (
            "MAU^MAI=>MI",
            "Bow MAU steps on the pawn on MAI and slides to MI, capturing the pawn (6/32)",
            "MAU의 활, MAI의 병사를 밟고 MI까지 무한 이동, 병사를 잡음 (6/32)",
        ),
        (
            "ZIA^TIA>ZIA",
            "King ZIA steps on the general on TIA and returns",
            "ZIA의 왕, TIA의 장군을 밟고 제자리로",
        ),
        ("ZO>ZY>XY", "Tam ZO to ZY, then to XY", "ZO의 다암, ZY로, XY로"),
    ],
)
def test_actions_are_said_with_the_pieces_and_the_chance(label: str, en: str, ko: str) -> None:
    decision = match().decision
    action = decision.find(label)
    assert (decision.option_text(action, "en"), decision.option_text(action, "ko")) == (en, ko)


def test_notes_say_what_an_action_needs_and_costs() -> None:
    decision = match(tam_moved="A").decision

    def note(label: str) -> str:
        return str(decision.option_note(decision.find(label), "en"))

    assert note("LAI>LY") == ""
    assert note("MAU^MAI=>MY").endswith("(CK-6.5).") and note("NAI>NO~") == "Water throw: 3 dark faces (CK-7.1)."
    assert note("ZAI^ZO>TO") == "Steps on tam: −5 (CK-12.7)."
    assert note("ZO>ZY>ZO") == "Tam again: −3 (CK-12.6). Tam skips the turn: −3 (CK-12.6)."


# --- the table described ----------------------------------------------------------------------------------------------


@LANGUAGES
def test_alt_text_begins_with_game_moment_and_viewer_and_stays_short(lang: str) -> None:
    one = tl.Match(Cetkaik, 2, seed=5, rules="quick", lang=lang)
    title = Cetkaik.title[lang]
    while one.decision is not None:
        text = one.alt_text("P1")
        assert text.startswith(f"{title}, ") and "P1" in text.split(".")[0]
        assert len(text) <= describe.ALT_LENGTH and not re.search(r"\s\s|[{}$]", text)
        one.run(until="decision")
    assert one.result is not None and str(one.result.scores["P1"]) in one.alt_text("P1")


def test_alt_text_of_the_start() -> None:
    assert match().alt_text(None, "ko") == (
        "셋카익, 봄, 첫 번째 턴, 모두가 보는 그대로. 모든 말이 첫 배치에 있고 다암은 ZO, 둘레 여덟 칸이 다암훠입니다. "
        "P1(IA): 20점, 레이트 1. P2(A): 20점, 레이트 1. P1(IA)의 턴입니다. 무엇을 합니까? "
        "고를 수 있는 행동은 249가지입니다."
    )


def test_few_pieces_are_named_and_hands_counted() -> None:
    board = "/".join(["." * 18] * 5 + ["..........**......", "." * 18, "bP" + "." * 16, "." * 16 + "rk"])
    text = match(board=board, reserve={"IA": ["rt", "rh", "bp", "bp"]}).alt_text("P2", "en")
    assert "Tam is on XY; the squares around it are hue. IA: black pawn KAU. A: red king PIA." in text
    assert "captured black pawn ×2, red tiger, red horse, making Animals in one colour (5)." in text


@LANGUAGES
def test_the_board_of_characters_shows_every_piece_and_every_mark(lang: str) -> None:
    lines = match().board_text(lang).splitlines()
    rows = {line.split()[0]: " ".join(line.split()[1:]) for line in lines[3:12]}
    assert rows["IA"] == "rS rH rC rG bK bG bC bH bS"
    assert rows["I"] == "bp rp bp+ rp rn~ rp bp+ rp bp"
    assert rows["O"] == "· · ·~ ·# **# ·# ·~ · ·"
    assert list(rows) == ["A", "E", "I", "U", "O", "Y", "AI", "AU", "IA"]


# --- a trace to follow ------------------------------------------------------------------------------------------------


def test_a_capture_with_hands_is_told_step_by_step() -> None:
    """Worked example 17 as a story: what moved, what was taken, which hands, who stood in, what it is worth."""
    board = "/".join(["." * 18] * 6 + ["bk" + "." * 16, "bB" + "." * 16, "." * 16 + "**"])
    one = match(board=board, reserve={"IA": ["rp", "rp"]})
    one.play("KAU>KAI")
    said = [entry.text("en") for entry in one.trace if entry.kind == "event"]
    assert said[-9:] == [
        "P1’s black bow goes from KAU to KAI.",
        "P1 captures the black king on KAI; it goes to the reserve.",
        "P1 completes the hand King in one colour: +5.",
        "All its pieces have one colour: +2 of these points are for that.",
        "P1 completes the hand Army: +3.",
        "The black king stands for a general in Army.",
        "P1 completes the hand Comrades: +3.",
        "The black king stands for a chariot in Comrades.",
        "P1 holds King in one colour, Army, Comrades: +11 together.",
    ]
    assert "+11" in one.decision.text("en") and "‘군대’" in one.decision.text("ko")
