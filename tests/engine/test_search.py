"""Forks and the search bot: what is tried out is the game itself, with nothing the player may not know."""

import pytest

import tabletop_lab as tl
from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine import HIDDEN, Bot, MonteCarloBot, RandomBot, label
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.testing.sample import Market
from tests.engine.tiny_games import Tiny

SEARCH = MonteCarloBot(playouts=200)


class Prying(RandomBot):
    """A random bot that tries rollouts at every question and writes down what it was allowed to try."""

    needs_rollouts = True

    def __init__(self):
        self.seen = []

    def choose(self, decision, random):
        rollouts = decision.rollouts()
        past, worth = len(rollouts.since.answers), rollouts.play(decision.options[0], "a")
        self.seen.append((decision.player, decision.name, rollouts.known, past, worth))
        return super().choose(decision, random)


@pytest.mark.parametrize(
    ("mine", "theirs", "square"), [((1, 2), (4, 5), "3"), ((1, 9), (4, 5), "6")], ids=["win", "stop the loss"]
)
def test_the_bot_takes_the_win_and_stops_the_loss(mine, theirs, square):
    marks = {"P1": sum(1 << s for s in mine), "P2": sum(1 << s for s in theirs)}
    position = {"marks": marks, "empty": [s for s in range(1, 10) if s not in mine + theirs]}
    for seed in range(5):
        match = Match(ThreeInARow, seed=seed, position=position).run({"P1": SEARCH, "P2": SEARCH}, until="decision")
        assert match.answers[-1].label == square


def test_it_beats_chance_at_three_in_a_row():
    lost = won = 0
    for seed in range(20):
        winners = Match(ThreeInARow, seed=seed).run({"P1": RandomBot(), "P2": SEARCH}).result.winners
        won += winners == ("P2",)
        lost += winners == ("P1",)
    assert won >= 15 and lost <= 2


@pytest.mark.parametrize(
    ("game", "players", "rules"), [(ThreeInARow, 2, None), (Market, 3, {"days": 2}), (Tiny, 3, None)]
)
def test_stepping_running_and_batches_are_the_same_game(game, players, rules):
    bot = MonteCarloBot(playouts=8, width=4)
    seats = tuple(f"P{i}" for i in range(1, players + 1))
    bots = {player: bot if player == "P1" else RandomBot() for player in seats}
    ran = Match(game, players, rules=rules, seed=5).run(bots)
    stepped = Match(game, players, rules=rules, seed=5)
    while stepped.result is None:
        stepped.run(bots, until="decision")
    table = Playout(game, seats, game.Rules.read(rules), bots)
    assert [str(a) for a in stepped.answers] == [str(a) for a in ran.answers]
    assert table.run(5) == ran.result


def test_the_same_seed_is_the_same_try_and_trying_changes_nothing():
    match = Match(Market, players=4, seed=11).run("random", until=lambda d: d.step > 5)
    before = (match.state, match.trace.to_text())
    rollouts = match.decision.rollouts()
    tries = [[rollouts.play(option, seed) for option in match.decision.options] for seed in (1, 1, 2)]
    assert tries[0] == tries[1] != tries[2]
    assert all(sum(one.values()) == pytest.approx(1) for one in tries[0])
    assert (match.state, match.trace.to_text()) == before


def test_a_try_gives_the_known_answers_again_and_then_the_option():
    """From the position before the last mark of a drawn game only one thing can happen."""
    match = Match(ThreeInARow, seed=1)
    for square in (1, 2, 3, 5, 4, 7, 6, 9):
        match.play(square)
    assert match.decision.rollouts().play(8, "any") == {"P1": 0.5, "P2": 0.5}


def test_a_horizon_asks_for_the_outlook():
    class Rosy(ThreeInARow):
        def evaluate(self):
            return {"P1": 0.9, "P2": len(self.state.empty) / 100}

    decision = Match(Rosy, seed=1).decision
    assert decision.rollouts()(horizon=3).play(5, "any") == {"P1": 0.9, "P2": 0.05}
    assert decision.rollouts()(horizon=1).play(5, "any") == {"P1": 0.9, "P2": 0.07}


def test_what_a_player_may_not_know_is_not_in_the_fork():
    """Answers of others that are secret are left out, also that somebody was asked; luck gives them in each world."""
    bot = Prying()
    Match(TabulaWolves, players=8, seed=4, rules="silent").run({f"P{i}": bot for i in range(1, 9)})
    assert all(each.only in (None, player) for player, _, known, _, _ in bot.seen for each in known)
    assert any(len(known) < past for _, _, known, past, _ in bot.seen)
    assert sum(worth is None for *_, worth in bot.seen) < len(bot.seen) / 10


def test_hidden_cards_are_dealt_again():
    """The goods in another hand differ from try to try; those the player sees do not."""
    match = Match(Market, players=3, seed=2).run("random", until=lambda d: d.step > 12)
    player = match.decision.player
    hands = set()

    class Looking(RandomBot):
        def choose(self, decision, random):
            hands.add(tuple(label(tuple(cards)) for cards in decision._game.state.hands.values()))
            return super().choose(decision, random)

    rollouts = match.decision.rollouts()(Looking())
    for seed in range(6):
        rollouts.play(match.decision.options[0], seed)
    view = match.view(player)
    assert any(HIDDEN in cards for other, cards in view.hands.items() if other != player)
    assert len(hands) > 1


def test_a_table_without_forking_bots_keeps_nothing():
    class Asking(Bot):
        def choose(self, decision, random):
            decision.rollouts()

    table = Playout(ThreeInARow, ("P1", "P2"), ThreeInARow.Rules(), {"P1": Asking(), "P2": Asking()})
    with pytest.raises(tl.BotError, match="Asking failed: RuntimeError: at this table no bot .* needs rollouts"):
        table.run(1)


@pytest.mark.parametrize("given", [{"playouts": 0}, {"width": 1}, {"horizon": -1}, {"playouts": 2.5}])
def test_impossible_settings(given):
    with pytest.raises(ValueError, match=next(iter(given))):
        MonteCarloBot(**given)
