"""Cetkaik: the whole game, composed of its chapters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import lcm
from typing import Any, ClassVar, Self

from tabletop_lab.engine import Refusal, Result
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.cetkaik import invariants
from tabletop_lab.games.cetkaik.bots import BOTS
from tabletop_lab.games.cetkaik.chances import sticks
from tabletop_lab.games.cetkaik.content.squares import IA, SIDES, A
from tabletop_lab.games.cetkaik.course import SeasonBySeason
from tabletop_lab.games.cetkaik.metrics import METRICS
from tabletop_lab.games.cetkaik.rules import EXTRA_SEASONS, LONGEST_SEASON

from .chapters.season import TIES, Season

A_TURN = 9
"""The most decisions and chances of a turn.

Two actions with a throw before the via point, the landing and the two throws of the first, and a declaration."""


class Cetkaik(Season):
    """Two players, four seasons: captured pieces make hands, and completing one lets a player end the season or go on.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("cetkaik", seed=3)
    >>> match.run(bots="random").result.reason in ("most_points", "all_points_lost", "equal_points")
    True
    """

    name = "cetkaik"
    title: ClassVar[Mapping[str, str]] = {"en": "Cetkaik", "ko": "셋카익"}
    seats = range(2, 3)
    seats_clause = "CK-4.1"
    bots = BOTS
    metrics = METRICS
    course = SeasonBySeason
    presentation = ".presentation:CetkaikPresentation"

    def precompute(self) -> None:
        """Compute what the rules say about throws, hands and seasons."""
        rules = self.rules
        thrown = sticks(rules)
        whole = lcm(*[chance.denominator for chance in thrown.values()])
        self.faces, self.odds = tuple(thrown), tuple([int(chance * whole) for chance in thrown.values()])
        self.take_terms()
        points = rules.points_of_hands()
        self.price = {
            "step_tam": points["step_tam"],
            "tam_again": points["tam_again"],
            "null_move": points["tam_again"],
        }
        self.season_names = [rules.season_name(season) for season in range(rules.seasons + EXTRA_SEASONS + 1)]
        self.longest_season = rules.season_ply_cap or LONGEST_SEASON

    @classmethod
    def paragraphs(cls, rules: Any, state: Any = None) -> Self:
        """Return the rule functions of the game without a table, with the rules about hands and seasons computed."""
        asked = super().paragraphs(rules, state)
        asked.precompute()
        return asked

    def paragraphs_by(self, view: Any) -> Self:
        """Return the same for a bot at this table; they share what the table remembers of moves."""
        asked = super().paragraphs_by(view)
        if type(asked) is type(self) and "memory" in vars(self):
            vars(asked)["memory"] = vars(self)["memory"]
        return asked

    def play(self) -> Result:
        """Play the rule sheet from top to bottom: sides, then turns, season by season, until the game is over."""
        state = self.state
        chapters = {"sides": self.take_sides, "season": self.next_season, "turn": self.turn}
        while state.phase != "over":
            self.safe_point()
            chapters[state.phase]()
        return self.result()

    def cannot(self, player: str) -> Iterator[Refusal]:
        """Yield what the player might expect to be possible but is not."""
        return self.why_not(self.state.side[player])

    def invariants(self) -> Iterator[Fault]:
        """Check section 9 of the catalogue: what must hold at every decision."""
        return invariants.broken(self)

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """Complete a position; it may leave out sides, the side to move, and pieces that are not used."""
        invariants.complete_position(self, position)

    def evaluate(self) -> Mapping[str, float]:
        """Return each player's share of the points, if every hand that is held were paid now at the present rate.

        A piece in a reserve counts a fifth of a point, because hands are made of such pieces.
        """
        state = self.state
        worth = {
            side: state.rate[side] * sum(self.hands(state.reserve[side]).values()) + len(state.reserve[side]) / 5
            for side in SIDES
        }
        total = 2 * self.rules.start_points
        lead = worth[IA] - worth[A]
        ours = {IA: (state.points[IA] + lead) / total, A: (state.points[A] - lead) / total}
        return {player: min(1.0, max(0.0, ours[side])) for player, side in state.side.items()}

    def max_decisions(self) -> int:
        """Every season ends at its cap; one without a cap is stopped (CK-14.2)."""
        extra = EXTRA_SEASONS if self.rules.equal_points == "extra_season" else 0
        return 1 + (self.rules.seasons + extra) * (2 * TIES + 1 + A_TURN * self.longest_season)
