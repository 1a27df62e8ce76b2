"""How likely it is that somebody is about to attack or to escape, from what one seat sees: what accusing is worth.

Nobody remembers earlier rounds here. Where somebody stands says most: whoever has the prey in reach lays Attack.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from .acts import Accusation
from .map import bits, squares
from .ways import reach

if TYPE_CHECKING:
    from .map import Map

ATTACKS = 0.6
"""How often somebody with the target in reach has laid Attack."""
MOVES_OUT = 0.9
"""How often somebody who can escape has laid Move."""


class Suspicion:
    """What a seat makes of the others' positions."""

    view: Any
    game: Any
    map: Map
    player: str
    pawn: dict[str, str]
    reached: dict[tuple[str, int], int]
    """The squares (bits) that a seat could reach with so many moves more, once they have been looked for."""

    def strikes(self, attacker: str, victims: Collection[str], more: int = 0) -> list[str]:
        """Whom an Attack could strike if nobody else moved; `more`: moves beyond the allowance."""
        game = self.game
        victims = [victim for victim in victims if victim not in self.view.covered and victim in self.pawn]
        if not victims or attacker not in self.pawn:
            return []
        moves, ring, name = game.allowance(attacker) + more, self.map.ring_bits, self.map.name
        if all(self.steps_between(attacker, victim) > 2 * moves + 2 for victim in victims):
            return []  # no jump or diagonal brings anybody that far
        if (attacker, more) not in self.reached:
            self.reached[attacker, more] = bits(reach(game, game.going(attacker, moves)._replace(goals=0)))
        reached = self.reached[attacker, more]
        return [
            victim
            for victim in victims
            if any(
                not game.is_witnessed(attacker, victim, name[square])
                for square in squares(reached & ring[self.map[self.pawn[victim]]])
            )
        ]

    def steps_between(self, one: str, other: str) -> int:
        """Steps between two pawns."""
        return self.map.distances(self.map[self.pawn[one]])[self.map[self.pawn[other]]]

    def reaches_a_route(self, player: str, more: int = 0) -> bool:
        """Whether a Move of this round could bring somebody to an open route; `more`: moves beyond the allowance."""
        goals = [self.map[square] for square in self.game.open_routes()]
        if not goals or player not in self.pawn:
            return False
        reached = reach(self.game, self.game.going(player, self.game.allowance(player) + more))
        return any(goal in reached for goal in goals)

    def targets_of(self, suspect: str) -> list[str]:
        """Whom a suspect may hunt, as far as this seat knows; each is as likely as the others."""
        return [other for other in self.view.order if other != suspect and other in self.pawn]

    def attacks(self, suspect: str) -> float:
        """How likely it is that somebody has laid Attack, from 0 to 1: whose target may be in reach."""
        targets = self.targets_of(suspect)
        return ATTACKS * len(self.strikes(suspect, targets)) / len(targets) if targets else 0.0

    def chance(self, accusation: Accusation) -> float:
        """How likely an accusation is right, from 0 to 1."""
        suspect, named = accusation.suspect, accusation.named
        if accusation.kind == "escape":
            return MOVES_OUT * self.reaches_a_route(suspect)
        if not named:
            return ATTACKS * bool(self.strikes(suspect, self.victims_of(suspect)))
        targets = self.targets_of(suspect)
        return ATTACKS / len(targets) if named in targets and self.strikes(suspect, [named]) else 0.0

    def victims_of(self, suspect: str) -> Collection[str]:
        """Whom one would not like to see struck: oneself."""
        return (self.player,)
