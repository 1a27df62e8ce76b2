"""Warden mode (감시자): one warden against prisoners who hunt one another. TD-3.22 to 3.24, 6.18 to 6.20, 7.8, 7.9."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine import Refusal, clause, public
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.tiedie.chapters.table import ATTACK, EVADE, MOVE
from tabletop_lab.games.tiedie.state import Count, Nobody, Player, Players

from .tail import Tail, TailState

IDLE_FOR_THE_WARDEN = ("reporter", "stunt_double", "mind_reader")
"""TD-12.0: abilities that need an Accuse card to lay; the warden's pile serves accusations alone."""


@dataclass(slots=True)
class WardenState(TailState):
    """What warden mode adds."""

    warden: Player | Nobody = public("")
    accuse_cards: Count = public(0)  # the warden's pile, one's own card included
    restrained: Players = public(())  # whom the warden's accusations eliminated
    put_to_sleep: Players = public(())  # whom they have put to sleep
    warned: Players = public(())  # accused of attacking the warden this round (by a reading)
    warden_evaded: bool = public(False)  # nobody may attack the warden this round


class WardenTable(Tail):
    """Roles, the pile, attacks by and at the warden; between prisoners everything is as in tail-catching."""

    State = WardenState
    seats = range(4, 9)

    # --- TD-3: role, targets, the pile

    def deal_roles(self) -> None:
        """TD-3.22 to 3.24."""
        self.choose_the_warden()
        self.deal_targets_to_prisoners()
        self.take_the_accuse_cards()

    @clause("TD-3.22")
    def choose_the_warden(self) -> None:
        """By location card, dealt anew, or by a volunteer; the role is public."""
        state = self.state
        if self.rules.role_assign == "number":
            state.warden = self.roll("warden", self.players)
        else:
            others = iter(state.order[:-1])
            offers = (player for player in others if self.ask(player, "volunteer", ("no", "yes")) == "yes")
            state.warden = next(offers, state.order[-1])
        self.tell("warden", player=state.warden)

    @clause("TD-3.23")
    def deal_targets_to_prisoners(self) -> None:
        """Target cards of the prisoners alone; the warden has none."""
        state = self.state
        prisoners = [player for player in state.order if player != state.warden]
        pile = [player for player in self.players if player != state.warden]
        state.trophies[state.warden] = (state.warden,)
        for player in prisoners:
            state.targets[player] = target = self.draw("target", pile, only=player)
            self.tell("dealt_target", player=player, target=target, only=player)
            state.trophies[player] = (player,)

    @clause("TD-3.24")
    def take_the_accuse_cards(self) -> None:
        """The warden's pile has one card a player; prisoners keep Move, Attack and Evade."""
        state = self.state
        state.accuse_cards = len(self.players)
        for player in self.prisoners():
            state.actions[player] = list(self.action_set(player))
        self.tell("accuse_cards", player=state.warden, count=state.accuse_cards, lost=0)

    def action_set(self, player: str) -> tuple[str, ...]:
        """The warden's own Accuse can be laid as a blank."""
        if not self.state.warden or self.is_warden(player):
            return super().action_set(player)
        return MOVE, ATTACK, EVADE

    def is_warden(self, player: str) -> bool:
        """Whether a player is the warden."""
        return bool(self.state.warden == player)

    def prisoners(self) -> tuple[str, ...]:
        """The prisoners in play, in turn order."""
        return tuple([player for player in self.in_play() if player != self.state.warden])

    @clause("TD-10.8")
    def may_search(self, player: str) -> bool:
        """The warden never turns up box tokens."""
        return not self.is_warden(player)

    @clause("TD-10.13")
    def may_escape(self, player: str) -> bool:
        """The warden cannot escape."""
        return not self.is_warden(player)

    def before_position(self, position: Mapping[str, Any]) -> None:
        """Whoever is to be the warden changes places with the one who was dealt the role."""
        super().before_position(position)
        state, wanted = self.state, position.get("warden")
        if not isinstance(wanted, str) or wanted not in self.players or wanted == state.warden:
            return
        one, other = state.warden, wanted
        place = {player: player for player in self.players} | {one: other, other: one}
        state.targets = {place[player]: place[target] for player, target in state.targets.items()}
        state.actions[one], state.actions[other] = state.actions[other], state.actions[one]
        state.warden = wanted

    @clause("TD-11.6")
    def whose_tokens_are_taken(self, player: str) -> Iterator[str]:
        """The warden's Peek may take the box tokens of a prisoner, wherever that is."""
        if self.is_warden(player):
            yield from (other for other in self.others(player) if self.state.held[other])

    @clause("TD-12.0")
    def ability_works(self, player: str, ability: str) -> bool:
        """What would need an Accuse card of one's own is idle, for the warden too."""
        return super().ability_works(player, ability) and not (
            self.is_warden(player) and ability in IDLE_FOR_THE_WARDEN
        )

    # --- TD-6: attacks

    @clause("TD-6.18", "TD-6.19", "TD-6.20")
    def victims(self, player: str) -> Iterator[str]:
        """The warden: any prisoner. A prisoner: as in tail, and the warden, unless an Evade protects the warden."""
        if self.is_warden(player):
            yield from self.others(player)
        else:
            yield from (other for other in super().victims(player) if not self.is_warden(other))
            if not self.state.warden_evaded:
                yield from (other for other in self.others(player) if self.is_warden(other))

    def is_prey(self, attacker: str, victim: str, known_only: bool = False) -> bool:
        """Of prisoners; the warden is everybody's."""
        return self.is_warden(victim) or super().is_prey(attacker, victim, known_only)

    def no_victim(self, player: str, other: str) -> Iterator[Refusal]:
        """Why somebody cannot be attacked."""
        if self.is_warden(other):
            yield Refusal(other, "TD-6.20", "warden_evaded", target=other)
        else:
            yield from super().no_victim(player, other)

    @clause("TD-6.18", "TD-6.19")
    def seen_by(self, player: str, victim: str, square: str) -> Iterator[str]:
        """Witnesses stop prisoners alone; against the warden, too, unless a reading says otherwise (TD-A46)."""
        if self.is_warden(player) or (self.is_warden(victim) and not self.rules.warden_witness):
            return iter(())
        return super().seen_by(player, victim, square)

    def not_evaded(self, attacker: str, victim: str) -> None:
        """The warden takes what a prisoner has; a prisoner sends the warden to sleep; prisoners as in tail."""
        if self.is_warden(attacker):
            self.strips(victim)
        elif self.is_warden(victim):
            self.puts_the_warden_to_sleep(attacker)
        else:
            super().not_evaded(attacker, victim)

    @clause("TD-6.18")
    def strips(self, prisoner: str) -> None:
        """All sleep cards are discarded, all box tokens go back to box spaces."""
        for card in sorted(self.state.hands[prisoner]):
            self.discard(prisoner, card)
            self.tell("discards", player=prisoner, card=card)
        self.redistribute(prisoner, self.state.warden)

    @clause("TD-6.19")
    def puts_the_warden_to_sleep(self, prisoner: str) -> None:
        """Forced sleep next round for the warden, a reward for the prisoner."""
        self.force_to_sleep(self.state.warden, "attacked")
        self.is_rewarded(prisoner)

    def is_rewarded(self, prisoner: str) -> None:
        """Two sleep cards; whoever then has too many keeps three."""
        for _ in range(self.rules.prisoner_reward):
            self.gain_a_sleep_card(prisoner)
        self.keep_to_the_limit(prisoner)

    # --- TD-7: Evade

    def evaded(self, attacker: str, victim: str) -> None:
        """TD-7.8, TD-7.9; between prisoners as in tail."""
        if self.is_warden(victim):
            self.warden_evades(attacker)
        elif self.is_warden(attacker):
            self.prisoner_evades(victim)
        else:
            super().evaded(attacker, victim)

    def evaded_under_a_blanket(self, attacker: str, victim: str) -> None:
        """What the evader gains remains: safety for the warden, sleep cards for a prisoner."""
        super().evaded_under_a_blanket(attacker, victim)
        if self.is_warden(victim):
            self.protects_the_warden()
        elif self.is_warden(attacker):
            self.is_rewarded(victim)

    @clause("TD-7.8")
    def warden_evades(self, attacker: str) -> None:
        """It works like an attack of the warden."""
        self.protects_the_warden()
        self.strips(attacker)

    @clause("TD-6.20")
    def protects_the_warden(self) -> None:
        """Nobody may attack the warden for the rest of the round."""
        self.state.warden_evaded = True
        self.tell("warden_is_safe", player=self.state.warden)

    @clause("TD-7.9")
    def prisoner_evades(self, prisoner: str) -> None:
        """The prisoner is rewarded; by a reading the warden is eliminated, too (TD-A46)."""
        self.is_rewarded(prisoner)
        if self.rules.evade_vs_warden == "eliminates":
            self.eliminate(self.state.warden, prisoner)

    def idle_evade_counts(self, owner: str) -> bool:
        """TD-A1: prisoners evade as in tail; the warden does not."""
        return self.rules.idle_evade_scope == "all_modes" or not self.is_warden(owner)

    def cards_are_back(self) -> None:
        """What holds for one round."""
        super().cards_are_back()
        self.state.warden_evaded, self.state.warned = False, ()

    def mode_invariants(self) -> Iterator[Fault]:
        """The pile, and who is left (invariants 10 and 15)."""
        state = self.state
        pile, out = range(1, len(self.players) + 1), state.warden in state.out
        if state.accuse_cards not in pile and not (out and state.accuse_cards == 0):
            yield self.broken("accuse_cards", "warden_and_pile", "TD-9.13", domain=pile)
        for player in self.prisoners():
            # whoever is out and still has a target card is being eliminated just now: it is not yet passed on
            if state.targets.get(player) not in (*self.in_play(), player, *state.targets):
                yield self.broken(f"targets.{player}", "target_out", "TD-9.6", player=player, domain=self.in_play())
        for player in state.restrained:
            if state.out.get(player) != "eliminated":
                yield self.broken("restrained", "restrained_in_play", "TD-13.6", player=player)
