"""How fast the actions of Cetkaik are found: counted, listed, and in random play, with a full and with an empty memory.
Speeds are printed and kept, never asserted, because machines differ."""

import gc
import random

import pytest

from tabletop_lab.games.cetkaik.content.pieces import INITIAL, captured, owned_by
from tabletop_lab.games.cetkaik.content.squares import SIDES, other
from tabletop_lab.games.cetkaik.moves import memory
from tabletop_lab.games.cetkaik.moves.actions import Drop, TamMove
from tabletop_lab.games.cetkaik.moves.notation import read_board
from tests.games.cetkaik import oracle
from tests.games.cetkaik.tables import table

FILE = "moves_game_positions.json"
PLIES = 36
"""About as long as a game of uniformly random play lasts."""


def random_game(game, chance, plies=PLIES):
    """Play uniformly random turns from the start, with two of three throws successful; yield the positions."""
    state = game.state
    state.board, state.reserve, side = dict(INITIAL), {side: [] for side in SIDES}, "IA"
    for _ in range(plies):
        actions = game.actions(side)
        action = actions[chance.randrange(len(actions))]
        board = state.board
        if isinstance(action, Drop):
            state.reserve[side].remove(action.piece)
            board[action.to] = owned_by(action.piece, side)
        elif isinstance(action, TamMove) or not action.far or chance.random() < 2 / 3:
            piece = board.pop(action.origin)
            if action.to in board:
                state.reserve[side].append(captured(board[action.to]))
            board[action.to] = piece
        side = other(side)
        yield side, board


@pytest.fixture(scope="module")
def positions():
    """The 300 positions of the data if they are available, otherwise as many from random play."""
    if oracle.has(FILE):
        return [(record["to_move"], read_board(record["board"])) for record in oracle.records(FILE)]
    chance, found, game = random.Random(1), [], table()
    while len(found) < 300:
        found += [(side, dict(board)) for side, board in random_game(game, chance)][::6]
    return found[:300]


def passed(game, positions, use):
    """Visit all positions once."""
    total = 0
    for side, board in positions:
        game.state.board = board
        total += use(game.actions(side))
    return total


def listed(actions):
    return len(list(actions))


@pytest.fixture
def collector_paused():
    """Pause the garbage collector, as batches do: it would examine the objects of other games during a round."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("use", [len, listed], ids=["counted", "listed"])
def test_actions_of_positions_seen_before(benchmark, timed, positions, use):
    positions = positions[:10] if benchmark.disabled else positions
    game = table(drops=False)
    total = passed(game, positions, use)
    assert timed(lambda: passed(game, positions, use), "positions", len(positions), rounds=15) == total > 0


@pytest.mark.parametrize("use", [len, listed], ids=["counted", "listed"])
def test_actions_with_an_empty_memory(benchmark, timed, collector_paused, positions, use):
    positions = positions[:10] if benchmark.disabled else positions

    def from_nothing():
        memory.forget_all()
        return passed(table(drops=False), positions, use)

    assert timed(from_nothing, "positions", len(positions)) == passed(table(drops=False), positions, use) > 0


@pytest.mark.parametrize("use", [len, listed], ids=["counted", "listed"])
def test_actions_after_other_games(benchmark, timed, collector_paused, positions, use):
    """The memory of the positions of other games helps with these."""
    positions = positions[:10] if benchmark.disabled else positions
    games = 1 if benchmark.disabled else 300

    def warm():
        memory.forget_all()
        game, chance = table(drops=False), random.Random(2)
        for _ in range(games):
            for side, board in random_game(game, chance):
                game.state.board = board
                use(game.actions(side))
        return (game, positions, use), {}

    benchmark_total = timed(passed, "positions", len(positions), setup=warm)
    assert benchmark_total == passed(table(drops=False), positions, use) > 0


def test_random_plies(benchmark, timed):
    """Only finding and choosing the actions is timed, without the rest of a turn."""
    games = 1 if benchmark.disabled else 200
    game = table()

    def play():
        chance = random.Random(3)
        return sum(1 for _ in range(games) for _ in random_game(game, chance))

    assert timed(play, "plies", games * PLIES) == games * PLIES
