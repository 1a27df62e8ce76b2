"""A picture, and the words of a board, say nothing that their viewer may not know: in another world that the viewer
cannot tell from this one, they are the same."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.view import View
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import SLIDE

TABLES = [
    *(("tiedie", players, {"mode": mode, "map_layout": "M1"})
      for mode, players in {"tail": 5, "team": 6, "hp": 4, "hunter": 6, "warden": 5}.items()),
    *(("void_seeders", players, {}) for players in (2, 3, 5)),
    *(("fourteen_nights", players, {}) for players in (2, 5)),
    *(("tabula_wolves", players, {}) for players in (9, 22)),
]  # fmt: skip
POSITIONS = 6


@pytest.mark.parametrize(("game", "players", "rules"), TABLES)
def test_what_a_viewer_is_shown_is_a_function_of_the_view(game, players, rules):
    match = tl.Match(game, players=players, seed=3, rules=rules).run("random")
    shows, words, others = presentation_of(match.game), match.words(), 0
    for step in range(match.steps // POSITIONS, match.steps, match.steps // POSITIONS):
        match.goto(step)
        for viewer in (match.players[0], match.players[-1], None):
            asked = match.shown_decision(viewer)
            if asked is not None and asked.player == viewer:
                continue  # the options of whoever is asked are of this world
            world = match.determinize(viewer, step)._state
            told = []
            for state in (match.state, world):
                view, page = View(state, viewer, match.players, match.rules, match.game), Sketch(SLIDE)
                shows.draw(page, view, asked, words)
                said = shows.describe(view, asked, words), shows.text_board(view, asked, words)
                told.append((page.drawing().svg(), *said))
            assert told[0] == told[1], (match.step, viewer)
            others += world != match.state
    assert others > 3, "too few worlds differ"
