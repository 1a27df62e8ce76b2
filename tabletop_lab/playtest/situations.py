"""What `find` looks for: a clause at work, an event, a tie, a stalemate, or a function of what a viewer sees.
No games are played here; a situation says where in a match it first holds, and what a record of it expects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core.clause import tagged_functions
from tabletop_lab.engine.core.errors import TabletopError, echo, is_failure, text_of
from tabletop_lab.engine.core.plainly import as_table, plainly
from tabletop_lab.engine.core.view import View
from tabletop_lab.engine.core.visibility import Viewer
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.expect import has_facts
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.trace import Entry, lies_in


class WhereFailed(TabletopError):
    """The function that somebody gave as a situation failed; no fault of a game."""


ENDS = {"tie": lambda result: len(result.winners) > 1, "stalemate": lambda result: not result.winners}
"""Words for how a game may end: several winners, or none."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is looked for; `said` is how it was written."""

    said: str

    def entry(self, match: Match) -> Entry | None:
        """The entry that shows it, where an entry does."""
        return None

    def step(self, match: Match) -> int | None:
        """After how many answers of a finished match it holds first; None: it does not come up."""
        entry = self.entry(match)
        return None if entry is None else entry.step + (entry.kind != "event")

    def expected(self, match: Match) -> dict[str, Any]:
        """What a record that was cut here expects."""
        return {}


class Ended(Situation):
    """A game that ends in a tie or a stalemate."""

    def step(self, match: Match) -> int | None:
        """The end, if it is such an end."""
        return match.step if match.result is not None and ENDS[self.said](match.result) else None

    def expected(self, match: Match) -> dict[str, Any]:
        """The winners."""
        assert match.result is not None
        return {"result": {"winners": list(match.result.winners)}}


class Fired(Situation):
    """Something happened under a clause, or under one below it."""

    def entry(self, match: Match) -> Entry | None:
        """The first entry that cites it."""
        return next((e for e in match.trace if any(lies_in(clause, self.said) for clause in e.clauses)), None)

    def expected(self, match: Match) -> dict[str, Any]:
        """The very clause that was cited."""
        entry = self.entry(match)
        assert entry is not None
        return {"clauses": [next(clause for clause in entry.clauses if lies_in(clause, self.said))]}


@dataclass(frozen=True, slots=True)
class Happened(Situation):
    """An event, with some of its facts or whatever they are."""

    facts: Mapping[str, Any]

    def entry(self, match: Match) -> Entry | None:
        """The first such event."""
        return next((e for e in match.trace.events(self.said) if has_facts(e.facts, self.facts)), None)

    def expected(self, match: Match) -> dict[str, Any]:
        """The event, with the facts that were asked for."""
        return {"events": [{self.said: dict(self.facts)} if self.facts else self.said]}


@dataclass(frozen=True, slots=True)
class Seen(Situation):
    """A function of what a viewer sees holds at a question or at the end."""

    holds: Callable[[View], object]
    viewer: Viewer

    def ask(self, view: View) -> bool:
        """Ask the function; what it raises is told as its own fault."""
        try:
            return bool(self.holds(view))
        except BaseException as error:
            if not is_failure(error):
                raise
            said = partial(text_of, error)
            raise WhereFailed(localized("until_failed", "call", name="where", error=said)) from error

    def expected(self, match: Match) -> dict[str, Any]:
        """The question at which it holds: a function cannot be written down."""
        asked = match.decision
        return {} if asked is None else {"decision": {"player": asked.player, "name": asked.name}}


def situation(where: object, game: type[Game], viewer: Viewer) -> Situation:
    """Read what is looked for. Raises TabletopError for what can never come up in this game.

    >>> from tabletop_lab.testing.sample import Market
    >>> situation("LM-4.2", Market, None), situation({"event": "walked", "space": 3}, Market, None).facts
    (Fired(said='LM-4.2'), {'space': 3})
    """
    where = plainly(where)
    if callable(where):
        return Seen(getattr(where, "__name__", "function"), where, viewer)
    if (table := as_table(where)) is not None and isinstance(table.get("event"), str):
        name = table.pop("event")
        return Happened(_known_event(name, game), table)
    if not isinstance(where, str):
        raise TabletopError(localized("no_situation", "call", name="where", given=echo(where)))
    if where in ENDS:
        return Ended(where)
    clauses = {*game.rulebook("en"), *(c for _, _, ids in tagged_functions(game) for c in ids)}
    if any(lies_in(clause, where) for clause in clauses):
        return Fired(where)
    return Happened(_known_event(where, game), {})


def _known_event(name: str, game: type[Game]) -> str:
    """The name of an event, if the game may tell one of that name: each has a message, where a game has messages."""
    words = game.words("en")
    if not words.has(f"event-{name}") and words.has_some("event-"):
        raise TabletopError(localized("unknown_situation", "call", name="where", given=echo(name), game=game.name))
    return name
