"""Every error that a user of the laboratory can cause, and the faults such an error lists.
Nothing is checked here, and no words of a game are made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

_ALLOWED = {"en": "allowed", "ko": "할 수 있는 것"}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where, why, what would be allowed, and the rulebook clause behind it.

    `kind` and `facts` say the same for programs: from them a form makes the sentence in another language. `lang` is
    the language of the texts; `others` is the same in other languages, where a screen may show it (see `localized`).

    >>> print(Fault("chore.csv, row 3, column tc", "-500 is too small", "0 or more", "FN-7.3"))
    chore.csv, row 3, column tc: -500 is too small (allowed: 0 or more) [FN-7.3]
    >>> print(Fault("", "the game is over"))
    the game is over
    """

    where: str
    reason: str
    allowed: str = ""
    clause: str = ""
    kind: str = field(default="", compare=False, repr=False)
    facts: tuple[tuple[str, Any], ...] = field(default=(), compare=False, repr=False)
    lang: str = field(default="en", compare=False, repr=False)
    others: tuple[Fault, ...] = field(default=(), compare=False, repr=False)

    def localized(self, lang: str) -> Fault:
        """The fault in a language; the fault itself where it is not known in that one."""
        return next((fault for fault in (self, *self.others) if fault.lang == lang), self)

    def __str__(self) -> str:
        text = f"{self.where}: {self.reason}" if self.where else self.reason
        if self.allowed:
            text += f" ({_ALLOWED[self.lang]}: {self.allowed})"
        return f"{text} [{self.clause}]" if self.clause else text


class TabletopError(Exception):
    """Something the user can put right; `faults` lists all of it, one line each in `str()`.

    >>> from tabletop_lab.engine.core.errors import Fault, InvalidRules
    >>> error = InvalidRules(Fault("days", "40 is too large", "1 to 30"), "two fields are needed")
    >>> len(error.faults)
    2
    >>> print(error)
    days: 40 is too large (allowed: 1 to 30)
    two fields are needed
    """

    def __init__(self, *faults: Fault | str) -> None:
        # The arguments stay in `args` too: an error raised in a worker process is pickled through them.
        super().__init__(*faults)
        self.faults: tuple[Fault, ...] = tuple(
            fault if isinstance(fault, Fault) else Fault("", str(fault)) for fault in faults
        )

    def text(self, lang: str) -> str:
        """The faults as a person reads them on a screen of that language, a line each."""
        return "\n".join(str(fault.localized(lang)) for fault in self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class UnknownGame(TabletopError):
    """No game of that name is installed."""


class InvalidRules(TabletopError):
    """A rule field is unknown, out of range, or does not fit the others."""


class InvalidPosition(TabletopError):
    """A position to start from names things that do not exist or cannot lie there."""


class InvalidRecord(TabletopError):
    """A saved match cannot be read or cannot have happened."""


class InvalidContent(TabletopError):
    """A table of cards or other content is malformed; each fault names file, row and column."""


class IllegalChoice(TabletopError):
    """An answer is not among the options of the pending decision."""


class ImpossibleChance(TabletopError):
    """A chance result was demanded that cannot happen there."""


class TableSignal(Exception):
    """What a table raises for itself while rules run; it is not a mistake in a rule."""


class _AtALine(TabletopError):
    """A fault at a line of a text that the user edits: `line` counts as the user sees it (0: no line)."""

    def __init__(self, *faults: Fault | str, line: int = 0) -> None:
        super().__init__(*faults)
        self.line = line


class InvalidEdit(_AtALine):
    """The edited text of a rule cannot take the place of the rule: not Python, another name, other parameters."""


class RuleError(_AtALine):
    """An edited rule failed while it was played; `__cause__` is what it raised."""


for _kind in (
    TabletopError, UnknownGame, InvalidRules, InvalidPosition, InvalidRecord, InvalidContent, IllegalChoice,
    ImpossibleChance, InvalidEdit, RuleError,
):  # fmt: skip
    _kind.__module__ = "tabletop_lab"  # users import them from there, so tracebacks show that name
