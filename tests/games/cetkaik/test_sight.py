"""What a side remembers of the board between turns: whatever happens to it, the actions are what the paragraphs say."""

import random

import pytest

from tabletop_lab.games.cetkaik.content.pieces import INITIAL, SET, TAM, owned_by
from tabletop_lab.games.cetkaik.content.squares import SIDES, SQUARES
from tabletop_lab.games.cetkaik.moves.sight import NOWHERE, Place
from tests.games.cetkaik.tables import labels, table, unremembered


def change(board, chance):
    """Something happens on the board, not always what a rule allows."""
    squares = [square for square in board if board[square] != TAM]
    match chance.randrange(5):
        case 0 | 1:  # a piece moves, perhaps onto another
            origin, to = chance.choice(squares), chance.choice(SQUARES)
            if board.get(to) != TAM:
                board[to] = board.pop(origin)
        case 2:  # tam moves to an empty square, or is taken away and put back
            board[chance.choice([square for square in SQUARES if square not in board])] = TAM
            del board[next(square for square, piece in board.items() if piece == TAM)]
        case 3:  # a piece changes its owner and its kind where it stands
            board[chance.choice(squares)] = owned_by(chance.choice(SET), chance.choice(SIDES))
        case _ if len(squares) < 12:
            board.clear()
            board.update(INITIAL)
        case _:
            for square in chance.sample(squares, 6):
                del board[square]


@pytest.mark.parametrize("rules", [{}, {"capture_own": True, "general_protects_itself": True}], ids=["", "own"])
def test_a_board_that_changes_in_any_way(rules):
    chance = random.Random(11)
    one, two = table(**rules), table(**rules)
    for _ in range(60):
        game = chance.choice((one, two))
        change(game.state.board, chance)
        for side in SIDES:
            anew = unremembered(table(game.state.board, **rules))
            assert labels(game.actions(side)) == labels(anew.actions(side))
    assert vars(one)["memory"] is vars(two)["memory"]


def test_an_error_on_the_way_leaves_nothing_half_seen(monkeypatch):
    def fails(*what):
        raise ZeroDivisionError

    game = table()
    board = game.state.board
    assert len(game.actions("IA")) == 249
    with monkeypatch.context() as patched:
        patched.setattr(Place, "moves", fails)
        board["ZU"] = board.pop("ZAI")
        del board["NAI"]
        vars(game)["memory"].places["IA"]["ZU", board["ZU"]].last = NOWHERE
        with pytest.raises(ZeroDivisionError):
            game.actions("IA")
    assert labels(game.actions("IA")) == labels(unremembered(table(board)).actions("IA"))
