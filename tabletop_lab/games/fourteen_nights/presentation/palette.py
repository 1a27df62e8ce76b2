"""The hues of the table: one for each space and its deck, and those of sky, land, moon and coins, for every theme.
Values only. A hue never says a thing alone: the number, the pictogram and the name say it too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one theme. `fields` and `deeps` are those of the spaces 1 to 6: the ground, and what stands on it."""

    fields: tuple[str, ...]
    deeps: tuple[str, ...]
    on_deep: str
    land: str
    road: str
    road_edge: str
    sky: str
    sky_text: str
    sky_soft: str
    star: str
    today: str
    moon: str
    moon_dark: str
    coin: str
    coin_edge: str
    goal: str
    on_goal: str

    def field(self, space: int) -> str:
        """The ground of a space and of its cards."""
        return self.fields[space - 1]

    def deep(self, space: int) -> str:
        """Its number, its pictogram, its edge, the backs of its deck."""
        return self.deeps[space - 1]


LIGHT = Palette(
    ("#E4F1DC", "#BCD5F5", "#FFEFC6", "#F4C9B8", "#E6C9D8", "#BDEDEE"),
    ("#2A3F01", "#0069B0", "#8A6205", "#A84B38", "#760E6B", "#12564F"),
    on_deep="#FFFFFF", land="#F6F4EF", road="#D8D2C4", road_edge="#8C8676",
    sky="#232B45", sky_text="#FFFFFF", sky_soft="#C3C9DA", star="#6D7690", today="#4338A0",
    moon="#F3E3B0", moon_dark="#3A4463", coin="#E9C65B", coin_edge="#6E5410", goal="#F3E3B0", on_goal="#22272D",
)  # fmt: skip
DARK = Palette(
    ("#37442F", "#10304C", "#55421F", "#45251A", "#3B2534", "#0E4B50"),
    ("#CBE3B4", "#8DB6EE", "#F6DA84", "#E98C72", "#D39BB8", "#8AEAEC"),
    on_deep="#171B20", land="#20262C", road="#3A424A", road_edge="#77808A",
    sky="#0D111B", sky_text="#EEF0F1", sky_soft="#AEB6C8", star="#4C5670", today="#37345A",
    moon="#F3E3B0", moon_dark="#2C3550", coin="#D9B54A", coin_edge="#171B20", goal="#453D24", on_goal="#F3E3B0",
)  # fmt: skip
CONTRAST = Palette(
    ("#FFFFFF",) * 6, ("#000000",) * 6,
    on_deep="#FFFFFF", land="#FFFFFF", road="#DCDCDC", road_edge="#333333",
    sky="#000000", sky_text="#FFFFFF", sky_soft="#FFFFFF", star="#000000", today="#2A1A9E",
    moon="#FFFFFF", moon_dark="#5C5C5C", coin="#FFE08A", coin_edge="#000000", goal="#000000", on_goal="#FFFFFF",
)  # fmt: skip
CONTRAST_DARK = Palette(
    ("#000000",) * 6, ("#FFFFFF",) * 6,
    on_deep="#000000", land="#000000", road="#333333", road_edge="#D6D6D6",
    sky="#000000", sky_text="#FFFFFF", sky_soft="#D6D6D6", star="#000000", today="#3A3400",
    moon="#FFFFFF", moon_dark="#5C5C5C", coin="#FFCF4D", coin_edge="#000000", goal="#FFFFFF", on_goal="#000000",
)  # fmt: skip
_OF_THEME = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST, "contrast-dark": CONTRAST_DARK}


def palette(page: Any) -> Palette:
    """The colours for the theme of a page."""
    return _OF_THEME[page.c.name]


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two `#rrggbb` ones; `share` is how much of the second there is.

    >>> mixed("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)
