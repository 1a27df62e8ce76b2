"""Team mode (팀전): teams hunt one another. TD-6.8 to 6.10, 7.4, 8.9, 9.7, 13.2; holder and pile are beside it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.tiedie.chapters.table import ATTACK

from .team_table import TeamTable


class Team(TeamTable):
    """Only the holder of a team's Attack card can attack, and only the target on top of the pile."""

    witness_clause = "TD-6.9"

    # --- TD-6, TD-7: attacks

    @clause("TD-6.8")
    def victims(self, player: str) -> Iterator[str]:
        """The top card of one's own pile; by another reading any opponent (TD-A16)."""
        target = self.target_of(self.side_of(player))
        if self.rules.team_victim == "top_only":
            return (other for other in self.others(player) if other == target)
        return (other for other in self.others(player) if not self.same_side(player, other))

    def no_victim(self, player: str, other: str) -> Iterator[Refusal]:
        """Why somebody cannot be attacked: a team mate, or not the top card."""
        if self.same_side(player, other):
            yield from super().no_victim(player, other)
        else:
            yield Refusal(other, "TD-6.8", "no_victim", target=other)

    @clause("TD-6.9")
    def witnesses(self, player: str, victim: str) -> Iterator[str]:
        """Players of other teams, or of the victim's team alone (TD-A17); never one's own."""
        for other in super().witnesses(player, victim):
            if not self.same_side(player, other) and (
                self.rules.team_witness == "all_other_teams" or self.same_side(other, victim)
            ):
                yield other

    def attacked(self, attacker: str, victim: str) -> None:
        """Whoever is attacked was the top card, as everybody sees."""
        if self.rules.team_victim == "top_only":
            self.state.shown_target[self.side_of(attacker)] = victim
        super().attacked(attacker, victim)

    @clause("TD-6.8")
    def not_evaded(self, attacker: str, victim: str) -> None:
        """Success eliminates."""
        if self.is_mutual(attacker, victim):
            self.mutual_attack(attacker, victim)
        else:
            self.eliminate(victim, attacker)

    @clause("TD-6.10")
    def is_mutual(self, attacker: str, victim: str) -> bool:
        """Both laid Attack, and each is the top card of the other's team."""
        if not self.has_placed(victim, ATTACK) or not self.is_waiting(victim) or self.shrugs_off(attacker, ATTACK):
            return False
        tops = self.target_of(self.side_of(attacker)), self.target_of(self.side_of(victim))
        return tops == (victim, attacker) and self.answers_with_attack(attacker, victim)

    @clause("TD-6.10")
    def mutual_attack(self, attacker: str, victim: str) -> None:
        """Nobody is eliminated: both teams take a new holder, in the end phase, and put their piles in a new order."""
        self.turn_up(victim)
        self.spend(victim)
        self.tell("mutual_teams", player=attacker, victim=victim)
        for side in (self.side_of(attacker), self.side_of(victim)):
            self.state.exchanging += (side,)
            self.arrange_the_pile(side)

    @clause("TD-7.4")
    def evaded(self, attacker: str, victim: str) -> None:
        """As in tail; by another reading the attack only fails (TD-A21)."""
        if self.rules.team_evade == "as_tail":
            super().evaded(attacker, victim)

    # --- TD-8: accusations

    @clause("TD-8.9")
    def named(self, suspect: str) -> Iterator[str]:
        """Anybody but the suspect's own team."""
        return (player for player in self.in_play() if not self.same_side(player, suspect))

    def is_aimed_at(self, suspect: str, named: str) -> bool:
        """TD-8.8: whether the named victim is the top card of the suspect's team."""
        return self.target_of(self.side_of(suspect)) == named

    def caught(self, accuser: str, suspect: str) -> None:
        """TD-8.8; everybody has heard who the target is."""
        side = self.side_of(suspect)
        self.state.shown_target[side] = self.target_of(side)
        super().caught(accuser, suspect)

    # --- TD-9: removals

    @clause("TD-9.7")
    def inherits(self, by: str, victim: str) -> None:
        """The removing team scores one removal."""
        if by and not self.same_side(by, victim):
            side = self.side_of(by)
            self.state.removals[side] += 1
            self.tell("removal", team=side, victim=victim, count=self.state.removals[side])

    def pursuer(self, owner: str) -> str:
        """The holder of the team whose top card is the owner."""
        state = self.state
        holders = (state.holder[side] for side in self.sides_in_play() if self.target_of(side) == owner)
        return next((player for player in holders if player not in state.out), "")

    # --- TD-13: victory

    @clause("TD-13.2", "TD-13.8")
    def check_end(self) -> None:
        """A team that has escaped; else, when one team at most is in play, most removals."""
        if self.rules.team_escape != "all_living_on_escape":
            self.check_escapes()
        left = self.sides_in_play()
        if len(left) <= 1:
            best = self.best_sides()
            if left and (left[0] in best or self.rules.team_score == "last_standing"):
                best = left
            self.wins([player for side in best for player in self.members(side)], "removals")

    @clause("TD-13.2", "TD-13.9")
    def leaders(self) -> tuple[str, ...]:
        """The teams with most removals."""
        return tuple([player for side in self.best_sides() for player in self.members(side)])

    @clause("TD-13.2")
    def best_sides(self) -> tuple[str, ...]:
        """Most removals, as a number or as a part of all opponents (TD-A15)."""
        removals = self.state.removals
        score: dict[str, Fraction] = {side: Fraction(removals[side]) for side in self.sides()}
        if self.rules.team_score == "fraction":
            score = {side: done / (len(self.players) - len(self.members(side))) for side, done in score.items()}
        most = max(score.values())
        return tuple(side for side, done in score.items() if done == most)

    def totals(self) -> dict[str, int]:
        """The removals of each team, by seat."""
        return {player: self.state.removals[self.side_of(player)] for player in self.players}
