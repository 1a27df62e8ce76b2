"""Compares what a record expects with a match: events, fields, the pending decision, illegal choices, the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..core import labels
from ..core.errors import Fault, IllegalChoice, InvalidRecord, TabletopError, echo, shortened
from ..core.view import plain_copy
from ..core.visibility import HIDDEN, MODERATOR
from ..language.messages import engine_words
from .trace import Entry
from .yaml_text import Items, Table, Text, values, wrong

if TYPE_CHECKING:
    from .history import History

KEYS = ("events", "no_events", "state", "view", "decision", "illegal", "result", "clauses")


def check_expectations(match: History, expected: Any, name: str, since: Sequence[Entry], ended: bool = False) -> None:
    """Raise AssertionError (file, line, expected, found) for the first thing that is not as expected.

    `since`: the entries since the last `expect`; at the end of the record all of them count.
    """
    if not isinstance(expected, Table):
        raise wrong("expect_table", name, getattr(expected, "line", 0), known=", ".join(KEYS))
    entries = list(match.trace) if ended else list(since)
    for key, value in expected.items():
        line = getattr(key, "line", expected.line)
        where = f"{name}, line {line}"
        if key not in KEYS:
            raise wrong("expect_unknown", name, line, key=repr(str(key[:40])), known=", ".join(KEYS))
        try:
            _CHECKS[str(key)](match, value, where, entries)
        except InvalidRecord:
            raise
        except TabletopError as error:
            raise error.retold(InvalidRecord, _at(name, line)) from error
        except (AttributeError, LookupError, TypeError, ValueError, StopIteration) as error:
            raise wrong("expect_unchecked", name, line, key=str(key)) from error


def _at(name: str, line: int) -> Callable[[Fault], Fault]:
    return lambda fault: fault.at(lambda lang, _: engine_words(lang)("place-line", where=name, line=str(line)))


def _fail(where: str, what: str, expected: Any, found: Any) -> None:
    raise AssertionError(shortened(f"{where}: {what}: expected {echo(expected, 800)}, found {echo(found, 800)}"))


def _events(match: History, expected: Items, where: str, entries: list[Entry]) -> None:
    """The expected events happened in this order (others may come between them)."""
    at = 0
    events = [e for e in entries if e.kind == "event"]
    for item in expected:
        wanted = values(item)
        name, facts = (wanted, {}) if isinstance(wanted, str) else next(iter(wanted.items()))
        while at < len(events) and not (events[at].name == name and has_facts(events[at].facts, facts or {})):
            at += 1
        if at == len(events):
            _fail(where, "event", wanted, [repr(e) for e in events if e.name == name] or [e.name for e in events])
        at += 1


def _no_events(match: History, expected: Items, where: str, entries: list[Entry]) -> None:
    for name in values(expected):
        found = [repr(e) for e in entries if e.kind == "event" and e.name == name]
        if found:
            _fail(where, f"no event {name}", [], found)


def has_facts(facts: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether an event has these facts, as records write them."""
    return all(name in facts and _same(facts[name], value) for name, value in wanted.items())


def _same(found: Any, wanted: Any) -> bool:
    if isinstance(found, tuple | frozenset | set):
        found = list(found) if isinstance(found, tuple) else sorted(found)
    if isinstance(wanted, str) and found is HIDDEN:
        return wanted == "HIDDEN"
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(_same(f, w) for f, w in zip(found, wanted, strict=True))
    return bool(found == wanted)


def _compare(found: Any, wanted: Any, where: str, what: str) -> None:
    """Dicts are compared by the keys that are named, an empty one as a whole; {len: n} is the length of a list."""
    if isinstance(wanted, dict) and wanted:
        if set(wanted) == {"len"}:
            if len(found) != wanted["len"]:
                _fail(where, f"{what} length", wanted["len"], len(found))
            return
        for name, part in wanted.items():
            key = int(name) if name not in found and isinstance(name, str) and name.isdecimal() else name
            if key not in found:
                _fail(where, what, key, list(found))
            _compare(found[key], part, where, f"{what}.{key}")
    elif not _same(found, wanted):
        _fail(where, what, wanted, plain_copy(found))


def _state(match: History, expected: Table, where: str, entries: list[Entry]) -> None:
    _compare(match.view(MODERATOR).as_dict(), values(expected), where, "state")


def _view(match: History, expected: Table, where: str, entries: list[Entry]) -> None:
    for viewer, fields in expected.items():
        _compare(match.view(str(viewer)).as_dict(), values(fields), where, f"view of {viewer}")


def _written(options: Any) -> Any:
    """Options as labels; {len: n} stays as it is."""
    return options if isinstance(options, dict) else [labels.label(option) for option in options]


def _in_any_order(wanted: Any, found: list[str]) -> Any:
    """The same labels in the order they were found in, if they are the same."""
    return found if isinstance(wanted, list) and sorted(wanted) == sorted(found) else wanted


def _decision(match: History, expected: Any, where: str, entries: list[Entry]) -> None:
    decision = match.decision
    if isinstance(expected, Text):
        if not (str(expected) == "none" and decision is None):
            _fail(where, "decision", str(expected), decision)
        return
    wanted = values(expected)
    if decision is None:
        _fail(where, "decision", wanted, None)
        return
    found: dict[str, Any] = {"player": decision.player, "name": decision.name, "clauses": list(decision.clauses)}
    if "options" in wanted:
        found["options"], wanted["options"] = decision.labels, _written(wanted["options"])
    if "beginning" in wanted:  # of many options, those whose label begins so
        starts = wanted["beginning"]
        found["beginning"] = {start: [one for one in decision.labels if one.startswith(start)] for start in starts}
        wanted["beginning"] = {
            start: _in_any_order(_written(those), found["beginning"][start]) for start, those in starts.items()
        }
    if "clause" in wanted:
        wanted["clauses"] = [*decision.clauses] if wanted.pop("clause") in decision.clauses else expected["clause"]
    _compare(found, wanted, where, "decision")


def _illegal(match: Any, expected: Any, where: str, entries: list[Entry]) -> None:
    """The choice is refused, for the clause that is named, and the match stays as it was."""
    for item in expected if isinstance(expected, Items) else [expected]:
        wanted = {str(k): str(v) for k, v in item.items()}
        before = match.step
        try:
            match.branch().play(wanted["choice"])
        except IllegalChoice as error:
            clause = error.faults[0].clause
            if "clause" in wanted and wanted["clause"] != clause:
                _fail(where, f"clause that forbids {wanted['choice']}", wanted["clause"], str(error))
            if match.step != before:
                _fail(where, "step after an illegal choice", before, match.step)
        else:
            _fail(where, "illegal choice", wanted["choice"], "it is legal")


def _result(match: History, expected: Table, where: str, entries: list[Entry]) -> None:
    if match.result is None:
        _fail(where, "result", values(expected), None)
        return
    result = match.result
    found = {
        "winners": result.winners,
        "ranking": result.ranking,
        "scores": dict(result.scores),
        "reason": result.reason,
    }
    _compare(found, values(expected), where, "result")


def _clauses(match: History, expected: Items, where: str, entries: list[Entry]) -> None:
    cited = {clause for entry in entries for clause in entry.clauses}
    missing = [clause for clause in values(expected) if clause not in cited]
    if missing:
        _fail(where, "cited clauses", missing, sorted(cited))


_CHECKS: dict[str, Callable[[History, Any, str, list[Entry]], None]] = {
    "events": _events,
    "no_events": _no_events,
    "state": _state,
    "view": _view,
    "decision": _decision,
    "illegal": _illegal,
    "result": _result,
    "clauses": _clauses,
}
