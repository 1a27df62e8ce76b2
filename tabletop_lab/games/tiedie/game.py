"""TIEDIE: the whole game, put together from its chapters. A mode is a subclass in `modes/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from tabletop_lab.engine import Modes, Result
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.tiedie import invariants
from tabletop_lab.games.tiedie.bots import BOTS
from tabletop_lab.games.tiedie.content import load
from tabletop_lab.games.tiedie.course import RoundByRound
from tabletop_lab.games.tiedie.metrics import METRICS

from .chapters.accuse import Accuse
from .chapters.attack import Attack
from .chapters.characters import Characters
from .chapters.out_of_play import OutOfPlay
from .chapters.round import Round
from .chapters.search import Search
from .chapters.setup import Setup
from .chapters.sleep_cards import SleepCards
from .chapters.turn import Turn


class Tiedie(Characters, Setup, Round, Turn, Attack, Accuse, Search, SleepCards, OutOfPlay):
    """Commit in secret, act or sleep; hunt, escape, accuse. What all five modes share."""

    name = "tiedie"
    title: ClassVar[Mapping[str, str]] = {"en": "TIEDIE", "ko": "타이다이"}
    seats = range(3, 9)
    seats_clause = "TD-1.3"
    content = load()
    presentation = ".presentation:TiediePresentation"
    bots = BOTS
    metrics = METRICS
    course = RoundByRound
    modes = Modes(
        "mode", tail=".modes.tail:Tail", team=".modes.team:Team", hp=".modes.hp:Hp", hunter=".modes.hunter:Hunter",
        warden=".modes.warden:Warden",
    )  # fmt: skip

    def play(self) -> Result:
        """Round after round: select, action, end, until the play is over (TD-4.1)."""
        phases = {"select": self.select_phase, "action": self.action_phase, "end": self.end_phase}
        while True:
            self.safe_point()
            phases[self.state.phase]()

    def max_decisions(self) -> int:
        """Each round every seat commits, acts a bounded number of times, and reacts."""
        return 60 * self.last_round() * len(self.players)

    def invariants(self) -> Iterator[Fault]:
        """Section 9 of the catalogue: what must hold at every decision."""
        return invariants.broken(self)

    def mode_invariants(self) -> Iterator[Fault]:
        """What must hold besides in a mode."""
        return iter(())

    def default_zones(self) -> Mapping[Any, tuple[str, Any]]:
        """Tokens and sleep cards that a position does not place are in the box and in the deck."""
        return {"token": ("box", None), "sleep": ("deck", None)}

    def complete_position(self, position: Mapping[str, Any]) -> None:
        """A position may leave out what follows from it: the order of play, the rest of a set."""
        invariants.complete_position(self, position)

    @classmethod
    def allowed_differences(cls, difference: Any) -> Iterator[set[str]]:
        """What a seat may notice of hidden things; only the tester asks, so it is imported only then."""
        from tabletop_lab.games.tiedie.testing import allowed_differences

        return allowed_differences(difference)
