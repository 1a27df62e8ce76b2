"""Which pane shows what; and who shows a study that is the last line of a cell."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_page import Plot
from tabletop_lab.playtest import Ambiguities, Found, Study

from .found_pane import FoundPane
from .game_pane import GamePane
from .plot_pane import PlotPane
from .ranking_pane import RankingPane
from .study_pane import StudyPane

PANES: dict[type, Any] = {Study: StudyPane, Ambiguities: RankingPane, Found: FoundPane, Plot: PlotPane}


def pane_of(what: Any, lang: str | None = None) -> GamePane:
    """Return the pane for something, not shown yet. TabletopError for what has none."""
    for kind, pane in PANES.items():
        if isinstance(what, kind):
            made: GamePane = pane(what, lang=lang)
            return made
    raise TabletopError(localized("no_games", "call", name="explore", given=echo(what)))


def explore(what: Any, lang: str | None = None) -> GamePane:
    """Show something from which games are opened; see `tabletop_lab.notebook.explore`."""
    return pane_of(what, lang).show()
