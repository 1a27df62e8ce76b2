"""What a player has: wounds, cards, objectives and quests, both hands, items; each with its word where it has room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from . import table_facts as facts
from .board_pieces import draw_object
from .palette import palette, readable_on
from .pictograms import DECKS, MARKS, of_wound

APART, AFTER = 0.5, 0.35
"""In heights of type: between two things of a line, and between a word and its signs."""
SIGN = 1.2
"""The width of a sign among others of its kind."""
KINDS_OF = ("wounds", "cards", "objectives", "quests", "hands", "items", "contamination")
"""What has one word for all seats."""


class Own(NamedTuple):
    """Something of a player: its name, its word, how wide it is without, and what draws it from its left and middle."""

    name: str
    word: str
    wide: float
    draws: Callable[[float, float], object]


def draw(
    page: Any, view: Any, words: Any, x: float, middles: Sequence[float], w: float, player: str, goals: bool
) -> None:  # fmt: skip
    """Two lines, or three with more words; `goals`: with objectives and quests, which are named nowhere else."""
    held = Belongings(page, view, words, player)
    *above, last = middles
    for (left, right), y in zip(_lines(held, w, goals, len(above)), above, strict=True):
        _line(page, left, right, x, y, w)
    held.things(x, last, w)


def unsaid(page: Any, view: Any, words: Any, w: float, player: str, goals: bool, lines: int) -> list[str]:
    """What is shown by its sign alone where a seat has so many lines of that width, and what a hand holds unnamed."""
    held, found = Belongings(page, view, words, player), []
    for left, right in _lines(held, w, goals, lines - 1):
        said = _said(page, left, right, w)
        found += [own.name for own in (*left, *right) if own.wide and own.name not in said]
    found += ["contamination"] * bool(facts.contaminated(view, player))  # it never has its word
    return found + held.unsaid_things(w)


def _lines(held: Belongings, w: float, goals: bool, count: int) -> list[tuple[list[Own], list[Own]]]:
    """What stands in each line from its left end and from its right end, but for the last line."""
    wounds, cards = held.wounds(), held.cards()
    found: list[tuple[list[Own], list[Own]]] = []
    for k, left in enumerate([[wounds], [cards]] if count > 1 else [[wounds, cards]]):
        rest = w - sum(own.wide + APART * held.em for own in left)
        kinds = ("objectives", "quests")[k : k + 1] if count > 1 else ("quests", "objectives")
        right: list[Own] = []
        for kind in kinds if goals else ():
            signs = held.signs(kind, rest)
            right += [signs] if signs.wide else []
            rest -= signs.wide + APART * held.em * bool(signs.wide)
        found.append((left, right[::-1]))
    return found


def _said(page: Any, left: Sequence[Own], right: Sequence[Own], w: float) -> dict[str, float]:
    """The names of the things of a line whose words have room, and how wide these are."""
    em = page.size_of("note") / 72
    spare = w - sum(own.wide + APART * em for own in (*left, *right)) + APART * em
    said: dict[str, float] = {}
    for own in (*left, *right):
        wide = page.text_width(own.word, "note") + AFTER * em
        if own.wide and wide <= spare and not page.alone:
            said[own.name] = wide
            spare -= wide
    return said


def _line(page: Any, left: Sequence[Own], right: Sequence[Own], x: float, y: float, w: float) -> None:
    """Things from the left end of a line and from its right end; words are said as far as there is room."""
    em, said = page.size_of("note") / 72, _said(page, left, right, w)
    begin = x + w - sum(own.wide + said.get(own.name, 0.0) + APART * em for own in right) + APART * em
    for owns, at in ((left, x), (right, begin)):
        for own in owns:
            lead = said.get(own.name, 0.0)
            if lead:
                page.text(at, y, own.word, "note", "soft")
            own.draws(at + lead, y)
            at += lead + own.wide + APART * em


def draw_back(page: Any, left: float, y: float, sign: Any = ()) -> None:
    """The back of a card, with the sign of its deck."""
    em, colours = page.size_of("note") / 72, palette(page)
    page.box(left, y - 0.68 * em, 0.98 * em, 1.36 * em, colours.back, "soft", page.HAIR, 0.15 * em, 2)
    if sign:
        page.pictogram(sign, left + 0.49 * em, y, 0.7 * em, colours.mark, colours.back, z=2.1)


def draw_objective(page: Any, x: float, y: float, known: bool) -> None:
    """An objective that the viewer knows, or the back of one."""
    em, colours = page.size_of("note") / 72, palette(page)
    if known:
        page.pictogram(MARKS["objective"], x, y, 1.0 * em, "ink", "panel", z=2)
        return
    page.box(x - 0.5 * em, y - 0.66 * em, 1.0 * em, 1.32 * em, colours.back, "soft", page.HAIR, 0.15 * em, 2)
    page.pictogram(MARKS["objective"], x, y, 0.8 * em, colours.mark, colours.back, z=2.2)


class Belongings:
    """What one player has, as the viewer sees it: says how wide each thing is, and draws it."""

    def __init__(self, page: Any, view: Any, words: Any, player: str) -> None:
        self.page, self.view, self.words, self.player = page, view, words, player
        self.em, self.colours = page.size_of("note") / 72, palette(page)

    def _word(self, name: str) -> str:
        return str(self.words(f"board-own-{name}"))

    def wounds(self) -> Own:
        """Light wounds, then serious ones: dressed in a dashed frame, places for more empty."""
        found = facts.wounds(self.view, self.player)
        wide = (2.3 + 1.45 * max(3, len(found)) - 0.2) * self.em
        return Own("wounds", self._word("wounds"), wide, lambda x, y: self._wounds(x, y, found))

    def _wounds(self, at: float, y: float, found: Sequence[tuple[str, bool]]) -> None:
        page, em, light = self.page, self.em, self.view.light.get(self.player, 0)
        for k in range(2):
            tone = self.colours.blood if k < light else "soft"
            page.pictogram(MARKS["light_wound"], at + 0.5 * em, y, 1.0 * em, tone, "panel", z=2)
            if k >= light:  # a place for one is empty
                page.pictogram(MARKS["light_wound"], at + 0.5 * em, y - 0.04 * em, 0.66 * em, "panel", "panel", z=2.1)
            at += 1.0 * em
        at += 0.3 * em
        for k in range(max(3, len(found))):
            if k < len(found):
                wound, dressed = found[k]
                tone, dash = ("soft", (2, 1.2)) if dressed else (self.colours.blood, None)
                page.box(at, y - 0.62 * em, 1.24 * em, 1.24 * em, "card", tone, page.LINE, 0.2 * em, 2, dash)
                page.pictogram(of_wound(wound), at + 0.62 * em, y, 0.95 * em, tone, "card", z=2.2)
            else:
                page.box(at, y - 0.62 * em, 1.24 * em, 1.24 * em, None, "line", page.HAIR, 0.2 * em, 2)
            at += 1.45 * em

    def cards(self) -> Own:
        """How many cards are in hand, and how many of them are known to be contamination."""
        count, sick = str(len(facts.hand(self.view, self.player))), facts.contaminated(self.view, self.player)
        wide = 1.2 * self.em + self.page.text_width(count, "note", True)
        wide += 1.55 * self.em + self.page.text_width(str(sick), "note", True) if sick else 0.0
        return Own("cards", self._word("cards"), wide, lambda x, y: self._cards(x, y, count, sick))

    def _cards(self, at: float, y: float, count: str, sick: int) -> None:
        page, em = self.page, self.em
        draw_back(page, at, y)
        page.text(at + 1.2 * em, y, count, "note", bold=True)
        at += 1.5 * em + page.text_width(count, "note", True)
        if sick:
            page.pictogram(MARKS["contamination"], at + 0.55 * em, y, 1.1 * em, self.colours.blood, "panel", z=2)
            page.text(at + 1.25 * em, y, str(sick), "note", bold=True)

    def signs(self, kind: str, room: float) -> Own:
        """A sign for each quest item, or each objective, as many as there is room for."""
        cards = list(getattr(self.view, kind).get(self.player, ()))[: max(int(room / (SIGN * self.em)), 0)]
        draws = self._quests if kind == "quests" else self._objectives
        return Own(kind, self._word(kind), SIGN * self.em * len(cards), lambda x, y: draws(x, y, cards))

    def _quests(self, at: float, y: float, cards: Sequence[str]) -> None:
        for k, quest in enumerate(cards):
            tone = self.colours.band("yellow") if quest in self.view.active_quests else "soft"
            middle = at + (k + 0.5) * SIGN * self.em
            self.page.pictogram(MARKS["quest"], middle, y, 1.1 * self.em, tone, "panel", z=2)

    def _objectives(self, at: float, y: float, cards: Sequence[Any]) -> None:
        for k, card in enumerate(cards):
            draw_objective(self.page, at + (k + 0.5) * SIGN * self.em, y, isinstance(card, str))

    def things(self, x: float, y: float, w: float) -> None:
        """Both hands with what they hold, then the items of the inventory: backs to those who do not know them."""
        items, hands = facts.backs(self.view, self.player), facts.held(self.view, self.player)
        fan, said = self._fan(len(items)), self._things_said(w)
        if "hands" in said:
            self.page.text(x, y, self._word("hands"), "note", "soft")
            x, w = x + said["hands"], w - said["hands"]
        if "items" in said:
            self.page.text(x + w - fan - said["items"], y, self._word("items"), "note", "soft")
        self._hands(x, y, w - said.get("items", 0.0), hands, len(items))
        step = min(1.15 * self.em, fan / max(len(items), 1))
        for k, (back, _) in enumerate(reversed(items)):
            self._item(x + w - 1.05 * self.em - k * step, y, back, k)

    def _fan(self, items: int) -> float:
        return min(items, 4) * 1.15 * self.em

    def _things_said(self, w: float) -> dict[str, float]:
        """Which words have room in the last line, and how wide they are."""
        items = facts.backs(self.view, self.player)
        needs = sum(self._needs(things) for things in facts.held(self.view, self.player))
        needs += self._fan(len(items)) + (APART * self.em if items else 0.0)
        said: dict[str, float] = {}
        for name in ("hands", *(["items"] if items else [])):
            wide = self.page.text_width(self._word(name), "note") + AFTER * self.em
            if needs + wide <= w and not self.page.alone:
                said[name] = wide
                needs += wide
        return said

    def unsaid_things(self, w: float) -> list[str]:
        """Of the last line, what is shown by its sign alone, and the cards in hand whose names have no room."""
        items, hands = facts.backs(self.view, self.player), facts.held(self.view, self.player)
        said = self._things_said(w)
        found = [name for name in ("hands", *(["items"] if items else [])) if name not in said]
        half = self._half(w - sum(said.values()), hands, len(items))
        for thing in (things[0] for things in hands if things):
            if not facts.is_object(thing) and not self._named(thing, half - 1.3 * self.em):
                found.append(thing)
        return found

    def _needs(self, things: Sequence[str]) -> float:
        """How wide a hand is with the whole name of what it holds."""
        if not things:
            return 1.6 * self.em
        if facts.is_object(things[0]):
            return 3.2 * self.em
        ammo = facts.ammo(self.view, things[0])
        said = str(self.words.card(things[0]))
        more = self.page.text_width(str(ammo), "note", True) + 1.6 * self.em if ammo is not None else 0.0
        return float(1.6 * self.em + self.page.text_width(said, "note") + more)

    def _hands(self, at: float, y: float, w: float, hands: Sequence[Sequence[str]], items: int) -> None:
        em, half = self.em, self._half(w, hands, items)
        for sign, things in zip(("left_hand", "right_hand"), hands, strict=True):
            self.page.pictogram(MARKS[sign], at + 0.5 * em, y, 1.0 * em, "soft", "panel", z=2)
            if things:
                self._thing(things[0], at + 1.1 * em, y, half - 1.3 * em)
            # An object is its sign alone, however much room there is.
            at += min(half, self._needs(things)) if not things or facts.is_object(things[0]) else half

    def _half(self, w: float, hands: Sequence[Sequence[str]], items: int) -> float:
        """How much of a line a hand has that holds something."""
        room = w - (min(items, 4) * 1.1 + (1.0 if items else 0)) * self.em
        if all(hands):
            return float(min(room / 2, 7.6 * self.em))
        return float(min(room - 1.6 * self.em, 12 * self.em))  # an empty hand needs no name

    def _item(self, left: float, y: float, back: str, k: int) -> None:
        page, em = self.page, self.em
        tone = self.colours.band(back) if back else self.colours.back
        page.box(left, y - 0.7 * em, 1.0 * em, 1.4 * em, tone, "panel", page.LINE, 0.15 * em, 3 - 0.01 * k)
        if back:
            page.pictogram(DECKS[back], left + 0.5 * em, y, 0.7 * em, readable_on(tone), tone, z=3.005 - 0.01 * k)

    def _thing(self, thing: str, x: float, y: float, w: float) -> None:
        """What a hand holds: an object by its sign, a weapon with its ammo, another item by its name."""
        page, em = self.page, self.em
        if facts.is_object(thing):
            draw_object(page, self.view, thing, x + 0.75 * em, y, 1.4 * em, z=2.2)
            return
        ammo, at = facts.ammo(self.view, thing), x
        said = str(ammo) if ammo is not None else ""
        around = page.box(x - 0.1 * em, y - 0.75 * em, max(w, 1.5 * em), 1.5 * em, None, r=0.2 * em, z=2)
        page.place(thing, around, x + w / 2, y)
        name = str(self.words.card(thing))
        if self._named(thing, w):
            page.text(at, y, name, "note")
            at += page.text_width(name, "note") + 0.3 * em
        elif not said:
            page.pictogram(DECKS["yellow"], at + 0.55 * em, y, 1.1 * em, "ink", "panel", z=2.2)
        if said:
            page.pictogram(MARKS["ammo"], at + 0.5 * em, y, 1.1 * em, "ink" if ammo else "soft", "panel", z=2.2)
            page.text(at + 1.05 * em, y, said, "note", "ink" if ammo else "stop", bold=True)

    def _named(self, thing: str, w: float) -> bool:
        """Whether the name of a card has so much room, beside its ammo."""
        ammo = facts.ammo(self.view, thing)
        more = self.page.text_width(str(ammo), "note", True) + 1.3 * self.em if ammo is not None else 0.0
        return bool(self.page.text_width(str(self.words.card(thing)), "note") <= w - more)
