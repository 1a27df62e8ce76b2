"""FN-5: days and turns."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .table import TableOfNights

Labels = tuple[int, ...]


class Days(TableOfNights):
    """FN-5, in the rulebook's order."""

    @clause("FN-5.1")
    def pass_the_turn(self) -> None:
        """Clockwise; after the last player the day number rises. The settlement keeps the order of the last day."""
        state = self.state
        state.turn += 1
        if state.turn == len(self.players):
            state.turn = 0
            state.day += 1
            if self.rules.first_player_rotation == "daily" and state.day <= self.rules.days:
                state.first_player = self.clockwise(state.first_player)[1]

    @clause("FN-5.2")
    def start_of_day(self) -> None:
        """On the recovery day tokens recover; then everybody is 'not yet acted'."""
        state = self.state
        self.tell("day_begins", day=state.day)
        if self.tokens_recover_on(state.day):
            self.recover_tokens()
        state.acted_today = dict.fromkeys(self.players, False)
        state.acted_off_turn = dict.fromkeys(self.players, False)

    @clause("FN-5.3")
    def turn(self, player: str) -> None:
        """Move, action, extra actions; in no other order."""
        self.begin_turn(player)
        came_from = self.state.pawn[player]
        if self.state.acted_off_turn[player]:
            self.main_action_was_performed(player)
        elif self.step_move(player):
            self.step_action(player, self.state.pawn[player] != came_from)
        else:
            return
        self.step_extra_actions(player)

    @clause("FN-5.6")
    def begin_turn(self, player: str) -> None:
        """What was acted on since the last own turn is barred for this turn's move; then the list starts anew."""
        state = self.state
        state.active = player
        state.barred[player] = getattr(state, self.acted_on)[player]
        state.acted_since[player] = ()
        state.tokens_this_turn = 0
        self.tell("turn_begins", player=player, day=state.day, barred=state.barred[player])

    @clause("FN-5.3")
    def step_move(self, player: str) -> bool:
        """Step 1. Returns False when the turn ends here (FN-6.3 under `skip_turn`)."""
        if self.rules.extra_action_timing == "any_time_in_turn":
            self.use_tokens(player)
        if self.state.forced_pending[player] and self.rules.forced_replaces_move:
            self.forced_instead_of_moving(player)
            return True
        goes_on = True
        if spaces := self.destinations(player):
            self.move(player, spaces)
        else:
            goes_on = self.be_stuck(player)
        self.state.forced_pending[player] = False
        return goes_on

    @clause("FN-5.3")
    def step_action(self, player: str, arrived: bool) -> None:
        """Step 2: the action of the space where the pawn now stands, exactly once. `arrived`: it did not stay there."""
        if self.rules.extra_action_timing == "any_time_in_turn":
            self.use_tokens(player)
        self.perform_main_action(player, arrived)

    @clause("FN-5.3")
    def step_extra_actions(self, player: str) -> None:
        """Step 3, optional: extra actions owed by cards, then tokens."""
        self.take_owed_extras()
        self.use_tokens(player)

    @clause("FN-5.4")
    def main_action_was_performed(self, player: str) -> None:
        """Under `immediate` the forced action was this turn's action; it bars the next move, not this one."""
        self.state.acted_since[player] = self.state.main_action[player]
        self.tell("turn_was_taken", player=player)

    @clause("FN-5.4")
    def now_acted(self, player: str) -> None:
        """The moment the main action begins the player has 'already acted' today."""
        self.state.acted_today[player] = True
        self.state.forced_pending[player] = False

    @clause("FN-5.5")
    def register(self, player: str, space: int, main: bool, chosen: int | None = None) -> None:
        """The labels of an action are noted when it begins: its space, and what a free action was used for."""
        state = self.state
        reading = self.rules.free_action_label
        repeating: Labels
        barring: Labels
        if chosen is None or reading == "six_only":
            repeating = barring = (space,)
        elif reading == "chosen_only":
            repeating = barring = (chosen,)
        else:
            repeating = (chosen, space)
            barring = repeating if reading == "both" else (space,)
        state.last_action[player] = repeating
        state.last_action_at[player] = (state.day, state.turn)
        if main:
            state.main_action[player] = barring
        if main or player == state.active or self.rules.off_turn_actions == "count":
            state.last_barring[player] = barring
            since = state.acted_since[player]
            state.acted_since[player] = tuple(sorted({*since, *barring})) if since else barring

    @clause("FN-5.7")
    def last_day_ends(self) -> None:
        """The last day is a day like any other; when its last turn ends the settlement begins at once."""
        self.state.active = ""
        self.tell("last_day_ended", days=self.rules.days)
