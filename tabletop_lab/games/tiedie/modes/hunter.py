"""Hunter mode (사냥꾼): one or two hunters against survivors. Its victory, TD-13.4 and 13.5; the rest is beside it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import clause
from tabletop_lab.engine.core.errors import Fault

from .hunter_accuse import HunterAccuse


class Hunter(HunterAccuse):
    """Hunters stun, drag and remove; survivors gather items and escape."""

    def counted(self, how: str) -> int:
        """How many survivors were removed, or have escaped."""
        return list(self.state.out.values()).count(how)

    @clause("TD-13.4", "TD-13.5")
    def goal(self, reading: str) -> int:
        """A majority of the survivors at the start, or all (TD-A41)."""
        survivors = len(self.players) - len(self.state.hunters)
        return survivors if reading == "all" else survivors // 2 + 1

    @clause("TD-13.4", "TD-13.5", "TD-13.8")
    def check_end(self) -> None:
        """As soon as one side has its majority; if nobody is left and neither has one, a draw (TD-A41)."""
        if self.counted("removed") >= self.goal(self.rules.hunter_goal):
            self.side_wins("hunters", "removed")
        if self.counted("escaped") >= self.goal(self.rules.survivor_goal):
            self.side_wins("survivors", "escape")
        if not self.survivors():
            tie = {"hunter": "hunters", "survivors": "survivors"}.get(self.rules.majority_tie, "")
            self.side_wins(tie, "no_majority")

    def side_wins(self, side: str, reason: str) -> None:
        """All of a side win, also those out of play; nobody wins a draw."""
        self.wins([p for p in self.players if side and self.is_hunter(p) == (side == "hunters")], reason)

    @clause("TD-13.9")
    def leaders(self) -> tuple[str, ...]:
        """More removed or more escaped; a draw when there are as many."""
        more = self.counted("removed") - self.counted("escaped")
        return tuple(p for p in self.players if more and self.is_hunter(p) == (more > 0))

    def totals(self) -> dict[str, int]:
        """Survivors removed, for hunters; escaped, for survivors."""
        return {p: self.counted("removed" if self.is_hunter(p) else "escaped") for p in self.players}

    def mode_invariants(self) -> Iterator[Fault]:
        """Who is carried (invariant 14)."""
        state = self.state
        for hunter in state.hunters:
            if len(self.load(hunter)) > self.rules.hunter_carry:
                yield self.broken("carried", "carries_too_many", "TD-6.16", player=hunter)
            if hunter in state.out or hunter in state.stunned or hunter in state.carried:
                yield self.broken("hunters", "hunter_out", "TD-3.20", player=hunter)
        for survivor, hunter in state.carried.items():
            if survivor in state.pawn or survivor in state.stunned or survivor in state.out:
                yield self.broken(f"carried.{survivor}", "carried_elsewhere", "TD-6.15", player=survivor)
            if hunter not in state.hunters:
                yield self.broken(f"carried.{survivor}", "no_hunter", "TD-6.15", player=hunter, domain=state.hunters)
        for survivor in state.stunned:
            if survivor in state.out or survivor not in state.pawn:
                yield self.broken(f"stunned.{survivor}", "stunned_elsewhere", "TD-9.11", player=survivor)
