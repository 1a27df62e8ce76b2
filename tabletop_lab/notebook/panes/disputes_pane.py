"""The disputed rules of a game, one at a time, each with a position in which its readings differ.
`tabletop_lab.playtest.disputes` finds the positions; the columns are those of `readings`."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import saved_html
from tabletop_lab.playtest import Dispute, Disputes

from ..rules.draft import RuleTexts
from ..show import live
from ..widget.event_bridge import EventBridge
from ..widget.layout import NAMES
from ..widget.parts import Box, Button, Dropdown, Html, Segments
from ..widget.region import Region, box, held
from ..words import LANGUAGES, say
from .readings_pane import Readings, readings


class DisputesPane:
    """A choice of disputed rules. Methods return the pane.

    `disputes`: the rules shown; `disputes.table()` lists them all. `field`: the present parameter; `dispute` its
    position (None if none was found), `readings` the columns (also None then), `match` a match at that position.

    >>> from tabletop_lab.testing.sample import Market
    >>> pane = DisputesPane(Disputes(Market, (), games=1), "closed_stalls", "en")
    >>> pane.dispute.match.step, list(pane.readings.divergences)
    (24, ['own', 'anyone', 'nobody'])
    """

    def __init__(self, disputes: Disputes, field: str | None, lang: str) -> None:
        self.disputes, self.lang = disputes, known_language(lang)
        self.field = next(iter(disputes), "")
        self.dispute: Dispute | None = None
        self.readings: Readings | None = None
        self._plain = Match(disputes.game, disputes.players[0], 0)
        self.title, self.source, self.columns = Html(), Html(), Html()
        self.pick = Dropdown("", self.choose)
        self.back_button, self.next_button = (Button("ttl-btn", lambda by=by: self.step(by)) for by in (-1, 1))
        named = [(NAMES[name], name) for name in LANGUAGES]
        self.languages = Segments("ttl-seg ttl-lang", self.speak, named, self.lang)
        head = Box("ttl-disputes-head", self.title, self.languages, row=True)
        row = Box("ttl-disputes-row", self.back_button, self.pick, self.next_button, row=True)
        self.bridge = EventBridge(lambda _: None)
        self.region = Region(Box("ttl-disputes", head, row, self.source, self.columns))
        self.widget = box("ttl", self.region, self.bridge)
        self.choose(field if field is not None else next((name for name in disputes if disputes[name]), self.field))

    # --- what a person can do -----------------------------------------------------------------------------------------

    def choose(self, field: str) -> DisputesPane:
        """Show a parameter; TabletopError for one that has no readings."""
        if field not in [*self.disputes]:
            allowed = ", ".join(self.disputes) or "this game leaves nothing open"
            raise TabletopError(localized("no_dispute", "call", name="field", given=echo(field), known=allowed))
        self.source.value = f'<p role="status">{escape(say(self.lang)("disputes-searching"))}</p>'
        self.columns.value = ""
        self.field, self.dispute = field, self.disputes[field]
        return self.refresh()

    def step(self, further: int) -> DisputesPane:
        """Show the next parameter, or the one before; the last is followed by the first."""
        fields = [*self.disputes]
        return self.choose(fields[(fields.index(self.field) + further) % len(fields)])

    def speak(self, lang: str) -> DisputesPane:
        """Switch the language ('en' or 'ko'), for what is opened from now on too (`tl.language`)."""
        self.lang = language(lang)
        return self.refresh()

    @property
    def match(self) -> Match | None:
        """A match at the position in which the readings differ, to play on."""
        return self.dispute.match.branch() if self.dispute else None

    # --- the widget ---------------------------------------------------------------------------------------------------

    def refresh(self) -> DisputesPane:
        """Show everything anew."""
        with held(self.region):
            self._show()
        return self

    def _show(self) -> None:
        words, texts = say(self.lang), RuleTexts(self._plain, say(self.lang))
        self.languages.value = self.lang
        self.pick.options = [(self._name(texts, field), field) for field in self.disputes]
        self.pick.value = self.field
        self.back_button.description, self.next_button.description = words("disputes-back"), words("disputes-next")
        self.bridge.aria = {
            ".ttl-disputes": {"role": "region", "aria-label": words("disputes-title", count=len(self.disputes))},
            ".ttl-disputes select": {"aria-label": words("disputes-pick")},
            ".ttl-lang>div": {"role": "group", "aria-label": words("language")},
        }
        self.title.value = f"<h2>{escape(words('disputes-title', count=len(self.disputes)))}</h2>"
        self.readings = readings(self.dispute.match, self.field, lang=self.lang) if self.dispute else None
        self.source.value = f'<p role="status">{escape(self._source(texts))}</p>'
        self.columns.value = self.readings.rows() if self.readings else ""

    def _name(self, texts: RuleTexts, field: str) -> str:
        return f"{rule_fields.question_of(texts.fields[field])} {texts.label(field)} ({field})"

    def _source(self, texts: RuleTexts) -> str:
        """Where the position comes from, and which readings make no difference here."""
        found = self.dispute
        if found is None:
            return texts.say("disputes-none", games=self.disputes.searched)
        step, match = found.match.step, found.match
        if found.example:
            said = [texts.say("disputes-example", title=match.title_in(texts.say.lang), file=found.example, step=step)]
        else:
            seats, seed = len(match.players), str(match.seed)
            bot = texts.words.bot(found.bot)
            said = [texts.say("disputes-game", bot=bot, players=seats, seed=seed, step=step)]
        same = [texts.value(self.field, value) for value in found.values if value not in found.differing]
        return " ".join([*said, texts.say("disputes-same", values=", ".join(same))] if same else said)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        # Without a kernel, the disputed rule that was shown last can be seen.
        html = saved_html(self.source.value + self.columns.value)
        return {**live(self.widget), "text/plain": repr(self), "text/html": html}

    def __repr__(self) -> str:
        source = self._source(RuleTexts(self._plain, say(self.lang)))
        return f"{self.field}: {source}\n{self.readings or ''}".rstrip()
