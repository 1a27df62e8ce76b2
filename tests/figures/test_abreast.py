"""Figures that are high in a notebook stand side by side on a slide: wider than high, with letters that can be read."""

import pytest

import tabletop_lab as tl
from tabletop_lab.figures import game_figure, saved
from tabletop_lab.figures.letters import smallest
from tabletop_lab.figures.style import ON_A_SLIDE, TEACHING
from tabletop_lab.notebook import picture

WIDE, HIGH, READ = 1192, 666, 15.7
"""Pixels of a slide between its margins, above its foot, and of the smallest letters."""
FIGURES = {
    "tiedie": ("round", "distances", "ways", "path_ends", "tokens", "sleep_cards"),
    "fourteen_nights": ("turn", "barred"),
}
ALL = [(game, name) for game, names in FIGURES.items() for name in names]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_high_figure_is_wide_on_a_slide(game, name, lang):
    match = tl.Match(game, players=4 if game == "tiedie" else 3, seed=3)
    high, wide = (game_figure(match, name, None, lang, "light", form) for form in (TEACHING, ON_A_SLIDE))
    assert wide.faults() == [] and wide.alt == high.alt
    drawing = wide.drawing()
    across, down = map(float, drawing.view.split()[2:])
    blank = 2 * 72 * ON_A_SLIDE.margin - 6  # the paper around it is cut off
    shown = min(WIDE / (across - blank), HIGH / (down - blank))
    assert smallest(drawing.svg()) * across * shown >= READ


def test_a_lesson_draws_for_slides_when_it_is_exported_so(monkeypatch):
    match = tl.Match("fourteen_nights", players=3, seed=3)
    widths = {}
    for kept in (saved.DRAWINGS, saved.SLIDES):
        monkeypatch.setenv(saved.VARIABLE, kept)
        widths[kept] = picture(match, "turn").found[0].width
    assert widths[saved.SLIDES] > 1.5 * widths[saved.DRAWINGS]
