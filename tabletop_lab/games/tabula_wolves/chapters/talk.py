"""TW-10 with TW-12.2: the discussion and the defence, as statements that everybody hears and nobody checks."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.tabula_wolves.content.statements import PASS, Statements

from .table import Village


class Talk(Village):
    """TW-10, in the rulebook's order."""

    @clause("TW-10.2", "TW-10.3")
    def discussion(self) -> None:
        """First everybody talks, and need not tell the truth."""
        self.say_talk_open()
        self.rounds_of_statements()
        self.say_talk_close()
        self.state.phase = "first_vote"

    @clause("TW-10.4")
    def rounds_of_statements(self) -> None:
        """Clockwise from the Welcome token each makes a statement or passes; it ends when all pass in one round."""
        rounds, living = self.rules.talk_rounds, self.state.living
        speakers = sorted(living, key=self.distance_from[self.state.token].__getitem__) if rounds else []
        for _ in range(rounds):
            said = [self.statement(player, "talk") for player in speakers]
            if not any(said):
                return

    def statement(self, player: str, name: str) -> bool:
        """One statement; whether anything was said."""
        state = self.state
        options = Statements(state, self.players, player)
        said = self.ask(player, name, options, options.refused)
        if said == PASS:
            return False
        state.statements.append((state.day, player, str(said)))
        self.tell("said", player=player, number=len(state.statements), statement=said)
        return True

    @clause("TW-12.2")
    def defence(self, players: tuple[str, ...]) -> None:
        """Each suspect in turn gets an opportunity to speak, A before B."""
        for player in players:
            self.say_defend(player)
            self.defend(player, "defence")

    def defend(self, player: str, name: str) -> None:
        """So many statements, until the suspect passes."""
        for _ in range(self.rules.defence_statements):
            if not self.statement(player, name):
                return
