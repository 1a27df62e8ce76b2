"""The colours of the table: the map by day and by night, the eight seats, tokens and cards, for every theme.
Values only. Day and night are told by a sun or a moon and a word too, a seat by the form of its pawn and its name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Ground:
    """The map by day or by night. `grid`: between squares; `rock`: impassable; `door`: what closes a doorway."""

    floor: str
    grid: str
    rock: str
    wall: str
    ink: str
    soft: str
    act: str
    act_soft: str
    door: str


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one theme. `seats`: P1 to P8. `back`, `mark`: a card or token face down and the sign on it."""

    day: Ground
    night: Ground
    seats: tuple[str, ...]
    sun: str
    moon: str
    sky_day: str
    sky_night: str
    crate: str
    on_crate: str
    back: str
    mark: str
    heart: str


LIGHT = Palette(
    Ground("#FBF6EA", "#D8D2C4", "#C9C0AC", "#4A4436", "#22272D", "#59626B", "#4338A0", "#DAD6F2", "#A4743A"),
    Ground("#313C61", "#4B577F", "#171D33", "#C3C9DA", "#FFFFFF", "#C3C9DA", "#B5ACFF", "#57549A", "#C99A5B"),
    ("#2C5C94", "#DA7433", "#329E7D", "#C583B2", "#E8C15A", "#7A4EA3", "#9A3B34", "#6C7A84"),
    sun="#A67B00", moon="#F3E3B0", sky_day="#FFEFC6", sky_night="#232B45",
    crate="#8A6205", on_crate="#FFEFC6", back="#2F3A5C", mark="#C3C9DA", heart="#A33B2E",
)  # fmt: skip
DARK = Palette(
    Ground("#575C57", "#747A73", "#2E3331", "#E4DFD2", "#FFFFFF", "#DADFDA", "#CFC9FF", "#6D69A8", "#C99A5B"),
    Ground("#131A2D", "#2F3955", "#05070D", "#8790A5", "#EEF0F1", "#AEB6C8", "#B5ACFF", "#37345A", "#A4743A"),
    ("#6FA3DB", "#EE8B50", "#58C2A8", "#DDA3CE", "#F2D587", "#B595E0", "#E08078", "#A7B4BD"),
    sun="#F2D587", moon="#F3E3B0", sky_day="#55421F", sky_night="#0D111B",
    crate="#E0B650", on_crate="#3A2E0C", back="#1B2338", mark="#AEB6C8", heart="#F09A8B",
)  # fmt: skip
CONTRAST = Palette(
    Ground("#FFFFFF", "#B4B4B4", "#DCDCDC", "#000000", "#000000", "#333333", "#2A1A9E", "#D3CCFF", "#6B4700"),
    Ground("#1C1C1C", "#6A6A6A", "#4C4C4C", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#E0DBFF", "#4A3ABE", "#FFCF4D"),
    ("#002A89", "#E9102D", "#258567", "#A82481", "#41690F", "#5B2C8A", "#6B4700", "#4A4A4A"),
    sun="#000000", moon="#FFFFFF", sky_day="#FFFFFF", sky_night="#000000",
    crate="#000000", on_crate="#FFFFFF", back="#000000", mark="#FFFFFF", heart="#94120A",
)  # fmt: skip
CONTRAST_DARK = Palette(
    Ground("#4A4A4A", "#8A8A8A", "#1E1E1E", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFE94D", "#6B6200", "#FFCF4D"),
    Ground("#000000", "#5C5C5C", "#333333", "#D6D6D6", "#FFFFFF", "#D6D6D6", "#FFE94D", "#3A3400", "#FFCF4D"),
    ("#8080FF", "#FA5132", "#7DFFB1", "#B37CA4", "#F7FF10", "#C9A3FF", "#FFB38A", "#D6D6D6"),
    sun="#FFCF4D", moon="#FFFFFF", sky_day="#3D2E00", sky_night="#000000",
    crate="#FFFFFF", on_crate="#000000", back="#333333", mark="#FFFFFF", heart="#FFA394",
)  # fmt: skip
_OF_THEME = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST, "contrast-dark": CONTRAST_DARK}


def palette(page: Any) -> Palette:
    """The colours for the theme of a page."""
    return _OF_THEME[page.c.name]


def ground_of(page: Any, day: bool) -> Ground:
    """The map as it is by day or by night."""
    colours = palette(page)
    return colours.day if day else colours.night


def readable_on(fill: str) -> str:
    """White or ink, whichever stands out more from a `#rrggbb` ground.

    >>> readable_on("#E8C15A"), readable_on("#2C5C94")
    ('#171B20', '#FFFFFF')
    """
    r, g, b = (((part / 255 + 0.055) / 1.055) ** 2.4 for part in bytes.fromhex(fill[1:]))
    light = 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    return "#FFFFFF" if 1.05 / light > light / 0.06 else "#171B20"
