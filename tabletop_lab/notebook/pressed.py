"""What mouse, keys and pressed pieces of HTML ask a player for: which verb each of them calls.
The verbs themselves stand in player.py, sharing.py, lines.py, panes.py and busy.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop_lab.engine.errors import TabletopError
from tabletop_lab.engine.state import MODERATOR
from tabletop_lab.figures.style import THEMES

from . import moves
from .laptop import Laptop
from .screen import Screen

# Keys that are no option's badge: what they ask for.
KEYS = {
    **dict.fromkeys(("u", "[", "undo"), "undo"),
    **dict.fromkeys(("r", "]", "redo"), "redo"),
    **dict.fromkeys(("w", "alt+w"), "why"),
    **dict.fromkeys(("c", "alt+c"), "next clause"),
    **dict.fromkeys(("t", "alt+b"), "turn"),
    **dict.fromkeys(("g", "alt+r"), "go"),
    "b": "one",
    "{": "first",
    "}": "last",
    "f": "filter clause",
    "k": "knows",
    "?": "keys",
    "Enter": "commit",
    "Escape": "close",
}


class Presses:
    """The part of a Player that hears mouse and keys; every other verb of it can be called from here."""

    match: Any
    lang: str
    theme: str
    hit: str
    message: tuple[str, BaseException | None]
    screen: Screen | None
    _screen: Any
    laptop: Laptop
    lock: Any
    task: Any
    seen: Any

    undo: Callable[..., Any]
    redo: Callable[..., Any]
    goto: Callable[..., Any]
    save: Callable[..., Any]
    stop: Callable[..., Any]
    roll: Callable[..., Any]
    done: Callable[..., Any]
    hide: Callable[..., Any]
    cited: Callable[..., Any]
    may_choose: Callable[..., Any]
    click: Callable[..., Any]
    sit: Callable[..., Any]
    see_as: Callable[..., Any]
    speak: Callable[..., Any]
    why: Callable[..., Any]
    show_clause: Callable[..., Any]
    edit_rules: Callable[..., Any]
    let_bots: Callable[..., Any]
    ask_chance: Callable[..., Any]
    branch: Callable[..., Any]
    switch: Callable[..., Any]
    rename_branch: Callable[..., Any]
    watch: Callable[..., Any]
    refresh: Callable[..., Any]
    enter_cards: Callable[..., Any]
    deal_rest: Callable[..., Any]
    _act: Callable[..., Any]
    _panes: Callable[..., Any]
    _share: Callable[..., Any]
    _covered_press: Callable[..., Any]
    _leave: Callable[..., Any]
    _walk: Callable[..., Any]
    _walk_back: Callable[..., Any]
    _choose: Callable[..., Any]

    def press(self, key: str) -> Any:
        """Press a key while the focus is on the player; a key without a meaning does nothing."""
        if self.laptop.covered:
            if key == "Escape":
                self._leave()
            return self
        name = self._screen.choices.keys.get(key)
        if name is not None and self.may_choose():
            return self.click(name)
        if key.startswith("alt+") and key[4:].isdigit():
            seat = int(key[4:])
            if seat <= len(self.match.players):
                self._do("see", self.match.players[seat - 1] if seat else MODERATOR)
        elif key in KEYS:
            self._do(KEYS[key])
        return self

    # --- reports from mouse and keys -----------------------------------------------------------------------------

    def _place(self, key: str) -> None:
        """A place of the board was pressed: an option, a part of one, or a thing one cannot choose."""
        if self._screen.choices.walk.open and self.may_choose():
            self._ui(lambda: self._walk(key))
        elif key in self._screen.targets():
            self._pressed("play", key)
        elif self.may_choose():
            self._ui(lambda: self.why(key))

    def _heard(self, message: Mapping[str, Any]) -> None:
        kind = message["type"]
        if kind == "key":
            self._ui(lambda: self.press(str(message["key"])))
        elif kind == "do":
            self._pressed(str(message["what"]), str(message["with"]))
        elif kind == "theme" and message["theme"] in THEMES and message["theme"] != self.theme:
            self.theme = str(message["theme"])
            if not self.laptop.covered:
                self._ui(self.refresh)

    def _pressed(self, what: str, value: Any = "") -> None:
        self._ui(lambda: self._do(what, value))

    def _do(self, what: str, value: Any = "") -> None:
        """One thing that a button, a key or a piece of HTML asked for."""
        screen: Any = self.screen
        if self.laptop.covered and what not in ("i am", "everyone", "hide"):
            return
        acts: dict[str, Callable[[], Any]] = {
            "play": lambda: self.click(value),
            "choose": lambda: self._choose(value),
            "walk": lambda: self._walk_back(int(value)),
            "part": lambda: screen.choices.toggle(value),
            "commit": lambda: screen.choices.commit(value),
            "undo": self.undo,
            "redo": self.redo,
            "goto": lambda: self.goto(int(value)),
            "first": lambda: self.goto(0),
            "last": lambda: self.goto(self.seen.steps),
            "one": lambda: self.let_bots("decision"),
            "turn": lambda: self.let_bots("turn"),
            "end": lambda: self.let_bots(None),
            "go": lambda: self.done() if self.laptop.private else self.let_bots(None, everybody=False),
            "stop": self.stop,
            "sit": lambda: self.sit(value),
            "see": lambda: self.see_as(value),
            "lang": lambda: self.speak(value),
            "why": self.why,
            "clause": lambda: self.show_clause(value),
            "next clause": self._next_clause,
            "fold": lambda: (screen.trace.toggle(value), screen.show_trace()),
            "keys": lambda: screen.layout.tab("keys"),
            "close": self._close,
            "table": self._toggle_table,
            "save": self.save,
            "rules": self.edit_rules,
            "again": self._again,
            "ask": lambda: self.ask_chance(bool(value)),
            "roll": self.roll,
            "branch": lambda: self.branch(value),
            "switch": lambda: self.switch(value),
            "rename": lambda: self.rename_branch(value),
            "watch": lambda: self.stop() if self.task else self.watch(),
            "speed": lambda: setattr(self, "speed", value),
            **self._panes(value),
            "i am": lambda: self._covered_press(value),
            "everyone": lambda: self.see_as(MODERATOR),
            "hide": self.hide,
            "laptop": lambda: self._share(value),
            "enter cards": self.enter_cards,
            "deal rest": self.deal_rest,
        }
        acts[what]()

    def _ui(self, action: Callable[[], Any]) -> None:
        """Do what a person asked for; a mistake of theirs is shown in the card, any other error is raised as well."""
        with self.lock:
            try:
                action()
            except TabletopError as error:
                self.message = ("", error)
                self.refresh()
            except Exception as error:
                self.message = ("", error)
                self.refresh()
                raise

    def _close(self) -> None:
        if self._screen.choices.walk.walked:
            self._walk_back()
            return
        self._screen.card.why_open, self.message = False, ("", None)
        self.stop()
        self._screen.layout.tab("clause")
        if self.laptop.private:
            self.hide()
        else:
            self.refresh()

    def _next_clause(self) -> None:
        book, shown = self.match.rulebook(self.lang), self._screen.clause.shown
        cited = [c for c in self.cited() if c in book]
        if cited:
            at = cited.index(shown) + 1 if shown in cited else 0
            self.show_clause(cited[at % len(cited)])

    def _toggle_table(self) -> None:
        self._screen.layout.whole_table = not self._screen.layout.whole_table
        self.refresh()

    def _again(self) -> None:
        self.match = moves.again(self.match)
        self._act(lambda: None)
