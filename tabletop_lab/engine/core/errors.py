"""Every error that a user of the laboratory can cause, and the faults such an error lists.
Nothing is checked here, and no words of a game are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from reprlib import Repr
from typing import Any, TypeVar

_ALLOWED = {"en": "allowed", "ko": "할 수 있는 것"}
_MORE = {"en": "and {:,} more", "ko": "그 밖에 {:,}가지"}

MOST_FAULTS = 20
"""An error lists so many faults; of the others it says how many there are."""
LONGEST_MESSAGE = 2_000
"""The most characters of an error's text, and of anything that repeats what somebody typed."""
_LONGEST = {"where": 160, "reason": 600, "allowed": 600, "clause": 160}


def shortened(text: object, most: int = LONGEST_MESSAGE) -> str:
    """A text of at most so many characters that can be printed: cut between words, with … for the rest.

    >>> shortened("1 | 2 | 3"), shortened("wolf, seer, villager", 14), shortened("x" * 99, 9), shortened("\\ud800")
    ('1 | 2 | 3', 'wolf, seer, …', 'xxxxxxx …', '\\\\ud800')
    """
    said = str(text)
    if len(said) > most:
        kept = said[: most - 1]
        space = kept.rfind(" ")
        said = f"{kept[:space]} …" if space > most // 2 else f"{kept[:-1]} …"
    try:
        said.encode()
    except UnicodeEncodeError:  # half of a character: it could be neither printed nor saved
        said = shortened(said.encode("utf-8", "backslashreplace").decode(), most)
    return said


def echo(value: object, most: int | None = None) -> str:
    """A thing as a message repeats it, cut to so many letters (60; of an error, with its kind, 300).

    Whatever its own text does: it may be long, hold anything, or raise something itself. A path is its text.

    >>> echo(["x", 99, None]), echo("x" * 99, 12), echo(10**6000), echo(range(3))
    ("['x', 99, None]", "'xxxxxxxx...", '2^19931...', 'range(0, 3)')
    >>> echo(Path("a.pdf"))
    "'a.pdf'"
    >>> class Odd(Exception):
    ...     def __str__(self): return 1 / 0
    >>> echo(KeyError("x")), echo(ValueError()), echo(Odd()), echo(ValueError("x" * 9999), 20)
    ("KeyError: 'x'", 'ValueError', 'Odd (str: ZeroDivisionError)', 'ValueError: xxxxx...')
    """
    error = isinstance(value, BaseException)
    most = most or (300 if error else 60)
    name = type(value).__name__
    if type(value) is type(Path()):
        value = str(value)
    try:
        said = _error_text(name, str(value), most) if error else _Brief(most).repr(value)
    except BaseException as failed:
        if not is_failure(failed):
            raise
        said = f"{name} (str: {type(failed).__name__})" if error else f"<{name}>"
    said = said.encode("utf-8", "backslashreplace").decode()
    return said if len(said) <= most else f"{said[: most - 3]}..."


def _error_text(name: str, text: str, most: int) -> str:
    # An edited rule may raise what gives a kind of str of its own: a slice of it as of any str is a plain one.
    return f"{name}: {str.__getitem__(text, slice(0, most + 1))}" if str.__len__(text) else name


