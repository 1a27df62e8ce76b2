"""Tables written for a test, and what is said about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tabletop_lab.engine import InvalidContent
from tabletop_lab.games.void_seeders.content import FILES, HOUSE, Box, load

TABLES = {part: (HOUSE / file).read_text(encoding="utf-8") for part, file in FILES.items()}
"""Our own tables, to be changed."""
HEADS = {part: text.splitlines()[0] + "\n" for part, text in TABLES.items()}
"""Their first lines."""
Case = tuple[str, str, list[str], list[str]]
"""A table that is wrong: which one, its text, and what is said in English and in Korean."""


def written(folder: Path, tables: Mapping[str, str]) -> dict[str, str]:
    """Tables as files of a folder, by their parts."""
    for part, text in tables.items():
        (folder / FILES[part]).write_text(text, encoding="utf-8")
    return {part: str(folder / FILES[part]) for part in tables}


def box_of(folder: Path, **tables: str) -> Box:
    """The box with these tables in the place of ours."""
    return load(written(folder, tables))


def lines_of(read: Callable[[], object], lang: str = "en") -> list[str]:
    """The lines of the error that reading gives."""
    with pytest.raises(InvalidContent) as caught:
        read()
    return caught.value.text(lang).splitlines()


def changed(part: str, *changes: tuple[str, str]) -> str:
    """One of our tables with some text exchanged; what is to be exchanged must be there once."""
    text = TABLES[part]
    for old, new in changes:
        assert text.count(old) == 1, (part, old, text.count(old))
        text = text.replace(old, new)
    return text


def said_of(folder: Path, case: Case) -> tuple[list[str], list[str]]:
    """What is said of a table that is wrong, in English and in Korean."""
    part, text, *_ = case
    english, korean = (lines_of(lambda: box_of(folder, **{part: text}), lang) for lang in ("en", "ko"))
    return english, korean
