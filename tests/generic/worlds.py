"""Two worlds that one viewer cannot tell apart, played on side by side: what is the viewer shown: where do they part?
Knows no game; what a viewer may notice stands beside the tests of each game, in may_differ.py."""

from __future__ import annotations

import runpy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any

from generic_games import ROOT, first, some_options

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Decision, Entry, Game, seats
from tabletop_lab.engine.core.chance import Luck
from tabletop_lab.engine.core.determinize import redeal, unseen
from tabletop_lab.engine.core.labels import find, label
from tabletop_lab.engine.core.state import fields_of
from tabletop_lab.engine.core.view import seen_value
from tabletop_lab.engine.match.trace import Trace, may_know
from tabletop_lab.engine.tables.answers import Options, Setup
from tabletop_lab.engine.tables.recorded import Run

OPTIONS_READ = 12
"""The words of so many options are read aloud; the labels of many more are compared."""
LANGUAGES = ("en", "ko")


def chance_of(*key: object) -> float:
    """A number in [0, 1) that depends on nothing but the key."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=6).digest(), "big") / 2**48


@dataclass(frozen=True)
class Item:
    """One thing a viewer was shown: `what` names it ('event deaths', 'asked seer', 'view'), `said` is all there was."""

    what: str
    said: Any
    notes: int
    """How many notes the table had taken by then."""


@dataclass
class Book:
    """What was answered and what luck gave in the first world, to be repeated in the second as far as it can be."""

    seed: object
    exchanged: Mapping[str, str] = field(default_factory=dict)
    """Seats whose secrets were exchanged: who holds the secret now answers as its holder did."""
    written: dict[Any, str] = field(default_factory=dict)
    read: Mapping[Any, str] = field(default_factory=dict)
    _times: Counter[Any] = field(default_factory=Counter)

    def choose(self, moment: int, name: str, player: str, options: Any) -> Any:
        """The answer of the same seat to the same question at the same moment of the public game, else that of the seat
        that held its secret, else of anybody who was asked the same; in need one that means the exchanged seat; or any.
        """
        keys = [self._key(moment, name, who) for who in (player, self.exchanged.get(player, player), "")]
        known = next((self.read[key] for key in keys if key in self.read), "")
        for wanted in (known, self.exchanged.get(known, "")):
            found = wanted and self._found(options, wanted)
            if found is not None and found != "":
                break
        else:
            found = options[int(chance_of(self.seed, keys[0]) * len(options))]
        self._write(moment, name, player, found)
        self._write(moment, name, "", found)
        return found

    def outcome(self, moment: int, name: str, outcomes: Any, lucky: Callable[[], Any]) -> Any:
        """The same outcome of chance where it can happen, else what luck gives."""
        known = self.read.get(self._key(moment, name, "nature"))
        found = self._found(outcomes, known) if known is not None else None
        found = lucky() if found is None else found
        self._write(moment, name, "nature", found)
        return found

    def _key(self, moment: int, name: str, who: str) -> Any:
        return (moment, name, who, self._times[moment, name, who])

    def _write(self, moment: int, name: str, who: str, found: Any) -> None:
        self.written[self._key(moment, name, who)] = label(found)
        self._times[moment, name, who] += 1

    @staticmethod
    def _found(options: Any, wanted: str) -> Any:
        try:
            return find(options, wanted)
        except LookupError:
            return None


class World(Run):
    """A run in which everybody answers by the book, while one viewer watches."""

    def __init__(self, setup: Setup, viewer: Any, book: Book, before: Any = None) -> None:
        self.viewer, self.book = viewer, book
        self.shown: list[Item] = []
        self.marks: list[int] = []
        """How much had been shown at every safe point."""
        self.views: list[dict[str, str]] = []
        """What lay on the table for the viewer there."""
        self._told = len(before.notes) if before else 0
        self._early: set[int] = set()
        self._seen: dict[str, str] = {}
        self._public = sum(1 for note in before.notes if note[7] is None) if before else 0
        options = Options(bots=dict.fromkeys(setup.players, _ByTheBook()), pause=lambda decision: False)
        super().__init__(setup, before.answers if before else [], options, before)
        self._hear()
        self._look()
        self.shown.append(Item("result", repr(self.result), len(self.notes)))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _hear(self, open_questions: bool = False) -> None:
        """Whatever was told to the viewer since."""
        for i in range(self._told, len(self.notes)):
            note = self.notes[i]
            if i not in self._early and may_know(note[7], self.viewer):
                self._early.add(i)
                entry = Entry(self.setup.game, *note).seen_by(self.viewer)
                assert entry is not None
                path = tuple((frame.name, frame.clauses) for frame in entry.frame.path()) if entry.frame else ()
                texts = tuple(entry.text(lang) for lang in LANGUAGES)
                said = (entry.player, entry.label, repr(entry.facts), path, repr(entry.only), entry.by, texts)
                self.shown.append(Item(f"{entry.kind} {entry.name}", said, i))
        if not open_questions:  # who answered in secret may be told to all when everybody has answered
            self._public += sum(1 for note in self.notes[self._told :] if note[7] is None)
            self._told = len(self.notes)
            self._early.clear()

    def _look(self) -> None:
        """What lies on the table for the viewer, as far as it has changed."""
        state, rules = self.game.state, self.setup.rules
        if state is None:
            return
        for part in fields_of(type(state)):
            seen = repr(seen_value(state, part, self.viewer, rules))
            if seen != self._seen.get(part.name):
                self._seen[part.name] = seen
                self.shown.append(Item(f"view {part.name}", seen, len(self.notes)))

    def checkpoint(self) -> None:
        super().checkpoint()
        self._hear()
        self._look()
        if len(self.safes) > len(self.marks):
            self.marks.append(len(self.shown))
            self.views.append(dict(self._seen))

    def note(self, event: str, facts: Any, only: object = None, secret: Any = None, window: Any = None) -> None:
        """Looking up at every event, a viewer need not notice that somebody else was asked."""
        super().note(event, facts, only, secret, window)
        if window is not None:  # everybody knows that it is open, and for whom
            self._hear()
            said = (window.seats, window.call, repr(dict(facts)))
            self.shown.append(Item(f"window {event}", said, len(self.notes)))
        elif may_know(self.notes[-1][7], self.viewer):
            self._hear()
            self._look()

    def decide(self, player: str, *asked: Any) -> Any:
        together = asked[5] if len(asked) > 5 else None
        if together and player == next(iter(together)):
            self._hear()
        chosen = super().decide(player, *asked)
        if together and player == next(reversed(together)):
            self._hear()
        return chosen

    def answer(self, decision: Decision) -> Any:
        """Show the viewer what there is to see of a question, then answer it."""
        self._hear(open_questions=decision.simultaneous)
        self._look()
        self.decision = decision
        match = object.__new__(tl.Match)
        match.__dict__.update(_setup=self.setup, _run=self, _line=self.answers, lang="en", chance="auto", _title="")
        shown = match.shown_decision(self.viewer)
        if shown is not None:
            self.shown.append(Item(f"asked {decision.name}", self._read(match, shown), len(self.notes)))
        self.decision = None
        return self.book.choose(self._public, decision.name, decision.player, decision.options)

    def _read(self, match: Any, decision: Decision) -> tuple[Any, ...]:
        """All that a question says; the refusals and the position in words too when it is the viewer's own."""
        own = decision.player == self.viewer
        options = some_options(decision) if own else first(decision.options, OPTIONS_READ)
        said: list[Any] = [decision.player, len(decision.options), [label(option) for option in options]]
        said += [repr(decision.facts), decision.clauses, decision.secret, decision.simultaneous]
        said += [decision.text(lang) for lang in LANGUAGES]
        if own:
            said += [(refusal.label, refusal.clause, refusal.text(lang)) for refusal in decision.refused()
                     for lang in LANGUAGES]  # fmt: skip
            said += [decision.option_text(option, lang) for option in options[:OPTIONS_READ] for lang in LANGUAGES]
            said += [decision.option_note(option) for option in options[:OPTIONS_READ]]
            lang = LANGUAGES[self._public % 2]
            said += [match.alt_text(self.viewer, lang), match.board_text(lang, self.viewer)]
        return tuple(said)

    def chance(self, name: str, outcomes: Any, weights: Any, only: object) -> Any:
        self._hear()
        return super().chance(name, outcomes, weights, only)

    def _by_luck(self, name: str, outcomes: Any, weights: Any, k: int) -> Any:
        lucky = super()._by_luck
        return self.book.outcome(self._public, name, outcomes, lambda: lucky(name, outcomes, weights, k))


