"""CK-1, CK-3 and CK-14: the seasons of a game, how each is set up, and who begins it."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.content.pieces import INITIAL
from tabletop_lab.games.cetkaik.content.squares import IA, SIDES, A, other
from tabletop_lab.games.cetkaik.rules import EXTRA_SEASONS
from tabletop_lab.games.cetkaik.state import CetkaikState

from .turn import Turn

TIES = 20
"""After this number of ties in a row a coin decides who begins: sticks that always fall alike would never decide."""


class Season(Turn):
    """The seasons of a game, in the rule sheet's order."""

    @clause("CK-1.1", "CK-1.2")
    def setup(self) -> None:
        """Both players start with 20 points; the first season is still to come."""
        state = self.state = CetkaikState()
        state.points = dict.fromkeys(SIDES, self.rules.start_points)
        state.rate = dict.fromkeys(SIDES, 1)
        state.owed = dict.fromkeys(SIDES, 0)
        state.reserve = {side: [] for side in SIDES}
        state.held = {side: [] for side in SIDES}

    @clause("CK-3.3", "CK-2.1")
    def take_sides(self) -> None:
        """Lots decide who sits at row IA and plays towards row A, for the whole game."""
        one, two = self.players
        below = self.roll("sides", self.players) if self.rules.sides == "random" else one
        self.state.side = {one: IA, two: A} if below == one else {one: A, two: IA}
        for player, side in self.state.side.items():
            self.tell("sides_drawn", player=player, side=side)
        self.state.phase = "season"

    @clause("CK-14.1", "CK-1.1")
    def next_season(self) -> None:
        """After the last season the points decide; otherwise the next one is set up."""
        state, rules = self.state, self.rules
        if state.season >= rules.seasons and not self.another_season():
            self.the_points_decide()
            return
        state.season += 1
        self.set_up_the_board()
        self.decide_who_begins()
        state.phase = "turn"

    @clause("CK-3.1", "CK-14.1", "CK-2.7", "CK-3.2")
    def set_up_the_board(self) -> None:
        """Set the initial position, empty reserves and rate 1; what happened with tam before no longer counts."""
        state, rules = self.state, self.rules
        state.board = dict(INITIAL)
        state.ply, state.last = 0, ""
        for side in SIDES:
            state.reserve[side] = []
            state.held[side] = []
            state.owed[side] = 0
            if rules.rate_between_seasons == "reset":
                state.rate[side] = 1
        if rules.tam_record_between_seasons == "reset":
            state.tam_moved = ""
        state.made, state.missing, state.seen = [], [], {}
        self.tell("season_began", season=state.season, name=self.season_names[state.season])
        if state.rate[IA] != 1 or state.rate[A] != 1:
            self.tell("rate_stands", rate=max(state.rate[IA], state.rate[A]))

    @clause("CK-3.4")
    def decide_who_begins(self) -> None:
        """Before each season both players throw the five sticks; more dark faces begin (readings: see who_begins)."""
        side, reason = self.who_begins()
        self.state.first = self.state.turn = side
        self.tell("begins", player=self.player_of(side), side=side, reason=reason)

    @clause("CK-3.4")
    def who_begins(self) -> tuple[str, str]:
        """Return the side that begins, and why."""
        reading, state = self.rules.first_player, self.state
        if reading == "fixed":
            return IA, reading
        if reading == "coin":
            return self.coin(), reading
        if reading == "alternate" and state.first:
            return other(state.first), reading
        if reading in ("loser_of_season", "winner_of_season") and (winner := self.gained_last()):
            return (winner if reading == "winner_of_season" else other(winner)), reading
        return self.throw_off(), "throw_off"

    @clause("CK-3.4", "CK-11.1")
    def throw_off(self) -> str:
        """The side with more dark faces begins; ties are thrown again."""
        for _ in range(TIES):
            ours, theirs = self.throw("throw_off"), self.throw("throw_off")
            self.tell("thrown_off", player=self.player_of(IA), side=IA, dark=ours)
            self.tell("thrown_off", player=self.player_of(A), side=A, dark=theirs)
            if ours != theirs:
                return IA if ours > theirs else A
            self.tell("throw_off_tied", dark=ours)
        self.tell("throw_off_undecided")
        return self.coin()

    def coin(self) -> str:
        """Toss a fair coin."""
        return str(self.roll("coin", SIDES))

    def gained_last(self) -> str:
        """Return the side that gained points when the last season ended; '' for none."""
        if not self.state.seasons:
            return ""
        _, side, amount = self.state.seasons[-1]
        return "" if not amount else side if amount > 0 else other(side)

    @clause("CK-1.5")
    def another_season(self) -> bool:
        """Whether equal points call for another season (a reading)."""
        state, rules = self.state, self.rules
        if rules.equal_points != "extra_season" or state.points[IA] != state.points[A]:
            return False
        if state.season >= rules.seasons + EXTRA_SEASONS:
            return False
        self.tell("extra_season", season=state.season + 1, name=self.season_names[state.season + 1])
        return True

    @clause("CK-1.5")
    def the_points_decide(self) -> None:
        """The player with more points wins; equal points are a draw."""
        points = self.state.points
        if points[IA] != points[A]:
            self.game_over("most_points")
        elif self.rules.equal_points == "last_ender_wins" and self.last_ender():
            self.game_over("last_ender")
        else:
            self.game_over("equal_points")
