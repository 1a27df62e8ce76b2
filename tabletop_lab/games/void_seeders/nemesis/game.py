"""Nemesis: the base paragraphs, put together. Not a game by itself: what an encounter is, an expansion says."""

from __future__ import annotations

from .airlock import Airlock
from .attacks import Attacks
from .characters import Characters
from .controls import Controls
from .ending import Ending
from .hand import Hand
from .pods import EscapePods
from .repairs import Repairs
from .rounds import Rounds
from .scanner import Scanner
from .special_rooms import SpecialRooms


class Nemesis(
    EscapePods, Repairs, Airlock, SpecialRooms, Controls, Characters, Attacks, Ending, Scanner, Hand, Rounds,
):  # fmt: skip
    """The base game as far as Void Seeders stands on it."""

    name = "nemesis"
    title = {"en": "Nemesis", "ko": "네메시스"}
    seats, seats_clause = range(1, 6), "NB-15.1"
