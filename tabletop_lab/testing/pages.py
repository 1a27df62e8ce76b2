"""What a page was told by the widgets of a shared laptop, as text; and the screens that somebody can bring up on one.
Knows no game; the checks of screens read from here."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

from ipywidgets import Layout
from ipywidgets.widgets import widget as all_widgets

from tabletop_lab.figures import saved
from tabletop_lab.notebook.widget.match_widget import MatchWidget

# Outputs are searched for words, and there are many: a picture of a drawing has none and takes its time.
os.environ.setdefault(saved.VARIABLE, "drawings")
TABS = ("knowledge", "seats", "keys", "clause")


class Page:
    """All that widgets made since then have told a page and not taken away."""

    def __init__(self) -> None:
        self._before = set(all_widgets._instances)

    def _made(self) -> list[Any]:
        made = [widget for name, widget in all_widgets._instances.items() if name not in self._before]
        return [widget for widget in made if not isinstance(widget, Layout)]  # the one layout that all share lives on

    def told(self) -> str:
        """The state of every widget, without scripts and style sheets."""
        states = [json.dumps(widget.get_state(), default=str, ensure_ascii=False) for widget in self._made()]
        return re.sub(r'"(_esm|_css)": "(\\.|[^"\\])*"', "", "\n".join(states))

    def close(self) -> None:
        """Take away what is left."""
        for widget in self._made():
            widget.close()


def readable(told: str) -> str:
    """The words of a page without their marks, as one reads them.

    >>> readable('<b class=\\\\"who\\\\">P1</b> isn&#x27;t  here')
    "P1 isn't here"
    """
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>|[●▲■◆⬢]&nbsp;", "", told)))


@contextmanager
def in_a_folder() -> Iterator[str]:
    """A folder of its own to stand in: what is written lands there."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory(prefix="screens-") as folder:
        os.chdir(folder)
        try:
            yield folder
        finally:
            os.chdir(before)


def screens(match: Any, lang: str) -> Iterator[tuple[str, Any, str | None, str]]:
    """Each screen of a laptop that is shared in either way: its name, the player, whose it is, all that it holds."""
    for mode in ("hotseat", "quick", "moderator"):
        page = Page()
        try:
            player = MatchWidget(match.branch(), lang=lang, mode=mode)
            yield f"the first screen ({mode})", player, None, page.told() + _beside(player)
            if player.laptop.face == "call":
                player.anybody(player.laptop.order[0])
            if player.laptop.covered:
                player.i_am(player.laptop.seat)
            if player.laptop.face not in ("seat", "public"):
                continue
            whose = player.viewer or "everybody"
            for tab in TABS:
                player.show_tab(tab)
                yield f"the screen of {whose} ({mode}), {tab}", player, player.viewer, page.told() + _beside(player)
            player.presses.pressed("whole", True)
            player.presses.pressed("card", "0")
            yield f"the screen of {whose} ({mode}), all", player, player.viewer, page.told() + _beside(player)
        finally:
            page.close()


def _beside(player: Any) -> str:
    """What is saved with a notebook, and what a cell prints."""
    return json.dumps(player._repr_mimebundle_(), default=str, ensure_ascii=False) + repr(player)
