"""Bots of Cetkaik: one plays at random, one captures what it can, one searches and lets the second one play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Bot, Decision, MonteCarloBot, RandomBot
from tabletop_lab.games.cetkaik.content.pieces import TAM, captured, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import other
from tabletop_lab.games.cetkaik.moves.actions import Action, Drop, Move, TamMove, tam_stands_on
from tabletop_lab.games.cetkaik.moves.family import Actions

from .chances import success

A_HAND = 10.0
"""How much more the points of a new hand count than a piece alone."""
TRIES = 12
"""How many random actions are tried to find one that costs nothing."""


class Greedy(Bot):
    """Chooses a capture that completes a hand, else a capture, else rescues a piece, else plays anything.

    It ends the season if that takes half of what the opponent has left.
    """

    name = "greedy"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        return getattr(self, decision.name)(decision, random)

    def declare(self, decision: Decision, random: Callable[[], float]) -> str:
        """End the season if the gain, with the rate, is at least half of the opponent's points."""
        theirs = decision.view.points[other(decision.facts["side"])]
        return "end_season" if 2 * decision.facts["amount"] >= theirs else "continue"

    def land(self, decision: Decision, random: Callable[[], float]) -> str:
        """Land on an enemy piece if possible, else on the square that was intended."""
        board, side = decision.view.board, decision.facts["side"]
        enemies = [to for to in decision.options if to in board and owner(board[to]) == other(side)]
        return str((enemies or decision.options)[0])

    def action(self, decision: Decision, random: Callable[[], float]) -> Action:
        """Choose the best action of the best kind that is possible."""
        view, side = decision.view, decision.facts["side"]
        board, game = view.board, view.paragraphs
        options = decision.options  # those of an edited rule may be any sequence
        listed = options.moves() if isinstance(options, Actions) else options
        moves = [action for action in listed if isinstance(action, Move) and not _costs(action, game, side)]
        captures = [move for move in moves if owner(board.get(move.to, TAM)) == other(side)]
        if captures:
            worth = {move.to: self.worth(board[move.to], game, side) for move in captures}
            best = max(captures, key=lambda move: worth[move.to] * success(move, game))
            if success(best, game):
                return best
        return self.rescue(moves, game, side, random) or self.anything(decision.options, game, side, random)

    def worth(self, piece: str, game: Any, side: str) -> float:
        """Return the value of a capture: the more points its new hands score, the higher."""
        reserve = game.state.reserve[side]
        before, after = game.hands(reserve), game.hands([*reserve, captured(piece)])
        return 1 + A_HAND * sum(points for hand, points in after.items() if hand not in before)

    def rescue(self, moves: Sequence[Move], game: Any, side: str, random: Callable[[], float]) -> Move | None:
        """Return a certain move of an attacked piece to a square that is not attacked; None if there is none."""
        attacked = set(attacks(game, game.state.board, other(side)))
        safe = [
            move
            for move in moves
            if move.origin in attacked and move.to not in attacked and not (move.far or move.water)
        ]
        return safe[int(random() * len(safe))] if safe else None

    def anything(self, options: Sequence[Action], game: Any, side: str, random: Callable[[], float]) -> Action:
        """Return a random action, one without a price if it is easily found."""
        for _ in range(TRIES):
            action = options[int(random() * len(options))]
            if not _costs(action, game, side):
                break
        return action


def attacks(game: Any, board: Mapping[str, str], side: str) -> Iterator[str]:
    """Yield the squares to which the pieces of a side could move, according to the rules of the game.

    >>> from tabletop_lab.games.cetkaik import Cetkaik
    >>> from tabletop_lab.games.cetkaik.rules import CetkaikRules
    >>> sorted(attacks(Cetkaik.paragraphs(CetkaikRules()), {"KA": "rp", "ZO": "**"}, "A"))
    ['KE']
    """
    tam = tam_stands_on(board)
    for square, piece in board.items():
        if owner(piece) == side:
            yield from game.reach(kind_of(piece), side, square, game.is_hue(square, tam), board).squares


def _costs(action: Action, game: Any, side: str) -> bool:
    """Return whether an action steps on tam, moves it again, or returns it to its square."""
    if isinstance(action, TamMove):
        return action.returns or bool(game.follows_the_opponent(side))
    return not isinstance(action, Drop) and bool(action.via) and game.state.board[action.via] == TAM


class Searcher(MonteCarloBot):
    """Tries what the greedy bot would consider and some other actions, and lets greedy bots play four decisions on.

    Only its settings are specific to Cetkaik.
    """

    def __init__(self, playouts: int = 160, width: int = 16, horizon: int = 4, *, seconds: float = 0.0) -> None:
        super().__init__(playouts, width, guide=Greedy(), player=Greedy(), horizon=horizon, seconds=seconds)


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, Greedy, Searcher)}
