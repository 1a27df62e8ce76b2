"""The handoff screen: what a shared laptop shows while it is passed on. It holds nothing secret.
It shows and reports; `laptop.py` decides who has the laptop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.notebook.widget.pace import Paced

from .. import markup
from ..rounds import numbered
from ..widget.connection import with_connection
from ..widget.parts import Box, Button, Check, Html, Segments
from ..widget.region import STYLE, Region, box, held, plain
from ..words import Say
from .modes import MODES
from .seat_view import in_public

if TYPE_CHECKING:
    from ..widget.session import Session

_HERE = Path(__file__).parent
NEWS = 4
"""How many sentences about what everybody may know are shown on a handoff screen, beside those that must be told."""
LONG = 5
"""With more sentences than this the screen is set smaller."""


class Guard(Paced, anywidget.AnyWidget):
    """The part of the handoff screen in the page: focus, a button that ignores a stray Enter, and Esc.

    `seq` counts handoff screens: the button of each is locked for `wait` milliseconds. With `wait` 0 it only moves the
    focus to `focus`.
    """

    _esm = with_connection(_HERE / "handoff.js")
    _css = STYLE

    seq = traitlets.Int(0).tag(sync=True)
    wait = traitlets.Int(800).tag(sync=True)
    focus = traitlets.Unicode(".ttl-handoff .go").tag(sync=True)

    def __init__(self, heard: Callable[[Mapping[str, Any]], None], **kwargs: Any) -> None:
        super().__init__(layout=plain(), _dom_classes=("sr",), **kwargs)
        self._heard = heard
        self.on_msg(self._receive)

    def _receive(self, _widget: object, message: Mapping[str, Any], _buffers: object) -> None:
        self._heard(message)


class Handoff:
    """The screen between two seats, the call to the whole table, the question before everybody sees everything."""

    def __init__(self, do: Callable[..., None], heard: Callable[[Mapping[str, Any]], None]) -> None:
        self._who = ""
        self.guard = Guard(heard)
        self.head, self.round = Html(), Html()
        self.go = Button("ttl-btn go", lambda: do("i am", self._who))
        self.other = Button("ttl-btn", lambda: do(self._other))
        self.quick = Button("ttl-btn", lambda: do("laptop", "quick"))
        self._other = "everyone"
        self._do, self._buttons = do, dict[str, Button]()
        self.seats = Box("ttl-row ttl-anybody", row=True)
        inside = Box("in", self.head, self.seats, self.go, self.other, self.round, self.quick)
        self.body = Region(Box("ttl-handoff", inside))
        self.frame = box("ttl", self.body, self.guard)

    def show(self, player: Session, say: Say) -> None:
        """Show whose turn it is to take the laptop, or what is asked before the screen is uncovered."""
        with held(self.body):
            self._show(player, say)
        self.guard.seq += 1

    def _show(self, player: Session, say: Say) -> None:
        laptop, match = player.laptop, player.match
        asks, calls = laptop.face == "question", laptop.face == "call"
        self._who = MODERATOR if asks else laptop.seat
        called = laptop.order if calls else ()
        self.seats.children = [self._button(seat) for seat in called]
        if calls:
            title, text, glyph = self.call(laptop, match.words(say.lang), say), say("anybody-text"), ""
            news = self._told(player, say)
            self.go.description, self.other.description = say("nobody"), say("moderator-view")
            self._other = "everyone"
        elif asks:
            # Before a real table one person knows everything: the others must not see the screen.
            whom = "moderator" if laptop.at_table and laptop.question == "everyone" else "everyone"
            title, text = say(f"{whom}-see"), say(f"{whom}-see-text")
            glyph, news = "", ""
            self.go.description, self.other.description = say(f"{whom}-yes"), say("everyone-no")
            self._other = "hide"
        else:
            title, text = (
                say("pass-to", player=laptop.seat),
                say("look-away-quick" if laptop.tells_who_acts else "look-away"),
            )
            number = match.players.index(laptop.seat) + 1
            news = self._told(player, say)
            low = " low" * ('class="news long"' in news)
            glyph = (
                f'<svg class="glyph p{number}{low}" viewBox="-60 -60 120 120" aria-hidden="true">'
                '<circle r="56" fill="none" stroke="currentColor" stroke-width="4"/>'
                f'<text y="21" font-size="60" font-weight="700" text-anchor="middle" fill="currentColor">{number}'
                "</text></svg>"
            )
            self.go.description, self.other.description = say("i-am", player=laptop.seat), say("moderator-view")
            self._other = "everyone"
        self.other.css = "ttl-btn back" if asks else "ttl-btn corner"
        name = f"ttl-{self.guard.model_id}"
        self.head.value = (
            f'<div class="quiet where">{escape(self.where(player, say))}</div>{glyph}'
            f'<h2 id="{name}-t">{escape(title)}</h2><p class="quiet" id="{name}-d">{escape(text)}</p>{news}'
        )
        self.round.value = "" if asks or laptop.call else self._round(laptop, say)
        offered = not asks and not calls and laptop.offers_the_quick_way
        self.quick.description, self.quick.css = say("quick-way"), "ttl-btn" if offered else "ttl-btn gone"

    def _button(self, seat: str) -> Button:
        """The button of a seat, the same at every call: new ones would have new numbers in the page."""
        if seat not in self._buttons:
            self._buttons[seat] = Button("ttl-btn", lambda: self._do("i am", seat), seat)
        return self._buttons[seat]

    def _told(self, player: Session, say: Say) -> str:
        news = self.news(player, say)
        told = "".join(f"<li>{markup.sentence(text)}</li>" for text in news)
        heading = f"<h3>{escape(say('everybody-knows'))}</h3>"
        return f'<div class="news{" long" * (len(news) > LONG)}">{heading}<ul>{told}</ul></div>' if told else ""

    @staticmethod
    def call(laptop: Any, words: Any, say: Say) -> str:
        """What the whole table is asked: the game's words for the moment (`window-<name>`), and whether anybody reacts.

        It contains only what everybody knows, and is the same whoever could react.
        """
        window = laptop.call.opened.window
        moment = f"{words(f'window-{window.name}', **window.facts)} " if words.has(f"window-{window.name}") else ""
        return f"{moment}{say('anybody')}"

    @staticmethod
    def where(player: Session, say: Say) -> str:
        """The game, and the part of it that everybody knows to be played."""
        match = player.match
        words, title = match.words(say.lang), match.game.title.get(say.lang) or match.title
        told = in_public(match) if player.laptop.at_table else player.laptop.public()
        for entry in reversed(told.trace.events()):
            fact, number = numbered(entry) or ("", None)
            if type(number) is int and words.has(f"round-{fact}"):
                part = words(f"round-{fact}", **{fact: number})
                return f"{title} · {part[:1].upper()}{part[1:]}"
        return str(title)

    @staticmethod
    def news(player: Session, say: Say) -> list[str]:
        """What everybody may know: all that must be told, and the latest of the rest; the very last says what is on."""
        news, shown = player.laptop.news(), presentation_of(player.match.game)
        weights = [shown.importance(entry) for entry in news]
        main, rest = ([at for at, weight in enumerate(weights) if weight == one] for one in (2, 1))
        kept = {*main, *rest[-max(NEWS - len(main), 1) :]}
        return [entry.text(say.lang) for at, entry in enumerate(news) if at in kept]

    @staticmethod
    def _round(laptop: Any, say: Say) -> str:
        """Who had the laptop in this round, and why everybody takes it; or what the quick way gives away."""
        if laptop.looking or laptop.tells_who_acts:
            told = say("look-first-why" if laptop.looking else "quick-tells")
            return f'<p class="quiet why">{escape(told)}</p>'
        if not laptop.order:
            return ""
        seats = "".join(
            f'<span role="listitem"{_of(seat, laptop)}>{escape(seat)}{" ✓" if seat in laptop.done else ""}</span>'
            for seat in laptop.order
        )
        name = escape(say("laptop-round"))
        number, rounds = laptop.round()
        why = say("everybody-in-turn" if laptop.quick else "everybody-takes")
        often = f" {say('always-rounds', round=number, rounds=rounds)}" if rounds > 1 else ""
        return (
            f'<div class="ttl-round" role="list" aria-label="{name}">{seats}</div>'
            f'<p class="quiet why">{escape(why + often)}</p>'
        )

    def said(self, player: Session, say: Say) -> tuple[str, str]:
        """What the handoff screen says to a reader without a kernel: where the match is, and how to go on."""
        return self.where(player, say), say("table-alt" if player.laptop.at_table else "handoff-alt")


class LaptopChoice:
    """Lets people choose whether the laptop is shared, and whether talk is typed; in the tab of seats and bots."""

    def __init__(self, do: Callable[..., None]) -> None:
        self._label, self._buttons = Html(), Segments("ttl-seg wraps", lambda how: do("laptop", how))
        self.talk, self._help = Check("", lambda typed: do("talk", typed)), Html()
        self.widget = Box("ttl-laptop", self._label, self._buttons)

    def show(self, how: str, match: Any, private: bool, say: Say) -> None:
        """Show the present choice; whether talk is typed can be chosen until a player has answered.

        Not from a seat's screen or before a room (`private`): whether somebody has answered is a secret there.
        """
        self._label.value = f'<b>{escape(say("laptop"))}</b><p class="quiet">{escape(say("laptop-help"))}</p>'
        self._buttons.options, self._buttons.value = tuple((say(f"laptop-{name}"), name) for name in MODES), how
        preset = match.game.Rules.presets.get(match.game.spoken, {})
        self.talk.description = say("talk-typed")
        self.talk.value = any(getattr(match.rules, name) != value for name, value in preset.items())
        self._help.value = f'<p class="quiet">{escape(say("talk-typed-help"))}</p>'
        asks = bool(preset) and not private and match.nobody_has_answered
        self.widget.children = (self._label, self._buttons, *((self.talk, self._help) if asks else ()))


def _of(seat: str, laptop: Any) -> str:
    if seat in laptop.done:
        return ' class="done"'
    return ' class="now" aria-current="step"' if seat == laptop.seat else ""
