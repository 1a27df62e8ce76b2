"""TD-4.7 to 4.9, 4.15, 4.16: what a turn contains."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import END, Act

from .table import ATTACK, MOVE, Table

MOVEMENTS = ("move", "walk", "go_on")
"""The acts after which One Step goes on with the same movement."""


class Turn(Table):
    """A turn: free acts, at most one action, free acts, and its end."""

    @clause("TD-4.7")
    def turn(self, player: str) -> None:
        """Free acts as often as wanted, one action at most, and the words that the turn is over."""
        state = self.state
        state.turn_of, state.searched, state.visited, state.left = player, (), (), 0
        state.searches, state.played = 0, ()
        state.turn_over += (player,)
        self.tell("turn", player=player)
        self.start_of_a_turn(player)
        while self.goes_on(player):
            act = self.ask(player, "turn", self.acts(player), self.no_acts, secret=True)
            if act == END:
                break
            self.do(player, act)
        self.end_of_the_turn(player)
        state.turn_of, state.visited = "", ()
        if player in state.out:
            return  # that was told, and nobody is left to say more
        if player in state.spent:
            self.tell("turn_ends", player=player)
        else:
            self.passes(player)

    @clause("TD-4.8")
    def passes(self, player: str) -> None:
        """The placed card need not be turned up on one's own turn."""
        self.tell("turn_ends", player=player)

    def end_of_the_turn(self, player: str) -> None:
        """What is settled when the end of a turn is declared: an idle Evade, by a reading (TD-A1)."""
        if self.rules.idle_evade_time == "own_turn":
            self.idle_evade(player)

    def goes_on(self, player: str) -> bool:
        """Whether a player whose turn it is can still act: somebody may have been stopped in the middle."""
        return self.is_awake(player) and player not in self.state.blocked

    def acts(self, player: str) -> tuple[Act, ...]:
        """Everything that may be done now, in the order of the rulebook."""
        acts = (
            *self.actions(player),
            *self.searches(player),
            *self.line_acts(player),
            *self.escape_acts(player),
            *self.sleep_card_acts(player),
            *self.ability_acts(player),
            *self.mode_acts(player),
            END,
        )
        return tuple(sorted(acts, key=sort_key))

    def actions(self, player: str) -> Iterator[Act]:
        """Turning up Move or Attack, with One Steps paid first; or more steps right after a Move (TD-11.4)."""
        if self.has_placed(player, MOVE):
            yield from self.moves(player)
        elif self.has_placed(player, ATTACK):
            yield from self.attack_acts(player)

    def no_acts(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why Move or Attack cannot be carried out now, a token searched, a card played."""
        state = self.state
        if self.has_placed(player, ATTACK):
            kinds = {act.kind for act in self.attack_acts(player)}
            if "attack" not in kinds:
                yield self.no_attack(player, Act("attack"), "nobody_in_reach" if kinds else "nobody_to_attack")
            if "walk" not in kinds:
                yield Refusal(Act("walk"), "TD-6.2", "not_to_move")
        for card in (MOVE, ATTACK):
            if not self.has_placed(player, card):
                placed = state.placed.get(player) == card
                why = "used_up" if placed else "not_placed"
                yield Refusal(Act(card), "TD-4.7", why, card=card)
                if card == ATTACK:
                    yield Refusal(Act("walk"), "TD-4.7", why, card=card)
        yield from self.no_searches(player)
        yield from self.no_escape(player)
        yield from self.no_sleep_card_acts(player)
        yield from self.no_mode_acts(player)
        if tried:
            if self.has_placed(player, MOVE):
                yield from self.no_moves(player, tried)
            yield from self.no_line_acts(player, tried)
            yield from self.no_ability_acts(player, tried)
            yield from self.no_such_cards(player, tried)
            yield from self.no_one_steps(player, tried)
            if self.has_placed(player, ATTACK) and tried.startswith("attack "):
                yield from self.none_named(player, tried)

    def do(self, player: str, act: Act) -> None:
        """Carry out one act; what belongs to a kind of act stands in its chapter."""
        getattr(self, f"act_{act.kind}")(player, act)
        if act.kind not in MOVEMENTS:
            self.state.visited = ()  # only right after a Move does a movement go on (TD-11.4)

    def mode_acts(self, player: str) -> Iterator[Act]:
        """Free acts that only a mode has."""
        return iter(())

    def no_mode_acts(self, player: str) -> Iterator[Refusal]:
        """Why a pawn cannot be picked up: only hunters do that, and only so many that are stunned and near."""
        offered = {act.who for act in self.mode_acts(player) if act.kind == "pick_up"}
        for other in self.players:
            if other not in offered:
                yield Refusal(Act("pick_up", who=other), "TD-6.15", "not_to_pick_up", target=other)

    @clause("TD-4.15")
    def act_at_once_or_later(self, player: str, accuser: str) -> None:
        """Wrongly accused: the whole turn now, or in the usual place; one turn in all."""
        if self.ask(player, "act_at_once", ("later", "now"), accuser=accuser) == "now":
            self.turn(player)

    @clause("TD-4.16")
    def block(self, player: str, by: str) -> None:
        """No turn this round, and the placed card counts no more; defensive sleep cards remain.

        By a reading the action alone is stopped: the turn may still bring searches and sleep cards (TD-A51).
        """
        if self.rules.block_scope == "action_only":
            self.spend(player)
            self.tell("no_action", player=player, by=by)
        else:
            self.state.blocked += (player,)
            self.tell("blocked", player=player, by=by)
