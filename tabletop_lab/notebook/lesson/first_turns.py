"""Games to choose from on the start page: the chosen one opens below, with bots, at a first question worth answering.
The choice and its pictures are here; playing is the widget's own work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures import render, saved_html
from tabletop_lab.figures.letters import without_small

from ..opened import is_open
from ..panes.sides import columns
from ..show import live
from ..widget.event_bridge import EventBridge
from ..widget.match_widget import MatchWidget
from ..widget.moves import known
from ..widget.parts import Box, Button, Html
from ..widget.region import Region, box, close, held
from ..words import say
from .page import close_up

WIDE = 400
"""Pixels across of a picture, in a page of two or three."""
LOW = "max-height:180px;width:auto;max-width:100%"
"""How a picture stands before the page is run: a high board is no larger than a broad one."""
READ = 11 / 350
"""Smaller letters, as a share of a picture's width, could not be read in a narrow page: the picture has none."""

ACROSS = 1760
"""The most pixels across of the games beside one another, before and after the page is run."""

FIRST_ANSWER = ".ttl-plays .ttl-pick :is(button, [data-do])"


@dataclass(frozen=True)
class Begin:
    """How a newcomer meets a game: the match, and the seat that is theirs.

    `lifted`: a place of the board that is pressed already; `answers`: what the seat has answered before.
    """

    players: int
    seed: int
    seat: str
    bot: str
    preset: str | None = None
    lifted: str = ""
    answers: tuple[str, ...] = ()


BEGIN = {
    "fourteen_nights": Begin(3, 6, "P1", "balanced"),
    # A day of voting: everybody answers by a press on a seat, and the votes are seen at once.
    "tabula_wolves": Begin(9, 20, "P3", "careful", "silent"),
    # The throws for sides and first turn are made, and P1 begins at the near side.
    "cetkaik": Begin(2, 4, "P1", "greedy", lifted="CAI"),
    # The map is laid, P1 has placed Move and goes first; a way through a door is pointed at.
    "tiedie": Begin(4, 21, "P1", "sensible", None, "T7(2,4)", ("clockwise", "T1 east", "T2 west", "move")),
    # The first round of a short game: everybody has a character, and P1 stands among rooms nobody has seen.
    "void_seeders": Begin(3, 1, "P1", "survivor", "first_lesson", answers=("captain", "left")),
}


@dataclass(frozen=True)
class Opened:
    """A game that was chosen, its player, and the choice of games below which it stands."""

    name: str
    player: MatchWidget
    below: FirstTurns


_latest: list[Opened] = []
"""The one that was opened last in this kernel: a page that is loaded again no longer shows it."""


def _page_of(name: str, kind: str) -> str:
    """The notebook of a game beside the one that runs, or ''."""
    page = f"{name}_{kind}.ipynb"
    return page if Path(page).is_file() else ""


