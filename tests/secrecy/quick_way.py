"""The quick way round a laptop in two worlds: what it says it gives away may differ, and nothing else.

Its cover says: whoever sees the laptop go to a seat knows that this seat is asked. So the laptop may go to other seats
in two worlds that one seat cannot tell apart. These may not differ: all covers before the first one that is for
another seat, and all screens of the seat itself, however often others were asked in between. A cover that stands now
differs in the name of the seat alone.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine import NATURE
from tabletop_lab.notebook import play
from tabletop_lab.notebook.words import say

from .page import Page, around, numbered

LONGEST = 400
"""So many visits at most."""


NUMBER = re.compile(r"(?<=glyph p)\d+|\d+(?=</text></svg><h2)")


class GivenAway:
    """To whom the laptop goes, if that is another seat than the viewer's and the cover says that it is given away; then
    it is taken out of what is compared: out of the messages of this cover alone. Who moves through the match comes to
    other covers: `look` after each step."""

    def __init__(self, player: Any, viewer: str | None, page: Page) -> None:
        self._player, self._viewer, self._page = player, viewer, page
        self._told, self._heard = "", 0
        self.look()

    @property
    def seat(self) -> str:
        """The seat that the cover which stands now gives away; '' for none."""
        laptop = self._player.laptop
        secret = laptop.how == "quick" and laptop.tells_who_acts and laptop.seat != self._viewer
        return laptop.seat if secret else ""

    def look(self) -> None:
        """See what has come to the page since the last look; it belongs to the cover that stands now."""
        self._told += self.out_of(self._page.told(self._heard))
        self._heard = len(self._page.messages)

    def told(self) -> str:
        """Everything that came to the page."""
        self.look()
        return self._told

    def out_of(self, shown: str) -> str:
        """What is shown now without the name and the number of this seat on its cover."""
        if not self.seat:
            return shown
        words = say(self._player.lang)
        for sentence in (words(message, player=self.seat) for message in ("pass-to", "i-am")):
            # P1 is not the beginning of P11.
            shown = re.sub(rf"(?<!\w){re.escape(sentence)}(?!\d)", "(somebody is asked)", shown)
        return NUMBER.sub("#", shown)

    def out_of_a_sentence(self, said: str) -> str:
        """What is said now without this seat, wherever it is named."""
        return re.sub(rf"(?<!\w){self.seat}(?!\d)", "#", said) if self.seat else said


def goes_to(match: Any, viewer: str | None, lang: str) -> bool:
    """Whether the laptop goes to this seat now. Where it does in one world alone (a first look that is due while nobody
    has answered), the quick way gives that away, and the screens are not those of one moment."""
    with Page():
        return bool(play(match.branch(), lang=lang, mode="quick").laptop.seat == viewer)


@dataclass
class Visit:
    """The laptop goes to a seat: where in the public line of the game, whose it is, what everybody sees before that
    seat says so; what the seat itself sees, if it is the one whose eyes these are."""

    at: int
    seat: str
    cover: str
    own: list[str] = field(default_factory=list)


def visits(match: Any, viewer: str | None, lang: str) -> list[Visit]:
    """The match from its beginning, played by these answers on a laptop that goes round quickly."""
    answers = [answer for answer in match.answers if answer.player != NATURE]
    found: list[Visit] = []
    with Page() as page:
        player = play(_begun_again(match), lang=lang, mode="quick")
        if player.match.rules != match.rules:
            return []  # nobody said how much talk is typed in: the quick way leaves it out
        laptop = player.laptop
        while len(found) < LONGEST:
            if laptop.covered:
                found.append(Visit(laptop.at, laptop.seat, _cover(player)))
                if not answers and not laptop.looking:
                    break
                heard = len(page.messages)
                player.i_am(laptop.seat)
                if laptop.seat == viewer:
                    found[-1].own += [json.dumps(player._repr_mimebundle_(), default=str), page.told(heard)]
            if not laptop.acts():
                if laptop.face != "seat" or not laptop.looking:
                    break
                player.done()
                continue
            if not answers:
                break
            asked, answer = player.match.decision, answers.pop(0)
            assert (asked.player, asked.name) == (answer.player, answer.name), (asked, answer)
            if answer.player == viewer and found:
                found[-1].own.append(f"{asked.text(lang)} {asked.labels[:200]} {player.seen.moments}")
            player.click(answer.label)
    return found


def _begun_again(match: Any) -> Any:
    """The same match before anybody has answered, with the same luck to come."""
    rules = match.rules.differences()
    again = tl.Match(match.game, players=len(match.players), seed=match.seed, rules=rules, chance="ask")
    for answer in match.answers:
        if again.decision.player == NATURE:
            again.play(answer.label)
        elif answer.player == NATURE:
            again.force(answer.name, answer.label)
    again.chance = "auto"
    return again


def _cover(player: Any) -> str:
    shown = player.stage.handoff
    buttons = [(button.description, button.css) for button in (shown.go, shown.other, shown.quick)]
    return shown.head.value + shown.round.value + repr(buttons) + json.dumps(player._repr_mimebundle_(), default=str)


def differences(mine: list[Visit], its: list[Visit]) -> list[tuple[str, str, str]]:
    """Where one world shows this seat something else than the other, apart from whom the laptop goes to."""
    pairs = []
    for k, (a, b) in enumerate(zip(mine, its, strict=False)):
        if (a.at, a.seat) != (b.at, b.seat):
            break  # who acts is what the quick way gives away; from here on a cover tells the news since another one
        pairs.append((f"quick way: cover {k}", a.cover, b.cover))
    own = [[text for visit in world for text in visit.own] for world in (mine, its)]
    pairs += [(f"quick way: own screen {k}", a, b) for k, (a, b) in enumerate(zip(*own, strict=False))]
    pairs.append(("quick way: how many own screens", str(len(own[0])), str(len(own[1]))))
    return [(name, *around(numbered(a), numbered(b))) for name, a, b in pairs if numbered(a) != numbered(b)]
