"""FN-8 and FN-9: extra actions, and the determination tokens that buy them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Places, Refusal, clause

from .occasions import EXTRA
from .table import SPACES, TableOfNights


class ExtraActions(TableOfNights):
    """FN-8 and FN-9, in the rulebook's order."""

    @clause("FN-8.1", "FN-8.2")
    def extra_action(self, player: str, space: int) -> None:
        """A full action without moving the pawn."""
        self.perform(player, space, EXTRA)

    @clause("FN-8.3", "FN-8.4")
    def extra_spaces(self, player: str) -> tuple[int, ...]:
        """Any space but the one acted on just before."""
        here, reading = self.state.pawn[player], self.rules.extra_action_scope
        scope: tuple[int, ...] = SPACES
        if reading != "any_other_space":
            scope = (here,) if reading == "own_space_only" else self.connected[here]
        repeated = self.state.last_action[player]
        return self.without_closed(player, tuple([space for space in scope if space not in repeated]))

    def no_extra_spaces(self, player: str) -> Iterator[Refusal]:
        """Why an extra action cannot be taken on the other spaces."""
        legal, repeated = self.extra_spaces(player), self.state.last_action[player]
        for space in SPACES:
            if space in legal:
                continue
            if space in repeated:
                yield Refusal(space, "FN-8.3", "repeated", space=space, player=player)
            elif self.is_closed(player, space):
                yield Refusal(space, "FN-7.8", "closed", space=space)
            else:
                yield Refusal(space, "FN-8.4", "out_of_scope", space=space, player=player)

    @clause("FN-8.5")
    def granted_extra_action(self, player: str) -> None:
        """A card grants it: at once, or in step 3 of the turn in which the card was drawn."""
        if self.rules.card_extra_timing == "step_three":
            self.state.owed_extras.append(player)
            self.tell("extra_action_owed", player=player)
        else:
            self.offer_extra_action(player)

    @clause("FN-8.5")
    def take_owed_extras(self) -> None:
        """Extra actions that cards granted earlier in this turn."""
        while self.state.owed_extras:
            self.offer_extra_action(self.state.owed_extras.pop(0))

    @clause("FN-8.5", "FN-8.3", "FN-8.4")
    def offer_extra_action(self, player: str) -> None:
        """The player may take it or decline."""
        options = Places(("decline", *self.extra_spaces(player)))
        chosen = self.ask(player, "card_extra_action", options, self.no_extra_spaces)
        if chosen == "decline":
            self.decline(player)
        else:
            self.extra_action(player, chosen)

    @clause("FN-8.5", "FN-8.1")
    def decline(self, player: str) -> None:
        """An extra action is always optional."""
        self.tell("extra_action_declined", player=player)

    @clause("FN-8.6", "FN-9.5")
    def use_tokens(self, player: str) -> None:
        """As many tokens as the player has and wants; each extra action is checked against the one before."""
        most = self.rules.tokens_per_turn
        while self.state.tokens[player] and (most == "unlimited" or self.state.tokens_this_turn < most):
            if not self.use_token(player):
                return
            if self.state.acted_today[player]:
                self.take_owed_extras()

    @clause("FN-9.1", "FN-8.3")
    def use_token(self, player: str) -> bool:
        """Spend one token for one extra action; returns False when the player does not."""
        options = Places(("stop", *self.extra_spaces(player)))
        if len(options) == 1:
            return False
        chosen = self.ask(player, "extra_action", options, self.no_extra_spaces)
        if chosen == "stop":
            return False
        self.spend_token(player)
        self.extra_action(player, chosen)
        return True

    @clause("FN-9.1", "FN-9.4")
    def spend_token(self, player: str) -> None:
        """Only a token spent for an extra action counts as used."""
        self.state.tokens[player] -= 1
        self.state.token_uses[player] += 1
        self.state.tokens_this_turn += 1
        self.tell("token_spent", player=player, left=self.state.tokens[player])

    @clause("FN-9.2")
    def gain_tokens(self, player: str, count: int) -> int:
        """Up to the cap; what goes beyond it is lost. Returns how many were really gained."""
        gained = min(count, self.rules.token_cap - self.state.tokens[player])
        self.state.tokens[player] += gained
        self.state.tokens_received[player] += gained
        self.tell("tokens_gained", player=player, gained=gained, tokens=self.state.tokens[player])
        return gained

    @clause("FN-9.3")
    def tokens_recover_on(self, day: int) -> bool:
        """On the recovery day, by a reading each time so many days have passed."""
        return day in self.rules.recoveries()

    @clause("FN-9.3")
    def recover_tokens(self) -> None:
        """Whoever has spent no token since the game began (or since the last recovery) gains one, within the cap."""
        state = self.state
        for player in self.turn_order():
            if state.token_uses[player] == state.uses_at_recovery[player]:
                self.gain_tokens(player, self.rules.recovery_amount)
            else:
                self.tell("no_recovery", player=player)
            state.uses_at_recovery[player] = state.token_uses[player]
