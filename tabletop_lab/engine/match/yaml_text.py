"""Reads YAML that need not be trusted: limits of size and depth, no tags, no anchors, no doubled keys; lines are kept.

The result is plain data whose dicts and lists remember their lines. Knows nothing about matches.
"""

from __future__ import annotations

from typing import Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from ..core.errors import Fault, InvalidRecord

LARGEST = 1_000_000
"""Characters a record may have; a full five-player game needs about 20,000."""
DEEPEST = 20
MOST_NODES = 50_000


class Text(str):
    """A scalar as it was written: its text, and the value YAML would give it."""

    value: Any
    line: int

    def __new__(cls, text: str, value: Any, line: int) -> Text:
        self = super().__new__(cls, text)
        self.value, self.line = value, line
        return self


class Table(dict[str, Any]):
    """A mapping that knows the line it begins at."""

    line: int = 0


class Items(list[Any]):
    """A sequence that knows the line it begins at."""

    line: int = 0


def parse(text: str, name: str = "record") -> Any:
    """Plain data with lines, or InvalidRecord that names the line and the reason.

    >>> parse("game: tic\\nplay: [a, 4]")["play"][1].value
    4
    >>> parse("a: !!python/object/apply:os.system [ls]")
    Traceback (most recent call last):
    tabletop_lab.InvalidRecord: record, line 1: tags such as !!python are not read (allowed: plain YAML)
    """
    if len(text) > LARGEST:
        raise InvalidRecord(Fault(name, f"{len(text):,} characters are too many", f"at most {LARGEST:,}"))
    try:
        _check_events(text, name)
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        problem = getattr(error, "problem", None) or str(error)
        raise InvalidRecord(Fault(f"{name}{line}", f"not valid YAML: {problem}"[:160])) from None
    except (RecursionError, ValueError) as error:
        raise InvalidRecord(Fault(name, f"not readable: {error}"[:120])) from None
    return _plain(node, name) if node is not None else None


def _check_events(text: str, name: str) -> None:
    """Refuse what a record never needs before anything is built from it."""
    depth = 0
    for nodes, event in enumerate(yaml.parse(text, Loader=yaml.SafeLoader)):
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise InvalidRecord(Fault(f"{name}, line {line}", "anchors and aliases are not read", "plain YAML"))
        tag = getattr(event, "tag", None)
        if tag:
            short = "!!python" if "python" in tag else f"!{tag.rpartition(':')[2]}"[:30]
            raise InvalidRecord(Fault(f"{name}, line {line}", f"tags such as {short} are not read", "plain YAML"))
        if isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            depth += 1
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            depth -= 1
        if depth > DEEPEST or nodes > MOST_NODES:
            raise InvalidRecord(
                Fault(f"{name}, line {line}", "too deep or too large", f"{DEEPEST} levels, {MOST_NODES:,} parts")
            )


def _plain(node: Node, name: str) -> Any:
    line = node.start_mark.line + 1
    if isinstance(node, ScalarNode):
        try:
            value = yaml.SafeLoader("").construct_object(node)
            if isinstance(value, int):
                str(value)  # a number too large for Python to write is no number of a record
        except (yaml.YAMLError, ValueError, OverflowError):
            value = node.value
        return Text(node.value, value, line)
    if isinstance(node, SequenceNode):
        items = Items(_plain(part, name) for part in node.value)
        items.line = line
        return items
    assert isinstance(node, MappingNode)
    table = Table()
    table.line = line
    for key_node, value_node in node.value:
        key = _plain(key_node, name)
        if not isinstance(key, Text):
            raise InvalidRecord(Fault(f"{name}, line {line}", "a key must be a word"))
        if key in table:
            raise InvalidRecord(Fault(f"{name}, line {key.line}", f"{key[:40]!r} stands here a second time"))
        table[key] = _plain(value_node, name)
    return table


def values(data: Any) -> Any:
    """The same data with the values YAML gives to scalars (numbers, true, null); keys too."""
    if isinstance(data, Text):
        return data.value
    if isinstance(data, dict):
        return {key.value if isinstance(key, Text) else key: values(part) for key, part in data.items()}
    return [values(part) for part in data] if isinstance(data, list) else data
