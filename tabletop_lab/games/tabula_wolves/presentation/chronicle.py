"""What happened to whom in which night and on which day, read only from the trace of one viewer.
There are no drawings here: timeline.py draws a chronicle and puts it in words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tabletop_lab.games.tabula_wolves.content.statements import Statement

from . import table_facts as facts

Line = tuple[str, str]
"""A line in a cell: "secret" or "said", and the words."""
MOST = 5
"""Call-outs of one picture."""


@dataclass(slots=True)
class Cell:
    """One night or day of one seat. `votes` is -1 if no second vote was counted."""

    lines: list[Line] = field(default_factory=list)
    tokens: int = 0
    mark: str = ""  # "fur", "footprint" or "suspect"
    votes: int = -1
    death: str = ""  # "raid", "mercenary", "gypsy", "lynched" or, if the viewer does not know, "night"
    welcome: bool = False


@dataclass(slots=True)
class Period:
    """One night or one day."""

    kind: str
    number: int
    cells: dict[str, Cell]
    entries: list[Any] = field(default_factory=list)


@dataclass(slots=True)
class Chronicle:
    """A match by nights and days; `notable` are the entries that are explained, each with its period and seat."""

    periods: list[Period]
    notable: list[tuple[Any, int, str]]
    winner: str = ""

    def death_of(self, player: str) -> int:
        """Return the period in which a seat died; the number of periods while it lives."""
        return next((k for k, one in enumerate(self.periods) if one.cells[player].death), len(self.periods))


def chronicle(match: Any, viewer: Any, words: Any) -> Chronicle:
    """Return the match so far as the viewer may know it: a seat, the moderator, or None for what everybody knows."""
    reader = _Reader(match.players, words)
    for entry in match.trace.for_player(viewer):
        if entry.kind == "event":
            reader.read(entry)
    return Chronicle(reader.periods, _notable(reader.told), reader.winner)


def _notable(told: list[tuple[int, Any, int, str]]) -> list[tuple[Any, int, str]]:
    """Return at most five events: what matters most (the lowest rank), then what happened first.

    In the order of the match.
    """
    kept = sorted(sorted(range(len(told)), key=lambda k: (told[k][0], k))[:MOST])
    return [told[k][1:] for k in kept]


class _Reader:
    """Reads the events one after another."""

    def __init__(self, players: tuple[str, ...], words: Any) -> None:
        self.players, self.words = players, words
        self.periods: list[Period] = []
        self.told: list[tuple[int, Any, int, str]] = []
        self.winner = ""

    def read(self, entry: Any) -> None:
        name = entry.name
        if name in ("night_open_first", "night_open"):
            self._open("night")
        elif name in ("talk_open", "first_vote") and self.periods and self.periods[-1].kind == "night":
            self._open("day")
        if not self.periods:
            return
        self.periods[-1].entries.append(entry)
        known = getattr(self, f"_{name}", None)
        if known:
            known(entry, **entry.facts)

    def _open(self, kind: str) -> None:
        number = sum(one.kind == kind for one in self.periods) + 1
        self.periods.append(Period(kind, number, {player: Cell() for player in self.players}))

    def _cell(self, player: str) -> Cell:
        return self.periods[-1].cells[player]

    def _tell(self, rank: int, entry: Any, player: str = "") -> None:
        self.told.append((rank, entry, len(self.periods) - 1, player))

    # --- one method an event ------------------------------------------------------------------------------------------

    def _ghost_card(self, entry: Any, player: str) -> None:
        cell = self._cell(player)
        cell.death = cell.death or "night"

    def _deaths(self, entry: Any, players: tuple[str, ...]) -> None:
        if not any(self._cell(player).death for player in players):
            self._tell(2, entry, players[0])

    def _dies(self, entry: Any, player: str, cause: str) -> None:
        self._cell(player).death = cause
        self._tell(2 if cause == "raid" else 1, entry, player)

    def _death_cause(self, entry: Any, player: str, cause: str) -> None:
        self._cell(player).death = cause

    def _lynched(self, entry: Any, player: str) -> None:
        self._cell(player).death = "lynched"
        self._tell(2, entry, player)

    def _spared(self, entry: Any, player: str) -> None:
        self._tell(1, entry, player)

    def _guard_attacked(self, entry: Any, player: str, survives: bool) -> None:
        if survives:
            self._cell(player).lines.append(("secret", self.words("line-attacked")))
            self._tell(1, entry, player)

    def _attack_fails(self, entry: Any, target: str) -> None:
        self._cell(target).lines.append(("secret", self.words("line-attacked")))
        self._tell(1, entry, target)

    def _raid_fails(self, entry: Any, target: str) -> None:
        self._tell(1, entry, target)

    def _robbed(self, entry: Any, player: str) -> None:
        self._cell(player).lines.append(("secret", self.words("line-robbed")))

    def _end(self, entry: Any, faction: str) -> None:
        self.winner = faction
        self._tell(0, entry)

    def _stopped(self, entry: Any, days: int) -> None:
        self.winner = "nobody"
        self._tell(0, entry)

    def _welcome_token(self, entry: Any, player: str) -> None:
        self._cell(player).welcome = True

    def _first_vote_result(self, entry: Any, player: str, tokens: int) -> None:
        self._cell(player).tokens = tokens

    def _suspect(self, entry: Any, player: str) -> None:
        self._cell(player).mark = "suspect"

    def _evidence(self, entry: Any, fur: str, footprint: str) -> None:
        self._cell(fur).mark, self._cell(footprint).mark = "fur", "footprint"

    _evidence_no_murder = _evidence

    def _second_vote_result(self, entry: Any, player: str, votes: int) -> None:
        self._cell(player).votes = votes

    def _verdict_result(self, entry: Any, player: str, execute: int, spare: int) -> None:
        self._cell(player).votes = execute

    def _said(self, entry: Any, player: str, number: int, statement: str) -> None:
        said = Statement(statement)
        parts = said.parts
        if said.kind == "claim":
            text = self.words("line-claim", what=self.words(f"board-card-{parts['role']}"))
        elif said.kind == "partner":
            text = self.words("line-partner", seat=facts.number(parts["target"]))
        elif said.kind == "result":
            text = self._answer(parts["target"], parts["answer"])
        else:
            return
        self._cell(player).lines.append(("said", text))

    def _answer(self, target: str, answer: str) -> str:
        return str(self.words("line-answer", seat=facts.number(target), said=self._short(answer)))

    def _short(self, answer: str) -> str:
        for message in (f"board-sign-{answer}", f"board-card-{answer}", f"line-{answer}"):
            if self.words.has(message):
                return str(self.words(message))
        return str(self.words.value("answer", answer))

    def _sign(self, entry: Any, player: str, power: str, target: str, sign: str) -> None:
        if isinstance(sign, str):
            self._cell(player).lines.append(("secret", self._answer(target, sign)))

    def _told_role(self, entry: Any, player: str, target: str, role: str) -> None:
        self._cell(player).lines.append(("secret", self._answer(target, role)))

