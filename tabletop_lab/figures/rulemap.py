"""The rulebook as a map: its chapters, with one cell for each clause.
It shows which clauses have options and how often each was used in a match. Reads rulebook, rules and trace; changes
none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import log
from typing import Any

from ..engine.core import catalogue
from ..engine.core.clause import tagged_functions
from ..engine.core.rules import clauses_of
from ..engine.language.languages import known_language
from ..engine.language.rulebook import Clause
from .page import Page
from .render import AUTO, svg, theme_of, themed_html
from .saved import saved_html
from .style import SLIDE, readable_on

HEAT = (0.0, 0.16, 0.3, 0.44, 0.84, 1.0)
"""Steps from the panel's colour to the accent; between the fourth and the fifth, text would not be readable."""
KINDS = ("rule", "house", "note")
COLUMNS, GAP, HEAD, WIDEST = 6, 0.14, 0.92, 4.6
LEAST, MOST = 0.225, 0.4
"""The least and the greatest height of a cell of one line in inches."""
LINE, HEADING = {"note": 0.155, "label": 0.2}, 0.2
"""How far one line of a title is below the other, in a cell and in a heading."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One clause of the map; `changed`: one of its options differs from its default."""

    clause: Clause
    chapter: str
    options: tuple[str, ...]
    changed: bool
    fired: int


class RuleMap:
    """A drawn map: `figure` (matplotlib), `alt` (the map in words), `frame` (a pandas table), `fired` (counts)."""

    def __init__(
        self, page: Page, cells: list[Cell], alt: str, again: Callable[[str], Page], theme: str = AUTO
    ) -> None:
        self.page, self.cells, self.alt, self._again, self._theme = page, cells, alt, again, theme

    @property
    def figure(self) -> Any:
        """The matplotlib figure; `figures.png` and `figures.svg` write it."""
        return self.page.fig

    @property
    def fired(self) -> dict[str, int]:
        """How often each clause was used in the match."""
        return {cell.clause.id: cell.fired for cell in self.cells}

    @property
    def frame(self) -> Any:
        """One row for each clause: chapter, title, kind, options, whether one is changed, how often it was used."""
        import pandas as pd

        rows = {
            c.clause.id: {
                "chapter": c.chapter,
                "title": c.clause.title,
                "kind": c.clause.kind,
                "options": ", ".join(c.options),
                "changed": c.changed,
                "fired": c.fired,
            }
            for c in self.cells
        }
        table = pd.DataFrame.from_dict(rows, orient="index")
        return table.rename_axis("clause")

    def faults(self) -> list[str]:
        """List what is wrong with the drawing; empty if it can be shown."""
        return self.page.faults()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        def as_svg(theme: str) -> str:
            return svg((self._again(theme) if theme == "dark" else self.page).fig)

        picture = saved_html(themed_html(as_svg, self.alt, self._theme, "100%"))
        return {"text/plain": self.alt, "text/html": picture}

    def __repr__(self) -> str:
        return f"RuleMap({len(self.cells)} clauses, {sum(c.fired > 0 for c in self.cells)} at work)"


def rule_map(game_or_match: Any, lang: str | None = None, theme: str = AUTO, viewer: Any = None) -> RuleMap:
    """Draw the rulebook of a game as a map; for a match also how often each clause was used.

    Takes a Match, a Game class or a game's name. `viewer`: whose knowledge of the match is counted (None: everybody's).
    Raises UnknownGame; TabletopError for a theme or language that does not exist.

    >>> from tabletop_lab.testing.sample import Market
    >>> rule_map(Market).fired["LM-4.2"]
    0
    """
    theme_of(theme)
    match = game_or_match if hasattr(game_or_match, "trace") else None
    game = match.game if match else catalogue.find(game_or_match)
    rules = match.rules if match else game.Rules.read()
    lang = lang or (match.lang if match else known_language())
    words = game.words(lang)
    fired = at_work(match.trace.for_player(viewer)) if match else Counter()
    cells = cells_of(game, rules, fired, lang)
    shown = [cell for cell in cells if cell.clause.kind != "reading"]
    counted = sum(cell.fired > 0 for cell in shown)
    chapters = list(dict.fromkeys(cell.chapter for cell in shown))
    said = [words("map-clauses", clauses=len(shown), chapters=len(chapters))]
    if match:
        said.append(words("map-fired", fired=counted, clauses=len(shown), steps=match.step_for(viewer)))
    name = game.title.get(lang) or game.name

    def drawn(theme: str) -> Page:
        return _drawn(shown, words, name, " · ".join(said), bool(match), theme_of(theme))

    return RuleMap(drawn(theme), cells, _alt(shown, words, name, said), drawn, theme)


