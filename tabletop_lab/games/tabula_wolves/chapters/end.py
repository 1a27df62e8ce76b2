"""TW-16 with TW-15: who becomes a ghost, when the game ends, and who has won."""

from __future__ import annotations

from tabletop_lab.engine import Result, clause
from tabletop_lab.games.tabula_wolves.content import ROLE_OF
from tabletop_lab.games.tabula_wolves.roles import ROLES, winner_of

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
                self.tell("revealed", player=player, role=self.role(player))
            case "faction":
                side = ROLES[self.role(player)].side
                self.state.revealed[player] = side
                self.tell("revealed_side", player=player, faction=side)

    # --- TW-16: the end -----------------------------------------------------------------------------------------------

    def the_end_has_come(self) -> bool:
        """TW-16.1: checked when a group of deaths has been applied; the town first."""
        state, slip, living = self.state, self.state.slip, set(self.state.living)
        wolves, witches, servants = slip["wolf"], slip["witch"], slip["servant"]
        state.winner = winner_of(
            len(living.intersection(wolves)), len(living.intersection(witches)), len(living.intersection(servants)),
            len(living), self.rules,
        )  # fmt: skip
        return bool(state.winner)

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

    @clause("TW-16.2", "TW-16.1")
    def the_town_wins(self) -> None:
        """All wolves are dead."""
        self.say_end(TOWN)

    @clause("TW-16.3", "TW-16.1")
    def the_wolves_win(self) -> None:
        """As many wolves as villagers: the village cannot win any more."""
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
