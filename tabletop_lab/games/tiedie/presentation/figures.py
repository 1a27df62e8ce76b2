"""The pictures of TIEDIE beside its board, by name; each is made from a match, a viewer, messages and a page.
They are drawn in the files figure_*.py.
"""

from __future__ import annotations

from . import figure_cards, figure_course, figure_fights, figure_moves, figure_now, figure_round, figure_tokens

FIGURES = {
    "round": figure_round.round_of_play,
    "distances": figure_moves.distances,
    "ways": figure_moves.ways,
    "path_ends": figure_moves.path_ends,
    "attack": figure_fights.attack,
    "accusation": figure_fights.accusation,
    "tokens": figure_tokens.tokens,
    "sleep_cards": figure_cards.sleep_cards,
    "strip": figure_now.strip,
    "targets": figure_now.targets,
    "course": figure_course.course,
}