def at_work(trace: Any) -> Counter[str]:
    """Count how often each clause was used: once for every call of a function with this clause that told something.

    A function that calls another one of the same clause counts once.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=2, seed=1).run("random", until="decision")
    >>> at_work(match.trace)["LM-4.1"]
    1
    """
    runs = {id(frame): frame for entry in trace if entry.frame for frame in entry.frame.path()}
    fired: Counter[str] = Counter()
    for frame in runs.values():
        outer = {clause for above in frame.path()[:-1] for clause in above.clauses}
        fired.update(set(frame.clauses) - outer)
    return fired


def cells_of(game: Any, rules: Any, fired: Counter[str], lang: str) -> list[Cell]:
    """Return every clause except the chapter headings; for a game without a rulebook, the clauses of its functions."""
    book = game.rulebook(lang)
    fields = type(rules).model_fields
    changed = set(rules.differences())
    naming: dict[str, list[str]] = {}
    for name, field in fields.items():
        for clause in clauses_of(field):
            naming.setdefault(clause, []).append(name)
    known = list(book.values())
    extra = dict.fromkeys(c for _, _, ids in tagged_functions(game) for c in ids if c not in book)
    titles: dict[str, str] = {c: n for n, _, ids in tagged_functions(game) for c in ids}
    known += [Clause(c, titles[c].replace("_", " "), "") for c in sorted(extra)]
    chapter, cells = "", []
    for clause in known:
        if clause.kind == "chapter":
            chapter = f"{clause.id}  {clause.title}"
            continue
        if clause.id in extra:
            chapter = game.words(lang)("map-other") if book else game.title.get(lang) or game.name
        options = tuple(o for o in dict.fromkeys([*clause.options, *naming.get(clause.id, ())]) if o in fields)
        cells.append(Cell(clause, chapter, options, bool(changed.intersection(options)), fired[clause.id]))
    return cells


# --- drawing --------------------------------------------------------------------------------------------------------


def _drawn(cells: list[Cell], words: Any, name: str, said: str, counted: bool, theme: Any) -> Page:
    page = Page(SLIDE, theme=theme)
    w, room = page.w - 2 * page.margin, page.h - 2 * page.margin - HEAD
    laid = _laid(page, cells, w, room, counted)
    if laid.depth > room:
        page = Page(SLIDE, size=(page.w, page.h + laid.depth - room), theme=theme)
    m, top = page.margin, page.h - page.margin
    page.text(m, top - 0.2, words("map-title"), "title")
    left = m + page.text_width(words("map-title"), "title") + 0.25
    page.text(left, top - 0.215, f"{name} · {said}", "label", "soft", width=m + w - left)
    _legend(page, words, m, top - 0.62, counted)
    most = max([cell.fired for cell in cells], default=0)
    for what, lines, column, down, tall in laid.places:
        x, y = m + column * (laid.wide + GAP), top - HEAD - down
        if isinstance(what, str):
            for k, line in enumerate(lines):
                page.text(x, y - laid.tall * 0.5 - k * HEADING, line, "label", bold=True)
        else:
            _cell(page, what, lines, (x, y - tall, laid.wide, tall - 0.035), laid.tall, most, counted)
    return page


@dataclass(frozen=True, slots=True)
class _Laid:
    """Where everything stands: headings and cells with their lines, their column, how far down, and their height."""

    places: list[tuple[Any, list[str], int, float, float]]
    columns: int
    depth: float
    wide: float
    tall: float
    """The height of a cell of one line."""


