"""A whole game as plain text, a line for each ply, and back into the same match.

    cetkaik, P1 plays IA, rules standard
    spring, IA begins (5 2)
      1 IA MAU^MAI=>MY   throw 5, to MY
      2 A  ZO>ZY>ZO   tam_again -3, continue, rate 2
    end: A 23, IA 17, most_points

The notes after an action are for readers. Only the first two lines, the actions, the throws, the squares that the mover
chose and the declarations are read back.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidRecord, TabletopError
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.cetkaik.content.squares import IA

if TYPE_CHECKING:
    from collections.abc import Iterator

BEGINNING = "cetkaik, P1 plays IA, rules standard"
GAP = "   "
"""What separates the action of a ply from its notes."""
WRITTEN = {"step_throw": "throw", "water_throw": "water", "first_leg_throw": "reach"}
"""The chances of a ply and how they are written."""
READ = {word: name for name, word in WRITTEN.items()}


def write_game(match: Match) -> str:
    """Write the game of a match as far as it was played; it must have begun at its start, under the rules of a preset.

    >>> import tabletop_lab as tl
    >>> match = tl.Match("cetkaik", seed=3).run(bots="random")
    >>> read_game(write_game(match)).state == match.state
    True
    """
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    if match.position or match.variant is not None:
        raise TabletopError(Fault("game", "only a game from its start, by printed rules, is written as text", "save()"))
    preset = next((name for name in match.rules.presets if match.rules.read(name) == match.rules), None)
    if preset is None:
        raise TabletopError(Fault("rules", "only the rules of a preset are written in a game's text", "save()"))
    writer = _Writer(match, preset)
    for entry in match.trace:
        getattr(writer, entry.kind)(entry)
    writer.end_the_ply()
    return iter(writer.lines)


class _Writer:
    """Joins the lines, entry by entry of a trace; the line of a ply waits until the next ply begins."""

    def __init__(self, match: Match, preset: str) -> None:
        self.match, self.preset = match, preset
        self.lines: list[str] = []
        self.season, self.plies, self.action = "", 0, ""
        self.notes: list[str] = []
        self.thrown: list[str] = []

    def end_the_ply(self) -> None:
        if self.action:
            self.lines.append(self.action + (GAP + ", ".join(self.notes) if self.notes else ""))
        self.action, self.notes = "", []

    def event(self, entry: Any) -> None:
        facts = entry.facts
        match entry.name:
            case "sides_drawn" if facts["side"] == IA:
                self.lines.append(f"cetkaik, {facts['player']} plays IA, rules {self.preset}")
            case "season_began":
                self.end_the_ply()
                self.season, self.plies, self.thrown = facts["name"], 0, []
            case "begins":
                thrown = f" ({' '.join(self.thrown)})" if self.thrown else ""
                self.lines.append(f"{self.season}, {facts['side']} begins{thrown}")
            case "season_void":
                self.end_the_ply()
                self.lines.append(facts["why"])
            case "game_over":
                self.end_the_ply()
                score = ", ".join(f"{side} {points}" for side, points in sorted(self.match.state.points.items()))
                self.lines.append(f"end: {score}, {facts['why']}")
            case _:
                self.notes += _note(entry.name, facts)

    def chance(self, entry: Any) -> None:
        if entry.name in WRITTEN:
            self.notes.append(f"{WRITTEN[entry.name]} {entry.label}")
        elif entry.name != "sides":
            self.thrown.append(str(entry.label))

    def decision(self, entry: Any) -> None:
        if entry.name == "action" and entry.facts["again"] == "no":
            self.end_the_ply()
            self.plies += 1
            self.action = f"{self.plies:3} {entry.facts['side']:2} {entry.label}"
        else:
            before = {"action": "then ", "land": "to "}.get(entry.name, "") if entry.label != "decline" else ""
            self.notes.append(before + str(entry.label))


def _note(event: str, facts: Any) -> list[str]:
    """Return what a reader wants to know besides the answers."""
    match event:
        case "captured":
            return [f"captures {facts['piece']}"]
        case "penalty" | "pays_at_once":
            return [f"{facts['hand']} {facts['points']}"]
        case "hand_completed":
            return [f"hand {facts['hand']}{'+flash' if facts['flash'] == 'yes' else ''} {facts['points']}"]
        case "failed":
            return ["failed"]
        case "continued":
            return [f"rate {facts['rate']}"]
        case "season_ended":
            return [f"amount {facts['amount']}"]
        case "score":
            return [f"IA {facts['ours']} A {facts['theirs']}"]
    return []


def read_game(text: str, name: str = "game") -> Match:
    """Return the match of a game's text; InvalidRecord names the line that is wrong or cannot be played."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise InvalidRecord(Fault(name, "is empty", f"a line such as: {BEGINNING}"))
    head = re.fullmatch(r"cetkaik, (P[12]) plays IA, rules (\w+)", lines[0][1].strip())
    if head is None:
        raise InvalidRecord(
            Fault(f"{name}, line {lines[0][0]}", "is no beginning", "cetkaik, P1 plays IA, rules standard")
        )
    try:
        match = Match("cetkaik", 2, 0, head[2], chance="ask")
        _answer(match, "sides", head[1])
    except TabletopError as error:
        raise _at(name, lines[0][0], error) from None
    for number, line in lines[1:]:
        try:
            _read_line(match, line.strip())
        except TabletopError as error:
            raise _at(name, number, error) from None
    return match


def _at(name: str, number: int, error: TabletopError) -> InvalidRecord:
    """Return the same errors, with the number of their line."""
    return InvalidRecord(*(Fault(f"{name}, line {number}", str(fault)) for fault in error.faults))


def _read_line(match: Match, line: str) -> None:
    if found := re.fullmatch(r"\w+, (IA|A) begins(?: \(([\dAI ]+)\))?", line):
        for chance in (found[2] or "").split():
            _answer(match, "coin" if chance in ("IA", "A") else "throw_off", chance)
        if match.state.turn != found[1]:
            raise TabletopError(
                Fault("", f"{match.state.turn or 'nobody'} begins by these throws", f"{found[1]} begins")
            )
        return
    if found := re.fullmatch(r"\d+ +(IA|A) +(\S+)(?: +(.*))?", line):
        if match.state.turn != found[1]:
            raise TabletopError(Fault("", f"it is not {found[1]}'s turn", match.state.turn or "nobody's"))
        _answer(match, "action", found[2])
        for note in (found[3] or "").split(", "):
            _read_note(match, note)
        return
    if not re.fullmatch(r"end: .*|cap|endless|repetition|no_action", line):
        raise TabletopError(Fault("", f"{line[:60]!r} is no line of a game", "a ply, a season or the end"))


def _read_note(match: Match, note: str) -> None:
    word, _, rest = note.partition(" ")
    if word in READ:
        _answer(match, READ[word], rest)
    elif word in ("to", "then") or note == "decline":
        _answer(match, {"then": "action"}.get(word, "land"), rest or note)
    elif note in ("continue", "end_season", "silent"):
        _answer(match, "declare", note)


def _answer(match: Match, name: str, label: str) -> None:
    """Answer the pending question, which must be this one."""
    asked = match.decision
    if asked is None or asked.name != name:
        pending = "the game is over" if asked is None else f"{asked.name} of {asked.player}"
        raise TabletopError(Fault("", f"{name} {label} is not asked for here", pending))
    match.play(label)
