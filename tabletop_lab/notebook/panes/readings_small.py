"""Readings of a rule in a lesson: for each a board close up, and those choices that not all readings offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tabletop_lab.engine.core.routes import places_of
from tabletop_lab.figures import render
from tabletop_lab.figures.in_a_column import LETTERS
from tabletop_lab.figures.letters import smallest

from .. import markup
from ..lesson.page import WIDTH, close_up, page, width_of
from ..words import Say

SHOWN = 5
"""How many of the choices that differ are named."""
WIDE = 480
"""Pixels across of a board: two stand beside each other."""
LONG = 640
"""Pixels across of a board that is much wider than high: it has its text beside it."""
STYLE = """<style>.tl-l .sides{display:flex;flex-wrap:wrap;gap:18px 28px;margin-top:10px}.tl-l .side img{margin-top:4px}
.tl-l:has(.sides){max-width:1260px}
.tl-l .sides.even{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),var(--board)))}
.tl-l .even .side{display:grid;grid-template-rows:subgrid;grid-row:span 3;row-gap:0;align-content:start}
.tl-l .even .side>div{min-width:0}
.tl-l .side .opt{display:inline-block;border:1px solid var(--line);border-radius:6px;padding:0 7px;margin:2px 4px 2px 0}
.tl-l .side .opt.new{border-color:var(--act);font-weight:700}.tl-l .side s{color:var(--soft)}
.tl-l .side.long{flex:1 1 100%;display:flex;flex-wrap:wrap;gap:4px 22px}.tl-l .side.long>div{flex:1 1 280px}
.tl-l .side.long>p:first-child{flex:0 1 640px}</style>"""


def side(
    match: Any, viewer: str, chosen: Sequence[str], name: str, notes: Sequence[str], meaning: str,
    options: Mapping[str, Any], everywhere: set[str], elsewhere: Mapping[str, tuple[Any, Any]], say: Say,
    asks: bool,
) -> tuple[int, str]:  # fmt: skip
    """One reading: its name and meaning, the board with what is pointed out, and how its choices differ.

    `asks`: not all readings ask the same seat the same thing, so that each says what it asks. Returns the pixels
    across of its board, and the HTML; 0 for a long board, which stands in a row of its own.
    """
    lang = say.lang
    alt = f"{name}: {match.alt_text(viewer, lang)}"
    drawn = {theme: close_up(match, viewer, lang, theme, True, chosen)[0] for theme in ("light", "dark")}
    long = width_of(drawn["light"]) >= WIDTH
    # A crowded board is as wide as its letters need.
    least = round(LETTERS / (smallest(drawn["light"].svg()) or 1)) + 2
    wide = max(LONG if long else WIDE, least)
    picture = render.themed_html(lambda theme: drawn[theme].svg(), alt, width=wide)
    decision = match.shown_decision(viewer)
    own = _first({label: option for label, option in options.items() if label not in everywhere})
    gone = _first({label: option for label, (_, option) in elsewhere.items() if label not in options})
    parts = [f'<span class="opt new">{_text(decision, option, lang)}</span>' for option in own]
    parts += [f'<span class="opt"><s>{_text(decision, option, lang)}</s></span>' for option in gone]
    tags = "".join(f'<span class="tag">{escape(note)}</span>' for note in notes)
    head = f"<h3>{escape(name)}{tags}</h3><p>{markup.inline(meaning)}</p>"
    asked = markup.sentence(decision.text(lang)) if decision is not None else ""
    if not long:
        count = escape(say("readings-count", count=len(options)))
        question = f"<p>{asked}</p>" if asks and asked else ""
        said = f"{question}<p>{count} {' '.join(parts)}</p>"
        return wide, f'<div class="side"><div>{head}</div><div>{picture}</div><div>{said}</div></div>'
    shared = [option for label, option in options.items() if label in everywhere]
    same = [f'<span class="opt">{_text(decision, option, lang)}</span>' for option in shared]
    offered = " ".join([*same[:SHOWN], *parts])
    return 0, f'<div class="side long"><p>{picture}</p><div>{head}<p>{asked}</p><p>{offered}</p></div></div>'


def laid_out(title: str, sides: Sequence[tuple[int, str]], lang: str) -> str:
    """All readings under the question they answer; boards that stand in a row begin at the same height."""
    widest, all_beside = max(wide for wide, _ in sides), all(wide for wide, _ in sides)
    even = f'class="sides even" style="--board:{widest}px"' if all_beside else 'class="sides"'
    return page(lang, f"{STYLE}<h3>{escape(title)}</h3><div {even}>{''.join(html for _, html in sides)}</div>")


def _first(found: Mapping[str, Any]) -> list[Any]:
    """The first of some options, of those over the fewest places."""
    least = min((len(places_of(option)) for option in found.values()), default=0)
    return [option for option in found.values() if len(places_of(option)) == least][:SHOWN]


def _text(decision: Any, option: Any, lang: str) -> str:
    return escape(str(decision.option_text(option, lang)), quote=False)
