"""Plays two worlds that one viewer cannot tell apart, and finds where the viewer is shown something different.
Knows no game; the game says in its `allowed_differences` what a viewer may notice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any

from tabletop_lab.engine import Game
from tabletop_lab.engine.core.chance import RandomStreams
from tabletop_lab.engine.core.determinize import determinize, unseen
from tabletop_lab.engine.core.memory import rename
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.match.trace import Entry, Trace
from tabletop_lab.engine.tables.answers import Setup

from .book import Book, chance_of
from .finding import look_at, opening, way_in
from .worlds import Item, World


@dataclass(frozen=True)
class Difference:
    """A place where a viewer is shown one thing in one world and another thing in the other."""

    game: type[Game]
    """The class that was asked for; the rules may have added other content."""
    players: int
    viewer: Any
    rules: Any
    where: str
    seed: object
    one: Item | None = None
    other: Item | None = None
    table: Mapping[str, str] = field(default_factory=dict)
    """What the viewer saw on the table before that, by field, as `repr` prints it."""
    answers: tuple[str, ...] = ()
    """What the players answered before that in the first world."""

    @property
    def kinds(self) -> tuple[str, str]:
        """The names of what was shown, in the one world and in the other."""
        return (self.one.what if self.one else "nothing", self.other.what if self.other else "nothing")

    @property
    def match(self) -> str:
        """Python code that opens the first world where it differs from the second."""
        seed = self.seed[0] if isinstance(self.seed, tuple) else self.seed
        call = opening(self.game, self.players, seed, self.rules)
        on = f"; [match.play(answer) for answer in {list(self.answers)}]" if self.answers else ""
        return f"import tabletop_lab as tl; {way_in(self.game)}; match = {call}{on}"

    def __str__(self) -> str:
        one, two = (_unlike(a, b) for a, b in ((self.one, self.other), (self.other, self.one)))
        return (
            f"{self.viewer or 'an onlooker'} can tell two worlds apart that must look alike\n"
            f"  ({self.where}, pair {self.seed})\n"
            f"  in the one:   {self.kinds[0]} {one}\n  in the other: {self.kinds[1]} {two}"
        )


def _unlike(item: Item | None, other: Item | None) -> str:
    """The part of what was said that differs, shortened."""
    if item is None:
        return ""
    one, two = repr(item.said), repr(other.said) if other else ""
    same = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return ("..." if same > 120 else "") + one[max(0, same - 120) : same + 200]


def _setup(game: type[Game], players: int, rules: Any, seed: object) -> Setup:
    read = game.Rules.read(rules)
    return Setup(playing(game, read), seats(game, players), read, seed, RandomStreams(seed), None, game)


def exchange(
    game: type[Game], state: Any, viewer: Any, rules: Any, number: Callable[[], float]
) -> tuple[Any, dict[str, str]]:
    """Return a world in which two things of one pool that the viewer cannot see have changed places.

    Also return whose things they are. If no exchange is possible, the state is the same. What others know is changed to
    fit the new places.
    """
    world = state.copy()
    asked = game.paragraphs(rules, world)
    places = list(unseen(world, viewer, rules))
    for _ in range(3 * len(places)):
        one, other = (places[int(number() * len(places))] for _ in range(2))
        mine, theirs = one.item, other.item
        if mine == theirs or one.pool != other.pool or not (one.takes(theirs) and other.takes(mine)):
            continue
        one.item, other.item = theirs, mine
        if not world.is_consistent(viewer, asked):
            one.item, other.item = mine, theirs
            continue
        rename(world, one.at, [(mine, theirs)], but=viewer)
        rename(world, other.at, [(theirs, mine)], but=viewer)
        world.make_consistent(viewer, asked)
        named = isinstance(one.key, str) and isinstance(other.key, str)
        return world, {one.key: other.key, other.key: one.key} if named else {}
    return world, {}


def differences(
    game: type[Game], players: int, rules: Any, seed: object, starts: int = 3
) -> Iterator[Difference]:
    """Play one random game, then some worlds beside it; yield every place where the viewer can tell one from it."""
    look_at(game, players, seed, rules)
    setup = _setup(game, players, rules, seed)
    viewers = (*setup.players, *setup.players, None)
    viewer = viewers[int(chance_of(seed, "viewer") * len(viewers))]
    book = Book(seed)
    one = World(setup, viewer, book)
    for start in range(starts):
        # Half of the worlds differ from the very beginning: they have another deal and so another whole game.
        u = chance_of(seed, "start", start)
        at = 0 if u < 0.4 else int(chance_of(seed, "at", start) * len(one.checkpoints))
        checkpoint = one.checkpoints[at]
        numbers = (chance_of(seed, start, k) for k in range(1 << 30))
        exchanged: dict[str, str] = {}
        if start % 3 == 2:
            state = determinize(checkpoint.state, viewer, setup.rules, numbers.__next__, setup.game)
        else:
            state, exchanged = exchange(setup.game, checkpoint.state, viewer, setup.rules, numbers.__next__)
        before = SimpleNamespace(
            checkpoints=[replace(checkpoint, state=state)], notes=one.notes[: checkpoint.notes], _entries=[],
            windows=[], begun_from=[], answers=one.answers[: checkpoint.step], chosen_of_edit=None,
        )  # fmt: skip
        second = World(setup, viewer, Book((seed, start), exchanged, read=book.written), before)
        table = [Item(f"view {name}", seen, checkpoint.notes) for name, seen in one.views[at].items()]
        found = Difference(game, players, viewer, setup.rules, f"from safe point {at} on", (seed, start))
        pair = [*table, *one.shown[one.marks[at] :]], second.shown
        k = alike(*pair)
        a, b = (items[k] if k < len(items) else None for items in pair)
        if a or b:
            known = {item.what.removeprefix("view "): item.said for item in pair[0][:k] if item.what[:5] == "view "}
            yield replace(found, one=a, other=b, table=known, answers=_answers(one, a))
        yield from _trace_differs(found, (one, second), (a, b))
        shift = len(table) - one.marks[at]
        turns = ([(place + shift, player) for place, player in one.asked[one.asked_marks[at] :]], second.asked)
        yield from _turns_differ(found, turns, pair[0][:k])


def _answers(world: World, item: Item | None) -> tuple[str, ...]:
    """What the players of a world had answered when the item was shown."""
    notes = world.notes[: item.notes] if item else world.notes
    return tuple(answer.label for answer in world.answers[: notes[-1][1] if notes else 0] if not answer.is_chance)


def alike(one: list[Item], other: list[Item]) -> int:
    """How many things were the same before two lists of shown things differ or end."""
    same = ((a.what, a.said) == (b.what, b.said) for a, b in zip(one, other, strict=False))
    return next((k for k, equal in enumerate(same) if not equal), min(len(one), len(other)))


def _trace_differs(
    found: Difference, worlds: tuple[World, World], parted: tuple[Item | None, ...]
) -> Iterator[Difference]:
    """Compare the traces as text up to where the worlds differ: numbers, headings and order must be the same too."""
    texts = []
    for world, item in zip(worlds, parted, strict=True):
        notes = world.notes[: item.notes if item else None]
        entries = [Entry(world.setup.game, *note) for note in notes]
        texts.append(Trace(world.setup.game, entries, found.viewer).to_text())
    if texts[0] != texts[1]:
        yield replace(found, one=Item("trace", texts[0], 0), other=Item("trace", texts[1], 0))


def _turns_differ(
    found: Difference, asked: tuple[list[tuple[int, str]], list[tuple[int, str]]], same: list[Item]
) -> Iterator[Difference]:
    """Compare to whom the game turns between things that were shown alike, whatever it asks and however often.

    A secret question is not shown to others, but at a table, or when a laptop goes round, they see who is asked. Up to
    the moment the viewer knows the same in both worlds. Only where the next thing that is shown is the same, too, is
    that a difference of its own: else what is shown next tells why, and that is compared already.
    """
    turns = []
    for questions in asked:
        turns.append([(place, player) for k, (place, player) in enumerate(questions)
                      if place < len(same) and (k == 0 or questions[k - 1][1] != player)])  # fmt: skip
    k = next((k for k, (one, other) in enumerate(zip_longest(*turns)) if one != other), None)
    if k is None:
        return
    one, other = (each[k] if k < len(each) else (len(same), "nobody") for each in turns)
    at = min(one[0], other[0])
    before, notes = (same[at - 1].what, same[at - 1].notes) if at else ("the beginning", 0)
    here, there = (player if place == at else "nobody" for place, player in (one, other))
    yield replace(found, one=Item("turn", (here, before), notes), other=Item("turn", (there, before), notes))


def is_allowed(found: Difference) -> bool:
    """Whether the game's rules let the viewer see the one thing in one world and the other in another.

    `allowed_differences(difference)` of a game yields groups of things, such as {"event gained", "view money"}. If both
    things are in one group, they are no leak, even if they are equal except for their content.
    """
    return any(set(found.kinds) <= set(group) for group in found.game.allowed_differences(found))


def leaks(game: type[Game], games: Iterable[int], rules: Callable[[int, int], Any]) -> Iterator[Difference]:
    """Yield the differences by which a viewer could tell two worlds apart but must not.

    The games are played under `rules(seed, players)`.
    """
    counts = list(game.seats)
    for seed in games:
        players = counts[seed % len(counts)]
        yield from (p for p in differences(game, players, rules(seed, players), seed) if not is_allowed(p))


# --- what to do about one ---------------------------------------------------------------------------------------------

_DO = {
    "view": "Show field `{name}` to those who may know it alone: declare it hidden(), seen_by_owner() or seen_by() in "
    "the state.",
    "event": "Tell `{name}` only to those who may know it, tell(..., only=player); for one fact "
    "secret={{fact: player}}.",
    "chance": "Show the outcome of `{name}` only to those who may know it: draw or roll with only=player.",
    "decision": "Keep the answer to `{name}` secret, ask(..., secret=True), or offer what everybody may know is open.",
    "asked": "Make options, facts and refusals of `{name}` from what the player asked may know; ask(..., secret=True) "
    "where nobody else may see the question.",
    "window": "Name the seats of window `{name}` by public fields alone; read what is hidden in options(seat).",
    "trace": "Look for a step, heading or order in the trace that depends on what is hidden: a clause-tagged function, "
    "or a secret answer between public ones.",
    "turn": "Ask in secret only where everybody may know who is asked: open a window for every seat that a public rule "
    "names, or ask each of them and let the others pass.",
    "result": "End the game by what everybody may know, or show what decides before the game ends.",
    "nothing": "Look for something that happens only if something hidden is so.",
}


def advice_for(found: Difference) -> tuple[str, str]:
    """Say what a leak means, and what to do about it."""
    kinds = dict.fromkeys(found.kinds)
    ways = [_DO[kind.partition(" ")[0]].format(name=kind.partition(" ")[2]) for kind in kinds]
    group = "{" + ", ".join(f'"{kind}"' for kind in kinds) + "}"
    means = (
        f"The two worlds differ only in things that are hidden from {found.viewer or 'people without a seat'}; "
        "what is shown differently gives them away."
    )
    return means, (
        f"{' '.join(dict.fromkeys(ways))}\nIf the rules do let it be noticed, say so in the class of the game:\n"
        f"    @classmethod\n    def allowed_differences(cls, difference):\n        yield {group}"
    )
