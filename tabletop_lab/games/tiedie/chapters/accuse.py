"""TD-8: Accuse, out of turn and before the turn of the suspect. What comes of it is said by the mode."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Accusation

from .table import ACCUSE, ATTACK, Table

KINDS = ("attack", "escape")


class Accuse(Table):
    """TD-8.1 to 8.5 and 8.18: what the modes share."""

    when_clause = "TD-8.4"

    def may_accuse_now(self, player: str) -> bool:
        """Whether a player could hold a usable Accuse, as far as everybody knows, and has somebody to accuse."""
        return self.enough_to_accuse() and self.may_use_accuse(player) and any(self.suspects(player))

    @clause("TD-8.1")
    def enough_to_accuse(self) -> bool:
        """Three or more players are in play."""
        return len(self.in_play()) >= self.rules.accuse_min_in_play

    @clause("TD-8.3")
    def may_use_accuse(self, player: str) -> bool:
        """Whether the player may have laid Accuse; under `hand` it is used from the hand beside the placed card."""
        if self.rules.accuse_source == "hand":
            return self.is_awake(player) and player not in self.state.blocked and not self.accuse_is_locked(player)
        return self.may_have_placed(player, ACCUSE)

    def accuse_is_locked(self, player: str) -> bool:
        """Whether the Accuse card cannot be used for some rounds (TD-8.6), or was used already."""
        return bool(self.state.locked_until[player] >= self.state.round)

    @clause("TD-8.18")
    def suspects(self, accuser: str) -> Iterator[str]:
        """Active players before their turn, with the card still face down, not of one's own side, not under Blanket."""
        return (
            p for p in self.others(accuser, by_card=False)
            if self.is_waiting(p) and self.lies_face_down(p) and not self.same_side(accuser, p)
        )  # fmt: skip

    @clause("TD-8.4")
    def accusations(self, player: str) -> tuple[Accusation, ...]:
        """Each suspect with each player who may be named."""
        if not self.has_accuse(player) or not self.enough_to_accuse():
            return ()
        uses = [Accusation("attack", who, named) for who in self.suspects(player) for named in self.named(who)]
        return tuple(sorted(uses, key=sort_key))

    def has_accuse(self, player: str) -> bool:
        """Whether the player really holds a usable Accuse."""
        if self.rules.accuse_source == "hand":
            return ACCUSE in self.state.actions[player] and self.may_use_accuse(player)
        return self.has_placed(player, ACCUSE)

    def named(self, suspect: str) -> Iterator[str]:
        """Who may be named as the victim: naming the suspect means a self-target (TD-A43)."""
        return iter(self.in_play())

    def no_accusations(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why somebody cannot be accused; why something else cannot be done before a turn."""
        suspects = tuple(self.suspects(player))
        kind, suspect, *rest = (*tried.split(), "", "")
        if suspect in self.players and kind in KINDS:
            if suspect in self.state.turn_over:
                yield Refusal(tried, self.when_clause, "turn_has_begun", suspect=suspect)
            elif suspect not in suspects:
                yield self.no_suspect(player, suspect, tried)
            elif not self.enough_to_accuse():
                yield Refusal(tried, "TD-8.1", "too_few", least=self.rules.accuse_min_in_play)
            elif not self.has_accuse(player):
                yield Refusal(tried, "TD-8.3", "no_accuse")
            elif rest[0] in self.players and rest[0] not in self.named(suspect):
                yield Refusal(tried, "TD-8.5", "cannot_be_named")
            elif rest[0] not in self.players:
                yield Refusal(tried, "TD-8.5", "nobody_named")
        elif kind in KINDS and _is_a_seat(suspect):
            yield Refusal(tried, "TD-8.18", "not_in_this_match", suspect=suspect)
        elif tried:
            yield from self.no_ability_acts(player, tried)
            yield from self.no_such_cards(player, tried)
        for other in self.in_play():
            if other in self.state.turn_over and other != player:
                yield Refusal(other, self.when_clause, "turn_has_begun", suspect=other)
            elif other != player and other not in suspects:
                yield self.no_suspect(player, other, other)

    def no_suspect(self, player: str, other: str, option: str) -> Refusal:
        """Why somebody cannot be accused, whoever accuses."""
        state = self.state
        if other == player:
            why = "accuses_oneself"
        elif other in state.out:
            why = "suspect_out"
        elif other in state.asleep:
            why = "suspect_sleeps"
        elif other in state.blocked:
            why = "suspect_blocked"
        elif other in state.placed and other in state.face_up:
            why = "suspect_open"
        elif self.same_side(player, other):
            return Refusal(option, "TD-1.4", "own_side", target=other)
        elif not self.is_named(other, by_card=False):
            return Refusal(option, "TD-11.13", "covered", target=other)
        else:
            why = "no_suspect"
        return Refusal(option, "TD-8.18", why, suspect=other)

    @clause("TD-8.5")
    def accuse(self, accuser: str, use: Accusation) -> None:
        """Name a suspect and a victim; the suspect turns the placed card up."""
        self.pay_for_accusing(accuser)
        self.tell("accuses", player=accuser, suspect=use.suspect, named=use.named, kind=use.kind)
        if self.is_cancelled(accuser, use.suspect):
            return
        card = self.turn_up(use.suspect)
        self.judged(accuser, use, card == ATTACK)

    @clause("TD-8.3")
    def pay_for_accusing(self, accuser: str) -> None:
        """Accuse is used once a round: the placed card is turned up and spent; the one in the hand is locked."""
        if self.rules.accuse_source == "placed":
            self.turn_up(accuser)
            self.spend(accuser)
        else:
            self.state.locked_until[accuser] = self.state.round

    def accuse_locks(self, accuser: str) -> bool:
        """Whether a wrong accusation locks the Accuse card (TD-8.6); an ability may say otherwise."""
        return True

    def judged(self, accuser: str, use: Accusation, attack: bool) -> None:
        """What an accusation brings, now that the card is open."""
        raise NotImplementedError


def _is_a_seat(written: str) -> bool:
    """Whether somebody wrote a seat, of this table or of a larger one."""
    return written[:1] == "P" and written[1:].isdecimal()
