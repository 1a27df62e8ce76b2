"""TD-8.6 and 8.7: what a wrong accusation costs, and an exposed Attack. Of all modes with accusations as in tail."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.tiedie.game import Tiedie


class Penalties(Tiedie):
    """A mixin of the modes whose accusations cost sleep."""

    @clause("TD-8.6")
    def wrongly_accused(self, accuser: str, suspect: str) -> None:
        """The accuser sleeps next round and cannot accuse for two days; the suspect may act at once."""
        self.force_to_sleep(accuser, "wrong_accusation")
        if self.accuse_locks(accuser):
            self.lock_accuse(accuser)
        self.act_at_once_or_later(suspect, accuser)

    @clause("TD-8.6")
    def lock_accuse(self, accuser: str) -> None:
        """The next four rounds, this one not counted; or up to the same phase two days later (TD-A66)."""
        rounds = 2 * self.rules.accuse_lock_days - (self.rules.lock_count == "to_same_phase")
        self.state.locked_until[accuser] = until = self.state.round + rounds
        self.tell("accuse_locked", player=accuser, until=until)

    @clause("TD-8.7")
    def exposed(self, suspect: str) -> None:
        """An Attack card, but the wrong victim: forced sleep next round; the card may still be used."""
        self.force_to_sleep(suspect, "exposed")
        if self.rules.exposed_attack == "cancelled":
            self.spend(suspect)
