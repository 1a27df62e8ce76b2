"""The seats: from whose point of view the widget shows the match, and who plays each seat (a person or a bot).
It only shows and reports; the match decides what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from .. import markup
from ..may_see import EVERYBODY
from ..words import Say
from .lines import SPEEDS
from .parts import Box, Button, Check, Dropdown, Html, Pick, Segments

HUMAN = ""
MANY = 6
"""A larger table chooses the view from a list: so many buttons side by side fit into the head line."""
MANY_FACTS = 3
"""A line with so many points between its parts is set smaller where there are five seats."""
NO_BREAK = "\N{NO-BREAK SPACE}"


class Seats:
    """The seat selector in the head line, the row under the board, and the table of who plays what."""

    def __init__(
        self, players: tuple[str, ...], bots: tuple[str, ...],
        see: Callable[[str], None], sit: Callable[[Mapping[str, str]], None],
    ) -> None:  # fmt: skip
        self._players, self._bots = players, bots
        many = len(players) > MANY
        # Classes for the style sheet: one that counts for itself (`:has`) counts again at every click.
        self.crowd = " four" * (len(players) > 3) + " five" * (len(players) > 4)
        self.selector: Pick = Dropdown("ttl-see", see) if many else Segments("ttl-seg seats", see)
        self.row, self.help = Html("ttl-seats"), Html()
        self._drops = {
            player: Dropdown(f"ttl-sits-{i}", lambda bot, player=player: sit({player: bot}), value=HUMAN)
            for i, player in enumerate(players, 1)
        }
        people = Box("ttl-people", *(part for p in players for part in (Html("", markup.who(p)), self._drops[p])))
        self.all_bots = Button("ttl-btn", lambda: sit(dict.fromkeys(players, bots[0])))
        self.all_humans = Button("ttl-btn", lambda: sit(dict.fromkeys(players, HUMAN)))
        self.people = Box("", self.help, people, Box("ttl-row", self.all_bots, self.all_humans, row=True))
        self._lang, self._viewers = "", players

    def aria(self, say: Say) -> dict[str, dict[str, str]]:
        """The ARIA names that the lists lack."""
        named = {f".ttl-sits-{i} select": say("seat-who", player=p) for i, p in enumerate(self._players, 1)}
        named[".ttl-speed select"] = say("bots-pace")
        return {selector: {"aria-label": name} for selector, name in named.items()}

    def add_time(self, do: Callable[..., None]) -> None:
        """Add the controls of chance and time below the seats: whether chances are asked, and how fast bots play on."""
        self.alone = Check("", lambda alone: do("alone", alone))
        self.ask = Check("", lambda ask: do("ask", ask))
        self.speed = Dropdown("ttl-speed", lambda speed: do("speed", speed))
        self.people.children = (*self.people.children, self.alone, self.ask, self.speed)

    def show_time(self, alone: bool, ask: bool, speed: float, say: Say) -> None:
        """Show the present choice."""
        self.alone.description, self.alone.value = say("bots-alone"), alone
        self.ask.description, self.ask.value = say("ask-chance"), ask
        self.speed.options = tuple((say("bots-speed", speed=n), n) for n in sorted({*SPEEDS, speed}))
        self.speed.value = speed

    def show(
        self, viewer: str, viewers: tuple[str, ...], decider: str, sitting: Mapping[str, str],
        facts: Mapping[str, str], say: Say, called: Callable[[str], str], changed: Mapping[str, str],
        opens: bool = False, opened: str = "",
    ) -> None:  # fmt: skip
        """Show the seats; `viewers`: with whose eyes the match can be seen, the seats first.
        `facts` is one line per seat about what everybody may know, `called` gives a bot's name.

        `opens`: whether a press on a seat shows all that it has, `opened`: the one that is open.
        `changed`: for each seat a number that has changed, as HTML; it stands where else is said who plays the seat.
        """
        if (say.lang, viewers) != (self._lang, self._viewers):
            self._lang, self._viewers = say.lang, viewers
            self._relabel(say, called)
        self.selector.value = viewer
        for player, drop in self._drops.items():
            drop.value = sitting.get(player, HUMAN)
        cells = []
        for i, player in enumerate(self._players):
            by = say("bot", bot=called(sitting[player])) if player in sitting else say("human")
            name = _opens(player, player == opened) if opens else markup.who(player)
            now = " now" if player == decider else ""
            fact = f'<div class="f">{_parts(facts[player])}</div>' if facts.get(player) else ""
            many = " many" * are_many({player: facts.get(player, "")})
            # Where both stand in one line, the space between them is where it may break.
            cells.append(
                f'<div class="seat p{i + 1}{now}{many}"><div class="n">{name} '
                f"{changed.get(player) or f'<span class=quiet>{escape(by)}</span>'}</div> {fact}</div>"
            )
        self.row.value = f"<div>{''.join(cells)}</div>"

    def _relabel(self, say: Say, called: Callable[[str], str]) -> None:
        names = {p: f"{markup.shape(i)} {p}".strip() for i, p in enumerate(self._players)}
        self.selector.options = tuple((names.get(one) or say(one), one) for one in self._viewers)
        if isinstance(self.selector, Segments):
            self.selector.css = f"ttl-seg seats{self._colours()}{' room' * (EVERYBODY in self._viewers)}"
        for drop in self._drops.values():
            drop.options = ((say("human"), HUMAN), *((say("bot", bot=called(bot)), bot) for bot in self._bots))
        self.help.value = f'<p class="quiet">{escape(say("seats-help"))}</p>'
        self.all_bots.description, self.all_humans.description = say("all-bots"), say("all-humans")

    def _colours(self) -> str:
        """Classes for buttons whose seats have other numbers than they: each keeps the colour of its seat."""
        offered = [self._players.index(one) + 1 for one in self._viewers if one in self._players]
        return "".join(f" b{at}s{seat}" for at, seat in enumerate(offered, 1) if seat != at)


def _parts(fact: str) -> str:
    """A line that breaks between its parts only, not between a number and what it counts, as HTML.

    A space stands for the point between two parts, and has the point in its background: at the end of a line neither
    is seen.

    >>> _parts("3 plans · 1 token").count(NO_BREAK), _parts("hand · token")
    (2, '<span>hand</span><i> </i><span>token</span>')
    """
    return "<i> </i>".join(f"<span>{escape(part.replace(' ', NO_BREAK))}</span>" for part in fact.split(" · "))


def are_many(facts: Mapping[str, str]) -> bool:
    """Whether a seat has more than its part of a narrow line shows.

    >>> are_many({"P1": "room 1 · mad 2 · 1 card · 0 items"}), are_many({"P1": "1 plan · 1 token"})
    (True, False)
    """
    return any(fact.count("·") >= MANY_FACTS for fact in facts.values())


def _opens(player: str, opened: bool) -> str:
    """The name of a seat as a button that shows what the seat has."""
    return markup.do("mat", player, markup.who(player), f'class="opens" aria-expanded="{str(opened).lower()}"')
