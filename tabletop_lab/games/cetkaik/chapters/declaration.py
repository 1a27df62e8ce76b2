"""CK-13: newly completed hands, the declaration, and its value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.cetkaik.chapters.reckoning import plain_name
from tabletop_lab.games.cetkaik.content.hand_table import FLASHED
from tabletop_lab.games.cetkaik.content.squares import SIDES

from .hands import Hands
from .points import Points

CONTINUE, END, SILENT = "continue", "end_season", "silent"


class Declaration(Points, Hands):
    """The last step of a turn."""

    @clause("CK-13.1")
    def newly_completed(self, player: str, side: str, before: Sequence[str]) -> list[str]:
        """Return the positive hands that the reserve makes now but did not make before this turn's action.

        A hand with flash and the same hand without it are different here.
        """
        reserve = self.state.reserve[side]
        if len(reserve) == len(before):
            return []
        old, now = self.made_by(before), self.made_by(reserve)
        if not old and not now:
            return []
        new = [hand for hand in now if hand not in old]
        for hand in new:
            if hand + FLASHED not in old or self.rules.flash_loss_is_new:
                self.complete(player, side, hand)
        for hand in old:
            if hand not in now and hand + FLASHED not in now:
                self.tell("hand_lost", player=player, side=side, **self.as_told(hand))
        new = self.truly_new(side, new, old)
        if not self.rules.recompleted_is_new:
            self.state.held[side] = sorted({*self.state.held[side], *old, *now})
        return new

    @clause("CK-13.1", "CK-10.2")
    def truly_new(self, side: str, hands: Iterable[str], old: Iterable[str]) -> list[str]:
        """Return the new hands: one that became one colour is new, one that only lost its flash is not.

        A hand that was lost becomes new when it is completed again.
        """
        rules = self.rules
        known = {*old, *(() if rules.recompleted_is_new else self.state.held[side])}
        plain = {plain_name(hand) for hand in known}
        new = []
        for hand in hands:
            flashed = hand.endswith(FLASHED)
            held = hand in known or (
                plain_name(hand) in plain and not (rules.flash_gain_is_new if flashed else rules.flash_loss_is_new)
            )
            if not held:
                new.append(hand)
        return new

    @clause("CK-13.6")
    def declare_with_a_negative_hand(self, player: str, side: str, new: Sequence[str]) -> None:
        """A negative hand forces a declaration, too."""
        self.declare(player, side, new)

    @clause("CK-13.1")
    def declare(self, player: str, side: str, new: Sequence[str]) -> None:
        """With a new hand (a negative one too), the mover must declare: continue or end the season."""
        amount = self.amount(player, side, new)
        options = (CONTINUE, END, SILENT) if self.rules.may_stay_silent else (CONTINUE, END)
        hands = tuple([hand.replace("+", "_") for hand in (*new, *self.state.made)])
        said = self.ask(
            player, "declare", options, self.must_declare,
            side=side, hands=hands, amount=amount, rate=self.state.rate[side],
            stays="yes" if self.raised(side) == self.state.rate[side] else "no",
        )  # fmt: skip
        if said == END:
            self.end_the_season(player, side, amount)
        elif said == CONTINUE:
            self.continue_the_season(player, side)
        else:
            self.tell("stayed_silent", player=player, side=side)

    def must_declare(self, player: str) -> Iterator[Refusal]:
        """Silence is a reading."""
        if not self.rules.may_stay_silent:
            yield Refusal(SILENT, "CK-13.1", "must_declare")

    @clause("CK-13.2", "CK-13.5")
    def continue_the_season(self, player: str, side: str) -> None:
        """The rate is doubled for both players; no points change hands."""
        rate, before = self.state.rate, self.state.rate[side]
        for owner in SIDES if self.rules.rate_owner == "shared" else (side,):
            rate[owner] = self.raised(owner)
        stays = "yes" if rate[side] == before else "no"
        self.tell("continued", player=player, side=side, rate=rate[side], stays=stays)

    @clause("CK-13.5")
    def raised(self, side: str) -> int:
        """The rate doubles every time a player continues, up to its cap."""
        return min(self.state.rate[side] * self.rules.rate_factor, self.rules.rate_cap)

    @clause("CK-13.3", "CK-13.4")
    def end_the_season(self, player: str, side: str, amount: int) -> None:
        """The mover takes the points, and the season ends."""
        state = self.state
        state.seasons.append((state.season, side, amount))
        self.tell(
            "season_ended", player=player, side=side, season=state.season,
            name=self.season_names[state.season], amount=amount,
        )  # fmt: skip
        state.phase = "season"
        self.gain(player, side, amount)

    @clause("CK-13.4")
    def amount(self, player: str, side: str, new: Sequence[str]) -> int:
        """Return the rate times all negative hands and, if a positive hand is new, all positive ones held."""
        state, rules = self.state, self.rules
        negative = sum([self.price[hand] for hand in state.made])
        if rules.negative_hand_memory == "season":
            state.owed[side] += negative
            negative = state.owed[side]
        positive = 0
        if new or rules.end_score_scope == "all_held":
            positive = self.count_hands(player, side)
        return state.rate[side] * (negative + positive)
