"""The colours themselves: contrast of texts and marks in every theme, and seats apart for every kind of sight.
Computed from the palette; what a whole picture looks like is tested where it is drawn."""

from itertools import combinations

import numpy as np
import pytest

from tabletop_lab.figures.style import THEMES, contrast, readable_on

# Machado, Oliveira, Fernandes 2009: how linear red, green and blue are seen without one kind of cone.
SIGHT = {
    "every cone": np.eye(3),
    "red-blind": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "green-blind": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "blue-blind": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = TO_XYZ @ np.ones(3)
APART = {"light": 17.5, "dark": 12.5, "contrast": 20, "contrast-dark": 40}
"""How far (CIE 1976) the two most alike seats stand apart; letters and shapes say the same in each theme."""
# (text, ground): the lowest ratio in a common theme, and in one of high contrast.
TEXTS = {("ink", g): (7, 12) for g in ("paper", "panel", "card", "faint", "act_soft", "plain", "hue", "water")}
TEXTS |= {(t, g): (4.5, 7) for t in ("soft", "act", "stop", "good") for g in ("paper", "card")}
TEXTS |= {("soft", "panel"): (4.5, 7), ("black_glyph", "black"): (7, 12), ("red", "red_fill"): (4.5, 7)}
MARKS = {("line", "card"): 4.5, ("hue_ink", "hue"): 4.5, ("water_ink", "water"): 4.5, ("line", "paper"): 4.5}


def seen(colour, sight):
    """A colour as an eye sees it, in CIE L*a*b*."""
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    xyz = TO_XYZ @ np.clip(np.asarray(SIGHT[sight]) @ linear, 0, 1) / WHITE
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz * (29 / 6) ** 2 / 3 + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def high(theme):
    return theme.startswith("contrast")


@pytest.mark.parametrize("theme", THEMES)
def test_texts_can_be_read_on_their_grounds(theme):
    colours = THEMES[theme]
    worst = {pair: contrast(colours[pair[0]], colours[pair[1]]) - least[high(theme)] for pair, least in TEXTS.items()}
    assert {pair: round(gap, 2) for pair, gap in worst.items() if gap < 0} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_seat_s_letter_can_be_read_on_its_shape(theme):
    assert min(contrast(readable_on(fill), fill) for fill in THEMES[theme].players) >= 4.5


@pytest.mark.parametrize("theme", [name for name in THEMES if high(name)])
def test_high_contrast_draws_every_line_and_seat_clearly(theme):
    colours = THEMES[theme]
    assert min(contrast(colours[mark], colours[ground]) - least for (mark, ground), least in MARKS.items()) >= 0
    assert min(contrast(fill, colours[ground]) for fill in colours.players for ground in ("paper", "panel")) >= 3


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES)
def test_seats_are_told_apart_by_every_kind_of_sight(theme, sight):
    places = [seen(fill, sight) for fill in THEMES[theme].players]
    assert min(float(np.linalg.norm(a - b)) for a, b in combinations(places, 2)) >= APART[theme]
