"""What concerns the whole ship: time, self-destruct, destination, engines, bag, Lairs, eggs, weaknesses, pods.
Blocks side by side, in as many rows as they need; each with its title above it, before it where the rooms
need the height, or with its sign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import table_facts as facts
from .board_ways import draw_noise
from .palette import palette, readable_on
from .pictograms import MARKS

Box = tuple[float, float, float, float]
Draws = Callable[[float, float], None]
TITLED, BARE, NEAR = 3.15, 1.95, 1.8
"""The height of a row of blocks with titles above them, and without, in heights of the smallest type; on a screen."""
GAP, LEAD, SIGN = 1.0, 0.45, 1.6
"""Between two blocks, between a title and its block, and the width of a sign before a block."""
WIDEST_GAP, APART = 2.6, 2.4
"""The most between two blocks, where a row has room; between the last of them and what stands behind it."""
OVER, BEFORE, SIGNS = "over", "before", "signs"
"""Where the titles of the blocks stand; the smallest boards have signs in their place."""
CELL = 0.66
"""The width of a step of a track."""


class Block(NamedTuple):
    """One thing: how wide it is in inches, and what draws it from its left end and middle."""

    name: str
    wide: float
    draws: Draws


def rows(page: Any, view: Any, words: Any, w: float, titles: str, technical: bool) -> list[list[Block]]:
    """The blocks in rows of that width."""
    em = page.size_of("note") / 72
    found: list[list[Block]] = [[]]
    left = w
    for block in blocks(page, view, words, technical):
        wide = _wide(page, words, block, titles)
        if found[-1] and wide > left:
            found.append([])
            left = w
        found[-1].append(block)
        left -= wide + GAP * em
    return found


def widest(page: Any, view: Any, words: Any, titles: str, technical: bool) -> float:
    """How wide the widest block is, in inches."""
    return max(_wide(page, words, block, titles) for block in blocks(page, view, words, technical))


def tall(page: Any, view: Any, words: Any, w: float, titles: str, technical: bool) -> float:
    """How high the rows are, in inches."""
    return len(rows(page, view, words, w, titles, technical)) * tall_of_a_row(page, titles)


def tall_of_a_row(page: Any, titles: str) -> float:
    """How high a row is, in inches."""
    return float((TITLED if titles == OVER else BARE if page.alone else NEAR) * page.size_of("note") / 72)


def draw_status(page: Any, view: Any, words: Any, box: Box, titles: str, technical: bool) -> None:
    """The rows within (x, y, w, h), from its top."""
    x, y, w, h = box
    em = page.size_of("note") / 72
    each = tall_of_a_row(page, titles)
    for k, row in enumerate(rows(page, view, words, w, titles, technical)):
        top = y + h - k * each
        wides, spare = _spread(page, words, row, w, titles)
        at = x
        for block, wide in zip(row, wides, strict=True):
            if titles == OVER:
                page.text(at, top - 0.72 * em, str(words(f"board-title-{block.name}")), "note", "soft")
                block.draws(at, top - 2.1 * em)
            elif titles == SIGNS:
                lead, middle = SIGN * em if block.name in SIGN_OF else 0.0, top - 0.5 * each
                if lead:
                    page.pictogram(SIGN_OF[block.name], at + 0.65 * em, middle, 1.2 * em, "soft", "paper", z=2)
                block.draws(at + lead, middle)
            else:
                said = str(words(f"board-title-{block.name}"))
                page.text(at, top - 0.5 * each, said, "note", "soft")
                block.draws(at + page.text_width(said, "note") + LEAD * em, top - 0.5 * each)
            at += wide + spare


def _spread(page: Any, words: Any, row: list[Block], w: float, titles: str) -> tuple[list[float], float]:
    """How wide the blocks of a row are, and how far apart."""
    em, wides = page.size_of("note") / 72, [_wide(page, words, block, titles) for block in row]
    return wides, min((w - sum(wides)) / (len(row) - 1), WIDEST_GAP * em) if len(row) > 1 else 0.0


def free(page: Any, view: Any, words: Any, box: Box, titles: str, technical: bool) -> Box:
    """What the last of the rows within a box leaves free at its right end."""
    x, y, w, h = box
    em, last = page.size_of("note") / 72, rows(page, view, words, w, titles, technical)[-1]
    wides, spare = _spread(page, words, last, w, titles)
    used = sum(wides) + spare * (len(last) - 1) + APART * em
    return x + used, y, max(w - used, 0.0), tall_of_a_row(page, titles)


SIGN_OF = {
    "time": MARKS["time"], "destruct": MARKS["destruct"], "course": MARKS["course"], "engines": MARKS["engine"],
    "bag": MARKS["bag"], "supply": MARKS["supply"],
    "weaknesses": MARKS["weakness"], "pods": MARKS["pod"], "open": MARKS["event"], "technical": MARKS["duct"],
}  # fmt: skip


def signs(page: Any, view: Any, words: Any, technical: bool) -> dict[str, Any]:
    """The blocks of this position with the signs that stand before them, or of which they consist."""
    every = SIGN_OF | {"lairs": MARKS["lair"], "eggs": MARKS["egg"]}
    return {block.name: every[block.name] for block in blocks(page, view, words, technical)}


def signed(page: Any, view: Any, words: Any, technical: bool) -> list[tuple[str, Draws]]:
    """The words of blocks that have signs in their place, and what draws the sign around a middle."""
    em, egg = page.size_of("note") / 72, palette(page).egg

    def draws(name: str, sign: Any) -> Draws:
        tone = egg if name == "eggs" else "soft"
        return lambda x, y: _none(page.pictogram(sign, x, y, 1.2 * em, tone, "paper", z=2.2))

    found = signs(page, view, words, technical)
    return [(str(words(f"board-title-{name}")), draws(name, sign)) for name, sign in found.items()]


def _wide(page: Any, words: Any, block: Block, titles: str) -> float:
    em = page.size_of("note") / 72
    if titles == SIGNS:
        return float(block.wide + (SIGN * em if block.name in SIGN_OF else 0))
    title = page.text_width(str(words(f"board-title-{block.name}")), "note")
    return float(max(block.wide, title) if titles == OVER else block.wide + title + LEAD * em)


def blocks(page: Any, view: Any, words: Any, technical: bool) -> list[Block]:
    """The blocks of this position; `technical`: with the space of the Technical Corridors."""
    em, rules = page.size_of("note") / 72, view.rules
    ink = _Ink(page, view, words, em)
    time = rules.time_length, view.time, rules.hibernation_from, "water", "jump"
    destruct = rules.sd_skull, view.self_destruct, rules.sd_yellow, "hue", "skull"
    found = [
        Block("time", ink.track_wide(*time[:2]), lambda x, y: ink.track(x, y, *time)),
        Block("destruct", ink.track_wide(*destruct[:2]), lambda x, y: ink.track(x, y, *destruct)),
        Block("course", ink.course(0, 0, False), lambda x, y: _none(ink.course(x, y))),
        Block("engines", 3 * 2.55 * em, ink.engines),
        Block("pods", ink.pods(0, 0, False), lambda x, y: _none(ink.pods(x, y))),
        Block("bag", ink.bag(0, 0, False), lambda x, y: _none(ink.bag(x, y))),
        Block("supply", 1.6 * em, lambda x, y: _none(page.text(x, y, str(len(view.supply)), "note", bold=True))),
        Block("lairs", 3 * 1.55 * em, ink.lairs),
        Block("eggs", 2.9 * em, ink.eggs),
        Block("weaknesses", ink.weaknesses(0, 0, False), lambda x, y: _none(ink.weaknesses(x, y))),
    ]  # fmt: skip
    if technical:
        found.append(Block("technical", 1.7 * em, ink.technical))
    for said in dict.fromkeys(str(words.card(card)) for card in facts.on_the_table(view)):
        wide = page.text_width(said, "note", True)
        found.append(Block("open", wide, lambda x, y, said=said: _none(page.text(x, y, said, "note", bold=True))))
    return found


def _none(value: Any) -> None:
    """A drawing whose width was asked for before."""


class _Ink:
    """Draws the blocks, or says how wide they would be."""

    def __init__(self, page: Any, view: Any, words: Any, em: float) -> None:
        self.page, self.view, self.words, self.em = page, view, words, em
        self.colours = palette(page)

    def track_wide(self, end: int, now: int) -> float:
        """The width of a track: its steps, the marked one with its number, the end."""
        return ((end + 1) * CELL + 2.6) * self.em

    def track(self, x: float, y: float, end: int, now: int, since: int, fill: str, sign: str) -> None:
        """The steps of a track; from `since` on they have another ground; the marker has its number."""
        page, em = self.page, self.em
        wide, tall = CELL * em, 1.05 * em
        at = x
        for step in range(end + 1):
            ground = fill if step >= since else "card"
            here = step == now
            w = 1.7 * em if here else wide
            page.box(at, y - tall / 2 * (1.3 if here else 1), w, tall * (1.3 if here else 1), "ink" if here else ground,
                     "soft", page.HAIR, 0.08 * em, 2.2 + here)  # fmt: skip
            if here:
                page.text(at + w / 2, y, str(step), "note", "paper", bold=True, ha="center")
            elif step == end and now < 0:
                pass
            at += w
        page.pictogram(MARKS[sign], at + 0.75 * em, y, 1.2 * em, "ink", "paper", z=2.2)

    def course(self, x: float, y: float, draw: bool = True) -> float:
        """The destination track; where a space leads in a word, if the viewer has seen the coordinates."""
        page, em, view, at = self.page, self.em, self.view, x
        targets = facts.course_targets(view)
        for space in facts.COURSES:
            said = f"{space} {str(self.words(f'board-target-{targets[space]}')).split()[0]}" if targets else space
            w = max(page.text_width(said, "note", True) + 0.6 * em, 1.45 * em)
            if draw:
                here = space == view.destination
                page.box(at, y - 0.72 * em, w, 1.44 * em, "ink" if here else "card", "soft", page.LINE, 0.2 * em, 2.2)
                page.text(at + w / 2, y, said, "note", "paper" if here else "ink", here, ha="center")
            at += w + 0.15 * em
        return at - x

    def engines(self, x: float, y: float) -> None:
        """Each engine: its number and its state, face down where the viewer has not looked."""
        page, em = self.page, self.em
        for k, number in enumerate((1, 2, 3)):
            known, at = facts.engine(self.view, number), x + k * 2.55 * em
            tone = {"working": "good", "damaged": "stop"}.get(known, self.colours.back)
            page.box(at, y - 0.72 * em, 2.3 * em, 1.44 * em, "card", tone, page.LINE, 0.2 * em, 2.2)
            page.text(at + 0.62 * em, y, str(number), "note", "ink", bold=True, ha="center")
            if known:
                page.pictogram(
                    MARKS["passed" if known == "working" else "gone"], at + 1.6 * em, y, 0.95 * em, tone, "card", z=2.4
                )
            else:
                page.box(at + 1.2 * em, y - 0.45 * em, 0.85 * em, 0.9 * em, tone, None, r=0.15 * em, z=2.4)
                page.disc(at + 1.625 * em, y, 0.16 * em, self.colours.mark, z=2.5)

    def pods(self, x: float, y: float, draw: bool = True) -> float:
        """The pods of each section, locked or not, with those who wait in them."""
        from .board_pieces import draw_pawn

        page, em, at = self.page, self.em, x
        for section in ("A", "B"):
            wide = page.text_width(section, "note", True)
            if draw:
                page.text(at, y, section, "note", "soft", bold=True)
            at += wide + 0.3 * em
            pods = facts.pods_of(self.view, section)
            if not pods:
                if draw:
                    page.text(at, y, "–", "note", "soft")
                at += 0.8 * em
            for pod in pods:
                is_open, waiting = pod in self.view.unlocked, facts.riders(self.view, pod)
                w = (2.5 + 1.35 * len(waiting)) * em
                if draw:
                    edge = "good" if is_open else "soft"
                    line, dash = (page.RULE, None) if is_open else (page.LINE, (2.5, 1.5))
                    page.box(at, y - 0.76 * em, w, 1.52 * em, "card", edge, line, 0.5 * em, 2.2, dash)
                    page.text(at + 0.65 * em, y, str(pod), "note", "ink", bold=True, ha="center")
                    page.pictogram(
                        MARKS["unlocked" if is_open else "locked"], at + 1.65 * em, y, 1.1 * em, edge, "card", z=2.4
                    )
                    for k, player in enumerate(waiting):
                        draw_pawn(page, self.view, player, at + (3.0 + 1.35 * k) * em, y, 0.5 * em, ring=False)
                at += w + 0.2 * em
            at += 0.45 * em
        return at - x - 0.65 * em

    def bag(self, x: float, y: float, draw: bool = True) -> float:
        """A bar: Void Seeder tokens with their number, the blank one, the madness tokens by seat."""
        page, em, at = self.page, self.em, x
        seeders, blank, mad = facts.bag(self.view)
        wide = max(0.52 * seeders, 1.7) * em
        if draw:
            fill = self.colours.back
            page.box(at, y - 0.72 * em, wide, 1.44 * em, fill, None, r=0.15 * em, z=2.2)
            page.text(at + wide / 2, y, str(seeders), "note", readable_on(fill), bold=True, ha="center")
        at += wide + 0.2 * em
        for _ in range(blank):
            if draw:
                page.disc(at + 0.6 * em, y, 0.55 * em, "card", "ink", page.LINE, 2.2)
            at += 1.35 * em
        for player in mad:
            if draw:
                page.disc(at + 0.75 * em, y, 0.78 * em, "card", "soft", page.HAIR, 2.1)
                page.player(
                    at + 0.75 * em, y, facts.seat(self.view, player), self._label(0.42 * em, player), 0.42 * em, z=2.4
                )
            at += 1.7 * em
        return at - x

    def _label(self, r: float, player: str) -> str:
        return player[1:] if 72 * r * 1.25 >= self.page.least else ""

    def lairs(self, x: float, y: float) -> None:
        """Three spaces, crossed out one by one."""
        page, em = self.page, self.em
        for k in range(3):
            done, at = k < self.view.destroyed, x + (1.55 * k + 0.7) * em
            tone = self.colours.seeder("lair") if done else "soft"
            page.pictogram(MARKS["lair"], at, y, 1.3 * em, tone, "paper", z=2.2)
            if done:
                page.pictogram(MARKS["gone"], at, y, 1.5 * em, "ink", "paper", z=2.3)

    def eggs(self, x: float, y: float) -> None:
        """The eggs in the Nest, crossed out once it is destroyed."""
        page, em = self.page, self.em
        page.pictogram(MARKS["egg"], x + 0.65 * em, y, 1.25 * em, self.colours.egg, "paper", z=2.2)
        if self.view.nest_destroyed:
            page.pictogram(MARKS["gone"], x + 0.65 * em, y, 1.4 * em, "ink", "paper", z=2.3)
        page.text(x + 1.55 * em, y, str(facts.eggs_in_the_nest(self.view)), "note", bold=True)

    def weaknesses(self, x: float, y: float, draw: bool = True) -> float:
        """The three slots; a revealed weakness with its name."""
        page, em, at = self.page, self.em, x
        for place in facts.WEAKNESSES:
            card = self.view.revealed.get(place, "")
            said = str(self.words.card(card)) if card else ""
            w = (page.text_width(said, "note", True) + 0.4 * em if said else 0) + 1.7 * em
            if draw:
                ground, tone = ("card", "ink") if said else (self.colours.back, self.colours.mark)
                page.box(at, y - 0.76 * em, w, 1.52 * em, ground, "soft", page.LINE, 0.2 * em, 2.2)
                sign = MARKS["mad" if place == "madness" else place]
                page.pictogram(sign, at + 0.85 * em, y, 1.05 * em, tone, ground, z=2.4)
                if said:
                    page.text(at + 1.6 * em, y, said, "note", bold=True)
            at += w + 0.2 * em
        return at - x - 0.2 * em

    def technical(self, x: float, y: float) -> None:
        """The Technical Corridors, where the map has no room for them."""
        em, page = self.em, self.page
        page.place(
            "technical",
            page.box(x, y - 0.75 * em, 1.7 * em, 1.5 * em, "card", "soft", page.LINE, 0.2 * em, 2.2),
            x + 0.85 * em,
            y,
        )
        if facts.technical(self.view):
            draw_noise(page, x + 0.85 * em, y, 1.3 * em, z=2.6)
