"""Team mode, TD-3.17: a redealt world before, while and after the teams choose who holds their Attack card."""

import pytest

from tabletop_lab import Match
from tabletop_lab.engine import View


@pytest.mark.parametrize("step", range(33, 41))
def test_a_redealt_world_has_holders_only_where_a_team_has_chosen(step):
    match = Match("tiedie", players=4, seed=0, rules={"mode": "team"}).run(until=step)
    chosen = {36: set(), 37: {"A"}, 38: {"A", "B"}}[min(max(step, 36), 38)]
    for viewer in match.players:
        for seed in range(5):
            world = match.determinize(viewer, seed)._state
            assert set(world.holder) == chosen
            for team, holder in world.holder.items():
                assert "attack" in world.actions[holder] or world.placed.get(holder) == "attack"
                assert world.team[holder] == team
            assert View(world, viewer, match.players, match.rules) == match.view(viewer)
