"""The seats: whose eyes the player sees with, and who plays each seat (a person or one of the game's bots).
Only shows and reports; what a seat may see is decided by the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import ipywidgets as w

from . import markup
from .lines import SPEEDS
from .words import Say

PERSON = ""


class Seats:
    """The seat selector of the head line, the row under the board, and the table of who plays what."""

    def __init__(
        self, players: tuple[str, ...], bots: tuple[str, ...], moderator: str,
        see: Callable[[str], None], sit: Callable[[Mapping[str, str]], None],
    ) -> None:  # fmt: skip
        self._players, self._bots, self._moderator, self._see, self._sit = players, bots, moderator, see, sit
        self.selector = w.ToggleButtons(options=[""])
        self.selector.add_class("ttl-seg").add_class("seats")
        self.selector.observe(self._selected, "value")
        self.row = w.HTML()
        self.row.add_class("ttl-seats")
        self.help = w.HTML()
        self._drops = {player: w.Dropdown(options=[("", PERSON)]) for player in players}
        self._names = {player: w.HTML(markup.who(player)) for player in players}
        for i, (player, drop) in enumerate(self._drops.items(), 1):
            drop.add_class(f"ttl-sits-{i}")
            drop.observe(lambda change, player=player: self._sit({player: change["new"]}), "value")
        people = w.VBox([part for p in players for part in (self._names[p], self._drops[p])])
        people.add_class("ttl-people")
        self.all_bots, self.all_persons = w.Button(), w.Button()
        self.all_bots.on_click(lambda _: self._sit(dict.fromkeys(players, bots[0])))
        self.all_persons.on_click(lambda _: self._sit(dict.fromkeys(players, PERSON)))
        for button in (self.all_bots, self.all_persons):
            button.add_class("ttl-btn")
        buttons = w.HBox([self.all_bots, self.all_persons])
        buttons.add_class("ttl-row")
        self.people = w.VBox([self.help, people, buttons])
        self.ask, self.speed = w.Checkbox(indent=False), w.Dropdown(options=[("", 1)])
        self.speed.add_class("ttl-speed")
        self._lang = ""

    def aria(self, say: Say) -> dict[str, dict[str, str]]:
        """Names that the lists to choose from lack."""
        named = {f".ttl-sits-{i} select": say("seat-who", player=p) for i, p in enumerate(self._players, 1)}
        named[".ttl-speed select"] = say("bots-pace")
        return {selector: {"aria-label": name} for selector, name in named.items()}

    def add_time(self, do: Callable[..., None]) -> None:
        """Luck and time below the seats: whether chances are asked, and how quickly bots play on."""
        self._asked = lambda change: do("ask", change["new"])
        self.ask.observe(self._asked, "value")
        self._sped = lambda change: do("speed", change["new"])
        self.speed.observe(self._sped, "value")
        self.people.children = (*self.people.children, self.ask, self.speed)

    def show_time(self, ask: bool, speed: float, say: Say) -> None:
        """Show what is chosen now."""
        self.ask.description = say("ask-chance")
        self.ask.unobserve(self._asked, "value")
        self.ask.value = ask
        self.ask.observe(self._asked, "value")
        options = [(say("bots-speed", speed=n), n) for n in sorted({*SPEEDS, speed})]
        if list(self.speed.options) != options or self.speed.value != speed:
            self.speed.unobserve(self._sped, "value")
            self.speed.options = options
            self.speed.value = speed
            self.speed.observe(self._sped, "value")

    def show(
        self, viewer: str, decider: str, sitting: Mapping[str, str], facts: Mapping[str, str], say: Say,
        called: Callable[[str], str],
    ) -> None:  # fmt: skip
        """Show the seats; `facts` is one line per seat of what everybody may know of it, `called` a bot's name."""
        if say.lang != self._lang:
            self._lang = say.lang
            self._relabel(say, called)
        self.selector.unobserve(self._selected, "value")
        self.selector.value = viewer
        self.selector.observe(self._selected, "value")
        for player, drop in self._drops.items():
            drop.value = sitting.get(player, PERSON)
        cells = []
        for i, player in enumerate(self._players):
            by = say("bot", bot=called(sitting[player])) if player in sitting else say("person")
            now = " now" if player == decider else ""
            fact = f'<div class="f">{escape(facts[player])}</div>' if facts.get(player) else ""
            cells.append(
                f'<div class="seat p{i + 1}{now}"><div class="n">{markup.who(player)}'
                f'<span class="quiet">{escape(by)}</span></div>{fact}</div>'
            )
        self.row.value = f"<div>{''.join(cells)}</div>"

    def _relabel(self, say: Say, called: Callable[[str], str]) -> None:
        self.selector.unobserve(self._selected, "value")
        names = [(f"{markup.shape(i)} {p}".strip(), p) for i, p in enumerate(self._players)]
        self.selector.options = [*names, (say("moderator"), self._moderator)]
        self.selector.observe(self._selected, "value")
        for drop in self._drops.values():
            value = drop.value
            with drop.hold_trait_notifications():
                drop.options = [(say("person"), PERSON), *((say("bot", bot=called(bot)), bot) for bot in self._bots)]
                drop.value = value
        self.help.value = f'<p class="quiet">{escape(say("seats-help"))}</p>'
        self.all_bots.description, self.all_persons.description = say("all-bots"), say("all-persons")

    def _selected(self, change: Any) -> None:
        self._see(change["new"])
