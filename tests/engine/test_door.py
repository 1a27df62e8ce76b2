"""The page on the author's door names what is there, and what is there is named on it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_lab import engine
from tabletop_lab.engine import Content, Game, Option, Presentation

PAGE = Path(__file__).parents[2] / "docs" / "authors_door.md"
MOST = 55


def chapters() -> dict[str, list[list[str]]]:
    """The rows of the tables of the page, by heading."""
    text = PAGE.read_text(encoding="utf-8")
    page = text[text.index("## The author's door") :].split("\n## ")[0]
    return {part.split("\n")[0].strip(): list(rows_of(part)) for part in page.split("\n### ")[1:]}


def rows_of(part: str) -> Iterator[list[str]]:
    for line in part.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells and "`" in cells[0]:
            yield cells


def named(heading: str) -> set[str]:
    """What stands in the first column of all tables under headings that begin so."""
    cells = [row[0] for title, rows in chapters().items() if title.startswith(heading) for row in rows]
    found = [name for cell in cells for name in re.findall(r"`(\w+)(?:\(\))?`", cell)]
    assert len(found) == len(set(found)), f"{heading}: named twice"
    return set(found)


def there(kind: type) -> set[str]:
    """The public attributes of a class, also those that are only declared."""
    parts = [part for part in kind.__mro__ if part is not object]
    return {name for part in parts for name in (*vars(part), *part.__annotations__) if not name.startswith("_")}


def test_what_the_front_module_exports_is_named_and_the_reverse() -> None:
    assert named("Names to import") == set(engine.__all__)
    assert len(engine.__all__) <= MOST and sorted(set(engine.__all__)) == sorted(engine.__all__)
    assert all(hasattr(engine, name) for name in engine.__all__)


@pytest.mark.parametrize("kind", [Game, Content, Presentation, Option])
def test_every_attribute_of_a_class_is_named_and_the_reverse(kind: type) -> None:
    assert named(kind.__name__) == there(kind)


def test_functions_are_written_like_functions() -> None:
    for kind in (Game, Content, Presentation, Option):
        for title, rows in chapters().items():
            for name, called in re.findall(r"`(\w+)(\(\))?`", " ".join(row[0] for row in rows)):
                if title.startswith(kind.__name__) and not name[0].isupper():
                    value = getattr(kind, name, None)
                    assert (callable(value) and not isinstance(value, type)) == bool(called), (title, name)


def test_every_row_has_a_default_or_an_example() -> None:
    assert [row for rows in chapters().values() for row in rows if len(row) != 3 or not any(row[1:])] == []


def test_nothing_else_of_the_engine_is_in_the_front_module() -> None:
    assert not {"Match", "Playout", "Trace", "RandomStreams", "edited"} & set(vars(engine))


KINDS = {"Content": Content, "Presentation": Presentation, "Option": Option, "Game: its verbs": Game}


@pytest.mark.parametrize("heading", KINDS)
def test_the_signatures_on_the_page_are_those_of_the_code(heading: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    part = text[text.index("## The author's door") :].split(f"\n### {heading}\n")[1].split("\n### ")[0]
    written = re.findall(r"^def (\w+)\((.*?)\)(?:  +#.*)?$", part, re.MULTILINE)
    assert len(written) >= 2
    for name, parameters in written:
        assert parameters == _plain(inspect.getattr_static(KINDS[heading], name)), name


def _plain(function: object) -> str:
    """The parameters of a function without their types."""
    signature = inspect.signature(function)  # type: ignore[arg-type]
    bare = [each.replace(annotation=inspect.Parameter.empty) for each in signature.parameters.values()]
    shown = str(signature.replace(parameters=bare, return_annotation=inspect.Signature.empty))
    return shown[1:-1].replace("'", '"')
