"""The values of the shared look: colours, type sizes, line weights, the bundled font.
Only values are here; what draws is in canvas.py and marks.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from matplotlib import font_manager
from matplotlib.font_manager import FontProperties

UNIT = 1 / 12
"""The spacing grid in inches (6 pt)."""
HAIR, LINE, RULE, STRONG = 0.6, 1.0, 1.6, 2.4
"""Line weights in points: grid, cards, frames, things that can be chosen."""
DPI = 150
FAMILY = ("Noto Sans CJK KR", "DejaVu Sans")
"""The bundled font, then matplotlib's own for the few signs it lacks."""

FONTS = Path(__file__).with_name("fonts")
for _file in sorted(FONTS.glob("*.otf")):  # makes the font files known to matplotlib; rcParams stay as they are
    font_manager.fontManager.addfont(_file)


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours; `theme["ink"]` is a colour by its role; a `#rrggbb` means itself.

    >>> LIGHT["ink"], LIGHT["#123456"]
    ('#22272D', '#123456')
    """

    name: str
    colours: Mapping[str, str]
    players: tuple[str, ...]

    def __getitem__(self, role: str) -> str:
        return role if role.startswith("#") else self.colours[role]


LIGHT = Theme(
    "light",
    {
        "paper": "#FFFFFF",
        "panel": "#F6F4EF",
        "card": "#FFFFFF",
        "ink": "#22272D",
        "soft": "#59626B",
        "line": "#C9CDD1",
        "faint": "#E9E7E1",
        "act": "#4338A0",
        "act_soft": "#E7E5F5",
        "good": "#2E7D5B",
        "stop": "#A33B2E",
        "hue": "#F4DFA6",
        "hue_ink": "#A97A10",
        "water": "#CBE0EC",
        "water_ink": "#3F7FA6",
        "plain": "#FBFAF6",
        "red": "#B0382B",
        "red_fill": "#FFF7F1",
        "black": "#2B2F36",
        "black_glyph": "#FFF8EC",
    },
    ("#2C5C94", "#DA7433", "#329E7D", "#C583B2", "#E8C15A"),
)
DARK = Theme(
    "dark",
    {
        "paper": "#171B20",
        "panel": "#20262C",
        "card": "#2A3138",
        "ink": "#EEF0F1",
        "soft": "#A9B2BA",
        "line": "#4A535C",
        "faint": "#2F363D",
        "act": "#B5ACFF",
        "act_soft": "#37345A",
        "good": "#7CCBA6",
        "stop": "#F09A8B",
        "hue": "#5E4C1C",
        "hue_ink": "#E0B650",
        "water": "#213F52",
        "water_ink": "#7DB8DA",
        "plain": "#262C32",
        "red": "#B0382B",
        "red_fill": "#FFF1E8",
        "black": "#0B0D10",
        "black_glyph": "#FFF3E0",
    },
    ("#6FA3DB", "#EE8B50", "#58C2A8", "#DDA3CE", "#F2D587"),
)
# High contrast: for projectors, poor print and poor sight. Lines are as dark as text; backgrounds are white or black.
CONTRAST = Theme(
    "contrast",
    {
        "paper": "#FFFFFF",
        "panel": "#FFFFFF",
        "card": "#FFFFFF",
        "ink": "#000000",
        "soft": "#333333",
        "line": "#5C5C5C",
        "faint": "#DCDCDC",
        "act": "#2A1A9E",
        "act_soft": "#E0DBFF",
        "good": "#00562F",
        "stop": "#94120A",
        "hue": "#FFE08A",
        "hue_ink": "#6B4700",
        "water": "#BFE3F5",
        "water_ink": "#0B4A6E",
        "plain": "#FFFFFF",
        "red": "#94120A",
        "red_fill": "#FFFFFF",
        "black": "#000000",
        "black_glyph": "#FFFFFF",
    },
    ("#002A89", "#E9102D", "#258567", "#A82481", "#41690F"),
)
CONTRAST_DARK = Theme(
    "contrast-dark",
    {
        "paper": "#000000",
        "panel": "#000000",
        "card": "#000000",
        "ink": "#FFFFFF",
        "soft": "#D6D6D6",
        "line": "#A0A0A0",
        "faint": "#333333",
        "act": "#FFE94D",
        "act_soft": "#3A3400",
        "good": "#7CF0B4",
        "stop": "#FFA394",
        "hue": "#3D2E00",
        "hue_ink": "#FFCF4D",
        "water": "#00334A",
        "water_ink": "#8FD8FF",
        "plain": "#000000",
        "red": "#94120A",
        "red_fill": "#FFFFFF",
        "black": "#000000",
        "black_glyph": "#FFFFFF",
    },
    ("#8080FF", "#FA5132", "#7DFFB1", "#B37CA4", "#F7FF10"),
)
THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST, CONTRAST_DARK)}


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of page: width and height in inches, margin in inches, four type sizes in points.

    `alone`: whether the picture stands alone. Then it carries its title, the question and whose view it is; else the
    player around it says them. `least`: the smallest letters in points, where a word has to fit into a small thing.
    `close`: only the part that the drawing names `close` is shown; what is not in it need not be drawn.
    `abreast`: the picture has a slide to itself, which is wider than high: what else stands one below another in the
    column of a notebook stands side by side.
    """

    size: tuple[float, float]
    margin: float
    title: float
    head: float
    label: float
    note: float
    alone: bool = True
    least: float = 8.3
    close: bool = False
    abreast: bool = False

    def smaller(self, share: float) -> Form:
        """The same page with smaller type.

        >>> SLIDE.smaller(0.5).note
        4.75
        """
        sizes = {name: share * getattr(self, name) for name in ("title", "head", "label", "note", "least")}
        return replace(self, **sizes)


