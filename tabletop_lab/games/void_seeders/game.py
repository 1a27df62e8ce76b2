"""Void Seeders: the whole game, put together from its chapters."""

from __future__ import annotations

from typing import ClassVar

from tabletop_lab.engine import Modes
from tabletop_lab.games.void_seeders.bots import BOTS
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis

from .content import load
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


class VoidSeeders(
    Setup, Events, Lairs, Encounter, Recovery, ContaminationCheck, Objectives, Selectors, Effects, RoomEffects
):
    """A derelict ship, and what one's own madness calls."""

    name = "void_seeders"
    title: ClassVar = {"en": "Nemesis: Void Seeders", "ko": "네메시스: 보이드 시더"}
    seats, seats_clause = range(1, 6), "NB-15.1"
    Rules = VoidSeedersRules
    expansion_of = Nemesis
    all_may_lose = True
    content = load()
    modes = Modes("mode", semicoop=".game:VoidSeeders", solo=".modes:Solo", coop=".modes:Coop")
    bots = BOTS
