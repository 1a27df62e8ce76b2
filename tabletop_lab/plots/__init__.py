"""Plots of many games in the house style: each is one function that gives a `Plot`, whose title is what was found.

They are drawn from a study or a frame of `simulate` or `compare`; no games are played here, unless it is said. In a
notebook a plot follows the theme of the page; `plot.save("seats.pdf")` writes it for print, 170 mm wide.
"""

from tabletop_lab.figures.plot_page import Plot, Point
from tabletop_lab.plots.distribution import distribution
from tabletop_lab.plots.seats import seats, sides
from tabletop_lab.plots.share import share

__all__ = ["Plot", "Point", "distribution", "seats", "share", "sides"]
