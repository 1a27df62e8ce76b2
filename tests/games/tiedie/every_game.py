"""Plays thousands of random games and looks at the table at every decision:
`python -m tests.games.tiedie.every_game --games 3000`.

All modes, numbers of players and presets, with the default readings or with others. What must hold is section 9 of the
game's description (its invariants): the game's own (`invariants`), and here what only a course shows. What does not
hold is printed with the line that plays that game again; the last lines count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tabletop_lab.engine import Decision
from tabletop_lab.engine.core.seats import seats
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tiedie.game import Tiedie
from tabletop_lab.testing.corpus import _some_value
from tabletop_lab.testing.matches import modes_of
from tabletop_lab.testing.tables import playable
from tests.games import watched
from tests.games.watched import Lasting, Table

BETWEEN = ("commit", "accuse", "ability", "turn")
"""Questions at which nothing is half done."""


def tables(games: int, start: int = 0) -> Iterator[Table]:
    """So many tables: players, modes and presets in turn; every second one with other readings."""
    presets, fields = list(Tiedie.Rules.presets.values()), list(Tiedie.Rules.model_fields.items())
    for seed in range(start, start + games):
        dice = Random(f"every game {seed}")
        players = Tiedie.seats[seed % len(Tiedie.seats)]
        modes = modes_of(Tiedie, players)
        mode = modes[seed // len(Tiedie.seats) % len(modes)]
        rules = dict(dice.choice(presets))
        if seed % 2:
            rules |= {name: _some_value(field, dice) for name, field in dice.sample(fields, dice.randint(1, 60))}
        yield players, playable(Tiedie, rules, players, mode), seed


class Watch(watched.Watch):
    """Answers at random, and looks at the table before; one for all seats of a game."""

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        game: Any = decision._game
        self.decisions += 1
        if game.state is not None and game.state.phase != "setup":
            self.wrong += map(str, game.invariants())
            self.wrong += self.changed(lasting(game))  # by the numbers of section 9
            if decision.name in BETWEEN:
                self.wrong += between(game)
        return decision.options[int(random() * len(decision.options))]


def lasting(game: Any) -> Lasting:
    """What stays as it is, or changes in one way only."""
    s, items = game.state, game.content.items
    fixed = {square for square, token in s.tokens.items() if token not in items}
    gone = {player: s.pawn.get(player) for player in s.out}
    return {
        "3 routes and passages": (fixed, lambda old, new: False),
        "4 pawns out of play": (gone, lambda old, new: old.items() <= new.items()),
        "15 the warden's pile": (getattr(s, "accuse_cards", 0), lambda old, new: new < old),
        "18 the round": (s.round, lambda old, new: new > old),  # nobody is asked in a round that all sleep through
        "18 the start player": (
            (s.start_player, s.round),
            lambda old, new: old[0] == new[0] or (new[1] - 1) // 2 > (old[1] - 1) // 2,
        ),
        "18 out of play": (dict(s.out), lambda old, new: old.items() <= new.items()),
        "12 removals": (
            dict(getattr(s, "removals", {})),
            lambda old, new: all(new[team] >= count for team, count in old.items()),
        ),
    }


def between(game: Any) -> Iterator[str]:
    """What holds where nothing is half done."""
    s, rules = game.state, game.rules
    if s.phase == "action":
        for player in game.able():
            tired = s.streak[player] >= rules.fatigue_limit and not game.is_never_tired(player)
            if tired and player not in s.asleep:
                yield f"9 {player} is awake after {s.streak[player]} rounds"
    for player in s.asleep:
        if player in s.placed:
            yield f"7 {player} sleeps and has a card"
    if len(set(s.turn_over)) != len(s.turn_over) and rules.uneven_teams == "skip_slot":
        yield f"8 two turns: {s.turn_over}"
    if rules.no_revisit and len(set(s.visited)) != len(s.visited):
        yield f"16 a square twice: {s.visited}"
    for player, hand in s.hands.items():
        if len(hand) > rules.sleep_hand_limit + (rules.steal_full == "drop_one"):
            yield f"5 {player} holds {len(hand)} sleep cards"
    yield from of_the_mode(game)


def of_the_mode(game: Any) -> Iterator[str]:
    """Trophies, health, survivors, prisoners."""
    s, rules, players = game.state, game.rules, game.players
    if hasattr(s, "trophies") and rules.mode == "tail":
        cards = Counter(card for held in s.trophies.values() for card in held)
        if cards != Counter(players):
            yield f"11 character cards: {dict(cards)}"
        if rules.trophy_transfer == "all_held":
            left = [player for player, how in s.out.items() if how == "eliminated" and s.trophies[player]]
            yield from (f"11 {player} is out and has cards" for player in left)
    if rules.mode == "hp":
        for player, health in s.health.items():
            if not 0 <= health <= rules.hp_start or (health == 0) != (s.out.get(player) == "eliminated"):
                yield f"13 {player} has {health} health and is {s.out.get(player, 'in play')}"
    if rules.mode == "hunter":
        survivors = [player for player in players if player not in s.hunters]
        if set(s.carried) & set(s.pawn) or not all(how in ("removed", "escaped") for how in s.out.values()):
            yield f"14 carried {s.carried}, out {s.out}"
        if any(player in s.placed and game.counts(player) for player in survivors if player in s.stunned):
            yield f"7 stunned with a card that counts: {s.stunned}"
    if rules.mode == "warden":
        restrained, freed = game.counts_of_both()
        if rules.restrain_counts == "eliminations" and restrained + freed + len(game.prisoners()) != len(players) - 1:
            yield f"15 {restrained} restrained, {freed} freed, {len(game.prisoners())} in play"


def connected(game: Any) -> Iterator[str]:
    """The map hangs together, and links go both ways (invariant 17)."""
    board = game.map
    if len(board.distances(0)) != board.size:
        yield "17 the map is apart"
    if any(square not in board.linked[there] for square, linked in enumerate(board.linked) for there in linked):
        yield "17 a link goes one way"


def play(table: Table) -> tuple[Watch, Any]:
    """One game to its end; what was seen, and the result."""
    players, rules, seed = table
    watch, read, seated = Watch(), Tiedie.Rules.read(rules), seats(Tiedie, players)
    playout = Playout(Tiedie, seated, read, dict.fromkeys(seated, watch))
    result = playout.run(seed)
    watch.wrong += connected(playout.game)
    if playout.game.state.phase != "over":
        watch.wrong.append("20 the play has ended and its phase has not")
    return watch, result


if __name__ == "__main__":
    watched.command(Tiedie, __doc__, tables, play)
