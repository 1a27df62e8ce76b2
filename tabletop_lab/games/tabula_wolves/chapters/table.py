"""What every chapter shares: the state and rules with their types, and small questions about seats and cards."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop_lab.engine import Game
from tabletop_lab.games.tabula_wolves.composition import deal_of
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState

PASS, ABSTAIN = "pass", "abstain"
FUR, FOOTPRINT = "fur", "footprint"
EXECUTE, SPARE = "execute", "spare"
TOWN, WOLVES, NOBODY = "town", "wolves", "nobody"


class Village(Game):
    """The base of all chapters."""

    Rules = TabulaWolvesRules
    State = TabulaWolvesState
    rules: TabulaWolvesRules
    state: TabulaWolvesState

    def prepare(self) -> None:
        """The cards of so many players, and what the readings make of the day."""
        self.deal = deal_of(self.rules, len(self.players))
        self.seat = {player: seat for seat, player in enumerate(self.players)}
        self.roles_in_play = frozenset(role for role, _ in self.deal.counts)
        self.ties = self.rules.ties()
        self.procedure = self.rules.day_procedure(len(self.players))

    def role(self, player: str) -> str:
        """The character on a seat's card."""
        return role_of(self.state.cards[player])

    def holders(self, role: str) -> list[str]:
        """The living with that character, in seat order."""
        cards = self.state.cards
        return [player for player in self.state.living if role_of(cards[player]) == role]

    def everybody(self, role: str) -> list[str]:
        """All with that character, living and dead, in seat order."""
        return [player for player in self.players if self.role(player) == role]

    def by_number(self, players: Iterable[str]) -> list[str]:
        """The lowest card number first."""
        numbers, cards = self.deal.numbers, self.state.cards
        return sorted(players, key=lambda player: numbers[cards[player]])

    def others(self, player: str) -> tuple[str, ...]:
        """The living but for one."""
        living = self.state.living
        if player not in living:
            return living
        i = living.index(player)
        return living[:i] + living[i + 1 :]

    def note(self, player: str, power: str, target: str, answer: str) -> None:
        """What a seat was shown or told this night is its own to keep."""
        notes = self.state.notes
        notes[player] = (*notes[player], (self.state.night, power, target, answer))

    def is_gone(self, player: str) -> bool:
        """Whether this night's death has taken effect already, by a reading other than the rulebook's own."""
        return any(player == gone for gone, _ in self.state.doomed)
