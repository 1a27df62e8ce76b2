"""FN-6: movement, voluntary and forced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop_lab.engine import Places, Refusal, clause

from .occasions import AGAIN
from .table import CHORES, SPACES, TableOfNights


class Movement(TableOfNights):
    """FN-6, in the rulebook's order."""

    @clause("FN-6.1", "FN-6.2")
    def move(self, player: str, spaces: tuple[int, ...]) -> None:
        """The pawn moves along exactly one connection, to a space that is not barred."""
        self.go(player, spaces)

    def go(self, player: str, spaces: tuple[int, ...]) -> None:
        """To one of these spaces, as the player likes."""
        came_from = self.state.pawn[player]
        space = self.ask(player, "move", Places(spaces), self.no_destinations)
        self.leave_without_action(player)
        self.state.pawn[player] = space
        self.tell("moved", player=player, space=space, came_from=came_from)

    @clause("FN-6.2")
    def destinations(self, player: str) -> tuple[int, ...]:
        """Adjacent spaces that are not barred; none when every one of them is."""
        adjacent, barred = self.connected[self.state.pawn[player]], self.state.barred[player]
        free = tuple([space for space in adjacent if space not in barred])
        return self.without_closed(player, free, arriving=True) or free

    def no_destinations(self, player: str) -> Iterator[Refusal]:
        """Why the pawn cannot go to the other spaces."""
        here = self.state.pawn[player]
        legal = self.destinations(player) or self.all_connected(player)
        for space in SPACES:
            if space in legal:
                continue
            if space == here:
                yield Refusal(space, "FN-6.1", "stay", player=player)
            elif space not in self.connected[here]:
                yield Refusal(space, "FN-6.1", "not_connected", space=space, here=here)
            elif space in self.state.barred[player]:
                yield Refusal(space, "FN-6.2", "barred", space=space, player=player)
            elif self.rules.exhausted_action == "space_closed":
                yield Refusal(space, "FN-7.8", "closed", space=space)

    def be_stuck(self, player: str) -> bool:
        """No move is possible. Returns False when the player's turn ends here."""
        match self.rules.stuck_rule:
            case "skip_turn":
                self.skip_turn(player)
                return False
            case "stay_and_act":
                self.stay(player)
            case _:
                self.lift_restriction(player)
        return True

    @clause("FN-6.3")
    def lift_restriction(self, player: str) -> None:
        """The move is mandatory, so for this move nothing is barred."""
        spaces = self.all_connected(player)
        self.tell("restriction_lifted", player=player, spaces=spaces)
        self.go(player, spaces)

    def all_connected(self, player: str) -> tuple[int, ...]:
        """The adjacent spaces, barred or not (closed ones only if there are no others)."""
        adjacent = self.connected[self.state.pawn[player]]
        return self.without_closed(player, adjacent, arriving=True) or adjacent

    @clause("FN-6.3")
    def stay(self, player: str) -> None:
        """Under `stay_and_act` the player performs the action of the space the pawn is on."""
        self.tell("stayed", player=player, space=self.state.pawn[player])

    @clause("FN-6.3")
    def skip_turn(self, player: str) -> None:
        """Under `skip_turn` there is no move, no action and no extra action; the player counts as having acted."""
        state = self.state
        self.leave_without_action(player)
        self.now_acted(player)
        state.main_action[player] = state.last_barring[player] = ()
        self.tell("turn_skipped", player=player)
        state.owed_extras = [other for other in state.owed_extras if other != player]
        self.take_owed_extras()

    @clause("FN-6.4")
    def force(self, drawer: str, targets: Mapping[str, int]) -> list[str]:
        """Pawns are put on spaces, all from the positions before the effect; returns who was really forced."""
        before, forced = dict(self.state.pawn), []
        for player in self.clockwise(drawer):
            if player not in targets:
                continue
            space = targets[player]
            if before[player] == space and self.rules.forced_same_space == "not_forced":
                self.was_not_moved(player, space)
                continue
            self.leave_without_action(player)
            self.state.pawn[player] = space
            self.tell("was_moved", player=player, space=space, came_from=before[player])
            if self.state.acted_today[player] and player == drawer:
                self.moved_by_the_own_card(player)
            elif self.state.acted_today[player]:
                self.moved_after_acting(player)
            else:
                self.moved_before_acting(player)
            forced.append(player)
        return forced

    @clause("FN-6.5")
    def moved_after_acting(self, player: str) -> None:
        """Only the pawn is moved; no action follows."""
        self.tell("no_action_follows", player=player)
        if self.state.pawn[player] == CHORES:
            self.arrived_without_action(player)

    @clause("FN-6.6")
    def moved_before_acting(self, player: str) -> None:
        """In the player's own turn of that day the move is skipped; the action is performed where the pawn stands."""
        self.state.forced_pending[player] = True
        self.tell("must_act_there", player=player, space=self.state.pawn[player])

    @clause("FN-6.6")
    def forced_instead_of_moving(self, player: str) -> None:
        """The forced move replaces the player's own move."""
        if self.state.pawn[player] in self.state.barred[player]:
            self.exempt_from_the_bar(player)
        else:
            self.tell_of_no_own_move(player)

    @clause("FN-6.7")
    def exempt_from_the_bar(self, player: str) -> None:
        """The space may be one acted on in the previous turn."""
        self.tell_of_no_own_move(player)

    def tell_of_no_own_move(self, player: str) -> None:
        """The pawn stands where it was put."""
        self.tell("no_own_move", player=player, space=self.state.pawn[player])

    @clause("FN-6.7")
    def exempts_the_free_choice(self) -> bool:
        """Whether the choice of a free action is exempt, too: only by a reading."""
        return self.rules.forced_exempts_free_choice

    @clause("FN-6.6")
    def act_at_once(self, drawer: str, forced: list[str]) -> None:
        """Under `immediate` those who were moved act as soon as the card is resolved, clockwise from its drawer."""
        if self.rules.forced_action_timing == "immediate":
            for player in forced:
                if self.state.forced_pending[player] and player != self.state.active:
                    self.state.acted_off_turn[player] = True
                    self.perform_main_action(player)

    @clause("FN-6.8")
    def moved_by_the_own_card(self, player: str) -> None:
        """The drawer has acted already, too; unless a reading says otherwise."""
        if self.rules.drawer_status != "not_acted":
            self.moved_after_acting(player)

    @clause("FN-6.8")
    def drawer_acts_again(self, drawer: str, forced: list[str]) -> None:
        """Under `not_acted` a player moved by the card of their own main action acts once on the new space."""
        if drawer in forced and self.rules.drawer_status == "not_acted":
            self.perform(drawer, self.state.pawn[drawer], AGAIN)

    @clause("FN-6.9")
    def was_not_moved(self, player: str, space: int) -> None:
        """A pawn that stands there already is not moved and not forced."""
        self.tell("not_moved", player=player, space=space)

    def leave_without_action(self, player: str) -> None:
        """A pawn that was forced to the chores space and does not act there has visited it without acting."""
        if self.state.forced_pending[player] and self.state.pawn[player] == CHORES:
            self.arrived_without_action(player)
