"""What happened in a match: entries (decisions, chances, events) under the clauses that were at work.

For any viewer, as sentences in either language, as a tree, or as a table. Nothing here changes a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Literal

from ..core import labels
from ..core.calls import checked
from ..core.clause import Frame, cited_clauses, tagged_functions
from ..core.errors import TabletopError, echo
from ..core.presentation import presentation_of
from ..core.strict import text
from ..core.view import View
from ..core.visibility import HIDDEN, MODERATOR, Viewer, may_know
from ..edits.errors import edited_rules
from ..language.localized import localized

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.table import Window

Kind = Literal["decision", "chance", "event"]


class Entry:
    """One thing that happened at one step of a match.

    `step` counts the answers given before it; `facts` of an event are its named facts, of a decision those of the
    question; `value` is the chosen option or outcome. `by` is 'human', 'bot', 'luck' or 'forced' (by hand). `window`:
    that in which a decision was asked for, so that nobody else may know of it.
    """

    __slots__ = ("_seen", "by", "facts", "frame", "game", "kind", "name", "only", "player", "secret", "step", "value",
                 "window")  # fmt: skip

    def __init__(
        self,
        game: type[Game],
        kind: Kind,
        step: int,
        name: str,
        player: str | None,
        value: Any,
        facts: Mapping[str, Any],
        frame: Frame | None,
        only: object = None,
        secret: Mapping[str, object] | None = None,
        by: str = "",
        window: Window | None = None,
    ) -> None:
        self.game, self.kind, self.step, self.name, self.player = game, kind, step, name, player
        self.value, self.facts, self.frame, self.only, self.secret, self.by = value, facts, frame, only, secret, by
        self.window = window
        self._seen: dict[frozenset[str], Entry] = {}

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that were at work, innermost first."""
        return cited_clauses(self.frame)

    @property
    def label(self) -> str:
        """The chosen option or outcome as it is written; '' for an event."""
        return "" if self.kind == "event" else labels.label(self.value)

    def seen_by(self, viewer: Viewer) -> Entry | None:
        """The entry as the viewer knows it (secret facts HIDDEN), or None when the viewer may not know of it."""
        if not may_know(self.only, viewer):
            return None
        covered = {name for name, only in (self.secret or {}).items() if not may_know(only, viewer)}
        if not covered:
            return self
        hidden = frozenset(covered)
        if hidden not in self._seen:
            facts = {name: HIDDEN if name in covered else value for name, value in self.facts.items()}
            self._seen[hidden] = Entry(
                self.game, self.kind, self.step, self.name, self.player, self.value, facts, self.frame, self.only,
                None, self.by, self.window,
            )  # fmt: skip
        return self._seen[hidden]

    def numbered(self, step: int) -> Entry:
        """The same entry at another step, for whoever counts steps otherwise, without what is secret of it."""
        return type(self)(
            self.game, self.kind, step, self.name, self.player, self.value, self.facts, self.frame, self.only,
            None, self.by, self.window,
        )  # fmt: skip

    def text(self, lang: str | None = None) -> str:
        """The entry as a sentence."""
        return self.game.words(lang).entry(self)

    def is_about(self, player: str = "", clause: str = "") -> bool:
        """Whether the entry names the seat and one of its clauses is the given one, or is below it.

        An entry names a seat that decided, that it was told to, or that is among its facts.
        """
        return (not player or _names(player, (self.player, self.only, *self.facts.values()))) and (
            not clause or any(lies_in(cited, clause) for cited in self.clauses)
        )

    def same_as(self, other: Entry) -> bool:
        """Whether the same thing happened (wherever the code that did it is)."""
        mine = (self.kind, self.name, self.player, self.label, self.only)
        return mine == (other.kind, other.name, other.player, other.label, other.only) and dict(self.facts) == dict(
            other.facts
        )

    def __repr__(self) -> str:
        what = f" {self.label}" if self.kind != "event" else "".join(f" {k}={v!r}" for k, v in self.facts.items())
        return f"Entry({self.step} {self.player or ''} {self.name}{what})"


BEGINNING = "begins_from"
"""The event at the beginning of a match that begins from a position."""


