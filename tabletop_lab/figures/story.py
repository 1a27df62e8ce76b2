"""The content of a storyboard: for each panel the position, who decides, and sentences with their clauses.
Everything is read from the views and traces of one viewer; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop_lab.engine.core.errors import echo
from tabletop_lab.engine.language.localized import localized

from ..engine.core.errors import TabletopError
from ..engine.core.visibility import MODERATOR

FEW = 6
"""Up to this number, options are named one by one."""
FEWEST, MOST = 2, 4


@dataclass(frozen=True, slots=True)
class Note:
    """One sentence of a panel. `about`: a trace Entry, a Refusal, or "question" or "options"."""

    text: str
    clause: str
    house: bool
    about: Any


@dataclass(slots=True)
class Changed:
    """What a panel is about, for the game's own drawing.

    `player` is the seat it is about, `before` the view of the panel before it (None in the first), `notes` says what
    each call-out is about, in order (see `Note.about`).
    """

    player: str
    before: Any
    notes: list[Any] = field(default_factory=list)


@dataclass(slots=True)
class Panel:
    """One position and the sentences under it; `step` counts the answers that the viewer knows of."""

    step: int
    title: str
    player: str
    view: Any
    before: Any
    decision: Any
    notes: list[Note]


def told(
    match: Any, steps: Sequence[int], viewer: Any = None, lang: str | None = None, titles: Sequence[str] | None = None
) -> list[Panel]:
    """Return the panels: the first says what is asked, each other one what happened since the panel before.

    Raises TabletopError unless the steps are 2 to 4 steps of the match in rising order, and for titles that do not fit
    them.
    """
    lang = lang or match.lang
    branch = match.branch()
    steps = _checked(branch, steps)
    if titles is not None and len(titles) != len(steps):
        raise TabletopError(localized("no_titles", "call", name="titles", titles=len(titles), panels=len(steps)))
    panels: list[Panel] = []
    for k, step in enumerate(steps):
        branch.goto(step)
        asked = branch.shown_decision(viewer) if not k else None
        if k:
            entries = between(branch.trace.for_player(viewer), steps[k - 1], step)
            notes = [_note(entry, branch, lang) for entry in entries]
            choice = _decided(branch, steps[k - 1], step, viewer)
            player = choice.player if choice else panels[-1].player
            title = _title(branch, choice, lang, "story")
        else:
            open_ = branch.decision if _may_be_named(branch.decision, viewer) else None
            notes = _question(branch, asked, lang) if open_ is not None else []
            player = open_.player if open_ is not None else "" if branch.decision else branch.players[0]
            title = _title(branch, open_, lang, "choice")
        before = panels[-1].view if panels else None
        title = titles[k] if titles is not None else title
        panels.append(Panel(branch.step_for(viewer), title, player, branch.view(viewer), before, asked, notes))
    return panels


def between(trace: Any, start: int, end: int) -> list[Any]:
    """Return the entries that say what happened between two steps.

    A choice or a chance is left out if an event tells its consequence.
    """
    entries = [e for e in trace if (start < e.step <= end if e.kind == "event" else start <= e.step < end)]
    return [
        entry
        for entry, after in zip(entries, [*entries[1:], None], strict=False)
        if entry.kind == "event" or after is None or after.kind != "event"
    ]


def seen_by(viewer: Any, words: Any) -> str:
    """Say in words whose view it is."""
    if viewer is None:
        return str(words("story-seen-public"))
    return str(words("story-seen-moderator") if viewer == MODERATOR else words("story-seen-player", player=viewer))


def _checked(match: Any, steps: Sequence[int]) -> list[int]:
    steps = list(steps)
    if not FEWEST <= len(steps) <= MOST or any(a >= b for a, b in zip(steps, steps[1:], strict=False)):
        given = echo(steps, 80)
        raise TabletopError(localized("no_panels", "call", name="steps", steps=given, least=FEWEST, most=MOST))
    if not all(type(step) is int and 0 <= step <= match.steps for step in steps):
        raise TabletopError(localized("other_steps", "call", name="steps", steps=echo(steps, 80), last=match.steps))
    stops = [next(moment for moment in match.moments if moment >= step) for step in steps]
    if len(set(stops)) < len(stops):
        moments = ", ".join(map(str, match.moments[:40]))
        raise TabletopError(localized("same_moment", "call", name="steps", steps=echo(steps, 80), moments=moments))
    return stops


def _note(entry: Any, match: Any, lang: str) -> Note:
    clause = entry.clauses[0] if entry.clauses else ""
    return Note(entry.text(lang), clause, _is_house(match, clause, lang), entry)


def _is_house(match: Any, clause: str, lang: str) -> bool:
    book = match.rulebook(lang)
    return clause in book and book[clause].kind == "house"


def _question(match: Any, decision: Any, lang: str) -> list[Note]:
    """Return the open question, what is possible, and the reasons that forbid the rest."""
    words = match.words(lang)
    if decision is None:
        player = match.decision.player if match.decision else ""
        return [Note(words("story-decides", player=player), "", False, "question")] if player else []
    clause = next(iter(decision.clauses), "")
    house = _is_house(match, clause, lang)
    count = len(decision.options)
    if count <= FEW:
        possible = words("story-options", options=words.join(decision.option_text(o, lang) for o in decision.options))
    else:
        possible = words("story-option-count", count=count)
    notes = [Note(decision.text(lang), clause, house, "question"), Note(possible, clause, house, "options")]
    reasons: set[str] = set()
    for refusal in decision.refused() if count <= 10 * FEW else ():
        if refusal.reason not in reasons:
            reasons.add(refusal.reason)
            notes.append(Note(refusal.text(lang), refusal.clause, _is_house(match, refusal.clause, lang), refusal))
    return notes


def _may_be_named(choice: Any, viewer: Any) -> bool:
    """Return whether the viewer may know that this was asked, and of whom: in a window only that seat knows it."""
    return choice is not None and (choice.window is None or viewer in (choice.player, MODERATOR))


def _decided(match: Any, start: int, end: int, viewer: Any) -> Any:
    """Return the first choice between two steps that the viewer may know was made."""
    made = (e for e in match.trace if e.kind == "decision" and start <= e.step < end)
    return next((e for e in made if _may_be_named(e, viewer)), None)


def title_of(match: Any, lang: str) -> str:
    """The title of a match in a language."""
    return str(match.title_in(lang))


def _title(match: Any, choice: Any, lang: str, message: str) -> str:
    """Return the game's own words for a decision (`choice-<name>`) or for what it leads to (`story-<name>`).

    Without such a message: the title of its clause.
    """
    words = match.words(lang)
    if choice is not None and words.has(f"{message}-{choice.name}"):
        said = str(words(f"{message}-{choice.name}"))
        return said[:1].upper() + said[1:]
    return _clause_title(match, choice, lang)


def _clause_title(match: Any, thing: Any, lang: str) -> str:
    """Return the title of the innermost clause of a decision or an entry, or its name if no rulebook has the clause."""
    if thing is None:
        return str(match.words(lang)("question-end")) if match.decision is None else title_of(match, lang)
    book = match.rulebook(lang)
    found = next((book[c].title for c in thing.clauses if c in book), "")
    name = str(thing.name).replace("_", " ")
    return found or name[:1].upper() + name[1:]
