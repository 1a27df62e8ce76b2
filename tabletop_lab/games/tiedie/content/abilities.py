"""The abilities a character may have, each with its paragraph; what they do is in the chapters."""

from __future__ import annotations

from collections.abc import Mapping

ABILITIES: Mapping[str, str] = {
    "doorkeeper": "TD-12.1",
    "detective": "TD-12.2",
    "reporter": "TD-12.3",
    "night_runner": "TD-12.4",
    "heavy_feet": "TD-12.5",
    "advocate": "TD-12.6",
    "acrobat": "TD-12.7",
    "stunt_double": "TD-12.8",
    "mind_reader": "TD-12.9",
    "insomniac": "TD-12.10",
}
SLEEP_CARDS: Mapping[str, str] = {
    "one_step": "TD-11.4",
    "peek": "TD-11.5",
    "steal": "TD-11.7",
    "shove": "TD-11.8",
    "pill": "TD-11.9",
    "drink": "TD-11.10",
    "charge": "TD-11.11",
    "brace": "TD-11.12",
    "blanket": "TD-11.13",
    "hat": "TD-11.14",
}
"""The effects of sleep cards in the same way."""
