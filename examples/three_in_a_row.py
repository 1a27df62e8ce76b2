"""Three in a row, the smallest whole game: copy this file and change it into yours.

TR-1  Nine squares, all empty. P1 begins; the players take turns.
TR-2  On your turn you mark an empty square.
TR-3  Three of your marks in one line win at once; nine marks without such a line are a draw.
"""

from dataclasses import dataclass

from tabletop_lab.engine import Game, Match, Result, Rules, State, clause, public, rule

SQUARES = range(1, 10)
LINES = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7))
LINES_THROUGH = {square: [line for line in LINES if square in line] for square in SQUARES}


class ThreeInARowRules(Rules):
    """What can be changed about the game."""

    line_wins: bool = rule(True, "TR-3", help="Whether three in a row win; otherwise they lose.")


@dataclass(slots=True)
class Board(State):
    """Square -> the player whose mark stands there, or '' for none; everybody sees it."""

    marks: dict[int, str] = public(factory=lambda: dict.fromkeys(SQUARES, ""))


class ThreeInARow(Game):
    """The rules: a paragraph is a function, a decision is a call of `ask`."""

    name, title = "three_in_a_row", {"en": "Three in a Row", "ko": "세 줄 놓기"}
    seats, seats_clause = range(2, 3), "TR-1"
    Rules, State = ThreeInARowRules, Board

    @clause("TR-1")
    def setup(self):
        self.state = Board()

    def play(self):
        marks = self.state.marks
        while empty := [square for square in SQUARES if not marks[square]]:
            self.safe_point()
            player = self.players[(9 - len(empty)) % 2]
            square = self.mark_a_square(player, empty)
            if line := self.line_through(square):
                return self.end_with_a_line(player, line)
        return Result(self.players, (self.players,), dict.fromkeys(self.players, 0), "draw")

    @clause("TR-2")
    def mark_a_square(self, player, empty):
        square = self.ask(player, "square", empty)
        self.state.marks[square] = player
        return square

    def line_through(self, square):
        marks = self.state.marks
        for line in LINES_THROUGH[square]:
            if marks[line[0]] == marks[line[1]] == marks[line[2]]:
                return line
        return None

    @clause("TR-3")
    def end_with_a_line(self, player, line):
        self.tell("line_made", player=player, squares=line)
        winner, loser = self.clockwise(player) if self.rules.line_wins else self.clockwise(player)[::-1]
        return Result((winner,), ((winner,), (loser,)), {winner: 1, loser: 0}, "line")


if __name__ == "__main__":
    match = Match(ThreeInARow, seed=7).run(bots="random")
    print(match.trace.to_text())
    print("Winners:", *match.result.winners)
