"""Nemesis: the base paragraphs, put together. Not a game by itself: what an encounter is, an expansion says."""

from __future__ import annotations

from .attacks import Attacks
from .characters import Characters
from .ending import Ending
from .hand import Hand
from .pods import EscapePods
from .repairs import Repairs
from .rounds import Rounds
from .scanner import Scanner


class Nemesis(EscapePods, Repairs, Characters, Attacks, Ending, Scanner, Hand, Rounds):
    """The base game as far as Void Seeders stands on it."""

    name = "nemesis"
    title = {"en": "Nemesis", "ko": "네메시스"}
    seats, seats_clause = range(1, 6), "NB-15.1"
