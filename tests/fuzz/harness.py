"""Plays hostile records, values, positions, calls and content files, and counts what came of them.

    nice python -m tests.fuzz.harness --records 20000 --values 30000 --positions 30000 --calls 30000 --files 30000

Everything must work or be refused by a TabletopError, in both languages, in at most 2,000 characters and 2 seconds of
processor time. What the rules of a game do with a position that cannot be is counted apart (`in play`).
"""

from __future__ import annotations

import argparse
import resource
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE, TabletopError
from tabletop_lab.engine.core.rules import limits, readings
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads, to_text
from tabletop_lab.testing.matches import modes_of
from tabletop_lab.testing.sample import Market

from . import mutations

SECONDS = 2
PORTION = 1_000
GAMES = ("market", "fourteen_nights", "tabula_wolves", "cetkaik", "tiedie", "void_seeders")


class Hang(BaseException):
    """It took more processor time than one thing may take."""


@dataclass
class Findings:
    """What came of everything that was tried."""

    outcomes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    in_play: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    longest: int = 0

    def error(self, error: TabletopError) -> None:
        """A refusal: it must be short and printable in every language."""
        for lang in ("en", "ko"):
            said = error.text(lang)
            said.encode()
            self.longest = max(self.longest, len(said))
            assert said and len(said) <= LONGEST_MESSAGE, f"a message of {len(said)} characters"
        self.outcomes[type(error).__name__] += 1


@contextmanager
def _bounded() -> Iterator[None]:
    def ring(*_: object) -> None:
        raise Hang

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def attempt(findings: Findings, name: str, action: Callable[[], Any]) -> Any:
    """Do one thing within bounds, and note what came of it."""
    start = time.process_time()
    try:
        with _bounded():
            made = action()
        findings.outcomes["worked"] += 1
        return made
    except TabletopError as error:
        try:
            findings.error(error)
        except Exception as failed:
            findings.wrong.append(f"{name}: {type(error).__name__} cannot be told: {failed!r}")
    except (Hang, Exception) as error:
        place = traceback.extract_tb(error.__traceback__)
        last = next((f for f in reversed(place) if "tabletop_lab" in f.filename), place[-1])
        where = f"{Path(last.filename).name}:{last.lineno}"
        told = f"{name}: {type(error).__name__} {str(error)[:80]!r} at {where}"
        started = any(f.filename.endswith("recorded.py") for f in place)
        if "position" in name and started:
            findings.in_play[f"{name.split()[-1]} {type(error).__name__} at {where}"] += 1
        else:
            findings.wrong.append(told)
    finally:
        findings.slowest = max(findings.slowest, time.process_time() - start)
    return None


# --- what is tried --------------------------------------------------------------------------------------------------


def records(findings: Findings, random: Random, number: int) -> None:
    """A mutated record; one that is read is written and read again."""
    text = mutations.record(random)
    options: dict[str, Any] = {"check": random.random() < 0.5, "lenient": random.random() < 0.3}

    def action() -> None:
        try:
            match = loads(text, "fuzz.yaml", **options)
        except AssertionError as error:
            assert options["check"] and str(error).startswith("fuzz.yaml") and len(str(error)) <= LONGEST_MESSAGE
            return
        for fault in match.dropped:
            assert len(str(fault)) <= LONGEST_MESSAGE and len(str(fault.localized("ko"))) <= LONGEST_MESSAGE
        if number % 4 == 0:
            written = to_text(match)
            assert to_text(loads(written)) == written, "it is read as it was written"

    attempt(findings, f"record {number}", action)


def values(findings: Findings, random: Random, number: int) -> None:
    """A hostile value of a parameter, alone or with others; what is taken is of the kind it was given in."""
    game = tl.games()[random.choice(GAMES)]
    fields = game.Rules.model_fields
    given = {}
    for name in random.sample(list(fields), random.randint(1, 2)):
        mild = [fields[name].default, *readings(fields[name]), *limits(fields[name]).values(), 2, True, "2", 2.0]
        given[name] = random.choice(mild) if random.random() < 0.4 else mutations.value(random)

    def action() -> None:
        read = game.Rules.read(given)
        for name, value in given.items():
            kept = getattr(read, name)
            same = isinstance(value, str | dict | list | tuple) if isinstance(kept, str) else not isinstance(value, str)
            assert same and isinstance(value, bool) == isinstance(kept, bool), (name, kept)
            assert type(kept) is not int or not isinstance(value, float), (name, kept)
        Match(game, rules=read)

    attempt(findings, f"values {number} {game.name}", action)


_STATES: dict[str, list[tuple[Match, dict[str, Any]]]] = {}


