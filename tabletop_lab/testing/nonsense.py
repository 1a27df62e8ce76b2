"""Edits every kind of nonsense into the functions of a game and plays on; says what came of it but a clear error.
Knows no game; checks/nonsense.py says what is expected."""

from __future__ import annotations

import inspect
import time
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import tabletop_lab as tl
from tabletop_lab.engine import Game
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE, echo, is_failure
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.language.languages import LANGUAGES
from tabletop_lab.playtest import simulate

from .finding import match_lines
from .matches import fixed_tables, modes_of
from .one_truth import tagged, watching, with_body

TABLES, STEPS = 2, 200
"""How many tables are played, and how many answers at each, to find when each function runs first."""
GOES_ON = 12
"""How many decisions are played after an edit."""
SECONDS = 2.0
"""Nothing takes longer, in seconds of the processor."""

GIVES = {
    "nothing": "None",
    "a negative amount": "-1_000_000",
    "a truth": "True",
    "a fraction": "float('nan')",
    "a number of no end": "10 ** 6000",
    "a long text": "'x' * 10_000",
    "half a character": "'\\ud800'",
    "unknown options": "('P77', 'no such thing')",
    "no options": "()",
    "things that are no options": "[None, {}, object()]",
    "twice the same": "('P1', 'P1')",
    "a huge list": "list(range(300_000))",
    "a table": "{'P77': None}",
    "a function": "print",
    "the state": "self.state",
}
"""What an edited function gives, by what it is called."""
DOES = {
    "fails": "raise KeyError('x' * 10_000)",
    "leaves": "raise SystemExit",
    "loops for ever": "while True: pass",
    "calls itself": "return self.{name}({given})",
    "asks nobody": "self.ask('P77', 'nothing', (1, 2))",
    "asks for nothing": "self.ask(self.players[0], 'nothing', ())",
    "empties the state": "self.state = None",
    "ends the game": "self.end('now')",
}
"""What it does instead, with the function's name and what it is given."""


class Place(NamedTuple):
    """A match that stands where a function is played next."""

    match: Any
    table: Mapping[str, Any]


def places(game: type[Game]) -> Mapping[str, Place]:
    """For each function that carries out a clause and is played at a plain table, a match just before that."""
    found: dict[str, Place] = {}
    seen: dict[str, int] = {}

    def note(name: str, played: Any) -> None:
        seen.setdefault(name, getattr(played.table, "step", 0))

    for table in list(fixed_tables(game))[: max(TABLES, len(modes_of(game)))]:
        given = {name: table[name] for name in ("players", "seed", "rules")}
        seen.clear()
        watched = watching(game, playing(game, game.Rules.read(table["rules"])), note, at=True)
        tl.Match(watched, **given).run("random", until=STEPS)
        new = {name: step for name, step in seen.items() if name not in found}
        match = tl.Match(game, **given).run("random", until=STEPS)
        found |= {name: Place(match.branch().goto(min(step, match.step)), table) for name, step in new.items()}
    return found


def chosen(names: list[str], count: int) -> Iterator[tuple[str, str]]:
    """So many pairs of a function and a nonsense: of all kinds, with functions from the whole length of the list."""
    kinds = [*GIVES, *DOES]
    for k in range(min(count, len(names) * len(kinds))):
        turn = k // len(kinds)
        yield names[(k * len(names) // min(count, len(names) * len(kinds)) + turn) % len(names)], kinds[k % len(kinds)]


def what_is_wrong(game: type[Game], name: str, kind: str, place: Place, again: bool = True) -> str:
    """Play on with the nonsense in place of the function; '' when all goes well or ends in a clear error.

    What was slow is tried `again`: the first time may have paid for what is remembered, or for collecting garbage.
    """
    said, text = tagged(game)[name], edited_text(game, name, kind)
    clause = said.clauses[0]
    before, began = _stands(place.match), time.process_time()
    wrong = ""
    try:
        edited, _ = place.match.with_edit(clause, text, function=said.name)
        edited.run("random", until=edited.step + GOES_ON)
    except tl.TabletopError as error:
        wrong = _unclear(error, clause)
    except BaseException as error:
        if not is_failure(error):
            raise
        wrong = f"ends with {echo(error)}"
    seconds = time.process_time() - began
    if seconds > SECONDS and not wrong:
        return what_is_wrong(game, name, kind, place, again=False) if again else f"takes {seconds:.1f} s"
    return wrong or ("changes the match that was edited" if _stands(place.match) != before else "")


def in_a_row(game: type[Game], name: str, kind: str, place: Place) -> str:
    """Play a batch with the nonsense in place of the function; '' when its row has no error or a clear one."""
    said, table = tagged(game)[name], place.table
    clause = said.clauses[0]
    try:
        edited = tl.edited(game, clause, edited_text(game, name, kind), function=said.name)
        facts = {key: table[key] for key in ("players", "seed", "rules")}
        row = simulate(edited, 1, jobs=1, progress=False, **facts).loc[0]
    except tl.TabletopError as error:
        return _unclear(error, clause)
    except BaseException as error:
        if not is_failure(error):
            raise
        return f"a batch ends with {echo(error)}"
    said = row["error"]
    told = said is None or said.startswith("RuleError: ") and clause in said and "wrong-" not in said
    return "" if told else f"a row says {said[:200]}"


def edited_text(game: type[Game], name: str, kind: str) -> str:
    """The text of a function with this nonsense in it."""
    said = tagged(game)[name]
    function = inspect.unwrap(said.function)
    yields = inspect.isgeneratorfunction(function)
    if kind in GIVES:
        return with_body(said, f"{'yield' if yields else 'return'} {GIVES[kind]}")
    given = ", ".join(map(_passed_on, list(inspect.signature(function).parameters.values())[1:]))
    body = DOES[kind].format(name=said.name, given=given)
    if yields and kind == "calls itself":
        body = f"yield from self.{said.name}({given})"
    return with_body(said, body + ("\nyield" if yields else ""))


def _passed_on(parameter: inspect.Parameter) -> str:
    """How a function gives its parameter to another one."""
    name, kind = parameter.name, parameter.kind
    before = {parameter.KEYWORD_ONLY: f"{name}=", parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}
    return f"{before.get(kind, '')}{name}"


def opened(place: Place, game: type[Game], name: str, kind: str) -> str:
    """The Python code that plays it."""
    said = tagged(game)[name]
    edit = f"match.with_edit({said.clauses[0]!r}, {edited_text(game, name, kind)!r}, function={said.name!r})"
    lines = match_lines(dict(place.table), None)
    return "\n".join([*lines[:-1], f"{lines[-1]}.run(until={place.match.step})", f"new, _ = {edit}; new.run()"])


def _unclear(error: tl.TabletopError, clause: str) -> str:
    """Why an error does not help: too long, without words or without the clause; '' when it does."""
    for lang in LANGUAGES:
        said = error.text(lang)
        if len(said) > LONGEST_MESSAGE or "wrong-" in said or not said.strip():
            return f"is told by {len(said)} letters in {lang}: {said[:200]}"
    return "" if clause in str(error) else f"is told without the clause {clause}: {str(error)[:200]}"


def _stands(match: Any) -> tuple[Any, ...]:
    answers = [str(answer) for answer in match.answers]
    return match.step, answers, list(match.branches), match.view(tl.MODERATOR).as_dict()
