"""A search bot cannot see hidden things: in two worlds that its seat cannot tell apart it chooses the same.

The second world has two things of a pool exchanged that the seat does not see, several times over, and none of the
answers that the seat does not know of.
"""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import MonteCarloBot
from tabletop_lab.engine.core.bots import search_bot, seat_bots
from tabletop_lab.engine.core.chance import stream
from tabletop_lab.engine.core.determinize import unseen
from tabletop_lab.engine.core.labels import label
from tabletop_lab.engine.core.view import View
from tabletop_lab.engine.core.visibility import may_know
from tabletop_lab.engine.tables.information_sets import InformationSetBot
from tabletop_lab.engine.tables.rollout import Rollouts
from tabletop_lab.playtest import open_row, simulate
from tabletop_lab.testing.leaks import exchange
from tabletop_lab.testing.sample import Market

TABLES = [
    (Market, 3, None),
    ("fourteen_nights", 3, None),
    ("fourteen_nights", 2, None),
    ("tabula_wolves", 8, "silent"),
    ("tiedie", 4, None),
    ("tiedie", 4, {"mode": "hunter"}),
    ("void_seeders", 2, None),
]
BOTS = [MonteCarloBot(playouts=16), InformationSetBot(playouts=16)]


class Elsewhere:
    """The same question with tries that begin in another world."""

    def __init__(self, decision, since):
        self._decision, self._since = decision, since

    def __getattr__(self, name):
        return getattr(self._decision, name)

    def rollouts(self):
        return Rollouts(self._since, self._decision)


def open_since(state, viewer, rules, seen):
    """Where the things lay that the viewer has seen since: they tell that world from others."""
    places = [(*place.at, str(place.key), label(place.item)) for place in unseen(state, viewer, rules)]
    return sorted(each for each in places if each[-1] in seen)


def pairs(game, players, rules, seeds=range(4), steps=(8, 30, 60)):
    """Questions of random games with what has happened, in the true world and in another one."""
    for seed in seeds:
        match = tl.Match(game, players, seed=seed, rules=rules)
        for step in steps:
            match.run("random", until=lambda d, step=step: d._at >= step and len(d.options) > 1)
            if match.decision is None or (since := match._run.since_checkpoint()).state is None:
                continue
            me, number, other = match.decision.player, stream(seed, "elsewhere"), since.state
            seen = Rollouts(since, match.decision)._seen_since()
            for _ in range(8):
                tried, _ = exchange(match.game, other, me, match.rules, number)
                if open_since(tried, me, match.rules, seen) == open_since(other, me, match.rules, seen):
                    other = tried
            known = [each for each in since.answers if may_know(each.only, me)]
            seats = (me, match.players, match.rules, match.game)
            assert View(other, *seats) == View(since.state, *seats)
            yield match.decision, since, since._replace(state=other, answers=known)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_the_choice_is_the_same_in_both_worlds(game, players, rules, bot):
    apart = 0
    for decision, since, other in pairs(game, players, rules):
        chosen = [bot.choose(Elsewhere(decision, each), stream(5, "bot")) for each in (since, other)]
        assert chosen[0] == chosen[1]
        apart += since.state != other.state
    assert apart >= 3


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_where_few_deals_are_possible_the_choices_are_alike(bot):
    """In teams no deal is quickly found possible, so the worlds come by exchanges: alike, not the same."""
    bot, chosen = type(bot)(playouts=8), {}
    for decision, *worlds in pairs("tiedie", 4, {"mode": "team"}, seeds=[0], steps=(90,)):
        for place, since in enumerate(worlds):
            found = [bot.choose(Elsewhere(decision, since), stream(i, "bot")) for i in range(24)]
            for option in found:
                chosen.setdefault(str(option), [0, 0])[place] += 1
    assert chosen and max(abs(one - other) for one, other in chosen.values()) <= 14


@pytest.mark.parametrize("bot", ["monte_carlo:4", "information_set:4"])
@pytest.mark.parametrize(("game", "players", "rules"), TABLES[:4])
def test_every_game_has_them_by_name(game, players, rules, bot):
    bots = {f"P{i}": "random" for i in range(1, players + 1)} | {"P1": bot}
    frame = simulate(game, 1, players=players, rules=rules, bots=bots, seed=2, progress=False)
    assert frame["error"].isna().all()
    match = open_row(frame.loc[0], game=None if isinstance(game, str) else game)
    assert "+".join(match.result.winners) == frame.loc[0, "winners"]


def test_a_name_says_the_budget():
    game = tl.games()["fourteen_nights"]
    seated = [seat_bots(name, game, ("P1",))["P1"] for name in ("information_set:40", "monte_carlo:0.5s")]
    assert (seated[0].playouts, seated[1].seconds) == (40, 0.5)
    with pytest.raises(tl.TabletopError, match="monte_carlo"):
        tl.Match(game, players=2).run("information_set:much")
    with pytest.raises(tl.TabletopError, match="random:20"):
        tl.Match(game, players=2).run("random:20")


@pytest.mark.parametrize("name", ["monte_carlo", "information_set"])
def test_a_budget_of_time_is_kept(name):
    from time import perf_counter

    match = tl.Match("fourteen_nights", players=3, seed=1)
    bot = search_bot(name)(seconds=0.3)
    began = perf_counter()
    match.run({match.decision.player: bot}, until="decision")
    assert 0.25 < perf_counter() - began < 1.5
