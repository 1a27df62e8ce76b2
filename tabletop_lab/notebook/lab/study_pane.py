"""A study in a notebook: how far it is, a way to stop it and to go on, a figure, what may be claimed, the games that
stand out. All of it changes while games are played, with intervals that may be looked at as often as one likes."""

from __future__ import annotations

import time
from html import escape
from typing import Any, Self

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.figures.plot_page import Plot
from tabletop_lab.playtest import Study
from tabletop_lab.playtest.said import Report, called, named_measures, rest_of, seed_of

from ..widget.parts import Box, Button, Dropdown, Html, Part
from .figures import drawn, figures_of, pressable, which_of
from .game_pane import GamePane
from .games import OfStudy, Which
from .study_tables import claims_table, outliers_table
from .ticking import Ticking
from .words import lab_words

CLAIMS, STANDING, OUTLIERS = 8, 16, 8
"""So many differences are shown (up to `STANDING` that stand), and games that stand out; the others are counted."""
REST, SHARE = 1.5, 6.0
"""Seconds between two pictures of a running study, and so many times what the last one took."""


class StudyPane(GamePane):
    """Shows a study, and opens its games.

    `stop()` and `go_on()` do what the buttons do; `claims`, `outliers`, `plot` are what is shown.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> pane = StudyPane(tl.study(Market, {"base": {}, "short": {"days": 1}}, n=40, progress=False).wait(), lang="en")
    >>> pane.press_outlier(0).opened.which.measure
    'visits_3'
    """

    def __init__(self, study: Study, *, lang: str | None = None) -> None:
        self.study = study
        self.claims: list[Any] = []
        self.outliers: list[Any] = []
        self.plot: Plot | None = None
        self.progress = Html("ttl-lab-progress")
        self.stop_button, self.go_button = Button("ttl-btn", self.stop), Button("ttl-btn go", self.go_on)
        self.pick = Dropdown("ttl-lab-pick", self.draw)
        self.figure, self.said, self.odd = Html("ttl-lab-figure"), Html("ttl-lab-said"), Html("ttl-lab-odd")
        self._stopping = False
        self._looked, self._rest, self._state = 0.0, REST, (-1, False)
        self.ticking = Ticking(self._look)
        super().__init__(OfStudy(study), lang, *self._parts())
        self.refresh()
        if self._state[1]:  # it was running when it was looked at, and may be over by now
            self.ticking.start()

    def _parts(self) -> tuple[Part, ...]:
        row = Box("ttl-row ttl-lab-run", self.progress, self.stop_button, self.go_button, row=True)
        left = Box("ttl-lab-left", self.pick, self.figure)
        return (row, Box("ttl-lab-body", left, Box("ttl-lab-right", self.said, self.odd), row=True))

    # --- what a person can do ---------------------------------------------------------------------------------------

    def stop(self) -> Self:
        """Stop the study; what is done is kept."""
        self._stopping = True
        self._progress()  # at once: what the games show is drawn anew after that
        self.study.stop(wait=False)
        self.ticking.start()
        return self

    def go_on(self) -> Self:
        """Play what is missing."""
        try:
            self.study.go_on()
        except TabletopError as error:
            return self.say(str(error), bad=True)
        self.ticking.start()
        return self.refresh()

    def draw(self, name: str) -> Self:
        """Show another figure."""
        self.pick.value = name
        self._draw()
        return self

    def press_point(self, k: int) -> Self:
        """Open the game of mark `k` of the figure."""
        if self.plot is None:
            return self
        return self.open(which_of(self.plot.points[k], self.pick.value, self.study.plan.arms[0].variant))

    def press_outlier(self, k: int) -> Self:
        """Open the k-th game that stands out."""
        row = self.outliers[k]
        pair = row.kind == "difference"
        return self.open(Which(row.variant, row.bots, int(row.seed), row.measure, pair, row.value))

    def press_claim(self, k: int) -> Self:
        """Open the game that shows the k-th claim most: of a difference, both of them where they part."""
        line = self.claims[k]
        seed = seed_of(line)
        return self if seed is None else self.open(Which(line.variant, line.bots, seed, line.quantity, pair=True))

    def pressed(self, what: str, which: str) -> None:
        presses = {"point": self.press_point, "outlier": self.press_outlier, "claim": self.press_claim}
        if what == "clause" and self.player is not None:
            self.player.show_clause(which)
        elif what in presses:
            presses[what](int(which))

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _look(self) -> bool:
        """Show what is new; return whether more is to come."""
        running, done = self.study.running, self.study.done
        if (done, running) != self._state:
            if not running or time.monotonic() - self._looked > self._rest:
                self.refresh()
            else:
                self._progress()
            self._state = (done, running)  # what was seen before all that: later games are still to be shown
            if done >= self.study.plan.games and self.opened is None:
                self.saved_again()  # which draws the pane anew: not under the hands of somebody who has opened a game
        return running

    def _show(self) -> None:
        began, self._state = time.monotonic(), (self.study.done, self.study.running)
        self._progress()
        self._words()
        self._draw()
        self._looked = time.monotonic()
        self._rest = max(REST, SHARE * (self._looked - began))

    def _progress(self) -> None:
        study, say = self.study, lab_words(self.lang)
        done, games, running = study.done, study.plan.games, study.running
        share = done / games if games else 1.0
        self._stopping = self._stopping and running
        text = say("stopping" if self._stopping else "progress", done=done, games=games)
        self.progress.value = (
            f'<progress max="1" value="{share:.4f}" aria-label="{escape(say("progress-name"))}"></progress>'
            f'<span role="status">{escape(text)}</span>'
        )
        self.stop_button.description, self.go_button.description = say("stop"), say("resume")
        self.stop_button.disabled, self.go_button.disabled = not running or self._stopping, running or done >= games

    def _words(self) -> None:
        say, game = lab_words(self.lang), self.study.plan.arms[0].task.game
        words = game.words(self.lang)
        report = Report(self.study)
        variants = list(dict.fromkeys(arm.variant for arm in self.study.plan.arms))
        lots = {arm.bots for arm in self.study.plan.arms}
        named = "".join(f" · {called(name, words)}" for name in variants) if len(variants) > 1 else ""
        self.title.value = f"<h2>{escape(str(game.title.get(self.lang, game.name)) + named)}</h2>"
        ranked = report.ranked(base=False)
        stand = sum(line.verdict == "stands" for line in ranked)
        self.claims = (ranked or report.ranked(base=True))[: max(CLAIMS, min(stand, STANDING))]
        more = "".join(f"<p>{escape(note)}</p>" for note in report.head(self.lang)[1:])
        meaning = f"<details><summary>{escape(say('meaning'))}</summary>{more}</details>"
        rest = "".join(f'<p class="quiet">{escape(text)}</p>' for text in rest_of(ranked, self.claims, words))
        self.said.value = (
            f"<h3>{escape(say('claims'))}</h3>{claims_table(self.claims, words, len(variants) > 2, len(lots) > 1)}"
            f"{rest}{meaning}"
        )
        measured = named_measures(self.study, words) or None
        self.outliers = list(self.study.outliers(measured, OUTLIERS).itertuples(index=False))
        self.odd.value = outliers_table(self.outliers, words, self.lang)
        self.named({".ttl-lab-pick select": "pick"})

    def _draw(self) -> None:
        say = lab_words(self.lang)
        made = figures_of(self.study, self.lang)
        self.pick.options = [(text, name) for name, text in made.items()]
        if self.pick.value not in made:
            self.pick.__dict__["value"] = next(iter(made))
        try:
            self.plot = drawn(self.study, self.pick.value, self.lang)
        except TabletopError:  # no game is finished yet, or none has anything of that kind
            self.plot = None
            self.figure.value = f"<p>{escape(say('no-games-yet'))}</p>"
            return
        self.figure.value = pressable(self.plot, self.theme, self.lang, self.games.words(self.lang))

    def html(self) -> str:
        """The words, the figure and the table, without a kernel."""
        figure = "" if self.plot is None else self.plot._repr_mimebundle_()["text/html"]
        return f"{self.title.value}{figure}{self.said.value}{self.odd.value}"

    def __repr__(self) -> str:
        return Report(self.study).to_text(self.lang)