def _states(game: str) -> list[tuple[Match, dict[str, Any]]]:
    """States of the game as they come up in play, in each of its modes, with the match they are from."""
    if game not in _STATES:
        made = []
        kind = tl.games()[game]
        for rules in modes_of(kind):
            players = next(number for number in kind.seats if rules in modes_of(kind, number))
            for seed in range(3):
                match = Match(game, players, seed=seed, rules=rules).run(until=10 + 35 * seed)
                made.append((match, match.view(tl.MODERATOR).as_dict()))
        _STATES[game] = made
    return _STATES[game]


def match_words(state: dict[str, Any]) -> list[str]:
    """The words of a state: seats, cards, phases."""
    found: list[str] = []

    def look(part: Any) -> None:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, dict):
            found.extend(key for key in part if isinstance(key, str))
            for value in part.values():
                look(value)
        elif isinstance(part, list | tuple):
            for value in part:
                look(value)

    look(state)
    return found or [""]


def positions(findings: Findings, random: Random, number: int) -> None:
    """A true position with something hostile in it, and a few decisions of random players from there."""
    game = random.choice(GAMES)
    match, state = random.choice(_states(game))
    names = random.sample(list(state), random.randint(1, min(3, len(state))))
    position: dict[Any, Any] = {name: state[name] for name in names}
    name = random.choice(names)
    part = position[name]
    mild = [*range(-2, 9), *match_words(state), None, True, [], {}]
    new = random.choice(mild) if random.random() < 0.6 else mutations.value(random)
    if isinstance(part, dict) and part and random.random() < 0.8:
        key = random.choice(list(part)) if random.random() < 0.8 else random.choice(mutations.TEXTS)
        old = part.get(key)
        position[name] = {**part, key: [*old, new] if isinstance(old, list | tuple) and random.random() < 0.7 else new}
    elif isinstance(part, list | tuple) and random.random() < 0.7:
        position[name] = [*part, new]
    elif random.random() < 0.6:
        position[name] = new
    else:
        position[random.choice([name, name, name, "", 5, None, (1,), "x" * 300])] = mutations.value(random)

    def action() -> None:
        Match(game, len(match.players), rules=match.rules, position=position).run(until="decision")

    attempt(findings, f"position {number} {game}", action)


CALLS = (
    "play", "roll", "run", "fast_forward", "force", "with_rules", "with_edit", "save", "undo", "redo", "goto", "branch",
    "switch", "add_branch", "start_branch", "rename_branch", "view", "who_knows", "determinize", "words", "rulebook",
    "step_for", "knows_all", "begin_anew", "begin_under", "alt_text", "board_text", "shown_decision", "differences",
    "trace.about", "trace.for_player", "trace.to_text", "trace.events", "rulebook.find", "decision.find",
    "decision.text", "decision.full_text",
)  # fmt: skip
OTHERS: tuple[Callable[..., Any], ...] = (
    Match, tl.load, tl.register, tl.open_row, tl.source_of, tl.edited, loads, tl.Variant, tl.games,
    tl.chances,
)  # fmt: skip


def calls(findings: Findings, random: Random, number: int) -> None:
    """A public call with arguments of any kind; a match on which it fails stays as it was."""
    given = [mutations.value(random) for _ in range(random.randint(0, 2))]
    if random.random() < 0.15:
        call = random.choice(OTHERS)
        game = [random.choice(GAMES)] if call in (Match, tl.source_of, tl.edited) and random.random() < 0.8 else []
        attempt(findings, f"call {number} {call.__name__}", lambda: _called(call, [*game, *given], {}))
        return
    match = random.choice(_matches()).branch()
    before, name = _line(match), random.choice(CALLS)
    of: Any = match
    for part in name.split(".")[:-1]:
        of = getattr(of, part)
        of = of() if part == "rulebook" else of
    if of is None:
        return
    function = getattr(of, name.split(".")[-1])
    words = [parameter for parameter in _parameters(function) if random.random() < 0.1]
    failed = len(findings.wrong), findings.outcomes.total() - findings.outcomes["worked"]
    attempt(findings, f"call {number} {name}",
            lambda: _called(function, given, {word: mutations.value(random) for word in words}))  # fmt: skip
    if failed != (len(findings.wrong), findings.outcomes.total() - findings.outcomes["worked"]) and name != "run":
        assert _line(match) == before, f"{name} failed and changed the match"


def _line(match: Match) -> Any:
    """Where a match stands: its answers, its branches, its rules."""
    return [str(answer) for answer in match.line], match.step, list(match.branches), match.rules, match.committed


def _called(function: Callable[..., Any], given: list[Any], named: dict[str, Any]) -> None:
    import inspect

    try:
        inspect.signature(function).bind(*given, **named)
    except TypeError:
        return  # Python says that itself
    function(*given, **named)


