"""Plays thousands of random games and looks at the table at every decision:
`python -m tests.games.void_seeders.every_game --games 3000`.

One to five seats, all modes and presets, every second game with any other readings; every third game is played by bots
that live longer, because random players seldom see the last rounds. What must hold is section 9 of the
game's description: the game's own `invariants`, and here what only a course shows, by the numbers of that section. What
does not hold is printed with the line that plays that game again; the last lines count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tabletop_lab.engine import Decision
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.void_seeders.answers import any_of
from tabletop_lab.games.void_seeders.bots import Survivor
from tabletop_lab.games.void_seeders.game import VoidSeeders
from tabletop_lab.games.void_seeders.nemesis.table import CARCASSES
from tabletop_lab.testing.corpus import _some_value
from tabletop_lab.testing.matches import modes_of
from tabletop_lab.testing.tables import playable
from tests.games import watched
from tests.games.watched import Lasting, Table

OVER = ("jumped", "destroyed")
TOKENS = ("bag_seeder", "bag_blank", "bag_madness", "bag_removed")
"""What is told when step 9 has drawn a token."""


def tables(games: int, start: int = 0) -> Iterator[Table]:
    """So many tables: players, modes and presets in turn; every second one with other readings."""
    presets, fields = list(VoidSeeders.Rules.presets.values()), list(VoidSeeders.Rules.model_fields.items())
    for seed in range(start, start + games):
        dice = Random(f"every game {seed}")
        players = VoidSeeders.seats[seed % len(VoidSeeders.seats)]
        nth = seed // len(VoidSeeders.seats)
        modes = modes_of(VoidSeeders, players)
        rules = dict(presets[nth // len(modes) % len(presets)])
        if seed % 2:
            rules |= {name: _some_value(field, dice) for name, field in dice.sample(fields, dice.randint(1, 40))}
        yield players, playable(VoidSeeders, rules, players, modes[nth % len(modes)]), seed


class Watch(watched.Watch):
    """Looks at the table, then answers at random, or as a thinking bot does; one for all seats of a game."""

    def __init__(self, thinking: bool = False) -> None:
        super().__init__()
        self.bot = Survivor() if thinking else None
        self.lurked = 0

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        game: Any = decision._game
        self.decisions += 1
        if game.state is not None and game.state.step != "setup":
            self.look(game)
        return self.bot.choose(decision, random) if self.bot else any_of(decision.options, random)

    def after_lurking(self, game: Any, facts: Mapping[str, Any]) -> None:
        """Step 9 begins: every Void Seeder is in combat, or a character is next door."""
        rules, s = game.rules, game.state
        if not rules.lurking or rules.lurking_pods or rules.lurking_technical_adjacent or self.lurked == s.round:
            return
        self.lurked = s.round  # the token of one who is out is followed by another one
        for seeder, slot in s.seeders.items():
            if not any(game.at(room) for room in (slot, *game.ship.neighbours[slot])):
                self.wrong.append(f"11 {seeder} in {slot} has nobody near after step 8")

    def look(self, game: Any) -> None:
        """What holds at every decision, and since the last one."""
        self.wrong += map(str, game.invariants())
        self.wrong += now(game)
        self.wrong += self.changed(lasting(game))


def now(game: Any) -> Iterator[str]:
    """What section 9 says of one moment and the game's own invariants leave to the kinds of its fields."""
    s = game.state
    if len(s.token_out) > 1:
        yield f"1 tokens that are being resolved: {s.token_out}"
    for player in s.crew:
        if s.light[player] > 2 or not 1 <= s.madness[player] <= 5:
            yield f"5, 9 {player}: {s.light[player]} light wounds, madness {s.madness[player]}"
        for hand in (s.left_hand[player], s.right_hand[player]):
            if len(hand) > 2 or (len(hand) > 1 and not set(hand) <= game.heavy):
                yield f"9 {player} holds {hand} in one hand"  # two heavy items may be bound together (Duct Tape)
    for markers in (s.noise, s.fire, s.malfunction):
        if len(set(markers)) != len(markers):
            yield f"6 markers twice: {markers}"
    seen = [thing for thing in (*s.lying, *(t for p in game.players for t in game.held(p))) if thing in CARCASSES]
    if len(seen) > s.destroyed or len(set(seen)) != len(seen):
        yield f"4 carcasses {seen}, Lairs destroyed {s.destroyed}"
    if s.fate in OVER and s.step != "over":
        yield f"16 {s.fate} and step {s.step}"


def lasting(game: Any) -> Lasting:
    """What stays as it is, or changes in one way only."""
    s = game.state
    more = lambda old, new: new > old  # noqa: E731
    found: dict[str, tuple[Any, Callable[[Any, Any], bool]]] = {
        "13 time": (s.time, more),
        "13 round": (s.round, more),
        "13 self-destruction": (
            s.self_destruct,
            lambda old, new: new > old or (new == -1 and old < game.rules.sd_yellow),
        ),
        "14 pods": ({*s.pods, *s.launched}, lambda old, new: new < old),  # an event takes one away
        "4 Lairs destroyed": (s.destroyed, more),
        "10 Lairs": (dict(s.lairs), lambda old, new: all(new.get(lair, slot) == slot for lair, slot in old.items())),
        "out": (
            {p: s.status[p] for p in game.players if s.status[p] not in ("aboard", "pod")},
            lambda old, new: set(old) <= set(new) or game.rules.mode == "coop",
        ),
    }
    if game.rules.madness_arrows != "free" and not game.rules.madness_file:
        found["5 madness"] = (
            {player: s.madness[player] for player in s.crew},
            lambda old, new: all(new.get(p, 3) >= 3 for p, level in old.items() if level >= 3),
        )
    return found


def play(table: Table) -> tuple[Watch, Any]:
    """One game to its end; what was seen, and the result."""
    players, rules, seed = table
    watch, read, seated = Watch(seed % 3 == 2), VoidSeeders.Rules.read(rules), seats(VoidSeeders, players)
    heard = dict.fromkeys(TOKENS, [watch.after_lurking])
    playout = Playout(VoidSeeders, seated, read, dict.fromkeys(seated, watch), heard)
    result = playout.run(seed)
    watch.look(playout.game)
    if playout.game.state.step != "over":
        watch.wrong.append("16 the game has ended and its step has not")
    return watch, result


if __name__ == "__main__":
    watched.command(VoidSeeders, __doc__, tables, play)
