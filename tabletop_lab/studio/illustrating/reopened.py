"""An example of a rulebook, read back from its record and the lines that ask for it, to go on with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.match.record import load

from .illustration import Illustration
from .situations import Situation

BLOCK = re.compile(r"^:::\{(example|storyboard)\} ([\w-]+)\n(.*?)^:::\n", re.MULTILINE | re.DOTALL)
"""The lines of an example or a storyboard: what it is, the name of its record, what stands between."""
_OPTION = re.compile(r"^:([\w-]+): *(.*)$", re.MULTILINE)
_POINT = re.compile(r"^\d+\. `([^`]+)` *(.*)$", re.MULTILINE)


def reopened(clause: str, record: Path, texts: Mapping[str, str]) -> Illustration:
    """The example of a record; `texts`: the rulebooks, by language, in which it stands below the clause.

    What the writer did not change is offered again. TabletopError for a record that does not play, for a place that the
    picture has no more.
    """
    match = load(record)
    made = Illustration(clause, Situation(match, match.step, record.stem))
    for lang, text in texts.items():
        block = next((one for one in BLOCK.finditer(text) if one[2] == record.stem), None)
        if block is None:
            continue
        options = dict(_OPTION.findall(block[3]))
        if not made.kept:
            _marks(made, options, block)
        made.kept = record.stem
        for what in ("caption", "alt"):
            given = options.get(what, "")
            if given and given != getattr(made, f"offered_{what}")(lang):
                made.write(what, lang, given)
        points = dict(_POINT.findall(block[3]))
        for one in made.callouts:
            if points.get(one.place, "") != made.offered_words(one, lang):
                made.say(one.place, lang, points.get(one.place, ""))
    return made


def _marks(made: Illustration, options: Mapping[str, str], block: re.Match[str]) -> None:
    """What both languages share."""
    viewer = options.get("viewer", "public")
    looks = None if viewer == "public" else MODERATOR if viewer == "moderator" else viewer
    if options.get("step", "").isdigit():
        made.draw_at(int(options["step"]))
    made.look(looks, options.get("crop", ""), options.get("asked", "yes") != "no" and block[1] == "example")
    if block[1] == "storyboard":
        *before, last = [int(step) for step in re.findall(r"\d+", options.get("steps", ""))] or [made.step]
        made.draw_at(last).panels = [step for step in before if step in made.earlier()]
    for place, _ in _POINT.findall(block[3]):
        made.press(place)
    for place in options.get("squares", "").split():
        made.frame(place)
    for start, end in re.findall(r"([^\s>]+)>([^\s>]+)", options.get("arrows", "")):
        made.arrow(start, end)
