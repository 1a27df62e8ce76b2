"""Three in a row, the smallest whole game: copy this file and change it into yours.

TR-1  Nine squares, all empty. P1 begins; the players take turns.
TR-2  On your turn you mark an empty square.
TR-3  Three of your marks in one line win at once; nine marks without such a line are a draw.
"""

from dataclasses import dataclass

from tabletop_lab import Match
from tabletop_lab.engine import Game, Result, Rules, State, clause, public, rule

LINES = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7))
MASKS = [sum(1 << square for square in line) for line in LINES]
WITH_A_LINE = {marks for marks in range(1 << 10) if any(marks & mask == mask for mask in MASKS)}
"""All sets of marks (a bit a square) that hold a line: a table made once, so that play only looks up."""


class ThreeInARowRules(Rules):
    """What can be changed about the game."""

    line_wins: bool = rule(True, "TR-3", help="Whether three in a row win; otherwise they lose.")


@dataclass(slots=True)
class Board(State):
    """The empty squares, and for every player the marked ones as bits; everybody sees everything."""

    empty: list[int] = public(factory=lambda: list(range(1, 10)))
    marks: dict[str, int] = public(factory=lambda: {"P1": 0, "P2": 0})


class ThreeInARow(Game):
    """The rules: a paragraph is a function, a decision is a call of `ask`."""

    name, title = "three_in_a_row", {"en": "Three in a Row", "ko": "세 줄 놓기"}
    seats, seats_clause = range(2, 3), "TR-1"
    Rules, State = ThreeInARowRules, Board

    @clause("TR-1")
    def setup(self):
        self.state = Board()

    def play(self):
        board = self.state
        while board.empty:
            self.safe_point()
            player = self.players[(9 - len(board.empty)) % 2]
            self.mark_a_square(player)
            if board.marks[player] in WITH_A_LINE:
                return self.end_with_a_line(player)
        return Result(self.players, (self.players,), dict.fromkeys(self.players, 0), "draw")

    @clause("TR-2")
    def mark_a_square(self, player):
        square = self.ask(player, "square", tuple(self.state.empty))
        self.state.empty.remove(square)
        self.state.marks[player] |= 1 << square

    @clause("TR-3")
    def end_with_a_line(self, player):
        made = [line for line, mask in zip(LINES, MASKS, strict=True) if self.state.marks[player] & mask == mask]
        self.tell("line_made", player=player, squares=made[0])
        winner, loser = self.clockwise(player) if self.rules.line_wins else self.clockwise(player)[::-1]
        return Result((winner,), ((winner,), (loser,)), {winner: 1, loser: 0}, "line")


if __name__ == "__main__":
    match = Match(ThreeInARow, seed=7).run(bots="random")
    print(match.trace.to_text())
    print("Winners:", *match.result.winners)