def _laid(page: Page, cells: list[Cell], w: float, room: float, counted: bool) -> _Laid:
    """Place the map: in the largest cells that fit into the room, else in as many columns as need the least height.

    If the book is longer than a slide, the page grows; the letters do not shrink, and no title is cut.
    """
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        groups.setdefault(cell.chapter, []).append(cell)
    numbers = range(1 if len(cells) < 12 else 3, COLUMNS + 1)

    def tried(columns: int, tall: float, room: float) -> _Laid:
        wide = min((w - (columns - 1) * GAP) / columns, WIDEST)
        return _flow(page, groups, wide, tall, room, counted)

    for columns in numbers:
        tall = MOST
        while tall > LEAST - 0.001:
            found = tried(columns, tall, room)
            if found.columns <= columns and not _faulty(found)[0]:
                return found
            tall -= 0.025
    return min((_grown(partial(tried, columns, LEAST), columns, room) for columns in numbers), key=_faulty)


def _faulty(laid: _Laid) -> tuple[int, float]:
    """By what a map is chosen: as few long words cut in narrow columns as possible, then as little height."""
    return sum(line.endswith("…") for _, lines, *_ in laid.places for line in lines), laid.depth


def _grown(tried: Callable[[float], _Laid], columns: int, room: float) -> _Laid:
    """The least room, to the height of a cell, in which so many columns are enough."""
    while (found := tried(room)).columns > columns:
        room += LEAST
    return found


def _flow(page: Page, groups: dict[str, list[Cell]], wide: float, tall: float, room: float, counted: bool) -> _Laid:
    """Place the chapters under each other, column by column; a chapter that continues repeats its heading."""
    places: list[tuple[Any, list[str], int, float, float]] = []
    column, down, depth = 0, 0.0, 0.0
    for chapter, cells in groups.items():
        head = page.wrap(chapter, wide, "label", 4, True)
        first = tall + (len(head) - 1) * HEADING
        sized = [(cell, *_sized(page, cell, wide, tall, counted)) for cell in cells]
        whole = first + sum(high for _, _, high in sized)
        if down and room - down < min(first + 3 * tall, whole):
            column, down = column + 1, 0.0
        places.append((chapter, head, column, down, first))
        down += first
        for cell, lines, high in sized:
            if down + high > room + 1e-6:
                column, down = column + 1, 0.0
                places.append((chapter, head, column, down, first))
                down += first
            places.append((cell, lines, column, down, high))
            down += high
            depth = max(depth, down)
        down += 0.08
    return _Laid(places, column + 1, depth, wide, tall)


def _sized(page: Page, cell: Cell, wide: float, tall: float, counted: bool) -> tuple[list[str], float]:
    """The lines of a cell's title, and its height."""
    role = _role(tall)
    left, right = _sides(page, cell, wide, role, counted)
    lines = page.wrap(cell.clause.title, right - left, role, 6)
    return lines, tall + (len(lines) - 1) * LINE[role]


def _sides(page: Page, cell: Cell, wide: float, role: str, counted: bool) -> tuple[float, float]:
    """From where to where the title of a cell may go, between its number and its signs."""
    left = 0.25 + max(page.text_width(cell.clause.id, role, True), 0.44) + 0.08
    right = wide - 0.09
    if counted and cell.fired:
        right -= page.text_width(f"×{cell.fired}", role, True) + 0.06
    return left, right - 0.24 * bool(cell.options)


def _role(tall: float) -> str:
    """How large the letters of cells are whose lines have this height."""
    return "label" if tall - 0.035 > 0.3 else "note"


