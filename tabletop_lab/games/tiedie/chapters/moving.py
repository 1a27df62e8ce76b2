"""TD-5: Move. Which single steps there are is said in `moving_steps.py`; here they are taken one by one."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import PASS, Places, Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Act
from tabletop_lab.games.tiedie.going import Going, Step, Way
from tabletop_lab.games.tiedie.ways import reach
from tabletop_lab.games.tiedie.why_not_there import refused_steps, why_no_end

from .moving_steps import MovingSteps
from .table import Table


class Moving(MovingSteps, Table):
    """TD-5.1 to 5.3 and 5.8."""

    @clause("TD-5.1")
    def moves(self, player: str) -> Iterator[Act]:
        """Turn up Move, with so many One Steps paid first."""
        return (Act("move", count=steps) for steps in self.one_steps(player))

    @clause("TD-5.1")
    def act_move(self, player: str, act: Act) -> None:
        """The pawn moves square by square."""
        self.turn_up(player)
        self.spend(player)
        self.begin_a_movement(player, self.allowance(player) + self.pay_one_steps(player, act.count))
        self.walk(player, with_move=act.kind == "move")

    def begin_a_movement(self, player: str, moves: int) -> None:
        """A movement starts where the pawn stands; that square counts as visited (TD-5.2)."""
        state = self.state
        state.visited, state.hats, state.left = (state.pawn[player],), (), moves
        state.optional = self.optional_moves(player)

    @clause("TD-5.3")
    def allowance(self, player: str) -> int:
        """Moves of a Move or an Attack: three by day, two by night."""
        return self.rules.move_day if self.day else self.rules.move_night

    def optional_moves(self, player: str) -> int:
        """How many of the moves need not be spent (TD-12.4)."""
        return 0

    def going(self, player: str, left: int | None = None) -> Going:
        """A player's movement as it stands, or one that would begin here with so many moves."""
        state, board = self.state, self.map
        begins, here = left is not None, state.pawn[player]
        at = board[here]
        return Going(
            at=at,
            left=state.left if left is None else left,
            pawns=board.set_of([square for other, square in state.pawn.items() if other != player]),
            visited=1 << at if begins else board.set_of(state.visited),
            hats=0 if begins else board.set_of(state.hats),
            passages=tuple(map(board.number.__getitem__, self.passages())),
            goals=board.set_of(self.goals(player)),
            extra=self.optional_moves(player) if begins else state.optional,
            costs=self.costs(self.abilities(player)),
        )

    @clause("TD-5.3")
    def walk(self, player: str, *, with_move: bool = True) -> None:
        """Moves are spent while there is a step that they can pay; the rest is lost. Move alone lets one escape."""
        state, name = self.state, self.map.name
        while not (with_move and self.escapes_here(player)):
            going = self.going(player)
            steps = {name[step.to]: step for step in self.steps(going)}
            if not steps:
                break
            stop = (PASS,) if self.may_stop(going, steps.values()) else ()
            square = self.ask(player, "step", Places(sorted((*steps, *stop), key=sort_key)), self.no_steps)
            if square == PASS:
                break
            self.take_step(player, steps[square])
        else:
            return
        state.left = 0
        if with_move:
            self.escapes_here(player, ended=True)

    def take_step(self, player: str, step: Step) -> bool:
        """One step, jump or transfer; False when a Long Hat stops the jump."""
        state, name = self.state, self.map.name
        over, via = (name[square] if square >= 0 else "" for square in (step.over, step.via))
        if over and self.stopped_by_a_hat(player, over):
            return False
        state.left -= step.cost
        state.visited += (*((via,) if via else ()), name[step.to])
        if over:
            self.jumps_over(player, name[step.to], over)
        elif via:
            self.travels(player, name[step.to], via)
        elif self.room(state.pawn[player]) != self.room(name[step.to]):
            self.goes_through_a_door(player, name[step.to])
        else:
            self.goes(player, name[step.to])
        return True

    def goes(self, player: str, square: str, over: str = "", via: str = "") -> None:
        """The pawn comes to a square."""
        came_from, self.state.pawn[player] = self.state.pawn[player], square
        self.tell("moves", player=player, square=square, came_from=came_from, over=over, via=via)

    @clause("TD-5.7")
    def goes_through_a_door(self, player: str, square: str) -> None:
        """To a square of another tile; it costs one move like any other step."""
        self.goes(player, square)

    @clause("TD-5.5")
    def jumps_over(self, player: str, square: str, over: str) -> None:
        """A pawn is jumped in a straight line."""
        self.goes(player, square, over=over)

    @clause("TD-10.15", "TD-10.17")
    def travels(self, player: str, square: str, via: str) -> None:
        """To the other passage, and one step off it."""
        self.goes(player, square, via=via)

    def ways(self, player: str, allowance: int) -> dict[str, Way]:
        """Every square within an allowance with a cheapest way, for an Attack; in a movement, from where it stands."""
        going = self.going(player, None if self.state.visited else allowance)
        return {self.map.name[square]: way for square, way in reach(self, going._replace(goals=0)).items()}

    def go_to(self, player: str, square: str) -> bool:
        """The movement of an Attack, by a cheapest way; False when it was stopped on the way."""
        return all(self.take_step(player, step) for step in self.ways(player, self.state.left)[square])

    def no_moves(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why a Move from here cannot end on a square that somebody tried."""
        if tried in self.map.number or tried in self.map.impassable:
            going = self.going(player, self.allowance(player))
            if (found := why_no_end(self, going, tried)) is not None:
                yield found

    def no_steps(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why the pawn cannot go to another square."""
        return refused_steps(self, self.going(player), tried)
