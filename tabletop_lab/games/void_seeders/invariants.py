"""What must hold at every decision of Void Seeders (section 9 of the catalogue), and what a position leaves out.

The number of each invariant is the catalogue's; what a view may contain (15) is the tester's business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault

from .nemesis.noise import MOST_DOORS, MOST_MARKERS, MOST_NOISE
from .nemesis.table import STOCK
from .state import backs_of, is_contamination

if TYPE_CHECKING:
    from .game import VoidSeeders

HANDS = ("left_hand", "right_hand")


def broken(game: VoidSeeders) -> Iterator[Fault]:
    """A sentence for everything that does not hold."""
    if game.state.step == "setup":
        return
    yield from _seats(game)
    yield from _tiles(game)
    yield from _tokens(game)
    yield from _miniatures(game)
    yield from _characters(game)
    yield from _markers(game)
    yield from _cards(game)
    yield from _pods(game)


def _same(
    game: VoidSeeders, field: str, kind: str, clause: str, there: Iterable[Any], wanted: Iterable[Any]
) -> Iterator[Fault]:
    """Every thing is somewhere, and nothing twice."""
    here, whole = Counter(there), Counter(list(wanted))
    for thing in sorted({*here, *whole}, key=str):
        if here[thing] != whole[thing]:
            yield game.broken(field, kind, clause, thing=thing, count=here[thing], wanted=whole[thing])


def _seats(game: VoidSeeders) -> Iterator[Fault]:
    """Who begins the round, whose turn it is; every seat has a number and a character of its own."""
    state = game.state
    if state.first not in game.players:
        yield game.broken("first", "nobody_first", "NB-2.2", domain=game.players)
    elif state.crew != game.crew_in_order():
        yield game.broken("crew", "other_order", "NB-2.2", domain=game.crew_in_order())
    for field, kind, clause in (("number", "number_twice", "VS-1.14"), ("character", "character_twice", "VS-1.17")):
        values = list(getattr(state, field).values())
        if len(set(values)) != len(game.players):
            yield game.broken(field, kind, clause)
    if state.actions_left and not state.turn_of:
        yield game.broken("actions_left", "no_turn", "NB-2.3", count=state.actions_left)


def _tiles(game: VoidSeeders) -> Iterator[Fault]:
    """Every room that nobody has explored or seen has a tile of its kind face down."""
    state = game.state
    for field, pile, seen, clause in (("first_tiles", state.first_tiles, state.seen_first, "VS-1.3"),
                                      ("second_tiles", state.second_tiles, state.seen_second, "VS-1.2")):  # fmt: skip
        kind = "1" if field == "first_tiles" else "2"
        slots = [slot for slot, holds in game.ship.contents.items() if holds == kind]
        unknown = [slot for slot in slots if slot not in state.explored and slot not in seen]
        if len(pile) < len(unknown):
            yield game.broken(field, "too_few_tiles", clause, count=len(pile), wanted=len(unknown))


def _tokens(game: VoidSeeders) -> Iterator[Fault]:
    """1: no Void Seeder token is lost; a madness token is gone only when its owner is."""
    state = game.state
    there = [*state.bag, *state.supply, *state.token_out]
    yield from _same(game, "supply", "seeder_token_count", "VS-1.10", there, game.content.vs_tokens)
    for player in game.players:
        if player not in state.bag_madness and game.is_active(player):
            yield game.broken("bag_madness", "no_madness_token", "VS-5.9", player=player)


def _miniatures(game: VoidSeeders) -> Iterator[Fault]:
    """3, 4, 10 to 12: miniatures stand in rooms; the Despoiler is never injured, and dies with the last Lair."""
    state = game.state
    for miniature in (*state.seeders, *state.lairs):
        if miniature not in STOCK[game.kind(miniature)]:
            yield game.broken("seeders", "no_such_miniature", "VS-7.5b", seeder=miniature)
    hidden = sum(game.content.tokens[token].effect == "lair" for token in (*state.tokens, *state.seen_tokens.values()))
    if len(state.lairs) + state.destroyed + hidden != game.lairs_in_play:
        yield game.broken("lairs", "lair_count", "VS-1.4", count=len(state.lairs) + state.destroyed + hidden)
    if "despoiler1" in state.seeders and game.despoiler_is_dead():
        yield game.broken("seeders", "despoiler_dead", "VS-8.13")
    for miniature, injuries in state.injuries.items():
        if game.kind(miniature) == "despoiler" and injuries:
            yield game.broken(f"injuries.{miniature}", "despoiler_injured", "VS-9.5")
        if miniature not in state.seeders and miniature not in state.lairs:
            yield game.broken(f"injuries.{miniature}", "injured_off_board", "NB-9.9", seeder=miniature)


def _characters(game: VoidSeeders) -> Iterator[Fault]:
    """5, 9, 10: levels, wounds and hands; whoever is aboard is in a room or in a pod."""
    state = game.state
    for player in game.players:
        aboard, wounds = state.status[player] == "aboard", len(state.wounds[player]) + len(state.dressed[player])
        if aboard != (player in state.room):
            yield game.broken(f"room.{player}", "nowhere", "VS-1.19", player=player)
        if (state.status[player] == "pod") != (player in state.pod_of) and state.status[player] != "left":
            yield game.broken(f"pod_of.{player}", "no_pod", "NB-11.5", player=player)
        if game.is_active(player) and wounds > 3:
            yield game.broken(f"wounds.{player}", "wound_count", "NB-13.3", player=player, count=wounds)
        if state.backs[player] != (backs := backs_of(state.items[player])):
            yield game.broken(f"backs.{player}", "other_backs", "NB-12.1", domain=(tuple(backs),))
        if (state.status[player] in ("aboard", "pod")) != (player in state.crew):
            yield game.broken("crew", "crew_wrong", "NB-2.2", player=player)


def _markers(game: VoidSeeders) -> Iterator[Fault]:
    """6, 7: no more markers than there are, and none in the Nest."""
    state = game.state
    for field, most, clause in (
        ("noise", MOST_NOISE, "NB-4.8"), ("doors", MOST_DOORS, "NB-4.10"),
        ("fire", MOST_MARKERS, "NB-4.11"), ("malfunction", MOST_MARKERS, "NB-4.11"),
    ):  # fmt: skip
        if len(getattr(state, field)) > most:
            yield game.broken(field, "too_many_markers", clause, count=len(getattr(state, field)), most=most)
    for slot in state.malfunction:
        if game.room_at(slot) == "nest":
            yield game.broken("malfunction", "nest_malfunction", "NB-4.11", slot=slot)


def _cards(game: VoidSeeders) -> Iterator[Fault]:
    """8: every card of every deck is somewhere, once."""
    state, box = game.state, game.content
    for player in game.players:
        if player in state.character and state.status[player] != "dead":
            own = [c for c in (*state.hands[player], *state.decks[player]) if not is_contamination(c)]
            deck = [f"{player}/{card}" for card in game.deck_of(state.character[player])]
            yield from _same(game, f"decks.{player}", "card_count", "VS-1.19", [*own, *state.discards[player]], deck)
    held = [card for p in game.players for card in (*state.hands[p], *state.decks[p], *state.tainted[p])]
    mine = [card for card in held if is_contamination(card)]
    gone = [card for card in state.removed if is_contamination(card)]
    yield from _same(
        game, "contamination", "card_count", "NB-13.6", [*state.contamination, *mine, *gone], box.contamination_deck
    )
    for deck, cards in (("event", box.event), ("attack", box.attack), ("panic", box.panic)):
        events = [*state.on_top, *(card for card in state.removed if not is_contamination(card))]
        extra = events if deck == "event" else []
        there = [*state.piles[deck], *state.used[deck], *state.bottoms[deck], *extra, *state.on_table[deck]]
        yield from _same(game, f"piles.{deck}", "card_count", "VS-1.11", there, cards)


def _pods(game: VoidSeeders) -> Iterator[Fault]:
    """14: pods on the ship and those that were launched are not the same."""
    state = game.state
    for pod in state.launched:
        if pod in state.pods:
            yield game.broken(f"pods.{pod}", "pod_twice", "NB-11.6", pod=pod)
