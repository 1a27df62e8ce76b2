"""Our games beside the nearest games of other libraries, in the same run: random play, decisions a second.

It needs the extra `peers`, which `make bench` installs. Each library plays its own game to its own end, and each way of
random play is the fastest that its documentation shows. C++ engines are here to show how far away they are. What has
nothing near it elsewhere (Fourteen Nights, TIEDIE, Void Seeders) is not here. Speeds are printed, never asserted.
"""

import random
from time import process_time

import pytest

from examples.three_in_a_row import ThreeInARow
from tabletop_lab.engine import MonteCarloBot, RandomBot
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.tabula_wolves import TabulaWolves

SECONDS, ROUNDS, PLIES = 1.0, 3, 150
"""So long plays each at a stretch, so often in turn, at most so many plies of shogi a game."""
PLAYOUTS = 200


def ours(game, players, rules=None, bots=RandomBot):
    """Our random play: a function that plays the game of a seed and says how many decisions it had."""
    seats = tuple(f"P{i}" for i in range(1, players + 1))
    table = Playout(game, seats, game.Rules.read(rules), {seat: bots() for seat in seats})

    def play(seed):
        table.run(seed)
        return table.decisions

    return play


def open_spiel(name):
    """OpenSpiel: C++, asked from Python for each decision."""
    spiel = pytest.importorskip("pyspiel", reason="the extra `peers` is not installed: make bench installs it")
    game = spiel.load_game(name)

    def play(seed):
        state, chance, made = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            options = state.legal_actions()
            state.apply_action(options[chance.randrange(len(options))])
            made += 1
            if name == "shogi" and made == PLIES:
                break
        return made

    return play


def pettingzoo():
    """PettingZoo: Python and numpy."""
    reason = "the extra `peers` is not installed: make bench installs it"
    tictactoe = pytest.importorskip("pettingzoo.classic.tictactoe_v3", reason=reason)
    table = tictactoe.raw_env()

    def play(seed):
        table.reset(seed=seed)
        chance, made = random.Random(seed), 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            options = seen["action_mask"].nonzero()[0]
            table.step(int(options[chance.randrange(len(options))]))
            made += 1
        return made

    return play


def python_shogi():
    """python-shogi: Python with tables of bits."""
    shogi = pytest.importorskip("shogi", reason="the extra `peers` is not installed: make bench installs it")

    def play(seed):
        board, chance = shogi.Board(), random.Random(seed)
        for made in range(PLIES):
            options = list(board.legal_moves)
            if not options:
                return made
            board.push(options[chance.randrange(len(options))])
        return PLIES

    return play


def our_search():
    """Our flat search at the first question of three in a row: playouts."""
    from tabletop_lab.engine.match.match import Match

    bot = MonteCarloBot(playouts=PLAYOUTS)

    def play(seed):
        bot.choose(Match(ThreeInARow, seed=seed).decision, random.Random(seed).random)
        return PLAYOUTS

    return play


def search_of_open_spiel():
    """OpenSpiel's tree search in Python code with the same number of random playouts."""
    spiel = pytest.importorskip("pyspiel", reason="the extra `peers` is not installed: make bench installs it")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    import numpy as np

    game = spiel.load_game("tic_tac_toe")

    def play(seed):
        numbers = np.random.RandomState(seed)
        judge = mcts.RandomRolloutEvaluator(1, numbers)
        mcts.MCTSBot(game, 1.4, PLAYOUTS, judge, random_state=numbers, solve=False).step(game.new_initial_state())
        return PLAYOUTS

    return play


PAIRS = {
    "three in a row": (lambda: ours(ThreeInARow, 2), {
        "OpenSpiel tic_tac_toe (C++)": lambda: open_spiel("tic_tac_toe"), "PettingZoo tictactoe_v3": pettingzoo,
    }),
    "Cetkaik": (lambda: ours(Cetkaik, 2, {"seasons": 1}), {
        "python-shogi": python_shogi, "OpenSpiel shogi (C++)": lambda: open_spiel("shogi"),
    }),
    "the wolves, 9 silent": (lambda: ours(TabulaWolves, 9, "silent"), {
        "OpenSpiel social_deduction (C++)": lambda: open_spiel("social_deduction"),
    }),
    "three in a row, playouts of a search": (our_search, {"OpenSpiel mcts.py": search_of_open_spiel}),
}  # fmt: skip


def rates(players, seconds, rounds):
    """Decisions per second of processor time, each in turn, the best round of each."""
    best = dict.fromkeys(players, 0.0)
    for number in range(rounds):
        for name, play in players.items():
            made, seed, began = 0, 1000 * number, process_time()
            while not made or process_time() - began < seconds:
                made += play(seed)
                seed += 1
            best[name] = max(best[name], made / max(1e-9, process_time() - began))
    return best


@pytest.mark.parametrize("name", PAIRS)
def test_beside_other_libraries(benchmark, beside, name):
    make, peers = PAIRS[name]
    seconds, rounds = (0.0, 1) if benchmark.disabled else (SECONDS, ROUNDS)
    players = {name: make()} | {peer: make_peer() for peer, make_peer in peers.items()}
    found = benchmark.pedantic(rates, (players, seconds, rounds), rounds=1, iterations=1)
    assert all(rate > 0 for rate in found.values())
    beside(found)
