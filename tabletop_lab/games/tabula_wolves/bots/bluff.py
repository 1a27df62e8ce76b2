"""What those of the wolves' side say in The Wolves of Tabula: villagers' talk, and lies about what they were shown."""

from __future__ import annotations

from tabletop_lab.engine import HIDDEN

from .hearsay import Hearsay
from .speech import Random, Speech

FIRST, AGAINST, FOR_MEDIUM = 0.2, 0.6, 0.15
"""How likely somebody who may lie begins to, in a turn of the talk: unasked, against a seer, as a medium."""


class Bluff(Speech):
    """One of the pack plays the seer; the others, who do not know each other, play a medium now and then."""

    def lie(self, now: Hearsay, name: str, random: Random) -> str:
        """A false result if this seat plays the seer or the medium; else what an innocent one would say."""
        in_danger = name != "talk" or self.is_accused(now)
        return (
            self.false_sign(now, in_danger, random) or self.false_card(now, random)
            or self.excuse(now, in_danger) or self.small_talk(now, name, random)
        )  # fmt: skip

    def in_play(self, now: Hearsay, role: str) -> bool:
        """Whether everybody knows that there is such a card."""
        return now.view.composition is not HIDDEN and dict(now.view.composition).get(role, 0) > 0

    def plays(self, now: Hearsay, role: str) -> bool:
        """Whether this seat claims that card already."""
        return now.talk.claims.get(now.player) == role

    def false_sign(self, now: Hearsay, in_danger: bool, random: Random) -> str:
        """One seat of the pack says to be the seer: against a seer who names one of them, or unasked; then a sign for
        each night."""
        view, rivals = now.view, now.claimants("seer")
        if not self.in_play(now, "seer") or view.night < 2:
            return ""
        if not self.plays(now, "seer"):
            friends = [player for player in now.pack if player in now.talk.claims]
            if len(rivals) > 1 or any(now.talk.claims[p] == "seer" for p in friends) or now.player in now.talk.claims:
                return ""
            if now.died_at_night.intersection(rivals):  # a seer whom the wolves killed is believed
                return ""
            # A witch would rob a wolf of the power who speaks up first: she does not know the pack.
            unasked = 0.0 if self.in_play(now, "witch") else FIRST
            if random() >= (AGAINST if rivals else unasked):
                return ""
        told = {night for speaker, power, night in now.talk.nights if (speaker, power) == (now.player, "seer")}
        night = next((night for night in range(view.night, 1, -1) if night not in told), None)
        if night is None:
            return ""
        seen = {target for speaker, power, target, _ in now.talk.results if (speaker, power) == (now.player, "seer")}
        public = now.public.suspicion
        new = [p for p in now.living if p not in seen and p != now.player]
        friends = [p for p in new if p in now.pack and public.get(p, 0) > 1]
        if friends and not rivals:
            return f"result seer {night} {friends[0]} not_wolf"
        against = [p for p in rivals if p in new] or [p for p in new if p not in now.pack and p not in now.trust]
        if not against:
            return ""
        return f"result seer {night} {max(against, key=lambda p: (public.get(p, 0.0), p))} wolf"

    def false_card(self, now: Hearsay, random: Random) -> str:
        """Servant and witch may play the medium: a citizen who was lynched has been a wolf."""
        view = now.view
        if now.role == "wolf" or not self.in_play(now, "medium") or view.night < 2:
            return ""
        claimed = now.player in now.talk.claims or len(now.claimants("medium")) > 1
        if not self.plays(now, "medium") and (claimed or random() >= FOR_MEDIUM):
            return ""
        told = {target for speaker, power, target, _ in now.talk.results if (speaker, power) == (now.player, "medium")}
        nights = {night for speaker, power, night in now.talk.nights if (speaker, power) == (now.player, "medium")}
        lynched = [p for p, when in view.ghosts.items() if when.startswith("day") and p not in told]
        if view.night in nights or not lynched or int(view.ghosts[lynched[-1]].split(" ")[1]) >= view.night:
            return ""
        named = any((target, answer) == (lynched[-1], "wolf") for _, _, target, answer in now.talk.results)
        return f"result medium {view.night} {lynched[-1]} {'villager' if named else 'wolf'}"

    def excuse(self, now: Hearsay, in_danger: bool) -> str:
        """In danger one is a villager; whom the seer has named is a gypsy, where there may be one."""
        if not in_danger or now.talk.claims.get(now.player) in ("seer", "medium"):
            return ""
        gypsy = self.in_play(now, "gypsy") and self.is_accused(now) and not now.claimants("gypsy")
        story = "gypsy" if gypsy else "villager"
        return f"claim {story}" if now.talk.claims.get(now.player) != story else ""
