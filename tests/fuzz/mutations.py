"""What a hostile hand does to a record, and what it gives to a call. Seeded: the same number makes the same thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
RECORDS = [*sorted(ROOT.glob("examples/*/*.yaml")), *sorted(ROOT.glob("tabletop_lab/**/examples/*.yaml"))]
"""The worked examples of the repository and of the package."""

TEXTS = [
    "", " ", "0", "-1", "7.0", "True", "yes", "~", "null", "1:59:59", "010", "0x7", ".inf", ".nan", "1e999", "9" * 50,
    "9" * 5_000, "x" * 3_000, "\ud800", "\x00", "\u202e", "\ufeff", "가" * 40, "P1", "P2", "P99", "nature", "moderator",
    "none", "C01", "R02", "wolf", "../../etc/passwd", "/dev/zero", "/etc", "C:\\x", "~", "{0}", "%s", "$x", "{ $x }",
    "!!python/object:os.system x", "&a", "*a", "<<", "?", ": ", "- ", "[", "{", "'", '"', "#", "|", ">", "\t", "\n",
    "__class__", "model_config", "__init__", "self", "position", "setup", "standard", "1 + 2", "a + a", "2 > 3",
]  # fmt: skip


class Strange:
    """A thing that can be neither written, compared nor counted."""

    __hash__ = None  # type: ignore[assignment]

    def _no(self, *_: object) -> Any:
        raise RuntimeError("no")

    __repr__ = __str__ = __eq__ = __len__ = __index__ = __iter__ = _no


class Words(str):
    """A kind of text."""


VALUES: list[Callable[[Random], Any]] = [
    lambda r: None, lambda r: True, lambda r: False, lambda r: r.randint(-3, 15),
    lambda r: r.randint(-(10**18), 10**18),
    lambda r: 10 ** r.choice((39, 40, 100, 4_000, 5_000)), lambda r: r.random() * 10, lambda r: 7.0,
    lambda r: float(r.choice(("nan", "inf", "-inf"))), lambda r: r.choice(TEXTS), lambda r: r.choice(TEXTS),
    lambda r: Words(r.choice(TEXTS)), lambda r: b"x", lambda r: object(), lambda r: Strange(), lambda r: Strange,
    lambda r: {1, 2}, lambda r: range(3), lambda r: lambda *_: 1, lambda r: 1j, lambda r: iter((1,)),
    lambda r: Ellipsis,
]  # fmt: skip


def value(random: Random, depth: int = 3) -> Any:
    """Anything: a plain value, or lists, tuples and tables of them."""
    if depth and random.random() < 0.3:
        parts = [value(random, depth - 1) for _ in range(random.randint(0, 3))]
        kind = random.choice((list, tuple, dict, "deep", "self"))
        if kind is dict:
            return {random.choice([*TEXTS, 1, None, (1,)]): part for part in parts}
        if kind == "deep":
            deep: Any = []
            for _ in range(random.choice((5, 30, 3_000))):
                deep = [deep] if random.random() < 0.9 else {"P1": deep}
            return deep
        if kind == "self":
            parts.append(parts)
            return parts
        return kind(parts)
    return random.choice(VALUES)(random)


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def record(random: Random) -> str:
    """A worked example with a few things changed: in its text, or in the data it stands for."""
    text = _text(random.choice(RECORDS))
    for _ in range(random.randint(1, 3)):
        text = random.choice((_letters, _lines, _lines, _data, _data, _data, _splice))(random, text)
    return text


def file(random: Random, path: Path) -> str:
    """A file of content with a few things changed in its text; sometimes in very many places."""
    text = _text(path)
    for _ in range(random.choice((1, 1, 1, 2, 3, 40))):
        text = random.choice((_letters, _lines, _lines, _signs, _signs))(random, text)
    return text


def _signs(random: Random, text: str) -> str:
    """One or two signs change places with others of the same file: a grid stays a grid, and a table a table."""
    signs = list(text)
    for _ in range(random.choice((1, 2, 6))):
        at, other = random.randrange(len(signs) or 1), random.randrange(len(signs) or 1)
        if signs and random.random() < 0.5:
            signs[at], signs[other] = signs[other], signs[at]
        elif signs:
            signs[at] = signs[other]
    return "".join(signs)


def _letters(random: Random, text: str) -> str:
    at = random.randrange(len(text) + 1)
    end = min(len(text), at + random.choice((0, 1, 1, 2, 20, 500)))
    return text[:at] + random.choice([*TEXTS, chr(random.randrange(0xD7FF)), text[at:end] * 2]) + text[end:]


def _lines(random: Random, text: str) -> str:
    lines = text.split("\n")
    at = random.randrange(len(lines))
    change = random.randrange(5)
    if change == 0:
        del lines[at]
    elif change == 1:
        lines[at : at + 1] = [lines[at]] * random.choice((2, 3, 400))
    elif change == 2:
        other = random.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif change == 3:
        del lines[at:]
    else:
        lines[at] = f"{lines[at].partition(':')[0]}: {random.choice(TEXTS)}"
    return "\n".join(lines)


def _data(random: Random, text: str) -> str:
    """Change one value, key or entry somewhere in the data."""
    try:
        data = yaml.load(text, Loader=LOADER)
        holders = list(_holders(data))
    except (yaml.YAMLError, ValueError, RecursionError, OverflowError):
        return _lines(random, text)
    if not holders:
        return _lines(random, text)
    holder = random.choice(holders)
    key = random.choice(list(holder)) if isinstance(holder, dict) else random.randrange(len(holder))
    change = random.randrange(5)
    if change == 0:
        del holder[key]
    elif change == 1 and isinstance(holder, dict):
        holder[random.choice(TEXTS)] = holder.pop(key)
    elif change == 2 and isinstance(holder, list):
        holder[key:key] = [holder[key]] * random.choice((1, 2, 300))
    elif change == 3:
        holder[key] = random.choice(holders)
    else:
        holder[key] = random.choice((*TEXTS, None, True, 0, -1, 7.5, 10**30, [], {}, [[]], random.randint(-5, 30)))
    try:
        return str(yaml.dump(data, Dumper=DUMPER, allow_unicode=True, sort_keys=False))
    except (yaml.YAMLError, ValueError, RecursionError):
        return text


def _holders(data: Any, depth: int = 12) -> Any:
    if depth and isinstance(data, dict | list) and data:
        yield data
        for part in data.values() if isinstance(data, dict) else data:
            yield from _holders(part, depth - 1)


def _splice(random: Random, text: str) -> str:
    """The beginning of one record and the end of another."""
    other = _text(random.choice(RECORDS)).split("\n")
    lines = text.split("\n")
    return "\n".join(lines[: random.randrange(len(lines) + 1)] + other[random.randrange(len(other)) :])
