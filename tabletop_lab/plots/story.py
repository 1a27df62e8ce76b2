"""The plots that tell the story of a study: those its game names, and what its variants change."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.plot_page import Plot
from tabletop_lab.playtest.studies import Study


def story(study: Any, *, lang: str | None = None, theme: str = "auto") -> list[Plot]:
    """Draw the plots that the study's game names (`Presentation.plots`), what variants change first.

    A plot for which these games have nothing to show, such as scores where nobody has any, is left out. Raises
    TabletopError for what is not a study, and if the game names no plot of this package.

    >>> import tabletop_lab as tl
    >>> study = tl.study("tabula_wolves", {"silent": "silent"}, n=20, players=9, progress=False).wait()
    >>> [plot.faults() for plot in story(study, lang="en")][:3]
    [[], [], []]
    """
    if not isinstance(study, Study):
        raise TabletopError(localized("no_study_given", "call", name="plots"))
    game = study.plan.arms[0].task.game
    named: list[Any] = list(presentation_of(game).plots())
    if len({arm.variant for arm in study.plan.arms}) > 1:
        named.insert(0, "differences")
    found = []
    for one in named:
        make, given = _plot_of(one, game.name)
        try:
            found.append(make(study, *given, lang=lang, theme=theme))
        except TabletopError:
            if study.done == 0:
                raise
    return found


def _plot_of(named: Any, game: str) -> tuple[Callable[..., Plot], tuple[str, ...]]:
    name, *given = (named,) if isinstance(named, str) else named
    package = import_module("tabletop_lab.plots")
    if name not in package.__all__ or name in ("Plot", "Point", "story"):
        known = ", ".join(sorted({*package.__all__} - {"Plot", "Point", "story"}))
        raise TabletopError(localized("no_such_plot", "call", game=game, given=echo(name), known=known))
    return getattr(package, name), tuple(given)
