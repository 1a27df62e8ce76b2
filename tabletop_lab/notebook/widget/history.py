"""Back and forth: undo, redo and the slider over the moments of the present branch.
It moves nothing itself; it reports where the person wants to go."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from .. import markup
from ..panes.branch_pane import line_name
from ..rounds import numbered
from ..sharing.match_view import MatchView
from ..words import Say
from .parts import Box, Button, Html, Slider
from .tick_marks import WIDTHS, branch_labels, room_for


class HistoryBar:
    """The bar with undo, the slider, and redo."""

    def __init__(self, goto: Callable[[int], None], undo: Callable[[], None], redo: Callable[[], None]) -> None:
        self._goto = goto
        self._moments: list[int] = [0]
        self._ticks: dict[int, str] = {}
        self._line: tuple[str, ...] = ()
        self.undo_button, self.redo_button = Button("ttl-btn", undo), Button("ttl-btn", redo)
        self.ticks, self.at = Html("ttl-ticks"), Html("ttl-at")
        self.slider = Slider("", self._slid)
        lanes = Box("ttl-lanes", self.ticks, self.slider)
        self.widget = Box("ttl-hist", self.undo_button, lanes, self.at, self.redo_button, row=True)

    def show(self, match: MatchView, say: Say) -> None:
        """Show the present step of the match."""
        self._moments = match.moments
        here = self._index(match.step)
        alone = len(self._moments) < 2
        self.slider.max = max(len(self._moments) - 1, here, 1)
        self.slider.value = 1 if alone else here  # the one moment is the last of its steps, not the first of many
        self.slider.disabled = alone
        self._note_ticks(match, say.lang)
        last = self.slider.max
        shown = "".join(
            markup.do("goto", str(step), escape(text), f'class="tick{width}" style="left:{100 * place:.1f}%"')
            for (place, text, step), width in self._labels(last)
        )
        # Branches are listed under the slider at the place where they leave it.
        shown += branch_labels(match, lambda step: 100 * self._index(step) / last, say)
        self.ticks.value = (
            f'<span class="rail"></span><span class="fill" style="width:{100 * here / last:.1f}%"></span>{shown}'
        )
        at = say("step", step=match.step, steps=match.steps) if match.step else say("start")
        if match.step and not here:  # what came before was nobody's choice, such as dealing
            at = say("start-at", step=match.step, steps=match.steps)
        branch = line_name(match, match.branch_name, say)
        self.at.value = f'{escape(at)}<br><span class="quiet">{escape(branch)}</span>'
        self.undo_button.description, self.redo_button.description = f"↶ {say('undo')}", f"{say('redo')} ↷"
        self.undo_button.disabled = here == 0
        self.redo_button.disabled = match.step >= match.steps

    def _note_ticks(self, match: MatchView, lang: str) -> None:
        """Find where rounds begin: at events about no seat whose only fact is a number that counts up.

        Events of several names count the same rounds if the game has a message for the number (`round-<fact>`).
        """
        key = (match.branch_name, lang)
        if key != self._line:
            self._line, self._ticks = key, {}
        words = match.words(lang)
        counts: dict[str, list[tuple[int, str, int]]] = {}
        for entry in match.trace:
            if entry.kind == "event" and entry.player is None and (found := numbered(entry)):
                fact, number = found
                if isinstance(number, int) and not isinstance(number, bool):
                    name = f"round-{fact}" if words.has(f"round-{fact}") else entry.name
                    marks = counts.setdefault(name, [])
                    if not marks or marks[-1][2] != number:
                        marks.append((entry.step, fact, number))
        rounds = next((marks for marks in counts.values() if [m[2] for m in marks[:2]] == [1, 2]), [])
        for i, (step, fact, number) in enumerate(rounds):
            named = words(f"round-{fact}", **{fact: number}) if not i and words.has(f"round-{fact}") else str(number)
            self._ticks.setdefault(step, named)
        self._ticks = {step: text for step, text in self._ticks.items() if step <= match.steps}

    def _index(self, step: int) -> int:
        """The index of the moment to which a step belongs."""
        return next((i for i, moment in enumerate(self._moments) if moment >= step), len(self._moments) - 1)

    def _labels(self, last: int) -> list[tuple[tuple[float, str, int], str]]:
        """The marks as (place from 0 to 1, text, step), and the class by which a narrow slider leaves one out."""
        marks = [(self._index(step) / last, text, step) for step, text in sorted(self._ticks.items())]
        first = room_for([(place, text) for place, text, _ in marks])
        return [
            (mark, f" from-{width}" if width > WIDTHS[0] else "")
            for mark, width in zip(marks, first, strict=True) if width
        ]  # fmt: skip

    def _slid(self, at: int) -> None:
        self._goto(self._moments[min(at, len(self._moments) - 1)])


def keys_table(say: Say, turn: str) -> str:
    """The table of keys and what they do, as HTML; `turn`: what the game calls a turn."""
    rows = [
        ("1 – 9", "keys-options"), ("U / R", "keys-undo"), ("B / T", "keys-bot"), ("W", "keys-why"),
        ("C", "keys-clause"), ("[ ]", "keys-undo"), ("{ }", "keys-ends"), ("/", "keys-find"),
        ("F", "keys-filter"), ("K", "keys-knows"), ("P", "keys-large"),
        ("Alt+1…5, 0", "keys-seat"), ("E", "keys-everybody"), ("Esc", "keys-close"),
    ]  # fmt: skip
    return (
        '<dl class="ttl-keys">'
        + "".join(f"<dt><kbd>{escape(key)}</kbd></dt><dd>{escape(say(name, turn=turn))}</dd>" for key, name in rows)
        + "</dl>"
        + markup.prose("")
    )
