"""A small table of texts in the style of a lesson; a pandas frame for whoever wants to compute with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

from .page import page

STYLE = """<style>.tl-l table.rows{border-collapse:collapse;margin:0 0 4px;font-size:14px}
.tl-l table.rows :is(th,td){text-align:left;vertical-align:top;padding:5px 14px 5px 0;border-top:1px solid var(--line);
background:none;white-space:normal;max-width:420px}
.tl-l table.rows thead th{border-top:0;color:var(--soft);font-weight:400}
.tl-l table.rows tbody th{font-weight:400}</style>"""


class Table:
    """Rows of texts under headings; `bold` rows stand out, such as the reading of the printed rules.

    >>> Table(["reading", "dead"], [["at dawn", "P1"], ["at once", "P5"]], "en").rows[1]
    ['at once', 'P5']
    """

    def __init__(
        self, heads: Sequence[str], rows: Sequence[Sequence[str]], lang: str, bold: Sequence[int] = ()
    ) -> None:
        self.heads, self.rows, self.lang = list(heads), [list(row) for row in rows], lang
        self._bold = set(bold)

    @property
    def frame(self) -> Any:
        """The same as a pandas table."""
        import pandas as pd

        return pd.DataFrame(self.rows, columns=self.heads)

    def __repr__(self) -> str:
        return "\n".join(" | ".join(row) for row in [self.heads, *self.rows])

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        body = "".join(self._row(k, row) for k, row in enumerate(self.rows))
        return page(
            self.lang, f'{STYLE}<table class="rows"><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>'
        )

    def _row(self, k: int, row: Sequence[str]) -> str:
        first, *rest = (f"<b>{_cell(text)}</b>" if k in self._bold else _cell(text) for text in row)
        head = f'<th scope="row">{first}</th>' if row[0] else "<td></td>"
        return f"<tr>{head}{''.join(f'<td>{text}</td>' for text in rest)}</tr>"


def _cell(text: str) -> str:
    """A text as HTML; the number of a clause is not broken at its hyphen.

    >>> _cell("step 36, TW-11.5")
    'step 36, <span style="white-space:nowrap">TW-11.5</span>'
    """
    return re.sub(r"\b[A-Z]{2}-A?\d+(?:\.\d+)*", r'<span style="white-space:nowrap">\g<0></span>', escape(text))
