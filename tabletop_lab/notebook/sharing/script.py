"""What somebody who moderates a real table says and shows now: read from what happened since the last answer.
Lines to say aloud are public events as everybody may know them; what one seat alone learns is shown to it by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR

from ..words import say

Kind = Literal["say", "wait", "show"]


@dataclass(frozen=True, slots=True)
class Cue:
    """One thing to do: `say` a line aloud, `wait` where a call finds nobody, `show` seats (`to`) a secret answer."""

    kind: Kind
    text: str
    only: tuple[str, ...] = ()


def cues(match: Any, lang: str, viewer: object = MODERATOR) -> list[Cue]:
    """What to say and show before the pending decision, in order; `viewer` None gives the lines to say alone.

    Answers of one round (a vote) leave the lines that opened it.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tabula_wolves", players=8, seed=7, rules="silent")
    >>> [cue.text for cue in cues(match, "en")][-1]
    '“The wolf moves.”'
    """
    entries = list(match.trace.for_player(MODERATOR))
    end = len(entries)
    while end and entries[end - 1].kind != "event":
        end -= 1
    first = end
    while first and entries[first - 1].kind == "event":
        first -= 1
    calls, shown = match.game.secret_calls, match.game.shown_by_hand
    # A call that is followed by another line found nobody, unless somebody is asked now.
    asked = match.decision is not None and match.decision.hidden_actor and end == len(entries)
    found: list[Cue] = []
    for at, entry in enumerate(entries[first:end], first):
        told = entry.seen_by(None)
        if told is not None:
            found.append(Cue("say", told.text(lang)))
            if entry.kind == "event" and entry.name in calls and viewer == MODERATOR:
                later = [e for e in entries[at + 1 : end] if e.seen_by(None) is not None]
                if later or not (asked or end < len(entries)):
                    found.append(Cue("wait", say(lang)("nobody-answers")))
        elif viewer == MODERATOR and end == len(entries) and entry.only and (shown is None or entry.name in shown):
            to = (entry.only,) if isinstance(entry.only, str) else tuple(entry.only)
            found.append(Cue("show", _shown(match, entry, lang), to))
    return found


def _shown(match: Any, entry: Any, lang: str) -> str:
    """What the moderator shows: the game's words for the gesture (`hand-<event>`), else the sentence itself."""
    words = match.words(lang)
    return str(words(f"hand-{entry.name}", **entry.facts)) if words.has(f"hand-{entry.name}") else entry.text(lang)


def dealing(decision: Any) -> str:
    """The seat that a card is being dealt to, when that is what luck is asked for; '' otherwise."""
    if decision is None or decision.player != NATURE or not decision.game.content.kind(decision.options[0]):
        return ""
    return str(decision.facts.get("only") or "")


def just_dealt(match: Any) -> bool:
    """Whether nobody has answered yet: the cards can still be entered anew."""
    decision = match.decision
    return bool(match.step) and decision is not None and decision.player != NATURE and _only_luck(match)


def _only_luck(match: Any) -> bool:
    return all(answer.player == NATURE for answer in match.answers)
