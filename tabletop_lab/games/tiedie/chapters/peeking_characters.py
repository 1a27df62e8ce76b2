"""TD-12.2 and 12.3: Detective and Reporter, whose abilities change what a Peek does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop_lab.engine import clause
from tabletop_lab.games.tiedie.acts import Act

from .table import ACCUSE, Table


class PeekingCharacters(Table):
    """What a Peek is to a Detective and to a Reporter."""

    # --- TD-12.2: Detective

    @clause("TD-12.2", "TD-12.3")
    def peeks(self, player: str, card: str) -> Iterator[Act]:
        """A Detective may use a Peek twice; a Reporter uses it as Accuse instead."""
        if self.has(player, "reporter"):
            yield from self.accusations_by_peek(player, card)
            return
        kept = self.state.kept_peeks.get(player, ()).count(card)
        fresh = self.state.hands[player].count(card) - kept
        for act in super().peeks(player, card):
            if fresh:
                yield act
            if kept:
                yield replace(act, count=2)

    def play_peek(self, player: str, act: Act) -> None:
        """A Detective may use it twice."""
        if self.has(player, "detective"):
            self.play_peek_of_a_detective(player, act)
        else:
            super().play_peek(player, act)

    @clause("TD-12.2")
    def play_peek_of_a_detective(self, player: str, act: Act) -> None:
        """It stays in hand after its first use; after the second the Detective must sleep."""
        state = self.state
        if act.count == 2:
            kept = list(state.kept_peeks[player])
            kept.remove(act.card)
            state.kept_peeks[player] = tuple(kept)
            super().play_peek(player, act)
            self.force_to_sleep(player, "second_peek")
        else:
            state.kept_peeks[player] = (*state.kept_peeks.get(player, ()), act.card)
            state.played += (act.card,)
            self.look("hands", player, act.card)
            self.tell("keeps_peek", player=player, card=act.card)

    def discard(self, player: str, card: str) -> None:
        """A Peek that was used once and has left the hand is no longer kept."""
        super().discard(player, card)
        self.forget_kept_peeks(player)

    def take_the_loot(self, player: str, other: str, what: str) -> None:
        """The same when it is stolen."""
        super().take_the_loot(player, other, what)
        self.forget_kept_peeks(other)

    def forget_kept_peeks(self, player: str) -> None:
        """Of equal cards the one that was used already stays longest."""
        kept = self.state.kept_peeks.get(player, ())
        while kept and kept.count(kept[-1]) > self.state.hands[player].count(kept[-1]):
            kept = kept[:-1]
            self.state.kept_peeks[player] = kept

    # --- TD-12.3: Reporter

    @clause("TD-12.3")
    def reports(self, player: str) -> Iterator[Act]:
        """On one's turn the placed Accuse is turned up and works as Peek (under `by_card` before a turn instead)."""
        if self.rules.reporter_timing == "by_role" and self.has_a_report(player):
            for act in self.sights(player):
                yield replace(act, kind="report")

    @clause("TD-12.3")
    def has_a_report(self, player: str) -> bool:
        """Whether a Reporter has placed Accuse."""
        return self.has(player, "reporter") and self.has_placed(player, ACCUSE)

    @clause("TD-12.3")
    def may_report_before_a_turn(self, player: str) -> bool:
        """By a reading the card says when: Accuse before a turn (TD-A52)."""
        by_card = self.rules.reporter_timing == "by_card" and self.has(player, "reporter")
        return by_card and self.may_have_placed(player, ACCUSE)

    @clause("TD-12.3")
    def reports_before_a_turn(self, player: str) -> tuple[Act, ...]:
        """What a Reporter may look at before a turn."""
        if not self.may_report_before_a_turn(player) or not self.has_a_report(player):
            return ()
        return tuple([replace(act, kind="report") for act in self.sights(player)])

    @clause("TD-12.3")
    def act_report(self, player: str, act: Act) -> None:
        """Accuse with the effect of Peek; it is not discarded."""
        self.turn_up(player)
        self.spend(player)
        self.looks(player, act.who, act.what)

    @clause("TD-12.3")
    def may_use_accuse(self, player: str) -> bool:
        """A Reporter accuses with a Peek from the hand, while awake; everybody sees that there are sleep cards."""
        if not self.has(player, "reporter"):
            return super().may_use_accuse(player)
        now = self.rules.reporter_timing == "by_role" or self.state.turn_of == player
        return now and self.is_awake(player) and player not in self.state.blocked and bool(self.state.hands[player])

    @clause("TD-12.3")
    def has_accuse(self, player: str) -> bool:
        """Whether there really is a Peek among them."""
        if not self.has(player, "reporter"):
            return super().has_accuse(player)
        return self.may_use_accuse(player) and bool(self.cards_with(player, "peek"))

    def pay_for_accusing(self, accuser: str) -> None:
        """A Reporter pays with a Peek, everybody else with the placed card."""
        if self.has(accuser, "reporter"):
            self.pay_with_a_peek(accuser)
        else:
            super().pay_for_accusing(accuser)

    @clause("TD-12.3")
    def pay_with_a_peek(self, accuser: str) -> None:
        """The Reporter's Peek is discarded."""
        self.play_card(accuser, self.cards_with(accuser, "peek")[0])

    @clause("TD-12.3")
    def accuse_locks(self, accuser: str) -> bool:
        """A wrong accusation by a Reporter locks no card."""
        return not self.has(accuser, "reporter") and super().accuse_locks(accuser)

    @clause("TD-12.3")
    def accusations_by_peek(self, player: str, card: str) -> Iterator[Act]:
        """By a reading the Peek is played on one's own turn, and accuses somebody whose turn is to come."""
        if self.rules.reporter_timing == "by_card" and card == self.cards_with(player, "peek")[0]:
            for use in self.accusations(player):
                yield Act("accuse", who=use.suspect, what=use.named, card=card)

    @clause("TD-12.3")
    def act_accuse(self, player: str, act: Act) -> None:
        """The accusation of a Reporter on one's own turn."""
        state, named = self.state, (act.who, act.what)
        own = state.turn_of, state.searched, state.searches, state.played
        self.accuse(player, next(use for use in self.accusations(player) if (use.suspect, use.named) == named))
        state.turn_of, state.searched, state.searches, state.played = own  # the suspect may have taken a turn at once
