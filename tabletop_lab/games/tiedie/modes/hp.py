"""Health points (체력전): three hits and you are out. TD-3.19, 6.11 to 6.13, 7.5, 8.10, 9.9, 13.3."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from tabletop_lab.engine import Domain, Places, clause, public
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.tiedie.acts import Accusation
from tabletop_lab.games.tiedie.state import Player

from .penalties import Penalties
from .sides import Sides, SidesState

Health = Annotated[int, Domain(lambda game: range(game.rules.hp_start + 1), "TD-3.19")]


@dataclass(slots=True)
class HpState(SidesState):
    """What the health-points mode adds."""

    health: dict[Player, Health] = public(factory=dict)


class Hp(Sides, Penalties):
    """Everybody alone or in teams; a hit costs health and sends home."""

    State = HpState

    def in_teams(self) -> bool:
        """TD-1.4: alone or in teams, as agreed."""
        return self.rules.hp_in_teams

    @clause("TD-3.19")
    def deal_roles(self) -> None:
        """One's own target card lies face down with three on top."""
        self.state.health = dict.fromkeys(self.players, self.rules.hp_start)

    # --- TD-6, TD-7: attacks

    @clause("TD-6.11")
    def victims(self, player: str) -> Iterator[str]:
        """Any opponent, not a team mate."""
        return (other for other in self.others(player) if not self.same_side(player, other))

    @clause("TD-6.11")
    def not_evaded(self, attacker: str, victim: str) -> None:
        """The victim loses health."""
        self.is_hit(victim, attacker, self.rules.attack_damage)

    @clause("TD-7.5")
    def evaded(self, attacker: str, victim: str) -> None:
        """The attack fails, and the attacker is the one who is hit."""
        self.is_hit(attacker, victim, 1)

    @clause("TD-6.12")
    def is_hit(self, player: str, by: str, damage: int) -> None:
        """The target card is turned to the new health; then home, or out at none."""
        state = self.state
        state.health[player] = left = max(0, state.health[player] - damage)
        self.tell("health", player=player, health=left)
        if left:
            self.goes_home(player)
        else:
            self.has_no_health_left(player, by)

    @clause("TD-6.13")
    def has_no_health_left(self, player: str, by: str) -> None:
        """Eliminated where it was hit; by another reading at home (TD-A19)."""
        if self.rules.hp_zero_place == "home":
            self.goes_home(player)
        self.is_out(player, by)

    @clause("TD-9.9")
    def is_out(self, player: str, by: str) -> None:
        """Without health: eliminated, and the pawn is flipped."""
        self.eliminate(player, by)

    @clause("TD-6.12")
    def goes_home(self, player: str) -> None:
        """To one's own start square; if a pawn is there, to the nearest free square, as the player likes (TD-A19)."""
        state = self.state
        home, came_from = state.start_square[player], state.pawn[player]
        there = next((p for p, square in state.pawn.items() if square == home and p != player), "")
        if there and self.rules.home_blocked == "stay":
            home = came_from
        elif there and self.rules.home_blocked == "swap" and there not in state.out:
            state.pawn[there] = came_from
            self.tell("goes_home", player=there, square=came_from)
        elif there:
            home = self.ask(player, "home", Places(self.nearest_to(home, player)))
        state.pawn[player] = home
        self.tell("goes_home", player=player, square=home)

    @clause("TD-6.12", "TD-2.8")
    def nearest_to(self, square: str, player: str) -> tuple[str, ...]:
        """The free squares with the fewest linked steps, pawns on the way ignored; one's own pawn does not count."""
        return self.nearest(square, [at for other, at in self.state.pawn.items() if other != player])

    # --- TD-8: accusations

    @clause("TD-8.10")
    def named(self, suspect: str) -> Iterator[str]:
        """No victim is named."""
        return iter(("",))

    @clause("TD-8.10")
    def judged(self, accuser: str, use: Accusation, attack: bool) -> None:
        """The suspect with an Attack card goes home, else the accuser; and no more than that (TD-A14)."""
        self.goes_home(use.suspect if attack else accuser)
        if self.rules.hp_accuse == "adds" and not attack:
            self.wrongly_accused(accuser, use.suspect)

    # --- TD-13: victory

    @clause("TD-13.3", "TD-13.8")
    def check_end(self) -> None:
        """The last player or team in play wins."""
        if self.in_teams() and self.rules.team_escape != "all_living_on_escape":
            self.check_escapes()
        if len(self.sides_in_play()) <= 1:
            self.wins([player for side in self.sides_in_play() for player in self.members(side)], "last")

    @clause("TD-13.3", "TD-13.9")
    def leaders(self) -> tuple[str, ...]:
        """Most health, of teams in sum; ties are shared."""
        totals = self.totals()
        most = max(totals.values(), default=0)
        return tuple(player for player, health in totals.items() if health == most)

    def totals(self) -> dict[str, int]:
        """The health of each side, by seat."""
        health = self.state.health
        return {player: sum(health[p] for p in self.members(self.side_of(player))) for player in self.players}

    def mode_invariants(self) -> Iterator[Fault]:
        """Health is none exactly for whoever was eliminated (invariant 13)."""
        state = self.state
        for player, health in state.health.items():
            eliminated = state.out.get(player) == "eliminated"
            going_home = self.rules.hp_zero_place == "home" and state.turn_of != ""
            settling = going_home or bool(state.held[player])  # of the last hit
            if eliminated if health else not (eliminated or settling):
                yield self.broken(f"health.{player}", "health_and_out", "TD-6.13", player=player)
