"""What is special to the rulebook, the words and the records of The Wolves of Tabula, for the checks."""

from pathlib import Path
from typing import Any

from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
from tabletop_lab.testing import Facts, numbered

SILENT = TabulaWolvesRules.presets["silent"]
TABLES = {
    "S": ("C02", "C01", "C05", "C03", "C15", "C04", "C06", "C08"),
    "T": ("C02", "C15", "C10", "C05", "C16", "C03", "C11", "C17", "C01", "C19", "C07", "C18", "C13", "C04", "C06"),
}
"""The cards before P1, P2 ...: of the eight players of the rules, and of fifteen with every character."""


def _record(story: dict[str, Any], value: Any, then: list[Any]) -> dict[str, Any]:
    position = story.get("position")
    if cards := TABLES.get(story.get("table", "")):
        position = {"cards": {f"P{i}": card for i, card in enumerate(cards, 1)}} | (position or {})
    return {
        "game": "tabula_wolves",
        "players": story.get("players") or len(cards or ()),
        "rules": SILENT | story.get("with", {}) | {story["rule"]: value},
        "position": position,
        "play": [*story.get("play", []), *then],
    }


def _below(clause: str, last: int) -> list[str]:
    return [clause, *numbered(f"{clause}.", last)]


_DEFAULT = TabulaWolvesRules()

FACTS = Facts(
    chapters={
        "TW-0": numbered("TW-0.", 4),
        "TW-1": numbered("TW-1.", 3),
        "TW-2": numbered("TW-2.", 3),
        "TW-3": [
            *("TW-3.1", *_below("TW-3.2", 3), *_below("TW-3.3", 3), *numbered("TW-3.", 7, first=4)),
            *(*_below("TW-3.8", 4), "TW-3.9", *_below("TW-3.10", 5), "TW-3.11"),
        ],
        "TW-4": numbered("TW-4.", 6),
        "TW-5": numbered("TW-5.", 6),
        "TW-6": numbered("TW-6.", 6),
        "TW-7": numbered("TW-7.", 4),
        "TW-8": [*numbered("TW-8.", 3, first=0), *_below("TW-8.4", 6), "TW-8.5", "TW-8.6"],
        "TW-9": numbered("TW-9.", 6),
        "TW-10": numbered("TW-10.", 4),
        "TW-11": numbered("TW-11.", 7),
        "TW-12": numbered("TW-12.", 2),
        "TW-13": numbered("TW-13.", 6),
        "TW-14": numbered("TW-14.", 2),
        "TW-15": numbered("TW-15.", 4),
        "TW-16": numbered("TW-16.", 5),
        "TW-17": numbered("TW-17.", 3),
        "TW-18": [],
        "TW-H": numbered("TW-H", 4),
        "TW-A": numbered("TW-A", 67),
    },
    source={"en": r"§[\d.]*|note \d", "ko": r"§[\d.]*|각주 \d"},
    ours={"en": r"ours(?: \(.+\))?", "ko": r"하우스 규칙(?: \(.+\))?"},
    own_notes=frozenset(numbered("TW-H", 4)),
    latin=frozenset({"CD", "A", "B", "“Welcome!”"}),
    phrases=frozenset({"TW-3", *numbered("TW-H", 4)}),
    untouched=frozenset(
        {
            ("composition", "TW-4.5"),
            ("composition_public", "TW-5.2"),
            ("block_passives", "TW-3.10.3"),
            ("extra_medium_role", "TW-3.5"),
        }
    ),
    amounts={
        "TW-4.3": _DEFAULT.third_wolf_from,
        "TW-3.8.2": _DEFAULT.third_wolf_number,
        "TW-16.4": _DEFAULT.max_days,
        "TW-A52": _DEFAULT.few_max,
        "TW-A16": _DEFAULT.pack_rounds,
    },
    examples=31,
    faults={
        "no_night_order": {"night_order": "witch, witch"},
        "number_taken": {"third_wolf_number": 5},
        "few_are_many": {"day_vote_mode": "by_size", "few_max": 12, "many_min": 12},
    },
    latin_help=frozenset({"rule-custom_cards", "fault-no_night_order"}),
    asks={"ask_for_tokens": 0, "defend": 1},
    has_stories=True,
    messages_at_least=100,
    stories_elsewhere=frozenset({"compositions_file"}),  # it needs a file
    record=_record,
    stories=Path(__file__).with_name("readings.yaml"),
)
