"""The choices, as buttons, as a list that can be searched, or as parts to combine.
Shows and reports choices; the match decides whether one is legal."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import chain, islice
from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.core.labels import Subsets
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.routes import AHEAD, places_of

from .. import markup
from ..words import Say, say
from .card_options import CardOptions, is_card, printed
from .faces import Faces
from .journey_picking import JourneyPicking
from .parts import Box, Button, Html, Options, Text
from .picture import place_text
from .route_picking import RoutePicking
from .word_widths import word_class

PAIRS, SHORT, LONG, WORDY, FEW, MANY = 4, 3, 24, 6, 9, 24
"""Up to FEW options: filled buttons with keys; more than PAIRS stand side by side, the closer if no text has more
than SHORT characters, the smaller if there are more than WORDY others, or if one has more than LONG characters. Up to
MANY: outlined buttons. More: a list."""
FACES, FIVE, SEVEN = 3, 5, 7
"""Of more cards than FACES the words are shown, so that all are seen; of more than FIVE two lines each, of more than
SEVEN one where there is little room."""
SHOWN, SEARCHED, WALKED = 100, 5_000, 40
"""The most rows shown by a list, options looked at by a search, and rows shown while a route is picked on the board."""


def keys_of(names: list[str]) -> list[str]:
    """The key of each option: the number the board shows for it; of the others the first gets 0, then what is free.

    Where no option has a number, they are counted.

    >>> keys_of(["2", "6"]), keys_of(["stop", "1", "3"]), keys_of(["P2", "P5", "pass"]), keys_of(["R01", "none"])
    (['2', '6'], ['0', '1', '3'], ['2', '5', '0'], ['1', '2'])
    """
    own = [name.removeprefix("P") for name in names]
    own = [key if len(key) == 1 and key in "123456789" else "" for key in own]
    if not any(own) or len(set(filter(None, own))) < len([key for key in own if key]):
        return [str(i) if i <= FEW else "" for i in range(1, len(names) + 1)]
    free = (key for key in "0123456789" if key not in own)
    return [key or next(free, "") for key in own]


def told_apart(texts: list[str]) -> list[str]:
    """The texts, with a number where the same one occurs again: two copies of a card.

    >>> told_apart(["pass", "use Search", "use Search"])
    ['pass', 'use Search (1)', 'use Search (2)']
    """
    found = []
    for at, text in enumerate(texts):
        name, _, note = text.partition("\n")
        number = f" ({texts[: at + 1].count(text)})" if texts.count(text) > 1 else ""
        found.append(f"{name}{number}\n{note}" if note else f"{name}{number}")
    return found


def _note(decision: Any, option: Any, lang: str) -> str:
    return decision.option_note(option, lang) or printed(decision.game, option, lang)


class Choices:
    """The part of the decision card that offers the options; `pick(label)` is called with what was chosen."""

    def __init__(self, pick: Callable[[str], None], faces: Faces | None = None) -> None:
        self._pick, self._card_options = pick, CardOptions(faces)
        self._labels: list[str] = []
        self.keys: dict[str, str] = {}
        self.buttons = Options("ttl-opts", lambda at: pick(self._labels[at]))
        self.cards = Html("ttl-opts cards")
        self.search = Text("", lambda wanted: self._redraw(), live=True)
        self.list = Html()
        self.commit_button = Button("ttl-btn go", self.commit)
        self.find, self.widget = Box("ttl-find"), Box()
        self.mode, self.chosen = "none", ""
        self.route, self.journey = RoutePicking(), JourneyPicking()
        self._parts: list[Any] = []
        self._rows: list[tuple[str, str, Any]] = []
        self._decision: Any = None
        self._say, self._lang = say("en"), "en"

    # --- showing ------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Show no choices."""
        self.mode, self.keys, self._decision = "none", {}, None
        self.widget.css, self.widget.children = "", ()

    def show(self, decision: Any, say: Say) -> None:
        """Offer the options of a decision in the language of the words."""
        fresh = decision is not self._decision
        if fresh or say.lang != self._lang:
            self._rows = []
        self._decision, self._say, self._lang = decision, say, say.lang
        count = len(decision.options)
        self.route.follow(decision)
        items = decision.options.items if isinstance(decision.options, Subsets) else ()
        in_parts = self._card_options.among(decision.game, items)
        most = FEW if self.route.open else MANY
        if count <= most and decision.player != NATURE and not in_parts:
            self._show_buttons(decision, say)
            return
        if fresh:
            self._parts, self.chosen = [], ""
            self.search.value = ""
        self.keys = {}
        self.mode = "parts" if isinstance(decision.options, Subsets) else "list"
        self.search.placeholder = say("find", count=count)
        bare = self.mode == "parts" or (decision.player == NATURE and count <= MANY)
        self.find.children = (self.list, self.commit_button) if bare else (self.search, self.list, self.commit_button)
        self.widget.children = (self.find,)
        if self.route.open:
            self.routed()
        else:
            self._redraw()

    def _show_buttons(self, decision: Any, say: Say) -> None:
        self.mode = "buttons"
        options = self.route.options if self.route.picked else list(decision.options)
        count = len(options)
        on_board = {labels.label(option) for option in decision.places.values()} if count > FEW else set()
        # A few places come first, as a game begins with them; many come last, because a long list ends below its edge.
        options = sorted(options, key=lambda option: (labels.label(option) in on_board) == (len(on_board) > PAIRS))
        in_cards = self._card_options.among(decision.game, options)
        if in_cards:  # a word among them has a line of its own below
            options = sorted(options, key=lambda option: not is_card(decision.game, option))
        self._labels = [labels.label(option) for option in options]
        keys = keys_of(self._labels) if count <= FEW else [""] * count
        self.keys = {key: name for key, name in zip(keys, self._labels, strict=True) if key}
        named = zip(keys, self._labels, strict=True)
        classes = [f"key-{key}" if key else "on-board" * (name in on_board) for key, name in named]
        named = zip(options, self._labels, strict=True)
        told = told_apart([self._description(decision, option, name, say.lang) for option, name in named])
        self.buttons.items = tuple(zip(told, classes, strict=True))
        short = all(len(text) <= SHORT for text, _ in self.buttons.items)
        long = any(len(text.split("\n")[0]) > LONG for text, _ in self.buttons.items)
        word = word_class(text.split("\n")[0] for text, _ in self.buttons.items)
        others = f"ttl-opts pairs{' wordy' * (count > WORDY)}{' long' * long}{word}"
        side_by_side = "ttl-opts pairs short" if short else others
        pairs = side_by_side if count > PAIRS else "ttl-opts"
        few = f"ttl-opts four{word}" if 2 < count <= PAIRS else pairs
        self.buttons.css = "ttl-opts many" if count > FEW else few
        if in_cards:
            self.cards.value = "".join(
                self._card("play", name, option, _note(decision, option, say.lang), f'class="key-{key}"' if key else "")
                for option, name, key in zip(options, self._labels, keys, strict=True)
            )
            told = self.cards.value.count("data-words")
            css = f" told {'six' if told > FIVE else 'five'}{' eight' * (told > SEVEN)}" if told > FACES else ""
            self.cards.css = f"ttl-opts cards{css}"
            self._card_options.tell()
        self.widget.css = "ttl-pick ttl-faces" if in_cards else "ttl-pick"
        self.widget.children = (self.cards if in_cards else self.buttons,)

    def _card(self, do: str, name: str, option: Any, note: str, extra: str) -> str:
        return self._card_options.html(self._decision, do, name, option, note, extra, self._lang)

    def _description(self, decision: Any, option: Any, name: str, lang: str) -> str:
        text, note = decision.option_text(option, lang), _note(decision, option, lang)
        if len(name) <= 2 and name.isdigit() and not text.startswith(name) and not text[:1].isdigit():
            text = f"{name} {text}"
        return f"{text}\n{note}" if note else text

    # --- a long list ----------------------------------------------------------------------------------------------

    def _redraw(self) -> None:
        decision, say = self._decision, self._say
        things = decision.options.items if self.mode == "parts" else decision.options
        cards = not self.route.open and self._card_options.among(decision.game, things)
        self.widget.css = "ttl-pick finds ttl-faces" if cards else "ttl-pick finds"
        if self.mode == "parts":
            rows = [self._part_row(item, cards) for item in decision.options.items]
            self._card_options.tell()
            self.list.value = (
                f'<div class="ttl-list{" cards" if cards else ""}" role="group" aria-label="{escape(say("options"))}">'
                f'<div class="g">{escape(say("choose-parts"))}</div>{"".join(rows)}</div>'
            )
            whole = tuple(item for item in decision.options.items if item in self._parts)
            legal = whole in decision.options
            self.chosen = labels.label(whole) if legal else ""
            shown = " + ".join(self._part_text(item, say.lang)[0] for item in whole)
            play = say("play", option=shown) if whole else say("play-nothing")
            self.commit_button.description = play if legal else say("not-possible")
            self.commit_button.disabled = not legal
            return
        found, more = self._matching(self.search.value)
        rows = [self._row(name, text, note, cards) for name, text, note in found]
        self._card_options.tell()
        count = len(decision.options)
        foot = "" if rows or not self.search.value else say("no-match")
        if rows and more:
            foot = say("shown", shown=len(rows), count=len(self.route.options) if self.route.picked else count)
        css = "ttl-list cards" if cards else "ttl-list ways" if self.route.open else "ttl-list"
        named = f'aria-label="{escape(say("options"))}"'
        # A listbox has options and nothing else: no hint, no button that goes back.
        options = f'<div class="all" role="listbox" {named}>{"".join(rows)}</div>' if rows else ""
        below = "" if cards else f' data-below="{escape(say("options-below", count="#"))}"'
        self.list.value = (
            f'<div class="{css}"{below}' + ("" if rows else f' role="group" {named}') + ">"
            + self._by_hand()
            + self._way(bool(rows))
            + options
            + (f'<div class="g">{escape(foot)}</div>' if foot else "")
            + "</div>"
        )
        self.commit_button.disabled = not self.chosen
        option = decision.option_text(decision.find(self.chosen), say.lang) if self.chosen else "…"
        self.commit_button.description = say("chance-set" if decision.player == NATURE else "play", option=option)

    def _part_row(self, item: Any, card: bool) -> str:
        """One part to choose, with its box."""
        text, note = self._part_text(item, self._lang)
        name, extra = labels.label(item), f'role="checkbox" aria-checked="{str(item in self._parts).lower()}"'
        if card:
            return self._card("part", name, item, note, extra)
        return markup.do("part", name, f"<span>{escape(text)}</span><span>{escape(note)}</span>", extra)

    def _row(self, name: str, text: str, note: str, card: bool) -> str:
        """One option of a list."""
        extra = f'role="option" aria-selected="{str(name == self.chosen).lower()}"'
        if card:
            return self._card("choose", name, self._decision.find(name), note, extra)
        said = f"<span>{escape(note)}</span>" if note else ""
        return markup.do("choose", name, f"<span>{escape(text)}</span>{said}", extra)

    def routed(self) -> None:
        """Update the choices after the route on the board has changed."""
        if self.mode == "buttons":
            self._show_buttons(self._decision, self._say)
            return
        here = self.route.complete
        self.chosen = labels.label(here[0]) if len(here) == 1 else ""
        self._redraw()

    def _way(self, rows: bool) -> str:
        """The places pressed so far, each a button that goes back to it. `rows`: options follow below."""
        if not self.route.open:
            return ""
        places = self.route.picked
        words = self._decision.game.words(self._lang)
        called = [place if place.isalnum() else place_text(words, place) for place in places]
        crumbs = " › ".join(markup.do("route", str(at), escape(place)) for at, place in enumerate(called, 1))
        back = markup.do("route", "0", "×", f'aria-label="{escape(self._say("way-anew"))}"') if places else ""
        hint = self._say("way-on" if places else "way-begin")
        spare = " spare" * (rows and not places)  # a low and narrow player shows the options alone
        return f'<div class="g way{spare}">{crumbs}{back}<span>{escape(hint)}</span></div>'

    def _part_text(self, item: Any, lang: str) -> tuple[str, str]:
        return self._decision.game.words(lang).value("card", item), printed(self._decision.game, item, lang)

    def _matching(self, wanted: str) -> tuple[list[tuple[str, str, str]], bool]:
        """The first rows that contain every word searched for, and whether there are more."""
        decision, parts = self._decision, wanted.lower().split()
        if self.route.open and (self.route.picked or not parts):
            return self._along(parts)
        if not self._rows:
            looked_at = islice(decision.options, SEARCHED)
            self._rows = [(labels.label(o), decision.option_text(o, self._lang), o) for o in looked_at]
        named = [(labels.label(o), decision.option_text(o, self._lang), o) for o in self._named(wanted)]
        found: list[tuple[str, str, str]] = []
        for name, text, option in chain(named, self._rows):
            if all(part in f"{name} {text}".lower() for part in parts) and (not found or found[0][0] != name):
                if len(found) == SHOWN:
                    return found, True
                found.append((name, text, self._odds(option) or _note(decision, option, self._lang)))
        return found, len(decision.options) > SEARCHED

    def _along(self, parts: list[str]) -> tuple[list[tuple[str, str, str]], bool]:
        """The rows along the route; before a place is pressed, first what has none, such as "pass".

        Many options have no useful order: of these the others are not shown before.
        """
        found: list[tuple[str, str, str]] = []
        options = self.route.options
        if not self.route.picked:
            first = options if len(options) <= SHOWN else islice(options, AHEAD)
            apart = [option for option in first if not places_of(option)]
            options = [*apart, *(option for option in options if len(options) <= MANY and places_of(option))]
        for option in options:
            name, text = labels.label(option), self._decision.option_text(option, self._lang)
            if all(part in f"{name} {text}".lower() for part in parts):
                if len(found) == WALKED:
                    return found, True
                found.append((name, text, ""))
        return found, False

    def _by_hand(self) -> str:
        count = len(self._decision.options)
        chance = self._decision.player == NATURE
        return f'<div class="g">{escape(self._say("chance-by-hand", count=count))}</div>' if chance else ""

    def _odds(self, option: Any) -> str:
        """How likely an outcome of a chance is: a fraction if all are equally likely, else a percentage with a bar."""
        decision = self._decision
        if decision.player != NATURE:
            return ""
        if decision.weights is None:
            return f"1/{len(decision.options):,}"
        share = decision.weights[list(decision.options).index(option)] / sum(decision.weights)
        return f"{'█' * round(10 * share)} {share:.1%}"

    def _named(self, wanted: str) -> list[Any]:
        """The option with exactly this label, wherever it is in a very long list."""
        try:
            return [self._decision.find(wanted.strip())] if wanted.strip() else []
        except (TabletopError, LookupError, ValueError):
            return []

    # --- what the page and the keys report -----------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Select a row of the list without playing it yet."""
        if self.route.open:
            self.route.point_out(name)
        self.chosen = name
        self._redraw()

    def toggle(self, name: str) -> None:
        """Add a part, or remove it."""
        item = labels.find(self._decision.options.items, name)
        self._parts = [p for p in self._parts if p != item] if item in self._parts else [*self._parts, item]
        self._redraw()

    def commit(self, name: str = "") -> None:
        """Play what is selected (or `name`)."""
        if name or self.chosen:
            self._pick(name or self.chosen)
