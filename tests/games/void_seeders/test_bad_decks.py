"""Every way a table of a deck that is drawn from can be wrong, and what is said then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.void_seeders.tables_of import HEADS, Case, changed, said_of

BAD_DECKS: dict[str, Case] = {
    "madness: arrows that lead nowhere or the wrong way": (
        "madness",
        changed(
            "madness", ("1,lurker,2,", "1,lurker,,2"), ("3,whisperer,4,", "3,whisperer,3,3"),
            ("5,despoiler,,4", "5,despoiler,6,0"),
        ),
        ["madness.csv, row 2, column up: no arrow leads up from level 1 (allowed: 2 to 5) [VS-5.2]",
         "madness.csv, row 2, column down: the arrow down from level 1 does not lead down (allowed: an empty "
         "cell) [VS-5.2]",
         "madness.csv, row 4, column up: no arrow leads up from level 3 (allowed: 4 to 5) [VS-5.2]",
         "madness.csv, row 4, column down: the arrow down from level 3 does not lead down (allowed: 1 to 2, or "
         "an empty cell) [VS-5.2]",
         "madness.csv, row 6, column up: an arrow leads up from level 5, where a character dies instead "
         "(allowed: an empty cell) [VS-5.3]",
         "madness.csv, row 6, column down: the arrow down from level 5 does not lead down (allowed: 1 to 4, or "
         "an empty cell) [VS-5.2]"],
        ["madness.csv, 2행 up열: 1레벨에서 올라가는 화살표가 없습니다 (할 수 있는 것: 2–5) [VS-5.2]",
         "madness.csv, 2행 down열: 1레벨의 내려가는 화살표가 아래로 향하지 않습니다 (할 수 있는 것: 빈칸) "
         "[VS-5.2]",
         "madness.csv, 4행 up열: 3레벨에서 올라가는 화살표가 없습니다 (할 수 있는 것: 4–5) [VS-5.2]",
         "madness.csv, 4행 down열: 3레벨의 내려가는 화살표가 아래로 향하지 않습니다 (할 수 있는 것: 1–2 또는 "
         "빈칸) [VS-5.2]",
         "madness.csv, 6행 up열: 5레벨에서 올라가는 화살표가 있습니다. 여기서 오르면 사망합니다 (할 수 있는 것: "
         "빈칸) [VS-5.3]",
         "madness.csv, 6행 down열: 5레벨의 내려가는 화살표가 아래로 향하지 않습니다 (할 수 있는 것: 1–4 또는 "
         "빈칸) [VS-5.2]"],
    ),
    "madness: a level twice, one without an apparition": (
        "madness",
        changed("madness", ("2,lurker,3,1", "1,lurker,3,")),
        ["madness.csv, row 3, column level: level 1 has a row already (allowed: one row for each level) [VS-5.1]",
         "madness.csv: level 2 is missing: nothing is said to appear there (allowed: one row for each of the "
         "levels 1 to 5) [VS-5.7]"],
        ["madness.csv, 3행 level열: 1레벨의 행이 이미 있습니다 (할 수 있는 것: 레벨마다 한 행) [VS-5.1]",
         "madness.csv: 2레벨이 없습니다: 무엇이 나타나는지 알 수 없습니다 (할 수 있는 것: 1–5레벨마다 한 행) "
         "[VS-5.7]"],
    ),
    "madness: an apparition that does not exist, a level that does not": (
        "madness",
        changed("madness", ("4,stalker", "4,lair"), ("5,despoiler", "6,despoiler")),
        ["madness.csv, row 5, column apparition: 'lair' is not known (allowed: lurker, whisperer, stalker, "
         "despoiler) [VS-5.7]",
         "madness.csv, row 6, column level: '6' is too large (allowed: 5 or less) [VS-5.1]"],
        ["madness.csv, 5행 apparition열: 'lair': 모르는 값입니다 (할 수 있는 것: lurker, whisperer, stalker, "
         "despoiler) [VS-5.7]",
         "madness.csv, 6행 level열: '6': 너무 큽니다 (할 수 있는 것: 5 이하) [VS-5.1]"],
    ),
    "panic: a number out of range": (
        "panic",
        changed("panic", ("중얼거림,2", "중얼거림,6"), ("절규,3", "절규,three")),
        ["panic.csv, row 4, column number: '6' is too large (allowed: 5 or less) [VS-6.1]",
         "panic.csv, row 11, column number: 'three' is not a whole number (allowed: digits without separators, "
         "such as 1500) [VS-6.1]"],
        ["panic.csv, 4행 number열: '6': 너무 큽니다 (할 수 있는 것: 5 이하) [VS-6.1]",
         "panic.csv, 11행 number열: 'three': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [VS-6.1]"],
    ),
    "panic: parts that cannot be read": (
        "panic",
        HEADS["panic"] + "P1,A,가,2,discard 1;;die\nP2,A,가,2,others\nP3,A,가,2,die or\n"
        "P4,A,가,2,die or flee else panic\nP5,A,가,2,die;die;die;die;die;die;die;die or die\n",
        ["panic.csv, row 2, column parts: 'discard 1;;die' has a gap (allowed: effects on both sides of ; or "
         "else) [VS-6.5]",
         "panic.csv, row 3, column parts: others says who or where, and no effect follows in 'others' (allowed: "
         "selector effect amounts, such as: others discard 1) [VS-6.5]",
         "panic.csv, row 4, column parts: 'die or' has a gap (allowed: effects on both sides of ; or else) "
         "[VS-6.5]",
         "panic.csv, row 5, column parts: 'die or flee else panic' has both or and else (allowed: one of them "
         "within a part) [VS-6.5]",
         "panic.csv, row 6, column parts: the card does 9 things (allowed: 8 at most) [VS-6.5]"],
        ["panic.csv, 2행 parts열: 'discard 1;;die': 빠진 곳이 있습니다 (할 수 있는 것: ; or else 양쪽에 효과) "
         "[VS-6.5]",
         "panic.csv, 3행 parts열: 'others': 대상 others 뒤에 효과가 없습니다 (할 수 있는 것: 대상 효과 수량. 예: "
         "others discard 1) [VS-6.5]",
         "panic.csv, 4행 parts열: 'die or': 빠진 곳이 있습니다 (할 수 있는 것: ; or else 양쪽에 효과) [VS-6.5]",
         "panic.csv, 5행 parts열: 'die or flee else panic': or와 else가 함께 있습니다 (할 수 있는 것: 한 "
         "부분에는 둘 가운데 하나만) [VS-6.5]",
         "panic.csv, 6행 parts열: 카드의 효과가 9개입니다 (할 수 있는 것: 8개까지) [VS-6.5]"],
    ),
    "attack: a blood number, symbols": (
        "attack",
        changed("attack", ("쇄도,S D,6", "쇄도,S S,7"), ("집어삼킴,D,4", "집어삼킴,Q,r")),
        ["attack.csv, row 3, column symbols: 'S S' has a symbol twice (allowed: each of L W S D once) [NB-9.8]",
         "attack.csv, row 3, column blood: '7' is no blood number (allowed: 1 to 6, or R for the retreat icon) "
         "[VS-9.1]",
         "attack.csv, row 16, column symbols: 'Q' is not known (allowed: L, W, S, D) [NB-9.8]",
         "attack.csv, row 16, column blood: 'r' is no blood number (allowed: 1 to 6, or R for the retreat icon) "
         "[VS-9.1]"],
        ["attack.csv, 3행 symbols열: 'S S': 같은 상징이 두 번 있습니다 (할 수 있는 것: L W S D 각각 한 번) "
         "[NB-9.8]",
         "attack.csv, 3행 blood열: '7': 핏방울 숫자가 아닙니다 (할 수 있는 것: 1–6, 후퇴 아이콘은 R) [VS-9.1]",
         "attack.csv, 16행 symbols열: 'Q': 모르는 값입니다 (할 수 있는 것: L, W, S, D) [NB-9.8]",
         "attack.csv, 16행 blood열: 'r': 핏방울 숫자가 아닙니다 (할 수 있는 것: 1–6, 후퇴 아이콘은 R) [VS-9.1]"],
    ),
    "attack: one card": (
        "attack",
        HEADS["attack"] + "A01,One,하나,L,2,panic\n",
        ["attack.csv: there is 1 row (allowed: at least 2) [VS-9.2]"],
        ["attack.csv: 1행뿐입니다 (할 수 있는 것: 2행 이상) [VS-9.2]"],
    ),
    "event: a corridor, a word that is not yes": (
        "event",
        changed("event", ("과부하,W S D,2,yes", "과부하,W S D,5,no")),
        ["event.csv, row 5, column corridor: '5' is too large (allowed: 4 or less) [VS-10.7]",
         "event.csv, row 5, column removed: 'no' is not known (allowed: yes)"],
        ["event.csv, 5행 corridor열: '5': 너무 큽니다 (할 수 있는 것: 4 이하) [VS-10.7]",
         "event.csv, 5행 removed열: 'no': 모르는 값입니다 (할 수 있는 것: yes)"],
    ),
    "event: no cards": (
        "event",
        HEADS["event"],
        ["event.csv: there is no row (allowed: at least 1) [VS-10.7]"],
        ["event.csv: 행이 하나도 없습니다 (할 수 있는 것: 1행 이상) [VS-10.7]"],
    ),
    "weaknesses: no change, an unknown one, no number, a number too many": (
        "weaknesses",
        changed(
            "weaknesses", ("막,lurkers_fall", "막,"), ("공명,lair_cards 1", "공명,lair_card 1"),
            ("기피,fire_injuries 2", "기피,fire_injuries"), ("형체,doors_hold", "형체,doors_hold 2"),
        ),
        ["weaknesses.csv, row 2, column changes: nothing is said to hold (allowed: lurkers_fall, lair_cards, "
         "fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, blood_less) [VS-11.7]",
         "weaknesses.csv, row 3, column changes: 'lair_card' is not known; did you mean lair_cards? (allowed: "
         "lurkers_fall, lair_cards, fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, "
         "blood_less) [VS-11.7]",
         "weaknesses.csv, row 4, column changes: fire_injuries needs a number (allowed: 1 to 9) [VS-10.6]",
         "weaknesses.csv, row 7, column changes: doors_hold has no number (allowed: the word alone) [VS-9.8]"],
        ["weaknesses.csv, 2행 changes열: 적용되는 것이 없습니다 (할 수 있는 것: lurkers_fall, lair_cards, "
         "fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, blood_less) [VS-11.7]",
         "weaknesses.csv, 3행 changes열: 'lair_card': 모르는 값입니다. 혹시 lair_cards입니까? (할 수 있는 것: "
         "lurkers_fall, lair_cards, fire_injuries, no_panic_up_to, calmed_by_rest, doors_hold, token_less, "
         "blood_less) [VS-11.7]",
         "weaknesses.csv, 4행 changes열: fire_injuries: 숫자가 있어야 합니다 (할 수 있는 것: 1–9) [VS-10.6]",
         "weaknesses.csv, 7행 changes열: doors_hold: 숫자를 적지 않습니다 (할 수 있는 것: 낱말만) [VS-9.8]"],
    ),
    "weaknesses: a change with two numbers": (
        "weaknesses",
        changed("weaknesses", ("lair_cards 1", "lair_cards 1 2")),
        ["weaknesses.csv, row 3, column changes: 'lair_cards 1 2' is not a word with its number (allowed: a "
         "word, such as lair_cards 1; a semicolon before the next) [VS-11.7]"],
        ["weaknesses.csv, 3행 changes열: 'lair_cards 1 2': 낱말과 숫자가 아닙니다 (할 수 있는 것: 낱말과 숫자. "
         "예: lair_cards 1. 다음 것 앞에는 세미콜론) [VS-11.7]"],
    ),
    "weaknesses: two": (
        "weaknesses",
        HEADS["weaknesses"] + "W1,A,가,doors_hold\nW2,B,나,lair_cards 1\n",
        ["weaknesses.csv: there are 2 rows (allowed: at least 3) [VS-1.9]"],
        ["weaknesses.csv: 2행뿐입니다 (할 수 있는 것: 3행 이상) [VS-1.9]"],
    ),
    "wounds: too many copies, no number": (
        "wounds",
        changed("wounds", ("팔,3", "팔,61"), ("hand_size 4", "hand_size many")),
        ["wounds.csv, row 2, column count: '61' is too large (allowed: 60 or less)",
         "wounds.csv, row 5, column changes: 'many' is not a whole number (allowed: digits without separators, "
         "such as 1500) [NB-13.2]"],
        ["wounds.csv, 2행 count열: '61': 너무 큽니다 (할 수 있는 것: 60 이하)",
         "wounds.csv, 5행 changes열: 'many': 정수가 아닙니다 (할 수 있는 것: 1500처럼 쉼표 없는 숫자) [NB-13.2]"],
    ),
    "wounds: a number out of range": (
        "wounds",
        changed("wounds", ("hand_size 4", "hand_size 12")),
        ["wounds.csv, row 5, column changes: hand_size needs a number (allowed: 1 to 9) [NB-2.1]"],
        ["wounds.csv, 5행 changes열: hand_size: 숫자가 있어야 합니다 (할 수 있는 것: 1–9) [NB-2.1]"],
    ),
    "contamination: a kind twice": (
        "contamination",
        "kind,count\nclean,3\nclean,4\n",
        ["contamination.csv, row 3, column kind: clean has a row already (allowed: infected and clean, once "
         "each) [NB-13.6]"],
        ["contamination.csv, 3행 kind열: clean: 이미 있는 행입니다 (할 수 있는 것: infected와 clean 각각 한 번) "
         "[NB-13.6]"],
    ),
    "contamination: a third kind": (
        "contamination",
        "kind,count\nodd,3\n",
        ["contamination.csv, row 2, column kind: 'odd' is not known (allowed: infected, clean) [NB-13.6]"],
        ["contamination.csv, 2행 kind열: 'odd': 모르는 값입니다 (할 수 있는 것: infected, clean) [NB-13.6]"],
    ),
}  # fmt: skip
"""The table that is changed, its text, and what is said in English and in Korean."""


@pytest.mark.parametrize("case", BAD_DECKS)
def test_what_is_said_of_bad_decks(tmp_path: Path, case: str) -> None:
    assert said_of(tmp_path, BAD_DECKS[case]) == BAD_DECKS[case][2:]
