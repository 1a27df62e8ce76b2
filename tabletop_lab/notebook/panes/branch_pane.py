"""The pane of branches: every branch by its name, as a tree of where they diverge, and a field to name new ones.
It shows and reports; the match keeps the branches."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any

from .. import markup
from ..sharing.match_view import MatchView
from ..widget.parts import Box, Button, Html, Text
from ..words import LANGUAGES, Say, say

_OF_ITSELF = re.compile(r"(main|branch|old rules|new rules|as printed)(?: (\d+))?")


def line_name(match: MatchView, name: str, say: Say) -> str:
    """The name of a branch: as a person gave it, else in the words of the language.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=3, seed=7).start_branch().start_branch("branch two")
    >>> [line_name(match, name, say("ko")) for name in ("main", "branch 1", "branch two")]
    ['본줄기', '가지 1', 'branch two']
    """
    found = _OF_ITSELF.fullmatch(name) if name in match.unnamed else None
    if not found:
        return name
    kind, number = found.groups()
    return " ".join(part for part in (say(kind.replace(" ", "-")), number) if part)


def find_line(match: MatchView, given: str) -> str:
    """The branch of that name, or the one that has that name in some language; else the name as it is given."""
    names = (match.branch_name, *match.branches)
    called = {line_name(match, name, say(lang)): name for lang in LANGUAGES for name in names}
    return given if given in names else called.get(given, given)


def shared(line: Any, other: Any) -> int:
    """How many answers two branches have in common from the beginning."""
    for i, (one, two) in enumerate(zip(line, other, strict=False)):
        if not one.same_as(two):
            return i
    return min(len(line), len(other))


def forks(match: MatchView) -> list[tuple[int, str, int]]:
    """The other branches as (step at which they leave the present branch, name, length), the earliest first."""
    present = match.branches | {match.branch_name: match.line}
    return sorted((shared(line, match.line), name, len(line)) for name, line in present.items()
                  if name != match.branch_name)  # fmt: skip


def tree(match: MatchView) -> dict[str, list[tuple[int, str]]]:
    """For each branch the branches that leave it, as (step, name).

    A branch is listed under the one with which it has most in common.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=3, seed=7).start_branch("a").play("2")
    >>> match = match.start_branch("b").play("2")
    >>> tree(match)
    {'b': [(8, 'main'), (10, 'a')], 'main': [], 'a': []}
    """
    lines = match.branches | {match.branch_name: match.line}
    hangs: dict[str, list[tuple[int, str]]] = {match.branch_name: []}
    for _, name, _ in forks(match):
        common = {other: shared(lines[name], lines[other]) for other in hangs}
        parent = max(common, key=lambda other: common[other])
        hangs[parent].append((common[parent], name))
        hangs[name] = []
    return hangs


class BranchPane:
    """The tree of branches, and a field to name one."""

    def __init__(self, do: Callable[..., None]) -> None:
        self.list, self.help = Html(), Html()
        self.name = Text("", lambda name: None, live=True)
        self.here = Button("ttl-btn", lambda: do("branch", self.name.value))
        self.rename = Button("ttl-btn", lambda: do("rename", self.name.value))
        buttons = Box("ttl-row", self.name, self.here, self.rename, row=True)
        self.widget = Box("ttl-branches", self.list, buttons, self.help)

    def show(self, match: MatchView, say: Say) -> None:
        """Show the branches of the match."""
        self.here.description, self.rename.description = f"↳ {say('branch-here')}", say("branch-rename")
        self.name.placeholder = say("branch-name")
        self.help.value = f'<p class="quiet">{escape(say("branch-help"))}</p>'
        self.name.value = ""
        hangs, lengths = tree(match), {name: steps for _, name, steps in forks(match)}

        def below(parent: str) -> str:
            rows = "".join(
                f"<li>{self._other(match, name, step, lengths[name], say)}{below(name)}</li>"
                for step, name in hangs[parent]
            )
            return f"<ul>{rows}</ul>" if rows else ""

        present = match.branch_name
        now = (
            f'<li class="on" aria-current="true"><b>{escape(line_name(match, present, say))}</b> '
            f'<span class="quiet">{escape(say("branch-now", steps=match.steps))}</span>{below(present)}</li>'
        )
        self.list.value = f'<ul class="ttl-forks">{now}</ul>'

    @staticmethod
    def _other(match: MatchView, name: str, step: int, steps: int, say: Say) -> str:
        """Show one of the other branches: open it, its state, compare it."""
        called = line_name(match, name, say)
        named = escape(say("compare-with", branch=called), quote=True)
        compare = markup.do("compare", name, escape(say("compare-button")), f'class="ttl-cmp" aria-label="{named}"')
        return (
            f"{markup.do('switch', name, '↳ ' + escape(called))} "
            f'<span class="quiet">{escape(say("branch-leaves", step=step, steps=steps))}</span> {compare}'
        )
