"""The frames of a stretch of a match: its board with what happened under it, as one viewer knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.strict import as_whole
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.figures.render import sketch, theme_of
from tabletop_lab.figures.sketch import Drawing, Sketch
from tabletop_lab.figures.story import between, title_of
from tabletop_lab.figures.style import Form

MOST = 60
"""The most frames: more than a minute is looked at by nobody."""
USUAL = 8
"""So many moments back from where the match is, when no steps are given."""
SIZE = (13.333, 7.5)
"""Inches: 1280 by 720 pixels."""
STRIP = 1.0
"""Inches below the board for what happened."""
LINES = 3
BOARD = Form((SIZE[0], SIZE[1] - STRIP), 0.25, 22, 15, 13, 12, alone=False, least=10.5)
SAID = Form((SIZE[0], STRIP), 0.25, 18, 15, 13.5, 13)


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: the step of the match, the drawing, what happened before it, and the position in words."""

    step: int
    drawing: Drawing
    said: tuple[str, ...]
    alt: str


def frames_of(match: Any, steps: Sequence[int] | None, viewer: Any, lang: str, theme: str) -> Iterator[Frame]:
    """The frames at some steps, each after what happened since the one before."""
    here = match.branch()
    moments = moments_at(match, steps)
    before = moments[0]
    for moment in moments:
        here.goto(moment)
        entries = between(here.trace.for_player(viewer), before, moment)
        said = tuple(_sentence(entry, lang) for entry in entries)
        before = moment
        yield Frame(moment, _drawn(here, viewer, lang, theme, said), said, here.alt_text(viewer, lang, asked=False))


def moments_at(match: Any, steps: Sequence[int] | None) -> list[int]:
    """The moments of a match at or after some steps; None: the last ones up to where the match is.

    Raises TabletopError for what are no steps of the match, for fewer than two and for too many.
    """
    known = list(match.moments)
    if steps is None:
        found = [moment for moment in known if moment <= match.step][-USUAL:]
    else:
        try:
            given = [as_whole(step) for step in steps]
        except Exception:  # it only looks like a list
            given = [None]
        if None in given:
            raise TabletopError(localized("other_steps", "call", name="steps", steps=echo(steps, 80), last=match.steps))
        if outside := [step for step in given if step is not None and not 0 <= step <= match.steps]:
            raise TabletopError(localized("no_step", "call", name="steps", step=echo(outside[0], 40), last=match.steps))
        wanted = sorted({step for step in given if step is not None})
        found = list(dict.fromkeys(next(moment for moment in known if moment >= step) for step in wanted))
    if not 2 <= len(found) <= MOST:
        raise TabletopError(localized("no_frames", "call", name="steps", count=len(found), most=MOST))
    return found


def _sentence(entry: Any, lang: str) -> str:
    clause = entry.clauses[0] if entry.clauses else ""
    text = str(entry.text(lang))
    return f"{text} ({clause})" if clause else text


def _drawn(match: Any, viewer: Any, lang: str, theme: str, said: Sequence[str]) -> Drawing:
    """The board, and under it the last of what happened; what has no room there stands in the words of the page."""
    board = sketch(match, viewer, lang, theme, asked=False, form=BOARD).drawing()
    page = Sketch(SAID, theme=theme_of(theme))
    lines: list[tuple[str, bool]] = [(title_of(match, lang), True)] if not said else []
    for sentence in said[-LINES:]:
        lines.append((page.shorten(sentence, page.w - 2 * page.margin, page.size_of("label")), False))
    for k, (line, bold) in enumerate(lines):
        page.text(page.margin, STRIP - 0.2 - 0.29 * k, line, "label", "ink", bold)
    return below(board, page.drawing())


def below(upper: Drawing, lower: Drawing) -> Drawing:
    """Two drawings of one width as one, the second below the first.

    >>> both = below(Drawing("0 0 9 5", ("<a/>",)), Drawing("0 0 9 3", ("<b/>",)))
    >>> both.view, both.shapes
    ('0 0 9 8.00', ('<a/>', '<g transform="translate(0 5.00)">', '<b/>', '</g>'))
    """
    _, _, width, high = upper.view.split()
    low = lower.view.split()[3]
    moved = f'<g transform="translate(0 {float(high):.2f})">'
    letters = {**(upper.letters or {}), **(lower.letters or {})}
    return Drawing(
        f"0 0 {width} {float(high) + float(low):.2f}", (*upper.shapes, moved, *lower.shapes, "</g>"), letters
    )
