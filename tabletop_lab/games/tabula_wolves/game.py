"""The Wolves of Tabula: the whole game, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from tabletop_lab.engine import Result
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.tabula_wolves import invariants
from tabletop_lab.games.tabula_wolves.bots import BOTS
from tabletop_lab.games.tabula_wolves.content import Characters
from tabletop_lab.games.tabula_wolves.course import NightByNight
from tabletop_lab.games.tabula_wolves.metrics import METRICS

from .chapters.alternatives import Alternatives
from .chapters.dawn import Dawn
from .chapters.end import End
from .chapters.night import Night
from .chapters.powers import Powers
from .chapters.script import Script
from .chapters.setup import Setup
from .chapters.talk import Talk
from .chapters.votes import Votes


class TabulaWolves(Setup, Script, Night, Powers, Dawn, Talk, Votes, Alternatives, End):
    """A village and its wolves: by night they raid, by day everybody talks and lynches one player.

    Seats P1 to P22 sit clockwise. Without talk (the rules `silent`) a batch is two to three times as quick.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tabula_wolves", players=9, seed=3, rules="silent")
    >>> match.run(bots="random_blind").result.reason
    'parity'
    """

    name = "tabula_wolves"
    title: ClassVar[Mapping[str, str]] = {"en": "The Wolves of Tabula", "ko": "타뷸라의 늑대"}
    seats = range(7, 23)
    seats_clause = "TW-1.2"
    bots = BOTS
    metrics = METRICS
    course = NightByNight
    content = Characters()
    presentation = ".presentation:TabulaWolvesPresentation"
    spoken = "silent"

    def play(self) -> Result:
        """The rulebook, top to bottom: night, talk, first vote, verdict, until a faction has won."""
        state = self.state
        chapters = {
            "night": self.night_and_dawn, "talk": self.discussion, "first_vote": self.first_vote,
            "verdict": self.verdict,
        }  # fmt: skip
        while state.phase != "over":
            self.safe_point()
            chapters[state.phase]()
        return self.result()

    def invariants(self) -> Iterator[Fault]:
        """Section 9 of the catalogue: what must hold at every decision."""
        return invariants.broken(self)

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """Cards that a position takes from a seat are dealt again to the seats without one."""
        return {"character": ("deck", None)}

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """A position may leave out what follows from it: the living, who knows whom, the cards of other seats."""
        invariants.complete_position(self, position)

    def max_decisions(self) -> int:
        """At most one night and one day for each player who can die, and days on which nobody does."""
        rules, seats = self.rules, len(self.players)
        quiet = rules.raid_may_pass or "single_suspect" in (rules.day_vote_mode, self.procedure)
        days = rules.max_days if quiet else min(rules.max_days, seats)
        a_night = (rules.pack_rounds + 4) * seats
        a_day = (rules.talk_rounds + 4) * seats + 2 * rules.defence_statements + 6
        return 2 * seats + (days + 1) * (a_night + a_day)

    @classmethod
    def allowed_differences(cls, difference: Any) -> Iterator[set[str]]:
        """What a seat may notice of hidden things; only the tester asks, so it is imported only then."""
        from tabletop_lab.games.tabula_wolves.testing import allowed_differences

        return allowed_differences(difference)
