"""NB-15.2, 15.3: one player alone, and full cooperation. The semi-cooperative game is the game itself."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import clause
from tabletop_lab.games.void_seeders.game import VoidSeeders


class Solo(VoidSeeders):
    """The game of one player, which is also played when one player sits down to the semi-cooperative game."""

    seats, seats_clause = range(1, 2), "NB-15.2"


class Coop(VoidSeeders):
    """All against the ship: the objectives lie open, and all of them must be fulfilled."""

    # --- objectives

    @clause("NB-15.3")
    def deal_objectives(self) -> None:
        """One or two of the solo cards for each, as far as there are any, open for all; nobody has to choose."""
        state, pile = self.state, list(self.content.kinds_of_objective["solo"])
        state.chosen = True
        for player in self.players:
            state.objectives[player], state.laid_aside[player] = [], []
        for _ in range(self.rules.coop_cards):
            for player in self.players:
                if pile:
                    state.objectives[player].append(self.draw("solo_objective", pile))
        for player in self.players:
            self.look("objectives", player)
        state.other_objectives = pile

    @clause("NB-15.3")
    def objectives_check(self) -> tuple[str, ...]:
        """All win together, if all objectives are fulfilled, and by as many senders as there are Signals wanted."""
        done = [self.is_fulfilled_by_somebody(player, card) for player, card in self.all_objectives()]
        return self.players if all(done) and self.are_there_senders() else ()

    def all_objectives(self) -> Iterator[tuple[str, str]]:
        """Everybody's objectives."""
        for player in self.players:
            for objective in self.state.objectives[player]:
                yield player, objective

    @clause("NB-15.3")
    def is_fulfilled_by_somebody(self, player: str, objective: str) -> bool:
        """Whoever it was dealt to, anybody may do what it asks for."""
        done = any(self.is_fulfilled(each, objective) for each in self.players)
        self.tell("objective_check", player=player, objective=objective, fulfilled=done)
        return done

    @clause("NB-15.3")
    def are_there_senders(self) -> bool:
        """Each objective that asks for a Signal needs a sender of its own."""
        conditions = [self.content.objectives[objective].condition for _, objective in self.all_objectives()]
        wanted = sum(any(fact.name == "signal" for fact in condition.facts()) for condition in conditions)
        if len(self.state.signals) < wanted:
            self.tell("too_few_senders", count=len(self.state.signals), wanted=wanted)
        return len(self.state.signals) >= wanted

    # --- coming back

    def draw_cards(self) -> None:
        """Before the round begins, who was carried to the Emergency Room comes back."""
        for player in self.players:
            if self.can_be_revived(player):
                self.revive(player)
        super().draw_cards()

    def can_be_revived(self, player: str) -> bool:
        """Whether a corpse is in the Emergency Room, which works and in which no enemy is."""
        state, slot, corpse = self.state, self.slot_of("emergency"), f"corpse-{player}"
        if not slot or slot in state.malfunction or self.enemies_at(slot):
            return False
        return state.lying.get(corpse) == slot or any(corpse in self.held(carrier) for carrier in self.at(slot))

    @clause("NB-15.3")
    def revive(self, player: str) -> None:
        """Light wounds are gone, serious ones dressed; the items are lost, the madness token is in the bag again."""
        state, corpse = self.state, f"corpse-{player}"
        for carrier in self.players:
            for hand in (state.left_hand[carrier], state.right_hand[carrier]):
                if corpse in hand:
                    hand.remove(corpse)
        state.lying.pop(corpse, None)
        state.light[player] = 0
        state.dressed[player] += state.wounds[player]
        state.wounds[player] = []
        state.status[player], state.room[player] = "aboard", self.slot_of("emergency")
        if player not in state.bag_madness:
            state.bag_madness = tuple([p for p in self.players if p == player or p in state.bag_madness])
        self.make_crew()
        self.tell("revived", player=player, slot=state.room[player])
