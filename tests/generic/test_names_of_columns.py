"""Every column and every reason that a game can give has words in both languages: tables and plots show no code."""

import pytest

from tabletop_lab.engine.core import catalogue
from tabletop_lab.playtest.said import column_words, quantity_words
from tabletop_lab.playtest.tally import END
from tabletop_lab.playtest.task import Games, Task

TABLES = {
    "fourteen_nights": [(5, {})],
    "tabula_wolves": [(8, "silent"), (22, "silent")],
    "cetkaik": [(2, {})],
    "tiedie": [(5, {"mode": mode}) for mode in ("tail", "team", "hp", "hunter", "warden")],
    "void_seeders": [(5, {"mode": "semicoop"}), (5, {"mode": "coop"}), (1, {"mode": "solo"})],
}
REASONS = {
    "fourteen_nights": ["happiness", "memory", "tc", "shared"],
    "tabula_wolves": ["no_wolf_left", "parity", "no_decision"],
    "cetkaik": ["all_points_lost", "most_points", "equal_points", "last_ender", "no_action"],
    "tiedie": [
        "escape", "last", "day_limit", "removals", "removed", "no_majority", "restrained", "freed", "nobody_left",
    ],
    "void_seeders": ["jumped", "earth", "mars", "venus", "destroyed", "deep_space"],
}
"""What stands in the rules of each game as the reason of a result; what the games below give must be among them."""


def rows(name):
    game = catalogue.find(name)
    for players, rules in TABLES[name]:
        games = Games(Task.of(game, players, game.Rules.read(rules), "random", None))
        yield from (games.play(seed) for seed in range(2))


@pytest.mark.parametrize("name", TABLES)
def test_columns_and_reasons_have_words(name):
    found = list(rows(name))
    columns = dict.fromkeys(column for row in found for column in row)
    assert {row["reason"] for row in found} <= {*REASONS[name]} and len(columns) > 40
    said = {}
    for lang in ("en", "ko"):
        words = catalogue.find(name).words(lang)
        assert [one for one in REASONS[name] if not words.has(f"reason-{one}")] == []
        shown = {reason: quantity_words(END + reason, words) for reason in REASONS[name]}
        assert [reason for reason in shown if words.value("reason", reason) not in shown[reason]] == []
        said[lang] = {one: column_words(one, words) for one in columns}
    assert [one for one in columns if said["en"][one] == said["ko"][one]] == []  # the name itself would be the same