class _Brief(Repr):
    """Writes no more of a thing than is shown of it, however large, deep or often shared its parts are."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.maxtuple = self.maxlist = self.maxdict = self.maxset = self.maxfrozenset = self.maxdeque = most
        self._most = self._left = most

    def repr1(self, x: Any, level: int) -> str:
        self._left -= 1
        return super().repr1(x, level) if self._left >= 0 else "..."

    def repr_str(self, x: Any, level: int) -> str:
        return repr(x[: self._most])

    def repr_instance(self, x: Any, level: int) -> str:
        return str.__getitem__(repr(x), slice(0, self._most + 1))

    def repr_int(self, x: Any, level: int) -> str:
        if x.bit_length() > 1_000:  # writing it out can take longer than all else
            return f"{'-' if x < 0 else ''}2^{x.bit_length() - 1}..."
        return repr(x)

    def repr_dict(self, x: Any, level: int) -> str:
        pairs = (f"{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}" for key in islice(x, self.maxdict))
        return f"{{{', '.join(pairs)}{', ...' if len(x) > self.maxdict else ''}}}"


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

    def __post_init__(self) -> None:
        for part, most in _LONGEST.items():
            text = getattr(self, part)
            if type(text) is not str or len(text) > most or not text.isascii():
                object.__setattr__(self, part, shortened(text, most))

    def at(self, place: Callable[[str, str], str]) -> Fault:
        """The same fault at another place, in every language: `place` is given the language and the place so far.

        >>> print(Fault("days", "too large").at(lambda lang, where: f"my.yaml, {where}"))
        my.yaml, days: too large
        """
        others = tuple(replace(fault, where=place(fault.lang, fault.where)) for fault in self.others)
        return replace(self, where=place(self.lang, self.where), others=others)

    def localized(self, lang: str) -> Fault:
        """The fault in a language; the fault itself where it is not known in that one."""
        return next((fault for fault in (self, *self.others) if fault.lang == lang), self)

    def __str__(self) -> str:
        text = f"{self.where}: {self.reason}" if self.where else self.reason
        if self.allowed:
            text += f" ({_ALLOWED[self.lang]}: {self.allowed})"
        return f"{text} [{self.clause}]" if self.clause else text


_Kind = TypeVar("_Kind", bound="TabletopError")


class TabletopError(Exception):
    """Something the user can put right; `faults` lists it, one line each in `str()`, and `more` counts the rest.

    >>> from tabletop_lab.engine.core.errors import Fault, InvalidRules
    >>> error = InvalidRules(Fault("days", "40 is too large", "1 to 30"), "two fields are needed")
    >>> len(error.faults)
    2
    >>> print(error)
    days: 40 is too large (allowed: 1 to 30)
    two fields are needed
    """

    def __init__(self, *faults: Fault | str, more: int = 0) -> None:
        self.more = more + max(0, len(faults) - MOST_FAULTS)
        self.faults: tuple[Fault, ...] = tuple(
            fault if isinstance(fault, Fault) else Fault("", str(fault)) for fault in faults[:MOST_FAULTS]
        )
        # They stay in `args` too: an error raised in a worker process is pickled through them.
        super().__init__(*self.faults)

    def text(self, lang: str) -> str:
        """The faults as a person reads them on a screen of that language, a line each."""
        return _listed([str(fault.localized(lang)) for fault in self.faults], self.more, lang)

    def __str__(self) -> str:
        lang = self.faults[0].lang if self.faults else "en"
        return _listed([str(fault) for fault in self.faults], self.more, lang)

    def retold(self, kind: type[_Kind], change: Callable[[Fault], Fault]) -> _Kind:
        """An error of another kind with the same faults, each told as `change` gives it."""
        return kind(*map(change, self.faults), more=self.more)


def _listed(lines: list[str], more: int, lang: str) -> str:
    """As many lines as a message holds, and how many there are besides."""
    room = LONGEST_MESSAGE - 40
    while len(lines) > 1 and sum(map(len, lines)) + len(lines) > room:
        lines, more = lines[:-1], more + 1
    return "\n".join([*lines, *([_MORE.get(lang, _MORE["en"]).format(more)] if more else [])])


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


class Unwinds(BaseException):
    """What a table raises through the rules, which must not swallow it: the game is over, a person is waited for."""


def is_failure(error: BaseException) -> bool:
    """Whether code failed, in whatever way: all but an interrupt, which is a person's, and what a table raises itself.

    >>> is_failure(SystemExit()), is_failure(GeneratorExit()), is_failure(KeyboardInterrupt()), is_failure(Unwinds())
    (True, True, False, False)
    """
    return not isinstance(error, KeyboardInterrupt | Unwinds)


def text_of(error: BaseException, lang: str) -> str:
    """What an error says in a language, as far as it knows more than one.

    >>> text_of(TabletopError("the game is over"), "en"), text_of(ValueError("x"), "ko")
    ('the game is over', 'ValueError: x')
    """
    return error.text(lang) if isinstance(error, TabletopError) else echo(error)


class _AtALine(TabletopError):
    """A fault at a line of a text that the user edits: `line` counts as the user sees it (0: no line)."""

    def __init__(self, *faults: Fault | str, more: int = 0, line: int = 0) -> None:
        super().__init__(*faults, more=more)
        self.line = line


class InvalidEdit(_AtALine):
    """The edited text of a rule cannot take the place of the rule: not Python, another name, other parameters."""


class RuleError(_AtALine):
    """An edited rule failed while it was played; `__cause__` is what it raised."""


class BotError(TabletopError):
    """A bot failed, or gave what is not one of the options; `__cause__` is what its own code raised."""


for _kind in (
    TabletopError, UnknownGame, InvalidRules, InvalidPosition, InvalidRecord, InvalidContent, IllegalChoice,
    ImpossibleChance, InvalidEdit, RuleError, BotError,
):  # fmt: skip
    _kind.__module__ = "tabletop_lab"  # users import them from there, so tracebacks show that name
