"""A page that hears all messages of widgets, as it would show them."""

from __future__ import annotations

import json
import re
from typing import Any

import comm
from comm.base_comm import BaseComm
from ipywidgets import Widget


class Page:
    """Hears all messages that widgets send to a page, as long as it is open."""

    def __enter__(self) -> Page:
        self.messages: list[str] = []
        page = self

        class Recorded(BaseComm):
            def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
                told = {"type": msg_type, "comm": self.comm_id, "data": data}
                page.messages.append(json.dumps(told, default=str, sort_keys=True, ensure_ascii=False))

        self._before = comm.create_comm
        comm.create_comm = lambda *args, **more: Recorded(*args, **more)
        Widget.close_all()
        return self

    def __exit__(self, *_: object) -> None:
        Widget.close_all()
        comm.create_comm = self._before

    def told(self, since: int = 0) -> str:
        """The messages after the first so many, with models numbered as they come up, without scripts and styles."""
        text = "\n".join(self.messages[since:])
        return numbered(re.sub(r'"(_esm|_css)": "(\\.|[^"\\])*"', "", text))


BY_HAND = re.compile(r" \(set by hand\)| \(손으로 정함\)|,(luck|forced)$", re.MULTILINE)
"""The second match is made by hand; whether an outcome is that which its seed would give says nothing."""


def numbered(text: str) -> str:
    """Models numbered as they come up: their names are drawn anew in every page."""
    names: dict[str, str] = {}
    text = BY_HAND.sub("", text)
    return re.sub(r"[0-9a-f]{32}", lambda m: names.setdefault(m[0], f"model-{len(names)}"), text)


def around(mine: str, its: str) -> tuple[str, str]:
    """The first place at which two texts differ, with some letters on both sides.

    >>> around("a" * 100 + "b", "a" * 100 + "c") == ("a" * 60 + "b", "a" * 60 + "c")
    True
    """
    at = next((k for k, (x, y) in enumerate(zip(mine, its, strict=False)) if x != y), min(len(mine), len(its)))
    return mine[max(0, at - 60) : at + 60], its[max(0, at - 60) : at + 60]
