"""A plot whose marks open the games that they stand for."""

from __future__ import annotations

from typing import Any, Self

from tabletop_lab.figures.plot_page import Plot

from ..widget.parts import Html
from .figures import pressable, which_of
from .game_pane import GamePane
from .games import games_of


class PlotPane(GamePane):
    """Shows a plot of games.

    >>> import tabletop_lab as tl
    >>> games = tl.simulate("fourteen_nights", n=30, players=3, progress=False)
    >>> pane = PlotPane(tl.plots.distribution(games, "decisions"), lang="en")
    >>> pane.press_point(0).opened.match.step > 0
    True
    """

    def __init__(self, plot: Plot, *, lang: str | None = None) -> None:
        self.plot = plot
        self.figure = Html("ttl-lab-figure")
        super().__init__(games_of(plot.source), lang, self.figure)
        self.refresh()

    def press_point(self, k: int) -> Self:
        """Open the game of mark `k`."""
        return self.open(which_of(self.plot.points[k]))

    def pressed(self, what: str, which: str) -> None:
        if what == "point":
            self.press_point(int(which))
        elif what == "clause" and self.player is not None:
            self.player.show_clause(which)

    def _show(self) -> None:
        self.figure.value = pressable(self.plot, self.theme, self.lang, self.games.words(self.lang))
        self.named({})

    def html(self) -> str:
        """The plot, without a kernel."""
        shown: dict[str, Any] = self.plot._repr_mimebundle_()
        return str(shown["text/html"])

    def __repr__(self) -> str:
        return self.plot.alt
