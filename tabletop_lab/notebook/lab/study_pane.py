"""A study in a notebook: how far it is, a way to stop it and to go on, a figure, what may be claimed, the games that
stand out. All of it changes while games are played, with intervals that may be looked at as often as one likes."""

from __future__ import annotations

import time
from html import escape
from typing import Any, Self

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.localized import Exactly
from tabletop_lab.figures.plot_page import Plot
from tabletop_lab.playtest import Study
from tabletop_lab.playtest.said import Report, claim, number, quantity_words

from ..widget.parts import Box, Button, Dropdown, Html, Part
from .figures import figures_of, point_text, pressable, which_of
from .game_pane import GamePane
from .games import OfStudy, Which
from .ticking import Ticking
from .words import lab_words

CLAIMS, OUTLIERS = 6, 8
"""So many sentences and games that stand out are shown; the others are counted."""
REST, SHARE = 1.5, 6.0
"""Seconds between two pictures of a running study, and so many times what the last one took."""


class StudyPane(GamePane):
    """Shows a study, and opens its games.

    `stop()` and `go_on()` do what the buttons do; `claims`, `outliers`, `plot` are what is shown.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> pane = StudyPane(tl.study(Market, {"base": {}, "short": {"days": 1}}, n=40, progress=False).wait(), lang="en")
    >>> pane.press_outlier(0).opened.which.measure
    x
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
        self._looked, self._rest, self._state = 0.0, REST, (-1, False)
        self.ticking = Ticking(self._look)
        super().__init__(OfStudy(study), lang, *self._parts())
        self.refresh()
        if study.running:
            self.ticking.start()

    def _parts(self) -> tuple[Part, ...]:
        row = Box("ttl-row ttl-lab-run", self.progress, self.stop_button, self.go_button, row=True)
        left = Box("ttl-lab-left", self.pick, self.figure)
        return (row, Box("ttl-lab-body", left, Box("ttl-lab-right", self.said, self.odd), row=True))

    # --- what a person can do ---------------------------------------------------------------------------------------

    def stop(self) -> Self:
        """Stop the study; what is done is kept."""
        self.study.stop(wait=False)
        self.ticking.start()
        return self.refresh()

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
        return self.open(which_of(self.plot.points[k])) if self.plot is not None else self

    def press_outlier(self, k: int) -> Self:
        """Open the k-th game that stands out."""
        row = self.outliers[k]
        pair = row.kind == "difference"
        return self.open(Which(row.variant, row.bots, int(row.seed), row.measure, pair, row.value))

    def press_claim(self, k: int) -> Self:
        """Open the game that shows the k-th claim most: of a difference, both of them where they part."""
        line = self.claims[k]
        return self.open(Which(line.variant, line.bots, int(line.seed), line.quantity, pair=True))

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
            if not running:
                self.saved_again()
        return running

    def _show(self) -> None:
        began = time.monotonic()
        self._progress()
        self._words()
        self._draw()
        self._looked = time.monotonic()
        self._rest = max(REST, SHARE * (self._looked - began))

    def _progress(self) -> None:
        study, say = self.study, lab_words(self.lang)
        done, games, running = study.done, study.plan.games, study.running
        self._state = (done, running)
        share = done / games if games else 1.0
        text = say("progress", done=done, games=games)
        self.progress.value = (
            f'<progress max="1" value="{share:.4f}" aria-label="{escape(say("progress-name"))}"></progress>'
            f'<span role="status">{escape(text)}</span>'
        )
        self.stop_button.description, self.go_button.description = say("stop"), say("resume")
        self.stop_button.disabled, self.go_button.disabled = not running, running or done >= games

    def _words(self) -> None:
        report = Report(self.study)
        words = self.study.plan.arms[0].task.game.words(self.lang)
        title, *notes = report.head(self.lang)
        self.title.value = f"<h2>{escape(title)}</h2>"
        ranked = report._ranked(base=False)
        self.claims = [line for line in ranked if line.verdict in ("stands", "open") and line.seed == line.seed][:CLAIMS]
        self.said.value = self._claimed(report, ranked, words, notes)
        self.outliers = list(self.study.outliers(most=OUTLIERS).itertuples(index=False))
        self.odd.value = self._outliers(words)
        self.named({".ttl-lab-pick select": "pick"})

    def _claimed(self, report: Report, ranked: list[Any], words: Any, notes: list[str]) -> str:
        say = lab_words(self.lang)
        if not ranked:
            means = [claim(line, words, report.watching) for line in report._ranked(base=True)][:CLAIMS]
            items = "".join(f"<li>{escape(text)}</li>" for text in means)
        else:
            items = "".join(
                f'<li><button class="ttl-lab-row" data-do="claim" data-with="{k}">'
                f"{escape(claim(line, words, report.watching))}</button></li>"
                for k, line in enumerate(self.claims)
            )
            left = sum(line.verdict in ("stands", "open", "few") for line in ranked) - len(self.claims)
            never = sum(line.verdict == "never" for line in ranked)
            rest = [words("study-rest", count=left)] if left > 0 else []
            rest += [words("study-nevers", count=never)] if never else []
            items += "".join(f'<li class="quiet">{escape(text)}</li>' for text in rest)
        more = "".join(f"<p>{escape(note)}</p>" for note in notes)
        return (
            f"<h3>{escape(say('claims'))}</h3><ul>{items}</ul>"
            f"<details><summary>{escape(say('meaning'))}</summary>{more}</details>"
        )

    def _outliers(self, words: Any) -> str:
        if not self.outliers:
            return ""
        say = lab_words(self.lang)
        heads = "".join(f'<th scope="col">{escape(say(f"head-{name}"))}</th>' for name in ("what", "value", "usual", "game"))
        rows = "".join(self._outlier(k, row, words) for k, row in enumerate(self.outliers))
        return (
            f"<h3>{escape(say('outliers'))}</h3><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def _outlier(self, k: int, row: Any, words: Any) -> str:
        say = lab_words(self.lang)
        what = quantity_words(row.measure, words)
        if row.kind == "difference":
            what = say("changed-by", what=what, variant=row.variant)
        sign = row.kind == "difference"
        cells = [number(value, _fine(value), sign=sign) for value in (row.value, row.mean)]
        game = say("seed-of", variant=row.variant, seed=str(row.seed))
        return (
            f'<tr data-do="outlier" data-with="{k}"><td>{escape(what)}</td><td>{cells[0]}</td><td>{cells[1]}</td>'
            f'<td><button class="ttl-lab-row">{escape(game)}</button></td></tr>'
        )

    def _draw(self) -> None:
        say = lab_words(self.lang)
        made = figures_of(self.study, self.lang)
        self.pick.options = [(say(f"figure-{name}"), name) for name in made]
        if self.pick.value not in made:
            self.pick.__dict__["value"] = next(iter(made))
        try:
            self.plot = made[self.pick.value]()
        except TabletopError:  # no game is finished yet
            self.plot = None
            self.figure.value = f"<p>{escape(say('no-games-yet'))}</p>"
            return
        self.figure.value = pressable(self.plot, self.theme, self.lang)

    def html(self) -> str:
        """The words, the figure and the table, without a kernel."""
        figure = "" if self.plot is None else self.plot._repr_mimebundle_()["text/html"]
        return f"{self.title.value}{figure}{self.said.value}{self.odd.value}"

    def __repr__(self) -> str:
        return Report(self.study).to_text(self.lang)


def _fine(value: float) -> float:
    """How exactly a value is written: whole numbers as they are, others with two digits."""
    return 1.0 if value == int(value) else 0.02
