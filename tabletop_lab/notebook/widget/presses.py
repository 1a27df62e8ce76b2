"""What mouse, keys and buttons in the HTML do: which method of the widget each of them calls.
The methods themselves are those of `match_widget.py` and its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import BotError, TabletopError
from tabletop_lab.engine.core.labels import label
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.figures.style import THEMES

from ..words import say
from . import moves
from .journey_picking import JourneyPicking
from .room import Room

if TYPE_CHECKING:
    from .match_widget import MatchWidget

# Keys that are not the shortcut of an option, and what they do.
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
    "p": "large",
    "f": "filter clause",
    "k": "knows",
    "e": "everybody",
    "?": "keys",
    "Enter": "commit",
    "Escape": "close",
}


class Presses:
    """Receives what the page reports for one widget, and calls the widget's methods."""

    def __init__(self, widget: MatchWidget) -> None:
        self._of = widget

    def press(self, key: str) -> None:
        """Press a key while the focus is on the widget; a key without a meaning does nothing."""
        of = self._of
        if of.laptop.covered:
            if key == "Escape":
                of.hotseat.leave()
            return
        name = of.stage.present.choices.keys.get(key)
        if name is not None and of.may_choose():
            of.click(name)
        elif key.startswith("alt+") and key[4:].isdigit():
            seat = int(key[4:])
            if seat <= len(of.match.players):
                self.do("see", of.match.players[seat - 1] if seat else MODERATOR)
        elif key in KEYS:
            self.do(KEYS[key])

    # --- reports of the page --------------------------------------------------------------------------------------

    def place(self, key: str) -> None:
        """Handle a press on a place of the board: an option, a part of one, or a thing that cannot be chosen."""
        of = self._of
        if of.stage.present.choices.route.open and of.may_choose():
            self.ui(lambda: self._pick_place(key))
        elif key in self._journey.ways and of.may_choose():
            self.ui(lambda: self._pick_journey(key))
        elif key in of.stage.present.targets():
            self.pressed("play", label(of.seen.decision.places.get(key, key)))
        elif of.may_choose():
            self.ui(lambda: of.why(key))

    def heard(self, message: Mapping[str, Any]) -> None:
        """Handle a key, a pressed piece of HTML, the theme of the page, or the room it has."""
        of, kind = self._of, message["type"]
        if kind == "key":
            self.ui(lambda: self.press(str(message["key"])))
        elif kind == "do":
            self.pressed(str(message["what"]), str(message["with"]))
        elif kind == "theme" and message["theme"] in THEMES and message["theme"] != of.theme:
            of.theme = str(message["theme"])
            if not of.laptop.covered:
                self.ui(of.refresh)
        elif kind == "size" and (room := Room.of(message)) is not None and room != of.room:
            of.room = room
            if of.screen is not None:
                self.ui(of.screen.show_room)

    def pressed(self, what: str, value: Any = "") -> None:
        """Handle a press on a button, or a choice from a list."""
        self.ui(lambda: self.do(what, value))

    def do(self, what: str, value: Any = "") -> None:
        """Do what a button, a key or a piece of HTML asks for."""
        of = self._of
        if of.laptop.covered:
            between: dict[str, Callable[[], Any]] = {
                "i am": lambda: self._handed(value),
                "everyone": lambda: of.see_as(MODERATOR),
                "hide": of.hide,
                "laptop": lambda: self._quick_way() if value == "quick" else None,
            }
            between.get(what, lambda: None)()
            return
        screen = of.stage.present
        acts: dict[str, Callable[[], Any]] = {
            "play": lambda: of.click(value),
            "choose": lambda: self._choose(value),
            "route": lambda: self._route_back(int(value)),
            "part": lambda: screen.choices.toggle(value),
            "commit": lambda: self._go_there() if self._journey.picked else screen.choices.commit(value),
            "undo": of.undo,
            "redo": of.redo,
            "goto": lambda: of.goto(int(value)),
            "first": lambda: of.goto(0),
            "last": lambda: of.goto(of.seen.steps),
            "one": lambda: of.let_bots("decision"),
            "turn": lambda: of.let_bots("turn"),
            "end": lambda: of.let_bots(None),
            "go": self._go_on,
            "stop": of.stop,
            "sit": lambda: of.sit(value),
            "see": lambda: of.see_as(value),
            "everybody": of.eyes.look_with_the_room,
            "lang": lambda: of.speak(value),
            "why": of.why,
            "clause": lambda: of.show_clause(value),
            "next clause": of.panes.next_clause,
            "fold": lambda: (screen.trace.toggle(value), screen.show_trace()),
            "whole": lambda: (setattr(screen.filter, "whole", bool(value)), screen.show_trace()),
            "card": lambda: (screen.hand.look(int(value)), screen.show_hand()),
            "mat": lambda: (screen.mat.look(str(value)), screen.show_mat(), screen.show_seats()),
            "keys": lambda: screen.layout.tab("keys"),
            "sheet": screen.toggle_sheet,
            "close": self._close,
            "large": self._fill_the_window,
            "save": of.save,
            "rules": of.edit_rules,
            "again": self._again,
            "ask": lambda: of.ask_chance(bool(value)),
            "talk": lambda: of.type_talk(bool(value)),
            "alone": lambda: of.play_on(bool(value)),
            "roll": of.roll,
            "branch": lambda: of.branch(value),
            "switch": lambda: of.switch(value),
            "rename": lambda: of.rename_branch(value),
            "watch": lambda: of.stop() if of.task else of.watch(),
            "speed": lambda: setattr(of.lines, "speed", value),
            "filter": lambda: of.filter_trace(*value),
            "filter clause": of.panes.filter_clause,
            "edit": lambda: of.edit_rule(value),
            "branches": lambda: of.show_tab("branches"),
            "knows": lambda: of.show_tab("knowledge"),
            "compare": lambda: of.compare(of.match.branch_name, value),
            "hide": of.hide,
            "everyone": lambda: of.see_as(MODERATOR),
            "i am": lambda: None,  # a second or late press on the handoff screen opens nothing
            "laptop": lambda: self._share(value),
            "enter cards": of.enter_cards,
            "deal rest": of.deal_rest,
        }
        acts[what]()

    def ui(self, action: Callable[[], Any]) -> None:
        """Do what a person asked for; mistakes are shown in the card; errors of bots, and all others, also raised."""
        of = self._of
        with of.lock:
            try:
                action()
            except Exception as error:
                of.message = ("", error)
                of.refresh()
                if isinstance(error, BotError) or not isinstance(error, TabletopError):
                    raise

    # --- what is only pressed ------------------------------------------------------------------------------------

    def _close(self) -> None:
        of, screen = self._of, self._of.stage.present
        if screen.choices.route.picked:
            self._route_back()
            return
        if self._journey.picked:
            self._pick_journey("")
            return
        if of.large and not (of.laptop.private or screen.card.why_open or of.task):
            self._fill_the_window()
            return
        screen.card.why_open, of.message = False, ("", None)
        of.stop()
        screen.layout.tab("clause")
        if of.laptop.private:
            of.hide()
        else:
            of.refresh()

    def _again(self) -> None:
        """Another game: from a seat's screen only once this one is over."""
        of = self._of
        if of.match.decision is not None:
            of.for_all("again")
        of.show_match(moves.again(of.match, of.laptop.on))

    def _fill_the_window(self) -> None:
        self._of.large = not self._of.large
        self._of.refresh()

    def _share(self, mode: str) -> None:
        """Change the mode; from a seat's screen, everybody has to agree before everything is shown."""
        of = self._of
        if mode == "alone" and of.laptop.on and of.laptop.face != "moderator":
            of.hotseat.ask_alone()
        else:
            of.share_laptop(mode)

    def _quick_way(self) -> None:
        """Take the quick way from the first cover, where it is offered."""
        if self._of.laptop.offers_the_quick_way:
            self._of.share_laptop("quick")

    def _handed(self, who: str) -> None:
        """Handle the button of the handoff screen."""
        of = self._of
        if of.laptop.face == "call":
            of.anybody(who)
        elif of.laptop.face == "question" and of.laptop.question == "alone":
            of.share_laptop(False)
        elif who == (MODERATOR if of.laptop.face == "question" else of.laptop.seat):
            of.i_am(who)

    def _go_on(self) -> None:
        """Handle the large button: go where a place was picked, pass the laptop on, or let the bots answer."""
        of = self._of
        if self._journey.picked:
            self._go_there()
        elif of.laptop.private:
            of.done()
        elif of.match.decision is not None and of.match.decision.player == NATURE:
            of.roll()
        else:
            of.let_bots(None, everybody=False)

    # --- places that several answers lead to ----------------------------------------------------------------------

    @property
    def _journey(self) -> JourneyPicking:
        return self._of.stage.present.choices.journey

    def _pick_journey(self, place: str) -> None:
        """Show the way to a place; a second press goes there. '': no place."""
        of, journey = self._of, self._journey
        again = journey.picked == place
        if again and place:
            self._go_there()
            return
        journey.press(place)
        steps = sum(answer in of.board.boxes for answer in journey.answers)
        of.message = (say(of.lang)("journey-way", place=place, count=steps) if place else "", None)
        of.stage.present.show_route()

    def _go_there(self) -> None:
        self._of.playing.through(self._journey.answers)

    # --- options that are ways over the board ---------------------------------------------------------------------

    def _pick_place(self, place: str) -> None:
        """Add one more place to the route; if it is the last one, play the option."""
        of, screen = self._of, self._of.stage.present
        route = screen.choices.route
        refusal = None if route.leads_to(place) else route.refusal(place) or of.seen.decision.why_not(place)
        option = route.press(place)
        if option:
            of.click(option)
            return
        of.message = (f"{refusal.text(of.lang)} ({refusal.clause})" if refusal is not None else "", None)
        screen.show_route()

    def _route_back(self, places: int | None = None) -> None:
        screen = self._of.stage.present
        route = screen.choices.route
        route.picked = route.picked[: len(route.picked) - 1 if places is None else places]
        self._of.message = ("", None)
        screen.show_route()

    def _choose(self, name: str) -> None:
        screen = self._of.stage.present
        self._of.message = ("", None)  # the button that plays what is chosen takes its room
        screen.card.show_note()
        screen.choices.choose(name)
        if screen.choices.route.open:
            screen.show_route()
