"""What cards do, in words: every name of the tables has words in both languages, and every amount stands in them."""

from __future__ import annotations

import logging

import pytest

from tabletop_lab.games.void_seeders.content import effects as names
from tabletop_lab.games.void_seeders.content import load
from tabletop_lab.games.void_seeders.content.changes import QUESTS, WEAKNESSES, WEAPONS, WOUNDS
from tabletop_lab.games.void_seeders.content.conditions import read_condition
from tabletop_lab.games.void_seeders.content.parts import read_parts
from tabletop_lab.games.void_seeders.content.told import changes_told, condition_told, parts_told
from tabletop_lab.games.void_seeders.game import VoidSeeders

LANGUAGES = ("en", "ko")
CARDS = {
    "P10": ("Each other character in your room: discard 1 Action card. Discard 1 Action card.",
            "같은 방의 다른 캐릭터 모두: 행동 카드 1장을 버립니다. 행동 카드 1장을 버립니다."),
    "A05": ("Suffer 1 light wound. If your madness is 3 or more: take 1 contamination card.",
            "경상 1개를 입습니다. 광기 레벨이 3 이상이면: 오염 카드 1장을 받습니다."),
    "E15": ("Each player in turn order: discard 2 Action cards, or take 1 contamination card.",
            "차례 순서대로 각 플레이어: 하나 선택 – 행동 카드 2장을 버립니다 / 오염 카드 1장을 받습니다."),
    "E12": ("The Generator, if it is explored: malfunction marker in the room; if that cannot be done, fire marker in "
            "the room.",
            "탐험한 발전실: 방에 고장 마커를 놓습니다. 할 수 없으면 방에 불 마커를 놓습니다."),
    "sprint": ("Escape. Draw 1 card.", "도주합니다. 카드 1장을 뽑습니다."),
    "break_through": ("Escape; only 1 Void Seeder attacks.", "도주합니다. 보이드 시더는 1개만 공격합니다."),
    "smoke_grenade": ("Each other character in your room: discard 1 Action card. Escape without attacks.",
                      "같은 방의 다른 캐릭터 모두: 행동 카드 1장을 버립니다. 공격받지 않고 도주합니다."),
    "chemicals": ("Fill 1 flamethrower.", "화염방사기 1개: 탄약을 최대로 채웁니다."),
    "armory": ("+2 ammo on 1 energy weapon, up to its capacity.", "에너지 무기 1개: 최대 탄약 수까지 탄약 +2."),
    "taser": ("1 Void Seeder here suffers 1 injury and retreats, or another character of your choice in your room: "
              "discard the whole hand.",
              "하나 선택 – 이 방의 보이드 시더 1개가 부상 1개를 입고 후퇴합니다 / 같은 방의 다른 캐릭터 1명 선택: 손에 "
              "든 카드를 모두 버립니다."),
    "monitoring": ("Look at 1 unexplored tile with its exploration token.",
                   "탐험하지 않은 방 타일 1장과 그 탐험 토큰을 봅니다."),
    "ship_sense": ("Look at 1 unexplored tile of a neighbouring room.",
                   "인접한 방의 탐험하지 않은 방 타일 1장을 봅니다."),
}  # fmt: skip
CONDITIONS = {
    "PO2": ("the ship reaches Mars or (the ship reaches Earth and the Nest is destroyed)",
            "우주선이 화성에 도착했다 또는 (우주선이 지구에 도착했다 그리고 둥지가 파괴되었다)"),
    "CO5.3": ("player 3’s character is dead or you are the only survivor",
              "3번 플레이어의 캐릭터가 사망했다 또는 자신이 유일한 생존자이다"),
    "SO7": ("the blue corpse lies in Surgery", "파란색 시신이 수술실에 있다"),
}  # fmt: skip


@pytest.fixture(autouse=True)
def no_words_are_lacking(caplog: pytest.LogCaptureFixture) -> object:
    """A message that lacks a fact, or that does not exist, is a warning."""
    with caplog.at_level(logging.WARNING, "tabletop_lab.engine.language.messages"):
        yield None
    assert [record.getMessage() for record in caplog.get_records("call")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_words(lang: str) -> None:
    words = VoidSeeders.words(lang)
    wanted = [
        *(f"effect-{name}" for name in (*names.EFFECTS, *names.ROOM_EFFECTS)),
        *(f"selector-{name}" for name in (*names.SELECTORS, *names.ROOM_SELECTORS)),
        *(f"condition-{name}" for name in names.CONDITIONS),
        *(f"change-{name}" for of in (WEAKNESSES, WOUNDS, QUESTS, WEAPONS) for name in of),
    ]
    assert [message for message in wanted if not words.has(message)] == []
    for prefix in ("effect-", "selector-", "condition-", "change-"):
        known = {message for message in words._bundle.texts if message.startswith(prefix)}
        joined = {"condition-and", "condition-or", "condition-not", "condition-bracket"}
        assert known - joined <= {*wanted}, "words of something that no table may name"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does(card: str) -> None:
    parts = load().data(card).parts
    assert tuple(parts_told(VoidSeeders.words(lang), parts) for lang in LANGUAGES) == CARDS[card]


@pytest.mark.parametrize("card", CONDITIONS)
def test_an_objective_says_its_condition(card: str) -> None:
    condition = load().objectives[card].condition
    assert tuple(condition_told(VoidSeeders.words(lang), condition) for lang in LANGUAGES) == CONDITIONS[card]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_box_has_a_face(lang: str) -> None:
    words = VoidSeeders.words(lang)
    for thing in load().things():
        if parts := getattr(thing, "parts", ()):
            said = parts_told(words, parts)
            assert said.endswith(".") and "…" not in said and "_" not in said, (thing.id, said)
        if changes := (*getattr(thing, "changes", ()), *getattr(thing, "extra", ())):
            assert "_" not in changes_told(words, changes), thing.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_of_ones_own_stand_in_the_words(lang: str) -> None:
    words = VoidSeeders.words(lang)
    for name, wanted in {**names.OF_DECKS, **names.OF_ACTIONS, **names.OF_ROOMS}.items():
        if "count" in wanted:
            others = {"load": " own", "look_at_tile": " anywhere tile_only", "sort_deck": " 1"}.get(name, "")
            one, seven = (parts_told(words, read_parts(f"{name} {count}{others}")) for count in (1, 7))
            assert "7" in seven and one != seven, (name, one, seven)


def test_what_has_no_words_is_shown_as_it_stands() -> None:
    words = VoidSeeders.words("en")
    assert parts_told(words, read_parts("sing loudly 3")) == "Sing loudly 3."
    assert condition_told(words, read_condition("sung & !signal")) == "sung and not: you sent a Signal"
