"""Chances that were found: each outcome with its probability, as fractions, in words, as a table and as a picture."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ..core.calls import checked
from ..core.visibility import MODERATOR
from ..language.localized import Exactly
from .view import painter

if TYPE_CHECKING:
    from ..core.game import Game
    from ..language.messages import Messages

LONGEST = 10_000
"""A fraction with a larger denominator is shown as a percentage alone."""


class Chances(Mapping[Any, Any]):
    """{outcome: probability}, the most likely first; an outcome that cannot be has 0.

    A Fraction; a float where it was simulated. Shows itself as a table; `to_text(lang)`, `to_frame()`, `draw()`.

    `exact`: whether these are the chances themselves. Otherwise they come from so many `plays` by luck, each with its
    standard error `error(outcome)`; or `supposes` names what was taken as dealt at random though somebody may have
    chosen it: fields, and '' for secret answers. `ways`: how many ways were played; `simulated`: the same by luck, if
    that was asked for; `reacting`: the same if in every window whoever can reacts, None where nobody can; `viewer`: for
    whom it was asked.
    """

    simulated: Chances | None = None
    reacting: Chances | None = None

    def __init__(
        self,
        found: Mapping[Any, Any],
        *,
        ways: int,
        plays: int,
        errors: Mapping[Any, float],
        supposes: tuple[str, ...],
        game: type[Game],
        viewer: str | None,
        lang: str,
        names: Mapping[Any, str],
        role: str,
    ) -> None:
        self._found, self.ways, self.plays, self._errors = dict(found), ways, plays, errors
        self.supposes, self.game, self.viewer, self.lang = supposes, game, viewer, lang
        self._names, self._role = names, role

    @property
    def exact(self) -> bool:
        """Whether every way was played and nothing had to be supposed."""
        return not self.plays and not self.supposes

    def __getitem__(self, outcome: Any) -> Any:
        return self._found[outcome]

    def get(self, outcome: Any, default: Any = Fraction(0)) -> Any:
        """The probability of an outcome; 0 for one that did not come up."""
        return self._found.get(outcome, default)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def error(self, outcome: Any) -> float:
        """The standard error of a simulated probability; 0.0 for an exact one."""
        return self._errors.get(outcome, 0.0)

    def between(self, outcome: Any) -> tuple[Any, Any]:
        """The probability if nobody reacts, and if whoever can does: the lower one first."""
        other = self if self.reacting is None else self.reacting
        low, high = sorted((self.get(outcome), other.get(outcome)))
        return low, high

    def average(self) -> Any:
        """The mean of outcomes that are numbers."""
        return sum(chance * outcome for outcome, chance in self.items())

    # --- in words ----------------------------------------------------------------------------------------------------

    @checked
    def head(self, lang: str | None = None) -> list[str]:
        """The headings of the columns."""
        words = self.game.words(lang or self.lang)
        columns = ["outcome", "simulated" if self.plays else "chance"]
        columns += ["reacting"] if self.reacting is not None else []
        columns += ["simulated"] if self.simulated is not None else []
        return [words(f"chances-{column}") for column in columns]

    @checked
    def rows(self, lang: str | None = None) -> list[list[str]]:
        """Each outcome in words, with its chances."""
        words = self.game.words(lang or self.lang)
        others = [other for other in (self.reacting, self.simulated) if other is not None]
        outcomes = dict.fromkeys([*self, *(outcome for other in others for outcome in other)])
        columns = (self, *others)
        return [[self.name(outcome, words), *(each.written(outcome) for each in columns)] for outcome in outcomes]

    def name(self, outcome: Any, words: Messages) -> str:
        """An outcome in words."""
        if outcome in self._names:
            return str(self._names[outcome])
        if outcome is None:
            return words("chances-nothing")
        if isinstance(outcome, bool):
            return words("word-yes" if outcome else "word-no")
        said = words.choice(self._role, outcome)
        return said.replace("_", " ") if said == outcome else said

    def written(self, outcome: Any) -> str:
        """A probability: the fraction with a percentage, or the percentage with its error."""
        chance = self.get(outcome)
        if self.plays:
            return f"{chance:.1%} ± {self.error(outcome):.1%}"
        short = f"{float(chance):.1%}"
        return short if chance in (0, 1) or chance.denominator > LONGEST else f"{chance} ({short})"

    @checked
    def notes(self, lang: str | None = None) -> list[str]:
        """How it was found and what was supposed, in sentences."""
        words = self.game.words(lang or self.lang)
        if self.plays:
            notes = [words("chances-by-luck", plays=self.plays)]
        else:
            notes = [words("chances-exact" if self.exact else "chances-by-ways", ways=self.ways)]
        if self.simulated is not None:
            notes.append(words("chances-by-luck", plays=self.simulated.plays))
        if self.viewer != MODERATOR:
            notes.append(words("chances-public") if self.viewer is None else words("chances-seat", player=self.viewer))
        if fields := [words.field(name) for name in self.supposes if name]:
            notes.append(words("chances-supposes", fields=Exactly(", ".join(fields))))
        if "" in self.supposes:
            notes.append(words("chances-supposes-answers"))
        if self.reacting is not None:
            notes.append(words("chances-reactions"))
        return notes

    @checked
    def to_text(self, lang: str | None = None) -> str:
        """A line for each outcome, then how it was found."""
        head = self.head(lang)
        lines = []
        for name, chance, *others in self.rows(lang):
            more = [f"{column}: {cell}" for column, cell in zip(head[2:], others, strict=True)]
            lines.append("; ".join([f"{name}: {chance}", *more]))
        return "\n".join([*lines, *self.notes(lang)])

    def to_frame(self) -> Any:
        """The table as a pandas DataFrame with plain values: outcome, chance (a Fraction or float), share, error."""
        import pandas as pd

        rows = [
            {"outcome": outcome, "chance": chance, "share": float(chance), "error": self.error(outcome)}
            for outcome, chance in self.items()
        ]
        return pd.DataFrame(rows, columns=["outcome", "chance", "share", "error"])

    @checked
    def draw(self, lang: str | None = None, title: str = "") -> Any:
        """A picture with a bar for each outcome (a `Plot` of `figures`)."""
        return painter().chances_plot(self, lang=lang, title=title)

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{html.escape(h)}</th>' for h in self.head())
        rows = "".join(
            "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in self.rows()
        )
        notes = html.escape(" ".join(self.notes()))
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table><p>{notes}</p>"

    def __repr__(self) -> str:
        return self.to_text()
