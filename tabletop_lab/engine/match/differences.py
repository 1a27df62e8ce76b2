"""The table of what a match plays differently from the default rules: parameters and edited code.
Where rules come from and how they are edited is in other modules."""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from ..core.rules import clauses_of

if TYPE_CHECKING:
    from ..core.game import Game


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is played differently. `kind`: 'rule' (a parameter) or 'code' (an edited function).

    `before` and `after`: values of the parameter; for code None and the name of the variant.
    """

    kind: Literal["rule", "code"]
    name: str
    clauses: tuple[str, ...]
    before: Any
    after: Any


class Differences(Sequence[Difference]):
    """All differences of a match, parameters first. Shows itself as a table; `to_text(lang)`, `to_frame()`."""

    def __init__(self, game: type[Game], rules: Any, lang: str = "en") -> None:
        self.game, self.lang = game, lang
        fields = type(rules).model_fields
        found: list[Difference] = []
        for name in rules.differences():
            default = fields[name].get_default(call_default_factory=True)
            found.append(Difference("rule", name, clauses_of(fields[name]), default, getattr(rules, name)))
        if game.variant is not None:
            for edit in game.variant.edits:
                found.append(Difference("code", edit.function, (edit.clause,), None, game.variant.name))
        self._found = tuple(found)

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, index: Any) -> Any:
        return self._found[index]

    def cells(self, lang: str | None = None) -> list[tuple[str, str, str, str]]:
        """Name, clauses, before and after of each, in words."""
        words = self.game.words(lang or self.lang)
        return [
            (
                d.name,
                ", ".join(d.clauses),
                words.rule_value(d.name, d.before) if d.kind == "rule" else words("differences-default"),
                words.rule_value(d.name, d.after) if d.kind == "rule" else words("differences-edited", name=d.after),
            )
            for d in self._found
        ]

    def head(self, lang: str | None = None) -> tuple[str, ...]:
        """The headings of the four columns."""
        words = self.game.words(lang or self.lang)
        return tuple(words(f"differences-{column}") for column in ("rule", "clauses", "before", "after"))

    def to_text(self, lang: str | None = None) -> str:
        """One line for each difference."""
        cells = self.cells(lang)
        if not cells:
            return self.game.words(lang or self.lang)("differences-none")
        return "\n".join(f"{name} [{clauses}]: {before} -> {after}" for name, clauses, before, after in cells)

    def to_frame(self) -> Any:
        """The table as a pandas DataFrame, with plain values."""
        import pandas as pd

        rows = [
            {"kind": d.kind, "name": d.name, "clauses": ", ".join(d.clauses), "before": d.before, "after": d.after}
            for d in self._found
        ]
        return pd.DataFrame(rows, columns=["kind", "name", "clauses", "before", "after"])

    def _repr_html_(self) -> str:
        if not self._found:
            return f"<p>{html.escape(self.to_text())}</p>"
        head = "".join(f'<th scope="col">{html.escape(h)}</th>' for h in self.head())
        rows = "".join(
            f"<tr><td>{self._decides(d)}<code>{html.escape(d.name)}</code></td>"
            + "".join(f"<td>{html.escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for d, row in zip(self, self.cells(), strict=True)
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def _decides(self, difference: Difference) -> str:
        """What a parameter decides, as HTML before its name."""
        if difference.kind == "code":
            return ""
        return f"{html.escape(self.game.words(self.lang).rule_name(difference.name))} "

    def __repr__(self) -> str:
        return self.to_text()
