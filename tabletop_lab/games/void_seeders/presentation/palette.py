"""The colours of the ship: bands and floors of rooms, apparitions, markers, backs of cards, for every theme.
Values only. A room's colour is told by the sign of its item deck too, an apparition by its form and its letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

ROOMS = ("green", "yellow", "red", "white", "none")
SEEDERS = ("lurker", "whisperer", "stalker", "despoiler", "lair")


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one theme.

    `bands`, `floors`: of rooms by colour, in the order of ROOMS. `seeders`: in the order of SEEDERS. `hull`: what rooms
    and corridors are printed on. `back`, `mark`: what lies face down and the sign on it.
    """

    bands: tuple[str, ...]
    floors: tuple[str, ...]
    seeders: tuple[str, ...]
    hull: str
    hull_edge: str
    way: str
    plate: str
    on_plate: str
    back: str
    mark: str
    fire: str
    malfunction: str
    noise: str
    on_noise: str
    blood: str
    egg: str
    blue: str
    door: str

    def band(self, colour: str) -> str:
        """The band of a room, or the back of an item deck."""
        return self.blue if colour == "blue" else self.bands[ROOMS.index(colour)]

    def floor(self, colour: str) -> str:
        """The floor of a room."""
        return self.floors[ROOMS.index(colour)]

    def seeder(self, kind: str) -> str:
        """The colour of a miniature."""
        return self.seeders[SEEDERS.index(kind)]


LIGHT = Palette(
    ("#2A5A1E", "#8A6205", "#A33B2E", "#59626B", "#2F3A5C"),
    ("#EAF4E3", "#FFF4D8", "#FBE5DC", "#FFFFFF", "#E9ECF5"),
    ("#5B6B78", "#2F6F8F", "#5A3C8C", "#22272D", "#7A2E3A"),
    hull="#EEEBE3", hull_edge="#8C8676", way="#8C8676", plate="#22272D", on_plate="#FFFFFF",
    back="#2F3A5C", mark="#C3C9DA", fire="#B8380E", malfunction="#6B4A00", noise="#5B2C8A", on_noise="#FFFFFF",
    blood="#A33B2E", egg="#7A6A2A", blue="#2C5C94", door="#A4743A",
)  # fmt: skip
DARK = Palette(
    ("#9CCB86", "#E8C568", "#E98C72", "#B4BCC4", "#A9B4D6"),
    ("#2B3A26", "#453A1E", "#452A22", "#2F363D", "#252D42"),
    ("#A9BAC7", "#79BEDD", "#BFA2F0", "#FFFFFF", "#F0A0AB"),
    hull="#20262C", hull_edge="#77808A", way="#8A939C", plate="#EEF0F1", on_plate="#171B20",
    back="#39466E", mark="#C3C9DA", fire="#FF9E6B", malfunction="#F0CF7A", noise="#CBB0F5", on_noise="#171B20",
    blood="#F09A8B", egg="#E8DC9A", blue="#8DB6EE", door="#C99A5B",
)  # fmt: skip
CONTRAST = Palette(
    ("#00562F", "#6B4700", "#94120A", "#333333", "#000000"),
    ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
    ("#333333", "#0B4A6E", "#5B2C8A", "#000000", "#94120A"),
    hull="#F4F4F4", hull_edge="#000000", way="#333333", plate="#000000", on_plate="#FFFFFF",
    back="#000000", mark="#FFFFFF", fire="#94120A", malfunction="#6B4700", noise="#5B2C8A", on_noise="#FFFFFF",
    blood="#94120A", egg="#333333", blue="#002A89", door="#6B4700",
)  # fmt: skip
CONTRAST_DARK = Palette(
    ("#7CF0B4", "#FFCF4D", "#FFA394", "#D6D6D6", "#FFFFFF"),
    ("#000000", "#000000", "#000000", "#000000", "#000000"),
    ("#D6D6D6", "#8FD8FF", "#C9A3FF", "#FFFFFF", "#FFA394"),
    hull="#141414", hull_edge="#FFFFFF", way="#D6D6D6", plate="#FFFFFF", on_plate="#000000",
    back="#333333", mark="#FFFFFF", fire="#FFA394", malfunction="#FFCF4D", noise="#C9A3FF", on_noise="#000000",
    blood="#FFA394", egg="#FFFFFF", blue="#8FD8FF", door="#FFCF4D",
)  # fmt: skip
_OF_THEME: Mapping[str, Palette] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST, "contrast-dark": CONTRAST_DARK}


def palette(page: Any) -> Palette:
    """The colours for the theme of a page."""
    return _OF_THEME[page.c.name]


def readable_on(fill: str) -> str:
    """White or ink, whichever stands out more from a `#rrggbb` ground.

    >>> readable_on("#E8C568"), readable_on("#2A5A1E")
    ('#171B20', '#FFFFFF')
    """
    r, g, b = (((part / 255 + 0.055) / 1.055) ** 2.4 for part in bytes.fromhex(fill[1:]))
    light = 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    return "#FFFFFF" if 1.05 / light > light / 0.06 else "#171B20"
