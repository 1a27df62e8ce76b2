"""The parts of a drawing that a writer may press, or show alone, have a name in every language."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.figures.render import sketch
from tabletop_lab.figures.style import SLIDE
from tabletop_lab.studio.figure import board
from tabletop_lab.studio.illustrating.illustration import COLUMN

SEATS = {"cetkaik": 2, "fourteen_nights": 4, "tabula_wolves": 9, "tiedie": 5, "void_seeders": 3}


@pytest.mark.parametrize("game", SEATS)
def test_every_part_of_a_drawing_has_a_name(game):
    match = tl.Match(game, players=SEATS[game], seed=2)
    match.run("random", until=120)
    share = float(presentation_of(match.game).printed_share)
    pages = [board(match, COLUMN, share, viewer=None, lang="en", asked=asked) for asked in (False, True)]
    pages.append(sketch(match, lang="en", form=SLIDE))
    parts = {name for page in pages for name in page.parts() if not name.startswith("close")}
    assert parts
    nameless = [(lang, name) for lang in LANGUAGES for name in parts if not match.words(lang).has(f"space-{name}")]
    assert not nameless
