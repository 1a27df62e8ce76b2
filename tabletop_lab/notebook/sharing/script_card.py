"""What the moderator of a real table says aloud and shows by hand, as a card: the last line large, the others above it.
It shows what it is given; `script.py` decides what may be said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape

from .. import markup
from ..widget.parts import Html
from ..words import Say
from .script import Cue

LONG = 160
"""So many letters are more than what the edge of a card may cut off unseen: each sentence has a row of its own."""


class ScriptCard:
    """Shows the lines to say and the signs to show, in order."""

    def __init__(self) -> None:
        self.widget = Html("ttl-script")

    def show(self, cues: Sequence[Cue], public: bool, say: Say) -> None:
        """Show the cues; a public screen shows only the lines, without instructions."""
        last = max((at for at, cue in enumerate(cues) if cue.kind == "say"), default=-1)
        rows = [
            _row(part, at == last, public, say)
            for at, cue in enumerate(cues) for part in ([cue] if at == last else sentences(cue))
        ]  # fmt: skip
        self.widget.value = f"<ol>{''.join(rows)}</ol>" if rows else ""


def sentences(cue: Cue) -> list[Cue]:
    """A long line as its sentences.

    >>> long = "Night comes. " + "All sleep, each at home, " * 8 + "at last. End."
    >>> [part.text for part in sentences(Cue("say", long))][::2]
    ['Night comes.', 'End.']
    """
    if cue.kind != "say" or len(cue.text) <= LONG:
        return [cue]
    return [replace(cue, text=text) for text in re.split(r"(?<=[.!?]) +", cue.text)]


def _row(cue: Cue, large: bool, public: bool, say: Say) -> str:
    text = markup.sentence(cue.text)
    if cue.kind == "say":
        head = "" if public or not large else f'<span class="how">{escape(say("read-aloud"))}</span>'
        return f'<li class="say{" now" if large else ""}">{head}<span>{text}</span></li>'
    if cue.kind == "wait":
        return f'<li class="wait quiet">{text}</li>'
    head = markup.sentence(say("show-by-hand", players=", ".join(cue.only)))
    return f'<li class="show"><span class="how">{head}</span><b>{text}</b></li>'
