"""Void Seeders: the whole game, put together from its chapters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from tabletop_lab.engine import Modes
from tabletop_lab.engine.core.errors import Fault
from tabletop_lab.games.void_seeders import invariants
from tabletop_lab.games.void_seeders.bots import BOTS
from tabletop_lab.games.void_seeders.course import RoundByRound
from tabletop_lab.games.void_seeders.metrics import METRICS
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis

from .content import load
from .positions import FromTheMiddle
from .rules import VoidSeedersRules
from .void.contamination import ContaminationCheck
from .void.effects import Effects
from .void.encounter import Encounter
from .void.events import Events
from .void.lairs import Lairs
from .void.objectives import Objectives
from .void.recovery import Recovery
from .void.room_effects import RoomEffects
from .void.selectors import Selectors
from .void.setup import Setup
from .void.ship_effects import ShipEffects


class VoidSeeders(
    Setup, Events, Lairs, Encounter, Recovery, ContaminationCheck, Objectives, Selectors, Effects, ShipEffects,
    RoomEffects, FromTheMiddle,
):  # fmt: skip
    """A derelict ship, and what one's own madness calls."""

    name = "void_seeders"
    title: ClassVar = {"en": "Nemesis: Void Seeders", "ko": "네메시스: 보이드 시더"}
    seats, seats_clause = range(1, 6), "NB-15.1"
    Rules = VoidSeedersRules
    expansion_of = Nemesis
    all_may_lose = True
    content = load()
    presentation = ".presentation:VoidSeedersPresentation"
    modes = Modes("mode", semicoop=".game:VoidSeeders", solo=".modes:Solo", coop=".modes:Coop")
    bots = BOTS
    metrics = METRICS
    course = RoundByRound

    def invariants(self) -> Iterator[Fault]:
        """Section 9 of the catalogue: what must hold at every decision."""
        return invariants.broken(self)

    @classmethod
    def not_by_play(cls) -> dict[str, str]:
        """An Interruption is played in windows, which say themselves what it does."""
        return {"interrupt": "Interruption is used only in windows, where what is announced is cancelled"}

    @classmethod
    def allowed_differences(cls, difference: Any) -> Iterator[set[str]]:
        """What a seat may notice of hidden things; only the tester asks, so it is imported only then."""
        from tabletop_lab.games.void_seeders.testing import allowed_differences

        return allowed_differences(difference)
