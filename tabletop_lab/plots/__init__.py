"""Plots of many games in the house style: each is one function that gives a `Plot`, whose title is what was found.

They are drawn from a study, or a frame of `simulate` or `compare`; only those that look at what happened inside games
need a study, and play some of its games once more. In a notebook a plot follows the theme of the page;
`plot.save("seats.pdf")` writes it for print, 170 mm wide.
"""

from tabletop_lab.figures.plot_page import Plot, Point
from tabletop_lab.plots.ambiguities import ambiguities
from tabletop_lab.plots.cards import cards, counts
from tabletop_lab.plots.clauses import clauses
from tabletop_lab.plots.differences import differences
from tabletop_lab.plots.distribution import distribution
from tabletop_lab.plots.ladder import ladder
from tabletop_lab.plots.places import places
from tabletop_lab.plots.rounds import lines, rounds, survival
from tabletop_lab.plots.scores import length, scores
from tabletop_lab.plots.seats import seats, sides
from tabletop_lab.plots.share import share
from tabletop_lab.plots.story import story
from tabletop_lab.plots.sweep import grid, sweep

__all__ = [
    "Plot", "Point", "ambiguities", "cards", "clauses", "counts", "differences", "distribution", "grid", "ladder",
    "length", "lines", "places", "rounds", "scores", "seats", "share", "sides", "story", "survival", "sweep",
]  # fmt: skip