def heat(share: float, theme: Any) -> str:
    """Return the background of a cell, from the panel's colour (0) to the accent (1), as `#rrggbb`.

    >>> heat(0, theme_of("light")), heat(1, theme_of("light"))
    ('#F6F4EF', '#4338A0')
    """
    level = 0 if share <= 0 else 1 + min(int(share * (len(HEAT) - 1)), len(HEAT) - 2)
    a, b = (tuple(int(theme[role][i : i + 2], 16) for i in (1, 3, 5)) for role in ("panel", "act"))
    mixed = (round(p + (q - p) * HEAT[level]) for p, q in zip(a, b, strict=True))
    return "#" + "".join(f"{part:02X}" for part in mixed)


def _cell(
    page: Page, cell: Cell, lines: list[str], box: tuple[float, float, float, float], tall: float, most: int,
    counted: bool,
) -> None:  # fmt: skip
    x, y, w, h = box
    ground = heat(log(1 + cell.fired) / log(1 + most) if most else 0, page.c)
    page.box(x, y, w, h, ground, r=0.04)
    ink, role = readable_on(ground), _role(tall)
    middle, right = y + h - (tall - 0.035) / 2, x + w - 0.09
    kind(page, x + 0.14, middle, cell.clause.kind, ink)
    page.text(x + 0.25, middle, cell.clause.id, role, ink, True)
    if counted and cell.fired:
        shown = f"×{cell.fired}"
        page.text(right, middle, shown, role, ink, True, ha="right")
        right -= page.text_width(shown, role, True) + 0.06
    if cell.options:
        option(page, right - 0.06, middle, cell.changed, ink)
    left = x + _sides(page, cell, w, role, counted)[0]
    for k, line in enumerate(lines):
        page.text(left, middle - k * LINE[role], line, role, ink)


def kind(page: Page, x: float, y: float, name: str, colour: str, r: float = 0.05) -> None:
    """Draw the sign of a clause's kind: square = rule, diamond = house rule, hollow circle = note."""
    if name == "note":
        page.disc(x, y, r, None, colour, page.LINE)
    elif name == "house":
        k = r * 1.3
        page.poly([(x - k, y), (x, y + k), (x + k, y), (x, y - k)], colour)
    else:
        page.box(x - r, y - r, 2 * r, 2 * r, colour, r=0.0, z=4)


def option(page: Page, x: float, y: float, changed: bool, colour: str, r: float = 0.055) -> None:
    """Draw the sign of a clause with options, a small switch: hollow, or filled if one differs from its default."""
    page.box(x - 1.5 * r, y - r, 3 * r, 2 * r, colour if changed else None, colour, page.LINE, r=r, z=4)
    if not changed:
        page.disc(x - 0.5 * r, y, 0.5 * r, colour, z=5)


def _legend(page: Page, words: Any, x: float, y: float, counted: bool) -> None:
    for name in KINDS:
        kind(page, x + 0.06, y, name, "ink")
        x = _word(page, x + 0.2, y, words(f"map-{name}"))
    option(page, x + 0.09, y, False, "ink")
    option(page, x + 0.31, y, True, "ink")
    x = _word(page, x + 0.47, y, words("map-options"))
    if counted:
        for k in range(len(HEAT)):
            page.box(x + 0.2 * k, y - 0.08, 0.2, 0.16, heat((k - 0.5) / (len(HEAT) - 1) if k else 0, page.c), r=0.0)
        _word(page, x + 0.2 * len(HEAT) + 0.1, y, words("map-heat"))


def _word(page: Page, x: float, y: float, text: str) -> float:
    page.text(x, y, text, "note")
    return x + page.text_width(text, "note") + 0.32


def _alt(cells: list[Cell], words: Any, name: str, said: list[str]) -> str:
    chapters: dict[str, list[str]] = {}
    for cell in cells:
        times = " " + words("map-alt-times", count=cell.fired) if cell.fired else ""
        mark = f" ({words('map-' + cell.clause.kind)})" if cell.clause.kind in ("house", "note") else ""
        chapters.setdefault(cell.chapter, []).append(f"{cell.clause.id} {cell.clause.title}{mark}{times}")
    lines = [words("map-alt-chapter", chapter=c, clauses="; ".join(parts)) for c, parts in chapters.items()]
    return "\n".join([f"{name}. {words('map-title')}. " + " · ".join(said) + ".", *lines])