class FirstTurns:
    """A choice of games; `choose(name)` does what a press does. `player`: the widget of the chosen game, or None.

    Where a game was chosen before in the same kernel, `go_on()` shows its player again.

    >>> turns = FirstTurns("en")
    >>> turns.choose("cetkaik").player.match.decision.player, turns.chosen
    ('P1', 'cetkaik')
    """

    def __init__(self, lang: str | None = None) -> None:
        self.lang = known_language(lang or language())
        self.chosen = ""
        self.player: MatchWidget | None = None
        words = say(self.lang)
        self._pictures = {name: self._picture(name) for name in BEGIN}
        self._steps = Html("tl-first-steps", self._how())
        self._cards = {
            name: Box("ttl-first-card", Html("", self._shown(name)), self._button(name), Html("", self._below(name)))
            for name in BEGIN
        }
        self._again = Box("ttl-first-again")
        if _latest:
            self._again.children = (Button("ttl-btn go", self.go_on, self._offer(_latest[-1])),)
        self._row = Box("ttl-first-row", *self._cards.values(), row=True)
        self.region = Region(Box("ttl-first", self._again, self._steps, self._row))
        self.bridge = EventBridge(self._heard)
        self.bridge.aria = {".ttl-first": {"role": "region", "aria-label": words("first-title")}}
        self.frame = box("ttl ttl-first-frame", self.region, self.bridge)
        self.widget = box("ttl-first-whole", self.frame)

    def choose(self, name: str) -> FirstTurns:
        """Open a game at its first question (again, if it is open); TabletopError for a game not offered here."""
        begin = BEGIN[known(name, tuple(BEGIN), "game")]
        match = self._match(name)
        player = MatchWidget(match, lang=self.lang, bots=self._others(name, match), mode="alone")
        is_open(player)
        if begin.lifted:
            player.presses.place(begin.lifted)
        return self._open(Opened(name, player, self))

    def go_on(self) -> FirstTurns:
        """Show the player of the game that was opened last in this kernel; nothing happens if there is none."""
        if not _latest:
            return self
        _latest[-1].below.gives_up_its_player(self)
        return self._open(replace(_latest[-1], below=self))

    def gives_up_its_player(self, other: FirstTurns) -> None:
        """What another page shows from now on must not stand here as well: once it is closed there, a page that is
        loaded again would look for it here, and would show nothing at all.
        """
        if other is not self:
            self.player, self.widget.children = None, (self.frame,)

    def _open(self, opened: Opened) -> FirstTurns:
        before, self.chosen, self.player = self.player, opened.name, opened.player
        _latest[:] = [opened]
        if self.player.lang != self.lang:
            self.player.speak(self.lang)
        with held(self.region):
            self._steps.value = ""
            self._row.css = "ttl-first-row chosen"
            self._again.children = ()
            for name, card in self._cards.items():
                picture, _, line = card.children
                picture.value = line.value = ""
                card.css = "ttl-first-card now" if name == self.chosen else "ttl-first-card"
        now = {f".ttl-first-card{only} button": {"aria-pressed": said} for only, said in
               ((":not(.now)", "false"), (".now", "true"))}  # fmt: skip
        self.bridge.aria = {**self.bridge.aria, **now}
        self.widget.children = (self.frame, self.player.stage.whole)
        self.bridge.focus(FIRST_ANSWER)  # so that the keys printed on the answers work at once
        if before is not None and before is not self.player:
            close(before.stage.whole)
        return self

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _match(self, name: str) -> Match:
        begin = BEGIN[name]
        match = Match(name, players=begin.players, seed=begin.seed, rules=begin.preset, lang=self.lang)
        for answer in begin.answers:
            match.run(bots=self._others(name, match)).play(answer)
        return match

    @staticmethod
    def _others(name: str, match: Match) -> dict[str, str]:
        begin = BEGIN[name]
        return {seat: begin.bot for seat in match.players if seat != begin.seat}

    def _heard(self, message: Mapping[str, Any]) -> None:
        """A press on a picture chooses its game, as the button below it does."""
        if message.get("what") == "choose" and message.get("with") in BEGIN:
            self.choose(message["with"])

    def _shown(self, name: str) -> str:
        return f'<div class="pick" data-do="choose" data-with="{name}">{self._pictures[name]}</div>'

    def _button(self, name: str) -> Button:
        return Button("ttl-btn go", partial(self.choose, name), self._title(name))

    def _title(self, name: str) -> str:
        return str(self._match(name).title)

    def _offer(self, opened: Opened) -> str:
        match = opened.player.match
        key = "first-go-on" if match.decision is not None else "first-look-back"
        return say(self.lang)(key, game=self._title(opened.name), step=match.step)

    def _line(self, name: str) -> str:
        return f"<p>{escape(say(self.lang)(f'first-line-{name}'))}</p>"

    def _how(self) -> str:
        words = say(self.lang)
        steps = "".join(f"<li>{escape(words(f'first-{step}'))}</li>" for step in ("run", "choose", "press"))
        return f'<h2 lang="{self.lang}">{escape(words("first-title"))}</h2><ol>{steps}</ol>'

    def _picture(self, name: str) -> str:
        """The board at the first question, as the seat that is asked sees it."""
        match, seat = self._match(name), BEGIN[name].seat
        match.run(bots=self._others(name, match))
        drawn = {
            theme: without_small(close_up(match, seat, self.lang, theme, asked=False)[0].svg(), READ)
            for theme in ("light", "dark")
        }
        return saved_html(render.themed_html(drawn.__getitem__, match.alt_text(seat, self.lang), width=WIDE))

    def _to_the_lesson(self, name: str) -> str:
        """The picture before the page is run: a press on it opens the game's lesson, if that is in the folder."""
        lesson, words = _page_of(name, "walkthrough"), say(self.lang)
        picture = self._pictures[name].replace('style="max-width:100%', f'style="{LOW}')
        if not lesson:
            return picture
        told = escape(f"{self._title(name)}: {words('first-lesson')}", quote=True)
        return f'<a href="{lesson}" title="{told}" style="display:block;text-align:center">{picture}</a>'

    def _below(self, name: str) -> str:
        """The line of a game and its links, in the running page: they open in the lab (event_bridge.js)."""
        return self._line(name) + self._ways(name).replace("<a ", '<a target="_blank" rel="noopener" ')

    def _ways(self, name: str) -> str:
        """The game's lesson and its rules lab as links, of those in the folder."""
        words, kinds = say(self.lang), {"first-lesson": "walkthrough", "first-rules-lab": "rules_lab"}
        pages = {key: _page_of(name, kind) for key, kind in kinds.items()}
        ways = [f'<a href="{page}">{escape(words(key))}</a>' for key, page in pages.items() if page]
        return f"<p>{' · '.join(ways)}</p>" if ways else ""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        cells = [[self._to_the_lesson(name) for name in BEGIN], [self._line(name) + self._ways(name) for name in BEGIN]]
        table = columns([escape(self._title(name)) for name in BEGIN], *cells, lang=self.lang, across=ACROSS)
        html = f'<div lang="{self.lang}" style="word-break:keep-all">{self._how()}{table}</div>'
        return {**live(self.widget), "text/plain": repr(self), "text/html": html}

    def __repr__(self) -> str:
        return f"FirstTurns({', '.join(BEGIN)})"