SLIDE = Form((13.333, 7.5), 5 * UNIT, 22, 13, 11, 9.5)
TEACHING = Form(SLIDE.size, SLIDE.margin, 24, 15.5, 13, 11.5, least=11.5)
"""The same page with larger type: of it one part is shown close up, beside a text."""
ON_A_SLIDE = replace(TEACHING, abreast=True)
"""The same page for a picture that has a slide to itself."""
SHEET = Form(SLIDE.size, SLIDE.margin, 26, 19, 17, 16, least=14)
"""The same page for a part that is printed small, on a sheet with questions."""
TABLE = Form(SLIDE.size, SLIDE.margin, 24, 16, 13.4, 12.2, least=12.2)
"""The same page, printed whole in the width of a paper."""
COLUMN = Form((6.5, 7.5), 2 * UNIT, 14, 11, 9, 8)
NOTEBOOK = Form((8.0, 5.0), 3 * UNIT, 15, 11, 9.5, 8)
PX = 1 / 96
"""A CSS pixel in inches."""
SHORT = 8.55
"""The smallest letters in points on a live board, where a word has to fit into a small thing: as in a small window."""
SMALL, LARGE = (720, 11.3), (1760, 15.0)
"""The smallest type in px in a player so many px across; between them it grows evenly."""
ROOM = (1200, 18.5), (1920, 22.0)
"""The same for a room with a projector."""


def live(width: float, height: float, across: float, projector: bool = False) -> Form:
    """Return the form of a board that is drawn for its place on the screen, in CSS pixels, and never scaled.

    `across` is the width of the whole player: the larger the window, the larger the type.

    >>> [round(live(800, 400, across).note / 0.75, 1) for across in (640, 760, 1240, 1900)]
    [11.3, 11.4, 13.2, 15.5]
    """
    (narrow, least), (wide, most) = ROOM if projector else (SMALL, LARGE)
    note = 0.75 * (least + max(min(across, 2600) - narrow, 0) * (most - least) / (wide - narrow))
    sizes = (1.9 * note, 1.36 * note, 1.14 * note, note)
    return Form((width * PX, height * PX), 4 * PX, *sizes, alone=False, least=note if projector else min(note, SHORT))


@cache
def font(size: float, bold: bool = False) -> FontProperties:
    """Return the bundled font at a size in points; one object is shared for each size and weight.

    >>> font(11, True).get_weight()
    'bold'
    """
    return FontProperties(family=list(FAMILY), size=size, weight="bold" if bold else "normal")


def luminance(colour: str) -> float:
    """Return the relative luminance (0 black to 1 white) of a `#rrggbb` colour.

    >>> luminance("#FFFFFF")
    1.0
    """
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio (1 to 21) of two `#rrggbb` colours.

    >>> round(contrast("#FFFFFF", "#000000"))
    21
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def readable_on(fill: str) -> str:
    """Return white or ink, whichever contrasts more with a `#rrggbb` background.

    >>> readable_on("#E8C15A")
    '#22272D'
    """
    ink = LIGHT["ink"]
    return "#FFFFFF" if contrast("#FFFFFF", fill) > contrast(ink, fill) else ink
