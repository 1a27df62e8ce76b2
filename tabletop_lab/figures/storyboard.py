"""A storyboard: two to four panels in a row, with the same board at the same place; changes are in the accent colour.
The game's `Presentation` draws each panel; a game without its own panels gets the position in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from matplotlib.figure import Figure

from ..engine.core.presentation import Presentation, presentation_of
from ..engine.edits.errors import edited_rules
from .marks import Marks
from .page import Page
from .render import AUTO, as_picture, theme_of
from .sketch import Sketch
from .story import Changed, Note, Panel, seen_by, told
from .style import SLIDE, UNIT

AnyPage = TypeVar("AnyPage", bound=Marks)
HEAD, BOARD = 0.62, 3.05
"""Height in inches of the title line, and of the part of a panel that holds board and holdings."""
INSET, INDENT = 0.2, 0.62
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
    """Draw 2 to 4 positions in a row as a matplotlib figure (slide size), with numbered sentences and their clauses.

    `steps` must rise; the first panel shows what is asked there, each other one what happened since the panel before.
    `viewer`: a seat, the moderator, or None (only what is public). `titles`: one heading per panel (default: the
    game's). Raises TabletopError for steps, titles or themes that do not exist.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=3, seed=7).run("random", until=12)
    >>> storyboard(match, [8, 10, 12]).get_size_inches().tolist()
    [13.333, 7.5]
    """
    here, figure = match.branch(), storyboard_page(match, steps, viewer, lang, theme, titles).fig
    return as_picture(
        figure,
        lambda theme: _drawn(Sketch, here, steps, viewer, lang, theme, titles).drawing().svg(),
        lambda: storyboard_alt(here, steps, viewer, lang, titles),
        theme,
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
    parts = [f"{_name(match, words.lang)}. {_span(panels, viewer, words)}."]
    page = Sketch(SLIDE)
    wide = _wide(page, len(panels))
    for k, panel in enumerate(panels, 1):
        shown = [note for note, _ in _lines(page, panel, words, wide) if note is not None]
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
    page = kind(SLIDE, theme=theme_of(theme))
    m, w = page.margin, page.w - 2 * page.margin
    name = _name(match, words.lang)
    page.text(m, page.h - m - 0.2, name, "title", width=w * 0.6)
    left = m + min(page.text_width(name, "title"), w * 0.6) + 0.25
    page.text(left, page.h - m - 0.215, _span(panels, viewer, words), "label", "soft", width=m + w - left)
    wide = _wide(page, len(panels))
    presentation = presentation_of(match.game)
    for k, panel in enumerate(panels):
        box = (m + k * (wide + 2 * UNIT), m, wide, page.h - 2 * m - HEAD)
        _panel(page, panel, k + 1, box, words, match, presentation)
    return page


def _wide(page: Marks, panels: int) -> float:
    return (page.w - 2 * page.margin - (panels - 1) * 2 * UNIT) / panels


def _panel(
    page: Marks,
    panel: Panel,
    number: int,
    box: tuple[float, float, float, float],
    words: Any,
    match: Any,
    presentation: Presentation,
) -> None:
    x, y, w, h = box
    page.box(x, y, w, h, "panel", r=0.1, z=1)
    seat = match.players.index(panel.player) if panel.player in match.players else -1
    right = x + w - INSET
    if seat >= 0 and len(match.players) <= 5:  # there are no colours beyond five seats
        page.player(right - 0.18, y + h - 0.3, seat, panel.player, 0.15)
        right -= 0.5
    page.text(x + INSET, y + h - 0.3, f"{number}  {panel.title}", "head", width=right - x - INSET)
    below = y + h - 0.52 - BOARD
    shown = _lines(page, panel, words, w)
    changed = Changed(panel.player, panel.before, [note.about for note, _ in shown if note is not None])
    room = (x + INSET, below, w - 2 * INSET, BOARD)
    with edited_rules(match.game):
        spots = presentation.panel(page, panel.view, panel.decision, words, room, changed)
    for k, spot in enumerate(spots or (), 1):
        if spot is not None:
            page.callout(*spot, k)
    role, step = _type(w)
    at = below - 0.3
    for k, (note, lines) in enumerate(shown, 1):
        if note is None:
            page.text(x + INDENT, at, lines[0], "note", "soft", width=w - INDENT - INSET)
            break
        page.callout(x + 0.335, at, k)
        if cited := _cited(note, words):
            page.text(x + INDENT, at, cited, "note", "act", True)
            at -= step
        for line in lines:
            page.text(x + INDENT, at, line, role)
            at -= step
        at -= step * 0.35


def _type(width: float) -> tuple[str, float]:
    """Return type role and line height of the sentences in a panel of this width."""
    return ("label", 0.225) if width > 3.5 else ("note", 0.205)


def _lines(page: Marks, panel: Panel, words: Any, w: float) -> list[tuple[Note | None, list[str]]]:
    """Return the notes that fit into a panel of this width, each broken into lines.

    If some do not fit, (None, [how many more]) comes last. A note whose clause was not cited yet is preferred to one
    whose clause was.
    """
    room = page.h - 2 * page.margin - HEAD - 0.52 - BOARD - 0.2
    role, step = _type(w)
    notes = panel.notes[:MOST_TOLD]
    wrapped = [(note, page.wrap(note.text, w - INDENT - INSET, role, lines=5)) for note in notes]
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


def _name(match: Any, lang: str) -> str:
    return match._title or match.game.title.get(lang) or match.game.name


def _span(panels: list[Panel], viewer: Any, words: Any) -> str:
    first, last = panels[0].step, panels[-1].step
    return str(words("story-span", first=first, last=last, seen=seen_by(viewer, words)))


def _cited(note: Note, words: Any) -> str:
    return f"{note.clause} · {words('story-house')}" if note.house and note.clause else note.clause