def _parameters(function: Callable[..., Any]) -> list[str]:
    import inspect

    found = inspect.signature(function).parameters.values()
    return [p.name for p in found if p.kind is p.KEYWORD_ONLY or p.default is not p.empty]


_MATCHES: list[Match] = []


def _matches() -> list[Match]:
    if not _MATCHES:
        for game in GAMES:
            _MATCHES.extend(Match(game, seed=seed).run(until=6 * seed) for seed in (1, 3))
            _MATCHES.append(Match(game, seed=2, chance="ask"))
    return _MATCHES


FILES: dict[str, dict[str, tuple[str, ...]]] = {
    "tiedie": {
        "tiles_file": ("tiles.txt", "layouts.txt"),
        "sleep_cards_file": ("sleep_cards.csv", "token_sets/shared3/tokens.csv"),
        "tokens_file": ("token_sets/common3_single3/tokens.csv", "characters.csv"),
        "guide_board_file": ("token_sets/common3_single3/guide_board.csv",),
        "characters_file": ("characters.csv", "sleep_cards.csv"),
    },
    "void_seeders": {
        "ship_file": ("corridors.csv", "slots.csv"),
        "slots_file": ("slots.csv", "rooms.csv"),
        "rooms_file": ("rooms.csv",),
        "coordinates_file": ("coordinates.csv",),
        "objectives_file": ("objectives.csv",),
        "characters_file": ("characters.csv",),
        "actions_file": ("actions.csv", "quests.csv"),
        "weapons_file": ("weapons.csv",),
        "quests_file": ("quests.csv", "actions.csv"),
        "crafts_file": ("crafts.csv",),
        "tokens_file": ("tokens.csv",),
        "items_file": ("items.csv", "crafts.csv"),
        "wounds_file": ("wounds.csv",),
        "contamination_file": ("contamination.csv",),
        "weaknesses_file": ("weaknesses.csv",),
        "bag_file": ("bag.csv",),
        "attack_file": ("attack.csv", "event.csv"),
        "event_file": ("event.csv",),
        "madness_file": ("madness.csv",),
        "panic_file": ("panic.csv", "attack.csv"),
    },
}
"""For each parameter that names a file of content: the files of the package from which hostile ones are made."""


def files(findings: Findings, random: Random, number: int) -> None:
    """A content file with a few things changed, or none at all; with it a match is opened and played a little."""
    game = random.choice(list(FILES))
    rule = random.choice(list(FILES[game]))
    folder = Path(sys.modules[type(tl.games()[game].content).__module__].__file__ or "").parent
    text = mutations.file(random, folder / random.choice(FILES[game][rule]))
    written = Path(f"{rule}{random.choice(('.csv', '.txt', ''))}")
    written.write_bytes(text.encode("utf-8", random.choice(("surrogatepass", "replace"))))
    given = {rule: str(written) if random.random() < 0.98 else random.choice(mutations.TEXTS)}

    def action() -> None:
        Match(game, seed=number, rules=given).run(until="decision")

    attempt(findings, f"file {number} {rule}", action)


# --- running ----------------------------------------------------------------------------------------------------------


KINDS: dict[str, Callable[[Findings, Random, int], None]] = {
    "records": records, "values": values, "positions": positions, "calls": calls, "files": files,
}  # fmt: skip


def fuzz(kind: str, count: int, seed: int = 0, first: int = 0, findings: Findings | None = None) -> Findings:
    """Try so many things of a kind; the same seed tries the same."""
    findings = findings or Findings()
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import os

        before = os.getcwd()
        os.chdir(folder)  # what is saved is saved there
        try:
            for number in range(first, first + count):
                KINDS[kind](findings, Random(f"{kind} {seed} {number}"), number)
        finally:
            os.chdir(before)
    return findings


def main() -> int:
    """The long form: figures for each kind, and everything that is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    for kind in KINDS:
        parser.add_argument(f"--{kind}", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    tl.register(Market)
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    wrong = 0
    for kind in KINDS:
        if not (count := getattr(options, kind)):
            continue
        found = Findings()
        for done in range(0, count, PORTION):  # what is found so far is told, should somebody stop it
            found = fuzz(kind, min(PORTION, count - done), options.seed, done, found)
            sys.stderr.write(f"{kind}: {done + PORTION}, wrong {len(found.wrong)}\n")
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"{count} {kind}: {dict(found.outcomes)}; slowest {found.slowest:.2f} s of processor time; "
              f"longest message {found.longest}; memory at most {memory} MB; wrong {len(found.wrong)}; "
              f"in play from positions that cannot be {found.in_play.total()}")  # fmt: skip
        for (name, times) in found.in_play.most_common(12):
            print(f"    in play: {times} x {name}")
        for line in found.wrong[:60]:
            print("    WRONG", line)
        wrong += len(found.wrong)
        sys.stdout.flush()
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