class Beginning(Entry):
    """A position that a match begins from: each viewer is told what that viewer sees of it, and nothing of a setup."""

    __slots__ = ()

    @property
    def facts(self) -> Mapping[str, Any]:
        """The fields of the position, as the viewer sees them."""
        seen: Mapping[str, Any] = self.value.as_dict()
        return seen

    @facts.setter
    def facts(self, facts: Mapping[str, Any]) -> None:
        pass  # they are what is seen

    def seen_by(self, viewer: Viewer) -> Entry:
        """The position as this viewer sees it."""
        seen: View = self.value
        if seen.viewer != viewer:
            # Only the moderator's view knows everything: each viewer's is made of that one.
            seen = View(seen._state, viewer, seen.players, seen.rules, seen.game)
        return Beginning(self.game, self.kind, self.step, self.name, None, seen, {}, None)

    def text(self, lang: str | None = None) -> str:
        """The position in words."""
        words = self.game.words(lang)
        with edited_rules(self.game):
            told = presentation_of(self.game).describe(self.value, None, words)
        # A message takes no part longer than 2,500 letters; a position may well be.
        return words("event-begins_from", position="\0").replace("\0", told)


def entry_of(game: type[Game], note: tuple[Any, ...]) -> Entry:
    """The entry that a note of a run stands for."""
    return Beginning(game, *note) if isinstance(note[4], View) else Entry(game, *note)


def lies_in(clause: str, wanted: str) -> bool:
    """Whether a clause is the wanted one or is below it.

    >>> lies_in("FN-6.2", "FN-6"), lies_in("FN-6", "FN-6"), lies_in("FN-61", "FN-6")
    (True, True, False)
    """
    return clause == wanted or clause.startswith(f"{wanted}.")


def _names(player: str, facts: object) -> bool:
    if isinstance(facts, Mapping):
        return player in facts or _names(player, tuple(facts.values()))
    if isinstance(facts, tuple | list | frozenset | set):
        return any(_names(player, fact) for fact in facts)
    return facts == player


@dataclass(slots=True)
class Node:
    """A clause at work: what happened inside, in order."""

    clauses: tuple[str, ...]
    name: str
    entries: list[Node | Entry] = field(default_factory=list)

    def walk(self) -> Iterator[Entry]:
        """Every entry below, in order."""
        for part in self.entries:
            if isinstance(part, Node):
                yield from part.walk()
            else:
                yield part

    @property
    def step(self) -> int:
        """The step of the first entry below."""
        return next(entry.step for entry in self.walk())


SHOWN = 20
"""Lines of a trace that is the last line of a cell."""


