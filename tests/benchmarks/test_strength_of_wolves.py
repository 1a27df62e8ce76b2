"""How much thinking helps in The Wolves of Tabula, by side and number of players: a table to read, not to assert."""

import pytest

from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.bots import BOTS
from tabletop_lab.playtest import simulate

TABLES = [(players, bot) for players in (8, 9, 12, 15) for bot in BOTS if bot != "random"]


@pytest.mark.parametrize(("players", "bot"), TABLES)
def test_one_way_to_play_in_every_seat(benchmark, capsys, players, bot):
    n = 2 if benchmark.disabled else 1000
    given = {"n": n, "players": players, "bots": bot, "progress": False}
    frame = benchmark.pedantic(simulate, (TabulaWolves,), given, rounds=1)
    assert frame["error"].isna().all()
    if not benchmark.disabled:
        with capsys.disabled():
            rate = n / benchmark.stats.stats.median
            named = frame["lynched_wolf"].sum() / (frame["days"] - frame["spared"]).sum()
            print(
                f"\n{players:>2} players, {bot:<14} the town wins {(frame['faction'] == 'town').mean():4.0%}"
                f"  days {frame['days'].mean():.1f}  lynched are wolves {named:4.0%}"
                f"  the seer lives on {frame['alive_seer'].mean():4.0%}  {rate:,.0f} games/s",
                end="",
            )
