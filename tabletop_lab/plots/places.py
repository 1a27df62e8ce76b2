"""Where things happen: the board of a game, each place the darker the more often something happens there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.strict import unknown
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.edits.errors import edited_rules
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures.canvas import Box
from tabletop_lab.figures.plot_areas import width_of
from tabletop_lab.figures.plot_page import FORM, Layout, New, Plot, Said, in_sentences, nice
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.figures.style import HAIR, STRONG
from tabletop_lab.playtest.said import place_words
from tabletop_lab.playtest.studies import Study
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.marks import above, figure

DARKEST = 0.6
"""How much of the accent the place has at which most happens: what is printed there can still be read."""
PALEST = 0.12
"""The share of that which the rarest has: it can be told from a place where nothing happens."""
SHADES, SHADE, BAR, KEY = 5, 0.55, 0.13, 0.36
"""The key: so many shades, each so wide and so high, in inches; and what it needs of the height."""
ROOMY, ROUND = 0.55, 0.1
"""Inches: a place so wide says its number, and has corners that are round by that share of it."""
TOLD = 12
"""So many places are told in words."""


def places(
    study: Any, use: str, n: int | None = None, *, title: str = "", lang: str | None = None, theme: str = "auto"
) -> Plot:
    """Plot on the board how often in a game something happened at each place ("visited", "eliminated"), on average.

    The title names the place where most happened; a press on a place opens the game in which most happened there. The
    first `n` games of the first variant are played once more for it (see `Study.places`). A map that is laid anew in
    each game is shown as in the first of them. Raises TabletopError, also for a game whose board has no places.

    >>> import tabletop_lab as tl
    >>> study = tl.study("fourteen_nights", n=20, players=3, progress=False).wait()
    >>> places(study, "visited", lang="en").faults()
    []
    """
    if not isinstance(study, Study):
        raise TabletopError(localized("no_study_given", "call", name="plots"))
    batch, arm = Batch(study, "winners", "variant", None, lang).only_first(), study.plan.arms[0]
    table, played = (
        frame[(frame["variant"] == arm.variant) & (frame["bots"] == arm.bots)]
        for frame in (study.places(n), study.rounds(n))
    )
    uses = sorted(map(str, table["use"].unique()))
    if use not in uses:
        raise TabletopError(unknown("use", use, uses))
    games, table = int(played["seed"].nunique()), table[table["use"] == use]
    ground = _Ground(study.open(arm.variant, int(played["seed"].iloc[0]), arm.bots), batch)
    by_game = table.groupby(["place", "seed"])["count"].sum()
    means = {place: float(by_game[place].sum()) / games for place in dict.fromkeys(table["place"])}
    order = sorted((place for place in means if place in ground.known), key=lambda place: -means[place])
    if not order:
        raise TabletopError(localized("no_places", "call", game=study.plan.arms[0].task.game.name))
    most = {place: int(by_game[place].idxmax()) for place in order}
    name = {place: place_words(place, batch.words) for place in order}
    facts = {"use": batch.words.value("use", use), "name": name[order[0]], "mean": figure(round(means[order[0]], 2))}
    everywhere = by_game.unstack("place", fill_value=0).reindex(sorted(set(played["seed"])), fill_value=0)
    clear = len(order) < 2 or above(everywhere[order[0]], everywhere[order[1]])
    title = title or batch.said("plot-where-top" if clear else "plot-where-open", **facts)
    never = len(ground.known) - len(order)
    claim = batch.said("plot-where-never", count=never) if never else ""
    said = Said(title, batch.said("plot-where", **facts), batch.sample(games), claim)
    ticks = nice(0.0, means[order[0]], most=SHADES)

    def shade(page: Layout, mean: float) -> str:
        return page.mixed("paper", "act", DARKEST * (PALEST + (1 - PALEST) * mean / ticks[-1]) if mean else 0.0)

    def draw(new: New) -> Layout:
        page = new(said, ground.share * (width_of(new) - 2 * FORM.margin) + KEY)
        low = page.bottom + KEY
        boxes = ground.draw(page, (page.left, low, page.right - page.left, page.top - low))
        for place, (x, y, w, h) in boxes.items():
            r = ROUND * min(w, h) if w > ROOMY else 0.0
            shape = page.box(x, y, w, h, shade(page, means.get(place, 0.0)), "line", HAIR, r=r, z=2.05)
            if place == order[0]:
                page.box(x, y, w, h, None, "ink", STRONG, r=r, z=5)
            if place not in most:
                continue
            page.point(shape, arm.variant, arm.bots, most[place], f"{use}:{place}")
            if w > ROOMY:
                page.text(x + w - 0.06, y + 0.12, figure(round(means[place], 1)), "label", bold=True, ha="right", z=6)
        for k, tick in enumerate(ticks):
            x = page.left + k * SHADE
            page.box(x, page.bottom + 0.16, SHADE, BAR, shade(page, tick), "line", HAIR, r=0.0)
            page.text(x + SHADE / 2, page.bottom + 0.07, figure(tick), "note", "soft", ha="center")
        return page

    told = "; ".join(f"{name[place]} {figure(round(means[place], 2))}" for place in order[:TOLD])
    return Plot(draw, in_sentences(title, told, claim, batch.sample(games)), theme, study)


class _Ground:
    """The board of a match with nothing on it; `share`: its height by its width."""

    def __init__(self, match: Match, batch: Batch) -> None:
        self._game, self._view, self._words = match.game, match.view(MODERATOR), batch.words
        self._presentation = presentation_of(match.game)
        self.share = float(self._presentation.printed_share)
        self.known = self.draw(Sketch(), (0.0, 0.0, 6.0, 6.0 * self.share))

    def draw(self, page: Any, box: Box) -> Mapping[str, Box]:
        """Draw it into a box; gives where each place is."""
        with edited_rules(self._game):
            return self._presentation.ground(page, self._view, self._words, box)
