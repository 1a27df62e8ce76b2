"""The rulebook as a map: its chapters, with one cell for each clause.
It shows which clauses have options and how often each was used in a match. Reads rulebook, rules and trace; changes
none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
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
"""The least and the greatest height of a cell in inches."""


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
    columns, tall, places, needed = _placed(cells, room)
    if needed > room:
        page = Page(SLIDE, size=(page.w, page.h + needed - room), theme=theme)
    m, top = page.margin, page.h - page.margin
    page.text(m, top - 0.2, words("map-title"), "title")
    left = m + page.text_width(words("map-title"), "title") + 0.25
    page.text(left, top - 0.215, f"{name} · {said}", "label", "soft", width=m + w - left)
    _legend(page, words, m, top - 0.62, counted)
    wide = min((w - (columns - 1) * GAP) / columns, WIDEST)
    most = max([cell.fired for cell in cells], default=0)
    for what, column, down in places:
        x, y = m + column * (wide + GAP), top - HEAD - down
        if isinstance(what, str):
            page.text(x, y - tall * 0.5, what, "label", bold=True, width=wide)
        else:
            _cell(page, what, (x, y - tall, wide, tall - 0.035), most, counted)
    return page


def _placed(cells: list[Cell], room: float) -> tuple[int, float, list[tuple[Any, int, float]], float]:
    """Return the number of columns, the height of a cell, the places and the total height needed.

    The places are those of the headings and cells: (column, inches down).
    """
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        groups.setdefault(cell.chapter, []).append(cell)
    for columns in range(1 if len(cells) < 12 else 3, COLUMNS + 1):
        tall = MOST
        while tall > LEAST - 0.001:
            places, used, depth = _flow(groups, tall, room)
            if used <= columns:
                return columns, tall, places, depth
            tall -= 0.01
    deep = room
    while True:  # if the book is longer than a slide, the page grows; the letters do not shrink
        deep += LEAST
        places, used, depth = _flow(groups, LEAST, deep)
        if used <= COLUMNS:
            return COLUMNS, LEAST, places, depth


def _flow(groups: dict[str, list[Cell]], tall: float, room: float) -> tuple[list[tuple[Any, int, float]], int, float]:
    """Place the chapters under each other, column by column; a chapter that continues repeats its heading."""
    places: list[tuple[Any, int, float]] = []
    column, down, depth = 0, 0.0, 0.0
    for chapter, cells in groups.items():
        whole = (len(cells) + 1) * tall
        rest = room - down
        if down and rest < min(4 * tall, whole):
            column, down = column + 1, 0.0
        places.append((chapter, column, down))
        down += tall
        for cell in cells:
            if down + tall > room + 1e-6:
                column, down = column + 1, 0.0
                places.append((chapter, column, down))
                down += tall
            places.append((cell, column, down))
            down += tall
            depth = max(depth, down)
        down += 0.08
    return places, column + 1, depth


def heat(share: float, theme: Any) -> str:
    """Return the background of a cell, from the panel's colour (0) to the accent (1), as `#rrggbb`.

    >>> heat(0, theme_of("light")), heat(1, theme_of("light"))
    ('#F6F4EF', '#4338A0')
    """
    level = 0 if share <= 0 else 1 + min(int(share * (len(HEAT) - 1)), len(HEAT) - 2)
    a, b = (tuple(int(theme[role][i : i + 2], 16) for i in (1, 3, 5)) for role in ("panel", "act"))
    mixed = (round(p + (q - p) * HEAT[level]) for p, q in zip(a, b, strict=True))
    return "#" + "".join(f"{part:02X}" for part in mixed)


def _cell(page: Page, cell: Cell, box: tuple[float, float, float, float], most: int, counted: bool) -> None:
    x, y, w, h = box
    ground = heat(log(1 + cell.fired) / log(1 + most) if most else 0, page.c)
    page.box(x, y, w, h, ground, r=0.04)
    ink = readable_on(ground)
    middle, right = y + h / 2, x + w - 0.09
    kind(page, x + 0.14, middle, cell.clause.kind, ink)
    role = "label" if h > 0.3 else "note"
    page.text(x + 0.25, middle, cell.clause.id, role, ink, True)
    left = x + 0.25 + max(page.text_width(cell.clause.id, role, True), 0.44) + 0.08
    if counted and cell.fired:
        shown = f"×{cell.fired}"
        page.text(right, middle, shown, role, ink, True, ha="right")
        right -= page.text_width(shown, role, True) + 0.06
    if cell.options:
        option(page, right - 0.06, middle, cell.changed, ink)
        right -= 0.2
    page.text(left, middle, _cut(page, cell.clause.title, right - left, role), role, ink)


def _cut(page: Page, text: str, width: float, role: str) -> str:
    """Return as much of a title as fits, letter by letter: here half a word is better than none."""
    if page.text_width(text, role) <= width:
        return text
    while text and page.text_width(text + "…", role) > width:
        text = text[:-1]
    return text.rstrip(" ,:") + "…"


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
