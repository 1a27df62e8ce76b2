"""A table with pieces on it, for tests that ask what can be done there."""

from tabletop_lab.engine.core.table import NO_TABLE
from tabletop_lab.games.cetkaik.chapters.choosing import Choosing
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, SET, TAM, owned_by
from tabletop_lab.games.cetkaik.content.squares import SIDES, SQUARES
from tabletop_lab.games.cetkaik.moves.actions import Move, TamMove
from tabletop_lab.games.cetkaik.moves.notation import read_board, read_reserve
from tabletop_lab.games.cetkaik.state import CetkaikState

HORSE = (
    "**................/................../................../..........rp....../..bp............../"
    "......rH........../....bP............/................../.................."
)
SHAMAN = (
    "**................/......bp........../................../......rP........../................../"
    "......bM........../................../................../.................."
)
PROTECTION = (
    "**................/................../..bB..bp........../......rg........../" + "................../" * 5
)[:-1]


def table(board=None, reserve=None, chapter=Choosing, state=None, **rules):
    """A game with this board (a text, a dict, or the initial position) and these reserves."""
    squares = read_board(board) if isinstance(board, str) else dict(INITIAL if board is None else board)
    reserves = {side: read_reserve((reserve or {}).get(side, [])) for side in SIDES}
    lies = CetkaikState(board=squares, reserve=reserves, side={"P1": "IA", "P2": "A"}, **(state or {}))
    return chapter(NO_TABLE, ("P1", "P2"), Choosing.Rules.read(rules), lies)


def unremembered(game):
    """The same table, at which the paragraphs are asked anew on every turn."""
    vars(game)["memory"] = None
    return game


def labels(actions):
    """How actions are written."""
    return [str(action) for action in actions]


def sorts(actions):
    """The labels of board moves by sort, as the data has them: plain, step, step_inf, tam."""
    found = {"plain": [], "step": [], "step_inf": [], "tam": []}
    for action in actions:
        if isinstance(action, TamMove):
            found["tam"].append(str(action))
        elif isinstance(action, Move):
            sort = "step_inf" if action.far else "step" if action.via else "plain"
            found[sort].append(str(action))
    return found


def going(game, side, origin, via=""):
    """Where the piece of a square can go with this via point ('' for none): labels of destinations."""
    moves = [move for move in game.actions(side).of(origin) if isinstance(move, Move) and move.via == via]
    return {move.to + "~" * move.water for move in moves}


def board(**pieces):
    """A board with these pieces, and tam out of the way unless it is placed."""
    return {"KA": TAM, **pieces} if TAM not in pieces.values() else pieces


def strewn(chance):
    """A board with pieces anywhere, and what is left in the reserves."""
    pieces = list(SET)
    chance.shuffle(pieces)
    squares = chance.sample(SQUARES, chance.randint(2, 40))
    lies = {squares[0]: TAM}
    for square in squares[1:]:
        lies[square] = owned_by(pieces.pop(), chance.choice(SIDES))
    return lies, {side: [pieces.pop() for _ in range(min(len(pieces), 2))] for side in SIDES}
