"""TW-16 with TW-15: who becomes a ghost, when the game ends, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop_lab.engine import Result, clause
from tabletop_lab.games.tabula_wolves.content import ROLE_OF
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from .table import NOBODY, TOWN, WOLVES, Village


class End(Village):
    """TW-15 and TW-16, in the rulebook's order."""

    # --- TW-15: ghosts ------------------------------------------------------------------------------------------------

    def dies(self, player: str, when: str) -> None:
        """The player leaves the living; everybody sees it when the ghost card is laid."""
        state = self.state
        state.living = self.others(player)
        state.ghosts[player] = when

    def becomes_a_ghost(self, player: str) -> None:
        """What the ghost card brings with it by readings: something is shown, the ghost may watch the night."""
        if self.rules.reveal_on_death != "none":
            self.reveal(player)
        if self.rules.ghosts_see_night:
            self.may_watch(player)

    @clause("TW-15.3")
    def may_watch(self, player: str) -> None:
        """Ghosts keep their eyes closed at night, unless they are allowed to watch."""
        self.state.watchers += (player,)
        self.tell("may_watch", player=player)

    @clause("TW-5.5")
    def reveal(self, player: str) -> None:
        """Death reveals nothing; variants show the card or the faction."""
        match self.rules.reveal_on_death:
            case "role":
                self.state.revealed[player] = "card"
                self.tell("revealed", player=player, role=self.role(player), card=self.state.cards[player])
            case "faction":
                side = ROLES[self.role(player)].side
                self.state.revealed[player] = side
                self.tell("revealed_side", player=player, faction=side)

    # --- TW-16: the end -----------------------------------------------------------------------------------------------

    @clause("TW-16.1")
    def the_end_has_come(self) -> bool:
        """Checked when a group of deaths has been applied."""
        state = self.state
        state.winner = self.winner([self.role(player) for player in state.living])
        return bool(state.winner)

    @clause("TW-16.1")
    def winner(self, living: Sequence[str]) -> str:
        """Who has won when these characters live, the town first: 'town', 'wolves', or ''."""
        if self.town_has_won(living):
            return TOWN
        return WOLVES if self.wolves_have_won(living) else ""

    @clause("TW-16.2")
    def town_has_won(self, living: Sequence[str]) -> bool:
        """No wolf lives; by another reading nobody who counts as one."""
        if self.rules.town_win_needs == "wolf_cards":
            return "wolf" not in living
        return not any(self.head(role) == "wolf" for role in living)

    @clause("TW-16.3")
    def wolves_have_won(self, living: Sequence[str]) -> bool:
        """As many wolves as citizens, or more."""
        heads = [self.head(role) for role in living]
        wolves, citizens = heads.count("wolf"), heads.count("citizen")
        return wolves == citizens or (wolves > citizens and self.rules.parity_test == "at_least")

    def announce_the_end(self) -> None:
        """TW-16.1: at once."""
        self.state.phase = "over"
        if self.state.winner == TOWN:
            self.the_town_wins()
        elif self.state.winner == WOLVES:
            self.the_wolves_win()
        else:
            self.the_game_is_stopped()
        self.show_all_cards()

    @clause("TW-16.2")
    def the_town_wins(self) -> None:
        """All wolves are dead."""
        self.say_end(TOWN)

    @clause("TW-16.3")
    def the_wolves_win(self) -> None:
        """As many wolves as citizens: the village cannot win any more."""
        self.say_end(WOLVES)

    @clause("TW-16.4")
    def the_game_is_stopped(self) -> None:
        """An emergency brake for days without a lynching; there is no draw otherwise."""
        self.tell("stopped", days=self.state.day)

    @clause("TW-16.5")
    def show_all_cards(self) -> None:
        """The cards may be shown now."""
        for player, card in self.state.cards.items():
            self.tell("shown_at_the_end", player=player, card=card)

    @clause("TW-16.4")
    def result(self) -> Result:
        """The victory is the faction's: every member wins, living or dead; servant and witch with the wolves."""
        winner, cards = self.state.winner, self.state.cards
        if winner == NOBODY:
            return Result((), (self.players,), dict.fromkeys(self.players, 0), "no_decision")
        won = tuple([player for player in self.players if ROLES[ROLE_OF[cards[player]]].side == winner])
        lost = tuple([player for player in self.players if player not in won])
        scores = dict.fromkeys(self.players, 0) | dict.fromkeys(won, 1)
        self.tell("faction_wins", faction=winner, players=won)
        return Result(won, (won, lost), scores, "no_wolf_left" if winner == TOWN else "parity")
