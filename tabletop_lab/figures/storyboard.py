"""A storyboard: two to four panels, two in a row, with the same board; changes are in the accent colour.
The game's `Presentation` draws each panel; a game without its own panels gets the position in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.core.presentation import Presentation, presentation_of
from ..engine.edits.errors import edited_rules
from .marks import Marks
from .page import Page
from .render import AUTO, as_picture, theme_of
from .sketch import Sketch
from .story import Changed, Note, Panel, seen_by, title_of, told
from .style import UNIT, Form

if TYPE_CHECKING:
    from matplotlib.figure import Figure

AnyPage = TypeVar("AnyPage", bound=Marks)
WIDE = 8.5
"""Inches across: so that no letter is under 7 points in a column of 160 mm, nor under 11 pixels in a notebook."""
HEAD, TOP, BOARD, TEXT = 0.8, 0.52, 3.05, 2.28
"""Height in inches of title and subtitle; in a panel of its heading, of board and holdings, of the sentences below."""
GAP = 2 * UNIT
FORM = Form((WIDE, 7.0), 3 * UNIT, 18, 13, 11, 9.5)
INSET, INDENT, STEP = 0.2, 0.62, 0.205
EDGE = 0.06
"""Inches at the edge of a panel in which nothing is drawn."""
UNDER = 0.13
"""Inches below a board that what stands at its lower edge may reach."""
MOST_TOLD = 24
"""The most sentences told for one panel, also in the alternative text: a panel may span a long stretch of the match."""


def storyboard(
    match: Any,
    steps: Sequence[int],
    viewer: Any = None,
    lang: str | None = None,
    theme: str = AUTO,
    titles: Sequence[str] | None = None,
) -> Figure:
    """Draw 2 to 4 positions, two in a row, as a matplotlib figure with numbered sentences and their clauses.

    `steps` must rise; the first panel shows what is asked there, each other one what happened since the panel before.
    `viewer`: a seat, the moderator, or None (only what is public). `titles`: one heading per panel (default: the
    game's). Raises TabletopError for steps, titles or themes that do not exist.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=3, seed=7).run("random", until=12)
    >>> storyboard(match, [8, 10, 12]).get_size_inches().tolist()
    [8.5, 10.99]
    """
    here, figure = match.branch(), storyboard_page(match, steps, viewer, lang, theme, titles).fig
    return as_picture(
        figure,
        lambda theme: _drawn(Sketch, here, steps, viewer, lang, theme, titles).drawing().svg(),
        lambda: storyboard_alt(here, steps, viewer, lang, titles),
        theme,
        f'data-frames="{_frames(len(steps))}"',
    )


def storyboard_alt(
    match: Any,
    steps: Sequence[int],
    viewer: Any = None,
    lang: str | None = None,
    titles: Sequence[str] | None = None,
) -> str:
    """Return the storyboard in words: game, steps, whose view, then the sentences of every panel with their clauses.

    Sentences with a call-out come first, with its number; those that have no room in the picture follow.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=3, seed=7).run("random", until=12)
    >>> storyboard_alt(match, [8, 10])[:54]
    'Little Market. Steps 2 to 3 · what everybody may know.'
    """
    panels = told(match, steps, viewer, lang, titles)
    words = match.words(lang)
    parts = [f"{title_of(match, words.lang)}. {_span(panels, viewer, words)}."]
    page = Sketch(FORM)
    for k, (panel, place) in enumerate(zip(panels, _places(page, len(panels)), strict=True), 1):
        shown = [note for note, _ in _lines(page, panel, words, place) if note is not None]
        said = [f"{n} {note.text} ({_cited(note, words)})" for n, note in enumerate(shown, 1)]
        said += [f"{note.text} ({_cited(note, words)})" for note in panel.notes[:MOST_TOLD] if note not in shown]
        if (more := len(panel.notes) - MOST_TOLD) > 0:
            said.append(words("story-more", count=more))
        parts.append(f"{k} {panel.title}: " + (" ".join(said) or words("story-nothing")))
    return "\n".join(parts).replace(" ()", "")


def storyboard_page(
    match: Any,
    steps: Sequence[int],
    viewer: Any = None,
    lang: str | None = None,
    theme: str = "light",
    titles: Sequence[str] | None = None,
) -> Page:
    """Return the page of a storyboard: `page.fig` is its figure, `page.faults()` lists what is wrong with it."""
    return _drawn(Page, match, steps, viewer, lang, theme, titles)


def _drawn(
    kind: type[AnyPage],
    match: Any,
    steps: Sequence[int],
    viewer: Any,
    lang: str | None,
    theme: str,
    titles: Sequence[str] | None,
) -> AnyPage:
    panels = told(match, steps, viewer, lang, titles)
    words = match.words(lang)
    page = kind(FORM, (WIDE, _height(len(panels))), theme_of(theme))
    m, w = page.margin, page.w - 2 * page.margin
    page.text(m, page.h - m - 0.2, title_of(match, words.lang), "title", width=w)
    page.text(m, page.h - m - 0.52, _span(panels, viewer, words), "label", "soft", width=w)
    presentation = presentation_of(match.game)
    for k, (panel, place) in enumerate(zip(panels, _places(page, len(panels)), strict=True), 1):
        _panel(page, panel, k, place, words, match, presentation)
    return page


@dataclass(frozen=True, slots=True)
class _Place:
    """The box of a panel in inches; `beside`: alone in its row, the sentences stand at the right of the board."""

    x: float
    y: float
    w: float
    h: float
    beside: bool = False

    @property
    def half(self) -> float:
        """The width of the board with its margins."""
        return (self.w - GAP) / 2 if self.beside else self.w

    @property
    def text(self) -> tuple[float, float, float, float]:
        """Where the sentences stand: left, top, width and height."""
        if self.beside:
            return self.x + self.half + GAP, self.y + self.h - TOP, self.half, self.h - TOP - 0.1
        return self.x, self.y + self.h - TOP - BOARD, self.w, TEXT


def _height(panels: int) -> float:
    """The height of a page with so many panels."""
    rows = (panels // 2) * (TOP + BOARD + TEXT + GAP) + (panels % 2) * (TOP + BOARD + 0.1 + GAP)
    return round(2 * FORM.margin + HEAD + rows - GAP, 2)


def _places(page: Marks, panels: int) -> list[_Place]:
    """Two panels in a row from the top; what is left over has a row of its own."""
    m, wide = page.margin, (page.w - 2 * page.margin - GAP) / 2
    high, low = TOP + BOARD + TEXT, TOP + BOARD + 0.1
    top = page.h - m - HEAD
    found = []
    for k in range(panels):
        alone = k == panels - 1 and k % 2 == 0
        y = top - (k // 2) * (high + GAP) - (low if alone else high)
        size = (2 * wide + GAP, low) if alone else (wide, high)
        found.append(_Place(m + (k % 2) * (wide + GAP), y, *size, alone))
    return found


def _frames(panels: int) -> str:
    """Where the frames are, for a page that shows one at a time: of each its board and its sentences.

    Left, top, width and height are shares of the picture.
    """
    page = Sketch(FORM, (WIDE, _height(panels)))

    def share(x: float, top: float, w: float, h: float) -> str:
        box = (x + EDGE) / page.w, (page.h - top + EDGE) / page.h, (w - 2 * EDGE) / page.w, (h - 2 * EDGE) / page.h
        return " ".join(f"{n:.4f}" for n in box)

    found = []
    for place in _places(page, panels):
        x, top, w, h = place.text
        low = 0.0 if place.beside else UNDER
        board = share(place.x, place.y + place.h, place.half, TOP + BOARD + low)
        found.append(f"{board},{share(x, top - low, w, h - low)}")
    return ";".join(found)


def _panel(
    page: Marks,
    panel: Panel,
    number: int,
    place: _Place,
    words: Any,
    match: Any,
    presentation: Presentation,
) -> None:
    x, y, w, h = place.x, place.y, place.w, place.h
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    seat = match.players.index(panel.player) if panel.player in match.players else -1
    right = x + w - INSET
    if seat >= 0 and len(match.players) <= 5:  # there are no colours beyond five seats
        page.player(right - 0.18, y + h - 0.3, seat, panel.player, 0.15)
        right -= 0.5
    page.text(x + INSET, y + h - 0.3, f"{number}  {panel.title}", "head", width=right - x - INSET)
    below = y + h - TOP - BOARD
    shown = _lines(page, panel, words, place)
    changed = Changed(panel.player, panel.before, [note.about for note, _ in shown if note is not None])
    room = (x + INSET, below, place.half - 2 * INSET, BOARD)
    with edited_rules(match.game):
        spots = presentation.panel(page, panel.view, panel.decision, words, room, changed)
    for k, spot in enumerate(spots or (), 1):
        if spot is not None:
            page.callout(*spot[:2], k, spot[2:] or None)
    x, top, w, _ = place.text
    at = top - 0.3
    for k, (note, lines) in enumerate(shown, 1):
        if note is None:
            page.text(x + INDENT, at, lines[0], "note", "soft", width=w - INDENT - INSET)
            break
        page.callout(x + 0.335, at, k)
        if cited := _cited(note, words):
            page.text(x + INDENT, at, cited, "note", "act", True)
            at -= STEP
        for line in lines:
            page.text(x + INDENT, at, line, "note")
            at -= STEP
        at -= STEP * 0.35


def _lines(page: Marks, panel: Panel, words: Any, place: _Place) -> list[tuple[Note | None, list[str]]]:
    """Return the notes that fit into a panel at this place, each broken into lines.

    If some do not fit, (None, [how many more]) comes last. A note whose clause was not cited yet is preferred to one
    whose clause was.
    """
    _, _, w, high = place.text
    room, step = high - 0.2, STEP
    notes = panel.notes[:MOST_TOLD]
    wrapped = [(note, page.wrap(note.text, w - INDENT - INSET, "note", lines=5)) for note in notes]
    tall = [step * (len(lines) + bool(note.clause) + 0.35) for note, lines in wrapped]
    cited = [note.clause for note in notes]
    order = sorted(range(len(wrapped)), key=lambda k: (cited[k] in cited[:k], k))
    chosen: list[int] = []
    if sum(tall) <= room and len(notes) == len(panel.notes):
        chosen = order
    else:
        left = room - step
        for k in order:
            if tall[k] > left:
                break
            chosen.append(k)
            left -= tall[k]
    shown: list[tuple[Note | None, list[str]]] = [wrapped[k] for k in sorted(chosen)]
    if len(chosen) < len(panel.notes):
        shown.append((None, [words("story-more", count=len(panel.notes) - len(chosen))]))
    elif not wrapped:
        shown.append((None, [words("story-nothing")]))
    return shown


def _span(panels: list[Panel], viewer: Any, words: Any) -> str:
    first, last = panels[0].step, panels[-1].step
    return str(words("story-span", first=first, last=last, seen=seen_by(viewer, words)))


def _cited(note: Note, words: Any) -> str:
    return f"{note.clause} · {words('story-house')}" if note.house and note.clause else note.clause