class _ByTheBook(Bot):
    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        return decision._game.table.answer(decision)  # type: ignore[attr-defined]


# --- pairs of worlds --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Parting:
    """Where two worlds part for a viewer: what was shown in one and in the other."""

    game: type[Game]
    viewer: Any
    rules: Any
    where: str
    seed: object
    one: Item | None = None
    other: Item | None = None
    table: Mapping[str, str] = field(default_factory=dict)
    """What lay on the table for the viewer before that, by field, as it is printed."""

    @property
    def kinds(self) -> tuple[str, str]:
        """What was shown, by name, in the one world and in the other."""
        return (self.one.what if self.one else "nothing", self.other.what if self.other else "nothing")

    def __str__(self) -> str:
        said = [_difference(a, b) for a, b in ((self.one, self.other), (self.other, self.one))]
        return (
            f"{self.game.name}, {self.viewer}, {self.where}, pair {self.seed}, {self.rules.differences()}:\n"
            f"  {self.kinds[0]}: {said[0]}\n  {self.kinds[1]}: {said[1]}"
        )


def _difference(item: Item | None, other: Item | None) -> str:
    """The part of what was said that is not the same, shortened."""
    if item is None:
        return ""
    one, two = repr(item.said), repr(other.said) if other else ""
    same = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return ("..." if same > 120 else "") + one[max(0, same - 120) : same + 200]


