"""The metrics of The Wolves of Tabula against the trace of the same games."""

import pytest

from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.playtest import open_row, simulate

GAMES = [
    {"players": 8, "bots": "random_blind"},
    {"players": 15, "bots": "careful", "rules": {"talk_rounds": 1}},
    {"players": 14, "bots": "random_blind", "rules": {"first_night": "moderator_victim"}},
    {"players": 7, "bots": "random", "rules": {"day_vote_mode": "single_suspect", "max_days": 4, "talk_rounds": 0}},
    {"players": 13, "bots": "random", "rules": {"raid_may_pass": True, "talk_rounds": 0, "guard_twice": "unlimited"}},
]


def listed(text):
    return [tuple(part.split(":")) for part in text.split()]


@pytest.mark.parametrize("given", GAMES, ids=lambda given: f"{given['players']} {given['bots']}")
def test_columns_say_what_happened(given):
    frame = simulate(TabulaWolves, 4, seed=8, progress=False, jobs=1, **given)
    assert frame["error"].isna().all()
    for _, row in frame.iterrows():
        match = open_row(row, game=TabulaWolves)
        events, state = match.trace.events, match.state
        role = {player: TabulaWolves.content.data(card).role for player, card in state.cards.items()}
        assert {player: row[f"role_{player}"] for player in match.players} == role
        assert (row["faction"], row["reason"]) == (state.winner, match.result.reason)
        assert row["nights"] == len(events("night_open_first", "night_open")) == state.night
        assert row["days"] == len(events("talk_open"))
        assert row["survivors"] == len(state.living) == sum(row.filter(like="alive_"))
        assert row["alive_wolf"] == [role[player] for player in state.living].count("wolf")

        lynched = [e.facts["player"] for e in events("lynched")]
        assert [player for _, player, _ in listed(row["lynched"])] == lynched
        assert row["lynched_wolf"] == [role[player] for player in lynched].count("wolf")
        assert row["spared"] == len(events("spared"))
        killed = [p for e in events("deaths") for p in e.facts["players"]]
        assert [player for _, player, _ in listed(row["killed"])] == killed
        assert all(role[player] == said for _, player, said in listed(row["killed"]))
        assert row["quiet_nights"] == len(events("no_death", "moderator_died"))
        raided = [e.facts["target"] for e in match.trace if e.name == "raids"]
        assert [player for _, player, _ in listed(row["raided"])] == raided
        assert row["raided_villager"] == [role[player] for player in raided].count("villager")
        assert row["statements"] == len(events("said"))
        assert row["survivors"] + len(lynched) + len(killed) == len(match.players)
