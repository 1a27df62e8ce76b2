"""What a message repeats of a thing is short, can be printed and takes no time, whatever the thing is."""

from __future__ import annotations

import time
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE, echo
from tabletop_lab.engine.language.localized import localized


def shared(deep: int) -> list[Any]:
    """A list that holds twenty times a list that holds twenty times a list ..."""
    inner: list[Any] = [1] * 20
    for _ in range(deep):
        inner = [inner] * 20
    return inner


class Odd:
    """Its text cannot be made."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def __repr__(self) -> str:
        raise self.error


class Twisted(str):
    """A text that is not what it says."""

    def __str__(self) -> Any:
        return 5

    __repr__ = __format__ = __getitem__ = __str__  # type: ignore[assignment]


class Said(Exception):
    """An error whose text is of its own kind."""

    def __str__(self) -> str:
        return Twisted("x" * 9999)


itself: list[Any] = []
itself.append(itself)
GIVEN: dict[str, tuple[Any, str]] = {
    "a long text": ("x" * 10**6, "'" + "x" * 56 + "..."),
    "a long list": (list(range(10**6)), "[0, 1, 2, "),
    "a large dict": ({n: n for n in range(10**6)}, "{0: 0, 1: 1, "),
    "a large set": (set(range(10**6)), "{0, 1, 2, "),
    "shared parts": (shared(40), "[[[[[["),
    "itself": (itself, "[["),
    "a large number": (10**50_000, "2^166096..."),
    "a large number in a list": ([-(10**50_000)], "[-2^166096...]"),
    "half a letter": ("\ud800", r"'\ud800'"),
    "no text": (Odd(ZeroDivisionError()), "<Odd>"),
    "leaves": ([Odd(SystemExit())], "<list>"),
    "twisted": (Twisted("x"), "<Twisted>"),
    "an error of its own text": (Said(), "Said: xxxx"),
    "an error with half a letter": (ValueError("\ud800"), r"ValueError: \ud800"),
    "a long error": (ValueError("x" * 10**6), "ValueError: xxxx"),
}


@pytest.mark.parametrize("what", GIVEN)
def test_a_thing_is_repeated_in_few_letters_and_at_once(what: str) -> None:
    given, said = GIVEN[what]
    began = time.process_time()
    told = echo(given)
    assert time.process_time() - began < 0.5
    assert told.startswith(said) and len(told) <= (300 if isinstance(given, BaseException) else 60), told
    told.encode("utf-8")
    assert type(told) is str and len(echo(given, 20)) <= 20


def test_an_interrupt_passes() -> None:
    with pytest.raises(KeyboardInterrupt):
        echo(Odd(KeyboardInterrupt()))


def test_no_message_is_longer_than_2000_letters() -> None:
    long = "가나다 " * 5_000
    faults = [localized("no_step", "goto", step=long, last=4) for _ in range(500)]
    for error in (tl.TabletopError(*faults), tl.TabletopError(long), tl.BotError(faults[0], long, *faults[1:])):
        for text in (str(error), error.text("en"), error.text("ko")):
            assert len(text) <= LONGEST_MESSAGE == 2_000
