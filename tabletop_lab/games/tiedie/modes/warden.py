"""Warden mode (감시자): the warden's accusations, eliminations, victory. TD-8.15 to 8.17, 9.13, 9.14, 13.6, 13.7."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause, sort_key
from tabletop_lab.games.tiedie.acts import Accusation
from tabletop_lab.games.tiedie.chapters.table import ACCUSE, MOVE
from tabletop_lab.games.tiedie.ways import reach

from .warden_table import WardenTable


class Warden(WardenTable):
    """The warden restrains; prisoners remove one another or escape."""

    # --- TD-8: the warden accuses

    @clause("TD-8.1")
    def enough_to_accuse(self) -> bool:
        """Three players in play, the warden counted; no minimum by a reading (TD-A5)."""
        return self.rules.accuse_min_scope == "tail_only" or super().enough_to_accuse()

    @clause("TD-8.3", "TD-8.15")
    def may_use_accuse(self, player: str) -> bool:
        """The warden alone, awake and not blocked, from the pile; by a reading with Accuse laid (TD-A4)."""
        if not self.is_warden(player) or not self.state.accuse_cards:
            return False
        if self.rules.warden_accuse_source == "placed":
            return self.may_have_placed(player, ACCUSE)
        return self.is_awake(player) and player not in self.state.blocked

    def has_accuse(self, player: str) -> bool:
        """The pile is open to all; a placed card is not."""
        placed = self.rules.warden_accuse_source == "placed"
        return self.has_placed(player, ACCUSE) if placed else self.may_use_accuse(player)

    @clause("TD-8.15")
    def accusations(self, player: str) -> tuple[Accusation, ...]:
        """Of escaping, and of attacking somebody."""
        if not self.may_use_accuse(player) or not self.has_accuse(player) or not self.enough_to_accuse():
            return ()
        suspects = tuple(self.suspects(player))
        return (
            *sorted([Accusation("attack", who, named) for who in suspects for named in self.named(who)], key=sort_key),
            *sorted([Accusation("escape", who) for who in suspects if self.may_try_to_escape(who)], key=sort_key),
        )

    @clause("TD-8.16")
    def may_try_to_escape(self, suspect: str) -> bool:
        """While a route is open; by readings always, or if the suspect could reach one (TD-A42)."""
        routes = self.open_routes()
        match self.rules.warden_escape_accuse:
            case "always":
                return True
            case "route_open":
                return bool(routes)
        reached = reach(self, self.going(suspect, self.allowance(suspect))) if routes else {}
        return any(self.map.number[square] in reached for square in routes)

    def no_accusations(self, player: str, tried: str = "") -> Iterator[Refusal]:
        """Why somebody cannot be accused, or not of escaping."""
        yield from super().no_accusations(player, tried)
        for suspect in self.suspects(player):
            if not self.may_try_to_escape(suspect):
                yield Refusal(Accusation("escape", suspect), "TD-8.16", "no_route_open", suspect=suspect)

    @clause("TD-8.15")
    def pay_for_accusing(self, accuser: str) -> None:
        """Nothing at first: a card is lost only where the warden was wrong."""
        if self.rules.warden_accuse_source == "placed":
            self.turn_up(accuser)

    def judged(self, accuser: str, use: Accusation, attack: bool) -> None:
        """TD-8.16 or TD-8.17."""
        if use.kind == "escape":
            self.accused_of_escaping(use.suspect)
        else:
            self.accused_of_attacking(use.suspect, use.named, attack)

    @clause("TD-8.16")
    def accused_of_escaping(self, suspect: str) -> None:
        """Move: eliminated. No Move: a card less."""
        if self.state.placed[suspect] == MOVE:
            self.is_restrained(suspect)
        else:
            self.loses_an_accuse_card()

    @clause("TD-8.17")
    def accused_of_attacking(self, suspect: str, named: str, attack: bool) -> None:
        """No Attack: a card less. The wrong victim: forced sleep. The right one: eliminated."""
        state = self.state
        if not attack:
            self.loses_an_accuse_card()
        elif self.is_aimed_at(suspect, named):
            self.is_restrained(suspect)
        else:
            if suspect not in state.put_to_sleep:
                state.put_to_sleep += (suspect,)
            self.exposed(suspect)
            if self.is_warden(named) and self.rules.accuse_names_warden == "right_if_declared":
                state.warned += (suspect,)
            self.check_end()

    @clause("TD-8.17")
    def attacked(self, attacker: str, victim: str) -> None:
        """By a reading naming the warden was right, if that attack is then declared (TD-A43)."""
        if self.is_warden(victim) and attacker in self.state.warned:
            self.is_restrained(attacker)
        else:
            super().attacked(attacker, victim)

    def is_restrained(self, prisoner: str) -> None:
        """Eliminated at once by the warden; the box tokens go back to box spaces (TD-8.16, TD-8.17)."""
        self.redistribute(prisoner, self.state.warden)
        self.state.restrained += (prisoner,)
        self.eliminate(prisoner, self.state.warden)

    # --- TD-9: eliminations

    def loses_an_accuse_card(self) -> None:
        """A wrong accusation costs a card of the pile."""
        state = self.state
        state.accuse_cards -= 1
        self.tell("accuse_cards", player=state.warden, count=state.accuse_cards, lost=1)
        if not state.accuse_cards:
            self.warden_has_no_cards_left()
        self.check_end()

    @clause("TD-9.13")
    def warden_has_no_cards_left(self) -> None:
        """With the last card the warden is eliminated at once, by nobody."""
        self.eliminate(self.state.warden)

    @clause("TD-9.14")
    def inherits(self, by: str, victim: str) -> None:
        """Between prisoners as in tail. The warden takes no cards, and becomes the target (TD-A45)."""
        if not self.is_warden(by):
            super().inherits(by, victim)
            return
        if self.rules.target_after_warden == "victims_target":
            self.hunts_whom_the_victim_hunted(victim)
        else:
            self.hunts_the_eliminator(by, victim)
        self.state.targets.pop(victim, None)

    # --- TD-13: victory

    def counts_of_both(self) -> tuple[int, int]:
        """R and S: prisoners restrained by the warden; removed by prisoners, or escaped."""
        state = self.state
        gone = [player for player in state.out if not self.is_warden(player)]
        restrained = set(state.restrained)
        freed = len(gone) - len(restrained)
        if self.rules.restrain_counts == "eliminations_and_forced_sleep":
            restrained |= set(state.put_to_sleep)
        return len(restrained), freed

    @clause("TD-13.6", "TD-13.7", "TD-13.8")
    def check_end(self) -> None:
        """A majority restrained; or more freed than restrained, when that can no longer change."""
        state, (restrained, freed) = self.state, self.counts_of_both()
        majority = (len(self.players) - 1) // 2 + 1
        warden_out = state.warden in state.out
        if restrained >= majority and not warden_out:
            self.wins((state.warden,), "restrained")
        if freed >= majority or (warden_out and (freed > restrained or self.rules.warden_out == "prisoners_win")):
            self.prisoners_win("freed")
        if freed > restrained and not self.may_restrain():
            self.prisoners_win("freed")
        if not self.prisoners():
            if freed > restrained:
                self.prisoners_win("freed")
            self.wins((state.warden,) if restrained > freed else (), "nobody_left")

    def may_restrain(self) -> bool:
        """Whether the number of the restrained can still grow: not with too few in play to accuse (TD-8.1)."""
        return self.enough_to_accuse() or bool(self.state.warned)

    def prisoners_win(self, reason: str) -> None:
        """As a side, also those out of play."""
        self.wins([player for player in self.players if not self.is_warden(player)], reason)

    @clause("TD-13.9")
    def leaders(self) -> tuple[str, ...]:
        """More restrained, or more freed; a draw when there are as many."""
        restrained, freed = self.counts_of_both()
        return tuple(p for p in self.players if restrained != freed and self.is_warden(p) == (restrained > freed))

    @clause("TD-13.7")
    def escaped(self, player: str) -> None:
        """An escape counts for the prisoners; the play goes on until the comparison is decided."""
        self.check_end()

    def totals(self) -> dict[str, int]:
        """R for the warden, S for each prisoner."""
        restrained, freed = self.counts_of_both()
        return {player: restrained if self.is_warden(player) else freed for player in self.players}
