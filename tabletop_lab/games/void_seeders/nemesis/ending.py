"""NB-14: how a voyage ends, and the four checks."""

from __future__ import annotations

from tabletop_lab.engine import Result, clause
from tabletop_lab.games.void_seeders.content.effects import conditions

from .table import ABOARD, ShipIsGone
from .wounds import Wounds

SURVIVED = ("hibernating", "left")
ENOUGH_DAMAGE = 2
"""So many damaged engines destroy the ship."""


class Ending(Wounds):
    """NB-14.1 to 14.8, in the rulebook's order."""

    # --- NB-14.1 to 14.3: what ends the voyage

    @clause("NB-14.1")
    def hyperjump(self) -> None:
        """Whoever is aboard and does not hibernate dies; if the self-destruct sequence runs, the ship explodes."""
        state = self.state
        if state.self_destruct >= 0:
            self.ship_destroyed("self_destruct")
        state.fate, state.step = "jumped", "over"
        self.tell("hyperjump", time=state.time)
        for player in self.players:
            if state.status[player] in ABOARD:
                self.is_lost(player, "hyperjump")
        raise ShipIsGone

    @clause("NB-14.2")
    def ship_destroyed(self, cause: str) -> None:
        """All aboard die, those who hibernate, too; launched pods are safe. Then the checks."""
        self.blows_up(cause)
        raise ShipIsGone

    @clause("NB-14.2")
    def blows_up(self, cause: str) -> None:
        """The ship is no more, nor the Nest, nor anything that was on board."""
        state = self.state
        state.fate, state.step = "destroyed", "over"
        self.tell("ship_destroyed", cause=cause)
        for player in self.players:
            if state.status[player] in (*ABOARD, "hibernating"):
                self.is_lost(player, "explosion")

    def is_lost(self, player: str, cause: str) -> None:
        """A character dies when the voyage is over: nothing stays of it that anybody could pick up."""
        state = self.state
        state.status[player] = "dead"
        state.room.pop(player, None)
        state.pod_of.pop(player, None)
        state.crew = tuple([other for other in state.crew if other != player])
        self.tell("died", player=player, cause=cause)

    @clause("NB-14.3")
    def nobody_aboard(self) -> None:
        """The last active character is gone: what would have come some time comes now."""
        state = self.state
        self.tell("nobody_aboard")
        if state.self_destruct >= 0:
            state.self_destruct = self.rules.sd_skull
            self.ship_destroyed("self_destruct")
        state.time = self.rules.time_length
        self.hyperjump()

    # --- NB-14.4: the victory check

    def survivors(self) -> tuple[str, ...]:
        """Who hibernates, or has left in a pod, and has not died of a check."""
        return tuple([player for player in self.players if self.state.status[player] in SURVIVED])

    @clause("NB-14.4")
    def victory_check(self) -> Result:
        """Engines, coordinates, contamination, objectives: one after the other, if anybody has survived so far."""
        self.choose_late()
        for check in (self.engines_check, self.coordinates_check, self.contamination_check):
            if self.survivors():
                check()
        winners = self.objectives_check() if self.survivors() else ()
        self.tell("game_over", winners=winners, reason=self.reason())
        return Result(winners, self.ranking(winners), reason=self.reason())

    def ranking(self, winners: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """Winners before all others; without any nobody has a place."""
        others = tuple([player for player in self.players if player not in winners])
        return tuple(place for place in (winners, others) if place) if winners else ()

    def reason(self) -> str:
        """How it ended: where the ship has come to, or that it is lost."""
        return str(self.state.arrived or self.state.fate)

    @clause("NB-14.5")
    def engines_check(self) -> None:
        """The top tokens are turned up; two or three damaged engines destroy the ship."""
        state = self.state
        if state.fate == "destroyed":
            return
        tops = {engine: self.top_of_the_engine(engine) for engine in sorted(self.engines.values())}
        damaged = tuple([engine for engine, token in tops.items() if token == "damaged"])
        self.tell("engines_check", damaged=damaged, count=len(damaged))
        if len(damaged) >= ENOUGH_DAMAGE:
            self.blows_up("engines")

    def top_of_the_engine(self, engine: int) -> str:
        """The token that lies on top: the one somebody has seen, or either of the pair."""
        state = self.state
        if engine not in state.engine_tops:
            state.engine_tops[engine] = self.draw("engine_token", state.engine_tokens[engine])
        self.look("engine_tops", engine)
        return str(state.engine_tops[engine])

    @clause("NB-14.6", "NB-14.8")
    def coordinates_check(self) -> None:
        """The card is turned up. Not Earth: who hibernates dies, but for those whose objective allows Mars."""
        state = self.state
        if state.fate == "destroyed":
            return
        if not state.coordinates:
            state.coordinates.append(self.draw("coordinates", state.routes))
        self.look("coordinates")
        card = state.coordinates[0]
        state.arrived = self.content.coordinates[card].target(state.destination)
        self.tell("coordinates_check", card=card, space=state.destination, target=state.arrived)
        for player in self.survivors():
            if state.status[player] == "hibernating" and not self.may_land(player, state.arrived):
                self.is_lost(player, "coordinates")

    @clause("NB-14.6")
    def may_land(self, player: str, target: str) -> bool:
        """On Earth everybody lives; elsewhere the owner of an objective that asks for it (VS-A59)."""
        return target == "earth" or any(
            fact.name == "arrives" and fact.amounts == (target,)
            for objective in self.objectives_that_count(player)
            for fact in self.content.objectives[objective].condition.facts()
        )

    def contamination_check(self) -> None:
        """What the contamination of those who have survived does to them, an expansion says."""
        raise NotImplementedError

    # --- NB-14.7: objectives

    @clause("NB-14.7")
    def objectives_check(self) -> tuple[str, ...]:
        """Who lives shows their objective; if it is fulfilled, that player wins."""
        winners = []
        for player in self.survivors():
            for objective in self.objectives_that_count(player):
                done = self.is_fulfilled(player, objective)
                self.look("objectives", player, objective)
                self.tell("objective_check", player=player, objective=objective, fulfilled=done)
                if done and player not in winners:
                    winners.append(player)
        return tuple(winners)

    @clause("NB-14.7")
    def is_fulfilled(self, player: str, objective: str) -> bool:
        """Whether what an objective asks for is so."""
        condition = self.content.objectives[objective].condition
        return bool(condition.holds(lambda fact: bool(conditions.play(self, fact.name, player, *fact.amounts))))

    @clause("NB-14.7")
    def objectives_that_count(self, player: str) -> tuple[str, ...]:
        """The chosen one; of those among which nobody ever had to choose either, or none (VS-A8)."""
        own = tuple(self.state.objectives[player])
        return () if len(own) > 1 and self.rules.objective_unchosen == "none_counts" else own

    @clause("NB-14.7")
    def choose_late(self) -> None:
        """Under one reading who never had to choose an objective chooses at the end (VS-A8)."""
        if self.rules.objective_unchosen == "choose_at_end" and not self.state.chosen and self.survivors():
            self.choose_objectives()
