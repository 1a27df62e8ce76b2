"""How the parts of the player stand together: head line, strip, grid, tabs; and how it is shown in a cell.
Sizes and colours stand in `tabletop.css`; what the parts show is theirs."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as w

from tabletop_lab.engine.core.question import NATURE

from . import markup
from .board import picture_html
from .cover import Guard
from .history import keys_table
from .seen import Nothing
from .words import LANGUAGES, Say

if TYPE_CHECKING:
    from .laptop import Laptop
    from .screen import Screen

NAMES = {"en": "EN", "ko": "한국어"}
TABS = ("clause", "knowledge", "branches", "seats", "keys")
FOR_ALL = ("branches",)
"""What a single seat's screen does not show when the laptop is shared: other lines of play tell what was hidden."""


def _box(kind: type[w.Box], css: str, *children: w.Widget) -> w.Box:
    box = kind(list(children))
    for name in css.split():
        box.add_class(name)
    return box


class Layout:
    """The frame of a player."""

    def __init__(
        self, screen: Screen, title: str, do: Callable[..., None], whole: Any = None, laptop: Laptop | None = None
    ) -> None:
        private = laptop is not None and laptop.private
        self._screen, self._title, self._do = screen, title, do
        self.whole_table = False
        self._at_table = laptop is not None and laptop.at_table
        self.hide: w.Button | None = None
        self._say: Say | None = None
        self.title, self.path, self.status = w.HTML(), w.HTML(), w.HTML()
        self.see_label = w.HTML()
        self.language = w.ToggleButtons(options=[(NAMES[lang], lang) for lang in LANGUAGES])
        self.language.observe(self._language, "value")
        self.save, self.table, self.rules = w.Button(), w.Button(), w.Button()
        self.save.on_click(lambda _: do("save"))
        self.rules.on_click(lambda _: do("rules"))
        self.table.on_click(lambda _: do("table"))
        self._names = [name for name in TABS if not (private and name in FOR_ALL)]
        self.tabs = w.ToggleButtons(options=self._names)
        self.tabs.observe(self._tabbed, "value")
        self.keys = w.HTML()
        self.back, self.again = w.Button(), w.Button()
        self.back.on_click(lambda _: do("first"))
        self.again.on_click(lambda _: do("again"))
        self.after = _box(w.HBox, "ttl-row", self.back, self.again)
        for widget, css in (
            (self.title, "ttl-title"), (self.path, "ttl-path"), (self.status, "sr"),
            (self.see_label, "quiet"), (self.language, "ttl-seg"), (self.tabs, "ttl-seg"), (self.save, "ttl-btn"),
            (self.rules, "ttl-btn"),
            (self.table, "ttl-btn"), (self.back, "ttl-btn"), (self.again, "ttl-btn"),
        ):  # fmt: skip
            widget.add_class(css)
        self.language.add_class("ttl-lang")
        self.save.add_class("flat")
        self.rules.add_class("flat")
        self.table.add_class("flat").add_class("ttl-whole")
        p = screen
        # A seat's own screen has a way out, and nothing that shows or writes what others hide.
        ends: list[w.Widget] = [] if private else [self.rules, self.save]
        nobody_else = laptop is not None and (laptop.at_table or (laptop.private and laptop.order))
        eyes = [] if nobody_else else [self.see_label, p.seats.selector]
        if laptop is not None and laptop.on and laptop.face != "table":
            self.hide = w.Button()
            self.hide.add_class("ttl-btn").add_class("ttl-hide")
            self.hide.on_click(lambda _: do("hide"))
            first = ".ttl-opts button, .ttl-find input, .ttl-find [data-do]"
            hides = private or laptop.at_table
            ends += [self.hide, Guard(lambda _: do("hide") if hides else None, wait=0, focus=first)]
        head = _box(w.HBox, "ttl-head", self.title, *eyes, self.language, *ends)
        board = _box(w.VBox, "ttl-board", p.board, p.seats.row, self.table)
        trace = _box(w.VBox, "ttl-pane ttl-trace", p.filter.widget, p.trace.widget)
        self.side_body = _box(w.VBox, "ttl-body", p.clause.pane)
        side = _box(w.VBox, "ttl-pane ttl-side", _box(w.HBox, "ttl-bar", self.tabs), self.side_body)
        history = [] if self._at_table and private else [p.history.widget]
        self.grid = _box(w.VBox, "ttl-grid", head, self.path, board, p.card.widget, *history, trace, side)
        self.frame = _box(w.VBox, "ttl", self.grid, self.status)
        self.whole = whole or _box(w.VBox, "ttl-whole-player", self.frame)

    # --- what changes ---------------------------------------------------------------------------------------------

    def show(self, match: Any, viewer: str, say: Say) -> None:
        """Show what belongs to no part: title, strip, labels, the sentence for screen readers."""
        if self._say is not say:
            self._relabel(say)
        many = say("players-seed", players=len(match.players), seed=str(match.seed))
        title = match.game.title.get(say.lang) or match.title
        self.title.value = f'<h2>{escape(title)}</h2><span class="quiet sub">{escape(many)}</span>'
        self.path.value = self._strip(match, say)
        self.table.description = say("close-view" if self.whole_table else "whole-table")
        # Without places there is no closer view.
        self.table.layout.display = None if self._screen.board.boxes else "none"
        self.grid._dom_classes = ("ttl-grid", "open") if self.whole_table else ("ttl-grid",)
        self.status.value = escape(self._spoken(match, viewer, say))

    def _relabel(self, say: Say) -> None:
        self._say = say
        self.language.unobserve(self._language, "value")
        self.language.value = say.lang
        self.language.observe(self._language, "value")
        self.see_label.value = escape(say("see-as"))
        self.save.description, self.rules.description = say("save"), say("rules-edit")
        self.back.description, self.again.description = say("look-back"), say("new-seed")
        if self.hide is not None:
            self.hide.description = f"{say('public-view' if self._at_table else 'hide')} · Esc"
        self.keys.value = keys_table(say)
        chosen = self.tabs.value
        self.tabs.unobserve(self._tabbed, "value")
        self.tabs.options = [(say(name), name) for name in self._names]
        self.tabs.value = chosen
        self.tabs.observe(self._tabbed, "value")

        def named(role: str, name: str) -> dict[str, str]:
            return {"role": role, "aria-label": name}

        self._screen.board.aria = {
            ".ttl": {**named("region", say("region", title=self._title)), "lang": say.lang},
            ".ttl-path": named("navigation", say("place")),
            ".ttl-board": named("region", say("board")),
            ".ttl-decide": named("region", say("decision")),
            ".ttl-opts": named("group", say("options")),
            ".ttl-hist": named("region", say("history")),
            ".ttl-lanes .noUi-handle": {"aria-label": say("history")},
            ".ttl-trace": named("region", say("happened")),
            ".ttl-trace .ttl-body": {"tabindex": "0"},
            ".ttl-side": named("region", say("clause")),
            ".ttl-side .ttl-body": {"tabindex": "0"},
            ".ttl-filter select": {"aria-label": say("filter-label")},
            ".ttl-trace .ttl-bar button": {"aria-label": say("filter-back")},
            ".ttl-bots": named("group", say("bots-play")),
            ".ttl-seg.seats>div": named("radiogroup", say("see-as")),
            ".ttl-lang>div": named("radiogroup", say("language")),
            ".ttl>.sr": {"role": "status", "aria-live": "polite"},
            **self._screen.seats.aria(say),
        }

    @staticmethod
    def _strip(match: Any, say: Say) -> str:
        """Where in the rulebook the present question stands, from the outside to the inside."""
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
    def _spoken(match: Any, viewer: str, say: Say) -> str:
        told = (seen for entry in reversed(match.trace) if (seen := entry.seen_by(viewer)) is not None)
        last = next((entry.text(say.lang) for entry in told), "")
        if match.decision is None:
            return f"{last} {say('over')}"
        decision = match.decision
        if isinstance(decision, Nothing):
            return f"{last} {decision.text(say.lang)}"
        asked = {"event": last, "prompt": decision.text(say.lang), "count": len(decision.options)}
        if decision.player == NATURE:
            return say("status-chance", **asked)
        return say("status", player=decision.player, **asked)

    def tab(self, name: str) -> None:
        """Open one of the tabs at the side."""
        self.tabs.value = name

    def _tabbed(self, change: Any) -> None:
        part = {"clause": self._screen.clause.pane, "seats": self._screen.seats.people, "keys": self.keys}
        part["branches"], part["knowledge"] = self._screen.branches.widget, self._screen.knowledge.widget
        self._screen.show_knowledge()
        self.side_body.children = (part[change["new"]],)

    def below(self, *widgets: w.Widget) -> None:
        """Show something below the player (nothing: only the player)."""
        self.whole.children = (self.frame, *widgets)

    def _language(self, change: Any) -> None:
        self._do("lang", change["new"])

    # --- showing in a cell ----------------------------------------------------------------------------------------

    def bundle(self, picture: tuple[str, str] | None = None) -> dict[str, Any]:
        """The live widget, and for readers without a kernel a picture with its words (that of the board when None)."""
        made: Any = self.whole._repr_mimebundle_() or {}
        data = made[0] if isinstance(made, tuple) else made
        board = self._screen.board
        svg, alt = picture or (board.svg, str(board.state.get("alt", "")))
        return {**data, "text/html": picture_html(svg, alt), "text/plain": alt}
