"""The messages of several files in one language, each read when it is first asked for.

To read every message of a large game takes a quarter of a second, and a command says few of them. So files are only
cut into messages here; Fluent's own reader reads them one by one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Resource

from ..core.memo import memo

_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message begins (a term with a hyphen); the rest of it is indented."""


class Bundle(FluentBundle):
    """Messages by their names; those of later files win.

    >>> made = Bundle("en-US", {})
    >>> made.add("points = { $n ->\\n    [one] a point\\n   *[other] { -many } points\\n    }\\n-many = many\\n")
    >>> made.add("lost = lost\\nbroken = { $n\\n")
    >>> made.format_pattern(made.get_message("points").value, {"n": 7})[0]
    'many points'
    >>> made.has_message("lost"), made.has_message("broken"), made.has_message("won")
    (True, False, False)
    """

    def __init__(self, locale: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([locale], use_isolating=False, functions=dict(functions))
        self.texts: dict[str, str] = {}
        """What stands in the files under each name."""

    def add(self, text: str) -> None:
        """Take in the messages of a file."""
        self.texts |= cut(text)

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of that name that can be read."""
        if message_id not in self._messages and message_id in self.texts:
            self.add_resource(_read(self.texts[message_id]))
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        # Fluent looks here for every message, and for what a message refers to.
        name = f"-{entry_id}" if term else entry_id
        if entry_id not in (self._terms if term else self._messages) and name in self.texts:
            self.add_resource(_read(self.texts[name]))
        return super()._lookup(entry_id, term)


@memo
def cut(text: str) -> Mapping[str, str]:
    """A file by the names of its messages.

    >>> cut("# about them\\na = one\\n    more\\n\\n-b = two\\n")
    {'a': 'a = one\\n    more\\n\\n', '-b': '-b = two\\n'}
    """
    heads = list(_HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return {head[1]: text[head.start() : end] for head, end in zip(heads, ends, strict=True)}


@lru_cache(maxsize=8192)
def _read(text: str) -> Resource:
    """One message, read once: the modes of a game share their files."""
    return FluentResource(text)