class Trace(Sequence[Entry]):
    """The entries of a match that one viewer may know; `about` keeps only those of one seat or one clause.

    `players`: the seats that `about` knows.
    """

    def __init__(
        self,
        game: type[Game],
        entries: Sequence[Entry],
        viewer: Viewer = MODERATOR,
        players: Sequence[str] = (),
        *,
        about: tuple[str, str] = ("", ""),
    ) -> None:
        self.game, self.viewer, self.players = game, viewer, tuple(players)
        seen_entries: Iterable[Entry] = entries  # the moderator knows everything
        if viewer != MODERATOR:
            seen_entries = (seen for entry in entries if (seen := entry.seen_by(viewer)) is not None)
        # What a viewer does not see must not decide either whether an entry is about a seat.
        self._entries = [e for e in seen_entries if e.is_about(*about)] if any(about) else list(seen_entries)
        self._all, self._about = entries, about

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        """The last lines of the text: a cell that ends with a trace shows what happened last."""
        lines = self.to_text().rstrip().split("\n")
        return "\n".join(["…", *lines[-SHOWN:]] if len(lines) > SHOWN else lines)

    def __getitem__(self, index: Any) -> Any:
        return self._entries[index]

    @checked
    def for_player(self, viewer: Viewer) -> Trace:
        """The same match as another viewer knows it; it stays narrowed to the same entries."""
        return Trace(self.game, self._all, viewer, self.players, about=self._about)

    @checked
    def about(self, player: str = "", clause: str = "") -> Trace:
        """Only what names a seat, or what happened under a clause, or both; with neither, everything again.

        `clause`: one clause ("LM-4.2") or a chapter with everything below it ("LM-4"). The result is a trace
        like any other: text, tree, frame, other viewers. Raises TabletopError for a seat or clause that is not there.

        >>> from tabletop_lab.engine.match.match import Match
        >>> from tabletop_lab.testing.sample import Market
        >>> trace = Match(Market, players=3, seed=7).play("2").trace
        >>> [entry.name for entry in trace.about(player="P3", clause="LM-4")]
        ['walk', 'walked']
        >>> print(trace.about(clause="LM-4.2").to_text(), end="")
              LM-4.1 · LM-4.2 Steps
           8    P3 chooses where to walk: 2 Crates
           9    P3 walks to 2 Crates.
        """
        if player and self.players and player not in self.players:
            raise TabletopError(localized("no_seat", "viewer", seat=echo(player), seats=", ".join(self.players)))
        if clause:
            known = {*self.game.rulebook("en"), *(c for _, _, ids in tagged_functions(self.game) for c in ids)}
            if not any(lies_in(one, clause) for one in known):
                self.game.rulebook("en").find(clause)
        return Trace(self.game, self._all, self.viewer, self.players, about=(player, clause))

    def events(self, *names: str) -> list[Entry]:
        """The events, or those of some names."""
        wanted = [text("name", name) for name in names]
        return [e for e in self._entries if e.kind == "event" and (not wanted or e.name in wanted)]

    def clauses(self) -> set[str]:
        """Every clause that was at work when something happened."""
        return {c for entry in self._entries for c in entry.clauses}

    def numbers(self) -> list[int]:
        """The number each entry is shown with: how many answers came before it that the viewer knows of.

        The moderator's numbers are the steps of the match. A seat that saw those could count the secret answers of
        others: who was asked in the night must stay secret.
        """
        if self.viewer == MODERATOR:
            return [entry.step for entry in self._entries]
        answers = [entry.kind != "event" for entry in self._entries]
        return list(accumulate(answers[:-1], initial=0)) if answers else []

    def tree(self) -> Node:
        """The entries nested by the clauses that were at work."""
        root = Node((), "")
        open_frames: list[Frame] = []
        open_nodes = [root]
        last: Frame | None = None
        for entry in self._entries:
            if entry.frame is last is not None:
                open_nodes[-1].entries.append(entry)
                continue
            last = entry.frame
            path = last.path() if last else []
            shared = 0
            while shared < min(len(path), len(open_frames)) and path[shared] is open_frames[shared]:
                shared += 1
            del open_frames[shared:], open_nodes[shared + 1 :]
            for frame in path[shared:]:
                node = open_nodes[-1]
                if frame.clauses != node.clauses:  # else the heading above says it already
                    node = Node(frame.clauses, frame.name)
                    open_nodes[-1].entries.append(node)
                open_nodes.append(node)
                open_frames.append(frame)
            open_nodes[-1].entries.append(entry)
        return root

    @checked
    def to_text(self, lang: str | None = None) -> str:
        """The match as nested, numbered sentences: clause headings, then what happened under them."""
        rulebook = self.game.rulebook(lang)
        lines: list[str] = []
        number = {id(entry): number for entry, number in zip(self._entries, self.numbers(), strict=True)}

        def write(node: Node, depth: int, heading: tuple[str, ...] = ()) -> None:
            for part in node.entries:
                if isinstance(part, Entry):
                    lines.append(f"{number[id(part)]:>4}  {'  ' * depth}{part.text(lang)}")
                elif part.clauses == heading or (len(part.entries) == 1 and isinstance(part.entries[0], Node)):
                    write(part, depth, heading)
                else:
                    lines.append(f"{'':4}  {'  ' * depth}{rulebook.heading(part.clauses)}")
                    write(part, depth + 1, part.clauses)

        write(self.tree(), 0)
        return "\n".join(lines) + "\n" if lines else ""

    def to_frame(self) -> Any:
        """The match as a pandas DataFrame: one row an entry."""
        import pandas as pd

        rows = [
            {
                "step": number,
                "kind": e.kind,
                "player": e.player or e.facts.get("player"),
                "name": e.name,
                "value": e.label,
                "clauses": ", ".join(e.clauses),
                "facts": dict(e.facts),
                "by": e.by,
            }
            for number, e in zip(self.numbers(), self._entries, strict=True)
        ]
        columns = ["step", "kind", "player", "name", "value", "clauses", "facts", "by"]
        return pd.DataFrame(rows, columns=columns)
