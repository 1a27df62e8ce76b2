"""The colours of the village: a table of felt by day, the night, the backs of the cards, for every theme.
Values only. Day and night are told in words too, and the side of a character by its sign.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one theme."""

    felt: str
    felt_ink: str
    felt_soft: str
    rim: str
    night: str
    night_ink: str
    night_soft: str
    star: str
    act_by_night: str
    back: str
    moon: str
    coin: str
    coin_edge: str


LIGHT = Palette(
    felt="#E9E1D0", felt_ink="#22272D", felt_soft="#59626B", rim="#8C8676",
    night="#232B45", night_ink="#FFFFFF", night_soft="#C3C9DA", star="#6D7690", act_by_night="#B5ACFF",
    back="#2F3A5C", moon="#F3E3B0", coin="#E9C65B", coin_edge="#6E5410",
)  # fmt: skip
DARK = Palette(
    felt="#2B302F", felt_ink="#EEF0F1", felt_soft="#A9B2BA", rim="#77808A",
    night="#0D111B", night_ink="#EEF0F1", night_soft="#AEB6C8", star="#4C5670", act_by_night="#B5ACFF",
    back="#1B2338", moon="#F3E3B0", coin="#D9B54A", coin_edge="#171B20",
)  # fmt: skip
CONTRAST = Palette(
    felt="#FFFFFF", felt_ink="#000000", felt_soft="#333333", rim="#333333",
    night="#000000", night_ink="#FFFFFF", night_soft="#FFFFFF", star="#5C5C5C", act_by_night="#E0DBFF",
    back="#000000", moon="#FFFFFF", coin="#FFE08A", coin_edge="#000000",
)  # fmt: skip
CONTRAST_DARK = Palette(
    felt="#000000", felt_ink="#FFFFFF", felt_soft="#D6D6D6", rim="#D6D6D6",
    night="#000000", night_ink="#FFFFFF", night_soft="#D6D6D6", star="#A0A0A0", act_by_night="#FFE94D",
    back="#333333", moon="#FFFFFF", coin="#FFCF4D", coin_edge="#000000",
)  # fmt: skip
_OF_THEME = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST, "contrast-dark": CONTRAST_DARK}


def palette(page: Any) -> Palette:
    """The colours for the theme of a page."""
    return _OF_THEME[page.c.name]


@dataclass(frozen=True, slots=True)
class Ground:
    """The table by day or by night: its colour, and those of what is written and drawn on it."""

    fill: str
    ink: str
    soft: str
    act: str


def ground_of(page: Any, night: bool) -> Ground:
    """The table as it is by day or by night."""
    c = palette(page)
    if night:
        return Ground(c.night, c.night_ink, c.night_soft, c.act_by_night)
    return Ground(c.felt, c.felt_ink, c.felt_soft, page.c["act"])
