"""What every chapter shares: the state and rules with their types, and small questions about seats and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from tabletop_lab.engine import Game, clause
from tabletop_lab.games.tabula_wolves.content import ROLE_OF
from tabletop_lab.games.tabula_wolves.content.composition import deal_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.rules import TabulaWolvesRules
from tabletop_lab.games.tabula_wolves.state import TabulaWolvesState

PASS, ABSTAIN = "pass", "abstain"
FUR, FOOTPRINT = "fur", "footprint"
EXECUTE, SPARE = "execute", "spare"
TOWN, WOLVES, NOBODY = "town", "wolves", "nobody"


@lru_cache(maxsize=32)
def clockwise_distances(players: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """TW-11.6: how far every seat is, clockwise, from every seat and from '', the moderator's place before the first.

    >>> far = clockwise_distances(("P1", "P2", "P3"))
    >>> far["P2"], far[""]["P1"]
    ({'P1': 2, 'P2': 3, 'P3': 1}, 0.5)
    """
    seats = len(players)
    from_seats = {
        token: {player: (s - t - 1) % seats + 1 for s, player in enumerate(players)} for t, token in enumerate(players)
    }
    return from_seats | {"": {player: s + 0.5 for s, player in enumerate(players)}}


@lru_cache(maxsize=1024)
def each_but_oneself(voters: tuple[str, ...], candidates: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """TW-11.4: whom each may vote for who cannot choose their own seat. Villages meet again, in a batch.

    >>> each_but_oneself(("P1", "P2", "P3"), ("P2", "P3"))
    {'P1': ('P2', 'P3'), 'P2': ('P3',), 'P3': ('P2',)}
    """
    return {voter: tuple([player for player in candidates if player != voter]) for voter in voters}


class Village(Game):
    """The base of all chapters."""

    Rules = TabulaWolvesRules
    State = TabulaWolvesState
    rules: TabulaWolvesRules
    state: TabulaWolvesState

    def precompute(self) -> None:
        """The cards of so many players, and what the readings make of the day."""
        self.deal = deal_of(self.rules, len(self.players), self.head)
        self.no_tokens = dict.fromkeys((*self.players, ABSTAIN), 0)
        self.seat = {player: seat for seat, player in enumerate(self.players)}
        self.distance_from = clockwise_distances(self.players)
        self.cards_of = dict(self.deal.counts)
        self.roles_in_play = frozenset(self.cards_of)
        self.ties = self.rules.ties()
        self.procedure = self.rules.day_procedure(len(self.players))

    @clause("TW-3.4")
    def head(self, role: str) -> str:
        """As what a character counts at the end: 'wolf', 'citizen' or, for the servant by a reading, 'nobody'."""
        if role == "servant" and self.rules.servant_headcount == "neutral":
            return "nobody"
        return ROLES[role].head

    def role(self, player: str) -> str:
        """The character on a seat's card."""
        return ROLE_OF[self.state.cards[player]]

    def holders(self, role: str) -> list[str]:
        """The living with that character, in seat order."""
        holders, living = self.state.slip[role], self.state.living
        return [player for player in holders if player in living] if holders else []

    def awake(self, role: str) -> list[str]:
        """The living with a character; under `immediate` deaths, those who still live at this moment of the night."""
        holders = self.holders(role)
        return [player for player in holders if not self.is_gone(player)] if self.state.doomed else holders

    def one_by_one(self, role: str) -> list[list[str]]:
        """Who holds it and is awake, alone, once for each such card in the game; nobody for the cards that are left."""
        awake = self.awake(role)
        return [awake[k : k + 1] for k in range(self.cards_of[role])]

    @clause("TW-6.5")
    def the_living(self) -> tuple[str, ...]:
        """Whoever lives could be the one who moves at a call: a call without anybody to move looks the same."""
        return self.state.living

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
        state = self.state
        state.notes[player] += ((state.night, power, target, answer),)

    def is_gone(self, player: str) -> bool:
        """Whether this night's death has taken effect already, by a reading other than the rulebook's own."""
        return any(player == gone for gone, _ in self.state.doomed)