def _setup(game: type[Game], players: int, rules: Any, seed: object) -> Setup:
    read = game.Rules.read(rules)
    return Setup(game.under(read), seats(game, players), read, seed, Luck(seed), None, game)


def exchange(
    game: type[Game], state: Any, viewer: Any, rules: Any, number: Callable[[], float]
) -> tuple[Any, dict[str, str]]:
    """A world in which two things of one pool that the viewer cannot see lie exchanged; and whose they are.

    The same state when no exchange is possible. Others know what follows from the new places.
    """
    world = state.copy()
    asked = game.paragraphs(rules, world)
    places = list(unseen(world, viewer, rules))
    for _ in range(3 * len(places)):
        one, other = (places[int(number() * len(places))] for _ in range(2))
        mine, theirs = one.item, other.item
        if mine == theirs or one.pool(mine) != other.pool(theirs):
            continue
        one.item, other.item = theirs, mine
        if one.sees(theirs) or other.sees(mine) or not world.possible(viewer, asked):
            one.item, other.item = mine, theirs
            continue
        world.agree(viewer, asked)
        named = isinstance(one.key, str) and isinstance(other.key, str)
        return world, {one.key: other.key, other.key: one.key} if named else {}
    return world, {}


def partings(game: type[Game], players: int, rules: Any, seed: object, starts: int = 3) -> Iterator[Parting]:
    """Play one random game, then some worlds beside it; every place where the viewer can tell a world from it."""
    setup = _setup(game, players, rules, seed)
    viewers = (*setup.players, *setup.players, None)
    viewer = viewers[int(chance_of(seed, "viewer") * len(viewers))]
    book = Book(seed)
    one = World(setup, viewer, book)
    for start in range(starts):
        # Half of the worlds part at the very beginning: another deal, and the whole game under it.
        u = chance_of(seed, "start", start)
        at = 0 if u < 0.4 else int(chance_of(seed, "at", start) * len(one.safes))
        safe = one.safes[at]
        numbers = (chance_of(seed, start, k) for k in range(1 << 30))
        exchanged: dict[str, str] = {}
        if start % 3 == 2:
            state = redeal(safe.state, viewer, setup.rules, numbers.__next__, setup.game)
        else:
            state, exchanged = exchange(setup.game, safe.state, viewer, setup.rules, numbers.__next__)
        before = SimpleNamespace(
            safes=[replace(safe, state=state)], notes=one.notes[: safe.notes], _entries=[], called={}, windows=[],
            answers=one.answers[: safe.step],
        )  # fmt: skip
        second = World(setup, viewer, Book((seed, start), exchanged, read=book.written), before)
        table = [Item(f"view {name}", seen, safe.notes) for name, seen in one.views[at].items()]
        found = Parting(setup.game, viewer, setup.rules, f"from safe point {at} on", (seed, start))
        pair = [*table, *one.shown[one.marks[at] :]], second.shown
        k = part(*pair)
        a, b = (items[k] if k < len(items) else None for items in pair)
        if a or b:
            known = {item.what.removeprefix("view "): item.said for item in pair[0][:k] if item.what[:5] == "view "}
            yield replace(found, one=a, other=b, table=known)
        yield from _trace_parts(found, (one, second), (a, b))


def part(one: list[Item], other: list[Item]) -> int:
    """How many things were the same before two lists of shown things differ or end."""
    same = ((a.what, a.said) == (b.what, b.said) for a, b in zip(one, other, strict=False))
    return next((k for k, equal in enumerate(same) if not equal), min(len(one), len(other)))


def _trace_parts(found: Parting, worlds: tuple[World, World], parted: tuple[Item | None, ...]) -> Iterator[Parting]:
    """The trace as a text, up to where the worlds part: numbers, headings and order must be the same too."""
    texts = []
    for world, item in zip(worlds, parted, strict=True):
        notes = world.notes[: item.notes if item else None]
        texts.append(Trace(found.game, [Entry(world.setup.game, *note) for note in notes], found.viewer).to_text())
    if texts[0] != texts[1]:
        yield replace(found, one=Item("trace", texts[0], 0), other=Item("trace", texts[1], 0))


@lru_cache(maxsize=8)
def _declared(name: str) -> Callable[[Parting], Iterator[set[str]]]:
    """What a game's tests declare; a game that declares nothing reveals nothing."""
    file = ROOT / "tests" / "games" / name / "may_differ.py"
    return runpy.run_path(str(file))["groups"] if file.is_file() else lambda found: iter(())


def may_differ(found: Parting) -> bool:
    """Whether the rules let the viewer see the one thing in one world and the other in another."""
    return any(set(found.kinds) <= group for group in _declared(found.game.name)(found))


def leaks(game: type[Game], games: Iterable[int], rules: Callable[[int, int], Any]) -> Iterator[Parting]:
    """What a viewer could tell two worlds apart by and may not, over some games; `rules(seed, players)` are played."""
    counts = list(game.seats)
    for seed in games:
        players = counts[seed % len(counts)]
        yield from (p for p in partings(game, players, rules(seed, players), seed) if not may_differ(p))
