"""The words of Cetkaik: names, parameters, faults; actions on buttons; the table described; a trace to follow."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, get_origin

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import InvalidRules
from tabletop_lab.engine.rules import readings
from tabletop_lab.engine.state import fields_of
from tabletop_lab.games.cetkaik import describe, rules
from tabletop_lab.games.cetkaik.game import Cetkaik
from tabletop_lab.games.cetkaik.hand_table import FLASH, HANDS
from tabletop_lab.games.cetkaik.pieces import KINDS, SET
from tabletop_lab.games.cetkaik.rules import CetkaikRules
from tabletop_lab.games.cetkaik.state import CetkaikState

FOLDER = Path(rules.__file__).parent
LANGS = ("en", "ko")
LANGUAGES = pytest.mark.parametrize("lang", LANGS)
FIELDS = CetkaikRules.model_fields
HANGUL = re.compile("[\uac00-\ud7a3]")


def match(**position: Any) -> Any:
    return tl.Match(Cetkaik, 2, seed=1, rules={"sides": "fixed"}, position={"turn": "IA", **position})


def messages(file: str, lang: str) -> dict[str, str]:
    text = (FOLDER / f"{file}.{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z]\S*) = (.+)$", text, re.MULTILINE))


# --- names and rules --------------------------------------------------------------------------------------------------


@LANGUAGES
def test_names_are_those_of_the_tables(lang: str) -> None:
    words = Cetkaik.words(lang)
    for name, kind in KINDS.items():
        assert words.value("kind", name) == getattr(kind, lang)
    for slug, hand in HANDS.items():
        if slug != FLASH:
            assert words.value("hand", slug).casefold() == getattr(hand, lang).casefold()
    assert len({words.value("piece", piece) for piece in SET}) == 20


@LANGUAGES
def test_every_reading_preset_and_fault_has_words_and_no_word_is_left_over(lang: str) -> None:
    wanted = {
        f"{name}-{value}"
        for name, field in FIELDS.items()
        if get_origin(field.annotation) is Literal
        for value in readings(field)
    }
    wanted |= {f"preset-{name}" for name in CetkaikRules.presets} | {f"fault-{kind}" for kind in WRONG}
    wanted |= {"word-kinds"} | ({f"rule-{name}" for name in FIELDS} if lang == "ko" else set())
    assert set(messages("rules", lang)) == wanted


WRONG: dict[str, dict[str, Any]] = {
    "no_hand": {"hand_points": "royal 5"},
    "no_row": {"hand_points": "king 5, king 6"},
    "hand_points_range": {"hand_points": "king 500"},
    "no_kind": {"hand_pieces": "king: queen"},
    "too_many_pieces": {"hand_pieces": "king: king king king"},
    "hand_too_large": {"hand_pieces": "king: " + "pawn " * 11},
    "cap_too_short": {"season_ply_cap": 10},
    "beyond_the_sticks": {"sticks": 2},
    "more_vias_than_steps": {"tam_steps": 1, "tam_via_limit": 2},
    "only_two_names": {"season_names": "upper_lower"},
    "two_deadly_armies": {"deadly_army_pawns": 4, "hand_pieces": "deadly_army: pawn pawn"},
}


@pytest.mark.parametrize("kind", WRONG)
def test_faults_are_told_in_words(kind: str) -> None:
    with pytest.raises(InvalidRules) as error:
        CetkaikRules.read(WRONG[kind])
    fault = error.value.faults[0]
    assert fault.kind == kind
    for lang in LANGS:
        text = Cetkaik.words(lang)(f"fault-{kind}", **dict(fault.facts))
        assert not re.search(r"[{}$]|\s\s|fault-", text), text
        assert bool(HANGUL.search(text)) == (lang == "ko"), text


@LANGUAGES
def test_every_field_of_the_state_has_a_name(lang: str) -> None:
    assert {f"field-{field.name}" for field in fields_of(CetkaikState)} == {
        name for name in messages("fields", lang) if name.startswith("field-")
    }


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
        "셋카익, 봄, 1번째 턴, 모두가 보는 그대로. 모든 말이 첫 배치에 있고 다암은 ZO, 둘레 여덟 칸이 다암훠입니다. "
        "P1(IA): 20점, 레이트 1. P2(A): 20점, 레이트 1. P1(IA)의 차례입니다. 무엇을 합니까? "
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
        "All its pieces have one colour: +2 of that is the bonus.",
        "P1 completes the hand Army: +3.",
        "The black king stands for a general in Army.",
        "P1 completes the hand Comrades: +3.",
        "The black king stands for a chariot in Comrades.",
        "P1 holds King in one colour, Army, Comrades: +11 together.",
    ]
    assert "+11" in one.decision.text("en") and "‘군대’" in one.decision.text("ko")
