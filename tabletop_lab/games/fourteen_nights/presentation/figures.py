"""The pictures of Fourteen Nights beside its board, by name; each is made from a match, a viewer, messages and a page.
They are drawn in figure_turn.py, figure_journeys.py and figure_settlement.py.
"""

from __future__ import annotations

from . import figure_journeys, figure_settlement, figure_turn

FIGURES = {
    "turn": figure_turn.turn,
    "barred": figure_turn.barred,
    "weights": figure_journeys.weights,
    "plans": figure_journeys.plans,
    "settlement": figure_settlement.settlement,
}
