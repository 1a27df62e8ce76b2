"""Two branches side by side in words, pictures and a table: where they diverge, their positions, the facts that differ.
It reads a comparison made by the engine; the live pane around it is in compare_pane.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.engine.match.comparison import Comparison, Fact, asked_openly
from tabletop_lab.figures import render, saved_html

from .. import markup
from ..rules.divergence_pane import changed
from ..rules.draft import RuleTexts
from ..words import Say, say
from .branch_pane import find_line, line_name
from .sides import board_of

SHORT = 4
"""A list of up to this length is written out; of a longer one, only what the other list does not have."""
CLAUSES = 3
BESIDE = "grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr))"
"""The boards stand side by side where each of them has 440 px."""
ROWS = 60
"""Rows of the table of facts; further differences are only counted."""
STILL = """<style>.ttl-still{display:block;max-width:1100px}.ttl-still .ttl-pair{display:flex;flex-wrap:wrap;gap:14px}
.ttl-still figure{flex:1 1 500px;min-width:0;margin:0}.ttl-still img{width:100%}
.ttl-still table{border-collapse:collapse}.ttl-still caption{text-align:left!important;padding:6px 0}
.ttl-still :is(td,th){text-align:left!important;vertical-align:top!important;padding:3px 12px 3px 0!important}
.ttl-still th{font-weight:400!important}.ttl-still :is(thead th,caption){font-weight:700!important}
.ttl-still :is(dt,dd){float:none!important;width:auto!important}.ttl-still dt{min-width:90px}
.ttl-still .chip i{margin-right:6px;font-style:normal;font-weight:700}.ttl-still .ttl-chips{margin:6px 0 10px}
.ttl-still h2{font-size:1.25em;margin:0 0 6px}.ttl-still dl>div{display:flex;gap:8px}.ttl-still :is(dd,dl){margin:0}
.ttl-still button{border:0;background:none;color:inherit;font:inherit;padding:0 8px 0 0}
.ttl-still .ttl-open{display:none}.ttl-still figcaption{display:flex;gap:10px;justify-content:space-between}</style>"""


class Compared:
    """Two branches of a match at one step: HTML in a notebook, `frame` of what differs, `to_text()`.

    `names` are the names of the branches, `step` is the step of both, `parted_at` the step where they first differ for
    the viewer, as the viewer counts (None: nowhere).

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).play("2").goto(0).play("3")
    >>> both = Compared(match, "main", "branch 1")
    >>> both.parted_at, both.names
    (5, ('main', 'branch 1'))
    >>> both.rows[0]
    ('where the pawns stand', 'P2', '2', '3')
    """

    def __init__(
        self, match: Any, a: str, b: str, step: int | None = None, viewer: str | None = None,
        lang: str | None = None, theme: str = "auto",
    ) -> None:  # fmt: skip
        self.match, self.viewer, self.theme = match, viewer, theme
        self.say: Say = say(lang or match.lang)
        self.lines = find_line(match, a), find_line(match, b)
        self.both = Comparison(match, *self.lines)
        self._drawn: dict[Any, str] = {}
        self._met: tuple[int, ...] = ()
        if step is None:
            self.meet()
        else:
            self.goto(step)

    def meet(self) -> Compared:
        """Move each branch to the first question of the same seat after they part; the steps can differ."""
        self._met = tuple(side.step for side in self.both.sides) if self.both.meet(self.viewer) else ()
        return self

    @property
    def has_met(self) -> bool:
        """Whether both branches stand where the same seat is asked first after they part."""
        return tuple(side.step for side in self.both.sides) == self._met

    def goto(self, step: int) -> Compared:
        """Move both branches to a step; the shorter one stays at its end.

        Raises TabletopError if neither has the step.
        """
        self.both.goto(step)
        return self

    @property
    def step(self) -> int:
        """The step at which both branches are; the later of their two, where they stand at the same seat's question."""
        return self.both.step

    @property
    def parted_at(self) -> int | None:
        """The step at which the branches first diverge, as far as the viewer may know it."""
        divergence = self.both.first_divergence(self.viewer)
        return None if divergence is None else divergence.step

    @property
    def names(self) -> tuple[str, str]:
        """The names of the branches in the language shown."""
        one, other = (line_name(self.match, name, self.say) for name in self.lines)
        return one, other

    @property
    def rows(self) -> list[tuple[str, str, str, str]]:
        """What differs at the step: fact, seat, and its value in each branch, in words."""
        words = self.match.words(self.say.lang)

        def told(fact: Fact, at: int) -> str:
            return in_words(words, self.say, fact.field, fact.values[at], fact.values[1 - at])

        return [(words.field(f.field), f.seat, told(f, 0), told(f, 1)) for f in self.both.facts(self.viewer)]

    @property
    def frame(self) -> Any:
        """The rows as a pandas DataFrame with the columns fact, seat and the two branches."""
        import pandas as pd

        one, other = self.names
        return pd.DataFrame(self.rows, columns=["fact", "seat", one, other if other != one else f"{other} (2)"])

    # --- in words ---------------------------------------------------------------------------------------------------

    def headline(self) -> str:
        """Where the branches diverge, in one sentence."""
        one, other = self.names
        if self.parted_at is None:
            return self.say("compare-same", a=one, b=other)
        return self.say("compare-part", a=one, b=other, step=self.parted_at)

    def sentences(self) -> tuple[str, str]:
        """What happens in each branch where they diverge; '' for what the viewer may not know."""
        divergence = self.both.first_divergence(self.viewer)
        return ("", "") if divergence is None else divergence.texts(self.say.lang, self.viewer)

    def to_text(self) -> str:
        """Where they diverge and what differs, as lines of text."""
        told = [f"  {name}: {text}" for name, text in zip(self.names, self.sentences(), strict=True) if text]
        rows = [f"  {fact} {seat}: {a} | {b}".replace(" :", ":") for fact, seat, a, b in self.rows]
        return "\n".join([self.headline(), *told, self.steps("compare-at"), *rows]) + "\n"

    # --- as HTML ----------------------------------------------------------------------------------------------------

    def head_html(self) -> str:
        """The headline, what happens there in each branch, and the clauses."""
        divergence, book = self.both.first_divergence(self.viewer), self.match.rulebook(self.say.lang)
        head = f'<h2 class="ttl-headline" tabindex="-1">{escape(self.headline(), quote=False)}</h2>'
        if divergence is None:
            return head
        secret = f'<span class="quiet">{escape(self.say("div-secret"))}</span>'
        rows = "".join(
            f"<div><dt>{escape(name, quote=False)}</dt><dd>{markup.sentence(text) if text else secret}</dd></div>"
            for name, text in zip(self.names, self.sentences(), strict=True)
        )
        cited = [c for c in divergence.clauses if c in book][:CLAUSES]
        chips = "".join(markup.chip(c, book[c].title) for c in cited)
        changes = ""
        if divergence.changes:
            rules = "; ".join(changed(*self.both.sides, RuleTexts(self.match, self.say)))
            changes = f'<p class="quiet">{escape(self.say("div-changed"))}: {rules}</p>'
        said = "compare-met" if self.has_met else "compare-next" if self.step == self.both.first(self.viewer) else ""
        shown = f'<p class="quiet">{escape(self.say(said))}</p>' if said else ""
        return f'{head}<div class="lead"><dl>{rows}</dl><div class="ttl-chips">{chips}</div>{changes}{shown}</div>'

    def pair_html(self) -> str:
        """Both boards, each with its question."""
        return f'<div class="ttl-pair" style="{BESIDE}">{"".join(self._side(at) for at in (0, 1))}</div>'

    def _side(self, at: int) -> str:
        side, name = self.both.sides[at], self.names[at]
        alt = f"{name}: {side.alt_text(self.viewer, self.say.lang)}"
        key = (at, side.step, self.viewer, self.say.lang, self.theme)
        if key not in self._drawn:

            def drawn(theme: str) -> str:
                # Half a page is too narrow for a whole table; what lies beside the board is told below.
                return board_of(side, self.viewer, self.say.lang, theme).drawing().svg()

            self._drawn[key] = render.themed_html(drawn, alt, self.theme)
        step, end = self.both.counted(self.viewer)[at]
        where = self.say("step", step=step, steps=end) if step else self.say("start")
        open_it = ""
        if self.lines[at] != self.match.branch_name:
            called = escape(self.say("compare-open", branch=name), quote=False)
            open_it = markup.do("switch", self.lines[at], called, 'class="un ttl-open"')
        return (
            f"<figure><figcaption><b>{escape(name, quote=False)}</b><span class='quiet'>{escape(where)}</span>{open_it}"
            f'</figcaption>{self._drawn[key]}<div class="ans">{self._asked(side)}</div></figure>'
        )

    def _asked(self, side: Any) -> str:
        """The question there, or how the game ended."""
        if side.result is not None:
            won = markup.won(side.result.winners, self.say)
            return f"<b>{escape(self.say('over'))}</b> <span>{markup.sentence(won)}</span>"
        if not asked_openly(side.decision, self.viewer):
            return f'<span class="quiet">{escape(self.say("div-secret"))}</span>'
        text = side.decision.text(self.say.lang)
        named = side.decision.player == NATURE or side.decision.player in text
        told = text if named else f"{side.decision.player}: {text}"
        return f"<span>{markup.sentence(told)}</span>"

    def steps(self, message: str = "compare-steps") -> str:
        """The steps of both sides, as the viewer counts; a side that is not asked there stands at its next decision."""
        (a, _), (b, _) = self.both.counted(self.viewer)
        one, other = self.names
        return self.say(message, a=a, b=b, same="yes" if a == b else "no", one=one, other=other)

    def facts_html(self) -> str:
        """The differences as a table."""
        rows, (one, other) = self.rows, self.names
        title = escape(self.steps("compare-at"))
        if not rows:
            return f'<p class="quiet">{title} {escape(self.say("compare-nothing"))}</p>'
        head = "".join(
            f'<th scope="col">{escape(name, quote=False)}</th>'
            for name in (self.say("knows-fact"), self.say("compare-seat"), one, other)
        )
        body = "".join(
            f'<tr><th scope="row">{escape(fact, quote=False)}</th><td>{markup.who(seat) if seat else ""}</td>'
            f"<td>{escape(a, quote=False)}</td><td>{escape(b, quote=False)}</td></tr>"
            for fact, seat, a, b in rows[:ROWS]
        )
        more = escape(self.say("div-more", count=len(rows) - ROWS)) if len(rows) > ROWS else ""
        return (
            f'<table class="ttl-score"><caption>{title}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody>'
            f"</table>{f'<p class=quiet>{more}</p>' if more else ''}"
        )

    def _repr_html_(self) -> str:
        parts = self.head_html() + self.pair_html() + self.facts_html()
        return saved_html(f'{STILL}<div class="ttl-still" lang="{self.say.lang}">{parts}</div>')

    def __repr__(self) -> str:
        return self.to_text()


