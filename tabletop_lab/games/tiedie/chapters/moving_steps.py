"""TD-5 and TD-10.15: the steps of a movement, a paragraph each. Everything that asks where a pawn can go asks these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop_lab.engine import clause
from tabletop_lab.games.tiedie.content.costs import Costs
from tabletop_lab.games.tiedie.going import Going, Step
from tabletop_lab.games.tiedie.map import NOWHERE, Map

if TYPE_CHECKING:
    from tabletop_lab.games.tiedie.rules import TiedieRules


class MovingSteps:
    """A part of the game: it needs `self.map` and `self.rules`, and reads nothing else."""

    map: Map
    rules: TiedieRules

    @clause("TD-5.5", "TD-5.6", "TD-5.9")
    def costs(self, abilities: Iterable[str] = ()) -> Costs:
        """What each kind of step costs a character with these abilities."""
        rules = self.rules
        diagonal = None if rules.diag_cost == "off" else rules.diag_cost
        diagonal_jump = None if rules.diag_jump_cost == "off" else rules.diag_jump_cost
        return Costs(1, diagonal, rules.jump_cost, diagonal_jump).with_abilities(abilities)

    def steps(self, going: Going) -> list[Step]:
        """Every step that is legal now."""
        steps = [*self.straight_steps(going), *self.jumps(going)]
        steps += self.diagonal_steps(going)
        steps += self.diagonal_jumps(going)
        if going.passages:
            steps += self.passage_steps(going)
        return steps

    @clause("TD-5.3")
    def may_stop(self, going: Going, steps: Iterable[Step]) -> bool:
        """The allowance is spent in full: nobody stops while a step can be paid. What cannot be spent is lost.

        Additional moves need not be spent, so no step is due that would need one of them (TD-12.4).
        """
        due = going.left - going.extra
        return not self.rules.must_spend_all or not any(step.must and step.cost <= due for step in steps)

    @clause("TD-5.2", "TD-5.4")
    def free_squares(self, going: Going, price: int) -> int:
        """A step ends on no pawn, and on no square of this movement (where that is allowed: not for nothing)."""
        taken = going.pawns | 1 << going.at
        if self.rules.no_revisit or price == 0:
            taken |= going.visited
        return ~taken

    @clause("TD-5.3", "TD-5.7")
    def straight_steps(self, going: Going) -> list[Step]:
        """To a linked square, also through a door."""
        price = going.costs.step
        if price is None or price > going.left:
            return []
        free = self.free_squares(going, price)
        return [Step(price, to) for to in self.map.linked[going.at] if free >> to & 1]

    @clause("TD-5.5")
    def jumps(self, going: Going) -> list[Step]:
        """Over a pawn on a linked square, in a straight line, onto the free square behind it."""
        return self._jumps(going, going.costs.jump, range(4))

    @clause("TD-5.6")
    def diagonal_steps(self, going: Going) -> list[Step]:
        """To a free diagonal square of the same tile."""
        price, reading = going.costs.diagonal, self.rules.diag_reading
        if price is None or price > going.left or reading == "only_jump":
            return []
        step, free = self.map.step[going.at], self.free_squares(going, price)
        found = []
        for d in range(4, 8):
            to = step[d]
            if to != NOWHERE and free >> to & 1 and (reading == "free_step" or self._past_a_pawn(going, d)):
                found.append(Step(price, to))
        return found

    @clause("TD-5.6")
    def diagonal_jumps(self, going: Going) -> list[Step]:
        """Over a pawn on a diagonal square, along the same diagonal of the same tile."""
        return self._jumps(going, going.costs.diagonal_jump, range(4, 8))

    @clause("TD-10.15")
    def passage_steps(self, going: Going) -> list[Step]:
        """From one passage to the other, if no pawn stands there and there is a square to step off to."""
        if going.at not in going.passages:
            return []
        one, other = going.passages
        far = other if going.at == one else one
        price = self.rules.passage_cost + self.rules.passage_exit_cost
        if price > going.left or not self.free_squares(going, price) >> far & 1:
            return []
        must = self.rules.passage_must_be_taken
        return [Step(price, to, -1, far, must) for to in self.squares_off(going, far, price)]

    @clause("TD-10.17")
    def squares_off(self, going: Going, far: int, price: int) -> list[int]:
        """After the transfer the pawn steps off the far passage, to a linked free square."""
        free = self.free_squares(going, price)
        return [to for to in self.map.linked[far] if free >> to & 1]

    def _jumps(self, going: Going, price: int | None, directions: range) -> list[Step]:
        if price is None or price > going.left:
            return []
        step, pawns = self.map.step, going.pawns
        found = []
        for d in directions:
            over = to = step[going.at][d]
            for _ in range(self.rules.jump_span):
                if to == NOWHERE or not pawns >> to & 1 or going.hats >> to & 1:
                    break
                to = step[to][d]
            if to not in (NOWHERE, over) and self.free_squares(going, price) >> to & 1:
                found.append(Step(price, to, over, -1, price > 0))
        return found

    def _past_a_pawn(self, going: Going, d: int) -> bool:
        """Whether a pawn stands on one of the two squares that a diagonal passes between."""
        step = self.map.step[going.at]
        sides = (step[d - 4], step[(d - 3) % 4])
        return any(side != NOWHERE and going.pawns >> side & 1 for side in sides)
