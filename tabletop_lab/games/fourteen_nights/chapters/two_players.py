"""FN-13: what is different with two players (FN-13.1 stands with the shared goal, FN-13.4 and 13.5 with the setup)."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .table import TableOfNights


class TwoPlayers(TableOfNights):
    """FN-13, in the rulebook's order."""

    @clause("FN-13.2")
    def takes_cash_instead(self, player: str, arrived: bool) -> bool:
        """A player who arrives on space 5 chooses: a chance card, or money. Either is the action of space 5."""
        if not self.may_take_cash(arrived):
            return False
        if self.ask(player, "chance_or_cash", ("draw_card", "take_cash")) == "draw_card":
            return False
        self.gain(player, self.rules.two_player_chance_cash)
        return True

    def may_take_cash(self, arrived: bool) -> bool:
        """By default only who arrives there; under `any_chance_action` whoever performs action 5."""
        return arrived or self.rules.two_player_chance_choice == "any_chance_action"

    @clause("FN-13.3")
    def chore_bonus(self, player: str, there: bool) -> None:
        """Money for the first visit to the chores space, once for each player."""
        if not self.two_players() or not (there or self.rules.chore_bonus_trigger == "any_chore_action"):
            return
        visited = self.state.chore_visited
        already = any(visited.values()) if self.rules.chore_bonus_scope == "game_once" else visited[player]
        visited[player] = True
        if not already:
            self.tell("first_chores", player=player)
            self.gain(player, self.rules.two_player_first_chore_bonus)

    @clause("FN-13.3")
    def arrived_without_action(self, player: str) -> None:
        """Under `first_visit_only` a first arrival without action uses up the bonus."""
        if self.rules.chore_bonus_trigger == "first_visit_only":
            self.state.chore_visited[player] = True
