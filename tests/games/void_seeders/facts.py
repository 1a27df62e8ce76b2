"""What is special to the rulebook and the words of Void Seeders, for the checks."""

from pathlib import Path
from typing import Any

from tabletop_lab.games.void_seeders.rules import VoidSeedersRules
from tabletop_lab.testing import Facts, numbered
from tests.games.void_seeders.rare import RARE
from tests.games.void_seeders.stories import begins

_DEFAULT = VoidSeedersRules()
_HEADINGS = {
    "en": (
        "Components", "Set-up", "Understanding Void Seeders", "Madness system", "Madness level and madness track card",
        "Character madness tokens", "Panic cards", "Lairs", "Lair exploration tokens", "Lair effect", "Lair movement",
        "Injuring and destroying Lairs", "Destroyed Lairs", "Void Seeder injuries and death", "Void Seeder movement",
        "Encounter", "Surprise attack", "Event phase", "Slime", "Rest action", "Interruption action", "Shower room",
        "Canteen", "Surgery", "Laboratory", "Antidote item", "Clothes item", "Contamination cards",
        "Contamination check", "Rules summary", "base game",
    ),
    "ko": (
        "구성물", "게임 준비", "보이드 시더 이해하기", "광기 시스템", "광기 레벨과 광기 트랙 카드", "캐릭터 광기 토큰",
        "패닉 카드", "마굴", "마굴 탐험 토큰", "마굴 효과", "마굴 이동", "마굴의 부상 및 파괴", "파괴된 마굴",
        "보이드 시더 부상 및 사망", "보이드 시더 이동", "조우", "기습 공격", "사건 단계", "점액", "휴식 행동",
        "저지 행동", "샤워실", "식당", "수술실", "실험실", "해독제 아이템", "옷 아이템", "오염 카드", "오염 확인",
        "규칙 요약", "기본 게임",
    ),
}  # fmt: skip
"""The headings of the expansion's rulebook, and what stands for the base game."""


def record(story: dict[str, Any], value: Any, then: list[Any]) -> dict[str, Any]:
    """A match record of a story with one reading changed."""
    players = story.get("players", 3)
    return {
        "game": "void_seeders",
        "players": players,
        "seed": story.get("seed", 1),
        "rules": story.get("with", {}) | {story["rule"]: value},
        "position": begins(story.get("position"), players),
        "play": [*story.get("play", []), *then],
    }


def _clauses(*parts: str) -> tuple[str, ...]:
    """Clauses in their order: NB-4.1-4 stands for NB-4.1 to NB-4.4."""
    found: list[str] = []
    for part in " ".join(parts).split():
        head, _, numbers = part.rpartition(".")
        first, dash, last = numbers.partition("-")
        found += [f"{head}.{n}" for n in range(int(first), int(last) + 1)] if dash else [part]
    return tuple(found)


FACTS = Facts(
    chapters={
        "VS-0": _clauses("VS-0.1-3 NB-0.4"),
        "VS-1": _clauses("VS-1.1-16 VS-1.16b VS-1.17-21"),
        "NB-1": _clauses("NB-1.1-3"),
        "NB-2": _clauses("NB-2.1-6"),
        "NB-3": _clauses("NB-3.1-12"),
        "NB-4": _clauses("NB-4.1-4 VS-4.5-6 NB-4.7-13"),
        "VS-5": _clauses("VS-5.1-9"),
        "VS-6": _clauses("VS-6.1-9"),
        "VS-7": _clauses("NB-7.0 VS-7.1-5 VS-7.5b VS-7.6-10 NB-7.11"),
        "VS-8": _clauses("VS-8.1-14"),
        "NB-9": _clauses("NB-9.1-5 VS-9.1-6 NB-9.6-9 VS-9.8 NB-9.10"),
        "VS-10": _clauses("VS-10.4-9 NB-10.10"),
        "VS-11": _clauses("VS-11.1-5 VS-11.6a VS-11.6-11"),
        "NB-11": _clauses("NB-11.1-19"),
        "NB-12": _clauses("NB-12.1-3"),
        "NB-13": _clauses("NB-13.1-7"),
        "NB-14": _clauses("NB-14.1-6 VS-14.1-5 NB-14.7-8"),
        "NB-15": _clauses("NB-15.1-4"),
        "VS-A": numbered("VS-A", 68),
    },
    source={lang: rf"(?:{'|'.join(names)})(?: \d+)?" for lang, names in _HEADINGS.items()},
    latin=frozenset({"A", "B", "C", "D", "VS", "NB"}),
    phrases=frozenset({"VS-1.19", "NB-3.2", "NB-4.4"}),
    amounts={
        "VS-1.4": _DEFAULT.lair_tokens,
        "VS-1.9": _DEFAULT.eggs_start,
        "VS-1.10": _DEFAULT.bag_base_vs,
        "VS-1.19": _DEFAULT.madness_start,
        "NB-2.1": _DEFAULT.hand_size,
        "NB-2.5": _DEFAULT.time_length,
        "NB-2.6": _DEFAULT.sd_skull,
        "VS-5.3": _DEFAULT.death_over,
        "VS-8.13": _DEFAULT.lair_tokens,
        "NB-11.3": _DEFAULT.hibernation_from,
        "NB-11.8": _DEFAULT.sd_yellow,
        "NB-14.1": _DEFAULT.time_length,
        "NB-14.2": _DEFAULT.sd_skull,
        "VS-14.4": _DEFAULT.check_draw,
        "NB-15.3": _DEFAULT.coop_cards,
    },
    examples=32,
    faults={
        "pods": {"pods_by_players": "2 2 3"},
        "noise_faces": {"noise_die": "1 2 X"},
        "combat_faces": {"combat_faces": "miss Q"},
        "hibernation_late": {"time_length": 6},
        "yellow_late": {"sd_yellow": 6},
        "not_printed": {"level_map": "LWSSD", "madness_file": "track.csv"},
    },
    latin_help=frozenset(
        {
            "rule-noise_die", "rule-combat_faces", "fault-noise_faces", "fault-combat_faces", "destination_start-A",
            "destination_start-B", "destination_start-C", "destination_start-D",
        }
    ),
    messages_at_least=60,
    games=RARE,
    record=record,
    stories_elsewhere=frozenset(name for name in VoidSeedersRules.model_fields if name.endswith("_file")),
    stories=Path(__file__).with_name("readings"),
)  # fmt: skip