def in_words(words: Any, say: Say, field: str, mine: Any, its: Any) -> str:
    """One of two values that differ, in words.

    Of a mapping only the entries that differ, of a long list only what is new.

    >>> import tabletop_lab as tl
    >>> words = tl.games()["fourteen_nights"].words("en")
    >>> in_words(words, say("en"), "hands", ["R01", "R02", "R03", "R04", "R05"], ["R01", "R02", "R03", "R04"])[:14]
    '5 (only here: '
    >>> in_words(words, say("en"), "memory", {"P1": 1, "P2": 2}, {"P1": 1, "P2": 3})
    'P2: 2'
    """
    if isinstance(mine, Mapping) and isinstance(its, Mapping):
        differ = [key for key, value in mine.items() if value != its.get(key)]
        role = words.role(field)
        parts = [f"{words.value(role, key)}: {in_words(words, say, field, mine[key], its.get(key))}" for key in differ]
        return "; ".join(parts) or "–"
    if isinstance(mine, list | tuple):
        seen, hidden = [thing for thing in mine if thing is not HIDDEN], sum(thing is HIDDEN for thing in mine)
        if len(seen) > SHORT and isinstance(its, list | tuple):
            named = {str(thing): thing for thing in seen}
            only = sorted((Counter(map(str, seen)) - Counter(map(str, its))).elements())[: 2 * SHORT]
            things = ", ".join(words.fact(field, named[one]) for one in only)
            return f"{len(mine)} ({say('compare-only', things=things)})" if only else str(len(mine))
        parts = [words.fact(field, thing) for thing in seen] + ([words("word-hidden", count=hidden)] if hidden else [])
        return ", ".join(parts) or "–"
    if isinstance(mine, bool):
        return say("yes" if mine else "no")
    if mine in ("", None):
        return "–"
    return str(words.part(field, mine) if mine is HIDDEN else words.fact(field, mine))
