"""A bot of The Wolves of Tabula that plays whatever card its seat holds, by what it was shown, told and heard.

What is believed of others is in hearsay.py; here it is decided what to say and whom to point at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tabletop_lab.engine import Bot, Decision
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from .blind import PASSES, SILENT, RandomBlind
from .bluff import Bluff
from .hearsay import PROVEN, Hearsay
from .speech import Random


class Careful(Bluff, Bot):
    """The town weighs what is said. It believes a seer whom nobody contradicts; of two it believes less the one who
    spoke up only after being named a wolf; a seer whom the wolves killed it believes most. The wolves raid who knows
    too much and do not vote for each other, and one of them plays the seer. What is said is in speech.py and bluff.py.

    Each question of the game has a method of its name; whoever is on the wolves' side votes by `loyalty`.
    """

    name = "careful"

    def choose(self, decision: Decision, random: Random) -> Any:
        options = decision.options
        if decision.name in SILENT:
            return self.speech(Hearsay(decision.view, decision.player), decision.name, random)
        if len(options) == 1:
            return options[0]
        now = Hearsay(decision.view, decision.player)
        return getattr(self, decision.name)(decision, now, random)

    # --- night --------------------------------------------------------------------------------------------------------

    def witch(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """Whoever says to know things is robbed of the power; never the gypsy, and hardly a wolf: who said it first
        is no liar of the pack, which only contradicts where there is a witch."""
        claims = now.talk.claims
        first: dict[str, str] = {}
        for player, role in claims.items():
            first.setdefault(role, player)
        loud = [first[role] for role in ("seer", "medium", "guard") if first.get(role) in decision.options]
        loud = [player for player in loud if player not in now.pack]
        if loud:
            return loud[0]
        return "pass" if "pass" in decision.options else one_of(decision.options, random)

    def seer(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """The most suspicious of those not looked at yet; who was raided in vain need not be looked at."""
        seen = {target for _, power, target, answer in now.view.notes[now.player]
                if power == "seer" and answer != "cannot"}  # fmt: skip
        new = [p for p in real(decision.options) if p not in seen and p != now.player]
        return most(new or real(decision.options), now.suspicion, random)

    def guard(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """The seer who is believed, else the medium, else now and then himself."""
        options = real(decision.options)
        for role in ("seer", "medium"):
            believed = [p for p in now.claimants(role) if p in options and now.trust[p] > 0.4]
            if believed:
                return max(believed, key=lambda p: (now.trust[p], p))
        if now.player in options and random() < 0.4:
            return now.player
        return least([p for p in options if p != now.player] or options, now.suspicion, random)

    def raid(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """Who knows too much dies first; the pack reckons alike, so that it agrees at once."""
        prey = [p for p in real(decision.options) if p not in now.pack] or real(decision.options)
        view = now.view
        everybody = now.public
        liars = {now.talk.claims[p] for p in now.pack if p in now.talk.claims and p in view.living}
        last = [target for night, power, target, _ in view.notes[now.player]
                if power == "raid" and night == view.night - 1]  # fmt: skip
        # Who calls a citizen a wolf that was lynched lies, and does so for the wolves.
        friends = {speaker for speaker, power, target, answer in now.talk.results
                   if (power, answer) == ("medium", "wolf") and target not in now.pack}  # fmt: skip
        danger = {"seer": 8.0, "medium": 5.0, "spiritist": 4.0, "guard": 3.0}

        def wanted(player: str) -> tuple[float, float]:
            believed = everybody.trust.get(player, 1) > 0.4
            claim = now.talk.claims.get(player, "")
            # Whom a liar of the pack contradicts is left to the village: the dead of a night are believed.
            worth = danger.get(claim, 0.0) if believed and claim not in liars else 0.0
            worth -= everybody.suspicion.get(player, 0.0)  # who is suspected may be left to the village
            worth -= 2 * PROVEN * (player in friends)
            worth -= 6.0 * (player in last)  # somebody who was protected may be protected again
            return worth, scattered(view.night, player, view.living)

        return max(prey, key=wanted)

    def medium(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """The dead whose character is worth most: those that a seer spoke of, then the lynched, the latest first."""
        asked = set(now.known)
        dead = [p for p in real(decision.options) if p not in asked]
        if not dead:
            return "pass" if "pass" in decision.options else decision.options[0]
        spoken_of = {target for _, power, target, _ in now.talk.results if power == "seer"}
        order = {ghost: place for place, ghost in enumerate(now.view.ghosts)}
        return max(dead, key=lambda p: (p in spoken_of, p not in now.died_at_night, order.get(p, len(order))))

    spiritist = medium

    def gypsy(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """A witch less."""
        return "kill"

    def mercenary(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """A wolf less."""
        return "take"

    # --- talk ---------------------------------------------------------------------------------------------------------

    def speech(self, now: Hearsay, name: str, random: Random) -> str:
        """What is said in a talk, a defence or a plea."""
        tells = self.lie if ROLES[now.role].side == "wolves" else self.honest
        return tells(now, name, random)

    # --- votes --------------------------------------------------------------------------------------------------------

    def loyalty(self, now: Hearsay) -> dict[str, float]:
        """Whom this seat wants out: the town by suspicion, the wolves' side by what others will believe."""
        if ROLES[now.role].side == "town":
            return now.suspicion
        public = now.public.suspicion
        score = {p: s for p, s in public.items() if p != now.player}
        if now.role != "wolf":  # servant and witch do not know the wolves: whom a seer names may be one, or the seer
            return {p: -2 * PROVEN if p in now.pack else 0.0 if s > PROVEN / 2 else s for p, s in score.items()}
        return {p: -2 * PROVEN if p in now.pack else s for p, s in score.items()}

    def first_vote(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """The most suspicious; of equals, whom most others have announced."""
        score = self.loyalty(now)
        wolf = now.role == "wolf"

        def wanted(player: str) -> tuple[float, float]:
            announced = sum(day == now.view.day and target == player for day, _, target in now.talk.intents)
            # The pack lays its tokens before the same seat: one suspect at least is not theirs.
            chance = scattered(now.view.day, player, now.view.living) if wolf else random()
            return score.get(player, 0.0) + 0.3 * announced, chance

        return max(real(decision.options), key=wanted)

    vote_again = first_vote

    def second_vote(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """The more suspicious of the two; a wolf leaves a partner only when everybody can see what that is."""
        first, second = decision.facts["first"], decision.facts["second"]
        score = self.loyalty(now)
        lost = [p for p in (first, second) if p in now.pack and now.role == "wolf"]
        if len(lost) == 1:
            public = now.public.suspicion
            if public.get(lost[0], 0.0) > PROVEN and len(now.living) > 6:
                score = {**score, lost[0]: 3 * PROVEN}
        chosen = max((first, second), key=lambda p: (score.get(p, 0.0), random()))
        if not decision.facts["sides"]:
            return chosen
        return "fur" if chosen == first else "footprint"

    def execute(self, decision: Decision, now: Hearsay, random: Random) -> str:
        """The town puts off only whom it believes; the wolves' side spares its own."""
        suspect = decision.facts["suspect"]
        return "execute" if self.loyalty(now).get(suspect, 0.0) > -1.0 else "spare"


class OneSided(Bot):
    """Careful for the seats of one side, blind for all others: what a side gains by thinking."""

    side = ""
    careful, blind = Careful(), RandomBlind()

    def choose(self, decision: Decision, random: Random) -> Any:
        side = ROLES[role_of(decision.view.cards[decision.player])].side
        return (self.careful if side == self.side else self.blind).choose(decision, random)


class CarefulTown(OneSided):
    """Only the town thinks."""

    name, side = "careful_town", "town"


class CarefulWolves(OneSided):
    """Only the wolves' side thinks."""

    name, side = "careful_wolves", "wolves"


def real(options: Sequence[str]) -> list[str]:
    """The options that name somebody."""
    return [option for option in options if option not in PASSES]


def one_of(options: Sequence[str], random: Random) -> str:
    """Any of them."""
    return options[int(random() * len(options))]


def most(options: Iterable[str], score: dict[str, float], random: Random) -> str:
    """The one with the highest score; any of equals."""
    return max(options, key=lambda option: (score.get(option, 0.0), random()))


def least(options: Iterable[str], score: dict[str, float], random: Random) -> str:
    """The one with the lowest score; any of equals."""
    return min(options, key=lambda option: (score.get(option, 0.0), random()))


def scattered(day: int, player: str, living: tuple[str, ...]) -> float:
    """An order that the pack can reckon without a word and nobody else thinks of: it changes from day to day."""
    return (int(player[1:]) * 7 + day * 5 + len(living) * 3) % 23 / 23
