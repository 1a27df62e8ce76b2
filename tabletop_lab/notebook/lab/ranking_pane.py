"""The disputed readings of a game in a notebook, ranked by what they change: from a row to both games where they part,
and to a position at which the readings differ."""

from __future__ import annotations

from html import escape
from typing import Any, Self

from tabletop_lab.playtest import Ambiguities
from tabletop_lab.playtest.disputed import Reading
from tabletop_lab.playtest.said import PRINTED, seed_of

from ..panes.readings_pane import readings
from .games import Opened, Which
from .study_pane import StudyPane
from .words import lab_words

ROWS = 12
"""So many readings are shown; the others are counted."""


class RankingPane(StudyPane):
    """Shows `ambiguities(...)` while it runs. `rows`: the readings that are shown.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> asked = tl.ambiguities(Market, n=40, players=2, fields=["tied_bids"], progress=False, jobs=1).wait()
    >>> pane = RankingPane(asked, lang="en")
    >>> pane.press_reading(0, 0).opened.other
    'tied_bids=first_in_order'
    """

    def __init__(self, asked: Ambiguities, *, lang: str | None = None) -> None:
        self.asked = asked
        self.rows: list[Reading] = []
        super().__init__(asked.study, lang=lang)

    def press_reading(self, k: int, bots: int) -> Self:
        """Open the games that the k-th reading changes most with these bots: as printed and under it."""
        ranking = self.asked.ranking()
        name, bot = self.rows[k].name, ranking.bots[bots]
        line = ranking.of(name, bot)
        seed = seed_of(line)
        return self.open(Which(name, bot, self.study.plan.seed if seed is None else seed, pair=True))

    def press_position(self, k: int) -> Self:
        """Open a position at which the readings of the k-th row differ: searched for the first time it is asked."""
        field = self.rows[k].field
        self.say(lab_words(self.lang)("looking"))
        dispute = self.asked.position(field)
        if dispute is None:
            name = self.asked.game.words(self.lang).rule_label(field)
            return self.say(lab_words(self.lang)("no-position", field=name))

        def beside(lang: str) -> str:
            return readings(dispute.match, field, lang=lang, small=True).rows()

        match = dispute.match.branch()
        return self.opened_below(Opened(Which(PRINTED, dispute.bot, 0), match, html=beside))

    def pressed(self, what: str, which: str) -> None:
        if what == "reading":
            self.press_reading(*map(int, which.split(" ")))
        elif what == "position":
            self.press_position(int(which))
        else:
            super().pressed(what, which)

    def _words(self) -> None:
        ranking = self.asked.ranking()
        title, *notes = ranking.head(self.lang)
        groups = ranking.groups()
        say, words = lab_words(self.lang), self.asked.game.words(self.lang)
        self.title.value = f"<h2>{escape(title)}</h2>"
        ranked = groups["todo"] + groups["rest"]
        self.rows = ranked[:ROWS]
        heads = [say("head-sentence"), say("head-reading"), *map(words.bot, ranking.bots), say("head-position")]
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        rows = "".join(self._row(k, reading, ranking) for k, reading in enumerate(self.rows))
        left = len(ranked) - len(self.rows)
        never = "; ".join(" – ".join(ranking.question(reading, self.lang)[::2]) for reading in groups["none"])
        said = f'<p class="quiet">{escape(words("study-rest", count=left))}</p>' if left else ""
        said += f"<p>{escape(say('none-came-up'))}: {escape(never)}</p>" if never else ""
        more = "".join(f"<p>{escape(note)}</p>" for note in notes)
        meaning = f"<details><summary>{escape(say('meaning'))}</summary>{more}</details>"
        self.said.value = (
            f'<table class="ttl-lab-ranking"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{said}{meaning}'
        )
        self.odd.value = ""
        self.named({".ttl-lab-pick select": "pick"})

    def _row(self, k: int, reading: Reading, ranking: Any) -> str:
        say, words = lab_words(self.lang), self.asked.game.words(self.lang)
        asked, printed, value = ranking.question(reading, self.lang)
        mark = f"<br><em>{escape(say('disagree'))}</em>" if ranking.disagree(reading.name) else ""
        told = f"{escape(value)}<br><small>{escape(say('printed', value=printed))}</small>"
        cells = []
        for at, bots in enumerate(ranking.bots):
            effect = ranking.effect(reading, bots, words)
            name = escape(say("open-both", reading=value, bots=words.bot(bots)), quote=True)
            button = _button("reading", f"{k} {at}", f'title="{name}"', effect)
            cells.append(f"<td>{escape(effect) if reading.unplayable else button}</td>")
        name = escape(say("open-position", reading=asked), quote=True)
        place = _button("position", str(k), f'aria-label="{name}"', say("position"))
        return f'<tr><th scope="row">{escape(asked)}{mark}</th><td>{told}</td>{"".join(cells)}<td>{place}</td></tr>'

    def html(self) -> str:
        """The ranking, without a kernel."""
        return f"{self.title.value}{self.said.value}"

    def __repr__(self) -> str:
        return self.asked.to_do(self.lang)


def _button(what: str, which: str, name: str, text: str) -> str:
    return f'<button class="ttl-lab-row" data-do="{what}" data-with="{which}" {name}>{escape(text)}</button>'
