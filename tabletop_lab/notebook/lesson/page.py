"""How the pieces of a lesson look in an output of their own: one style for all, pictures in both themes.
Without the style sheet (in a notebook that is not trusted yet) the text is plain and the light picture shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from tabletop_lab.figures import render
from tabletop_lab.figures.sketch import Drawing
from tabletop_lab.figures.style import TEACHING, Form

from ..widget.picture import around

WIDTH, HEIGHT = 720, 500
"""Pixels across of a board beside its text, and the most it has from top to bottom."""
HIGH = 560
"""A board that is narrower than this stands in a narrower column."""
SLIM, READ = 550, 11
"""So many pixels across a board may be in a small window, if its letters have so many px there: the answers have room
beside it."""
STYLE = """<style>
.jp-RenderedMarkdown{word-break:keep-all}
.tl-l{--ink:#22272d;--soft:#59626b;--act:#4338a0;--panel:#f6f4ef;--line:#c9cdd1;font:15px/1.55 var(--jp-ui-font-family,
system-ui,sans-serif);color:var(--ink);word-break:keep-all;overflow-wrap:break-word;max-width:1060px}
[data-jp-theme-light=false] .tl-l{--ink:#eef0f1;--soft:#a9b2ba;--act:#b5acff;--panel:#20262c;--line:#4a535c}
.tl-l :is(h3,p,ol){margin:0!important;padding:0!important;color:inherit;font-size:15px}
.tl-l h3{font-weight:700;margin-bottom:2px!important}
.tl-l ul{margin:2px 0!important;padding-left:20px!important}.tl-l li{margin:0}
.tl-l .card{background:var(--panel);border-radius:8px;padding:12px 16px;max-width:688px;margin-bottom:8px}
.tl-l .id{color:var(--act);font-weight:700;white-space:nowrap}
.tl-l p.src{color:var(--soft);font-size:13px;margin-top:4px!important}
.tl-l .tag{border:1px solid var(--soft);color:var(--soft);border-radius:10px;font-size:12px;padding:0 8px;
margin-left:8px;white-space:nowrap}
.tl-l ol.told{list-style:none;max-width:720px}
.tl-l ol.told li{display:grid;grid-template-columns:84px 1fr;gap:4px 12px;padding:5px 0;margin:0;
border-top:1px solid var(--line)}
.tl-l ol.told li:first-child{border-top:0}
.tl-l .shown{grid-column:2;display:flex;flex-wrap:wrap;gap:6px}
.tl-l .shown>span{display:flex;border:1px solid var(--line);border-radius:8px;padding:3px 12px;
background:var(--panel)}
.tl-l .shown>.drawn{border-color:transparent;background:none;padding:2px 0}
.tl-l .shown img{width:100px;max-width:none!important;height:auto;vertical-align:top;margin-right:12px;
border-radius:9px}
</style>"""


def page(lang: str, html: str) -> str:
    """A piece of a lesson as an output of its own."""
    return f'{STYLE}<div class="tl-l" lang="{lang}">{html}</div>'


def boards(match: Any, viewer: str | None, lang: str, alt: str, asked: bool) -> str:
    """The board close up, in the theme of the page; without `asked` it does not show what can be chosen."""
    drawn = {theme: close_up(match, viewer, lang, theme, asked)[0] for theme in ("light", "dark")}
    return render.themed_html(lambda theme: drawn[theme].svg(), alt, width=width_of(drawn["light"]))


def close_up(
    match: Any, viewer: str | None, lang: str, theme: str, asked: bool, chosen: Sequence[str] = (),
    form: Form = TEACHING,
) -> tuple[Drawing, dict[str, Any]]:  # fmt: skip
    """The part of the drawing that holds the places (all of it where there are none), and the places."""
    page = render.sketch(match, viewer, lang, theme, form=replace(form, close=True), asked=asked, chosen=chosen)
    drawn, places = page.drawing(), page.boxes()
    part = around(places, page.parts())
    return (replace(drawn, view=" ".join(f"{n:g}" for n in part)) if part else drawn), places


def shows_seats(match: Any, viewer: str | None, lang: str) -> bool:
    """Whether a board close up has the seats beside it: then it is enough for a question about anything."""
    return set(render.sketch(match, viewer, lang, form=replace(TEACHING, close=True)).parts()) == {"close"}


def width_of(drawing: Drawing) -> int:
    """Pixels across of a drawing beside its text: a high one is shown narrower."""
    _, _, w, h = map(float, drawing.view.split())
    return min(WIDTH, round(HEIGHT * w / h))


def may_be_slim(drawing: Drawing) -> bool:
    """Whether a board can be read where it is narrow."""
    return TEACHING.note * SLIM / float(drawing.view.split()[2]) >= READ


def cited(clause: str) -> str:
    """The number of a clause in front of a sentence."""
    return f'<span class="id">{escape(clause)}</span>'
