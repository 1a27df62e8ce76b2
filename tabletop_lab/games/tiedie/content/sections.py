"""Text files that people draw: lines of names, and below each of them rows. // begins a remark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

Rows = list[tuple[int, str]]
"""Rows with the numbers of their lines."""


class Named(NamedTuple):
    """What a line of names says of a tile or a layout."""

    id: str
    name_en: str
    name_ko: str


_NAMED = re.compile(r"([A-Za-z][A-Za-z0-9]{0,7}) ([^/]*)/([^/]*)")


def named(entry: str) -> Named | None:
    """Read `ID English / Korean`; one of the two names is enough. None: it is not written so.

    >>> named("T1 Lobby / 로비"), named("T2 Hall /").name_ko, named("T3 / ")
    (Named(id='T1', name_en='Lobby', name_ko='로비'), 'Hall', None)
    """
    match = _NAMED.fullmatch(entry)
    english, korean = (match[2].strip(), match[3].strip()) if match else ("", "")
    if match is None or not (english or korean):
        return None
    return Named(match[1], english or korean, korean or english)


def sections(text: str) -> Iterator[tuple[int, str, Rows]]:
    """The line and text of each line of names, and the rows below it. A line of names has a / in it.

    A file that begins with a row gives that row in the place of a name.

    >>> list(sections("// remark\\nT1 Lobby / 로비\\n\\n+--+\\n|..|"))
    [(2, 'T1 Lobby / 로비', [(4, '+--+'), (5, '|..|')])]
    """
    section: tuple[int, str, Rows] | None = None
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1):  # as an editor counts lines
        line = line.strip()
        if not line or line.startswith("//"):
            continue
        if "/" in line or section is None:
            if section is not None:
                yield section
            section = (number, line, [])
        else:
            section[2].append((number, line))
    if section is not None:
        yield section
