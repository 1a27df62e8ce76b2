"""What is before a player: madness track, wounds, hand, ammo, both hands, inventory, quest items, signal, passed."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import board_belongings
from . import table_facts as facts
from .board_pieces import LETTERS, draw_pawn, pawn_label
from .palette import palette, readable_on
from .pictograms import KINDS, MARKS

Box = tuple[float, float, float, float]
NARROW, ROW, TIGHT = 12.6, 7.4, 6.7
"""The least width and the height of a tableau, in heights of the smallest type; the height where its lines are as near
each other as those of a worded one."""
WORDED = 8.1
"""So high is a tableau with a line more, on which words have room beside the signs."""
GAP = 0.4
WIDE = 25.0
"""From so wide on a tableau names what it shows."""
LEVEL = 2.55
"""The width of a level of madness beside which the track has its word."""


def columns(w: float, h: float, players: int, row: float = ROW) -> int:
    """In how many columns tableaux fit into a room, each `row` high, in heights of the smallest type; 0: they do not.

    >>> columns(80, 8, 5), columns(30, 30, 5), columns(14, 30, 3)
    (5, 2, 1)
    """
    for count in range(players, 0, -1):
        if (w - GAP * (count - 1)) / count >= NARROW and -(-players // count) * (row + GAP) - GAP <= h + 1e-6:
            return -(-players // -(-players // count))
    return 0


def draw_tableaux(page: Any, view: Any, words: Any, box: Box, offered: Any = ()) -> None:
    """A tableau for each seat, in the order of the table, within (x, y, w, h)."""
    at, wide, tall, _ = _grid(page, view, box)
    for player, (left, low) in zip(view.players, at, strict=True):
        draw_tableau(page, view, words, (left, low, wide, tall), player, offered)


def free(page: Any, view: Any, box: Box) -> Box | None:
    """The end of the last row of tableaux, where no seat is: a box with room for something else."""
    return _grid(page, view, box)[3]


def _grid(page: Any, view: Any, box: Box) -> tuple[list[tuple[float, float]], float, float, Box | None]:
    """The bottom left corner of each tableau within (x, y, w, h), their size, and what they leave free."""
    (x, y, w, h), em, seats = box, page.size_of("note") / 72, len(view.players)
    across = columns(w / em, h / em, seats, ROW if page.alone else TIGHT) or 1
    rows = -(-seats // across)
    gap = GAP * em
    wide, tall = (w - gap * (across - 1)) / across, min((h - gap * (rows - 1)) / rows, 1.3 * ROW * em)
    at = [(x + k % across * (wide + gap), y + h - (k // across + 1) * tall - k // across * gap) for k in range(seats)]
    taken = seats - (rows - 1) * across
    left = x + taken * (wide + gap)
    return at, wide, tall, (left, at[-1][1], x + w - left, tall) if taken < across else None


def unsaid(page: Any, view: Any, words: Any, box: Box) -> list[tuple[str, str]]:
    """What the tableaux within a box show by a sign without its word, each with a seat if it is of that one alone."""
    em, (_, wide, tall, _) = page.size_of("note") / 72, _grid(page, view, box)
    found: dict[tuple[str, str], None] = {}
    for player in view.players:
        inner, named, lines = _inside(page, wide, tall)
        head = _headed(page, view, words, inner, player)
        found |= dict.fromkeys((sign, "") for sign in head.signs if sign not in head.said)
        if not head.whole:
            found["character", player] = None
        if facts.status(view, player) == "dead":
            continue
        if not _madness_said(page, view, words, inner):
            found["madness", ""] = None
        for name in board_belongings.unsaid(page, view, words, inner, player, not named, lines - 2):
            found[name, "" if name in board_belongings.KINDS_OF else player] = None
        if named:
            lines, _, left = _goods(page, view, words, 0.42 * wide - 0.45 * em, tall, player)
            kinds = {f"{sign}s": "" for sign, *_ in lines}  # beside their signs stand names, or nothing
            found |= dict.fromkeys([*kinds.items(), *((card, player) for card in left)])
    return list(found)


def _inside(page: Any, w: float, h: float) -> tuple[float, bool, int]:
    """The width within a tableau, whether it names what it shows, and how many lines it has."""
    em = page.size_of("note") / 72
    named, pad = w >= WIDE * em, 0.45 * em
    more = h >= WORDED * em - 1e-6 and not named and not page.alone  # a picture has a caption, and a text beside it
    return (0.56 * w - pad if named else w - 2 * pad), named, 5 if more else 4


def draw_tableau(page: Any, view: Any, words: Any, box: Box, player: str, offered: Any = ()) -> None:
    """What is before one seat."""
    x, y, w, h = box
    em, now = page.size_of("note") / 72, player == view.turn_of
    edge, line = ("act", page.STRONG) if player in offered else ("ink", page.RULE) if now else ("line", page.LINE)
    shape = page.box(x, y, w, h, "panel", edge, line, r=0.5 * em, z=1.5)
    if player in offered or player not in view.room:
        page.place(player, shape, x + w / 2, y + h / 2)
    pad = 0.45 * em
    left, (wide, named, rows) = x + pad, _inside(page, w, h)
    if named:
        _named(page, view, words, (x + 0.58 * w, y, 0.42 * w - pad, h), player)
    step = (h - 0.5 * em) / rows
    middle = [y + h - 0.25 * em - (k + 0.5) * step for k in range(rows)]
    _head(page, view, words, left, middle[0], wide, player)
    if facts.status(view, player) != "dead":
        _madness(page, view, words, left, middle[1], wide, player)
        board_belongings.draw(page, view, words, left, middle[2:], wide, player, goals=not named)


def _goods(
    page: Any, view: Any, words: Any, w: float, h: float, player: str
) -> tuple[list[tuple[Any, ...]], float, list[str]]:  # fmt: skip
    """Lines of quest items, objectives and items: sign, tone, whether it is known, its name where that has room.

    Then the height of a line, and the names that have no room.
    """
    em, colours = page.size_of("note") / 72, palette(page)
    lines: list[tuple[Any, ...]] = []
    for quest in view.quests.get(player, ()):
        lines.append(("quest", colours.band("yellow") if quest in view.active_quests else "soft", quest))
    lines += [("objective", "ink", card) for card in view.objectives.get(player, ())]
    lines += [("item", "soft", item) for _, item in facts.backs(view, player) if facts.is_open(item)]
    rows, found, left = int((h - 0.4 * em) / (1.4 * em)), [], []
    for k, (sign, tone, card) in enumerate(lines):
        said = str(words.card(card)) if isinstance(card, str) else ""
        fits = k < rows and page.text_width(said, "note") <= w - 1.4 * em
        if k < rows:
            found.append((sign, tone, bool(said), said if fits else ""))
        if said and not fits:
            left.append(card)
    return found, max((h - 0.5 * em) / max(len(lines), 4), 1.4 * em), left


def _named(page: Any, view: Any, words: Any, box: Box, player: str) -> None:
    """Quest items, objectives and items by name, as far as the viewer knows them; the others as backs."""
    (x, y, w, h), em = box, page.size_of("note") / 72
    lines, step, _ = _goods(page, view, words, w, h, player)
    for k, (sign, tone, known, said) in enumerate(lines):
        middle = y + h - 0.25 * em - (k + 0.5) * step
        if sign == "objective":
            board_belongings.draw_objective(page, x + 0.6 * em, middle, known)
        else:
            page.pictogram(MARKS.get(sign, KINDS["item"]), x + 0.6 * em, middle, 1.05 * em, tone, "panel", z=2)
        if said:
            page.text(x + 1.4 * em, middle, said, "note")


class Head(NamedTuple):
    """The first line of a tableau: its state with the width of that, signs, which of them are said, and its name.

    `whole`: whether the character is told.
    """

    seat: str
    state: str
    chip: float
    signs: tuple[str, ...]
    said: dict[str, float]
    name: str
    whole: bool


def _headed(page: Any, view: Any, words: Any, w: float, player: str) -> Head:
    """What has room in the first line, of that width."""
    em, state, right = page.size_of("note") / 72, facts.state(view, player), w
    seat, left, told, chip = pawn_label(page, player, 0.66 * em), 1.95 * em, "", 0.0
    if state in ("turn", "passed", "hibernating", "left", "dead", "pod"):
        told = str(words(f"board-state-{state}"))
        chip = page.text_width(told, "note", state == "turn") + 0.9 * em
        right -= chip + 0.25 * em
    name = facts.character_name(view, player, words)
    signs = tuple(sign for sign, has in (("first", player == view.first), ("signal", player in view.signals)) if has)
    spare = right - left - page.text_width(f"{player} {name}", "note", True) - (0.4 + 1.4 * len(signs)) * em
    said: dict[str, float] = {}
    for sign in signs:
        wide = page.text_width(str(words(f"board-own-{sign}")), "note") + 0.3 * em
        if wide <= spare and not page.alone:
            said[sign], spare = wide, spare - wide
    right -= sum(said.values()) + 1.4 * em * len(signs)
    # Where both have no room the character is told, if the pawn says which seat it is.
    names = (f"{player} {name}", name if seat else player, player)
    shown = next((one for one in names if page.text_width(one, "note", True) <= right - left), "")
    return Head(seat, told, chip, signs, said, shown, name in shown)


def _head(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """Pawn and character; at the right first player, signal, and what the player does."""
    em, right, head = page.size_of("note") / 72, x + w, _headed(page, view, words, w, player)
    # Who acts is told by the frame and in words: a ring would take the room for the number of the seat.
    draw_pawn(page, view, player, x + 0.85 * em, y, 0.66 * em, ring=False, z=3)
    if head.state:
        now = facts.state(view, player) == "turn"
        fill, tone = ("ink", "paper") if now else ("card", "ink")
        edge, middle = "ink" if now else "soft", right - head.chip / 2
        page.chip(middle, y, head.state, fill, edge, tone, bold=now, w=head.chip, h=1.45 * em, z=2)
        right -= head.chip + 0.25 * em
    for sign in head.signs:
        if sign in head.said:
            page.text(right, y, str(words(f"board-own-{sign}")), "note", ha="right")
            right -= head.said[sign]
        page.pictogram(MARKS[sign], right - 0.65 * em, y, 1.2 * em, "ink", "panel", z=2)
        right -= 1.4 * em
    if head.name:
        page.text(x + 1.95 * em, y, head.name, "note", bold=True)


def _madness_said(page: Any, view: Any, words: Any, w: float) -> float:
    """How wide the word before the track of madness is; 0 where it has no room."""
    em, wide = page.size_of("note") / 72, page.text_width(str(words("board-own-madness")), "note")
    wide += 0.4 * em
    return float(wide) if wide + LEVEL * em * len(facts.levels(view)) <= w and not page.alone else 0.0


def _madness(page: Any, view: Any, words: Any, x: float, y: float, w: float, player: str) -> None:
    """The five levels with the letter of what each calls; a bar where no arrow leads down again."""
    em, colours, now = page.size_of("note") / 72, palette(page), view.madness.get(player, 1)
    levels, lead = facts.levels(view), _madness_said(page, view, words, w)
    if lead:
        page.text(x, y, str(words("board-own-madness")), "note", "soft")
    else:
        page.pictogram(MARKS["mad"], x + 0.6 * em, y, 1.15 * em, "soft", "panel", z=2)
        lead = 1.5 * em
    step = min((w - lead) / max(len(levels), 1), 2.9 * em)
    tall = 1.42 * em
    for k, (level, (calls, down)) in enumerate(sorted(levels.items())):
        at, here = x + lead + k * step, level == now
        fill = colours.seeder(calls) if here else "card"
        page.box(
            at,
            y - tall / 2,
            step - 0.28 * em,
            tall,
            fill,
            "ink" if here else "line",
            page.RULE if here else page.LINE,
            0.15 * em,
            2.2,
        )
        tone = readable_on(fill) if here else "soft"
        page.text(at + (step - 0.28 * em) / 2, y, f"{level} {LETTERS[calls]}", "note", tone, here, ha="center")
        if k and down is None:
            bar = at - 0.14 * em
            page.line([(bar, y - 0.8 * em), (bar, y + 0.8 * em)], colours.blood, 72 * 0.16 * em, 2.4, cap="butt")
