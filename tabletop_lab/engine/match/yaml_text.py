"""Reads YAML that need not be trusted: limits of size and depth, no tags, no anchors, no doubled keys; lines are kept.

The result is plain data whose dicts and lists remember their lines. Knows nothing about matches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import yaml

from ..core.errors import InvalidRecord
from ..core.strict import LONGEST_NUMBER
from ..language.localized import localized

LARGEST = 1_000_000
"""Characters a record may have; a full five-player game needs about 20,000."""
DEEPEST = 20
MOST_NODES = 50_000
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser in C, where it is there: it takes a tenth of the time."""


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
        raise wrong("record_long", name, count=f"{len(text):,}", most=f"{LARGEST:,}")
    try:
        return _Builder(name).build(yaml.parse(text, Loader=_LOADER))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error)
        raise wrong("record_yaml", name, mark.line + 1 if mark else 0, problem=problem[:160]) from None
    except (RecursionError, ValueError) as error:
        raise wrong("record_unreadable", name, problem=str(error)[:120]) from None


def wrong(kind: str, name: str, line: int = 0, /, **facts: Any) -> InvalidRecord:
    """What is wrong with a record, or with a line of it, in every language: the message `wrong-<kind>`."""
    place = "line" if line else "edit"
    return InvalidRecord(localized(kind, place, where=name, line=str(line), **facts))


_WRITABLE = re.compile(r"[^\ud800-\udfff]*")
_WHOLE = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[-+]?\.[0-9]+(?:[eE][-+]?[0-9]+)?")
_WORDS: Mapping[str, Mapping[str, Any]] = {
    "tag:yaml.org,2002:null": {"": None, "~": None, "null": None},
    "tag:yaml.org,2002:bool": {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False},
}


def scalar(text: str, tag: str) -> Any:
    """The value of a word that YAML gives a kind (`tag`): a number only in decimal digits, of at most 40 letters.

    YAML 1.1 knows base 60, octal and dates, too: `1:30`, `010` and `2020-01-01` are texts here.

    >>> scalar("7", "tag:yaml.org,2002:int"), scalar("1:30", "tag:yaml.org,2002:int")
    (7, '1:30')
    """
    if tag in _WORDS:
        return _WORDS[tag].get(text.lower(), text)
    if len(text) > LONGEST_NUMBER:
        return text
    if tag == "tag:yaml.org,2002:int" and _WHOLE.fullmatch(text):
        return int(text)
    if tag == "tag:yaml.org,2002:float" and _DECIMAL.fullmatch(text):
        return float(text)
    return text


_resolve: Any = yaml.SafeLoader("").resolve


def _tag(text: str, implicit: Any) -> str:
    """The kind that YAML gives to a word; `implicit`: whether it stands without quotes."""
    return str(_resolve(yaml.ScalarNode, text, implicit))


def one_value(text: str) -> Any:
    """A word as a record would read it.

    >>> one_value("7"), one_value("true"), one_value("ring"), one_value("'7'")
    (7, True, 'ring', "'7'")
    """
    return scalar(text, _tag(text, (True, False)))


class _Builder:
    """Puts the data together from the parser's events, one by one; what a record never needs is refused at once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.open: list[Any] = []
        self.keys: list[Text | None] = []
        self.root: Any = None

    def build(self, events: Iterable[Any]) -> Any:
        """The data of the only document; None when there is none."""
        documents = 0
        for count, event in enumerate(events):
            line = event.start_mark.line + 1 if event.start_mark else 0
            self._check(event, count, line)
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise wrong("record_documents", self.name, line)
            elif isinstance(event, yaml.ScalarEvent):
                self._add(self._text(event, line), line)
            elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
                made = Table() if isinstance(event, yaml.MappingStartEvent) else Items()
                made.line = line
                self._add(made, line)
                self.open.append(made)
                self.keys.append(None)
            elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
                self.open.pop()
                self.keys.pop()
        return self.root

    def _check(self, event: Any, count: int, line: int) -> None:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise wrong("record_anchors", self.name, line)
        if tag := getattr(event, "tag", None):
            short = "!!python" if "python" in tag else f"!{tag.rpartition(':')[2]}"[:30]
            raise wrong("record_tags", self.name, line, tag=short)
        if len(self.open) > DEEPEST or count > MOST_NODES:
            raise wrong("record_deep", self.name, line, deepest=DEEPEST, most=f"{MOST_NODES:,}")

    def _text(self, event: yaml.ScalarEvent, line: int) -> Text:
        if not _WRITABLE.fullmatch(event.value):
            raise wrong("record_letters", self.name, line)
        return Text(event.value, scalar(event.value, _tag(event.value, event.implicit)), line)

    def _add(self, part: Any, line: int) -> None:
        """Put a part where the next one belongs: into a list, or as a key or its value into a table."""
        if not self.open:
            self.root = part
        elif isinstance(self.open[-1], Items):
            self.open[-1].append(part)
        elif (key := self.keys[-1]) is not None:
            self.open[-1][key], self.keys[-1] = part, None
        elif not isinstance(part, Text):
            raise wrong("record_key", self.name, line)
        elif part in self.open[-1]:
            raise wrong("record_key_again", self.name, line, key=repr(str(part[:40])))
        else:
            self.keys[-1] = part


def values(data: Any) -> Any:
    """The same data with the values YAML gives to scalars (numbers, true, null); keys too."""
    if isinstance(data, Text):
        return data.value
    if isinstance(data, dict):
        return {key.value if isinstance(key, Text) else key: values(part) for key, part in data.items()}
    return [values(part) for part in data] if isinstance(data, list) else data
