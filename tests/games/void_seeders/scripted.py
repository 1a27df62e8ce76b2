"""A table at which a paragraph is played with known dice, cards and answers: no match, no luck.

`luck`: for the name of a chance the outcomes in order, `answers`: for the name of a question; what is not said is the
first option, and passing in a window. What happened is in `told`, whatever was asked in `asked`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine.core.labels import label
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.nemesis.table import ShipIsGone


class Scripted:
    """The table."""

    frame = None
    heard = None

    def __init__(self) -> None:
        self.luck: dict[str, list[Any]] = defaultdict(list)
        self.answers: dict[str, list[Any]] = defaultdict(list)
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.asked: list[tuple[str, str, tuple[Any, ...]]] = []
        self.stops = 0

    def decide(self, player: str, name: str, options: Any, *more: Any, window: Any = None, **_: Any) -> Any:
        found = tuple(options() if callable(options) else options)
        self.asked.append((player, name, found))
        window = window or (more[4] if len(more) > 4 else None)
        if self.answers[name]:
            wanted = self.answers[name].pop(0)
            return next(each for each in found if wanted in (each, label(each)))
        return found[-1] if window else found[0]

    def chance(self, name: str, outcomes: Sequence[Any], weights: Any, only: object) -> Any:
        if self.luck[name]:
            wanted = self.luck[name].pop(0)
            assert wanted in outcomes, f"{name}: {wanted!r} is not among {list(outcomes)}"
            return wanted
        return outcomes[0]

    def note(self, event: str, facts: Mapping[str, Any], *_: Any, **__: Any) -> None:
        self.told.append((event, dict(facts)))

    def checkpoint(self) -> None:
        self.stops += 1

    def events(self, name: str) -> list[dict[str, Any]]:
        """The facts of each such event."""
        return [facts for event, facts in self.told if event == name]


def game(players: int = 3, **rules: Any) -> Any:
    """A game after its setup, in which nobody has done anything: every character in the Hibernatorium, hands empty."""
    chosen = VoidSeeders.Rules.read(rules)
    made = playing(VoidSeeders, chosen)(Scripted(), tuple(f"P{n}" for n in range(1, players + 1)), chosen)
    made.setup()
    made.table.told.clear()
    made.table.asked.clear()
    return made


def put(game: Any, **rooms: int) -> None:
    """Characters and miniatures into rooms: put(game, P1=9, lurker1=9, lair1=9)."""
    state = game.state
    for name, slot in rooms.items():
        place = state.room if name in game.players else state.lairs if name.startswith("lair") else state.seeders
        place[name] = slot


def hand(game: Any, player: str, actions: int, contamination: int = 0) -> None:
    """A hand of so many Action cards and contamination cards; the others are in the deck."""
    state = game.state
    own = [*state.hands[player], *state.decks[player], *state.discards[player]]
    own = sorted(card for card in own if card[0] != "K")
    state.hands[player], state.decks[player], state.discards[player] = own[:actions], own[actions:], []
    for _ in range(contamination):
        state.hands[player].append(state.contamination.pop())


def ends(game: Any, function: Any, *args: Any) -> Any:
    """The result, if this ends the voyage."""
    try:
        function(*args)
    except ShipIsGone:
        return game.victory_check()
    raise AssertionError("the voyage goes on")


def one_seeder(kind: str = "lurker1", slot: int = 9, injuries: int = 0, **rules: Any) -> Any:
    """P1 with a full hand in a room with a Void Seeder; the others far away."""
    made = game(3, **rules)
    put(made, P1=slot, **{kind: slot})
    hand(made, "P1", 5)
    made.state.injuries[kind] = injuries
    return made


def checks(made: Any, *cards: str) -> None:
    """The next attack cards."""
    made.table.luck["attack_card"] = list(cards)
