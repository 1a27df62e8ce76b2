"""TD-6 and TD-7: Attack, and Evade out of turn. Whom one may attack, and what comes of it, is said by the mode."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import PASS, Places, Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Act, Strike
from tabletop_lab.games.tiedie.why_no_attack import why_no_attack, why_none_named, why_not_struck, witnessed
from tabletop_lab.games.tiedie.why_not_there import why_no_end

from .moving import Moving
from .table import ATTACK, EVADE


class Attack(Moving):
    """TD-6.1 to 6.3 and TD-7.1, 7.2, 7.10: what all modes share."""

    witness_clause = "TD-6.5"

    # --- TD-6: Attack

    @clause("TD-6.2")
    def attack_acts(self, player: str) -> Iterator[Act]:
        """Attack may be turned up only if somebody can in fact be attacked, with so many One Steps paid first.

        Under `attack_as_move` it may be used to move, too (TD-A67).
        """
        for steps in self.one_steps(player):
            if self.strikes(player, self.allowance(player) + self.moves_of_one_steps(player, steps)):
                yield Act("attack", count=steps)
            elif self.rules.attack_as_move:
                yield Act("walk", count=steps)

    @clause("TD-6.1")
    def strikes(self, player: str, allowance: int) -> tuple[Strike, ...]:
        """Each square within the allowance in whose ring a legal victim stands."""
        state = self.state
        victims = {state.pawn[victim]: victim for victim in self.victims(player)}
        if not victims:
            return ()
        return tuple(
            Strike(square, victims[other])
            for square in self.ways(player, allowance)
            for other in self.ring(square)
            if other in victims and not self.is_witnessed(player, victims[other], square)
        )

    @clause("TD-6.1")
    def act_attack(self, player: str, act: Act) -> None:
        """The attacker names square and victim, and moves there; whom a Long Hat stops may go on, or leave it."""
        self.turn_up(player)
        self.begin_a_movement(player, self.allowance(player) + self.pay_one_steps(player, act.count))
        self.spend(player)
        stopped: tuple[str, ...] = ()
        while strikes := self.strikes(player, self.state.left):
            options = sorted((*strikes, *stopped), key=sort_key)
            strike = self.ask(player, "attack", options, self.no_strikes, secret=True)
            if strike == PASS:
                return
            self.announces(player, strike)
            if self.go_to(player, strike.square):
                self.attacked(player, strike.victim)
                return
            self.stopped_on_the_way(strike.victim)
            stopped = (PASS,)
        self.tell("nobody_in_reach", player=player)

    @clause("TD-6.3")
    def announces(self, player: str, strike: Strike) -> None:
        """Before the pawn sets out, everybody hears where it goes and whom it attacks."""
        self.tell("announces", player=player, victim=strike.victim, square=strike.square)

    @clause("TD-6.3")
    def stopped_on_the_way(self, victim: str) -> None:
        """Whether somebody counts as attacked whom the attacker could not reach (TD-A75)."""
        if self.rules.stopped_attack == "attacked":
            self.state.attacked += (victim,)

    @clause("TD-6.2")
    def act_walk(self, player: str, act: Act) -> None:
        """Attack turned up to move."""
        self.act_move(player, act)

    def no_attack(self, player: str, option: object, otherwise: str, steps: int = 0) -> Refusal:
        """Why Attack cannot be turned up, with so many One Steps: what protects somebody near, or nobody is near."""
        allowance = self.allowance(player) + self.moves_of_one_steps(player, steps)
        return why_no_attack(self, player, allowance, option) or Refusal(option, "TD-6.2", otherwise)

    def none_named(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why somebody cannot be attacked who was named with the Attack card: `attack P2`."""
        return why_none_named(self, player, self.allowance(player), tried)

    def no_strikes(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why somebody cannot be attacked, or not from a square."""
        struck = {strike.victim for strike in self.strikes(player, self.state.left)}
        if tried == PASS:
            yield Refusal(PASS, "TD-6.3", "attack_due")
        victim, _, square = tried.partition(" from ")
        if victim in self.players and square in self.map.number:
            if victim in struck:
                yield self.not_from_there(player, victim, square, tried)
            elif victim == player or victim in self.state.out:
                yield Refusal(tried, "TD-6.1", "oneself" if victim == player else "out_of_play", target=victim)
            else:
                why = why_not_struck(self, player, victim, self.state.left)
                yield Refusal(tried, why.clause, why.reason, **why.facts)
        elif tried in self.map.number:
            yield from self.no_square_to_attack_from(player, tried)
        elif square:
            yield Refusal(tried, "TD-6.1", "no_such_attack")
        for other in self.in_play():
            if other != player and other not in struck:
                yield why_not_struck(self, player, other, self.state.left)

    def not_from_there(self, player: str, victim: str, square: str, tried: str) -> Refusal:
        """Why a victim cannot be attacked from a square: witnesses, or it cannot be reached, or is not beside."""
        comes_near = square in self.ways(player, self.state.left) and self.state.pawn[victim] in self.ring(square)
        if comes_near and self.is_witnessed(player, victim, square):
            return witnessed(self, player, victim, square, tried)
        return Refusal(tried, "TD-6.1", "not_from_there", target=victim, square=square)

    def no_square_to_attack_from(self, player: str, square: str) -> Iterator[Refusal]:
        """Why nobody can be attacked from a square: nobody is there, or the pawn does not come there."""
        if square in self.ways(player, self.state.left):
            yield Refusal(square, "TD-6.1", "nobody_from_there", square=square)
        elif (found := why_no_end(self, self.going(player), square)) is not None:
            yield found

    @clause("TD-6.3")
    def attacked(self, attacker: str, victim: str) -> None:
        """The victim may cancel the attack or evade it; else it succeeds."""
        self.state.attacked += (victim,)
        self.tell("attacks", player=attacker, victim=victim)
        match self.answer_to_attack(attacker, victim):
            case "evade":
                self.turn_up(victim)
                if self.rules.evade_uses == 1:
                    self.spend(victim)
                if self.shrugs_off(attacker, EVADE):
                    self.evaded_under_a_blanket(attacker, victim)
                else:
                    self.evaded(attacker, victim)
            case None:
                self.not_evaded(attacker, victim)
            case cancelled:
                self.cancelled(attacker, victim, cancelled)

    # --- TD-7: Evade

    @clause("TD-7.1", "TD-7.10")
    def answer_to_attack(self, attacker: str, victim: str) -> str | None:
        """The moment the owner is attacked, whoever's turn it is; turning Evade up is the owner's choice."""
        evade = ("evade",) if self.has_placed(victim, EVADE) and self.evade_works(victim) else ()
        answer: str | None = self.reaction(
            victim,
            "attacked",
            (*self.cancels(victim), *evade),
            self.no_answers,
            may=lambda: self.may_have_placed(victim, EVADE) or self.may_cancel(victim),
            attacker=attacker,
        )
        return answer

    @clause("TD-11.13")
    def evaded_under_a_blanket(self, attacker: str, victim: str) -> None:
        """The attack fails, and nothing happens to the attacker (TD-A29)."""
        self.tell("attack_fails", player=victim, attacker=attacker)

    def no_answers(self, player: str) -> Iterator[Refusal]:
        """Why an attack cannot be evaded, or cancelled."""
        if not (self.has_placed(player, EVADE) and self.evade_works(player)):
            yield Refusal("evade", "TD-7.1", "no_evade")
        if not self.cancels(player):
            yield Refusal("stunt", "TD-12.8", "not_a_stunt_double")

    def evade_works(self, victim: str) -> bool:
        """Whether Evade does anything for its owner now; hunters only while they carry somebody (TD-7.6)."""
        return True

    @clause("TD-7.2")
    def idle_evades(self) -> None:
        """Whoever laid Evade and was not attacked is moved one square by the executor."""
        if self.rules.idle_evade_time == "end_of_action_phase":
            for owner in self.in_play():
                self.idle_evade(owner)

    @clause("TD-7.2")
    def idle_evade(self, owner: str) -> None:
        """One player's Evade, if nobody has attacked; under a reading it is settled at the end of one's own turn."""
        if self.has_placed(owner, EVADE) and owner not in self.state.attacked and self.idle_evade_counts(owner):
            self.turn_up(owner)
            self.move_by_the_executor(owner)

    def idle_evade_counts(self, owner: str) -> bool:
        """Under one reading the paragraph belongs to tail and team mode alone, and to prisoners (TD-A1)."""
        return self.rules.idle_evade_scope == "all_modes"

    @clause("TD-7.2")
    def move_by_the_executor(self, owner: str) -> None:
        """To a linked free square, as the executor likes; nowhere when none is free."""
        state = self.state
        executor, taken = self.executor(owner), self.pawns()
        free = tuple([square for square in self.linked(state.pawn[owner]) if square not in taken])
        if executor and free:
            why_not = self.no_square("TD-7.2", "not_next_to_it")
            square = self.ask(executor, "idle_evade", Places(sorted(free, key=sort_key)), why_not, owner=owner)
            state.pawn[owner] = square
            self.tell("moved_by", player=owner, by=executor, square=square)

    @clause("TD-7.2")
    def executor(self, owner: str) -> str:
        """The start player; the next one in turn order when that is the owner, or takes no part (TD-9.11)."""
        match self.rules.executor:
            case "start_player":
                start = self.state.start_player
                others = tuple(p for p in self.able() if p != owner)
                return start if start in others else self.next_in_order(start, others)
            case "pursuer":
                return self.pursuer(owner)
            case "owner":
                return owner
        return ""

    def pursuer(self, owner: str) -> str:
        """Who hunts the owner: in the modes with targets."""
        return ""

    # --- what a mode says

    def victims(self, player: str) -> Iterator[str]:
        """Whom a player may attack."""
        raise NotImplementedError

    def no_victim(self, player: str, other: str) -> Iterator[Refusal]:
        """Why a player may not attack somebody in play."""
        yield Refusal(other, "TD-6.1", "no_victim", target=other)

    def is_witnessed(self, player: str, victim: str, square: str) -> bool:
        """Whether witnesses forbid an attack from a square."""
        return any(True for _ in self.seen_by(player, victim, square))

    def seen_by(self, player: str, victim: str, square: str) -> Iterator[str]:
        """The witnesses of an attack from a square, where that matters."""
        return iter(())

    def not_evaded(self, attacker: str, victim: str) -> None:
        """The attack was neither cancelled nor evaded."""
        raise NotImplementedError

    def evaded(self, attacker: str, victim: str) -> None:
        """The victim has turned up Evade."""
        raise NotImplementedError

    def cancels(self, victim: str) -> tuple[str, ...]:
        """Abilities by which the victim may cancel the attack (TD-12.8)."""
        return ()

    def may_cancel(self, victim: str) -> bool:
        """Whether the victim could have such an ability, by what everybody knows."""
        return False

    def cancelled(self, attacker: str, victim: str, how: str) -> None:
        """An ability was used."""


__all__ = ["ATTACK", "Attack"]
