"""Who knows what: a table with a row for every thing on the table and a column for every seat.
The engine decides what a seat sees; here it is only shown."""

from __future__ import annotations

from html import escape
from typing import Any

from tabletop_lab.engine.core.visibility import MODERATOR

from .. import markup
from ..words import Say, say

SIGNS = {"all": "●", "own": "◐", "part": "◔", "may": "?", "count": "#", "none": "○"}
"""One sign for each degree of knowledge; its word is always shown beside it."""


class Knowledge:
    """A table of facts and seats: `frame` is a pandas table, `degrees` the same as plain data."""

    def __init__(self, match: Any, say: Say, viewer: str | None = MODERATOR) -> None:
        self._say, self._match = say, match
        rows: dict[str, dict[str, str]] = match.who_knows(viewer)
        # What somebody does not know comes first: readers look for that.
        self.degrees = dict(sorted(rows.items(), key=lambda row: set(row[1].values()) == {"all"}))
        words = match.words(say.lang)
        self.names = {
            field: words(f"field-{field}") if words.has(f"field-{field}") else field for field in self.degrees
        }

    @property
    def frame(self) -> Any:
        """One row per fact (named in words), one column per seat, each cell with sign and word."""
        import pandas as pd

        rows = {self.names[field]: {p: self.cell(d) for p, d in row.items()} for field, row in self.degrees.items()}
        table = pd.DataFrame.from_dict(rows, orient="index", columns=list(self._match.players))
        return table.rename_axis(self._say("knows-fact"))

    def cell(self, degree: str) -> str:
        """The sign and word of a degree of knowledge."""
        return f"{SIGNS[degree]} {self._say(f'knows-{degree}')}"

    def to_text(self) -> str:
        """The table as lines of text."""
        head = "\t".join([self._say("knows-fact"), *self._match.players])
        rows = [
            "\t".join([self.names[field], *(self.cell(row[p]) for p in self._match.players)])
            for field, row in self.degrees.items()
        ]
        return "\n".join([head, *rows]) + "\n"

    @property
    def secret(self) -> list[str]:
        """What not everybody sees all of."""
        return [field for field, row in self.degrees.items() if set(row.values()) != {"all"}]

    def open_to_all(self) -> str:
        """What everybody sees all of, folded, as HTML."""
        names = [self.names[field] for field in self.degrees if field not in self.secret]
        if not names:
            return ""
        head, said = escape(self._say("knows-open", count=len(names))), escape(", ".join(names), quote=False)
        return f"<details><summary>{head}</summary><p>{said}</p></details>"

    def _repr_html_(self) -> str:
        """A row for each thing that not everybody sees; the rest is folded."""
        if not self.secret:
            return f'<div lang="{self._say.lang}"><p>{escape(self._say("knows-nothing-hidden"))}</p></div>'
        players = self._match.players
        head = "".join(f'<th scope="col" style="text-align:left">{markup.who(p)}</th>' for p in players)
        body = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(self.names[field])}</th>'
            + "".join(self._html(self.degrees[field][p]) for p in players)
            + "</tr>"
            for field in self.secret
        )
        title = self._match.game.title.get(self._say.lang) or self._match.title
        caption = escape(self._say("knows-caption", title=title, step=self._match.step))
        used = {degree for field in self.secret for degree in self.degrees[field].values()}
        key = " · ".join(f"{sign} {self._say(f'knows-{d}-long')}" for d, sign in SIGNS.items() if d in used)
        first = f'<th scope="col" style="text-align:left">{escape(self._say("knows-fact"))}</th>'
        return (
            f'<div lang="{self._say.lang}"><table style="border-collapse:collapse;text-align:left">'
            f'<caption style="text-align:left;padding:4px 0">{caption}<br><small>{escape(key)}</small></caption>'
            f"<thead><tr>{first}{head}</tr></thead>"
            f"<tbody>{body}</tbody></table>{self.open_to_all()}</div>"
        )

    def _html(self, degree: str) -> str:
        weight = "400" if degree == "all" else "700"
        return f'<td style="text-align:left;font-weight:{weight};white-space:nowrap">{escape(self.cell(degree))}</td>'

    def __repr__(self) -> str:
        return self.to_text()


def who_knows(match: Any, lang: str | None = None, viewer: str | None = MODERATOR) -> Knowledge:
    """What each seat knows of everything on the table, as a table in a language ("en", "ko", else the match's).

    `viewer`: the table shows what this viewer can tell: the moderator, a seat, or None (everybody).

    >>> import tabletop_lab as tl
    >>> table = who_knows(tl.Match("fourteen_nights", players=3, seed=7))
    >>> table.frame.loc["cards in hand", "P1"], table.degrees["decks"]["P2"]
    ('◐ own part', 'count')
    """
    return Knowledge(match, say(lang or match.lang), viewer)
