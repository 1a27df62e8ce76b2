"""How well the strategies of A Dream of Fourteen Nights play against each other: a table to read, not to assert."""

import pytest

from tabletop_lab.games.fourteen_nights.bots import BOTS
from tabletop_lab.playtest import simulate

TABLES = [(players, bot) for bot in BOTS for players in (2, 4)]
MIXED = {"P1": "random", "P2": "money_first", "P3": "memory_first", "P4": "goal_contributor", "P5": "balanced"}


def show(capsys, frame, players, bots):
    with capsys.disabled():
        for player in players:
            score = frame[f"score_{player}"]
            won = frame["winners"].str.split("+").map(lambda seats, p=player: (p in seats) / len(seats)).mean()
            print(
                f"\n{len(players)} players, {bots[player]:<17} score {score.mean():5.1f} (sd {score.std():.1f})"
                f"  wins {won:4.0%}  TC before buying {frame[f'tc_before_buying_{player}'].mean():6,.0f}"
                f"  bought {frame[f'plans_bought_{player}'].mean():.1f} of {frame[f'plans_held_{player}'].mean():.1f}"
                f"  goal reached {frame['goal_reached'].mean():4.0%}",
                end="",
            )


@pytest.mark.parametrize(("players", "bot"), TABLES)
def test_one_strategy_in_every_seat(benchmark, capsys, players, bot):
    n = 2 if benchmark.disabled else 200
    given = {"n": n, "players": players, "bots": bot, "progress": False}
    frame = benchmark.pedantic(simulate, ("fourteen_nights",), given, rounds=1)
    assert frame["error"].isna().all()
    if not benchmark.disabled:
        show(capsys, frame, ["P1", "P2", "P3", "P4"][:players], dict.fromkeys(MIXED, bot))


def test_all_strategies_at_one_table(benchmark, capsys):
    n = 2 if benchmark.disabled else 300
    frame = benchmark.pedantic(lambda: simulate("fourteen_nights", n, players=5, bots=MIXED, progress=False), rounds=1)
    assert frame["error"].isna().all()
    if not benchmark.disabled:
        show(capsys, frame, list(MIXED), MIXED)
