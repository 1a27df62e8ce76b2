"""The arrangement of the parts of the widget: head line, strip, grid, tabs.
Sizes are in `player.css`, colours in `tabletop.css`; what a part shows is decided in the part."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as w

from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.glossary import SCREENS, find, name_in, read

from .. import markup
from ..rules.rule_copy import Copier
from ..sharing.handoff import Guard
from ..sharing.match_view import MatchView
from ..sharing.seat_view import NoQuestion
from ..words import LANGUAGES, Say
from .history import keys_table
from .parts import Box, Button, Html, Part, Segments
from .region import Region, box

if TYPE_CHECKING:
    from ..sharing.laptop import Laptop
    from .screen import Screen

NAMES = {"en": "EN", "ko": "한국어"}
TABS = ("clause", "knowledge", "branches", "seats", "keys")
FOR_ALL = ("branches",)
"""What a single seat's screen does not show when the laptop is shared: other branches would tell what was hidden."""


class Layout:
    """The frame of a widget."""

    def __init__(self, screen: Screen, title: str, do: Callable[..., None], laptop: Laptop | None = None) -> None:
        private = laptop is not None and laptop.private
        self._screen, self._title, self._private = screen, title, private
        self._at_table = laptop is not None and laptop.at_table
        self.hide: Button | None = None
        self._say: Say | None = None
        self.title, self.path, self.status = Html("ttl-title"), Html("ttl-path"), Html("sr ttl-status")
        self.see_label, self.keys, self.files = Html("quiet"), Html(), Html("ttl-files")
        named = [(NAMES[lang], lang) for lang in LANGUAGES]
        self.language = Segments("ttl-seg ttl-lang", lambda lang: do("lang", lang), named)
        self.save = Button("ttl-btn flat ttl-save", lambda: do("save"))
        self.rules = Button("ttl-btn flat", lambda: do("rules"))
        self.large = Button("ttl-btn flat ttl-large", lambda: do("large"))
        self._names = [name for name in TABS if not (private and name in FOR_ALL)]
        self.tabs = Segments("ttl-seg", self.tab, value=self._names[0])
        self.back, self.again = Button("ttl-btn", lambda: do("first")), Button("ttl-btn", lambda: do("again"))
        self.sheet = Button("ttl-btn", lambda: do("sheet"))
        self.below, self.after = Html("ttl-below"), Box("ttl-row", self.back, self.again, row=True)
        p = screen
        # A seat's own screen has a button to leave it, and nothing that shows or saves what others hide.
        ends: list[Part] = [self.large] if private else [self.rules, self.save, self.large]
        nobody_else = laptop is not None and (laptop.at_table or (laptop.private and laptop.order))
        guards: list[w.Widget] = []
        eyes = [] if nobody_else else [self.see_label, p.seats.selector]
        if laptop is not None and laptop.on and laptop.face != "public":
            self.hide = Button("ttl-btn ttl-hide", lambda: do("hide"))
            first = ".ttl-opts button, .ttl-find input, .ttl-find [data-do]"
            hides = private or laptop.at_table
            ends += [self.hide]
            guards = [Guard(lambda _: do("hide") if hides else None, wait=0, focus=first)]
        crowd = p.seats.crowd if isinstance(p.seats.selector, Segments) and eyes else ""
        # On a shared laptop the screen is covered, and hidden by a button of its own.
        looks = " looks" * (bool(eyes) and self.hide is None)
        head = Box(f"ttl-head{crowd}{looks}", self.title, *eyes, self.language, *ends, self.files, row=True)
        self.side_body = Box("ttl-body", p.clause.widget)
        side = Box("ttl-pane ttl-side", Box("ttl-bar", self.tabs, row=True), self.side_body)
        history = [] if self._at_table and private else [p.history.widget]
        top, under, card, *rest = self.regions = [
            Region(part) for part in (
                Box("ttl-plain", head, self.path, self.status), Box("ttl-plain", p.seats.row, p.mat.widget),
                p.card.widget, *history, Box("ttl-pane ttl-trace", p.filter.widget, p.told), p.hand.widget, side,
            )
        ]  # fmt: skip
        self.card = card
        board = box("ttl-board", p.board, under)
        self.grid = box("ttl-grid", top, board, card, *rest)
        self.frame = box("ttl ttl-plays", self.grid, Copier(), p.faces, *guards)

    # --- what changes ---------------------------------------------------------------------------------------------

    def show(self, match: MatchView, viewer: str, say: Say, large: bool) -> None:
        """Show what belongs to no part: title, strip, labels, the sentence for screen readers."""
        if self._say is not say:
            self._relabel(say, match.game)
        # Whoever knows the seed knows every card: it is for somebody who may see them.
        seed = {"seed": str(self._screen.seed)} if viewer == MODERATOR else {}
        many = say("players-seed" if seed else "players-many", players=len(match.players), **seed)
        title = match.game.title.get(say.lang) or match.title
        means = f' title="{escape(find(read(SCREENS), "seed").means[say.lang])}"' if seed else ""
        self.title.value = f'<h2>{escape(title)}</h2><span class="quiet sub"{means}>{escape(many)}</span>'
        self.path.value = self._strip(match, say)
        self.show_leaving(say, large)
        self._screen.board.large = large
        self.status.value = escape(self._status_text(match, viewer, say))

    def show_leaving(self, say: Say, large: bool) -> None:
        """Say with which key one leaves the projector."""
        choices = self._screen.choices
        # On a seat's own screen, and the moderator's, Escape hides what it shows; else first what is picked or opened.
        first = choices.journey.picked or choices.route.picked or self._screen.card.why_open
        leaves = "P" if self._private or self.hide is not None or first else "Esc"
        self.large.description = f"{say('small')} · {leaves}" if large else say("large")

    def offer_sheet(self, offered: bool, shown: bool, say: Say) -> None:
        """Offer the drawn score sheet in the place of the board, or the board in its place."""
        self.sheet.description = say("sheet-board" if shown else "sheet-drawn")
        self.after.children = (self.back, self.again, *([self.sheet] if offered else []))

    def arrange(self, **classes: bool) -> None:
        """Give the grid the classes by which the style sheet arranges it, and take away others.

        `over`: a game that is over is read, not played; `holds`: there are cards of the seat that looks.
        """
        for name, given in classes.items():
            change = self.grid.add_class if given else self.grid.remove_class
            change(name)

    def _relabel(self, say: Say, game: Any) -> None:
        self._say = say
        self.language.value = say.lang
        self.see_label.value = escape(say("see-as"))
        self.save.description, self.rules.description = say("save"), say("rules-edit")
        self.back.description, self.again.description = say("look-back"), say("new-seed")
        # The page knows whether a list of files is open, and which key its computer has (room.js).
        keys = (f'<kbd class="{name}">{key}</kbd>' for name, key in (("pc", "Ctrl+B"), ("mac", "Cmd+B")))
        self.files.value = f"{escape(say('files-open'))} {''.join(keys)}"
        ways = ("below-more", "below-top")
        self.below.value = "".join(f'<button type="button" class="{way}">{escape(say(way))}</button>' for way in ways)
        if self.hide is not None:
            self.hide.description = f"{say('public-view' if self._at_table else 'hide')} · Esc"
        self.keys.value = keys_table(say, name_in(game, "turn", say.lang))
        self.tabs.options = tuple((say(name), name) for name in self._names)

        def named(role: str, name: str) -> dict[str, str]:
            return {"role": role, "aria-label": name}

        below = {"data-below": say("options-below", count="#")}
        self._screen.board.aria = {
            ".ttl": {**named("region", say("region", title=self._title)), "lang": say.lang},
            ".ttl-path": named("navigation", say("place")),
            ".ttl-board": named("region", say("board")),
            ".ttl-decide": named("region", say("decision")),
            ".ttl-script": {"tabindex": "0", "data-below": say("lines-above", count="#")},
            ".ttl-opts": {**named("group", say("options")), **below},
            ".ttl-why": below,
            ".ttl-hist": named("region", say("history")),
            ".ttl-lanes input": {"aria-label": say("history")},
            ".ttl-trace": named("region", say("happened")),
            ".ttl-told>div": named("radiogroup", say("happened")),
            ".ttl-hand": named("region", say("hand")),
            ".ttl-trace .ttl-body": {"tabindex": "0", **below},
            ".ttl-side": named("region", say("clause")),
            ".ttl-side .ttl-body": {"tabindex": "0", "data-below": say("below-more")},
            ".ttl-filter select": {"aria-label": say("filter-label")},
            ".ttl-trace .ttl-bar .ttl-btn": {"aria-label": say("filter-back")},
            ".ttl-bots": named("group", say("bots-play")),
            ".ttl-seg.seats>div": named("radiogroup", say("see-as")),
            ".ttl-see select": {"aria-label": say("see-as")},
            ".ttl-lang>div": named("radiogroup", say("language")),
            ".ttl-status": {"role": "status", "aria-live": "polite"},
            **self._screen.seats.aria(say),
        }

    @staticmethod
    def _strip(match: MatchView, say: Say) -> str:
        """The path in the rulebook to the present question, from the outermost clause to the innermost."""
        decision, book = match.decision, match.rulebook(say.lang)
        frames = decision.frame.path() if decision is not None and decision.frame else []
        stack = [next((c for c in frame.clauses if c in book), "") for frame in frames]
        stack = list(dict.fromkeys(c for c in stack if c))[-4:]
        items = [
            f"<li{' class=now aria-current=step' if i == len(stack) - 1 else ''}>"
            + markup.do("clause", c, f"{escape(book[c].title)} <i>{escape(c)}</i>")
            + "</li>"
            for i, c in enumerate(stack)
        ]
        if decision is None:
            items = [f"<li class=now><button>{escape(say('over'))}</button></li>"]
        return f"<ol>{''.join(items)}</ol>"

    @staticmethod
    def _status_text(match: MatchView, viewer: str, say: Say) -> str:
        told = (seen for entry in reversed(match.trace) if (seen := entry.seen_by(viewer)) is not None)
        last = next((entry.text(say.lang) for entry in told), "")
        if match.decision is None:
            return f"{last} {say('over')}"
        decision = match.decision
        if isinstance(decision, NoQuestion):
            return f"{last} {decision.text(say.lang)}"
        asked = {"event": last, "prompt": decision.text(say.lang), "count": len(decision.options)}
        if decision.player == NATURE:
            return say("status-chance", **asked)
        return say("status", player=decision.player, **asked)

    def tab(self, name: str) -> None:
        """Open one of the tabs at the side."""
        self.tabs.value = name
        self._screen.show_tab()
        screen = self._screen
        parts: dict[str, Part] = {"clause": screen.clause.widget, "seats": screen.seats.people, "keys": self.keys}
        parts |= {"branches": screen.branches.widget, "knowledge": screen.knowledge.widget}
        self.side_body.children = (parts[name],)
