"""The pane of branches: every line of play by its name, where it leaves the present one, and names for new ones.
Shows and reports; the match keeps the lines."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from . import markup
from .words import Say


def shared(line: Any, other: Any) -> int:
    """How many answers two lines have in common from the beginning."""
    for i, (one, two) in enumerate(zip(line, other, strict=False)):
        if not one.same_as(two):
            return i
    return min(len(line), len(other))


def forks(match: Any) -> list[tuple[int, str, int]]:
    """The other branches as (step at which they leave the present line, name, length), the earliest first."""
    present = match.branches | {match.branch_name: match.line}
    return sorted((shared(line, match.line), name, len(line)) for name, line in present.items()
                  if name != match.branch_name)  # fmt: skip


class BranchPane:
    """A list of branches, and a field to name one."""

    def __init__(self, do: Callable[..., None]) -> None:
        self.list, self.help = w.HTML(), w.HTML()
        self.name = w.Text(continuous_update=True)
        self.here, self.rename = w.Button(), w.Button()
        self.here.on_click(lambda _: do("branch", self.name.value))
        self.rename.on_click(lambda _: do("rename", self.name.value))
        for button in (self.here, self.rename):
            button.add_class("ttl-btn")
        self.buttons = w.HBox([self.name, self.here, self.rename])
        self.buttons.add_class("ttl-row")
        self.widget = w.VBox([self.list, self.buttons, self.help])
        self.widget.add_class("ttl-branches")

    def show(self, match: Any, say: Say) -> None:
        """Show the branches of the match."""
        self.here.description, self.rename.description = f"↳ {say('branch-here')}", say("branch-rename")
        self.name.placeholder = say("branch-name")
        self.help.value = f'<p class="quiet">{escape(say("branch-help"))}</p>'
        self.name.value = ""

        def named(name: str) -> str:
            return escape(say("main") if name == "main" else name)

        now = f'<li class="on" aria-current="true"><b>{named(match.branch_name)}</b> '
        now += f'<span class="quiet">{escape(say("branch-now", steps=match.steps))}</span><ul>'
        others = "".join(
            f"<li>{markup.do('switch', name, '↳ ' + named(name))} "
            f'<span class="quiet">{escape(say("branch-leaves", step=step, steps=steps))}</span></li>'
            for step, name, steps in forks(match)
        )
        self.list.value = f'<ul class="ttl-forks">{now}{others}</ul></li></ul>'
