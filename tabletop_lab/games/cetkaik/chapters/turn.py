"""CK-4 with CK-15: a turn, from the choice of the action to the next player's turn."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.cetkaik.content.squares import SIDES, other
from tabletop_lab.games.cetkaik.moves.actions import Action, Move, TamMove
from tabletop_lab.games.cetkaik.moves.notation import write_board, write_reserve

from .carrying_out import FAILED, CarryingOut
from .declaration import Declaration

TIMES = 3
"""How often a position may not occur in a season, if repetitions count."""


class Turn(CarryingOut, Declaration):
    """One player's turn."""

    @clause("CK-4.1", "CK-4.2")
    def turn(self) -> None:
        """In a turn a player makes exactly one action: choose it, throw if required, capture, declare new hands."""
        state = self.state
        side = state.turn
        player = self.player_of(side)
        if self.rules.repetition == "season_void_on_3" and self.position_has_come_too_often():
            return
        actions = self.actions(side)
        if not actions:
            self.nothing_can_be_done(player, side)
            return
        before = state.reserve[side][:]
        state.made.clear()
        action: Action = self.ask(player, "action", actions, self.cannot, side=side, again="no")
        state.announced = str(action)
        if self.carry_out(player, side, action) == FAILED:
            action = self.after_a_failed_throw(player, side, action)
        if state.phase == "turn":
            self.look_for_new_hands(player, side, action, before)

    @clause("CK-4.2", "CK-13.1")
    def look_for_new_hands(self, player: str, side: str, action: Action, before: list[str]) -> None:
        """If a hand is newly completed, the mover declares.

        Then it is the other player's turn, unless the game is over.
        """
        state = self.state
        state.last, state.announced, state.sticks = state.announced, "", -1
        state.tam_moved = side if isinstance(action, TamMove) else ""
        new = self.newly_completed(player, side, before)
        if new or state.made:
            self.declare(player, side, new)
        if state.phase == "turn":
            self.next_turn(side)

    @clause("CK-4.3")
    def after_a_failed_throw(self, player: str, side: str, action: Action) -> Action:
        """The turn is over; under another reading, one more action may be chosen that needs no throw."""
        if self.rules.after_failed_throw == "turn_over":
            return action
        others = tuple([choice for choice in self.actions(side) if not self.needs_a_throw(choice)])
        if not others:
            self.tell("no_other_action", player=player, side=side)
            return action
        self.tell("chooses_again", player=player, side=side)
        action = self.ask(player, "action", others, self.cannot, side=side, again="yes")
        self.state.announced, self.state.sticks = str(action), -1
        self.carry_out(player, side, action)
        return action

    def needs_a_throw(self, action: Action) -> bool:
        """Whether an action depends on the sticks."""
        if not isinstance(action, Move):
            return False
        first_leg = self.first_leg_needs_throw() and self.runs_to_its_via_point(action)
        return action.water or first_leg or (action.far and self.second_leg_needs_throw())

    @clause("CK-4.1")
    def next_turn(self, side: str) -> None:
        """The players take turns."""
        state = self.state
        state.ply += 1
        state.turn = other(side)
        if state.ply >= self.longest_season:
            self.the_season_has_lasted_too_long()

    @clause("CK-14.2")
    def the_season_has_lasted_too_long(self) -> None:
        """A season without a declaration ends at the cap, without points."""
        self.season_void("cap" if self.rules.season_ply_cap else "endless")

    @clause("CK-15.1")
    def nothing_can_be_done(self, player: str, side: str) -> None:
        """Without any action the game ends and the points decide.

        Under other readings: a pass, or no points this season.
        """
        self.tell("no_action", player=player, side=side)
        if self.rules.no_action == "game_ends":
            self.game_over("no_action")
        elif self.rules.no_action == "pass":
            self.tell("turn_passed", player=player, side=side)
            self.state.tam_moved = self.state.last = ""
            self.next_turn(side)
        else:
            self.season_void("no_action")

    @clause("CK-15.3")
    def position_has_come_too_often(self) -> bool:
        """Whether a position occurs too often with the same player to move, which voids the season (a reading)."""
        state = self.state
        reserves = "/".join([write_reserve(state.reserve[side]) for side in SIDES])
        position = f"{state.turn} {write_board(state.board)} {reserves}"
        state.seen[position] = state.seen.get(position, 0) + 1
        if state.seen[position] < TIMES:
            return False
        self.season_void("repetition")
        return True

    def season_void(self, why: str) -> None:
        """The season ends, and nobody gets points."""
        state = self.state
        name = self.season_names[state.season]
        self.tell("season_void", season=state.season, name=name, why=why, plies=state.ply)
        state.seasons.append((state.season, "", 0))
        state.phase = "season"
