"""Bots of Cetkaik: one plays at random, one takes what it can, one tries out what the second would do from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tabletop_lab.engine import Bot, Decision, MonteCarloBot, RandomBot
from tabletop_lab.games.cetkaik.content.pieces import TAM, captured, kind_of, owner
from tabletop_lab.games.cetkaik.content.squares import other
from tabletop_lab.games.cetkaik.moves.actions import Action, Drop, Move, TamMove, tam_stands_on

from .chances import success

A_HAND = 10.0
"""How much more a new hand is wanted than a piece alone, per point."""
TRIES = 12
"""So many random actions are looked at for one that costs nothing."""


class Greedy(Bot):
    """A capture that completes a hand, else a capture, else a piece is taken out of reach, else anything.

    Ends the season when that takes half of what the opponent has left.
    """

    name = "greedy"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        return getattr(self, decision.name)(decision, random)

    def declare(self, decision: Decision, random: Callable[[], float]) -> str:
        """Ends when the gain, rate included, is at least half of the opponent's points."""
        theirs = decision.view.points[other(decision.facts["side"])]
        return "end_season" if 2 * decision.facts["amount"] >= theirs else "continue"

    def land(self, decision: Decision, random: Callable[[], float]) -> str:
        """On an enemy piece if there is one, else on the square that was meant."""
        board, side = decision.view.board, decision.facts["side"]
        enemies = [to for to in decision.options if to in board and owner(board[to]) == other(side)]
        return str((enemies or decision.options)[0])

    def action(self, decision: Decision, random: Callable[[], float]) -> Action:
        """The best of the kind that is there."""
        view, side = decision.view, decision.facts["side"]
        board, game = view.board, view.paragraphs
        moves = [action for action in decision.options if isinstance(action, Move) and not _costs(action, game, side)]
        captures = [move for move in moves if owner(board.get(move.to, TAM)) == other(side)]
        if captures:
            worth = {move.to: self.worth(board[move.to], game, side) for move in captures}
            best = max(captures, key=lambda move: worth[move.to] * success(move, game))
            if success(best, game):
                return best
        return self.rescue(moves, game, side, random) or self.anything(decision.options, game, side, random)

    def worth(self, piece: str, game: Any, side: str) -> float:
        """What a capture is wanted: more the more points its new hands bring."""
        reserve = game.state.reserve[side]
        before, after = game.hands(reserve), game.hands([*reserve, captured(piece)])
        return 1 + A_HAND * sum(points for hand, points in after.items() if hand not in before)

    def rescue(self, moves: Sequence[Move], game: Any, side: str, random: Callable[[], float]) -> Move | None:
        """A sure move of an attacked piece to a square that is not attacked; None when there is none."""
        attacked = set(attacks(game, game.state.board, other(side)))
        safe = [
            move
            for move in moves
            if move.origin in attacked and move.to not in attacked and not (move.far or move.water)
        ]
        return safe[int(random() * len(safe))] if safe else None

    def anything(self, options: Sequence[Action], game: Any, side: str, random: Callable[[], float]) -> Action:
        """A random action, one without a price if it can easily be found."""
        for _ in range(TRIES):
            action = options[int(random() * len(options))]
            if not _costs(action, game, side):
                break
        return action


def attacks(game: Any, board: Mapping[str, str], side: str) -> Iterator[str]:
    """The squares that the pieces of a side could move to, as the paragraphs of the game say.

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
    """Whether an action steps on tam, or moves it again or in vain."""
    if isinstance(action, TamMove):
        return action.returns or bool(game.follows_the_opponent(side))
    return not isinstance(action, Drop) and bool(action.via) and game.state.board[action.via] == TAM


class Searcher(MonteCarloBot):
    """Tries out what the greedy bot would consider and some other actions, and lets greedy bots play four decisions on.

    Nothing of it but the settings is made for Cetkaik.
    """

    def __init__(self, playouts: int = 160, width: int = 16, horizon: int = 4) -> None:
        super().__init__(playouts, width, guide=Greedy(), player=Greedy(), horizon=horizon)


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, Greedy, Searcher)}
