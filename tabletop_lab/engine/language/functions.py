"""What message files can call beside the words of Fluent: Korean particles and ordinals, the signs of numbers."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import FluentNumber, fluent_number

from .korean import nth, particle


def _josa(word: Any, pair: Any) -> str:
    return particle(str(word), str(pair))


def _signed(number: Any) -> str:
    """+1, −2, ±0: with a true minus sign."""
    value = int(number)
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "±0"


def _nth(number: Any) -> str:
    """첫 번째, 두 번째 ..., 11번째."""
    return nth(int(number))


def _sign(number: Any) -> str:
    """What a message selects by: plus, minus or zero."""
    value = int(number)
    return "plus" if value > 0 else "minus" if value < 0 else "zero"


def _size(number: Any) -> FluentNumber:
    """A number without its sign."""
    return fluent_number(abs(int(number)))  # type: ignore[return-value]


FUNCTIONS: dict[str, Any] = {"JOSA": _josa, "NTH": _nth, "SIGNED": _signed, "SIGN": _sign, "SIZE": _size}
"""What message files can call."""
