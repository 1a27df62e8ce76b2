"""Positions side by side: pictures and choices before and after a change, in columns that need no style sheet.
It only shows matches that were already moved to the right step, and changes none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.figures import render
from tabletop_lab.figures.in_a_column import LETTERS
from tabletop_lab.figures.letters import smallest
from tabletop_lab.figures.style import live

from ..lesson.page import close_up
from ..rules.draft import RuleTexts

BOARD, PLAYER = (520, 340), 760
"""CSS pixels of a board in a row, and of the player for which its type is set."""
HALF = (490, 330)
"""CSS pixels of a board that stands beside another one: both fit beside the list of files in a window of 1440."""
SHOWN = 12
"""How many choices are named before the rest is only counted."""
CELL = "text-align:left;vertical-align:top;white-space:normal;padding:6px 10px;border:1px solid #8b8b8b"
_INLINE = {
    "opt": "border:1px solid #8b8b8b;border-radius:6px;padding:0 6px;margin:1px 0;display:inline-block",
    "opt new": "border:2px solid;border-radius:6px;padding:0 6px;margin:1px 0;font-weight:700;display:inline-block",
    "opt rec": "border:2px solid;border-radius:6px;padding:0 6px;margin:1px 0;font-weight:700;display:inline-block",
    "opt x": "border:1px dashed #8b8b8b;border-radius:6px;padding:0 6px;margin:1px 0;display:inline-block",
    "quiet": "opacity:.8",
}


def eyes(then: Sequence[Any], found: Any = None) -> str:
    """The viewer of the positions if nobody was named: the seat that decides there."""
    for decision in (getattr(found, "decision", None), *(match.decision for match in then)):
        if decision is not None and decision.player != NATURE:
            return str(decision.player)
    return MODERATOR


def asks_else(then: Sequence[Any], viewer: str) -> bool:
    """Whether the sides put different questions or offer different choices."""
    asked = [match.shown_decision(viewer) for match in then]
    return len({(d.player, d.name, *map(labels.label, d.options[: 10 * SHOWN])) if d else () for d in asked}) > 1


def board(match: Any, viewer: str, lang: str, alt: str, chosen: Sequence[str] = ()) -> str:
    """The whole board as it is drawn for a page, pixel for pixel: no letter of it is under 11 px."""

    def drawn(theme: str) -> str:
        return board_of(match, viewer, lang, theme, chosen).drawing().svg()

    return render.themed_html(drawn, alt, width=BOARD[0])


def board_of(
    match: Any, viewer: str | None, lang: str, theme: str, chosen: Sequence[str] = (),
    size: tuple[int, int] = BOARD,
) -> render.Sketch:  # fmt: skip
    """The board as it is drawn for a player of that size."""
    return render.sketch(match, viewer, lang, theme, chosen=chosen, form=live(*size, PLAYER))


def rows(cells: Sequence[tuple[str, str]], lang: str = "en") -> str:
    """A table with one row per position: the board, and beside it what is said of it; cells are already HTML.

    >>> rows([("a board", "its choices")])[:35]
    '<table lang="en" style="border-coll'
    """
    body = "".join(
        f'<tr><td style="{CELL};width:{BOARD[0]}px">{shown}</td><td style="{CELL}">{said}</td></tr>'
        for shown, said in cells
    )
    style = "border-collapse:collapse;width:100%;max-width:1200px;table-layout:auto"
    return f'<table lang="{lang}" style="{style}"><tbody>{body}</tbody></table>'


def near(then: Sequence[Any], viewer: str, lang: str) -> bool:
    """Whether the places are enough to be shown: the choices differ, or nothing at all on the tables."""
    return asks_else(then, viewer) or len({render.sketch(one, viewer, lang).drawing().svg() for one in then}) == 1


def on_boards(then: Sequence[Any], viewer: str, lang: str) -> bool:
    """Whether the boards alone differ: in half of a form they can be read, and a whole page hardly."""
    return len({board_of(one, viewer, lang, "light").drawing().svg() for one in then}) > 1


def picture(
    match: Any, viewer: str, lang: str, theme: str, alt: str, close: bool, chosen: Sequence[str] = (),
    half: bool = False, beside: Any = None,
) -> str:  # fmt: skip
    """The drawing as an image with its text; `close` shows only a part if the question is about places.

    `chosen`: places that are pointed out, so that the picture shows where an option goes on from there.
    `half`: what is not shown close, or too small in half of a page, is the board alone, drawn for that half.
    `beside`: the match on the other side; if its question is about places, both boards are as large.
    """
    questions = [one.shown_decision(viewer) for one in (match, beside) if one is not None]

    def drawn(theme: str) -> str:
        page = render.sketch(match, viewer, lang, theme, chosen=chosen)
        # Where nothing is asked (it is over, or secret) the board stands as large as those beside it.
        boxes = page.boxes()
        pointed = any(asked is None or any(place in boxes for place in asked.places) for asked in questions)
        if close and ("close" in page.parts() or pointed):
            part = close_up(match, viewer, lang, theme, True, chosen)[0].svg()
            if not half or smallest(part) * HALF[0] >= LETTERS:
                return part
        return (board_of(match, viewer, lang, theme, chosen, HALF) if half else page).drawing().svg()

    return render.themed_html(drawn, alt, theme)


def offered(then: Sequence[Any], at: int, found: Any, texts: RuleTexts, viewer: str) -> str:
    """The choices on one of two sides, with marks for the recorded answer, for new ones and for those that are gone."""
    say, match = texts.say, then[at]
    decision = match.shown_decision(viewer)
    if decision is None:
        text = say("over") if match.decision is None else say("div-secret")
        return f'<span class="quiet">{escape(text)}</span>'
    sides = [m.shown_decision(viewer) for m in then]
    same = all(d is not None and (d.player, d.name) == (decision.player, decision.name) for d in sides)
    named = {labels.label(option): option for option in decision.options[:SHOWN]}
    others = set(sides[1 - at].labels) if same and len(sides[1 - at].options) <= 10 * SHOWN else None
    answered = next(iter(found.remaining_answers), None)
    if answered is not None and answered.name != decision.name:
        answered = None
    parts = []
    for label, option in named.items():
        text = escape(str(decision.option_text(option, say.lang)), quote=False)
        if at == 0 and answered is not None and answered.label == label and found.step == found.last_matching_step:
            parts.append(f'<span class="opt rec">✓ {text}</span>')
        elif at == 1 and others is not None and label not in others:
            parts.append(f'<span class="opt new">{text}, {escape(say("div-new"))}</span>')
        else:
            parts.append(f'<span class="opt">{text}</span>')
    if len(decision.options) > SHOWN:
        parts.append(f'<span class="quiet">{escape(say("div-more", count=len(decision.options) - SHOWN))}</span>')
    if at == 1 and same and others is not None:
        before, now = sides[0], set(decision.labels)
        gone = [option for option in before.options[: 10 * SHOWN] if labels.label(option) not in now][:SHOWN]
        parts += [
            f'<span class="opt x"><s>{escape(str(before.option_text(option, say.lang)), quote=False)}</s>'
            f'<span class="sr"> {escape(say("div-gone"))}</span></span>'
            for option in gone
        ]
    return f'<span class="quiet">{escape(say("div-choices"))}</span> {" ".join(parts)}'


def inlined(html: str) -> str:
    """The same HTML with inline styles, for an output that has no style sheet.

    >>> inlined('<span class="quiet">Choices</span> <b>2</b>')
    '<span style="opacity:.8">Choices</span> <b>2</b>'
    """
    return re.sub(r'class="(opt(?: \w+)?|quiet)"', lambda m: f'style="{_INLINE[m[1]]}"', html)


def flow(heads: Sequence[str], *rows: Sequence[str], lang: str = "en") -> str:
    """As `columns`, for more positions than can be read side by side: as many in a row as there is room for.

    >>> flow(["One", "Two", "Three"], ["1", "2", "3"]).count("flex:1 1 500px")
    3
    """
    sides = zip(heads, *rows, strict=True)
    shown = "".join(
        f'<div style="flex:1 1 500px;max-width:570px;box-sizing:border-box;{CELL}"><b>{head}</b>'
        + "".join(f'<div style="margin-top:6px">{cell}</div>' for cell in cells)
        + "</div>"
        for head, *cells in sides
    ).replace('style="max-width:100%', 'style="width:100%')
    return f'<div lang="{lang}" style="display:flex;flex-wrap:wrap;gap:8px">{shown}</div>'


def halves(heads: Sequence[str], pictures: Sequence[str], *rows: Sequence[str], lang: str = "en") -> str:
    """Two positions side by side where both pictures can be read; else one below the other, each with its words beside.

    >>> halves(["Before", "After"], ["one", "two"], ["1, 2", "2"]).count("flex:1 1 474px")
    2
    """
    least = HALF[0] - 16  # there the smallest letters are of 11 pixels
    side = "display:flex;flex-wrap:wrap;gap:4px 10px;align-content:start;box-sizing:border-box"
    shown = "".join(
        f'<div style="flex:1 1 {least + 14}px;{side};{CELL};padding:6px"><b style="flex:1 0 100%">{head}</b>'
        f'<div style="flex:1 1 {least}px;max-width:650px;min-width:0">{shown}</div>'
        f'<div style="flex:1 1 170px">{"<br>".join(said)}</div></div>'
        for head, shown, *said in zip(heads, pictures, *rows, strict=True)
    ).replace('style="max-width:100%', 'style="width:100%')
    return f'<div lang="{lang}" style="display:flex;flex-wrap:wrap;gap:8px;max-width:1360px">{shown}</div>'


def columns(
    heads: Sequence[str], *rows: Sequence[str], lang: str = "en", across: int = 1360, caption: str = ""
) -> str:
    """A table with one column per position, all of the same width; heads, cells and caption are already HTML.

    `across`: the most CSS pixels that it takes from left to right.

    It looks the same in a notebook that is not trusted yet, in an exported page and in print.

    >>> columns(["Before", "After"], ["1, 2", "2"])[:35]
    '<table lang="en" style="border-coll'
    """
    width = 100 / len(heads)
    top = "".join(f'<th scope="col" style="{CELL};width:{width:.1f}%">{head}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f'<td style="{CELL}">{cell}</td>' for cell in row) + "</tr>" for row in rows)
    body = body.replace('style="max-width:100%', 'style="width:100%')
    style = f"border-collapse:collapse;width:100%;max-width:{across}px;table-layout:fixed"
    said = f'<caption style="text-align:left;font-size:14px;padding:4px 0 6px">{caption}</caption>' if caption else ""
    return f'<table lang="{lang}" style="{style}">{said}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
