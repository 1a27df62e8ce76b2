"""What the moderator of a real table has to say and show now: read from what happened since the last answer.
Lines to say aloud are public events as everybody may know them; a secret of one seat is shown to it by hand.
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
    """One thing to do: `say` a line aloud, `wait` after a call that nobody answers, `show` seats (`to`) a secret."""

    kind: Kind
    text: str
    only: tuple[str, ...] = ()


def cues(match: Any, lang: str, viewer: object = MODERATOR) -> list[Cue]:
    """What to say and show before the pending decision, in order; `viewer` None gives only the lines to say.

    During a round of answers (a vote), the lines that opened it stay.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("tabula_wolves", players=8, seed=7, rules="silent")
    >>> [cue.text for cue in cues(match, "en")][-1]
    '“The wolves move.”'
    """
    if viewer != MODERATOR:
        return _lines_for_everybody(match, lang)
    entries = list(match.trace.for_player(MODERATOR))
    first, end = _since_the_last_answer(entries)
    called = _calls_between(match, entries, first, end)
    found: list[Cue] = []
    for at, entry in enumerate(entries[first:end], first):
        told = entry.seen_by(None)
        if told is not None:
            found.append(Cue("say", told.text(lang)))
            if not called.get(at, True):
                found.append(Cue("wait", say(lang)("nobody-answers")))
        elif end == len(entries) and entry.only and _is_shown(match, entry, lang):
            to = (entry.only,) if isinstance(entry.only, str) else tuple(entry.only)
            found.append(Cue("show", _shown(match, entry, lang), to))
    return found


def _lines_for_everybody(match: Any, lang: str) -> list[Cue]:
    """The lines since the last answer that everybody knows of: a secret one between them would tell who acted."""
    entries = list(match.trace.for_player(None))
    first, end = _since_the_last_answer(entries)
    return [Cue("say", entry.text(lang)) for entry in entries[first:end]]


def _since_the_last_answer(entries: list[Any]) -> tuple[int, int]:
    """From where to where the latest events stand in a row."""
    end = len(entries)
    while end and entries[end - 1].kind != "event":
        end -= 1
    first = end
    while first and entries[first - 1].kind == "event":
        first -= 1
    return first, end


def _calls_between(match: Any, entries: list[Any], first: int, end: int) -> dict[int, bool]:
    """For each line that was followed by windows: whether anybody was asked in one of them."""
    asked = {id(entry.window) for entry in entries if entry.kind == "decision"}
    if match.decision is not None:
        asked.add(id(match.decision.window))
    called: dict[int, bool] = {}
    for opened in match.windows:
        lines = [at for at in range(first, min(opened.at, end)) if entries[at].seen_by(None) is not None]
        if lines and opened.at <= end:
            called[lines[-1]] = called.get(lines[-1], False) or id(opened.window) in asked
    return called


def _is_shown(match: Any, entry: Any, lang: str) -> bool:
    """Whether a secret is shown by hand: every one, or only those with words if the game has words for gestures.

    A seat that looks at its own card, or points at somebody together with others, has seen it.
    """
    words = match.words(lang)
    return bool(words.has(f"gesture-{entry.name}") or not words.has_some("gesture-"))


def _shown(match: Any, entry: Any, lang: str) -> str:
    """What the moderator shows: the game's words for the gesture (`gesture-<event>`), else the sentence itself."""
    words, gesture = match.words(lang), f"gesture-{entry.name}"
    return str(words(gesture, **entry.facts)) if words.has(gesture) else entry.text(lang)


def dealing(decision: Any) -> str:
    """The seat to which a card is being dealt, if the pending chance is a deal; '' otherwise."""
    if decision is None or decision.player != NATURE or not decision.game.content.kind(decision.options[0]):
        return ""
    return str(decision.facts.get("only") or "")


def just_dealt(match: Any) -> bool:
    """Whether nobody has answered yet, so that the cards can still be entered again."""
    decision = match.decision
    return bool(match.step) and decision is not None and decision.player != NATURE and _only_luck(match)


def _only_luck(match: Any) -> bool:
    return all(answer.player == NATURE for answer in match.answers)
